"""The deck: MOP-04, MOP-10, MOP-11, MOP-21 to MOP-23, MOP-26, H-06, H-09, H-11.

Nothing moves in memory when cards change hands: the deck is a row of cards, and every round a row
of slots: the players' bets in the order of the draft, the card for the row, and the three that are
returned, the first drawn first. The stack is what has not been drawn yet of the deck, and then of
the returned cards of each round.
"""

from trackwright.games.mopeds.state.layouts import CARDS, MOST_VALUE, NO_CARD, RETURNED, Race
from trackwright.simulator.compiler.data.state import Table
from trackwright.simulator.table.streams import pick

VALUE_BITS = 2
HIDDEN_IN_ROW = 5


def moped_of(card: int) -> int:
    return card >> VALUE_BITS


def value_of(card: int) -> int:
    return card & MOST_VALUE


def card_of(moped: int, value: int) -> int:
    return moped << VALUE_BITS | value


def lay_deck(race: Race) -> None:
    """MOP-04, H-01: all cards, unshuffled."""
    size = 0
    for card in range(CARDS):
        for _ in range(race.rules.cards[card]):
            race.deck[size] = card
            size += 1
    race.deck_size = size


def shuffle(stream: Table, cards: Table, size: int) -> None:
    """MOP-04: all orders equally likely."""
    for i in range(size - 1, 0, -1):
        j = pick(stream, i + 1)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept


def in_cycle(race: Race) -> int:
    """MOP-21: cards that were ever on the stack or are on it."""
    return race.deck_size + RETURNED * race.drafted


def stack_left(race: Race) -> int:
    """MOP-26, MOP-40: cards on the stack; H-11: by one reading it never runs out at the end."""
    left = in_cycle(race) - race.draws
    if race.rules.cards_return and race.final:
        return max(left, 1)
    return left


def card_at(race: Race, at: int) -> int:
    """The card that was or will be drawn after so many others."""
    if race.rules.cards_return and race.final and at >= in_cycle(race):
        first = race.draws_before
        at = first + (at - first) % (in_cycle(race) - first)
    if at < race.deck_size:
        return race.deck[at]
    returned = at - race.deck_size
    return race.slot[returned // RETURNED][first_returned(race) + returned % RETURNED]


def first_returned(race: Race) -> int:
    """The slot of the first card that goes back to the stack."""
    return race.players + race.rules.row


def row_length(race: Race) -> int:
    """MOP-22: cards in the row."""
    return race.drafted if race.rules.row else 0


def row_turned(race: Race) -> int:
    """MOP-23: how many of them lie face up, the leftmost ones."""
    return max(0, row_length(race) - HIDDEN_IN_ROW)


def position_in_hand(race: Race, card: int) -> int:
    """The place of a card in the hand that is being passed on; -1 if it is not there."""
    for i in range(race.held):
        if race.hand[i] == card:
            return i
    return -1


def take_from_hand(race: Race, card: int) -> None:
    """MOP-20: it leaves the hand; the others keep their order."""
    at = position_in_hand(race, card)
    race.held -= 1
    for i in range(at, race.held):
        race.hand[i] = race.hand[i + 1]
    race.hand[race.held] = NO_CARD
