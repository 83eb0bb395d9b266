"""Decisions, and the turn that they make: STR-13. A turn can be taken up in any phase."""

from trackwright.games.street_racing.race.seats import plan_action
from trackwright.games.street_racing.rules.acting import act
from trackwright.games.street_racing.rules.gears import hand_limit, may_shift
from trackwright.games.street_racing.rules.legal import fault_of
from trackwright.games.street_racing.rules.moves import is_first_turn, must_crash, test_speed
from trackwright.games.street_racing.rules.speeds import only_option
from trackwright.games.street_racing.rules.steps import (
    NO_WAY,
    count_steps,
    has_rival_token,
    may_step,
    only_step,
)
from trackwright.games.street_racing.state.decisions import (
    CHOOSING,
    DISCARD,
    DOWN,
    END,
    LEAVING,
    MOVING,
    PREPARING,
    SPEED,
    STEP,
    TURN_OVER,
    UP,
    cards_of,
)
from trackwright.games.street_racing.state.layouts import (
    AERODYNAMICS,
    ENGINE_POWER,
    FORWARD,
    HANDLING,
    NITROUS,
    NOWHERE,
    POWER_USED,
    TIRES,
    TRANSMISSION,
    TUNING,
    Race,
)
from trackwright.simulator.table.decisions import (
    NO_ROW,
    is_person,
    next_scripted,
    record_decision,
    reject,
    want,
)
from trackwright.simulator.table.states import RACING


def play_turn(race: Race, car: int) -> None:
    """STR-13: the turn from its present phase on."""
    while race.halt == 0 and race.phase != TURN_OVER:
        if race.rules.ask_all or goes_by_itself(race, car) == 0:
            decide(race, car)


def decide(race: Race, car: int) -> None:
    """The decision that is due: given, or made by a bot; a person is waited for."""
    plan, row = race.plan, next_scripted(race, car)
    if row != NO_ROW:
        plan.kind = race.script.kind[row]
        plan.choice = race.script.choice[row]
        plan.path = race.script.path[row]
    elif is_person(race, car):
        want(race, car, race.phase)
        return
    else:
        plan_action(race, car)
    if row != NO_ROW or race.rules.verify:
        fault = fault_of(race, car, plan.kind, plan.choice, plan.path)
        if fault:
            reject(race, car, plan.kind, fault)
            return
    kind, choice, path = plan.kind, plan.choice, plan.path
    record_decision(race, car, kind, choice, path)
    if race.halt == 0:
        act(race, car, kind, choice, path)


# --- what needs no decision ---------------------------------------------------------------------


def goes_by_itself(race: Race, car: int) -> int:
    """Is there nothing to decide? Then it is done, and the turn goes on."""
    if race.phase == PREPARING:
        return pass_empty(race, car)
    if race.phase == CHOOSING:
        return choose_only(race, car)
    if race.phase == MOVING:
        return step_only(race, car)
    if race.phase == LEAVING:
        return end_idle(race, car)
    return discard_only(race, car)


def pass_empty(race: Race, car: int) -> int:
    """STR-19: no cards, and no token that could change that."""
    tokens = race.tokens[car]
    if race.held[car] or tokens[TUNING] or tokens[TRANSMISSION]:
        return 0
    if race.rules.nitrous_alone and tokens[NITROUS]:
        return 0
    act(race, car, END, 0, 0)
    return 1


def choose_only(race: Race, car: int) -> int:
    """STR-16: one number, and no other draw."""
    only = only_option(race)
    again = race.tokens[car][ENGINE_POWER] and race.power != POWER_USED
    if only <= 0 or again or race.rules.shift_after_draw:
        return 0
    act(race, car, SPEED, only, 0)
    return 1


def step_only(race: Race, car: int) -> int:
    """STR-24, STR-28: one way on, or none."""
    if has_one_way(race, car) == 0:
        return 0
    way = only_step(race, car)
    if way == NO_WAY or (race.going == 0 and must_crash(race, car)):
        act(race, car, END, 0, 0)
    else:
        act(race, car, STEP, race.road.to[race.at[car]][way], 0)
    return 1


def has_one_way(race: Race, car: int) -> int:
    """Is there one way on, or none, and no token that could change it?"""
    if race.rules.may_stop or has_use_for_tokens(race, car):
        return 0
    if race.going == 0 and must_crash(race, car):
        return 1
    return 1 if count_steps(race, car) <= 1 else 0


def has_use_for_tokens(race: Race, car: int) -> int:
    """Could a token change what this movement does next?"""
    tokens = race.tokens[car]
    if race.going == 0 and (tokens[NITROUS] or (tokens[TIRES] and is_first_turn(race, car))):
        return 1
    road, at = race.road, race.at[car]
    grips = tokens[TIRES] and is_first_turn(race, car) == 0
    for way in range(road.steps[at]):
        to = road.to[at][way]
        if road.kind[at][way] != FORWARD and tokens[AERODYNAMICS]:
            return 1
        if grips and may_step(race, car, way) and 0 < road.limit[to] < test_speed(race, car):
            return 1
        if tokens[HANDLING] and race.handled == 0 and is_dear(race, car, to):
            return 1
    return 0


def is_dear(race: Race, car: int, space: int) -> int:
    """STR-42: does a rival's block token make this space cost more?"""
    return 1 if space != race.ignored and has_rival_token(race, car, space) else 0


def end_idle(race: Race, car: int) -> int:
    """STR-17, STR-37, STR-40: no shift, and nothing to place."""
    tokens = race.tokens[car]
    shifts = may_shift(race, car, UP) or may_shift(race, car, DOWN) or tokens[TRANSMISSION]
    if shifts and race.status[car] == RACING:
        return 0
    if tokens[HANDLING] and race.handled == 0 and race.moved and race.at[car] != NOWHERE:
        return 0
    act(race, car, END, 0, 0)
    return 1


def discard_only(race: Race, car: int) -> int:
    """STR-18: cards of one suit only are all the same."""
    suit = race.deck.suit[race.hand[car][0]]
    for i in range(race.held[car]):
        if race.deck.suit[race.hand[car][i]] != suit:
            return 0
    over = race.held[car] - hand_limit(race, car)
    act(race, car, DISCARD, 0, cards_of(suit, over))
    return 1
