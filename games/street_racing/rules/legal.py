"""What may be decided: the rule that a decision breaks, and the list of all that break none.

People choose from the list, random bots as well; decisions from outside are tested by the same
functions.
"""

from trackwright.games.street_racing.rules.cards import has_cards, in_hand
from trackwright.games.street_racing.rules.gears import hand_limit, may_shift, shift_cost
from trackwright.games.street_racing.rules.moves import is_moving, must_crash
from trackwright.games.street_racing.rules.setup import may_allocate, slot_is_free, tokens_left
from trackwright.games.street_racing.rules.speeds import (
    flipped_speed,
    is_option,
    minimum_speed,
    row_of,
    row_to_read,
)
from trackwright.games.street_racing.rules.steps import NO_WAY, count_steps, may_step, way_to
from trackwright.games.street_racing.rules.upgrades import wrong_placing, wrong_upgrade
from trackwright.games.street_racing.state.codes import (
    STR_06,
    STR_09,
    STR_13,
    STR_14,
    STR_16,
    STR_17,
    STR_18,
    STR_22,
    STR_24,
)
from trackwright.games.street_racing.state.decisions import (
    ALLOCATE,
    ALLOCATING,
    CHOOSING,
    DISCARD,
    DISCARDING,
    DOWN,
    END,
    LEAVING,
    LEFT,
    MOVING,
    PLACE,
    PLACING,
    PREPARING,
    RIGHT,
    SET,
    SHIFT,
    SLOT,
    SPEED,
    STEP,
    SUIT_BITS,
    UP,
    UPGRADE,
    cards_in,
)
from trackwright.games.street_racing.state.layouts import (
    HANDLING,
    MOST_ACTIONS,
    POWER_DUE,
    SUITS,
    TUNING,
    UPGRADES,
    Race,
)
from trackwright.simulator.table.states import RACING


def fault_of(race: Race, car: int, kind: int, choice: int, path: int) -> int:
    """The rule that this decision would break now; 0 if none."""
    if kind == ALLOCATE:
        legal = race.phase == ALLOCATING and may_allocate(race, car, choice)
        return 0 if legal else STR_06
    if kind == SLOT:
        return 0 if race.phase == PLACING and slot_is_free(race, choice) else STR_09
    if kind == SHIFT:
        return wrong_shift(race, car, choice, path)
    if kind == UPGRADE:
        return wrong_upgrade(race, car, choice, path)
    if kind == PLACE:
        return wrong_placing(race, car, choice)
    if kind == SET:
        return wrong_set(race, car, choice, path)
    if kind == SPEED:
        return wrong_speed(race, choice)
    if kind == STEP:
        return wrong_step(race, car, choice)
    if kind == DISCARD:
        return wrong_discard(race, car, path)
    return wrong_end(race, car) if kind == END else STR_13


def wrong_shift(race: Race, car: int, direction: int, cards: int) -> int:
    """STR-17, H-02; a set on the table needs a row (H-03)."""
    between = race.phase == CHOOSING and race.rules.shift_after_draw
    if race.phase not in (PREPARING, LEAVING) and between == 0:
        return STR_17
    if race.status[car] != RACING:
        return STR_17
    if direction not in (DOWN, UP) or may_shift(race, car, direction) == 0:
        return STR_17
    if between and row_of(race, race.gear[car] + (1 if direction == UP else -1)) == 0:
        return STR_17
    paid = cards_in(cards) == shift_cost(race, direction) if cards >= 0 else 0
    return 0 if paid and has_cards(race, car, cards) else STR_17


def wrong_set(race: Race, car: int, suit: int, count: int) -> int:
    """STR-14, STR-16, H-03: cards of one suit, and a row to read."""
    if race.phase != PREPARING or suit < 1 or suit > SUITS:
        return STR_14
    if count < 1 or count > in_hand(race, car, suit):
        return STR_14
    return 0 if row_to_read(race, car) else STR_16


def wrong_speed(race: Race, speed: int) -> int:
    """STR-16, H-11: one of the options; not of a draw that another one has to follow."""
    if race.phase != CHOOSING or race.power == POWER_DUE:
        return STR_16
    return 0 if is_option(race, speed) else STR_16


def wrong_step(race: Race, car: int, space: int) -> int:
    """STR-22 to STR-24: a legal step of a car that moves."""
    if race.phase != MOVING or is_moving(race) == 0:
        return STR_13
    if race.going == 0 and must_crash(race, car):
        return STR_22
    way = way_to(race, car, space)
    if way == NO_WAY:
        return STR_22
    return 0 if may_step(race, car, way) else STR_22


def wrong_discard(race: Race, car: int, cards: int) -> int:
    """STR-18: down to the limit, no further."""
    if race.phase != DISCARDING or has_cards(race, car, cards) == 0:
        return STR_18
    return 0 if race.held[car] - cards_in(cards) == hand_limit(race, car) else STR_18


def wrong_end(race: Race, car: int) -> int:
    """STR-13, STR-19, STR-24, H-05: a move that has begun must be completed."""
    if race.phase in (PREPARING, LEAVING):
        return 0
    if race.phase != MOVING:
        return STR_13
    if race.rules.may_stop or is_stuck(race, car):
        return 0
    return STR_24


def is_stuck(race: Race, car: int) -> int:
    """STR-28, STR-44: no step is legal, or the barrier is too much for it."""
    if race.going == 0 and must_crash(race, car):
        return 1
    return 1 if count_steps(race, car) == 0 else 0


# --- the list -----------------------------------------------------------------------------------


def list_actions(race: Race, car: int) -> int:
    """Fill `race.menu` with all legal decisions; how many there are."""
    race.menu.count = 0
    phase = race.phase
    if phase == ALLOCATING:
        for upgrade in range(UPGRADES):
            offer(race, car, ALLOCATE, upgrade, 0)
    elif phase == PLACING:
        for slot in range(race.road.slots):
            offer(race, car, SLOT, slot, 0)
    elif phase == DISCARDING:
        offer_cards(race, car, DISCARD, 0)
    else:
        list_turn_actions(race, car)
    return race.menu.count


def list_turn_actions(race: Race, car: int) -> None:
    """Those of a turn: what it is about first."""
    if race.phase == PREPARING:
        for suit in range(1, SUITS + 1):
            for count in range(in_hand(race, car, suit), 0, -1):
                offer(race, car, SET, suit, count)
    elif race.phase == CHOOSING:
        list_speeds(race, car)
    elif race.phase == MOVING:
        list_steps(race, car)
    offer(race, car, END, 0, 0)
    if tokens_left(race, car):
        list_upgrades(race, car)
    if race.phase != MOVING and race.status[car] == RACING:
        for direction in range(2):
            if may_shift(race, car, direction):
                offer_cards(race, car, SHIFT, direction)


def list_speeds(race: Race, car: int) -> None:
    """STR-16: every number once."""
    if minimum_speed(race):
        offer(race, car, SPEED, minimum_speed(race), 0)
    for number in range(race.flipped):
        speed, known = flipped_speed(race, number), 0
        for earlier in range(number):
            known += flipped_speed(race, earlier) == speed
        if known == 0 and speed != minimum_speed(race):
            offer(race, car, SPEED, speed, 0)


def list_steps(race: Race, car: int) -> None:
    at = race.at[car]
    for way in range(race.road.steps[at]):
        offer(race, car, STEP, race.road.to[at][way], 0)


def list_upgrades(race: Race, car: int) -> None:
    """STR-33 to STR-41."""
    for upgrade in range(UPGRADES):
        if race.tokens[car][upgrade] == 0:
            continue
        if upgrade == TUNING:
            offer_cards(race, car, UPGRADE, TUNING)
        elif upgrade == HANDLING:
            list_handling(race, car)
        else:
            offer(race, car, UPGRADE, upgrade, 0)


def list_handling(race: Race, car: int) -> None:
    """STR-37: a token beside the car, or one of a rival that can be reached next."""
    offer(race, car, PLACE, LEFT, 0)
    offer(race, car, PLACE, RIGHT, 0)
    if race.phase == MOVING:
        at = race.at[car]
        for way in range(race.road.steps[at]):
            offer(race, car, UPGRADE, HANDLING, race.road.to[at][way])


def offer(race: Race, car: int, kind: int, choice: int, path: int) -> None:
    """A line of the list, if it breaks no rule."""
    menu = race.menu
    if menu.count < MOST_ACTIONS and fault_of(race, car, kind, choice, path) == 0:
        menu.kind[menu.count] = kind
        menu.choice[menu.count] = choice
        menu.path[menu.count] = path
        menu.count += 1


def offer_cards(race: Race, car: int, kind: int, choice: int) -> None:
    """With every choice of cards from the hand that is legal."""
    cards = 0
    while cards >= 0 and race.menu.count < MOST_ACTIONS:
        offer(race, car, kind, choice, cards)
        cards = next_cards(race, car, cards)


def next_cards(race: Race, car: int, cards: int) -> int:
    """The next choice of cards from the hand, counting up suit by suit; -1 after the last."""
    for suit in range(1, SUITS + 1):
        one = 1 << SUIT_BITS * (suit - 1)
        if (cards // one) % (1 << SUIT_BITS) < in_hand(race, car, suit):
            return cards + one
        cards -= cards // one % (1 << SUIT_BITS) * one
    return -1
