"""Selects the bot for each seat. A bot reads what its player may know and writes a plan."""

from trackwright.games.ausgebremst.bots.careful import value_like_careful
from trackwright.games.ausgebremst.bots.greedy import value_like_greedy
from trackwright.games.ausgebremst.bots.random import (
    cards_to_play,
    random_deck,
    random_deposit,
    random_draw,
    random_play,
    random_stacks,
)
from trackwright.games.ausgebremst.bots.stacks import (
    FAST,
    best_of_deposit,
    best_stack,
    lay_default_stacks,
)
from trackwright.games.ausgebremst.bots.worth import nearest_rival
from trackwright.games.ausgebremst.race.planner import choose_by_planning, keep_choice
from trackwright.games.ausgebremst.rules.moves import (
    FINISH_LINE,
    first_end,
    last_end,
    reaches_finish,
)
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, Race
from trackwright.simulator.table.bots import GREEDY, PLANNER, RANDOM, bot_of


def plan_play(race: Race, car: int) -> None:
    """D-01: the card and the end of this turn; the car must have something to play."""
    bot = bot_of(race, car)
    if bot == RANDOM:
        random_play(race, car)
        return
    race.rival = nearest_rival(race, car)
    race.plan.kept = 0
    keep_choices(race, car, bot)
    race.card = race.plan.card[0]
    race.end = race.plan.end[0]
    if bot == PLANNER and race.plan.kept > 1:
        choose_by_planning(race, car)


def keep_choices(race: Race, car: int, bot: int) -> None:
    """The ends that the bot rates highest, of all cards."""
    cards = cards_to_play(race, car)
    for card in range(MOST_CARD, 0, -1):
        if cards >> card & 1 == 0:
            continue
        if reaches_finish(race, card):
            value = value_of(race, car, bot, card, race.space[car], race.laps + 1)
            keep_choice(race.plan, card, FINISH_LINE, value)
        for end in range(first_end(race, card), last_end(race, card)):
            value = value_of(race, car, bot, card, race.sight.at[end], race.sight.crossed[end])
            keep_choice(race.plan, card, end, value)


def value_of(race: Race, car: int, bot: int, card: int, space: int, crossed: int) -> int:
    if bot == GREEDY:
        return value_like_greedy(race, car, card, space, crossed)
    return value_like_careful(race, car, card, space, crossed)


def plan_draw(race: Race, car: int) -> int:
    """D-07, D-08: the stack to draw from, out of several."""
    bot = bot_of(race, car)
    return random_draw(race, car) if bot == RANDOM else best_stack(race, car, bot)


def plan_deposit(race: Race, car: int) -> int:
    """D-09: which of two cards goes to the hand, + 2 * the stack of the other."""
    bot = bot_of(race, car)
    return random_deposit(race, car) if bot == RANDOM else best_of_deposit(race, car, bot)


def plan_deck(race: Race, car: int) -> int:
    """D-04: 0 slow, 1 average, 2 fast."""
    return random_deck(race, car) if bot_of(race, car) == RANDOM else FAST


def plan_stacks(race: Race, car: int) -> None:
    """D-06: lay the cards of the deck onto the stacks."""
    if race.bot[car] == RANDOM:
        random_stacks(race, car)
    else:
        lay_default_stacks(race, car)
