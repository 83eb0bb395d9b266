"""`trackwright edit` as a person or a script meets it."""

import json
from pathlib import Path

import pytest

from trackwright.cli.main import main
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.files.track_files import read_track


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(["edit", *arguments])
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_a_straight_is_laid_and_the_lap_stays_closed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "longer.json"
    arguments = ["april-raceway", "--insert", "L1", "--behind", "4"]
    code, out, err = run(capsys, *arguments, "--apply", "1", "--out", str(target))
    assert code == 0
    assert err.endswith(f"way 1 written to {target}\n")
    assert "changes elsewhere in the lap that close it:" in out
    track = read_track(target, library.kit)
    circuit = Circuit(track, library.kit(track.kit))
    assert circuit.geometry.closed_exactly
    assert circuit.positions == 77
    assert [piece.piece for piece in track.pieces()][4] == "L1"


@pytest.mark.slow
def test_what_closes_at_the_gap_comes_before_changes_elsewhere(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "april-raceway", "--replace", "4=R1L", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["ways"]
    assert found["elsewhere"]
    assert all(4 not in swap["removed"] for way in found["elsewhere"] for swap in way["swaps"])


def test_an_edit_that_leaves_the_lap_closed_needs_no_change(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "same.json"
    arguments = ["april-raceway", "--replace", "2=L4", "--apply", "1", "--out", str(target)]
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (0, "April Raceway is already closed (exactly)\n")
    assert err.endswith(f"the edited track written to {target}\n")
    assert target.exists()


def test_pieces_can_be_removed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "april-raceway", "--remove", "5,6", "--limit", "3", "--json")
    found = json.loads(out)
    assert code == 0
    assert 1 <= len(found["elsewhere"]) <= 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["april-raceway"], "one of the arguments --insert --replace --remove is required"),
        (["april-raceway", "--insert", "L1"], "--insert CODE,.. needs --behind PIECE"),
        (["april-raceway", "--remove", "5", "--behind", "4"], "needs --behind PIECE, and the"),
        (["april-raceway", "--insert", "R9", "--behind", "4"], "no piece 'R9'"),
        (["april-raceway", "--replace", "4"], "expected PIECE=CODE, found '4'"),
        (["april-raceway", "--remove", "x"], "expected a whole number"),
        (["april-raceway", "--remove", "999"], "999"),
    ],
)
def test_bad_arguments_are_said_in_a_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert "Traceback" not in err
