"""The pictures of the pages are taken of the running program, and all are shown."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bench import pictures
from bench.scenes import SCENES
from bench.slimming import COLOURS, slim
from tests.editor.pictures import pixels_of

SIZE = (1200, 780)
NEARLY_ALIKE = 10
"""Of 255, in one of red, green and blue."""
MOST_BYTES = 7_500_000


def test_every_scene_has_a_picture_in_every_look() -> None:
    made = {file.stem for file in pictures.PICTURES.glob("*.png")}
    assert made == {f"{name}{look.ending}" for name in SCENES for look in pictures.LOOKS}
    assert sum(file.stat().st_size for file in pictures.PICTURES.glob("*.png")) < MOST_BYTES


def test_the_gallery_shows_them_all() -> None:
    assert pictures.GALLERY.read_text("utf-8") == pictures.gallery()
    for page in ("docs/window.md", "README.md"):
        assert "gallery.md" in (pictures.ROOT / page).read_text("utf-8")


def test_pictures_of_large_screens_are_twice_as_large() -> None:
    small, large = (QImage(str(pictures.PICTURES / f"why{ending}.png")) for ending in ("", "-200"))
    assert large.width() == 2 * small.width()
    assert large.height() == 2 * small.height()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tour", "preferences"])
def test_a_picture_is_taken_of_a_fresh_program(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """Twice the same, but for single pixels at edges; and these few change the palette a little."""
    pictures.warm_up("dark")
    files = tmp_path / "once.png", tmp_path / "again.png"
    for file in files:
        pictures.take(name, "dark", SIZE, file)
    once, again = (pixels_of(QImage(str(file))) for file in files)
    apart = abs(once.astype(int) - again.astype(int)).max(axis=2)
    assert (apart > NEARLY_ALIKE).mean() < 1e-4
    picture = QImage(str(files[0]))
    colours = {picture.pixelColor(x, y).name() for x in range(0, 600, 7) for y in range(0, 500, 7)}
    assert len(colours) > 5
    assert "#25282f" in colours, "the dark window"


def test_few_colours_are_kept_as_they_are_and_many_become_few() -> None:
    plain = QImage(40, 40, QImage.Format.Format_RGB32)
    plain.fill(0xFF336699)
    plain.setPixel(3, 4, 0xFFFFFF00)
    assert slim(plain).convertToFormat(plain.format()) == plain
    many = QImage(64, 64, QImage.Format.Format_RGB32)
    for x in range(64):
        for y in range(64):
            many.setPixel(x, y, 0xFF000000 | x << 18 | y << 10)
    assert len(slim(many).colorTable()) == COLOURS
