"""The words of the window in its language: every text that is shown goes through `t`."""

from PySide6.QtCore import QCoreApplication

CONTEXT = "trackwright"


def t(text: str, **parts: object) -> str:
    """The text in the language of the window; `{name}` stands for a part."""
    shown = QCoreApplication.translate(CONTEXT, text)
    return shown.format(**parts) if parts else shown


def plain(text: str) -> str:
    """The text of a menu entry without its mark and dots, in the language of the window."""
    return t(text).replace("&", "").rstrip(" .…")
