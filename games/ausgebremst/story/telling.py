"""A race in plain English: one line per turn, under a heading for each round.

Uses only the happenings of `account.py`, and nothing that only one player knows.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from trackwright.games.ausgebremst.story.account import SECRET
from trackwright.model.text.messages import Said, counted, in_a_row, places_told
from trackwright.simulator.story import sentences
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.sentences import Line

LEGEND = (
    'Each turn shows the card, the spaces driven, and where the move ends: "p12 L (5.L2)" means',
    "position 12 after the finish line (p0 is the first), left lane (R right, P in the pit), space",
    '5.L2. "By LRR" lists the lanes of the spaces on the way, unless all are the same. Each line',
    "ends with the rules that apply (docs/rules/ausgebremst.md).",
)
"""Explains the notation."""
REASONS = {
    "pit_missed": Said("the pit stop was missed"),
    "no_cards": Said("no cards are left"),
}
"""Why a car is out."""


def told(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """The lines of the story."""
    open = (one for one in happenings if one["event"] not in SECRET)
    return sentences.report(turns(open), turn_told)


def turns(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """Groups into lines: a car's turn, or a single event."""
    return sentences.turns(happenings, _CLAUSES, "car")


def turn_told(turn: list[Happening]) -> Line:
    """The line of a turn."""
    first = turn[0]
    if first["event"] not in _CLAUSES:
        return _LINES[first["event"]](first)
    clauses = in_a_row([_CLAUSES[one["event"]](one) for one in turn], "; ")
    return Line(Said("{car}: {clauses}", car=first["car"], clauses=clauses))


def place_told(at: dict[str, Any]) -> Said:
    """p12 L (5.L2)."""
    return Said(
        "p{position} {lane} ({space})",
        position=at["position"],
        lane=at["lane"],
        space=at["space"],
    )


def _move(one: Happening) -> Said:
    card, steps = one["card"], len(one["path"])
    shows = Said("turns {card}", card=card) if one["derelict"] else Said("plays {card}", card=card)
    place = place_told(one["at"])
    if lanes := sentences.lanes_told(one["path"]):
        place = Said("{place} by {lanes}", place=place, lanes=lanes)
    if steps == card:
        return Said("{shows}, drives to {place}", shows=shows, place=place)
    return Said("{shows}, drives {n} to {place}", shows=shows, n=steps, place=place)


def _pass(one: Happening) -> Said:
    parts = {"cards": in_a_row(one["hand"], " "), "place": place_told(one["at"])}
    if one["barred"]:
        return Said("may not play a six, shows {cards}, stays at {place}", **parts)
    return Said("is blocked, shows {cards}, stays at {place}", **parts)


def _spent(one: Happening) -> Said:
    if one["back"]:
        return Said("turns {card}, which does not fit and goes back on top", card=one["card"])
    place = place_told(one["at"])
    return Said("turns {card}, which is spent; stays at {place}", card=one["card"], place=place)


def _lap(one: Happening) -> Said:
    return Said("lap {n}", n=one["lap"]) if one["laps_left"] else Said("over the finish line")


def _deposit(one: Happening) -> Said:
    if one["stack"] is None:
        return Said("takes the {card} of the deposit", card=one["card"])
    return Said(
        "takes the {card} of the deposit and puts the other card on stack {stack}",
        card=one["card"],
        stack=one["stack"],
    )


def _out(one: Happening) -> Said:
    left = counted(one["left"], "space")
    return Said("OUT: {reason}, {left} to go", reason=REASONS[one["reason"]], left=left)


def _start_draw(one: Happening) -> Line:
    if one["again"]:
        return Line(
            Said("{car} draws again for the start: {card}", car=one["car"], card=one["card"])
        )
    return Line(Said("{car} draws {card} for the start", car=one["car"], card=one["card"]))


def _grid(one: Happening) -> Line:
    return Line(
        Said(
            "{car} starts {place}, at {where}",
            car=one["car"],
            place=places_told(one["place"]),
            where=place_told(one["at"]),
        )
    )


def _laid(one: Happening) -> Line:
    cards = in_a_row(one["cards"], " ")
    return Line(Said("{car} sets {cards} aside at the pit", car=one["car"], cards=cards))


def _round(one: Happening) -> Line:
    return Line(Said("Round {n}, {leader} leads", n=one["round"], leader=one["leader"]), mark="")


def _finish(one: Happening) -> Line:
    words = Said("{car} finishes {place}", car=one["car"], place=places_told(one["place"]))
    return Line(words, mark="  ** ")


_CLAUSES: dict[str, Callable[[Happening], Said]] = {
    "move": _move,
    "pass": _pass,
    "spent": _spent,
    "blocked": lambda one: Said(
        "is blocked at {place}, no card is turned", place=place_told(one["at"])
    ),
    "lap": _lap,
    "pit_stop": lambda one: Said("pit stop"),
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
