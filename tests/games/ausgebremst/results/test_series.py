"""Series of races: grids from results, points, and the published order."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tests.games.ausgebremst.races import circuit, run
from trackwright.games.ausgebremst.results.championship import series, set_up_next
from trackwright.games.ausgebremst.results.classification import (
    Classification,
    Entry,
    classification_of,
    points_for,
    standings,
)
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.game.games import BadLineup
from trackwright.simulator.race.season import run_season
from trackwright.simulator.table.lineup import lineup

PUBLISHED = json.loads(
    (Path(__file__).parents[3] / "data" / "published.json").read_text(encoding="utf-8")
)


def test_circuits_stand_in_the_published_order() -> None:
    """F-03."""
    assert [circuit(id).track.number for id in series()] == list(range(101, 109))


def test_next_grid_is_the_result() -> None:
    """F-05, F-06, H-03, H-24: finishers in order, then the others, nearest to the goal first."""
    table = run("nuerburg-ring", "family", "greedy,random,careful,random", seed=4, cars=4)
    result = classification_of(table)
    players = [entry for entry in result.entries if entry.driver != "derelict"]
    names = [seat.name for seat in table.setup.seats]
    grid = [names[i] for i in set_up_next(table.setup, table.setup, result).grid]
    assert grid == [entry.car for entry in result.entries]
    assert [e.place is None for e in players] == sorted(e.place is None for e in players)
    left = [e.left for e in players if e.place is None]
    assert left == sorted(left)
    assert left


def test_series_is_raced_from_the_last_result() -> None:
    """F-05, F-43: derelicts in front in each race, and points added up."""
    setups = [
        lineup(circuit(id), "ausgebremst-family", bots=["careful", "greedy"], seats=4)
        for id in series()[:3]
    ]
    season = run_season(setups, seed=3)
    results = [r for r in season.results if isinstance(r, Classification)]
    for before, after in pairwise(results):
        players = [e.car for e in before.entries if e.driver != "derelict"]
        grid = sorted((e.grid, e.car) for e in after.entries if e.driver != "derelict")
        assert [car for _, car in grid] == players
        assert grid[0][0] == 3
    total = {
        seat.name: sum(points_for(result.places[seat.name]) for result in season.results)
        for seat in setups[0][0].seats[:4]
    }
    assert season.totals == total
    assert {name for group in season.players for name in group} == set(total)


def test_equal_points_are_parted_by_better_places() -> None:
    """F-41, F-43, H-30."""
    races = [{"A": 1, "B": 2, "C": 2}, {"A": 0, "B": 4, "C": 4}]
    assert standings(races) == [(1, "A", 9), (2, "B", 9), (2, "C", 9)]


def test_series_has_eight_races_at_most() -> None:
    """F-01."""
    one = lineup(circuit("bleifuss-drom"), "ausgebremst-family")
    with pytest.raises(
        BadLineup, match="9 races: a championship of Ausgebremst has at most 8 races"
    ):
        run_season([one] * 9, seed=1)


def test_series_is_for_bots() -> None:
    one = lineup(circuit("bleifuss-drom"), "ausgebremst-family", bots=["human"])
    with pytest.raises(TrackwrightError, match="trackwright race"):
        run_season([one], seed=1)


def test_one_point_that_is_left_is_one_point() -> None:
    entry = Entry(1, "Red", "careful", "finished", None, 1, 1, 9, 0, 1, 1, 10)
    _, rows = Classification((entry, replace(entry, car="Blue", card_points=2)), 9).table()
    assert [row[5] for row in rows] == ["1 (1 point)", "1 (2 points)"]
