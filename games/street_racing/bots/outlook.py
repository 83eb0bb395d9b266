"""What the next move will be like from each space, in each gear: steps gained and penalties, by the
best route on an empty road, at the speed that a set of usual size brings.

Worked out once for a road. Sideways steps may go to both sides here, and upgrades do not count.
"""

from trackwright.games.street_racing.state.layouts import (
    FORWARD,
    GEARS,
    LATERAL,
    Outlook,
    Race,
    Road,
)

STEP, PENALTY = 10, 3
"""In tenths of a step: STR section 13, B7."""
TOO_SLOW = 150
"""A barrier that is not passed."""
USUAL_SET = 3
CAREFUL_PENALTIES = 6
"""B3: what a driver puts up with in the next move."""


def look_ahead(race: Race) -> None:
    """Fill `race.outlook`."""
    outlook = race.outlook
    if outlook.known:
        return
    count_corners(race.road, outlook)
    for gear in range(1, GEARS):
        look_ahead_in(race.road, outlook, gear, usual_speed(outlook, gear))
    outlook.known = 1


def count_corners(road: Road, outlook: Outlook) -> None:
    """How many there are, and the lowest number of them."""
    for space in range(road.spaces):
        outlook.value[space] = 0
    for space in range(road.spaces):
        if road.limit[space]:
            group = road.group[space] % road.spaces
            outlook.corners += 1 - outlook.value[group]
            outlook.value[group] = 1
            if outlook.least_limit == 0 or road.limit[space] < outlook.least_limit:
                outlook.least_limit = road.limit[space]


def usual_speed(outlook: Outlook, gear: int) -> int:
    return (outlook.best[gear][USUAL_SET] + 5) // 10


def look_ahead_in(road: Road, outlook: Outlook, gear: int, speed: int) -> None:
    """With one point left, then two, and so on."""
    for space in range(road.spaces):
        outlook.last_value[space] = 0
        outlook.last_cost[space] = 0
    for points in range(1, speed + 1):
        for space in range(road.spaces):
            drive_on(road, outlook, space, points, speed)
        for space in range(road.spaces):
            outlook.last_value[space] = outlook.value[space]
            outlook.last_cost[space] = outlook.cost[space]
    for space in range(road.spaces):
        outlook.worth[gear][space] = outlook.last_value[space]
        outlook.penalties[gear][space] = outlook.last_cost[space]


def drive_on(road: Road, outlook: Outlook, space: int, points: int, speed: int) -> None:
    """The best next step with so many points left; none costs a penalty for each (STR-28)."""
    found, best, cost = 0, 0, points
    for way in range(road.steps[space]):
        if is_usual(road, space, way) == 0:
            continue
        to = road.to[space][way]
        value, penalties = value_of_step(road, outlook, space, way, points, speed), 0
        if is_end(road, space, way, speed) == 0:
            penalties = outlook.last_cost[to] + over_limit(road, to, speed)
        if found == 0 or value > best:
            found, best, cost = 1, value, penalties
    outlook.value[space] = best if found else -PENALTY * points
    outlook.cost[space] = cost


def is_usual(road: Road, space: int, way: int) -> int:
    """STR-22, STR-23: forward, or sideways between straight spaces."""
    to, kind = road.to[space][way], road.kind[space][way]
    if road.obstacle[to]:
        return 0
    if kind == FORWARD:
        return 1
    straight = road.limit[space] == 0 and road.limit[to] == 0 and road.start[space] == 0
    return 1 if kind == LATERAL and straight else 0


def is_end(road: Road, space: int, way: int, speed: int) -> int:
    """Does the move end with this step, on the finish or at a barrier?"""
    return 1 if road.finish[road.to[space][way]] or road.barrier[space][way] > speed else 0


def value_of_step(
    road: Road, outlook: Outlook, space: int, way: int, points: int, speed: int
) -> int:
    """What the rest of the move brings with this step; points left at the finish are worth as much
    as steps."""
    to = road.to[space][way]
    if road.finish[to]:
        return STEP * points
    gained = 1 if road.crosses[space][way] else road.left[space] - road.left[to]
    if road.barrier[space][way] > speed:
        return STEP * gained - TOO_SLOW
    return STEP * gained - PENALTY * over_limit(road, to, speed) + outlook.last_value[to]


def over_limit(road: Road, space: int, speed: int) -> int:
    """STR-29: the penalties of a corner space."""
    return max(0, speed - road.limit[space]) if road.limit[space] else 0


def target_gear(race: Race, space: int) -> int:
    """B3: the highest gear whose next move costs no more penalties than that."""
    for gear in range(GEARS - 1, 1, -1):
        if race.outlook.penalties[gear][space] <= CAREFUL_PENALTIES:
            return gear
    return 1
