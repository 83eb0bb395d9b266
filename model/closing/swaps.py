"""Every way to swap a few neighbouring pieces of an open lap, and how each moves the lap's end.

The lap is followed from its open beginning to its open end. If pieces are swapped, all that follows
moves along, rigidly: turned by the difference in turn, shifted by the difference in place. As in
the half tables a shift is eight integers, and its key is only a hint.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trackwright.model.closing.gap import Gap
from trackwright.model.closing.half_tables import (
    PieceRows,
    half_table,
    keys_of,
    turned,
    with_key,
)
from trackwright.model.closing.plain_pieces import Ints, PlainPieces
from trackwright.model.edit.uniting import first_piece, runs_of_chain
from trackwright.model.layout.zeta import FULL_TURN, to_complex

Flags = npt.NDArray[np.bool_]
NOT_PLAIN = -1
MOST_SEAMS = 3000
"""In longer laps pieces only go or come at the seams nearest to what was edited."""


class OpenLap:
    """The pieces of a lap with a gap, in driving order from the gap on. Board halves are one
    piece. Points are relative to the first piece; turns are totals."""

    def __init__(self, gap: Gap) -> None:
        geometry = gap.circuit.geometry
        chain = gap.chain_behind
        self.palette = gap.palette
        runs = runs_of_chain(geometry, chain)
        self.first = first_piece(geometry, chain) if runs is None or len(runs) > 1 else None
        ids = [geometry.laid[index].piece.id for index in chain.indices]
        begins = np.flatnonzero([n == 0 or ids[n - 1] != id for n, id in enumerate(ids)])
        self.ids = [ids[begin] for begin in begins]
        turns = np.cumsum([0, *(geometry.laid[i].template.turn for i in chain.indices)])
        entries = geometry.entries[list(chain.indices)]
        last = geometry.exits[chain.indices[-1]]
        cuts = [*begins, len(ids)]
        self.turns: Ints = turns[cuts]
        points = np.concatenate([entries, [last]])[cuts, :8] - entries[0, :8]
        self.points: Ints = turned(points, -int(entries[0, 8]))
        numbers = {code: n for n, code in enumerate(self.palette.codes)}
        self.written = [gap.circuit.track.piece(id).piece for id in self.ids]
        self.codes = np.array([numbers.get(code, NOT_PLAIN) for code in self.written])
        ports = [geometry.laid[chain.indices[begin]].template.ports[0] for begin in begins]
        roles = gap.end.port.roles
        self.fits: Flags = np.array([port.roles == roles for port in ports] + [True])
        """At which seams plain pieces can be laid."""

    @property
    def places(self) -> npt.NDArray[np.complex128]:
        """Where each piece begins, and where the last one ends, in modules."""
        return np.array([to_complex(tuple(point)) for point in self.points.tolist()])


def open_lap(gap: Gap) -> OpenLap | None:
    """The lap, if the gap lies in one that consists of whole runs."""
    whole = runs_of_chain(gap.circuit.geometry, gap.chain_behind)
    return OpenLap(gap) if gap.makes_lap and whole else None


@dataclass(frozen=True, eq=False)
class ShortRows:
    """All rows of up to a few plain pieces: what each does to what follows."""

    words: tuple[tuple[int, ...], ...]
    points: Ints
    turns: Ints
    counts: Ints
    firsts: Ints
    lasts: Ints


def short_rows(palette: PlainPieces, most: int, allowed: Flags) -> ShortRows:
    """The rows of up to `most` pieces, of the allowed ones only."""
    words: list[tuple[int, ...]] = []
    points, turns = [], []
    for length in range(most + 1):
        table = half_table(palette, length)
        if table is None:
            break
        pose = np.repeat(np.arange(len(table.points)), np.diff(table.first))
        turn = np.empty(len(table.points), dtype=np.int64)
        for value, poses in table.turns.items():
            turn[poses] = value
        kept = _all_allowed(table.rows, allowed)
        words += map(tuple, table.rows[kept].tolist())
        points.append(table.points[pose[kept]].astype(np.int64))
        turns.append(turn[pose[kept]])
    return ShortRows(
        tuple(words),
        np.concatenate(points),
        np.concatenate(turns),
        np.array([len(word) for word in words]),
        np.array([word[0] if word else NOT_PLAIN for word in words]),
        np.array([word[-1] if word else NOT_PLAIN for word in words]),
    )


def _all_allowed(rows: PieceRows, allowed: Flags) -> Flags:
    found: Flags = np.logical_and.reduce(allowed[rows], axis=1)
    return found


@dataclass(frozen=True, eq=False)
class LapSwaps:
    """Swaps as columns: at which seam, how many pieces go, which row comes, where the lap then
    ends, and how many pieces go and come."""

    at: Ints
    count: Ints
    row: Ints
    end: Ints
    size: Ints

    def some(self, which: npt.NDArray[np.int64]) -> "LapSwaps":
        columns = (self.at, self.count, self.row, self.end, self.size)
        return LapSwaps(*(column[which] for column in columns))


@dataclass(frozen=True, eq=False)
class Windows:
    """Neighbouring pieces that may go: the seam before the first, and how many."""

    at: Ints
    count: Ints

    @property
    def behind(self) -> Ints:
        return self.at + self.count


def windows_of(
    lap: OpenLap, most: int, kept: frozenset[int], near: npt.NDArray[np.float64]
) -> Windows:
    """Up to `most` pieces, none of them kept, at the nearest seams. The first piece of the lap
    stays, as all others lie relative to it."""
    seams = np.argsort(near, kind="stable")[:MOST_SEAMS]
    found = [
        (at, count)
        for at in sorted(seams[seams > 0].tolist())
        for count in _counts_at(lap, at, most, kept)
    ]
    at, count = np.array(found, dtype=np.int64).reshape(-1, 2).T
    return Windows(at, count)


def _counts_at(lap: OpenLap, at: int, most: int, kept: frozenset[int]) -> Iterator[int]:
    for count in range(min(most, len(lap.ids) - at) + 1):
        last = at + count - 1
        if count and (lap.codes[last] == NOT_PLAIN or lap.ids[last] in kept):
            return
        if lap.fits[at] and lap.fits[at + count]:
            yield count


def swaps_of(lap: OpenLap, rows: ShortRows, windows: Windows, turn: int) -> LapSwaps:
    """All swaps at the windows that turn what follows by `turn`."""
    none: Ints = np.zeros(0, dtype=np.int64)
    nowhere: Ints = np.zeros((0, 8), dtype=np.int64)
    found: list[tuple[Ints, ...]] = [(none, none, none, nowhere, none)]
    for at, count in zip(windows.at.tolist(), windows.count.tolist(), strict=True):
        found.append(_at_window(lap, rows, at, count, turn))
    return LapSwaps(*(np.concatenate(column) for column in zip(*found, strict=True)))


def _at_window(lap: OpenLap, rows: ShortRows, at: int, count: int, turn: int) -> tuple[Ints, ...]:
    behind = at + count
    fitting = rows.turns == lap.turns[behind] - lap.turns[at] + turn
    if count:  # a row that begins or ends with a piece that goes swaps less than it seems
        fitting &= (rows.firsts != lap.codes[at]) & (rows.lasts != lap.codes[behind - 1])
    else:
        fitting &= rows.counts > 0
    which = np.flatnonzero(fitting)
    laid = turned(rows.points[which], int(lap.turns[at]))
    rest = turned(lap.points[-1:] - lap.points[behind], turn)
    same = np.ones(len(which), dtype=np.int64)
    end = lap.points[at] + laid + rest
    return at * same, count * same, which, end, count + rows.counts[which]


def closing_swaps(lap: OpenLap, rows: ShortRows, windows: Windows, turn: int) -> LapSwaps:
    """Those of `swaps_of` that close the lap. There are far too many others to make them all."""
    order = np.argsort(keys_of(rows.points), kind="stable")
    wanted = _rows_wanted(lap, windows, turn)
    window, row = with_key(keys_of(rows.points)[order], order, keys_of(wanted))
    at, behind = windows.at[window], windows.behind[window]
    fits = (rows.points[row] == wanted[window]).all(axis=1)
    fits &= rows.turns[row] == lap.turns[behind] - lap.turns[at] + turn
    goes = windows.count[window] > 0
    fits &= goes | (rows.counts[row] > 0)
    fits &= ~goes | (rows.firsts[row] != lap.codes[at % len(lap.codes)])
    fits &= ~goes | (rows.lasts[row] != lap.codes[behind - 1])
    at, row, count = at[fits], row[fits], windows.count[window[fits]]
    return LapSwaps(
        at, count, row, np.zeros((len(at), 8), dtype=np.int64), count + rows.counts[row]
    )


def _rows_wanted(lap: OpenLap, windows: Windows, turn: int) -> Ints:
    """How far the row at each window has to lead, seen from where it begins."""
    laid = -lap.points[windows.at] - turned(lap.points[-1:] - lap.points[windows.behind], turn)
    headings = lap.turns[windows.at] % FULL_TURN
    found: Ints = np.zeros_like(laid)
    for heading in np.unique(headings).tolist():
        found[headings == heading] = turned(laid[headings == heading], -heading)
    return found
