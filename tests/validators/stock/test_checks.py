"""What the box holds: pieces, counters, stands (MGP-T-02, MGP-T-12)."""

from collections.abc import Mapping

import pytest

from tests.builders import circuit_of, kit_with
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.report import check_circuit
from trackwright.validators.stock.box301_short_of_pieces import (
    boxes_for,
    exceeds_boxes,
    short_pieces,
)
from trackwright.validators.stock.box302_short_of_counters import short_counters
from trackwright.validators.stock.box303_short_of_stands import short_of_stands

KIT = library.kit("motograndprix")
FULL_BOX = {"L1": 6, "L2": 6, "L4": 12, "R1": 18, "R2": 18, "R3": 6, "R4": 6}


def found(circuit: Circuit, code: str) -> tuple[Finding, ...]:
    return check_circuit(circuit, only=[code]).findings


@pytest.mark.parametrize(
    ("used", "boxes", "short", "impossible"),
    [
        ({"L4": 12}, 1, {}, False),
        ({"L4": 13}, 1, {"L4": 1}, False),
        ({"R2": 18}, 1, {}, False),
        ({"R2": 19}, 1, {"R2": 1}, True),
        ({"R2": 36}, 2, {}, False),
        ({"R2": 37}, 2, {"R2": 1}, True),
        ({"L1": 7}, 1, {"L1": 1}, False),
        ({"L1": 18, "L2": 18, "L4": 12}, 1, {"L1": 12, "L2": 12}, False),
        ({"L1": 18, "L2": 18, "L4": 13}, 1, {"L1": 12, "L2": 12, "L4": 1}, True),
        (FULL_BOX, 1, {}, False),
        ({**FULL_BOX, "L4": 13}, 1, {"L4": 1}, True),
        ({**FULL_BOX, "L4": 13}, 2, {}, False),
    ],
)
def test_stock_as_in_the_table(
    used: Mapping[str, int], boxes: int, short: Mapping[str, int], impossible: bool
) -> None:
    """MGP-V-STOCK: more of a kind than there are is a warning; more than 72, or more than any
    split into kinds could have, is an error."""
    assert short_pieces(used, boxes, KIT) == short
    assert exceeds_boxes(used, boxes, KIT) is impossible


def test_april_is_laid_from_one_box(april: Circuit) -> None:
    """MGP-X-19: 35 tiles, 75 positions."""
    assert found(april, "BOX301") == ()


def test_the_box_holds_72_tiles_in_the_printed_counts() -> None:
    """MGP-T-02, read from the kit."""
    assert sorted(KIT.stock.values()) == [6, 6, 6, 6, 12, 18, 18]
    assert boxes_for({"L4": 13}, KIT) == 2
    assert boxes_for({}, KIT) == 1


def test_the_start_piece_is_one_of_the_twelve_l4() -> None:
    """MGP-T-02: the start tile is an L4."""
    assert found(circuit_of("START" + " L4" * 11), "MGP-V-STOCK") == ()
    (short,) = found(circuit_of("START" + " L4" * 12), "MGP-V-STOCK")
    assert (short.severity, short.actual, short.limit) == (Severity.WARNING, 13, 12)
    assert short.pieces == (13,)
    assert "1 missing; 2 boxes would be enough" in short.message
    titles = [fix.title for fix in short.fixes]
    assert titles == ["Use 4 L1 for one L4", "Use 2 L2 for one L4", "Use 2 boxes"]


def test_swapping_for_shorter_straights_keeps_the_length() -> None:
    circuit = circuit_of("START" + " L4" * 12)
    (short,) = found(circuit, "BOX301")
    for fix in short.fixes:
        track = circuit.track
        for edit in fix.edits:
            track = edit.apply(track, circuit.kit)
        mended = Circuit(track, circuit.kit)
        assert mended.measures.positions == circuit.measures.positions
        assert found(mended, "BOX301") == ()


def test_one_error_names_all_that_is_short() -> None:
    (error,) = found(circuit_of("START" + " L4" * 12 + " R2L" * 19), "BOX301")
    assert error.severity is Severity.ERROR
    assert (
        "13 L4 (1 more than the 12 available), 19 R2 (1 more than the 18 available); "
        "2 boxes would be enough" in error.message
    )


def test_a_kit_without_stock_is_never_short() -> None:
    kit = kit_with({"code": "S", "length": 1, "spaces": 1})
    assert found(circuit_of("S " * 99, kit=kit), "BOX301") == ()


@pytest.mark.parametrize(
    ("counter", "held"),
    [
        (("difficulty", 1), 18),
        (("difficulty", 2), 18),
        (("difficulty", 3), 12),
        (("hill", "up"), 6),
        (("hill", "down"), 6),
        (("hill", "flat"), 6),
        (("counts_as", "corner"), 9),
        (("counts_as", "straight"), 9),
    ],
)
def test_counters_of_each_kind_are_limited(counter: tuple[str, int | str], held: int) -> None:
    """MGP-T-12, MGP-V-MARKERSTOCK: 9 Corner pass, 10 Corner fail."""
    assert short_counters({counter: held}, 1, KIT) == ()
    (short,) = short_counters({counter: held + 1}, 1, KIT)
    assert (short.marker, short.value) == counter
    assert short_counters({counter: 2 * held}, 2, KIT) == ()
    assert short_counters({counter: 2 * held + 1}, 2, KIT) == (short,)


def test_ten_corner_markers_are_found_with_their_pieces() -> None:
    markers = [{"on": on, "counts_as": "corner"} for on in range(2, 12)]
    (short,) = found(circuit_of("START" + " L1" * 10, markers=markers), "MGP-V-MARKERSTOCK")
    assert short.pieces == tuple(range(2, 12))
    assert (short.actual, short.limit) == (10, 9)
    assert '10 counters "corner"' in short.message
    assert "2 boxes would be enough" in short.message


def test_eighteen_stand_nineteen_do_not() -> None:
    """MGP-V-STANDS: one marker per stand, 18 per box."""
    assert not short_of_stands(18, 1, KIT.stands)
    assert short_of_stands(19, 1, KIT.stands)
    assert not short_of_stands(36, 2, KIT.stands)
    assert short_of_stands(37, 2, KIT.stands)
    assert not short_of_stands(99, 1, None)


@pytest.mark.parametrize(("count", "short"), [(18, False), (19, True)])
def test_only_counters_stand_not_notes(count: int, short: bool) -> None:
    """MGP-T-12: difficulty and special markers; what we note beside them needs no stand."""
    difficulties = [{"on": on, "difficulty": 2} for on in range(2, 2 + count)]
    notes = [{"on": 1, "text": "pole"}, {"on": 1, "bonus": 2}]
    circuit = circuit_of("START" + " R2L" * 19, markers=[*difficulties, *notes])
    assert bool(found(circuit, "BOX303")) is short


def test_repeated_difficulties_are_offered_for_removal_and_change_nothing_in_play() -> None:
    markers = [{"on": on, "difficulty": 3 if on == 12 else 2} for on in range(2, 21)]
    circuit = circuit_of("START" + " R2L" * 19, markers=markers)
    (short,) = found(circuit, "BOX303")
    assert "16 of them repeat" in short.message
    fix = short.fixes[0]
    track = circuit.track
    for edit in fix.edits:
        track = edit.apply(track, circuit.kit)
    mended = Circuit(track, circuit.kit)
    assert len(track.markers) == 18
    assert found(mended, "BOX303") == ()
    before, after = (
        [stretch.difficulty for stretch in one.stretches[0]] for one in (circuit, mended)
    )
    assert before == after


def test_stands_that_nothing_repeats_are_fixed_by_boxes_only() -> None:
    markers = [{"on": on, "difficulty": 2 + on % 2} for on in range(2, 21)]
    (short,) = found(circuit_of("START" + " R2L" * 19, markers=markers), "BOX303")
    assert [fix.title for fix in short.fixes] == ["Use 2 boxes"]
