"""Free room for signs: on the map, but not on the tiles or on other signs."""

import cmath
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import shapely
from shapely import STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.model.picture.drawing.frames import Frame, around

CLEARANCE_MM = 1.5
"""The distance between two signs; half of it between a sign and a tile."""
NARROW_RINGS = 50
"""So many rings about a point are one step apart, the others in proportion to their size."""
MOST_ASKED = 50_000
"""Places: many times what any circuit takes. Where thousands of pieces lie on each other, most
signs find no place however far they look."""


class SignPlace(NamedTuple):
    """The room that a sign takes: a disc if as wide as high, else an upright rectangle."""

    centre: complex
    half_width: float
    half_height: float

    @property
    def frame(self) -> Frame:
        return around(self.centre, 2 * self.half_width, 2 * self.half_height)

    @property
    def is_round(self) -> bool:
        return self.half_width == self.half_height

    def is_within(self, frame: Frame) -> bool:
        own = self.frame
        across = frame.left <= own.left and own.right <= frame.right
        return across and frame.bottom <= own.bottom and own.top <= frame.top

    def touches(self, frame: Frame) -> bool:
        own = self.frame
        across = own.left < frame.right and frame.left < own.right
        return across and own.bottom < frame.top and frame.bottom < own.top

    def crowds(self, other: "SignPlace") -> bool:
        """Are the two too close to each other?"""
        apart = self.centre - other.centre
        return (
            abs(apart.real) < self.half_width + other.half_width + CLEARANCE_MM
            and abs(apart.imag) < self.half_height + other.half_height + CLEARANCE_MM
        )


def round_place(centre: complex, radius: float) -> SignPlace:
    return SignPlace(centre, radius, radius)


class FreeRoom:
    """The free room on a map: give it the tiles, then ask for free seats and take them."""

    CELL_MM = 60.0

    def __init__(self, tiles: Sequence[BaseGeometry], map: Frame) -> None:
        self._tiles = STRtree(_without_equal(tiles))
        self._map = map
        self._taken: dict[tuple[int, int], list[SignPlace]] = {}
        self._asked = 0

    @property
    def is_hopeless(self) -> bool:
        """Was so much asked that signs had better lie on each other?"""
        return self._asked >= MOST_ASKED

    def is_free(self, seat: SignPlace) -> bool:
        self._asked += 1
        if not seat.is_within(self._map):
            return False
        if any(seat.crowds(other) for other in self._near(seat)):
            return False
        return not self._touches_tile(seat)

    def take(self, seat: SignPlace) -> None:
        for cell in _cells(seat.frame):
            self._taken.setdefault(cell, []).append(seat)

    def first_free(self, seats: Iterable[SignPlace]) -> SignPlace | None:
        return next(filter(self.is_free, seats), None)

    def _touches_tile(self, seat: SignPlace) -> bool:
        if seat.is_round:
            point = shapely.Point(seat.centre.real, seat.centre.imag)
            reach = seat.half_width + CLEARANCE_MM / 2
            return bool(len(self._tiles.query(point, predicate="dwithin", distance=reach)))
        frame = seat.frame.grown(CLEARANCE_MM / 2)
        box = shapely.box(frame.left, frame.bottom, frame.right, frame.top)
        return bool(len(self._tiles.query(box, predicate="intersects")))

    def _near(self, seat: SignPlace) -> Iterator[SignPlace]:
        for cell in _cells(seat.frame.grown(CLEARANCE_MM)):
            yield from self._taken.get(cell, ())


def _without_equal(tiles: Sequence[BaseGeometry]) -> list[BaseGeometry]:
    """A damaged track may have thousands on the same place, and a search asks all of them."""
    return list(dict(zip(shapely.to_wkb(tiles), tiles, strict=True)).values())


def _cells(frame: Frame) -> Iterator[tuple[int, int]]:
    """The cells of a coarse grid that the frame touches."""
    for x in range(_cell(frame.left), _cell(frame.right) + 1):
        for y in range(_cell(frame.bottom), _cell(frame.top) + 1):
            yield x, y


def _cell(place: float) -> int:
    return math.floor(place / FreeRoom.CELL_MM)


def rings_about(apex: complex, step: float, map: Frame) -> Iterator[tuple[float, complex]]:
    """Points all over the map with their distance from the apex, nearest first; the farther away,
    the fewer: a large table would have millions."""
    far, away = math.hypot(map.width, map.height), step
    while away < far:
        step = max(step, away / NARROW_RINGS)
        count = 12 + 2 * round(away / step)
        for k in range(count):
            yield away, apex + cmath.rect(away, k * math.tau / count)
        away += step
