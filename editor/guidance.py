"""What the Help menu and Ctrl+, open for a window."""

from importlib.metadata import version
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from editor.actions import first_key
from editor.dialogs.command_palette import CommandPalette
from editor.dialogs.preferences import PreferencesDialog
from editor.dialogs.shortcuts import ShortcutSheet
from editor.words import plain, t

if TYPE_CHECKING:
    from editor.window import Window

HINTED = ("lay.1", "help.keys")


class Guidance:
    """Commands, keys, preferences, the tour, and who made it."""

    def __init__(self, window: "Window") -> None:
        self._window = window

    def show_commands(self) -> None:
        tables = self._window.commands.tables
        entries = [(plain(menu.title), made) for menu, _, made in tables]
        CommandPalette(entries, self._window).open()

    def show_keys(self) -> None:
        from editor.menus.tables import MENUS

        ShortcutSheet(MENUS, self._window.desk.preferences.keys, self._window).open()

    def show_preferences(self) -> None:
        PreferencesDialog(self._window.desk.preferences, self._window).open()

    def begin_tour(self) -> None:
        """On an empty table: here, or in another window."""
        self._window.desk.free_window(near=self._window).tour.begin()

    def show_about(self) -> None:
        words = t("Design racing circuits for board games.") + "\n" + t("MIT licence")
        title = f"Trackwright {version('trackwright')}"
        QMessageBox.about(self._window, "Trackwright", f"{title}\n{words}")

    def hint(self) -> str:
        """What to do with an empty table."""
        made = self._window.actions_by_id
        lay, all_keys = (first_key(made[id]) for id in HINTED)
        return t(
            "Press {lay} to lay the start piece, or drag one from the box · {keys}: all keys",
            lay=lay,
            keys=all_keys,
        )
