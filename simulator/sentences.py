"""What all games share in telling a race: what happens in a turn is one line."""

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from model.wording import Said
from simulator.games import Happening


class Line(NamedTuple):
    """A line of the account."""

    words: Said
    mark: str = "  "
    """What stands before it in a report: nothing before a heading, with an empty line above."""


def report(lines: Iterable[Line]) -> Iterator[str]:
    """The lines of a report."""
    for line in lines:
        if not line.mark:
            yield ""
        yield f"{line.mark}{line.words}"


def turns(
    happenings: Iterable[Happening], clauses: Container[str], who: str
) -> Iterator[list[Happening]]:
    """What is told together: happenings of one seat that are `clauses`, or one by itself."""
    turn: list[Happening] = []
    for one in happenings:
        goes_on = turn and all(h["event"] in clauses for h in (turn[-1], one))
        if turn and not (goes_on and turn[-1][who] == one[who]):
            yield turn
            turn = []
        turn.append(one)
    if turn:
        yield turn


def called(name: str) -> Said:
    """What a seat is called: in "Blue 2" the colour has another word in other languages."""
    colour, _, number = name.partition(" ")
    if not number:
        return Said(colour)
    return Said("{colour} {number}", colour=Said(colour), number=number)
