"""The shortcut sheet, made from the tables of actions."""

from collections.abc import Sequence
from html import escape

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from trackwright.editor.app.actions import KeyedMenu, shown_keys
from trackwright.editor.app.keys import Keys
from trackwright.editor.app.translation import later, plain, t

MOUSE = (
    (
        later("Drag from the box"),
        later("lay it at an open end, into a joint, or on a piece to replace it"),
    ),
    (later("Drag a piece"), later("move its fragment; near an open end it snaps on")),
    (later("Drag a selected piece"), later("take the selection out of the track")),
    (
        later("Ctrl+Shift + click"),
        later("select everything between; repeat to go the other way round"),
    ),
    (later("Alt while dragging"), later("no snapping")),
    (later("Shift, Ctrl + click"), later("add to the selection, remove from it")),
    (later("Wheel"), later("zoom; with Shift scroll")),
    (later("Middle button, Space + drag"), later("pan")),
    (later("Right button, Esc"), later("cancel")),
)


class ShortcutSheet(QDialog):
    """All keys, menu by menu."""

    def __init__(self, menus: Sequence[KeyedMenu], keys: Keys, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Keys and mouse"))
        self.resize(620, 640)
        self.text = text = QTextBrowser()
        text.setHtml(_page(menus, keys))
        text.setAccessibleName(t("Keys and mouse"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(text)
        box.addWidget(buttons)


def _page(menus: Sequence[KeyedMenu], keys: Keys) -> str:
    parts = ["<h3>" + t("Mouse") + "</h3>", _rows([(t(what), t(does)) for what, does in MOUSE])]
    for menu in menus:
        rows = [
            (escape(shown_keys(own)), escape(plain(action.text)))
            for action in menu.actions
            if (own := keys.of(action))
        ]
        if rows:
            parts += [f"<h3>{plain(menu.title)}</h3>", _rows(rows)]
    return "".join(parts)


def _rows(rows: object) -> str:
    lines = "".join(
        f"<tr><td width='210'><b>{keys}</b></td><td>{what}</td></tr>"
        for keys, what in rows  # type: ignore[attr-defined]
    )
    return f"<table cellpadding='2'>{lines}</table>"
