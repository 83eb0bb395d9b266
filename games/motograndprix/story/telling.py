"""A race in plain English: one line per turn, under a heading for each round.

Uses only the happenings of `account.py`, so everything in it is also available as JSON.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from trackwright.games.motograndprix.story.account import Happening
from trackwright.model.text.messages import Said, counted, in_a_row, listed, places_told
from trackwright.simulator.story import sentences
from trackwright.simulator.story.sentences import Line

LEGEND = (
    "Each turn shows the roll, the dice used, the points, the spaces ridden, and where the move",
    'ends: "p12 L (5.L2), corner 2" means position 12 after the finish line (p0 is the first),',
    "left lane (C centre, R right), space 5.L2 of the circuit, in a corner of difficulty 2.",
    '"By CLL" lists the lanes of the spaces on the way, unless all are the same. Each line ends',
    "with the rules that apply (docs/rules/motograndprix.md).",
)
"""Explains the notation."""
REASONS = {
    "no_completion": Said("no way to use the points exactly"),
    "no_rear_tire": Said("no Rear Tire point left for Engine in a corner"),
    "no_engine": Said("no Engine point left for a failed test"),
    "no_grip": Said("no Rear Tire point left for a sideslip"),
}
"""Why a bike retired."""
HILL = {-1: Said("uphill"), 1: Said("downhill")}


def told(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """The lines of the story."""
    return sentences.report(turns(happenings), lambda turn: turn_told(turn, laps))


def turns(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """Groups into lines: a bike's turn, or a single event."""
    return sentences.turns(happenings, _CLAUSES, "bike")


def turn_told(turn: list[Happening], laps: int) -> Line:
    """The line of a turn."""
    first = turn[0]
    if first["event"] not in _CLAUSES:
        return _LINES[first["event"]](first, laps)
    start, *more = (_CLAUSES[one["event"]](one, laps) for one in turn)
    clauses = in_a_row([start, *filter(None, more)], "; ")
    return Line(Said("{bike}: {clauses}", bike=first["bike"], clauses=clauses))


def place_told(at: dict[str, Any]) -> Said:
    """p12 L (5.L2), corner 2."""
    where = Said(
        "p{position} {lane} ({space})",
        position=at["position"],
        lane=at["lane"],
        space=at["space"],
    )
    if not at["difficulty"]:
        return where
    return Said("{place}, corner {n}", place=where, n=at["difficulty"])


def dice_told(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))


def _ride(one: Happening, laps: int) -> Said:
    return in_a_row([*_dice(one), _sum(one), _way(one)])


def _dice(one: Happening) -> Iterator[Said]:
    rolled, used = dice_told(one["rolled"]), dice_told(one["used"])
    if one["copied_from"]:
        yield Said("copies {dice} of {bike}", dice=rolled, bike=one["copied_from"])
    elif one["contact"]:
        yield Said("in contact with {dice}", dice=rolled)
    else:
        yield Said("rolls {dice}", dice=rolled)
    if rolled != used:
        yield Said("uses {dice}", dice=used)


def _sum(one: Happening) -> Said:
    """5 + 3 + 1 Engine - 1 uphill = 8 points; omits terms that are zero."""
    terms = [
        *_signed(one["hill"], HILL.get(one["hill"], Said("hill"))),
        *_signed(one["stance"], Said("stance")),
        *_signed(one["slip_bonus"], Said("slipstream")),
        *_signed(one["engine"], Said("Engine")),
        *_signed(-one["front"], Said("Front Tire")),
    ]
    points = counted(one["points"], "point")
    if not terms:
        return points
    return Said("{sum} = {points}", sum=in_a_row([sum(one["used"]), *terms], " "), points=points)


def _signed(number: int, what: Said) -> list[Said]:
    if not number:
        return []
    return [Said("{sign} {n} {what}", sign="-" if number < 0 else "+", n=abs(number), what=what)]


def _way(one: Happening) -> Said:
    steps, cost, place = len(one["path"]), sum(one["costs"]), place_told(one["at"])
    if not steps:
        return Said("stays at {place}", place=place)
    if lanes := sentences.lanes_told(one["path"]):
        place = Said("{place} by {lanes}", place=place, lanes=lanes)
    if cost == steps:
        return Said("rides {n} to {place}", n=steps, place=place)
    return Said(
        "rides {n} ({more} for overtaking off the line) to {place}",
        n=steps,
        more=cost - steps,
        place=place,
    )


def _retire(one: Happening, laps: int) -> Said:
    """A bike that could not move at all has not yet said where it was."""
    rolled, reason = one.get("rolled"), REASONS[one["reason"]]
    if not rolled:
        return Said("RETIRES: {reason}", reason=reason)
    return Said(
        "rolls {dice} and RETIRES at {place}: {reason}",
        dice=dice_told(rolled),
        place=place_told(one["at"]),
        reason=reason,
    )


def _lap(one: Happening, laps: int) -> Said:
    """Leaving the grid is not worth a mention."""
    if one["lap"] <= 1 and (one.get("qualifying") or one["laps_left"]):
        return Said("")
    if one.get("qualifying"):
        return Said("completes the lap")
    return Said("lap {n}", n=one["lap"]) if one["laps_left"] else Said("over the finish line")


def _pole(one: Happening, laps: int) -> Line:
    parts = {"bike": one["bike"], "dice": dice_told(one["rolled"]), "sum": sum(one["rolled"])}
    if not one["reroll"]:
        return Line(Said("{bike} rolls {dice} = {sum} for pole", **parts))
    return Line(
        Said("{bike} re-rolls for pole (re-roll {n}): {dice} = {sum}", n=one["reroll"], **parts)
    )


def _grid(one: Happening, laps: int) -> Line:
    return Line(
        Said(
            "{bike} starts {place}, at {where}",
            bike=one["bike"],
            place=places_told(one["place"]),
            where=place_told(one["at"]),
        )
    )


def _round(one: Happening, laps: int) -> Line:
    parts = {"n": one["round"], "leader": one["leader"]}
    if one.get("qualifying"):
        return Line(Said("Qualifying lap, round {n}, {leader} leads", **parts), mark="")
    lap = min(one["lap"], laps)
    words = Said("Round {n}, lap {lap} of {laps}, {leader} leads", lap=lap, laps=laps, **parts)
    return Line(words, mark="")


def _slipstream(one: Happening, laps: int) -> Line:
    bike, of = one["bike"], one["of"]
    if one["accepted"]:
        return Line(Said("{bike} takes the slipstream of {of}", bike=bike, of=of))
    return Line(Said("{bike} declines the slipstream of {of}", bike=bike, of=of))


def _roll_off(one: Happening, laps: int) -> Line:
    shown = in_a_row(
        Said(
            "{bike} {dice} = {sum}",
            bike=b["bike"],
            dice=dice_told(b["rolled"]),
            sum=sum(b["rolled"]),
        )
        for b in one["bikes"]
    )
    return Line(Said("Roll-off at p{n}: {bikes}", n=one["at"]["position"], bikes=shown))


def _contact(one: Happening, laps: int) -> Line:
    bikes = listed(one["bikes"])
    return Line(Said("Contact: {bikes}, both with {n}", bikes=bikes, n=one["score"]))


def _keep(one: Happening, laps: int) -> Line:
    return Line(
        Said(
            "{bike} keeps the {kept} and discards the {discarded}",
            bike=one["bike"],
            kept=one["kept"],
            discarded=one["discarded"],
        )
    )


def _standings(one: Happening, laps: int) -> Line:
    first, *others = one["order"]
    rows = in_a_row(
        [first["bike"], *(Said("{bike} +{n}", bike=row["bike"], n=row["behind"]) for row in others)]
    )
    words = Said("{heading}: {bikes}", heading=_heading(one), bikes=rows)
    return Line(words, mark="  -- ")


def _heading(one: Happening) -> Said:
    if one["laps_left"] >= 2:
        return Said("lap {n} begins", n=one["lap"])
    return Said("the last lap begins") if one["laps_left"] else Said("at the finish line")


def _finish(one: Happening, laps: int) -> Line:
    parts = {"bike": one["bike"], "place": places_told(one["place"])}
    if one.get("qualifying"):
        return Line(Said("{bike} completes the qualifying lap {place}", **parts), mark="  ** ")
    return Line(Said("{bike} finishes {place}", **parts), mark="  ** ")


def _qualified(one: Happening, laps: int) -> Line:
    if not one["place"]:
        return Line(Said("{bike} did not qualify", bike=one["bike"]))
    place = places_told(one["place"])
    return Line(Said("{bike} qualifies {place}", bike=one["bike"], place=place))


_CLAUSES: dict[str, Callable[[Happening, int], Said]] = {
    "ride": _ride,
    "lost": lambda one, _: Said("blocked, {points} lost", points=counted(one["points"], "point")),
    "lap": _lap,
    "rear_tire": lambda one, _: Said("Rear Tire {n} (Engine in a corner)", n=one["shows"]),
    "redline_pass": lambda one, _: Said(
        "Engine test {test} passed (Engine {engine})", test=one["test"], engine=one["engine"]
    ),
    "redline_fail": lambda one, _: Said(
        "Engine test {test} is above Engine {engine}: Engine -1",
        test=one["test"],
        engine=one["engine"],
    ),
    "wheelie": lambda one, _: Said("wheelie"),
    "sideslip": lambda one, _: Said("sideslip (Rear Tire -1)"),
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
