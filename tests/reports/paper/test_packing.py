"""Rectangles on pages."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackwright.reports.paper.packing import Size, Spot, fits, packed

PAGE = (190.0, 277.0)
SIDES = st.integers(5, 270).map(float)
SIZES = st.lists(
    st.tuples(SIDES, SIDES).filter(lambda size: fits(size, PAGE)), min_size=1, max_size=40
)
Box = tuple[float, float, float, float]


def box(size: Size, spot: Spot) -> Box:
    w, h = size[::-1] if spot.is_turned else size
    return spot.x, spot.y, spot.x + w, spot.y + h


def is_cut_apart(boxes: list[Box]) -> bool:
    """Do straight cuts right through separate all of them?"""
    if len(boxes) < 2:
        return True
    for low, high in ((0, 2), (1, 3)):
        ordered = sorted(boxes, key=lambda b: b[low])
        for k in range(1, len(ordered)):
            if max(b[high] for b in ordered[:k]) <= ordered[k][low] + 1e-6:
                return is_cut_apart(ordered[:k]) and is_cut_apart(ordered[k:])
    return False


@given(SIZES, st.integers(0, 5))
def test_all_lie_within_their_page_with_a_gap_and_can_be_cut_apart(
    sizes: list[Size], gap: float
) -> None:
    spots = packed(sizes, PAGE, gap)
    assert len(spots) == len(sizes)
    pages: dict[int, list[Box]] = {}
    for size, spot in zip(sizes, spots, strict=True):
        pages.setdefault(spot.page, []).append(box(size, spot))
    assert sorted(pages) == list(range(len(pages)))
    for boxes in pages.values():
        for left, bottom, right, top in boxes:
            assert left >= 0
            assert bottom >= 0
            assert right <= PAGE[0] + 1e-6
            assert top <= PAGE[1] + 1e-6
        for one, other in combinations(boxes, 2):
            apart = max(other[0] - one[2], one[0] - other[2], other[1] - one[3], one[1] - other[3])
            assert apart >= gap - 1e-6
        assert is_cut_apart(boxes)


@given(SIZES)
def test_the_same_pieces_are_packed_the_same_way(sizes: list[Size]) -> None:
    assert packed(sizes, PAGE, 2) == packed(list(sizes), PAGE, 2)


@pytest.mark.parametrize(
    ("sizes", "pages"),
    [
        ([PAGE], 1),
        ([(277.0, 190.0)], 1),
        ([(95.0, 138.5)] * 4, 1),
        ([(95.0, 138.5)] * 5, 2),
        ([(190.0, 100.0), (190.0, 100.0), (77.0, 190.0)], 1),
    ],
)
def test_full_pages_are_found(sizes: list[Size], pages: int) -> None:
    assert max(spot.page for spot in packed(sizes, PAGE, 0)) + 1 == pages
