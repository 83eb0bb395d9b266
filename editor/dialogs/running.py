"""Dialogs and menus are shown here, and deleted as soon as they are answered: one that is only
hidden would stay for as long as its window."""

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
    """Wait for the answer, `with asked(dialog) as is_accepted`; the fields are read in there."""
    try:
        yield dialog.exec() == QDialog.DialogCode.Accepted
    finally:
        _delete(dialog)


def show(dialog: QDialog) -> None:
    """Go on meanwhile: what is answered is told by its signals."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def run_menu(menu: QMenu, place: QPoint) -> None:
    """Wait until something is chosen at this place of the screen, or nothing."""
    menu.exec(place)
    _delete(menu)


def held_loosely(method: Callable[P, R]) -> Callable[P, R]:
    """A method as it may be kept by its own dialog: one that holds itself is garbage in the end,
    and does not go at once."""
    weak = WeakMethod(method)

    def call(*given: P.args, **named: P.kwargs) -> R:
        there = weak()
        assert there is not None, "the dialog is gone"
        return there(*given, **named)

    return call


def _delete(shown: QObject) -> None:
    """A window that closed meanwhile took it along."""
    if isValid(shown):
        shown.deleteLater()
