"""A case on its own table, before the first decision: its street, its players, their order."""

from collections.abc import Sequence
from typing import Any

from trackwright.games.street_racing.facts import RULES
from trackwright.games.street_racing.race.road import Way
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.referee.players import Player, player_of
from trackwright.games.street_racing.referee.rulings import settings_of
from trackwright.games.street_racing.referee.track import street_of_case
from trackwright.games.street_racing.state.layouts import MOST_CARS, Race
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    an_object,
    named,
    names,
    objects,
    state_of,
)
from trackwright.simulator.table.table import Mode, Setup

ONE_TEAM = 2


def teams_of(state: Case) -> dict[str, list[str]]:
    """STR-56: team -> its two players; a list of teams names none."""
    given = state.get("teams")
    rows: Case = (
        {str(number): row for number, row in enumerate(given, 1)}
        if isinstance(given, list)
        else an_object(state, "teams", "state.teams")
    )
    return {str(team): names(rows, team, f"state.teams.{team}") for team in rows}


class LaidCase:
    """What a case says, and a table for it; `setting.py` lays it out."""

    def __init__(self, case: Case, mode: Mode = "plain") -> None:
        self.case, self.state, self.script = case, state_of(case), an_object(case, "script")
        self.street = street_of_case(case.get("track"))
        self.spaces = {name: i for i, name in enumerate(self.street.names)}
        rows = objects(self.state.get("players"), "state.players")
        if not 1 <= len(rows) <= MOST_CARS:
            raise CannotAnswer(f"state.players: expected 1 to {MOST_CARS} players")
        self.is_tag_team = self.state.get("mode") == "tag_team" or "teams" in self.state
        self.order_of_rows(rows)
        ruleset = find_ruleset(RULES)
        settings = settings_of(case, self.is_tag_team, self.players)
        setup = Setup(ruleset, settings, (), self.street.laps)
        self.table = Table(setup, Way(self.street), mode)

    @property
    def race(self) -> Race:
        return self.table.race

    def order_of_rows(self, rows: Sequence[Case]) -> None:
        """Players in the order of their seats; team-mates follow each other."""
        players = [player_of(self.space, row, f"state.players[{i}]") for i, row in enumerate(rows)]
        found = {one.id: one for one in players}
        if len(found) != len(players):
            raise CannotAnswer("state.players: an id is used twice")
        self.teams = teams_of(self.state)
        listed_ids = [id for mates in self.teams.values() for id in mates]
        if any(len(mates) != ONE_TEAM for mates in self.teams.values()):
            raise CannotAnswer("state.teams: a team has two cars")
        if self.teams and sorted(listed_ids) != sorted(found):
            raise CannotAnswer("state.teams: expected every player in one team")
        self.ids = listed_ids or list(found)
        self.players: list[Player] = [found[id] for id in self.ids]

    def space(self, value: Any, where: str) -> int:
        name = named(value, where)
        if name not in self.spaces:
            raise CannotAnswer(f"{where}: no space {name!r} {did_you_mean(name, self.spaces)}")
        return self.spaces[name]

    def car(self, value: Any, where: str) -> int:
        id = named(value, where)
        if id not in self.ids:
            raise CannotAnswer(f"{where}: no player {id!r} {did_you_mean(id, self.ids)}")
        return self.ids.index(id)

    def order(self) -> list[int]:
        """STR-10: the turns of a round; of teams those of their members, one after the other."""
        teams = names(self.state, "team_order", "state.team_order")
        if teams:
            unknown = [team for team in teams if team not in self.teams]
            if unknown or len(set(teams)) != len(self.teams):
                raise CannotAnswer("state.team_order: expected every team once")
            return [self.ids.index(id) for team in teams for id in self.teams[team]]
        order = [
            self.car(id, "state.turn_order")
            for id in names(self.state, "turn_order", "state.turn_order")
        ]
        if order and sorted(order) != list(range(len(self.ids))):
            raise CannotAnswer("state.turn_order: expected every player once")
        return order or list(range(len(self.ids)))

    def counts(self, car: int) -> bool:
        """STR-56: of a team the second car."""
        return not self.is_tag_team or car % 2 == 1
