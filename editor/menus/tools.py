"""The Tools menu."""

from functools import partial

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.menus.on_circuit import on_circuit
from trackwright.editor.window.window import Window


def _uses(name: str, window: Window) -> bool:
    return window.tool_name == name


MENU: Menu[Window] = Menu(
    "&Tools",
    on_circuit(
        Action(
            "tool.select",
            "&Select",
            lambda w: w.use_tool("select"),
            ("V",),
            "Select and move",
            checked=partial(_uses, "select"),
            scope="canvas",
            bar=True,
        ),
        Action(
            "tool.place",
            "&Place",
            lambda w: w.toggle_tool("place"),
            ("B",),
            "Lay the piece chosen in the box",
            checked=partial(_uses, "place"),
            scope="canvas",
            bar=True,
        ),
        Action(
            "tool.marker",
            "&Difficulty",
            lambda w: w.toggle_tool("marker"),
            ("M",),
            "Set the difficulty of corners by clicking them",
            checked=partial(_uses, "marker"),
            scope="canvas",
            bar=True,
        ),
    ),
)
