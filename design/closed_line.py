"""The points of an outline: enough of them, finite, and a line round something."""

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import shapely

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

FEWEST_POINTS = 3
MOST_POINTS = 10_000
"""Whether so many segments cross each other is found out in half a second, at the worst."""
FARTHEST = 1e9
THINNEST = 1e-6
"""The least share of the square around it that an outline encloses."""
SAME = 1e-9
"""Ends that are nearer, in parts of the size, are one point."""
Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]


def checked_outline(points: Iterable[Point], source: str) -> Points:
    """The outline without points that are there twice; refused if it is none, or crosses itself."""
    found: list[Point] = []
    for point in points:
        if not all(abs(number) <= FARTHEST for number in point):
            raise TrackwrightError(too_far(source))
        if not found or point != found[-1]:
            found.append(point)
    size = max((math.dist(found[0], point) for point in found), default=0.0)
    while len(found) > 1 and math.dist(found[0], found[-1]) <= SAME * size:
        found.pop()
    if not FEWEST_POINTS <= len(found) <= MOST_POINTS:
        raise TrackwrightError(
            Message(
                "{source}: expected {least} to {most:,} different points of a closed outline, "
                "found {n}",
                source=source,
                least=FEWEST_POINTS,
                most=MOST_POINTS,
                n=len(found),
            )
        )
    if _is_flat(shapely.MultiPoint(found).convex_hull):
        raise TrackwrightError(_encloses_nothing(source))
    if not is_simple(found):
        raise TrackwrightError(
            Message(
                "{source}: the outline crosses itself; cardboard cannot, so choose another",
                source=source,
            )
        )
    if _is_flat(shapely.Polygon(found)):
        raise TrackwrightError(_encloses_nothing(source))
    return tuple(found)


def is_simple(points: Sequence[Point]) -> bool:
    """Does the closed line not cross itself?"""
    ends = dict.fromkeys(points)
    return len(ends) < FEWEST_POINTS or bool(shapely.is_simple(shapely.LinearRing(points)))


def _encloses_nothing(source: str) -> Message:
    return Message("{source}: the outline encloses nothing; choose another", source=source)


def _is_flat(inside: shapely.Geometry) -> bool:
    left, low, right, high = shapely.bounds(inside)
    size = max(right - left, high - low)
    return not shapely.area(inside) > THINNEST * size * size


def too_far(source: str) -> Message:
    return Message(
        "{source}: expected points of two finite numbers up to {most:,}",
        source=source,
        most=int(FARTHEST),
    )
