"""The playtest panel: set-up, progress and results; races on demand, or after every edit."""

from typing import TYPE_CHECKING
from urllib.parse import unquote

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
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
from trackwright.editor.widgets.beside import Beside, BesidePanel
from trackwright.model.picture.picture import Palette
from trackwright.model.text.errors import InputError

if TYPE_CHECKING:
    from trackwright.reports.pack.race_pack import PackOptions

KEPT = "playtest"
"""The settings key."""
"""Whatever the panel shows, the table must not jump."""


class PlaytestPanel(BesidePanel):
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
        self.setup = SetupForm(has_dice=True)
        self.results = ResultsView(lambda: first_folder(bridge.path, settings))
        self._clock = QElapsedTimer()
        self._kept = KeptResults(settings.storage)
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
        self.parts = Beside(
            self.setup, self.results, self.choose_setup, lambda: self.results.breadth
        )
        self.parts.add_over(buttons, self.bar, self.state)
        self.parts.form.setAccessibleName(t("Set-up"))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.parts)

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
        self.racer.finish()

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
        self.racer.leave()
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
    def race_pack(self) -> "PackOptions":
        """What a race pack is made for: the race as set up, with a result of this circuit."""
        from trackwright.reports.pack.race_pack import PackOptions

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
