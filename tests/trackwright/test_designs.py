"""Circuits to order, and what single changes do, as scripts use them."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import trackwright as tw
from tests.trackwright.commands import Captured, printed
from trackwright.cli.main import main
from trackwright.model.files.library import ROOT

RULES = "motograndprix-basic"
ASKED = ("design", "--level", "basic", "--positions", "44..56", "--board", "60x90", "--count", "3")
CHANGED = ("what-if", "april-raceway", "--rules", RULES, "--kinds", "difficulty", "--races", "20")


@pytest.fixture(scope="module")
def found() -> tw.Designs:
    return tw.find_circuits(level="basic", positions=(44, 56), board_cm=(60, 90), count=3)


@pytest.fixture(scope="module")
def changes() -> tw.WhatIf:
    return tw.what_if(tw.load("april-raceway"), RULES, kinds="difficulty", races=20)


def test_circuits_are_those_of_the_command(capsys: Captured, found: tw.Designs) -> None:
    assert found.as_dict() == printed(capsys, *ASKED)
    assert main([*ASKED]) == 0
    assert capsys.readouterr().out == f"{found}\n"
    assert repr(found) == "<Designs: 3 of 3 circuits, seed 1>"


def test_each_is_as_wished_and_free_of_problems(found: tw.Designs) -> None:
    assert len(found) == len(found.circuits) == 3
    columns = found.columns()
    assert columns["design"] == [1, 2, 3]
    for number, circuit in enumerate(found.circuits):
        assert circuit.problems(severity="warning") == []
        assert circuit.figures()["positions"] == columns["positions"][number]
        assert 44 <= columns["positions"][number] <= 56
        assert list(circuit.pieces.values()) == found.figures[number]["pieces"]
    assert found.advice == []


def test_a_map_is_that_of_the_command(capsys: Captured, found: tw.Designs) -> None:
    told = list[tuple[int, int]]()
    shown = found.map("positions", "looks", progress=lambda *done: told.append(done))
    assert shown == printed(capsys, *ASKED, "--map", "positions,looks")["map"]
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_sheet_is_that_of_the_command(tmp_path: Path, found: tw.Designs) -> None:
    mine, theirs = tmp_path / "mine.svg", tmp_path / "theirs.svg"
    found.save_sheet(mine)
    assert main([*ASKED, "--sheet", str(theirs)]) == 0
    assert mine.read_bytes() == theirs.read_bytes()
    with pytest.raises(tw.TrackwrightError, match=r"a sheet is an \.svg or a \.png"):
        found.save_sheet(tmp_path / "sheet.gif")


def test_a_file_of_wishes_is_read_and_what_is_given_goes_first(tmp_path: Path) -> None:
    file = tmp_path / "wishes.json"
    file.write_text(json.dumps({"level": "basic", "positions": [44, 56], "laps": 3}))
    found = tw.find_circuits(file=file, positions=50, count=1, bursts=20)
    assert found.columns()["positions"] == [50]
    assert found.circuits[0].laps == 3


def test_from_a_circuit_keep_pieces_and_not_like_another() -> None:
    ring = tw.load("gp-ring")
    told = list[int]()
    found = tw.find_circuits(
        start_from=ring,
        keep=[1, 2, 3, 4],
        not_like=[tw.load("fabulous-driving-park")],
        count=1,
        progress=lambda done, of: told.append(done),
    )
    kept = [ring.pieces[id] for id in (1, 2, 3, 4)]
    assert list(found.circuits[0].pieces.values())[:4] == kept
    assert told == sorted(told)
    assert found.as_dict()["wishes"]["keep"] == [1, 2, 3, 4]
    assert len(found.as_dict()["wishes"]["not_like"]) == 1


def test_like_an_outline() -> None:
    outline = ROOT / "docs" / "outlines" / "bean.svg"
    found = tw.find_circuits(
        like=outline, level="basic", board_cm=(110, 85), likeness=0.1, count=1, bursts=4
    )
    assert len(found.as_dict()["wishes"]["outline"]) > 10


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"levl": "basic"}, "levl: unknown key (did you mean 'level'?)"),
        ({"kit": "foo"}, "no kit 'foo' is installed"),
        ({"keep": [3]}, "keep: goes with start_from"),
        ({"count": 0}, "count: expected 1 to 200, found 0"),
        ({"bursts": 1.5}, "bursts: expected a whole number"),
        ({"positions": 5000}, "expected less than or equal to 1000"),
        ({"level": "basic", "play": ["x > 1"]}, "no figure named 'x'"),
        ({"like": "none.svg"}, "none.svg: cannot be read"),
        ({"file": "none.json"}, "none.json"),
    ],
)
def test_what_cannot_be_wished_for_is_said_at_once(wishes: Mapping[str, Any], words: str) -> None:
    with pytest.raises(tw.TrackwrightError) as said:
        tw.find_circuits(**wishes)
    assert words in str(said.value)


def test_changes_are_those_of_the_command(capsys: Captured, changes: tw.WhatIf) -> None:
    assert changes.as_dict() == printed(capsys, *CHANGED)
    assert main([*CHANGED]) == 0
    assert capsys.readouterr().out == f"{changes}\n"
    assert repr(changes) == (
        f"<WhatIf of 'April Raceway': {len(changes)} changes raced under {RULES}>"
    )


def test_each_change_has_its_circuit_and_its_effect(changes: tw.WhatIf) -> None:
    assert len(changes) == len(changes.circuits) == len(changes.effects) > 1
    assert all(circuit != tw.load("april-raceway") for circuit in changes.circuits)
    columns = changes.columns()
    assert columns["kind"] == ["difficulty"] * len(columns["number"])
    assert len(columns["number"]) == len(changes) * len(changes.base)
    first = changes.effects[0]["differences"]["rounds"]
    row = columns["figure"].index("rounds")
    assert [columns[name][row] for name in ("change", "low", "high")] == list(first.values())
    assert changes.best is None  # nothing was wished for


def test_the_best_change_for_a_wish() -> None:
    told = list[tuple[int, int]]()
    found = tw.what_if(
        tw.load("april-raceway"),
        RULES,
        kinds=["difficulty"],
        warned=True,
        wish="rounds up",
        races=60,
        progress=lambda *done: told.append(done),
    )
    assert found.best == 1
    assert found.effects[0]["sure"]
    assert found.effects[0]["differences"]["rounds"]["low"] > 0
    assert told


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"kinds": "x"}, "no such kinds"),
        ({"wish": "overtakes"}, "wish 'overtakes': expected FIGURE up or FIGURE down"),
        ({"dice": "round"}, "no such dice"),
        ({"races": 1}, "races: expected 2 to 1000000, found 1"),
        ({"bots": "nobody"}, "no bot named 'nobody'"),
        ({"options": {"unrated": "x"}}, "unrated"),
    ],
)
def test_what_cannot_be_asked_is_said(asked: Mapping[str, Any], words: str) -> None:
    with pytest.raises(tw.TrackwrightError) as said:
        tw.what_if(tw.load("april-raceway"), RULES, **asked)
    assert words in str(said.value)
