"""The panel that closes the lap: it unfolds when it is wanted, and folds away when it is done."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from trackwright.editor.app.actions import first_key
from trackwright.editor.app.translation import t

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window


class LoopClosing(QObject):
    """Closes the lap of a window, and offers to when an edit has opened it."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._folds = False
        """Does the panel go away when it has done its work?"""
        window.closing.hovered.connect(window.following.preview)
        window.closing.offered.connect(self._say_offers)
        window.closing.folds.connect(self._fold)

    def begin(self) -> None:
        """Unfold the panel; if it was not there, it folds away when it has done its work."""
        self._folds = not self._window.docks["closing"].isVisible()
        self._window.show_panel("closing")
        self._window.closing.begin()

    def _fold(self) -> None:
        window = self._window
        had_keys = window.docks["closing"].isAncestorOf(QApplication.focusWidget() or window)
        if self._folds:
            self._folds = False
            window.put_away("closing")
        if had_keys:
            window.table.setFocus()

    def _say_offers(self, count: int) -> None:
        """An edit opened the lap, and these ways keep it closed."""
        key = first_key(self._window.actions_by_id["lay.close"])
        words = t("This opened the lap. {key} shows {n} ways to keep it closed.", key=key, n=count)
        self._window.canvas.hint.say(words if count else "", "lap")
