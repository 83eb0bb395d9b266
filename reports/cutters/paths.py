"""What a machine follows: straight lines and arcs, joined to paths, each on a layer."""

import cmath
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal, TypeAlias, get_args

from trackwright.model.picture.shapes.shape import SAGITTA_MM, Line

Layer: TypeAlias = Literal["MARK", "ENGRAVE", "SCORE", "CUT"]
LAYERS: tuple[Layer, ...] = get_args(Layer)
"""In the order in which a machine should follow them: what is cut out first would move."""
MEETING_MM = 1e-4
STRAIGHT = 1e-4
"""Curves that turn by less are lines."""
CORNER, FLAT = 3, 0.1
"""Points that are nearer than this are the same."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A line, or an arc: `bulge` is the tangent of a quarter of its angle, positive to the left
    (counterclockwise)."""

    start: complex
    end: complex
    bulge: float = 0.0

    @property
    def reverse(self) -> "Segment":
        return Segment(self.end, self.start, -self.bulge)

    @property
    def angle(self) -> float:
        """The angle of the arc, in radians."""
        return 4 * math.atan(self.bulge)

    @property
    def radius(self) -> float:
        return abs(self.end - self.start) / (2 * abs(math.sin(self.angle / 2)))

    @property
    def middle(self) -> complex:
        """The point halfway along."""
        chord = self.end - self.start
        return (self.start + self.end) / 2 - 0.5j * self.bulge * chord

    @property
    def points(self) -> Line:
        """Points along it, as close as is drawn on screens; without the last one."""
        if not self.bulge:
            return (self.start,)
        centre = self._centre
        step = 2 * math.acos(max(0.0, 1 - SAGITTA_MM / self.radius))
        count = max(1, math.ceil(abs(self.angle) / step))
        arm = self.start - centre
        turns = (cmath.rect(1, self.angle * k / count) for k in range(1, count))
        return (self.start, *(centre + arm * turn for turn in turns))

    @property
    def _centre(self) -> complex:
        chord = self.end - self.start
        return (self.start + self.end) / 2 + 1j * chord / (2 * math.tan(self.angle / 2))


@dataclass(frozen=True, slots=True)
class Path:
    """Segments, each of which begins where the one before ends."""

    layer: Layer
    segments: tuple[Segment, ...]

    @property
    def is_closed(self) -> bool:
        return abs(self.segments[-1].end - self.segments[0].start) < MEETING_MM

    @property
    def points(self) -> Line:
        """As a polyline."""
        last = self.segments[0].start if self.is_closed else self.segments[-1].end
        return (*(p for one in self.segments for p in one.points), last)

    def mapped(self, map: Callable[[complex], complex]) -> "Path":
        """Moved and turned; arcs stay what they are."""
        moved = (replace(one, start=map(one.start), end=map(one.end)) for one in self.segments)
        return Path(self.layer, tuple(moved))


def line_path(layer: Layer, points: Sequence[complex], closed: bool = False) -> Path:
    """A path along points."""
    ends = [*points[1:], points[0]] if closed else points[1:]
    return Path(layer, tuple(Segment(a, b) for a, b in zip(points, ends, strict=False)))


FITTING_MM = 0.02
"""So far a point may be from the line or arc that stands for it."""


def fitted_path(layer: Layer, points: Sequence[complex], closed: bool = False) -> Path:
    """A path along points that lie close together: as few lines and arcs as stand for them."""
    ring = [*points, points[0]] if closed else list(points)
    segments: list[Segment] = []
    first = 0
    while first < len(ring) - 1:
        last, found = first + 1, Segment(ring[first], ring[first + 1])
        while last + 1 < len(ring) and (longer := _fitting(ring[first : last + 2])):
            last, found = last + 1, longer
        segments.append(found)
        first = last
    return Path(layer, tuple(segments))


def _fitting(points: Sequence[complex]) -> Segment | None:
    """The line or arc that stands for points, from the first to the last; None if one of them is
    beside it. Any three points are on an arc, so their corner has to be a flat one."""
    start, middle, end = points[0], points[len(points) // 2], points[-1]
    if start in (middle, end) or middle == end:
        return None
    along = (end - start) / abs(end - start)
    if any(((b - a) / along).real <= 0 for a, b in pairwise(points)):
        return None
    if all(abs(((point - start) / along).imag) < MEETING_MM for point in points):
        return Segment(start, end)
    turn = cmath.phase((end - middle) / (middle - start))
    if not STRAIGHT < abs(turn) < (math.pi / 2 if len(points) > CORNER else FLAT):
        return None
    arc = Segment(start, end, math.tan(turn / 2))
    centre, radius = arc._centre, arc.radius
    if any(abs(abs(point - centre) - radius) > FITTING_MM for point in points):
        return None
    chords = (abs(b - a) / 2 for a, b in pairwise(points))
    sags = (radius - math.sqrt(max(0.0, radius**2 - half**2)) for half in chords)
    return arc if all(sag < SAGITTA_MM for sag in sags) else None


class Meeting:
    """Points that are the same but for rounding."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], int] = {}
        self._count = 0

    def number(self, point: complex) -> int:
        """The same for points that are as good as the same."""
        x, y = (math.floor(part / MEETING_MM) for part in (point.real, point.imag))
        near = [(x + i, y + j) for i in (0, -1, 1) for j in (0, -1, 1)]
        found = next((self._known[cell] for cell in near if cell in self._known), None)
        if found is None:
            found, self._count = self._count, self._count + 1
        self._known.setdefault((x, y), found)
        return found


def doubles_apart(segments: Iterable[Segment]) -> tuple[list[Segment], list[Segment]]:
    """Each line and arc once: those that are there once, and those that are there twice or more,
    in whichever direction."""
    points = Meeting()
    found: dict[tuple[int, int, int], list[Segment]] = {}
    for one in segments:
        a, b = sorted((points.number(one.start), points.number(one.end)))
        found.setdefault((a, points.number(one.middle), b), []).append(one)
    once = [same[0] for same in found.values() if len(same) == 1]
    return once, [same[0] for same in found.values() if len(same) > 1]


def linked(layer: Layer, segments: Iterable[Segment]) -> Iterator[Path]:
    """As few paths as follow each other, those with open ends first; lines are turned round where
    they have to be."""
    points = Meeting()
    ways: dict[int, list[tuple[int, Segment]]] = {}
    for number, one in enumerate(segments):
        for way in (one, one.reverse):
            ways.setdefault(points.number(way.start), []).append((number, way))
    done: set[int] = set()
    for corner in sorted(ways, key=lambda corner: (len(ways[corner]) != 1, corner)):
        while path := list(_walk(corner, ways, points, done)):
            yield Path(layer, tuple(path))


def _walk(
    corner: int, ways: dict[int, list[tuple[int, Segment]]], points: Meeting, done: set[int]
) -> Iterator[Segment]:
    """From a corner on, until no line is left that leads on."""
    last: complex | None = None
    while step := next((way for way in ways[corner] if way[0] not in done), None):
        number, one = step
        done.add(number)
        yield one if last is None else replace(one, start=last)
        last, corner = one.end, points.number(one.end)
