"""What happened in a race comes back as it was noted, by the names of its fields."""

from types import ModuleType

import pytest

from tests.simulator.games.sprint.state.layouts import Race, Road, Rules, Statistics
from trackwright.simulator.compiler.data.memory import plain_state
from trackwright.simulator.game.games import all_games, game_named
from trackwright.simulator.table.game_parts import _by_number, events_of
from trackwright.simulator.table.log import FIGURES, Event, note
from trackwright.simulator.table.states import LOG_FULL, LOG_ROWS
from trackwright.simulator.table.table import books

GAMES = [id for id, game in all_games().items() if game.has("state.events")]


class Thrown(Event, number=1):
    first: int
    second: int


class Same(Event, number=1):
    pass


def race_in_round(round: int) -> Race:
    """A race of the made-up game."""
    race = plain_state(
        Race,
        **books(plain_state),
        road=plain_state(Road),
        rules=plain_state(Rules),
        statistics=plain_state(Statistics),
    )
    race.round = round
    return race


def test_event_is_one_row() -> None:
    race = race_in_round(4)
    note(race, 2, Thrown(first=6, second=5))
    assert race.log.length == 0
    race.log.on = 1
    note(race, 2, Thrown(first=6, second=5))
    assert list(race.log.row[0]) == [4, 1, 2, 6, 5, *[0] * (FIGURES - 2)]
    assert race.log.length == 1


def test_full_log_stops_the_race() -> None:
    race = race_in_round(4)
    race.log.on, race.log.length = 1, LOG_ROWS
    note(race, 0, Thrown(first=1, second=1))
    assert (race.halt, race.log.length) == (LOG_FULL, LOG_ROWS)


@pytest.mark.parametrize("game", GAMES)
def test_events_of_a_game_are_numbered_without_gaps(game: str) -> None:
    assert sorted(events_of(game_named(game))) == list(
        range(1, len(events_of(game_named(game))) + 1)
    )


def test_two_events_with_one_number_are_refused() -> None:
    module = ModuleType("events_of_a_trial")
    module.__dict__.update(first=Thrown, second=Same)
    with pytest.raises(TypeError, match="two events have the number 1"):
        _by_number(module)
