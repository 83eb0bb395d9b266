"""The benchmark of all rulesets runs; limits are wide, machines are noisy and shared."""

import json

import pytest

from bench import games
from tests.amounts import amount
from trackwright.simulator.game.rulesets import all_rulesets, find_ruleset

ONE_OF_EACH = (games.YARDSTICK, "ausgebremst-family")


@pytest.mark.slow
@pytest.mark.soak
def test_a_run_reports_every_ruleset() -> None:
    rulesets = amount(ONE_OF_EACH, soak=tuple(all_rulesets()))
    figures = games.measured(1, rulesets)
    json.dumps(figures)
    assert set(figures) == {"version", *rulesets}
    for ruleset in rulesets:
        figure = figures[ruleset]
        assert isinstance(figure, dict)
        assert figure["races_per_cpu_s"] > 0
        assert 0 < figure["over_standard"] < 10
        assert 0.4 < figure["statistics_cost"] < 4
        assert 0 < figure["record_over_race"] < 4
        assert 0 < figure["reasons_over_race"] < 20
        assert 0.4 < figure["checks_cost"] < 4
        assert 0 < figure["first_result_warm_s"] < figure["first_result_cold_s"] < 60


def test_as_many_race_as_there_is_room_for() -> None:
    """Eight may race on the streets, but the course has four start spaces."""
    _, table = games.full_race("street-racing")
    assert len(table.setup.seats) == 4
    _, table = games.full_race(games.YARDSTICK)
    assert len(table.setup.seats) == find_ruleset(games.YARDSTICK).seats[1]
