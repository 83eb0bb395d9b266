"""The Help menu."""

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.window.window import Window

MENU: Menu[Window] = Menu(
    "&Help",
    (
        Action(
            "help.commands",
            "&Commands ...",
            lambda w: w.guidance.show_commands(),
            ("Ctrl+Shift+P",),
            "Find any action by name",
        ),
        Action(
            "help.keys",
            "&Keys and mouse",
            lambda w: w.guidance.show_keys(),
            ("F1",),
            "Show all keys",
            also="shortcuts hotkeys mouse",
        ),
        Action(
            "help.tour",
            "&Tour",
            lambda w: w.guidance.begin_tour(),
            (),
            "Build a first circuit step by step",
            also="tutorial introduction first steps",
        ),
        Action(
            "help.about",
            "&About Trackwright",
            lambda w: w.guidance.show_about(),
            (),
            "Version and licence",
            group="about",
        ),
    ),
)
