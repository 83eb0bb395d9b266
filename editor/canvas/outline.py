"""The outline that circuits are to follow, faint beneath the table: to design by, or to trace."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsScene

from trackwright.editor.canvas.painting.strokes import (
    NO_BRUSH,
    Stroke,
    StrokesItem,
    bounds_of,
    path_of,
)
from trackwright.model.picture.picture import Palette

Z_OUTLINE = 3.5
"""Over pictures to trace, beneath everything else."""
BAND, LINE, LINE_MM = 0.16, 0.55, 2.5
"""Opacity of the band, as wide as the road, and of the line in its middle."""


class OutlineLayer:
    """Shows a closed outline, or none."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._item: StrokesItem | None = None
        self._points: Sequence[complex] = ()
        self._width = 0.0
        self.rect = QRectF()

    @property
    def points(self) -> Sequence[complex]:
        return self._points

    def show(self, points: Sequence[complex], width_mm: float, palette: Palette) -> None:
        """Show this outline, in mm on the table, with a band as wide as the road."""
        self._points, self._width = points, width_mm
        self.draw(palette)

    def draw(self, palette: Palette) -> None:
        """Draw it in these colours."""
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item, self.rect = None, QRectF()
        if not self._points:
            return
        path = path_of([tuple(self._points)], closed=True)
        band, line = (QPen(QColor(palette.faint_ink), mm) for mm in (self._width, LINE_MM))
        for pen in (band, line):
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        line.setStyle(Qt.PenStyle.DashLine)
        strokes = [Stroke(path, band, NO_BRUSH, BAND), Stroke(path, line, NO_BRUSH, LINE)]
        self.rect = bounds_of(strokes)
        self._item = StrokesItem(strokes, Z_OUTLINE, self.rect)
        self._scene.addItem(self._item)
