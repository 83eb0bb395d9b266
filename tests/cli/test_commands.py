"""The commands as a person or a script meets them: output, exit codes, one clear line."""

import io
import json
import os
import runpy
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType

import pytest

from tests.amounts import slow_but
from tests.cli.running import run, without_waiting
from trackwright.cli.main import main
from trackwright.cli.shared.parsers import command_names, command_parser
from trackwright.cli.shared.window import DISPLAYS

Captured = pytest.CaptureFixture[str]

ROOT = Path(__file__).parents[2]
SLOW = pytest.mark.slow


@pytest.mark.parametrize("name", command_names())
def test_two_dashes_are_no_value_of_an_option(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before Python 3.13, argparse takes them for an empty list."""
    for action in command_parser(name)._actions:
        if action.option_strings and action.nargs is None:
            for option in action.option_strings:
                code, out, err = run(capsys, name, f"{option}=--")
                assert (code, out) == (2, "")
                assert f"{option}" in err.splitlines()[-1]


def test_help_names_every_command_with_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for name in command_names():
        line = next(line for line in out.splitlines() if line.startswith(f"  {name} "))
        assert len(line.split()) > 2


@pytest.mark.parametrize("name", command_names())
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, name, "--help")
    assert code == 0
    assert out.startswith(f"usage: trackwright {name}")


def test_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert (code, out) == (0, "trackwright 0.1.0\n")


def test_without_a_display_it_names_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    code, out, err = run(capsys)
    assert (code, out) == (2, "")
    assert "no display" in err
    assert "info" in err


def test_with_a_display_the_editor_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str | None] = []

    def open_editor(file: str | None) -> int:
        asked.append(file)
        return 0

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("trackwright.editor.start.open_editor", open_editor)
    assert main([]) == 0
    assert main([__file__]) == 0
    assert asked == [None, __file__]


def test_info_of_april_tells_the_published_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """MGP-X-19: 35 pieces, 75 positions."""
    code, out, _ = run(capsys, "info", "april-raceway", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["version"] == 1
    assert found["positions"] == 75
    assert found["closed"] == "exactly"
    corners = [found["stock_used"][kind] for kind in ("R1", "R2", "R3", "R4")]
    straights = [found["stock_used"][kind] for kind in ("L1", "L2", "L4")]
    assert (corners, straights) == ([7, 12, 2, 2], [2, 4, 6])
    assert sum(found["pieces"].values()) == 35
    width, height = sorted(found["outline_cm"])
    assert width <= 80
    assert height <= 100


def test_info_for_people_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "info", "april-raceway")
    assert code == 0
    assert "closed      exactly" in out
    assert "positions   75" in out
    assert "98.6 x 78.4 cm, fits the board of 100 x 80 cm" in out


def test_info_in_inches(capsys: pytest.CaptureFixture[str]) -> None:
    """The same lengths; what programs read stays metric."""
    _, out, _ = run(capsys, "info", "april-raceway", "--units", "in")
    assert "38.82 x 30.87 in, fits the board of 39.37 x 31.5 in" in out
    _, metric, _ = run(capsys, "info", "april-raceway", "--json")
    _, same, _ = run(capsys, "info", "april-raceway", "--json", "--units", "in")
    assert same == metric


@pytest.mark.slow
def test_tracks_lists_all_circuits(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "tracks", "--json")
    assert code == 0
    assert len(json.loads(out)["tracks"]) == 32
    _, text, _ = run(capsys, "tracks")
    assert len(text.splitlines()) == 33


def test_tracks_of_one_kit(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "tracks", "--kit", "ausgebremst", "--json")
    assert {track["kit"] for track in json.loads(out)["tracks"]} == {"ausgebremst"}


OPEN = {
    "format": "trackwright-track",
    "version": 1,
    "name": "Open",
    "kit": "motograndprix",
    "runs": [{"pieces": ["START", "L4", "R2L"]}],
}


def test_info_of_an_open_track_tells_the_gap(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "open.json"
    path.write_text(json.dumps(OPEN))
    code, out, _ = run(capsys, "info", str(path))
    assert code == 0
    assert "no, 2 open ends" in out
    assert "gap         490.5 mm (x" in out
    assert "turn -45°" in out
    _, out, _ = run(capsys, "info", str(path), "--units", "in")
    assert "gap         19.31 in (x" in out


def test_info_of_a_pit_without_a_lap_tells_no_detour(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pieces = {"kit": "ausgebremst", "laps": 1, "boxes": 2, "runs": [{"pieces": ["START", "PIT4L"]}]}
    path = tmp_path / "pit.json"
    path.write_text(json.dumps({**OPEN, **pieces}))
    _, out, _ = run(capsys, "info", str(path))
    assert "(Ausgebremst, 1 lap)" in out
    assert "3 stop spaces, no lap can use it" in out


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (("--width", "wide"), "expected a whole number from 1 to 20000, found 'wide'"),
        (("--width", "20001"), "expected a whole number from 1 to 20000"),
        (("--dpi", "fine"), "expected 10 to 600 dots per inch, found 'fine'"),
    ],
)
def test_a_size_that_cannot_be_is_refused(
    option: tuple[str, str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, "export", "april-raceway", str(tmp_path / "out.png"), *option)
    assert code == 2
    assert words in err


def test_info_of_an_empty_track_is_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty.json"
    path.write_text(json.dumps({**OPEN, "runs": []}))
    code, out, _ = run(capsys, "info", str(path))
    assert code == 0
    assert "positions   0" in out


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "nested deeper"),
        ("[]", "expected a JSON object"),
        ('{"format": "tiled"}', "format: expected"),
        (json.dumps({**OPEN, "version": 99}), "version: made by a newer"),
        (json.dumps({**OPEN, "kit": "lego"}), "kit: no kit 'lego'"),
        (json.dumps({**OPEN, "laps": 0, "name": ""}), "laps: "),
        (json.dumps({**OPEN, "runs": [{"pieces": ["X1"]}]}), "runs[0].pieces[0].piece: "),
    ],
)
@pytest.mark.parametrize("command", ["info", "export"])
def test_bad_file_is_one_clear_fault(
    command: str, text: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    more = [str(tmp_path / "out.svg")] if command == "export" else []
    code, out, err = run(capsys, command, str(path), *more)
    assert (code, out) == (2, "")
    assert f"{path}: {expected}" in err
    assert "Traceback" not in err
    assert not (tmp_path / "out.svg").exists()


def test_all_faults_of_a_file_are_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({**OPEN, "laps": 0, "name": "", "colour": "red"}))
    _, _, err = run(capsys, "info", str(path))
    assert len(err.splitlines()) == 3


@pytest.mark.parametrize("name", ["no-such-circuit", "missing.json", "aprilraceway", "/", ""])
def test_unknown_track_is_one_clear_fault(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "info", name)
    assert code == 2
    assert err.startswith(f"{name}: ")


@pytest.mark.parametrize(
    "arguments",
    [("check", "gp-ring", "--rules", ""), ("bots", "--rules", ""), ("tracks", "--kit", "")],
    ids=" ".join,
)
def test_an_empty_name_is_not_taken_for_none(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """As a script gives it whose variable is not set."""
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert "''" in err


def test_near_name_is_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = run(capsys, "info", "april-racway")
    assert "did you mean 'april-raceway'" in err


def test_unknown_command_is_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "infos")
    assert code == 2
    assert "did you mean 'info'" in err


@pytest.mark.slow
def test_demo_tells_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "demo", "--out", str(tmp_path))
    assert code == 0
    assert "positions   75" in out
    assert "checked: 0 errors, 0 warnings, 2 notes, 1 approved" in out
    assert (tmp_path / "april-raceway.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("extra", "terminal", "opened"),
    [
        ([], True, ["april-raceway"]),
        pytest.param([], False, [], marks=SLOW),
        pytest.param(["--no-window"], True, [], marks=SLOW),
    ],
)
def test_demo_ends_in_the_editor_for_a_person(
    extra: list[str],
    terminal: bool,
    opened: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """For a program that reads the output no window must stand in the way."""
    asked: list[str | None] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    monkeypatch.setattr("trackwright.editor.start.open_editor", asked.append)
    run(capsys, "demo", "--out", str(tmp_path), *extra)
    assert asked == opened


@pytest.mark.slow
def test_a_reader_that_stops_early_is_no_fault() -> None:
    command = f"{sys.executable} -m trackwright tracks --json | head -c 1"
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert without_waiting(done.stderr) == ""


def imported_by(*arguments: str) -> set[str]:
    """All modules that a new process has imported at the end of a command."""
    program = (
        "import sys\n"
        "from trackwright.cli.main import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(*sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stderr.split())


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments", slow_but([["info", "april-raceway"]], [["--help"], ["tracks"]])
)
def test_light_commands_import_neither_qt_nor_numba(arguments: list[str]) -> None:
    imported = imported_by(*arguments)
    assert not {"PySide6", "numba", "resvg_py"} & imported
    assert not {"trackwright.cli.system", "trackwright.reports.tables"} & imported


@pytest.mark.slow
def test_a_race_imports_no_other_game_and_no_files_of_replays() -> None:
    race = ("race", "bleifuss-drom", "--rules", "ausgebremst-pro", "--laps", "1")
    modules = imported_by(*race)
    assert "trackwright.games.ausgebremst.race.race" in modules
    assert "trackwright.simulator.race.records" not in modules
    assert "trackwright.games.motograndprix.race.race" not in modules


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "gp-ring", "tracks/april-raceway.json"],
        ["suggest-difficulty", "gp-ring", "--out", "tracks/april-raceway.json"],
        ["suggest-difficulty", "tracks/april-raceway.json", "--in-place"],
        ["close", "gp-ring", "--apply", "1", "--out", "tracks/april-raceway.json"],
    ],
    ids=" ".join,
)
def test_shipped_circuits_are_not_written_over(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    before = (ROOT / "tracks" / "april-raceway.json").read_bytes()
    code, _, err = run(capsys, *arguments)
    assert (ROOT / "tracks" / "april-raceway.json").read_bytes() == before
    assert code == 2
    assert "comes with Trackwright" in err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("track", "rules"),
    [
        pytest.param("april-raceway", "motograndprix-standard", marks=SLOW),
        ("bleifuss-drom", "ausgebremst-pro"),
    ],
)
def test_demo_races_by_the_rules_of_the_circuits_game(
    track: str, rules: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(capsys, "demo", track, "--out", str(tmp_path), "--no-window")
    assert f"500 races under {rules} with careful bots" in out


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no file without an end")
@pytest.mark.parametrize(
    ("command", "says"),
    [
        (("info",), "larger than 4 MB, the largest size that is read"),
        pytest.param(("check",), "larger than 4 MB, the largest size that is read", marks=SLOW),
        pytest.param(
            ("export", "{}", "out.svg"),
            "larger than 4 MB, the largest size that is read",
            marks=SLOW,
        ),
        pytest.param(("replay",), "larger than 4 MB, the largest size that is read", marks=SLOW),
        (("referee",), "larger than 10 MB, the largest size that is read"),
    ],
)
@pytest.mark.parametrize("is_pipe", [False, pytest.param(True, marks=SLOW)])
def test_an_input_without_an_end_is_refused_in_bounded_memory(
    command: tuple[str, ...], says: str, is_pipe: bool, tmp_path: Path
) -> None:
    """Whatever is read: a device, a pipe that is filled for ever."""
    endless = Path("/dev/zero")
    if is_pipe:
        endless = tmp_path / "endless.json"
        os.mkfifo(endless)
        writer = subprocess.Popen(["sh", "-c", f"cat /dev/zero > {endless}"])
    name, *rest = command
    given = [str(endless) if word == "{}" else word for word in rest] or [str(endless)]
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, name, *given],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if is_pipe:
        writer.wait(30)
    assert done.returncode == 2, done.stderr
    assert says in done.stderr


LIMITED = """
import resource, sys
from trackwright.cli.main import main
resource.setrlimit(resource.RLIMIT_AS, (2_000_000_000, 2_000_000_000))
sys.exit(main())
"""


def test_an_answer_without_an_end_ends_the_race(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("x" * 1_000_000))
    race = ["race", "gp-ring", "--rules", "motograndprix-basic", "--laps", "1"]
    assert main([*race, "--bots", "human"]) == 2
    error = capsys.readouterr().err
    assert "answers are at most 1000 characters long" in error
    assert error.count("> ") == 1


@pytest.mark.slow
@pytest.mark.skipif(not os.access("/dev/kmsg", os.R_OK), reason="no device that waits")
@pytest.mark.parametrize("device", ["/proc/kmsg", "/dev/kmsg"])
def test_a_device_that_has_nothing_more_to_say_is_refused(device: str) -> None:
    """The kernel's messages: reading them waits for the next one."""
    command = [sys.executable, "-m", "trackwright", "suggest-difficulty", device]
    for _ in range(2):  # what is left of earlier messages is read once
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 2
    assert done.stderr.startswith(f"{device}: ")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no such names")
@pytest.mark.parametrize("is_pipe", [False, True])
def test_a_track_can_come_from_standard_input(is_pipe: bool) -> None:
    """A pipe, whose writer may be slow, and a file."""
    track = ROOT / "tracks" / "april-raceway.json"
    info = [sys.executable, "-m", "trackwright", "info", "/dev/stdin"]
    command = ["sh", "-c", 'sleep 0.3; cat "$0"', str(track)] if is_pipe else ["true"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer, track.open() as file:
        source = writer.stdout if is_pipe else file
        done = subprocess.run(info, stdin=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "April Raceway" in done.stdout


def test_the_window_opens_a_shipped_circuit_by_its_id(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As every command does; anything else that is no file is an error that helps."""
    opened: list[str | None] = []

    def open(name: str | None) -> int:
        opened.append(name)
        return 0

    monkeypatch.setattr("trackwright.cli.program.has_display", lambda: True)
    monkeypatch.setattr("trackwright.cli.program.open_window", open)
    assert main(["april-raceway"]) == 0
    assert opened == ["april-raceway"]
    assert main(["april-racewy"]) == 2
    assert main(["chek"]) == 2
    assert opened == ["april-raceway"]
    error = capsys.readouterr().err
    assert "did you mean 'april-raceway'" in error
    assert "did you mean 'check'" in error


@pytest.fixture
def interruptible() -> Iterator[None]:
    """As in a terminal: what a shell starts in the background ignores interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to oneself")
@pytest.mark.parametrize("fault", [ImportError, SystemError, ValueError, KeyboardInterrupt])
def test_an_interrupt_that_modules_in_c_turn_into_something_else_is_one(
    fault: type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """NumPy says "numpy._core.multiarray failed to import" then, Pydantic has a SchemaError."""

    def run(arguments: object) -> int:
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
        raise fault("failed to import")

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("trackwright.cli.commands.tracks.run", run)
    assert main(["tracks"]) == 2
    assert capsys.readouterr().err == "interrupted\n"
    assert signal.getsignal(signal.SIGINT) is before


def test_an_import_that_fails_by_itself_is_no_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(arguments: object) -> int:
        raise ImportError("nothing there")

    monkeypatch.setattr("trackwright.cli.commands.tracks.run", run)
    with pytest.raises(ImportError, match="nothing there"):
        main(["tracks"])


def test_an_interrupt_before_anything_is_imported_is_said_in_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    class Interrupted:
        @staticmethod
        def find_spec(name: str, path: object = None, target: object = None) -> None:
            if name == "trackwright.cli.program":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "trackwright.cli.program")
    monkeypatch.setattr(sys, "meta_path", [Interrupted, *sys.meta_path])
    before = signal.getsignal(signal.SIGINT)
    try:
        with pytest.raises(SystemExit) as stop:
            runpy.run_module("trackwright.__main__", run_name="__main__")
    finally:
        signal.signal(signal.SIGINT, before)
    assert stop.value.code == 2
    assert capsys.readouterr().err == "interrupted\n"


class Slow(ExtensionFileLoader):
    """Loads a module as one in C is loaded, and meets Ctrl-C on the way."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.1)
        module = ModuleType(spec.name)
        module.is_whole = True  # type: ignore[attr-defined]
        return module

    def exec_module(self, module: ModuleType) -> None:
        pass


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to oneself")
def test_an_interrupt_waits_until_a_module_in_c_is_imported(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """NumPy prints a traceback of its own otherwise."""
    loaded = list[ModuleType]()

    def run(arguments: object) -> int:
        spec = ModuleSpec("slow", Slow("slow", "slow.so"))
        loaded.append(module_from_spec(spec))
        time.sleep(60)
        return 0

    monkeypatch.setattr("trackwright.cli.commands.tracks.run", run)
    assert main(["tracks"]) == 2
    assert capsys.readouterr().err == "interrupted\n"
    assert loaded[0].is_whole


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to oneself")
def test_an_interrupt_at_the_end_shows_nothing() -> None:
    """Python's clean-up would show a traceback."""
    program = (
        "import atexit, os, signal, sys; atexit.register(os.kill, os.getpid(), signal.SIGINT)\n"
        "from trackwright.cli.main import main; sys.argv[1:] = ['explain', '--json']\n"
        "sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, without_waiting(done.stderr)) == (-signal.SIGINT, "")


def test_what_begins_the_program_imports_next_to_nothing() -> None:
    """While it is imported, Ctrl-C shows a traceback."""
    program = (
        "import sys, re, collections.abc; before = set(sys.modules)\n"
        "import trackwright.cli.main\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True
    )
    assert done.stdout.decode().split() == [
        "trackwright",
        "trackwright.cli",
        "trackwright.cli.main",
    ]
