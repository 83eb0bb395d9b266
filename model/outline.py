"""What the cardboard covers on the table: outlines, overlaps, and the board that it needs."""

import cmath
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import shapely
from shapely import Polygon, STRtree
from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry

from model.circuit import Circuit
from model.geometry import Geometry, Placed
from model.shape import Line, shape_of
from model.zeta import FULL_TURN

LEAST_OVERLAP_MM2 = 1.0
"""Less is rounding: pieces that meet share an edge."""
STAYED = 0
"""The group of the pieces that lie where they lay before an edit; the others moved."""

_DIRECTIONS = np.array([cmath.rect(1, k * math.tau / FULL_TURN) for k in range(FULL_TURN)])

Indices: TypeAlias = npt.NDArray[np.intp]
Floats: TypeAlias = npt.NDArray[np.float64]
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

    All pieces are taken to the table at once. With the ground as it was `before` an edit only what
    the edit can have changed is compared: pieces that stayed, or moved on together, lie to each
    other as they did.
    """

    def __init__(self, geometry: Geometry, before: "Ground | None" = None) -> None:
        self.geometry = geometry
        if before is None:
            self.polygons = _polygons(geometry, range(len(geometry.placed)))
            first, second = _touching(self.polygons)
        else:
            was, group = self._carried_from(before)
            self.polygons = self._moved(before, was, group)
            first, second = self._changed_pairs(before, was, group)
        shared = shapely.intersection(self.polygons[first], self.polygons[second])
        areas = shapely.area(shared)
        close = np.flatnonzero(areas > LEAST_OVERLAP_MM2 / 2)
        self._close = first[close], second[close]
        """Pairs that overlap or nearly do, so that rounding may decide it the next time."""
        self.overlaps = tuple(self._overlaps(areas[close], shared[close]))

    @property
    def extents(self) -> Extents:
        """How much room the pieces take."""
        return extents_of(self.polygons)

    def outlines(self, indices: Iterable[int]) -> tuple[Ring, ...]:
        """What these pieces cover, to be drawn."""
        return tuple(ring for index in indices for ring in _rings(self.polygons[index]))

    def _overlaps(self, areas: Floats, shared: Polygons) -> Iterator[Overlap]:
        placed, allowed = self.geometry.placed, _slivers(self.geometry)
        for i, j, area, both in zip(*self._close, areas, shared, strict=True):
            if area > allowed.get((int(i), int(j)), LEAST_OVERLAP_MM2):
                yield Overlap(placed[i].name, placed[j].name, float(area), _rings(both))

    def _moved(self, before: "Ground", was: Indices, group: Indices) -> Polygons:
        """The polygons of before where the pieces stayed, new ones for the others."""
        polygons = np.empty(len(was), dtype=object)
        stayed = group == STAYED
        polygons[stayed] = before.polygons[was[stayed]]
        polygons[~stayed] = _polygons(self.geometry, np.flatnonzero(~stayed).tolist())
        return polygons

    def _changed_pairs(
        self, before: "Ground", was: Indices, group: Indices
    ) -> tuple[Indices, Indices]:
        """The pairs over which something must be said anew: those of different groups that come
        near each other, and those that overlapped, or nearly did."""
        largest = np.bincount(group).argmax() if len(group) else STAYED
        others = np.flatnonzero(group != largest)
        asked, second = STRtree(self.polygons).query(self.polygons[others])
        first = others[asked]
        apart = group[first] != group[second]
        now = np.full(len(before.polygons), -1)
        now[was[was >= 0]] = np.flatnonzero(was >= 0)
        one, other = (now[indices] for indices in before._close)
        still = (one >= 0) & (other >= 0)
        return _in_order(
            np.concatenate([first[apart], one[still]]),
            np.concatenate([second[apart], other[still]]),
        )

    def _carried_from(self, before: "Ground") -> tuple[Indices, Indices]:
        """For each piece its index before (-1 = new), and the group it stayed or moved with."""
        old = before.geometry.placed
        index = {placed.name: i for i, placed in enumerate(old)}
        frames, frames_before = self.geometry.track.frames, before.geometry.track.frames
        was: list[int] = []
        group: list[int] = []
        groups = STAYED
        for placed in self.geometry.placed:
            j = index.get(placed.name, -1)
            if j >= 0 and old[j].template is not placed.template:
                j = -1
            if j > 0 and placed.follows and old[j].follows and was[-1] == j - 1:
                group.append(group[-1])  # one row with the piece before it, then and now
            elif (
                j >= 0
                and placed.entry == old[j].entry
                and frames[placed.frame] == frames_before[old[j].frame]
            ):
                group.append(STAYED)
            else:
                groups += 1
                group.append(groups)
            was.append(j)
        return np.array(was, dtype=np.intp), np.array(group, dtype=np.intp)


def piece_polygons(circuit: Circuit) -> tuple[BaseGeometry, ...]:
    """What each piece covers, in the order of the geometry's placed pieces."""
    return tuple(_polygons(circuit.geometry, range(len(circuit.geometry.placed))))


def overlaps(circuit: Circuit) -> tuple[Overlap, ...]:
    """All pairs of pieces that lie on one another, in the order of the pieces."""
    return Ground(circuit.geometry).overlaps


def _touching(polygons: Polygons) -> tuple[Indices, Indices]:
    return _in_order(*STRtree(polygons).query(polygons, predicate="intersects"))


def _polygons(geometry: Geometry, indices: Sequence[int]) -> Polygons:
    """What the pieces with these indices cover."""
    polygons = np.empty(len(indices), dtype=object)
    if not len(indices):
        return polygons
    by_code: dict[str, list[int]] = {}
    for i, index in enumerate(indices):
        by_code.setdefault(geometry.placed[index].template.code, []).append(i)
    places = _places(geometry, [geometry.placed[index] for index in indices])
    for code, rows in by_code.items():
        roads = [
            np.asarray(shapely.polygons(_taken_to(outline, *(part[rows] for part in places))))
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


def _places(geometry: Geometry, placed: Sequence[Placed]) -> tuple[Floats, Floats, Floats, Floats]:
    """For each piece: x, y, and the cosine and sine of its heading, on the table.

    Step by step and not as a matrix product, whose rounding depends on how many rows there are:
    some pieces alone must lie where they lie among all.
    """
    points = np.array([p.entry.point for p in placed], dtype=np.float64)
    ahead = _DIRECTIONS[[p.entry.heading for p in placed]]
    frames = geometry.track.frames
    turns = [math.radians(at.degrees) for at in frames]
    which = [p.frame for p in placed]
    cos = np.array([math.cos(turn) for turn in turns])[which]
    sin = np.array([math.sin(turn) for turn in turns])[which]
    u, v = np.zeros(len(placed)), np.zeros(len(placed))
    for k in range(points.shape[1]):
        u += points[:, k] * (geometry.kit.module_mm * _DIRECTIONS[k].real)
        v += points[:, k] * (geometry.kit.module_mm * _DIRECTIONS[k].imag)
    x = np.array([at.x_mm for at in frames])[which] + cos * u - sin * v
    y = np.array([at.y_mm for at in frames])[which] + sin * u + cos * v
    return x, y, cos * ahead.real - sin * ahead.imag, sin * ahead.real + cos * ahead.imag


def _in_order(first: Indices, second: Indices) -> tuple[Indices, Indices]:
    """Each pair of two different pieces once, sorted."""
    low, high = np.minimum(first, second), np.maximum(first, second)
    pairs = np.unique(np.stack([low, high], axis=1)[low < high], axis=0)
    return pairs[:, 0], pairs[:, 1]


def _slivers(geometry: Geometry) -> dict[tuple[int, int], float]:
    """How much two pieces may share that are joined with cardboard play: the play, all across."""
    kit = geometry.kit
    sliver = LEAST_OVERLAP_MM2 + kit.play_mm * kit.width_mm
    return {
        (min(seam.first, seam.second), max(seam.first, seam.second)): sliver
        for seam in geometry.seams
        if not seam.exact
    }


def _rings(shared: BaseGeometry) -> tuple[Ring, ...]:
    return tuple(
        tuple((float(x), float(y)) for x, y in polygon.exterior.coords)
        for polygon in _areas(shared)
    )


def _areas(shape: BaseGeometry) -> Iterator[Polygon]:
    """The areas in what two outlines share, without shared edges and corners."""
    for part in shapely.get_parts(shape):
        if isinstance(part, Polygon):
            yield part
        elif isinstance(part, MultiPolygon):
            yield from part.geoms


def extents(circuit: Circuit) -> Extents:
    """How much room the pieces take; nothing at all for an empty track."""
    return extents_of(_polygons(circuit.geometry, range(len(circuit.geometry.placed))))


def extents_of(polygons: Polygons) -> Extents:
    """How much room these polygons take."""
    if not len(polygons):
        return Extents(0.0, 0.0, 0.0, 0.0)
    return Extents(*map(float, shapely.total_bounds(polygons)))
