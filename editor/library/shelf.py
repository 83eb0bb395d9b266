"""The list of a place: pictures that can be searched, filtered by game, and sorted."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.canvas.painting.gallery import Gallery
from trackwright.editor.canvas.painting.thumbnails import plain_icon
from trackwright.editor.library.entries import Entry
from trackwright.editor.library.reading import Card
from trackwright.editor.library.words import card_words, full_words, name_of
from trackwright.editor.widgets.search_field import ListSearch
from trackwright.editor.widgets.searching import has_words, search_words
from trackwright.model.files.library import kit, kit_files
from trackwright.model.picture.picture import Palette
from trackwright.reports.circuit.listing import CircuitLine

CELL = QSize(176, 190)
SETTLE_MS = 150
"""The list is sorted again this long after figures came in."""
NOT_READ = float("inf")


def _level(line: CircuitLine) -> int:
    levels: tuple[str, ...] = kit(line.kit).levels
    return levels.index(line.level) if line.level is not None else -1


def _board(line: CircuitLine) -> float:
    return line.board_cm[0] * line.board_cm[1] if line.board_cm else 0.0


ORDERS: tuple[tuple[str, Callable[[CircuitLine], float] | None], ...] = (
    (later("Default order"), None),
    (later("Name"), None),
    (later("Length"), lambda line: line.positions),
    (later("Laps"), lambda line: line.laps),
    (later("Level"), _level),
    (later("Board"), _board),
)
BY_NAME = 1


class Shelved:
    """An entry with its place in the list."""

    def __init__(self, entry: Entry, item: QListWidgetItem, number: int) -> None:
        self.entry, self.item, self.number = entry, item, number
        self.card: Card | None = None

    @property
    def name(self) -> str:
        return name_of(self.entry, self.card)

    @property
    def is_usable(self) -> bool:
        """Can it be opened, as far as is known?"""
        return self.card is None or self.card.why is None

    def found_by(self, words: list[str], game: str) -> bool:
        line = self.card.line if self.card is not None else None
        of_kit = self.entry.kit or (line.kit if line is not None else "")
        said = [self.name, self.entry.name, self.entry.order, kit(of_kit).name if of_kit else ""]
        if line is not None and line.level:
            said.append(translated(line.level))
        return (not game or game == of_kit) and has_words(" ".join(said), words)


class Shelf(QWidget):
    """The pictures, and above them what to look for."""

    chosen = Signal()
    """Another entry is chosen, or more is known about it."""
    taken = Signal()
    """A double-click or Enter."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.rows: list[Shelved] = []
        self.search = ListSearch(t("Find a circuit"))
        self.game = QComboBox()
        self.game.setAccessibleName(t("Game"))
        self.game.addItem(t("All games"), "")
        for id in kit_files():
            self.game.addItem(kit(id).name, id)
        self.order = QComboBox()
        self.order.setAccessibleName(t("Sort by"))
        for words, _ in ORDERS:
            self.order.addItem(t(words))
        self.turned = QToolButton()
        self.turned.setCheckable(True)
        self.turned.setText("↓")
        self.turned.setToolTip(t("The other way round"))
        self.turned.setAccessibleName(t("The other way round"))
        self.list = Gallery(palette, t("Circuits"))
        self.list.is_searched = True
        self.list.none_words = t("No matching circuit")
        self.list.setGridSize(CELL)
        self.state = QLabel()
        self.state.setWordWrap(True)
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        for part in (self.game, self.order, self.turned):
            row.addWidget(part)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addLayout(row)
        box.addWidget(self.list, 1)
        box.addWidget(self.state)

    def _connect(self) -> None:
        self.search.textChanged.connect(self.arrange)
        self.search.entered.connect(self._take)
        self.search.left_down.connect(self.enter)
        self.game.currentIndexChanged.connect(self.arrange)
        self.order.currentIndexChanged.connect(self.arrange)
        self.turned.toggled.connect(self.arrange)
        self.list.typed.connect(self.search.begin_with)
        self.list.currentItemChanged.connect(lambda *_: self.chosen.emit())
        self.list.itemActivated.connect(lambda _: self._take())
        self._timer.timeout.connect(self.arrange)

    # --- filling

    def clear(self) -> None:
        self._timer.stop()
        self.rows = []
        self.list.empty()
        self.state.clear()

    def show_entries(self, entries: list[Entry]) -> None:
        for number, entry in enumerate(entries):
            item = self.list.add(card_words(entry, None), number)
            item.setSizeHint(CELL)
            if entry.is_new:
                self.list.show_sign(item, "+")
            self.rows.append(Shelved(entry, item, number))
        self.arrange()

    def show_card(self, card: Card) -> None:
        """More is known about an entry."""
        row = next((one for one in self.rows if one.entry is card.entry), None)
        if row is None:
            return
        row.card = card
        row.item.setText(card_words(card.entry, card))
        row.item.setToolTip(full_words(card.entry, card))
        row.item.setData(Qt.ItemDataRole.AccessibleTextRole, row.item.text().replace("\n", ", "))
        if card.picture is not None:
            row.item.setIcon(plain_icon(card.picture))
        if card.why is not None:
            faded = self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
            row.item.setForeground(QColor(faded))
            self.list.show_sign(row.item, "?")
        if not self._timer.isActive():
            self._timer.start()
        if row is self.current:
            self._choose(row if row.is_usable else None)

    # --- order

    @property
    def sorted_by(self) -> tuple[str, bool]:
        """The order, in English, and whether it is turned round."""
        return ORDERS[self.order.currentIndex()][0], self.turned.isChecked()

    def sort_by(self, order: str, is_turned: bool) -> None:
        """An order that is not known is the default."""
        names = [words for words, _ in ORDERS]
        self.order.setCurrentIndex(names.index(order) if order in names else 0)
        self.turned.setChecked(is_turned)

    def arrange(self) -> None:
        """Sort and filter; what is chosen stays chosen."""
        self._timer.stop()
        words, game = search_words(self.search.text()), str(self.game.currentData())
        chosen = self.current
        wanted = self._sorted()
        if wanted != [self.list.item(n) for n in range(self.list.count())]:
            self._put_in_order(wanted)
        for row in self.rows:
            is_foreign = row.card is not None and row.card.is_foreign
            row.item.setHidden(is_foreign or not row.found_by(words, game))
        self._choose(chosen)

    def _sorted(self) -> list[QListWidgetItem]:
        rows = sorted(self.rows, key=self._key, reverse=self.turned.isChecked())
        rows.sort(key=lambda row: not row.entry.is_new)
        return [row.item for row in rows]

    def _key(self, row: Shelved) -> Any:
        number = self.order.currentIndex()
        figure = ORDERS[number][1]
        if number == BY_NAME:
            return row.name.lower(), row.number
        if figure is None:
            return row.number
        line = row.card.line if row.card is not None else None
        return (NOT_READ if line is None else figure(line)), row.name.lower(), row.number

    def _put_in_order(self, wanted: list[QListWidgetItem]) -> None:
        self.list.blockSignals(True)
        while self.list.count():
            self.list.takeItem(0)
        for item in wanted:
            self.list.addItem(item)
        self.list.blockSignals(False)

    def _choose(self, row: Shelved | None) -> None:
        """Choose it, or else the first one shown that can be opened."""
        there = [one.item for one in self.rows if not one.item.isHidden()]
        shown = [item for item in map(self.list.item, range(self.list.count())) if item in there]
        usable = [one.item for one in self.rows if one.is_usable]
        first = next((item for item in shown if item in usable), None)
        wanted = row.item if row is not None and row.item in shown else first
        self.list.setCurrentItem(wanted)  # type: ignore[arg-type]
        self.chosen.emit()

    def choose_empty(self, kit_id: str) -> None:
        """Choose the empty table for this kit."""
        row = next((row for row in self.rows if row.entry.kit == kit_id), None)
        if row is not None:
            self._choose(row)

    def enter(self) -> None:
        self.list.setFocus(Qt.FocusReason.TabFocusReason)

    # --- what is chosen

    @property
    def current(self) -> Shelved | None:
        item = self.list.currentItem()
        return next((row for row in self.rows if row.item is item), None)

    def _take(self) -> None:
        if self.current is not None:
            self.taken.emit()
