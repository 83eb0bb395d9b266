"""Closing a gap after removing as few pieces as possible at its ends."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.model.circuit import Circuit
from trackwright.model.closing.gap import Gap
from trackwright.model.closing.search import (
    CloseOptions,
    CloseResult,
    Closing,
    find_closings,
    find_gap,
    most_pieces_possible,
)
from trackwright.model.edit.edits import Remove
from trackwright.model.layout.geometry import Chain
from trackwright.model.text.progress import Cancelled, Progress

Rank = tuple[float, ...]
"""Lower ranks come first."""


def repair(
    gap: Gap,
    most_removed: int,
    wishes: CloseOptions | None = None,
    progress: Progress | None = None,
    at_end: bool = True,
    at_beginning: bool = True,
) -> CloseResult:
    """The ways to close after removing up to `most_removed` pieces at the open end, at the open
    beginning or at both.

    Fewest removals come first: pieces, then markers on them; then the ranking of `close`. Only
    plain pieces are removed, and none of them is simply put back.
    """
    wishes = (wishes or CloseOptions()).validated(gap.circuit.kit)
    found: list[Closing] = []
    searched = 0
    try:
        for count in range(most_removed + 1):
            found.extend(_after_removing(gap, count, wishes, progress, at_end, at_beginning))
            searched = most_pieces_possible(gap, wishes)
            if wishes.limit is not None and len(found) >= wishes.limit:
                break
    except Cancelled:
        return CloseResult(tuple(found), searched, cancelled=True)
    return CloseResult(tuple(found[: wishes.limit]), searched)


def _after_removing(
    gap: Gap,
    count: int,
    wishes: CloseOptions,
    progress: Progress | None,
    at_end: bool,
    at_beginning: bool,
) -> list[Closing]:
    found: list[tuple[Rank, Closing]] = []
    for at_the_end in range(count, -1, -1):
        if (at_the_end and not at_end) or (at_the_end < count and not at_beginning):
            continue
        taken = _removable(gap, at_the_end, count - at_the_end)
        if taken is not None:
            closed = _closings_after_removing(gap, *taken, wishes, progress)
            found.extend((_rank(gap, closing, wishes), closing) for closing in closed)
    found.sort(key=lambda entry: entry[0])
    return [closing for _, closing in found[: wishes.limit]]


def _rank(gap: Gap, closing: Closing, wishes: CloseOptions) -> Rank:
    markers = gap.circuit.track.markers_on
    off = abs(2 * closing.positions - sum(wishes.lap_length)) if wishes.lap_length else 0
    lost = sum(len(markers.get(id, ())) for id in closing.removed)
    return lost, len(closing.codes), off, closing.changes


def _removable(gap: Gap, at_end: int, at_beginning: int) -> tuple[list[int], list[int]] | None:
    """Ids of the pieces removed on each side, outermost last; None if there are too few."""
    behind = _plain_from(gap.circuit, gap.chain_behind, reverse=True)
    before = _plain_from(gap.circuit, gap.chain_before, reverse=False)
    if len(behind) < at_end or len(before) < at_beginning:
        return None
    if gap.makes_lap and at_end + at_beginning >= len(gap.chain_behind.indices):
        return None
    if at_end == len(gap.chain_behind.indices) or at_beginning == len(gap.chain_before.indices):
        return None
    return behind[:at_end], before[:at_beginning]


def _plain_from(circuit: Circuit, chain: Chain, reverse: bool) -> list[int]:
    """Ids of the removable pieces, from an end of the chain to the first special piece."""
    found = []
    for index in chain.indices[::-1] if reverse else chain.indices:
        piece = circuit.geometry.laid[index].piece
        if not circuit.kit.codes[piece.piece].kind.is_plain:
            break
        found.append(piece.id)
    return found


def _closings_after_removing(
    gap: Gap, behind: list[int], before: list[int], wishes: CloseOptions, progress: Progress | None
) -> Iterator[Closing]:
    circuit = gap.circuit
    removed = (*behind, *before)
    if not removed:
        wider: Gap | None = gap
    else:
        track = Remove(removed).apply(circuit.track, circuit.kit)
        wider = find_gap(Circuit(track, circuit.kit), *_ends_after(gap, behind, before))
    assert wider is not None
    count = 0
    for closing in find_closings(wider, wishes, progress):
        if not _puts_back(circuit, closing.codes, behind, before):
            yield replace(closing, removed=removed)
            count += 1
            if count == wishes.limit:
                return


def _ends_after(gap: Gap, behind: list[int], before: list[int]) -> tuple[int, int]:
    """The pieces at the ends of the wider gap."""
    placed = gap.circuit.geometry.laid
    end = gap.chain_behind.indices[-1 - len(behind)]
    beginning = gap.chain_before.indices[len(before)]
    return placed[end].piece.id, placed[beginning].piece.id


def _puts_back(
    circuit: Circuit, codes: tuple[str, ...], behind: list[int], before: list[int]
) -> bool:
    """Does the way begin or end with the innermost removed piece? Then it need not be removed."""
    track = circuit.track
    begins = bool(behind) and _leads_with(circuit, codes, track.piece(behind[-1]).piece)
    ends = bool(before) and _leads_with(circuit, codes[::-1], track.piece(before[-1]).piece)
    return begins or ends


def _leads_with(circuit: Circuit, codes: tuple[str, ...], code: str) -> bool:
    """Is the piece the first one or, if a straight, among the leading straights?"""
    kinds = circuit.kit.codes
    if not kinds[code].kind.length:
        return codes[:1] == (code,)
    for laid in codes:
        if laid == code:
            return True
        if not kinds[laid].kind.length:
            return False
    return False
