"""The lane graph's attributes, against the rules and against a slow, obvious reference."""

import copy
import pickle
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import (
    APRIL,
    CIRCLE,
    HALVES,
    KIT,
    OVAL,
    SPECIALS,
    circuit_of,
    crossings_of,
    kit_with,
)
from tests.strategies import circuits, tracks
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import OPTIONAL_ATTRIBUTES, LaneGraph, space_attributes
from trackwright.model.layout.pieces import PIT_LANE, templates_of
from trackwright.model.layout.track import OF_SPACES, WHOLE_PIECE, Track

ALWAYS = {"piece", "lane", "column", "kind", "corner", "difficulty", "rank", "hill"}


def by_column(circuit: Circuit, attribute: str, lane: int = 0) -> list[Any]:
    """The attribute along one lane, from the line on."""
    spaces = [s for _, s in circuit.graph.nodes(data=True) if s["lane"] == lane]
    return [s[attribute] for s in sorted(spaces, key=lambda s: s["column"])]


def difficulties(pieces: str, **on: int) -> list[int]:
    """Of a circuit with difficulty markers {piece: level} at columns 0."""
    markers = [{"on": int(p[1:]), "difficulty": level} for p, level in on.items()]
    return by_column(circuit_of(pieces, markers=markers), "difficulty")


@given(tracks())
def test_every_space_has_the_attributes_and_no_others(track: Track) -> None:
    graph = Circuit(track, KIT).graph
    for _, space in graph.nodes(data=True):
        assert set(space) >= ALWAYS
        assert set(space) - ALWAYS <= set(OPTIONAL_ATTRIBUTES)
    for _, _, step in graph.edges(data=True):
        assert set(step) == {"kind", "crosses_line"}


@pytest.mark.slow
@given(tracks())
def test_the_graph_filled_from_inside_is_the_graph_that_networkx_makes(track: Track) -> None:
    """Predecessors too, and each edge's attributes are one dict seen from both sides."""
    graph = Circuit(track, KIT).graph
    same_graph(graph)


@pytest.mark.parametrize("pieces", ["ST IN-L BOX-L OUT-L CH Q1R PIT-R", "ST SO SO Y-L S1 YB-R"])
def test_special_pieces_make_the_graph_that_networkx_makes(pieces: str) -> None:
    same_graph(circuit_of(pieces, kit=SPECIALS).graph)


def same_graph(graph: LaneGraph) -> None:
    made: LaneGraph = nx.DiGraph()
    made.add_nodes_from((name, dict(space)) for name, space in graph.nodes(data=True))
    made.add_edges_from((a, b, dict(step)) for a, b, step in graph.edges(data=True))
    assert space_attributes(made) == space_attributes(graph)
    inside, outside = cast(Any, graph), cast(Any, made)
    assert outside._succ == inside._succ
    assert outside._pred == inside._pred
    assert list(inside._node) == list(inside._succ) == list(inside._pred)
    assert all(inside._pred[b][a] is inside._succ[a][b] for a, b in graph.edges)


def test_the_graph_is_an_ordinary_networkx_graph(april: Circuit) -> None:
    """It can be copied, turned round and sent to another process."""
    for other in (
        april.graph.copy(),
        april.graph.reverse().reverse(),
        copy.deepcopy(april.graph),
        pickle.loads(pickle.dumps(april.graph)),
    ):
        assert nx.utils.graphs_equal(other, april.graph)


# --- columns ------------------------------------------------------------------------------------


def test_columns_are_counted_from_the_finish_line(april: Circuit) -> None:
    """MGP-T-11, section 0: 0 is the first position after the line, N-1 the last before it."""
    grid = [s["column"] for _, s in april.graph.nodes(data=True) if s["piece"] == "1"]
    assert sorted(set(grid)) == [71, 72, 73, 74]
    after = [s["column"] for _, s in april.graph.nodes(data=True) if s["piece"] == "2"]
    assert sorted(set(after)) == [0, 1, 2, 3]
    for _, _, step in april.graph.edges(data=True):
        assert step["kind"] in ("forward", "diagonal")
    crossing = [(a, b) for a, b, x in crossings_of(april.graph) if x]
    assert len(crossing) == 7  # three lanes forward, four diagonals
    assert {april.graph.nodes[a]["column"] for a, _ in crossing} == {74}
    assert {april.graph.nodes[b]["column"] for _, b in crossing} == {0}


def test_a_line_inside_the_start_piece_begins_the_lap_there() -> None:
    kit = kit_with(
        {"code": "ST", "length": 4, "spaces": 4, "line_after": 3, "grid_rows": 2},
        {"code": "S4", "length": 4, "spaces": 4},
        {"code": "Q1", "radius": 2, "turn": 4, "spaces": 2},
    )
    graph = circuit_of("ST Q1L Q1L S4 Q1L Q1L", kit=kit).graph
    assert [graph.nodes[f"1.A{i}"]["column"] for i in (1, 2, 3, 4)] == [13, 14, 15, 0]
    assert [graph.nodes[f"1.A{i}"].get("start") for i in (1, 2, 3, 4)] == [None, 3, 1, None]


def test_an_open_chain_is_counted_from_its_beginning() -> None:
    graph = circuit_of("L1 START L2").graph
    assert [graph.nodes[name]["column"] for name in ("1.L1", "2.L1", "2.L4", "3.L2")] == [
        0,
        1,
        4,
        6,
    ]


@given(circuits(rotated=True))
def test_steps_lead_one_column_on(track: Track) -> None:
    circuit = Circuit(track, KIT)
    count = circuit.measures.positions
    assert count == sum(templates_of(KIT)[p.piece].columns for p in track.pieces())
    for a, b, step in circuit.graph.edges(data=True):
        here, there = circuit.graph.nodes[a], circuit.graph.nodes[b]
        assert there["column"] == (here["column"] + 1) % count
        assert step["crosses_line"] == (there["column"] == 0)
        assert abs(here["lane"] - there["lane"]) == (step["kind"] == "diagonal")


def test_the_grid_is_filled_from_the_line_by_rank() -> None:
    """MGP-B-04: pole on the last position, racing line; 2nd, 3rd beside it, then the next row."""
    left, right = circuit_of(APRIL), circuit_of([{"id": 1, "piece": "START", "line": "R"}, "L4"])
    assert list(left.measures.grid.values())[:4] == ["1.L4", "1.C4", "1.R4", "1.L3"]
    assert list(right.measures.grid.values())[:4] == ["1.R4", "1.C4", "1.L4", "1.R3"]
    assert list(left.measures.grid) == list(range(1, 13))


# --- kind, difficulty, hill, rank: the rules ----------------------------------------------------


def test_a_counter_makes_a_corner_a_straight_in_every_respect() -> None:
    """MGP-T-08."""
    circuit = circuit_of(
        OVAL, markers=[{"on": 3, "counts_as": "straight"}, {"on": 2, "difficulty": 3}]
    )
    assert by_column(circuit, "kind")[:8] == ["corner"] * 2 + ["straight"] * 2 + ["corner"] * 4
    assert by_column(circuit, "difficulty")[:8] == [3, 3, 0, 0, 0, 0, 0, 0]
    assert by_column(circuit, "corner")[:8] == [1, 1, 0, 0, 2, 2, 2, 2]


def test_a_counter_makes_a_straight_a_corner_whose_racing_line_stays_as_printed() -> None:
    """MGP-T-09: it belongs to the bend and takes its difficulty."""
    circuit = circuit_of(
        OVAL, markers=[{"on": 6, "counts_as": "corner"}, {"on": 2, "difficulty": 2}]
    )
    assert by_column(circuit, "kind")[8:12] == ["corner"] * 4
    assert by_column(circuit, "difficulty")[:20] == [2] * 20
    assert by_column(circuit, "corner")[:20] == [1] * 20
    assert by_column(circuit, "rank")[8:12] == by_column(circuit_of(OVAL), "rank")[8:12]


def test_difficulty_holds_to_the_corners_end_or_the_next_marker() -> None:
    """MGP-T-07, G-12: connected corners are one, whichever way they turn."""
    word = "START R2L R2R L1 R2L R2L"
    assert difficulties(word, p2=1) == [0] * 4 + [1, 1, 1, 1] + [0] * 5
    assert difficulties(word, p2=1, p3=3) == [0] * 4 + [1, 1, 3, 3] + [0] * 5
    assert difficulties(word, p3=2) == [0] * 6 + [2, 2] + [0] * 5


def test_difficulty_may_change_inside_a_piece() -> None:
    circuit = circuit_of(
        "L1 R3L", markers=[{"on": 2, "difficulty": 1}, {"on": 2, "at": 2, "difficulty": 3}]
    )
    assert by_column(circuit, "difficulty") == [0, 1, 1, 3]


def test_a_corner_round_the_end_of_the_list_is_not_cut_in_two() -> None:
    circuit = circuit_of(
        "R2L R2L L4 R2L R2L R2L R2L L4 R2L R2L", markers=[{"on": 9, "difficulty": 2}]
    )
    assert circuit.geometry.closed_exactly
    assert by_column(circuit, "difficulty") == [2] * 4 + [0] * 16 + [2] * 4
    assert by_column(circuit, "corner")[:4] == by_column(circuit, "corner")[-4:]


def test_one_corner_all_the_way_round_is_one_bend_and_its_last_marker_goes_round() -> None:
    circuit = circuit_of(CIRCLE, markers=[{"on": 3, "difficulty": 1}, {"on": 6, "difficulty": 2}])
    assert by_column(circuit, "corner") == [1] * 8
    assert by_column(circuit, "difficulty") == [2, 2, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize("at", range(6))
def test_a_loop_without_straights_has_the_same_bends_wherever_its_list_begins(at: int) -> None:
    word = ["R2L", "R2L", "R2L", "R1R", "R1L", "R1L"] * 2
    circuit = circuit_of(word[at:] + word[:at])
    assert circuit.geometry.closed_exactly
    assert sorted(corner.degrees for corner in circuit.measures.corners) == [45, 45, 225, 225]


def test_a_hill_holds_until_the_next_counter_across_the_line() -> None:
    """MGP-T-10."""
    circuit = circuit_of(OVAL, markers=[{"on": 8, "hill": "up"}, {"on": 4, "hill": "down"}])
    ups = {s["piece"] for _, s in circuit.graph.nodes(data=True) if s["hill"] == "up"}
    downs = {s["piece"] for _, s in circuit.graph.nodes(data=True) if s["hill"] == "down"}
    assert ups == {"8", "9", "10", "1", "2", "3"}
    assert downs == {"4", "5", "6", "7"}


def test_a_hill_on_an_open_chain_begins_at_its_counter() -> None:
    circuit = circuit_of(
        "L1 L1 L1 L1", markers=[{"on": 2, "hill": "up"}, {"on": 4, "hill": "flat"}]
    )
    assert by_column(circuit, "hill") == ["flat", "up", "up", "flat"]


def test_the_racing_line_is_inside_in_bends_left_on_straights_or_as_laid() -> None:
    """MGP-T-04, T-05, H-01: rank 1 on it, rank n farthest from it."""
    circuit = circuit_of(["L1", "R1L", "R1R", {"id": 4, "piece": "L1", "line": "R"}])
    assert by_column(circuit, "rank", lane=0) == [1, 1, 3, 3]
    assert by_column(circuit, "rank", lane=1) == [2, 2, 2, 2]
    assert by_column(circuit, "rank", lane=2) == [3, 3, 1, 1]


def test_straights_of_an_inside_kit_have_the_line_inside_the_circuit() -> None:
    left, right = (circuit_of(f"ST Q1{s} Q1{s} S2 S2 Q1{s} Q1{s}", kit=SPECIALS) for s in "LR")
    assert set(by_column(left, "rank", lane=0)) == {1}
    assert set(by_column(right, "rank", lane=0)) == {2}


def test_pit_spaces_rank_behind_all_lanes_and_have_their_field() -> None:
    graph = circuit_of("IN-L BOX-L OUT-L", kit=SPECIALS).graph
    pit = {name: s for name, s in graph.nodes(data=True) if s["lane"] == PIT_LANE}
    assert {s["rank"] for s in pit.values()} == {3}
    assert {name for name, s in pit.items() if s["pit"] == "stop"} == {"2.P1", "2.P2"}
    assert graph.nodes["1.A2"]["pit"] == "entry"
    assert graph.nodes["3.A3"]["pit"] == "exit"
    assert nx.has_path(nx.subgraph_view(graph, filter_node=lambda n: n in pit), "1.P1", "3.P2")


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("bonus", 3),
        ("limit", 12),
        ("barrier", 2),
        ("obstacle", True),
        ("colour", "red"),
        ("symbol", "x"),
        ("indicator", 2),
        ("group", 7),
        ("block", True),
    ],
)
def test_a_marker_marks_its_lane_or_its_whole_column(kind: str, value: object) -> None:
    markers = [{"on": 2, "at": 1, kind: value}, {"on": 3, "at": 0, "lane": 2, kind: value}]
    graph = circuit_of("L4 L4 L4", markers=markers).graph
    marked = {name: s[kind] for name, s in graph.nodes(data=True) if kind in s}
    assert marked == {"2.L2": value, "2.C2": value, "2.R2": value, "3.R1": value}


def test_board_halves_drive_like_their_pieces() -> None:
    whole, pieces = (circuit_of(w, kit=HALVES) for w in ("ST HA HC", "ST Q1L S2 Q1L S1 Q1R S2"))
    names = dict(zip(whole.graph, pieces.graph, strict=True))
    assert nx.utils.edges_equal(
        nx.relabel_nodes(whole.graph, names).edges(data=True),
        pieces.graph.edges(data=True),
        directed=True,
    )
    for ours, theirs in names.items():
        a, b = dict(whole.graph.nodes[ours]), dict(pieces.graph.nodes[theirs])
        assert a.pop("piece") != b.pop("piece") or ours == theirs
        assert a == b


# --- a slow reference ---------------------------------------------------------------------------


@dataclass
class Position:
    """One position of a lap as the rules speak of it."""

    piece: int
    at: int
    kind: str
    turn: int
    marker: int | None


def lap_of(track: Track) -> list[Position]:
    """All positions from the line on, for a run that closes and has one start piece."""
    pieces = list(track.runs[0].pieces)
    first = next(i for i, piece in enumerate(pieces) if piece.piece == "START")
    found = []
    for piece in [*pieces[first + 1 :], *pieces[: first + 1]]:
        template = templates_of(KIT)[piece.piece]
        own = track.markers_on.get(piece.id, ())
        kind = "corner" if template.turn else "straight"
        kind = next((str(m.counts_as) for m in own if m.counts_as), kind)
        for at in range(template.columns):
            marker = next((m.difficulty for m in own if m.difficulty and m.at == at), None)
            found.append(Position(piece.id, at, kind, template.turn, marker))
    return found


def difficulty_at(lap: list[Position], i: int) -> int:
    """MGP-T-07: walk back to the nearest marker without leaving the corner."""
    for back in range(len(lap)):
        position = lap[i - back]
        if position.kind == "straight":
            return 0
        if position.marker:
            return position.marker
    return 0


def hill_at(lap: list[Position], i: int, track: Track) -> str:
    """MGP-T-10: walk back to the nearest hill counter, across the line too."""
    for back in range(len(lap)):
        for marker in track.markers_on.get(lap[i - back].piece, ()):
            if marker.hill:
                return marker.hill
    return "flat"


@given(circuits(kinds=["difficulty", "counts_as", "hill"], rotated=True))
def test_markers_mean_what_the_rules_say_on_any_circuit(track: Track) -> None:
    """MGP-T-07 to T-10, position by position."""
    circuit = Circuit(track, KIT)
    lap = lap_of(track)
    for lane in range(3):
        assert by_column(circuit, "kind", lane) == [p.kind for p in lap]
        assert by_column(circuit, "difficulty", lane) == [
            difficulty_at(lap, i) for i in range(len(lap))
        ]
        assert by_column(circuit, "hill", lane) == [hill_at(lap, i, track) for i in range(len(lap))]
        assert by_column(circuit, "piece", lane) == [str(p.piece) for p in lap]


@given(circuits(kinds=["counts_as"], rotated=True))
def test_bends_are_corner_pieces_in_a_row_turning_one_way(track: Track) -> None:
    """Numbered 1, 2, 3 ... from the line; pieces of one bend never turn against each other."""
    circuit = Circuit(track, KIT)
    lap = lap_of(track)
    corners = by_column(circuit, "corner")
    assert [bool(c) for c in corners] == [p.kind == "corner" for p in lap]
    turns: dict[int, set[bool]] = {}
    for corner, position in zip(corners, lap, strict=True):
        if corner and position.turn:
            turns.setdefault(corner, set()).add(position.turn > 0)
    assert all(len(ways) == 1 for ways in turns.values())
    seen = [c for i, c in enumerate(corners) if c and c != corners[i - 1]]
    assert sorted(set(corners) - {0}) == list(range(1, len(set(corners) - {0}) + 1))
    if any(p.kind == "straight" for p in lap):
        assert len(seen) == len(set(seen))  # each bend is one piece of the lap
        firsts = [corners.index(c) for c in range(1, len(seen) + 1)]
        wrapped = corners[0] != 0 and corners[0] == corners[-1]
        assert firsts == sorted(firsts) or wrapped


@given(circuits(kinds=sorted(OF_SPACES)), st.data())
def test_marked_spaces_are_those_at_the_markers_place(track: Track, data: st.DataObject) -> None:
    graph = Circuit(track, KIT).graph
    for kind in sorted(OF_SPACES):
        expected: dict[str, object] = {}
        for marker in track.markers:
            if marker.kind == kind:
                columns = templates_of(KIT)[track.piece(marker.on).piece].columns
                marked = range(columns) if kind in WHOLE_PIECE else (marker.at,)
                for (lane, letter), at in product(enumerate("LCR"), marked):
                    if marker.lane in (None, lane):
                        expected[f"{marker.on}.{letter}{at + 1}"] = marker.value
        assert {name: s[kind] for name, s in graph.nodes(data=True) if kind in s} == expected
