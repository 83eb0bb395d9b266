"""What the cardboard covers: outlines, overlaps, and the board size it needs."""

import cmath
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import shapely
from shapely import Polygon, STRtree
from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry

from trackwright.model.circuit import Circuit
from trackwright.model.layout.geometry import Geometry, Positions
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.reuse import UnchangedBlock, common_blocks, split_blocks
from trackwright.model.layout.zeta import FULL_TURN
from trackwright.model.picture.shapes.shape import shape_of

MIN_OVERLAP_MM2 = 1.0
"""Smaller overlaps are rounding errors: joined pieces share an edge."""
MAX_OVERLAPS = 1000
"""The search stops here: in a heap of pieces the number of overlaps grows with the square."""
AT_ONCE = 32
"""Number of pieces whose neighbours are looked up together."""
PAIRS_AT_ONCE = 4096
NEAR_MM = 0.001
"""Bounding boxes are computed separately from outlines, so their sides may differ by rounding."""
STAYED = 0
"""The group of pieces that an edit left in place; pieces of other groups moved."""

Indices: TypeAlias = npt.NDArray[np.intp]
Floats: TypeAlias = npt.NDArray[np.float64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Line: TypeAlias = npt.NDArray[np.complex128]
Polygons: TypeAlias = npt.NDArray[np.object_]
Compared: TypeAlias = tuple[Indices, Indices, Floats, Polygons]
Ring = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two overlapping pieces, by how much, and where (outer rings)."""

    first: str
    second: str
    area_mm2: float
    polygons: tuple[Ring, ...]


@dataclass(frozen=True, slots=True)
class Extents:
    """The bounding box of all pieces on the table."""

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
        """Does it fit on a board of this size, in either orientation?"""
        short, long = sorted((self.width_mm, self.height_mm))
        board_short, board_long = sorted(board_cm)
        return short <= 10 * board_short and long <= 10 * board_long


class PieceOutlines:
    """The cardboard on the table: what each piece covers, and which pieces overlap.

    Given the ground `before` an edit, only pairs that the edit may have changed are compared:
    pieces that stayed or moved together overlap as before. Outlines are made only for pieces whose
    bounding boxes meet, and on request.
    """

    def __init__(self, geometry: Geometry, before: "PieceOutlines | None" = None) -> None:
        self.geometry = geometry
        self._polygons = np.full(len(geometry.laid), None, dtype=object)
        self.is_heap: bool = before is not None and before.is_heap
        """Are there too many overlaps to find them all? Then only the first are listed, and they
        cannot be reused after an edit."""
        if before is not None and not self.is_heap:
            found = self._compared([self._changed_pairs(before)])
        if before is None or self.is_heap:
            found = self._compared(_touching(self.polygons))
        first, second, areas, shared = found
        self._close = first, second
        """Pairs that overlap or nearly do: after an edit rounding may decide otherwise."""
        self.overlaps = tuple(islice(self._overlaps(areas, shared), MAX_OVERLAPS))

    def _compared(self, pairs: Iterable[tuple[Indices, Indices]]) -> Compared:
        """The pairs that overlap or nearly do, with the area and shape they share; not all of them
        in a heap."""
        found = [_empty_comparison()]
        self.is_heap, count = False, 0
        for first, second in _in_parts(pairs):
            shared = shapely.intersection(self._outlines_of(first), self._outlines_of(second))
            self._without_hidden(first, second, shared)
            areas = shapely.area(shared)
            close = np.flatnonzero(areas > MIN_OVERLAP_MM2 / 2)
            found.append((first[close], second[close], areas[close], shared[close]))
            count += len(close)
            self.is_heap = count > MAX_OVERLAPS
            if self.is_heap:
                break
        return tuple(map(np.concatenate, zip(*found, strict=True)))  # type: ignore[return-value]

    def _without_hidden(self, first: Indices, second: Indices, shared: Polygons) -> None:
        """Leave out what a bridge may cover: the hidden part of the road under it."""
        levels = _levels(self.geometry)
        for k in np.flatnonzero(levels[first] != levels[second]).tolist():
            low = first[k] if levels[first[k]] < levels[second[k]] else second[k]
            shared[k] = shared[k].difference(_hidden_area(self.geometry, int(low)))

    @property
    def polygons(self) -> Polygons:
        """The outline of each piece."""
        return self._outlines_of(np.arange(len(self._polygons)))

    @property
    def extents(self) -> Extents:
        """The bounding box of all pieces, computed from the outermost ones."""
        if not len(self._polygons):
            return polygon_extents(self.polygons)
        left, bottom, right, top = self._boxes
        outmost = (left <= left.min() + NEAR_MM) | (right >= right.max() - NEAR_MM)
        outmost |= (bottom <= bottom.min() + NEAR_MM) | (top >= top.max() - NEAR_MM)
        return polygon_extents(self._outlines_of(np.flatnonzero(outmost)))

    def outlines(self, indices: Iterable[int]) -> tuple[Ring, ...]:
        """The outlines of these pieces, for drawing."""
        covered = self._outlines_of(np.array(list(indices), dtype=np.intp))
        return tuple(ring for polygon in covered for ring in _rings(polygon))

    def _outlines_of(self, indices: Indices) -> Polygons:
        """The outlines of these pieces; missing ones are made now."""
        missing = indices[shapely.is_missing(self._polygons[indices])]
        new = np.array(sorted(set(missing.tolist())), dtype=np.intp)
        self._polygons[new] = polygons_of(self.geometry, new)
        return self._polygons[indices]

    @cached_property
    def _boxes(self) -> Floats:
        """The bounding box of each piece, except for rounding: a row for each side."""
        return boxes_of(self.geometry)

    def _overlaps(self, areas: Floats, shared: Polygons) -> Iterator[Overlap]:
        placed, allowed = self.geometry.laid, _slivers(self.geometry)
        for i, j, area, both in zip(*self._close, areas, shared, strict=True):
            if area > allowed.get((int(i), int(j)), MIN_OVERLAP_MM2):
                yield Overlap(placed[i].name, placed[j].name, float(area), _rings(both))

    def _changed_pairs(self, before: "PieceOutlines") -> tuple[Indices, Indices]:
        """The pairs to compare again: pieces of different groups that are near each other, and
        those that overlapped or nearly did."""
        found = list(_unmoved_blocks(self.geometry, before.geometry))
        groups = [self._group(number, block, before) for number, block in enumerate(found, 1)]
        now = np.full(len(before._polygons), -1)
        for (at, then, size), group in zip(found, groups, strict=True):
            if then >= 0:
                now[then : then + size] = np.arange(at, at + size)
            if group == STAYED:
                self._polygons[at : at + size] = before._polygons[then : then + size]
        first, second = self._new_neighbours(np.repeat(groups, [block.size for block in found]))
        one, other = (now[indices] for indices in before._close)
        still = (one >= 0) & (other >= 0)
        return _in_order(
            np.concatenate([first, one[still]]), np.concatenate([second, other[still]])
        )

    def _group(self, number: int, block: UnchangedBlock, before: "PieceOutlines") -> int:
        """The group of a block: STAYED if it did not move, else its number."""
        now, then = self.geometry, before.geometry
        if block.then < 0 or now.frame_at(block.now) != then.frame_at(block.then):
            return number
        same = (now.entries[block.now] == then.entries[block.then]).all()
        return STAYED if same else number

    def _new_neighbours(self, group: Indices) -> tuple[Indices, Indices]:
        """The pairs of pieces of different groups whose bounding boxes meet."""
        largest = np.bincount(group).argmax() if len(group) else STAYED
        first, second = _nearby_pairs(self._boxes, np.flatnonzero(group != largest))
        apart = group[first] != group[second]
        first, second = first[apart], second[apart]
        meet = _meet(self._boxes[:, first], self._boxes[:, second])
        return first[meet], second[meet]


def _levels(geometry: Geometry) -> Indices:
    """The level of each piece."""
    numbered = templates_of(geometry.kit).numbered
    of_template = np.array([template.kind.level for template in numbered], dtype=np.intp)
    levels: Indices = of_template[geometry.template_numbers]
    return levels


def _hidden_area(geometry: Geometry, index: int) -> Polygon:
    """The part of a piece that has no spaces since it lies under a bridge, with some room."""
    area = shape_of(geometry.kit, geometry.laid[index].template.code).hidden_area
    if area is None:
        return Polygon()
    there = geometry.table_positions[:, [index]]
    return Polygon(_outlines_at(np.array(area), there)[0]).buffer(NEAR_MM)


def _unmoved_blocks(now: Geometry, then: Geometry) -> Iterator[UnchangedBlock]:
    """Blocks of pieces that did not move relative to each other: of one row before and now, or a
    single new piece."""
    begins, began = ([row.start for row in geometry.rows] for geometry in (now, then))
    for block in split_blocks(common_blocks(now.laid, then.laid), begins, began):
        if block.then >= 0:
            yield block
        else:
            yield from (UnchangedBlock(block.now + i, -1, 1) for i in range(block.size))


def piece_polygons(circuit: Circuit) -> tuple[BaseGeometry, ...]:
    """The outline of each piece, in the order of the geometry's placed pieces."""
    return tuple(_all_polygons(circuit.geometry))


def find_overlaps(circuit: Circuit) -> tuple[Overlap, ...]:
    """The pairs of overlapping pieces, in piece order; in a heap only the first ones."""
    return PieceOutlines(circuit.geometry).overlaps


def _empty_comparison() -> Compared:
    none = np.empty(0, dtype=np.intp)
    return none, none, np.empty(0), np.empty(0, dtype=object)


def _touching(polygons: Polygons) -> Iterator[tuple[Indices, Indices]]:
    """All pairs that share a point, in batches: in a heap not all are needed."""
    tree = STRtree(polygons)
    for begin in range(0, len(polygons), AT_ONCE):
        first, second = tree.query(polygons[begin : begin + AT_ONCE], predicate="intersects")
        first = first + begin
        later = second > first
        yield _in_order(first[later], second[later])


def _in_parts(pairs: Iterable[tuple[Indices, Indices]]) -> Iterator[tuple[Indices, Indices]]:
    for first, second in pairs:
        for begin in range(0, len(first), PAIRS_AT_ONCE):
            part = slice(begin, begin + PAIRS_AT_ONCE)
            yield first[part], second[part]


def _all_polygons(geometry: Geometry) -> Polygons:
    return polygons_of(geometry, np.arange(len(geometry.laid)))


def polygons_of(geometry: Geometry, indices: Indices) -> Polygons:
    """The outlines of the pieces with these indices."""
    polygons = np.empty(len(indices), dtype=object)
    by_code: dict[str, list[int]] = {}
    for i, index in enumerate(indices):
        by_code.setdefault(geometry.laid[index].template.code, []).append(i)
    for code, rows in by_code.items():
        there = geometry.table_positions[:, indices[rows]]
        roads = [
            np.asarray(shapely.polygons(_outlines_at(outline, there)))
            for outline in _outlines(geometry.kit, code)
        ]
        polygons[rows] = roads[0] if len(roads) == 1 else shapely.union_all(np.stack(roads), axis=0)
    return polygons


@lru_cache(maxsize=2048)
def _outlines(kit: Kit, code: str) -> tuple[Line, ...]:
    """The outline of each road of a piece."""
    return tuple([np.array(outline) for outline in shape_of(kit, code).outlines])


def _outlines_at(outline: Line, places: Positions) -> Floats:
    """The outline moved to each of the places: an array place, point, coordinate."""
    u, v = outline.real, outline.imag
    x, y, cos, sin = places[:, :, np.newaxis]
    return np.stack([x + cos * u - sin * v, y + sin * u + cos * v], axis=-1)


def boxes_of(geometry: Geometry) -> Floats:
    """The bounding box of each piece, except for rounding: rows left, bottom, right, top."""
    kit = geometry.kit
    degrees, turns = np.unique([at.degrees for at in geometry.track.frames], return_inverse=True)
    reaches = _reaches(kit, len(templates_of(kit).numbered), tuple(degrees.tolist()))
    turn = turns[geometry.frame_of]
    boxes: Floats = reaches[:, geometry.template_numbers, turn, geometry.entries[:, 8]]
    boxes[0::2] += geometry.table_positions[0]
    boxes[1::2] += geometry.table_positions[1]
    return boxes


@lru_cache(maxsize=8)
def _reaches(kit: Kit, count: int, degrees: tuple[float, ...]) -> Floats:
    """How far each of the kit's first templates extends left, down, right and up, for frames
    rotated by `degrees`: an array side, template, rotation, heading."""
    frames = np.array([cmath.rect(1, math.radians(turn)) for turn in degrees])
    headings = np.array([cmath.rect(1, k * math.tau / FULL_TURN) for k in range(FULL_TURN)])
    turns = np.outer(frames, headings)[:, :, np.newaxis]
    reaches = []
    for template in templates_of(kit).numbered[:count]:
        points = turns * _corners(kit, template.code)
        x, y = points.real, points.imag
        reaches.append([x.min(axis=2), y.min(axis=2), x.max(axis=2), y.max(axis=2)])
    return np.array(reaches).reshape(-1, 4, *turns.shape[:2]).swapaxes(0, 1)


@lru_cache(maxsize=2048)
def _corners(kit: Kit, code: str) -> Line:
    """The points of a piece's convex hull."""
    points = np.concatenate(_outlines(kit, code))
    hull = shapely.convex_hull(shapely.multipoints(np.stack([points.real, points.imag], axis=1)))
    x, y = shapely.get_coordinates(hull)[:-1].T
    return np.asarray(x + 1j * y)


def _nearby_pairs(boxes: Floats, some: Indices) -> tuple[Indices, Indices]:
    """Pairs of the boxes `some` with any others, including at least all that meet. Boxes are sorted
    along the longer side of the ground, and each is paired with those overlapping it there."""
    left, bottom, right, top = boxes
    lies = len(left) and np.ptp(left) > np.ptp(bottom)
    low, high = (left, right) if lies else (bottom, top)
    order = low.argsort()
    along = low[order]
    begin = along.searchsorted(low[some] - (high - low).max(initial=0))
    count = along.searchsorted(high[some], side="right") - begin
    offset = begin + count - count.cumsum()
    pairs = np.arange(count.sum())
    return some.repeat(count), order[pairs + offset.repeat(count)]


def _meet(one: Floats, other: Floats) -> Flags:
    """Does each box meet its counterpart?"""
    meet: Flags = (one[0] <= other[2]) & (other[0] <= one[2])
    meet &= (one[1] <= other[3]) & (other[1] <= one[3])
    return meet


def _in_order(first: Indices, second: Indices) -> tuple[Indices, Indices]:
    """Each pair of two different pieces once, sorted."""
    low, high = np.minimum(first, second), np.maximum(first, second)
    apart = low < high
    count = high.max(initial=0) + 1
    pairs = np.unique(low[apart] * count + high[apart])
    return pairs // count, pairs % count


def _slivers(geometry: Geometry) -> dict[tuple[int, int], float]:
    """The overlap allowed for pieces joined with play: the play times the width."""
    kit = geometry.kit
    sliver = MIN_OVERLAP_MM2 + kit.play_mm * kit.width_mm
    return {
        (min(seam.first, seam.second), max(seam.first, seam.second)): sliver
        for seam in geometry.joints
        if not seam.exact
    }


def _rings(shared: BaseGeometry) -> tuple[Ring, ...]:
    rings = (shapely.get_coordinates(polygon.exterior).tolist() for polygon in _areas(shared))
    return tuple(tuple([(x, y) for x, y in ring]) for ring in rings)


def _areas(shape: BaseGeometry) -> Iterator[Polygon]:
    """The polygons in a shared shape, without shared edges and corners."""
    for part in shapely.get_parts(shape):
        if isinstance(part, Polygon):
            yield part
        elif isinstance(part, MultiPolygon):
            yield from part.geoms


def circuit_extents(circuit: Circuit) -> Extents:
    """The bounding box of all pieces; zero for an empty track."""
    return polygon_extents(_all_polygons(circuit.geometry))


def polygon_extents(polygons: Polygons) -> Extents:
    """The bounding box of these polygons."""
    if not len(polygons):
        return Extents(0.0, 0.0, 0.0, 0.0)
    return Extents(*map(float, shapely.total_bounds(polygons)))
