"""What is at a point or in a rectangle of the table: pieces, spaces and corners."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.model.circuit import Circuit
from trackwright.model.lanes.corners import name_among
from trackwright.model.lanes.graph import PieceStretch
from trackwright.model.layout.geometry import LaidPiece
from trackwright.model.layout.pieces import PIT_LANE, lane_words
from trackwright.model.picture.shapes.outline import NEAR_MM, Floats, boxes_of, polygons_of
from trackwright.model.picture.shapes.shape import PlacedShape, placed_shapes
from trackwright.model.text.messages import Message, joined


@dataclass(frozen=True, slots=True)
class PointedAt:
    """The piece under a point and, if there is one, the space: its name, position from the line,
    lane, corner number and column within the piece."""

    piece: int
    code: str
    space: str | None = None
    position: int | None = None
    lane: int = 0
    corner: int = 0
    difficulty: int = 0
    column: int = 0
    corner_name: str | None = None

    @property
    def text(self) -> Message:
        """The text for the status bar."""
        return joined(self._words(), " · ")

    def _words(self) -> Iterator[Message]:
        yield Message("piece {id} ({code})", id=self.piece, code=self.code)
        if self.space is not None:
            yield Message("position {n}", n=self.position)
            yield lane_words(self.lane)
        if self.corner and self.difficulty:
            yield Message("corner {n}, difficulty {d}", n=self.corner, d=self.difficulty)
        elif self.corner:
            yield Message("corner {n}", n=self.corner)
        if self.corner_name:
            yield Message("{name}", name=self.corner_name)


class SpaceAt(NamedTuple):
    """A space by its piece, its column in it, and its lane."""

    piece: int
    column: int
    lane: int


class TableTop:
    """A circuit as it lies on the table. Points are complex numbers in mm, y up."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit

    @cached_property
    def spots(self) -> tuple[PlacedShape, ...]:
        return placed_shapes(self.circuit.geometry)

    @cached_property
    def boxes(self) -> Floats:
        """The bounding box of each piece: left, bottom, right, top."""
        left, bottom, right, top = boxes_of(self.circuit.geometry)
        return np.stack([left - NEAR_MM, bottom - NEAR_MM, right + NEAR_MM, top + NEAR_MM])

    @cached_property
    def stretches(self) -> dict[str, PieceStretch]:
        """Name of a placed piece -> its stretch."""
        return {s.piece.name: s for row in self.circuit.stretches for s in row}

    def index_at(self, point: complex) -> int | None:
        """The index of the topmost piece under the point: a bridge, else the one laid last."""
        laid = self.circuit.geometry.laid
        found = self._touching(shapely.Point(*_parts(point)))
        return max(found, key=lambda index: (laid[index].template.kind.level, index), default=None)

    def piece_at(self, point: complex) -> PointedAt | None:
        """The topmost piece under the point."""
        index = self.index_at(point)
        if index is None:
            return None
        laid, spot = self.circuit.geometry.laid[index], self.spots[index]
        inside = shapely.Point(*_parts(spot.to_local(point)))
        for name, shape in zip(laid.spaces, spot.shape.spaces, strict=True):
            area = shapely.Polygon([_parts(corner) for corner in shape.polygon])
            if area.covers(inside):
                return self._space(laid, name)
        return PointedAt(laid.piece.id, laid.template.code)

    def space_at(self, point: complex) -> SpaceAt | None:
        """The space of a lane under the point, by its place in its piece."""
        here = self.piece_at(point)
        if here is None or not here.space or here.lane == PIT_LANE:
            return None
        return SpaceAt(here.piece, here.column, here.lane)

    def _space(self, laid: LaidPiece, name: str) -> PointedAt:
        own = laid.template.spaces[laid.spaces.index(name)]
        stretch = self.stretches[laid.name]
        return PointedAt(
            laid.piece.id,
            laid.template.code,
            name,
            stretch.columns[own.column],
            own.lane,
            stretch.corner,
            stretch.difficulty[own.column],
            own.column,
            self._corner_names.get(laid.name),
        )

    @cached_property
    def _corner_names(self) -> dict[str, str]:
        """Name of a placed piece -> the name of its corner, if that has one."""
        if not any(marker.name for marker in self.circuit.track.markers):
            return {}
        found: dict[str, str] = {}
        for row in self.circuit.stretches:
            for number in {s.corner for s in row} - {0}:
                corner = [s for s in row if s.corner == number]
                if name := name_among(s.markers for s in corner):
                    found.update((s.piece.name, name) for s in corner)
        return found

    def pieces_in_rectangle(self, one: complex, other: complex) -> frozenset[int]:
        """The ids of the pieces that touch the rectangle between two points."""
        sides = sorted([one.real, other.real]), sorted([one.imag, other.imag])
        (left, right), (bottom, top) = sides
        laid = self.circuit.geometry.laid
        touched = self._touching(shapely.box(left, bottom, right, top))
        return frozenset(laid[index].piece.id for index in touched)

    def _touching(self, area: BaseGeometry) -> list[int]:
        """The indices of the pieces that touch the area. Outlines are made only for pieces whose
        bounding box does not decide it."""
        left, bottom, right, top = area.bounds
        boxes = self.boxes
        meets = (boxes[0] <= right) & (left <= boxes[2]) & (boxes[1] <= top) & (bottom <= boxes[3])
        within = (left <= boxes[0]) & (boxes[2] <= right)
        within &= (bottom <= boxes[1]) & (boxes[3] <= top)
        edge = np.flatnonzero(meets & ~within)
        edge = edge[shapely.intersects(polygons_of(self.circuit.geometry, edge), area)]
        found: list[int] = np.union1d(np.flatnonzero(within), edge).tolist()
        return found

    def corner_of(self, piece: int) -> tuple[PieceStretch, ...]:
        """The corner that contains the piece, in driving order; empty if none does."""
        for row in self.circuit.stretches:
            own = {s.corner for s in row if s.piece.piece.id == piece} - {0}
            if own:
                return tuple(s for s in row if s.corner in own)
        return ()


@lru_cache(maxsize=4)
def table_top_of(circuit: Circuit) -> TableTop:
    """The table of a circuit, cached: it is needed with every mouse move."""
    return TableTop(circuit)


def _parts(point: complex) -> tuple[float, float]:
    return point.real, point.imag
