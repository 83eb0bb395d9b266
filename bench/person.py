"""A person at a real window: hands at the mouse and the keyboard, and eyes for what is shown.

The hands are xdotool's. The person is in a thread, so dialogs can wait for it as they wait for
anybody; what it looks at belongs to the window's thread, and is read there.
"""

import subprocess
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, QModelIndex, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QMenu,
    QPushButton,
    QWidget,
)

from trackwright.editor.canvas.painting.strokes import to_scene
from trackwright.editor.window.window import Window
from trackwright.model.layout.kit import Kit

AHEAD_MM, ASIDE_MM = 40.0, 26.0
"""Where the person clicks, seen from the open end."""
PATIENCE_S = 60.0
WAIT_S = 0.15
"""Until what the hands did has reached the window."""
LOOK_S = 0.01
T = TypeVar("T")


class Eyes(QObject):
    """Reads in the window's thread."""

    ended = Signal()
    _asked = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._asked.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def see(self, look: Callable[[], T]) -> T:
        """What is there now; an error of looking is the person's."""
        seen: Future[T] = Future()
        self._asked.emit(look, seen)
        return seen.result(PATIENCE_S)

    def _answer(self, look: Callable[[], Any], seen: Future[Any]) -> None:
        try:
            seen.set_result(look())
        except Exception as error:
            seen.set_exception(error)


class Person:
    """Somebody who does a task, whose clicks and keys are counted."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.clicks = self.keys = self.menus = self.view_moves = self.before_race = 0
        self._eyes = Eyes()
        self._look: object = None

    def do(self, task: Callable[["Person"], None]) -> None:
        """The whole task. The window works meanwhile, and so do its dialogs."""
        loop, troubles = QEventLoop(), list[Exception]()

        def work() -> None:
            try:
                self.wait(1.0)
                self.settle()
                self.view_moves = 0
                task(self)
            except Exception as trouble:
                troubles.append(trouble)
            finally:
                self._eyes.ended.emit()

        def leave() -> None:
            while (dialog := QApplication.activeModalWidget()) is not None:
                dialog.close()
            loop.quit()

        self._eyes.ended.connect(leave, Qt.ConnectionType.QueuedConnection)
        thread = threading.Thread(target=work)
        thread.start()
        loop.exec()
        thread.join()
        for trouble in troubles:
            raise trouble

    @property
    def figures(self) -> dict[str, int]:
        """What it took; of a race, also what came before it."""
        counted = {
            "clicks": self.clicks,
            "keys": self.keys,
            "menus": self.menus,
            "view_moves": self.view_moves,
        }
        return counted | ({"before_race": self.before_race} if self.before_race else {})

    # --- hands

    def click(self, at: QPoint, double: bool = False, button: int = 1) -> None:
        times = 2 if double else 1
        self.point(at)
        _xdotool("click", "--repeat", str(times), "--delay", "60", str(button))
        self.clicks += times
        self.settle()

    def press(self, *keys: str) -> None:
        for key in keys:
            _xdotool("key", "--clearmodifiers", key)
            self.keys += 1
            self.settle()

    def point(self, at: QPoint) -> None:
        _xdotool("mousemove", str(at.x()), str(at.y()))
        self.wait()

    # --- eyes

    def see(self, look: Callable[[Window], T]) -> T:
        return self._eyes.see(lambda: look(self.window))

    def wait(self, seconds: float = WAIT_S) -> None:
        time.sleep(seconds)

    def wait_until(self, is_so: Callable[[Window], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE_S
        while not self.see(is_so):
            self.wait(LOOK_S)
            if time.monotonic() > until:
                raise TimeoutError(f"waited in vain: {what}")

    def settle(self) -> None:
        self.wait()
        self.wait_until(lambda window: not _is_busy(window), "the window is still busy")
        look = self.see(_look_of)
        self.view_moves += self._look not in (None, look)
        self._look = look

    # --- where things are

    def on_table(self, point: complex) -> QPoint:
        def find(window: Window) -> QPoint:
            view = window.table
            return view.viewport().mapToGlobal(view.mapFromScene(to_scene(point)))

        return self.see(find)

    def in_box(self, code: str, kit: Kit) -> QPoint:
        kind = kit.codes[code].kind.code

        def find(window: Window) -> QPoint:
            pieces = window.box.list
            rows = (pieces.item(row) for row in range(pieces.count()))
            role = Qt.ItemDataRole.UserRole
            item = next(one for one in rows if str(one.data(role))[: len(kind)] == kind)
            return _in_list(pieces, pieces.indexFromItem(item))

        return self.see(find)

    def in_list(self, which: Callable[[Window], QAbstractItemView], row: int) -> QPoint:
        def find(window: Window) -> QPoint:
            rows = which(window)
            return _in_list(rows, rows.model().index(row, 0))

        return self.see(find)

    def middle_of(self, which: Callable[[Window], QWidget]) -> QPoint:
        def find(window: Window) -> QPoint:
            shown = which(window)
            assert shown.isVisible(), f"{shown} is not to be seen"
            assert shown.isEnabled(), f"{shown} is not for use now"
            return shown.mapToGlobal(shown.rect().center())

        return self.see(find)

    def end(self, side: str) -> complex:
        """Before the open end, on one side of the road."""
        spots = self.see(lambda window: window.bridge.table.spots)
        if not spots:
            return 0j
        last = spots[-1]
        way = last.at(1.0) - last.at(0.98)
        ahead = way / abs(way)
        aside = {"L": 1, "R": -1}.get(side, 0) * ASIDE_MM
        return last.at(1.0) + ahead * complex(AHEAD_MM, aside)

    # --- what takes several clicks

    def use(self, action: str) -> None:
        """Click a button of the tool bar."""

        def find(window: Window) -> QWidget:
            made = window.actions_by_id[action]
            widget = window.commands.bar.widgetForAction(made)
            assert isinstance(widget, QWidget)
            return widget

        self.click(self.middle_of(find))

    def choose(self, title: str, action: str) -> None:
        """Click through a menu, by action."""

        def bar(window: Window) -> QPoint:
            menus = window.menuBar()
            entry = next(one for one in menus.actions() if one.text() == title)
            return menus.mapToGlobal(menus.actionGeometry(entry).center())

        self.click(self.see(bar))
        self.choose_shown(action)
        self.menus += 2

    def choose_shown(self, action: str) -> None:
        """Click an entry of the menu that is open."""

        def entry(window: Window) -> QPoint:
            menu, made = QApplication.activePopupWidget(), window.actions_by_id[action]
            assert isinstance(menu, QMenu), "no menu is open"
            return menu.mapToGlobal(menu.actionGeometry(made).center())

        self.click(self.see(entry))

    def choose_in(self, field: Callable[[Window], QComboBox], row: int) -> None:
        """Open a drop-down list and click this row."""
        self.click(self.middle_of(field))
        self.click(self.in_list(lambda window: field(window).view(), row))

    def accept_dialog(self) -> None:
        self.click(self.middle_of(lambda _: _accepting(shown_dialog())))


def shown_dialog() -> QDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog), "no dialog is open"
    return dialog


def _accepting(dialog: QDialog) -> QPushButton:
    role = QDialogButtonBox.ButtonRole.AcceptRole
    boxes = dialog.findChildren(QDialogButtonBox)
    found = (one for box in boxes for one in box.buttons() if box.buttonRole(one) == role)
    button = next(found)
    assert isinstance(button, QPushButton)
    return button


def _is_busy(window: Window) -> bool:
    closing = window.closing
    works = window.surveyor.busy or closing.busy or closing.is_offering or window.problems.busy
    return works or window.playtest.busy or window.replay.busy


def _look_of(window: Window) -> object:
    view = window.canvas.view
    return view.mapToScene(QPoint(0, 0)), view.zoom


def _in_list(rows: QAbstractItemView, index: QModelIndex) -> QPoint:
    rows.scrollTo(index)
    shown: QRect = rows.visualRect(index) & rows.viewport().rect()
    assert not shown.isEmpty(), "the row is not to be seen"
    return rows.viewport().mapToGlobal(shown.center())


def _xdotool(*arguments: str) -> None:
    subprocess.run(["xdotool", *arguments], check=True)
