"""What planners look forward to: the table against a rider who thinks it all through."""

from functools import cache
from itertools import product

import pytest

from tests.games.motograndprix.by_the_book import moves
from tests.games.motograndprix.by_the_book.table import Position as BookPosition
from tests.simulator.races import table_for
from trackwright.games.motograndprix.bots.careful import RETIREMENT
from trackwright.games.motograndprix.bots.outlook import BEYOND, outlooks
from trackwright.games.motograndprix.bots.prices import outlook
from trackwright.games.motograndprix.race.road import Position, ring
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.state.layouts import (
    BASIC,
    MOST_LEFT,
    OVERSHOT,
    SPENDABLE,
    STANDARD,
)
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.table import Seat, Setup

LAP = (0,) * 6 + (1,) * 3 + (0,) * 3 + (2,) * 3 + (3,) * 3
"""Difficulties: the line lies right behind a hard corner."""
USUAL = 8900
TWO_DICE = tuple(product(range(1, 7), repeat=2))


class Rider:
    """Alone on the road: tries all that the rules allow with every roll, to the end of the race."""

    def __init__(self, level: int, climbs: tuple[int, ...]) -> None:
        self.level, self.climbs = level, climbs
        self.outlook = cache(self.think)

    def think(self, to_go: int, engine: int, front: int) -> float:
        """MGP-B-09 to B-17, B-23: the mean, over all rolls, of the best they can be used for."""
        if to_go <= 0:
            return float(-BEYOND * to_go)
        difficulty = LAP[-to_go % len(LAP)]
        start = BookPosition("corner" if difficulty else "straight", difficulty, "L")
        best = [
            max(
                self.best_of(to_go, used, engine, front) for used in moves.legal_used(start, rolled)
            )
            for rolled in TWO_DICE
        ]
        return sum(best) / len(best) - USUAL

    def best_of(self, to_go: int, used: tuple[int, ...], engine: int, front: int) -> float:
        """S-13, S-15: over all that can be spent on either dial."""
        points = sum(used) + self.climbs[-to_go % len(LAP)]
        found = [self.after(to_go - points, used, engine, front)]
        if self.level != BASIC:
            pushes = range(1, min(3, engine) + 1)
            found += [self.after(to_go - points - k, used, engine - k, front) for k in pushes]
            brakes = range(1, min(points - 1, front) + 1)
            found += [self.after(to_go - points + k, used, engine, front - k) for k in brakes]
        return max(found)

    def after(self, to_go: int, used: tuple[int, ...], engine: int, front: int) -> float:
        """S-21: a six and a six put Engine, which shows one more than can be spent, to the test."""
        ahead = self.outlook(to_go, engine, front)
        if self.level == BASIC or used != (6, 6):
            return ahead
        failing = sum(sum(test) > engine + 1 for test in TWO_DICE) / len(TWO_DICE)
        lost = self.outlook(to_go, engine - 1, front) if engine else ahead - RETIREMENT
        return ahead * (1 - failing) + lost * failing


@pytest.mark.parametrize("level", [BASIC, STANDARD])
@pytest.mark.parametrize("climb", [0, -1, 1])
def test_outlooks_are_those_of_a_rider_who_tries_everything(level: int, climb: int) -> None:
    """MGP-B-09 to B-17, S-13, S-15, S-21, E-03."""
    climbs = tuple(climb if at < 8 else 0 for at in range(len(LAP)))
    table = outlooks(LAP, climbs, USUAL, 1, level, floor=1)
    rider = Rider(level, climbs)
    for to_go, engine, front in product((-3, 0, 1, 7, 16), (0, 1, 4), (0, 3)):
        thought = rider.outlook(to_go, engine, front)
        found = table[to_go + OVERSHOT][engine * SPENDABLE + front]
        assert found == pytest.approx(thought, abs=8), (to_go, engine, front)


def test_points_of_dials_and_ground_are_never_a_loss() -> None:
    """MGP-S-13, S-15: who has more can do as if he had less."""
    table = outlooks(LAP, (0,) * len(LAP), USUAL, 6, STANDARD, floor=1)
    by_dials = table.reshape(len(table), SPENDABLE, SPENDABLE)
    assert (by_dials[:, 1:] >= by_dials[:, :-1]).all()
    assert (by_dials[:, :, 1:] >= by_dials[:, :, :-1]).all()
    assert (table[:-12] > table[12:]).all()
    assert (by_dials[100, 1] > by_dials[100, 0]).all()


def test_where_dials_can_go_to_zero_the_last_point_is_worth_less() -> None:
    """MGP-H-13: Engine that may show 0 has a point more before it fails."""
    one, zero = (outlooks(LAP, (0,) * len(LAP), USUAL, 4, STANDARD, floor) for floor in (1, 0))
    assert zero[80][3 * SPENDABLE] < one[80][3 * SPENDABLE]


@pytest.mark.slow
def test_very_long_races_have_outlooks_too() -> None:
    """Whole laps are left out of what does not fit into the table; ground still counts."""
    rules = find_ruleset("motograndprix-standard")
    seats = (Seat("Red", player="planner"), Seat("Blue"))
    way = ring([Position(d, 0, 0) for d in LAP])
    race = Table(Setup(rules, rules.settings({}), seats, laps=200), way).race
    assert race.road.outlooks == MOST_LEFT
    for left in range(12, 200 * len(LAP)):
        assert outlook(race, left - 12, 8, 8) > outlook(race, left, 8, 8)


def test_only_planners_need_outlooks() -> None:
    assert table_for("april-raceway", "basic", bots="careful").race.road.outlooks == 0
    assert table_for("april-raceway", "basic", bots="careful,planner").race.road.outlooks > 0


def rounds_alone(bots: str) -> float:
    """Rounds in Basic on April Raceway, where two riders are little in each other's way."""
    table = table_for("april-raceway", "basic", bots=bots, seats=2, mode="compiled")
    table.race.rules.statistics = 1
    table.run_many(5, 0, 2000)
    return float(table.race.statistics.turns / 4000)


def test_alone_in_basic_nobody_rides_better_than_planner() -> None:
    """Without dials a rider could only be better by getting into the way of others."""
    table = table_for("april-raceway", "basic", bots="planner", seats=2)
    race = table.race
    left = table.setup.laps * race.road.positions + 1
    best = -outlook(race, left, 8, 8) / race.road.usual_move
    overshot = 4.5 * BEYOND / race.road.usual_move
    assert rounds_alone("planner") == pytest.approx(best + overshot, abs=0.15)


def test_careful_waits_before_hard_corners_too_often() -> None:
    """DP-4: a rule of thumb; it costs him some tenths of a round."""
    assert rounds_alone("planner") + 0.1 < rounds_alone("careful") < rounds_alone("greedy")
