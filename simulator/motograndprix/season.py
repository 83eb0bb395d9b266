"""A championship ridden: race i of the seed on the i-th circuit, and the tables at its end."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from simulator.games import BadLineup
from simulator.lineup import HUMAN
from simulator.machine import Say
from simulator.motograndprix.championship import (
    standings,
    team_standings,
    team_totals,
    totals_of,
)
from simulator.motograndprix.classification import Classification, classification_of
from simulator.motograndprix.table import Table
from simulator.states import CAPPED, OVER
from simulator.table import CannotRace, Setup, Way


@dataclass(frozen=True)
class Season:
    """The races of a championship, in order."""

    setups: tuple[Setup, ...]
    results: tuple[Classification, ...]

    @property
    def _teams(self) -> dict[str, str]:
        return {seat.name: seat.team or seat.name for seat in self.setups[0].seats}

    @cached_property
    def totals(self) -> dict[str, int]:
        """C-01, C-02: points of each rider."""
        return totals_of([result.places for result in self.results])

    @cached_property
    def team_totals(self) -> dict[str, int]:
        """C-03."""
        return team_totals(self.totals, self._teams)

    @property
    def riders(self) -> list[list[str]]:
        """H-46: riders, best first; those in one list share a place."""
        return standings(self.totals, [result.places for result in self.results])

    @property
    def teams(self) -> list[list[str]]:
        """H-46: teams, best first."""
        places = [result.places for result in self.results]
        return team_standings(self.team_totals, places, self._teams)

    @property
    def teams_differ(self) -> bool:
        """Is a team more than its rider?"""
        return len(set(self._teams.values())) < len(self._teams)


def ride_season(races: Sequence[tuple[Setup, Way]], seed: int, say: Say | None = None) -> Season:
    """Ride all races, compiled."""
    for setup, _ in races:
        if any(seat.rider == HUMAN for seat in setup.seats):
            raise BadLineup("a championship is raced by bots; people ride with `trackwright race`")
    results = [_ridden(setup, way, seed, i, say) for i, (setup, way) in enumerate(races)]
    return Season(tuple(setup for setup, _ in races), tuple(results))


def _ridden(setup: Setup, way: Way, seed: int, number: int, say: Say | None) -> Classification:
    """A race; nobody's place is lost because its log is full."""
    table = setup.table(way, "compiled", say)
    assert isinstance(table, Table)
    if table.ride(seed, number) not in (OVER, CAPPED):
        raise CannotRace(f"race {number} stopped in round {table.race.round}: it is too long")
    return classification_of(table)
