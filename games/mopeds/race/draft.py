"""Step b: the cards of a round are drafted: MOP-20 to MOP-25, H-06.

A decision is a row (player, kind, choice, path):

    BET     choice: the card that is kept
    ROW     choice: the card for the row
    RETURN  choice: three cards, five bits each, the first named lowest
"""

from trackwright.games.mopeds.race.seats import plan_bet, plan_return, plan_row
from trackwright.games.mopeds.rules.cards import (
    first_returned,
    moped_of,
    position_in_hand,
    row_turned,
    take_from_hand,
)
from trackwright.games.mopeds.state import events
from trackwright.games.mopeds.state.codes import MOP_20, MOP_21, MOP_22
from trackwright.games.mopeds.state.layouts import NO_CARD, RETURNED, Race
from trackwright.simulator.table.decisions import (
    NO_ROW,
    is_person,
    record_decision,
    reject,
    scripted,
    want,
)
from trackwright.simulator.table.log import note

BET, ROW, RETURN = range(3)
"""The kinds of decisions."""
CARD_BITS = 5
ONE_CARD = (1 << CARD_BITS) - 1


def play_draft(race: Race) -> None:
    """MOP-20, MOP-21: from the spark plug to the left, then the rest goes under the stack."""
    take_in_hand(race)
    while race.halt == 0 and race.drafter < race.players:
        choose_bet(race, drafting_player(race))
    if race.halt == 0:
        finish_draft(race)


def take_in_hand(race: Race) -> None:
    """MOP-20: the player with the spark plug takes all cards of the round."""
    race.held = race.dealt
    race.drafter = 0
    race.sparks[race.drafted] = race.spark
    for i in range(race.dealt):
        race.hand[i] = race.shown[i]


def drafting_player(race: Race) -> int:
    """MOP-20: whose turn it is, from the spark plug to the left."""
    return (race.spark + race.drafter) % race.players


def finish_draft(race: Race) -> None:
    """MOP-22, MOP-21, MOP-23, MOP-25: what the last player does with the rest."""
    last = (race.spark + race.players - 1) % race.players
    if race.rules.row:
        choose_row_card(race, last)
    if race.halt == 0:
        choose_return(race, last)
    if race.halt == 0:
        close_round(race, last)


def choose_bet(race: Race, player: int) -> None:
    """MOP-20, MOP-24, D-01: the player keeps a card, knowing the hand and what was public."""
    race.turns += 1 - race.imagined
    row = scripted(race, player, BET, BET)
    if row != NO_ROW:
        card = race.script.choice[row]
        if position_in_hand(race, card) < 0 or card == NO_CARD:
            reject(race, player, BET, MOP_20)
            return
    elif is_person(race, player):
        want(race, player, BET)
        return
    else:
        card = plan_bet(race, player)
    record_decision(race, player, BET, card, 0)
    note(race, player, events.Bet(card=card, of=race.held))
    keep_bet(race, player, card)


def keep_bet(race: Race, player: int, card: int) -> None:
    """MOP-06, MOP-20: it lies face down before its owner for good."""
    take_from_hand(race, card)
    race.slot[race.drafted][race.drafter] = card
    race.bets[player][moped_of(card)] += 1
    race.drafter += 1


def choose_row_card(race: Race, player: int) -> None:
    """MOP-22, D-02: the last of two or three players lays a card into the row."""
    row = scripted(race, player, ROW, BET)
    if row != NO_ROW:
        card = race.script.choice[row]
        if position_in_hand(race, card) < 0 or card == NO_CARD:
            reject(race, player, ROW, MOP_22)
            return
    elif is_person(race, player):
        want(race, player, ROW)
        return
    else:
        card = plan_row(race, player)
    record_decision(race, player, ROW, card, 0)
    note(race, player, events.RowCard(card=card, cards=race.drafted + 1))
    take_from_hand(race, card)
    race.slot[race.drafted][race.players] = card


def choose_return(race: Race, player: int) -> None:
    """MOP-21, D-03: the rest goes under the stack in the order that the last player likes."""
    row = scripted(race, player, RETURN, BET)
    if row != NO_ROW:
        order = race.script.choice[row]
        if is_wrong_order(race, order):
            reject(race, player, RETURN, MOP_21)
            return
    elif is_person(race, player):
        want(race, player, RETURN)
        return
    else:
        order = plan_return(race, player)
    record_decision(race, player, RETURN, order, 0)
    put_under(race, order)
    slots, first = race.slot[race.drafted], first_returned(race)
    note(
        race,
        player,
        events.Return(first=slots[first], second=slots[first + 1], third=slots[first + 2]),
    )
    race.held = 0


def is_wrong_order(race: Race, order: int) -> int:
    """MOP-21: are these not the cards in hand, each as often?"""
    if order < 0 or order >> CARD_BITS * RETURNED:
        return 1
    for i in range(race.held):
        card, named, there = race.hand[i], 0, 0
        for j in range(RETURNED):
            named += 1 if order >> CARD_BITS * j & ONE_CARD == card else 0
            there += 1 if race.hand[j] == card else 0
        if named != there:
            return 1
    return 0


def put_under(race: Race, order: int) -> None:
    """MOP-21, H-06: below everything that is there, in drawing order."""
    first = first_returned(race)
    for i in range(RETURNED):
        at = RETURNED - 1 - i if race.rules.last_named_first else i
        race.slot[race.drafted][first + at] = order >> CARD_BITS * i & ONE_CARD


def close_round(race: Race, last: int) -> None:
    """MOP-23, MOP-25: the row, and the spark plug."""
    race.drafted += 1
    race.drafter = 0
    if row_turned(race) > race.turned:
        card = race.slot[race.turned][race.players]
        race.turned += 1
        note(race, last, events.RowTurned(card=card))
    race.spark = (race.spark + 1) % race.players
