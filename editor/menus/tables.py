"""The tables of all menus, in the order of the menu bar."""

from collections.abc import Iterator

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.menus import (
    assist,
    design,
    edit,
    file,
    lay,
    playtest,
    race,
    scenery,
    tools,
    view,
    windows,
)
from trackwright.editor.window.window import Window

MENUS: tuple[Menu[Window], ...] = (
    file.MENU,
    edit.MENU,
    lay.MENU,
    lay.PIECES,
    scenery.MENU,
    tools.MENU,
    design.MENU,
    playtest.MENU,
    race.MENU,
    view.MENU,
    windows.MENU,
    assist.MENU,
)


def all_actions() -> Iterator[Action[Window]]:
    for menu in MENUS:
        yield from menu.actions
