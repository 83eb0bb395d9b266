"""Asks before a file is replaced, where the file dialog cannot know."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from trackwright.editor.app.translation import t
from trackwright.editor.widgets.message_boxes import Button, ask
from trackwright.model.files.output_checks import exists


def completed(name: str, suffix: str) -> tuple[Path, bool]:
    """The file chosen in a file dialog, with its suffix; and whether it exists although the dialog
    did not ask, because the suffix was not typed."""
    path = Path(name)
    if path.suffix:
        return path, False
    path = path.with_name(f"{path.name.rstrip('.')}.{suffix}")
    return path, exists(path)


def ask_replace(parent: QWidget, path: Path) -> bool:
    """May the file be replaced?"""
    answer = ask(
        parent,
        t("Replace the file?"),
        t("{file} already exists. Replace it?", file=path),
        Button.Yes | Button.Cancel,
        Button.Cancel,
    )
    return answer == Button.Yes
