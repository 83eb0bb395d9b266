"""The Tools menu."""

from functools import partial

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.dialogs.running import asked
from trackwright.editor.menus.on_circuit import on_circuit
from trackwright.editor.window.window import Window


def _uses(name: str, window: Window) -> bool:
    return window.tool_name == name


def _mark_spaces(window: Window) -> None:
    """Ask what to mark spaces with; the tool in use is put away."""
    if window.tool_name == "spaces":
        window.use_tool("select")
        return
    tool = window.space_tool
    dialog = MarkerDialog(window.bridge.kit, None, tool.marker, window)
    with asked(dialog) as is_accepted:
        marker = dialog.marker(1) if is_accepted else None
    if marker is not None:
        tool.marker = marker
        window.use_tool("spaces")


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
        Action(
            "tool.spaces",
            "M&ark spaces ...",
            _mark_spaces,
            ("O",),
            "Mark spaces by clicking them: obstacles, corner numbers, upgrade numbers ...",
            checked=partial(_uses, "spaces"),
            scope="canvas",
        ),
        Action(
            "tool.find",
            "&Find a piece ...",
            lambda w: w.enter_panel("box"),
            ("Ctrl+F",),
            "Search the box by name, code or heading",
            group="find",
        ),
        Action(
            "tool.measure",
            "M&easure",
            lambda w: w.toggle_tool("measure"),
            ("Shift+M",),
            "Measure distances, straight and along the road",
            checked=partial(_uses, "measure"),
            scope="canvas",
            also="ruler distance length",
        ),
    ),
)
