"""Rows of pieces under headings: the picture left of the words, or below them. In a narrow list the
picture stands above the code, and names are left to the tool tips."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

Index = QModelIndex | QPersistentModelIndex
CODE = Qt.ItemDataRole.UserRole
HEADING, DETAIL, PICTURE, IS_BELOW = (Qt.ItemDataRole.UserRole + n for n in (1, 2, 3, 4))
"""Is the row a heading? The words below a piece's name. The size of its picture; is it below the
words?"""
ROOM_PX = 6
"""Around a row, and between picture and words."""
LEGIBLE_PX = 96
"""Least width for words."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True)
class RowLayout:
    """The parts of a row, from its upper left corner."""

    picture: QRect
    name: QRect
    detail: QRect

    @property
    def height(self) -> int:
        return max(self.picture.bottom(), self.detail.bottom()) + 1 + ROOM_PX


def row_layout(
    picture: QSize, column: int, width: int, words: tuple[str, str], metrics: QFontMetrics
) -> RowLayout:
    """The picture stands in its column left of the words; below them if there is no column."""
    x = ROOM_PX + (column + ROOM_PX if column else 0)
    room = QRect(x, ROOM_PX, max(1, width - x - ROOM_PX), 10_000)
    name = metrics.boundingRect(room, _WRAPPED, words[0])
    detail = metrics.boundingRect(room.translated(0, name.height()), _WRAPPED, words[1])
    if not column:
        return RowLayout(QRect(room.left(), detail.bottom() + ROOM_PX, *_wh(picture)), name, detail)
    high = max(picture.height(), detail.bottom() + 1 - ROOM_PX)
    left = ROOM_PX + (column - picture.width()) // 2
    top = ROOM_PX + (high - picture.height()) // 2
    down = (high - (detail.bottom() + 1 - ROOM_PX)) // 2
    place = QRect(left, top, *_wh(picture))
    return RowLayout(place, name.translated(0, down), detail.translated(0, down))


def narrow_layout(picture: QSize, width: int, detail: str, metrics: QFontMetrics) -> RowLayout:
    """The picture in the middle, above the words that are left."""
    place = QRect((width - picture.width()) // 2, ROOM_PX, *_wh(picture))
    room = QRect(ROOM_PX, place.bottom() + ROOM_PX // 2, max(1, width - 2 * ROOM_PX), 10_000)
    words = metrics.boundingRect(room, _WRAPPED, detail)
    words.moveLeft((width - words.width()) // 2)
    return RowLayout(place, QRect(), words)


def _wh(size: QSize) -> tuple[int, int]:
    return size.width(), size.height()


class RowDelegate(QStyledItemDelegate):
    """Draws headings and pieces; rows are as high as they need."""

    def __init__(self, rows: "PieceRows") -> None:
        super().__init__(rows)
        self._rows = rows

    def _layout(self, index: Index, width: int) -> RowLayout:
        words = str(index.data()), str(index.data(DETAIL) or "")
        picture = self._rows.fitted(index.data(PICTURE))
        if self._rows.is_narrow:
            return narrow_layout(picture, width, words[1], self._rows.fontMetrics())
        column = 0 if index.data(IS_BELOW) else self._rows.column
        return row_layout(picture, column, width, words, self._rows.fontMetrics())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        width = self._rows.viewport().width()
        if index.data(HEADING):
            return QSize(width, QFontMetrics(self._bold).height() + 2 * ROOM_PX)
        return QSize(width, self._layout(index, width).height)

    @property
    def _bold(self) -> QFont:
        font = QFont(self._rows.font())
        font.setBold(True)
        return font

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        if index.data(HEADING):
            self._draw_heading(painter, option, str(index.data()))
        else:
            self._draw_piece(painter, option, index)
        painter.restore()

    def _draw_heading(self, painter: QPainter, option: QStyleOptionViewItem, words: str) -> None:
        rect: QRect = option.rect
        palette: QPalette = option.palette
        group = QPalette.ColorGroup.Active  # not that of what cannot be chosen
        painter.fillRect(rect, palette.brush(group, QPalette.ColorRole.Window))
        painter.setPen(palette.color(group, QPalette.ColorRole.WindowText))
        painter.setFont(self._bold)
        room = rect.adjusted(ROOM_PX, 0, -ROOM_PX, 0)
        elided = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided)

    def _draw_piece(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = self._rows.style()
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, row, painter, self._rows)
        painter.translate(row.rect.topLeft())
        parts = self._layout(index, row.rect.width())
        is_chosen = row.state & QStyle.StateFlag.State_Selected
        mode = QIcon.Mode.Selected if is_chosen else QIcon.Mode.Normal
        row.icon.paint(painter, parts.picture, Qt.AlignmentFlag.AlignCenter, mode)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        group = QPalette.ColorGroup.Active
        if is_chosen and not row.state & QStyle.StateFlag.State_Active:
            group = QPalette.ColorGroup.Inactive
        painter.setPen(row.palette.color(group, role))
        if not parts.name.isNull():
            painter.drawText(parts.name, _WRAPPED, str(index.data()))
        painter.drawText(parts.detail, _WRAPPED, str(index.data(DETAIL) or ""))


class PieceRows(QListWidget):
    """The list. Headings cannot be chosen: arrows skip them."""

    def __init__(self) -> None:
        super().__init__()
        self.column = self.widest = 0
        self.setItemDelegate(RowDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)

    def empty(self, column: int) -> None:
        """Take all rows out; the pictures of the next ones stand in a column so wide."""
        self.clear()
        self.column, self.widest = column, 0
        bar = self.verticalScrollBar().sizeHint().width()
        frame = 2 * self.frameWidth()
        self.setMinimumWidth(2 * ROOM_PX + column + bar + frame)

    @property
    def is_narrow(self) -> bool:
        """Is there no room for words beside the pictures?"""
        return self.viewport().width() < 3 * ROOM_PX + self.column + LEGIBLE_PX

    def fitted(self, picture: QSize) -> QSize:
        """The size of a picture. If the largest ones have no room, all become smaller alike."""
        room = self.viewport().width() - 2 * ROOM_PX
        return picture * min(1.0, max(1, room) / max(self.widest, 1))

    def add_heading(self, words: str) -> None:
        item = QListWidgetItem(words)
        item.setData(HEADING, True)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(item)

    def show_detail(self, item: QListWidgetItem, detail: str, colour: QBrush) -> None:
        """The words below a name. They change with most edits, but not the height of the row: it
        is drawn anew, and no row is laid out."""
        if item.data(DETAIL) == detail and item.foreground() == colour:
            return
        is_new = item.data(DETAIL) is None
        self.model().blockSignals(not is_new)
        item.setData(DETAIL, detail)
        item.setForeground(colour)
        said = ", ".join((item.text(), *detail.splitlines()))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
        self.model().blockSignals(False)
        self.update(self.indexFromItem(item))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Whoever comes by keyboard finds a row to start from."""
        super().focusInEvent(event)
        if self.currentItem() is None:
            self.choose_first()

    def choose_first(self) -> None:
        """Choose the first piece that is shown."""
        for row in range(self.count()):
            item = self.item(row)
            if not (item.data(HEADING) or item.isHidden()):
                self.setCurrentItem(item)
                return

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
