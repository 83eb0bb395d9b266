"""The playtest: what is raced, how far it is, and what the races say; by key or while one edits."""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from editor.actions import tip_with_keys
from editor.background import Survey
from editor.bridge import Bridge
from editor.playtest.racer import Raced, Racer, Refused
from editor.playtest.results import ResultsView
from editor.playtest.setup import Brief, SetupForm
from editor.playtest.words import PIECE, PROBLEM, RUN, progress_words
from editor.settings import Settings
from editor.words import t
from model.picture import Palette

KEPT = "playtest"
"""The key of the settings."""
BROAD_PX = 700
"""From here on set-up and results stand side by side."""


class PlaytestPanel(QWidget):
    """Set-up on one side, results on the other, and between them the races."""

    results: ResultsView
    live: QCheckBox
    rules_wanted = Signal(object)
    """The ruleset that problems are to be looked for, too; None if the panel is not seen."""
    problem_wanted = Signal(object)
    """A finding to be shown among the problems."""
    selection_wanted = Signal()
    """What is selected is to be seen."""
    told = Signal(str)
    turned = Signal()
    """What can be done is something else now."""

    def __init__(self, bridge: Bridge, settings: Settings) -> None:
        super().__init__()
        self._bridge, self._settings = bridge, settings
        self.racer = Racer(self)
        self.setup = SetupForm()
        self.results = ResultsView()
        self._clock = QElapsedTimer()
        self._make_controls()
        self._lay_out()
        self._connect()
        self.setup.use_rules_for(bridge.track)
        self.setup.use_text(settings.text(KEPT))
        self.setup.use_track(bridge.track)
        self._show_running(False)

    def _make_controls(self) -> None:
        self.run_button = QPushButton(t("Run"))
        tip_with_keys(self.run_button, t("Ride the races"), "playtest.run")
        self.stop = QPushButton(t("Cancel"))
        tip = t("Stop, and tell what was ridden until then")
        tip_with_keys(self.stop, tip, "playtest.cancel")
        self.live = QCheckBox(t("Live"))
        tip = t("Race again whenever the circuit or the set-up changes")
        tip_with_keys(self.live, tip, "playtest.live")
        self.bar = QProgressBar(textVisible=False)
        self.bar.setFixedHeight(8)
        self.bar.setAccessibleName(t("Progress"))
        self.state = Brief()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for widget in (self.run_button, self.stop, self.live):
            buttons.addWidget(widget)
        buttons.addStretch(1)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 4, 0, 0)
        column.setSpacing(4)
        column.addLayout(buttons)
        column.addWidget(self.bar)
        column.addWidget(self.state)
        column.addWidget(TallScroll(self.setup), 1)
        self.splitter = QSplitter()
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(side)
        self.splitter.addWidget(self.results)
        self.splitter.setStretchFactor(1, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.splitter)

    def _connect(self) -> None:
        bridge, racer = self._bridge, self.racer
        self.run_button.clicked.connect(self.run)
        self.stop.clicked.connect(self.cancel)
        self.live.toggled.connect(self._follow)
        self.live.toggled.connect(self.turned)
        self.setup.changed.connect(self._follow)
        self.setup.rules_chosen.connect(self._ask_for_problems)
        self.results.linked.connect(self._follow_link)
        self.results.told.connect(self.told)
        self.results.turned.connect(self.turned)
        racer.began.connect(self._began)
        racer.said.connect(self.state.say)
        racer.progressed.connect(self._progress)
        racer.done.connect(self._done)
        bridge.opened.connect(self._opened)
        bridge.changed.connect(self._changed)

    # --- riding

    def run(self) -> None:
        """Ride what the fields say, now."""
        self.racer.ride(self.setup.wish, self._bridge.circuit)

    def cancel(self) -> None:
        self.racer.cancel()

    @property
    def busy(self) -> bool:
        return self.racer.busy or self.results.busy

    def shut_down(self) -> None:
        """Before the window goes: no thread may stay, and what was set up is kept."""
        self.blockSignals(True)
        self.results.blockSignals(True)
        self.racer.stop()
        self.results.shut_down()
        self._settings.put(KEPT, self.setup.as_text())

    def use_palette(self, palette: Palette) -> None:
        self.results.use_palette()

    def _follow(self) -> None:
        """In live mode, as long as it is seen: race what there is now."""
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
            self.results.show_raced(outcome, stale=outcome.circuit is not self._bridge.circuit)
        elif isinstance(outcome, Refused):
            self.results.show_refused(outcome)
        elif not overtaken:
            self.told.emit(t("Cancelled before the first race was ridden"))

    # --- following the document

    def _opened(self) -> None:
        self.racer.forget()
        self.results.show_raced(None)
        self.setup.use_track(self._bridge.track)
        self._follow()

    def _changed(self) -> None:
        self.setup.use_track(self._bridge.track)
        self._follow()

    def show_survey(self, survey: Survey) -> None:
        """The circuit was looked at: is what is shown still of this one?"""
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
        elif what == PIECE:
            self._bridge.select({int(number)})
            if self._bridge.selection:  # it may have been taken away
                self.selection_wanted.emit()

    # --- being seen

    def _ask_for_problems(self) -> None:
        self.rules_wanted.emit(self.setup.ruleset.id if self.isVisible() else None)

    def _seen(self) -> None:
        self._ask_for_problems()
        self.results.show_heat()
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._seen()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._seen()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Side by side where it is broad, one above the other where it is tall."""
        super().resizeEvent(event)
        is_broad = self.width() > min(BROAD_PX, 1.3 * self.height())
        orientation = Qt.Orientation.Horizontal if is_broad else Qt.Orientation.Vertical
        if orientation != self.splitter.orientation():
            self.splitter.setOrientation(orientation)


class TallScroll(QScrollArea):
    """Scrolls up and down only: it is as broad as what it holds."""

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
