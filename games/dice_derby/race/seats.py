"""Selects the bot for each decision: how many dice, which method, whether to go on."""

from trackwright.games.dice_derby.bots.worth import best_dice, value_of, value_with
from trackwright.games.dice_derby.race.planner import better_by_planning
from trackwright.games.dice_derby.state.layouts import BY_COLOURS, BY_NUMBERS, NOWHERE, Race
from trackwright.simulator.table.bots import PLANNER, RANDOM, bot_of
from trackwright.simulator.table.streams import pick

DICE, METHOD, GO_ON = range(3)
"""Kinds of decisions: how many dice (1, 2), colours or numbers (0, 1), go on (1) or not (0)."""


def plan_dice(race: Race, car: int) -> None:
    """B3, B4: one die or two."""
    bot = bot_of(race, car)
    if bot == RANDOM:
        race.plan.dice = 1 + pick(race.bot_rng, 2)
        return
    best = best_dice(race, car, bot)
    race.plan.dice = best
    if bot == PLANNER:
        race.plan.dice = 1 + better_by_planning(race, car, DICE, best - 1)


def plan_method(race: Race, car: int) -> None:
    """B1: colours or numbers."""
    bot = bot_of(race, car)
    if bot == RANDOM:
        race.plan.method = pick(race.bot_rng, 2)
        return
    colours = value_with(race, car, bot, BY_COLOURS)
    numbers = value_with(race, car, bot, BY_NUMBERS)
    best = BY_COLOURS if colours > numbers else BY_NUMBERS
    if bot == PLANNER:
        best = better_by_planning(race, car, METHOD, best)
    race.plan.method = best


def plan_going_on(race: Race, car: int, on: int) -> None:
    """B2: to go on, or to stay where the sum leads."""
    bot = bot_of(race, car)
    if bot == RANDOM:
        race.plan.go_on = pick(race.bot_rng, 2)
        return
    best = 1 if value_of(race, car, bot, on) > value_of(race, car, bot, race.target) else 0
    if bot == PLANNER and on != NOWHERE:
        best = better_by_planning(race, car, GO_ON, best)
    race.plan.go_on = best
