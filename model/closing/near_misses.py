"""When nothing closes exactly: the nearest miss, and the missing piece."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt
import shapely

from trackwright.model.closing.gap import Gap
from trackwright.model.closing.half_tables import HalfTable, PieceRows, half_table
from trackwright.model.closing.join import PoseIndices, expanded_rows
from trackwright.model.closing.room import TableRoom
from trackwright.model.closing.search import (
    CONFIRMED_AT_ONCE,
    CloseOptions,
    Closing,
    cancel_check,
    closing_of,
    find_closings,
    fits_options,
    most_pieces_possible,
)
from trackwright.model.layout.zeta import FULL_TURN, power, to_complex, to_degrees
from trackwright.model.text.progress import Progress

LONGEST_MISS, LONGEST_HINT = 8, 10
"""The most pieces of a nearest miss, and of a way that lacks a piece."""
MOST_OFF = 4
"""A quarter of a turn: more is not a near miss."""
FIRST_KEPT, MOST_KEPT = 32, 512
PAIRS_AT_ONCE = 256
FAR = 2.0
"""A gap that is so many times longer than pieces reach is not nearly closed by any."""
LEAST_MISS_MM = 1e-6
"""What ends nearer to the beginning than this meets it."""
_POWERS = np.array([to_complex(power(k)) for k in range(8)])


@dataclass(frozen=True, slots=True)
class NearMiss:
    """Pieces that nearly close the gap: the remaining distance, and how far they still had to turn
    left. `with_play`: does the play of the cardboard allow it?"""

    closing: Closing
    mm: float
    degrees: float
    with_play: bool


@dataclass(frozen=True, slots=True)
class MissingPiece:
    """A kind of piece of which one more would close the gap, and how."""

    kind: str
    closing: Closing


def missing_pieces(
    gap: Gap, wishes: CloseOptions, progress: Progress | None = None
) -> tuple[MissingPiece, ...]:
    """The kinds of which a single additional piece would be enough, shortest way first."""
    if wishes.unlimited:
        return ()
    wishes = replace(wishes, most_pieces=min(wishes.most_pieces, LONGEST_HINT))
    found = []
    for kind in gap.palette.kinds:
        if kind in gap.stock_left:
            closing = next(find_closings(gap, wishes, progress, lacking=kind), None)
            if closing is not None:
                found.append(MissingPiece(kind, closing))
    return tuple(sorted(found, key=lambda missing: len(missing.closing.codes)))


def nearest_miss(
    gap: Gap, wishes: CloseOptions, progress: Progress | None = None
) -> NearMiss | None:
    """The row that fits the wishes, has room, and ends nearest to the beginning: with the right
    heading if possible, else with the smallest error in heading. None if the gap is far too
    long."""
    if gap.mm > FAR * reach_mm(gap, wishes):
        return None
    room = TableRoom(gap, gap.circuit.track.board_cm if wishes.on_board else None)
    for off in sorted(range(-MOST_OFF, MOST_OFF + 1), key=abs):
        kept = FIRST_KEPT
        while True:
            near = _Near(gap, wishes, room, off, kept, progress)
            found = near.best()
            if kept >= MOST_KEPT or near.is_certain(found):
                break
            kept *= 4
        if found is not None:
            closing, mm = found
            with_play = off == 0 and mm <= gap.circuit.kit.play_mm
            return NearMiss(closing, mm, to_degrees(off), with_play)
    return None


def reach_mm(gap: Gap, wishes: CloseOptions) -> float:
    """Further no row of a nearest miss leads."""
    most = min(most_pieces_possible(gap, wishes), LONGEST_MISS)
    return most * gap.palette.reach * gap.circuit.kit.module_mm


class _Near:
    """The rows that come nearest with the heading wrong by `off`: of each combination of half
    groups only the nearest `kept` pairs are tried."""

    def __init__(
        self,
        gap: Gap,
        wishes: CloseOptions,
        room: TableRoom,
        off: int,
        kept: int,
        progress: Progress | None,
    ) -> None:
        self.gap, self.wishes, self.room = gap, wishes, room
        self.kept = kept
        self.progress = progress
        self.turns = [turn - off for turn in gap.turns]
        self.horizon = np.inf
        """No pair nearer than this was omitted."""

    def is_certain(self, found: tuple[Closing, float] | None) -> bool:
        return self.horizon == np.inf if found is None else found[1] <= self.horizon

    def best(self) -> tuple[Closing, float] | None:
        best: tuple[Closing, float] | None = None
        most = min(most_pieces_possible(self.gap, self.wishes), LONGEST_MISS)
        for length in range(1, most + 1):
            check_cancelled = cancel_check(self.progress, length, most)
            for turn in self.turns:
                nearer = self._of_length(length, turn, best[1] if best else np.inf, check_cancelled)
                best = nearer or best
        return best

    def _of_length(
        self, length: int, turn: int, limit: float, check_cancelled: Callable[[], None]
    ) -> tuple[Closing, float] | None:
        palette = self.gap.palette
        ahead, behind = half_table(palette, (length + 1) // 2), half_table(palette, length // 2)
        assert ahead is not None
        assert behind is not None
        first, second, mm = self._nearest(ahead, behind, turn)
        order = np.argsort(mm, kind="stable")
        order = order[mm[order] < limit]
        for at in range(0, len(order), PAIRS_AT_ONCE):
            check_cancelled()
            some = order[at : at + PAIRS_AT_ONCE]
            for pair, a, b in expanded_rows(ahead, first[some], behind, second[some]):
                words = np.concatenate([ahead.rows[a], behind.rows[b]], axis=1)
                found = self._first_with_room(words, mm[some][pair])
                if found is not None:
                    return found
        return None

    def _first_with_room(
        self, words: PieceRows, mm: npt.NDArray[np.float64]
    ) -> tuple[Closing, float] | None:
        kept = np.flatnonzero(fits_options(self.gap, self.wishes, words))
        kept = kept[self.room.may_have_room(words[kept])]
        for at in range(0, len(kept), CONFIRMED_AT_ONCE):
            some = kept[at : at + CONFIRMED_AT_ONCE]
            sizes = self.room.sizes(words[some], exactly=False)
            for row, size in zip(some, sizes, strict=True):
                if size is not None:
                    return closing_of(self.gap, words[row : row + 1], size), float(mm[row])
        return None

    def _nearest(
        self, ahead: HalfTable, behind: HalfTable, turn: int
    ) -> tuple[PoseIndices, PoseIndices, npt.NDArray[np.float64]]:
        """Pairs of poses with the required total turn that end near the goal; the miss in mm."""
        firsts, seconds, distances = [], [], []
        for half, poses in ahead.turns.items():
            rest = behind.turns.get(turn - half)
            if rest is None:
                continue
            first, second, mm = self._nearest_sums(ahead.points[poses], behind.points[rest], half)
            firsts.append(poses.start + first)
            seconds.append(rest.start + second)
            distances.append(mm)
        if not firsts:
            nothing = np.zeros(0, dtype=np.int64)
            return nothing, nothing, np.zeros(0)
        return np.concatenate(firsts), np.concatenate(seconds), np.concatenate(distances)

    def _nearest_sums(
        self, ahead: npt.NDArray[np.int16], behind: npt.NDArray[np.int16], heading: int
    ) -> tuple[PoseIndices, PoseIndices, npt.NDArray[np.float64]]:
        """The nearest `kept` pairs of these points. There may be many millions of pairs, so
        they are looked up in a tree, in a wider and wider circle around the goal."""
        ends = ahead @ _POWERS
        onward = np.exp(2j * np.pi * heading / FULL_TURN) * (behind @ _POWERS)
        missing = to_complex(self.gap.point) - ends
        pairs = len(ends) * len(onward)
        farthest = float(np.abs(missing).max() + np.abs(onward).max()) + 1
        radius = farthest * min(1.0, math.sqrt(self.kept / pairs))
        tree = shapely.STRtree(_as_points(onward))
        while True:
            first, second = tree.query(_as_points(missing), predicate="dwithin", distance=radius)
            apart = np.abs(onward[second] - missing[first]) * self.gap.circuit.kit.module_mm
            misses = np.flatnonzero(apart >= LEAST_MISS_MM)
            if len(misses) >= self.kept or radius >= farthest:
                break
            radius = min(2 * radius, farthest)
        near = misses[np.lexsort((second[misses], first[misses], apart[misses]))][: self.kept]
        if radius < farthest or len(misses) > self.kept:
            self.horizon = min(self.horizon, float(apart[near].max()))
        return first[near], second[near], apart[near]


def _as_points(places: npt.NDArray[np.complex128]) -> npt.NDArray[np.object_]:
    return np.asarray(shapely.points(places.real, places.imag))
