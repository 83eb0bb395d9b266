"""What a corner is (MGP-H-40), for the table, pictures, checks and races alike. Whoever wants to
know asks here: this is the only place that decides it.

1. `bend_of` tells of each piece what it counts as, and to which side it turns.
2. A *run* is what lies between two straights: corner pieces in a row, whichever side they turn to.
   A difficulty marker reaches to the end of its run (T-07), and checks look at run after run.
3. A *corner* is a part of a run that turns one way: `corners_in` cuts a run into its corners. A
   straight piece that counts as a corner turns to no side: it joins the corner before it, else the
   one behind it. Corners are what is numbered, drawn and counted.

A lap goes on across its line; one without any straight is a single run, which begins where it
changes sides (`break_in`). Sides are given piece by piece or position by position; None is no
side.
"""

from collections.abc import Iterable, Iterator, Sequence

from trackwright.model.layout.kit import Side
from trackwright.model.layout.pieces import Template
from trackwright.model.layout.track import Marker, Surface


def bend_of(template: Template, markers: Iterable[Marker] = ()) -> tuple[Surface, Side | None]:
    """What a piece with these markers counts as, and the side to which its lanes turn, whatever it
    counts as."""
    turn = template.turn
    kind: Surface = template.kind.counts_as or ("corner" if turn else "straight")
    for marker in markers:
        kind = marker.counts_as or kind
    return kind, "L" if turn > 0 else "R" if turn < 0 else None


def corners_in(sides: Iterable[Side | None]) -> Iterator[slice]:
    """The corners of a run, by their places in it."""
    end, begin = 0, 0
    current: Side | None = None
    for end, side in enumerate(sides, start=1):
        if is_change(current, side):
            yield slice(begin, end - 1)
            begin, current = end - 1, side
        current = current or side
    if end:
        yield slice(begin, end)


def name_among(pieces: Iterable[Iterable[Marker]]) -> str | None:
    """The name of a corner, given the markers of each of its pieces: the first one counts."""
    return next((marker.name for markers in pieces for marker in markers if marker.name), None)


def break_in(sides: Sequence[Side | None]) -> int:
    """Where a lap that is a single run begins, so that no corner is cut in two; 0 if it always
    turns to one side."""
    current = next((side for side in reversed(sides) if side), None)
    return next((i for i, side in enumerate(sides) if is_change(current, side)), 0)


def is_change(current: Side | None, side: Side | None) -> bool:
    """Does what turned to one side now turn to the other?"""
    return bool(current and side) and current != side
