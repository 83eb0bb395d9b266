"""Cutting a plan into pages of one size that overlap: as few as possible.

Each page has its own part of the table; the parts meet without a gap. It shows that part and, on
each side, half of the overlap. Pages whose part holds nothing are left out.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

SHIFTS = 9
"""How many shifts of the grid are tried in each direction."""
MOST_PARTS = 1000


@dataclass(frozen=True, slots=True)
class Tile:
    """A page: its row from the top and its column, its own part of the table, and all it shows."""

    row: int
    column: int
    part: Frame
    shown: Frame

    @property
    def name(self) -> str:
        """`A1` is the upper left one."""
        return f"{_letters(self.row)}{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """The pages, row by row."""

    tiles: tuple[Tile, ...]

    def at(self, row: int, column: int) -> Tile | None:
        return next((t for t in self.tiles if (t.row, t.column) == (row, column)), None)

    def beside(self, tile: Tile, down: int, right: int) -> Tile | None:
        """The neighbour of a page, if it is not left out."""
        return self.at(tile.row + down, tile.column + right)


def _letters(row: int) -> str:
    """A, B ... Z, AA, AB ..."""
    before, last = divmod(row, 26)
    return (_letters(before - 1) if before else "") + chr(ord("A") + last)


def tiling(content: BaseGeometry, width: float, height: float, overlap: float) -> Tiling:
    """The fewest pages that show this content, each of this size."""
    left, bottom, right, top = content.bounds
    _reject_too_many(right - left, top - bottom, (width - overlap) * (height - overlap))
    across = list(_grids(left, right, width, overlap))
    up = list(_grids(bottom, top, height, overlap))
    shapely.prepare(content)
    counts = np.block([[_held(content, xs, ys).sum(axis=(2, 3)) for ys in up] for xs in across])
    best_x, best_y = np.unravel_index(counts.argmin(), counts.shape)
    xs, ys = [*chain(*across)][best_x], [*chain(*up)][best_y]
    return _made(content, xs, ys, overlap)


def _reject_too_many(width: float, height: float, part: float) -> None:
    """A fragment may lie kilometres away."""
    if width * height > MOST_PARTS * part or max(width, height) > MOST_PARTS * math.sqrt(part):
        raise TrackwrightError(
            Message(
                "the circuit covers {width:,.1f} × {height:,.1f} m: too much to print in true size "
                "on such pages; choose a larger paper, or move its fragments together",
                width=width / 1000,
                height=height / 1000,
            )
        )


def _grids(begin: float, end: float, size: float, overlap: float) -> Iterator[list[list[float]]]:
    """Borders of the own parts in one direction: grids with the fewest parts, and with one more.
    The outermost pages have no neighbour beyond, so that their part reaches to their edge."""
    step = size - overlap
    least = max(1, math.ceil((end - begin - overlap) / step - 1e-9))
    for count in (least, least + 1):
        slack = count * step + overlap - (end - begin)
        firsts = [begin - slack * (k + 0.5) / SHIFTS for k in range(SHIFTS)]
        yield [
            [
                first,
                *(first + overlap / 2 + i * step for i in range(1, count)),
                first + count * step + overlap,
            ]
            for first in firsts
        ]


def _held(
    content: BaseGeometry, across: Sequence[Sequence[float]], up: Sequence[Sequence[float]]
) -> np.ndarray:
    """For each pair of grids, and each column and row of them: does that part hold any of the
    content?"""
    x, y = np.array(across)[:, None, :, None], np.array(up)[None, :, None, :]
    left, bottom, right, top = np.broadcast_arrays(
        x[:, :, :-1], y[..., :-1], x[:, :, 1:], y[..., 1:]
    )
    return np.asarray(shapely.intersects(content, shapely.box(left, bottom, right, top)))


def _made(
    content: BaseGeometry, xs: Sequence[float], ys: Sequence[float], overlap: float
) -> Tiling:
    held = _held(content, [xs], [ys])[0, 0]
    columns = [k for k in range(len(xs) - 1) if held[k].any()]
    rows = [k for k in reversed(range(len(ys) - 1)) if held[:, k].any()]
    tiles = []
    for row, y in enumerate(range(rows[0], rows[-1] - 1, -1)):
        for column, x in enumerate(range(columns[0], columns[-1] + 1)):
            if held[x, y]:
                part = Frame(xs[x], ys[y], xs[x + 1], ys[y + 1])
                across, up = _shown(xs, x, overlap), _shown(ys, y, overlap)
                shown = Frame(across[0], up[0], across[1], up[1])
                tiles.append(Tile(row, column, part, shown))
    return Tiling(tuple(tiles))


def _shown(borders: Sequence[float], k: int, overlap: float) -> tuple[float, float]:
    """From where to where a page reaches in one direction."""
    begin, end = list(pairwise(borders))[k]
    first, last = k == 0, k == len(borders) - 2
    return begin - (0 if first else overlap / 2), end + (0 if last else overlap / 2)
