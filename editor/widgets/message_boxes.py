"""Warnings and questions.

`QMessageBox.warning` and `question` of Qt have the box on the C++ stack: the program dies when the
window that it belongs to is deleted while they wait."""

from PySide6.QtWidgets import QMessageBox, QWidget
from shiboken6 import isValid

Button = QMessageBox.StandardButton
Icon = QMessageBox.Icon


def warn(parent: QWidget, title: str, words: str) -> None:
    """Show a warning, and wait until it is read; a window that has closed meanwhile shows none."""
    if isValid(parent):
        _answer(QMessageBox(Icon.Warning, title, words, Button.Ok, parent))


def ask(
    parent: QWidget, title: str, words: str, buttons: Button, usual: Button = Button.NoButton
) -> Button:
    """The button pressed; NoButton if the window closed meanwhile."""
    if not isValid(parent):
        return Button.NoButton
    box = QMessageBox(Icon.Question, title, words, buttons, parent)
    box.setDefaultButton(usual)
    return _answer(box)


def _answer(box: QMessageBox) -> Button:
    box.exec()
    if not isValid(box):
        return Button.NoButton
    box.deleteLater()
    return box.standardButton(box.clickedButton())
