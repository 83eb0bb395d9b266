"""The Qt actions of a window: menus, tool bar, and what is enabled."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMenu, QToolBar, QWidget
from shiboken6 import isValid

from trackwright.editor.app.actions import (
    ACTION_OF,
    ALSO,
    TIP_OF,
    Action,
    Menu,
    first_key,
    with_keys,
)
from trackwright.editor.app.icons import icon_of
from trackwright.editor.app.keys import Keys
from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.translation import plain, t
from trackwright.editor.workspace.workspaces import WORKSPACES
from trackwright.model.edit.placing import MAX_NUMBER_KEYS
from trackwright.model.files.output_checks import is_file
from trackwright.model.text.plain_text import visible

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window

BAR_ICON = QSize(20, 20)
FIRST_WITHOUT_WORDS = (
    ("edit.undo", "edit.redo"),
    ("view.fit", "view.grid"),
    ("file.new", "file.open", "file.save"),
    ("tool.select", "tool.place", "tool.marker"),
    ("lay.close", "playtest.run"),
)
"""The buttons that lose their words when the tool bar gets narrow: the best known icons first."""


class ToolBar(QToolBar):
    """Shows words beside the icons as far as there is room for them."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        made_by_id = {made.objectName(): made for made in self.actions()}
        for made in made_by_id.values():
            made.setPriority(QAction.Priority.NormalPriority)
        if self.orientation() == Qt.Orientation.Vertical:
            return
        for ids in FIRST_WITHOUT_WORDS:
            if self.sizeHint().width() <= self.width():
                return
            for id in ids:  # Qt leaves out the word of an action of low priority
                made_by_id[id].setPriority(QAction.Priority.LowPriority)


class KeyedAction(QAction):
    """Knows whether it was a key that triggered it."""

    by_key = False

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Shortcut:
            return super().event(event)
        self.by_key = True
        try:
            return super().event(event)
        finally:
            self.by_key = False


class Commands(QObject):
    """Made from the tables in `editor/menus`."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self.window = window
        self.by_id: dict[str, KeyedAction] = {}
        self._made: dict[str, QMenu] = {}
        """The menus by title."""
        self.tables: list[tuple[Menu[Window], Action[Window], QAction]] = []
        self.bar = ToolBar(t("Tools"), window, iconSize=BAR_ICON)
        self.bar.setObjectName("bar")
        self.bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.recent_menu = QMenu(t("Open &recent"), window)
        self.recent_menu.setToolTipsVisible(True)
        window.addToolBar(self.bar)

    def make(self) -> None:
        """Make menus and tool bar; after the rest of the window, which the tables query."""
        for menu in self.window.desk.menus:
            self._make_menu(menu)
        self._make_tabs()
        self.show_recent()
        self.refresh()

    def _make_tabs(self) -> None:
        """The workspaces at the front of the tool bar, where they are never cut off."""
        first = self.bar.actions()[0]
        self.bar.insertActions(first, [self.by_id[f"view.workspace.{id}"] for id in WORKSPACES])
        self.bar.insertSeparator(first)

    def _make_menu(self, menu: "Menu[Window]") -> None:
        made = self._empty_menu(menu)
        if self.bar.actions() and any(action.bar for action in menu.actions):
            self.bar.addSeparator()
        made.setToolTipsVisible(True)
        group: str | None = None
        for action in menu.actions:
            if group is not None and action.group != group:
                made.addSeparator()
            group = action.group
            made.addAction(self._make_action(menu, action))
            if action.id == "file.open_recent":
                made.addMenu(self.recent_menu)
        made.aboutToShow.connect(self.refresh)
        made.aboutToShow.connect(partial(self._show_looks, menu))
        if menu.listed is not None:
            made.addSeparator()
            made.aboutToShow.connect(partial(self._list_anew, menu, made))

    def _empty_menu(self, menu: "Menu[Window]") -> QMenu:
        made = QMenu(t(menu.title), self.window)
        if outer := self._made.get(menu.inside):
            first = outer.actions()[0]
            outer.insertMenu(first, made)
            outer.insertSeparator(first)
        else:
            self.window.menuBar().addMenu(made)
        self._made[menu.title] = made
        return made

    def _show_looks(self, menu: "Menu[Window]") -> None:
        """Texts and pictures of entries that depend on the window."""
        for action in menu.actions:
            if action.looks is not None:
                looks, made = action.looks(self.window), self.by_id[action.id]
                made.setVisible(looks is not None)
                if looks is not None:
                    made.setText(looks[0])
                    made.setIcon(looks[1])

    def _make_action(self, menu: "Menu[Window]", action: "Action[Window]") -> QAction:
        made = KeyedAction(t(action.text), self.window)
        made.setObjectName(action.id)
        made.setStatusTip(t(action.tip))
        made.setProperty(ALSO, t(action.also) if action.also else "")
        made.setCheckable(action.checked is not None)
        made.triggered.connect(partial(self._run, action))
        if action.scope == "canvas":
            made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.window.canvas.addAction(made)
        else:
            self.window.addAction(made)
        if action.bar:
            made.setIconText(plain(action.text))
            made.setIconVisibleInMenu(False)  # its ink would vanish on the chosen row
            self.bar.addAction(made)
        self.by_id[action.id] = made
        self.tables.append((menu, action, made))
        return made

    def _run(self, action: "Action[Window]", checked: bool = False) -> None:
        """Run the action if it is enabled now: a key may come before the menus were updated, or
        while the user types in a field."""
        self.window.take_typed()
        if action.when(self.window):
            action.run(self.window)
        if isValid(self.window):  # it may have been closed while a dialog waited
            self.refresh()

    @property
    def by_key(self) -> bool:
        """Is an action running because of its key, and not of its menu or button?"""
        return any(made.by_key for made in self.by_id.values())

    def refresh(self) -> None:
        for _, action, made in self.tables:
            made.setEnabled(action.when(self.window))
            if action.checked is not None:
                with QSignalBlocker(made):
                    made.setChecked(action.checked(self.window))

    def use_keys(self, keys: Keys) -> None:
        """Set the keys of menus, of tool tips, and of the tips of fields that do the same."""
        for _, action, made in self.tables:
            own = keys.of(action)
            made.setShortcuts([QKeySequence(key) for key in own])
            made.setToolTip(with_keys(t(action.tip), own))
        for widget in self.window.findChildren(QWidget):
            if widget.property(ACTION_OF):
                keyed = self.by_id[str(widget.property(ACTION_OF))]
                own = tuple(key.toString() for key in keyed.shortcuts())
                widget.setToolTip(with_keys(str(widget.property(TIP_OF)), own))

    def keys_of_pieces(self) -> list[str]:
        """The first key of each action that lays a piece by number."""
        numbers = (self.by_id[f"lay.{n}"] for n in range(1, MAX_NUMBER_KEYS + 1))
        return [first_key(made) for made in numbers]

    def use_icons(self) -> None:
        """Draw the icons in the colour of the text."""
        ink = self.window.palette().color(self.window.foregroundRole())
        for _, action, made in self.tables:
            if action.bar:
                made.setIcon(icon_of(action.id, ink, self.window.devicePixelRatioF()))
        self.bar.fit()

    # --- dynamic entries

    def _list_anew(self, menu: "Menu[Window]", made: QMenu) -> None:
        for old in list(self._listed(made)):
            made.removeAction(old)
            old.deleteLater()
        assert menu.listed is not None
        for text, run, checked in menu.listed(self.window):
            entry = QAction(text, made)  # Python never frees one that `made` adds itself
            made.addAction(entry)
            entry.setObjectName("listed")
            entry.setCheckable(True)
            entry.setChecked(checked)
            entry.triggered.connect(run)

    def _listed(self, made: QMenu) -> Iterator[QAction]:
        return (entry for entry in made.actions() if entry.objectName() == "listed")

    def show_recent(self) -> None:
        """List recent files; missing ones are disabled."""
        self.recent_menu.clear()
        for path in self.window.settings.recent:
            entry = self.recent_menu.addAction(entry_text(path.name))
            entry.setToolTip(visible(str(path)))
            entry.setEnabled(is_file(path))
            entry.triggered.connect(partial(self._open_recent, path))
        self.recent_menu.setEnabled(not self.recent_menu.isEmpty())

    def _open_recent(self, path: Path, checked: bool = False) -> None:
        self.window.files.open_if_free(str(path))
