"""A series of races: F-03, F-05, F-06, F-41, H-03; simulator/race/season.py runs and adds up.

Each grid is the result of the race before, with derelicts in front; since players sit in the order
of the grid, that is also the order in which they play.
"""

from collections.abc import Mapping
from dataclasses import replace

from trackwright.games.ausgebremst.results.classification import points_for
from trackwright.simulator.race.game_parts import Classification
from trackwright.simulator.table.table import Setup

__all__ = ["MOST_RACES", "points_for", "series", "set_up_next"]
MOST_RACES = 8
"""F-01."""
CIRCUITS = (
    "bleifuss-drom",
    "plattfuss-circuit",
    "nuerburg-ring",
    "bleifuss-circuit",
    "nuerburg-drom",
    "plattfuss-ring",
    "nuerburg-circuit",
    "plattfuss-drom",
)


def series() -> tuple[str, ...]:
    """F-03: the published circuits in their order."""
    return CIRCUITS


def set_up_next(following: Setup, before: Setup, result: Classification) -> Setup:
    """F-05, H-24: the cars, best placed first, by the numbers of their seats; cars that did not
    finish follow, nearest to the finish first. Derelicts move to the front when the cars line
    up."""
    places: Mapping[str, int | None] = result.places
    numbers = {seat.name: number for number, seat in enumerate(before.seats)}
    return replace(following, grid=tuple(numbers[car] for car in places))
