"""Streets: roads of fewer lanes, lanes that end, forks, bridges and barriers."""

from itertools import pairwise

import networkx as nx
import pytest

from tests.builders import circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit, load_circuit
from trackwright.model.lanes.graph import LaneGraph
from trackwright.model.layout import zeta
from trackwright.model.layout.pieces import templates_of
from trackwright.model.picture.shapes.outline import find_overlaps
from trackwright.validators.report import check_circuit

KIT = kit("street")


def street(*runs: object) -> Circuit:
    return circuit_of(*runs, kit=KIT)  # type: ignore[arg-type]


def steps(graph: LaneGraph, space: str, kind: str) -> set[str]:
    return {to for to, step in graph.adj[space].items() if step["kind"] == kind}


def test_roads_of_fewer_lanes_do_not_fit_onto_wider_ones() -> None:
    (mismatch,) = street("W4 N4").geometry.mismatches
    assert str(mismatch.reason) == "the lanes differ: 4 lanes meets 2 lanes"
    assert not street("W4 DROP42 N4 DROP21L A4").geometry.mismatches


def test_a_lane_that_ends_leads_ahead_into_the_one_beside_it() -> None:
    graph = street("W1 DROP43R M1").graph
    assert steps(graph, "2.D1", "forward") == {"2.C2"}
    assert steps(graph, "2.C1", "forward") == {"2.C2"}
    assert "2.D2" not in graph
    assert steps(graph, "2.C2", "forward") == {"3.C1"}


def test_a_lane_that_begins_can_be_driven_to() -> None:
    graph = street("M1 ADD34R W1").graph
    assert steps(graph, "2.C1", "forward") == {"2.C2", "2.D1"}
    assert steps(graph, "2.D1", "forward") == {"3.D1"}


def test_start_slots_lead_into_fewer_lanes() -> None:
    graph = street("START2 N4 FINISH2").graph
    slots = [name for name, space in graph.nodes(data=True) if "origin" in space]
    assert slots == ["1.A1", "1.B1", "1.C1", "1.D1"]
    assert [steps(graph, slot, "forward") for slot in slots] == [
        *({"1.B2"}, {"1.B2"}, {"1.C2"}, {"1.C2"})
    ]


def joined_by_fork(name: str, branch: str, main: str) -> Circuit:
    """A fork, with a road on each of its ways."""
    pose = templates_of(KIT)[name].port("branch").pose
    start = {"point": pose.point, "heading": pose.heading}
    return street(f"{name} {main}", {"pieces": branch.split(), "start": start})


def test_a_fork_takes_lanes_with_it() -> None:
    circuit = joined_by_fork("FORK22L", "N4", "N4")
    graph = circuit.graph
    assert len(circuit.geometry.joints) == 1
    assert steps(graph, "1.A1", "forward") == {"1.A'1"}
    assert steps(graph, "1.C1", "forward") == {"1.C2"}
    assert steps(graph, "1.B1", "lateral") == {"1.A1", "1.C1"}
    to_branch = nx.descendants(graph, "1.A'1")
    assert {"3.A4", "3.B4"} <= to_branch
    assert not {"2.A1", "2.B1"} & to_branch


def test_two_roads_that_meet_are_joined() -> None:
    graph = load_circuit("tokyo-drift").graph
    for alley in ("8.A2", "24.A2"):
        rest = graph.subgraph(graph.nodes - {alley})
        assert nx.has_path(rest, "1.A1", "21.A1")


def test_corners_of_a_branch_have_numbers_of_their_own() -> None:
    rows = load_circuit("tokyo-drift").stretches
    numbers = [{s.corner for s in row} - {0} for row in rows]
    assert len(numbers) == 2
    assert not numbers[0] & numbers[1]


def test_lanes_are_not_changed_in_corners_and_over_solid_lines() -> None:
    graph = street("W4 WC4L W4S WS8L").graph
    beside = {a: steps(graph, a, "lateral") for a in graph}
    assert beside["1.B2"] == {"1.A2", "1.C2"}
    assert not any(beside[a] for a in graph if a.startswith("2."))
    assert beside["3.B1"] == {"3.A1"}
    assert beside["4.B1"] == {"4.A1", "4.C1"}


def test_corner_numbers_are_lower_on_the_inner_lane() -> None:
    graph = street("NC2-90L NC2-90R").graph
    limits = {space[:3]: graph.nodes[space]["limit"] for space in graph}
    assert limits == {"1.A": 5, "1.B": 6, "2.A": 6, "2.B": 5}


def test_sweeps_count_as_straights() -> None:
    kinds = {space["kind"] for _, space in street("WS8L NS6R").graph.nodes(data=True)}
    assert kinds == {"straight"}


def test_a_barrier_needs_the_speed_of_its_direction() -> None:
    for code, speed in (("DOWN2", 6), ("UP2", 9), ("RAIL4", 10)):
        graph = street(code).graph
        found = {s["barrier"] for _, s in graph.nodes(data=True) if "barrier" in s}
        assert found == {speed}
    assert (KIT.reversed_code("DOWN2"), KIT.reversed_code("UP4")) == ("UP2", "DOWN4")


def crossing(low: str, high: str, shift: int = 0) -> Circuit:
    """Two roads at a right angle, the second one over the middle of the first."""
    half = (templates_of(KIT)[low].kind.length or 0) // 2 + shift
    across = (templates_of(KIT)[high].kind.length or 0) // 2
    begin = zeta.compose(zeta.straight(half), zeta.Pose(zeta.ORIGIN, 12))
    begin = zeta.compose(begin, zeta.straight(across))
    start = {"point": begin.point, "heading": 4}
    return street(low, {"pieces": [high], "start": start})


@pytest.mark.parametrize(("low", "high"), [("UNDER2", "OVER2"), ("UNDER4", "OVER2")])
def test_a_bridge_crosses_an_underpass(low: str, high: str) -> None:
    assert find_overlaps(crossing(low, high)) == ()


def test_a_bridge_hides_no_spaces() -> None:
    for circuit in (crossing("N4", "OVER2"), crossing("UNDER2", "OVER2", shift=1)):
        (finding,) = check_circuit(circuit, only=["GEO105"]).findings
        assert "lay an underpass there" in str(finding.message)
    (finding,) = check_circuit(crossing("N4", "N4"), only=["GEO105"]).findings
    assert "overlap" in str(finding.message)


def test_an_underpass_goes_on_behind_the_bridge() -> None:
    graph = street("N1 UNDER2 N1").graph
    way = ["1.A1", "2.A1", "2.A2", "3.A1"]
    assert all(graph.edges[a, b]["kind"] == "forward" for a, b in pairwise(way))
    assert len([space for space in graph if space.startswith("2.")]) == 4


def test_a_finish_on_a_branch_is_a_finish() -> None:
    fork = templates_of(KIT)["FORK22L"]
    pose = zeta.compose(zeta.straight(1), fork.port("branch").pose)
    start = {"point": pose.point, "heading": pose.heading}
    both = street(f"START4 {fork.code} FINISH2", {"pieces": ["FINISH2"], "start": start})
    assert both.geometry.leads_to_finish
    assert not street("START4 FORK22L FINISH2").geometry.leads_to_finish
