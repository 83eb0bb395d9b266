"""Packing rectangles on as few pages as possible, so that straight cuts separate them.

Each page is cut right through, then each of its two parts, and so on. Several ways of choosing the
next rectangle and the next cut are tried; the one with fewest pages is taken.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

ROUNDING_MM = 1e-6
MANY, FEW = 150, 3
"""With more rectangles only a few ways are tried."""
RECENT = 40
"""Only so many pages are searched for room: the others are as good as full."""


class Spot(NamedTuple):
    """Where a rectangle lies: its page, its lower left corner, and is it turned by a quarter?"""

    page: int
    x: float
    y: float
    is_turned: bool


class _Free(NamedTuple):
    """A part of a page on which nothing lies yet."""

    x: float
    y: float
    width: float
    height: float


Size: TypeAlias = tuple[float, float]
Order: TypeAlias = Callable[[Size], tuple[float, ...]]
_ORDERS: tuple[Order, ...] = (
    lambda size: (-max(size), -min(size)),
    lambda size: (-size[0] * size[1], -max(size)),
    lambda size: (-min(size), -max(size)),
)


class _Choice(NamedTuple):
    """A place that was found; the least one is taken: turned the way that is tried first, then
    whatever leaves least over."""

    is_second: bool
    left_over: float
    free: int
    is_turned: bool


class _Way(NamedTuple):
    """A way of packing: which rectangle is next, is a page cut along its shorter rest, and are
    rectangles turned or not where both is possible (None: whatever leaves least over)?"""

    order: Order
    is_short: bool
    turned: bool | None


def fits(size: Size, page: Size) -> bool:
    """Does it fit on an empty page, turned if need be?"""
    (w, h), (width, height) = size, (page[0] + ROUNDING_MM, page[1] + ROUNDING_MM)
    return (w <= width and h <= height) or (h <= width and w <= height)


def packed(sizes: Sequence[Size], page: Size, gap: float) -> list[Spot]:
    """A spot for each rectangle; they are `gap` apart. All of them have to fit on a page."""
    grown = [(w + gap, h + gap) for w, h in sizes]
    room = page[0] + gap, page[1] + gap
    ways = [_Way._make(way) for way in product(_ORDERS, (True, False), (None, False, True))]
    found = [_packed(grown, room, way) for way in (ways if len(sizes) <= MANY else ways[:FEW])]
    return min(found, key=lambda spots: max((spot.page for spot in spots), default=0))


def _packed(sizes: Sequence[Size], page: Size, way: _Way) -> list[Spot]:
    spots: dict[int, Spot] = {}
    pages: list[list[_Free]] = []
    for i in sorted(range(len(sizes)), key=lambda i: (way.order(sizes[i]), i)):
        spots[i] = _put(sizes[i], pages, page, way)
    return [spots[i] for i in range(len(sizes))]


def _put(size: Size, pages: list[list[_Free]], page: Size, way: _Way) -> Spot:
    """Put it on the first page that has room."""
    for number in range(max(0, len(pages) - RECENT), len(pages)):
        free = pages[number]
        if choice := _best(size, free, way):
            return _cut(size, number, free, choice, way)
    pages.append([_Free(0.0, 0.0, *page)])
    choice = _best(size, pages[-1], way)
    assert choice is not None
    return _cut(size, len(pages) - 1, pages[-1], choice, way)


def _best(size: Size, free: Iterable[_Free], way: _Way) -> _Choice | None:
    """The free part that it fills best in one direction."""
    found = []
    for number, part in enumerate(free):
        for is_turned, (w, h) in ((False, size), (True, size[::-1])):
            over = min(part.width - w, part.height - h)
            if over >= -ROUNDING_MM:
                is_second = way.turned is not None and is_turned != way.turned
                found.append(_Choice(is_second, round(over, 6), number, is_turned))
    return min(found, default=None)


def _cut(size: Size, page: int, free: list[_Free], choice: _Choice, way: _Way) -> Spot:
    """Take it from a free part, and cut what remains of that in two."""
    x, y, width, height = free.pop(choice.free)
    w, h = size[::-1] if choice.is_turned else size
    right, above = width - w, height - h
    if (right < above) == way.is_short:  # the cut above it goes right through
        rest = _Free(x + w, y, right, h), _Free(x, y + h, width, above)
    else:
        rest = _Free(x + w, y, right, height), _Free(x, y + h, w, above)
    free += [part for part in rest if min(part.width, part.height) > ROUNDING_MM]
    return Spot(page, x, y, choice.is_turned)
