"""A race in plain English: one line per turn, under a heading for each round.

Uses only the happenings of `happenings.py`, and nothing that only one player knows.
"""

from collections.abc import Callable, Iterable, Iterator

from trackwright.games.ausgebremst.story.happenings import SECRET
from trackwright.model.text.messages import Message, counted, joined, ordinal
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.places import place_words
from trackwright.simulator.story.sentences import Line, lanes_words, line_of, report
from trackwright.simulator.story.sentences import turns as turns_of

LEGEND = (
    'Each turn shows the card, the spaces driven, and where the move ends: "p12 L (5.L2)" means',
    "position 12 after the finish line (p0 is the first), left lane (R right, P in the pit), space",
    '5.L2. "By LRR" lists the lanes of the spaces on the way, unless all are the same. Each line',
    "ends with the rules that apply (docs/rules/ausgebremst.md).",
)
"""Explains the notation."""
REASONS = {
    "pit_missed": Message("the pit stop was missed"),
    "no_cards": Message("no cards are left"),
}
"""Why a car is out."""


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """The lines of the story."""
    open = (one for one in happenings if one["event"] not in SECRET)
    return report(turns(open), turn_line)


def turns(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """Groups into lines: a car's turn, or a single event."""
    return turns_of(happenings, _CLAUSES, "car")


def turn_line(turn: list[Happening]) -> Line:
    """The line of a turn."""
    return line_of(turn, _CLAUSES, _LINES, "car")


def _move(one: Happening) -> Message:
    card, steps = one["card"], len(one["path"])
    shows = (
        Message("turns {card}", card=card)
        if one["derelict"]
        else Message("plays {card}", card=card)
    )
    place = place_words(one["at"])
    if lanes := lanes_words(one["path"]):
        place = Message("{place} by {lanes}", place=place, lanes=lanes)
    if steps == card:
        return Message("{shows}, drives to {place}", shows=shows, place=place)
    return Message("{shows}, drives {n} to {place}", shows=shows, n=steps, place=place)


def _pass(one: Happening) -> Message:
    parts = {"cards": joined(one["hand"], " "), "place": place_words(one["at"])}
    if one["barred"]:
        return Message("may not play a six, shows {cards}, stays at {place}", **parts)
    return Message("is blocked, shows {cards}, stays at {place}", **parts)


def _spent(one: Happening) -> Message:
    if one["back"]:
        return Message("turns {card}, which does not fit and goes back on top", card=one["card"])
    place = place_words(one["at"])
    return Message("turns {card}, which is spent; stays at {place}", card=one["card"], place=place)


def _lap(one: Happening) -> Message:
    return Message("lap {n}", n=one["lap"]) if one["laps_left"] else Message("over the finish line")


def _deposit(one: Happening) -> Message:
    if one["stack"] is None:
        return Message("takes the {card} of the deposit", card=one["card"])
    return Message(
        "takes the {card} of the deposit and puts the other card on stack {stack}",
        card=one["card"],
        stack=one["stack"],
    )


def _out(one: Happening) -> Message:
    left = counted(one["left"], "space")
    return Message("OUT: {reason}, {left} to go", reason=REASONS[one["reason"]], left=left)


def _start_draw(one: Happening) -> Line:
    if one["again"]:
        return Line(
            Message("{car} draws again for the start: {card}", car=one["car"], card=one["card"])
        )
    return Line(Message("{car} draws {card} for the start", car=one["car"], card=one["card"]))


def _grid(one: Happening) -> Line:
    return Line(
        Message(
            "{car} starts {place}, at {where}",
            car=one["car"],
            place=ordinal(one["place"]),
            where=place_words(one["at"]),
        )
    )


def _laid(one: Happening) -> Line:
    cards = joined(one["cards"], " ")
    return Line(Message("{car} sets {cards} aside at the pit", car=one["car"], cards=cards))


def _round(one: Happening) -> Line:
    return Line(Message("Round {n}, {leader} leads", n=one["round"], leader=one["leader"]), mark="")


def _finish(one: Happening) -> Line:
    words = Message("{car} finishes {place}", car=one["car"], place=ordinal(one["place"]))
    return Line(words, mark="  ** ")


_CLAUSES: dict[str, Callable[[Happening], Message]] = {
    "move": _move,
    "pass": _pass,
    "spent": _spent,
    "blocked": lambda one: Message(
        "is blocked at {place}, no card is turned", place=place_words(one["at"])
    ),
    "lap": _lap,
    "pit_stop": lambda one: Message("pit stop"),
    "deposit": _deposit,
    "out": _out,
}
"""The clauses about a car in the line of its turn."""
_LINES: dict[str, Callable[[Happening], Line]] = {
    "start_draw": _start_draw,
    "grid": _grid,
    "laid": _laid,
    "round": _round,
    "finish": _finish,
}
