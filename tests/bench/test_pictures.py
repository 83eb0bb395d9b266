"""The pictures of the pages are made from the running program, and all are shown."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bench import pictures


def test_the_pages_show_what_is_made() -> None:
    shown = "".join(page.read_text("utf-8") for page in (pictures.ROOT / "docs").glob("*.md"))
    made = {file.stem for file in pictures.PICTURES.glob("*.png")}
    assert made == set(pictures.IN_DOCS)
    for name in made:
        assert f"pictures/{name}.png" in shown


@pytest.mark.parametrize("name", ["tour", "preferences"])
def test_a_picture_is_taken_of_a_fresh_program(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    file = tmp_path / "picture.png"
    pictures.take(name, "dark", file)
    picture = QImage(str(file))
    colours = {picture.pixelColor(x, y).name() for x in range(0, 600, 7) for y in range(0, 500, 7)}
    assert len(colours) > 5
    assert "#25282f" in colours, "the dark window"
