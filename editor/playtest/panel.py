"""The playtest panel: set-up, progress and results; races on demand, or after every edit."""

from urllib.parse import unquote

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.actions import tip_with_keys
from trackwright.editor.app.folders import first_folder
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import t
from trackwright.editor.canvas.survey import Survey
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.library.verdicts import KeptResults
from trackwright.editor.playtest.racer import Raced, Racer, Refused
from trackwright.editor.playtest.results import ResultsView
from trackwright.editor.playtest.setup import Brief, SetupForm
from trackwright.editor.playtest.words import FIX, PIECE, PROBLEM, RUN, fixes_of, progress_words
from trackwright.model.picture.picture import Palette
from trackwright.model.text.errors import InputError
from trackwright.reports.pack.race_pack import PackOptions

KEPT = "playtest"
"""The settings key."""
BROAD_PX, TALL_PX = 640, 480
"""With this width set-up and results stand side by side; with this height, one above the other."""
SETUP_SHARE = 0.45
"""Of the height, if they stand one above the other: at most this much is the set-up's."""
MARGIN = 6
LEAST_HEIGHT = 230
"""Whatever the panel shows, the table must not jump."""


class PlaytestPanel(QWidget):
    """Set-up and results, with the buttons to run races between them. Shows one of the two if there
    is no room for both."""

    results: ResultsView
    live: QCheckBox
    rules_wanted = Signal(object)
    """The ruleset that problems should include; None if the panel is hidden."""
    problem_wanted = Signal(object)
    """A problem to show in the problems panel."""
    fix_wanted = Signal(object)
    """A fix to apply, without which there are no races."""
    selection_wanted = Signal()
    """Show the selected pieces."""
    message = Signal(str)
    turned = Signal()
    """The available actions changed."""

    def __init__(self, bridge: Bridge, settings: Settings) -> None:
        super().__init__()
        self._bridge, self._settings = bridge, settings
        self.racer = Racer(self)
        self.setup = SetupForm()
        self.results = ResultsView(lambda: first_folder(bridge.path, settings))
        self._clock = QElapsedTimer()
        self._kept = KeptResults(settings.storage)
        self._form = ""
        """How set-up and results stand to each other; the user may then move what is between."""
        self._make_controls()
        self._lay_out()
        self._connect()
        self.setup.use_rules_for(bridge.track)
        self._use_kept()
        self.setup.use_track(bridge.track)
        self._show_running(False)

    def _make_controls(self) -> None:
        self.run_button = QPushButton(t("Run"))
        tip_with_keys(self.run_button, t("Run the races"), "playtest.run")
        self.stop = QPushButton(t("Cancel"))
        tip = t("Stop and show results so far")
        tip_with_keys(self.stop, tip, "playtest.cancel")
        self.live = QCheckBox(t("Live"))
        tip = t("Race again whenever the circuit or the set-up changes")
        tip_with_keys(self.live, tip, "playtest.live")
        self.choose_setup = QPushButton(t("Set-up"))
        self.choose_setup.setCheckable(True)
        self.choose_setup.setChecked(True)
        self.choose_setup.setToolTip(t("Show the set-up in place of the results"))
        self.bar = QProgressBar(textVisible=False)
        self.bar.setFixedHeight(8)
        self.bar.setAccessibleName(t("Progress"))
        self.state = Brief()
        self.state.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for widget in (self.run_button, self.stop, self.live):
            buttons.addWidget(widget)
        buttons.addStretch(1)
        buttons.addWidget(self.choose_setup)
        self.form = TallScroll(self.setup)
        self.form.setAccessibleName(t("Set-up"))
        self.side = QWidget()
        column = QVBoxLayout(self.side)
        column.setContentsMargins(MARGIN, 4, MARGIN, 0)
        column.setSpacing(4)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetMinAndMaxSize)
        column.addLayout(buttons)
        column.addWidget(self.bar)
        column.addWidget(self.state)
        column.addWidget(self.form, 1)
        self.splitter = QSplitter()
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.side)
        self.splitter.addWidget(self.results)
        self.splitter.setStretchFactor(1, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.splitter)

    def _connect(self) -> None:
        bridge, racer = self._bridge, self.racer
        self.run_button.clicked.connect(self.run)
        self.stop.clicked.connect(self.cancel)
        self.choose_setup.toggled.connect(self._arrange)
        self.live.toggled.connect(self._follow)
        self.live.toggled.connect(self.turned)
        self.setup.changed.connect(self._follow)
        self.setup.rules_chosen.connect(self._ask_for_problems)
        self.results.linked.connect(self._follow_link)
        self.results.message.connect(self.message)
        self.results.turned.connect(self.turned)
        racer.began.connect(self._began)
        racer.said.connect(self.state.say)
        racer.progressed.connect(self._progress)
        racer.done.connect(self._done)
        bridge.opened.connect(self._opened)
        bridge.changed.connect(self._changed)

    def _use_kept(self) -> None:
        """Restore the last set-up."""
        if text := self._settings.text(KEPT):
            try:
                self.setup.use_text(text)
            except InputError as fault:
                self._settings.cannot_use(fault)

    # --- racing

    def run(self) -> None:
        """Race the set-up now."""
        self.choose_setup.setChecked(False)
        self.racer.run(self.setup.wish, self._bridge.circuit)

    def cancel(self) -> None:
        self.racer.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc stops the races; without any it is the window's."""
        if event.key() == Qt.Key.Key_Escape and self.racer.busy:
            self.cancel()
        else:
            super().keyPressEvent(event)

    @property
    def busy(self) -> bool:
        return self.racer.busy or self.results.busy

    def shut_down(self) -> None:
        """Stop before the window closes: end the threads, store the set-up."""
        self.blockSignals(True)
        self.results.blockSignals(True)
        if self.live.isChecked():
            self._keep_result()
        self.racer.stop()
        self.results.shut_down()
        self._settings.put(KEPT, self.setup.as_text())

    def use_palette(self, palette: Palette) -> None:
        self.results.use_palette()

    def _follow(self) -> None:
        """In live mode, while visible: race the current circuit."""
        if self.live.isChecked() and self.isVisible():
            self.racer.follow(self.setup.wish, self._bridge.circuit)

    def _began(self) -> None:
        self._clock.start()
        self.results.show_refused(None)
        self._show_running(True)

    def _progress(self, done: int, of: int) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.state.say(progress_words(done, of, self._clock.elapsed() / 1000))

    def _show_running(self, runs: bool) -> None:
        self.bar.setRange(0, 0)
        for part in (self.bar, self.state):
            part.setVisible(runs)
        self.stop.setEnabled(runs)
        self.turned.emit()

    def _done(self, outcome: Raced | Refused | None) -> None:
        overtaken = self.racer.busy
        self._show_running(False)
        if isinstance(outcome, Raced):
            self.results.show_raced(outcome, stale=not outcome.is_of(self._bridge.circuit))
            if not self.live.isChecked():
                self._keep_result()
        elif isinstance(outcome, Refused):
            self.results.show_refused(outcome)
        elif not overtaken:
            self.message.emit(t("Cancelled before the first race finished"))

    def _keep_result(self) -> None:
        """Keep it for the library. In live mode only the last one, at the end."""
        if self.results.raced is not None:
            self._kept.keep(self.results.raced.report())

    @property
    def race_pack(self) -> PackOptions:
        """What a race pack is made for: the race as set up, with a result of this circuit."""
        wish, raced = self.setup.wish, self.results.raced
        is_fresh = raced is not None and raced.is_of(self._bridge.circuit)
        is_same = raced is not None and raced.result.head.ruleset == wish.rules
        result = raced.result if raced is not None and is_fresh and is_same else None
        return PackOptions(wish.rules, dict(wish.options), wish.seats, result)

    # --- following the document

    def _opened(self) -> None:
        if self.live.isChecked():
            self._keep_result()
        self.racer.forget()
        self.choose_setup.setChecked(True)
        self.results.show_raced(None)
        self.setup.use_track(self._bridge.track)
        self._follow()

    def _changed(self) -> None:
        self.setup.use_track(self._bridge.track)
        self._follow()

    def show_survey(self, survey: Survey) -> None:
        """After a survey of the circuit: do the results still belong to it?"""
        results = self.results
        if results.refused is not None and results.refused.circuit is not survey.circuit:
            results.show_refused(None)
        if results.raced is not None:
            results.show_stale(not results.raced.is_of(survey.circuit))

    def _follow_link(self, link: str) -> None:
        what, _, number = link.partition(":")
        refused = self.results.refused
        if what == RUN:
            self.run()
        elif what == PROBLEM and refused is not None:
            self.problem_wanted.emit(refused.findings[int(number)])
        elif what == FIX and refused is not None:
            self.fix_wanted.emit(fixes_of(refused)[unquote(number)])
            self.run()
        elif what == PIECE:
            self._bridge.select({int(number)})
            if self._bridge.selection:  # it may have been removed
                self.selection_wanted.emit()

    # --- visibility

    def _ask_for_problems(self) -> None:
        self.rules_wanted.emit(self.setup.ruleset.id if self.isVisible() else None)

    def _seen(self) -> None:
        self._ask_for_problems()
        self.results.see_heat(self.isVisible())
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._seen()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._seen()

    # --- layout

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a part changes its size
            self._arrange()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Room for one of them."""
        return QSize(max(self._breadths()), LEAST_HEIGHT)

    def _breadths(self) -> tuple[int, int]:
        """The widths that set-up and results need."""
        side = max(self.form.minimumWidth() + 2 * MARGIN, self.side.minimumWidth())
        return side, self.results.breadth

    def _arrange(self) -> None:
        """Side by side if wide enough, one above the other if tall enough; otherwise just one."""
        needed = sum(self._breadths()) + self.splitter.handleWidth()
        is_broad = self.width() >= max(BROAD_PX, needed)
        is_single = not is_broad and self.height() < TALL_PX
        is_chosen = self.choose_setup.isChecked()
        self.choose_setup.setVisible(is_single)
        self.form.setVisible(is_chosen or not is_single)
        self.results.setVisible(not (is_chosen and is_single))
        self.splitter.setOrientation(
            Qt.Orientation.Horizontal if is_broad else Qt.Orientation.Vertical
        )
        was, self._form = self._form, "single" if is_single else "broad" if is_broad else "tall"
        if is_single:
            self.splitter.setSizes([0, self.height()])  # as high as its buttons
        elif self._form == "tall" != was:
            setup = min(self._setup_height, round(SETUP_SHARE * self.height()))
            self.splitter.setSizes([setup, self.height() - setup])

    @property
    def _setup_height(self) -> int:
        """The height of the whole set-up with its buttons."""
        around = self.side.sizeHint().height() - self.form.sizeHint().height()
        return around + self.setup.sizeHint().height()


class TallScroll(QScrollArea):
    """Scrolls vertically only: it is as wide as its contents."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inner = inner
        self.setWidget(inner)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inner:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setMinimumWidth(self._inner.minimumSizeHint().width() + bar)
        return super().eventFilter(watched, event)
