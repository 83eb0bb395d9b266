"""Gears, and what penalties cost: STR-17, STR-18, STR-30 to STR-32, STR-40, STR-54."""

from trackwright.games.street_racing.rules.cards import discard_from_hand
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.decisions import UP, cards_in
from trackwright.games.street_racing.state.layouts import DOM, HAND, TOP_GEAR, Race
from trackwright.simulator.table.log import note

UP_COST, DOWN_COST = 3, 2
"""STR-17: cards for a shift."""


def shift_cost(race: Race, direction: int) -> int:
    """STR-17, STR-40, H-16: cards to discard."""
    cost = UP_COST if direction == UP else DOWN_COST
    return max(0, cost - race.transmission)


def may_shift(race: Race, car: int, direction: int) -> int:
    """STR-17: is there such a gear, and are there enough cards in hand?"""
    if direction == UP and race.gear[car] == TOP_GEAR:
        return 0
    if direction != UP and race.gear[car] == 0:
        return 0
    return 1 if race.held[car] >= shift_cost(race, direction) else 0


def shift(race: Race, car: int, direction: int, cards: int) -> None:
    """STR-17: a gear up or down, paid with cards."""
    discard_from_hand(race, car, cards)
    race.gear[car] += 1 if direction == UP else -1
    if race.rules.transmission_once:
        race.transmission = 0
    up = 1 if direction == UP else 0
    note(race, car, events.Shift(up=up, gear=race.gear[car], cards=cards_in(cards)))


def tracker_start(race: Race, car: int) -> int:
    """STR-32, STR-54, H-31: where the penalty tracker begins."""
    return HAND + 1 if race.driver[car] == DOM else HAND


def hand_base(race: Race, car: int) -> int:
    """STR-11, H-31: cards in hand without penalties."""
    return HAND if race.rules.dom_capacity_only else tracker_start(race, car)


def hand_limit(race: Race, car: int) -> int:
    """STR-18: L."""
    return max(0, hand_base(race, car) - race.penalties)


def capacity(race: Race, car: int) -> int:
    """STR-30: penalties that a car can take without being stopped."""
    return tracker_start(race, car) + race.start_gear


def pay_with_gears(race: Race, car: int) -> None:
    """STR-30: penalties beyond the hand downshift."""
    over = race.penalties - tracker_start(race, car)
    lost = max(0, min(over, race.gear[car]))
    if lost:
        race.gear[car] -= lost
        note(race, car, events.Downshift(gear=race.gear[car]))
