"""The words of the window in its language: every text that is shown goes through `t`."""

from PySide6.QtCore import QCoreApplication

CONTEXT = "trackwright"


def t(text: str, **parts: object) -> str:
    """The text in the language of the window; `{name}` stands for a part."""
    shown = QCoreApplication.translate(CONTEXT, text)
    return shown.format(**parts) if parts else shown
