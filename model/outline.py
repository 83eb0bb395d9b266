"""What the cardboard covers on the table: outlines, overlaps, and the board that it needs."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely
from shapely import Polygon, STRtree
from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry

from model.circuit import Circuit
from model.geometry import Geometry
from model.shape import Line, spots_of

LEAST_OVERLAP_MM2 = 1.0
"""Less is rounding: pieces that meet share an edge."""

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


def piece_polygons(circuit: Circuit) -> tuple[BaseGeometry, ...]:
    """What each piece covers, in the order of the geometry's placed pieces."""
    return tuple(
        _covered([spot.line(outline) for outline in spot.shape.outlines])
        for spot in spots_of(circuit.geometry)
    )


def _covered(outlines: list[Line]) -> BaseGeometry:
    polygons = [Polygon([(p.real, p.imag) for p in outline]) for outline in outlines]
    return polygons[0] if len(polygons) == 1 else shapely.union_all(polygons)


def overlaps(circuit: Circuit) -> tuple[Overlap, ...]:
    """All pairs of pieces that lie on one another, in the order of the pieces."""
    geometry = circuit.geometry
    polygons = np.array(piece_polygons(circuit), dtype=object)
    if not len(polygons):
        return ()
    first, second = _touching(polygons)
    shared = shapely.intersection(polygons[first], polygons[second])
    areas = shapely.area(shared)
    allowed = _slivers(geometry)
    return tuple(
        Overlap(geometry.placed[i].name, geometry.placed[j].name, float(area), _rings(both))
        for i, j, area, both in zip(first, second, areas, shared, strict=True)
        if area > allowed.get((int(i), int(j)), LEAST_OVERLAP_MM2)
    )


def _touching(polygons: npt.NDArray[np.object_]) -> tuple[npt.NDArray[np.int64], ...]:
    first, second = STRtree(polygons).query(polygons, predicate="intersects")
    once = first < second
    order = np.lexsort((second[once], first[once]))
    return first[once][order], second[once][order]


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
        for polygon in _polygons(shared)
    )


def _polygons(shape: BaseGeometry) -> Iterator[Polygon]:
    """The areas in what two outlines share, without shared edges and corners."""
    for part in shapely.get_parts(shape):
        if isinstance(part, Polygon):
            yield part
        elif isinstance(part, MultiPolygon):
            yield from part.geoms


def extents(circuit: Circuit) -> Extents:
    """How much room the pieces take; nothing at all for an empty track."""
    points = [
        point
        for spot in spots_of(circuit.geometry)
        for outline in spot.shape.outlines
        for point in spot.line(outline)
    ]
    if not points:
        return Extents(0.0, 0.0, 0.0, 0.0)
    xs, ys = [p.real for p in points], [p.imag for p in points]
    return Extents(min(xs), min(ys), max(xs), max(ys))
