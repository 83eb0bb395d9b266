"""The checks of lines and ways round."""

from collections.abc import Sequence

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from tests.builders import KIT, OVAL, circuit_of, kit_with, run_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Place, Replace
from trackwright.model.files import library
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout import zeta
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import Frame, Marker, Track
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.finding import Finding, TrackSpaces
from trackwright.validators.report import check_circuit

WAYS = ("LAN202", "LAN203", "LAN204")


def found(code: str, circuit: Circuit) -> list[Finding]:
    return list(check_circuit(circuit, only=[code]).findings)


def spaces(findings: Sequence[Finding]) -> set[str]:
    shapes = [finding.shape for finding in findings]
    return {name for shape in shapes if isinstance(shape, TrackSpaces) for name in shape.spaces}


def not_checked(circuit: Circuit) -> dict[str, str]:
    return {n.code: n.why for n in check_circuit(circuit, only=("LAN201", *WAYS)).not_checked}


# --- LAN201 MGP-V-START -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("codes", "lines"), [("START L4", 1), ("L4 L4", 0), ("START L4 START", 2), ("", 0)]
)
def test_there_is_one_finish_line(codes: str, lines: int) -> None:
    """MGP-V-START: one start tile passes, none or two do not; a lap need not be closed for it."""
    findings = found("MGP-V-START", circuit_of(codes) if codes else circuit_of())
    assert [finding.actual for finding in findings] == ([] if lines == 1 else [lines])


@pytest.mark.parametrize("edit", [Replace(1, "L4"), Replace(6, "START")])
def test_the_fix_leaves_one_line_and_the_lap_closed(edit: Replace) -> None:
    circuit = Circuit(edit.apply(circuit_of(OVAL).track, KIT), KIT)
    (finding,) = found("LAN201", circuit)
    track = circuit.track
    for step in finding.fixes[0].edits:
        track = step.apply(track, KIT)
    mended = Circuit(track, KIT)
    assert found("LAN201", mended) == []
    assert mended.geometry.closed_exactly


def test_no_straight_is_made_the_start_where_none_is_long_enough() -> None:
    (finding,) = found("LAN201", circuit_of("R1L " * 8))
    assert finding.fixes == ()


# --- LAN202, LAN203 -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(library.shipped_tracks()))
def test_on_the_shipped_circuits_every_space_lies_on_a_lap(name: str) -> None:
    """AUS-V-02: every space reaches the line and is reached from the grid, every way round
    crosses the line."""
    circuit = library.load_circuit(name)
    report = check_circuit(circuit, only=("LAN201", *WAYS))
    assert report.findings == ()
    assert report.not_checked == ()


def test_what_is_not_closed_is_not_checked_for_ways() -> None:
    assert not_checked(circuit_of("START L4")) == dict.fromkeys(WAYS, "the circuit is not closed")
    assert not_checked(circuit_of()) == dict.fromkeys(WAYS, "the circuit is not closed")


def test_without_a_line_there_are_no_laps_to_check() -> None:
    without = Circuit(Replace(1, "L4").apply(circuit_of(OVAL).track, KIT), KIT)
    assert not_checked(without) == dict.fromkeys(WAYS, "there is no finish line")


def walled(*places: tuple[int, int, int]) -> Circuit:
    """An oval with obstacles at (piece, column, lane)."""
    track = circuit_of(OVAL).track
    for on, at, lane in places:
        track = AddMarker(Marker(on=on, at=at, lane=lane, obstacle=True)).apply(track, KIT)
    return Circuit(track, KIT)


def test_two_lanes_shut_side_by_side_make_a_pocket_before_and_behind() -> None:
    circuit = walled((6, 1, 0), (6, 1, 1))
    assert spaces(found("LAN203", circuit)) == {"6.L1"}
    assert spaces(found("LAN202", circuit)) == {"6.L3"}


def test_one_lane_shut_can_be_driven_round() -> None:
    circuit = walled((6, 1, 1))
    assert found("LAN202", circuit) == found("LAN203", circuit) == []


def test_a_wall_across_the_road_leaves_no_lap() -> None:
    circuit = walled((6, 1, 0), (6, 1, 1), (6, 1, 2))
    behind, before = spaces(found("LAN202", circuit)), spaces(found("LAN203", circuit))
    assert {"6.L3", "7.L1", "10.R2"} <= behind
    assert {"6.L1", "2.L1"} <= before
    assert not behind & before


def test_pockets_apart_from_each_other_are_distinguished() -> None:
    circuit = walled((6, 1, 0), (6, 1, 1), (3, 1, 1), (3, 1, 2))
    assert len(found("LAN203", circuit)) == 2


@given(st.data())
def test_ways_are_those_of_the_lane_graph(data: st.DataObject) -> None:
    """Against networkx, with and without obstacles."""
    track: Track = data.draw(strategies.circuits(kinds=["obstacle", "difficulty"]))
    circuit = Circuit(track, KIT)
    graph = circuit.measures._open
    ways = CheckedCircuit(circuit).reachability
    line = [(a, b) for a, b, step in graph.edges(data=True) if step["crosses_line"]]
    grid = [name for name, space in space_attributes(graph).items() if "start" in space]
    forth = set().union(*({n} | nx.descendants(graph, n) for n in [*grid, *(b for _, b in line)]))
    back = set[str]().union(*({a} | nx.ancestors(graph, a) for a, _ in line))
    assert set[str]().union(*ways.out_of_reach) == set(graph) - forth
    assert set[str]().union(*ways.dead_ends) == set(graph) - back


# --- LAN204 -------------------------------------------------------------------------------------


def test_a_ring_without_a_line_is_found() -> None:
    track = Place(("R1L",) * 8, Frame(5000.0, 0.0)).apply(circuit_of(OVAL).track, KIT)
    (finding,) = found("LAN204", Circuit(track, KIT))
    assert finding.actual == 0
    assert finding.pieces == tuple(range(11, 19))
    assert len(spaces([finding])) == 8 * 3


def test_two_lines_in_a_lap_are_found() -> None:
    track = Replace(6, "START").apply(circuit_of(OVAL).track, KIT)
    assert [finding.actual for finding in found("LAN204", Circuit(track, KIT))] == [2]


def test_loose_open_pieces_are_no_way_round() -> None:
    track = Place(("R1L",) * 7, Frame(5000.0, 0.0)).apply(circuit_of(OVAL).track, KIT)
    assert found("LAN204", Circuit(track, KIT)) == []


def test_a_lap_of_two_runs_that_meet_at_both_ends_is_one_way_round() -> None:
    there = strategies.end_of_word(["START", *["R2L"] * 4])
    start = {"point": list(there.point), "heading": there.heading}
    circuit = circuit_of("START R2L R2L R2L R2L", run_of("L4 R2L R2L R2L R2L", start=start))
    report = check_circuit(circuit, only=("LAN201", *WAYS))
    assert report.findings == ()
    assert report.not_checked == ()


FORKS = kit_with(
    {"code": "ST", "length": 4, "spaces": 4, "line_after": 4, "grid_rows": 2},
    {"code": "S4", "length": 4, "spaces": 4},
    {"code": "Q1", "radius": 2, "turn": 4, "spaces": [2, 3]},
    {"code": "E1", "radius": 2, "turn": 2, "spaces": 1},
    {
        "code": "Y",
        "length": 4,
        "spaces": 4,
        "branch": {"after": 2, "spaces": 2, "radius": 2, "turn": 2},
    },
    {"code": "YB", "back_of": "Y"},
)
"""Two lanes, and roads that part and meet."""


def forked(*ways: dict[str, object] | str) -> Circuit:
    return circuit_of("ST YB-L Y-L Q1R Q1R S4 S4 S4 Q1R Q1R", *ways, kit=FORKS)


def test_a_ring_that_leaves_the_lap_and_comes_back_before_the_line_is_found() -> None:
    """AUS-V-02: from the fork back to where the roads meet, and never over the line."""
    here = zeta.compose(
        strategies.end_of_word(["ST", "YB-L"], FORKS),
        templates_of(FORKS)["Y-L"].port("branch").pose,
    )
    start = {"point": list(here.point), "heading": here.heading}
    circuit = forked(run_of("E1L Q1L S4 Q1L E1L", start=start))
    assert circuit.geometry.open_ends == []
    (finding,) = found("LAN204", circuit)
    names = spaces([finding])
    assert {"3.A'1", "11.A1", "13.B4", "15.B1"} <= names
    assert not {"1.A1", "4.A1", "10.B1"} & names
    assert found("LAN202", circuit) == found("LAN203", circuit) == []


def test_a_fork_that_leads_nowhere_is_a_dead_end() -> None:
    circuit = forked()
    assert circuit.geometry.main_chain is not None
    assert circuit.geometry.main_chain.closed
    assert spaces(found("LAN203", circuit)) == {"3.A'1", "3.A'2", "3.B'1", "3.B'2"}
    assert spaces(found("LAN202", circuit)) == {"2.A'1", "2.A'2", "2.B'1", "2.B'2"}
    assert found("LAN204", circuit) == []
