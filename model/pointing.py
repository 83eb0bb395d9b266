"""What lies where on the table: from a point or a rectangle to pieces, spaces and corners."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

import shapely
from shapely import STRtree

from model.circuit import Circuit
from model.geometry import Placed
from model.lanes import Stretch, spaces_of
from model.outline import piece_polygons
from model.pieces import PIT_LANE
from model.shape import Spot, spots_of
from model.wording import Said, in_a_row


@dataclass(frozen=True, slots=True)
class Here:
    """A piece under a point, and as far as there is one the space: its name, position from the
    line, lane, the number of its corner and the column inside the piece."""

    piece: int
    code: str
    space: str | None = None
    position: int | None = None
    lane: str | None = None
    corner: int = 0
    difficulty: int = 0
    column: int = 0

    @property
    def words(self) -> Said:
        """For the status bar."""
        return in_a_row(self._words(), " · ")

    def _words(self) -> Iterator[Said]:
        yield Said("piece {id} ({code})", id=self.piece, code=self.code)
        if self.space is not None:
            yield Said("position {n}", n=self.position)
            yield Said("lane {lane}", lane=self.lane)
        if self.corner and self.difficulty:
            yield Said("corner {n}, difficulty {d}", n=self.corner, d=self.difficulty)
        elif self.corner:
            yield Said("corner {n}", n=self.corner)


class Table:
    """A circuit as it lies, to be pointed at. Points are complex numbers in mm, y up."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit

    @cached_property
    def placed(self) -> list[Placed]:
        return self.circuit.geometry.placed

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        return spots_of(self.circuit.geometry)

    @cached_property
    def _tree(self) -> STRtree:
        return STRtree(piece_polygons(self.circuit))

    @cached_property
    def stretches(self) -> dict[str, Stretch]:
        """Name of a placed piece -> what it is to a rider."""
        return {s.placed.name: s for row in self.circuit.stretches for s in row}

    def at(self, point: complex) -> Here | None:
        """The uppermost piece under the point."""
        found = self._tree.query(shapely.Point(point.real, point.imag), predicate="intersects")
        if not len(found):
            return None
        index = int(max(found))
        placed, spot = self.placed[index], self.spots[index]
        inside = shapely.Point(*_parts(spot.seen_from(point)))
        for name, shape in zip(placed.spaces, spot.shape.spaces, strict=True):
            area = shapely.Polygon([_parts(corner) for corner in shape.polygon])
            if area.covers(inside):
                return self._space(placed, name)
        return Here(placed.piece.id, placed.template.code)

    def _space(self, placed: Placed, name: str) -> Here:
        space = spaces_of(self.circuit.graph)[name]
        lane = space["lane"]
        own = placed.template.spaces[placed.spaces.index(name)]
        return Here(
            placed.piece.id,
            placed.template.code,
            name,
            space["column"],
            "pit" if lane == PIT_LANE else self.circuit.kit.lanes[lane],
            space["corner"],
            space["difficulty"],
            own.column,
        )

    def inside(self, one: complex, other: complex) -> frozenset[int]:
        """The ids of the pieces that the rectangle between two points touches."""
        box = shapely.box(
            min(one.real, other.real),
            min(one.imag, other.imag),
            max(one.real, other.real),
            max(one.imag, other.imag),
        )
        found = self._tree.query(box, predicate="intersects")
        return frozenset(self.placed[index].piece.id for index in found)

    def corner_of(self, piece: int) -> tuple[Stretch, ...]:
        """The corner that a piece lies in, in driving order; none if it lies in none. Corners are
        numbered anew in every fragment."""
        for row in self.circuit.stretches:
            own = {s.corner for s in row if s.placed.piece.id == piece} - {0}
            if own:
                return tuple(s for s in row if s.corner in own)
        return ()


@lru_cache(maxsize=4)
def table_of(circuit: Circuit) -> Table:
    """The table of a circuit, made once: it is asked with every move of a mouse."""
    return Table(circuit)


def _parts(point: complex) -> tuple[float, float]:
    return point.real, point.imag
