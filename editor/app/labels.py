"""Which labels are rich text: none but these. All others, tool tips and message boxes are plain,
whatever a name in them looks like."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProxyStyle

from model.text.plain_text import visible


class PlainStyle(QProxyStyle):
    """Makes labels plain that do not say what they are, those of Qt's own boxes and tips, too. Qt
    guesses: `<b>` in a name would make it bold."""

    def polish(self, what: object) -> None:
        """Called for each widget before it is first shown."""
        super().polish(what)  # type: ignore[call-overload]
        if isinstance(what, QLabel) and what.textFormat() == Qt.TextFormat.AutoText:
            what.setTextFormat(Qt.TextFormat.PlainText)


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
