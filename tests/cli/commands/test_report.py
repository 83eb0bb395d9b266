"""`trackwright report`, and `playtest --report`: what they write, say, and refuse."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.running import run
from trackwright.model.files.library import load_track
from trackwright.model.files.output_checks import REPORT, file_kind
from trackwright.model.files.track_files import save_track

Captured = pytest.CaptureFixture[str]
RACES = ("--races", "20")
TRACK, RULES = "quarter-mile", ("--rules", "dice-derby")
LIGHT = """
import sys
from trackwright.cli.main import main
code = main(sys.argv[1:])
heavy = ("trackwright.reports.html", "trackwright.reports.charts", "PySide6", "reportlab")
print([name for name in heavy if name in sys.modules])
sys.exit(code)
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_page_is_written_and_its_races_are_named(capsys: Captured) -> None:
    code, out, err = run(capsys, "report", TRACK, "page.html", *RACES)
    data = Path("page.html").read_bytes()
    assert (code, err) == (0, "")
    assert file_kind(data) is REPORT
    first, *races = out.splitlines()
    assert first == f"page.html: written ({len(data):,} bytes)"
    assert [line.split(".")[0].strip() for line in races] == [
        "The closest finish",
        "A typical race",
        "The longest race",
    ]


def test_a_playtest_writes_the_same_page(capsys: Captured) -> None:
    """As `report` does, also of a saved result."""
    saved = ("--save", "result.json", "--report", "playtest.html")
    assert run(capsys, "playtest", TRACK, *RULES, *RACES, *saved)[0] == 0
    assert run(capsys, "report", TRACK, "report.html", *RACES)[0] == 0
    assert run(capsys, "report", TRACK, "again.html", "--result", "result.json")[0] == 0
    page = Path("playtest.html").read_bytes()
    assert page == Path("report.html").read_bytes()
    assert page == Path("again.html").read_bytes()


def test_json_says_what_is_in_the_page(capsys: Captured) -> None:
    options = (*RACES, "--language", "de", "--theme", "dark", "--json")
    code, out, _ = run(capsys, "report", TRACK, "page.html", *options)
    found = json.loads(out)
    assert (code, found["version"], found["rules"]) == (0, 1, "dice-derby")
    assert found["bytes"] == Path("page.html").stat().st_size
    assert len(found["races_to_watch"]) == 3
    page = Path("page.html").read_text("utf-8")
    assert '<html lang="de" data-theme="dark">' in page


def test_own_races_are_watched_in_place_of_others(capsys: Captured) -> None:
    assert run(capsys, "race", TRACK, *RULES, "--seed", "7", "--record", "race.json")[0] == 0
    code, out, _ = run(capsys, "report", TRACK, "page.html", *RACES, "--replay", "race.json")
    assert code == 0
    (line,) = out.splitlines()[1:]
    assert "A saved race" in line
    assert "seed 7" in line


def test_a_circuit_that_cannot_be_raced_has_a_page_without_races(capsys: Captured) -> None:
    track = load_track("gp-ring")
    save_track(replace(track, markers=()), Path("mine.json"))
    code, out, _ = run(capsys, "report", "mine.json", "page.html", *RACES)
    assert code == 0
    assert "Not raced: the corner at space" in out
    code, _, err = run(
        capsys, "report", "mine.json", "other.html", "--rules", "motograndprix-basic"
    )
    assert code == 2
    assert "has no difficulty" in err
    assert not Path("other.html").exists()


def test_another_circuit_is_raced_alike_and_compared(capsys: Captured) -> None:
    code, _, _ = run(capsys, "report", TRACK, "page.html", *RACES, "--against", "racing-rules")
    assert code == 0
    assert "Compared with 20 races of Racing Rules." in Path("page.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--result", "result.json", *RULES), "--result says what was raced"),
        (("--result", "gone.json"), "gone.json"),
        (("--rules", "chess"), "no ruleset named 'chess'"),
        (("--replay", "result.json"), "result.json"),
        (("--replay", "a", "--replay", "b", "--replay", "c", "--replay", "d"), "at most 3 races"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_line(
    options: tuple[str, ...], why: str, capsys: Captured
) -> None:
    saved = ("--save", "result.json")
    assert run(capsys, "playtest", TRACK, *RULES, "--races", "2", *saved)[0] == 0
    code, out, err = run(capsys, "report", TRACK, "page.html", *options)
    assert (code, out) == (2, "")
    assert why in err
    assert "Traceback" not in err
    assert not Path("page.html").exists()


def test_a_result_of_another_circuit_is_refused(capsys: Captured) -> None:
    saved = ("--save", "result.json")
    assert run(capsys, "playtest", TRACK, *RULES, "--races", "2", *saved)[0] == 0
    code, _, err = run(capsys, "report", "racing-rules", "page.html", "--result", "result.json")
    assert code == 2
    assert "is a playtest of" in err
    assert "or race this one" in err


def test_only_a_report_is_replaced(capsys: Captured) -> None:
    Path("mine.txt").write_text("mine")
    code, _, err = run(capsys, "report", TRACK, "mine.txt", *RACES)
    assert code == 2
    assert "a circuit report (HTML) will not replace it" in err
    assert Path("mine.txt").read_text() == "mine"


@pytest.mark.slow
@pytest.mark.parametrize("command", [["info", "gp-ring"], ["check", "gp-ring"]])
def test_other_commands_load_nothing_of_it(command: list[str]) -> None:
    call = [sys.executable, "-c", LIGHT, *command]
    found = subprocess.run(call, capture_output=True, text=True, check=True)
    assert found.stdout.splitlines()[-1] == "[]"
