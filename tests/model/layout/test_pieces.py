"""Templates: spaces, steps and ports of every sort of piece."""

from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from threading import Event
from time import sleep
from typing import Any

import networkx as nx
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.builders import HALVES, KIT, SPECIALS, circuit_of, crossings_of, kinds_of, kit_with
from tests.strategies import single_codes
from trackwright.model.circuit import Circuit
from trackwright.model.edit.reversal import reversed_track
from trackwright.model.lanes.graph import LaneGraph, space_attributes
from trackwright.model.layout import pieces, zeta
from trackwright.model.layout.geometry import build_geometry
from trackwright.model.layout.kit import Kit, PieceKind
from trackwright.model.layout.pieces import (
    PIT_LANE,
    PieceStep,
    Space,
    Template,
    Templates,
    expanded_codes,
    lane_spaces,
    templates_of,
)
from trackwright.model.layout.track import Piece, Run, Track
from trackwright.model.layout.zeta import Pose
from trackwright.model.text.errors import InputError

ALL = [(kit, code) for kit in (KIT, SPECIALS, HALVES) for code in single_codes(kit)]
HANDED = [(kit, code) for kit, code in ALL if kit.codes[code].side]


def template(code: str, kit: Kit = SPECIALS) -> Template:
    return templates_of(kit)[code]


def where(t: Template, space: Space) -> tuple[object, ...]:
    """A space without its label and its index."""
    return space.road, space.lane, space.column, space.begin, space.end, tuple(space.extra.items())


def steps(t: Template, flip: bool = False) -> set[tuple[object, ...]]:
    """Steps as pairs of places; `flip` numbers the lanes from the right."""

    def place(index: int) -> tuple[object, ...]:
        space = t.spaces[index]
        lane = t.lanes - 1 - space.lane if flip and space.lane < t.lanes else space.lane
        return space.road, lane, space.column, space.begin, space.end

    return {(place(s.start), place(s.end), s.kind, s.crosses) for s in t.steps}


def names(t: Template, kind: str) -> set[tuple[str, str]]:
    return {(t.labels[s.start], t.labels[s.end]) for s in t.steps if s.kind == kind}


def joins(
    first: str, second: str, kit: Kit = SPECIALS, out: str = "out"
) -> set[tuple[str, str, str]]:
    a, b = template(first, kit), template(second, kit)
    return {
        (a.labels[x], b.labels[y], kind)
        for x, y, kind, _ in templates_of(kit).seam_steps(a, out, b, "in")
    }


@pytest.mark.parametrize(("kit", "code"), HANDED)
def test_left_and_right_are_mirror_images(kit: Kit, code: str) -> None:
    one, other = template(code, kit), template(kit.mirrored_code(code), kit)
    assert one.turn == -other.turn
    assert one.end.point == zeta.mirrored(other.end.point)
    assert one.end.heading == -other.end.heading % 16
    assert steps(one) == steps(other, flip=True)
    for a, b in zip(one.ports, other.ports, strict=True):
        assert a.roles == b.roles[::-1]
        assert [one.spaces[i].column for i in a.spaces] == [
            other.spaces[i].column for i in reversed(b.spaces)
        ]


@pytest.mark.parametrize(("kit", "code"), ALL)
def test_driven_back_twice_is_the_piece_itself(kit: Kit, code: str) -> None:
    assert kit.reversed_code(kit.reversed_code(code)) == code


@pytest.mark.parametrize(("kit", "code"), ALL)
def test_driven_back_leads_to_where_it_came_from(kit: Kit, code: str) -> None:
    there, back = template(code, kit), template(kit.reversed_code(code), kit)
    end = zeta.compose(zeta.about_face(there.end), back.end)
    assert end == zeta.about_face(Pose())
    assert back.ports[0].roles == there.end_port.roles[::-1]
    assert back.end_port.roles == there.ports[0].roles[::-1]


@pytest.mark.parametrize("code", ["PIT-L", "IN-R", "OUT-L", "BOX-R", "Y-L"])
def test_the_way_back_turns_every_step_of_the_same_cardboard(code: str) -> None:
    """Spaces lie at the same height from the other end; fields A and C change places."""
    there, back = template(code), template(SPECIALS.reversed_code(code))

    def turned(space: Space) -> tuple[object, ...]:
        lane = space.lane if space.lane == PIT_LANE else 1 - space.lane
        return space.road, lane, 1 - space.end, 1 - space.begin

    def place(space: Space) -> tuple[object, ...]:
        return space.road, space.lane, space.begin, space.end

    ours = {
        (turned(there.spaces[s.end]), turned(there.spaces[s.start]), s.kind) for s in there.steps
    }
    theirs = {(place(back.spaces[s.start]), place(back.spaces[s.end]), s.kind) for s in back.steps}
    assert ours == theirs
    swapped = {"entry": "exit", "exit": "entry", "stop": "stop", "alley": "alley"}
    assert {turned(s): swapped[str(s.extra["pit"])] for s in there.spaces if "pit" in s.extra} == {
        place(s): s.extra["pit"] for s in back.spaces if "pit" in s.extra
    }


@pytest.mark.parametrize(("kit", "code"), ALL)
def test_lanes_have_the_spaces_that_the_kit_says_and_fill_their_lane(kit: Kit, code: str) -> None:
    kind, side = kit.codes[code]
    kind = kit.kinds[kind.back_of] if kind.back_of else kind
    t = template(code, kit)
    counts = lane_spaces(kit, kind)
    # the inside of a bend is the left of the left-hand form, whichever way it is driven
    mirrored = (side == "R") != bool(kit.codes[code].kind.back_of and side == "R")
    counts = counts[::-1] if mirrored else counts
    for lane, count in enumerate(counts):
        own = sorted((s for s in t.spaces if s.lane == lane and not s.road), key=lambda s: s.begin)
        if not kind.narrow:
            assert len(own) == count
            assert [s.begin for s in own] == [Fraction(i, count) for i in range(count)]
            assert [s.end for s in own] == [Fraction(i + 1, count) for i in range(count)]
    assert t.columns == min(counts)
    assert {s.column for s in t.spaces} <= set(range(t.columns))
    assert len(set(t.labels)) == len(t.spaces)


@pytest.mark.parametrize("code", list(KIT.codes))
def test_motograndprix_lanes_are_equally_long_and_free_to_change(code: str) -> None:
    """MGP-T-03, B-18: one step on in the own lane, or to a neighbour lane one position on."""
    t = template(code, KIT)
    expected = {
        ((0, a, c), (0, b, c + 1), "forward" if a == b else "diagonal")
        for c in range(t.columns - 1)
        for a in range(3)
        for b in range(3)
        if abs(a - b) <= 1
    }
    found = {
        ((0, s.lane, s.column), (0, e.lane, e.column), step.kind)
        for step in t.steps
        for s, e in [(t.spaces[step.start], t.spaces[step.end])]
    }
    assert found == expected


def test_diagonals_of_unequal_lanes_go_by_angle() -> None:
    """To the first space of the neighbour lane that begins at or after the own one's end."""
    t = template("Q1L")  # inner lane A of 2, outer lane B of 3
    assert names(t, "forward") == {("A1", "A2"), ("B1", "B2"), ("B2", "B3")}
    assert names(t, "diagonal") == {("A1", "B3"), ("B1", "A2")}
    mirrored = template("Q1R")
    assert names(mirrored, "diagonal") == {("B1", "A3"), ("A1", "B2")}


def test_a_solid_line_inside_a_piece_takes_the_diagonals_away() -> None:
    """AUS-H-11, AUS-F-22: no diagonal from column to column inside the line."""
    assert names(template("SO"), "diagonal") == set()
    assert names(template("SO"), "forward") == {("A1", "A2"), ("B1", "B2")}
    three = kit_with({"code": "S", "length": 2, "spaces": 2, "solid": [1]}, lanes="ABC")
    assert names(template("S-L", three), "diagonal") == {("A1", "B2"), ("B1", "A2")}


def test_a_solid_line_over_a_seam_takes_the_diagonal_away_only_between_two_such_pieces() -> None:
    """AUS-H-11: entering and leaving diagonals stay, they only touch the line's end."""
    forward = {("A2", "A1", "forward"), ("B2", "B1", "forward")}
    diagonal = {("A2", "B1", "diagonal"), ("B2", "A1", "diagonal")}
    assert joins("SO", "SO") == forward
    assert joins("S2", "SO") == joins("SO", "S2") == forward | diagonal


def test_solid_lines_of_a_corner_lie_on_the_other_side_in_its_mirror_image() -> None:
    kit = kit_with({"code": "C1", "radius": 2, "turn": 4, "spaces": 2, "solid": [0]}, lanes="ABC")
    assert template("C1L", kit).end_port.solid == {0}
    assert template("C1R", kit).end_port.solid == {1}
    diagonals = {("B2", "C1"), ("C2", "B1")}
    assert {(a, b) for a, b, kind in joins("C1L", "C1L", kit) if kind == "diagonal"} == diagonals
    assert len([1 for *_, kind in joins("C1L", "C1R", kit) if kind == "diagonal"]) == 4


def test_a_solid_line_beside_a_pit_lane_keeps_to_its_own_boundary() -> None:
    kit = kit_with(
        {"code": "PL", "length": 2, "spaces": 2, "solid": [0], "alley": {"spaces": 2}}, lanes="ABC"
    )
    assert template("PL-L", kit).end_port.roles == "PTTT"
    assert template("PL-L", kit).end_port.solid == {1}
    assert template("PL-R", kit).end_port.roles == "TTTP"
    assert template("PL-R", kit).end_port.solid == {1}
    assert {(a, b) for a, b, kind in joins("PL-L", "PL-L", kit) if kind == "diagonal"} == {
        ("B2", "C1"),
        ("C2", "B1"),
    }


def test_a_chicane_narrows_two_lanes_to_one_space_and_widens_again() -> None:
    """AUS-T-05: the only space of its column."""
    t = template("CH")
    assert t.labels == ("A1", "A2", "A3", "A4", "B1", "B2")
    assert {
        label for label, s in zip(t.labels, t.spaces, strict=True) if s.extra.get("chicane")
    } == {
        "A2",
        "A3",
    }
    assert {(t.labels[s.start], t.labels[s.end]) for s in t.steps} == {
        ("A1", "A2"),
        ("B1", "A2"),
        ("A2", "A3"),
        ("A3", "A4"),
        ("A3", "B2"),
    }


def test_a_chicane_at_the_end_of_a_piece_leads_into_both_lanes() -> None:
    kit = kit_with(
        {"code": "N", "length": 2, "spaces": 2, "narrow": [1]}, {"code": "M", "back_of": "N"}
    )
    assert {(a, b) for a, b, _ in joins("N", "N", kit)} == {("A2", "A1"), ("A2", "B1")}
    assert {(a, b) for a, b, _ in joins("N", "M", kit)} == {("A2", "A1")} or {
        (a, b) for a, b, _ in joins("N", "M", kit)
    } == {("A2", "B1")}


def test_an_alley_is_entered_at_field_a_and_left_at_field_c() -> None:
    """AUS-T-06."""
    t = template("PIT-L")
    assert names(t, "pit") == {("A2", "P1"), ("P3", "A6")}
    assert {("P1", "P2"), ("P2", "P3")} <= names(t, "forward")
    pit = {label: s.extra.get("pit") for label, s in zip(t.labels, t.spaces, strict=True)}
    assert {label: what for label, what in pit.items() if what} == {
        "A2": "entry",
        "P1": "alley",
        "P2": "stop",
        "P3": "alley",
        "A6": "exit",
    }
    assert names(template("PIT-R"), "pit") == {("B2", "P1"), ("P3", "B6")}
    own = [s for s in t.spaces if s.lane == PIT_LANE]
    assert [(s.begin, s.end) for s in own] == [
        (Fraction(2 + i, 6), Fraction(3 + i, 6)) for i in range(3)
    ]


def test_an_alley_runs_on_over_seams() -> None:
    assert template("IN-L").ports[0].roles == "TT"
    assert template("IN-L").end_port.roles == template("BOX-L").ports[0].roles == "PTT"
    assert template("OUT-L").end_port.roles == "TT"
    assert ("P2", "P1", "forward") in joins("IN-L", "BOX-L")
    assert not [1 for a, b, kind in joins("IN-L", "BOX-L") if kind == "diagonal" and "P" in a + b]


def test_the_finish_line_spans_the_alley() -> None:
    """AUS-T-08: every way round crosses the line, that through the pit too."""
    kit = kit_with(
        {
            "code": "SP",
            "length": 6,
            "spaces": 6,
            "line_after": 3,
            "alley": {"spaces": 2, "stops": [0, 1], "entry": 1, "exit": 4},
        },
        {"code": "S6", "length": 6, "spaces": 6},
        {"code": "Q1", "radius": 2, "turn": 4, "spaces": 2},
    )
    assert every_lap_crosses_once(circuit_of("SP-L Q1L Q1L S6 Q1L Q1L", kit=kit).graph)


@pytest.mark.parametrize("line_after", [1, 2, 4])
def test_every_way_round_crosses_the_line_once(line_after: int) -> None:
    kit = kit_with(
        {"code": "ST", "length": 4, "spaces": 4, "line_after": line_after},
        {"code": "S4", "length": 4, "spaces": 4},
        {"code": "Q1", "radius": 2, "turn": 4, "spaces": [2, 3]},
    )
    assert every_lap_crosses_once(circuit_of("ST Q1L Q1L S4 Q1L Q1L", kit=kit).graph)


def test_a_line_at_the_beginning_of_a_piece_is_refused() -> None:
    """It belongs to the end of the piece before: a step over it would be nobody's."""
    with pytest.raises(InputError, match="line_after"):
        kit_with({"code": "ST", "length": 4, "spaces": 4, "line_after": 0})


def test_a_piece_with_the_line_has_no_reverse_of_its_own() -> None:
    """The line is crossed in driving direction, whichever that is."""
    start = {"code": "SP", "length": 4, "spaces": 4, "line_after": 4, "alley": {"spaces": 2}}
    with pytest.raises(InputError, match="finish line is the same in both directions"):
        kit_with(start, {"code": "PS", "back_of": "SP"})
    kit = kit_with(
        {**start, "line_after": 2, "grid_rows": 2},
        {"code": "PL", "length": 4, "spaces": 4, "alley": {"spaces": 2}},
        {"code": "QP", "radius": 2, "turn": 4, "spaces": 2, "alley": {"spaces": 2}},
    )
    there = circuit_of("SP-L QP-L QP-L PL-L QP-L QP-L", kit=kit)
    back = Circuit(reversed_track(there.track, kit), kit)
    for circuit in (there, back):
        assert circuit.geometry.closed_exactly
        assert without_line_no_lap(circuit.graph)
        assert len(circuit.measures.grid) == 4


def every_lap_crosses_once(graph: LaneGraph) -> bool:
    """No way round without the line; and from behind the line one comes to it again."""
    assert nx.is_strongly_connected(graph)
    return without_line_no_lap(graph)


def without_line_no_lap(graph: LaneGraph) -> bool:
    rest: LaneGraph = nx.DiGraph()
    rest.add_edges_from((a, b) for a, b, crosses in crossings_of(graph) if not crosses)
    columns = {
        graph.nodes[b]["column"]
        for _, b, x in crossings_of(graph)
        if x and graph.nodes[b]["lane"] != PIT_LANE
    }
    return nx.is_directed_acyclic_graph(rest) and columns == {0}


def test_a_branch_leaves_behind_its_columns_with_as_many_lanes() -> None:
    t = template("Y-L")
    branch = t.port("branch")
    assert not branch.enters
    assert branch.pose == zeta.compose(zeta.straight(2), zeta.arc(2, 2))
    assert {(a, b) for a, b in names(t, "forward") if b.endswith("'1") and a[0] == b[0]} == {
        ("A2", "A'1"),
        ("B2", "B'1"),
    }
    assert {("A2", "B'1"), ("B2", "A'1")} <= names(t, "diagonal")
    assert [t.labels[i] for i in branch.spaces] == ["A'2", "B'2"]
    back = template("YB-R").port("branch")
    assert back.enters


def test_lateral_steps_go_both_ways_where_spaces_begin_at_one_height() -> None:
    kit = kit_with(
        {"code": "S2", "length": 2, "spaces": 2},
        {"code": "Q1", "radius": 2, "turn": 4, "spaces": [2, 3]},
        {"code": "CH", "length": 3, "spaces": 3, "narrow": [1]},
        lateral_steps=True,
    )
    assert names(template("S2", kit), "lateral") == {
        ("A1", "B1"),
        ("B1", "A1"),
        ("A2", "B2"),
        ("B2", "A2"),
    }
    assert names(template("Q1L", kit), "lateral") == {("A1", "B1"), ("B1", "A1")}
    assert names(template("CH", kit), "lateral") == {
        ("A1", "B1"),
        ("B1", "A1"),
        ("A3", "B2"),
        ("B2", "A3"),
    }
    assert not names(template("S2"), "lateral")


def test_a_board_half_stands_for_its_pieces_and_backwards_for_them_turned() -> None:
    assert expanded_codes(HALVES, "S2", False) == ("S2",)
    assert expanded_codes(HALVES, "HC", False) == ("S1", "Q1R", "S2")
    assert expanded_codes(HALVES, "HC", True) == ("S2", "Q1L", "S1")
    with pytest.raises(ValueError, match="board half"):
        template("HC", HALVES)


# --- any kit that is read can be built ----------------------------------------------------------

small = st.integers(0, 6)
kinds: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {"spaces": st.integers(1, 6) | st.lists(st.integers(1, 5), min_size=2, max_size=2)},
    optional={
        "length": st.integers(1, 6),
        "turn": st.integers(1, 8),
        "radius": st.integers(1, 4),
        "solid": st.lists(small, max_size=2),
        "narrow": st.lists(small, max_size=2),
        "line_after": small,
        "grid_rows": st.integers(0, 3),
        "alley": st.fixed_dictionaries(
            {"spaces": st.integers(1, 3)},
            optional={
                "stops": st.lists(st.integers(0, 2), max_size=2),
                "entry": small,
                "exit": small,
            },
        ),
        "branch": st.fixed_dictionaries(
            {"after": st.integers(1, 4), "spaces": st.integers(1, 5)},
            optional={"length": small, "radius": small, "turn": small},
        ),
    },
)


@pytest.mark.slow
@given(kinds, st.booleans(), st.booleans())
def test_every_piece_of_a_kit_that_is_read_can_be_laid(
    kind: dict[str, Any], lateral: bool, back: bool
) -> None:
    """A kit is refused with an InputError, or all its pieces are sound, driven back too."""
    more = [{"code": "KX", "back_of": "XX"}] if back else []
    try:
        kit = kit_with({"code": "XX", **kind}, *more, lateral_steps=lateral)
    except InputError:
        assume(False)
    for code in kit.codes:
        t = template(code, kit)
        assert all(0 <= s.begin < s.end <= 1 for s in t.spaces)
        assert all(0 <= s.column < t.columns for s in t.spaces)
        assert len({(s.start, s.end) for s in t.steps}) == len(t.steps)
        for lane in {(s.lane, s.road) for s in t.spaces}:
            own = sorted((s for s in t.spaces if (s.lane, s.road) == lane), key=lambda s: s.begin)
            assert all(a.end <= b.begin for a, b in pairwise(own))
        circuit = circuit_of([code, code], kit=kit)
        assert len(circuit.board.names) == circuit.graph.number_of_nodes() == 2 * len(t.spaces)
        ahead = [(a, b) for a, b, k in kinds_of(circuit.graph) if k != "lateral"]
        graph = nx.DiGraph(ahead)
        assert (
            nx.is_directed_acyclic_graph(graph)
            or circuit.geometry.main_chain is None
            or (circuit.geometry.main_chain.closed)
        )


def test_steps_never_lead_from_a_space_to_itself() -> None:
    for kit, code in ALL:
        found: tuple[PieceStep, ...] = template(code, kit).steps
        assert all(step.start != step.end for step in found)


def test_a_piece_is_not_found_before_its_poses_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread builds the first circuit of a kit, another one the next while a piece is added."""
    kit = replace(KIT)
    track = Track("One", kit.id, runs=(Run((Piece(1, "L4"),)),))
    adding, go_on = Event(), Event()
    moves = pieces._moves

    def waiting(template: Template) -> list[tuple[int, ...]]:
        adding.set()
        go_on.wait(10)
        return moves(template)

    monkeypatch.setattr(pieces, "_moves", waiting)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(build_geometry, track, kit)
        adding.wait(10)
        second = pool.submit(build_geometry, track, kit)
        wait([second], timeout=0.1)
        go_on.set()
        assert first.result().exits.tolist() == second.result().exits.tolist()


def test_all_threads_share_the_templates_of_a_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Templates):
        def __init__(self, kit: Kit) -> None:
            super().__init__(kit)
            sleep(0.05)

    kit = replace(KIT)
    monkeypatch.setattr(pieces, "Templates", Slow)
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(templates_of, [kit, kit])
    assert first is second


def test_all_that_a_space_has_goes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new ability of pieces: here there is oil where the first column of the left lane is."""

    def with_oil(space: Space, kind: PieceKind) -> Space:
        oily = space.lane == 0 and space.column == 0
        return replace(space, extra={**space.extra, "oil": True}) if oily else space

    def oily(code: str) -> list[tuple[int, Fraction]]:
        return [(s.lane, s.begin) for s in template(code, kit).spaces if "oil" in s.extra]

    monkeypatch.setattr(pieces, "_with_pit_field", with_oil)
    bends = {"code": "Q1", "radius": 2, "turn": 4, "spaces": [2, 3]}
    with pytest.raises(InputError, match="in reverse it is a different piece"):
        kit_with(bends)
    kit = kit_with(bends, {"code": "1Q", "back_of": "Q1"})
    assert oily("Q1L") == [(0, Fraction(0))]
    assert oily("Q1R") == [(1, Fraction(0))]
    assert oily("1Q-R") == [(1, Fraction(1, 2))]
    assert oily("1Q-L") == [(0, Fraction(1, 2))]
    track = Track("Oil", kit.id, (Run((Piece(1, "Q1L"), Piece(2, "1Q-R"))),))
    nodes = space_attributes(Circuit(track, kit).graph)
    assert [name for name, space in nodes.items() if space.get("oil")] == ["1.A1", "2.B2"]
