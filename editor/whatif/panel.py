"""The what-if panel: what each single change of the circuit does to a race, while it is raced."""

import html
from collections.abc import Sequence
from functools import partial
from urllib.parse import unquote

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QHideEvent, QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.design.whatif.effects import Wish, wishable
from trackwright.design.whatif.preview import preview_of
from trackwright.editor.app.actions import tip_with_keys
from trackwright.editor.app.labels import RichLabel
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import t
from trackwright.editor.dialogs.running import run_menu
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.playtest.racer import Refused
from trackwright.editor.playtest.words import FIX, PROBLEM, fixes_of, page_html
from trackwright.editor.whatif.bars import ChangeList, FigureHeads
from trackwright.editor.whatif.options import KEPT, WhatIfOptions, words_of
from trackwright.editor.whatif.rows import Row, WhatIfRows
from trackwright.editor.whatif.words import (
    FIGURES,
    NO_CHANGES,
    NO_PIECES,
    NOT_BEGUN,
    WISHES,
    best_words,
    change_words,
    notice_html,
    progress_words,
    state_words,
)
from trackwright.editor.whatif.work import Answer, News, Outcome, WhatIfWork
from trackwright.editor.widgets.beside import TallScroll
from trackwright.editor.widgets.combo_box import NarrowComboBox
from trackwright.editor.widgets.wheel import pass_wheel
from trackwright.model.circuit import Circuit
from trackwright.model.edit.preview import Differences
from trackwright.model.text.errors import InputError

LEAST_HEIGHT, LEAST_BAR_PX = 270, 24
OPTIONS_SHARE = 0.5
"""Of the height, at most, for the options when unfolded."""


class WhatIfPanel(QWidget):
    """Race, stop, find the best for a wish; below them the changes, each with bars of its effects.
    Hovering previews a change on the table, Enter applies it."""

    previewed = Signal(object, object, object)
    """Spots of the pieces that come, of those that move, and of those that go."""
    problem_wanted = Signal(object)
    """A problem to show in the problems panel."""
    fix_wanted = Signal(object)
    """A fix to apply, without which there are no races."""
    turned = Signal()
    """The available actions changed."""

    def __init__(self, bridge: Bridge, settings: Settings) -> None:
        super().__init__()
        self._bridge, self._settings = bridge, settings
        self._circuit: Circuit | None = None
        """The one whose changes are listed."""
        self._refused: Refused | None = None
        self._wish: Wish | None = None
        """What the best change is being looked for."""
        self._goes_on = False
        """Were changes being raced when the search for the best began?"""
        self._is_unsorted = False
        self.work = WhatIfWork(self)
        self.options = WhatIfOptions()
        self.rows = WhatIfRows(self)
        self._make_controls()
        self._make_list()
        self._lay_out()
        self._connect()
        self.options.setup.use_rules_for(bridge.track)
        self._use_kept()
        self._opened()

    # --- construction

    def _make_controls(self) -> None:
        self.race = QPushButton(t("Race changes"))
        tip = t("Race every single change of the circuit; again for more races")
        tip_with_keys(self.race, tip, "whatif.race")
        self.stop = QPushButton(t("Stop"))
        self.stop.setToolTip(t("Stop racing; what was raced stays"))
        self.more = QToolButton(autoRaise=True)
        self.more.setCheckable(True)
        self.more.setText(t("Options"))
        self.more.setToolTip(t("Rules, bots, number of races, kinds of changes"))
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.figures = QToolButton(autoRaise=True)
        self.figures.setText(t("Figures"))
        self.figures.setToolTip(t("Choose the figures that are shown"))
        self.figures.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.figures.setMenu(QMenu(self))
        self.wish = NarrowComboBox()
        pass_wheel(self.wish)
        self.wish.setAccessibleName(t("Wish"))
        self.wish.setToolTip(t("What you would like more or less of"))
        self.best = QPushButton(t("Find the best"))
        self.best.setToolTip(
            t("Find the change that does most for the wish, and race it again to be sure")
        )
        self.bar = QProgressBar(textVisible=False)
        self.bar.setFixedHeight(8)
        self.bar.setMinimumWidth(LEAST_BAR_PX)  # the panel must not get wider
        self.bar.setAccessibleName(t("Progress"))
        self.state = QLabel(wordWrap=True)
        self.state.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.form = TallScroll(self.options)
        self.form.setAccessibleName(t("Options"))

    def _make_list(self) -> None:
        self.list = ChangeList(self.rows)
        self.list.setToolTip("")
        self.heads = FigureHeads(self.list)
        self.notice = RichLabel()
        self.notice.setWordWrap(True)
        self.notice.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.notice.setAccessibleName(t("About this list"))
        self.page = QTextBrowser(openLinks=False)
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.page.viewport().setAutoFillBackground(False)
        self.page.setAccessibleName(t("Why there is no list"))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self.race, self.stop):
            buttons.addWidget(button)
        buttons.addWidget(self.bar, 1)
        buttons.addStretch(0)
        for tool in (self.figures, self.more):
            buttons.addWidget(tool)
        wishes = QHBoxLayout()
        wishes.addWidget(self.wish, 1)
        wishes.addWidget(self.best)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 4, 6, 6)
        box.setSpacing(4)
        box.addLayout(buttons)
        box.addWidget(self.form)
        box.addLayout(wishes)
        for widget in (self.state, self.notice, self.heads):
            box.addWidget(widget)
        box.addWidget(self.list, 1)
        box.addWidget(self.page, 1)
        box.addStretch(0)

    def _connect(self) -> None:
        bridge, work = self._bridge, self.work
        self.race.clicked.connect(self.begin)
        self.stop.clicked.connect(self.cancel)
        self.best.clicked.connect(self.find_best)
        self.more.toggled.connect(self._show_options)
        self.options.changed.connect(self._show_state)
        self.options.setup.rules_chosen.connect(lambda _: self._offer_figures())
        self.heads.clicked.connect(self._sort_by)
        self.list.pointed.connect(self._show_ghost)
        self.list.pointed.connect(self._sort, Qt.ConnectionType.QueuedConnection)
        self.list.given_up.connect(self.choose_nothing)
        self.list.copied.connect(self.copy)
        self.list.activated.connect(self._activate)
        self.list.customContextMenuRequested.connect(self._menu)
        self.notice.linkActivated.connect(lambda _: self.begin())
        self.page.anchorClicked.connect(lambda url: self._follow(url.toString()))
        work.began.connect(self._began)
        work.told.connect(self._take)
        work.done.connect(self._done)
        bridge.opened.connect(self._opened)
        bridge.changed.connect(self._changed)

    def _use_kept(self) -> None:
        """Restore the last options."""
        if text := self._settings.text(KEPT):
            try:
                self.options.use_text(text)
            except InputError as fault:
                self._settings.cannot_use(fault)
        self.rows.use_figures(self.options.figures)

    # --- racing

    def begin(self) -> None:
        """Race the changes of the circuit as it is now; if that was done, as often again."""
        self._wish = None
        if not self.is_fresh:
            self._forget()
        question = self.options.question
        known = self.work.known
        if known is not None and known.fits(question, self._bridge.circuit):
            question = known.more(question)
        self._refused = None
        self._circuit = self._bridge.circuit
        self.work.ask(question, self._circuit)

    def find_best(self) -> None:
        """Find the change that does most for the wish."""
        if not self.is_fresh:
            self._forget()
        self._goes_on = self.work.busy and self._wish is None
        self._wish = WISHES[str(self.wish.currentData())]
        self._refused = None
        self._circuit = self._bridge.circuit
        self.rows.show_answer(None)
        self.work.ask(self.options.question, self._circuit, self._wish)

    def cancel(self) -> None:
        self._goes_on = False
        self.work.finish()

    @property
    def busy(self) -> bool:
        return self.work.busy

    def shut_down(self) -> None:
        """Stop before the window closes: end the thread, store the options."""
        self.blockSignals(True)
        self.work.leave()
        self.options.figures = self.rows.figures
        self._settings.put(KEPT, self.options.as_text())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc stops the races; without any it is the window's."""
        if event.key() == Qt.Key.Key_Escape and self.busy:
            self.cancel()
        else:
            super().keyPressEvent(event)

    def _began(self) -> None:
        known = self.work.known
        if known is None or not known.is_listed:
            self.rows.clear()
            self.heads.show_base({})
        self._say(progress_words(News()))
        self.bar.setRange(0, 0)
        self._show_all()
        self.turned.emit()

    def _take(self, news: News) -> None:
        """What was raced in the meantime."""
        self.rows.take(news)
        if news.base:
            self.heads.show_base(news.base)
        self._is_unsorted |= news.is_round
        self._sort()
        self.bar.setRange(0, news.of)
        self.bar.setValue(news.done)
        self._say(progress_words(news))
        if news.listed and not self.list.isVisible():
            self._show_all()

    def _sort(self) -> None:
        """Rows only move when a round is over, and while nobody is pointing at them."""
        if self._is_unsorted and not self.list.is_used:
            self._is_unsorted = False
            self.rows.renew()

    def _done(self, outcome: Outcome | None) -> None:
        self._wish = None
        goes_on, self._goes_on = self._goes_on, False
        if isinstance(outcome, Refused):
            self._refused = outcome
        elif isinstance(outcome, Answer):
            self.rows.show_answer(outcome)
            self.list.scrollToTop()
            self._bridge.message.emit(best_words(outcome))
        self._show_all()
        self.turned.emit()
        if outcome is None:
            self._say(t("An error in Trackwright: the races were stopped."))
        elif goes_on and self._circuit is not None and isinstance(outcome, Answer):
            self.work.ask(self.options.question, self._circuit)

    # --- what is shown

    @property
    def is_fresh(self) -> bool:
        """Are the listed changes those of the circuit as it is?"""
        return self._circuit is not None and self._circuit.track is self._bridge.track

    def _show_all(self) -> None:
        runs = self.busy
        has_rows = bool(self.rows.lines)
        self.race.setVisible(not runs)
        self.stop.setVisible(runs)
        self.bar.setVisible(runs)
        for part in (self.list, self.heads):
            part.setVisible(has_rows)
        self.page.setVisible(not has_rows)
        self.page.setHtml(self._page())
        self._show_state()
        self._show_ghost()

    def _page(self) -> str:
        """In the place of the list."""
        if self._refused is not None:
            return page_html(self._refused)
        if self.busy:
            return ""
        if not self._bridge.track.piece_locations:
            return html.escape(t(NO_PIECES))
        known = self.work.known
        is_listed = known is not None and known.is_listed and self.is_fresh
        return html.escape(t(NO_CHANGES) if is_listed else t(NOT_BEGUN))

    def _show_state(self) -> None:
        """What was raced, and whether it is what would be raced now."""
        known = self.work.known
        is_as_asked = known is None or known.question.study == self.options.question.study
        words = notice_html(self.is_fresh, is_as_asked) if self.rows.lines else ""
        self.notice.setText(words)
        self.notice.setVisible(bool(words))
        self.list.fade(not self.is_fresh)
        if not self.busy:
            asked = self.options.words if known is None else words_of(known.question)
            self._say(state_words(*self.rows.raced, asked))

    def _say(self, words: str) -> None:
        self.state.setText(words)
        self.state.setToolTip(self.options.words)

    def _show_options(self) -> None:
        is_shown = self.more.isChecked()
        self.form.setVisible(is_shown)
        self.form.setMaximumHeight(
            min(self.options.sizeHint().height(), round(OPTIONS_SHARE * self.height()))
        )
        self.more.setArrowType(Qt.ArrowType.DownArrow if is_shown else Qt.ArrowType.RightArrow)

    def _offer_figures(self) -> None:
        """The figures and wishes of the game."""
        there = wishable(self.options.setup.ruleset.id)
        chosen = self.wish.currentData()
        self.wish.clear()
        for words, wish in WISHES.items():
            if wish.figure in there:
                self.wish.addItem(t(words), words)
        self.wish.setCurrentIndex(max(0, self.wish.findData(chosen)))
        self._offer_columns(there)

    def _offer_columns(self, there: Sequence[str]) -> None:
        menu = self.figures.menu()
        for old in menu.actions():
            menu.removeAction(old)
            old.deleteLater()
        for name in (name for name in FIGURES if name in there):
            entry = QAction(t(FIGURES[name][0]), menu)  # Python never frees one that it adds itself
            menu.addAction(entry)
            entry.setToolTip(t(FIGURES[name][1]))
            entry.setCheckable(True)
            entry.setChecked(name in self.rows.figures)
            entry.toggled.connect(partial(self._show_figure, name))

    def _show_figure(self, name: str, is_shown: bool) -> None:
        figures = {*self.rows.figures, name} if is_shown else {*self.rows.figures} - {name}
        self.rows.use_figures(tuple(figures))
        self.heads.show_figures(self.rows.figures)

    def _sort_by(self, figure: str) -> None:
        self.rows.sort_by(figure)
        self.list.scrollToTop()
        self.heads.show_words()

    # --- the circuit

    def use_rules(self, rules: str) -> None:
        """Follow the rules chosen for playtests."""
        if not self.busy:
            self.options.setup.rules.setCurrentText(rules)

    def _opened(self) -> None:
        self._forget()
        self.options.setup.use_track(self._bridge.track)
        self._offer_figures()
        self._show_options()
        self._show_all()

    def _forget(self) -> None:
        self.work.forget()
        self._circuit = self._refused = self._wish = None
        self._goes_on = False
        self.rows.clear()
        self.heads.show_base({})

    def _changed(self) -> None:
        """The list is of the circuit as it was; undo brings it back."""
        self.options.setup.use_track(self._bridge.track)
        self._refused = None
        self._show_all()

    # --- a change

    def _show_ghost(self) -> None:
        """On the table, as long as it is the circuit that would be changed."""
        row = self.list.shown
        shown = Differences()
        if row is not None and self.is_fresh and self.isVisible():
            shown = preview_of(row.change, self._bridge.circuit)
        self.previewed.emit(shown.laid, shown.moved, shown.gone)

    def choose_nothing(self) -> None:
        self.list.choose_nothing()

    def _activate(self, index: QModelIndex) -> None:
        if (row := self.rows.row(index)) is not None:
            self.apply(row)

    def apply(self, row: Row) -> None:
        """Change the circuit, as one step; only the one that the change was listed of."""
        self.previewed.emit((), (), ())
        if self._bridge.do(row.change):
            self._bridge.message.emit(t("Applied: {change}", change=change_words(row.change)))

    def _menu(self, place: QPoint) -> None:
        run_menu(self.menu(), self.list.viewport().mapToGlobal(place))

    def menu(self) -> QMenu:
        menu = QMenu(self)
        row = self.list.chosen
        apply = menu.addAction(t("Apply"))
        apply.setEnabled(row is not None and self.is_fresh)
        if row is not None:
            apply.triggered.connect(lambda: self.apply(row))
        menu.addSeparator()
        menu.addAction(t("Copy as table (TSV)")).triggered.connect(self.copy)
        return menu

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.rows.as_table())
        self._bridge.message.emit(t("The list was copied"))

    def _follow(self, link: str) -> None:
        """A link of a refusal."""
        what, _, number = link.partition(":")
        refused = self._refused
        if refused is not None and what == PROBLEM:
            self.problem_wanted.emit(refused.findings[int(number)])
        elif refused is not None and what == FIX:
            self.fix_wanted.emit(fixes_of(refused)[unquote(number)])
            self.begin()

    # --- visibility

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._show_ghost()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._show_ghost()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(super().minimumSizeHint().width(), LEAST_HEIGHT)
