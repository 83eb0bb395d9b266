"""Pages that overlap: everything is on some page, and no page is empty."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry.base import BaseGeometry

from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.paper.tiling import Tiling, tiling

SIZES = st.floats(90, 600, allow_nan=False)
BOXES = st.lists(
    st.builds(
        lambda x, y, w, h: shapely.box(x, y, x + w, y + h),
        *(st.floats(-1500, 1500) for _ in range(2)),
        *(st.floats(1, 700) for _ in range(2)),
    ),
    min_size=1,
    max_size=6,
)


def area(frame: Frame) -> BaseGeometry:
    return shapely.box(frame.left, frame.bottom, frame.right, frame.top)


@pytest.mark.slow
@given(BOXES, SIZES, SIZES, st.floats(0, 30))
def test_everything_is_in_the_own_part_of_some_page(
    boxes: list[BaseGeometry], width: float, height: float, overlap: float
) -> None:
    content = shapely.union_all(boxes)
    found = tiling(content, width, height, overlap)
    parts = [area(tile.part) for tile in found.tiles]
    assert content.difference(shapely.union_all(parts).buffer(1e-6)).area < 1e-6
    assert all(part.intersects(content) for part in parts), "an empty page"
    for i, one in enumerate(parts):
        assert all(one.intersection(other).area < 1e-6 for other in parts[i + 1 :])


@pytest.mark.slow
@given(BOXES, SIZES, SIZES, st.floats(0, 30))
def test_all_pages_have_one_size_and_neighbours_share_the_overlap(
    boxes: list[BaseGeometry], width: float, height: float, overlap: float
) -> None:
    found = tiling(shapely.union_all(boxes), width, height, overlap)
    for tile in found.tiles:
        assert (tile.shown.width, tile.shown.height) == pytest.approx((width, height))
        assert area(tile.shown).buffer(1e-6).covers(area(tile.part))
        if right := found.beside(tile, 0, 1):
            assert tile.shown.right - right.shown.left == pytest.approx(overlap)
            assert tile.part.right == right.part.left
        if below := found.beside(tile, 1, 0):
            assert below.shown.top - tile.shown.bottom == pytest.approx(overlap)
            assert tile.part.bottom == below.part.top


def test_what_fits_on_one_page_takes_one() -> None:
    """To the last tenth of a millimetre: no overlap is lost at its edges."""
    assert len(tiling(shapely.box(0, 0, 100, 200), 100, 200, 10).tiles) == 1
    assert len(tiling(shapely.box(0, 0, 190, 200), 100, 200, 10).tiles) == 2
    assert len(tiling(shapely.box(0, 0, 190.1, 200), 100, 200, 10).tiles) == 3


def names(found: Tiling) -> list[str]:
    return [tile.name for tile in found.tiles]


def test_pages_are_named_by_row_and_column_and_empty_ones_are_left_out() -> None:
    corner = shapely.union_all([shapely.box(0, 0, 30, 290), shapely.box(0, 0, 290, 30)])
    found = tiling(corner, 100, 100, 0)
    assert names(found) == ["A1", "B1", "C1", "C2", "C3"]
    tall = tiling(shapely.box(0, 0, 50, 2850), 100, 100, 0)
    assert names(tall)[25:] == ["Z1", "AA1", "AB1", "AC1"]


def test_the_grid_is_shifted_where_that_saves_pages() -> None:
    """Two blobs that a grid from the corner would cut in two."""
    blobs = shapely.union_all([shapely.box(0, 0, 50, 50), shapely.box(160, 0, 250, 50)])
    assert names(tiling(blobs, 100, 100, 0)) == ["A1", "A3"]


def test_fragments_kilometres_apart_are_refused() -> None:
    far = shapely.union_all([shapely.box(0, 0, 9, 9), shapely.box(5e6, 0, 5e6 + 9, 9)])
    with pytest.raises(TrackwrightError, match=r"5,000\.0 × 0\.0 m: too much to print"):
        tiling(far, 190, 277, 10)
