"""The library: new circuits, shipped ones, recent files and folders of one's own in one dialog, as
pictures with figures."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.folders import first_folder
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.gallery import ICON
from trackwright.editor.canvas.painting.strokes import font_of_pictures
from trackwright.editor.dialogs.running import held_loosely
from trackwright.editor.library.entries import Entry, Listing, beginnings, in_folder, of_files
from trackwright.editor.library.reading import Card, Drawing, Reader
from trackwright.editor.library.shelf import Shelf
from trackwright.editor.library.verdicts import KeptResults
from trackwright.editor.library.words import full_words
from trackwright.model.picture.picture import Palette
from trackwright.model.text.messages import counted, joined
from trackwright.model.text.plain_text import visible

PlaceName = Literal["new", "recent"]
LISTING, FOLDER = (Qt.ItemDataRole.UserRole + n for n in (0, 1))
PLACES_PX, DETAILS_PX = 150, 220
ORDER, TURNED = "library_order", "library_turned"
"""The settings keys."""
MOST_NAMED = 5
"""Files named in the line below the pictures."""


class LibraryDialog(QDialog):
    """Places on the left, pictures in the middle, the chosen one in full on the right."""

    def __init__(
        self,
        settings: Settings,
        palette: Palette,
        parent: QWidget,
        place: PlaceName = "new",
        beside: Path | None = None,
        kit_id: str = "motograndprix",
    ) -> None:
        """`beside` and `kit_id`: file and kit of the open circuit."""
        super().__init__(parent)
        self.setWindowTitle(t("Circuits"))
        self.resize(960, 560)
        font_of_pictures()  # loaded here: the thread only draws with it
        self._settings, self._palette, self._beside = settings, palette, beside
        self._kit_id = kit_id
        self.browsed: Path | None = None
        """A file chosen in the system's dialog."""
        self.ask_folder: Callable[[], str] = held_loosely(self._ask_folder)
        self.ask_file: Callable[[], str] = held_loosely(self._ask_file)
        self.reader = Reader(KeptResults(settings.storage), self)
        self._cards: list[Card] = []
        self.shelf = Shelf(palette)
        self.details = QLabel(alignment=Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._make_places()
        self._make_details()
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.shelf.sort_by(settings.text(ORDER), settings.flag(TURNED))
        self._choose_place(place)

    # --- construction

    def _make_places(self) -> None:
        self.places = QListWidget()
        self.places.setAccessibleName(t("Places"))
        self.places.setFixedWidth(PLACES_PX)
        self.places.setWordWrap(True)
        self.places.setSpacing(2)
        self._list_places()
        self.add_button = QPushButton(t("&Add folder ..."))
        self.add_button.setToolTip(t("Show the circuits of a folder of your own here"))
        self.remove_button = QPushButton(t("Remo&ve folder"))
        self.remove_button.setToolTip(t("Show this folder no more; its files stay as they are"))

    def _list_places(self) -> None:
        recent = self._settings.recent
        self.places.clear()
        self._add_place(t("New and shipped"), beginnings)
        self._add_place(t("Recent"), partial(of_files, recent))
        for folder in self._settings.library_folders:
            item = self._add_place(visible(folder.name or str(folder)), partial(in_folder, folder))
            item.setData(FOLDER, str(folder))
            item.setToolTip(visible(str(folder)))

    def _add_place(self, words: str, listing: Listing) -> QListWidgetItem:
        item = QListWidgetItem(words)
        item.setData(LISTING, listing)
        self.places.addItem(item)
        return item

    def _make_details(self) -> None:
        self.details.setWordWrap(True)
        self.details.setMargin(6)
        self.details.setAccessibleName(t("About the chosen circuit"))
        flags = Qt.TextInteractionFlag
        self.details.setTextInteractionFlags(
            flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        )
        self.about = QScrollArea(widgetResizable=True)
        self.about.setFixedWidth(DETAILS_PX)
        self.about.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.about.setWidget(self.details)

    def _make_buttons(self) -> None:
        button = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(button.Open | button.Cancel)
        self.browse_button = QPushButton(t("&Browse ..."))
        self.browse_button.setToolTip(t("Choose a file in the system's dialog"))
        self.buttons.addButton(self.browse_button, QDialogButtonBox.ButtonRole.ActionRole)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        for part in (self.places, self.add_button, self.remove_button):
            left.addWidget(part)
        row = QHBoxLayout()
        row.addLayout(left)
        row.addWidget(self.shelf, 1)
        row.addWidget(self.about)
        box = QVBoxLayout(self)
        box.addLayout(row, 1)
        box.addWidget(self.buttons)

    def _connect(self) -> None:
        self.places.currentItemChanged.connect(self._show_place)
        self.add_button.clicked.connect(self._add_folder)
        self.remove_button.clicked.connect(self._remove_folder)
        self.browse_button.clicked.connect(self._browse)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.shelf.chosen.connect(self._show_chosen)
        self.shelf.taken.connect(self._take)
        self.reader.listed.connect(self._show_entries)
        self.reader.read.connect(self._show_card)
        self.reader.failed.connect(self.shelf.state.setText)
        self.reader.ended.connect(self._show_state)

    # --- places

    def _choose_place(self, name: PlaceName) -> None:
        """Recent files if there are any, else a folder of one's own."""
        wanted = 0 if name == "new" else 1 if self._settings.recent else 2
        self.places.setCurrentRow(wanted if wanted < self.places.count() else 0)

    def _show_place(self) -> None:
        """At once, but for a folder: that may be slow."""
        self.reader.stop()
        self.shelf.clear()
        self._cards = []
        self.remove_button.setEnabled(self._folder is not None)
        if self._folder is None and self.places.currentRow() >= 0:
            self._show_entries(self._listing())
        self._show_chosen()
        if self.isVisible():
            self._read()

    @property
    def _listing(self) -> Listing:
        listing: Listing = self.places.currentItem().data(LISTING)
        return listing

    @property
    def _folder(self) -> Path | None:
        """The folder of the chosen place."""
        if self.places.currentRow() < 0:
            return None
        name = self.places.currentItem().data(FOLDER)
        return Path(str(name)) if name else None

    def _read(self) -> None:
        if self.places.currentRow() >= 0:
            drawing = Drawing(self._palette, ICON, self.devicePixelRatioF())
            known = None if self._folder is not None else [row.entry for row in self.shelf.rows]
            self.shelf.state.setText(t("Reading ..."))
            self.reader.begin(self._listing, drawing, known)

    def _add_folder(self) -> None:
        name = self.ask_folder()
        if not name:
            return
        self._settings.add_library_folder(Path(name))
        self._list_places()
        for row in range(self.places.count()):
            if self.places.item(row).data(FOLDER) == str(Path(name).absolute()):
                self.places.setCurrentRow(row)

    def _remove_folder(self) -> None:
        if self._folder is not None:
            self._settings.remove_library_folder(self._folder)
            self._list_places()
            self.places.setCurrentRow(0)

    @property
    def busy(self) -> bool:
        """Is anything still being read?"""
        return self.reader.busy

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if not event.spontaneous():
            self.shelf.enter()
            self._read()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        if not event.spontaneous():
            self.reader.stop()
            order, is_turned = self.shelf.sorted_by
            self._settings.put(ORDER, order)
            self._settings.put(TURNED, is_turned)

    # --- what was read

    def _show_entries(self, entries: list[Entry]) -> None:
        self.shelf.show_entries(entries)
        self.shelf.choose_empty(self._kit_id)

    def _show_card(self, card: Card) -> None:
        self._cards.append(card)
        self.shelf.show_card(card)

    def _show_state(self) -> None:
        """After everything was read."""
        self.shelf.arrange()
        if self.shelf.rows or self.shelf.state.text() == t("Reading ..."):
            self._say_state()  # else it says why the place itself cannot be read

    def _say_state(self) -> None:
        """How many there are, and which files could not be read."""
        bad = [card.entry.file_name for card in self._cards if card.why and not card.is_foreign]
        words = [self._count()]
        if bad:
            names = joined([*bad[:MOST_NAMED], *(["..."] if len(bad) > MOST_NAMED else [])])
            words.append(t("{n} cannot be opened: {names}", n=len(bad), names=names))
        self.shelf.state.setText(" · ".join(words))

    def _count(self) -> str:
        """How many circuits there are, and how many of them are shown."""
        rows = [row for row in self.shelf.rows if row.is_usable and not row.entry.is_new]
        shown = sum(not row.item.isHidden() for row in rows)
        if not rows:
            return t("Nothing here yet.")
        said = translated(counted(len(rows), "circuit"))
        return said if shown == len(rows) else t("{n} of {circuits}", n=shown, circuits=said)

    def _show_chosen(self) -> None:
        row = self.shelf.current
        if self._cards and not self.busy:
            self._say_state()
        self.details.setText(full_words(row.entry, row.card) if row is not None else "")
        self.details.setVisible(row is not None)  # empty, it would show a caret
        open_ = self.buttons.button(QDialogButtonBox.StandardButton.Open)
        open_.setEnabled(self.entry is not None)

    @property
    def entry(self) -> Entry | None:
        """The chosen entry, unless it cannot be opened."""
        row = self.shelf.current
        return row.entry if row is not None and row.is_usable else None

    def _take(self) -> None:
        if self.entry is not None:
            self.accept()

    # --- the system's dialogs

    def _browse(self) -> None:
        if name := self.ask_file():
            self.browsed = Path(name)
            self.accept()

    def _ask_folder(self) -> str:
        folder = str(first_folder(self._beside, self._settings))
        return QFileDialog.getExistingDirectory(self, t("Add folder"), folder)

    def _ask_file(self) -> str:
        folder = str(first_folder(self._beside, self._settings))
        form = t("Tracks (*.json);;All files (*)")
        return QFileDialog.getOpenFileName(self, t("Open"), folder, form)[0]
