"""Closing a lap: everything there is, nothing that is not, and the best first."""

import subprocess
import sys
import time
import tracemalloc
from collections import Counter
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bench.close import Row, cut, gap_of, joined_rows, plain_rows
from bench.timing import slowness
from tests.builders import APRIL, HALVES, KIT, OVAL, SPECIALS, circuit_of, kit_with, run_of
from tests.strategies import closed_words, end_of_word, headings, points
from trackwright.model.circuit import Circuit
from trackwright.model.closing.gap import Gap
from trackwright.model.closing.half_tables import half_table, turned
from trackwright.model.closing.join import rows_to
from trackwright.model.closing.near_misses import missing_pieces, nearest_miss
from trackwright.model.closing.repair import repair
from trackwright.model.closing.room import TableRoom
from trackwright.model.closing.search import (
    CloseOptions,
    CloseResult,
    Closing,
    close,
    find_gap,
    rows_of_length,
)
from trackwright.model.edit.edits import Remove, SetTrackValue
from trackwright.model.edit.history import Document
from trackwright.model.files import library
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import Piece, Run, Start
from trackwright.model.layout.zeta import add, compose, to_complex
from trackwright.model.layout.zeta import turned as turned_point
from trackwright.model.picture.shapes.outline import circuit_extents, find_overlaps
from trackwright.model.text.errors import TrackwrightError

SHIPPED = sorted(library.shipped_tracks())
MOTO = [id for id in SHIPPED if library.load_circuit(id).kit.id == "motograndprix"]
PALETTE = gap_of(circuit_of("START")).palette


def in_order(codes: Row) -> Row:
    """Straights next to each other in ascending order, as answers have them."""
    found: list[str] = []
    stretch: list[str] = []
    for code in (*codes, None):
        if code is not None and KIT.codes[code].kind.length:
            stretch.append(code)
            continue
        found += sorted(stretch, key=PALETTE.codes.index)
        stretch = []
        if code is not None:
            found.append(code)
    return tuple(found)


def everything(most: int, **wishes: object) -> CloseOptions:
    return replace(CloseOptions(most, limit=None, one_per_road=False), **wishes)  # type: ignore[arg-type]


def rows(answer: CloseResult) -> list[Row]:
    return [closing.codes for closing in answer.closings]


def closed(closing: Closing, circuit: Circuit) -> Circuit:
    return Circuit(closing.apply(circuit.track, circuit.kit), circuit.kit)


def is_right(closing: Closing, circuit: Circuit, in_stock: bool = True) -> None:
    """What every answer promises, looked at with the rest of the model."""
    whole = closed(closing, circuit)
    geometry = whole.geometry
    assert geometry.closed_exactly
    main = geometry.chains[0].indices
    assert abs(sum(geometry.placed[i].template.turn for i in main)) == 16
    assert whole.measures.positions == closing.positions
    before = {(o.first, o.second) for o in find_overlaps(circuit)}
    assert {(o.first, o.second) for o in find_overlaps(whole)} <= before
    lies = circuit_extents(whole)
    assert (lies.width_mm, lies.height_mm) == pytest.approx((closing.width_mm, closing.height_mm))
    if circuit.track.board_cm:
        assert lies.fits(circuit.track.board_cm)
    codes = Counter(whole.kit.stock_code(piece.piece) for piece in whole.track.pieces())
    if in_stock:
        box, boxes = whole.kit.stock, whole.track.boxes
        assert all(codes[kind] <= boxes * box[kind] for kind in box)
    assert "START" not in closing.codes
    kept = [piece for piece in circuit.track.pieces() if piece.id not in closing.removed]
    assert set(kept) <= set(whole.track.pieces())


# --- tables and joins ---------------------------------------------------------------------------


def test_the_half_tables_have_the_sizes_of_the_study() -> None:
    """Sorted rows and poses of 11 variants, as counted when the kit was chosen."""
    for length, words, poses in ((4, 13_583, 9_005), (5, 145_733, 73_953)):
        table = half_table(PALETTE, length)
        assert table is not None
        assert (len(table.rows), len(table.points)) == (words, poses)


@given(st.integers(1, 4), st.data())
def test_a_row_of_the_table_leads_where_the_table_says(length: int, data: st.DataObject) -> None:
    table = half_table(PALETTE, length)
    assert table is not None
    pose = data.draw(st.integers(0, len(table.points) - 1))
    word = table.rows[data.draw(st.integers(table.first[pose], table.first[pose + 1] - 1))]
    codes = [PALETTE.codes[i] for i in word]
    end = end_of_word(codes)
    turn = sum(templates_of(KIT)[code].turn for code in codes)
    assert tuple(table.points[pose]) == end.point
    assert table.turns[turn].start <= pose < table.turns[turn].stop


@given(points, headings)
def test_points_turn_as_in_zeta(point: tuple[int, ...], heading: int) -> None:
    some = np.array([point])
    assert tuple(turned(some, heading)[0]) == turned_point(point, heading)  # type: ignore[arg-type]


@given(st.lists(st.sampled_from(PALETTE.codes), min_size=1, max_size=8))
def test_joining_finds_the_row_that_led_there_and_only_rows_that_do(codes: list[str]) -> None:
    end = end_of_word(codes)
    turn = sum(templates_of(KIT)[code].turn for code in codes)
    found = [
        tuple(PALETTE.codes[i] for i in word)
        for words in rows_to(PALETTE, end.point, turn, len(codes))
        for word in words
    ]
    assert in_order(tuple(codes)) in found
    assert len(set(found)) == len(found)
    for row in found[:50]:
        assert end_of_word(row) == end
        assert in_order(row) == row


@pytest.mark.parametrize("id", MOTO[::3])
@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_rows_are_those_of_the_plain_search(id: str, length: int) -> None:
    circuit = library.load_circuit(id)
    for at in (3, 11):
        gap = gap_of(cut(circuit, at, length)[0])
        assert joined_rows(gap, length) == plain_rows(gap, length)


# --- the answers --------------------------------------------------------------------------------


@pytest.mark.parametrize("id", MOTO)
def test_answers_are_all_rows_of_the_plain_search_that_have_room(id: str) -> None:
    """Room as the outlines, stock and board of the closed circuit show it."""
    open_one, _ = cut(library.load_circuit(id), 8, 3)
    gap = gap_of(open_one)
    expected = set()
    for row in set().union(*(plain_rows(gap, n) for n in (1, 2, 3, 4))):
        closing = Closing(row, gap.behind, 0, 0, 0.0, 0.0)
        whole = closed(closing, open_one)
        board = whole.track.board_cm
        assert board is not None
        if not find_overlaps(whole) and circuit_extents(whole).fits(board):
            expected.add(row)
    found = rows(close(gap, everything(4)))
    assert set(found) == expected
    assert len(found) == len(expected)


@pytest.mark.slow
@given(st.sampled_from(MOTO), st.integers(1, 6), st.data())
def test_what_was_taken_from_a_shipped_circuit_is_found(
    id: str, count: int, data: st.DataObject
) -> None:
    circuit = library.load_circuit(id)
    most = sum(1 for _ in circuit.track.pieces()) - count
    open_one, taken = cut(circuit, data.draw(st.integers(1, most)), count)
    answer = close(gap_of(open_one), everything(count))
    assert in_order(taken) in rows(answer)
    assert answer.most_pieces_tried == count
    for closing in answer.closings[:3]:
        is_right(closing, open_one)


@pytest.mark.slow
@given(closed_words(most=4), st.integers(1, 6), st.data())
def test_what_was_taken_from_a_random_circuit_is_found(
    word: list[str], count: int, data: st.DataObject
) -> None:
    turned_by = data.draw(st.integers(0, len(word) - 1))
    circuit = circuit_of(word[turned_by:] + word[:turned_by], boxes=5)
    placed = circuit.geometry.placed
    assume(abs(sum(p.template.turn for p in placed)) == 16)
    start = (len(word) - turned_by) % len(word)
    at = start + 1 + data.draw(st.integers(0, len(word) - 1 - count))
    open_one, taken = cut(circuit, at, count)
    assume(len(open_one.geometry.open_ends) == 2)
    gone = {placed[(at + i) % len(placed)].name for i in range(count)}
    assume(not any(gone & {o.first, o.second} for o in find_overlaps(circuit)))
    answer = close(gap_of(open_one), everything(count))
    assert in_order(taken) in rows(answer)
    for closing in answer.closings[:3]:
        is_right(closing, open_one)


@pytest.mark.parametrize("id", ["april-raceway", "supercircus-raceway", "gp-ring"])
def test_the_sieve_takes_nothing_away_that_has_room(id: str) -> None:
    for at in (2, 9, 17):
        gap = gap_of(cut(library.load_circuit(id), at, 7)[0])
        words = rows_of_length(gap, everything(7, unlimited=True), 7, lambda: None)
        assert len(words)
        for board in (None, gap.circuit.track.board_cm):
            room = TableRoom(gap, board)
            has_room = np.array([size is not None for size in room.sizes(words)])
            sieved = room.may_have_room(words)
            assert not (has_room & ~sieved).any()


def test_the_sieve_takes_away_most_of_what_has_no_room() -> None:
    gap = gap_of(cut(library.load_circuit("supercircus-raceway"), 3, 8)[0])
    words = rows_of_length(gap, everything(8), 8, lambda: None)
    room = TableRoom(gap, gap.circuit.track.board_cm)
    has_room = sum(size is not None for size in room.sizes(words))
    assert has_room < len(words) - 50
    assert room.may_have_room(words).sum() <= has_room + 0.1 * (len(words) - has_room)


@pytest.mark.slow
@given(st.sampled_from(MOTO), st.integers(4, 8), st.integers(1, 12))
def test_one_answer_for_each_road_the_one_with_the_fewest_pieces(
    id: str, count: int, at: int
) -> None:
    gap = gap_of(cut(library.load_circuit(id), at, count)[0])
    every = rows(close(gap, everything(count)))
    single = rows(close(gap, everything(count, one_per_road=True)))
    fewest: dict[tuple[object, ...], int] = {}
    for row in every:
        fewest[road(row)] = min(len(row), fewest.get(road(row), 99))
    assert {road(row): len(row) for row in single} == fewest
    assert len(single) == len(fewest)


def road(row: Row) -> tuple[object, ...]:
    """The centre line: straights in a row as one, arcs of one radius and side in a row as one."""
    found: list[list[object]] = []
    for code in row:
        template = templates_of(KIT)[code]
        curve = (template.kind.radius, template.turn > 0)
        amount = abs(template.turn) or template.kind.length or 0
        if found and found[-1][0] == curve:
            found[-1][1] += amount  # type: ignore[operator]
        else:
            found.append([curve, amount])
    return tuple(map(tuple, found))


def test_the_same_pieces_give_the_same_answers_in_the_same_order() -> None:
    first, second = (
        close(gap_of(cut(library.load_circuit("gp-ring"), 5, 8)[0])).closings for _ in range(2)
    )
    assert len(first) == 10
    assert first == second


def test_the_first_answers_are_those_of_the_whole_list() -> None:
    gap = gap_of(cut(library.load_circuit("april-raceway"), 10, 8)[0])
    whole = close(gap, CloseOptions(8, limit=None)).closings
    assert len(whole) > 20
    assert close(gap, CloseOptions(8, limit=7)).closings == whole[:7]
    keys = [(len(closing.codes), closing.changes) for closing in whole]
    assert keys == sorted(keys)


def test_changes_of_direction_count_the_corners_beside_the_gap() -> None:
    open_one, taken = cut(circuit_of(APRIL), 13, 4)
    assert taken == ("R1R", "R2R", "R3R", "L2")
    for closing in close(gap_of(open_one), everything(4)).closings:
        at = 12
        row = [p.piece for p in circuit_of(APRIL).track.pieces()]
        around = [*row[: at + 1], *closing.codes, *row[at + 5 :]]
        sides = [code[-1] for code in around if code[0] == "R"]
        behind = sum(code[0] == "R" for code in row[: at + 1])
        new = sum(code[0] == "R" for code in closing.codes)
        window = sides[behind - 1 : behind + new + 1]
        assert closing.changes == sum(a != b for a, b in pairwise(window))


STRAIGHTS = "L1 " * 6 + "L2 " * 6 + "L4 " * 11
EVERY_PIECE = STRAIGHTS + "R1L R1R R2L R2R " * 9 + "R3L R3R R4L R4R " * 3
TWO_FRAMES = [{"x_mm": 0}, {"x_mm": 0, "y_mm": 3000}]


def elsewhere(pieces: str) -> dict[str, object]:
    """A fragment of its own, out of the way."""
    return run_of(pieces, frame=1)


# --- wishes -------------------------------------------------------------------------------------


def test_wanted_positions_hold_and_their_middle_comes_first() -> None:
    open_one, _ = cut(library.load_circuit("april-raceway"), 10, 8)
    found = close(gap_of(open_one), CloseOptions(8, limit=None, lap_length=(73, 77))).closings
    assert found
    assert all(73 <= closing.positions <= 77 for closing in found)
    keys = [(len(c.codes), abs(c.positions - 75), c.changes) for c in found]
    assert keys == sorted(keys)


def test_avoided_pieces_are_not_used() -> None:
    gap = gap_of(cut(library.load_circuit("april-raceway"), 10, 8)[0])
    usual = {code for row in rows(close(gap, everything(8))) for code in row}
    assert {"R1L", "R1R", "R2R"} <= usual
    avoiding = close(gap, everything(8, avoid=frozenset({"R1", "R2R"})))
    used = {code for row in rows(avoiding) for code in row}
    assert avoiding.closings
    assert used.isdisjoint({"R1L", "R1R", "R2R"})
    assert "R2L" in used


def test_an_empty_box_is_respected_unless_it_is_wished_away() -> None:
    """The oval takes eight R2; with R2 gone it has to be closed with other corners."""
    circuit = circuit_of(
        "START R2L R2L R2L R2L L4 R2L R2L", elsewhere("R2L R2R " * 6), frames=TWO_FRAMES
    )
    gap = find_gap(circuit, behind=8, before=1)
    assert gap is not None
    assert gap.stock_left["R2"] == 0
    assert not any("R2L" in row or "R2R" in row for row in rows(close(gap, everything(4))))
    unlimited = CloseOptions(4, unlimited=True, on_board=False)
    assert gap.turns == (4, -28)
    assert rows_of_length(gap, unlimited, 2, lambda: None).tolist() == [
        [PALETTE.codes.index("R2L")] * 2
    ]


def test_too_many_pieces_on_the_table_already_leave_none() -> None:
    circuit = circuit_of("START " + "L1 " * 9)
    gap = gap_of(circuit)
    assert gap.stock_left["L1"] == -3
    assert "L1" not in {code for row in rows(close(gap, everything(9))) for code in row}


def test_two_boxes_hold_twice_as_much() -> None:
    assert gap_of(circuit_of("START", boxes=2)).stock_left["L4"] == 23


@pytest.mark.slow
def test_the_board_is_kept_if_the_track_names_one() -> None:
    tight, _ = cut(library.load_circuit("april-raceway"), 3, 8)
    free = Circuit(SetTrackValue("board_cm", None).apply(tight.track, KIT), KIT)
    everywhere = close(gap_of(free), everything(8))
    inside = close(gap_of(tight), everything(8))
    fitting = [c for c in everywhere.closings if max(c.width_mm, c.height_mm) <= 1000]
    assert [c for c in fitting if min(c.width_mm, c.height_mm) <= 800] == list(inside.closings)
    assert 0 < len(inside.closings) < len(everywhere.closings)
    assert close(gap_of(tight), everything(8, on_board=False)) == everywhere


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        (CloseOptions(0), "1 to 12 pieces"),
        (CloseOptions(13), "1 to 12 pieces"),
        (CloseOptions(limit=0), "at least 1"),
        (CloseOptions(lap_length=(9, 3)), "must not run from 9 to 3"),
        (CloseOptions(avoid=frozenset({"R22"})), "did you mean 'R2"),
    ],
)
def test_impossible_wishes_are_refused(wishes: CloseOptions, message: str) -> None:
    with pytest.raises(TrackwrightError, match=message):
        close(gap_of(circuit_of("START")), wishes)


# --- gaps ---------------------------------------------------------------------------------------


def test_a_closed_lap_has_no_gap(april: Circuit) -> None:
    assert find_gap(april) is None


def test_a_start_piece_alone_becomes_a_lap() -> None:
    circuit = circuit_of("START")
    answer = close(gap_of(circuit), CloseOptions(9, limit=None))
    assert ("R1L",) * 4 + ("L4",) + ("R1L",) * 4 in rows(answer)
    for closing in answer.closings[::20]:
        is_right(closing, circuit)
    turns = {sum(templates_of(KIT)[code].turn for code in row) for row in rows(answer)}
    assert turns == {16, -16}


def test_of_several_gaps_the_nearest_is_taken_unless_one_is_named() -> None:
    open_one = Circuit(Remove((6, 21, 22, 23, 24)).apply(circuit_of(APRIL).track, KIT), KIT)
    nearest = gap_of(open_one)
    gaps = [find_gap(open_one, *pair) for pair in product((5, 20), (7, 25))]
    assert nearest.mm == min(gap.mm for gap in gaps if gap is not None)
    assert len({gap.mm for gap in gaps if gap is not None}) == 4
    named = find_gap(open_one, behind=5, before=7)
    assert named is not None
    assert (named.behind, named.before) == (5, 7)
    assert not named.makes_lap
    first = close(named, everything(1)).closings
    assert [closing.codes for closing in first] == [("L4",)]
    joined = closed(first[0], open_one)
    assert len(joined.geometry.open_ends) == 2
    for closing in close(gap_of(joined), CloseOptions(4)).closings:
        is_right(closing, joined)


def test_what_cannot_be_closed_says_why() -> None:
    with pytest.raises(TrackwrightError, match="no pieces yet"):
        find_gap(circuit_of())
    with pytest.raises(TrackwrightError, match="no gap after piece 77"):
        find_gap(circuit_of("START"), behind=77)
    pit = circuit_of("ST IN-L", kit=SPECIALS)
    with pytest.raises(TrackwrightError, match="lanes at the end of piece 2"):
        _ = gap_of(pit).palette


def test_special_pieces_are_never_used() -> None:
    """Chicanes, solid lines, pits, branches, ways back, the start."""
    palette = gap_of(circuit_of("ST", kit=SPECIALS)).palette
    assert palette.codes == ("S1", "S2", "Q1L", "Q1R")
    assert gap_of(circuit_of("ST", kit=HALVES)).palette.codes == ("S1", "S2", "Q1L", "Q1R")


def test_a_kit_without_box_figures_has_no_end_of_pieces() -> None:
    circuit = circuit_of("ST", kit=SPECIALS)
    answer = close(gap_of(circuit), CloseOptions(8, limit=None))
    assert answer.closings
    for closing in answer.closings[:10]:
        is_right(closing, circuit)


def test_a_board_half_is_closed_like_any_row_of_pieces() -> None:
    circuit = circuit_of("BLEIFUSS", kit=library.kit("ausgebremst"))
    answer = close(gap_of(circuit), CloseOptions(6, limit=5))
    assert answer.closings
    for closing in answer.closings:
        is_right(closing, circuit)


# --- memory -------------------------------------------------------------------------------------


FAR = """
import resource
from dataclasses import replace

from bench.close import cut, gap_of
from trackwright.model.files import library
from trackwright.model.circuit import Circuit
from trackwright.model.closing.search import CloseOptions, close, find_gap
from trackwright.model.layout.track import Piece, Run, Start

resource.setrlimit(resource.RLIMIT_AS, (3_000_000_000, 3_000_000_000))
open_one, _ = cut(library.load_circuit("april-raceway"), 10, 4)
wishes = CloseOptions(6, limit=None, unlimited=True, on_board=False)
gap = gap_of(open_one)
alone = close(gap, wishes)
base = open_one.track
for far in FARS:
    run = Run((Piece(1000, "L4"),), Start((far, 0, 0, 0, 0, 0, 0, 0)))
    circuit = Circuit(replace(base, runs=(*base.runs, run)), open_one.kit)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    found = close(find_gap(circuit, gap.behind, gap.before), wishes)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    assert [one.codes for one in found.closings] == [one.codes for one in alone.closings]
    assert alone.closings
    assert grown < 30, grown
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits memory as Linux does")
def test_a_fragment_far_away_takes_no_memory() -> None:
    """At 400 m, and at 43,000 km."""
    program = FAR.replace("FARS", "(10_000, 10**9)")
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-500:]


@pytest.mark.slow
def test_hundreds_of_open_ends_are_no_trouble() -> None:
    """Every pair of them is a gap, and there are a quarter of a million."""
    there = circuit_of("START")
    runs = [Run((Piece(10 + i, "L4"),), Start((20 * i, 500, 0, 0, 0, 0, 0, 0))) for i in range(500)]
    circuit = Circuit(replace(there.track, runs=(*there.track.runs, *runs)), KIT)
    _ = circuit.geometry
    begin = time.thread_time()
    gap = find_gap(circuit)
    assert time.thread_time() - begin < 0.5 * slowness()
    assert gap is not None
    assert (gap.behind, gap.before) == (1, 1)


# --- as an edit ---------------------------------------------------------------------------------


def test_an_answer_is_one_step_of_the_history() -> None:
    open_one, _ = cut(circuit_of(APRIL), 10, 4)
    document = Document(open_one.track, KIT)
    closing = close(gap_of(open_one)).closings[0]
    assert document.apply(closing)
    assert document.labels == ("Close with 4 pieces",)
    assert Circuit(document.track, KIT).geometry.closed_exactly
    whole = document.track
    document.undo()
    assert document.track is open_one.track
    with document.group(closing.label):
        for edit in closing.edits:
            document.apply(edit)
    assert document.track == whole
    assert document.labels == ("Close with 4 pieces",)


# --- progress -----------------------------------------------------------------------------------


def test_progress_is_reported_and_can_end_the_search() -> None:
    gap = gap_of(cut(library.load_circuit("april-raceway"), 10, 8)[0])
    told: list[tuple[int, int]] = []
    whole = close(gap, CloseOptions(8, limit=None), lambda *figures: told.append(figures))
    assert [figures[0] for figures in told] == sorted(figures[0] for figures in told)
    assert told[-1] == (8, 8)
    part = close(gap, CloseOptions(8, limit=None), lambda pieces, _: pieces < 8)
    assert part.cancelled
    assert not whole.cancelled
    assert part.closings == tuple(c for c in whole.closings if len(c.codes) < 8)


def test_an_exception_of_the_progress_callback_passes_through() -> None:
    def stop(pieces: int, most: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        close(gap_of(circuit_of("START")), CloseOptions(), stop)


def test_repair_can_be_ended_too() -> None:
    gap = gap_of(cut(library.load_circuit("supercircus-raceway"), 3, 8)[0])
    calls: list[int] = []

    def until_the_second_gap(pieces: int, most: int) -> bool:
        calls.append(pieces)
        return calls.count(1) == 0 or pieces >= calls[-2 if len(calls) > 1 else -1]

    answer = repair(gap, 2, CloseOptions(6, limit=None), until_the_second_gap)
    assert answer.cancelled
    assert answer.closings == close(gap, CloseOptions(6, limit=None)).closings


def test_a_kit_of_very_many_pieces_is_searched_less_deep_and_says_so() -> None:
    circuit = circuit_of("START", kit=library.kit("ausgebremst"))
    answer = close(gap_of(circuit), CloseOptions(12, lap_length=(900, 900)))
    assert answer == CloseResult((), most_pieces_tried=8)


def test_a_kit_without_plain_pieces_cannot_close() -> None:
    kit = kit_with({"code": "ST", "length": 2, "spaces": 2, "line_after": 2})
    with pytest.raises(TrackwrightError, match="has no plain piece that fits"):
        close(gap_of(circuit_of("ST", kit=kit)))


# --- when nothing closes ------------------------------------------------------------------------


def test_the_nearest_miss_is_that_of_the_plain_search() -> None:
    """All rows of up to three pieces, with stock, on their own: which ends nearest?"""
    circuit = circuit_of("START R2L R2L R2L R2L L4 L1 R2L")
    gap = gap_of(circuit)
    assert not close(gap, CloseOptions(3)).closings
    miss = nearest_miss(gap, CloseOptions(3))
    assert miss is not None
    best = min(
        gap.circuit.kit.module_mm * distance
        for length in (1, 2, 3)
        for distance in plain_misses(gap, length)
    )
    assert miss.degrees == 0
    assert miss.mm == pytest.approx(best)
    whole = closed(miss.closing, circuit)
    left = whole.geometry.gaps
    assert whole.geometry.closed_with_play == miss.with_play
    assert miss.with_play or left[0].mm == pytest.approx(miss.mm)


def plain_misses(gap: Gap, length: int) -> list[float]:
    """How far every row that has room ends from the beginning, heading as it does."""
    found = []
    codes = gap.palette.codes
    for number in range(len(codes) ** length):
        row = [codes[number // len(codes) ** i % len(codes)] for i in range(length)]
        turn = sum(templates_of(KIT)[code].turn for code in row)
        end = compose(gap.end.pose, end_of_word(row))
        if turn in gap.turns:
            minus = turned_point(gap.beginning.pose.point, 8)
            distance = abs(to_complex(add(end.point, minus)))
            closing = Closing(tuple(row), gap.behind, 0, 0, 0.0, 0.0)
            if not {o.first for o in find_overlaps(closed(closing, gap.circuit))}:
                found.append(distance)
    return found


@pytest.mark.slow
def test_a_miss_within_the_play_closes_with_play() -> None:
    found = []
    for at in range(1, 30, 4):
        open_one, _ = cut(circuit_of(APRIL), at, 5)
        miss = nearest_miss(gap_of(open_one), CloseOptions(6))
        if miss is not None and miss.with_play:
            found.append(miss)
            geometry = closed(miss.closing, open_one).geometry
            assert geometry.closed_with_play
            assert miss.mm <= KIT.play_mm
    assert found


@pytest.mark.slow
def test_with_nothing_left_there_is_no_miss_and_it_does_not_take_long_to_say_so() -> None:
    circuit = circuit_of("START", elsewhere(EVERY_PIECE), frames=TWO_FRAMES)
    gap = find_gap(circuit, behind=1, before=1)
    assert gap is not None
    assert set(gap.stock_left.values()) == {0}
    told: list[int] = []
    assert nearest_miss(gap, CloseOptions(8), lambda pieces, _: told.append(pieces)) is None
    assert len(told) < 10_000
    assert not close(gap, CloseOptions(8)).closings


@pytest.mark.slow
def test_the_nearest_miss_among_very_many_needs_little_memory() -> None:
    """Bleifuss has so many pieces that there are millions of pairs of half rows."""
    circuit = library.load_circuit("bleifuss-drom")
    ids = [laid.piece.id for laid in circuit.geometry.laid][1:3]
    open_one = Circuit(Remove(tuple(ids)).apply(circuit.track, circuit.kit), circuit.kit)
    gap = gap_of(open_one)
    half_table(gap.palette, 4)
    tracemalloc.start()
    try:
        assert nearest_miss(gap, CloseOptions(7)) is not None
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 20_000_000


def test_a_heading_that_no_piece_fixes_is_given_in_degrees() -> None:
    """A sweep turned the track by 22.5 degrees, and no other sweep may be used."""
    gap = gap_of(circuit_of("START R2L R2L R2L R2L L4 R4L"))
    miss = nearest_miss(gap, CloseOptions(6, avoid=frozenset({"R4"})))
    assert miss is not None
    assert abs(miss.degrees) == 22.5
    assert not miss.with_play
    assert not {"R4L", "R4R"} & set(miss.closing.codes)


def test_one_more_piece_of_a_sort_that_ran_out_is_named() -> None:
    """All twelve long straights lie there; one more closes the oval."""
    open_one = circuit_of("START R2L R2L R2L R2L", elsewhere("L4 " * 11), frames=TWO_FRAMES)
    gap = find_gap(open_one, behind=5, before=1)
    assert gap is not None
    assert gap.stock_left["L4"] == 0
    wishes = CloseOptions(5, avoid=frozenset({"L1", "L2", "R1", "R3", "R4"}))
    assert not close(gap, wishes).closings
    (missing,) = missing_pieces(gap, wishes)
    assert missing.kind == "L4"
    assert missing.closing.codes == ("L4", "R2L", "R2L", "R2L", "R2L")
    assert missing_pieces(gap, replace(wishes, unlimited=True)) == ()


# --- repair -------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("id", ["supercircus-raceway", "grandprix-speedway"])
def test_repair_takes_as_little_as_will_do_and_closes(id: str) -> None:
    open_one, _ = cut(library.load_circuit(id), 3, 8)
    answer = repair(gap_of(open_one), 2, CloseOptions(6, limit=24))
    counts = [len(closing.removed) for closing in answer.closings]
    assert counts == sorted(counts)
    assert {1, 2} <= set(counts)
    for closing in answer.closings:
        is_right(closing, open_one)
        document = Document(open_one.track, open_one.kit)
        assert document.apply(closing)
        assert len(document.labels) == 1


def test_repair_does_not_put_back_what_it_removed() -> None:
    """No lap comes twice, once more taken away and once less."""
    open_one, _ = cut(library.load_circuit("supercircus-raceway"), 3, 8)
    answer = repair(gap_of(open_one), 2, CloseOptions(6, limit=None))
    laps = []
    for closing in answer.closings:
        geometry = closed(closing, open_one).geometry
        start, *rest = (geometry.placed[i].template.code for i in geometry.chains[0].indices)
        assert start == "START"
        laps.append(in_order(tuple(rest)))
    assert len({len(closing.removed) for closing in answer.closings}) == 3
    assert len(set(laps)) == len(laps)


def test_repair_keeps_the_start_and_at_least_one_piece() -> None:
    circuit = circuit_of("START R1L")
    answer = repair(gap_of(circuit), 5, CloseOptions(8, limit=None))
    removed = {closing.removed for closing in answer.closings}
    assert removed <= {(), (2,)}


def test_repair_can_be_kept_to_one_side() -> None:
    open_one, _ = cut(circuit_of(APRIL), 8, 6)
    gap = gap_of(open_one)
    only_end = repair(gap, 2, CloseOptions(7, limit=None), at_beginning=False)
    ids = {id for closing in only_end.closings for id in closing.removed}
    assert ids == {7, 8}
    only_beginning = repair(gap, 2, CloseOptions(7, limit=None), at_end=False)
    ids = {id for closing in only_beginning.closings for id in closing.removed}
    assert ids == {15, 16}


def test_the_closed_oval_is_what_repair_and_close_agree_on() -> None:
    open_one, _ = cut(circuit_of(OVAL), 5, 3)
    gap = gap_of(open_one)
    assert repair(gap, 0, CloseOptions(5)).closings == close(gap, CloseOptions(5)).closings


@pytest.mark.slow
def test_closing_needs_no_numba() -> None:
    program = (
        "import sys, trackwright.model.closing.repair, trackwright.model.closing.near_misses\n"
        "print('numba' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
