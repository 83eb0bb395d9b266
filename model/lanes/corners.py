"""What a corner is: corner positions in a row that turn one way (MGP-H-40).

A straight piece that counts as a corner turns no way: it joins the corner before it, else the one
behind it. A lap goes on across its line; one without any straight is cut where it changes sides.
Turns are given piece by piece or position by position: above 0 to the left, below 0 to the right.
"""

from collections.abc import Iterable, Iterator, Sequence


def corners_in(turns: Iterable[int]) -> Iterator[slice]:
    """The corners of a run of corner pieces between two straights, by their places in the run."""
    begin = end = way = 0
    for end, turn in enumerate(turns, start=1):
        if is_change(way, turn):
            yield slice(begin, end - 1)
            begin, way = end - 1, turn
        way = way or turn
    if end:
        yield slice(begin, end)


def break_in(turns: Sequence[int]) -> int:
    """Where a lap of corner pieces alone begins, so that no corner is cut in two; 0 if it always
    turns one way."""
    way = next((turn for turn in reversed(turns) if turn), 0)
    return next((i for i, turn in enumerate(turns) if is_change(way, turn)), 0)


def is_change(way: int, turn: int) -> bool:
    """Does what turned one way now turn the other?"""
    return bool(way and turn) and (way > 0) != (turn > 0)
