"""Recorded tracks: what a receiver wrote while somebody drove, perhaps several laps."""

import math
from collections.abc import Sequence
from statistics import fmean

import shapely

from trackwright.design.closed_line import FARTHEST, MOST_POINTS, Point, is_simple

WOBBLES = (400, 200, 100, 50, 25)
"""How far positions wobble: parts of the size of a track."""
AWAY, BACK = 4, 25
"""Parts of the size: a lap leads farther away from where it begins, and then as near again."""
BEGINNINGS = 20
"""Places where a lap is tried to begin: it may be a while until the road is reached."""
SAME_WAY = math.cos(math.radians(45))
ON_THE_LAP = 0.75
"""The share of everything that was recorded that lies along the lap."""


def lap_of(track: list[Point]) -> list[Point]:
    """The track as a line that does not cross itself, if that can be: its scatter smoothed, of
    several laps one; else as it is."""
    size = max((math.dist(track[0], point) for point in track), default=0.0)
    near = all(abs(number) <= FARTHEST for point in track for number in point)
    if len(track) > MOST_POINTS or not size or not near:
        return track
    smooth = _smoothed(track, size)
    if smooth is None and (lap := _one_lap(track, size)) is not None:
        smooth = _smoothed(lap, size)
    return smooth or track


def _smoothed(track: list[Point], size: float) -> list[Point] | None:
    """Means of points near each other, no more than are needed for a line that does not cross
    itself; None if it always does."""
    ways = (track, *(_means(track, size / parts) for parts in WOBBLES))
    return next((way for way in ways if is_simple(way)), None)


def _means(track: list[Point], near: float) -> list[Point]:
    """One for each part of the track that does not lead farther than this from where it begins."""
    parts: list[list[Point]] = []
    for point in track:
        if not parts or math.dist(parts[-1][0], point) > near:
            parts.append([])
        parts[-1].append(point)
    return [(fmean(x for x, _ in part), fmean(y for _, y in part)) for part in parts]


def _one_lap(track: list[Point], size: float) -> list[Point] | None:
    """From one of the places where it may begin until it comes there again, on the same way, if
    most of the track goes there."""
    for number in range(BEGINNINGS):
        begin = number * len(track) // (2 * BEGINNINGS)
        end = _again(track, begin, size)
        if end is not None and _is_along(track, track[begin:end], size / BACK):
            return track[begin:end]
    return None


def _again(track: Sequence[Point], begin: int, size: float) -> int | None:
    """When it is next to the place again after it was far away, and goes on in the same way."""
    first, way, was_away = track[begin], _way(track, begin, size), False
    for i in range(begin, len(track)):
        apart = math.dist(first, track[i])
        was_away = was_away or apart > size / AWAY
        if was_away and apart < size / BACK and _cosine(way, _way(track, i, size)) > SAME_WAY:
            return i
    return None


def _way(track: Sequence[Point], begin: int, size: float) -> complex:
    """Where it goes from there, as far as one has to look for that."""
    here = track[begin]
    ahead = next((p for p in track[begin:] if math.dist(here, p) > size / BACK), track[-1])
    return complex(*ahead) - complex(*here)


def _cosine(one: complex, other: complex) -> float:
    size = abs(one) * abs(other)
    return (one * other.conjugate()).real / size if size else 0.0


def _is_along(track: Sequence[Point], lap: Sequence[Point], near: float) -> bool:
    road = shapely.LinearRing(lap) if len(lap) > 2 else None
    if road is None:
        return False
    apart = shapely.distance(road, shapely.points(track))
    return float((apart < near).mean()) > ON_THE_LAP
