"""Overlaps, extents and boards."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon

from bench.timing import slowness
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Remove
from trackwright.model.files import library
from trackwright.model.files.track_files import parse_track
from trackwright.model.picture.shapes.outline import (
    MAX_OVERLAPS,
    PieceOutlines,
    circuit_extents,
    find_overlaps,
    piece_polygons,
)

KIT = library.kit("motograndprix")
APRIL = (
    "START L4 L4 R2L R2L L4 R2L L2 R2L R2L R2L L4 R2R R1R R2R R3R L2 R1R L2 R4L R4L R1L R1L L2 "
    "R2L R1L L1 R1R L4 R3L L1 R2R R2L R1L R2L"
)


def laid(*runs: list[str], frames: list[dict[str, float]] | None = None) -> Circuit:
    document = {
        "format": "trackwright-track",
        "version": 1,
        "name": "test",
        "kit": "motograndprix",
        "frames": frames or [{}],
        "runs": [{"frame": i if frames else 0, "pieces": pieces} for i, pieces in enumerate(runs)],
    }
    return Circuit(parse_track(json.dumps(document).encode(), "test", library.kit), KIT)


def test_a_real_circuit_does_not_overlap() -> None:
    assert find_overlaps(laid(APRIL.split())) == ()


def test_a_crossing_is_found_with_its_area() -> None:
    """Two straights of 80 mm that cross at a right angle share a square."""
    frames = [{}, {"x_mm": 104.0, "y_mm": -104.0, "degrees": 90.0}]
    circuit = laid(["L4"], ["L4"], frames=frames)
    (overlap,) = find_overlaps(circuit)
    assert (overlap.first, overlap.second) == ("1", "2")
    assert overlap.area_mm2 == pytest.approx(80 * 80)
    assert Polygon(overlap.polygons[0]).bounds == pytest.approx((64, -40, 144, 40))


def test_a_loop_that_runs_into_itself_is_found() -> None:
    circuit = laid(["L4", *["R1L"] * 7, "L4"])
    assert ("1", "9") in {(overlap.first, overlap.second) for overlap in find_overlaps(circuit)}


@given(st.lists(st.sampled_from(["L1", "L2", "L4", "R3L", "R4L", "R4R", "R3R"]), max_size=12))
def test_overlaps_are_those_of_all_pairs(pieces: list[str]) -> None:
    circuit = laid(pieces) if pieces else laid()
    names = [placed.name for placed in circuit.geometry.placed]
    polygons = piece_polygons(circuit)
    expected = {
        (names[i], names[j])
        for i in range(len(names))
        for j in range(i + 1, len(names))
        if polygons[i].intersection(polygons[j]).area > 1.0
    }
    assert {(overlap.first, overlap.second) for overlap in find_overlaps(circuit)} == expected


def test_extents_of_a_straight() -> None:
    extent = circuit_extents(laid(["L4"]))
    assert (extent.width_mm, extent.height_mm) == pytest.approx((208, 80))
    assert extent.centre == pytest.approx(104 + 0j)


def test_a_board_may_be_turned() -> None:
    extent = circuit_extents(laid(["L4"]))
    assert extent.fits((20.8, 8.0))
    assert extent.fits((9, 21))
    assert not extent.fits((20, 20))


def test_nothing_needs_no_board() -> None:
    extent = circuit_extents(laid())
    assert (extent.width_mm, extent.height_mm) == (0, 0)
    assert find_overlaps(laid()) == ()


def test_a_thousand_pieces_take_no_time() -> None:
    circuit = laid(["L4"] * 1000)
    begun = time.thread_time()
    assert find_overlaps(circuit) == ()
    assert time.thread_time() - begun < 0.2 * slowness()


@pytest.mark.slow
def test_a_heap_of_pieces_takes_no_longer_than_its_length() -> None:
    """2,000 bends in one circle lie on one another in 500,000 ways."""
    heap = laid(["START", *["R1L"] * 2000])
    begun = time.thread_time()
    found = find_overlaps(heap)
    assert time.thread_time() - begun < 2 * slowness()
    assert len(found) == MAX_OVERLAPS


@pytest.mark.slow
def test_a_heap_is_reported_alike_before_and_after_an_edit() -> None:
    small = laid(["START", *["R1L"] * 60])
    heap = laid(["START", *["R1L"] * 400])
    ground = PieceOutlines(heap.geometry, PieceOutlines(small.geometry))
    assert ground.is_heap
    assert ground.overlaps == PieceOutlines(heap.geometry).overlaps
    less = Circuit(Remove(tuple(range(60, 401))).apply(heap.track, KIT), KIT)
    after = PieceOutlines(less.geometry, ground)
    assert not after.is_heap
    assert after.overlaps == PieceOutlines(less.geometry).overlaps
