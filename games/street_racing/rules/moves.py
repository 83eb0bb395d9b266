"""Movement, step by step: STR-21 to STR-31, STR-41 to STR-46, H-07, H-09, H-18, H-32."""

from trackwright.games.street_racing.rules.gears import capacity
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.rules.steps import NO_WAY, finishes, free_crossing, step_cost
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.layouts import (
    AT_BARRIER,
    BLOCKED,
    CRASHED,
    DIAGONAL,
    GOES_ON,
    HOME,
    LATERAL,
    NO_SIDE,
    NOWHERE,
    OUT_OF_POINTS,
    OVERFLOW,
    PARTS,
    STEERED,
    Race,
)
from trackwright.simulator.table.log import note

FIRST_TURN_TIRES = 2
"""STR-35: V per token."""


def is_first_turn(race: Race, car: int) -> int:
    """STR-35, H-14: of this driver, even if earlier ones would have been spent in Neutral."""
    return 1 if race.turns_taken[car] == 0 else 0


def test_speed(race: Race, car: int) -> int:
    """STR-29, STR-35: T, which later-turn Tires lower."""
    return race.speed if is_first_turn(race, car) else race.speed - race.tires


def must_crash(race: Race, car: int) -> int:
    """STR-44: is it paused at a barrier, and still too slow?"""
    return 1 if race.speed < race.pending[car] else 0


def start_moving(race: Race, car: int) -> None:
    """STR-21, STR-42, STR-44: from now on V does not change; the own block token is lifted."""
    race.going = 1
    tires = race.tires if is_first_turn(race, car) else 0
    boost, control = race.boost, race.used_control
    note(race, car, events.Go(speed=race.speed, boost=boost, tires=tires, control=control))
    race.last_speed[car] = race.speed
    if race.counting:
        left, length = steps_left(race, car), max(1, race.road.length)
        part = max(0, min(PARTS - 1, PARTS * (length - left) // length))
        race.statistics.gears[part][race.gear[car]] += 1
    if race.pending[car]:
        value, at = race.pending[car], race.at[car]
        note(race, car, events.Barrier(space=at, value=value, speed=race.speed, passed=1))
        race.pending[car] = 0


def lift_token(race: Race, car: int) -> None:
    """STR-42, H-12: before the first step; not one that was placed in this turn."""
    if race.block[car] != NOWHERE and race.placed == 0:
        note(race, car, events.Lift(space=race.block[car]))
        race.block[car] = NOWHERE


def take_step(race: Race, car: int, way: int) -> None:
    """STR-22: one step, and all that entering the space means."""
    if race.going == 0:
        start_moving(race, car)
    if race.moved == 0:
        lift_token(race, car)
    road, start = race.road, race.at[car]
    to, value = road.to[start][way], road.barrier[start][way]
    cost, home = step_cost(race, car, way), finishes(race, car, way)
    crosses, kind = road.crosses[start][way], road.kind[start][way]
    if kind == LATERAL and race.side == NO_SIDE:
        race.side = road.side[start][way]
    if kind == DIAGONAL:
        race.diagonals -= 1
    race.aside = race.aside + 1 if cost == 0 else 0
    race.points -= cost
    race.moved += 1
    penalties = 0 if home else corner_penalties(race, car, to)
    left = race.points
    note(race, car, events.Step(start=start, to=to, cost=cost, penalties=penalties, left=left))
    if home:
        race.crossed[car] += crosses
        come_home(race, car)
        return
    race.at[car] = to
    count_step(race, car, to, penalties)
    count_lap(race, car, crosses, to)
    race.penalties += penalties
    race.corner_part += penalties
    enter(race, car, to, value)


def count_step(race: Race, car: int, space: int, penalties: int) -> None:
    if race.counting:
        race.steps_in[car][race.road.lane[space]] += 1
        race.statistics.visits[space] += 1
        race.statistics.speed_at[space] += race.speed
        race.statistics.penalties_at[space] += penalties


def corner_penalties(race: Race, car: int, to: int) -> int:
    """STR-29: of a corner space; none in the corner that is steered through."""
    limit = race.road.limit[to]
    if limit == 0 or is_steered(race, to):
        return 0
    return max(0, test_speed(race, car) - limit)


def is_steered(race: Race, space: int) -> int:
    """STR-41, H-18: is this space of the corner whose limits are ignored?"""
    if race.steering < 2 or race.road.limit[space] == 0:
        return 0
    if race.steered_group in (0, race.road.group[space]):
        return 1
    return race.rules.steering_goes_on


def enter(race: Race, car: int, space: int, barrier: int) -> None:
    """STR-31, STR-41, STR-43, H-09, H-32: whether the car has to stop here."""
    steered = is_steered(race, space)
    if steered and race.steered_group == 0:
        race.steered_group = race.road.group[space]
    stops = race.steered_group and steered == 0
    if race.penalties > capacity(race, car) and race.rules.overflow_goes_on == 0:
        end_move(race, car, OVERFLOW)
    elif barrier and test_barrier(race, car, space, barrier) == 0:
        end_move(race, car, AT_BARRIER)
    elif stops:
        end_move(race, car, STEERED)
    elif race.points == 0:
        stop_or_cross(race, car)
    if race.ended in (OUT_OF_POINTS, STEERED) and barrier and race.rules.barrier_tests_again:
        race.pending[car] = barrier


def stop_or_cross(race: Race, car: int) -> None:
    """STR-24, H-21: no points are left; a crossing that costs none may still follow."""
    way = free_crossing(race, car)
    if way == NO_WAY:
        end_move(race, car, OUT_OF_POINTS)
    else:
        take_step(race, car, way)


def test_barrier(race: Race, car: int, space: int, value: int) -> int:
    """STR-43, H-08: is V enough to pass, in this direction?"""
    passed = 1 if race.speed >= value else 0
    race.barrier_tries += 1
    note(race, car, events.Barrier(space=space, value=value, speed=race.speed, passed=passed))
    if passed == 0:
        race.pending[car] = value
        race.barrier_stops += 1
    return passed


def end_move(race: Race, car: int, why: int) -> None:
    """STR-28, STR-31, STR-41, STR-43, H-07, H-32: the points that are left are lost, or cost
    penalties."""
    race.ended = why
    at, left = race.at[car], race.points
    if why == BLOCKED or (why == AT_BARRIER and race.rules.barrier_unused_blocked):
        race.penalties += left
        race.blocked_part += left
        note(race, car, events.Blocked(space=at, left=left))
    elif why == OVERFLOW:
        race.overflows += 1
        note(race, car, events.Overflow(space=at, left=left))
    elif why == STEERED:
        note(race, car, events.Steered(space=at, left=left))
    if race.counting and why != HOME:
        race.statistics.stops[at] += 1
        if why == BLOCKED:
            race.statistics.blocked_at[at] += 1


def count_lap(race: Race, car: int, crosses: int, space: int) -> None:
    """STR-H-30: a lap is full if all checkpoints were passed in their order."""
    road = race.road
    if crosses and race.gate[car] == road.gates:
        race.crossed[car] += 1
        race.gate[car] = 0
        note(race, car, events.Lap(lap=race.crossed[car]))
    if race.road.gates and road.gate[space] == race.gate[car] + 1:
        race.gate[car] += 1


def come_home(race: Race, car: int) -> None:
    """STR-46: the points left are the remaining speed; the car leaves play."""
    race.remaining[car] = race.points
    end_move(race, car, HOME)
    race.at[car] = NOWHERE
    note(race, car, events.Home(remaining=race.remaining[car], speed=race.speed))


def crash(race: Race, car: int) -> None:
    """STR-44, H-10: too slow for the barrier a second time."""
    value, at = race.pending[car], race.at[car]
    race.ended = CRASHED
    race.crashes += 1
    note(race, car, events.Crash(space=at, value=value, speed=race.speed))
    if race.counting:
        race.statistics.incidents[at] += 1


def is_moving(race: Race) -> int:
    return 1 if race.ended == GOES_ON else 0
