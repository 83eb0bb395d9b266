"""Which rows of pieces have room on the table, overlapping neither themselves nor existing pieces.

A fast filter comes first, which never rejects rows that have room: points of the centre line carry
a disc that the cardboard certainly covers; where discs of distant points meet, pieces overlap. Rows
that pass are checked with the outlines themselves.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt
import shapely

from trackwright.model.closing.gap import Gap
from trackwright.model.closing.half_tables import LONGEST_HALF, PieceRows
from trackwright.model.closing.plain_pieces import PlainPieces
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.zeta import FULL_TURN, power, to_complex
from trackwright.model.picture.shapes.outline import (
    MIN_OVERLAP_MM2,
    Extents,
    find_overlaps,
    piece_polygons,
    polygon_extents,
)
from trackwright.model.picture.shapes.shape import length_of, placed_shapes, shape_of

Points = npt.NDArray[np.complex128]
Flags = npt.NDArray[np.bool_]

SAMPLES = 4
"""Points examined on a new piece's centre line."""
LAID_EVERY_MM = 10.0
CELLS_PER_DISC = 8
MOST_CELLS = 2000
"""Per row of the grid: if pieces are very long and very narrow, cells are larger."""
MOST_POINTS_OF_A_PIECE = 400
MOST_POINTS = 40_000
STAMPED_AT_ONCE = 500
SURE_MM = 1.5
"""Discs that overlap by less may only touch: outlines are polygons, and overlaps have a minimum."""


@dataclass(frozen=True, eq=False)
class Steps:
    """Every piece of the palette in every heading, in mm: the move over it, points on its centre
    line, and their distance along it. Indexed by heading and piece; lengths only by piece."""

    ways: Points
    samples: Points
    along: npt.NDArray[np.float64]
    length: npt.NDArray[np.float64]


@lru_cache(maxsize=8)
def _steps(kit: Kit, palette: PlainPieces) -> Steps:
    shapes = [shape_of(kit, code) for code in palette.codes]
    parts = (np.arange(SAMPLES) + 0.5) / SAMPLES
    local = np.array([[shape.point(float(t)) for t in parts] for shape in shapes])
    headings = np.exp(2j * np.pi * np.arange(FULL_TURN) / FULL_TURN)
    powers = np.array([to_complex(power(k)) for k in range(8)])
    ends: Points = palette.exits @ powers
    turn = np.abs(palette.turn) * 2 * np.pi / FULL_TURN
    length = kit.module_mm * np.where(turn > 0, np.abs(palette.curve) * turn, palette.amount)
    return Steps(
        ways=kit.module_mm * ends,
        samples=headings[:, None, None] * local[None],
        along=length[:, None] * parts,
        length=length,
    )


class TableRoom:
    """What lies on the table around a gap."""

    def __init__(self, gap: Gap, board_cm: tuple[float, float] | None) -> None:
        circuit = gap.circuit
        self.gap = gap
        self.kit = circuit.kit
        self.palette = gap.palette
        self.board_cm = board_cm
        self.steps = _steps(self.kit, self.palette)
        self.origin, self.heading = circuit.geometry.table_pose(gap.end.frame, gap.end.pose)
        self.polygons = np.array(piece_polygons(circuit), dtype=object)
        self.tree = shapely.STRtree(self.polygons)
        lies = polygon_extents(self.polygons)
        self.laid_box = (lies.left_mm, lies.bottom_mm, lies.right_mm, lies.top_mm)

    @cached_property
    def disc(self) -> float:
        """Radius of a disc around a centre line point that the cardboard certainly covers."""
        return min(self.kit.width_mm / 2, self._tightest)

    @cached_property
    def _tightest(self) -> float:
        """The smallest radius of any existing or possible piece, in mm."""
        laid = (p.template.kind.radius for p in self.gap.circuit.geometry.placed)
        new = (abs(int(curve)) for curve in self.palette.curve)
        radii = [float(r) for r in (*laid, *new) if r]
        return self.kit.module_mm * min(radii, default=math.inf)

    @cached_property
    def near(self) -> float:
        """Points farther apart along the road than a half circle of the smallest radius cannot come
        close to each other without overlapping."""
        return math.pi * min(self._tightest, 10 * self.disc)

    @cached_property
    def reach(self) -> float:
        """How far from the open end the longest row of pieces can touch anything, in mm."""
        longest = 2 * LONGEST_HALF * self.palette.reach * self.kit.module_mm
        return longest + 2 * self.disc

    # --- the filter -----------------------------------------------------------------------------

    def may_have_room(self, words: PieceRows) -> Flags:
        """Which of the rows may have room; the others certainly have none."""
        points, along = self._sampled(words)
        rest = self.steps.length[words].sum(axis=1)[:, None] - along
        own = np.minimum(along, rest) >= self._margin
        passes = ~self._hits_laid(points, along >= self.near, rest >= self.near, own)
        if self.board_cm is not None:
            passes &= self._may_fit(points)
        some = np.flatnonzero(passes)
        thin = points[some][:, ::2], along[some][:, ::2], own[some][:, ::2]
        passes[some] = ~self._hits_itself(*thin)
        return passes

    @cached_property
    def _margin(self) -> float:
        """Within this distance of the new road's ends a disc is partly covered by existing pieces.
        That is harmless unless these overlap anyway, which is not the fault of the new pieces."""
        return math.pi / 2 * self.disc if find_overlaps(self.gap.circuit) else 0.0

    def _sampled(self, words: PieceRows) -> tuple[Points, npt.NDArray[np.float64]]:
        """Centre line points on the table, and their distance along the new road."""
        rows, count = words.shape
        places, headings = self._places(words)
        local = self.steps.samples[headings, words]
        points = (places[:, :, None] + local).reshape(rows, count * SAMPLES)
        table = self.origin + np.exp(1j * self.heading) * points
        lengths = self.steps.length[words]
        begin = np.cumsum(lengths, axis=1) - lengths
        along = (begin[:, :, None] + self.steps.along[words]).reshape(rows, count * SAMPLES)
        return table, along

    def _places(self, words: PieceRows) -> tuple[Points, npt.NDArray[np.int64]]:
        """Where each piece begins, relative to the open end, and its heading there."""
        turns = self.palette.turn[words]
        headings = (np.cumsum(turns, axis=1) - turns) % FULL_TURN
        ways = self.steps.ways[headings, words]
        return np.cumsum(ways, axis=1) - ways, headings

    def _may_fit(self, points: Points) -> Flags:
        left, bottom, right, top = self.laid_box
        reach = self.disc - SURE_MM
        width = np.maximum(points.real.max(axis=1) + reach, right) - np.minimum(
            points.real.min(axis=1) - reach, left
        )
        height = np.maximum(points.imag.max(axis=1) + reach, top) - np.minimum(
            points.imag.min(axis=1) - reach, bottom
        )
        assert self.board_cm is not None
        short, long = (10 * side for side in sorted(self.board_cm))
        fits: Flags = (np.minimum(width, height) <= short) & (np.maximum(width, height) <= long)
        return fits

    def _hits_itself(self, points: Points, along: npt.NDArray[np.float64], own: Flags) -> Flags:
        hits = np.zeros(len(points), dtype=bool)
        limit = (2 * self.disc - SURE_MM) ** 2
        x, y = points.real, points.imag
        for gap in range(1, points.shape[1]):
            apart = along[:, gap:] - along[:, :-gap] > self.near
            apart &= own[:, gap:] & own[:, :-gap]
            if apart.any():
                dx, dy = x[:, gap:] - x[:, :-gap], y[:, gap:] - y[:, :-gap]
                hits |= (apart & (dx * dx + dy * dy < limit)).any(axis=1)
        return hits

    def _hits_laid(self, points: Points, ahead: Flags, behind: Flags, own: Flags) -> Flags:
        grid, cell, corner = self._grid
        column = ((points.real - corner.real) / cell).astype(np.int64)
        row = ((points.imag - corner.imag) / cell).astype(np.int64)
        np.clip(column, 0, grid.shape[1] - 1, out=column)
        np.clip(row, 0, grid.shape[0] - 1, out=row)
        counts = own * (1 + 2 * ahead + 4 * behind + 8 * (ahead & behind))
        hits: Flags = ((grid[row, column] & counts) != 0).any(axis=1)
        return hits

    @cached_property
    def _grid(self) -> tuple[npt.NDArray[np.uint8], float, complex]:
        """Cells in which a new centre line would overlap: bit 0 in any case; bits 1 to 3 only if it
        is far from the open end, from the open beginning, or from both."""
        points, near_end, near_beginning = self._laid_points()
        if not len(points):
            return np.zeros((1, 1), dtype=np.uint8), self.disc, 0j
        low = complex(points.real.min(), points.imag.min())
        high = complex(points.real.max(), points.imag.max())
        size = high - low
        cell = max(self.disc / CELLS_PER_DISC, max(size.real, size.imag) / MOST_CELLS)
        span = math.ceil(2 * self.disc / cell) + 2
        corner = low - span * cell * (1 + 1j)
        far = high + span * cell * (1 + 1j) - corner
        shape = math.ceil(far.imag / cell) + 1, math.ceil(far.real / cell) + 1
        grid = np.zeros(shape, dtype=np.uint8)
        sort = near_end + 2 * near_beginning.astype(np.int64)
        for bit in range(4):
            covered = np.zeros(shape, dtype=bool)
            some = points[sort == bit] - corner
            for at in range(0, len(some), STAMPED_AT_ONCE):
                self._stamp(covered, some[at : at + STAMPED_AT_ONCE], cell, span)
            grid |= covered.astype(np.uint8) << bit
        return grid, cell, corner

    def _stamp(self, covered: Flags, points: Points, cell: float, span: int) -> None:
        """Mark the cells that lie wholly within twice the disc radius of a point."""
        row, column = np.mgrid[-span : span + 1, -span : span + 1].reshape(2, -1)
        base_row = (points.imag / cell).astype(np.int64)[:, None]
        base_column = (points.real / cell).astype(np.int64)[:, None]
        rows, columns = base_row + row, base_column + column
        dx = (columns + 0.5) * cell - points.real[:, None]
        dy = (rows + 0.5) * cell - points.imag[:, None]
        within = np.hypot(dx, dy) < 2 * self.disc - SURE_MM - cell * 0.7072
        covered[rows[within], columns[within]] = True

    def _laid_points(self) -> tuple[Points, Flags, Flags]:
        """Centre line points of existing pieces within reach, and which of them are near the open
        end or beginning along the road. Points too near another open end for a full disc are
        omitted; of very many points a sample is enough for a filter."""
        geometry = self.gap.circuit.geometry
        to_end = _distances(self.gap, self.gap.chain_behind.indices[::-1])
        to_beginning = _distances(self.gap, self.gap.chain_before.indices)
        points: list[complex] = []
        near: list[tuple[bool, bool]] = []
        spots = placed_shapes(geometry)
        for index in self._within_reach():
            spot = spots[index]
            length = length_of(self.kit, spot.shape.template)
            count = min(max(2, math.ceil(length / LAID_EVERY_MM)), MOST_POINTS_OF_A_PIECE)
            for i in range(count):
                t = (i + 0.5) / count
                from_end = to_end.get(index, math.inf) + (1 - t) * length
                from_beginning = to_beginning.get(index, math.inf) + t * length
                points.append(spot.at(t))
                near.append((from_end < self.near, from_beginning < self.near))
        found, flags = np.array(points, dtype=np.complex128), np.array(near).reshape(-1, 2)
        kept = np.abs(found - self.origin) <= self.reach
        kept &= self._well_inside(found)
        kept[np.flatnonzero(kept)] = np.arange(kept.sum()) % (1 + kept.sum() // MOST_POINTS) == 0
        return found[kept], flags[kept, 0], flags[kept, 1]

    def _within_reach(self) -> list[int]:
        """The pieces that a row of new ones may touch, in order."""
        x, y, reach = self.origin.real, self.origin.imag, self.reach
        around = shapely.box(x - reach, y - reach, x + reach, y + reach)
        found: list[int] = np.sort(self.tree.query(around)).tolist()
        return found

    def _well_inside(self, points: Points) -> Flags:
        kept = np.ones(len(points), dtype=bool)
        geometry = self.gap.circuit.geometry
        for end in geometry.open_ends:
            if end not in (self.gap.end, self.gap.beginning):
                place, _ = geometry.table_pose(end.frame, end.pose)
                if abs(place - self.origin) <= self.reach + 2 * self.disc:
                    kept &= np.abs(points - place) > 1.5 * self.disc
        return kept

    # --- the outlines ---------------------------------------------------------------------------

    def sizes(self, words: PieceRows, exactly: bool = True) -> Iterator[tuple[float, float] | None]:
        """For each row the width and height of the whole circuit in mm, or None if it has no room.
        Rows that only nearly meet the open beginning may overlap it with their last piece.
        """
        rows, count = words.shape
        pieces = self._outlines(words)
        owner = np.repeat(np.arange(rows), count)
        bad = self._on_laid(pieces, owner, count, exactly)
        self._on_one_another(pieces.reshape(rows, count), bad)
        bounds = shapely.bounds(pieces).reshape(rows, count, 4)
        for row in range(rows):
            if bad[row]:
                yield None
                continue
            box = self._with_laid(bounds[row])
            fits = self.board_cm is None or box.fits(self.board_cm)
            yield (box.width_mm, box.height_mm) if fits else None

    def _with_laid(self, bounds: npt.NDArray[np.float64]) -> Extents:
        left, bottom, right, top = self.laid_box
        lows, highs = bounds[:, :2].min(axis=0), bounds[:, 2:].max(axis=0)
        return Extents(
            min(left, float(lows[0])),
            min(bottom, float(lows[1])),
            max(right, float(highs[0])),
            max(top, float(highs[1])),
        )

    def _outlines(self, words: PieceRows) -> npt.NDArray[np.object_]:
        places, headings = self._places(words)
        turn = np.exp(1j * self.heading)
        polygons = []
        for place, heading, code in zip(
            places.ravel(), headings.ravel(), words.ravel(), strict=True
        ):
            ring = _ring(self.kit, self.palette.codes[code], int(heading))
            table = self.origin + turn * (place + ring)
            polygons.append(shapely.Polygon(np.column_stack([table.real, table.imag])))
        return np.array(polygons, dtype=object)

    def _on_laid(
        self,
        pieces: npt.NDArray[np.object_],
        owner: npt.NDArray[np.int64],
        count: int,
        exactly: bool,
    ) -> Flags:
        bad = np.zeros(len(pieces) // count, dtype=bool)
        new, laid = self.tree.query(pieces, predicate="intersects")
        if not exactly:
            meets = (new % count == count - 1) & (laid == self.gap.beginning.index)
            new, laid = new[~meets], laid[~meets]
        shared = shapely.area(shapely.intersection(pieces[new], self.polygons[laid]))
        bad[owner[new[shared > MIN_OVERLAP_MM2]]] = True
        return bad

    def _on_one_another(self, pieces: npt.NDArray[np.object_], bad: Flags) -> None:
        """Neighbouring pieces only share an edge, so compare the others."""
        rows, count = pieces.shape
        first, second = np.triu_indices(count, k=2)
        row = np.repeat(np.flatnonzero(~bad), len(first))
        left = pieces[row, np.tile(first, rows - bad.sum())]
        right = pieces[row, np.tile(second, rows - bad.sum())]
        touch = shapely.intersects(left, right)
        shared = shapely.area(shapely.intersection(left[touch], right[touch]))
        bad[row[touch][shared > MIN_OVERLAP_MM2]] = True


@lru_cache(maxsize=2048)
def _ring(kit: Kit, code: str, heading: int) -> Points:
    """The outline of a plain piece, rotated to a heading."""
    (outline,) = shape_of(kit, code).outlines
    turned: Points = np.array(outline) * np.exp(2j * np.pi * heading / FULL_TURN)
    return turned


def _distances(gap: Gap, indices: Sequence[int]) -> dict[int, float]:
    """Piece -> distance along the road, in mm, from the open end to where the piece begins."""
    found, so_far = {}, 0.0
    for index in indices:
        found[index] = so_far
        so_far += length_of(gap.circuit.kit, gap.circuit.geometry.placed[index].template)
    return found
