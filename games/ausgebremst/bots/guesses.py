"""Guesses what a player cannot see: the cards of others, and the order of decks.

Open cards, cards shown from hands, and the number of cards everyone has are public; what remains of
a deck is then known, but not which cards are in the hand and which in the deck. In the pro game the
number of cards reveals the deck.
"""

from trackwright.games.ausgebremst.rules.cards import on_stacks, shuffle
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, PRO, STACKS, Race
from trackwright.simulator.compiler.data.state import Table
from trackwright.simulator.table.states import RACING

DECKS = 3


def guess_cards(race: Race, car: int) -> None:
    """Put everything that this car's player cannot see into random order."""
    for other in range(race.cars):
        if race.status[other] != RACING:
            continue
        if other == car:
            shuffle(race.dice, race.deck[car], race.deck_at[car], race.deck_size[car])
        elif race.derelict[other]:
            gather(race, other, race.rules.full)
        elif race.rules.level == PRO:
            guess_stacks(race, other)
        else:
            gather(race, other, race.rules.deck[0])
            deal_hand(race, other)


def gather(race: Race, car: int, counts: Table) -> None:
    """All cards of a deck whose place is unknown, shuffled."""
    size = 0
    for value in range(1, MOST_CARD + 1):
        for _ in range(counts[value] - race.gone[car][value] - race.seen[car][value]):
            race.deck[car][size] = value
            size += 1
    race.deck_at[car] = 0
    race.deck_size[car] = size
    shuffle(race.dice, race.deck[car], 0, size)


def deal_hand(race: Race, car: int) -> None:
    """The hand: shown cards, then the top ones."""
    size = 0
    for value in range(1, MOST_CARD + 1):
        for _ in range(race.seen[car][value]):
            race.hand[car][size] = value
            size += 1
    while size < race.held[car] and race.deck_at[car] < race.deck_size[car]:
        race.hand[car][size] = race.deck[car][race.deck_at[car]]
        race.deck_at[car] += 1
        size += 1


def guess_stacks(race: Race, car: int) -> None:
    """Hand and stacks of the deck with this many cards; the deposit is public."""
    count = race.held[car] + on_stacks(race, car) + race.deposited[car]
    for value in range(1, MOST_CARD + 1):
        count += race.gone[car][value]
    for deck in range(DECKS):
        if deck_size(race, deck) == count:
            race.deck_type[car] = deck
    open_deposit(race, car, 1)
    gather(race, car, race.rules.deck[race.deck_type[car]])
    open_deposit(race, car, -1)
    deal_hand(race, car)
    for stack in range(STACKS):
        for i in range(race.height[car][stack]):
            if race.deck_at[car] < race.deck_size[car]:
                race.stack[car][stack][i] = race.deck[car][race.deck_at[car]]
                race.deck_at[car] += 1
    race.deck_at[car] = 0
    race.deck_size[car] = 0


def deck_size(race: Race, deck: int) -> int:
    size = 0
    for value in range(1, MOST_CARD + 1):
        size += race.rules.deck[deck][value]
    return size


def open_deposit(race: Race, car: int, more: int) -> None:
    """Count the deposit as open cards, or undo that."""
    for i in range(race.deposited[car]):
        race.gone[car][race.deposit[car][i]] += more
