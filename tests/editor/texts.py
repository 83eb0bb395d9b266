"""All texts of the window, collected from the sources and from the tables."""

import ast
from collections.abc import Iterator
from pathlib import Path

from editor.menus.tables import MENUS
from editor.theme import TITLES
from editor.tour import STOPS
from editor.window import PANELS
from editor.words import LANGUAGES
from model.units import UNITS

EDITOR = Path(__file__).parents[2] / "editor"
SHOWING = ("t", "plain", "later")


def in_sources() -> Iterator[tuple[str, str]]:
    """What `t` and its like are called with, and where."""
    for file in sorted(EDITOR.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SHOWING:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value, f"{file.name}:{node.lineno}"


def in_tables() -> Iterator[tuple[str, str]]:
    for menu in MENUS:
        yield menu.title, "a menu"
        for action in menu.actions:
            yield action.text, action.id
            yield action.tip, action.id
    for name in PANELS.values():
        yield name, "a panel"
    for title in TITLES.values():
        yield title, "a theme"
    for unit in UNITS.values():
        yield unit.name, "a unit"
    for stop in STOPS:
        yield stop.title, "the tour"
        yield stop.words, "the tour"
    yield LANGUAGES["system"], "languages"


def all_texts() -> dict[str, str]:
    """Text -> a place where it is shown."""
    return {text: place for text, place in (*in_sources(), *in_tables()) if text}
