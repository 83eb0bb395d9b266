"""Selects the bot for each player. A bot reads what its player may know, and chooses a card."""

from trackwright.games.mopeds.bots.careful import (
    careful_order,
    careful_row,
    consider,
    value_like_careful,
)
from trackwright.games.mopeds.bots.greedy import greedy_order, greedy_row, value_like_greedy
from trackwright.games.mopeds.bots.random import random_card, random_order
from trackwright.games.mopeds.race.planner import choose_by_planning, keep_choice
from trackwright.games.mopeds.state.layouts import LAST_PASS, Race
from trackwright.simulator.table.bots import GREEDY, PLANNER, RANDOM


def deciding_bot(race: Race, player: int) -> int:
    """In simulated rollouts all decide like greedy: whatever they do then has to be quick."""
    if race.rules.random_bets:
        return RANDOM
    return GREEDY if race.imagined else race.bot[player]


def plan_bet(race: Race, player: int) -> int:
    """D-01: the card to keep."""
    bot = deciding_bot(race, player)
    if bot == RANDOM:
        return random_card(race)
    keep_choices(race, player, bot)
    if bot == PLANNER and race.plan.kept > 1:
        choose_by_planning(race, player)
    return race.plan.card[0]


def keep_choices(race: Race, player: int, bot: int) -> None:
    """The cards of the hand, as this bot values them, best first."""
    race.plan.kept = 0
    think_of(race, player, bot)
    for i in range(race.held):
        card = race.hand[i]
        value = value_like_greedy(race, card) if bot == GREEDY else value_like_careful(race, card)
        keep_choice(race.plan, card, value)


def think_of(race: Race, player: int, bot: int) -> None:
    """D-04: greedy remembers the last pass at most, unless in simulated rollouts."""
    race.memory = race.rules.memory
    if bot == GREEDY and race.imagined == 0:
        race.memory = max(race.memory, LAST_PASS)
    consider(race, player)


def plan_row(race: Race, player: int) -> int:
    """D-02: the card for the row."""
    bot = deciding_bot(race, player)
    if bot == RANDOM:
        return random_card(race)
    think_of(race, player, bot)
    if bot == GREEDY:
        return greedy_row(race)
    return careful_row(race)


def plan_return(race: Race, player: int) -> int:
    """D-03: the order of the three cards."""
    bot = deciding_bot(race, player)
    if bot == RANDOM:
        return random_order(race)
    if bot == GREEDY:
        return greedy_order(race)
    think_of(race, player, bot)
    return careful_order(race)
