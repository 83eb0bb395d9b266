"""The File menu."""

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.window.window import Window


def _close(window: Window) -> None:
    if window.replay.shown is not None:
        window.replay.close_if_free()
    else:
        window.close()


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
            also="library template create begin",
        ),
        Action(
            "file.open",
            "&Open ...",
            lambda w: w.files.ask_open(),
            ("Ctrl+O",),
            "Open a circuit: recent files, folders of your own, or any file",
            bar=True,
            also="library load file",
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
            lambda w: w.replay.files.ask_open(),
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
            also="picture image png svg pdf csv data",
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
            also="pdf paper pages sheets cut",
        ),
        Action(
            "file.report",
            "Report ...",
            lambda w: w.files.report(),
            (),
            "Write a page to send to others: figures, charts, and races to watch",
            group="export",
        ),
        Action(
            "file.close",
            "&Close",
            _close,
            ("Ctrl+W",),
            "Close the race that is shown, or else the window",
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
