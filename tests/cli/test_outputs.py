"""Files that commands are asked to write: nobody loses a design to a slip of the keyboard."""

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from trackwright.cli.main import main
from trackwright.model.files.library import KITS, TRACKS, load_track
from trackwright.model.files.output_checks import (
    FIGURES,
    HEAT,
    PLAYTEST_RESULT,
    RACE_RECORD,
    TRACK,
    file_kind,
)
from trackwright.model.files.track_files import save_track
from trackwright.model.layout.track import Approval
from trackwright.reports.export import FORMS

Captured = pytest.CaptureFixture[str]
OPEN = Path("open.json")
RULES = ("--rules", "motograndprix-basic", "--laps", "1")


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A track of one's own in the folder in which the program runs."""
    monkeypatch.chdir(tmp_path)
    save_track(load_track("gp-ring"), tmp_path / "mine.json")
    return tmp_path / "mine.json"


def playtest(*arguments: str) -> int:
    return main(["playtest", "mine.json", *RULES, "--races", "20", *arguments])


def race(*arguments: str) -> int:
    return main(["race", "mine.json", *RULES, *arguments])


@pytest.mark.slow
def test_what_was_written_is_known_and_makes_way_for_its_like(mine: Path, capsys: Captured) -> None:
    """All kinds, each onto itself; then each onto each other kind, which is refused."""
    exports = {suffix: f"x.{suffix}" for suffix in FORMS}
    calls = {
        "r.json": (["playtest", *RULES, "--races", "20", "--save"], PLAYTEST_RESULT),
        "f.csv": (["playtest", *RULES, "--races", "20", "--csv"], FIGURES),
        "h.csv": (["playtest", *RULES, "--races", "20", "--heat"], HEAT),
        "race.json": (["race", *RULES, "--record"], RACE_RECORD),
        **{name: (["export"], FORMS[suffix].kind) for suffix, name in exports.items()},
    }
    for name, ((command, *options), kind) in calls.items():
        assert main([command, "mine.json", *options, name]) == 0
        assert file_kind(Path(name).read_bytes()) is kind
        assert main([command, "mine.json", *options, name]) == 0
    capsys.readouterr()
    written = {name: Path(name).read_bytes() for name in [*calls, mine.name]}
    for name, ((command, *options), kind) in calls.items():
        for other in written:
            if other == name or (command == "export" and Path(other).suffix != Path(name).suffix):
                continue
            assert main([command, "mine.json", *options, other]) == 2
            if other != mine.name:
                assert f"{kind.name} will not replace it: choose" in capsys.readouterr().err
    assert written == {name: Path(name).read_bytes() for name in written}


@pytest.mark.parametrize("option", ["--save", "--csv", "--heat"])
def test_a_playtest_never_writes_over_its_track(option: str, mine: Path, capsys: Captured) -> None:
    before = mine.read_bytes()
    link = mine.with_name("link.json")
    link.hardlink_to(mine)
    for name in ("mine.json", "./mine.json", "link.json"):
        assert playtest(option, name) == 2
        found = capsys.readouterr()
        assert "is an input and cannot be the output: choose another file" in found.err
        assert found.out == ""
    assert mine.read_bytes() == before


def test_what_is_compared_with_is_not_written_over(mine: Path, capsys: Captured) -> None:
    assert playtest("--save", "r.json") == 0
    before = Path("r.json").read_bytes()
    assert playtest("--against", "r.json", "--save", "r.json", "--seed", "2") == 2
    assert "r.json is an input" in capsys.readouterr().err
    assert Path("r.json").read_bytes() == before


def test_other_tracks_kits_and_files_of_other_programs_stay(mine: Path, capsys: Captured) -> None:
    save_track(load_track("april-raceway"), Path("other.json"))
    shutil.copy(KITS / "motograndprix.json", "kit.json")
    Path("diary.csv").write_text("day,weather\n1,rain\n")
    for name, what in (
        ("other.json", "a track"),
        ("kit.json", "a kit"),
        ("diary.csv", "something else"),
    ):
        before = Path(name).read_bytes()
        for option in ("--save", "--csv", "--heat"):
            assert playtest(option, name) == 2
            assert f"{name} exists and is {what}; a " in capsys.readouterr().err
        assert race("--record", name) == 2
        assert Path(name).read_bytes() == before


def test_two_outputs_on_one_path_are_refused(mine: Path, capsys: Captured) -> None:
    assert playtest("--csv", "f.csv", "--heat", "./f.csv") == 2
    assert "f.csv is given for two outputs: choose a file for each" in capsys.readouterr().err
    assert not Path("f.csv").exists()


def test_an_export_never_writes_over_its_track(mine: Path, capsys: Captured) -> None:
    before = mine.read_bytes()
    assert main(["export", "mine.json", "mine.json"]) == 2
    assert "mine.json is an input" in capsys.readouterr().err
    assert mine.read_bytes() == before


def test_an_empty_file_may_be_written_to(mine: Path) -> None:
    Path("made-by-mktemp").touch()
    assert playtest("--save", "made-by-mktemp") == 0
    assert file_kind(Path("made-by-mktemp").read_bytes()) is PLAYTEST_RESULT


WRITING = {
    "playtest --save": ["playtest", "mine.json", *RULES, "--races", "20", "--save", "old.json"],
    "playtest --csv": ["playtest", "mine.json", *RULES, "--races", "20", "--csv", "old.csv"],
    "playtest --heat": ["playtest", "mine.json", *RULES, "--races", "20", "--heat", "old.csv"],
    "race": ["race", "mine.json", *RULES, "--record", "old.json"],
    "export": ["export", "mine.json", "old.svg"],
    "check": ["check", "mine.json", "--fix"],
    "suggest --out": ["suggest-difficulty", "mine.json", "--out", "old.json"],
    "suggest --in-place": ["suggest-difficulty", "mine.json", "--in-place"],
    "close": ["close", "open.json", "--apply", "1", "--out", "old.json"],
    "edit": [
        "edit",
        "mine.json",
        "--insert",
        "L1",
        "--behind",
        "4",
        "--apply",
        "1",
        "--out",
        "old.json",
    ],
    "demo": ["demo", "gp-ring", "--no-window"],
}
"""Every way in which a command writes over a file."""


@pytest.mark.parametrize("call", WRITING)
def test_a_file_that_is_read_only_stays(call: str, mine: Path, capsys: Captured) -> None:
    """It is written once; then it is made read-only, and the same call is refused."""
    track = load_track("gp-ring")
    save_track(replace(track, waivers=(Approval("GEO101", "was open", (2,)),)), mine)
    *run, last = track.runs
    save_track(replace(track, runs=(*run, replace(last, pieces=last.pieces[:-1]))), OPEN)
    arguments = WRITING[call]
    for path in Path().glob("*"):
        os.utime(path, (1, 1))  # what is written next is newer, however soon
    if call != "check":
        assert main(arguments) in (0, 1)
    written = max(Path().glob("*"), key=lambda path: path.stat().st_mtime_ns)
    if call == "check":
        written = mine
    before = written.read_bytes()
    written.chmod(0o444)
    capsys.readouterr()
    assert main(arguments) == 2
    assert (
        f"{written}: not saved: the file is read-only; make it writable" in capsys.readouterr().err
    )
    assert written.read_bytes() == before


@pytest.mark.slow
def test_links_that_lead_to_themselves_are_told_in_words(mine: Path, capsys: Captured) -> None:
    loop = mine.with_name("loop.png")
    loop.symlink_to(loop)
    assert main(["export", "mine.json", "loop.png"]) == 2
    assert "loop.png: cannot be saved: " in capsys.readouterr().err
    assert loop.is_symlink()


def test_the_picture_of_the_demo_replaces_a_picture_only(mine: Path, capsys: Captured) -> None:
    mine.rename("gp-ring.png")
    assert main(["demo", "gp-ring", "--no-window"]) == 2
    assert "gp-ring.png exists and is a track" in capsys.readouterr().err


def test_a_track_that_is_written_replaces_a_track_only(mine: Path, capsys: Captured) -> None:
    Path("notes.json").write_text('{"format": "mine"}')
    suggest = ["suggest-difficulty", "mine.json", "--out"]
    assert main([*suggest, "notes.json"]) == 2
    assert "notes.json exists and is something else; a track will not" in capsys.readouterr().err
    for _ in range(2):
        assert main([*suggest, "rated.json"]) in (0, 1)
    assert Path("rated.json.bak").exists()


def test_every_shipped_track_is_known_and_the_order_of_keys_does_not_matter() -> None:
    for path in TRACKS.glob("*.json"):
        assert file_kind(path.read_bytes()) is TRACK
    assert file_kind(b'{"name": "x", "format": "trackwright-track"}') is TRACK
    assert file_kind(b'{"within": [{"format": "trackwright-track"}]}') is None
    assert file_kind(b'[{"format": "trackwright-track"}') is None


def test_a_link_into_a_folder_that_is_not_there_is_said_to_be_one(
    mine: Path, capsys: Captured
) -> None:
    link, folder = mine.with_name("picture.svg"), mine.parent / "gone"
    link.symlink_to(folder / "picture.svg")
    assert main(["export", "mine.json", "picture.svg"]) == 2
    assert capsys.readouterr().err == f"picture.svg: there is no folder {folder} to write to\n"
