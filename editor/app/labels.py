"""Which labels are rich text: none but these. All others, tool tips and message boxes are plain,
whatever a name in them looks like."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from model.text.plain_text import visible

PLAIN = """
QLabel, QToolTip { qproperty-textFormat: PlainText; }
RichLabel { qproperty-textFormat: RichText; }
"""
"""Style of the application. Qt guesses where nobody says: `<b>` in a name would make it bold."""


class RichLabel(QLabel):
    """A label with HTML; whoever sets it escapes what is from files (`html.escape`)."""

    def __init__(self, html: str = "") -> None:
        super().__init__(html)
        self.setTextFormat(Qt.TextFormat.RichText)


def entry_text(words: str) -> str:
    """Words from a file as the text of a menu entry, a button or a tab: `&` is no mark there."""
    return visible(words).replace("&", "&&")


def title_text(words: str) -> str:
    """Words from a file in the title of a window: `[*]` does not stand for "modified" there."""
    return visible(words).replace("[*]", "[*][*]")
