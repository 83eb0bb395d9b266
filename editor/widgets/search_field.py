"""Search fields."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolButton

from trackwright.editor.app.translation import t

_Key = Qt.Key


class SearchField(QLineEdit):
    """A field for search words, with a clear button."""

    def __init__(self, name: str) -> None:
        super().__init__(placeholderText=name, clearButtonEnabled=True)
        self.setAccessibleName(name)
        for cross in self.findChildren(QToolButton):
            cross.setToolTip(t("Clear"))


class ListSearch(SearchField):
    """Above a list: Down moves to it, Enter takes what is chosen there, Esc clears the words
    first. The list passes on what is typed into it."""

    entered = Signal()
    left_down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == _Key.Key_Down:
            self.left_down.emit()
        elif event.key() in (_Key.Key_Return, _Key.Key_Enter):
            self.entered.emit()
        elif event.key() == _Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def begin_with(self, text: str) -> None:
        """Continue here with what was typed into the list."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setText(text)


def is_typing(event: QKeyEvent) -> bool:
    """Is it a letter, a digit, or another visible sign?"""
    return bool(event.text().strip()) and event.text().isprintable()
