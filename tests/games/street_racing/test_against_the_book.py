"""The engine against the independent model: situations at random, whole races."""

from random import Random

import pytest

from tests.amounts import amount
from tests.games.street_racing.compared import disagreements
from tests.games.street_racing.random_cases import random_case, random_setup
from tests.games.street_racing.random_races import random_race
from tests.games.street_racing.replayed import compare, raced, replay
from trackwright.simulator.table.states import LAST_FAIR


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_situations_are_answered_by_the_book(part: int) -> None:
    """STR-10 to STR-57, and the other readings of house rulings."""
    for number in range(amount(25, soak=2500)):
        case = random_case(Random(f"situations {part} {number}"))
        assert disagreements(case) == [], case


def test_compiled_rules_answer_by_the_book() -> None:
    for number in range(amount(10, soak=500)):
        case = random_case(Random(f"compiled {number}"))
        assert disagreements(case, "compiled") == [], case


def test_setups_are_answered_by_the_book() -> None:
    """STR-05, STR-06, STR-09, STR-10."""
    for number in range(amount(100, soak=5000)):
        case = random_setup(Random(f"setups {number}"))
        assert disagreements(case) == [], case


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_races_are_run_by_the_book(part: int) -> None:
    """STR-01 to STR-57: every decision of a race is legal, and leads to what the engine has."""
    for number in range(amount(15, soak=1500)):
        one = random_race(Random(f"races {part} {number}"))
        told = raced(one.track, ["random"] * one.cars, one.options, number)
        assert told.table.race.halt <= LAST_FAIR
        compare(told, replay(told))
