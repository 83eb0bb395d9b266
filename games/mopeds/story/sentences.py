"""A race in plain English: one line per card, under a heading for each round.

Uses only the happenings of `happenings.py`, and nothing that only one player knows.
"""

from collections.abc import Callable, Iterable, Iterator

from trackwright.games.mopeds.story.happenings import SECRET
from trackwright.model.text.messages import Message, counted, ordinal
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.places import place_words
from trackwright.simulator.story.sentences import Line, lanes_words, line_of, report
from trackwright.simulator.story.sentences import turns as turns_of

LEGEND = (
    'Each card shows where its moped goes: "p7 L (3.L2)" means position 7 after the finish line',
    '(p0 is the first), left lane (R right), space 3.L2. "By LLR" lists the lanes of the spaces on',
    "the way, unless all are the same. Bets lie face down, so the story does not name them. Each",
    "line ends with the rules that apply (docs/rules/mopeds.md).",
)
"""Explains the notation."""


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """The lines of the story."""
    return report(turns(happenings), turn_line)


def turns(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """Groups into lines: a card and what its moped does, or a single event."""
    for turn in turns_of(happenings, _CLAUSES, "moped"):
        at = [i for i, one in enumerate(turn) if one["event"] == "card" and i]
        for first, last in zip([0, *at], [*at, len(turn)], strict=True):
            yield turn[first:last]


def turn_line(turn: list[Happening]) -> Line:
    """The line of a turn."""
    return line_of(turn, _CLAUSES, _LINES, "moped")


def _move(one: Happening) -> Message:
    place = place_words(one["at"])
    if lanes := lanes_words(one["path"]):
        place = Message("{place} by {lanes}", place=place, lanes=lanes)
    if one["bonus"]:
        return Message("bonus of {n} to {place}", n=len(one["path"]), place=place)
    return Message("drives {n} to {place}", n=len(one["path"]), place=place)


def _stuck(one: Happening) -> Message:
    if one["bonus"]:
        return Message("the bonus is blocked")
    return Message("is blocked at {place}", place=place_words(one["at"]))


def _lap(one: Happening) -> Message:
    return Message("over the finish line") if one["home"] else Message("lap {n}", n=one["lap"])


def _round(one: Happening) -> Line:
    words = Message(
        "Round {n}, {player} has the spark plug, {cards} in the stack",
        n=one["round"],
        player=one["player"],
        cards=counted(one["stack"], "card"),
    )
    return Line(words, mark="")


def _grid(one: Happening) -> Line:
    return Line(
        Message(
            "{moped} starts {place}, at {where}",
            moped=one["moped"],
            place=ordinal(one["place"]),
            where=place_words(one["at"]),
        )
    )


def _spark(one: Happening) -> Line:
    return Line(Message("{player} gets the spark plug", player=one["player"]))


def _bet(one: Happening) -> Line:
    """Not which: that is secret."""
    words = Message(
        "{player} keeps a card of {n}, face down", player=one["player"], n=int(one["of"])
    )
    return Line(words)


def _row(one: Happening) -> Line:
    words = Message(
        "{player} lays a card into the row, face down; {cards} are there",
        player=one["player"],
        cards=counted(one["cards"], "card"),
    )
    return Line(words)


def _turned(one: Happening) -> Line:
    return Line(Message("A card of the row is turned up: {card}", card=one["card"]))


def _return(one: Happening) -> Line:
    return Line(Message("{player} puts three cards under the stack", player=one["player"]))


def _run_out(one: Happening) -> Line:
    words = Message(
        "The stack has run out; {mopeds} on the podium", mopeds=counted(one["finished"], "moped")
    )
    return Line(words, mark="  ** ")


def _place(one: Happening) -> Line:
    words = Message("{moped} is {place}", moped=one["moped"], place=ordinal(one["place"]))
    return Line(words)


def _points(one: Happening) -> Line:
    words = Message(
        "{player} has {points}, and is {place}",
        player=one["player"],
        points=counted(one["points"], "point"),
        place=ordinal(one["place"]),
    )
    return Line(words, mark="  ** ")


_CLAUSES: dict[str, Callable[[Happening], Message]] = {
    "card": lambda one: Message("{value} is revealed", value=one["value"]),
    "move": _move,
    "stuck": _stuck,
    "idle": lambda one: Message("has finished, and stays"),
    "lap": _lap,
    "finish": lambda one: Message("takes podium space {place}", place=one["place"]),
}
"""The clauses of a card's line."""
_LINES: dict[str, Callable[[Happening], Line]] = {
    "spark": _spark,
    "grid": _grid,
    "round": _round,
    "bet": _bet,
    "row": _row,
    "turned": _turned,
    "return": _return,
    "run_out": _run_out,
    "place": _place,
    "points": _points,
}
assert set(SECRET) <= set(_LINES)
