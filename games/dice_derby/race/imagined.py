"""The rest of a race as a planner imagines it."""

from trackwright.games.dice_derby.race.race import play_extras, play_round
from trackwright.games.dice_derby.race.seats import DICE, METHOD
from trackwright.games.dice_derby.race.turn import (
    choose_going_on,
    decide_going_on,
    decide_method,
    move,
    roll,
)
from trackwright.games.dice_derby.state.layouts import Race


def play_imagined(race: Race, car: int, kind: int, choice: int) -> int:
    """The rest of the turn, of the round, and all rounds to come; why it stopped."""
    race.given.length = 0
    if kind == DICE:
        race.plan.dice = 1 + choice
        roll(race, car, 0)
        decide_method(race, car)
        decide_going_on(race, car)
    elif kind == METHOD:
        race.plan.method = choice
        decide_going_on(race, car)
    else:
        choose_going_on(race, car, choice)
    move(race, car)
    play_extras(race, car)
    at = 0
    while race.order[at] != car:
        at += 1
    if race.halt == 0 and at + 1 < race.runners:
        play_round(race, at + 1)
    while race.halt == 0:
        play_round(race, 0)
    return race.halt
