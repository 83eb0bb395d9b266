"""Rows of a given length from one pose exactly to another, joined from two halves."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from trackwright.model.closing.half_tables import HalfTable, PieceRows, half_table, keys_of, turned
from trackwright.model.closing.plain_pieces import PlainPieces
from trackwright.model.layout.zeta import Point, to_complex

AT_ONCE = 200_000
"""Rows expanded at a time: limits memory, and how long a search cannot be cancelled."""

PoseIndices = npt.NDArray[np.int64]


def rows_to(palette: PlainPieces, point: Point, turn: int, length: int) -> Iterator[PieceRows]:
    """All rows of `length` pieces that lead from the origin exactly to `point` with a total turn of
    `turn`, each once; adjacent straights in ascending order."""
    if abs(to_complex(point)) > length * palette.reach + 1e-6:
        return
    ahead, behind = half_table(palette, (length + 1) // 2), half_table(palette, length // 2)
    if ahead is None or behind is None:
        return
    for first, second in _matching_poses(ahead, behind, point, turn):
        for _, a, b in expanded_rows(ahead, first, behind, second):
            yield _joined_in_order(palette, ahead.rows[a], behind.rows[b])


def _matching_poses(
    ahead: HalfTable, behind: HalfTable, point: Point, turn: int
) -> Iterator[tuple[PoseIndices, PoseIndices]]:
    """Pairs of poses of both halves that together lead to the point."""
    goal = np.array([point], dtype=np.int64)
    goal_key = keys_of(goal)[0]
    for half, poses in ahead.turns.items():
        rest = behind.turns.get(turn - half)
        if rest is None:
            continue
        keys = ahead.keys[poses]
        wanted = goal_key - keys_of(behind.points[rest], half % 16)
        found = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
        hits = np.flatnonzero(keys[found] == wanted)
        first, second = found[hits] + poses.start, hits + rest.start
        ends = ahead.points[first] + turned(behind.points[second], half)
        exact = (ends == goal).all(axis=1)
        if exact.any():
            yield first[exact], second[exact]


def expanded_rows(
    ahead: HalfTable, first: PoseIndices, behind: HalfTable, second: PoseIndices
) -> Iterator[tuple[PoseIndices, PoseIndices, PoseIndices]]:
    """Expand pairs of poses into rows, every row of one pose with every row of the other: index of
    the pair, row ahead, row behind."""
    begin_a, begin_b = ahead.first[first], behind.first[second]
    count_b = behind.first[second + 1] - begin_b
    pairs = (ahead.first[first + 1] - begin_a) * count_b
    cuts = np.searchsorted(np.cumsum(pairs), np.arange(AT_ONCE, pairs.sum(), AT_ONCE))
    for part in np.split(np.arange(len(pairs)), cuts):
        size = pairs[part]
        which = np.repeat(part, size)
        number = np.arange(size.sum()) - np.repeat(np.cumsum(size) - size, size)
        yield (
            which,
            begin_a[which] + number // count_b[which],
            begin_b[which] + number % count_b[which],
        )


def _joined_in_order(palette: PlainPieces, ahead: PieceRows, behind: PieceRows) -> PieceRows:
    """Join the rows, dropping those whose straights are out of order where the halves meet."""
    if ahead.shape[1] and behind.shape[1]:
        last, next_ = ahead[:, -1], behind[:, 0]
        kept = (last <= next_) | (last >= palette.straights) | (next_ >= palette.straights)
        ahead, behind = ahead[kept], behind[kept]
    return np.concatenate([ahead, behind], axis=1)
