"""Greedy: bets on the moped with the best prospects now, with its lowest card.

It looks at places and at the cards to come, as far as it remembers the last pass through the deck,
but neither at what its own bet takes from its moped nor at what others have bet on. Into the row
goes what it values least; it returns cards as they come.
"""

from trackwright.games.mopeds.bots.random import packed_order
from trackwright.games.mopeds.rules.cards import moped_of, value_of
from trackwright.games.mopeds.state.layouts import MOST_VALUE, Race

HABIT = 1
"""Thousandths of a point: of equal cards the lower one."""


def value_like_greedy(race: Race, card: int) -> int:
    """What the bet will be worth as things stand, in thousandths of points."""
    return race.view.worth[moped_of(card)] + HABIT * (MOST_VALUE - value_of(card))


def greedy_row(race: Race) -> int:
    """The card whose loss matters least to it."""
    worst = race.hand[0]
    for i in range(1, race.held):
        if value_like_greedy(race, race.hand[i]) < value_like_greedy(race, worst):
            worst = race.hand[i]
    return worst


def greedy_order(race: Race) -> int:
    """As they come."""
    return packed_order(race, 0, 1)
