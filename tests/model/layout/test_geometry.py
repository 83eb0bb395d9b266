"""Where pieces lie and what meets: runs, loops, gaps, play, mismatches, frames, board halves."""

import math
import random
from collections.abc import Sequence
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import APRIL, HALVES, KIT, OVAL, SPECIALS, circuit_of, kit_with, run_of
from tests.strategies import (
    circuits,
    end_of_word,
    half_words,
    headings,
    small_points,
    tracks,
    words,
)
from trackwright.model.circuit import Circuit
from trackwright.model.layout import geometry as geometry_module
from trackwright.model.layout import zeta
from trackwright.model.layout.geometry import Gap, Geometry, Mismatch, PortEnd, Seam, build_geometry
from trackwright.model.layout.track import Track
from trackwright.model.layout.zeta import Pose


def geometry_of(*runs: object, kit: object = KIT, **figures: object) -> Geometry:
    return circuit_of(*runs, kit=kit, **figures).geometry  # type: ignore[arg-type]


def start(pose: Pose) -> dict[str, object]:
    return {"point": list(pose.point), "heading": pose.heading}


def pairs(geometry: Geometry) -> set[tuple[str, str, str, str]]:
    placed = geometry.placed
    return {(placed[s.first].name, s.out, placed[s.second].name, s.into) for s in geometry.seams}


@given(words(least=1, most=30), small_points, headings)
def test_pieces_of_a_run_meet_exactly_as_they_are_laid(
    codes: list[str], point: zeta.Point, heading: int
) -> None:
    begin = Pose(point, heading)
    geometry = geometry_of(run_of(codes, start=start(begin)))
    assert geometry.placed[0].entry == begin
    assert geometry.placed[-1].exit == zeta.compose(begin, end_of_word(codes))
    for a, b in zip(geometry.placed, geometry.placed[1:], strict=False):
        assert a.exit == b.entry
    assert {(str(i), "out", str(i + 1), "in") for i in range(1, len(codes))} <= pairs(geometry)


def test_april_raceway_is_one_exact_loop(april: Circuit) -> None:
    geometry = april.geometry
    assert geometry.closed_exactly
    assert not geometry.closed_with_play
    assert len(geometry.placed) == len(geometry.seams) == 35
    assert not geometry.open_ends
    assert not geometry.gaps
    assert not geometry.mismatches
    assert geometry.chains[0].closed
    assert geometry.chains[0].indices == tuple(range(35))


@given(circuits(rotated=True))
def test_doubled_half_words_close_wherever_their_list_begins(track: Track) -> None:
    """The chain begins with the start piece."""
    geometry = build_geometry(track, KIT)
    assert geometry.closed_exactly
    assert geometry.main_chain is not None
    assert geometry.placed[geometry.main_chain.indices[0]].piece.piece == "START"


@given(half_words(), st.integers(1, 30), small_points, headings)
def test_a_circuit_in_several_runs_joins_the_same_seams(
    half: list[str], cut: int, point: zeta.Point, heading: int
) -> None:
    """Files may cut a loop anywhere, and order the runs as they like."""
    codes = half * 2
    cut = cut % (len(codes) - 1) + 1 if len(codes) > 1 else 1
    begin = Pose(point, heading)
    middle = zeta.compose(begin, end_of_word(codes[:cut]))
    numbered = [{"id": i, "piece": code} for i, code in enumerate(codes, start=1)]
    whole = geometry_of(run_of(numbered, start=start(begin)))
    parts = geometry_of(
        run_of(numbered[cut:], start=start(middle)), run_of(numbered[:cut], start=start(begin))
    )
    assert pairs(whole) == pairs(parts)
    assert parts.closed_exactly


def test_an_open_run_has_a_gap_from_its_end_to_its_beginning() -> None:
    (gap,) = geometry_of("L4 L4 R2L R2L L1").gaps
    assert (gap.first.index, gap.second.index) == (4, 0)
    # 8 on, a quarter turn of radius 2 to the left, 1 up: back is -10 and -3 modules
    assert gap.dx_mm == pytest.approx(-10 * 52)
    assert gap.dy_mm == pytest.approx(-3 * 52)
    assert gap.mm == pytest.approx(math.hypot(520, 156))
    assert gap.turn == -4


@given(words(least=1, most=12))
def test_the_gap_says_how_much_is_missing(codes: list[str]) -> None:
    geometry = geometry_of(codes)
    if geometry.closed_exactly or geometry.closed_with_play:
        assert not geometry.gaps
        return
    (gap,) = geometry.gaps
    end = end_of_word(codes)
    assert complex(gap.dx_mm, gap.dy_mm) == pytest.approx(
        -52 * zeta.to_complex(end.point), abs=1e-6
    )
    assert -7 <= gap.turn <= 8
    assert (end.heading + gap.turn) % 16 == 0


PLAYFUL_PIECES = (
    {"code": "S1", "length": 1, "spaces": 1},
    {"code": "S3", "length": 3, "spaces": 3},
    {"code": "Q1", "radius": 10, "turn": 4, "spaces": 2},
)
PLAYFUL = kit_with(*PLAYFUL_PIECES, module_mm=1, lane_mm=1, kerb_mm=0, play_mm=3)
"""A module of 1 mm: three too many are within the play of 3 mm, four are not."""


@pytest.mark.parametrize(
    ("codes", "closes"),
    [
        ("Q1L Q1L Q1L Q1L", "exactly"),
        ("Q1L Q1L S3 Q1L Q1L", "with play"),
        ("Q1L Q1L S3 S1 Q1L Q1L", "not"),
    ],
)
def test_closing_with_play_is_joined_but_never_called_exact(codes: str, closes: str) -> None:
    geometry = geometry_of(codes, kit=PLAYFUL)
    assert geometry.closed_exactly == (closes == "exactly")
    assert geometry.closed_with_play == (closes == "with play")
    assert geometry.chains[0].closed == (closes != "not")
    inexact = [seam for seam in geometry.seams if not seam.exact]
    assert len(inexact) == (closes == "with play")
    assert len(geometry.gaps) == (closes == "not")


def fragment(codes: str, point: Sequence[int], heading: int, frame: int = 0) -> dict[str, object]:
    return run_of(codes, start={"point": list(point), "heading": heading}, frame=frame)


crowded = st.tuples(*[st.integers(-2, 2)] * 3).map(
    lambda few: (few[0], 0, few[1], 0, few[2], 0, 0, 0)
)
"""Places of which many are alike, equally near, or apart by less than the play."""
fragments = st.builds(
    fragment,
    st.sampled_from(["S1", "S3", "Q1L"]),
    crowded,
    st.sampled_from([0, 0, 8, 3]),
    st.integers(0, 1),
)


def joined_plainly(
    geometry: Geometry, outs: list[PortEnd], ins: list[PortEnd]
) -> tuple[list[PortEnd], ...]:
    """Every end is held against every beginning."""
    left, free = [], list(ins)
    for out in outs:
        near = [
            end
            for end in free
            if (end.frame, end.pose.heading, end.port.roles)
            == (out.frame, out.pose.heading, out.port.roles)
            and geometry._gap(out, end).mm <= geometry.kit.play_mm
        ]
        if near:
            into = min(near, key=lambda end: geometry._gap(out, end).mm)
            free.remove(into)
            geometry_module._add_seam(geometry, out, into, exact=False)
        else:
            left.append(out)
    return left, free


def gaps_plainly(geometry: Geometry) -> list[Gap]:
    ins = [end for end in geometry.open_ends if end.port.enters]
    outs = [end for end in geometry.open_ends if not end.port.enters]
    asked = [[geometry._gap(o, i) for i in ins if i.frame == o.frame] for o in outs]
    return [min(gaps, key=lambda gap: gap.mm) for gaps in asked if gaps]


def found_in(geometry: Geometry) -> tuple[list[Seam], list[PortEnd], list[Mismatch]]:
    return geometry.joints, geometry.open_ends, geometry.mismatches


@pytest.mark.parametrize("play_mm", [0, 0.5, 3])
@given(runs=st.lists(fragments, min_size=1, max_size=14))
def test_fragments_join_as_if_each_end_were_held_against_each(
    play_mm: float, runs: list[dict[str, object]]
) -> None:
    kit = kit_with(*PLAYFUL_PIECES, module_mm=1, lane_mm=1, kerb_mm=0, play_mm=play_mm)
    fast = geometry_of(*runs, kit=kit, frames=[{}, {"x_mm": 5}])
    with patch.object(geometry_module, "_join_with_play", joined_plainly):
        plain = geometry_of(*runs, kit=kit, frames=[{}, {"x_mm": 5}])
    assert found_in(fast) == found_in(plain)
    assert list(fast.gaps) == gaps_plainly(plain)


@pytest.mark.slow
@pytest.mark.parametrize("spread", [0, 60])
def test_thousands_of_fragments_are_not_held_against_each_other(
    spread: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a heap or wide apart: a few looks for each."""
    count, looks, gap = 800, 0, Geometry._gap

    def counted(geometry: Geometry, out: PortEnd, into: PortEnd) -> Gap:
        nonlocal looks
        looks += 1
        return gap(geometry, out, into)

    monkeypatch.setattr(Geometry, "_gap", counted)
    rng = random.Random(1)
    points = [[rng.randint(-spread, spread) for _ in range(8)] for _ in range(count)]
    geometry = geometry_of(*[fragment("L4", point, i % 16) for i, point in enumerate(points)])
    assert len(geometry.gaps) == count
    assert looks < 20 * count


def test_play_forgives_no_turn() -> None:
    kit = kit_with(
        {"code": "T1", "radius": 1, "turn": 1, "spaces": 1},
        {"code": "Q1", "radius": 10, "turn": 4, "spaces": 2},
        module_mm=1,
        lane_mm=0.5,
        kerb_mm=0,
        play_mm=3,
    )
    geometry = geometry_of("Q1L Q1L Q1L Q1L T1L", kit=kit)
    assert geometry.gaps[0].mm <= 3
    assert not geometry.chains[0].closed


def test_other_lanes_do_not_join_and_the_reason_is_said() -> None:
    geometry = geometry_of("S2 IN-L S2", kit=SPECIALS)
    assert pairs(geometry) == {("1", "out", "2", "in")}
    (mismatch,) = geometry.mismatches
    assert (mismatch.first.index, mismatch.second.index) == (1, 2)
    assert "2 lanes and a pit lane on the left meets 2 lanes" in mismatch.reason
    assert {chain.indices for chain in geometry.chains} == {(0, 1), (2,)}


def test_a_pit_lane_on_the_other_side_does_not_join() -> None:
    geometry = geometry_of("IN-L OUT-R", kit=SPECIALS)
    assert not geometry.seams
    assert "on the left" in geometry.mismatches[0].reason
    assert "on the right" in geometry.mismatches[0].reason
    assert not geometry_of("IN-L BOX-L OUT-L", kit=SPECIALS).mismatches


@pytest.mark.parametrize(
    ("second", "why"),
    [
        # ends where the first ends, looking back: the two ends face each other
        (Pose(zeta.power(0, 8), 8), "both lead towards each other"),
        # begins where the first begins, looking back
        (Pose(zeta.power(0, 0), 8), "both lead away from each other"),
    ],
)
def test_a_run_laid_against_the_driving_direction_is_reported(second: Pose, why: str) -> None:
    geometry = geometry_of("L4", run_of("L4", start=start(second)))
    assert not geometry.seams
    assert [mismatch.reason for mismatch in geometry.mismatches] == [why]


def test_ends_meet_only_inside_one_frame() -> None:
    """Frames lie free on the table: nothing in two of them meets exactly."""
    behind = run_of("L4", start=start(Pose(zeta.power(0, 4), 0)))
    assert len(geometry_of("L4", behind).seams) == 1
    two = geometry_of("L4", {**behind, "frame": 1}, frames=[{}, {}])
    assert not two.seams
    assert len(two.open_ends) == 4
    assert all(gap.first.frame == gap.second.frame for gap in two.gaps)


@given(tracks())
def test_every_port_is_joined_or_open_or_mismatched(track: Track) -> None:
    geometry = build_geometry(track, KIT)
    for name, port in (("out", "first"), ("in", "second")):
        joined = [getattr(seam, port) for seam in geometry.seams]
        assert len(joined) == len(set(joined))
        free = [end.index for end in geometry.open_ends if end.port.name == name]
        assert sorted(joined + free) == list(range(len(geometry.placed)))
    for seam in geometry.seams:
        a, b = geometry.placed[seam.first], geometry.placed[seam.second]
        assert a.frame == b.frame
        assert a.exit.heading == b.entry.heading
        assert (a.exit == b.entry) == seam.exact
    chained = [index for chain in geometry.chains for index in chain.indices]
    assert sorted(chained) == list(range(len(geometry.placed)))


def test_two_circuits_on_one_table_are_not_one_loop() -> None:
    two = geometry_of(
        OVAL, run_of(OVAL.replace("START", "L4"), frame=1), frames=[{}, {"x_mm": 900}]
    )
    assert [chain.closed for chain in two.chains] == [True, True]
    assert not two.closed_exactly


def test_the_chain_with_the_start_piece_is_the_main_one() -> None:
    geometry = geometry_of("L4 L4", run_of("L1 START", frame=1), frames=[{}, {}])
    assert geometry.main_chain is not None
    assert [geometry.placed[i].piece.piece for i in geometry.main_chain.indices] == ["L1", "START"]
    assert build_geometry(Track("empty", KIT.id), KIT).main_chain is None


def test_a_branch_joins_the_run_that_begins_at_its_end() -> None:
    side = zeta.compose(zeta.straight(2), zeta.arc(2, 2))
    geometry = geometry_of("Y-L S2", run_of("S1", start=start(side)), kit=SPECIALS)
    assert pairs(geometry) == {("1", "out", "2", "in"), ("1", "branch", "3", "in")}


def test_a_road_that_comes_in_joins_the_branch_of_a_piece_driven_back() -> None:
    """YB is Y driven the other way: two roads become one."""
    into = zeta.about_face(zeta.compose(zeta.straight(2), zeta.arc(2, 2)))
    # YB-R is Y-L from its far end; laid so that Y-L would begin at the origin
    far = zeta.about_face(zeta.straight(4))
    before = zeta.compose(into, zeta.inverse(zeta.straight(1)))
    geometry = geometry_of(
        run_of("YB-R", start=start(far)), run_of("S1", start=start(before)), kit=SPECIALS
    )
    assert pairs(geometry) == {("2", "out", "1", "branch")}


def test_a_board_half_lies_like_its_pieces_and_names_them_with_numbers() -> None:
    whole = geometry_of("ST HA HC", kit=HALVES, boxes=2)
    pieces = geometry_of("ST Q1L S2 Q1L S1 Q1R S2", kit=HALVES)
    assert [(p.entry, p.exit) for p in whole.placed] == [(p.entry, p.exit) for p in pieces.placed]
    assert [p.name for p in whole.placed] == ["1", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3"]
    assert len(whole.seams) == 6
    back = geometry_of([{"id": 1, "piece": "HC", "back": True}], kit=HALVES)
    assert [p.template.code for p in back.placed] == ["S2", "Q1L", "S1"]


@given(st.floats(-180, 180), st.floats(-900, 900), st.floats(-900, 900))
def test_the_table_pose_turns_about_the_frames_origin(degrees: float, x: float, y: float) -> None:
    geometry = geometry_of(APRIL, frames=[{"x_mm": x, "y_mm": y, "degrees": degrees}])
    place, heading = geometry.table_pose(0, Pose())
    assert place == complex(x, y)
    assert heading == pytest.approx(math.radians(degrees))
    end, turned = geometry.table_pose(0, Pose(zeta.power(0, 2), 4))
    assert abs(end - place) == pytest.approx(104)
    assert turned - heading == pytest.approx(math.pi / 2)
