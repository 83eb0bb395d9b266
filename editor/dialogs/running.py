"""Shows dialogs and menus, and deletes them after use: a hidden one would live as long as its
window."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ParamSpec, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QDialog, QMenu
from shiboken6 import isValid

P = ParamSpec("P")
R = TypeVar("R")


@contextmanager
def asked(dialog: QDialog) -> Iterator[bool]:
    """Wait for the answer, `with asked(dialog) as is_accepted`; read the fields inside."""
    try:
        yield dialog.exec() == QDialog.DialogCode.Accepted
    finally:
        delete(dialog)


def show(dialog: QDialog) -> None:
    """Show it and continue; its signals report the answer."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def run_menu(menu: QMenu, place: QPoint) -> None:
    """Show the menu here and wait until the user chooses an entry or none."""
    menu.exec(place)
    delete(menu)


def held_loosely(method: Callable[P, R]) -> Callable[P, R]:
    """A method that its own dialog may hold: a dialog that references itself becomes garbage, and
    is not freed at once."""
    weak = WeakMethod(method)

    def call(*given: P.args, **named: P.kwargs) -> R:
        there = weak()
        assert there is not None, "the dialog is gone"
        return there(*given, **named)

    return call


def delete(shown: QObject) -> None:
    """The window may have closed meanwhile and deleted it."""
    if isValid(shown):
        shown.deleteLater()
