"""A race in plain English: what a car does in a turn becomes one line."""

from collections.abc import Callable, Iterable, Iterator

from trackwright.games.dice_derby.colours import CARD_WORDS, symbol_name
from trackwright.games.dice_derby.story.places import place_words
from trackwright.model.text.messages import Message, counted, joined, ordinal
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.sentences import Line, Turn, called, report
from trackwright.simulator.story.sentences import turns as grouped

LEGEND = ("Spaces count from START. Dice show a number and its colour.",)


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    return report(turns(happenings), line_of)


def turns(happenings: Iterable[Happening]) -> Iterator[Turn]:
    """A turn's happenings share a line; every roll begins a new one."""
    for turn in grouped(happenings, _CLAUSES, "car"):
        begins = [i for i, one in enumerate(turn) if one["event"] == "roll" and i]
        for first, last in zip([0, *begins], [*begins, len(turn)], strict=True):
            yield turn[first:last]


def line_of(turn: Turn) -> Line:
    """A turn as a line."""
    first = turn[0]
    if first["event"] in _LINES:
        return _LINES[first["event"]](first)
    clauses = joined([_CLAUSES[one["event"]](one) for one in turn])
    return Line(Message("{car} {clauses}", car=called(first["car"]), clauses=clauses))


def die_words(die: dict[str, object]) -> Message:
    return Message("{number} {colour}", number=die["number"], colour=Message(str(die["colour"])))


def dice_words(dice: list[dict[str, object]]) -> Message:
    return joined([die_words(die) for die in dice], " + ")


def _roll(one: Happening) -> Message:
    if one["extra"]:
        return Message("rolls again: {dice}", dice=dice_words(one["dice"]))
    return Message("rolls {dice}", dice=dice_words(one["dice"]))


def _move(one: Happening) -> Message:
    parts = {"place": place_words(one["at"])}
    if one["on"]:
        return Message("goes on by Turbocharge to {place}", **parts)
    if one["how"] == "numbers":
        return Message("goes by numbers to {place}", **parts)
    return Message("goes by colours to {place}", **parts)


def _stay(one: Happening) -> Message:
    return Message("stays at {place}", place=place_words(one["at"]))


def _landed(one: Happening) -> Message:
    symbol = symbol_name(one["at"]["symbol"])
    if one["effect"] == "extra":
        return Message("{symbol}: an extra turn", symbol=symbol)
    return Message("{symbol}: loses a turn", symbol=symbol)


def _card(one: Happening) -> Message:
    return Message("draws a red card: {card}", card=CARD_WORDS[one["card"]])


def _carried(one: Happening) -> Message:
    if one["at"] == one["from"]:
        return Message("stays, as cards never lead to the finish")
    return Message("to {place}", place=place_words(one["at"]))


def _grid(one: Happening) -> Line:
    place = ordinal(one["place"])
    return Line(Message("{car} plays {place}", car=called(one["car"]), place=place))


def _round(one: Happening) -> Line:
    return Line(Message("Round {n}", n=one["round"]), mark="")


def _bump(one: Happening) -> Line:
    return Line(
        Message(
            "{car} is bumped back by {by} to {place}",
            car=called(one["car"]),
            by=called(one["by"]),
            place=place_words(one["at"]),
        ),
        mark="    ",
    )


def _skip(one: Happening) -> Line:
    return Line(Message("{car} loses this turn", car=called(one["car"])))


def _finish(one: Happening) -> Line:
    return Line(Message("{car} reaches the finish and wins", car=called(one["car"])), mark="  ** ")


def _place(one: Happening) -> Line:
    return Line(
        Message(
            "{car} is {place}, {left} to go",
            car=called(one["car"]),
            place=ordinal(one["place"]),
            left=counted(one["left"], "space"),
        )
    )


_CLAUSES: dict[str, Callable[[Happening], Message]] = {
    "roll": _roll,
    "move": _move,
    "stay": _stay,
    "landed": _landed,
    "card": _card,
    "carried": _carried,
    "doubles": lambda one: Message("doubles: an extra turn"),
    "cancel": lambda one: Message("the extra turn and the lost turn cancel each other"),
}
"""The clauses about a car in the line of its turn."""
_LINES: dict[str, Callable[[Happening], Line]] = {
    "grid": _grid,
    "round": _round,
    "bump": _bump,
    "skip": _skip,
    "finish": _finish,
    "place": _place,
}
