"""The View menu."""

from functools import partial

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.app.theme import THEMES, TITLES, ThemeName
from trackwright.editor.canvas.view import ZOOM_STEP
from trackwright.editor.menus.on_circuit import on_circuit
from trackwright.editor.window.window import PANELS, Window
from trackwright.editor.workspace.workspaces import WORKSPACES


def _theme(name: ThemeName, window: Window) -> None:
    window.use_theme(name)


def _has_theme(name: ThemeName, window: Window) -> bool:
    return window.theme == name


def _panel(name: str, window: Window) -> None:
    window.toggle_panel(name)


def _has_panel(name: str, window: Window) -> bool:
    return window.sees_panel(name)


def _workspace(name: str, window: Window) -> None:
    window.workspaces.use(name)


def _has_workspace(name: str, window: Window) -> bool:
    return window.workspaces.current == name


def _overlay(name: str, window: Window) -> None:
    window.looks.toggle_overlay(name)


def _has_overlay(name: str, window: Window) -> bool:
    return window.looks.has_overlay(name)


def _zoom(steps: int, window: Window) -> None:
    window.table.zoom_by(ZOOM_STEP**steps)


OVERLAYS = (
    ("names", "piece_names", "Piece i&ds", ("Ctrl+I",), "Show the id of every piece"),
    ("steps", "steps", "S&teps", ("Ctrl+T",), "Show which space leads to which"),
    ("line", "racing_line", "&Racing line", ("Ctrl+Shift+I",), "Show the racing line"),
)
MOST_NUMBERED = 9
"""Panels that have a number key."""
MENU: Menu[Window] = Menu(
    "&View",
    (
        Action("view.in", "Zoom &in", partial(_zoom, 1), ("Ctrl++", "Ctrl+="), "Larger"),
        Action("view.out", "Zoom &out", partial(_zoom, -1), ("Ctrl+-",), "Smaller"),
        Action(
            "view.actual", "100 %", lambda w: w.table.zoom_to(1.0), ("Ctrl+0",), "1 mm per pixel"
        ),
        Action(
            "view.fit",
            "&Fit",
            lambda w: w.table.fit(),
            ("0", "Ctrl+/"),
            "Show the whole table",
            scope="canvas",
            bar=True,
            also="zoom whole everything",
        ),
        *on_circuit(
            Action(
                "view.fit_selection",
                "Fit &selection",
                lambda w: w.following.fit_selection(),
                ("F",),
                "Show the selected pieces",
                when=lambda w: bool(w.bridge.selection),
                scope="canvas",
            ),
            Action(
                "view.grid",
                "&Grid",
                lambda w: w.looks.toggle_grid(),
                ("Ctrl+G",),
                "Show fine and coarse grid lines",
                checked=lambda w: w.canvas.scene.has_grid,
                group="show",
                bar=True,
            ),
            *(
                Action(
                    f"view.{id}",
                    text,
                    partial(_overlay, name),
                    keys,
                    tip,
                    checked=partial(_has_overlay, name),
                    group="show",
                )
                for id, name, text, keys, tip in OVERLAYS
            ),
        ),
        Action(
            "view.alone",
            "Only the ta&ble",
            lambda w: w.looks.toggle_alone(),
            ("Shift+F11",),
            "Hide panels and tool bar",
            checked=lambda w: w.looks.is_alone,
            group="show",
        ),
        Action(
            "view.full",
            "F&ull screen",
            lambda w: w.toggle_full_screen(),
            ("F11",),
            "Let the window fill the screen",
            checked=lambda w: w.isFullScreen(),
            group="show",
        ),
        *(
            Action(
                f"view.workspace.{name}",
                workspace.title,
                partial(_workspace, name),
                (f"Alt+{n}",),
                workspace.tip,
                checked=partial(_has_workspace, name),
                group="workspaces",
            )
            for n, (name, workspace) in enumerate(WORKSPACES.items(), 1)
        ),
        Action(
            "view.workspace.reset",
            "Reset the workspace",
            lambda w: w.workspaces.reset(),
            (),
            "Put all panels of this workspace back in place",
            group="workspaces",
        ),
        *(
            Action(
                f"view.panel.{name}",
                f"{title} panel",
                partial(_panel, name),
                (f"Ctrl+{n}",) if n <= MOST_NUMBERED else (),
                "Show or hide the panel",
                checked=partial(_has_panel, name),
                group="panels",
            )
            for n, (name, title) in enumerate(PANELS.items(), 1)
        ),
        *(
            Action(
                f"view.theme.{name}",
                f"Theme: {TITLES[name].lower()}",
                partial(_theme, name),
                (),
                "Colours of the window",
                checked=partial(_has_theme, name),
                group="theme",
            )
            for name in THEMES
        ),
    ),
)
