"""The box: every kind of piece with its picture, its key, and how many are left."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QDrag
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.thumbnails import piece_icon
from trackwright.editor.canvas.view import PIECE_MIME
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.placing import number_key_kinds, pieces_left
from trackwright.model.layout.kit import Kit, PieceKind, piece_code
from trackwright.model.picture.picture import PRINT, Palette

ICON = QSize(76, 50)
LEGIBLE_PX = 90
"""Least width for a piece's name and number."""
ROOM_PX = 16
"""Between picture and text, and around them."""
CODE = Qt.ItemDataRole.UserRole


class PieceList(QListWidget):
    """The list, from which pieces can be dragged."""

    def startDrag(self, actions: Qt.DropAction) -> None:  # noqa: N802 - Qt's name
        item = self.currentItem()
        if item is None:
            return
        drag = QDrag(self)
        drag.setMimeData(mime_of(str(item.data(CODE))))
        drag.setPixmap(item.icon().pixmap(ICON * 0.5))
        drag.exec(Qt.DropAction.CopyAction)


def mime_of(code: str) -> QMimeData:
    data = QMimeData()
    data.setData(PIECE_MIME, code.encode())
    return data


class PalettePanel(QWidget):
    """Click picks a piece up, double-click lays it at the active end, dragging drops it."""

    picked = Signal(str)
    laid = Signal(str)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._kit: Kit | None = None
        self._palette: Palette = PRINT
        self._keys: tuple[str, ...] = ()
        self.list = PieceList()
        self.list.setIconSize(ICON)
        self.list.setDragEnabled(True)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.list.setAccessibleName(t("Pieces in the box"))
        self.list.setUniformItemSizes(True)
        self.list.itemClicked.connect(self._pick)
        self.list.itemActivated.connect(self._lay)
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 4, 4, 4)
        box.addWidget(self.list)
        bridge.opened.connect(self.show_box)
        bridge.changed.connect(self._count)
        self.show_box()

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
            self.list.clear()
            keys = dict(
                zip((kind.code for kind in number_key_kinds(kit)), self._keys, strict=False)
            )
            for kind in kit.pieces:
                self._add(kit, kind, keys.get(kind.code))
            self._count()
            self._keep_legible()
        else:
            self._count()

    def _keep_legible(self) -> None:
        """Cut off no name or number, not even beside a scroll bar."""
        texts = (self.list.item(row).text() for row in range(self.list.count()))
        lines = [line for text in texts for line in text.splitlines()]
        widest = max(map(self.fontMetrics().horizontalAdvance, lines), default=0)
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setMinimumWidth(ICON.width() + max(LEGIBLE_PX, widest + ROOM_PX + bar))

    def _add(self, kit: Kit, kind: PieceKind, key: str | None) -> None:
        code = piece_code(kind, "L") if kit.is_handed(kind) else kind.code
        ratio = self.devicePixelRatioF()
        item = QListWidgetItem(piece_icon(kit, code, self._palette, ICON, ratio), "")
        item.setData(CODE, code)
        hand = " · " + t("Shift: turning right") if kit.is_handed(kind) else ""
        keys = "\n" + t("Key {key}", key=key) + hand if key else ""
        how = t("Click here, then on the table; or drag")
        item.setToolTip(f"{kind.code}: {translated(kind.name)}{keys}\n{how}")
        item.setData(Qt.ItemDataRole.UserRole + 1, key or "")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, kind.name)
        self.list.addItem(item)

    def _count(self) -> None:
        kit = self._bridge.kit
        left = pieces_left(self._bridge.track, kit)
        short = QColor(self._palette.alarm)
        for row in range(self.list.count()):
            item = self.list.item(row)
            kind = kit.codes[str(item.data(CODE))].kind
            number = left.get(kind.stock_of or kind.code)
            key = str(item.data(Qt.ItemDataRole.UserRole + 1))
            keyed = f"   [{key}]" if key else ""
            stock = t("unlimited") if number is None else t("{number} left", number=number)
            item.setText(f"{kind.code}{keyed}\n{stock}")
            item.setForeground(QBrush(short) if number is not None and number < 0 else QBrush())

    def _pick(self, item: QListWidgetItem) -> None:
        self.picked.emit(str(item.data(CODE)))

    def _lay(self, item: QListWidgetItem) -> None:
        self.laid.emit(str(item.data(CODE)))
