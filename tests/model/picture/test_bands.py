"""Large images are drawn in bands: the same image, in little memory."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage

from trackwright.model.files.library import load_circuit
from trackwright.model.picture import png as pngs
from trackwright.model.picture import rasterizing
from trackwright.model.picture.picture import Picture, PictureOptions, picture_of
from trackwright.model.picture.png import png_bytes
from trackwright.model.picture.rasterizing import Document, rasterized
from trackwright.model.picture.svg import drawn_picture
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.progress import Cancelled

ROOT = Path(__file__).parents[3]
MOST_MB = 400
EXPORTS = """
import re, sys
from pathlib import Path
from trackwright.cli.main import main
code = main(["export", "april-raceway", sys.argv[1], "--width", "10000"])
status = Path("/proc/self/status").read_text()
print(code, int(re.search(r"VmHWM:\\s*(\\d+)", status)[1]) / 1000)
"""


@pytest.fixture(scope="module")
def picture() -> Picture:
    return picture_of(load_circuit("april-raceway"), PictureOptions())


def pixels(png: bytes) -> np.ndarray:
    image = QImage.fromData(png).convertToFormat(QImage.Format.Format_RGBA8888)
    assert not image.isNull()
    found = np.frombuffer(image.constBits(), np.uint8)
    return found.reshape(image.height(), image.width(), 4).copy().astype(int)


def whole(picture: Picture, width: int, height: int) -> np.ndarray:
    """The image drawn at once."""
    with pngs._font_files() as fonts:
        (only,) = drawn_picture(picture).bands(width, height, rows=height)
        (image,) = rasterized([Document(only)], 1, fonts, None)
        return pixels(image)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "rows"), [(1200, 100), (1200, 257), (333, 40)])
def test_bands_make_the_image_that_is_drawn_at_once(
    monkeypatch: pytest.MonkeyPatch, picture: Picture, width: int, rows: int
) -> None:
    """But for the finest shades where bands meet."""
    monkeypatch.setattr(pngs, "BAND_PIXELS", width * rows)
    found = pixels(png_bytes(picture, width))
    drawn = whole(picture, width, len(found))
    assert found.shape == drawn.shape
    differs = np.abs(found - drawn).max(axis=2)
    assert differs.mean() < 0.5
    assert (differs > 100).mean() < 0.001


def test_a_usual_image_is_drawn_at_once(picture: Picture) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pngs, "joined_bands", None)
        assert png_bytes(picture, 1600).startswith(b"\x89PNG")


@pytest.mark.slow
def test_the_largest_image_takes_little_memory(tmp_path: Path) -> None:
    """It would be 0.7 GB at once."""
    told = subprocess.run(
        [sys.executable, "-c", EXPORTS, str(tmp_path / "large.png")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    code, peak_mb = told.stdout.splitlines()[-1].split()
    assert code == "0"
    assert float(peak_mb) < MOST_MB
    assert (tmp_path / "large.png").stat().st_size > 1_000_000


@pytest.mark.slow
def test_another_process_draws_the_same_image_and_says_how_far_it_is(picture: Picture) -> None:
    steps: list[tuple[int, int]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pngs, "BAND_PIXELS", 300 * 100)
        here = png_bytes(picture, 300)
        there = png_bytes(picture, 300, progress=lambda done, of: steps.append((done, of)))
    assert here == there
    assert list(dict.fromkeys(steps)) == [(0, 3), (1, 3), (2, 3)]


def test_a_cancelled_image_is_drawn_no_further(picture: Picture) -> None:
    steps: list[int] = []

    def cancel_second(done: int, of: int) -> bool:
        steps.append(done)
        return done == 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pngs, "BAND_PIXELS", 300 * 100)
        with pytest.raises(Cancelled):
            png_bytes(picture, 300, progress=cancel_second)
    assert set(steps) == {0, 1}


def test_a_process_that_fails_is_an_error_that_says_what_to_do(picture: Picture) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rasterizing, "PROGRAM", "import os; os.kill(os.getpid(), 9)")
        with pytest.raises(TrackwrightError, match=r"has failed \(-9\).*choose a smaller width"):
            png_bytes(picture, 300, progress=lambda done, of: None)
