"""The half tables: every row of a few plain pieces, grouped by where it leads.

Of adjacent straights only ascending order is stored: the other orders follow the same road with the
same pieces. Rows are extended from the rows one piece shorter.

A point's key is the sum of its eight integers times eight random odd numbers, modulo 2^64. Keys are
additive, so two rows are joined by adding keys. Equal keys are only a hint: the integers themselves
are compared whenever keys are equal.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from trackwright.model.closing.plain_pieces import Ints, PlainPieces
from trackwright.model.layout.zeta import FULL_TURN

Keys = npt.NDArray[np.uint64]
PieceRows = npt.NDArray[np.uint8]
"""Rows of pieces, one per array row; entries are indices into the palette."""

LONGEST_HALF = 6
MOST_WORDS = 2_000_000
"""No longer rows are made beyond this number: memory, not time, is the limit."""
AT_ONCE = 100_000


def _odd_numbers(seed: int) -> Keys:
    drawn = np.random.default_rng(seed).integers(0, 2**63, 8, dtype=np.uint64)
    return drawn * np.uint64(2) + np.uint64(1)


ODD = _odd_numbers(20_160)


def _turned_odd() -> Keys:
    """(16, 8): the key of a point rotated by k is the dot product with row k."""
    rows = np.empty((FULL_TURN, 8), dtype=np.uint64)
    for k in range(FULL_TURN):
        for j in range(8):
            power = (j + k) % FULL_TURN
            rows[k, j] = ODD[power] if power < 8 else np.uint64(0) - ODD[power - 8]
    return rows


with np.errstate(over="ignore"):
    TURNED_ODD = _turned_odd()


def keys_of(points: npt.NDArray[np.integer], heading: int = 0) -> Keys:
    """The keys of points rotated by `heading`."""
    total = np.zeros(len(points), dtype=np.uint64)
    for j in range(8):
        total += points[:, j].astype(np.int64).view(np.uint64) * TURNED_ODD[heading, j]
    return total


def with_key(keys: Keys, order: Ints, wanted: Keys) -> tuple[Ints, Ints]:
    """Indices of what is wanted, and of what has such a key; `keys` are sorted, by `order`."""
    begin = np.searchsorted(keys, wanted, side="left")
    count = np.searchsorted(keys, wanted, side="right") - begin
    one = np.repeat(np.arange(len(wanted)), count)
    number = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
    return one, order[begin[one] + number]


def turned(points: npt.NDArray[np.integer], heading: int) -> Ints:
    """Points rotated about the origin, as in `zeta.turned`."""
    k = heading % FULL_TURN
    wide = points.astype(np.int64)
    if k >= 8:
        wide, k = -wide, k - 8
    return np.concatenate([-wide[:, 8 - k :], wide[:, : 8 - k]], axis=1) if k else wide


@dataclass(frozen=True, eq=False)
class HalfTable:
    """All rows of one length. Poses are sorted by turn, then key; `words[first[i]:first[i+1]]`
    lead to pose i. Turns are totals, not reduced to a full turn."""

    points: npt.NDArray[np.int16]
    keys: Keys
    rows: PieceRows
    first: npt.NDArray[np.int64]
    turns: dict[int, slice]
    """Turn -> slice of its poses."""

    @property
    def nbytes(self) -> int:
        return self.points.nbytes + self.keys.nbytes + self.rows.nbytes + self.first.nbytes


def half_table(palette: PlainPieces, length: int) -> HalfTable | None:
    """The rows of `length` pieces; None if there are too many."""
    if length > LONGEST_HALF:
        return None
    return _halves(palette, length)


@lru_cache(maxsize=3 * (LONGEST_HALF + 1))
def _halves(palette: PlainPieces, length: int) -> HalfTable | None:
    if length == 0:
        return _nothing()
    shorter = half_table(palette, length - 1)
    if shorter is None or len(shorter.rows) * len(palette.codes) > 1.1 * MOST_WORDS:
        return None
    return _one_longer(palette, shorter)


def _nothing() -> HalfTable:
    points = np.zeros((1, 8), dtype=np.int16)
    words = np.zeros((1, 0), dtype=np.uint8)
    first = np.array([0, 1], dtype=np.int64)
    return HalfTable(points, keys_of(points), words, first, {0: slice(0, 1)})


def _one_longer(palette: PlainPieces, shorter: HalfTable) -> HalfTable:
    parent, code = _longer_words(palette, shorter)
    pose = np.repeat(np.arange(len(shorter.points), dtype=np.int32), np.diff(shorter.first))
    origin = pose[parent]
    heading = _turn_of_poses(shorter)[origin]
    step_keys = np.stack([keys_of(points) for points in palette.exits])
    keys = step_keys[heading % FULL_TURN, code]
    keys += shorter.keys[origin]
    turns = heading + palette.turn.astype(np.int16)[code]
    order = np.argsort(keys, kind="stable")
    order = order[np.argsort(turns[order], kind="stable")]
    keys, turns = keys[order], turns[order]
    new = np.ones(len(keys), dtype=bool)
    new[1:] = (keys[1:] != keys[:-1]) | (turns[1:] != turns[:-1])
    parent, code, origin, heading = parent[order], code[order], origin[order], heading[order]
    del order
    return HalfTable(
        points=_points(palette, shorter, (origin, heading, code), new),
        keys=keys[new],
        rows=np.column_stack([shorter.rows[parent], code]),
        first=np.append(np.flatnonzero(new), len(keys)),
        turns=_slices(turns[new]),
    )


def _longer_words(
    palette: PlainPieces, shorter: HalfTable
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.uint8]]:
    """The longer rows, each as the index of the shorter row and the added piece."""
    parents, codes = [], []
    for code in range(len(palette.codes)):
        parent = np.flatnonzero(_may_follow(palette, shorter.rows, code)).astype(np.int32)
        parents.append(parent)
        codes.append(np.full(len(parent), code, dtype=np.uint8))
    return np.concatenate(parents), np.concatenate(codes)


def _may_follow(palette: PlainPieces, words: PieceRows, code: int) -> npt.NDArray[np.bool_]:
    """Exclude a straight behind a longer straight."""
    if code >= palette.straights or not words.shape[1]:
        return np.ones(len(words), dtype=bool)
    last = words[:, -1]
    allowed: npt.NDArray[np.bool_] = (last <= code) | (last >= palette.straights)
    return allowed


def _turn_of_poses(halves: HalfTable) -> npt.NDArray[np.int16]:
    turns = np.empty(len(halves.points), dtype=np.int16)
    for turn, poses in halves.turns.items():
        turns[poses] = turn
    return turns


def _points(
    palette: PlainPieces,
    shorter: HalfTable,
    rows: tuple[npt.NDArray[np.int32], npt.NDArray[np.int16], npt.NDArray[np.uint8]],
    new: npt.NDArray[np.bool_],
) -> npt.NDArray[np.int16]:
    """The points of the poses. Rows of one pose had equal keys; here this is proven."""
    steps = palette.exits.astype(np.int16)
    found: list[npt.NDArray[np.int16]] = []
    last = np.zeros((0, 8), dtype=np.int16)
    for begin in range(0, len(new), AT_ONCE):
        part = slice(begin, begin + AT_ONCE)
        origin, heading, code = (column[part] for column in rows)
        points = shorter.points[origin] + steps[heading % FULL_TURN, code]
        both = np.concatenate([last, points])
        same = ~new[part] if len(last) else ~new[part][1:]
        if (both[1:] != both[:-1])[same].any():
            raise AssertionError("two points have the same key: choose other odd numbers")
        last = points[-1:]
        found.append(points[new[part]])
    return np.concatenate(found)


def _slices(turns: npt.NDArray[np.int16]) -> dict[int, slice]:
    values, begins = np.unique(turns, return_index=True)
    ends = np.append(begins[1:], len(turns))
    return {int(v): slice(int(b), int(e)) for v, b, e in zip(values, begins, ends, strict=True)}
