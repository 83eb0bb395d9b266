"""Before the draw and after the move: gears, tokens, set, block token: B3 to B5, B9, B10."""

from trackwright.games.street_racing.bots.outlook import target_gear
from trackwright.games.street_racing.bots.plans import longest_suit, plan, plan_tuning, spare_cards
from trackwright.games.street_racing.rules.cards import in_hand
from trackwright.games.street_racing.rules.gears import hand_limit, may_shift, shift_cost
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.rules.speeds import STEERING_GEAR, row_to_read
from trackwright.games.street_racing.rules.upgrades import place_for_token
from trackwright.games.street_racing.state.decisions import (
    DISCARD,
    DOWN,
    END,
    PLACE,
    PREPARING,
    SET,
    SHIFT,
    UP,
    UPGRADE,
)
from trackwright.games.street_racing.state.layouts import (
    HAND,
    HANDLING,
    NOWHERE,
    STEERING,
    SUITS,
    TOP_GEAR,
    TRANSMISSION,
    TUNING,
    TURBO,
    Race,
)
from trackwright.simulator.table.states import RACING

SAFE_SPEED = 5
"""Tenths of a step: a set of the gear's suit has its Minimum Speed."""
NEXT_GEAR = 12
"""What a shift that the cards left over can pay for is worth."""
TURBO_GAIN = 12
HARD_CORNER = 3
"""B4: penalties that make Steering worth it."""
SMALL_SET = 2
CLOSE_BEHIND = 6


def wanted_gear(race: Race, car: int) -> int:
    """B3: for the next move from where it is. At a barrier nothing but speed counts."""
    return TOP_GEAR if race.pending[car] else target_gear(race, race.at[car])


def plan_preparation(race: Race, car: int) -> None:
    """Phase A and B: shift, tokens, the set."""
    wanted = wanted_gear(race, car)
    if plan_shift(race, car, wanted) or plan_tokens(race, car):
        return
    plan_set(race, car, wanted)


def plan_shift(race: Race, car: int, wanted: int) -> int:
    """B3: towards that gear, with cards that the set does not need; 0 if nothing is to be done."""
    gear = race.gear[car]
    if gear == wanted:
        return 0
    direction = UP if gear < wanted else DOWN
    cost = shift_cost(race, direction)
    needed = in_hand(race, car, longest_suit(race, car)) if race.phase == PREPARING else 0
    if gear == 0 and race.turbo == 0:
        needed = 0
    if may_shift(race, car, direction) and race.held[car] - needed >= cost:
        plan(race, SHIFT, direction, spare_cards(race, car, cost))
        return 1
    if race.tokens[car][TRANSMISSION] and cost and race.held[car] - needed >= cost - 1:
        plan(race, UPGRADE, TRANSMISSION, 0)
        return 1
    return 0


def plan_tokens(race: Race, car: int) -> int:
    """B4: Turbo, Steering, Tuning."""
    tokens = race.tokens[car]
    if tokens[TURBO] and race.turbo == 0 and race.held[car] and gains_by_turbo(race, car):
        plan(race, UPGRADE, TURBO, 0)
        return 1
    if tokens[STEERING] and race.steering == 0 and is_hard_ahead(race, car):
        plan(race, UPGRADE, STEERING, 0)
        return 1
    if tokens[TUNING]:
        suit = longest_suit(race, car)
        held = in_hand(race, car, suit)
        if held <= SMALL_SET:
            return plan_tuning(race, car, race.held[car] - held)
    return 0


def gains_by_turbo(race: Race, car: int) -> int:
    """STR-38: is the next gear so much better here?"""
    gear, at, worth = race.gear[car], race.at[car], race.outlook.worth
    if gear == TOP_GEAR:
        return 0
    return 1 if worth[gear + 1][at] - worth[gear][at] >= TURBO_GAIN else 0


def is_hard_ahead(race: Race, car: int) -> int:
    """STR-41: in third gear, a corner that costs much."""
    gear = race.gear[car]
    hard = race.outlook.penalties[gear][race.at[car]] >= HARD_CORNER
    return 1 if gear == STEERING_GEAR and hard else 0


def plan_set(race: Race, car: int, wanted: int) -> None:
    """B5: the suit and the number of cards that promise most, with what the rest can pay for."""
    best, suit_played, played = -1, 0, 0
    for suit in range(1, SUITS + 1):
        for count in range(1, in_hand(race, car, suit) + 1):
            worth = worth_of_set(race, car, suit, count)
            worth += NEXT_GEAR * shifts_left(race, car, count, wanted)
            if worth > best:
                best, suit_played, played = worth, suit, count
    if row_to_read(race, car) and suit_played:
        plan(race, SET, suit_played, played)
    else:
        plan(race, END, 0, 0)


def worth_of_set(race: Race, car: int, suit: int, count: int) -> int:
    """The number that it promises."""
    row = row_to_read(race, car)
    worth = race.outlook.best[row][min(count, HAND)] if row else 0
    return worth + SAFE_SPEED * (suit == race.gear[car])


def shifts_left(race: Race, car: int, count: int, wanted: int) -> int:
    """How many useful shifts the cards pay for that are not in the set."""
    gear, left = race.gear[car], race.held[car] - count
    cost = max(1, shift_cost(race, UP if gear < wanted else DOWN))
    return min(abs(wanted - gear), left // cost)


def plan_leaving(race: Race, car: int) -> None:
    """B3, B9: shift for the next move; a block token beside the car."""
    races = race.status[car] == RACING and race.at[car] != NOWHERE
    if races and (plan_shift(race, car, wanted_gear(race, car)) or plan_block(race, car)):
        return
    plan(race, END, 0, 0)


def plan_block(race: Race, car: int) -> int:
    """B9: if a rival is close behind, on the side where it would pass."""
    if race.tokens[car][HANDLING] == 0 or race.handled or race.moved == 0:
        return 0
    if is_chased(race, car) == 0:
        return 0
    for side in range(2):
        if place_for_token(race, car, side) != NOWHERE:
            plan(race, PLACE, side, 0)
            return 1
    return 0


def is_chased(race: Race, car: int) -> int:
    left = steps_left(race, car)
    for other in range(race.players):
        if other == car or race.status[other] != RACING or race.at[other] == NOWHERE:
            continue
        if left < steps_left(race, other) <= left + CLOSE_BEHIND:
            return 1
    return 0


def plan_discard(race: Race, car: int) -> None:
    """B10."""
    over = race.held[car] - hand_limit(race, car)
    plan(race, DISCARD, 0, spare_cards(race, car, over))
