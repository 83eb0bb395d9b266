"""The charts of a playtest. The chart library is imported in a thread when charts are first shown;
one chart is drawn at a time, so that the window stays responsive."""

import html
from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.jobs import Job
from trackwright.editor.app.labels import RichLabel
from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.playtest.library import chart_library
from trackwright.editor.playtest.words import is_dark_ground
from trackwright.reports.charts.chart import Chart
from trackwright.reports.charts.plot import MARGIN, NOW, PINNED, Plot, PlotBar, plot_of

CHART_WIDTH, CHART_HEIGHT = 270, 170
TICK = 8
LETTERS = 32
"""Characters that fit below a chart."""
NEXT_MS = 10
"""Pause between two charts, for the window."""
DRAWING = later("Drawing the charts ...")


class ChartsView(QScrollArea):
    """Charts in as many columns as fit."""

    def __init__(self) -> None:
        super().__init__()
        self.panes: dict[str, Pane] = {}
        self._charts: list[Chart] = []
        self._due: list[Chart] = []
        self._library: Any = None
        self._job: Job | None = None
        self._faded = False
        self.legend = RichLabel(html.escape(t(DRAWING)))
        self._inner = QWidget()
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        box = QVBoxLayout(self._inner)
        box.setContentsMargins(4, 4, 4, 4)
        box.addWidget(self.legend)
        box.addLayout(self._grid)
        box.addStretch(1)
        self.setWidget(self._inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(t("Charts"))
        self._timer = QTimer(self, interval=NEXT_MS)
        self._timer.timeout.connect(self._draw_next)

    @property
    def busy(self) -> bool:
        """Are there visible charts still to be drawn?"""
        return self.isVisible() and (self._job is not None or bool(self._due))

    def show_charts(self, charts: Sequence[Chart], faded: bool) -> None:
        """Show these charts; `faded` if the circuit has changed since."""
        if list(charts) == self._charts and faded == self._faded:
            return
        self._charts, self._faded = list(charts), faded
        self._draw_all()

    def shut_down(self) -> None:
        self._timer.stop()
        if self._job is not None:
            self._job.leave()
            self._job = None

    def _draw_all(self) -> None:
        self._due = list(self._charts)
        if not self.isVisible() or not self._due:
            return
        if self._library is not None:
            self._timer.start()
        elif self._job is None:
            self._job = Job(lambda _: chart_library(), self)
            self._job.finished.connect(self._loaded)
            self._job.failed.connect(self._failed)
            self._job.start()

    def _loaded(self, library: object) -> None:
        self._job, self._library = None, library
        self._timer.start()

    def _failed(self, why: str) -> None:
        self.legend.setText(html.escape(why))

    def _draw_next(self) -> None:
        if not self._due:
            self._timer.stop()
            return
        chart = self._due[0]
        if chart.name not in self.panes:
            self.panes[chart.name] = Pane(self._library)
            self._arrange()
            return  # it is drawn in the next turn
        self.panes[chart.name].draw(chart, self.palette(), self._faded)
        self._due.pop(0)
        if not self._due:
            self._tidy()

    def _tidy(self) -> None:
        """All are drawn: remove outdated charts, and show the legend."""
        names = {chart.name for chart in self._charts}
        for name in self.panes.keys() - names:
            self.panes.pop(name).deleteLater()
        self._arrange()
        dark = is_dark_ground(self.palette())
        now, pinned = (f'<span style="color:{c[dark]}">■</span>' for c in (NOW, PINNED))
        entries = [f"{now} {t('now')}"]
        if any(chart.pinned for chart in self._charts):
            entries.append(f"{pinned} {t('pinned')}")
        entries += [f"┊ {t('fair share')}", f"├┤ {t('95 % interval')}"]
        self.legend.setText(" &nbsp; ".join(entries))

    def _arrange(self) -> None:
        """Arrange the charts in the order of the list."""
        columns = max(1, self.viewport().width() // CHART_WIDTH)
        order = [chart.name for chart in self._charts if chart.name in self.panes]
        for i, name in enumerate(order):
            self._grid.addWidget(self.panes[name], i // columns, i % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < columns))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if self._due:
            self._draw_all()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_all()


class Pane(QWidget):
    """A chart with its title."""

    def __init__(self, library: Any) -> None:
        super().__init__()
        self._library = library
        self.title = QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.plot = library.PlotWidget(enableMenu=False)
        self.plot.setMouseEnabled(False, False)
        self.plot.hideButtons()
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.setMinimumSize(CHART_WIDTH - 40, CHART_HEIGHT)
        self.plot.viewport().setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(self.title)
        box.addWidget(self.plot, 1)

    def draw(self, chart: Chart, palette: QPalette, faded: bool) -> None:
        title, plot = translated(chart.title), plot_of(chart, LETTERS, translated)
        self.title.setText(title)
        self.setToolTip(plot.words)
        self.plot.setAccessibleName(title)
        self.plot.setAccessibleDescription(plot.words)
        self.plot.clear()
        self.plot.setBackground(palette.color(QPalette.ColorRole.Base))
        ink = palette.color(
            QPalette.ColorRole.PlaceholderText if faded else QPalette.ColorRole.Text
        )
        self._draw_axes(plot, ink)
        for row, colours in enumerate((NOW, PINNED)):
            bars = plot.of_row(row)
            self._draw_bars(bars, plot.width, colours[is_dark_ground(palette)], faded)
            self._draw_intervals([bar for bar in bars if bar.ends], plot.width, ink)
        if plot.fair is not None:
            pen = self._library.mkPen(ink, width=1, style=Qt.PenStyle.DashLine)
            self.plot.addItem(self._library.InfiniteLine(plot.fair, angle=0, pen=pen))

    def _draw_axes(self, plot: Plot, ink: Any) -> None:
        for side, ticks in (("left", plot.steps), ("bottom", plot.labels)):
            axis = self.plot.getAxis(side)
            axis.setPen(ink)
            axis.setTextPen(ink)
            axis.setTicks([ticks])
        lines, height = plot.label_lines, self.fontMetrics().height()
        self.plot.getAxis("bottom").setHeight(None if lines == 1 else lines * height + TICK)
        self.plot.setRange(xRange=(-MARGIN, plot.right), yRange=(0, plot.top), padding=0)
        self.plot.setLabel("left", "%")

    def _draw_bars(self, bars: Sequence[PlotBar], width: float, colour: str, faded: bool) -> None:
        at, heights = [bar.x for bar in bars], [bar.height for bar in bars]
        fill = self._library.mkColor(colour)
        fill.setAlphaF(0.4 if faded else 1.0)
        item = self._library.BarGraphItem(x=at, height=heights, width=width, brush=fill, pen=None)
        self.plot.addItem(item)

    def _draw_intervals(self, bars: Sequence[PlotBar], width: float, ink: Any) -> None:
        at, value = (np.array(part) for part in ([b.x for b in bars], [b.height for b in bars]))
        low, high = np.array([bar.ends for bar in bars if bar.ends]).reshape(-1, 2).T
        item = self._library.ErrorBarItem(
            x=at, y=value, top=high - value, bottom=value - low, beam=width / 3, pen=ink
        )
        self.plot.addItem(item)
