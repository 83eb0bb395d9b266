"""The gallery of the circuits that were found: it only grows, and is sorted on demand."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QContextMenuEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QMenu

from trackwright.design.search.archive import Proposal
from trackwright.design.wishes import Wishes
from trackwright.editor.app.translation import t
from trackwright.editor.canvas.painting.thumbnails import plain_icon
from trackwright.editor.design.found.drawer import Drawer, Picture
from trackwright.editor.design.found.finds import Entry
from trackwright.editor.design.found.words import full_words, short_words
from trackwright.editor.dialogs.running import run_menu
from trackwright.model.picture.picture import PRINT, Palette
from trackwright.model.text.units import CENTIMETRES, Unit

PICTURE = QSize(144, 104)
ROOM_PX = 8
DIM = 0.3
"""The opacity of pictures of circuits that lack something."""
LINES = 3
MORE_KEYS = (Qt.Key.Key_Plus,)
LESS_KEYS = (Qt.Key.Key_Minus, Qt.Key.Key_Delete)


class DesignGallery(QListWidget):
    """Pictures with their figures, in columns that fill the width. Those that lack something that
    is wished for now are dimmed."""

    copy_wanted = Signal(object)
    more_wanted = Signal(object)
    less_wanted = Signal(object)
    keep_wanted = Signal()
    picked = Signal(object)
    """The current `Entry`, or None."""
    pictured = Signal(object)
    """A `Proposal` has its picture now."""

    def __init__(self) -> None:
        super().__init__()
        self._palette: Palette = PRINT
        self._unit = CENTIMETRES
        self._wishes = Wishes()
        self._lines = LINES
        self._items: dict[Entry, QListWidgetItem] = {}
        self._pictures: dict[Proposal, QImage] = {}
        self.drawer = Drawer(self)
        self.drawer.drawn.connect(self._drawn)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(t("Circuits found"))
        self.itemActivated.connect(lambda item: self.copy_wanted.emit(_entry_of(item)))
        self.currentItemChanged.connect(lambda item, _: self.picked.emit(_entry_of(item)))
        self._fit()

    # --- entries

    @property
    def current(self) -> Entry | None:
        return _entry_of(self.currentItem())

    def choose(self, entry: Entry) -> None:
        if entry in self._items:
            self.setCurrentItem(self._items[entry])

    def picture_of(self, entry: Entry | None) -> QImage | None:
        """Its picture, if it is drawn already."""
        return None if entry is None else self._pictures.get(entry.proposal)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show exactly these, in this order; the current one stays current."""
        current = self.current
        while self.count():
            self.takeItem(0)
        self._items = {}
        for entry in entries:
            self.renew(entry)
        if current in self._items:
            self.setCurrentItem(self._items[current])

    def renew(self, entry: Entry) -> None:
        """Show a new entry at the end, or one that has changed in its place."""
        item = self._items.get(entry)
        if item is None:
            item = self._items[entry] = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, entry)
            self.addItem(item)
        self._say(entry, item)
        if entry.proposal in self._pictures:
            self._put(entry, item)
        else:
            item.setIcon(plain_icon(self._blank()))
            self._draw(entry)

    def use_wishes(self, wishes: Wishes) -> None:
        """Say and show all entries by what they lack of these wishes."""
        outline_changed = wishes.outline != self._wishes.outline
        self._wishes = wishes
        self._lines = LINES + len(wishes.play)
        self._fit()
        for entry, item in self._items.items():
            self._say(entry, item)
            if entry.proposal in self._pictures:
                self._put(entry, item)
        if outline_changed:
            self._draw_anew()

    def _say(self, entry: Entry, item: QListWidgetItem) -> None:
        item.setText(short_words(entry, self._wishes))
        words = full_words(entry, self._wishes, self._unit)
        item.setToolTip(words + "\n" + t("Press Enter or double-click to open a copy"))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        faint = self.palette().color(QPalette.ColorRole.PlaceholderText)
        item.setForeground(QBrush(faint) if entry.lacks else QBrush())

    # --- pictures

    def _draw(self, entry: Entry) -> None:
        size, ratio = PICTURE, self.devicePixelRatioF()
        self.drawer.want(Picture(entry.proposal, self._wishes, self._palette, size, ratio))

    def _draw_anew(self) -> None:
        self.drawer.forget_waiting()
        self._pictures.clear()
        for entry in self._items:
            self._draw(entry)

    def _drawn(self, proposal: Proposal, image: QImage) -> None:
        for entry, item in self._items.items():
            if entry.proposal is proposal:
                self._pictures[proposal] = image
                self._put(entry, item)
        self.pictured.emit(proposal)

    def _put(self, entry: Entry, item: QListWidgetItem) -> None:
        image = self._pictures[entry.proposal]
        item.setIcon(plain_icon(_dimmed(image) if entry.lacks else image))

    def _blank(self) -> QImage:
        blank = QImage(PICTURE, QImage.Format.Format_ARGB32_Premultiplied)
        blank.fill(Qt.GlobalColor.transparent)
        return blank

    def use_palette(self, palette: Palette) -> None:
        self._palette = palette
        self._draw_anew()
        self.use_wishes(self._wishes)

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        self.use_wishes(self._wishes)

    # --- keys and menu

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """More like the current one, or less; is it a key for that?"""
        entry, key = self.current, event.key()
        if entry is not None and key in MORE_KEYS:
            self.more_wanted.emit(entry)
        elif entry is not None and key in LESS_KEYS:
            self.less_wanted.emit(entry)
        else:
            return False
        return True

    def menu(self) -> QMenu:
        """What can be done with the current entry."""
        menu = QMenu(self)
        entry = self.current
        entries = (
            (t("Open a copy") + "\tEnter", self.copy_wanted),
            (t("More like this") + "\t+", self.more_wanted),
            (t("Not like this") + "\t-", self.less_wanted),
        )
        for words, signal in entries:
            action = menu.addAction(words)
            action.setEnabled(entry is not None)
            action.triggered.connect(lambda _, signal=signal: signal.emit(entry))
        menu.addSeparator()
        menu.addAction(t("Keep the part I marked")).triggered.connect(self.keep_wanted)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        item = self.currentItem() if by_key else self.itemAt(event.pos())
        if item is not None:
            self.setCurrentItem(item)
        at = self.visualItemRect(item).center() if by_key and item is not None else event.pos()
        run_menu(self.menu(), self.viewport().mapToGlobal(QPoint(at)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """An empty gallery says what it is for."""
        super().paintEvent(event)
        if self.count():
            return
        painter = QPainter(self.viewport())
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        room = self.viewport().rect().adjusted(ROOM_PX, ROOM_PX, -ROOM_PX, -ROOM_PX)
        how = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, how, t("Circuits that are found appear here."))
        painter.end()

    # --- columns

    @property
    def columns(self) -> int:
        return max(1, self._room // (PICTURE.width() + ROOM_PX))

    @property
    def _room(self) -> int:
        bar = self.verticalScrollBar().sizeHint().width()
        return self.width() - bar - 2 * self.frameWidth() - 1

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """The columns fill the width."""
        cell = max(self._room // self.columns, ROOM_PX * 2)
        width = min(cell - ROOM_PX, PICTURE.width())
        height = width * PICTURE.height() // PICTURE.width()
        self.setIconSize(QSize(width, height))
        lines = self._lines * self.fontMetrics().lineSpacing()
        self.setGridSize(QSize(cell, height + lines + ROOM_PX))


def _entry_of(item: QListWidgetItem | None) -> Entry | None:
    return None if item is None else item.data(Qt.ItemDataRole.UserRole)


def _dimmed(image: QImage) -> QImage:
    faint = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    faint.setDevicePixelRatio(image.devicePixelRatio())
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(DIM)
    painter.drawImage(0, 0, image)
    painter.end()
    return faint
