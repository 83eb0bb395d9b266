"""The Design panel: wishes, the search for circuits, and the gallery of those that were found."""

from collections.abc import Callable, Collection
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.design.looks.road import codes_of
from trackwright.design.origins import not_like, starting_from
from trackwright.design.play import gates_of, title_of
from trackwright.design.search.fitting import on_wished_board
from trackwright.design.search.proposals import Found, Status
from trackwright.design.wishes import LONGEST_LAP, Wishes, turn_of, wishes_like
from trackwright.editor.app.actions import tip_with_keys
from trackwright.editor.app.storage import Storage
from trackwright.editor.app.translation import sentence, t, translated
from trackwright.editor.design.found.finds import Entry, Finds
from trackwright.editor.design.found.gallery import DesignGallery
from trackwright.editor.design.found.map_page import MapPage
from trackwright.editor.design.found.words import advice_lines, full_words, live_line
from trackwright.editor.design.kept import KeptWishes
from trackwright.editor.design.searcher import Order, Searcher
from trackwright.editor.design.wishes_form import WishesForm
from trackwright.editor.dialogs.running import run_menu
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.widgets.beside import Beside, BesidePanel
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import Palette
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.units import CENTIMETRES, Unit

AROUND = 0.1
"""Laps may be longer or shorter than that of the open circuit by this share."""
MOST_PIECES = 400
"""Of larger circuits nothing is taken over: they are no examples of what can be designed."""
GALLERY_PX = 190
MAP_LINES = 4
"""Room for the words of the circuit that is chosen on the map."""
FULL = 1000
"""Of the progress bar."""
SORTS: dict[str, Callable[[Entry], float]] = {
    "looks": lambda entry: entry.score,
    "positions": lambda entry: entry.proposal.facts.positions,
    "corners": lambda entry: entry.proposal.facts.corners,
    "longest": lambda entry: -entry.proposal.facts.longest,
    "outline": lambda entry: entry.proposal.likeness or 0.0,
    "origin": lambda entry: entry.proposal.off_origin or 0.0,
}


class DesignPanel(BesidePanel):
    """Wishes and gallery, with the buttons of the search over the wishes."""

    copy_wanted = Signal(object)
    """Open this track as a new circuit."""
    outline_wanted = Signal()
    """Ask for a file with an outline."""
    outlined = Signal()
    """The outline, or the board or the length that it is shown for, has changed."""
    file_wanted = Signal(bool)
    """Ask for a file of wishes: to save them, or to read them."""
    turned = Signal()
    """The available actions changed."""

    def __init__(self, bridge: Bridge, storage: Storage) -> None:
        super().__init__()
        self._bridge = bridge
        self._kept = KeptWishes(storage)
        self._unit: Unit = CENTIMETRES
        self._is_on = False
        """Shall the search go on when the wishes change?"""
        self._is_touched = False
        """Has anybody wished for anything? Otherwise the wishes are those of last time, or as the
        open circuit is."""
        self._seed = 0
        """How many searches for the same wishes there were."""
        self._target = 0
        """So many circuits as wished are enough."""
        self._sort = "looks"
        self.found = Finds()
        self.searcher = Searcher(self)
        self.form = WishesForm(bridge.kit.id)
        self._make_controls()
        self._make_gallery()
        self._lay_out()
        self._connect()
        self._begin_wishes()
        self._show_running()

    # --- parts

    def _make_controls(self) -> None:
        self.start_button = QPushButton(t("Start"))
        tip_with_keys(self.start_button, t("Search for circuits like that"), "design.start")
        self.stop_button = QPushButton(t("Stop"))
        tip_with_keys(self.stop_button, t("Stop the search; what was found stays"), "design.stop")
        self.choose_form = QPushButton(t("Wishes"))
        self.choose_form.setCheckable(True)
        self.choose_form.setChecked(True)
        self.choose_form.setToolTip(t("Show the wishes in place of the gallery"))
        self.more = QToolButton()
        self.more.setText(t("More"))
        self.more.setToolTip(t("Open or save wishes, or take them from the open circuit"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(self._more_menu())
        self.bar = QProgressBar(textVisible=False)
        self.bar.setFixedHeight(8)
        self.bar.setRange(0, FULL)
        self.bar.setAccessibleName(t("Progress"))
        kept = self.bar.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # fields must not jump while one drags
        self.bar.setSizePolicy(kept)
        self.state = _wrapped()
        self._say(t("Describe the circuits you want, then press Start."))
        self.advice = _wrapped()
        self.last = Basis(t("Reset: begin with what the open circuit is like"))
        self.origin = Basis(t("Start from nothing again"))
        self.taboo = Basis(t("Allow these shapes again"))

    def _more_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(t("Reset to the open circuit")).triggered.connect(self.use_circuit)
        menu.addSeparator()
        menu.addAction(t("Open wishes ...")).triggered.connect(lambda: self.file_wanted.emit(False))
        menu.addAction(t("Save wishes ...")).triggered.connect(lambda: self.file_wanted.emit(True))
        menu.addSeparator()
        menu.addAction(t("Empty the gallery")).triggered.connect(self.clear)
        return menu

    def _make_gallery(self) -> None:
        self.gallery = DesignGallery()
        self.count = QLabel(wordWrap=True)
        self.sort_button = QToolButton()
        self.sort_button.setText(t("Sort"))
        self.sort_button.setToolTip(
            t("Sort the circuits found; those that lack something come last")
        )
        self.sort_button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self._sort_menu = QMenu(self)
        self._sort_menu.aboutToShow.connect(self._fill_sort_menu)
        self.sort_button.setMenu(self._sort_menu)
        self.map = MapPage()
        self.map.view.take_key = self.gallery.take_key
        self.shown = QStackedWidget()
        self.shown.addWidget(self.gallery)
        self.shown.addWidget(self.map)
        self.map_button = QToolButton()
        self.map_button.setText(t("Map"))
        self.map_button.setCheckable(True)
        tip = t("Show the circuits by any two figures, such as length and overtakes")
        tip_with_keys(self.map_button, tip, "design.map")
        self.details = _wrapped()
        self.details.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for widget in (self.start_button, self.stop_button, self.more):
            buttons.addWidget(widget)
        buttons.addStretch(1)
        buttons.addWidget(self.choose_form)
        head = QHBoxLayout()
        head.addWidget(self.count, 1)
        head.addWidget(self.sort_button)
        head.addWidget(self.map_button)
        self.results = QWidget()
        box = QVBoxLayout(self.results)
        box.setContentsMargins(4, 4, 4, 4)
        box.setSpacing(4)
        box.addLayout(head)
        box.addWidget(self.shown, 1)
        box.addWidget(self.details)
        self.parts = Beside(self.form, self.results, self.choose_form, lambda: GALLERY_PX)
        self.parts.form.setAccessibleName(t("Wishes"))
        over = (buttons, self.bar, self.state, self.advice, self.last, self.origin, self.taboo)
        self.parts.add_over(*over)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.parts)

    def _connect(self) -> None:
        searcher, gallery = self.searcher, self.gallery
        self.start_button.clicked.connect(self.start)
        self.stop_button.clicked.connect(self.stop)
        self.choose_form.toggled.connect(self._arrange)
        self.sort_button.clicked.connect(self.sort)
        self.form.changed.connect(self._wishes_changed)
        self.form.outline_wanted.connect(self.outline_wanted)
        self.form.outline_dropped.connect(lambda: self.form.change(outline=()))
        self.last.dropped.connect(self.use_circuit)
        self.origin.dropped.connect(lambda: self.form.change(origin=(), keep=()))
        self.taboo.dropped.connect(lambda: self.form.change(not_like=()))
        searcher.began.connect(self._show_running)
        searcher.said.connect(self._say)
        searcher.reached.connect(self._progress)
        searcher.done.connect(self._done)
        searcher.failed.connect(self._failed)
        gallery.copy_wanted.connect(self.open_copy)
        gallery.more_wanted.connect(self.more_like)
        gallery.less_wanted.connect(self.not_like)
        gallery.keep_wanted.connect(self.keep_marked)
        gallery.picked.connect(self._show_details)
        gallery.pictured.connect(lambda _: self._show_current())
        self.map_button.toggled.connect(self.show_map)
        self.map.picked.connect(gallery.choose)
        self.map.shown.connect(lambda: self._show_details(gallery.current))
        self.map.view.opened.connect(self.open_copy)
        self.map.view.menu_wanted.connect(lambda at: run_menu(gallery.menu(), at))
        self._bridge.opened.connect(self._opened)

    # --- wishes

    @property
    def wishes(self) -> Wishes:
        return self.form.wishes

    def use_wishes(self, wishes: Wishes) -> None:
        self.form.show_wishes(wishes)

    def use_circuit(self) -> None:
        """Forget all wishes, and wish for circuits of the size and sort of the open one."""
        self._kept.forget(self._bridge.kit.id)
        self._begin_wishes()

    def _begin_wishes(self) -> None:
        """Those of last time for this kit; otherwise as the open circuit is."""
        kept = self._kept.of_kit(self._bridge.kit.id)
        self.form.show_wishes(kept or wishes_of_circuit(self._bridge.circuit))
        self._is_touched = False
        self.last.say(t("Wishes of last time") if kept is not None else "")

    def _opened(self) -> None:
        if not self._is_touched and not self.found.entries:
            self._begin_wishes()

    def _keep_wishes(self) -> None:
        """For the next time, unless nobody has wished for anything."""
        if self._is_touched:
            self._kept.keep(self.wishes)

    def _wishes_changed(self) -> None:
        self._is_touched = True
        self.last.say("")
        self._seed = 0
        self._show_basis()
        self.outlined.emit()
        if self.form.refused:
            self.searcher.drop()
            self._show_running()
            if self._is_on:
                self._say(t("Waits for wishes that can be met."))
            return
        self.found.consider(self.wishes)
        self._use_wishes()
        self._show_count()
        self._show_details(self.gallery.current)
        if self._is_on:
            self._search(at_once=False)
        elif self.found.entries:
            self._say(t("Press Start to find circuits like this."))

    def _use_wishes(self) -> None:
        self.gallery.use_wishes(self.wishes)
        self.map.use_wishes(self.wishes, self.form.seed.value())

    def _show_basis(self) -> None:
        """What the search starts from, and what it avoids."""
        wishes = self.wishes
        kept = t("pieces kept: {n}", n=len(wishes.keep)) if wishes.keep else ""
        words = ", ".join(filter(None, (t("Starts from a circuit"), kept)))
        self.origin.say(words if wishes.origin else "")
        many = t("Shapes not wanted: {n}", n=len(wishes.not_like))
        self.taboo.say(many if wishes.not_like else "")

    # --- searching

    @property
    def busy(self) -> bool:
        return self.searcher.busy or self.gallery.drawer.busy or self.map.races.busy

    @property
    def is_searching(self) -> bool:
        return self.searcher.is_wanted

    def start(self) -> None:
        """Search; if there are enough circuits already, for as many again."""
        refused = self.form.refused
        if refused:
            self._say(sentence(translated(refused[0])))
            return
        self._keep_wishes()
        self.choose_form.setChecked(False)
        self._is_on = True
        self.bar.setValue(0)
        self._target = self.form.count.value()
        if self.found.fitting >= self._target:
            self._target = self.found.fitting + self.form.count.value()
            self._seed += 1
        self.found.consider(self.wishes)
        self._use_wishes()
        self._search(at_once=True)

    def _search(self, at_once: bool) -> None:
        """Unless there are enough."""
        self.advice.clear()
        if self.found.fitting >= self._target:
            self.searcher.drop()
            self._say_enough()
        else:
            order = Order(self.wishes, self.form.seed.value() + self._seed)
            (self.searcher.search if at_once else self.searcher.follow)(order)
        self._show_running()

    def stop(self) -> None:
        self._is_on = False
        self.searcher.drop()
        self._show_running()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc stops the search; without one it is the window's."""
        if event.key() == Qt.Key.Key_Escape and self.is_searching:
            self.stop()
        else:
            super().keyPressEvent(event)

    def shut_down(self) -> None:
        """Stop before the window closes: end the threads, keep the wishes."""
        self.blockSignals(True)
        self._keep_wishes()
        self.searcher.leave()
        self.gallery.drawer.leave()
        self.map.races.leave()

    def _progress(self, order: Order, status: Status) -> None:
        new = self.found.add(status.best, order.wishes)
        for entry in new:
            self.gallery.renew(entry)
        if new:
            self.map.show_entries(self.found.entries)
        self._show_count()
        self._show_share(status)
        self._say(live_line(status))
        self._advise("\n".join(advice_lines(status, order.wishes)))
        if self.found.fitting >= self._target:
            self.searcher.drop()
            self._show_running()
            self._say_enough()

    def _show_share(self, status: Status) -> None:
        """A search is over when there are enough circuits, or it has tried often enough."""
        share = max(status.bursts / status.of, self.found.fitting / self._target)
        self.bar.setValue(round(FULL * min(1.0, share)))

    def _say_enough(self) -> None:
        self._say(t("{n} circuits found; Start looks for more", n=self.found.fitting))

    def _done(self, found: Found | None) -> None:
        if found is not None:
            self._seed += 1  # the next search finds others
            kept, tried = found.status.kept, found.status.bursts
            self._say(t("Finished: {tried} tried, {kept} kept", tried=tried, kept=kept))
            self._advise("\n".join(advice_lines(found.status, self.wishes)))
        self._show_running()

    def _failed(self, why: str) -> None:
        self._is_on = False
        self._say(sentence(why))
        self._show_running()

    def _show_running(self) -> None:
        runs = self.is_searching
        self.start_button.setEnabled(not runs)
        self.stop_button.setEnabled(runs)
        self.bar.setVisible(runs)
        self.turned.emit()

    def _say(self, words: str) -> None:
        self.state.setText(words)
        self.state.setVisible(bool(words))

    def _advise(self, words: str) -> None:
        self.advice.setText(words)
        self.advice.setVisible(bool(words))

    # --- the gallery

    def _show_count(self) -> None:
        entries, fitting = len(self.found.entries), self.found.fitting
        words = t("Circuits: {n}", n=fitting)
        if entries > fitting:
            words += t(", not as wished for now: {n}", n=entries - fitting)
        self.count.setText(words if entries else "")
        self.sort_button.setEnabled(entries > 1)
        self.sort_button.setVisible(not self.shows_map)

    def _show_details(self, entry: Entry | None) -> None:
        shown = ""
        if entry is not None and self.shows_map:
            shown = self.map.words_of(entry)
        elif entry is not None:
            shown = full_words(entry, self.wishes, self._unit)
        self.details.setText(shown)
        self.details.setVisible(bool(shown) or self.shows_map)
        lines = MAP_LINES if self.shows_map else 0  # points stay where they are when one is chosen
        self.details.setMinimumHeight(lines * self.fontMetrics().lineSpacing())
        self._show_current()
        self.turned.emit()

    def _show_current(self) -> None:
        entry = self.gallery.current
        self.map.show_current(entry, self.gallery.picture_of(entry))

    @property
    def shows_map(self) -> bool:
        return self.shown.currentWidget() is self.map

    def show_map(self, is_shown: bool) -> None:
        """The map in place of the gallery, or the gallery."""
        has_keys = self.gallery.hasFocus() or self.map.view.hasFocus()
        self.map_button.setChecked(is_shown)
        self.shown.setCurrentWidget(self.map if is_shown else self.gallery)
        if has_keys:
            (self.map.view if is_shown else self.gallery).setFocus()
        self._show_count()
        self._show_details(self.gallery.current)

    def sort(self) -> None:
        """Sort by what was chosen last."""
        self.found.sort(self._key)
        self.gallery.show_entries(self.found.entries)

    def sort_by(self, name: str) -> None:
        self._sort = name
        self.sort()

    def _key(self, entry: Entry) -> float:
        if self._sort in SORTS:
            return SORTS[self._sort](entry)
        figure = entry.proposal.figures.get(self._sort)
        value = None if figure is None else figure.value
        return float("inf") if value is None else value

    def _fill_sort_menu(self) -> None:
        self._sort_menu.clear()
        words = {
            "looks": t("Best looks first"),
            "positions": t("Shortest lap first"),
            "corners": t("Fewest corners first"),
            "longest": t("Longest straight first"),
        }
        if self.wishes.outline:
            words["outline"] = t("Nearest to the outline first")
        if self.wishes.origin:
            words["origin"] = t("Nearest to the circuit it starts from first")
        for gate in gates_of(self.wishes) if not self.form.refused else ():
            words[gate.figure] = t("Least first: {figure}", figure=self._figure_words(gate.figure))
        for name, text in words.items():
            action = self._sort_menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(name == self._sort)
            action.triggered.connect(lambda _, name=name: self.sort_by(name))

    def _figure_words(self, name: str) -> str:
        known = (one.proposal.figures for one in self.found.entries)
        figures = next((one for one in known if name in one), None)
        return name if figures is None else translated(title_of(name, figures))

    def clear(self) -> None:
        """Begin the gallery anew."""
        self.found.clear()
        self.gallery.show_entries(())
        self.map.show_entries(())
        self._show_count()
        self._show_details(None)

    def open_copy(self, entry: Entry | None = None) -> None:
        """Open a copy of an entry, or of the current one."""
        entry = entry or self.gallery.current
        if entry is not None:
            self.copy_wanted.emit(on_wished_board(entry.proposal, self._board_of(entry)))

    def _board_of(self, entry: Entry) -> Wishes:
        """What an entry is laid out for: its own wishes if it does not meet those of now."""
        return entry.found_for if entry.lacks else self.wishes

    def more_like(self, entry: Entry | None = None) -> None:
        """Search for circuits like an entry, or like the current one."""
        entry = entry or self.gallery.current
        if entry is not None:
            self._base(entry.proposal.circuit, ())

    def keep_marked(self) -> None:
        """Search for circuits with the pieces that are selected on the table."""
        chosen = self._bridge.chosen_pieces
        if chosen:
            self._base(self._bridge.circuit, chosen)
        else:
            self._say(t("Select the pieces to keep on the table first."))

    def _base(self, circuit: Circuit, keep: Collection[int]) -> None:
        """Start from a circuit, of which pieces stay."""
        try:
            wished = starting_from(self.wishes, circuit, keep)
        except TrackwrightError as error:
            self._say(sentence(translated(error.message)))
            return
        self.form.change(origin=wished.origin, keep=wished.keep)
        self.start()

    def not_like(self, entry: Entry | None = None) -> None:
        """No more circuits of the shape of an entry, or of the current one."""
        entry = entry or self.gallery.current
        if entry is None:
            return
        try:
            wished = not_like(self.wishes, [entry.proposal.circuit])
        except TrackwrightError as error:
            self._say(sentence(translated(error.message)))
            return
        self.form.change(not_like=wished.not_like)

    # --- layout

    def use_palette(self, palette: Palette) -> None:
        self.form.use_palette(palette)
        self.gallery.use_palette(palette)

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        self.gallery.use_unit(unit)
        self.map.use_unit(unit)
        self._show_details(self.gallery.current)


class Basis(QWidget):
    """What a search starts from or avoids, and a button to drop it."""

    dropped = Signal()

    def __init__(self, tip: str) -> None:
        super().__init__()
        self.words = QLabel()
        self.drop = QToolButton(autoRaise=True)
        self.drop.setText("✕")
        self.drop.setToolTip(tip)
        self.drop.setAccessibleName(tip)
        self.drop.clicked.connect(self.dropped)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words)
        row.addWidget(self.drop)
        row.addStretch(1)
        self.hide()

    def say(self, words: str) -> None:
        self.words.setText(words)
        self.setVisible(bool(words))


def wishes_of_circuit(circuit: Circuit) -> Wishes:
    """What a circuit is like, with laps of about its length."""
    wishes = wishes_like(circuit.track)
    geometry = circuit.geometry
    is_whole = geometry.closed_exactly or geometry.leads_to_finish
    if not is_whole or len(geometry.laid) > MOST_PIECES:
        return wishes
    codes = codes_of(circuit)
    n = circuit.positions
    span = round(n * (1 - AROUND)), min(round(n * (1 + AROUND)), LONGEST_LAP)
    is_right = turn_of(circuit.kit, codes) < 0
    return replace(
        wishes,
        positions=span if span[0] <= span[1] else None,
        direction="right" if is_right else None,
    )


def _wrapped() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.hide()
    return label
