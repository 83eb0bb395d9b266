"""The shortcut sheet, made from the tables of actions."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from editor.actions import Menu

MOUSE = (
    ("Drag from the box", "lay a piece: at an open end, into a joint, on a piece to replace it"),
    ("Drag a piece", "move its fragment; near another open end it is joined"),
    ("Alt while dragging", "no snap"),
    ("Shift, Ctrl + click", "add to the selection, take away"),
    ("Wheel", "zoom; with Shift scroll"),
    ("Middle button, Space + drag", "pan"),
    ("Right button, Esc", "cancel"),
)


class ShortcutSheet(QDialog):
    """All keys, menu by menu."""

    def __init__(self, menus: tuple[Menu, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys and mouse")
        self.resize(620, 640)
        text = QTextBrowser()
        text.setHtml(_page(menus))
        text.setAccessibleName("Keys and mouse")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(text)
        box.addWidget(buttons)


def _page(menus: tuple[Menu, ...]) -> str:
    parts = ["<h3>Mouse</h3>", _rows(MOUSE)]
    for menu in menus:
        rows = [
            (", ".join(action.keys), action.text.replace("&", ""))
            for action in menu.actions
            if action.keys
        ]
        if rows:
            parts += [f"<h3>{menu.title.replace('&', '')}</h3>", _rows(rows)]
    return "".join(parts)


def _rows(rows: object) -> str:
    lines = "".join(
        f"<tr><td width='210'><b>{keys}</b></td><td>{what}</td></tr>"
        for keys, what in rows  # type: ignore[attr-defined]
    )
    return f"<table cellpadding='2'>{lines}</table>"
