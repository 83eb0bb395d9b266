"""What all games share in describing a race: everything in a turn becomes one line."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from trackwright.model.text.messages import Message, joined
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.places import LaneLetters

Turn: TypeAlias = list[Happening]
"""Happenings that share a line."""


class Line(NamedTuple):
    """A line of the race's story."""

    words: Message
    mark: str = "  "
    """The prefix of the line in a report: empty for a heading, which gets an empty line above."""


def report(all_turns: Iterable[Turn], line_of: Callable[[Turn], Line]) -> Iterator[str]:
    """The lines of a report; each but headings is followed by its rules."""
    for turn in all_turns:
        line = line_of(turn)
        if line.mark:
            yield f"{line.mark}{line.words} [{', '.join(rules_of(turn))}]"
        else:
            yield from ("", str(line.words))


def by_round(
    happenings: Iterable[Happening], sentence: Callable[[Happening], Message]
) -> Iterator[str]:
    """A line for each happening, under a heading for each round: all that a game needs whose turns
    are single happenings."""
    for round, of_round in groupby(happenings, key=itemgetter("round")):
        if round:
            yield Message("Round {n}", n=round)
        yield from (f"  {sentence(one)}" for one in of_round)


def rules_of(turn: Turn) -> tuple[str, ...]:
    """The rules that a turn followed, each once: `rule` and `also` of its happenings."""
    return tuple(dict.fromkeys(id for one in turn for id in (one["rule"], *one.get("also", ()))))


def lanes_words(path: Sequence[str]) -> LaneLetters:
    """The letters of the lanes used; empty if the lane never changes."""
    lanes = [space.rpartition(".")[2][:1] for space in path]
    return LaneLetters("".join(lanes) if len(set(lanes)) > 1 else "")


def turns(happenings: Iterable[Happening], clauses: Container[str], who: str) -> Iterator[Turn]:
    """Groups into lines: happenings of one seat that are `clauses`, or a single other one."""
    turn: Turn = []
    for one in happenings:
        goes_on = turn and all(h["event"] in clauses for h in (turn[-1], one))
        if turn and not (goes_on and turn[-1][who] == one[who]):
            yield turn
            turn = []
        turn.append(one)
    if turn:
        yield turn


def line_of(
    turn: Turn,
    clauses: Mapping[str, Callable[[Happening], Message]],
    lines: Mapping[str, Callable[[Happening], Line]],
    who: str,
) -> Line:
    """The line of a turn: what happened to one seat, clause by clause, or a single other event."""
    first = turn[0]
    if first["event"] not in clauses:
        return lines[first["event"]](first)
    said = joined([clauses[one["event"]](one) for one in turn], "; ")
    return Line(Message("{who}: {clauses}", who=first[who], clauses=said))


def called(name: str) -> Message:
    """The name of a seat: the colour in "Blue 2" is translated."""
    colour, _, number = name.partition(" ")
    if not number:
        return Message(colour)
    return Message("{colour} {number}", colour=Message(colour), number=number)
