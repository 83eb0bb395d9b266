"""A race in plain English: of a turn a line about cards and gears, one about the movement, and one
about what it cost."""

from collections.abc import Callable, Iterable, Iterator

from trackwright.games.street_racing.story.words import (
    DRIVER_WORDS,
    UPGRADE_WORDS,
    gear_words,
)
from trackwright.model.text.messages import Message, counted, joined, ordinal
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.places import place_words
from trackwright.simulator.story.sentences import Line, Turn, lanes_words, report
from trackwright.simulator.story.sentences import turns as grouped

LEGEND = (
    '"p7 L (3.L2)" means position 7 of the course (p0 is the first), left lane (R right), space',
    '3.L2. "By LLR" lists the lanes of the spaces on the way, unless all are the same. Each line',
    "ends with the rules that apply (docs/rules/street_racing.md).",
)
"""Explains the notation."""
BEGINNINGS = ("go", "clean_up")
"""Of another line about the same car."""


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """The lines of the story."""
    return report(turns(happenings), line_of)


def turns(happenings: Iterable[Happening]) -> Iterator[Turn]:
    """Groups into lines; the movement, and what follows it, begin new ones."""
    for turn in grouped(happenings, _CLAUSES, "car"):
        begins = [i for i, one in enumerate(turn) if one["event"] in BEGINNINGS and i]
        for first, last in zip([0, *begins], [*begins, len(turn)], strict=True):
            yield turn[first:last]


def line_of(turn: Turn) -> Line:
    """A group as a line."""
    first = turn[0]
    if first["event"] in _LINES:
        return _LINES[first["event"]](first)
    clauses = joined([_CLAUSES[one["event"]](one) for one in turn], "; ")
    return Line(Message("{car}: {clauses}", car=first["car"], clauses=clauses))


# --- setup


def _allocated(one: Happening) -> Message:
    return Message("{n} × {upgrade}", n=one["count"], upgrade=UPGRADE_WORDS[one["upgrade"]])


def _grid(one: Happening) -> Line:
    return Line(
        Message(
            "{car} starts on start space {slot}, at {where}, and moves {place}",
            car=one["car"],
            slot=one["slot"],
            where=place_words(one["at"]),
            place=ordinal(one["place"]),
        )
    )


def _round(one: Happening) -> Line:
    return Line(Message("Round {n}", n=one["round"]), mark="")


# --- cards and gears


def _shift(one: Happening) -> Message:
    parts = {"gear": gear_words(one["gear"]), "cards": counted(one["cards"], "card")}
    if one["up"]:
        return Message("shifts up to {gear} for {cards}", **parts)
    return Message("shifts down to {gear} for {cards}", **parts)


def _upgrade(one: Happening) -> Message:
    name = UPGRADE_WORDS[one["upgrade"]]
    if one["upgrade"] == "engine_tuning":
        cards = counted(one["effect"], "card")
        return Message("uses {upgrade} and draws {cards}", upgrade=name, cards=cards)
    if one["effect"]:
        return Message("uses {upgrade}: {n} more", upgrade=name, n=one["effect"])
    return Message("uses {upgrade}", upgrade=name)


def _set(one: Happening) -> Message:
    return Message("plays {n} × {suit}", n=one["cards"], suit=one["suit"])


def _draw(one: Happening) -> Message:
    speeds = joined([card["speed"] for card in one["cards"]], " ")
    return Message("flips {speeds}", speeds=speeds)


def _speed(one: Happening) -> Message:
    if one["icon"]:
        return Message("chooses {n}, with a damage icon", n=one["speed"])
    return Message("chooses {n}", n=one["speed"])


# --- the movement


def _go(one: Happening) -> Message:
    more = [
        Message("{n} by Nitrous", n=one["boost"]),
        Message("{n} by Tires", n=one["tires"]),
        Message("{n} by a control token", n=one["control"]),
    ]
    said = [words for words in more if words.parts["n"]]
    if said:
        return Message("moves {n} ({more})", n=one["speed"], more=joined(said))
    return Message("moves {n}", n=one["speed"])


def _move(one: Happening) -> Message:
    place = place_words(one["at"])
    if lanes := lanes_words(one["path"]):
        place = Message("{place} by {lanes}", place=place, lanes=lanes)
    if one["penalties"]:
        penalties = counted(one["penalties"], "penalty", "penalties")
        return Message("to {place}, {penalties}", place=place, penalties=penalties)
    return Message("to {place}", place=place)


def _barrier(one: Happening) -> Message:
    parts = {"value": one["value"], "speed": one["speed"]}
    if one["passed"]:
        return Message("passes the barrier {value} with {speed}", **parts)
    return Message("stops on the barrier {value} with {speed}", **parts)


def _blocked(one: Happening) -> Message:
    return Message("is blocked: {penalties}", penalties=_penalties(one["left"]))


def _penalties(count: int) -> Message:
    return counted(count, "penalty", "penalties")


def _clean_up(one: Happening) -> Message:
    if one["discarded"]:
        return Message(
            "{penalties}, hand limit {limit}, {n} discarded",
            penalties=_penalties(one["penalties"]),
            limit=one["limit"],
            n=counted(one["discarded"], "card"),
        )
    return Message(
        "{penalties}, hand limit {limit}",
        penalties=_penalties(one["penalties"]),
        limit=one["limit"],
    )


def _refill(one: Happening) -> Message:
    return Message("draws {cards}", cards=counted(one["drawn"], "card"))


def _crash(one: Happening) -> Line:
    words = Message(
        "{car} fails at the barrier {value} with {speed}, and is out",
        car=one["car"],
        value=one["value"],
        speed=one["speed"],
    )
    return Line(words, mark="  ** ")


def _finish(one: Happening) -> Line:
    words = Message("{car} crosses the line with {n} left", car=one["car"], n=int(one["remaining"]))
    return Line(words, mark="  ** ")


def _place(one: Happening) -> Line:
    parts = {"car": one["car"], "place": ordinal(one["place"])}
    if one["left"]:
        left = counted(one["left"], "space")
        return Line(Message("{car} is {place}, {left} to go", left=left, **parts))
    return Line(Message("{car} is {place}", **parts))


_CLAUSES: dict[str, Callable[[Happening], Message]] = {
    "allocated": _allocated,
    "shift": _shift,
    "upgrade": _upgrade,
    "ignored": lambda one: Message("ignores the block token at {at}", at=place_words(one["at"])),
    "set": _set,
    "draw": _draw,
    "speed": _speed,
    "control": lambda one: Message("draws a control token {n}", n=one["value"]),
    "go": _go,
    "move": _move,
    "barrier": _barrier,
    "blocked": _blocked,
    "overflow": lambda one: Message("cannot take more penalties, and stops"),
    "steered": lambda one: Message("stops behind the corner"),
    "downshift": lambda one: Message("drops to {gear}", gear=gear_words(one["gear"])),
    "damage": lambda one: Message("damage {n}", n=one["damage"]),
    "block": lambda one: Message("places its block token at {at}", at=place_words(one["at"])),
    "lifted": lambda one: Message("lifts its block token"),
    "pass": lambda one: Message("does not move"),
    "lap": lambda one: Message("lap {n}", n=one["lap"]),
    "clean_up": _clean_up,
    "refill": _refill,
}
"""The clauses about a car in one of its lines."""
_LINES: dict[str, Callable[[Happening], Line]] = {
    "driver": lambda one: Line(
        Message("{car} is driven by {driver}", car=one["car"], driver=DRIVER_WORDS[one["driver"]])
    ),
    "first": lambda one: Line(Message("{car} is the first player", car=one["car"])),
    "grid": _grid,
    "round": _round,
    "crash": _crash,
    "junked": lambda one: Line(
        Message("{car} is junked, and stays where it is", car=one["car"]), mark="  ** "
    ),
    "finish": _finish,
    "reshuffle": lambda one: Line(
        Message("{n} are shuffled for a new deck", n=counted(one["cards"], "card"))
    ),
    "mate": lambda one: Line(
        Message("{car} starts, as its team-mate has crossed the line", car=one["car"])
    ),
    "final": lambda one: Line(Message("The round is played out, and then the race is over")),
    "place": _place,
}
