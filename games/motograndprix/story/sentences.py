"""A race in plain English: one line per turn, under a heading for each round.

Uses only the happenings of `happenings.py`, so everything in it is also available as JSON.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from trackwright.model.text.messages import Message, counted, joined, joined_with_and, ordinal
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.places import SpaceName
from trackwright.simulator.story.sentences import Line, lanes_words, report
from trackwright.simulator.story.sentences import turns as turns_of

LEGEND = (
    "Each turn shows the roll, the dice used, the points, the spaces ridden, and where the move",
    'ends: "p12 L (5.L2), corner 2" means position 12 after the finish line (p0 is the first),',
    "left lane (C centre, R right), space 5.L2 of the circuit, in a corner of difficulty 2.",
    '"By CLL" lists the lanes of the spaces on the way, unless all are the same. Each line ends',
    "with the rules that apply (docs/rules/motograndprix.md).",
)
"""Explains the notation."""
REASONS = {
    "no_completion": Message("no way to use the points exactly"),
    "no_rear_tire": Message("no Rear Tire point left for Engine in a corner"),
    "no_engine": Message("no Engine point left for a failed test"),
    "no_grip": Message("no Rear Tire point left for a sideslip"),
}
"""Why a bike retired."""
HILL = {-1: Message("uphill"), 1: Message("downhill")}


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """The lines of the story."""
    return report(turns(happenings), lambda turn: turn_line(turn, laps))


def turns(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """Groups into lines: a bike's turn, or a single event."""
    return turns_of(happenings, _CLAUSES, "bike")


def turn_line(turn: list[Happening], laps: int) -> Line:
    """The line of a turn."""
    first = turn[0]
    if first["event"] not in _CLAUSES:
        return _LINES[first["event"]](first, laps)
    start, *more = (_CLAUSES[one["event"]](one, laps) for one in turn)
    clauses = joined([start, *filter(None, more)], "; ")
    return Line(Message("{bike}: {clauses}", bike=first["bike"], clauses=clauses))


def place_words(at: dict[str, Any]) -> Message:
    """p12 L (5.L2), corner 2."""
    parts = {
        "position": at["position"],
        "lane": at["lane"],
        "space": SpaceName(at["space"]),
    }
    if not at["difficulty"]:
        return Message("p{position} {lane} ({space})", **parts)
    return Message("p{position} {lane} ({space}), corner {n}", **parts, n=at["difficulty"])


def dice_words(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))


def _ride(one: Happening, laps: int) -> Message:
    return joined([*_dice(one), _sum(one), _way(one)])


def _dice(one: Happening) -> Iterator[Message]:
    rolled, used = dice_words(one["rolled"]), dice_words(one["used"])
    if one["copied_from"]:
        yield Message("copies {dice} of {bike}", dice=rolled, bike=one["copied_from"])
    elif one["contact"]:
        yield Message("in contact with {dice}", dice=rolled)
    else:
        yield Message("rolls {dice}", dice=rolled)
    if rolled != used:
        yield Message("uses {dice}", dice=used)


def _sum(one: Happening) -> Message:
    """5 + 3 + 1 Engine - 1 uphill = 8 points; omits terms that are zero."""
    terms = [
        *_signed(one["hill"], HILL.get(one["hill"], Message("hill"))),
        *_signed(one["stance"], Message("stance")),
        *_signed(one["slip_bonus"], Message("slipstream")),
        *_signed(one["engine"], Message("Engine")),
        *_signed(-one["front"], Message("Front Tire")),
    ]
    points = counted(one["points"], "point")
    if not terms:
        return points
    return Message("{sum} = {points}", sum=joined([sum(one["used"]), *terms], " "), points=points)


def _signed(number: int, what: Message) -> list[Message]:
    if not number:
        return []
    return [Message("{sign} {n} {what}", sign="-" if number < 0 else "+", n=abs(number), what=what)]


def _way(one: Happening) -> Message:
    steps, cost, place = len(one["path"]), sum(one["costs"]), place_words(one["at"])
    if not steps:
        return Message("stays at {place}", place=place)
    if lanes := lanes_words(one["path"]):
        place = Message("{place} by {lanes}", place=place, lanes=lanes)
    if cost == steps:
        return Message("rides {n} to {place}", n=steps, place=place)
    return Message(
        "rides {n} ({more} for overtaking off the line) to {place}",
        n=steps,
        more=cost - steps,
        place=place,
    )


def _retire(one: Happening, laps: int) -> Message:
    """A bike that could not move at all has not yet said where it was."""
    rolled, reason = one.get("rolled"), REASONS[one["reason"]]
    if not rolled:
        return Message("RETIRES: {reason}", reason=reason)
    return Message(
        "rolls {dice} and RETIRES at {place}: {reason}",
        dice=dice_words(rolled),
        place=place_words(one["at"]),
        reason=reason,
    )


def _lap(one: Happening, laps: int) -> Message:
    """Leaving the grid is not worth a mention."""
    if one["lap"] <= 1 and (one.get("qualifying") or one["laps_left"]):
        return Message("")
    if one.get("qualifying"):
        return Message("completes the lap")
    return Message("lap {n}", n=one["lap"]) if one["laps_left"] else Message("over the finish line")


def _pole(one: Happening, laps: int) -> Line:
    parts = {"bike": one["bike"], "dice": dice_words(one["rolled"]), "sum": sum(one["rolled"])}
    if not one["reroll"]:
        return Line(Message("{bike} rolls {dice} = {sum} for pole", **parts))
    return Line(
        Message("{bike} re-rolls for pole (re-roll {n}): {dice} = {sum}", n=one["reroll"], **parts)
    )


def _grid(one: Happening, laps: int) -> Line:
    return Line(
        Message(
            "{bike} starts {place}, at {where}",
            bike=one["bike"],
            place=ordinal(one["place"]),
            where=place_words(one["at"]),
        )
    )


def _round(one: Happening, laps: int) -> Line:
    parts = {"n": one["round"], "leader": one["leader"]}
    if one.get("qualifying"):
        return Line(Message("Qualifying lap, round {n}, {leader} leads", **parts), mark="")
    lap = min(one["lap"], laps)
    words = Message("Round {n}, lap {lap} of {laps}, {leader} leads", lap=lap, laps=laps, **parts)
    return Line(words, mark="")


def _slipstream(one: Happening, laps: int) -> Line:
    bike, of = one["bike"], one["of"]
    if one["accepted"]:
        return Line(Message("{bike} takes the slipstream of {of}", bike=bike, of=of))
    return Line(Message("{bike} declines the slipstream of {of}", bike=bike, of=of))


def _roll_off(one: Happening, laps: int) -> Line:
    shown = joined(
        Message(
            "{bike} {dice} = {sum}",
            bike=b["bike"],
            dice=dice_words(b["rolled"]),
            sum=sum(b["rolled"]),
        )
        for b in one["bikes"]
    )
    return Line(Message("Roll-off at p{n}: {bikes}", n=one["at"]["position"], bikes=shown))


def _contact(one: Happening, laps: int) -> Line:
    bikes = joined_with_and(one["bikes"])
    return Line(Message("Contact: {bikes}, both with {n}", bikes=bikes, n=one["score"]))


def _keep(one: Happening, laps: int) -> Line:
    return Line(
        Message(
            "{bike} keeps the {kept} and discards the {discarded}",
            bike=one["bike"],
            kept=one["kept"],
            discarded=one["discarded"],
        )
    )


def _standings(one: Happening, laps: int) -> Line:
    first, *others = one["order"]
    rows = joined(
        [
            first["bike"],
            *(Message("{bike} +{n}", bike=row["bike"], n=row["behind"]) for row in others),
        ]
    )
    words = Message("{heading}: {bikes}", heading=_heading(one), bikes=rows)
    return Line(words, mark="  -- ")


def _heading(one: Happening) -> Message:
    if one["laps_left"] >= 2:
        return Message("lap {n} begins", n=one["lap"])
    return Message("the last lap begins") if one["laps_left"] else Message("at the finish line")


def _finish(one: Happening, laps: int) -> Line:
    parts = {"bike": one["bike"], "place": ordinal(one["place"])}
    if one.get("qualifying"):
        return Line(Message("{bike} completes the qualifying lap {place}", **parts), mark="  ** ")
    return Line(Message("{bike} finishes {place}", **parts), mark="  ** ")


def _qualified(one: Happening, laps: int) -> Line:
    if not one["place"]:
        return Line(Message("{bike} did not qualify", bike=one["bike"]))
    place = ordinal(one["place"])
    return Line(Message("{bike} qualifies {place}", bike=one["bike"], place=place))


_CLAUSES: dict[str, Callable[[Happening, int], Message]] = {
    "ride": _ride,
    "lost": lambda one, _: Message(
        "blocked, {points} lost", points=counted(one["points"], "point")
    ),
    "lap": _lap,
    "rear_tire": lambda one, _: Message("Rear Tire {n} (Engine in a corner)", n=one["shows"]),
    "redline_pass": lambda one, _: Message(
        "Engine test {test} passed (Engine {engine})", test=one["test"], engine=one["engine"]
    ),
    "redline_fail": lambda one, _: Message(
        "Engine test {test} is above Engine {engine}: Engine -1",
        test=one["test"],
        engine=one["engine"],
    ),
    "wheelie": lambda one, _: Message("wheelie"),
    "sideslip": lambda one, _: Message("sideslip (Rear Tire -1)"),
    "retire": _retire,
}
"""The clauses about a bike in the line of its turn."""
_LINES: dict[str, Callable[[Happening, int], Line]] = {
    "pole": _pole,
    "grid": _grid,
    "round": _round,
    "slipstream": _slipstream,
    "roll_off": _roll_off,
    "contact": _contact,
    "keep": _keep,
    "standings": _standings,
    "finish": _finish,
    "qualified": _qualified,
}
