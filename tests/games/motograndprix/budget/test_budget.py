"""Rounds to expect and dials to spend."""

from fractions import Fraction

import pytest

from trackwright.games.motograndprix.budget.budget import DialBudget, dial_budget, p_redline_fail
from trackwright.model.files import library
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.lap import Lap, Position


def test_the_means_of_the_rules_weigh_the_places_of_a_lap() -> None:
    """MGP section 11: 10.0 / 9.5 / 7.5 / 7.0."""
    kinds = (("straight", 0, 10.0), ("corner", 1, 9.5), ("corner", 2, 7.5), ("corner", 3, 7.0))
    for kind, difficulty, mean in kinds:
        lap = Lap((Position(kind=kind, difficulty=difficulty),) * 30)  # type: ignore[arg-type]
        assert _budget(lap).expected_positions == mean
    half = Lap((*[Position("straight")] * 10, *[Position("corner", 2)] * 10))
    assert _budget(half).expected_positions == 8.75
    assert _budget(half).expected_rounds == pytest.approx(6 * 20 / 8.75)


def _budget(lap: Lap) -> DialBudget:
    return dial_budget(library.load_circuit("april-raceway"), lap)


def test_april_raceway_takes_about_fifty_rounds() -> None:
    """The calibration of section 11 counted about 50 rounds over 6 laps of 75 positions."""
    circuit = library.load_circuit("april-raceway")
    budget = dial_budget(circuit, CheckedCircuit(circuit).lap)
    assert budget.positions == 75
    assert budget.straight + budget.corner_positions == 75
    assert sum(budget.by_difficulty) + budget.unmarked == budget.corner_positions
    assert budget.expected_rounds == pytest.approx(50, abs=4)


def test_a_dial_has_seven_points_to_spend() -> None:
    """MGP-S-02, MGP-H-13."""
    circuit = library.load_circuit("fabulous-driving-park")
    lap = CheckedCircuit(circuit).lap
    assert dial_budget(circuit, lap).dial_points_per_lap == pytest.approx(7 / 6)
    assert dial_budget(circuit, lap, laps=7).dial_points_per_lap == 1


def test_a_corner_without_a_marker_counts_as_easy() -> None:
    budget = _budget(Lap((Position("corner"),) * 4))
    assert (budget.unmarked, budget.expected_positions) == (4, 9.5)


def test_redline_risk_is_that_of_the_rules() -> None:
    """MGP section 11: 10, 15, 21, 26, 30, 33, 35 of 36, at 1 certain."""
    of_36 = [10, 15, 21, 26, 30, 33, 35, 36]
    assert [p_redline_fail(e) for e in range(8, 0, -1)] == [Fraction(n, 36) for n in of_36]
