"""Pictures with few colours: a third of the bytes, with hardly any visible difference."""

import heapq
from itertools import count

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

COLOURS = 64
OPAQUE = 0xFF000000

Parts = NDArray[np.float64]
"""A row for every colour: red, green, blue."""


def slim(picture: QImage) -> QImage:
    """The same with as many colours as a palette has; the most frequent ones stay exact."""
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(picture.constBits(), np.uint32) & ~np.uint32(OPAQUE)
    found, counts = np.unique(pixels, return_counts=True)
    table = [OPAQUE | int(colour) for colour in palette_of(found, counts)]
    return picture.convertToFormat(
        QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.AvoidDither
    )


def palette_of(colours: NDArray[np.uint32], counts: NDArray[np.int64]) -> list[int]:
    """Split the part that varies most until there are enough parts; for each, its most frequent
    colour. Rare colours count for more than their share: they are what people look at."""
    parts = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1).astype(float)
    weights = np.sqrt(counts)
    number = count()
    everything = np.arange(len(colours))
    cells = [(-_spread(parts, weights).max(), next(number), everything)]
    while len(cells) < COLOURS and cells[0][2].size > 1:
        cell = heapq.heappop(cells)[2]
        for half in _halves(cell, parts[cell], weights[cell]):
            spread = _spread(parts[half], weights[half]).max()
            heapq.heappush(cells, (-spread, next(number), half))
    return [int(colours[cell[np.argmax(counts[cell])]]) for _, _, cell in cells]


def _spread(parts: Parts, weights: Parts) -> Parts:
    """How much the colours vary in red, green, blue."""
    mean = np.average(parts, axis=0, weights=weights)
    return np.asarray(weights @ (parts - mean) ** 2)


def _halves(
    cell: NDArray[np.int64], parts: Parts, weights: Parts
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Below and above the middle of the channel that varies most."""
    values = parts[:, int(np.argmax(_spread(parts, weights)))]
    below = values <= (values.min() + values.max()) / 2
    return cell[below], cell[~below]
