"""Pictures as PNG images, made from their SVG."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from trackwright.model.picture.bands import joined_bands
from trackwright.model.picture.picture import FONTS, Picture
from trackwright.model.picture.rasterizing import Document, rasterized
from trackwright.model.picture.svg import Drawn, drawn_picture
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import encodable
from trackwright.model.text.progress import Progress

FONT_FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
DEFAULT_WIDTH = 1600
MAX_SIDE, MAX_PIXELS = 30_000, 200_000_000
BAND_PIXELS = 8_000_000
"""Larger images are drawn in bands of so many pixels."""


def png_bytes(
    picture: Picture,
    width_px: int | None = None,
    dpi: float | None = None,
    progress: Progress | None = None,
) -> bytes:
    """The picture as a PNG image, by width or resolution, as `png_of` makes it."""
    return png_of(drawn_picture(picture), width_px, dpi, progress)


def png_of(
    drawn: Drawn,
    width_px: int | None = None,
    dpi: float | None = None,
    progress: Progress | None = None,
) -> bytes:
    """A PNG image of the document, by width or resolution. It needs no fonts installed on the
    machine. With `progress` it is drawn in a process of its own, and the other threads go on."""
    if width_px is None:
        inches = drawn.width_mm / 25.4
        width_px = DEFAULT_WIDTH if dpi is None else max(1, round(inches * dpi))
    height_px = max(1, round(width_px * drawn.height_mm / drawn.width_mm))
    _reject_too_large(width_px, height_px)
    rows = max(1, BAND_PIXELS // width_px)
    with _font_files() as fonts:
        if width_px * height_px <= BAND_PIXELS:
            whole = Document(drawn.text(), width_px)
            (image,) = rasterized([whole], 1, fonts, progress)
            return image
        bands = map(Document, drawn.bands(width_px, height_px, rows))
        images = rasterized(bands, -(-height_px // rows), fonts, progress)
        return joined_bands(images, width_px, height_px)


@contextmanager
def _font_files() -> Iterator[list[str]]:
    """Font paths for resvg, which needs UTF-8. Fonts in a folder whose name is not UTF-8 are copied
    elsewhere; otherwise the picture would have no text."""
    paths = [str(FONTS / name) for name in FONT_FILES]
    texts = [encodable(path) for path in paths]
    if [text.encode() for text in texts] == [os.fsencode(path) for path in paths]:
        yield texts
        return
    with TemporaryDirectory() as folder:
        yield [encodable(shutil.copy(path, folder)) for path in paths]


def _reject_too_large(width: int, height: int) -> None:
    """Reject sizes that would exhaust memory: a fragment may lie kilometres away."""
    if max(width, height) > MAX_SIDE or width * height > MAX_PIXELS:
        raise TrackwrightError(
            Message(
                "a PNG of {width:,} x {height:,} pixels is too large (the limit is {side:,} per "
                "side and {millions} million in total): choose a smaller width, or SVG",
                width=width,
                height=height,
                side=MAX_SIDE,
                millions=MAX_PIXELS // 1_000_000,
            )
        )
