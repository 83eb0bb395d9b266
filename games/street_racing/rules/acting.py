"""What a decision does, and what follows from it by itself: the phases of a turn, STR-13."""

from trackwright.games.street_racing.rules.cards import (
    discard_from_hand,
    discard_hand,
    discard_table,
    refill,
)
from trackwright.games.street_racing.rules.damage import draw_control, turn_control
from trackwright.games.street_racing.rules.gears import hand_limit, pay_with_gears, shift
from trackwright.games.street_racing.rules.moves import (
    crash,
    end_move,
    is_moving,
    must_crash,
    start_moving,
    take_step,
)
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.rules.speeds import (
    choose_speed,
    draw_speeds,
    lay_set,
    only_option,
    read_row,
)
from trackwright.games.street_racing.rules.steps import way_to
from trackwright.games.street_racing.rules.upgrades import place_token, use_upgrade
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.decisions import (
    ALLOCATE,
    CHOOSING,
    DISCARD,
    DISCARDING,
    LEAVING,
    MOVING,
    PLACE,
    PREPARING,
    SET,
    SHIFT,
    SLOT,
    SPEED,
    STEP,
    TURN_OVER,
    UPGRADE,
)
from trackwright.games.street_racing.state.layouts import (
    BLOCKED,
    CRASHED,
    GOES_ON,
    HOME,
    JUNKED_AT,
    NO_SIDE,
    NOWHERE,
    Race,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import FINISHED, RETIRED


def act(race: Race, car: int, kind: int, choice: int, path: int) -> None:
    """Do what was decided, which has to be legal."""
    if kind == ALLOCATE:
        race.tokens[car][choice] += 1
    elif kind == SLOT:
        take_slot(race, car, choice)
    elif kind == SHIFT:
        shift(race, car, choice, path)
        if race.phase == CHOOSING:
            read_row(race, car)
    elif kind == UPGRADE:
        use_upgrade(race, car, choice, path)
    elif kind == PLACE:
        place_token(race, car, choice)
    elif kind == SET:
        play_set(race, car, choice, path)
    elif kind == SPEED:
        set_off(race, car, choice)
    elif kind == STEP:
        take_step(race, car, way_to(race, car, choice))
    elif kind == DISCARD:
        discard_from_hand(race, car, path)
        end_clean_up(race)
    else:
        end_phase(race, car)
    if race.phase == MOVING and is_moving(race) == 0 and race.halt == 0:
        end_movement(race, car)


def take_slot(race: Race, car: int, slot: int) -> None:
    """STR-09: a start space."""
    race.slot[car] = slot
    race.at[car] = race.road.slot[slot]


def begin_turn(race: Race, car: int) -> None:
    """STR-13: everything of the last turn is put away."""
    race.car = car
    race.phase = PREPARING
    race.set_suit = 0
    race.set_size = 0
    race.flipped = 0
    race.row_read = 0
    race.gear_drawn = 0
    race.chosen = 0
    race.boost = 0
    race.speed = 0
    race.points = 0
    race.moved = 0
    race.start_gear = race.gear[car]
    race.side = NO_SIDE
    race.aside = 0
    race.penalties = 0
    race.corner_part = 0
    race.blocked_part = 0
    race.going = 0
    race.ended = GOES_ON
    race.used_control = 0
    race.next_control = 0
    race.icon = 0
    put_tokens_away(race)


def put_tokens_away(race: Race) -> None:
    """What upgrades of the last turn did is over."""
    race.turbo = 0
    race.power = 0
    race.aero = 0
    race.diagonals = 0
    race.tires = 0
    race.transmission = 0
    race.handled = 0
    race.placed = 0
    race.ignored = NOWHERE
    race.steering = 0
    race.steered_group = 0
    race.cleaned = 0


def play_set(race: Race, car: int, suit: int, count: int) -> None:
    """STR-14, STR-15: set and draw. Without any card to flip there is nothing to choose from."""
    lay_set(race, car, suit, count)
    draw_speeds(race, car)
    race.phase = CHOOSING
    if race.halt == 0 and only_option(race) < 0:
        stay(race, car)


def set_off(race: Race, car: int, speed: int) -> None:
    """STR-16, STR-51: a number is chosen, maybe with a control token; then comes the movement."""
    choose_speed(race, car, speed)
    if race.icon and race.rules.damage:
        draw_control(race, car)
    race.phase = MOVING
    race.start_gear = race.gear[car]


def end_phase(race: Race, car: int) -> None:
    """STR-19, STR-28: pass, accept what stops the car, or end the turn."""
    if race.phase == PREPARING:
        pass_turn(race, car)
    elif race.phase == LEAVING:
        if race.cleaned or is_out(race, car):
            race.phase = TURN_OVER
        else:
            clean_up(race, car)
    elif race.going == 0 and must_crash(race, car):
        crash(race, car)
    else:
        if race.going == 0:
            start_moving(race, car)
        end_move(race, car, BLOCKED)


def pass_turn(race: Race, car: int) -> None:
    """STR-19, STR-44, H-10, H-20: no move, unless Nitrous alone is one."""
    if race.rules.nitrous_alone and race.boost:
        set_off_by_nitrous(race, car)
        return
    stay(race, car)


def stay(race: Race, car: int) -> None:
    """STR-19, STR-44, H-10: the car does not move."""
    note(race, car, events.Pass(space=race.at[car]))
    if race.pending[car] and race.rules.barrier_waits == 0:
        crash(race, car)
        drop_out(race, car)
    else:
        clean_up(race, car)


def set_off_by_nitrous(race: Race, car: int) -> None:
    """H-20: its value is the speed."""
    race.used_control = race.control[car]
    race.speed = race.boost + race.used_control
    race.points = race.speed
    race.phase = MOVING
    race.start_gear = race.gear[car]


def end_movement(race: Race, car: int) -> None:
    """STR-30, STR-52, STR-53: what the move has cost, in gears and in damage."""
    if race.ended == CRASHED:
        drop_out(race, car)
        return
    pay_with_gears(race, car)
    turn_control(race, car)
    if race.ended == HOME:
        finish(race, car)
    elif race.damaged[car] >= JUNKED_AT:
        wreck(race, car)
    leave(race, car)


def is_out(race: Race, car: int) -> int:
    """STR-20: has it failed at a barrier? (A junked car ends its turn as ever.)"""
    return 1 if race.status[car] == RETIRED and race.damaged[car] < JUNKED_AT else 0


def finish(race: Race, car: int) -> None:
    """STR-46."""
    race.status[car] = FINISHED
    race.out_round[car] = race.round
    race.finished += 1


def wreck(race: Race, car: int) -> None:
    """STR-53, H-27: it can no longer move, and stays where it is."""
    race.wrecks += 1
    note(race, car, events.Junked(space=race.at[car]))
    if race.counting:
        race.statistics.incidents[race.at[car]] += 1
    retire(race, car)
    if race.rules.junk_removed:
        race.at[car] = NOWHERE


def retire(race: Race, car: int) -> None:
    """STR-20: its seat gets no more turns."""
    race.left[car] = steps_left(race, car)
    race.status[car] = RETIRED
    race.out_round[car] = race.round


def drop_out(race: Race, car: int) -> None:
    """STR-20, STR-44: the car leaves the board, and its driver discards the hand. Its block token
    stays: it is lifted by moving only (STR-42)."""
    retire(race, car)
    race.at[car] = NOWHERE
    discard_table(race)
    discard_hand(race, car)
    race.phase = LEAVING


def leave(race: Race, car: int) -> None:
    """Phase G; H-33: or H before it. A car that has left the board has nothing more to do."""
    if race.rules.clean_up_first and race.at[car] != NOWHERE:
        clean_up(race, car)
    else:
        race.phase = LEAVING


def clean_up(race: Race, car: int) -> None:
    """STR-18: set and flipped cards are discarded; the hand is filled up or cut down."""
    race.cleaned = 1
    discard_table(race)
    limit = hand_limit(race, car)
    over = max(0, race.held[car] - limit)
    note(race, car, events.CleanUp(penalties=race.penalties, limit=limit, discarded=over))
    if over and limit:
        race.phase = DISCARDING
        return
    if over:
        discard_hand(race, car)
    refill(race, car, limit)
    end_clean_up(race)


def end_clean_up(race: Race) -> None:
    """H-33: the turn is over, or phase G comes last."""
    ends = race.rules.clean_up_first == 0 or race.ended in (HOME, GOES_ON)
    race.phase = TURN_OVER if ends else LEAVING
