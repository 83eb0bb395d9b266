"""Closing a lap by small changes elsewhere in it: a straight on the opposite side, a swap.

One swap, or two, bring the lap's end exactly to its beginning. Of two the first turns the lap as
far as it has to be turned, the other only shifts it; which of them fit is looked up by key and
compared in full. If there are none, three swaps of single pieces are tried. Smallest first, then
nearest to what was edited.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from trackwright.model.circuit import Circuit
from trackwright.model.closing.adjustment import Adjustment, Swap
from trackwright.model.closing.gap import Gap
from trackwright.model.closing.half_tables import Keys, keys_of, turned, with_key
from trackwright.model.closing.search import CloseOptions, free_codes
from trackwright.model.closing.swaps import (
    Flags,
    LapSwaps,
    OpenLap,
    ShortRows,
    closing_swaps,
    open_lap,
    short_rows,
    swaps_of,
    windows_of,
)
from trackwright.model.edit.edits import apply_all
from trackwright.model.edit.uniting import Unite
from trackwright.model.layout.geometry import Geometry
from trackwright.model.layout.track import Track
from trackwright.model.layout.zeta import FULL_TURN
from trackwright.model.picture.shapes.outline import PieceOutlines
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.progress import Cancelled, Progress, reject_cancelled

MOST_AT_ONE, MOST_AT_TWO = 4, 2
"""How many pieces go or come in the only swap, and in each of two."""
MOST_RANKED = 10_000
"""So many of the smallest and nearest are considered."""
MOST_IN_THREES = 150
"""In longer laps three swaps are too many to try."""
MOST_TRIED = 400
"""So many are laid out to see whether they have room."""
PIECES_TRIED, LEAST_TRIED = 800_000, 20
"""Of a long lap fewer, so that no more pieces are laid than this."""
PIECES_COMPARED = 20_000_000
"""So many pieces of roads are compared with those of roads that were tried."""
PAIRS_AT_ONCE, SPOTS_AT_ONCE = 500_000, 64
REPORT_EVERY = 8

Indices: TypeAlias = npt.NDArray[np.int64]
Distances: TypeAlias = npt.NDArray[np.float64]
NO_INDICES: Indices = np.zeros(0, dtype=np.int64)
Ranked: TypeAlias = tuple[float, int, float, tuple[Swap, ...]]
"""Size, number of swaps, distance; and the swaps."""
Road: TypeAlias = tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class AdjustResult:
    """The adjustments found, best first."""

    adjustments: tuple[Adjustment, ...]
    cancelled: bool = False


def adjust(
    gap: Gap,
    wishes: CloseOptions | None = None,
    progress: Progress | None = None,
    kept: frozenset[int] = frozenset(),
    unlike: Circuit | None = None,
) -> AdjustResult:
    """The ways to close the lap by swapping pieces elsewhere. The pieces `kept`, which the user
    just laid, stay; no way only leads back to the circuit `unlike`."""
    wishes = (wishes or CloseOptions()).validated(gap.circuit.kit)
    lap = open_lap(gap)
    found: list[Adjustment] = []
    try:
        ways = iter(()) if lap is None else _ways(gap, lap, wishes, progress, kept, unlike)
        for way in ways:
            found.append(way)
            if len(found) == wishes.limit:
                break
    except Cancelled:
        return AdjustResult(tuple(found), cancelled=True)
    return AdjustResult(tuple(found))


def pieces_laid(before: Track, after: Track) -> frozenset[int]:
    """The pieces that an edit laid or replaced."""
    known = {piece.id: piece.piece for piece in before.pieces()}
    return frozenset(p.id for p in after.pieces() if known.get(p.id) != p.piece)


def _ways(
    gap: Gap,
    lap: OpenLap,
    wishes: CloseOptions,
    progress: Progress | None,
    kept: frozenset[int],
    unlike: Circuit | None,
) -> Iterator[Adjustment]:
    """Those that have room, each road once."""
    table, roads = _Table(gap, lap), _Roads(gap)
    seen = set() if unlike is None else {roads.of_circuit(unlike)}
    tried, found = 0, False
    most = max(LEAST_TRIED, min(MOST_TRIED, PIECES_TRIED // len(lap.ids)))
    reject_cancelled(progress, tried, most)
    allowed = free_codes(gap, wishes)
    for candidates in (_one_or_two, _three):
        suiting = (s for s in candidates(lap, wishes, allowed, kept) if _suits(gap, wishes, s))
        for swaps in () if found else islice(suiting, PIECES_COMPARED // len(lap.ids)):
            if tried == most:
                break
            road = roads.of(_codes_after(lap, swaps))
            if road in seen:
                continue
            seen.add(road)
            tried += 1
            if tried % REPORT_EVERY == 0:
                reject_cancelled(progress, tried, most)
            if (way := table.laid_out(swaps)) is not None:
                found = True
                yield way


# --- swaps that close exactly ---------------------------------------------------------------------


def _one_or_two(
    lap: OpenLap, wishes: CloseOptions, allowed: Flags, kept: frozenset[int]
) -> list[tuple[Swap, ...]]:
    """One swap or two, smallest first, then nearest."""
    near = _distances(lap, kept)
    ranked: list[Ranked] = []
    rows = short_rows(lap.palette, min(MOST_AT_ONE, wishes.most_pieces), allowed)
    few = short_rows(lap.palette, min(MOST_AT_TWO, wishes.most_pieces), allowed)
    windows = windows_of(lap, MOST_AT_TWO, kept, near)
    shifting = swaps_of(lap, few, windows, 0)
    for full in (FULL_TURN, -FULL_TURN):
        turn = full - int(lap.turns[-1])
        single = closing_swaps(lap, rows, windows_of(lap, MOST_AT_ONE, kept, near), turn)
        ranked += _ranked(lap, near, (single, rows))
        first = swaps_of(lap, few, windows, turn)
        for one, other in _closing_pairs(lap, near, first, shifting, turn):
            ranked += _ranked(lap, near, (first.some(one), few), (shifting.some(other), few))
    return _in_order(ranked)


def _three(
    lap: OpenLap, wishes: CloseOptions, allowed: Flags, kept: frozenset[int]
) -> list[tuple[Swap, ...]]:
    """Three swaps of at most one piece each, none of which turns anything."""
    if len(lap.ids) > MOST_IN_THREES or lap.turns[-1] not in (FULL_TURN, -FULL_TURN):
        return []
    rows = short_rows(lap.palette, 1, allowed)
    near = _distances(lap, kept)
    single = swaps_of(lap, rows, windows_of(lap, 1, kept, near), 0)
    columns = [(single.some(which), rows) for which in _closing_threes(lap, single)]
    return _in_order(_ranked(lap, near, *columns))


def _in_order(ranked: list[Ranked]) -> list[tuple[Swap, ...]]:
    ranked.sort(key=lambda entry: entry[:3])
    return [swaps for *_, swaps in ranked]


def _closing_threes(lap: OpenLap, single: LapSwaps) -> tuple[Indices, Indices, Indices]:
    """Three swaps, in driving order, whose shifts together close the lap."""
    shifts = single.end - lap.points[-1]
    keys = keys_of(shifts)
    order = np.argsort(keys, kind="stable")
    first, second = np.triu_indices(len(keys), k=1)
    apart = single.at[first] + single.count[first] < single.at[second]
    first, second = first[apart], second[apart]
    wanted = keys_of(-lap.points[-1:])[0] - keys[first] - keys[second]
    pair, third = with_key(keys[order], order, wanted)
    first, second = first[pair], second[pair]
    fits = (shifts[first] + shifts[second] + shifts[third] == -lap.points[-1]).all(axis=1)
    fits &= single.at[second] + single.count[second] < single.at[third]
    return first[fits], second[fits], third[fits]


def _closing_pairs(
    lap: OpenLap, near: Distances, first: LapSwaps, shifting: LapSwaps, turn: int
) -> Iterator[tuple[Indices, Indices]]:
    """Pairs of a swap that turns and one that shifts, which together close: the shift comes later
    in the lap, and is turned along, or earlier. Only the best of them."""
    shifts = shifting.end - lap.points[-1]
    order = np.argsort(keys_of(shifts), kind="stable")
    keys = keys_of(shifts)[order]
    for later in (True, False) if turn else (True,):
        goal = turned(-first.end, -turn) if later else -first.end
        wanted = keys_of(goal)
        best: tuple[Indices, Indices] = NO_INDICES, NO_INDICES
        for some in _parts(keys, wanted):
            one, other = with_key(keys, order, wanted[some])
            one += some.start
            fits = (shifts[other] == goal[one]).all(axis=1)
            ahead, behind = (first, shifting) if later else (shifting, first)
            a, b = (one, other) if later else (other, one)
            fits &= ahead.at[a] + ahead.count[a] < behind.at[b]
            one, other = (
                np.concatenate(both) for both in zip(best, (one[fits], other[fits]), strict=True)
            )
            best = _best_pairs(near, first, shifting, one, other)
        yield best


def _parts(keys: Keys, wanted: Keys) -> Iterator[slice]:
    """Parts of what is wanted; of each there are about as many pairs as fit into memory."""
    count = np.searchsorted(keys, wanted, side="right") - np.searchsorted(keys, wanted, side="left")
    part = np.cumsum(count) // PAIRS_AT_ONCE
    cuts = [0, *(np.flatnonzero(np.diff(part)) + 1).tolist(), len(wanted)]
    yield from (slice(begin, end) for begin, end in pairwise(cuts) if begin < end)


def _best_pairs(
    near: Distances, first: LapSwaps, shifting: LapSwaps, one: Indices, other: Indices
) -> tuple[Indices, Indices]:
    """As many as are ranked, in their order."""
    if len(one) <= MOST_RANKED:
        return one, other
    best = np.sort(_in_rank(near, first.some(one), shifting.some(other))[:MOST_RANKED])
    return one[best], other[best]


def _in_rank(near: Distances, *swaps: LapSwaps) -> Indices:
    """Indices of the smallest and nearest swaps, best first."""
    size, away = _size(*swaps), _away(near, *swaps)
    return np.lexsort([away, size])


def _size(*swaps: LapSwaps) -> Indices:
    found: Indices = np.sum([one.size for one in swaps], axis=0)
    return found


def _away(near: Distances, *swaps: LapSwaps) -> Distances:
    found: Distances = np.sum(
        [np.minimum(near[one.at], near[one.at + one.count]) for one in swaps], axis=0
    )
    return found


def _ranked(lap: OpenLap, near: Distances, *swaps: tuple[LapSwaps, ShortRows]) -> list[Ranked]:
    """The smallest and nearest of them, with their rank."""
    columns = [one for one, _ in swaps]
    size, away = _size(*columns), _away(near, *columns)
    best = _in_rank(near, *columns)[:MOST_RANKED]
    made = zip(*([_swap(lap, one, rows, at) for at in best] for one, rows in swaps), strict=True)
    return [
        (float(size[at]), len(swaps), float(away[at]), each)
        for at, each in zip(best, made, strict=True)
    ]


def _swap(lap: OpenLap, swaps: LapSwaps, rows: ShortRows, which: int) -> Swap:
    at, count = int(swaps.at[which]), int(swaps.count[which])
    codes = tuple(lap.palette.codes[n] for n in rows.words[swaps.row[which]])
    return Swap(lap.ids[at - 1], tuple(lap.ids[at : at + count]), codes)


def _distances(lap: OpenLap, kept: frozenset[int]) -> Distances:
    """How far each seam is from what the user laid, or from the gap."""
    places = lap.places
    edited = [n for n, id in enumerate(lap.ids) if id in kept]
    spots = places[sorted({m for n in edited for m in (n, n + 1)})] if edited else places[[0, -1]]
    found: Distances = np.full(len(places), np.inf)
    for begin in range(0, len(spots), SPOTS_AT_ONCE):
        some = spots[begin : begin + SPOTS_AT_ONCE]
        found = np.minimum(found, np.abs(places[:, None] - some).min(axis=1))
    return found


# --- what they make of the circuit ----------------------------------------------------------------


def _codes_after(lap: OpenLap, swaps: tuple[Swap, ...]) -> list[str]:
    """The pieces of the lap in order."""
    removed = {id for swap in swaps for id in swap.removed}
    laid = {swap.behind: swap.codes for swap in swaps}
    found: list[str] = []
    for id, code in zip(lap.ids, lap.written, strict=True):
        found += [code] * (id not in removed)
        found += laid.get(id, ())
    return found


def _suits(gap: Gap, wishes: CloseOptions, swaps: tuple[Swap, ...]) -> bool:
    """Does the box have enough pieces, and has the lap the length wished for?"""
    kit = gap.circuit.kit
    if wishes.lap_length is not None:
        low, high = wishes.lap_length
        if not low <= _positions(gap, swaps) <= high:
            return False
    if wishes.unlimited:
        return True
    new = Counter(kit.stock_code(code) for swap in swaps for code in swap.codes)
    new -= Counter(kit.stock_code(code) for code in _codes_removed(gap, swaps))
    return all(count <= max(gap.stock_left.get(kind, count), 0) for kind, count in new.items())


def _codes_removed(gap: Gap, swaps: tuple[Swap, ...]) -> list[str]:
    return [gap.circuit.track.piece(id).piece for swap in swaps for id in swap.removed]


def _positions(gap: Gap, swaps: tuple[Swap, ...]) -> int:
    columns: dict[str, int] = dict(
        zip(gap.palette.codes, gap.palette.columns.tolist(), strict=True)
    )
    new = sum(columns[code] for swap in swaps for code in swap.codes)
    return gap.columns + new - sum(columns[code] for code in _codes_removed(gap, swaps))


class _Roads:
    """Centre lines of whole laps: two straights of 2 are one of 4, wherever the lap begins."""

    def __init__(self, gap: Gap) -> None:
        palette = gap.palette
        curves = zip(palette.curve.tolist(), palette.amount.tolist(), strict=True)
        self._plain = dict(zip(palette.codes, curves, strict=True))

    def of(self, codes: Iterable[str]) -> Road:
        merged: list[tuple[str, int, int]] = []
        for code in codes:
            curve, amount = self._plain.get(code, (0, 0))
            name = "" if code in self._plain else code
            if merged and not name and merged[-1][:2] == (name, curve):
                amount += merged.pop()[2]
            merged.append((name, curve, amount))
        if len(merged) > 1 and not merged[0][0] and merged[0][:2] == merged[-1][:2]:
            merged[0] = (*merged[0][:2], merged[0][2] + merged.pop()[2])
        begin = merged.index(max(merged))
        return (*merged[begin:], *merged[:begin])

    def of_circuit(self, circuit: Circuit) -> Road:
        """The road of its first chain."""
        geometry = circuit.geometry
        laid = (geometry.laid[index] for chain in geometry.chains[:1] for index in chain.indices)
        pieces = {one.piece.id: one.piece.piece for one in laid}
        return self.of(pieces.values())


class _Table:
    """What lies on the table: an adjustment makes no new fault there."""

    def __init__(self, gap: Gap, lap: OpenLap) -> None:
        circuit = gap.circuit
        self.gap, self.lap = gap, lap
        if lap.first is not None:
            track = Unite(lap.first).apply(circuit.track, circuit.kit)
            circuit = Circuit(track, circuit.kit)
        self.circuit = circuit
        self.outlines = PieceOutlines(circuit.geometry)
        self.overlaps = _overlaps(self.outlines)

    def laid_out(self, swaps: tuple[Swap, ...]) -> Adjustment | None:
        """The adjustment, unless something then overlaps, sticks out or stays open."""
        circuit = self.circuit
        edits = (edit for swap in swaps for edit in swap.edits)
        try:
            after = Circuit(apply_all(edits, circuit.track, circuit.kit), circuit.kit)
        except EditRefused:
            return None
        after.reuse_from(circuit)
        if not _is_closed_by(circuit.geometry, after.geometry):
            return None
        outlines = PieceOutlines(after.geometry, self.outlines)
        board, size = circuit.track.board_cm, outlines.extents
        if board is not None and not size.fits(board) and self.outlines.extents.fits(board):
            return None
        if not _overlaps(outlines) <= self.overlaps:
            return None
        positions = _positions(self.gap, swaps)
        return Adjustment(swaps, self.lap.first, positions, size.width_mm, size.height_mm)


def _is_closed_by(before: Geometry, after: Geometry) -> bool:
    """Is the gap closed exactly, and nothing else open that was not?"""
    inexact = sum(not seam.exact for seam in before.joints)
    return (
        len(after.open_ends) == len(before.open_ends) - 2
        and len(after.mismatches) <= len(before.mismatches)
        and sum(not seam.exact for seam in after.joints) <= inexact
    )


def _overlaps(outlines: PieceOutlines) -> set[tuple[str, str]]:
    return {(overlap.first, overlap.second) for overlap in outlines.overlaps}
