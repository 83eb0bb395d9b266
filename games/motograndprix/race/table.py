"""The table of MotoGrandPrix: the road, the house rules, the bikes."""

from dataclasses import dataclass, field
from functools import cache, cached_property

from trackwright.games.motograndprix.race import questions
from trackwright.games.motograndprix.race import race as races
from trackwright.games.motograndprix.race.road import LANES, Way, fill_outlooks, fill_road
from trackwright.games.motograndprix.rules.flips import flips_of_roll
from trackwright.games.motograndprix.rules.places import distance_of
from trackwright.games.motograndprix.state.layouts import Race, Road, Rules, Sight, Statistics
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import Make, fill
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.table.table import CannotRace, Setup, books, fill_options
from trackwright.simulator.table.table import Table as AnyTable

DIFFICULTIES = 4
ROLL_CODES = 64
"""The first die in three bits, the second in three more."""


@dataclass
class Table(AnyTable):
    """One race's states. `way` is the circuit; see road.py."""

    way: Way
    race: Race = field(init=False)
    road: Road = field(init=False)

    RACE = Entry(races.ride_race)
    BATCH = Entry(races.ride_batch)
    QUESTIONS = (
        Entry(questions.ask_round),
        Entry(questions.ask_turn),
        Entry(questions.ask_legal),
    )

    def lay_out(self, make: Make) -> Race:
        """B-01, S-01, E-01: the race, and a second one for a planner's rollouts."""
        setup = self.setup
        self.road = make(Road)
        rules = make(Rules)
        fill_rules(rules, setup)
        spare = _race(make, self.road, rules)
        spare.imagined = 1
        race = _race(make, self.road, rules)
        race.spare = spare
        race.ordered = len(setup.seats)
        return race

    def lay_way(self) -> None:
        """T-04, B-04. What only bots that plan look at takes as long as all the rest."""
        bikes, rules = len(self.setup.seats), self.race.rules
        fill_road(self.road, self.way)
        if bikes > self.road.starts:
            raise CannotRace(f"{bikes} bikes, but the grid has only {self.road.starts} places")
        if any(seat.player == "planner" for seat in self.setup.seats):
            fill_outlooks(self.road, self.way, rules)

    def standing(self, seat: int) -> str:
        if not self.race.round:
            return Message("the grid")
        return Message("{n} positions from the start", n=distance_of(self.race, seat))

    def space_name(self, place: int) -> str:
        """A place in words: the name of its space."""
        return self._names[place]

    @cached_property
    def _names(self) -> dict[int, str]:
        return {p: s.name for s, p in zip(self.way.spaces, self.way.places, strict=True)}

    def lane_letter(self, place: int) -> str:
        """L, C or R; a number unless there are three lanes."""
        lane = int(self.road.lane[place])
        return LANES[lane] if self.road.lanes == len(LANES) else str(lane + 1)


def _race(make: Make, road: Road, rules: Rules) -> Race:
    return make(
        Race,
        **books(make),
        road=road,
        rules=rules,
        statistics=make(Statistics),
        sight=make(Sight),
    )


def fill_rules(rules: Rules, setup: Setup) -> None:
    """The ruleset's level and options as the rules read them."""
    rules.floor = 1
    fill_options(rules, setup)
    rules.round_cap = int(setup.settings["rounds_per_lap"]) * setup.laps
    _fill_flips(rules)


def _fill_flips(rules: Rules) -> None:
    """Compute the allowed flips and their sums for every difficulty and roll."""
    for difficulty in range(DIFFICULTIES):
        allowed, sums, flips_to = _flips_at(difficulty)
        fill(rules.flips[difficulty], allowed)
        fill(rules.sums[difficulty], sums)
        fill(rules.flips_to[difficulty], flips_to)


@cache
def _flips_at(difficulty: int) -> tuple[tuple[int, ...], ...]:
    """The allowed flips roll by roll, their sums, and the flips that give them; always the same."""
    rows = [[0] * ROLL_CODES for _ in range(3)]
    for first in range(1, 7):
        for second in range(7):
            for row, value in zip(rows, flips_of_roll(difficulty, first, second), strict=True):
                row[first | second << 3] = value
    return tuple(map(tuple, rows))
