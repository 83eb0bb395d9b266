"""Which way to close comes first, and which are the same way.

Fewest pieces; then the lap nearest to the middle of the wanted positions; then the gentlest: the
fewest changes of direction (from a left to a right bend or back, the bends next to the gap
included), then the fewest small radii (the sum of turn over radius); then the order of the kit.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from model.closing.gap import Gap
from model.closing.halves import Words
from model.closing.palette import Palette

_MIX = np.uint64(0x9E3779B97F4A7C15)


def positions_of(gap: Gap, words: Words) -> npt.NDArray[np.int64]:
    """Positions of the lap with each of the rows."""
    total: npt.NDArray[np.int64] = gap.columns + gap.palette.columns[words].sum(axis=1)
    return total


def changes_of(gap: Gap, words: Words) -> npt.NDArray[np.int64]:
    """How often the side changes from bend to bend, the bends next to the gap included."""
    before, after = _neighbouring_bends(gap)
    side = np.sign(gap.palette.turn)
    last = np.full(len(words), before)
    changes = np.zeros(len(words), dtype=np.int64)
    for column in [*side[words].T, np.full(len(words), after)]:
        changes += (column != 0) & (last != 0) & (column != last)
        last = np.where(column != 0, column, last)
    return changes


def _neighbouring_bends(gap: Gap) -> tuple[int, int]:
    """+1 left, -1 right, 0 none."""
    placed = gap.circuit.geometry.placed
    behind = (placed[i].template.turn for i in gap.chain_behind.indices[::-1])
    before = (placed[i].template.turn for i in gap.chain_before.indices)
    return (
        next((int(np.sign(turn)) for turn in behind if turn), 0),
        next((int(np.sign(turn)) for turn in before if turn), 0),
    )


def ranked(gap: Gap, words: Words, wanted: tuple[int, int] | None) -> npt.NDArray[np.int64]:
    """The order of rows of one length, best first."""
    palette = gap.palette
    sharpness = np.where(palette.turn != 0, palette.amount / np.maximum(abs(palette.curve), 1), 0)
    keys: list[npt.NDArray[Any]] = [words[:, i] for i in range(words.shape[1] - 1, -1, -1)]
    keys.append(np.round(sharpness[words].sum(axis=1), 6))
    keys.append(changes_of(gap, words))
    if wanted is not None:
        keys.append(np.abs(2 * positions_of(gap, words) - sum(wanted)))
    return np.lexsort(keys)


def roads_of(palette: Palette, words: Words) -> npt.NDArray[np.uint64]:
    """A number for the centre line of each row: two straights of 2 are the road of one of 4."""
    rows = len(words)
    total, curve = np.zeros(rows, dtype=np.uint64), np.full(rows, 127, dtype=np.int64)
    amount = np.zeros(rows, dtype=np.int64)
    for column in words.T:
        new = palette.curve[column] != curve
        total = np.where(new, _mixed(total, curve, amount), total)
        amount = np.where(new, 0, amount) + palette.amount[column]
        curve = palette.curve[column]
    return _mixed(total, curve, amount)


def _mixed(
    total: npt.NDArray[np.uint64], curve: npt.NDArray[np.int64], amount: npt.NDArray[np.int64]
) -> npt.NDArray[np.uint64]:
    stretch = ((curve + 128) * 4096 + amount + 1).astype(np.uint64)
    mixed = (total ^ stretch) * _MIX
    return mixed ^ (mixed >> np.uint64(29))
