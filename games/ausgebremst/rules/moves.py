"""Where a car can get: F-11 to F-14, F-21 to F-24, H-12, H-20.

The search goes from space to space, one layer per step; layers are small. An end is a space
together with the number of line crossings on the way; of all ways there the one with the fewest
changes of lane is kept.
"""

from trackwright.games.ausgebremst.rules.lead import race_left
from trackwright.games.ausgebremst.rules.pit import is_shut, loses_entry, may_enter_alley
from trackwright.games.ausgebremst.rules.places import is_taken, occupy, vacate
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, MOST_ENDS, Race
from trackwright.simulator.table.states import RACING, TOO_WIDE

WAY_BITS = 3
"""Bits per step of a stored way: which of the next spaces is taken."""
FINISH_LINE = -2
"""The end of a car that finishes."""
NO_END = -1


def look(race: Race, car: int, most: int) -> None:
    """F-13, F-14: all ends of up to `most` steps, layer by layer."""
    sight = race.sight
    sight.at[0] = race.space[car]
    sight.crossed[0] = race.crossings[car]
    sight.changes[0] = 0
    sight.finish = 0
    sight.layer[0] = 0
    sight.layer[1] = 1
    race.shut = is_shut(race, car)
    for step in range(1, MOST_CARD + 1):
        sight.layer[step + 1] = sight.layer[step]
        if step <= most:
            for end in range(sight.layer[step - 1], sight.layer[step]):
                spread(race, car, end, step)


def spread(race: Race, car: int, end: int, step: int) -> None:
    """Take one more step from an end, to every open space."""
    sight, road = race.sight, race.road
    space, crossed = sight.at[end], sight.crossed[end]
    for way in range(road.ways[space]):
        if step_fault(race, car, space, crossed, way):
            continue
        to = road.ahead[space][way]
        now = crossed + (road.crosses[space] >> way & 1)
        changes = sight.changes[end] + (1 if road.lane[to] != road.lane[space] else 0)
        if now > race.laps:
            reach_finish(race, end, way, changes, step)
        else:
            reach(race, end, way, changes, step, to, now)


STEP_OPEN, STEP_TAKEN, STEP_NO_WINDOW, STEP_SHUT = 0, 1, 2, 3


def step_fault(race: Race, car: int, space: int, crossed: int, way: int) -> int:
    """F-11, F-23, F-24, F-26, F-28, F-29, F-31: why a car may not take this step. H-20: cars beyond
    the last line do not matter, H-12: nor do those beside a diagonal."""
    road = race.road
    to = road.ahead[space][way]
    now = crossed + (road.crosses[space] >> way & 1)
    if road.alley[to] and road.alley[space] == 0 and may_enter_alley(race, car, crossed) == 0:
        return STEP_NO_WINDOW
    if race.shut and loses_entry(race, space, crossed, to, now):
        return STEP_SHUT
    if now <= race.laps and is_taken(race, to) and to != race.space[car]:
        return STEP_TAKEN
    return STEP_OPEN


def reach(race: Race, end: int, way: int, changes: int, step: int, to: int, now: int) -> None:
    """Record an end after this many steps; of two ways to it, keep the one with fewer changes of
    lane."""
    sight = race.sight
    at = sight.layer[step]
    last = sight.layer[step + 1]
    while at < last and (sight.at[at] != to or sight.crossed[at] != now):
        at += 1
    if at == MOST_ENDS:
        race.halt = TOO_WIDE
        return
    if at < last and sight.changes[at] <= changes:
        return
    sight.at[at] = to
    sight.crossed[at] = now
    sight.before[at] = end
    sight.way[at] = way
    sight.changes[at] = changes
    sight.layer[step + 1] = max(last, at + 1)


def reach_finish(race: Race, end: int, way: int, changes: int, step: int) -> None:
    """H-20: finish as early as possible."""
    sight = race.sight
    if sight.finish == 0 or (sight.finish == step and changes < sight.finish_changes):
        sight.finish = step
        sight.finish_before = end
        sight.finish_way = way
        sight.finish_changes = changes


def first_end(race: Race, card: int) -> int:
    return race.sight.layer[card]


def last_end(race: Race, card: int) -> int:
    return race.sight.layer[card + 1]


def reaches_finish(race: Race, card: int) -> int:
    """H-20: does the card take the car over the finish?"""
    return 1 if 0 < race.sight.finish <= card else 0


def can_drive(race: Race, card: int) -> int:
    """F-14: is there an end for the full number of the card?"""
    return 1 if last_end(race, card) > first_end(race, card) or reaches_finish(race, card) else 0


def packed_way(race: Race, end: int, card: int) -> int:
    """The way to an end: three bits per step, the first step highest, below a leading 1."""
    sight = race.sight
    code, shift = 0, 0
    at = end
    if end == FINISH_LINE:
        code, shift = sight.finish_way, WAY_BITS
        at = sight.finish_before
    while at:
        code |= sight.way[at] << shift
        shift += WAY_BITS
        at = sight.before[at]
    return code | 1 << shift


def steps_of(code: int) -> int:
    return (code.bit_length() - 1) // WAY_BITS


def drive(race: Race, car: int, code: int) -> int:
    """F-12, T-11: move the car along a way known to be legal; returns the number of spaces."""
    road = race.road
    vacate(race, car)
    space = race.space[car]
    steps = steps_of(code)
    for step in range(steps):
        way = code >> WAY_BITS * (steps - 1 - step) & 7
        race.crossings[car] += road.crosses[space] >> way & 1
        space = road.ahead[space][way]
    race.space[car] = space
    race.spaces[car] += steps
    race.moved = 1
    race.relief = 0
    if race.crossings[car] <= race.laps:
        occupy(race, car, space)
    return steps


def overtaken(race: Race, car: int, before: int) -> int:
    """How many cars this one passed since it had this much of the race left."""
    now = race_left(race, car)
    count = 0
    for other in range(race.cars):
        if other != car and race.status[other] == RACING and now < race_left(race, other) < before:
            count += 1
    return count
