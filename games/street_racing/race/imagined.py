"""The next rounds of a race as a planner imagines them."""

from trackwright.games.street_racing.race.race import end_turn, play_round, start_mate
from trackwright.games.street_racing.race.turn import play_turn
from trackwright.games.street_racing.rules.acting import act
from trackwright.games.street_racing.state.layouts import Race


def play_imagined(race: Race, car: int, kind: int, choice: int, path: int, rounds: int) -> int:
    """The decision, the rest of the turn and of the round, and so many rounds to come; why it
    stopped."""
    race.finish_place[car] = 0
    act(race, car, kind, choice, path)
    play_turn(race, car)
    if race.halt == 0:
        end_turn(race, car)
        start_mate(race, car)
        race.turn += 1
        play_round(race)
    while race.halt == 0 and rounds > 0:
        rounds -= 1
        race.round += 1
        race.turn = 0
        play_round(race)
    return race.halt
