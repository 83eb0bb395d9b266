"""The command palette: finds every action, piece and problem by part of its name."""

import re

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.actions import ALSO, first_key
from trackwright.editor.app.translation import t
from trackwright.editor.widgets.searching import has_words, search_words, searchable

KEY = Qt.ItemDataRole.UserRole + 1
ROOM_PX = 6


class KeyDelegate(QStyledItemDelegate):
    """Draws the name of an action, with its key on the right; a long name is elided before it."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        letters, key = option.fontMetrics, index.data(KEY) or ""
        room = option.rect.width() - letters.horizontalAdvance(key) - 3 * ROOM_PX
        option.text = letters.elidedText(option.text, Qt.TextElideMode.ElideRight, room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        state, palette = option.state, option.palette
        is_chosen = state & QStyle.StateFlag.State_Selected
        is_on = state & QStyle.StateFlag.State_Enabled
        group = QPalette.ColorGroup.Active if is_on else QPalette.ColorGroup.Disabled
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(palette.color(group, role))
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(option.rect.adjusted(0, 0, -ROOM_PX, 0), align, index.data(KEY) or "")
        painter.restore()

    def sizeHint(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """As wide as the list, however long the name is."""
        return QSize(0, super().sizeHint(option, index).height() + ROOM_PX)


def _unmarked(text: str) -> str:
    """Without mnemonic marks; `&&` stands for `&`."""
    return re.sub("&(.)", r"\1", text)


class CommandPalette(QDialog):
    """Type, choose with the arrows, press Enter to run, Esc to leave."""

    def __init__(self, actions: list[tuple[str, QAction]], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setWindowTitle(t("Commands"))
        self.setMinimumSize(460, 380)
        self._actions = actions
        self.field = QLineEdit(placeholderText=t("Type a command"))
        self.field.setAccessibleName(t("Command"))
        self.list = QListWidget()
        self.list.setAccessibleName(t("Commands"))
        self.list.setAlternatingRowColors(True)
        self.list.setItemDelegate(KeyDelegate(self.list))
        box = QVBoxLayout(self)
        box.addWidget(self.field)
        box.addWidget(self.list)
        self.field.textChanged.connect(self._show)
        self.field.returnPressed.connect(self._run)
        self.list.itemActivated.connect(self._run)
        self.field.installEventFilter(self)
        self._show("")

    def _show(self, typed: str) -> None:
        words = search_words(typed)
        self.list.clear()
        texts = [
            (f"{menu}: {_unmarked(action.text()).rstrip('.… ')}", action)
            for menu, action in self._actions
        ]
        for text, action in _found(texts, words):
            self._add(text, action)
        if not self.list.count():
            nothing = QListWidgetItem(t("No matching command"))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(nothing)
        rows = range(self.list.count())
        can_be = (row for row in rows if self.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled)
        self.list.setCurrentRow(next(can_be, 0))

    def _add(self, text: str, action: QAction) -> None:
        key = first_key(action)
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.UserRole, action)
        item.setData(KEY, key)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{text} {key}".strip())
        if not action.isEnabled():
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
        self.list.addItem(item)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = steps.get(Qt.Key(event.key()))
            if step:
                row = self.list.currentRow() + step
                self.list.setCurrentRow(max(0, min(row, self.list.count() - 1)))
                return True
        return super().eventFilter(watched, event)

    def _run(self) -> None:
        chosen = [item.data(Qt.ItemDataRole.UserRole) for item in self.list.selectedItems()]
        self.accept()
        for action in chosen:
            action.trigger()


def _found(entries: list[tuple[str, QAction]], words: list[str]) -> list[tuple[str, QAction]]:
    """By their names and the beginnings of other words for them; only if there are none, by their
    tips. Names that have all the words come first, those that begin with them before the others."""

    def is_meant(text: str, action: QAction) -> bool:
        other = f"{text} {action.property(ALSO) or ''}"
        return has_words(text, words) or _begins(other, words)

    found = [entry for entry in entries if is_meant(*entry)]
    if not found:
        found = [entry for entry in entries if has_words(entry[1].statusTip(), words)]
    return sorted(found, key=lambda e: (not has_words(e[0], words), not _begins(e[0], words)))


def _begins(text: str, words: list[str]) -> bool:
    """Is each of the words the start of a word in the text?"""
    parts = searchable(text.replace("&", "")).split()
    return all(any(part.startswith(word) for part in parts) for word in words)
