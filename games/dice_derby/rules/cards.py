"""Red cards: DIC-18, DIC-19, DIC-41, H-10, H-11."""

from trackwright.games.dice_derby.colours import EX, LT
from trackwright.games.dice_derby.rules.landing import land, place_behind, take_effect
from trackwright.games.dice_derby.rules.turns import gain_turn, lose_turn
from trackwright.games.dice_derby.state import events
from trackwright.games.dice_derby.state.layouts import CARD_KINDS, START, Race
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.log import note
from trackwright.simulator.table.streams import pick

FOR_CARD = 1
"""The purpose of a card that is given: its number, from 1 on."""


def lay_pile(race: Race) -> None:
    """H-10: all cards; nobody keeps one, so an empty pile means that all are discarded."""
    race.pile_size = 0
    for card in range(CARD_KINDS):
        race.pile[card] = race.rules.copies[card]
        race.pile_size += race.pile[card]


def draw_card(race: Race, car: int) -> int:
    """DIC-18: the top card of the pile, or a real one; -1 if it has to be given first."""
    if race.pile_size == 0:
        lay_pile(race)
    card = given_for(race, car, FOR_CARD) - 1
    if card < 0 and race.halt == 0:
        card = any_card(race)
    if card >= 0 and race.pile[card]:
        race.pile[card] -= 1
        race.pile_size -= 1
    return card


def any_card(race: Race) -> int:
    """The pile is shuffled: each of its cards may be on top."""
    number, card = pick(race.dice, race.pile_size), 0
    while number >= race.pile[card]:
        number -= race.pile[card]
        card += 1
    return card


def take_card(race: Race, car: int) -> None:
    """DIC-18, DIC-41: draw it and do what it says."""
    if race.rules.no_cards:
        return
    card = draw_card(race, car)
    if race.halt:
        return
    race.drawn += 1
    race.drawn_as[card] += 1
    note(race, car, events.Card(card=card, at=race.at[car]))
    if card == EX:
        gain_turn(race, car)
    elif card == LT:
        lose_turn(race, car)
    elif steps_of_card(card):
        move_by_card(race, car, steps_of_card(card))


def steps_of_card(card: int) -> int:
    """A1, A2, A4, then B1, B2, B4; the others move nobody."""
    if card > 5:
        return 0
    steps = 1 << card % 3
    return steps if card < 3 else -steps


def move_by_card(race: Race, car: int, steps: int) -> None:
    """DIC-41, H-11: along the main line, never to the finish; the new space counts, but draws no
    second card."""
    start = race.at[car]
    end = place_behind(race, start, -steps)
    if end >= race.road.goal:
        end = start
    note(race, car, events.Carried(start=start, end=end))
    if end == start:
        return
    land(race, car, end)
    if race.rules.card_effects:
        race.at[car] = end
    elif race.at[car] != START:
        take_effect(race, car)
