"""`playtest` as a user runs it."""

import csv
import json
import os
import re
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from trackwright.cli.main import main
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.playtest import running as playtests

Captured = pytest.CaptureFixture[str]
BASIC = ("gp-ring", "--rules", "motograndprix-basic", "--laps", "2")


def playtest(*arguments: str, races: int = 80) -> int:
    return main(["playtest", *BASIC, "--races", str(races), *arguments])


def told(capsys: Captured, *arguments: str, races: int = 80) -> Any:
    assert playtest(*arguments, "--json", races=races) == 0
    return json.loads(capsys.readouterr().out)


def test_tells_who_wins_and_how_it_went(capsys: Captured) -> None:
    assert playtest() == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "GP Ring: 80 races of 2 laps under motograndprix-basic, 6 careful, seed 1\n"
    )
    for words in ("grid place  wins (fair 16.7 %)", "rounds per race", "Small sample"):
        assert words in out
    assert "To know the pole's share of wins to ±1.0 %" in out
    assert "bike  " not in out
    assert max(map(len, out.splitlines())) <= 100


def test_verbose_tells_bikes_teams_and_places(capsys: Captured) -> None:
    assert playtest("--verbose", "--bots", "careful,greedy") == 0
    out = capsys.readouterr().out
    for words in ("Yellow 2", "team", "Finishing places in % of starts", "wins per start"):
        assert words in out


def test_json_is_the_same_however_many_threads_ride(capsys: Captured) -> None:
    one = told(capsys, "--jobs", "1")
    assert one == told(capsys, "--jobs", "3")
    assert one["version"] == 2
    assert one["figures"]["pole_wins"].keys() == {"value", "low", "high", "sort"}
    assert len(one["by_position"]) == 57
    assert one["races_needed"]["within"] == 0.01
    assert not one["interrupted"]


def test_files_are_written_and_hold_every_race(tmp_path: Path, capsys: Captured) -> None:
    names = ("r.json", "f.csv", "h.csv")
    kept, figures, heat = (tmp_path / name for name in names)
    assert playtest("--save", str(kept), "--csv", str(figures), "--heat", str(heat)) == 0
    assert json.loads(kept.read_bytes())["races"] == 80
    rows = list(csv.DictReader(figures.read_text().splitlines()))
    assert {"figure": "races", "value": "80.0", "low": "", "high": ""} in rows
    written = {row[column] for row in rows for column in ("value", "low", "high")}
    assert all(re.fullmatch(r"-?[\d.]+(e-\d+)?", number) for number in written - {""})
    spaces = list(csv.DictReader(heat.read_text().splitlines()))
    assert len(spaces) == 57 * 3
    assert spaces[0]["space"] == "2.L1"
    assert sum(int(space["visits"]) for space in spaces) > 80 * 6 * 2 * 50
    assert capsys.readouterr().err in ("", "compiling the rules (only once; takes a few seconds)\n")


def test_kept_result_is_compared(tmp_path: Path, capsys: Captured) -> None:
    kept = tmp_path / "kept.json"
    assert playtest("--save", str(kept)) == 0
    capsys.readouterr()
    assert playtest("--against", str(kept), "--seed", "2") == 0
    out = capsys.readouterr().out
    assert f"Compared with {kept} (80 races on GP Ring)" in out
    assert "  - the same circuit and laps\n  - different seed: 2 now, 1 before" in out
    assert "differ significantly" in out


def test_other_rules_are_told_before_anything_is_raced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    kept = tmp_path / "kept.json"
    assert playtest("--save", str(kept)) == 0
    capsys.readouterr()
    raced: list[str] = []

    def race(*_: Any, **__: Any) -> Any:
        raced.append(capsys.readouterr().err)
        raise TrackwrightError("not today")

    monkeypatch.setattr(playtests, "playtest", race)
    other = ("--rules", "motograndprix-standard", "--against", str(kept))
    assert playtest(*other) == 2
    assert f"{kept}: different option roll_outs: 144 now, 0 before" in raced[0]
    assert f"{kept}: different rules: motograndprix-standard version 1 now" in raced[0]
    assert playtest("--against", str(kept), "--seed", "2") == 2
    assert raced[1] == "not today\n"  # of the first


def test_a_damaged_result_is_refused_before_anything_is_raced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    kept = tmp_path / "kept.json"
    assert playtest("--save", str(kept)) == 0
    monkeypatch.setattr(playtests, "playtest", None)
    document = json.loads(kept.read_bytes())
    document.update(laps="x", positions=0, options=3)
    kept.write_text(json.dumps(document))
    capsys.readouterr()
    assert playtest("--against", str(kept)) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert [line.split(": ")[1] for line in found.err.splitlines()] == [
        "positions",
        "laps",
        "options",
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="/dev/full is Linux's")
def test_a_result_that_cannot_be_saved_is_told_all_the_same(
    tmp_path: Path, capsys: Captured
) -> None:
    figures = tmp_path / "f.csv"
    assert playtest("--save", "/dev/full", "--csv", str(figures)) == 2
    found = capsys.readouterr()
    assert "To know the pole's share of wins" in found.out
    assert found.err == "/dev/full: cannot be saved: No space left on device\n"
    assert figures.exists()


def test_a_folder_that_cannot_be_written_to_is_told_before_anything_is_raced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """Whoever runs this may be allowed everything, so it is the system's answer that is made up."""
    monkeypatch.setattr(os, "access", lambda path, how: path != tmp_path.resolve())
    monkeypatch.setattr(playtests, "playtest", None)
    assert playtest("--save", str(tmp_path / "r.json")) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert f"r.json: no permission to write to {tmp_path}" in found.err


def test_other_circuit_is_raced_alike_and_its_length_told(capsys: Captured) -> None:
    found = told(capsys, "--against", "april-raceway")["comparison"]
    assert found["races"] == 80
    assert "different distance: 2 laps of 57 positions now, 2 laps of 75" in found["notes"][0]
    assert found["figures"]["rounds"]["differs"] == "yes"
    assert "overtakes_per_lap" in found["figures"]


@pytest.mark.parametrize(
    ("condition", "code"),
    [("retired < 0.1", 0), ("pole_wins between 0 and 1", 0), ("rounds > 1000", 1)],
)
def test_condition_decides_the_exit_code(condition: str, code: int, capsys: Captured) -> None:
    assert playtest("--assert", "retired < 50%", "--assert", condition) == code
    assert f"{'does not hold' if code else 'holds'}: {condition}: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--races", "0"), "--races"),
        (("--races", "999999999"), "races: expected 1 to 100000000"),
        (("--jobs", "999"), "jobs: expected 1 to 256"),
        (("--bots", "human"), "bots: Blue 1, "),
        (("--bots", "carefull"), "did you mean 'careful'?"),
        (("--rules", "motograndprix"), "did you mean"),
        (("--assert", "retird < 1"), "did you mean 'retired'"),
        (("--assert", "retired"), "expected FIGURE < NUMBER"),
        (("--against", "gp-rng"), "did you mean 'gp-ring'"),
        (("--against", "broken.json"), "broken.json: track: is missing"),
        (("--against", "/dev/zero"), "/dev/zero: larger than 4 MB"),
        (("--save", "no/folder.json"), "there is no folder no"),
        (("--heat", "."), "is a folder: choose a file"),
        (("--precision", "3"), "--precision"),
        (("--jobs", "2", "--cluster", "tcp://x"), "--jobs cannot be combined with --cluster"),
        (("--option", "foo=1"), "no option 'foo'"),
    ],
)
def test_bad_input_is_refused_in_a_line(
    arguments: tuple[str, ...],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.json").write_text('{"format": "trackwright-playtest", "version": 2}')
    try:
        code = playtest(*arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    found = capsys.readouterr()
    assert code == 2
    assert words in found.err
    assert "Traceback" not in found.err
    assert found.out == ""


def test_cluster_without_its_extra_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert playtest("--cluster", "tcp://nowhere:1") == 2
    assert "trackwright[cluster]" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to oneself")
def test_interrupt_tells_what_was_ridden(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    before = signal.getsignal(signal.SIGINT)
    ridden, run_part = threading.Event(), playtests.run_part

    def ride(*part: Any) -> None:
        run_part(*part)
        ridden.set()

    monkeypatch.setattr(playtests, "run_part", ride)

    def interrupt() -> None:
        ridden.wait(60)
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=interrupt).start()
    assert playtest("--json", races=50_000_000) == 2
    found = capsys.readouterr()
    document = json.loads(found.out)
    assert 0 < document["races"] < document["races_wanted"] == 50_000_000
    assert document["interrupted"]
    assert "interrupted after " in found.err
    assert signal.getsignal(signal.SIGINT) is before


def test_bar_is_drawn_for_somebody_who_looks(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert playtest() == 0
    assert "80 of 80 races" in capsys.readouterr().err
