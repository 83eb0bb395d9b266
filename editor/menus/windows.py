"""The Window menu; each window holds one circuit."""

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.window.window import Window

MENU: Menu[Window] = Menu(
    "&Window",
    (
        Action(
            "window.new",
            "&New window",
            lambda w: w.desk.open_window(near=w),
            ("Ctrl+Shift+N",),
            "Open another window with an empty table",
        ),
        Action(
            "window.open",
            "&Open in a new window ...",
            lambda w: w.files.ask_open_beside(),
            ("Ctrl+Alt+O",),
            "Open a track file in another window",
        ),
        Action(
            "window.reopen",
            "&Reopen closed",
            lambda w: w.desk.reopen(),
            ("Ctrl+Shift+T",),
            "Reopen what was closed last",
            when=lambda w: w.desk.closed is not None,
        ),
        Action(
            "window.next",
            "Ne&xt window",
            lambda w: w.desk.next_window(w),
            ("Ctrl+F6",),
            "Go to the next window",
            when=lambda w: len(w.desk.windows) > 1,
        ),
    ),
    listed=lambda w: w.desk.listed(w),
)
