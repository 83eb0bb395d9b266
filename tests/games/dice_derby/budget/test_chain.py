"""Exact figures of a lone car against races, and against the figures of the rules."""

from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
import pytest

from tests.amounts import amount
from tests.builders import circuit_of
from tests.games.dice_derby.lines import REFERENCE, line_of, table_on
from trackwright.games.dice_derby.budget.chain import LoneCar
from trackwright.games.dice_derby.budget.report import report
from trackwright.games.dice_derby.race import turn
from trackwright.games.dice_derby.state.layouts import Race
from trackwright.games.dice_derby.versions import VERSIONS
from trackwright.model.files.library import kit, load_circuit
from trackwright.simulator.game.budgets import BudgetQuestion
from trackwright.simulator.playtest.counts import counts_of

RACES = 100_000
SURE = 4
"""Standard errors."""
EXACT = (1, 2, 4, 5)


def winner_turns(bots: tuple[str, ...], races: int, **options: Any) -> tuple[float, float]:
    """Mean and standard error of the winner's turns."""
    table = table_on(REFERENCE, bots, "compiled", **options)
    table.race.rules.statistics = 1
    assert table.run_many(7, 0, races) == races
    counts = counts_of(table)["winner_turns"]
    values = np.arange(len(counts))
    mean = float((counts * values).sum() / races)
    return mean, sqrt(float((counts * (values - mean) ** 2).sum()) / races / races)


@pytest.mark.slow
@pytest.mark.parametrize("number", EXACT)
@pytest.mark.parametrize("cards", [True, False])
def test_exact_rolls_are_within_the_interval_of_races(number: int, cards: bool) -> None:
    """DIC-31, DIC-32, DIC-34, DIC-35; past the Red Line as many dice as greedy rolls (DIC-26)."""
    exact = LoneCar(REFERENCE, number, dice="greedy", cards=cards).rolls_from_start
    options = {"race": VERSIONS[number - 1].id, "red_cards": "house-deck" if cards else "none"}
    mean, error = winner_turns(("greedy",), RACES, **options)
    assert abs(mean - float(exact)) < SURE * error


def one_die(race: Race, car: int) -> None:
    """The policy behind the figures of section 10: past the Red Line always one die."""
    race.plan.dice = 1


TURNS = [
    ("rookie-run", 17.6),
    ("rainbow-race", 7.2),
    ("turbocharge", 5.5),
    ("dust-devil-500", 6.0),
    ("maniac-mile", 17.4),
    ("demolition-derby", 13.0),
    ("danger-dragster", 8.7),
]


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize(("race", "turns"), amount(TURNS[:4], soak=TURNS))
def test_turns_per_car_are_those_of_the_rules(
    race: str, turns: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DIC section 10: the reference track, four cars that go as far as they can, until one wins."""
    monkeypatch.setattr(turn, "plan_dice", one_die)
    table = table_on(REFERENCE, ("greedy",) * 4, "plain", race=race)
    table.race.rules.statistics = 1
    races = 2_000
    assert table.run_many(1, 0, races) == races
    assert abs(float(counts_of(table)["turns"]) / races / 4 - turns) < 0.2


@pytest.mark.parametrize("number", [4, 5])
def test_greedy_chooses_the_number_of_dice_better_than_always_the_same(number: int) -> None:
    """DIC section 9, B3: fewer rolls than with one die past the Red Line, and than with two."""
    greedy = LoneCar(REFERENCE, number, dice="greedy").rolls_from_start
    assert greedy < LoneCar(REFERENCE, number, dice="one").rolls_from_start
    assert greedy < LoneCar(REFERENCE, number, dice="two").rolls_from_start


@pytest.mark.slow
def test_greedy_wins_more_often_than_random_where_only_the_dice_are_chosen() -> None:
    """DIC-34: in Race 4 there is nothing else to choose."""
    table = table_on(REFERENCE, ("greedy", "random") * 2, "compiled", race="rainbow-race")
    won = 0
    for seed in range(2_000):
        table.run(seed)
        won += any(table.race.finish_place[car] == 1 for car in (0, 2))
    assert won > 1_050  # two standard errors above half


@pytest.mark.parametrize("steps", range(1, 10))
def test_chance_to_win_near_the_finish(steps: int) -> None:
    """DIC section 9: with one d8 a quarter up to seven steps away, an eighth from eight."""
    due = Fraction(2, 8) if steps <= 7 else Fraction(1, 8) if steps == 8 else Fraction(0)
    for number in (1, 2):
        car = LoneCar(REFERENCE, number)
        assert car.chance_to_win(73 - steps) == due


@pytest.mark.parametrize("steps", range(2, 13))
def test_by_numbers_one_die_is_better_up_to_seven_steps(steps: int) -> None:
    """DIC section 9, B3."""
    one = LoneCar(REFERENCE, 2).chance_to_win(73 - steps)
    two = LoneCar(REFERENCE, 5, dice="two").chance_to_win(73 - steps)
    assert (one > two) == (steps <= 7)


def test_rolls_of_a_line_without_a_way_back_by_hand() -> None:
    """Seven steps before the finish by colours, away from white: V = 1 + (V of six others) / 8."""
    car = LoneCar(line_of(16, {}, None), 1, cards=False)
    for place in range(10, 16):
        ways = car.steps[place]
        assert sum(ways.values()) == 1
        expected = 1 + sum(share * car.rolls[to] for to, share in ways.items())
        assert car.rolls[place] == expected


@pytest.mark.slow
def test_budget_says_what_the_chain_computes() -> None:
    figures = report(load_circuit("racing-rules"), "dice-derby", BudgetQuestion()).figures
    rookie = figures["races"][0]
    assert rookie["rolls"] == round(float(LoneCar(REFERENCE, 1).rolls_from_start), 4)
    assert rookie["rule_of_thumb"] == 18
    assert figures["chances"][7]["numbers"] == 0.125
    assert rookie["rolls"] == 20.5761


@pytest.mark.parametrize("pieces", ["START FINISH-L", "START L2 FINISH-L", "START L4 L4 FINISH-R"])
def test_a_short_line_has_chances_for_as_many_steps_as_there_are(pieces: str) -> None:
    circuit = circuit_of(pieces, kit=kit("racing-rules"))
    figures = report(circuit, "dice-derby", BudgetQuestion()).figures
    steps = [row["steps"] for row in figures["chances"]]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) == min(16, figures["spaces"] + 1)  # the finish lies behind the last space
