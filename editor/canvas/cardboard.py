"""The pieces on the canvas: in full when zoomed in, in outline when there are very many.

A piece consists of a few items (shadow, cardboard, signs on it) that share their strokes with all
pieces that look the same; a piece that only moved just moves its items. New items are made in
slices, the first one at once: outlines stand in for the rest, so that no edit and no change of zoom
blocks the window.
"""

import cmath
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain as chained

import numpy as np
import shapely
from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QBrush, QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from trackwright.editor.canvas.painting.drawings import Drawing, Drawings, Level
from trackwright.editor.canvas.painting.strokes import (
    NO_PEN,
    Stroke,
    StrokesItem,
    path_of,
    to_scene,
    transform_to,
)
from trackwright.model.circuit import Circuit
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.layout.geometry import LaidPiece
from trackwright.model.picture.picture import Palette
from trackwright.model.picture.shapes.outline import Floats
from trackwright.model.picture.shapes.shape import PieceShape, PlacedShape

MOST_IN_FULL = 400
"""With more visible pieces they are drawn in outline: they are small then."""
SLICE = 150
"""Items made per slice: a piece counts as one, a new drawing as several."""
A_DRAWING = 12
CHUNK = 64
"""Pieces in outline per item."""
COARSE_MM = 1.5
"""Tolerance of outlines."""
Z_OUTLINE = 12.0
SAME_HEADING = 1e-9


@dataclass(slots=True)
class PieceItems:
    """The items of a piece, what they were made for, and where they are."""

    driven: DrivenPiece
    shape: PieceShape
    drawing: Drawing
    items: list[StrokesItem]
    place: complex = 0j

    def put(self, place: complex) -> None:
        """Move the piece there."""
        if place != self.place:
            self.place = place
            for item in self.items:
                item.setPos(to_scene(place))


class Cardboard(QObject):
    """The pieces that a scene shows."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self.drawn = 0
        """Pieces drawn anew so far."""
        self.items: dict[str, PieceItems] = {}
        self._laid: Sequence[LaidPiece] = ()
        self._outlines: dict[bytes, StrokesItem] = {}
        """Items of several pieces each, by what these look like."""
        self._has_outlines = False
        """Do the outlines belong to the current circuit?"""
        self._view = QRectF()
        self._covered = QRectF()
        """The area where all pieces are shown in full, or will be."""
        self._waiting: list[int] = []
        self._driven: dict[int, DrivenPiece] = {}
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._is_moved = False

    @property
    def _scene(self) -> QGraphicsScene:
        scene = self.parent()
        assert isinstance(scene, QGraphicsScene)
        return scene

    @property
    def is_busy(self) -> bool:
        """Are there more slices to come?"""
        return self._timer.isActive()

    def clear(self) -> None:
        for piece in self.items.values():
            self._drop(piece)
        self.items.clear()
        self._drop_outlines()

    def show(self, circuit: Circuit, drawings: Drawings) -> None:
        """Show these pieces: redraw those that changed, move those that moved."""
        self._table, self._drawings = table_top_of(circuit), drawings
        self._laid = circuit.geometry.laid
        indices = chained.from_iterable([chain.indices for chain in circuit.geometry.chains])
        self._driven = dict(zip(indices, chained.from_iterable(circuit.driven_pieces), strict=True))
        self._has_outlines = False
        if len(self._laid) <= MOST_IN_FULL:
            self._drop_outlines()
        self._choose()

    def look(self, rect: QRectF) -> None:
        """Show this part of the scene."""
        self._view = QRectF(rect)
        if len(self._laid) > MOST_IN_FULL:
            self._is_moved = True
            self._timer.start()
            if not self._is_covered:
                self._show_outlines()

    # --- in full

    def _choose(self) -> None:
        """Show the visible pieces that exist already; the rest waits for its slice."""
        self._is_moved = False
        near = self._near()
        gone = self.items.keys() - {self._laid[index].name for index in near}
        for name in gone:
            self._drop(self.items.pop(name))
        self._waiting = [index for index in near if not self._is_there(index)][::-1]
        self._go_on()
        for index in self._waiting:
            if known := self.items.pop(self._laid[index].name, None):
                self._drop(known)

    def _near(self) -> Sequence[int]:
        """The pieces to show in full: all, or those around the visible part; none if there are too
        many."""
        count = len(self._laid)
        if count <= MOST_IN_FULL:
            return range(count)
        width, height = self._view.width() / 4, self._view.height() / 4
        for room in (self._view.adjusted(-width, -height, width, height), self._view):
            found = self._within(room)
            if len(found) <= MOST_IN_FULL:
                self._covered = room
                return found
        self._covered = QRectF()
        return ()

    @property
    def _is_covered(self) -> bool:
        """Is everything visible shown in full, or about to be?"""
        return len(self._laid) <= MOST_IN_FULL or self._covered.contains(self._view)

    def _within(self, rect: QRectF) -> list[int]:
        left, bottom, right, top = self._table.boxes
        meets = (left <= rect.right()) & (right >= rect.left())
        meets &= (-top <= rect.bottom()) & (-bottom >= rect.top())
        found: list[int] = np.flatnonzero(meets).tolist()
        return found

    def _is_there(self, index: int) -> bool:
        """Does it exist already? Then move it into place."""
        known, spot = self.items.get(self._laid[index].name), self._table.spots[index]
        if known is None or known.driven is not self._driven[index]:
            return False
        if known.shape is not spot.shape:
            return False
        if abs(spot.heading - known.drawing.heading) > SAME_HEADING:
            return False
        known.put(spot.place)
        return True

    def _go_on(self) -> None:
        """Make the next slice; the last one removes the outlines."""
        if self._is_moved:
            self._choose()
            return
        left = SLICE
        while self._waiting and left > 0:
            left -= self._show_piece(self._waiting.pop())
        if self._waiting:
            self._timer.start()
        else:
            self._timer.stop()
        if self._waiting or not self._is_covered:
            self._show_outlines()
        else:
            self._hide_outlines()

    def _show_piece(self, index: int) -> int:
        """Show it in full. Returns how much work that was."""
        name, driven, spot = self._laid[index].name, self._driven[index], self._table.spots[index]
        is_drawn = self._drawings.knows(driven, spot.heading)
        drawing = self._drawings.of(driven, spot.shape, spot.heading)
        known = self.items.get(name)
        if known is None or known.drawing is not drawing:
            if known is not None:
                self._drop(known)
            items = [self._made(level) for level in (drawing.shadow, *drawing.levels)]
            known = self.items[name] = PieceItems(driven, spot.shape, drawing, items)
            self.drawn += 1
        known.driven = driven
        known.put(spot.place)
        return 1 if is_drawn else A_DRAWING

    def _made(self, level: Level) -> StrokesItem:
        item = StrokesItem(level.strokes, level.z, level.bounds)
        self._scene.addItem(item)
        return item

    def _drop(self, piece: PieceItems) -> None:
        for item in piece.items:
            self._scene.removeItem(item)

    # --- in outline

    def _show_outlines(self) -> None:
        if not self._has_outlines:
            self._outline()
        for item in self._outlines.values():
            item.setVisible(True)

    def _outline(self) -> None:
        """Pieces that did not move keep their outlines."""
        known, self._outlines = self._outlines, {}
        looks = self._coarse_looks()
        for begin in range(0, len(looks), CHUNK):
            chunk = looks[begin : begin + CHUNK].tobytes()
            if chunk in self._outlines:
                continue  # these lie exactly on top of others
            item = known.pop(chunk, None)
            if item is None:
                item = StrokesItem(self._strokes_of(range(len(looks))[begin:][:CHUNK]), Z_OUTLINE)
                self._scene.addItem(item)
            self._outlines[chunk] = item
        for item in known.values():
            self._scene.removeItem(item)
        self._has_outlines = True

    def _coarse_looks(self) -> Floats:
        """What the outlines depend on, one row per piece."""
        geometry = self._table.circuit.geometry
        pieces = map(self._driven.__getitem__, range(len(self._laid)))
        hardest = np.array([max(piece.difficulty) for piece in pieces], dtype=float)
        return np.column_stack([*geometry.table_positions, geometry.template_numbers, hardest])

    def _hide_outlines(self) -> None:
        for item in self._outlines.values():
            item.setVisible(False)

    def _drop_outlines(self) -> None:
        for item in self._outlines.values():
            self._scene.removeItem(item)
        self._outlines = {}
        self._has_outlines = False

    def _strokes_of(self, chunk: Iterable[int]) -> list[Stroke]:
        """Pieces filled with the colour of their road."""
        spots: dict[str, list[PlacedShape]] = {}
        for index in chunk:
            colour = _colour_of(self._driven[index], self._drawings.palette)
            spots.setdefault(colour, []).append(self._table.spots[index])
        return [
            Stroke(outline_of(some, COARSE_MM), NO_PEN, QBrush(QColor(colour)))
            for colour, some in spots.items()
        ]


def _colour_of(driven: DrivenPiece, palette: Palette) -> str:
    """The colour of the road, or its tint where it is difficult."""
    difficulty = max(driven.difficulty)
    return palette.difficulty_tint[difficulty - 1] if difficulty else palette.asphalt


def outline_of(spots: Iterable[PlacedShape], coarse_mm: float = 0.0) -> QPainterPath:
    """The edges of pieces at these spots, within a tolerance."""
    path = path_of(())
    for spot in spots:
        there = transform_to(spot.place, cmath.rect(1, spot.heading))
        path.addPath(there.map(_outline(spot.shape, coarse_mm)))
    return path


@lru_cache(maxsize=4096)
def _outline(shape: PieceShape, coarse_mm: float) -> QPainterPath:
    """The edges of a piece at the origin."""
    rings = [
        shapely.simplify(shapely.LinearRing([(p.real, p.imag) for p in ring]), coarse_mm)
        for ring in shape.outlines
    ]
    lines = [tuple(complex(x, y) for x, y in ring.coords[:-1]) for ring in rings]
    return path_of(lines if coarse_mm else shape.outlines, closed=True)
