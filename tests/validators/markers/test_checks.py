"""Markers: what every corner needs, and what stands where it does nothing."""

from typing import Any

import pytest

from tests.builders import OVAL, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import apply_all
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.lap import Lap, Position
from trackwright.validators.markers.mar402_bad_value import BadValue, unknown_values
from trackwright.validators.markers.mar403_short_run_up import ShortRunUp, grid_rows
from trackwright.validators.report import check_circuit

RATED = [{"on": 2, "difficulty": 2}, {"on": 7, "difficulty": 2}]


def found(circuit: Circuit, code: str) -> tuple[Finding, ...]:
    return check_circuit(circuit, only=[code]).findings


def oval(*markers: dict[str, Any], **figures: Any) -> Circuit:
    return circuit_of(OVAL, markers=[*RATED, *markers], **figures)


def fixed(circuit: Circuit, finding: Finding) -> Circuit:
    track = circuit.track
    for edit in finding.fixes[0].edits:
        track = edit.apply(track, circuit.kit)
    return Circuit(track, circuit.kit)


def test_a_marker_on_the_first_tile_of_a_corner_is_enough() -> None:
    """MGP-V-MARKER, MGP-T-07."""
    assert found(oval(), "MAR401") == ()


def test_a_bare_first_tile_is_an_error() -> None:
    circuit = circuit_of(OVAL, markers=RATED[:1])
    (bare,) = found(circuit, "MGP-V-MARKER")
    assert bare.severity is Severity.ERROR
    assert bare.pieces == (7, 8, 9, 10)
    assert bare.positions == tuple(range(12, 20))
    assert bare.fixes[0].safe
    assert found(fixed(circuit, bare), "MAR401") == ()


def test_a_marker_behind_the_first_position_comes_too_late() -> None:
    """MGP-G-08: the marker stands at the first position."""
    circuit = circuit_of(OVAL, markers=[RATED[0], {"on": 7, "at": 1, "difficulty": 2}])
    (bare,) = found(circuit, "MAR401")
    assert bare.positions == (12,)


def test_open_tracks_and_loose_fragments_need_difficulties_too() -> None:
    circuit = circuit_of("START R2L", "L2 R1R R1R")
    findings = [(finding.pieces, finding.positions) for finding in found(circuit, "MAR401")]
    assert findings == [((2,), (4, 5)), ((4, 5), (8, 9))]


def test_a_corner_marked_straight_needs_a_difficulty() -> None:
    """MGP-T-09."""
    circuit = circuit_of("START L4 L1 L4", markers=[{"on": 3, "counts_as": "corner"}])
    (bare,) = found(circuit, "MAR401")
    assert bare.pieces == (3,)


def test_a_straight_marked_corner_needs_none() -> None:
    """MGP-T-08."""
    markers = [{"on": 3, "counts_as": "straight"}]
    assert found(circuit_of("START L4 R4L L4", markers=markers), "MAR401") == ()


@pytest.mark.parametrize(("straights", "value"), [("L4", 2), ("L2 L2", 2), ("L4 L4", 3)])
def test_the_offered_difficulty_suits_the_straight_before(straights: str, value: int) -> None:
    """MGP-H-44: after eight straight positions a bend of 45 degrees is at least 3."""
    circuit = circuit_of(f"{straights} R2L R2L")
    (bare,) = found(circuit, "MAR401")
    assert bare.fixes[0].title == f"Set difficulty of the corner to {value}"


@pytest.mark.parametrize(("count", "faults"), [(17, 1), (18, 0)])
def test_a_lap_has_eighteen_positions_at_least(count: int, faults: int) -> None:
    """MGP-V-VALUE: one move can be 12 + 3 + 1 + 1 = 17 positions long."""
    lap = Lap((Position("straight"),) * count)
    assert len(list(BadValue().check_lap(lap))) == faults


@pytest.mark.parametrize(("difficulty", "known"), [(1, True), (2, True), (3, True), (4, False)])
def test_difficulties_are_one_to_three(difficulty: int, known: bool) -> None:
    """MGP-V-VALUE."""
    position = Position("corner", difficulty)
    assert (list(unknown_values(position)) == []) is known
    (*finding,) = BadValue().check_lap(Lap((Position("straight"),) * 18 + (position,)))
    assert [f.positions for f in finding] == ([] if known else [(18,)])


def test_unknown_lines_and_hills_are_named() -> None:
    position = Position("straight", line="C", hill="steep")  # type: ignore[arg-type]
    assert list(unknown_values(position)) == [
        "racing line 'C', expected L or R",
        "hill 'steep', expected flat, up or down",
    ]


@pytest.mark.parametrize(
    ("bikes", "rows"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (12, 4), (13, 5), (18, 6)]
)
def test_bikes_line_up_three_abreast(bikes: int, rows: int) -> None:
    """MGP-B-04."""
    assert grid_rows(bikes) == rows


@pytest.mark.parametrize(("run_up", "faults"), [(0, 1), (1, 1), (2, 0), (3, 0)])
def test_six_bikes_need_two_straight_positions_before_the_line(run_up: int, faults: int) -> None:
    """MGP-V-GRID: 2 pass, a corner that ends 1 position before the line fails."""
    straight, corner = Position("straight"), Position("corner", 2, turn="L")
    lap = Lap((straight,) * 10 + (corner,) * 9 + (straight,) * run_up)
    findings = list(ShortRunUp().check_lap(lap))
    assert len(findings) == faults
    for finding in findings:
        assert (finding.actual, finding.limit) == (run_up, 2)
        assert len(finding.positions) == 2 - run_up


@pytest.mark.parametrize(("boxes", "faults"), [(1, 0), (2, 0), (3, 1)])
def test_more_boxes_bring_more_bikes_to_the_grid(boxes: int, faults: int) -> None:
    """MGP-T-14: the start piece alone has four positions before the line, twelve bikes' worth."""
    assert len(found(oval(boxes=boxes), "MAR403")) == faults


@pytest.mark.parametrize(
    ("on", "value", "idle"),
    [(6, "corner", False), (6, "straight", True), (3, "corner", True), (3, "straight", False)],
)
def test_an_override_must_change_the_piece(on: int, value: str, idle: bool) -> None:
    """MGP-V-OVERRIDE: Corner on a straight piece passes, Corner on a bend fails."""
    circuit = oval({"on": on, "counts_as": value})
    findings = found(circuit, "MGP-V-OVERRIDE")
    assert [finding.pieces for finding in findings] == ([(on,)] if idle else [])
    for finding in findings:
        assert finding.fixes[0].safe
        assert found(fixed(circuit, finding), "MAR404") == ()


def test_a_difficulty_on_a_straight_is_stray() -> None:
    """MGP-V-STRAY."""
    assert found(oval(), "MAR405") == ()
    circuit = oval({"on": 6, "at": 2, "difficulty": 1})
    (stray,) = found(circuit, "MGP-V-STRAY")
    assert (stray.pieces, stray.positions, stray.fixes[0].safe) == ((6,), (10,), True)
    assert fixed(circuit, stray).track.markers == oval().track.markers


def test_a_straight_that_counts_as_corner_may_be_rated() -> None:
    corner = {"on": 6, "counts_as": "corner"}
    assert found(oval(corner, {"on": 6, "difficulty": 1}), "MAR405") == ()


@pytest.mark.parametrize(
    ("level", "noted"),
    [("basic", True), ("standard", True), ("expert", False), ("pro", False), (None, False)],
)
def test_hills_matter_from_expert_on(level: str | None, noted: bool) -> None:
    """MGP-V-HILLLEVEL."""
    hills = ({"on": 2, "hill": "up"}, {"on": 6, "hill": "flat"})
    figures = {"level": level} if level else {}
    findings = found(oval(*hills, **figures), "MAR406")
    assert [(f.severity, f.pieces) for f in findings] == ([(Severity.NOTE, (2, 6))] * noted)
    assert found(oval(**figures), "MAR406") == ()


@pytest.mark.parametrize(
    ("hills", "endless"),
    [
        ([], False),
        (["up"], True),
        (["down"], True),
        (["up", "up"], True),
        (["flat"], False),
        (["up", "flat"], False),
        (["up", "down"], False),
    ],
)
def test_a_hill_must_end_somewhere(hills: list[str], endless: bool) -> None:
    """MGP-V-HILLOPEN: up and flat pass, one uphill counter alone fails."""
    markers = [{"on": on, "hill": hill} for on, hill in enumerate(hills, start=5)]
    assert bool(found(oval(*markers), "MGP-V-HILLOPEN")) is endless


@pytest.mark.parametrize(
    ("hills", "titles", "uphill"),
    [
        ({3}, ["after piece 3", "at the end of the corner", "Remove"], [{3}, {3, 4, 5}, set()]),
        ({6}, ["after piece 6", "Remove"], [{6}, set()]),
        (
            {3, 4},
            ["after piece 4", "at the end of the corner", "Remove"],
            [{3, 4}, {3, 4, 5}, set()],
        ),
        ({1}, ["after piece 1", "Remove"], [{1}, set()]),
    ],
)
def test_a_hill_without_an_end_can_be_ended(
    hills: set[int], titles: list[str], uphill: list[set[int]]
) -> None:
    """MGP-V-HILLOPEN: behind its last counter, or where that straight or corner ends."""
    circuit = circuit_of(OVAL, markers=[{"on": on, "hill": "up"} for on in sorted(hills)])
    (finding,) = check_circuit(circuit, only=["MAR407"]).findings
    assert all(part in fix.title for part, fix in zip(titles, finding.fixes, strict=True))
    assert not any(fix.safe for fix in finding.fixes), "only the designer knows"
    for fix, wanted in zip(finding.fixes, uphill, strict=True):
        ended = Circuit(apply_all(fix.edits, circuit.track, circuit.kit), circuit.kit)
        rides = ended.driven_pieces[0]
        assert {ride.piece.piece.id for ride in rides if ride.hill == "up"} == wanted
        assert not check_circuit(ended, only=["MAR407"]).findings
