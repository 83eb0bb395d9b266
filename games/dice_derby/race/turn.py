"""A turn: DIC-03, DIC-05, DIC-26, DIC-27, DIC-33, DIC-36, DIC-37."""

from trackwright.games.dice_derby.race.seats import (
    DICE,
    GO_ON,
    METHOD,
    plan_dice,
    plan_going_on,
    plan_method,
)
from trackwright.games.dice_derby.rules.cards import take_card
from trackwright.games.dice_derby.rules.landing import land, take_effect, turn_at
from trackwright.games.dice_derby.rules.moves import (
    may_roll_one,
    target_of,
    turbo_target,
)
from trackwright.games.dice_derby.rules.turns import cancel_turns, front_car, gain_turn, left_of
from trackwright.games.dice_derby.state import events
from trackwright.games.dice_derby.state.codes import DIC_26, DIC_33, DIC_36
from trackwright.games.dice_derby.state.layouts import (
    BY_COLOURS,
    BY_NUMBERS,
    CARD,
    DIE_BITS,
    NOWHERE,
    START,
    Race,
)
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.decisions import (
    NO_ROW,
    is_person,
    record_decision,
    reject,
    scripted,
    want,
)
from trackwright.simulator.table.dice import throw_of
from trackwright.simulator.table.log import note

FOR_DIE = 0
"""The purpose of a die that is given, as it fell."""


def take_turn(race: Race, car: int, is_extra: int) -> None:
    """DIC-03: dice, method, move, and what comes of it."""
    race.turns += 1
    race.taken[car] += 1
    race.gained = 0
    decide_dice(race, car)
    roll(race, car, is_extra)
    decide_method(race, car)
    decide_going_on(race, car)
    if race.halt == 0:
        move(race, car)


def decide_dice(race: Race, car: int) -> None:
    """DIC-26: past the Red Line a player may roll one die instead of two."""
    race.plan.dice = 1 + race.rules.two_dice
    if may_roll_one(race, car) == 0:
        return
    row = scripted(race, car, DICE, last_kind(race))
    if row != NO_ROW:
        race.plan.dice = race.script.choice[row]
        if race.plan.dice != 1 and race.plan.dice != 2:
            reject(race, car, DICE, DIC_26)
            return
    elif is_person(race, car):
        want(race, car, DICE)
        return
    else:
        plan_dice(race, car)
    race.choices += 1
    record_decision(race, car, DICE, race.plan.dice, 0)


def last_kind(race: Race) -> int:
    """The decision that ends a turn."""
    if race.rules.turbo:
        return GO_ON
    return METHOD if race.rules.colours and race.rules.numbers else DICE


def roll(race: Race, car: int, is_extra: int) -> None:
    """DIC-02: one die or two."""
    race.first = 0
    race.second = 0
    if race.halt:
        return
    race.first = throw(race, car)
    if race.plan.dice == 2 and race.halt == 0:
        race.second = throw(race, car)
    if race.halt == 0:
        note(race, car, events.Roll(first=race.first, second=race.second, extra=is_extra))


def throw(race: Race, car: int) -> int:
    """DIC-02, H-02: a die as it fell; its number is the place of its colour."""
    die = given_for(race, car, FOR_DIE)
    if die or race.halt:
        return die
    face = throw_of(race, car, race.rules.faces)
    return face | face << DIE_BITS


def decide_method(race: Race, car: int) -> None:
    """DIC-33, DIC-37, H-20: colours or numbers, after the roll."""
    race.plan.method = BY_NUMBERS if race.rules.numbers else BY_COLOURS
    if race.halt or race.rules.numbers == 0 or race.rules.colours == 0:
        return
    row = scripted(race, car, METHOD, METHOD)
    if row != NO_ROW:
        race.plan.method = race.script.choice[row]
        if may_use(race, car, race.plan.method) == 0:
            reject(race, car, METHOD, DIC_33)
            return
    elif is_person(race, car):
        want(race, car, METHOD)
        return
    else:
        plan_method(race, car)
        if may_use(race, car, race.plan.method) == 0:  # bots do not look at H-20
            race.plan.method = 1 - race.plan.method
    race.choices += 1
    record_decision(race, car, METHOD, race.plan.method, 0)


def may_use(race: Race, car: int, method: int) -> int:
    """DIC-38, H-20: any method, even one that leaves the car standing."""
    if method != BY_COLOURS and method != BY_NUMBERS:
        return 0
    if race.rules.must_move == 0 or target_of(race, race.at[car], method) != NOWHERE:
        return 1
    return 1 if target_of(race, race.at[car], 1 - method) == NOWHERE else 0


def decide_going_on(race: Race, car: int) -> None:
    """DIC-36: the sum first; then on to the farther colour, or not."""
    race.plan.go_on = 0
    if race.halt:
        return
    at = race.at[car]
    race.target = target_of(race, at, race.plan.method)
    on = turbo_target(race, at, race.target)
    if on == NOWHERE:
        return
    row = scripted(race, car, GO_ON, GO_ON)
    if row != NO_ROW:
        race.plan.go_on = race.script.choice[row]
        if race.plan.go_on != 0 and race.plan.go_on != 1:
            reject(race, car, GO_ON, DIC_36)
            return
    elif is_person(race, car):
        want(race, car, GO_ON)
        return
    else:
        plan_going_on(race, car, on)
    race.choices += 1
    record_decision(race, car, GO_ON, race.plan.go_on, 0)
    choose_going_on(race, car, race.plan.go_on)


def choose_going_on(race: Race, car: int, go_on: int) -> None:
    """DIC-36: the sum's space is only where the way turns."""
    race.plan.go_on = go_on
    if go_on:
        race.middle = race.target
        race.target = turbo_target(race, race.at[car], race.middle)


def move(race: Race, car: int) -> None:
    """DIC-05, H-06: the final space counts, if the car moved; doubles count in any case."""
    start, how = race.at[car], race.plan.method
    if race.target == NOWHERE:
        race.wasted += 1
        note(race, car, events.Stay(how=how, at=start))
        land_again(race, car)
    else:
        note_move(race, car, start)
        if race.rules.middle_counts and race.middle != NOWHERE:
            turn_at(race, car, race.middle)
        land(race, car, race.target)
        if race.halt == 0:
            act_on_space(race, car)
    if race.halt == 0 and race.second == race.first:
        race.doubles += 1
        note(race, car, events.Doubles())
        gain_turn(race, car)
    cancel_turns(race, car)
    follow_lead(race)


def act_on_space(race: Race, car: int) -> None:
    """DIC-05: symbol or obligation, then the red card."""
    at = race.at[car]
    race.ramps += at > race.road.ramp
    race.rows += at > race.road.goal and at < race.road.ramp
    take_effect(race, car)
    if race.road.effect[at] == CARD:
        take_card(race, car)


def land_again(race: Race, car: int) -> None:
    """H-09: a car that stays has not landed again, unless it is ruled so."""
    if race.rules.stay_lands and race.at[car] != START:
        act_on_space(race, car)


def note_move(race: Race, car: int, start: int) -> None:
    end, middle = race.target, race.middle
    how, more = race.plan.method, race.plan.go_on
    note(race, car, events.Move(how=how, start=start, middle=middle, end=end, further=more))
    passed = 0
    for other in range(race.runners):
        passed += race.road.left[end] < left_of(race, other) < left_of(race, car)
    race.overtakes += passed
    if race.counting:
        race.statistics.passes[race.road.spot[end]] += passed
        race.statistics.visits[race.road.spot[end]] += 1


def follow_lead(race: Race) -> None:
    leader = front_car(race)
    if leader != race.leader:
        race.lead_changes += race.leader >= 0
        race.leader = leader
