"""Cards before the race: F-02, F-07, and of the pro game P-01 to P-07, H-25 to H-29."""

from trackwright.games.ausgebremst.race.seats import plan_deck, plan_stacks
from trackwright.games.ausgebremst.race.turn import chosen_stack
from trackwright.games.ausgebremst.rules.cards import (
    fill_hand,
    lay_deck,
    on_stacks,
    put_on_stack,
    shuffle,
    take_from_stack,
)
from trackwright.games.ausgebremst.rules.decisions import STACKING, TAKE, TYPE, decided
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.codes import P_02, P_06
from trackwright.games.ausgebremst.state.layouts import (
    BY_VALUE,
    DEALT,
    MOST_CARD,
    PRO,
    STACKS,
    Race,
)
from trackwright.simulator.table.decisions import NO_ROW, is_person, record_decision, reject, want
from trackwright.simulator.table.log import note

DECKS = 3
SLOW = 0
"""P-02: the deck that the family game uses, too."""
CARD_BITS = 5
IN_CHOICE = 12
"""Cards of a stacking stored in its choice; its path has the others."""
ALL_BITS = (1 << CARD_BITS) - 1


def clear_cards(race: Race, car: int) -> None:
    """An empty hand, and nothing played."""
    race.held[car] = 0
    race.deposited[car] = 0
    race.deck_at[car] = 0
    race.deck_size[car] = 0
    race.plays[car] = 0
    race.points[car] = 0
    race.supply[car] = 0
    race.spaces[car] = 0
    for stack in range(STACKS):
        race.height[car][stack] = 0
    for value in range(MOST_CARD + 1):
        race.gone[car][value] = 0
        race.seen[car][value] = 0


def hand_out_cards(race: Race) -> None:
    """F-07: derelicts get all cards, players those of their deck."""
    for i in range(race.cars):
        car = race.order[i]
        if race.halt == 0:
            clear_cards(race, car)
            if race.derelict[car]:
                lay_deck(race, car, race.rules.full)
                shuffle(race.dice, race.deck[car], 0, race.deck_size[car])
            elif race.rules.level == PRO:
                prepare_pro(race, car)
            else:
                prepare_family(race, car)


def prepare_family(race: Race, car: int) -> None:
    """F-02, F-07: shuffle the player's deck and draw the hand."""
    race.deck_type[car] = SLOW
    lay_deck(race, car, race.rules.deck[SLOW])
    shuffle(race.dice, race.deck[car], 0, race.deck_size[car])
    fill_hand(race, car)


def prepare_pro(race: Race, car: int) -> None:
    """P-01: choose a deck, place the deposit beside the alley, make stacks, take the hand."""
    choose_deck(race, car)
    if race.halt == 0:
        lay_deposit(race, car)
        make_stacks(race, car)
    take_start_hand(race, car)


def choose_deck(race: Race, car: int) -> None:
    """P-02 to P-04, D-04: choose one of three decks secretly."""
    row = decided(race, car, TYPE)
    if row == NO_ROW and is_person(race, car):
        want(race, car, TYPE)
        return
    type = race.script.choice[row] if row != NO_ROW else plan_deck(race, car)
    if type < 0 or type >= DECKS:
        reject(race, car, TYPE, P_02)
        return
    race.deck_type[car] = type
    lay_deck(race, car, race.rules.deck[type])
    record_decision(race, car, TYPE, type, 0)
    note(race, car, events.Deck(deck=type))


def lay_deposit(race: Race, car: int) -> None:
    """P-05, H-28: the cards that the chart lists for the starting row, taken from the chosen
    deck."""
    row = race.row[car] - 1
    for i in range(2):
        card = race.rules.deposit[row][i]
        if card:
            race.deposit[car][race.deposited[car]] = card
            race.deposited[car] += 1
            take_out(race, car, card)


def take_out(race: Race, car: int, card: int) -> None:
    """Take this card out of the deck."""
    size = race.deck_size[car]
    at = 0
    while at < size and race.deck[car][at] != card:
        at += 1
    for i in range(at, size - 1):
        race.deck[car][i] = race.deck[car][i + 1]
    race.deck_size[car] = size - 1
    race.supply[car] -= card


def make_stacks(race: Race, car: int) -> None:
    """P-06, H-25: distribute the rest of the deck on four stacks."""
    if race.rules.stacking == DEALT:
        deal_stacks(race, car)
        return
    row = decided(race, car, STACKING)
    if row != NO_ROW:
        choice, path = race.script.choice[row], race.script.path[row]
        if stacking_is_wrong(race, car, choice, path):
            reject(race, car, STACKING, P_06)
            return
        lay_stacks(race, car, choice, path)
    elif is_person(race, car):
        want(race, car, STACKING)
        return
    else:
        plan_stacks(race, car)
    race.deck_size[car] = 0
    record_decision(
        race, car, STACKING, packed_stacks(race, car, 0), packed_stacks(race, car, IN_CHOICE)
    )
    note(race, car, events.Stacks())


def deal_stacks(race: Race, car: int) -> None:
    """H-25, third reading: shuffled and dealt card by card."""
    shuffle(race.dice, race.deck[car], 0, race.deck_size[car])
    for i in range(race.deck_size[car]):
        put_on_stack(race, car, i % STACKS, race.deck[car][i])
    race.deck_size[car] = 0


def listed_card(choice: int, path: int, i: int) -> int:
    """Card i of a stacking: value + 8 * stack."""
    if i < IN_CHOICE:
        return choice >> CARD_BITS * i & ALL_BITS
    return path >> CARD_BITS * (i - IN_CHOICE) & ALL_BITS


def lists_more(choice: int, path: int, count: int) -> int:
    """Are there cards listed after this many?"""
    if count > IN_CHOICE:
        return 1 if path >> CARD_BITS * (count - IN_CHOICE) else 0
    return 1 if choice >> CARD_BITS * count or path else 0


def stacking_is_wrong(race: Race, car: int, choice: int, path: int) -> int:
    """P-06: does the stacking differ from the cards of the deck? H-25: by value, is a value on two
    stacks?"""
    count = race.deck_size[car]
    if lists_more(choice, path, count):
        return 1
    for value in range(MOST_CARD + 2):
        listed, there, stacks = 0, 0, 0
        for i in range(count):
            card = listed_card(choice, path, i)
            if card & 7 == value:
                listed += 1
                stacks |= 1 << (card >> 3)
            there += 1 if race.deck[car][i] == value else 0
        if listed != there:
            return 1
        if race.rules.stacking == BY_VALUE and stacks & (stacks - 1):
            return 1
    return 0


def lay_stacks(race: Race, car: int, choice: int, path: int) -> None:
    for i in range(race.deck_size[car]):
        card = listed_card(choice, path, i)
        put_on_stack(race, car, card >> 3, card & 7)


def packed_stacks(race: Race, car: int, first: int) -> int:
    """Twelve cards of the stacks from `first` on, bottom up, stack by stack, as a decision."""
    code, shift, at = 0, 0, 0
    for stack in range(STACKS):
        for i in range(race.height[car][stack]):
            if first <= at < first + IN_CHOICE:
                code |= (race.stack[car][stack][i] | stack << 3) << shift
                shift += CARD_BITS
            at += 1
    return code


def take_start_hand(race: Race, car: int) -> None:
    """P-07, H-26: card by card, while there are any."""
    while race.halt == 0 and race.held[car] < race.rules.hand and on_stacks(race, car):
        take_start_card(race, car)


def take_start_card(race: Race, car: int) -> None:
    """P-07, D-07: a card from the top of a chosen stack."""
    stack = chosen_stack(race, car, TAKE)
    if race.halt == 0:
        card = take_from_stack(race, car, stack)
        note(race, car, events.Hand(stack=stack, card=card))
