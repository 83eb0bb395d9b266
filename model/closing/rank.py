"""The order of the ways to close, and which of them are the same road.

Fewest pieces first; then the lap closest to the middle of the required lengths; then the smoothest:
the fewest changes of direction (between left and right corners, including those next to the gap),
then the gentlest curves (the smallest sum of turn over radius); then kit order.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from trackwright.model.closing.gap import Gap
from trackwright.model.closing.half_tables import PieceRows
from trackwright.model.closing.plain_pieces import PlainPieces

_MIX = np.uint64(0x9E3779B97F4A7C15)


def positions_of(gap: Gap, words: PieceRows) -> npt.NDArray[np.int64]:
    """The number of positions in the lap with each of the rows."""
    total: npt.NDArray[np.int64] = gap.columns + gap.palette.columns[words].sum(axis=1)
    return total


def changes_of(gap: Gap, words: PieceRows) -> npt.NDArray[np.int64]:
    """The number of changes between left and right, including the corners next to the gap."""
    before, after = _neighbouring_bends(gap)
    side = np.sign(gap.palette.turn)
    last = np.full(len(words), before)
    changes = np.zeros(len(words), dtype=np.int64)
    for column in [*side[words].T, np.full(len(words), after)]:
        changes += (column != 0) & (last != 0) & (column != last)
        last = np.where(column != 0, column, last)
    return changes


def _neighbouring_bends(gap: Gap) -> tuple[int, int]:
    """The directions of the corners next to the gap: +1 left, -1 right, 0 none."""
    placed = gap.circuit.geometry.placed
    behind = (placed[i].template.turn for i in gap.chain_behind.indices[::-1])
    before = (placed[i].template.turn for i in gap.chain_before.indices)
    return (
        next((int(np.sign(turn)) for turn in behind if turn), 0),
        next((int(np.sign(turn)) for turn in before if turn), 0),
    )


def ranked(gap: Gap, words: PieceRows, wanted: tuple[int, int] | None) -> npt.NDArray[np.int64]:
    """The order of rows of one length, best first."""
    palette = gap.palette
    sharpness = np.where(palette.turn != 0, palette.amount / np.maximum(abs(palette.curve), 1), 0)
    keys: list[npt.NDArray[Any]] = [words[:, i] for i in range(words.shape[1] - 1, -1, -1)]
    keys.append(np.round(sharpness[words].sum(axis=1), 6))
    keys.append(changes_of(gap, words))
    if wanted is not None:
        keys.append(np.abs(2 * positions_of(gap, words) - sum(wanted)))
    return np.lexsort(keys)


def roads_of(palette: PlainPieces, words: PieceRows) -> npt.NDArray[np.uint64]:
    """A number for the centre line of each row: two straights of 2 equal one of 4."""
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
