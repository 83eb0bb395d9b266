"""Figures of a circuit, against networkx and against counting by hand."""

from cProfile import Profile
from typing import Any

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import CIRCLE, KIT, OVAL, SPECIALS, circuit_of, crossings_of, kit_with
from tests.strategies import circuits
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.lanes.graph import LaneGraph
from trackwright.model.lanes.measures import Measures
from trackwright.model.layout.pieces import PIT_LANE, templates_of
from trackwright.model.layout.track import Track

OBSTACLES = ["obstacle", "bonus", "difficulty", "counts_as"]
BESIDE_THE_PIT = "ST IN-L BOX-L OUT-L Q1L Q1L S2 S2 S2 S2 S2 S2 S2 Q1L Q1L"


def road(graph: LaneGraph) -> LaneGraph:
    """Where cars may ride without the pit."""
    return graph.subgraph(
        [n for n, s in graph.nodes(data=True) if s["lane"] != PIT_LANE and not s.get("obstacle")]
    )


def open_crossings(graph: LaneGraph) -> list[tuple[str, str, bool]]:
    rideable = road(graph)
    return [(a, b, x) for a, b, x in crossings_of(graph) if a in rideable and b in rideable]


def to_line(graph: LaneGraph) -> dict[str, int]:
    """Fewest steps over the line, by networkx: a goal behind every crossing step."""
    open_road = road(graph)
    cut: Any = nx.DiGraph()
    cut.add_nodes_from(open_road)
    for a, b, crosses in open_crossings(graph):
        cut.add_edge(a, "goal" if crosses else b)
    if "goal" not in cut:
        return {}
    lengths = nx.single_target_shortest_path_length(cut, "goal")
    return {n: d for n, d in dict(lengths).items() if n != "goal"}


@given(circuits(kinds=OBSTACLES, rotated=True))
def test_distances_to_the_line_are_shortest_paths(track: Track) -> None:
    """Closed spaces are not entered, nor is a step over the line counted that leads into one."""
    circuit = Circuit(track, KIT)
    assert circuit.measures.distance_to_line == to_line(circuit.graph)


@given(circuits(kinds=OBSTACLES, rotated=True))
def test_a_lap_is_the_shortest_way_from_crossing_to_crossing(track: Track) -> None:
    circuit = Circuit(track, KIT)
    distance = to_line(circuit.graph)
    crossings = [b for _, b, x in open_crossings(circuit.graph) if x]
    laps = [distance[b] for b in crossings if b in distance]
    assert circuit.measures.lap_length == min(laps, default=None)


@given(circuits(kinds=OBSTACLES, rotated=True), st.integers(1, 3))
def test_a_race_is_the_shortest_way_over_the_line_so_many_times(track: Track, times: int) -> None:
    """By networkx on as many copies of the track as laps."""
    circuit = Circuit(track, KIT)
    copies: Any = nx.DiGraph()
    for a, b, crosses in open_crossings(circuit.graph):
        for lap in range(times):
            goal = crosses and lap == times - 1
            copies.add_edge((a, lap), "goal" if goal else (b, lap + bool(crosses)))
    grid = next(piece.id for piece in track.pieces() if piece.piece == "START")
    for start in (f"{grid}.L4", f"{grid}.R1"):
        measured = circuit.measures.race_distance(start, times)
        if (start, 0) in copies and "goal" in copies and nx.has_path(copies, (start, 0), "goal"):
            assert measured == nx.shortest_path_length(copies, (start, 0), "goal")
        elif start in road(circuit.graph):
            assert measured is None


def test_april_raceway_by_hand(april: Circuit) -> None:
    measures = april.measures
    assert measures.positions == measures.lap_length == 75
    assert measures.lane_laps == (75, 75, 75)
    assert measures.distance_to_line["1.L4"] == 1
    assert measures.distance_to_line["2.C1"] == 75
    assert measures.race_distance("1.L4", 3) == 151
    assert measures.laps_connected
    assert measures.single_spaces == ()
    assert len(measures.line) == 7


def test_corners_have_pieces_degrees_side_and_highest_difficulty() -> None:
    circuit = circuit_of(
        "START R2L R2L R2R L1 R4R",
        markers=[{"on": 2, "difficulty": 1}, {"on": 3, "at": 1, "difficulty": 3}],
    )
    first, second, third = circuit.measures.corners
    assert (first.number, first.pieces, first.degrees, first.side) == (1, ("2", "3"), 90, "L")
    assert first.columns == (4, 5, 6, 7)
    assert first.difficulty == 3
    assert (second.pieces, second.side, second.degrees, second.difficulty) == (("4",), "R", 45, 3)
    assert (third.pieces, third.degrees, third.difficulty) == (("6",), 22.5, 0)


def test_a_corner_over_the_line_is_one_corner_in_driving_order() -> None:
    circuit = circuit_of(
        "START R2L R2L R2L R2L L4 R2L R2L R2L R2L", markers=[{"on": 1, "counts_as": "corner"}]
    )
    (only,) = circuit.measures.corners
    assert only.pieces == ("7", "8", "9", "10", "1", "2", "3", "4", "5")
    assert only.degrees == 360


def test_runs_of_straight_and_corner_go_round_the_lap() -> None:
    runs = circuit_of(OVAL).measures.runs
    assert [(run.kind, len(run.columns)) for run in runs] == [
        ("corner", 8),
        ("straight", 4),
        ("corner", 8),
        ("straight", 4),
    ]
    assert [run.pieces for run in circuit_of(OVAL).measures.straights] == [("6",), ("1",)]
    over_the_line = circuit_of("L2 R2L R2L R2L R2L START L2 R2L R2L R2L R2L L4").measures
    assert [run.pieces for run in over_the_line.straights] == [("6", "7"), ("12", "1")]


@given(circuits(kinds=["counts_as"], rotated=True))
def test_runs_of_kind_cover_the_lap_once_and_alternate(track: Track) -> None:
    runs = Circuit(track, KIT).measures.runs
    columns = sorted(column for run in runs for column in run.columns)
    positions = sum(templates_of(KIT)[p.piece].columns for p in track.pieces())
    assert columns == list(range(positions))
    assert all(a.kind != runs[i - 1].kind for i, a in enumerate(runs)) or len(runs) == 1


def test_a_circle_is_one_run_and_has_no_line() -> None:
    measures = circuit_of(CIRCLE).measures
    assert [(run.kind, run.columns) for run in measures.runs] == [("corner", tuple(range(8)))]
    assert measures.lap_length is None
    assert measures.lane_laps == (8, 8, 8)


def test_outer_lanes_of_bends_are_longer_and_the_lap_takes_the_shortest() -> None:
    circuit = circuit_of("ST Q1L Q1L S2 S2 Q1L Q1L", kit=SPECIALS)
    assert circuit.measures.lane_laps == (16, 20)
    assert circuit.measures.positions == 16
    assert circuit.measures.lap_length == 16


def test_a_chicane_counts_in_both_lanes_and_is_a_choke() -> None:
    """AUS-T-05: every way round the lap runs through it."""
    circuit = circuit_of("ST Q1L Q1L CH Q1L Q1L", kit=SPECIALS)
    assert circuit.measures.lane_laps == (16, 20)
    assert circuit.measures.single_spaces == ("4.A2", "4.A3")


def test_a_row_of_obstacles_leaves_a_choke() -> None:
    markers = [{"on": 6, "at": 1, "lane": lane, "obstacle": True} for lane in (0, 2)]
    measures = circuit_of(OVAL, markers=markers).measures
    assert measures.single_spaces == ("6.C2",)


def test_where_obstacles_shut_the_road_there_is_no_lap() -> None:
    measures = circuit_of(OVAL, markers=[{"on": 6, "at": 1, "obstacle": True}]).measures
    assert measures.lap_length is None
    assert measures.race_distance("1.L4", 1) == 1
    assert measures.race_distance("1.L4", 2) is None
    assert not measures.laps_connected
    assert measures.lane_laps == (None, None, None)


def test_a_lane_with_an_obstacle_cannot_be_kept_for_a_lap() -> None:
    measures = circuit_of(OVAL, markers=[{"on": 6, "lane": 0, "obstacle": True}]).measures
    assert measures.lane_laps == (None, 24, 24)
    assert measures.laps_connected


def test_a_step_over_the_line_onto_a_closed_space_does_not_count() -> None:
    measures = circuit_of(OVAL, markers=[{"on": 2, "obstacle": True}]).measures
    assert "1.L4" not in measures.distance_to_line


def test_an_open_track_has_no_laps() -> None:
    measures = circuit_of("START L4 R2L").measures
    assert measures.lap_length is None
    assert measures.lane_laps == ()
    assert measures.single_spaces == ()
    assert not measures.laps_connected
    assert measures.race_distance("1.L1", 1) == 4
    assert measures.race_distance("1.L1", 2) is None


@given(circuits())
def test_a_circuit_is_connected_as_networkx_says(track: Track) -> None:
    circuit = Circuit(track, KIT)
    open_ones = [name for name, space in circuit.graph.nodes(data=True) if "obstacle" not in space]
    connected = bool(open_ones) and nx.is_strongly_connected(circuit.graph.subgraph(open_ones))
    assert circuit.measures.laps_connected == connected


def test_the_length_of_a_lap_takes_a_few_calls_for_each_space() -> None:
    """There may be 144,000 of them."""
    circuit = load_circuit("grand-prix-of-japan")
    spaces = circuit.graph.number_of_nodes()
    profile = Profile()
    profile.runcall(lambda: circuit.measures.lap_length)
    assert sum(entry.callcount for entry in profile.getstats()) < 9 * spaces


def test_an_empty_track_has_figures_too() -> None:
    measures = Circuit(Track("empty", KIT.id), KIT).measures
    assert measures.positions == 0
    assert measures.lap_length is None
    assert not measures.corners
    assert not measures.runs
    assert not measures.single_spaces
    assert measures.grid == {}
    assert not measures.laps_connected


def test_the_pit_is_listed_by_what_its_spaces_are() -> None:
    measures = pit_circuit().measures
    assert measures.pit == {
        "entry": ("2.A2",),
        "alley": ("2.P1", "2.P2", "4.P1", "4.P2"),
        "stop": ("3.P1", "3.P2"),
        "exit": ("4.A3",),
    }


def pit_circuit() -> Circuit:
    circuit = circuit_of(BESIDE_THE_PIT, kit=SPECIALS)
    assert circuit.geometry.closed_exactly
    return circuit


def test_a_race_with_a_pit_stop_passes_the_pit_once() -> None:
    """AUS-H-16: field A in the first half of the lap may be entered with crossings 2 and 3."""
    measures: Measures = pit_circuit().measures
    lap = measures.lap_length
    assert lap is not None
    assert measures.pit_windows == (2, 3)
    plain = measures.race_distance("1.A4", 4)
    assert plain == 1 + 3 * lap
    # from field A to field C: 7 steps on the road, 7 over the alley
    assert measures.race_distance("1.A4", 4, pit_stop=True) == plain
    assert measures.race_distance("1.A4", 2, pit_stop=True) is None


def test_a_lap_through_the_pit_is_no_lap_of_the_ideal_line() -> None:
    kit = kit_with(
        {"code": "ST", "length": 6, "spaces": 6, "line_after": 6},
        {"code": "CUT", "length": 6, "spaces": 6, "alley": {"spaces": 1, "entry": 0, "exit": 5}},
        {"code": "Q1", "radius": 2, "turn": 4, "spaces": 2},
    )
    measures = circuit_of("ST Q1L Q1L CUT-L Q1L Q1L", kit=kit).measures
    assert measures.lap_length == 20
    assert measures.race_distance("1.A6", 2) == 21
