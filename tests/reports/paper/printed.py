"""What is on printed pages: measured by a reader of PDF that knows nothing of how they are made."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pypdfium2 as pdfium

DPI = 1200
INCH_MM, POINT = 25.4, 72 / 25.4
DARK = 110
"""Of 255: thin lines are grey at their edges."""
Pixels = npt.NDArray[np.uint8]


def opened(data: bytes) -> pdfium.PdfDocument:
    return pdfium.PdfDocument(data)


def size_mm(page: pdfium.PdfPage) -> tuple[float, float]:
    width, height = page.get_size()
    return width / POINT, height / POINT


def text_of(page: pdfium.PdfPage) -> str:
    return str(page.get_textpage().get_text_range()).replace("\r\n", "\n")


def part(
    page: pdfium.PdfPage, left: float, bottom: float, right: float, top: float, dpi: int = DPI
) -> Pixels:
    """The grey pixels of a part of the page, given in mm from its lower left corner."""
    width, height = size_mm(page)
    crop = [mm * POINT for mm in (left, bottom, width - right, height - top)]
    image = page.render(scale=dpi / 72, crop=crop, grayscale=True)
    return np.asarray(image.to_numpy(), dtype=np.uint8).reshape(image.height, image.width)


def lines_at(pixels: Pixels, axis: int) -> list[float]:
    """Where thin lines across a strip are, in mm from its upper or left edge."""
    dark = 255.0 - pixels.mean(axis=axis)
    found = []
    for begin, end in _runs(dark > DARK / 2):
        weights = dark[begin:end]
        middle = (np.arange(begin, end) + 0.5) @ weights / weights.sum()
        found.append(float(middle) / DPI * INCH_MM)
    return found


def _runs(flags: npt.NDArray[np.bool_]) -> Iterator[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate(([0], flags.astype(int), [0]))))
    yield from zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)


def rulers(page: pdfium.PdfPage, margin: float) -> tuple[float, float]:
    """How long the rulers are, across and up: the distance of their outer ticks, which alone are
    long enough to reach this far from the line."""
    width, _ = size_mm(page)
    across = part(page, margin - 1, margin + 1.6, margin + 102, margin + 2.1)
    up = part(page, width - margin - 2.1, margin - 1, width - margin - 1.6, margin + 52)
    columns, rows = lines_at(across, 0), lines_at(up, 1)
    assert len(columns) == len(rows) == 2, (columns, rows)
    return columns[1] - columns[0], rows[1] - rows[0]
