"""The ways to close a gap exactly, best first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

from trackwright.model.circuit import Circuit
from trackwright.model.closing.gap import Gap, nearest_gap
from trackwright.model.closing.half_tables import LONGEST_HALF, PieceRows, half_table
from trackwright.model.closing.join import rows_to
from trackwright.model.closing.rank import changes_of, positions_of, ranked, roads_of
from trackwright.model.closing.room import TableRoom
from trackwright.model.edit.edits import Edit, Insert, Remove, apply_all
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.progress import Cancelled, Progress, reject_cancelled

MAX_NEW_PIECES = 2 * LONGEST_HALF
FIRST_BATCH, LARGEST_BATCH = 64, 2048
CONFIRMED_AT_ONCE = 16


@dataclass(frozen=True, slots=True)
class CloseOptions:
    """What the results must be like. Positions are those of the whole lap; `avoid` names pieces
    (`R1L`) or kinds (`R1`); `limit` None asks for all results.

    Of results along the same centre line only the one with the fewest pieces is returned, unless
    `one_per_road` is off.
    """

    most_pieces: int = 8
    limit: int | None = 10
    unlimited: bool = False
    lap_length: tuple[int, int] | None = None
    avoid: frozenset[str] = frozenset()
    on_board: bool = True
    one_per_road: bool = True

    def validated(self, kit: Kit) -> "CloseOptions":
        """Return these wishes if they are valid, else raise a TrackwrightError."""
        if not 1 <= self.most_pieces <= MAX_NEW_PIECES:
            message = (
                f"a gap can be closed with 1 to {MAX_NEW_PIECES} pieces, not {self.most_pieces}"
            )
            raise TrackwrightError(message)
        if self.limit is not None and self.limit < 1:
            raise TrackwrightError(f"the limit of results must be at least 1, not {self.limit}")
        if self.lap_length is not None and not 0 <= self.lap_length[0] <= self.lap_length[1]:
            low, high = self.lap_length
            raise TrackwrightError(f"the required lap length must not run from {low} to {high}")
        known = {*kit.kinds, *kit.codes}
        for code in sorted(self.avoid - known):
            raise TrackwrightError(
                f"the kit {kit.id} has no piece {code!r} to avoid {did_you_mean(code, known)}"
            )
        return self


@dataclass(frozen=True)
class Closing:
    """A way to close a gap: an edit, done and undone in one step.

    `codes` are inserted behind piece `behind`, after removing the pieces `removed`. `positions` and
    size are those of the resulting circuit; `changes` counts how often the new pieces change
    direction, including the corners next to them.
    """

    codes: tuple[str, ...]
    behind: int
    positions: int
    changes: int
    width_mm: float
    height_mm: float
    removed: tuple[int, ...] = ()

    @property
    def label(self) -> str:
        return Message("Close with {pieces}", pieces=counted(len(self.codes), "piece"))

    @property
    def edits(self) -> tuple[Edit, ...]:
        """The edits it consists of."""
        return edits_of(self.codes, self.behind, self.removed)

    def apply(self, track: Track, kit: Kit) -> Track:
        """The closed track; raises EditRefused."""
        return apply_all(self.edits, track, kit)


def edits_of(codes: Sequence[str], behind: int, removed: Sequence[int]) -> tuple[Edit, ...]:
    """What closes a circuit in this way, edit by edit."""
    taken: tuple[Edit, ...] = (Remove(tuple(removed)),) if removed else ()
    laid: tuple[Edit, ...] = (Insert(tuple(codes), behind),) if codes else ()
    return (*taken, *laid)


@dataclass(frozen=True, slots=True)
class CloseResult:
    """The ways found, best first. `searched`: the most pieces tried, completely or until there were
    enough results; `cancelled`: was the search ended by the caller?"""

    closings: tuple[Closing, ...]
    most_pieces_tried: int
    cancelled: bool = False


def find_gap(circuit: Circuit, behind: int | None = None, before: int | None = None) -> Gap | None:
    """The nearest open end and beginning, if given only behind and before these pieces; None if
    nothing is open. A TrackwrightError if ends are open but cannot be closed."""
    if (gap := nearest_gap(circuit, behind, before)) is not None:
        return gap
    if not circuit.geometry.laid:
        raise TrackwrightError(Message("there are no pieces yet: place some, then close the lap"))
    if behind is not None or before is not None:
        raise TrackwrightError(f"there is no gap {_between(behind, before)}")
    if circuit.geometry.open_ends or circuit.geometry.mismatches:
        raise TrackwrightError(
            Message(
                "no open end has an open beginning in the same fragment: "
                "join the fragments first, or fix the ends that do not match"
            )
        )
    return None


def _between(behind: int | None, before: int | None) -> str:
    parts = [f"after piece {behind}"] * (behind is not None)
    parts += [f"before piece {before}"] * (before is not None)
    return " and ".join(parts)


def close(
    gap: Gap, wishes: CloseOptions | None = None, progress: Progress | None = None
) -> CloseResult:
    """The ways to close the gap."""
    wishes = (wishes or CloseOptions()).validated(gap.circuit.kit)
    found: list[Closing] = []
    searched = 0
    try:
        for closing in find_closings(gap, wishes, progress):
            found.append(closing)
            searched = max(searched, len(closing.codes))
            if len(found) == wishes.limit:
                break
        else:
            searched = most_pieces_possible(gap, wishes)
    except Cancelled:
        return CloseResult(tuple(found), searched, cancelled=True)
    return CloseResult(tuple(found), searched)


def most_pieces_possible(gap: Gap, wishes: CloseOptions) -> int:
    """The most pieces that can be tried: kits with very many pieces have smaller half tables."""
    palette = gap.palette
    lengths = range(wishes.most_pieces, 0, -1)
    return next((n for n in lengths if half_table(palette, (n + 1) // 2) is not None), 0)


def find_closings(
    gap: Gap, wishes: CloseOptions, progress: Progress | None = None, lacking: str | None = None
) -> Iterator[Closing]:
    """The ways, best first. With `lacking`, those for which one piece of that kind is missing."""
    room = TableRoom(gap, gap.circuit.track.board_cm if wishes.on_board else None)
    seen = np.zeros(0, dtype=np.uint64)
    for length in range(1, most_pieces_possible(gap, wishes) + 1):
        check_cancelled = cancel_check(progress, length, wishes.most_pieces)
        words = rows_of_length(gap, wishes, length, check_cancelled, lacking)
        words = words[ranked(gap, words, wishes.lap_length)]
        roads = roads_of(gap.palette, words)
        if wishes.one_per_road:
            new = _first_of_each(roads) & ~np.isin(roads, seen)
            words, roads = words[new], roads[new]
        taken = []
        for index, size in with_room(room, words, check_cancelled):
            taken.append(roads[index])
            yield closing_of(gap, words[index : index + 1], size)
        seen = np.append(seen, np.array(taken, dtype=np.uint64))


def cancel_check(progress: Progress | None, length: int, most: int) -> Callable[[], None]:
    """Reports how many pieces are being tried, and of how many at most."""
    return partial(reject_cancelled, progress, length, most)


def _first_of_each(roads: npt.NDArray[np.uint64]) -> npt.NDArray[np.bool_]:
    first = np.zeros(len(roads), dtype=bool)
    first[np.unique(roads, return_index=True)[1]] = True
    return first


def rows_of_length(
    gap: Gap,
    wishes: CloseOptions,
    length: int,
    check_cancelled: Callable[[], None],
    lacking: str | None = None,
) -> PieceRows:
    """The rows across the gap that fit the wishes, whether or not they have room."""
    chunks = [np.zeros((0, length), dtype=np.uint8)]
    for turn in gap.turns:
        for words in rows_to(gap.palette, gap.point, turn, length):
            check_cancelled()
            chunks.append(words[fits_options(gap, wishes, words, lacking)])
    check_cancelled()
    return np.concatenate(chunks)


def fits_options(
    gap: Gap, wishes: CloseOptions, words: PieceRows, lacking: str | None = None
) -> npt.NDArray[np.bool_]:
    """Which of the rows use only pieces that are available and wanted."""
    kept: npt.NDArray[np.bool_] = np.logical_and.reduce(free_codes(gap, wishes)[words], axis=1)
    if not wishes.unlimited:
        kept &= _enough(gap, words, lacking)
    if wishes.lap_length is not None:
        low, high = wishes.lap_length
        positions = positions_of(gap, words)
        kept &= np.logical_and(low <= positions, positions <= high)
    return kept


def free_codes(gap: Gap, wishes: CloseOptions) -> npt.NDArray[np.bool_]:
    """Which pieces of the palette need not be avoided."""
    kinds = gap.circuit.kit.codes
    return np.array(
        [wishes.avoid.isdisjoint({code, kinds[code].kind.code}) for code in gap.palette.codes],
        dtype=bool,
    )


def _enough(gap: Gap, words: PieceRows, lacking: str | None) -> npt.NDArray[np.bool_]:
    """Which rows the boxes have enough pieces for, except one piece of the kind `lacking`."""
    enough = np.ones(len(words), dtype=bool)
    kinds = gap.palette.kind[words]
    for number, kind in enumerate(gap.palette.kinds):
        if kind in gap.stock_left:
            used = (kinds == number).sum(axis=1)
            left = max(gap.stock_left[kind], 0)
            enough &= used == left + 1 if kind == lacking else used <= left
    return enough


def with_room(
    room: TableRoom, words: PieceRows, check_cancelled: Callable[[], None]
) -> Iterator[tuple[int, tuple[float, float]]]:
    """The rows that have room, in order: index, and the size of the circuit in mm."""
    begin, batch = 0, FIRST_BATCH
    while begin < len(words):
        check_cancelled()
        passing = begin + np.flatnonzero(room.may_have_room(words[begin : begin + batch]))
        for at in range(0, len(passing), CONFIRMED_AT_ONCE):
            some = passing[at : at + CONFIRMED_AT_ONCE]
            for index, size in zip(some, room.sizes(words[some]), strict=True):
                if size is not None:
                    yield int(index), size
            check_cancelled()
        begin, batch = begin + batch, min(2 * batch, LARGEST_BATCH)


def closing_of(gap: Gap, word: PieceRows, size: tuple[float, float]) -> Closing:
    return Closing(
        codes=tuple(gap.palette.codes[i] for i in word[0]),
        behind=gap.behind,
        positions=int(positions_of(gap, word)[0]),
        changes=int(changes_of(gap, word)[0]),
        width_mm=size[0],
        height_mm=size[1],
    )
