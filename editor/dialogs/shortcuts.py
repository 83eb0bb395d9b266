"""The shortcut sheet, made from the tables of actions."""

from html import escape

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from editor.actions import Menu
from editor.keys import Keys
from editor.words import plain

MOUSE = (
    ("Drag from the box", "lay a piece: at an open end, into a joint, on a piece to replace it"),
    ("Drag a piece", "move its fragment; near another open end it is joined"),
    ("Drag a selected piece", "take the selected ones out of the track"),
    ("Ctrl+Shift + click", "select all between; once more: round the other side"),
    ("Alt while dragging", "no snap"),
    ("Shift, Ctrl + click", "add to the selection, take away"),
    ("Wheel", "zoom; with Shift scroll"),
    ("Middle button, Space + drag", "pan"),
    ("Right button, Esc", "cancel"),
)


class ShortcutSheet(QDialog):
    """All keys, menu by menu."""

    def __init__(self, menus: tuple[Menu, ...], keys: Keys, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys and mouse")
        self.resize(620, 640)
        self.text = text = QTextBrowser()
        text.setHtml(_page(menus, keys))
        text.setAccessibleName("Keys and mouse")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(text)
        box.addWidget(buttons)


def _page(menus: tuple[Menu, ...], keys: Keys) -> str:
    parts = ["<h3>Mouse</h3>", _rows(MOUSE)]
    for menu in menus:
        rows = [
            (escape(", ".join(action.keys)), escape(plain(action.text)))
            for action in keys.applied(menu.actions)
            if action.keys
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
