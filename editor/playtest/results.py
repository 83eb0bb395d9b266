"""The results of a playtest: verdict, figures and charts, compared with a pinned one; its heat."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QSpinBox,
    QTabWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.labels import RichLabel
from trackwright.editor.app.translation import t, translated
from trackwright.editor.playtest.charts import ChartsView
from trackwright.editor.playtest.exporting import ResultFiles
from trackwright.editor.playtest.figures import FiguresTable
from trackwright.editor.playtest.heat_choice import HeatChoice
from trackwright.editor.playtest.racer import Raced, Refused
from trackwright.editor.playtest.words import (
    DIFFERENCE,
    comparison_html,
    heading_html,
    is_dark_ground,
    notice_html,
    page_html,
    verdict_html,
)
from trackwright.editor.widgets.flow import FlowLayout
from trackwright.reports.charts.chart import charts_of
from trackwright.reports.charts.heat_map import (
    USUAL_HEAT,
    HeatMap,
    difference_map,
    heat_map,
    obstacle_to_difference,
)
from trackwright.reports.playtest import (
    PlaytestReport,
    heading_of,
)
from trackwright.simulator.playtest.comparing import Comparison, compare
from trackwright.simulator.playtest.results import Result


class ResultsView(QWidget):
    """The latest playtest, or why there is none. `stale` if the circuit has changed since."""

    heated = Signal(object)
    """A `HeatMap` to show on the table, or None."""
    linked = Signal(str)
    """A link in the text was clicked."""
    race_wanted = Signal(object, int, object)
    """Show a race of a batch: the batch, its number, the circuit."""
    message = Signal(str)
    turned = Signal()
    """The available actions changed."""

    def __init__(self, folder: Callable[[], Path]) -> None:
        """`folder`: where file dialogs begin."""
        super().__init__()
        self.raced: Raced | None = None
        self.refused: Refused | None = None
        self.stale = False
        self._is_seen = False
        self.pinned: Result | None = None
        self.comparison: Comparison | None = None
        self.files = ResultFiles(folder, self)
        self.files.message.connect(self.message)
        self._heat_due = QTimer(self, singleShot=True, interval=0)
        self._heat_due.timeout.connect(self.show_heat)
        self._make_words()
        self._make_tabs()
        self._make_tools()
        self._lay_out()
        self._show_all()

    # --- construction

    def _make_words(self) -> None:
        self.notice = RichLabel()
        self.notice.setWordWrap(True)
        self.notice.setContentsMargins(6, 4, 6, 4)
        self.notice.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.notice.setAccessibleName(t("About these results"))
        self.notice.linkActivated.connect(self.linked)
        self.page = QTextBrowser(openLinks=False)
        self.page.setAccessibleName(t("Why there is no result"))
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.page.viewport().setAutoFillBackground(False)
        self.verdict = QTextBrowser(openLinks=False)
        self.verdict.setAccessibleName(t("Verdict"))
        for browser in (self.page, self.verdict):
            browser.anchorClicked.connect(lambda url: self._follow(url.toString()))

    def _make_tabs(self) -> None:
        self.figures = FiguresTable()
        self.charts = ChartsView()
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(t("Results"))
        self.tabs.addTab(self.verdict, t("Verdict"))
        self.tabs.addTab(self.figures, t("Figures"))
        self.tabs.addTab(self.charts, t("Charts"))

    def _make_tools(self) -> None:
        self.heat = HeatChoice()
        self.heat.currentIndexChanged.connect(self.show_heat)
        self.minus = _tool(t("A − B"), "")
        self.minus.setAccessibleName(t("Difference from the pinned result"))
        self.minus.setCheckable(True)
        self.minus.toggled.connect(self._turn_difference)
        self.pin = _tool(t("Pin"), t("Pin this result to compare later ones with it"))
        self.pin.setCheckable(True)
        self.pin.clicked.connect(self.toggle_pin)
        self.more = _tool(t("Export"), t("Save the result to a file, or compare with a saved one"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(self._make_menu())
        self.number = QSpinBox(minimum=0, prefix="#")
        self.number.setAccessibleName(t("Race number"))
        self.see = _tool(t("Watch"), t("Watch this race of the playtest"))
        self.see.clicked.connect(self._see_race)

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        self.files.add_to(menu, self.export)
        menu.addSeparator()
        menu.addAction(t("Copy figures as text")).triggered.connect(self.figures.copy_text)
        menu.addAction(t("Copy figures (TSV)")).triggered.connect(self.figures.copy_numbers)
        menu.addSeparator()
        menu.addAction(t("Pin a saved result ...")).triggered.connect(self.pin_file)
        return menu

    def _lay_out(self) -> None:
        one_race = QWidget()
        pair = QHBoxLayout(one_race)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.addWidget(self.number)
        pair.addWidget(self.see)
        row = FlowLayout(spacing=6)
        row.setContentsMargins(4, 4, 4, 0)
        for widget in (self.heat, self.minus, self.pin, self.more, one_race):
            row.addWidget(widget)
        self.tools = QWidget()
        self.tools.setLayout(row)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        box.addWidget(self.notice)
        box.addWidget(self.tools)
        box.addWidget(self.tabs, 1)
        box.addWidget(self.page, 1)

    @property
    def breadth(self) -> int:
        """The width for all parts, whatever is selected."""
        row = self.tools.layout()
        assert row is not None
        margins = row.contentsMargins()
        tools = max(self.heat.breadth + margins.left() + margins.right(), row.minimumSize().width())
        return max(tools, self.minimumSizeHint().width())

    def _follow(self, link: str) -> None:
        if link == DIFFERENCE:
            self.show_difference()
        else:
            self.linked.emit(link)

    # --- display

    def show_raced(self, raced: Raced | None, stale: bool = False) -> None:
        """Show the latest result; None removes it."""
        self.raced, self.refused, self.stale = raced, None, stale
        self._show_all()

    def show_refused(self, refused: Refused | None) -> None:
        """Show why there is no later result."""
        self.refused = refused
        self._show_notice()

    def show_stale(self, stale: bool) -> None:
        if stale != self.stale:
            self.stale = stale
            self._show_all()

    def use_palette(self) -> None:
        """Rewrite the texts in the new colours."""
        self._show_all()

    @property
    def busy(self) -> bool:
        """Is anything still to be drawn?"""
        return self._heat_due.isActive() or self.charts.busy

    def shut_down(self) -> None:
        self._heat_due.stop()
        self.charts.shut_down()

    def _show_all(self) -> None:
        raced = self.raced
        for part in (self.tools, self.tabs):
            part.setVisible(raced is not None)
        self.page.setVisible(raced is None)
        self._show_notice()
        if raced is not None:
            self.heat.offer(raced.result.figures)
        self._heat_due.start()  # the table is painted after the panel: do not wait for both at once
        if raced is None:
            return
        self._fade()
        self.comparison = compare(raced.result, self.pinned) if self.pinned else None
        self._show_verdict(raced)
        self.figures.show_figures(raced.figures, self.comparison)
        self.charts.show_charts(charts_of(raced.result, self.pinned), self.stale)
        first = raced.batch.first
        self.number.setRange(first, first + raced.result.races - 1)

    def _show_verdict(self, raced: Raced) -> None:
        heading = heading_html(heading_of(raced.report()))
        verdict = verdict_html(raced.verdict, is_dark_ground(self.palette()), self.stale)
        self.verdict.setHtml(heading + self._compared(raced) + verdict)

    def _compared(self, raced: Raced) -> str:
        if self.comparison is None:
            return ""
        return comparison_html(self.comparison, raced.figures, not self._no_difference)

    def _fade(self) -> None:
        """Grey out stale results."""
        palette = QPalette()
        if self.stale:
            faded = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
            for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
                palette.setColor(role, faded)
        for part in (self.verdict, self.figures):
            part.setPalette(palette)

    def _show_notice(self) -> None:
        """A line above the results; without results, a page in their place."""
        words = notice_html(self.refused, self.stale) if self.raced is not None else ""
        self.notice.setText(words)
        self.notice.setVisible(bool(words))
        if self.raced is None:
            self.page.setHtml(page_html(self.refused))

    # --- heat

    @property
    def heat_metric(self) -> str | None:
        """The event that the heat map shows."""
        return self.heat.event_name

    def toggle_heat(self) -> None:
        """Turn the heat map off, or on again."""
        self.heat.toggle()

    def see_heat(self, is_seen: bool) -> None:
        """The heat stays on the table while the panel is visible."""
        self._is_seen = is_seen
        self.show_heat()

    def show_heat(self) -> None:
        self._heat_due.stop()
        self._offer_difference()
        self.heated.emit(self._heat_map() if self._is_seen else None)
        self.turned.emit()

    def _heat_map(self) -> HeatMap | None:
        raced, metric = self.raced, self.heat_metric
        if raced is None or metric is None:
            return None
        if self.minus.isChecked() and self.pinned is not None and not self._no_difference:
            return difference_map(raced.result, self.pinned, metric, self.stale)
        return heat_map(raced.result, metric, self.stale)

    @property
    def _no_difference(self) -> str:
        """Why there is no difference to the pinned result; "" if there is one."""
        now = self.raced.result if self.raced is not None else None
        return translated(obstacle_to_difference(now, self.pinned, self.heat_metric or USUAL_HEAT))

    def _turn_difference(self, is_wanted: bool) -> None:
        if is_wanted and self.heat_metric is None:
            self.toggle_heat()
        else:
            self.show_heat()

    def _offer_difference(self) -> None:
        why = self._no_difference
        self.minus.setEnabled(not why)
        self.minus.setToolTip(why or t("Show on the table where this result differs"))

    def show_difference(self) -> None:
        """Paint on the table where the result differs from the pinned one."""
        self.minus.setChecked(True)
        self._turn_difference(True)

    # --- comparing and saving

    def toggle_pin(self) -> None:
        """Pin the result for comparison, or unpin it."""
        keeps = self.pinned is None and self.raced is not None
        self._use_pinned(self.raced.result if keeps and self.raced is not None else None)

    def pin_file(self) -> None:
        """Pin a result saved in a file."""
        if (result := self.files.read()) is not None:
            self._use_pinned(result)

    def _use_pinned(self, result: Result | None) -> None:
        self.pinned = result
        self.pin.setChecked(result is not None)
        self.pin.setText(t("Unpin") if result is not None else t("Pin"))
        if result is None:
            self.minus.setChecked(False)
        self._show_all()

    def export(self, what: str) -> None:
        """Write the file as the command line does."""
        if self.raced is not None:
            self.files.save(what, self._report(self.raced))

    def _report(self, raced: Raced) -> PlaytestReport:
        """The input of the reports, with the comparison if something is pinned."""
        if self.pinned is None:
            return raced.report()
        against = self.pinned.head.track
        return replace(raced.report(), comparison=self.comparison, against=against)

    def _see_race(self) -> None:
        if self.raced is not None:
            self.race_wanted.emit(self.raced.batch, self.number.value(), self.raced.circuit)


def _tool(words: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setText(words)
    button.setToolTip(tip)
    return button
