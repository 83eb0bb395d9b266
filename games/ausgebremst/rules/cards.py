"""Hands, decks and stacks: F-02, F-07, F-08, P-06 to P-08."""

from trackwright.games.ausgebremst.state.layouts import MOST_CARD, STACKS, Race
from trackwright.simulator.compiler.data.state import Table
from trackwright.simulator.table.streams import pick


def shuffle(stream: Table, cards: Table, first: int, size: int) -> None:
    """F-07: shuffle the cards from `first` on, all orders equally likely."""
    for i in range(size - 1, first, -1):
        j = first + pick(stream, i - first + 1)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept


def lay_deck(race: Race, car: int, counts: Table) -> None:
    """F-02: the cards of a deck, with the given number of each value, unshuffled."""
    size = 0
    for value in range(MOST_CARD, 0, -1):
        for _ in range(counts[value]):
            race.deck[car][size] = value
            size += 1
            race.supply[car] += value
    race.deck_size[car] = size
    race.deck_at[car] = 0


def deck_left(race: Race, car: int) -> int:
    """The number of cards that lie face down."""
    return race.deck_size[car] - race.deck_at[car]


def top_card(race: Race, car: int) -> int:
    """Turn the top card of the deck."""
    card = race.deck[car][race.deck_at[car]]
    race.deck_at[car] += 1
    return card


def take_card(race: Race, car: int, card: int) -> None:
    """Add a card to the end of the hand."""
    race.hand[car][race.held[car]] = card
    race.held[car] += 1


def fill_hand(race: Race, car: int) -> None:
    """F-07, F-08: draw from the top until the hand is full or the deck is empty."""
    while race.held[car] < race.rules.hand and deck_left(race, car):
        take_card(race, car, top_card(race, car))


def position_in_hand(race: Race, car: int, card: int) -> int:
    """Where this card is in the hand; -1 if it is not there."""
    for i in range(race.held[car]):
        if race.hand[car][i] == card:
            return i
    return -1


def lay_open(race: Race, car: int, card: int) -> None:
    """F-08: move a card from the hand face up onto the table; it is out of the race."""
    at = position_in_hand(race, car, card)
    for i in range(at, race.held[car] - 1):
        race.hand[car][i] = race.hand[car][i + 1]
    race.held[car] -= 1
    race.supply[car] -= card
    race.gone[car][card] += 1
    race.seen[car][card] = max(0, race.seen[car][card] - 1)


def show_hand(race: Race, car: int) -> None:
    """F-14, F-18, H-31: everybody has now seen the hand."""
    for value in range(1, MOST_CARD + 1):
        race.seen[car][value] = 0
    for i in range(race.held[car]):
        race.seen[car][race.hand[car][i]] += 1


def packed_hand(race: Race, car: int) -> int:
    """The hand for the log: three bits per card, the first card lowest."""
    code = 0
    for i in range(race.held[car]):
        code |= race.hand[car][i] << 3 * i
    return code


def put_on_stack(race: Race, car: int, stack: int, card: int) -> None:
    """P-06: put a card face down on top of a stack."""
    race.stack[car][stack][race.height[car][stack]] = card
    race.height[car][stack] += 1


def take_from_stack(race: Race, car: int, stack: int) -> int:
    """P-08: take the top card of a stack into the hand."""
    race.height[car][stack] -= 1
    card = race.stack[car][stack][race.height[car][stack]]
    take_card(race, car, card)
    return card


def on_stacks(race: Race, car: int) -> int:
    """P-06: the number of cards on the stacks."""
    count = 0
    for stack in range(STACKS):
        count += race.height[car][stack]
    return count


def has_no_cards(race: Race, car: int) -> int:
    """F-39, H-22, H-28: hand, deck and stacks are empty; a deposit does not count."""
    cards = race.held[car] + deck_left(race, car) + on_stacks(race, car)
    return 1 if cards == 0 else 0
