"""What the Help menu and Ctrl+, open."""

from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox

from trackwright.editor.app.actions import first_key
from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.translation import plain, t, translated
from trackwright.editor.card.panel import SUBJECTS
from trackwright.editor.dialogs.running import show
from trackwright.validators.catalogue import find_check

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window

Entry = tuple[str, QAction]
"""The menu that it would be in, and its action."""
HINTED = ("lay.1", "help.keys")
HINTED_NEXT = ("lay.repeat", "lay.back", "lay.close")


class Guidance:
    """Command palette, keys, preferences, tour, and about box."""

    def __init__(self, window: "Window") -> None:
        self._window = window

    def show_commands(self) -> None:
        from trackwright.editor.dialogs.command_palette import CommandPalette

        tables = self._window.commands.tables
        entries = [(plain(menu.title), made) for menu, _, made in tables]
        made = [*entries, *self._pieces(), *self._problems(), *self._figures()]
        show(CommandPalette(made, self._window))

    def _pieces(self) -> Iterator[Entry]:
        """Actions that lay each piece at the active end."""
        window = self._window
        for code, (kind, _) in window.bridge.kit.codes.items():
            made = QAction(entry_text(f"{code}  {translated(kind.name)}"))
            made.setEnabled(window.replay.shown is None)
            made.triggered.connect(partial(window.builder.lay, code))
            yield plain("&Lay"), made

    def _problems(self) -> Iterator[Entry]:
        """Actions that show each check with problems."""
        window, report = self._window, self._window.problems.report
        found = {one.code: one for one in reversed(report.findings)} if report else {}
        for code, finding in sorted(found.items()):
            made = QAction(f"{code}  {translated(find_check(code).headline)}")
            made.setEnabled(window.replay.shown is None)
            made.triggered.connect(partial(window.look_into, finding))
            yield t("Problems"), made

    def _figures(self) -> Iterator[Entry]:
        """Actions that show a section of the circuit card."""
        for id, words in SUBJECTS.items():
            made = QAction(t(words))
            made.triggered.connect(partial(self._show_figures, id))
            yield t("Circuit card"), made

    def _show_figures(self, id: str, checked: bool = False) -> None:
        self._window.show_panel("card")
        self._window.card.show_section(id)

    def show_keys(self) -> None:
        from trackwright.editor.dialogs.shortcuts import ShortcutSheet

        desk = self._window.desk
        show(ShortcutSheet(desk.menus, desk.preferences.keys, self._window))

    def show_preferences(self) -> None:
        from trackwright.editor.dialogs.preferences import PreferencesDialog

        desk = self._window.desk
        show(PreferencesDialog(desk.preferences, desk.menus, self._window))

    def begin_tour(self) -> None:
        """Start it on an empty table: here, or in another window."""
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

    def next_hint(self) -> str:
        """How to go on when the first piece is laid."""
        made = self._window.actions_by_id
        again, back, close = (first_key(made[id]) for id in HINTED_NEXT)
        return t(
            "Number keys: next piece, with Shift to the right · {again}: once more · "
            "{back}: take back · {close}: close the loop",
            again=again,
            back=back,
            close=close,
        )
