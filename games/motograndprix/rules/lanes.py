"""Where a bike can get if every step costs a point: MGP-B-17 to B-20, S-17.

Then points equal steps, and the places reached with them are a mask of lanes. This covers Basic,
and most moves of the other levels; where overtaking costs more, `reach.py` counts sums.
"""

from trackwright.games.motograndprix.rules.places import before, position_of, taken_at
from trackwright.games.motograndprix.state.layouts import (
    BASIC,
    EVEN_BITS,
    EVEN_LANES,
    EVERY_LANE,
    SLOT_BITS,
    SLOT_MASK,
    SLOTS,
    Race,
    Road,
    Sight,
)

LANE_MASK = (1 << EVEN_BITS) - 1
ALL, NEAREST = 0, 1
"""Which ends are listed of those abreast: all, or, where no lane can be shut, only that nearest to
the racing line."""


def look_along_lanes(race: Race, bike: int, most: int) -> int:
    """Step by step, all lanes at once; 0 if a step within reach costs more than a point."""
    road, sight = race.road, race.sight
    position = position_of(race, bike)
    last = road.positions - 1
    dear_steps = race.rules.level != BASIC and race.in_contact == 0
    lanes = 1 << (race.place[bike] & SLOT_MASK)
    sight.lanes[0] = lanes
    steps, crowded = 0, 0
    while True:
        position = 0 if position == last else position + 1
        free = race.free[position] & EVERY_LANE  # known to be small: no tests below
        if free & (free - 1) == 0:
            crowded |= 1 << steps
        if steps == most:
            break
        lanes = (lanes | lanes << 1 | lanes >> 1) & free
        if lanes == 0:
            break
        if dear_steps and free != road.open[position] and lanes & dear_lanes(race, position):
            return 0
        steps += 1
        sight.lanes[steps] = lanes
    sight.steps = steps
    sight.crowded = crowded
    return 1


def dear_lanes(race: Race, position: int) -> int:
    """S-19: the lanes of a corner in which overtaking costs more."""
    if race.road.difficulty[position] == 0:
        return 0
    beside_somebody = EVERY_LANE
    if race.rules.directly_beside:
        taken = taken_at(race, position)
        beside_somebody = (taken << 1 | taken >> 1) & EVERY_LANE
    return beside_somebody & ~race.road.line[position]


def list_lane_ends(race: Race, bike: int, wanted: int, which: int) -> None:
    """In the order of steps; wanted sums that are out of reach have no ends."""
    road, sight = race.road, race.sight
    start, positions = position_of(race, bike), road.positions
    alone = 0 if which == ALL else ~sight.crowded
    ends = 0
    left = wanted & ((2 << sight.steps) - 1)
    while left:
        points = left & -left
        left ^= points
        steps = points.bit_length() - 1
        position = start + steps
        position = position - positions if position >= positions else position
        place = position << SLOT_BITS
        lanes = sight.lanes[steps]
        sight.first_end[steps] = ends
        if alone >> steps & 1:
            place += road.nearest[position] >> SLOT_BITS * lanes & SLOT_MASK
            ends += _list_end(sight, ends, place, steps, points)
        else:
            for lane in range(EVEN_LANES):
                _list_end(sight, ends, place + lane, steps, points)
                ends += lanes >> lane & 1
        sight.last_end[steps] = ends
    sight.ends = ends


def _list_end(sight: Sight, end: int, place: int, steps: int, points: int) -> int:
    sight.end_place[end] = place
    sight.end_steps[end] = steps
    sight.end_points[end] = points
    return 1


def lay_along_lanes(race: Race, place: int, steps: int) -> None:
    """Go back from the end: of the lanes a step can come from, take the one nearest to the racing
    line."""
    road, sight = race.road, race.sight
    position, lane = place >> SLOT_BITS, place & SLOT_MASK
    for step in range(steps - 1, 0, -1):
        position = before(road, position)
        lane = lane_before(road, position, sight.lanes[step], lane)
        race.path[step - 1] = position << SLOT_BITS | lane


def lane_before(road: Road, position: int, lanes: int, lane: int) -> int:
    """Of the lanes of a position (bits) that lead to a lane of the next one, that nearest to the
    racing line. Each step back waits for the lane of the one before, so the lane comes last."""
    return road.back[position] >> SLOTS * (lanes & EVERY_LANE) >> EVEN_BITS * lane & LANE_MASK
