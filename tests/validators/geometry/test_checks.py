"""The checks of the pieces on the table: what they say, with which figures, and how they mend."""

import pytest
import shapely
from hypothesis import given

from tests import strategies
from tests.builders import APRIL, KIT, OVAL, circuit_of, kit_with, run_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Edit, Insert, Place, Remove, SetTrackValue
from trackwright.model.files.library import kit
from trackwright.model.layout import zeta
from trackwright.model.layout.track import Frame, Marker, Track
from trackwright.model.picture.shapes.outline import PieceOutlines, circuit_extents, find_overlaps
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Area, Arrow, Finding
from trackwright.validators.report import check_circuit

PLAY = kit_with(
    {"code": "ST", "length": 4, "spaces": 4, "line_after": 4},
    {"code": "S1", "length": 1, "spaces": 1},
    {"code": "S3", "length": 3, "spaces": 3},
    {"code": "S4", "length": 4, "spaces": 4},
    {"code": "Q1", "radius": 80, "turn": 4, "spaces": 2},
    module_mm=1,
    play_mm=3,
)
"""A module of 1 mm, so that a straight too many or too few lies within the play."""


def found(code: str, circuit: Circuit) -> list[Finding]:
    """What one check, by code or alias, finds."""
    return list(check_circuit(circuit, only=[code]).findings)


def edited(circuit: Circuit, *edits: Edit) -> Circuit:
    track = circuit.track
    for edit in edits:
        track = edit.apply(track, circuit.kit)
    return Circuit(track, circuit.kit)


def fixed(circuit: Circuit, finding: Finding) -> Circuit:
    """The circuit after the first fix of the finding."""
    track = circuit.track
    for edit in finding.fixes[0].edits:
        track = edit.apply(track, circuit.kit)
    return Circuit(track, circuit.kit)


# --- GEO102 -------------------------------------------------------------------------------------


def test_a_joint_with_play_is_noted_with_its_gap() -> None:
    circuit = circuit_of("ST Q1L Q1L S1 Q1L Q1L", kit=PLAY)
    (finding,) = found("GEO102", circuit)
    assert finding.actual == pytest.approx(3)
    assert finding.pieces == (1, 6)
    assert isinstance(finding.shape, Arrow)
    gap = complex(*finding.shape.end) - complex(*finding.shape.start)
    assert abs(gap) == pytest.approx(3)
    assert found("GEO101", circuit) == []


def test_an_exact_joint_is_not_noted() -> None:
    assert found("GEO102", circuit_of("ST Q1L Q1L S4 Q1L Q1L", kit=PLAY)) == []


def test_a_gap_beyond_the_play_is_no_joint() -> None:
    circuit = circuit_of("ST Q1L Q1L S4 S4 Q1L Q1L", kit=PLAY)
    assert found("GEO102", circuit) == []
    assert [finding.pieces for finding in found("GEO101", circuit)] == [(1, 7)]


# --- GEO103 MGP-V-TURNSUM -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("codes", "degrees"),
    [
        ("START " + "R1L " * 8, None),
        ("START " + "R1R " * 8, None),
        ("START " + "R1L " * 7, 315),
        ("START " + "R1R " * 7, -315),
        ("START " + "R1L " * 9, 405),
        ("START " + "R1L " * 9 + "R1R", None),
        ("START R4L", 22.5),
        ("START", 0),
        ("START R1L R1R", 0),
        ("R1L R1L", None),
    ],
)
def test_a_lap_turns_by_360_degrees(codes: str, degrees: float | None) -> None:
    """MGP-V-TURNSUM: 8 net left 45s pass, 7 do not; without a start piece it is no lap yet."""
    findings = found("MGP-V-TURNSUM", circuit_of(codes))
    assert [finding.actual for finding in findings] == ([] if degrees is None else [degrees])


def test_the_turn_is_reported_with_what_is_missing() -> None:
    (finding,) = found("GEO103", circuit_of("START " + "R1R " * 7))
    assert "315° to the right" in finding.message
    assert "45° are missing" in finding.message
    (finding,) = found("GEO103", circuit_of("START " + "R1L " * 9))
    assert "45° too many" in finding.message


def test_a_figure_of_eight_closes_but_does_not_turn_round() -> None:
    """Left and right cancel out; the road crosses itself on the way."""
    eight = "START R2L R2L R2L R2L R2L R2L L4 L4 R2R R2R R2R R2R R2R R2R L4"
    circuit = circuit_of(eight)
    (finding,) = found("GEO103", circuit)
    assert finding.actual == 0
    assert "as far left as right" in finding.message


# --- GEO104 MGP-V-PARITY ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("codes", "odd"),
    [("R4L R4R", 0), ("R4L R4L R4L", 3), ("START R4R", 1), ("START R1L R3R", 0), ("", 0)],
)
def test_sweeps_come_in_pairs(codes: str, odd: int) -> None:
    """MGP-V-PARITY: two R4 pass, three do not."""
    circuit = circuit_of(codes) if codes else circuit_of()
    findings = found("MGP-V-PARITY", circuit)
    assert [finding.actual for finding in findings] == ([odd] if odd % 2 else [])
    assert all(len(finding.pieces) == odd for finding in findings)


def test_a_spare_sweep_beside_a_closed_lap_does_not_matter(april: Circuit) -> None:
    assert found("GEO104", edited(april, Place(("R4L",), Frame(0.0, 5000.0)))) == []


@pytest.mark.parametrize("codes", ["START2 N4 N2 NS6L FINISH2", "START2 N4 NS6L N2"])
def test_a_course_from_a_start_to_a_finish_may_have_an_odd_sweep(codes: str) -> None:
    assert found("GEO104", circuit_of(codes, kit=kit("street"), laps=1)) == []


@given(strategies.circuits())
def test_what_closes_has_an_even_number_of_sweeps(track: Track) -> None:
    odd = sum(placed.template.turn % 2 for placed in Circuit(track, KIT).geometry.placed)
    assert odd % 2 == 0
    assert found("GEO104", Circuit(track, KIT)) == []


# --- GEO105 MGP-V-OVERLAP -----------------------------------------------------------------------


def test_an_overlap_is_reported_with_its_area_and_drawn() -> None:
    frames = [{}, {"x_mm": 104.0, "y_mm": -104.0, "degrees": 90.0}]
    circuit = circuit_of(run_of("L4"), run_of("L4", frame=1), frames=frames)
    (finding,) = found("MGP-V-OVERLAP", circuit)
    assert finding.pieces == (1, 2)
    assert finding.actual == pytest.approx(80 * 80)
    assert "6400 mm²" in finding.message
    assert isinstance(finding.shape, Area)
    assert shapely.Polygon(finding.shape.rings[0]).area == pytest.approx(80 * 80)


@pytest.mark.slow
@given(strategies.tracks())
def test_every_overlap_is_a_finding(track: Track) -> None:
    circuit = Circuit(track, KIT)
    areas = [round(overlap.area_mm2, 1) for overlap in find_overlaps(circuit)]
    assert [finding.actual for finding in found("GEO105", circuit)] == areas


# --- GEO106 -------------------------------------------------------------------------------------


def test_a_circuit_too_wide_for_its_board_is_reported_with_the_excess(april: Circuit) -> None:
    size = circuit_extents(april)
    long, short = (size.width_mm / 10, size.height_mm / 10)
    (finding,) = found("GEO106", edited(april, SetTrackValue("board_cm", (long - 2, short + 1))))
    assert finding.actual == pytest.approx(20, abs=0.1)
    assert "20 mm wide" in finding.message
    assert "high" not in finding.message
    assert isinstance(finding.shape, Area)
    sticking_out = [shapely.Polygon(ring).area for ring in finding.shape.rings]
    assert sum(sticking_out) == pytest.approx(20 * size.height_mm)


@pytest.mark.parametrize("turned", [False, True])
def test_a_board_that_just_does_will_do_either_way_round(april: Circuit, turned: bool) -> None:
    size = circuit_extents(april)
    board = (size.width_mm / 10 + 0.1, size.height_mm / 10 + 0.1)
    assert (
        found("GEO106", edited(april, SetTrackValue("board_cm", board[::-1] if turned else board)))
        == []
    )


def test_without_a_board_its_size_is_not_checked(april: Circuit) -> None:
    report = check_circuit(edited(april, SetTrackValue("board_cm", None)), only=["GEO106"])
    assert [(skipped.code, skipped.why) for skipped in report.not_checked] == [
        ("GEO106", "the track has no board size")
    ]


# --- GEO107 MGP-V-DIRECTION, GEO108, GEO109 -----------------------------------------------------


def against_the_flow() -> Circuit:
    """An oval whose far straight is laid the other way: the example of the check."""
    return find_check("GEO107").bad[0].circuit()


def test_a_piece_against_the_flow_is_found_at_both_ends() -> None:
    findings = found("MGP-V-DIRECTION", against_the_flow())
    assert [finding.pieces for finding in findings] == [(5, 6), (6, 7)]
    assert "both lead towards each other" in findings[0].message
    assert "both lead away from each other" in findings[1].message


@pytest.mark.parametrize("which", [0, 1])
def test_turning_the_piece_closes_the_lap(which: int) -> None:
    circuit = against_the_flow()
    finding = found("GEO107", circuit)[which]
    assert finding.fixes[0].title == "Turn piece 6 round"
    assert fixed(circuit, finding).geometry.closed_exactly


@pytest.mark.parametrize("codes", [["R2R"], ["R2R", "L4"], ["R4R", "L1", "R1L", "R2R"]])
def test_a_row_against_the_flow_is_turned_as_a_whole(codes: list[str]) -> None:
    """Behind a start piece, head on to it; its last piece comes to lie next to the start."""
    here = strategies.end_of_word(["START"])
    back = strategies.end_of_word(codes)
    start = zeta.compose(zeta.about_face(here), zeta.inverse(back))
    place = {"point": list(start.point), "heading": start.heading}
    circuit = circuit_of("START", run_of(" ".join(codes), start=place))
    (finding,) = found("GEO107", circuit)
    after = fixed(circuit, finding)
    expected = [KIT.reversed_code(code) for code in reversed(codes)]
    assert [piece.piece for piece in after.track.runs[0].pieces] == ["START", *expected]
    assert found("GEO107", after) == []


def test_turning_one_bare_piece_is_safe_and_turning_a_marked_one_is_not() -> None:
    circuit = against_the_flow()
    marked = edited(circuit, AddMarker(Marker(on=6, hill="up")))
    assert [finding.fixes[0].safe for finding in found("GEO107", circuit)] == [True, True]
    assert [finding.fixes[0].safe for finding in found("GEO107", marked)] == [False, False]


def test_the_pieces_that_meet_head_on_are_drawn() -> None:
    for finding in found("GEO107", against_the_flow()):
        assert isinstance(finding.shape, Area)
        assert len(finding.shape.rings) == 2


def test_ends_that_meet_head_on_are_not_called_open_as_well() -> None:
    assert found("GEO101", against_the_flow()) == []


def test_lanes_that_do_not_fit_are_named() -> None:
    (finding,) = found("GEO108", find_check("GEO108").bad[0].circuit())
    assert "2 lanes meets 2 lanes and a pit lane" in finding.message
    assert len(finding.pieces) == 2


def test_loose_pieces_are_reported_fragment_by_fragment(april: Circuit) -> None:
    circuit = edited(
        april,
        Place(("L4", "L1"), Frame(0.0, 5000.0)),
        Place(("R1L",), Frame(0.0, 7000.0)),
    )
    findings = found("GEO109", circuit)
    assert [finding.pieces for finding in findings] == [(36, 37), (38,)]
    assert fixed(circuit, findings[0]).track.next_id == 39


def test_the_fragment_with_the_start_is_the_circuit() -> None:
    circuit = circuit_of(run_of("L4 L4 L4"), run_of("START", frame=1), frames=[{}, {"y_mm": 900.0}])
    assert [finding.pieces for finding in found("GEO109", circuit)] == [(1, 2, 3)]


def test_a_circuit_in_several_runs_has_no_loose_pieces() -> None:
    assert found("GEO109", edited(circuit_of(OVAL), Remove((6,)))) == []


def test_an_empty_table_has_nothing_wrong_with_its_pieces() -> None:
    codes = [f"GEO{number}" for number in range(101, 110)]
    assert check_circuit(circuit_of(), only=codes).findings == ()


# --- the ground, after edits --------------------------------------------------------------------


def test_what_lay_apart_before_and_moves_onto_another_is_found() -> None:
    circuit = circuit_of(APRIL)
    ground = PieceOutlines(circuit.geometry)
    assert ground.overlaps == ()
    after = edited(circuit, Insert(("L2",), 1))
    assert PieceOutlines(after.geometry, ground).overlaps == find_overlaps(after) != ()
