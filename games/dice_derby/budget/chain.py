"""A lone car as a Markov chain: from each place to the next with each roll, by the rules of races.

Where nothing is to decide but the number of dice (Races 1, 2, 4 and 5) the number of rolls to the
finish follows by exact arithmetic. Past the Red Line the car rolls one die, or two, all the time,
or as many as greedy would. Red cards are drawn from a full pile: the few that a car draws hardly
change it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import Literal, TypeAlias

import networkx as nx

from trackwright.games.dice_derby.bots.worth import best_dice
from trackwright.games.dice_derby.colours import CARD_STEPS, COPIES
from trackwright.games.dice_derby.line import DiceLine
from trackwright.games.dice_derby.rules.landing import place_behind
from trackwright.games.dice_derby.rules.moves import may_roll_one, target_of
from trackwright.games.dice_derby.state.layouts import (
    BY_COLOURS,
    BY_NUMBERS,
    CARD,
    DIE_BITS,
    NOWHERE,
    START,
    Plan,
    Race,
    Road,
    Rules,
    Statistics,
)
from trackwright.games.dice_derby.state.way import Way, fill_past, fill_road, fill_version
from trackwright.simulator.compiler.data.memory import plain_state
from trackwright.simulator.table.bots import GREEDY
from trackwright.simulator.table.table import books

Chances: TypeAlias = dict[int, Fraction]
"""Place -> probability."""
DicePolicy: TypeAlias = Literal["one", "two", "greedy"]
"""How many dice the car rolls where it may roll one instead of two."""
NOTHING = Fraction(0)
CARDS = sum(COPIES)
CAR = 0


class LoneCar:
    """A car alone on a line, in the race with this number (1, 2, 4, 5)."""

    def __init__(
        self,
        line: DiceLine,
        number: int,
        *,
        laps: int = 1,
        faces: int = 8,
        dice: DicePolicy = "one",
        cards: bool = True,
    ) -> None:
        rules, road = plain_state(Rules), plain_state(Road)
        rules.version, rules.faces, rules.laps = number, faces, laps
        fill_version(rules)
        fill_road(road, Way(line), laps, rules)
        fill_past(road, ramp_needs_two=False)
        self.race = plain_state(
            Race,
            **books(plain_state),
            road=road,
            rules=rules,
            statistics=plain_state(Statistics),
            plan=plain_state(Plan),
        )
        self.race.runners = 1
        self.dice, self.cards = dice, cards

    @cached_property
    def steps(self) -> dict[int, Chances]:
        """Each place that can be reached -> where a roll leads from it; FINISH leads nowhere."""
        found: dict[int, Chances] = {}
        waiting = [START]
        while waiting:
            place = waiting.pop()
            if place not in found:
                found[place] = self.roll_from(place)
                waiting.extend(found[place])
        return found

    @cached_property
    def rolls(self) -> Mapping[int, Fraction]:
        """Place -> the expected number of rolls to the finish."""
        graph = nx.DiGraph((a, b) for a, ways in self.steps.items() for b in ways)
        expected: dict[int, Fraction] = {self.race.road.goal: NOTHING}
        groups = nx.condensation(graph)
        for group in reversed([*nx.topological_sort(groups)]):
            places = sorted(groups.nodes[group]["members"] - expected.keys())
            expected.update(self._solved(places, expected))
        return expected

    @property
    def rolls_from_start(self) -> Fraction:
        return self.rolls[START]

    def roll_from(self, place: int) -> Chances:
        """Where the car is after a roll, and how probably."""
        if place == self.race.road.goal:
            return {}
        shares: Counter[int] = Counter()
        for dice in self._dice(place):
            for end, share in self._ends(place, dice):
                shares[end] += share
        whole = shares.total()
        return {end: Fraction(share, whole) for end, share in shares.items()}

    def _dice(self, place: int) -> Iterator[tuple[int, int]]:
        """All rolls, equally probable; the second die is 0 if one is rolled."""
        self.race.at[CAR] = place
        faces = [face | face << DIE_BITS for face in range(1, self.race.rules.faces + 1)]
        return product(faces, faces if self._number_of_dice() == 2 else (0,))

    def _number_of_dice(self) -> int:
        if not self.race.rules.two_dice:
            return 1
        if self.dice == "two" or not may_roll_one(self.race, CAR):
            return 2
        return 1 if self.dice == "one" else best_dice(self.race, CAR, GREEDY)

    def _ends(self, place: int, dice: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """Where the car may be after this roll; the shares add up to the number of cards."""
        race, road = self.race, self.race.road
        race.first, race.second = dice
        method = BY_NUMBERS if race.rules.numbers else BY_COLOURS
        target = target_of(race, place, method)
        if target == NOWHERE:
            yield place, CARDS
        elif self.cards and road.effect[target] == CARD:
            yield from self._carried(target)
        else:
            yield int(road.lands[target]), CARDS

    def _carried(self, place: int) -> Iterator[tuple[int, int]]:
        """DIC-41: where red cards lead."""
        race, road = self.race, self.race.road
        for copies, steps in zip(COPIES, CARD_STEPS, strict=True):
            end = place_behind(race, place, -steps)
            end = place if end >= road.goal else end
            yield int(road.lands[end]), copies

    def _solved(self, places: list[int], known: Mapping[int, Fraction]) -> dict[int, Fraction]:
        """The expected rolls from places that lead to each other, by elimination."""
        rows = []
        for place in places:
            ways = self.steps[place]
            row = [Fraction(place == other) - ways.get(other, NOTHING) for other in places]
            outside = sum((ways[to] * known[to] for to in ways if to in known), NOTHING)
            rows.append([*row, 1 + outside])
        for i in range(len(rows)):
            rows[i] = [value / rows[i][i] for value in rows[i]]
            for k, row in enumerate(rows):
                if k != i and row[i]:
                    rows[k] = [a - row[i] * b for a, b in zip(row, rows[i], strict=True)]
        return {place: row[-1] for place, row in zip(places, rows, strict=True)}

    def chance_to_win(self, place: int) -> Fraction:
        """Of reaching the finish with the next roll."""
        return self.roll_from(place).get(self.race.road.goal, NOTHING)
