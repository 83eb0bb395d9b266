"""Random: any legal choice, at random."""

from trackwright.games.ausgebremst.rules.cards import put_on_stack, shuffle
from trackwright.games.ausgebremst.rules.lead import six_is_barred
from trackwright.games.ausgebremst.rules.moves import (
    FINISH_LINE,
    can_drive,
    first_end,
    last_end,
    reaches_finish,
)
from trackwright.games.ausgebremst.state.layouts import BY_VALUE, MOST_CARD, STACKS, Race
from trackwright.simulator.table.streams import pick

SIX = 6
DECKS = 3


def cards_to_play(race: Race, car: int) -> int:
    """F-14, F-15: the values of the hand that can be played, as bits."""
    found = 0
    for i in range(race.held[car]):
        card = race.hand[car][i]
        if found >> card & 1 or can_drive(race, card) == 0:
            continue
        if card != SIX or six_is_barred(race, car) == 0:
            found |= 1 << card
    return found


def random_play(race: Race, car: int) -> None:
    """Any end of any card."""
    cards = cards_to_play(race, car)
    count = 0
    for card in range(1, MOST_CARD + 1):
        if cards >> card & 1:
            count += ends_of(race, card)
    at = pick(race.bot_rng, count)
    for card in range(1, MOST_CARD + 1):
        if cards >> card & 1:
            if 0 <= at < ends_of(race, card):
                race.card = card
                race.end = first_end(race, card) + at
                if race.end == last_end(race, card):
                    race.end = FINISH_LINE
            at -= ends_of(race, card)


def ends_of(race: Race, card: int) -> int:
    """How many ends a card has; the finish is one."""
    return last_end(race, card) - first_end(race, card) + reaches_finish(race, card)


def random_draw(race: Race, car: int) -> int:
    count = 0
    for stack in range(STACKS):
        count += 1 if race.height[car][stack] else 0
    at = pick(race.bot_rng, count)
    for stack in range(STACKS):
        if race.height[car][stack]:
            if at == 0:
                return stack
            at -= 1
    return 0


def random_deposit(race: Race, car: int) -> int:
    return pick(race.bot_rng, 2 * STACKS)


def random_deck(race: Race, car: int) -> int:
    return pick(race.bot_rng, DECKS)


def random_stacks(race: Race, car: int) -> None:
    """H-25: each card anywhere; or each value anywhere, if the ruling says so."""
    shuffle(race.bot_rng, race.deck[car], 0, race.deck_size[car])
    stacks = 0
    for value in range(MOST_CARD + 1):
        stacks |= pick(race.bot_rng, STACKS) << 2 * value
    for i in range(race.deck_size[car]):
        card = race.deck[car][i]
        if race.rules.stacking == BY_VALUE:
            put_on_stack(race, car, stacks >> 2 * card & 3, card)
        else:
            put_on_stack(race, car, pick(race.bot_rng, STACKS), card)
