"""Selects the bot for each decision. A bot reads what its driver may know, and writes the plan."""

from trackwright.games.street_racing.bots.console import plan_slot, plan_upgrade
from trackwright.games.street_racing.bots.driving import plan_move, plan_speed
from trackwright.games.street_racing.bots.greedy import (
    plan_any_upgrade,
    plan_first_slot,
    plan_next_gear,
    plan_rush,
)
from trackwright.games.street_racing.bots.outlook import look_ahead
from trackwright.games.street_racing.bots.preparing import (
    plan_discard,
    plan_leaving,
    plan_preparation,
)
from trackwright.games.street_racing.bots.random import random_action
from trackwright.games.street_racing.race.planner import plan_by_rollouts
from trackwright.games.street_racing.state.decisions import (
    ALLOCATING,
    CHOOSING,
    DISCARDING,
    MOVING,
    PLACING,
    PREPARING,
)
from trackwright.games.street_racing.state.layouts import Race
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM, bot_of

LIGHT_PENALTY, HEAVY_PENALTY = 1, 6
"""What greedy and careful think of one now, in tenths of a step; later ones count less."""
AHEAD = 4
"""Tenths that the next move counts for careful."""


def plan_action(race: Race, car: int) -> None:
    """The decision that is due in `race.phase`."""
    bot = bot_of(race, car)
    if bot == RANDOM:
        random_action(race, car)
    elif bot == GREEDY:
        plan_like_greedy(race, car)
    else:
        plan_like_careful(race, car)
        if bot == PLANNER and race.phase in (PREPARING, CHOOSING):
            plan_by_rollouts(race, car)


def think_like(race: Race, bot: int) -> None:
    """What penalties and the road ahead count for this bot."""
    race.search.penalty_cost = LIGHT_PENALTY if bot == GREEDY else HEAVY_PENALTY
    race.search.ahead = 0 if bot == GREEDY else AHEAD
    if bot != GREEDY:
        look_ahead(race)


def plan_like_greedy(race: Race, car: int) -> None:
    think_like(race, GREEDY)
    if race.phase == ALLOCATING:
        plan_any_upgrade(race, car)
    elif race.phase == PLACING:
        plan_first_slot(race)
    elif race.phase == PREPARING:
        plan_rush(race, car)
    elif race.phase in (CHOOSING, MOVING, DISCARDING):
        plan_turn(race, car)
    else:
        plan_next_gear(race, car)


def plan_like_careful(race: Race, car: int) -> None:
    think_like(race, CAREFUL)
    if race.phase == ALLOCATING:
        plan_upgrade(race, car)
    elif race.phase == PLACING:
        plan_slot(race, car)
    elif race.phase == PREPARING:
        plan_preparation(race, car)
    elif race.phase in (CHOOSING, MOVING, DISCARDING):
        plan_turn(race, car)
    else:
        plan_leaving(race, car)


def plan_turn(race: Race, car: int) -> None:
    """What greedy and careful decide alike, but for what they think of penalties."""
    if race.phase == CHOOSING:
        plan_speed(race, car)
    elif race.phase == MOVING:
        plan_move(race, car)
    else:
        plan_discard(race, car)
