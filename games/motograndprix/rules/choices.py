"""What a bike can do with its dice: where it can end, in contact or not: S-12, S-14, S-17."""

from trackwright.games.motograndprix.rules.contact import keep_outer_ends, look_along_forced
from trackwright.games.motograndprix.rules.lanes import ALL
from trackwright.games.motograndprix.rules.places import after
from trackwright.games.motograndprix.rules.points import least_bonus, may_push, sums_of
from trackwright.games.motograndprix.rules.reach import look_ahead
from trackwright.games.motograndprix.state.layouts import SLOT_BITS, Race, Road

ENTERED, FINAL = 1, 2
"""Readings of H-15."""


def look(race: Race, bike: int, wanted: int, which: int) -> None:
    """List where the bike can end with these sums, in contact or not."""
    if race.in_contact == 0:
        look_ahead(race, bike, wanted, which)
    elif race.rules.free_contact == 0:
        look_along_forced(race, bike, wanted)
    else:
        look_ahead(race, bike, wanted, ALL)
        keep_outer_ends(race, bike)


def can_complete(race: Race, bike: int, flips: int) -> int:
    """S-17: 1 if dials, slipstream point and some path use exactly the points of these flips."""
    without, wanted = 0, 0
    for bonus in range(least_bonus(race, bike), race.slipping[bike] + 1):
        without |= sums_of(race, bike, flips, bonus, 0)
        wanted |= sums_of(race, bike, flips, bonus, may_push(race, bike))
    look(race, bike, wanted, ALL)
    for end in range(race.sight.ends):
        if race.sight.end_points[end] & without or not is_guarded(race, bike, end):
            return 1
    return 0


def is_guarded(race: Race, bike: int, end: int) -> int:
    """H-14, second reading: 1 if Engine must not be spent on the way to this end."""
    if race.rules.rear_guard == 0 or race.rear[bike] > race.rules.floor:
        return 0
    sight = race.sight
    return touches_corner(race, race.place[bike], sight.end_place[end], sight.end_steps[end])


def touches_corner(race: Race, start: int, end: int, steps: int) -> int:
    """S-14, H-15: 1 if a move between these places touches a corner: start, passed or final."""
    road = race.road
    position = start >> SLOT_BITS
    if race.rules.rear_cost == FINAL:
        return 1 if road.difficulty[end >> SLOT_BITS] else 0
    ridden = positions_between(road, position, end >> SLOT_BITS, steps)
    if race.rules.rear_cost == ENTERED:
        return 1 if ridden and road.to_corner[after(road, position)] < ridden else 0
    return 1 if road.to_corner[position] <= ridden else 0


def positions_between(road: Road, start: int, end: int, steps: int) -> int:
    """How many positions the move covers: its steps, unless there are long lanes."""
    if road.even:
        return steps
    return end - start if end >= start else end - start + road.positions
