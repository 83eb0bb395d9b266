"""All ways of a move, one by one: what a search for routes has to come to."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.games.street_racing.by_the_book.answers import table_of
from tests.games.street_racing.by_the_book.moves import crashes, legal_steps, settle, step
from tests.games.street_racing.by_the_book.state import Table
from tests.games.street_racing.by_the_book.turns import decide


class End(NamedTuple):
    """How a move may end."""

    space: str
    remaining: int
    """Points left beyond the finish."""
    penalties: int
    gear: int
    crossed: bool
    paused: bool


def ends_of(case: Mapping[str, Any]) -> set[End]:
    """Those of the car that has the turn after the decisions of a case."""
    table = table_of(case)
    for decision in case["decisions"]:
        table = decide(table, decision)
    return ends(table)


def ends(table: Table) -> set[End]:
    """All ends of the move of a car that has chosen its speed and uses no more tokens."""
    if table.turn.stage not in ("chosen", "moving"):
        return {_end(table)}
    ways = set() if crashes(table) else {edge.to for edge in legal_steps(table)}
    if not ways:
        return {_end(settle(table))}
    return {end for to in ways for end in ends(step(table, to))}


def _end(table: Table) -> End:
    car = table.me
    space, remaining = car.space or "", car.remaining or 0
    penalties = table.turn.penalties
    return End(space, remaining, penalties, car.gear, car.crossed, bool(car.barrier))
