"""How a race ends: DIC-22, H-23; plain Python around compiled races."""

from collections.abc import Sequence
from dataclasses import dataclass

from trackwright.games.dice_derby.race.table import Table
from trackwright.simulator.race.classification import Classification as AnyClassification
from trackwright.simulator.race.classification import Entry as AnyEntry


@dataclass(frozen=True)
class Entry(AnyEntry):
    """A car's line."""

    car: str
    driver: str
    grid: int
    """Its place in the order of play."""
    turns: int
    left: int
    """Steps to the finish."""
    bumps_given: int
    bumps_taken: int

    @property
    def name(self) -> str:
        return self.car

    @property
    def is_out(self) -> bool:
        return False


@dataclass(frozen=True)
class Classification(AnyClassification[Entry]):
    """The outcome of a race."""

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        """Column heads and rows for people."""
        heads = ("place", "car", "player", "order", "turns", "to go", "bumps", "bumped")
        rows = [
            (e.place, e.car, e.driver, e.grid, e.turns, e.left, e.bumps_given, e.bumps_taken)
            for e in self.entries
        ]
        return heads, rows


def classification_of(table: Table) -> Classification:
    """The outcome of the race that the table has just run."""
    return Classification.of(table, _merit, _entry)


def _merit(table: Table, car: int) -> tuple[int, ...]:
    return int(table.race.finish_place[car]) or len(table.setup.seats) + 1, car


def _entry(table: Table, car: int) -> Entry:
    race, seat = table.race, table.setup.seats[car]
    return Entry(
        place=int(race.finish_place[car]) or None,
        car=seat.name,
        driver=seat.player,
        grid=int(race.grid[car]),
        turns=int(race.taken[car]),
        left=int(race.road.left[race.at[car]]),
        bumps_given=int(race.given_bumps[car]),
        bumps_taken=int(race.taken_bumps[car]),
    )
