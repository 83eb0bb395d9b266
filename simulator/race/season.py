"""A championship: race i of the seed on the i-th circuit, points for places, and the tables.

A game that has championships says in its `championship.py` what a finishing place is worth
(`points_for`), and what a race takes over from the one before it (`set_up_next`). Places count from
1; None stands for no place.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from trackwright.model.text.messages import counted
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.game.games import BadLineup
from trackwright.simulator.race.game_parts import (
    Classification,
    championship,
    classification_of,
    has_championship,
)
from trackwright.simulator.table.states import LAST_FAIR
from trackwright.simulator.table.table import PERSON, CannotRace, Seat, Setup, Way

Places: TypeAlias = Mapping[str, int | None]
"""Player -> finishing place in a race."""
Worth: TypeAlias = Callable[[int | None], int]
"""Finishing place -> points."""


def totals_of(races: Sequence[Places], points_for: Worth) -> dict[str, int]:
    """Player -> points of all races, in the order in which players are first named."""
    totals: dict[str, int] = {}
    for places in races:
        for player, place in places.items():
            totals[player] = totals.get(player, 0) + points_for(place)
    return totals


def team_totals(totals: Mapping[str, int], teams: Mapping[str, str]) -> dict[str, int]:
    """MGP-C-03: team -> total points of its players; `teams` is player -> team."""
    found = dict.fromkeys(teams.values(), 0)
    for player, team in teams.items():
        found[team] += totals.get(player, 0)
    return found


def standings(totals: Mapping[str, int], races: Sequence[Places]) -> list[list[str]]:
    """MGP-H-46, AUS-H-30: the players by points, then by wins, then by second places ...; those
    still equal share a place."""
    found: dict[str, Counter[int]] = {player: Counter() for player in totals}
    for places in races:
        for player, place in places.items():
            if place is not None and player in found:
                found[player][place] += 1
    return _ranked(totals, found)


def team_standings(
    totals: Mapping[str, int], races: Sequence[Places], teams: Mapping[str, str]
) -> list[list[str]]:
    """MGP-C-03, MGP-H-46: the teams; ties are broken by all their players' places together."""
    found: dict[str, Counter[int]] = {team: Counter() for team in totals}
    for places in races:
        for player, place in places.items():
            if place is not None and player in teams:
                found[teams[player]][place] += 1
    return _ranked(totals, found)


def _ranked(totals: Mapping[str, int], places: Mapping[str, Counter[int]]) -> list[list[str]]:
    lowest = max((place for counted in places.values() for place in counted), default=0)
    groups: dict[tuple[int, ...], list[str]] = {}
    for name, total in totals.items():
        merit = (total, *(places[name][place] for place in range(1, lowest + 1)))
        groups.setdefault(merit, []).append(name)
    return [groups[merit] for merit in sorted(groups, reverse=True)]


@dataclass(frozen=True)
class Season:
    """The races of a championship, in order."""

    setups: tuple[Setup, ...]
    results: tuple[Classification, ...]

    @property
    def _players(self) -> list[Seat]:
        """Who scores: not those whom the rules move by themselves."""
        return [seat for seat in self.setups[0].seats if self.setups[0].decides(seat)]

    @property
    def _teams(self) -> dict[str, str]:
        return {seat.name: seat.team or seat.name for seat in self._players}

    @property
    def _places(self) -> list[Places]:
        return [result.places for result in self.results]

    @cached_property
    def totals(self) -> dict[str, int]:
        """Points of each player."""
        totals = totals_of(self._places, championship(self.setups[0].game).points_for)
        return {seat.name: totals[seat.name] for seat in self._players}

    @cached_property
    def team_totals(self) -> dict[str, int]:
        return team_totals(self.totals, self._teams)

    @property
    def players(self) -> list[list[str]]:
        """Players, best first; those in one list share a place."""
        return standings(self.totals, self._places)

    @property
    def teams(self) -> list[list[str]]:
        """Teams, best first."""
        return team_standings(self.team_totals, self._places, self._teams)

    @property
    def teams_differ(self) -> bool:
        """Is a team more than its only player?"""
        return len(set(self._teams.values())) < len(self._teams)


def run_season(races: Sequence[tuple[Setup, Way]], seed: int, say: Report | None = None) -> Season:
    """Run all races, compiled."""
    game = races[0][0].game
    if not has_championship(game):
        raise BadLineup(f"{game.name} has no championships: its races give no points")
    rules = championship(game)
    if len(races) > rules.MOST_RACES:
        most = counted(rules.MOST_RACES, "race")
        raise BadLineup(f"{len(races)} races: a championship of {game.name} has at most {most}")
    for setup, _ in races:
        if any(seat.player == PERSON for seat in setup.seats):
            raise BadLineup("championships are for bots only; people play with `trackwright race`")
    setups: list[Setup] = []
    results: list[Classification] = []
    for number, (setup, way) in enumerate(races):
        if results:
            setup = rules.set_up_next(setup, setups[-1], results[-1])
        setups.append(setup)
        results.append(_raced(setup, way, seed, number, say))
    return Season(tuple(setups), tuple(results))


def _raced(setup: Setup, way: Way, seed: int, number: int, say: Report | None) -> Classification:
    """A race; a full log is an error, for someone's place would be lost."""
    table = setup.table(way, "compiled", say)
    if table.run(seed, number) > LAST_FAIR:
        raise CannotRace(f"race {number} stopped in round {table.race.round}: it is too long")
    return classification_of(table)
