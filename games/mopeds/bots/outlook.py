"""Where the mopeds will probably end, from where they are and the cards to come: D-01.

A moped moves on average, with each card of the stack, by the spaces on its cards there, divided by
all cards. The race ends when the third should be home, or when the cards run out. How sure one is
to be ahead of another then depends on how far apart they should be, and on how many cards come.
"""

from trackwright.games.mopeds.rules.cards import card_of, moped_of, value_of
from trackwright.games.mopeds.rules.order import way_to_go
from trackwright.games.mopeds.rules.points import worth_of
from trackwright.games.mopeds.state.layouts import (
    FAR,
    MOST_VALUE,
    PER_CENT,
    PODIUM,
    RETURNED,
    Race,
)

SURE = 1000
LEAST = 15
"""Thousandths: nothing is quite sure."""
SLOPE = 360
"""Thousandths of being ahead for each standard deviation between two mopeds."""
PER_DRAW = 3
"""Hundredths of being drawn again for each card that should still come after it."""
HOME = 10_000
"""Who is on the podium is so many hundredths of spaces ahead."""


def look_ahead(race: Race) -> None:
    """Fill `view.worth`: what a bet on each moped will be worth, in thousandths of points."""
    view = race.view
    view.horizon = cards_to_come(race)
    view.spread = max(1, root(view.horizon * 13) * 10)
    for moped in range(race.runners):
        view.reach[moped] = reach_of(race, moped, spaces_on_cards(race, moped))
    for moped in range(race.runners):
        view.worth[moped] = worth_at(race, moped, view.reach[moped])


def spaces_on_cards(race: Race, moped: int) -> int:
    """Hundredths of spaces on its cards in the stack."""
    spaces = 0
    for value in range(1, MOST_VALUE + 1):
        spaces += value * race.view.stack[card_of(moped, value)]
    return spaces


def draws_to_come(race: Race) -> int:
    """MOP-40: cards until the stack is dry, from now on."""
    out = max(1, race.rules.shown - RETURNED)
    rounds = race.view.size // out
    return race.view.size + RETURNED * rounds


def cards_to_come(race: Race) -> int:
    """Cards until the third moped should be home, or until there are none."""
    most = draws_to_come(race)
    size = max(1, race.view.size)
    first, second, third = FAR, FAR, FAR
    for moped in range(race.runners):
        left, pace = way_to_go(race, moped), spaces_on_cards(race, moped)
        cards = 0 if left < 1 else most if pace == 0 else left * PER_CENT * size // pace
        if cards < first:
            first, second, third = cards, first, second
        elif cards < second:
            second, third = cards, second
        elif cards < third:
            third = cards
    return min(most, third)


def reach_of(race: Race, moped: int, spaces: int) -> int:
    """Hundredths of spaces past the finish (or before it, below 0) when those cards have come."""
    if race.finish_place[moped]:
        return HOME * (PODIUM + 1 - race.finish_place[moped])
    size = max(1, race.view.size)
    return spaces * race.view.horizon // size - PER_CENT * way_to_go(race, moped)


def worth_at(race: Race, moped: int, reach: int) -> int:
    """Thousandths of points, from the chances that none, one or two others are ahead."""
    view = race.view
    for i in range(PODIUM):
        view.ahead[i] = 0
    view.ahead[0] = SURE
    for other in range(race.runners):
        if other != moped:
            behind = SURE - chance_ahead(race, reach, view.reach[other])
            for i in range(PODIUM - 1, 0, -1):
                view.ahead[i] += (view.ahead[i - 1] - view.ahead[i]) * behind // SURE
            view.ahead[0] -= view.ahead[0] * behind // SURE
    worth = 0
    for i in range(PODIUM):
        worth += view.ahead[i] * worth_of(i + 1)
    return worth


def chance_ahead(race: Race, mine: int, others: int) -> int:
    """Thousandths."""
    chance = SURE // 2 + SLOPE * (mine - others) // race.view.spread
    return min(max(chance, LEAST), SURE - LEAST)


def root(number: int) -> int:
    """The whole part of the square root of a hundred times a number, divided by ten."""
    found, target = 1, number
    while found * found < target:
        found += 1
    return found


def reach_without(race: Race, card: int, part: int) -> int:
    """MOP-21: where the moped of a card will be without it: it would have gone under the stack with
    this chance, in hundredths, and been drawn again if the race lasts so long."""
    lost = value_of(card) * part * chance_of_pass(race) // PER_CENT
    return race.view.reach[moped_of(card)] - lost


def chance_of_pass(race: Race) -> int:
    """Hundredths: will all of the stack be drawn, and what is returned now after it?"""
    ahead = race.view.horizon - race.view.size
    return min(max(PER_CENT // 2 + PER_DRAW * ahead, 0), PER_CENT)
