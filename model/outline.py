"""What the cardboard covers on the table: outlines, overlaps, and the board that it needs."""

import cmath
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress, count
from operator import is_not
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import shapely
from shapely import Polygon, STRtree
from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry

from model.circuit import Circuit
from model.geometry import Geometry, Laid
from model.kit import Kit
from model.pieces import templates_of
from model.shape import Line, shape_of
from model.track import Frame
from model.zeta import FULL_TURN

LEAST_OVERLAP_MM2 = 1.0
"""Less is rounding: pieces that meet share an edge."""
NEAR_MM = 0.001
"""Boxes are reckoned apart from outlines, so that their sides may differ by rounding."""
STAYED = 0
"""The group of the pieces that lie where they lay before an edit; the others moved."""

_DIRECTIONS = np.array([cmath.rect(1, k * math.tau / FULL_TURN) for k in range(FULL_TURN)])

Indices: TypeAlias = npt.NDArray[np.intp]
Floats: TypeAlias = npt.NDArray[np.float64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Places: TypeAlias = tuple[Floats, Floats, Floats, Floats]
Polygons: TypeAlias = npt.NDArray[np.object_]
Ring = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two pieces that lie on one another, how much of them, and where (outer rings)."""

    first: str
    second: str
    area_mm2: float
    polygons: tuple[Ring, ...]


@dataclass(frozen=True, slots=True)
class Extents:
    """The smallest upright rectangle around the outline of all pieces, as they lie."""

    left_mm: float
    bottom_mm: float
    right_mm: float
    top_mm: float

    @property
    def width_mm(self) -> float:
        return self.right_mm - self.left_mm

    @property
    def height_mm(self) -> float:
        return self.top_mm - self.bottom_mm

    @property
    def centre(self) -> complex:
        return complex(self.left_mm + self.right_mm, self.bottom_mm + self.top_mm) / 2

    def fits(self, board_cm: tuple[float, float]) -> bool:
        """Does it lie on a board of this size, either way round?"""
        short, long = sorted((self.width_mm, self.height_mm))
        board_short, board_long = sorted(board_cm)
        return short <= 10 * board_short and long <= 10 * board_long


class Ground:
    """The cardboard on the table: what each piece covers, and which pieces lie on one another.

    With the ground as it was `before` an edit only what the edit can have changed is compared:
    pieces that stayed, or moved on together, lie to each other as they did. Outlines are only made
    of pieces whose boxes meet, or that somebody asks for.
    """

    def __init__(self, geometry: Geometry, before: "Ground | None" = None) -> None:
        self.geometry = geometry
        self._places = _places(geometry)
        self._polygons = np.full(len(geometry.laid), None, dtype=object)
        if before is None:
            first, second = _touching(self.polygons)
        else:
            was, group = self._carried_from(before)
            stayed = group == STAYED
            self._polygons[stayed] = before._polygons[was[stayed]]
            first, second = self._changed_pairs(before, was, group)
        shared = shapely.intersection(self._covered_by(first), self._covered_by(second))
        areas = shapely.area(shared)
        close = np.flatnonzero(areas > LEAST_OVERLAP_MM2 / 2)
        self._close = first[close], second[close]
        """Pairs that overlap or nearly do, so that rounding may decide it the next time."""
        self.overlaps = tuple(self._overlaps(areas[close], shared[close]))

    @property
    def polygons(self) -> Polygons:
        """What each piece covers."""
        return self._covered_by(np.arange(len(self._polygons)))

    @property
    def extents(self) -> Extents:
        """How much room the pieces take: that of those that reach farthest out."""
        if not len(self._boxes):
            return extents_of(self.polygons)
        left, bottom, right, top = self._boxes.T
        outmost = (left <= left.min() + NEAR_MM) | (right >= right.max() - NEAR_MM)
        outmost |= (bottom <= bottom.min() + NEAR_MM) | (top >= top.max() - NEAR_MM)
        return extents_of(self._covered_by(np.flatnonzero(outmost)))

    def outlines(self, indices: Iterable[int]) -> tuple[Ring, ...]:
        """What these pieces cover, to be drawn."""
        covered = self._covered_by(np.array(list(indices), dtype=np.intp))
        return tuple(ring for polygon in covered for ring in _rings(polygon))

    def _covered_by(self, indices: Indices) -> Polygons:
        """What these pieces cover: the outlines that are not known yet are made now."""
        missing = indices[shapely.is_missing(self._polygons[indices])]
        new = np.array(sorted(set(missing.tolist())), dtype=np.intp)
        self._polygons[new] = _polygons(self.geometry, self._places, new)
        return self._polygons[indices]

    @cached_property
    def _boxes(self) -> Floats:
        """The upright rectangle around each piece, but for rounding: an array piece, side."""
        return _boxes(self.geometry, self._places)

    def _overlaps(self, areas: Floats, shared: Polygons) -> Iterator[Overlap]:
        placed, allowed = self.geometry.laid, _slivers(self.geometry)
        for i, j, area, both in zip(*self._close, areas, shared, strict=True):
            if area > allowed.get((int(i), int(j)), LEAST_OVERLAP_MM2):
                yield Overlap(placed[i].name, placed[j].name, float(area), _rings(both))

    def _changed_pairs(
        self, before: "Ground", was: Indices, group: Indices
    ) -> tuple[Indices, Indices]:
        """The pairs over which something must be said anew: those of different groups that come
        near each other, and those that overlapped, or nearly did."""
        largest = np.bincount(group).argmax() if len(group) else STAYED
        first, second = _side_by_side(self._boxes, np.flatnonzero(group != largest))
        apart = group[first] != group[second]
        first, second = first[apart], second[apart]
        meet = _meet(self._boxes[first], self._boxes[second])
        now = np.full(len(before._polygons), -1)
        now[was[was >= 0]] = np.flatnonzero(was >= 0)
        one, other = (now[indices] for indices in before._close)
        still = (one >= 0) & (other >= 0)
        return _in_order(
            np.concatenate([first[meet], one[still]]),
            np.concatenate([second[meet], other[still]]),
        )

    def _carried_from(self, before: "Ground") -> tuple[Indices, Indices]:
        """For each piece its index before (-1 = new), and the group it stayed or moved with."""
        now, then = self.geometry, before.geometry
        found = _found_again(now.laid, then.laid)
        was = np.where(now.kinds == np.append(then.kinds, -1)[found], found, -1)
        # one row with the piece before it, then and now
        on = np.zeros(len(was), dtype=bool)
        on[1:] = (was[1:] > 0) & (was[1:] == was[:-1] + 1)
        on[1:] &= now.run_of[1:] == now.run_of[:-1]
        on[on] = then.run_of[was[on]] == then.run_of[was[on] - 1]
        number = np.cumsum(~on)
        stayed = self._unmoved(before, was)
        head = np.flatnonzero(~on)[number - 1]
        return was, np.where(stayed[head], STAYED, number)

    def _unmoved(self, before: "Ground", was: Indices) -> Flags:
        """Does each piece lie where the one with the index `was` lay?"""
        now, then = self.geometry, before.geometry
        unmoved = was >= 0
        mine, old = np.flatnonzero(unmoved), was[unmoved]
        frames, frames_then = now.track.frames, then.track.frames
        same = np.array([[a == b for b in frames_then] for a in frames])
        unmoved[mine] = same[now.frame_of[mine], then.frame_of[old]]
        unmoved[mine] &= (now.entries[mine] == then.entries[old]).all(axis=1)
        return unmoved


def _found_again(now: list[Laid], then: list[Laid]) -> Indices:
    """For each piece its index then, by name; -1 = new. At both ends of the list most pieces are
    still themselves, so that only those in between are looked for."""
    head = _alike(now, then)
    tail = _alike(now[head:][::-1], then[head:][::-1])
    index = {one.name: i for i, one in enumerate(then[head : len(then) - tail], head)}
    between = [index.get(one.name, -1) for one in now[head : len(now) - tail]]
    ends = np.arange(len(then))
    middle = np.array(between, dtype=np.intp)
    return np.concatenate([ends[:head], middle, ends[len(then) - tail :]])


def _alike(some: Sequence[Laid], others: Sequence[Laid]) -> int:
    """How many pieces at the beginning are the same."""
    differ = compress(count(), map(is_not, some, others))
    return next(differ, min(len(some), len(others)))


def piece_polygons(circuit: Circuit) -> tuple[BaseGeometry, ...]:
    """What each piece covers, in the order of the geometry's placed pieces."""
    return tuple(_all_polygons(circuit.geometry))


def overlaps(circuit: Circuit) -> tuple[Overlap, ...]:
    """All pairs of pieces that lie on one another, in the order of the pieces."""
    return Ground(circuit.geometry).overlaps


def _touching(polygons: Polygons) -> tuple[Indices, Indices]:
    return _in_order(*STRtree(polygons).query(polygons, predicate="intersects"))


def _all_polygons(geometry: Geometry) -> Polygons:
    return _polygons(geometry, _places(geometry), np.arange(len(geometry.laid)))


def _polygons(geometry: Geometry, places: Places, indices: Indices) -> Polygons:
    """What the pieces with these indices cover."""
    polygons = np.empty(len(indices), dtype=object)
    by_code: dict[str, list[int]] = {}
    for i, index in enumerate(indices):
        by_code.setdefault(geometry.laid[index].template.code, []).append(i)
    for code, rows in by_code.items():
        there = indices[rows]
        roads = [
            np.asarray(shapely.polygons(_taken_to(outline, *(part[there] for part in places))))
            for outline in shape_of(geometry.kit, code).outlines
        ]
        polygons[rows] = roads[0] if len(roads) == 1 else shapely.union_all(np.stack(roads), axis=0)
    return polygons


def _taken_to(outline: Line, x: Floats, y: Floats, cos: Floats, sin: Floats) -> Floats:
    """The outline at each of the places: an array place, point, coordinate."""
    points = np.array(outline)
    u, v = points.real, points.imag
    x, y, cos, sin = (part[:, np.newaxis] for part in (x, y, cos, sin))
    return np.stack([x + cos * u - sin * v, y + sin * u + cos * v], axis=-1)


def _places(geometry: Geometry) -> Places:
    """For each piece: x, y, and the cosine and sine of its heading, on the table.

    Added up in order and not as a matrix product, whose rounding depends on how many rows there
    are: a piece must lie where it lay, whatever is laid elsewhere.
    """
    points, ahead = geometry.entries[:, :8], _DIRECTIONS[geometry.entries[:, 8]]
    frames, which = geometry.track.frames, geometry.frame_of
    turns = [math.radians(at.degrees) for at in frames]
    cos = np.array([math.cos(turn) for turn in turns])[which]
    sin = np.array([math.sin(turn) for turn in turns])[which]
    u, v = (
        (points * (geometry.kit.module_mm * part)).cumsum(axis=1)[:, -1]
        for part in (_DIRECTIONS[:8].real, _DIRECTIONS[:8].imag)
    )
    x = np.array([at.x_mm for at in frames])[which] + cos * u - sin * v
    y = np.array([at.y_mm for at in frames])[which] + sin * u + cos * v
    return x, y, cos * ahead.real - sin * ahead.imag, sin * ahead.real + cos * ahead.imag


def _boxes(geometry: Geometry, places: Places) -> Floats:
    """The upright rectangle around each piece: left, bottom, right, top."""
    kit, x, y = geometry.kit, *places[:2]
    boxes = np.stack([x, y, x, y], axis=1)
    for frame in np.unique(geometry.frame_of):
        here = np.flatnonzero(geometry.frame_of == frame)
        reaches = _reaches(kit, len(templates_of(kit).numbered), geometry.track.frames[frame])
        boxes[here] += reaches[geometry.kinds[here], geometry.entries[here, 8]]
    return boxes


def _side_by_side(boxes: Floats, some: Indices) -> tuple[Indices, Indices]:
    """Pairs of some boxes with any: at least those that meet. They are sorted along the longer side
    of the ground, and each is paired with those in about the same place there."""
    x, y = boxes[:, 0], boxes[:, 1]
    lies = len(boxes) and x.max() - x.min() > y.max() - y.min()
    low, high = (x, boxes[:, 2]) if lies else (y, boxes[:, 3])
    order = low.argsort()
    begin = low[order].searchsorted(low[some] - (high - low).max(initial=0))
    count = low[order].searchsorted(high[some], side="right") - begin
    offset = begin + count - count.cumsum()
    pairs = np.arange(count.sum())
    return some.repeat(count), order[pairs + offset.repeat(count)]


def _meet(one: Floats, other: Floats) -> Flags:
    """Does each box meet the other one?"""
    left, bottom, right, top = one.T
    meet: Flags = (left <= other[:, 2]) & (other[:, 0] <= right)
    meet &= (bottom <= other[:, 3]) & (other[:, 1] <= top)
    return meet


@lru_cache(maxsize=64)
def _reaches(kit: Kit, count: int, frame: Frame) -> Floats:
    """How far each of the kit's first pieces reaches to the left, down, to the right and up in a
    frame, for each of its headings."""
    turns = _DIRECTIONS * cmath.rect(1, math.radians(frame.degrees))
    reaches = []
    for template in templates_of(kit).numbered[:count]:
        outlines = shape_of(kit, template.code).outlines
        points = np.outer(turns, [point for outline in outlines for point in outline])
        x, y = points.real, points.imag
        reaches.append([x.min(axis=1), y.min(axis=1), x.max(axis=1), y.max(axis=1)])
    return np.array(reaches).transpose(0, 2, 1)


def _in_order(first: Indices, second: Indices) -> tuple[Indices, Indices]:
    """Each pair of two different pieces once, sorted."""
    low, high = np.minimum(first, second), np.maximum(first, second)
    apart = low < high
    count = high.max(initial=0) + 1
    pairs = np.unique(low[apart] * count + high[apart])
    return pairs // count, pairs % count


def _slivers(geometry: Geometry) -> dict[tuple[int, int], float]:
    """How much two pieces may share that are joined with cardboard play: the play, all across."""
    kit = geometry.kit
    sliver = LEAST_OVERLAP_MM2 + kit.play_mm * kit.width_mm
    return {
        (min(seam.first, seam.second), max(seam.first, seam.second)): sliver
        for seam in geometry.joints
        if not seam.exact
    }


def _rings(shared: BaseGeometry) -> tuple[Ring, ...]:
    rings = (shapely.get_coordinates(polygon.exterior).tolist() for polygon in _areas(shared))
    return tuple(tuple([(x, y) for x, y in ring]) for ring in rings)


def _areas(shape: BaseGeometry) -> Iterator[Polygon]:
    """The areas in what two outlines share, without shared edges and corners."""
    for part in shapely.get_parts(shape):
        if isinstance(part, Polygon):
            yield part
        elif isinstance(part, MultiPolygon):
            yield from part.geoms


def extents(circuit: Circuit) -> Extents:
    """How much room the pieces take; nothing at all for an empty track."""
    return extents_of(_all_polygons(circuit.geometry))


def extents_of(polygons: Polygons) -> Extents:
    """How much room these polygons take."""
    if not len(polygons):
        return Extents(0.0, 0.0, 0.0, 0.0)
    return Extents(*map(float, shapely.total_bounds(polygons)))
