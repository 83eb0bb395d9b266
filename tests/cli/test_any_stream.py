"""Every command, wherever its output goes and however files and folders are called."""

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.amounts import slow_but
from tests.builders import OVAL, track_of
from trackwright.cli.main import main
from trackwright.cli.shared.parsers import command_names
from trackwright.model.files.track_files import save_track, track_text

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")
NAME = 'Größe 日本 \U0001f3c1 "q" °'
AWKWARD = os.fsdecode("é ü 日本 'q\" \n ".encode() + b"\xff")
"""A name of a file or folder: not ASCII, quotes, blanks, a line's end, a byte that is no letter."""
ONE_LAP = ("--rules", "motograndprix-basic", "--laps", "1", "--option", "unrated=1")
PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
"""Environment: Python takes nothing but ASCII for a letter."""

CALLS: dict[str, tuple[str, ...]] = {
    "bots": (),
    "budget": ("TRACK",),
    "championship": ("TRACK", *ONE_LAP),
    "check": ("TRACK", "--rules", "motograndprix-basic"),
    "close": ("OPEN",),
    "completion": ("bash",),
    "demo": ("TRACK", "--no-window", "--out", "FOLDER"),
    "design": ("--positions", "40..60", "--count", "1", "--bursts", "2", "--jobs", "1"),
    "desktop": (),
    "edit": ("TRACK", "--insert", "L1", "--behind", "1"),
    "explain": (),
    "export": ("TRACK", "FOLDER/picture.svg"),
    "info": ("TRACK",),
    "manual": (),
    "playtest": ("TRACK", *ONE_LAP, "--races", "20"),
    "print": ("TRACK", "--dry-run"),
    "race": ("TRACK", *ONE_LAP),
    "referee": ("CASES",),
    "replay": ("RECORD", "TRACK"),
    "report": ("TRACK", "FOLDER/page.html", *ONE_LAP, "--races", "20"),
    "rulesets": (),
    "suggest-difficulty": ("TRACK",),
    "tracks": (),
    "what-if": ("TRACK", *ONE_LAP, "--kinds", "start", "--races", "5", "--jobs", "1"),
}
MORE = {"check": ("-v",), "playtest": ("-v",), "race": ("--why", "1"), "explain": ("GEO101",)}
"""What else a command prints."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="names of files as Unix has them")
Call = Callable[[str], list[str]]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Files whose names, and what they hold, are awkward."""
    folder = tmp_path_factory.mktemp("streams") / AWKWARD
    folder.mkdir()
    found = {
        "FOLDER": folder,
        **{word: folder / f"{word.lower()} {AWKWARD}.json" for word in ("TRACK", "OPEN")},
        **{word: folder / f"{word.lower()} {AWKWARD}.json" for word in ("CASES", "RECORD")},
    }
    save_track(track_of(OVAL, name=NAME, notes=[NAME], level="standard"), found["TRACK"])
    save_track(track_of(OVAL.rsplit(" ", 2)[0], name=NAME), found["OPEN"])
    case = {"id": NAME, "title": NAME, "ask": {"kind": "points", "finishers": 2}}
    found["CASES"].write_text(json.dumps([case]))
    race = ["race", str(found["TRACK"]), *ONE_LAP, "--record", str(found["RECORD"])]
    assert main(race) == 0
    return found


@pytest.fixture
def call(files: dict[str, Path]) -> Call:
    """The arguments of a command, with the files in their places."""

    def arguments(name: str) -> list[str]:
        def place(word: str) -> str:
            head, slash, rest = word.partition("/")
            return f"{files[head]}{slash}{rest}" if head in files else word

        return [name, *map(place, CALLS[name])]

    return arguments


@pytest.fixture(autouse=True)
def streams_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, getattr(sys, name))


def printed(arguments: list[str], encoding: str = "ascii") -> tuple[int, str, str]:
    """Run it as on a terminal with this encoding: exit code and what both streams got."""
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdout, sys.stderr = io.TextIOWrapper(out, encoding), io.TextIOWrapper(err, encoding)
    stdout, stderr = sys.stdout, sys.stderr
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    stdout.flush()
    stderr.flush()
    return code, out.getvalue().decode(encoding), err.getvalue().decode(encoding)


def into(stream: io.TextIOWrapper, arguments: list[str]) -> int:
    sys.stdout = stream
    return main(arguments)


def test_all_commands_are_called_here() -> None:
    assert sorted(CALLS) == command_names()


@pytest.mark.parametrize("encoding", slow_but(["ascii"], ["latin-1"]))
@pytest.mark.parametrize("name", command_names())
def test_letters_that_the_output_does_not_have_are_escaped(
    name: str, encoding: str, call: Call
) -> None:
    for more in ((), MORE.get(name, ())):
        code, out, err = printed([*call(name), *more], encoding)
        assert code in (0, 1), err
        assert "Traceback" not in err
        assert out


@pytest.mark.parametrize("encoding", slow_but(["ascii"], ["latin-1"]))
@pytest.mark.parametrize("name", command_names())
def test_json_stays_json_whatever_the_output_can_show(name: str, encoding: str, call: Call) -> None:
    _, out, _ = printed([*call(name), "--json"], encoding)
    escaped = json.loads(out.encode())
    _, plain, _ = printed([*call(name), "--json"], "utf-8")
    seen = json.loads(plain.encode())
    assert escaped == seen


@pytest.mark.parametrize("format", ["sarif", "github", "json", "text"])
def test_reports_of_checks_are_escaped_too(format: str, files: dict[str, Path]) -> None:
    code, out, err = printed(["check", str(files["OPEN"]), "--format", format])
    assert (code, err) == (1, "")
    if format in ("sarif", "json"):
        json.loads(out)


def test_a_message_shows_the_bytes_of_a_name(files: dict[str, Path]) -> None:
    code, out, err = printed(["info", str(files["FOLDER"] / "none")], "utf-8")
    assert (code, out) == (2, "")
    assert "é ü 日本" in err
    assert "\\udcff" in err
    assert printed(["\udcff"], "utf-8")[0] == 2


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full")
@pytest.mark.parametrize("name", command_names())
def test_a_full_disk_is_told(name: str, call: Call, capsys: pytest.CaptureFixture[str]) -> None:
    with open(os.dup(os.open(FULL, os.O_WRONLY)), "w", encoding="utf-8") as full:
        assert into(full, call(name)) == 2
    assert capsys.readouterr().err.splitlines()[-1] == "the output: No space left on device"


@pytest.mark.parametrize("name", command_names())
def test_a_reader_who_left_is_no_fault(
    name: str, call: Call, capsys: pytest.CaptureFixture[str]
) -> None:
    read, write = os.pipe()
    os.close(read)
    with open(write, "w", encoding="utf-8") as pipe:
        assert into(pipe, call(name)) in (0, 1)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("name", command_names())
def test_an_output_that_is_closed_is_told(
    name: str, call: Call, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(call(name)) == 2
    assert "standard output is closed" in capsys.readouterr().err


def test_a_current_folder_that_is_gone_is_told(
    files: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone, before = tmp_path / "gone", Path.cwd()
    gone.mkdir()
    os.chdir(gone)
    try:
        gone.rmdir()
        assert main(["check", str(files["OPEN"]), "--format", "sarif"]) == 2
    finally:
        os.chdir(before)
    assert capsys.readouterr().err == "the current folder: No such file or directory\n"


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full")
@pytest.mark.parametrize(
    ("arguments", "code"), [(["info", "none"], 2), (["race", "gp-ring", *ONE_LAP], 0)]
)
def test_messages_that_nobody_can_get_change_nothing(
    arguments: list[str], code: int, tmp_path: Path
) -> None:
    kept = ["--record", str(tmp_path / "race.json")] if arguments[0] == "race" else []
    with open(FULL, "w", encoding="utf-8", buffering=1) as full:
        sys.stderr = full
        assert main([*arguments, *kept]) == code


@pytest.mark.slow
def test_no_file_gets_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    """What a library prints on stderr would end up in the record."""
    record = tmp_path / "race.json"
    program = (
        "import os, sys\n"
        "from trackwright.cli.main import main\n"
        "main(['info', 'none'])\n"
        "handle = os.open(sys.argv[1], os.O_CREAT | os.O_WRONLY)\n"
        "sys.exit(handle)\n"
    )
    command = ["bash", "-c", '"$@" <&- 2>&-', "bash", sys.executable, "-c", program, str(record)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode > 2


def test_answers_that_are_no_text_are_asked_for_again(
    files: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    sys.stdin = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), "utf-8")
    assert main(["race", str(files["TRACK"]), *ONE_LAP, "--bots", "human,careful"]) == 2
    assert "all, undo or quit, found" in capsys.readouterr().err


# --- where the program lies ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a folder with an awkward name."""
    folder = tmp_path_factory.mktemp("installed") / AWKWARD
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "trackwright", folder / "trackwright", ignore=ignored)
    for part in ("resources", "tracks"):
        shutil.copytree(ROOT / part, folder / "trackwright" / part)
    return folder


def runs(installed: Path, *arguments: str, **environment: str) -> bytes:
    command = [sys.executable, "-m", "trackwright", *arguments]
    inherited = {key: os.environ[key] for key in os.environ if not key.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        command,
        cwd=installed,
        env={**inherited, "PYTHONPATH": str(installed), **environment},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return done.stdout


@pytest.fixture(params=[{}, PLAIN], ids=["utf-8", "ascii"])
def environment(request: pytest.FixtureRequest) -> dict[str, str]:
    found: dict[str, str] = request.param
    return found


@pytest.mark.slow
def test_a_program_in_a_folder_with_any_name_draws_words(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """A font that is not found would leave them out without a word."""
    runs(installed, "export", "gp-ring", str(tmp_path / "there.png"), **environment)
    assert main(["export", "gp-ring", str(tmp_path / "here.png")]) == 0
    assert (tmp_path / "there.png").read_bytes() == (tmp_path / "here.png").read_bytes()


@pytest.mark.slow
def test_a_program_in_a_folder_with_any_name_races(
    installed: Path, environment: dict[str, str], files: dict[str, Path], tmp_path: Path
) -> None:
    track, record, result = str(files["TRACK"]), tmp_path / "race.json", tmp_path / AWKWARD
    told = runs(installed, "race", track, *ONE_LAP, "--record", str(record), **environment)
    assert told == runs(installed, "replay", str(record), track, **environment)
    assert "日本" in json.loads(record.read_text("utf-8"))["track"]
    races = ("playtest", track, *ONE_LAP, "--races", "20", "-v", "--save", str(result))
    runs(installed, *races, **environment)
    runs(installed, *races[:-1], f"{result}2", "--against", str(result), **environment)


@pytest.mark.slow
def test_a_record_names_its_circuit_whatever_letters_the_system_knows(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    track = tmp_path / "日本 é.json"
    track.write_text(track_text(track_of(OVAL, name=NAME)), encoding="utf-8")
    record = ("race", str(track), *ONE_LAP, "--record", str(tmp_path / "race.json"))
    runs(installed, *record, **environment)
    assert b"Gr" in runs(installed, "replay", str(tmp_path / "race.json"), **environment)
    assert json.loads((tmp_path / "race.json").read_text("utf-8"))["track"] == "日本 é.json"


def test_a_long_name_makes_a_record_that_can_be_read(
    files: dict[str, Path], tmp_path: Path
) -> None:
    track = tmp_path / f"{'x' * 240}.json"
    shutil.copy(files["TRACK"], track)
    record = str(tmp_path / "race.json")
    assert main(["race", str(track), *ONE_LAP, "--record", record]) == 0
    assert main(["replay", record, str(track)]) == 0


@pytest.mark.parametrize("name", ["a**b.json", "a[b.json", AWKWARD])
def test_a_file_is_saved_whatever_its_name(name: str, files: dict[str, Path]) -> None:
    track = files["FOLDER"] / name
    for _ in range(2):
        save_track(track_of(OVAL, name=NAME), track)
    assert track.with_name(f"{name}.bak").exists()
