"""A race in plain English: one line for a turn, under a heading for each round.

Made of the happenings of `account.py` alone, so what is told can also be read as JSON.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from model.wording import counted, places_told
from simulator import sentences
from simulator.motograndprix.account import Happening

LEGEND = (
    "A turn tells the roll, the faces used, the points they come to, the spaces ridden, and where",
    'that ends: "p12 L (5.L2), corner 2" is position 12 after the finish line (p0 is the first),',
    "left lane (C centre, R right), space 5.L2 of the circuit, in a corner of difficulty 2.",
)
"""For who does not know how places are told."""
REASONS = {
    "no_completion": "no way to ride the points exactly",
    "no_rear_tire": "no Rear Tire point left for Engine in a corner",
    "no_engine": "no Engine point left for a failed test",
    "no_grip": "no Rear Tire point left for a sideslip",
}
"""Why a bike retired."""
HILL = {-1: "uphill", 1: "downhill"}


def told(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """The lines of the account."""
    for turn in turns(happenings):
        yield from turn_told(turn, laps)


def turns(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """What is told together: a bike's turn, or something by itself."""
    return sentences.turns(happenings, _CLAUSES, "bike")


def turn_told(turn: list[Happening], laps: int) -> Iterator[str]:
    """The lines of what is told together."""
    first = turn[0]
    if first["event"] not in _CLAUSES:
        yield from _LINES[first["event"]](first, laps)
        return
    start, *more = (_CLAUSES[one["event"]](one, laps) for one in turn)
    yield "; ".join([f"  {first['bike']}: {start}", *filter(None, more)])


def place_told(at: dict[str, Any]) -> str:
    """p12 L (5.L2), corner 2."""
    where = f"p{at['position']} {at['lane']} ({at['space']})"
    return f"{where}, corner {at['difficulty']}" if at["difficulty"] else where


def dice_told(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))


def _ride(one: Happening, laps: int) -> str:
    parts = [_dice(one), f"{_sum(one)}", f"rides {_way(one)}"]
    return ", ".join(parts)


def _dice(one: Happening) -> str:
    rolled, used = one["rolled"], one["used"]
    if one["copied_from"]:
        text = f"copies {dice_told(rolled)} of {one['copied_from']}"
    elif one["contact"]:
        text = f"in contact with {dice_told(rolled)}"
    else:
        text = f"rolls {dice_told(rolled)}"
    return text if rolled == used else f"{text}, uses {dice_told(used)}"


def _sum(one: Happening) -> str:
    """5 + 3 + 1 Engine - 1 uphill = 8 points; only what there is."""
    terms = [
        *_signed(one["hill"], HILL.get(one["hill"], "hill")),
        *_signed(one["stance"], "stance"),
        *_signed(one["slip_bonus"], "slipstream"),
        *_signed(one["engine"], "Engine"),
        *_signed(-one["front"], "Front Tire"),
    ]
    points = counted(one["points"], "point")
    return f"{sum(one['used'])}{''.join(terms)} = {points}" if terms else points


def _signed(number: int, what: str) -> list[str]:
    if not number:
        return []
    return [f" {'-' if number < 0 else '+'} {abs(number)} {what}"]


def _way(one: Happening) -> str:
    steps, cost = len(one["path"]), sum(one["costs"])
    if not steps:
        return f"nowhere, stays at {place_told(one['at'])}"
    more = f" ({cost - steps} for overtaking off the line)" if cost > steps else ""
    return f"{steps}{more} to {place_told(one['at'])}"


def _retire(one: Happening, laps: int) -> str:
    """Who could not ride at all has not yet said where that was."""
    rolled, reason = one.get("rolled"), REASONS[one["reason"]]
    if rolled:
        return f"rolls {dice_told(rolled)} and RETIRES at {place_told(one['at'])}: {reason}"
    return f"RETIRES: {reason}"


def _lap(one: Happening, laps: int) -> str:
    """Leaving the grid goes without saying."""
    if one.get("qualifying"):
        return "ends the lap" if one["lap"] > 1 else ""
    if not one["laps_left"]:
        return "over the finish line"
    return f"lap {one['lap']}" if one["lap"] > 1 else ""


def _redline_fail(one: Happening, laps: int) -> str:
    return f"Engine test {one['test']} is above Engine {one['engine']}: Engine -1"


def _pole(one: Happening, laps: int) -> Iterator[str]:
    first, second = one["rolled"]
    again = f"again (re-roll {one['reroll']}) " if one["reroll"] else ""
    yield f"  {one['bike']} rolls {again}{first} {second} = {first + second} for pole"


def _grid(one: Happening, laps: int) -> Iterator[str]:
    yield f"  {one['bike']} starts {places_told(one['place'])}, at {place_told(one['at'])}"


def _round(one: Happening, laps: int) -> Iterator[str]:
    yield ""
    if one.get("qualifying"):
        yield f"Qualifying lap, round {one['round']}, {one['leader']} leads"
        return
    yield f"Round {one['round']}, lap {min(one['lap'], laps)} of {laps}, {one['leader']} leads"


def _slipstream(one: Happening, laps: int) -> Iterator[str]:
    answer = "takes the slipstream" if one["accepted"] else "does not take the slipstream"
    yield f"  {one['bike']} {answer} of {one['of']}"


def _roll_off(one: Happening, laps: int) -> Iterator[str]:
    shown = [f"{b['bike']} {dice_told(b['rolled'])} = {sum(b['rolled'])}" for b in one["bikes"]]
    yield f"  Roll-off at p{one['at']['position']}: {', '.join(shown)}"


def _contact(one: Happening, laps: int) -> Iterator[str]:
    yield f"  Contact: {' and '.join(one['bikes'])}, both with {one['score']}"


def _keep(one: Happening, laps: int) -> Iterator[str]:
    yield f"  {one['bike']} keeps the {one['kept']}, discards the {one['discarded']}"


def _standings(one: Happening, laps: int) -> Iterator[str]:
    first, *others = one["order"]
    rows = [first["bike"], *(f"{row['bike']} +{row['behind']}" for row in others)]
    yield f"  -- {_heading(one, laps)}: {', '.join(rows)}"


def _heading(one: Happening, laps: int) -> str:
    if one["laps_left"] < 2:
        return "the last lap begins" if one["laps_left"] else "at the finish line"
    return f"lap {one['lap']} begins"


def _finish(one: Happening, laps: int) -> Iterator[str]:
    what = "ends the qualifying lap" if one.get("qualifying") else "finishes"
    yield f"  ** {one['bike']} {what} {places_told(one['place'])}"


def _qualified(one: Happening, laps: int) -> Iterator[str]:
    place = one["place"]
    yield f"  {one['bike']} " + (f"qualifies {places_told(place)}" if place else "did not qualify")


_CLAUSES: dict[str, Callable[[Happening, int], str]] = {
    "ride": _ride,
    "lost": lambda one, _: f"blocked, {counted(one['points'], 'point')} lost",
    "lap": _lap,
    "rear_tire": lambda one, _: f"Rear Tire {one['shows']} (Engine in a corner)",
    "redline_pass": lambda one, _: f"Engine test {one['test']} passed (Engine {one['engine']})",
    "redline_fail": _redline_fail,
    "wheelie": lambda one, _: "wheelie",
    "sideslip": lambda one, _: "sideslip (Rear Tire -1)",
    "retire": _retire,
}
"""What is said of a bike in the line of its turn."""
_LINES: dict[str, Callable[[Happening, int], Iterator[str]]] = {
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
