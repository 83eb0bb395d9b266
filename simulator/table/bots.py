"""What bots of all games have in common: their numbers, and a planner's simulated rollouts."""

from trackwright.simulator.compiler.data.memory import copy_state
from trackwright.simulator.table.states import ImaginableRace, RaceState

RANDOM, GREEDY, CAREFUL, PLANNER = 1, 2, 3, 4
"""From the weakest to the strongest; 0 is a person. A game may have others."""


def bot_of(race: RaceState, player: int) -> int:
    """The bot that decides for this player; in simulated rollouts all decide like careful."""
    return CAREFUL if race.imagined else race.bot[player]


def imagine_race(race: ImaginableRace) -> None:
    """Put the race as it stands into the planner's head: `race.spare`."""
    copy_state(race.spare, race)
    race.spare.imagined = 1
    race.spare.counting = 0
