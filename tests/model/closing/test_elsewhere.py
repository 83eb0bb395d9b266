"""Closing a lap by changes elsewhere: what is offered closes exactly and breaks nothing."""

import time
import tracemalloc
from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bench.serpentine import serpentine
from bench.timing import slowness
from tests.builders import HALVES, KIT, OVAL, circuit_of, run_of
from tests.strategies import closed_words
from trackwright.model.circuit import Circuit
from trackwright.model.closing.adjustment import Adjustment, Swap
from trackwright.model.closing.elsewhere import MOST_TRIED, adjust
from trackwright.model.closing.search import CloseOptions, close, find_gap
from trackwright.model.edit.edits import AddMarker, Edit, Insert, Remove, Replace
from trackwright.model.edit.history import Document
from trackwright.model.edit.placing import pieces_left
from trackwright.model.files import library
from trackwright.model.layout.track import Marker
from trackwright.model.picture.shapes.outline import circuit_extents
from trackwright.validators.catalogue import all_checks
from trackwright.validators.finding import Severity
from trackwright.validators.report import check_circuit

SHIPPED = sorted(library.shipped_tracks())
MOTO = [id for id in SHIPPED if library.load_circuit(id).kit.id == "motograndprix"]


def edited(circuit: Circuit, *edits: Edit) -> Circuit:
    track = circuit.track
    for edit in edits:
        track = edit.apply(track, circuit.kit)
    return Circuit(track, circuit.kit)


def laid(before: Circuit, after: Circuit) -> frozenset[int]:
    """The pieces that were laid or replaced."""
    return frozenset(piece.id for piece in {*after.track.pieces()} - {*before.track.pieces()})


def offers(
    before: Circuit, after: Circuit, wishes: CloseOptions | None = None
) -> tuple[Adjustment, ...]:
    gap = find_gap(after)
    assert gap is not None
    return adjust(gap, wishes, kept=laid(before, after), unlike=before).adjustments


def words(adjustments: tuple[Adjustment, ...]) -> list[str]:
    return [str(one.words) for one in adjustments]


GEOMETRY = [check.code for check in all_checks() if check.code.startswith("GEO")]


def errors(circuit: Circuit) -> Counter[tuple[str, frozenset[int]]]:
    found = check_circuit(circuit, only=GEOMETRY).open(Severity.ERROR)
    return Counter((one.code, frozenset(one.pieces)) for one in found)


def holds(offer: Adjustment, before: Circuit, after: Circuit) -> None:
    """What every offer promises, looked at with the rest of the program."""
    document = Document(after.track, after.kit)
    document.apply(offer)
    whole = Circuit(document.track, after.kit)
    assert whole.geometry.closed_exactly
    assert whole.positions == offer.positions
    assert not errors(whole) - errors(before) - errors(after)
    size = circuit_extents(whole)
    assert (size.width_mm, size.height_mm) == pytest.approx((offer.width_mm, offer.height_mm))
    left = pieces_left(whole.track, whole.kit)
    had = pieces_left(after.track, after.kit)
    assert all(left[kind] >= min(had[kind], 0) for kind in left)
    kept = {piece.id: piece for piece in after.track.pieces() if piece.id in laid(before, after)}
    assert kept.items() <= {piece.id: piece for piece in whole.track.pieces()}.items()
    document.undo()
    assert document.track is after.track


# --- what is offered ------------------------------------------------------------------------------


def test_a_straight_laid_into_an_oval_is_offered_again_on_the_opposite_side() -> None:
    oval = circuit_of(OVAL)
    open_ = edited(oval, Insert(("L1",), 1))
    gap = find_gap(open_)
    assert gap is not None
    assert not close(gap).closings, "the plain search finds nothing"
    first, *_ = offers(oval, open_)
    assert first.swaps == (Swap(5, (), ("L1",)),)
    holds(first, oval, open_)


def test_a_tighter_corner_is_balanced_by_swapping_the_opposite_one() -> None:
    oval = circuit_of(OVAL)
    tighter = edited(oval, Replace(2, "R1L"))
    assert words(offers(oval, tighter))[0] == "R1L for piece 7"


def test_a_straight_taken_out_is_taken_out_on_the_opposite_side_too() -> None:
    longer = circuit_of("START L2 R2L R2L R2L R2L L4 L2 R2L R2L R2L R2L")
    shorter = edited(longer, Remove((2,), close_up=True))
    assert "without piece 8" in words(offers(longer, shorter))[:2]


def test_a_hole_is_closed_by_moving_up_and_changing_the_opposite_side() -> None:
    """The pieces before and behind the hole lie in two runs."""
    longer = circuit_of("START L2 R2L R2L R2L R2L L4 L2 R2L R2L R2L R2L")
    holed = edited(longer, Remove((2,)))
    assert len(holed.track.runs) == 2
    found = offers(longer, holed)
    assert "without piece 8" in words(found)
    for offer in found:
        holds(offer, longer, holed)


@pytest.mark.slow
def test_what_was_just_laid_stays_and_nothing_only_undoes_it() -> None:
    oval = circuit_of(OVAL)
    open_ = edited(oval, Insert(("L1",), 1))
    for offer in offers(oval, open_):
        assert all(11 not in swap.removed for swap in offer.swaps)
    tighter = edited(oval, Replace(2, "R1L"))
    for offer in offers(oval, tighter):
        pieces = [piece.piece for piece in offer.apply(tighter.track, KIT).pieces()]
        assert pieces.count("R1L") >= 1
        assert Counter(pieces) != Counter(OVAL.split())


def test_the_smallest_change_comes_first_and_of_equals_the_nearest() -> None:
    april = library.load_circuit("april-raceway")
    ids = [piece.id for piece in april.track.pieces()]
    open_ = edited(april, Insert(("L1",), ids[3]))
    found = offers(april, open_)
    sizes = [sum(len(s.removed) + len(s.codes) for s in offer.swaps) for offer in found]
    assert sizes == sorted(sizes)
    assert sizes[0] == 1


def test_no_road_is_offered_twice() -> None:
    oval = circuit_of(OVAL)
    found = offers(oval, edited(oval, Insert(("L1",), 1)))
    one_straight = [offer for offer in found if len(offer.swaps) == 1 and offer.pieces == 1]
    assert len(one_straight) == 1, "an L1 before or behind the far straight is the same road"


def test_markers_of_a_swapped_piece_stay() -> None:
    rated = edited(circuit_of(OVAL), AddMarker(Marker(on=7, difficulty=2)))
    tighter = edited(rated, Replace(2, "R1L"))
    offer = next(o for o in offers(rated, tighter) if str(o.words) == "R1L for piece 7")
    assert offer.apply(tighter.track, KIT).markers == rated.track.markers


def test_three_swaps_are_found_where_two_are_not_enough() -> None:
    """Seven modules on the opposite side, with one piece at each place."""
    lap = circuit_of("START R2L R2L R2L R2L L2 L2 R2L R2L R2L R2L")
    longer = edited(lap, Insert(("L4", "L2", "L1"), 1))
    found = offers(lap, longer, CloseOptions(most_pieces=1))
    assert found
    assert {len(offer.swaps) for offer in found} == {3}
    for offer in found:
        holds(offer, lap, longer)


# --- what limits it -------------------------------------------------------------------------------


def test_an_empty_box_is_respected_unless_it_is_wished_away() -> None:
    used = run_of("L1 " * (KIT.stock["L1"] - 1), frame=1)
    oval = circuit_of(OVAL, used, frames=[{}, {"y_mm": 3000}])
    open_ = edited(oval, Insert(("L1",), 1))
    assert pieces_left(open_.track, KIT)["L1"] == 0
    assert not any("L1 after" in text for text in words(offers(oval, open_)))
    wishes = CloseOptions(unlimited=True)
    assert words(offers(oval, open_, wishes))[0] == "L1 after piece 5"


@pytest.mark.slow
def test_avoided_pieces_and_other_lap_lengths_are_not_offered() -> None:
    oval = circuit_of(OVAL)
    open_ = edited(oval, Insert(("L1",), 1))
    longer = edited(oval, Insert(("L2",), 1))
    without = offers(oval, longer, CloseOptions(avoid=frozenset({"L2"})))
    assert words(without)[0] == "L1 L1 after piece 5"
    assert not any("L2" in swap.codes for offer in without for swap in offer.swaps)
    long = offers(oval, open_, CloseOptions(lap_length=(28, 30)))
    assert long
    assert all(28 <= offer.positions <= 30 for offer in long)


def test_nothing_sticks_out_over_the_board() -> None:
    oval = circuit_of(OVAL, board_cm=[51, 40])
    open_ = edited(oval, Replace(1, "L2"))
    assert all(offer.width_mm <= 510 for offer in offers(oval, open_))


def test_special_pieces_and_board_halves_stay_whole() -> None:
    before = circuit_of("ST HA S2 Q1L S2 Q1L", kit=HALVES)
    assert before.geometry.closed_exactly
    after = edited(before, Insert(("S1",), 1))
    found = offers(before, after)
    assert found
    for offer in found:
        holds(offer, before, after)
        assert not {id for swap in offer.swaps for id in swap.removed} & {1, 2}


def test_without_a_lap_there_is_nothing_to_change_elsewhere() -> None:
    two = circuit_of("START R2L", run_of("L4 L4", start={"point": [9, 0, 0, 0, 0, 0, 0, 0]}))
    gap = find_gap(two)
    assert gap is not None
    assert not gap.makes_lap
    assert not adjust(gap).adjustments


@pytest.mark.slow
def test_the_search_reports_progress_and_can_be_ended() -> None:
    april = library.load_circuit("april-raceway")
    open_ = edited(april, Insert(("L1",), april.track.runs[0].pieces[3].id))
    gap = find_gap(open_)
    assert gap is not None
    told: list[tuple[int, int]] = []
    adjust(gap, CloseOptions(limit=None), lambda *now: told.append(now))
    assert told[0] == (0, MOST_TRIED)
    assert len(told) > 5
    ended = adjust(gap, CloseOptions(limit=None), lambda *_: False)
    assert ended.cancelled
    assert not ended.adjustments


# --- everywhere -----------------------------------------------------------------------------------


@pytest.mark.slow
@settings(max_examples=25)
@given(closed_words(most=4), st.data())
def test_every_offer_closes_exactly_and_is_undone_as_one(
    codes: list[str], data: st.DataObject
) -> None:
    before = circuit_of(" ".join(codes))
    assume(before.geometry.closed_exactly)
    ids = [piece.id for piece in before.track.pieces()]
    id = data.draw(st.sampled_from(ids[1:]))
    code = data.draw(st.sampled_from(["L1", "L2", "R1L", "R2R", "R4L"]))
    edits: list[Edit] = [
        Insert((code,), id),
        Replace(id, code),
        Remove((id,)),
        Remove((id,), close_up=True),
    ]
    edit = data.draw(st.sampled_from(edits))
    after = edited(before, edit)
    if find_gap(after) is None:
        return
    for offer in offers(before, after, CloseOptions(limit=6)):
        holds(offer, before, after)


@pytest.mark.slow
@pytest.mark.parametrize("id", MOTO)
def test_on_shipped_circuits_offers_hold_and_come_quickly(id: str) -> None:
    before = library.load_circuit(id)
    ids = [piece.id for piece in before.track.pieces()]
    after = edited(before, Insert(("L1",), ids[len(ids) // 3]))
    begin = time.thread_time()
    found = offers(before, after)
    assert time.thread_time() - begin < 2.5 * slowness()
    for offer in found:
        holds(offer, before, after)


# --- long laps ------------------------------------------------------------------------------------


def lengthened(pieces: int, more: int = 1) -> tuple[Circuit, Circuit]:
    """A serpentine, and with that many straights more behind its second piece."""
    before = Circuit(serpentine(pieces), KIT)
    return before, edited(before, Insert(("L1",) * more, 2))


@pytest.mark.slow
def test_a_long_lap_takes_no_more_memory_than_it_must() -> None:
    """Of swaps that do not close it there are millions."""
    before, after = lengthened(600)
    tracemalloc.start()
    assert offers(before, after, CloseOptions(unlimited=True, limit=1))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 100 * 2**20


@pytest.mark.slow
def test_pairs_are_the_same_however_many_are_compared_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, after = lengthened(120)
    wishes = CloseOptions(unlimited=True, limit=20)
    expected = offers(before, after, wishes)
    assert len(expected) > 5
    for at_once in (1, 1000):
        monkeypatch.setattr("trackwright.model.closing.elsewhere.PAIRS_AT_ONCE", at_once)
        assert offers(before, after, wishes) == expected


@pytest.mark.slow
def test_of_very_long_laps_fewer_changes_are_tried_and_the_nearest_seams_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, after = lengthened(400, more=200)
    monkeypatch.setattr("trackwright.model.closing.elsewhere.PIECES_TRIED", 400 * 30)
    monkeypatch.setattr("trackwright.model.closing.swaps.MOST_SEAMS", 50)
    gap = find_gap(after)
    assert gap is not None
    told: list[tuple[int, int]] = []
    wishes = CloseOptions(unlimited=True)
    found = adjust(gap, wishes, lambda *done: told.append(done), laid(before, after), before)
    assert told[0] == (0, 20)
    near = {
        piece.id for piece in list(after.track.pieces())[:2] + list(after.track.pieces())[-300:]
    }
    assert all(swap.behind in near for one in found.adjustments for swap in one.swaps)
