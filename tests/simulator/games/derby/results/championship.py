"""A season of Derby: DER-06."""

from dataclasses import replace

from tests.simulator.games.derby.race.table import STAKES
from trackwright.simulator.race.game_parts import Classification
from trackwright.simulator.table.table import Setup

MOST_RACES = 9


def series() -> tuple[str, ...]:
    return ()


def points_for(place: int | None) -> int:
    return max(0, 4 - place) if place is not None else 0


def set_up_next(following: Setup, before: Setup, result: Classification) -> Setup:
    """DER-06: who has won has a higher stake."""
    stakes = before.carried.get(STAKES, (1,) * len(before.seats))
    won = [result.places[seat.name] == 1 for seat in before.seats]
    grown = tuple(stake + more for stake, more in zip(stakes, won, strict=True))
    return replace(following, carried={STAKES: grown})
