"""Upgrades: when a token may be used, and what it does: STR-33 to STR-41, H-11 to H-20."""

from trackwright.games.street_racing.rules.cards import (
    NO_CARD,
    discard,
    discard_from_hand,
    discard_table,
    draw_to_hand,
    has_cards,
    take_card,
)
from trackwright.games.street_racing.rules.moves import FIRST_TURN_TIRES, is_first_turn
from trackwright.games.street_racing.rules.speeds import STEERING_GEAR, redraw
from trackwright.games.street_racing.rules.steps import (
    NO_WAY,
    has_rival_token,
    has_token,
    is_in_the_way,
)
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.codes import (
    STR_13,
    STR_33,
    STR_34,
    STR_35,
    STR_36,
    STR_37,
    STR_38,
    STR_39,
    STR_40,
    STR_41,
)
from trackwright.games.street_racing.state.decisions import (
    CHOOSING,
    LEAVING,
    LEFT,
    MOVING,
    PREPARING,
    cards_in,
)
from trackwright.games.street_racing.state.layouts import (
    AERODYNAMICS,
    ENGINE_POWER,
    HANDLING,
    LATERAL,
    MOST_HAND,
    NITROUS,
    NOWHERE,
    ON_LEFT,
    ON_RIGHT,
    POWER_DUE,
    POWER_USED,
    STEERING,
    TIRES,
    TOP_GEAR,
    TRANSMISSION,
    TUNING,
    TURBO,
    UPGRADES,
    Race,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import RACING


def wrong_upgrade(race: Race, car: int, upgrade: int, path: int) -> int:
    """The rule that using this token now would break; 0 if none."""
    if upgrade < 0 or upgrade >= UPGRADES:
        return STR_13
    if race.tokens[car][upgrade] == 0 or is_in_time(race, car, upgrade) == 0:
        return rule_of(upgrade)
    if upgrade == TUNING:
        return wrong_tuning(race, car, path)
    if upgrade == HANDLING:
        return wrong_ignoring(race, car, path)
    return STR_13 if path else 0


def rule_of(upgrade: int) -> int:
    """The rule about an upgrade."""
    if upgrade == NITROUS:
        return STR_33
    if upgrade == ENGINE_POWER:
        return STR_34
    if upgrade == TIRES:
        return STR_35
    if upgrade == TUNING:
        return STR_36
    if upgrade == HANDLING:
        return STR_37
    if upgrade == TURBO:
        return STR_38
    if upgrade == AERODYNAMICS:
        return STR_39
    return STR_40 if upgrade == TRANSMISSION else STR_41


def is_in_time(race: Race, car: int, upgrade: int) -> int:
    """STR-33 to STR-41: may this kind be used now?"""
    phase, moving = race.phase, race.going and race.ended == 0
    before = phase in (PREPARING, CHOOSING) or (phase == MOVING and race.going == 0)
    if upgrade == NITROUS:
        return 1 if before else 0
    if upgrade == ENGINE_POWER:
        return 1 if phase == CHOOSING and race.power != POWER_USED else 0
    if upgrade == TIRES:
        return tires_in_time(race, car)
    if upgrade == TUNING:
        return before_draw(race, car)
    if upgrade == HANDLING:
        return 1 if phase == MOVING and race.handled == 0 else 0
    if upgrade == TURBO:
        free = race.turbo == 0 and race.gear[car] < TOP_GEAR
        return before_draw(race, car) if free else 0
    if upgrade == AERODYNAMICS:
        return 1 if before or (phase == MOVING and moving) else 0
    if upgrade == TRANSMISSION:
        return 1 if phase in (PREPARING, LEAVING) and race.status[car] == RACING else 0
    return before_draw(race, car) if race.gear[car] == STEERING_GEAR else 0


def before_draw(race: Race, car: int) -> int:
    """Phase A; H-11: or between two draws, as long as the second one can follow."""
    if race.phase == CHOOSING:
        return 1 if race.power != POWER_USED and race.tokens[car][ENGINE_POWER] else 0
    return 1 if race.phase == PREPARING else 0


def tires_in_time(race: Race, car: int) -> int:
    """STR-35, H-14: on the first turn just before moving, later until the last step."""
    if is_first_turn(race, car) == 0:
        return 1 if race.phase in (PREPARING, CHOOSING, MOVING) else 0
    if race.phase != MOVING or race.going:
        return 0
    return 0 if race.rules.tires_two_in_all and race.tires else 1


def wrong_tuning(race: Race, car: int, cards: int) -> int:
    """STR-36, H-17: the cards to discard."""
    if has_cards(race, car, cards) == 0 or race.held[car] >= MOST_HAND:
        return STR_36
    return STR_36 if race.rules.tuning_needs_card and cards == 0 else 0


def wrong_ignoring(race: Race, car: int, space: int) -> int:
    """STR-37: a rival's block token."""
    if space < 0 or space >= race.road.spaces:
        return STR_37
    return 0 if has_rival_token(race, car, space) else STR_37


def use_upgrade(race: Race, car: int, upgrade: int, path: int) -> None:
    """STR-12, STR-33 to STR-41: the token leaves the console; what it does counts before other
    rules."""
    spend(race, car, upgrade)
    effect = 0
    if race.phase == CHOOSING and upgrade in (TUNING, TURBO, STEERING):
        race.power = POWER_DUE
    if upgrade == NITROUS:
        effect = boost(race, car)
    elif upgrade == TIRES:
        effect = grip(race, car)
    elif upgrade == TUNING:
        effect = tune(race, car, path)
    elif upgrade == HANDLING:
        race.handled = 1
        race.ignored = path
        effect = path
    elif upgrade == AERODYNAMICS:
        race.aero = 1
        race.diagonals += 1
    elif upgrade == TRANSMISSION:
        race.transmission += 1
    elif upgrade == TURBO:
        race.turbo = 1
    elif upgrade == STEERING:
        race.steering = 1
    if race.halt == 0:
        note(race, car, events.Upgrade(upgrade=upgrade, effect=effect))
    if upgrade == ENGINE_POWER:
        draw_again(race, car)


def spend(race: Race, car: int, upgrade: int) -> None:
    race.tokens[car][upgrade] -= 1
    race.used[car][upgrade] += 1


def boost(race: Race, car: int) -> int:
    """STR-33: the Nitrous value of the top card."""
    card = take_card(race, car)
    if card == NO_CARD or race.halt:
        return 0
    value = race.deck.nitrous[card]
    discard(race, card)
    race.boost += value
    add_speed(race, value)
    return value


def add_speed(race: Race, more: int) -> None:
    """STR-21: once a number is chosen, V grows."""
    if race.chosen:
        race.speed += more
        race.points += more


def grip(race: Race, car: int) -> int:
    """STR-35: V on the first turn, later the test speed."""
    race.tires += 1
    if is_first_turn(race, car) == 0:
        return 0
    add_speed(race, FIRST_TURN_TIRES)
    return FIRST_TURN_TIRES


def tune(race: Race, car: int, cards: int) -> int:
    """STR-36: discard some, draw one more."""
    discard_from_hand(race, car, cards)
    drawn = 0
    for _n in range(cards_in(cards) + 1):
        if race.held[car] < MOST_HAND:
            drawn += draw_to_hand(race, car)
    return drawn


def draw_again(race: Race, car: int) -> None:
    """STR-34, H-11: a new draw for the same set; or a new set altogether."""
    race.power = POWER_USED
    if race.rules.new_set:
        discard_table(race)
        race.phase = PREPARING
    else:
        redraw(race, car)


# --- block tokens -------------------------------------------------------------------------------


def place_for_token(race: Race, car: int, side: int) -> int:
    """STR-37: the neighbour space on that side, if a block token may go there; else NOWHERE."""
    at, wanted = race.at[car], ON_LEFT if side == LEFT else ON_RIGHT
    if at == NOWHERE:
        return NOWHERE
    way = way_aside(race, at, wanted)
    if way == NO_WAY:
        return NOWHERE
    to = race.road.to[at][way]
    shut = race.road.obstacle[to] or race.road.limit[to] or race.road.finish[to]
    taken = is_in_the_way(race, car, to) or has_token(race, to)
    return NOWHERE if shut or taken else to


def way_aside(race: Race, at: int, side: int) -> int:
    """The lateral step to that side; NO_WAY if there is none."""
    for way in range(race.road.steps[at]):
        if race.road.kind[at][way] == LATERAL and race.road.side[at][way] == side:
            return way
    return NO_WAY


def wrong_placing(race: Race, car: int, side: int) -> int:
    """STR-37, H-12: after the move, once per turn; or before it."""
    if race.tokens[car][HANDLING] == 0 or race.handled or side not in (0, 1):
        return STR_37
    if race.rules.block_before:
        early = race.phase == PREPARING or (race.phase == MOVING and race.going == 0)
        if early == 0 and race.phase != CHOOSING:
            return STR_37
    elif race.phase != LEAVING or race.moved == 0:
        return STR_37
    return STR_37 if place_for_token(race, car, side) == NOWHERE else 0


def place_token(race: Race, car: int, side: int) -> None:
    """STR-37: the block token lies beside the car."""
    space = place_for_token(race, car, side)
    spend(race, car, HANDLING)
    race.handled = 1
    race.placed = 1
    race.block[car] = space
    note(race, car, events.Place(space=space))
