"""Planner: compares two choices by simulated rollouts, with the same dice for both.

Its budget is `roll_outs` rollouts per decision. In each of them everybody goes on like careful
until the race is over; what counts is who wins. It starts from careful's choice, and only leaves it
for one that wins more often.
"""

from trackwright.games.dice_derby.rules.turns import left_of
from trackwright.games.dice_derby.state.layouts import Race
from trackwright.simulator.table.bots import imagine_race
from trackwright.simulator.table.states import OVER
from trackwright.simulator.table.streams import next_word, seed_stream

WON = 1000
"""A race won; a step more of a lead counts one."""
FARTHEST = 100
SURE = 2
"""How many times the variance of chance the square of the lead has to be."""


def better_by_planning(race: Race, car: int, kind: int, usual: int) -> int:
    """0 or 1: the choice with which the rollouts go better; `usual` if that may be chance."""
    seed = next_word(race.bot_rng)
    better, squares = 0, 0
    for number in range(race.rules.roll_outs):
        more = play_on(race, car, kind, 1 - usual, seed, number)
        more -= play_on(race, car, kind, usual, seed, number)
        better += more
        squares += more * more
    return 1 - usual if better > 0 and better * better > SURE * squares else usual


def play_on(race: Race, car: int, kind: int, choice: int, seed: int, number: int) -> int:
    """One rollout after this choice; how well it went."""
    imagine_race(race)
    spare = race.spare
    seed_stream(spare.dice, seed, number)
    imagine(spare, car, kind, choice)
    return success(spare, car)


def imagine(race: Race, car: int, kind: int, choice: int) -> None:
    """Choose, and play on to the end. (Turns lead here: the import waits.)"""
    from trackwright.games.dice_derby.race.imagined import play_imagined

    play_imagined(race, car, kind, choice)


def success(race: Race, car: int) -> int:
    """DIC-22: the win, and a little of the lead."""
    nearest = FARTHEST
    for other in range(race.runners):
        if other != car:
            nearest = min(nearest, left_of(race, other))
    lead = nearest - min(left_of(race, car), FARTHEST)
    won = race.halt == OVER and left_of(race, car) == 0
    return WON + lead if won else lead
