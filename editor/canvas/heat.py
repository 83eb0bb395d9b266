"""Heat (`reports/charts/heat_map.py`) as colours on the circuit, with a legend."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.canvas.painting.strokes import NO_PEN, Stroke, path_of
from trackwright.model.edit.pointing import TableTop
from trackwright.model.picture.picture import Palette
from trackwright.model.picture.shapes.shape import Line
from trackwright.reports.charts.heat_map import HeatMap

GAP_PX, BAR_PX, LEAST_PX, WIDE_PX = 12.0, 10.0, 60.0, 180.0
"""Sizes of the legend: gap between its parts; height, least width and greatest width of its bar."""
STRENGTH = 0.92
STALE_WORDS = later("out of date: edited since")


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
        (QBrush(QColor(heat.colour(step, is_dark)), style), found)
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
            least, top = heat.value_words(heat.least), heat.value_words(heat.top)
            said = t("{title}: {least} to {top}", title=heat.title, least=least, top=top)
            self.setAccessibleDescription(said)
            self.setToolTip(translated(heat.title))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self.heat is None:
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        title, width = self._fitted(self.heat)
        x = self._write(painter, GAP_PX, title) + GAP_PX
        x = self._write(painter, x, _said(self.heat, self.heat.least))
        bar = QRectF(x, (self.height() - BAR_PX) / 2, width, BAR_PX)
        painter.save()
        self._draw_bar(painter, bar)
        painter.restore()
        x = self._write(painter, bar.right() + GAP_PX / 2, _said(self.heat, self.heat.top))
        if self.heat.stale:
            self._write(painter, x + GAP_PX / 2, t(STALE_WORDS))

    def _fitted(self, heat: HeatMap) -> tuple[str, float]:
        """Title and bar width: in a narrow window the bar shrinks first, then the title is
        elided."""
        breadth, title = self.fontMetrics().horizontalAdvance, translated(heat.title)
        ends = [_said(heat, heat.least), _said(heat, heat.top)]
        others = [*ends, *([t(STALE_WORDS)] if heat.stale else [])]
        room = self.width() - sum(map(breadth, others)) - (3 + len(others)) * GAP_PX
        wide = max(LEAST_PX, min(WIDE_PX, room - breadth(title)))
        dots = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(title, dots, int(room - wide)), wide

    def _write(self, painter: QPainter, x: float, words: str) -> float:
        """Write the text at x; returns where it ends, including a gap."""
        metrics = self.fontMetrics()
        middle = (self.height() + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(x, middle), words)
        return x + metrics.horizontalAdvance(words) + GAP_PX / 2

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        assert self.heat is not None
        steps = self.heat.steps
        width = bar.width() / len(steps)
        pattern = Qt.BrushStyle.BDiagPattern if self.heat.stale else Qt.BrushStyle.SolidPattern
        for number, step in enumerate(steps):
            brush = QBrush(QColor(self.heat.colour(step, self._is_dark)), pattern)
            left = bar.left() + number * width
            painter.fillRect(QRectF(left, bar.top(), width + 0.5, BAR_PX), brush)


def _said(heat: HeatMap, value: float) -> str:
    return translated(heat.value_words(value))


def is_dark_paper(palette: Palette) -> bool:
    return QColor(palette.paper).lightness() < 128
