"""Players are placed by their best runners, whoever owns how many."""

from collections.abc import Sequence

import numpy as np
import pytest

from tests.simulator.games.sprint.state.layouts import Race, Road, Rules, Statistics
from trackwright.simulator.compiler.data.memory import fill, plain_state
from trackwright.simulator.game.games import Game
from trackwright.simulator.game.runners import Runner, nobodys, one_each, several_each
from trackwright.simulator.table.states import NOBODY
from trackwright.simulator.table.table import books
from trackwright.simulator.table.tally import place_players, slope_of, whole_slope


def places(players: int, owners: Sequence[int], finish: Sequence[int]) -> list[int]:
    """The places of the players, from the finishing places of runners with these owners."""
    states = {
        "road": plain_state(Road),
        "rules": plain_state(Rules),
        "statistics": plain_state(Statistics),
    }
    race = plain_state(Race, **books(plain_state), **states)
    race.players, race.runners = players, len(owners)
    fill(race.owner, owners)
    fill(race.finish_place, finish)
    place_players(race)
    return [race.player_place[player] for player in range(players)]


@pytest.mark.parametrize(
    ("players", "owners", "finish", "expected"),
    [
        (3, [0, 1, 2], [2, 3, 1], [2, 3, 1]),  # one each: as the runners
        (3, [0, 1, 2], [0, 1, 0], [0, 1, 0]),
        (3, [0, 1, 2], [1, 1, 3], [1, 1, 3]),
        (2, [0, 0, 1, 1], [4, 1, 3, 2], [1, 2]),  # the better of two counts
        (2, [0, 0, 1, 1], [1, 2, 3, 4], [1, 2]),  # places are among players
        (3, [2, NOBODY, 0], [3, 1, 2], [1, 0, 2]),  # nobody's runner wins; one player has none
        (2, [NOBODY, NOBODY], [1, 2], [0, 0]),
    ],
)
def test_the_best_runner_of_a_player_counts(
    players: int, owners: list[int], finish: list[int], expected: list[int]
) -> None:
    assert places(players, owners, finish) == expected


def test_runners_come_about_as_the_game_says() -> None:
    names = ["Red", "Blue"]
    assert one_each(names) == (Runner("Red", 0), Runner("Blue", 1))
    assert several_each(2)(names) == (
        Runner("Red 1", 0),
        Runner("Red 2", 0),
        Runner("Blue 1", 1),
        Runner("Blue 2", 1),
    )
    assert nobodys("Ash", "Bay")(names) == (Runner("Ash"), Runner("Bay"))


def test_players_who_are_no_runners_need_a_word() -> None:
    """Or their figures would have the same names."""
    with pytest.raises(ValueError, match="need a word"):
        Game("x", "X", "X-", (), runner="car", runners=several_each(2))


@pytest.mark.parametrize(
    ("finish", "slope"),
    [
        ([1, 2, 3, 4, 5, 6], 1.0),
        ([6, 5, 4, 3, 2, 1], -1.0),
        ([2, 1, 4, 3, 6, 5], 29 / 35),
        ([0, 0, 0, 0, 0, 0], 0.0),  # nobody arrives: all are last
        ([1, 2, 3, 0, 0, 0], 8 / 7),  # 1 2 3 6 6 6
    ],
)
def test_the_slope_of_places_on_places_on_the_grid(finish: list[int], slope: float) -> None:
    """As a line through all points has it: the least squares."""
    states = {
        "road": plain_state(Road),
        "rules": plain_state(Rules),
        "statistics": plain_state(Statistics),
    }
    race = plain_state(Race, **books(plain_state), **states)
    race.players = race.runners = len(finish)
    fill(race.grid, range(1, len(finish) + 1))
    fill(race.finish_place, finish)
    placed = [place or len(finish) for place in finish]
    least_squares = float(np.polyfit(range(1, len(finish) + 1), placed, 1)[0])
    assert slope_of(race) / whole_slope(len(finish)) == pytest.approx(least_squares, abs=1e-12)
    assert least_squares == pytest.approx(slope, abs=1e-12)
