"""The command palette: every action, by typing a part of its name."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.actions import first_key
from editor.words import t


class CommandPalette(QDialog):
    """Type, choose with the arrows, Enter runs it, Esc leaves."""

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
        box = QVBoxLayout(self)
        box.addWidget(self.field)
        box.addWidget(self.list)
        self.field.textChanged.connect(self._show)
        self.field.returnPressed.connect(self._run)
        self.list.itemActivated.connect(self._run)
        self.field.installEventFilter(self)
        self._show("")

    def _show(self, typed: str) -> None:
        words = typed.casefold().split()
        self.list.clear()
        for menu, action in self._actions:
            text = f"{menu}: {action.text().replace('&', '').rstrip('.… ')}"
            if all(word in text.casefold() for word in words):
                key = first_key(action)
                item = QListWidgetItem(f"{text}    {key}" if key else text)
                item.setData(Qt.ItemDataRole.UserRole, action)
                if not action.isEnabled():
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
                self.list.addItem(item)
        self.list.setCurrentRow(0)

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
        item = self.list.currentItem()
        self.accept()
        if item is not None:
            action: QAction = item.data(Qt.ItemDataRole.UserRole)
            action.trigger()
