"""Rulers along the upper and left edges of the view."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trackwright.editor.app.translation import t
from trackwright.editor.canvas.view import View
from trackwright.model.text.units import CENTIMETRES, Unit

THICK_PX = 22
LEAST_STEP_PX = 46


class Ruler(QWidget):
    """A ruler; 0 is the left or lower edge of the board."""

    def __init__(self, view: View, upright: bool) -> None:
        super().__init__()
        self._view = view
        self._upright = upright
        self._mouse: complex | None = None
        self._unit = CENTIMETRES
        self.origin = 0.0
        """Where the board starts, in mm of the scene."""
        across, along = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored
        self.setSizePolicy(across, along) if upright else self.setSizePolicy(along, across)
        self.setAccessibleName(t("Vertical ruler") if upright else t("Horizontal ruler"))
        view.moved.connect(self.update)
        view.hovered.connect(self._follow)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(THICK_PX, THICK_PX)

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        self.update()

    def _follow(self, point: complex | None) -> None:
        self._mouse = point
        self.update()

    def _pixel(self, mm: float) -> float:
        """The position of a coordinate of the scene along the ruler."""
        if self._upright:
            return float(self._view.viewportTransform().map(QPointF(0, mm)).y())
        return float(self._view.viewportTransform().map(QPointF(mm, 0)).x())

    def _marks(self) -> tuple[float, int, int, int]:
        """The step in the unit, its sign along the scene, and the first and last visible mark."""
        steps, px = self._unit.steps, self._unit.mm * self._view.zoom
        step = next((step for step in steps if step * px >= LEAST_STEP_PX), steps[-1])
        length = self.height() if self._upright else self.width()
        begin = (0 - self._pixel(self.origin)) / px
        end = (length - self._pixel(self.origin)) / px
        if self._upright:
            begin, end = -end, -begin
        return step, -1 if self._upright else 1, math.floor(begin / step), math.ceil(end / step)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        colours = self.palette()
        painter.fillRect(self.rect(), colours.color(QPalette.ColorRole.Window))
        font = painter.font()
        font.setPixelSize(10)
        painter.setFont(font)
        painter.setPen(colours.color(QPalette.ColorRole.WindowText))
        step, sign, first, last = self._marks()
        for k in range(first, last + 1):
            at = self._pixel(self.origin + sign * k * step * self._unit.mm)
            self._mark(painter, at, f"{k * step:g}")
            for part in range(1, 5):
                small = self._pixel(self.origin + sign * (k + part / 5) * step * self._unit.mm)
                self._tick(painter, small, 4)
        self._show_mouse(painter)
        painter.setPen(QPen(colours.color(QPalette.ColorRole.Mid)))
        edge = self.rect().adjusted(0, 0, -1, -1)
        if self._upright:
            painter.drawLine(edge.topRight(), edge.bottomRight())
        else:
            painter.drawLine(edge.bottomLeft(), edge.bottomRight())
        painter.end()

    def _tick(self, painter: QPainter, at: float, size: float) -> None:
        if self._upright:
            painter.drawLine(QPointF(THICK_PX - size, at), QPointF(THICK_PX, at))
        else:
            painter.drawLine(QPointF(at, THICK_PX - size), QPointF(at, THICK_PX))

    def _mark(self, painter: QPainter, at: float, text: str) -> None:
        self._tick(painter, at, 8)
        if not self._upright:
            place = QRectF(at + 3, 1, 60, 12)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, text)
            return
        painter.save()
        painter.translate(2, at - 3)
        painter.rotate(-90)
        painter.drawText(QRectF(0, 0, 60, 12), Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()

    def _show_mouse(self, painter: QPainter) -> None:
        if self._mouse is None:
            return
        at = self._pixel(-self._mouse.imag if self._upright else self._mouse.real)
        painter.setPen(QPen(QColor("#d7191c"), 1.5))
        self._tick(painter, at, THICK_PX)
