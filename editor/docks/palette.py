"""The box: every kind of piece with its picture, its key, and how many are left, under the headings
that the kit declares. All pictures have one scale."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QDrag, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListWidgetItem, QVBoxLayout, QWidget

from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.thumbnails import piece_icon, piece_size, scale_of
from trackwright.editor.canvas.view import PIECE_MIME
from trackwright.editor.docks.piece_rows import CODE, HEADING, IS_BELOW, PICTURE, PieceRows
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.widgets.search_field import ListSearch, is_typing
from trackwright.editor.widgets.searching import has_words, search_words
from trackwright.model.edit.placing import number_key_kinds, pieces_left
from trackwright.model.layout.kit import Kit, PieceKind, piece_code
from trackwright.model.picture.picture import PRINT, Palette

PICTURE_PX, MOST_PX = 80, 150
"""Width of the widest single piece; nothing is wider or higher than MOST_PX."""
FOUND, KEY = (Qt.ItemDataRole.UserRole + n for n in (5, 6))
"""What the search looks at; the key that lays the piece."""


class PieceList(PieceRows):
    """The list, from which pieces can be dragged. Typing goes to the search field."""

    typed = Signal(str)
    entered = Signal()
    """Enter was pressed."""

    def startDrag(self, actions: Qt.DropAction) -> None:  # noqa: N802 - Qt's name
        item = self.currentItem()
        if item is None:
            return
        drag = QDrag(self)
        drag.setMimeData(mime_of(str(item.data(CODE))))
        drag.setPixmap(item.icon().pixmap(item.data(PICTURE)))
        drag.exec(Qt.DropAction.CopyAction)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if is_typing(event):
            self.typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


def mime_of(code: str) -> QMimeData:
    data = QMimeData()
    data.setData(PIECE_MIME, code.encode())
    return data


class PalettePanel(QWidget):
    """Click picks a piece up, Enter or a double-click lays it at the active end, dragging drops
    it."""

    picked = Signal(str)
    laid = Signal(str)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._kit: Kit | None = None
        self._palette: Palette = PRINT
        self._keys: tuple[str, ...] = ()
        self.search = ListSearch(t("Find a piece"))
        self.list = PieceList()
        self.list.setDragEnabled(True)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.list.setAccessibleName(t("Pieces in the box"))
        self.none = QLabel(t("No matching piece"), alignment=Qt.AlignmentFlag.AlignCenter)
        self.none.hide()
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 4, 4, 4)
        box.setSpacing(4)
        for part in (self.search, self.none, self.list):
            box.addWidget(part)
        box.addStretch()
        box.setStretchFactor(self.list, 1)
        self._connect()
        self.show_box()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.search.entered.connect(self._lay_found)
        self.search.left_down.connect(self._enter_list)
        self.list.typed.connect(self.search.begin_with)
        self.list.itemClicked.connect(self._pick)
        self.list.itemDoubleClicked.connect(self._lay)
        self.list.entered.connect(self._lay_found)
        self._bridge.opened.connect(self.show_box)
        self._bridge.changed.connect(self._count)

    def use_palette(self, palette: Palette) -> None:
        self._palette, self._kit = palette, None
        self.show_box()

    def use_keys(self, keys: Sequence[str]) -> None:
        """The keys that lay the pieces, in order; "" for none."""
        self._keys, self._kit = tuple(keys), None
        self.show_box()

    def show_box(self) -> None:
        kit = self._bridge.kit
        if kit is not self._kit:
            self._kit = kit
            self._fill(kit)
            self._filter()
        self._count()

    def _fill(self, kit: Kit) -> None:
        keys = dict(zip((kind.code for kind in number_key_kinds(kit)), self._keys, strict=False))
        self.list.empty(PICTURE_PX)
        for heading, kinds in kit.kinds_by_group:
            if heading:
                self.list.add_heading(translated(heading))
            items = [self._add(kit, kind, keys.get(kind.code) or "", heading) for kind in kinds]
            widest = max(item.data(PICTURE).width() for item in items)
            self.list.widest = max(self.list.widest, widest)
            for item in items:
                item.setData(IS_BELOW, widest > PICTURE_PX)

    def _add(self, kit: Kit, kind: PieceKind, key: str, heading: str) -> QListWidgetItem:
        code = piece_code(kind, "L") if kit.is_handed(kind) else kind.code
        size = piece_size(kit, code, scale_of(kit, PICTURE_PX), MOST_PX)
        icon = piece_icon(kit, code, self._palette, size, self.devicePixelRatioF())
        name = translated(kind.name)
        item = QListWidgetItem(icon, name)
        item.setData(CODE, code)
        item.setData(PICTURE, size)
        item.setData(KEY, key)
        item.setData(FOUND, " ".join((name, kind.code, translated(heading))))
        hand = " · " + t("Shift: turning right") if kit.is_handed(kind) else ""
        keys = "\n" + t("Key {key}", key=key) + hand if key else ""
        how = t("Click here, then on the table; or drag")
        item.setToolTip(f"{kind.code}: {name}{keys}\n{how}")
        self.list.addItem(item)
        return item

    # --- pieces left

    @property
    def pieces(self) -> Iterator[QListWidgetItem]:
        """The rows of pieces, without headings."""
        rows = map(self.list.item, range(self.list.count()))
        return (item for item in rows if item.data(CODE) is not None)

    def item_of(self, kind: str) -> QListWidgetItem:
        """The row of this kind of piece."""
        codes = self._bridge.kit.codes
        return next(i for i in self.pieces if codes[str(i.data(CODE))].kind.code == kind)

    def _count(self) -> None:
        kit = self._bridge.kit
        left = pieces_left(self._bridge.track, kit)
        short = QBrush(QColor(self._palette.alarm))
        for item in self.pieces:
            kind = kit.codes[str(item.data(CODE))].kind
            number = left.get(kind.stock_of or kind.code)
            key = str(item.data(KEY))
            keyed = f"  [{key}]" if key else ""
            stock = t("unlimited") if number is None else t("{number} left", number=number)
            colour = short if number is not None and number < 0 else QBrush()
            self.list.show_detail(item, f"{kind.code}{keyed}\n{stock}", colour)

    # --- searching

    def _filter(self) -> None:
        """Hide what does not have all the words; a heading is shown with its pieces."""
        words = search_words(self.search.text())
        heading: QListWidgetItem | None = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(HEADING):
                heading = item
                heading.setHidden(True)
                continue
            is_found = has_words(str(item.data(FOUND)), words)
            item.setHidden(not is_found)
            if is_found and heading is not None:
                heading.setHidden(False)
        found = self.found
        self.none.setVisible(not found)
        self.list.setVisible(bool(found))
        if words and self.list.currentItem() not in found:
            self.list.choose_first()

    @property
    def found(self) -> list[QListWidgetItem]:
        """The pieces that are not hidden."""
        return [item for item in self.pieces if not item.isHidden()]

    def _enter_list(self) -> None:
        if self.found:
            self.list.setFocus(Qt.FocusReason.TabFocusReason)

    def _lay_found(self) -> None:
        """By Enter, which leaves the keys where they are: for the next piece."""
        field = self.focusWidget()
        if self.found and self.list.currentRow() >= 0:
            self._lay(self.list.currentItem())
            self.search.selectAll()
            if field is not None:
                field.setFocus()

    def _pick(self, item: QListWidgetItem) -> None:
        if item.data(CODE) is not None:
            self.picked.emit(str(item.data(CODE)))

    def _lay(self, item: QListWidgetItem) -> None:
        if item.data(CODE) is not None:
            self.laid.emit(str(item.data(CODE)))
