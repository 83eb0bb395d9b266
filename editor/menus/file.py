"""The File menu."""

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.window.window import Window

MENU: Menu[Window] = Menu(
    "&File",
    (
        Action(
            "file.new",
            "&New ...",
            lambda w: w.files.new(),
            ("Ctrl+N",),
            "Start with an empty table or a shipped circuit",
            bar=True,
        ),
        Action(
            "file.open",
            "&Open ...",
            lambda w: w.files.ask_open(),
            ("Ctrl+O",),
            "Open a circuit: recent files, folders of your own, or any file",
            bar=True,
        ),
        Action(
            "file.open_recent",
            "Open recent ...",
            lambda w: w.files.show_library("recent"),
            ("Ctrl+Shift+O",),
            "Choose a recent file by its picture",
        ),
        Action(
            "file.replay",
            "Open re&play ...",
            lambda w: w.replay.ask_open(),
            ("F7",),
            "Open a saved race",
        ),
        Action(
            "file.save",
            "&Save",
            lambda w: w.files.save(),
            ("Ctrl+S",),
            "Save the track to its file",
            bar=True,
            group="save",
        ),
        Action(
            "file.save_as",
            "Save &as ...",
            lambda w: w.files.save_as(),
            ("Ctrl+Shift+S",),
            "Save the track to another file",
            group="save",
        ),
        Action(
            "file.export",
            "&Export ...",
            lambda w: w.files.export(),
            ("Ctrl+Shift+E",),
            "Export a picture, data, or a table for another program",
            group="export",
        ),
        Action(
            "file.export_again",
            "Export a&gain",
            lambda w: w.files.export_again(),
            ("Ctrl+E",),
            "Export to the same file as last time, or ask for one",
            group="export",
        ),
        Action(
            "file.print",
            "Prin&t ...",
            lambda w: w.files.print(),
            ("Ctrl+P",),
            "Print a plan in true size, or pieces to cut out",
            group="export",
        ),
        Action(
            "file.close",
            "&Close",
            lambda w: w.close(),
            ("Ctrl+W",),
            "Close the window",
            group="end",
        ),
        Action(
            "file.quit",
            "&Quit",
            lambda w: w.desk.quit(),
            ("Ctrl+Q",),
            "Close all windows",
            group="end",
        ),
    ),
)
