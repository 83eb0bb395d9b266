"""The charts of a playtest. The chart library is imported in a thread when charts are first shown;
one chart is drawn at a time, so that the window stays responsive."""

import html
import textwrap
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

from trackwright.editor.app.labels import RichLabel
from trackwright.editor.app.translation import later, t
from trackwright.editor.canvas.survey import Job
from trackwright.editor.playtest.chart_data import Chart
from trackwright.editor.playtest.library import chart_library
from trackwright.editor.playtest.words import is_dark_ground
from trackwright.simulator.playtest.intervals import Estimate

CHART_WIDTH, CHART_HEIGHT = 270, 170
NOW, PINNED = ("#0072b2", "#4aa3df"), ("#e69f00", "#e69f00")
"""On light and on dark ground: Okabe and Ito's blue and orange."""
MOST_LABELS = 7
TICK = 8
LETTERS = 32
"""Characters that fit below a chart."""
HEADROOM = 1.08
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
        self.title.setText(t(chart.title))
        self.setToolTip(chart.words)
        self.plot.setAccessibleName(t(chart.title))
        self.plot.setAccessibleDescription(chart.words)
        self.plot.clear()
        self.plot.setBackground(palette.color(QPalette.ColorRole.Base))
        ink = palette.color(
            QPalette.ColorRole.PlaceholderText if faded else QPalette.ColorRole.Text
        )
        self._draw_axes(chart, ink)
        rows = [chart.now, *([chart.pinned] if chart.pinned else [])]
        for i, (row, colours) in enumerate(zip(rows, (NOW, PINNED), strict=False)):
            self._draw_bars(row, i, len(rows), colours[is_dark_ground(palette)], faded)
            if chart.intervals:
                self._draw_intervals(row, i, len(rows), ink)
        if chart.fair is not None:
            pen = self._library.mkPen(ink, width=1, style=Qt.PenStyle.DashLine)
            self.plot.addItem(self._library.InfiniteLine(100 * chart.fair, angle=0, pen=pen))

    def _draw_axes(self, chart: Chart, ink: Any) -> None:
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(ink)
            axis.setTextPen(ink)
        self._draw_labels(chart.labels)
        ends = [_high(e, chart.intervals) for e in (*chart.now, *chart.pinned)]
        top = max([*ends, 100 * (chart.fair or 0), 1.0]) * HEADROOM
        self.plot.setRange(xRange=(-0.6, len(chart.labels) - 0.4), yRange=(0, top), padding=0)
        self.plot.setLabel("left", "%")

    def _draw_labels(self, labels: Sequence[str]) -> None:
        """As many labels as fit, long ones on several lines."""
        every = -(-len(labels) // MOST_LABELS)
        room = max(1, LETTERS * every // len(labels))
        ticks = [(i, textwrap.fill(labels[i], room)) for i in range(0, len(labels), every)]
        lines = max(label.count("\n") for _, label in ticks) + 1
        axis = self.plot.getAxis("bottom")
        axis.setHeight(None if lines == 1 else lines * self.fontMetrics().height() + TICK)
        axis.setTicks([ticks])

    def _draw_bars(
        self, row: Sequence[Estimate], i: int, of: int, colour: str, faded: bool
    ) -> None:
        width = 0.8 / of
        heights = [100 * (e.value or 0.0) for e in row]
        at = [x + (i - (of - 1) / 2) * width for x in range(len(row))]
        fill = self._library.mkColor(colour)
        fill.setAlphaF(0.4 if faded else 1.0)
        bars = self._library.BarGraphItem(x=at, height=heights, width=width, brush=fill, pen=None)
        self.plot.addItem(bars)

    def _draw_intervals(self, row: Sequence[Estimate], i: int, of: int, ink: Any) -> None:
        width = 0.8 / of
        known = [(x, e) for x, e in enumerate(row) if e.value is not None and e.known]
        parts = np.array([[100 * (v or 0.0) for v in e.parts] for _, e in known]).reshape(-1, 3)
        at = np.array([x + (i - (of - 1) / 2) * width for x, _ in known])
        value, low, high = parts.T
        item = self._library.ErrorBarItem(
            x=at, y=value, top=high - value, bottom=value - low, beam=width / 3, pen=ink
        )
        self.plot.addItem(item)


def _high(estimate: Estimate, intervals: bool) -> float:
    end = estimate.high if intervals and estimate.high is not None else estimate.value
    return 100 * (end or 0.0)
