"""A series of races: F-03, F-05, F-06, F-43, H-03, H-30.

Race i of the seed on the i-th circuit. Each grid is the result of the race before, derelicts in
front; and as the players sit in the order of the grid, that is also the order in which they play.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from model.errors import TrackwrightError
from simulator.ausgebremst.classification import Classification, classification_of, standings
from simulator.lineup import HUMAN
from simulator.machine import Say
from simulator.states import CAPPED, OVER
from simulator.table import CannotRace, Setup, Way

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
"""F-03: the published circuits in the order of the series."""


class BadSeries(TrackwrightError):
    """Races that are no series."""


@dataclass(frozen=True)
class Series:
    """The races of a series, in order."""

    setups: tuple[Setup, ...]
    results: tuple[Classification, ...]

    @property
    def players(self) -> list[str]:
        return [seat.name for seat in self.setups[0].seats]

    @cached_property
    def standings(self) -> list[tuple[int, str, int]]:
        """F-43: rank, player and points, best first."""
        players = self.players
        return standings(
            [{name: result.places[name] or 0 for name in players} for result in self.results]
        )


def drive_series(races: Sequence[tuple[Setup, Way]], seed: int, say: Say | None = None) -> Series:
    """F-03, F-05: run all races, compiled, each from the grid that the one before gives."""
    _refuse(races)
    setups: list[Setup] = []
    results: list[Classification] = []
    for number, (setup, way) in enumerate(races):
        grid = grid_after(results[-1], setup) if results else setup.grid
        setups.append(replace(setup, grid=grid))
        results.append(_run(setups[-1], way, seed, number, say))
    return Series(tuple(setups), tuple(results))


def grid_after(result: Classification, setup: Setup) -> tuple[int, ...]:
    """F-05, H-24: the players, best placed first, by the numbers of their seats; the classification
    has who is not home behind the finishers, nearest to the goal first."""
    numbers = {seat.name: number for number, seat in enumerate(setup.seats)}
    return tuple(numbers[entry.car] for entry in result.entries if entry.car in numbers)


def _refuse(races: Sequence[tuple[Setup, Way]]) -> None:
    if not 1 <= len(races) <= MOST_RACES:
        raise BadSeries(f"{len(races)} races: a series has 1 to {MOST_RACES} (AUS-F-01)")
    if any(seat.rider == HUMAN for setup, _ in races for seat in setup.seats):
        raise BadSeries("a series is raced by bots; people drive with `trackwright race`")


def _run(setup: Setup, way: Way, seed: int, number: int, say: Say | None) -> Classification:
    table = Table(setup, way, "compiled", say)
    if table.ride(seed, number) not in (OVER, CAPPED):
        raise CannotRace(f"race {number} stopped in round {table.race.round}: it is too long")
    return classification_of(table)
