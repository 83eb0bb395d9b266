"""Only the labels here show rich text. All others, tool tips and message boxes are plain, whatever
a name in them looks like."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProxyStyle

from trackwright.model.text.plain_text import visible


class PlainStyle(QProxyStyle):
    """Makes labels plain unless they set a format, including those in Qt's own boxes and tips. Qt
    guesses otherwise: `<b>` in a name would make it bold."""

    def polish(self, what: object) -> None:
        """Qt calls this for each widget before it is first shown."""
        super().polish(what)  # type: ignore[call-overload]
        if isinstance(what, QLabel) and what.textFormat() == Qt.TextFormat.AutoText:
            what.setTextFormat(Qt.TextFormat.PlainText)


class RichLabel(QLabel):
    """A label with HTML; the caller escapes texts from files (`html.escape`)."""

    def __init__(self, html: str = "") -> None:
        super().__init__(html)
        self.setTextFormat(Qt.TextFormat.RichText)


def entry_text(words: str) -> str:
    """Text from a file for a menu entry, button or tab: `&` does not mark a mnemonic."""
    return visible(words).replace("&", "&&")


def title_text(words: str) -> str:
    """Text from a file for a window title: `[*]` does not stand for "modified"."""
    return visible(words).replace("[*]", "[*][*]")
