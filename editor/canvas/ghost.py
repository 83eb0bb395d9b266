"""What tells a piece about to be laid from a mere tint: its lanes, and an arrow along the road."""

import cmath
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from trackwright.editor.canvas.painting.strokes import NO_BRUSH, Stroke, path_of
from trackwright.model.picture.shapes.shape import Line, PlacedShape

MOST_WITH_LANES = 40
"""Of more pieces only the outlines are shown."""
LANES_MM, ARROW_MM, HALO_MM = 1.4, 4.5, 8.0
HALO = "#ffffff"
BEGIN, END = 0.14, 0.86
"""How far along the piece the arrow reaches."""
STEPS = 8
HEAD_MM = 16.0


def strokes_of_ghost(spots: Sequence[PlacedShape], colour: QColor) -> list[Stroke]:
    """Lanes and spaces thinly, the driving direction boldly, with a halo; nothing if there are
    many pieces."""
    if len(spots) > MOST_WITH_LANES:
        return []
    spaces = [spot.line(space.polygon) for spot in spots for space in spot.shape.spaces]
    arrows = path_of([line for spot in spots for line in _arrow(spot)])
    return [
        Stroke(path_of(spaces, closed=True), QPen(colour, LANES_MM), NO_BRUSH),
        _bold(arrows, QColor(HALO), HALO_MM),
        _bold(arrows, colour, ARROW_MM),
    ]


def _bold(path: QPainterPath, colour: QColor, width: float) -> Stroke:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return Stroke(path, pen, NO_BRUSH)


def _arrow(spot: PlacedShape) -> tuple[Line, Line]:
    """Along the middle of the piece, and its head."""
    way = END - BEGIN
    shaft = tuple(spot.at(BEGIN + way * step / STEPS) for step in range(STEPS + 1))
    tip, back = shaft[-1], cmath.rect(HEAD_MM, spot.towards(END))
    wings = [tip - back * cmath.rect(1, turn) for turn in (0.6, -0.6)]
    return shaft, (wings[0], tip, wings[1])
