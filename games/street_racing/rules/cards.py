"""The gear cards: deck, hands, discards: STR-08, STR-11, STR-15, STR-18, H-25."""

from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.decisions import count_of
from trackwright.games.street_racing.state.layouts import SUITS, Race
from trackwright.simulator.compiler.data.state import Table
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.log import note
from trackwright.simulator.table.streams import pick

FOR_CARD, FOR_CONTROL = range(2)
"""The purposes of cards and tokens that are given; a given card is its number + 1."""
ANYBODY = 0
"""Who draws them: in the order in which they are given, whoever it is."""
NO_CARD = -1


def lay_deck(race: Race) -> None:
    """STR-08: all cards shuffled, face down."""
    race.piled = race.deck.cards
    race.discarded = 0
    race.reshuffles = 0
    race.unnamed_drawn = 0
    for card in range(race.deck.cards):
        race.pile[card] = card
    shuffle(race.dice, race.pile, race.piled)
    for car in range(race.players):
        race.held[car] = 0


def shuffle(stream: Table, cards: Table, count: int) -> None:
    """Every order equally likely."""
    for left in range(count, 1, -1):
        other = pick(stream, left)
        card = cards[left - 1]
        cards[left - 1] = cards[other]
        cards[other] = card


def take_card(race: Race, car: int) -> int:
    """The top card of the deck; NO_CARD if there is none anywhere: STR-08, H-25."""
    if race.piled == 0:
        reshuffle(race, car)
    if race.piled == 0:
        return unnamed_card(race)
    given = given_for(race, ANYBODY, FOR_CARD)
    if given:
        bring_up(race, given - 1)
    race.piled -= 1
    card = race.pile[race.piled]
    race.cards_used += 1
    if race.piled == 0 and race.rules.reshuffle_at_once:
        reshuffle(race, car)
    return card


def unnamed_card(race: Race) -> int:
    """Beyond the deck of a referee's case there are others; NO_CARD in a race."""
    if race.unnamed_drawn == race.deck.unnamed:
        return NO_CARD
    race.unnamed_drawn += 1
    return race.deck.cards - race.unnamed_drawn


def reshuffle(race: Race, car: int) -> None:
    """STR-08, H-25: the discards become the deck."""
    if race.discarded == 0:
        return
    for i in range(race.discarded):
        race.pile[i] = race.discards[i]
    race.piled = race.discarded
    race.discarded = 0
    race.reshuffles += 1
    shuffle(race.dice, race.pile, race.piled)
    note(race, car, events.Reshuffle(cards=race.piled))


def bring_up(race: Race, card: int) -> None:
    """A real card is on top: it changes places with the one that is."""
    top = race.piled - 1
    for i in range(race.piled):
        if race.pile[i] == card:
            race.pile[i] = race.pile[top]
            race.pile[top] = card
            return


def discard(race: Race, card: int) -> None:
    race.discards[race.discarded] = card
    race.discarded += 1


def draw_to_hand(race: Race, car: int) -> int:
    """One card into the hand; 0 if there is none."""
    card = take_card(race, car)
    if card == NO_CARD:
        return 0
    race.hand[car][race.held[car]] = card
    race.held[car] += 1
    return 1


def in_hand(race: Race, car: int, suit: int) -> int:
    """How many cards of a suit a hand has."""
    count = 0
    for i in range(race.held[car]):
        count += race.deck.suit[race.hand[car][i]] == suit
    return count


def has_cards(race: Race, car: int, cards: int) -> int:
    """Does the hand have what a path of cards names?"""
    if cards < 0 or cards >> 5 * SUITS:
        return 0
    for suit in range(1, SUITS + 1):
        if count_of(cards, suit) > in_hand(race, car, suit):
            return 0
    return 1


def play_from_hand(race: Race, car: int, suit: int) -> int:
    """The first card of a suit leaves the hand; the others keep their order."""
    hand = race.hand[car]
    for i in range(race.held[car]):
        card = hand[i]
        if race.deck.suit[card] == suit:
            race.held[car] -= 1
            for j in range(i, race.held[car]):
                hand[j] = hand[j + 1]
            return card
    return NO_CARD


def discard_from_hand(race: Race, car: int, cards: int) -> None:
    """The cards that a path names go to the discards."""
    for suit in range(1, SUITS + 1):
        for _n in range(count_of(cards, suit)):
            discard(race, play_from_hand(race, car, suit))


def discard_table(race: Race) -> None:
    """STR-18: the set and the flipped cards of the turn."""
    for i in range(race.set_size):
        discard(race, race.set_card[i])
    race.set_size = 0
    discard_flips(race)


def discard_flips(race: Race) -> None:
    for i in range(race.flipped):
        discard(race, race.flip[i])
    race.flipped = 0


def discard_hand(race: Race, car: int) -> None:
    for i in range(race.held[car]):
        discard(race, race.hand[car][i])
    race.held[car] = 0


def refill(race: Race, car: int, limit: int) -> None:
    """STR-18: draw up to the limit."""
    drawn = 0
    while race.held[car] < limit and draw_to_hand(race, car):
        drawn += 1
    if drawn:
        note(race, car, events.Refill(drawn=drawn, held=race.held[car]))
