"""Heat: how often something happened on each space, as colours on the circuit, with a legend."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from trackwright.editor.app.translation import later, t
from trackwright.editor.canvas.painting import NO_PEN, Stroke, path_of
from trackwright.model.edit.pointing import TableTop
from trackwright.model.picture.picture import Palette
from trackwright.model.picture.shapes.shape import Line

RAMP = (
    *("#ffffd9", "#edf8b1", "#c7e9b4", "#7fcdbb", "#41b6c4"),
    *("#1d91c0", "#225ea8", "#253494", "#081d58"),
)
"""YlGnBu of ColorBrewer: each step is darker, so it works in grey and for colour-blind people. On
light ground dark means much, on dark ground light does."""
STEPS = 24
GAP_PX, BAR_PX, LEAST_PX, WIDE_PX = 12.0, 10.0, 60.0, 180.0
"""Sizes of the legend: gap between its parts; height, least width and greatest width of its bar."""
STRENGTH = 0.92
STALE_WORDS = later("out of date: edited since")


@dataclass(frozen=True)
class HeatMap:
    """A figure for each space by name; `stale` if the circuit has changed since."""

    title: str
    values: Mapping[str, float]
    stale: bool = False

    @cached_property
    def top(self) -> float:
        return max(self.values.values(), default=0.0)

    def step(self, space: str) -> int | None:
        """The step on the ramp from 0 up; None if nothing happened."""
        value = self.values.get(space, 0.0)
        if value <= 0:
            return None
        return min(STEPS - 1, int(value / self.top * STEPS))


def colour_at(part: float, is_dark: bool) -> QColor:
    """The colour for a value from 0 (little) to 1 (much)."""
    part = 1 - part if is_dark else part
    place = min(max(part, 0.0), 1.0) * (len(RAMP) - 1)
    i = min(int(place), len(RAMP) - 2)
    one, other, rest = QColor(RAMP[i]), QColor(RAMP[i + 1]), place - i
    mixed = (a + (b - a) * rest for a, b in zip(_rgb(one), _rgb(other), strict=True))
    return QColor(*(round(value) for value in mixed))


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def colour_of_step(step: int, is_dark: bool) -> QColor:
    return colour_at(step / (STEPS - 1), is_dark)


def is_dark_paper(palette: Palette) -> bool:
    return QColor(palette.paper).lightness() < 128


def strokes_of_heat(heat: HeatMap, table: TableTop, palette: Palette) -> list[Stroke]:
    """The spaces of each step in one fill; hatched if the heat is stale. Where nothing happened the
    road is blank: the tints of difficulties would look like heat."""
    lines: dict[int | None, list[Line]] = {}
    for placed, spot in zip(table.circuit.geometry.laid, table.spots, strict=True):
        for name, shape in zip(placed.spaces, spot.shape.spaces, strict=True):
            lines.setdefault(heat.step(name), []).append(spot.line(shape.polygon))
    bare = () if heat.stale else lines.pop(None, ())
    lines.pop(None, None)
    style = Qt.BrushStyle.BDiagPattern if heat.stale else Qt.BrushStyle.SolidPattern
    is_dark = is_dark_paper(palette)
    brushes = [(QBrush(QColor(palette.asphalt)), bare)]
    brushes += [
        (QBrush(colour_of_step(step, is_dark), style), found)
        for step, found in lines.items()
        if step is not None
    ]
    return [
        Stroke(path_of(found, closed=True), NO_PEN, brush, STRENGTH) for brush, found in brushes
    ]


class HeatLegend(QWidget):
    """What the colours mean, in a line below the table, where it covers nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heat: HeatMap | None = None
        self._is_dark = False
        self.setFixedHeight(self.fontMetrics().height() + 10)
        self.setAccessibleName(t("Heat legend"))
        self.hide()

    def show_heat(self, heat: HeatMap | None, palette: Palette) -> None:
        self.heat, self._is_dark = heat, is_dark_paper(palette)
        self.setVisible(heat is not None)
        if heat is not None:
            top = _number(heat.top)
            self.setAccessibleDescription(t("{title}: 0 to {top}", title=heat.title, top=top))
            self.setToolTip(heat.title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self.heat is None:
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        title, width = self._fitted(self.heat)
        x = self._write(painter, GAP_PX, title) + GAP_PX
        x = self._write(painter, x, "0")
        bar = QRectF(x, (self.height() - BAR_PX) / 2, width, BAR_PX)
        painter.save()
        self._draw_bar(painter, bar)
        painter.restore()
        x = self._write(painter, bar.right() + GAP_PX / 2, _number(self.heat.top))
        if self.heat.stale:
            self._write(painter, x + GAP_PX / 2, t(STALE_WORDS))

    def _fitted(self, heat: HeatMap) -> tuple[str, float]:
        """Title and bar width: in a narrow window the bar shrinks first, then the title is
        elided."""
        breadth = self.fontMetrics().horizontalAdvance
        others = ["0", _number(heat.top), *([t(STALE_WORDS)] if heat.stale else [])]
        room = self.width() - sum(map(breadth, others)) - (3 + len(others)) * GAP_PX
        wide = max(LEAST_PX, min(WIDE_PX, room - breadth(heat.title)))
        dots = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(heat.title, dots, int(room - wide)), wide

    def _write(self, painter: QPainter, x: float, words: str) -> float:
        """Write the text at x; returns where it ends, including a gap."""
        metrics = self.fontMetrics()
        middle = (self.height() + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(x, middle), words)
        return x + metrics.horizontalAdvance(words) + GAP_PX / 2

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        assert self.heat is not None
        painter.setPen(Qt.PenStyle.NoPen)
        if self.heat.stale:
            width = bar.width() / STEPS
            for step in range(STEPS):
                colour = colour_of_step(step, self._is_dark)
                brush = QBrush(colour, Qt.BrushStyle.BDiagPattern)
                painter.fillRect(QRectF(bar.left() + step * width, bar.top(), width, BAR_PX), brush)
            return
        gradient = QLinearGradient(bar.topLeft(), bar.topRight())
        for i in range(len(RAMP)):
            part = i / (len(RAMP) - 1)
            gradient.setColorAt(part, colour_at(part, self._is_dark))
        painter.fillRect(bar, QBrush(gradient))


def _number(value: float) -> str:
    return t("{value:.3g}", value=value)
