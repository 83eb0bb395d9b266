"""A race in plain English: one line for a turn, under a heading for each round.

Made of the happenings of `account.py` alone, and of nothing that only one player knows.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from model.wording import counted, places_told
from simulator import sentences
from simulator.ausgebremst.account import SECRET
from simulator.games import Happening

LEGEND = (
    'A turn tells the card, the spaces driven, and where that ends: "p12 L (5.L2)" is position',
    "12 after the finish line (p0 is the first), left lane (R right, P in the pit), space 5.L2.",
)
"""For who does not know how places are told."""
REASONS = {
    "pit_missed": "the pit stop was missed",
    "no_cards": "no card is left",
}
"""Why a car is out."""


def told(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """The lines of the account."""
    for turn in turns(one for one in happenings if one["event"] not in SECRET):
        yield from turn_told(turn)


def turns(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """What is told together: a car's turn, or something by itself."""
    return sentences.turns(happenings, _CLAUSES, "car")


def turn_told(turn: list[Happening]) -> Iterator[str]:
    """The lines of what is told together."""
    first = turn[0]
    if first["event"] in _CLAUSES:
        clauses = "; ".join(_CLAUSES[one["event"]](one) for one in turn)
        yield f"  {first['car']}: {clauses}"
    else:
        yield from _LINES[first["event"]](first)


def place_told(at: dict[str, Any]) -> str:
    """p12 L (5.L2)."""
    return f"p{at['position']} {at['lane']} ({at['space']})"


def _move(one: Happening) -> str:
    steps = len(one["path"])
    drives = f"drives {steps}" if steps != one["card"] else "drives"
    shows = "turns" if one["derelict"] else "plays"
    return f"{shows} {one['card']}, {drives} to {place_told(one['at'])}"


def _pass(one: Happening) -> str:
    shows = " ".join(map(str, one["hand"]))
    why = "may not play a six" if one["barred"] else "is blocked"
    return f"{why}, shows {shows}, stays at {place_told(one['at'])}"


def _spent(one: Happening) -> str:
    if one["back"]:
        return f"turns {one['card']}, which does not fit and goes back on top"
    return f"turns {one['card']}, which is spent; stays at {place_told(one['at'])}"


def _lap(one: Happening) -> str:
    if not one["laps_left"]:
        return "over the finish line"
    return f"lap {one['lap']}"


def _deposit(one: Happening) -> str:
    other = "" if one["stack"] is None else f", the other card to stack {one['stack']}"
    return f"takes the {one['card']} of the deposit{other}"


def _start_draw(one: Happening) -> Iterator[str]:
    again = "again " if one["again"] else ""
    yield f"  {one['car']} draws {again}{one['card']} for the start"


def _grid(one: Happening) -> Iterator[str]:
    yield f"  {one['car']} starts {places_told(one['place'])}, at {place_told(one['at'])}"


def _round(one: Happening) -> Iterator[str]:
    yield ""
    yield f"Round {one['round']}, {one['leader']} leads"


def _finish(one: Happening) -> Iterator[str]:
    yield f"  ** {one['car']} finishes {places_told(one['place'])}"


_CLAUSES: dict[str, Callable[[Happening], str]] = {
    "move": _move,
    "pass": _pass,
    "spent": _spent,
    "blocked": lambda one: f"is blocked at {place_told(one['at'])}, no card is turned",
    "lap": _lap,
    "pit_stop": lambda one: "pit stop",
    "deposit": _deposit,
    "out": lambda one: f"OUT: {REASONS[one['reason']]}, {counted(one['left'], 'space')} to go",
}
"""What is said of a car in the line of its turn."""
_LINES: dict[str, Callable[[Happening], Iterator[str]]] = {
    "start_draw": _start_draw,
    "grid": _grid,
    "round": _round,
    "finish": _finish,
}
