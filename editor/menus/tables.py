"""All tables, in the order of the menu bar."""

from collections.abc import Iterator

from editor.app.actions import Action, Menu
from editor.menus import assist, edit, file, lay, playtest, race, tools, view, windows

MENUS: tuple[Menu, ...] = (
    file.MENU,
    edit.MENU,
    lay.MENU,
    lay.PIECES,
    tools.MENU,
    playtest.MENU,
    race.MENU,
    view.MENU,
    windows.MENU,
    assist.MENU,
)


def all_actions() -> Iterator[Action]:
    for menu in MENUS:
        yield from menu.actions
