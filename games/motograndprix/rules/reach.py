"""Where a bike can get with which points: MGP-B-17 to B-20, S-17 to S-20.

`look_ahead` finds all ends of a move at once. On a road with even lanes, a mask of lanes per step
is enough if every step costs a point (`lanes.py`). Where overtaking costs more, the places after k
steps are still one integer: a field of bits per lane, bit n set if reached with n points; a step is
a few shifts for all lanes and sums together. On any other road the places of each step are listed,
with the same bits. All methods give the same ends where they apply.
"""

from trackwright.games.motograndprix.rules.lanes import (
    dear_lanes,
    lane_before,
    lay_along_lanes,
    list_lane_ends,
    look_along_lanes,
)
from trackwright.games.motograndprix.rules.places import (
    after,
    before,
    is_free,
    position_of,
    taken_at,
)
from trackwright.games.motograndprix.state.layouts import (
    BASIC,
    EVEN_LANES,
    MOST_ENDS,
    NOWHERE,
    SLOT_BITS,
    SLOT_MASK,
    SLOTS,
    Race,
    Road,
    Sight,
)
from trackwright.simulator.table.states import TOO_WIDE

FIELD = 21
"""Bits per lane: sums up to 16, plus the most expensive step."""
LOWEST = (1 << FIELD) - 1
ONE_EACH = 1 | 1 << FIELD | 1 << 2 * FIELD
TWO_LANES = (1 << 2 * FIELD) - 1
"""The lanes reached that have another one on their right."""


def beside(race: Race, bike: int, place: int) -> int:
    """S-18, H-24: 1 if this bike, entering the place, has another one beside it."""
    taken = taken_at(race, place >> SLOT_BITS)
    if race.place[bike] >> SLOT_BITS == place >> SLOT_BITS:
        taken &= ~(1 << (race.place[bike] & SLOT_MASK))  # a long lane: on in the same position
    if taken == 0 or race.rules.directly_beside == 0:
        return 1 if taken != 0 else 0
    lane = race.road.lane[place]
    first = place & ~SLOT_MASK
    for slot in range(SLOTS):
        if taken >> slot & 1 and abs(race.road.lane[first + slot] - lane) == 1:
            return 1
    return 0


def step_cost(race: Race, bike: int, place: int) -> int:
    """S-19, H-25: the points for entering this place. (Basic: 1; S-12: 1 in a contact.)"""
    if race.rules.level == BASIC or race.in_contact or race.road.rank[place] == 1:
        return 1
    difficulty = race.road.difficulty[place >> SLOT_BITS]
    return 1 + difficulty if difficulty and beside(race, bike, place) else 1


def look_ahead(race: Race, bike: int, wanted: int, which: int) -> None:
    """List the places where a move can end with one of these sums (bits); `which` says whether
    fewer are enough."""
    most = wanted.bit_length() - 1
    sight = race.sight
    sight.by_lanes = 1 if race.road.even and look_along_lanes(race, bike, most) else 0
    sight.detours = 0 if sight.by_lanes else 1
    if sight.by_lanes:
        list_lane_ends(race, bike, wanted, which)
    elif race.road.even:
        _look_along_sums(race, bike, most)
        _list_sum_ends(race, bike, wanted)
    else:
        _look_along_steps(race, bike, most)
        _list_step_ends(race, wanted)
    sight.dead_ends = sight.ends
    if race.rules.level == BASIC and sight.crowded:
        _add_dead_ends(race, bike, wanted)


def _look_along_sums(race: Race, bike: int, most: int) -> None:
    """Step by step, all lanes and sums at once."""
    road, sight = race.road, race.sight
    position = position_of(race, bike)
    below = ((1 << most) - 1) * ONE_EACH
    here = 1 << FIELD * (race.place[bike] & SLOT_MASK)
    sight.reach[0] = here
    steps, crowded = 0, 0
    while True:
        position = after(road, position)
        free = race.free[position]
        if free & (free - 1) == 0:
            crowded |= 1 << steps
        if steps == most:
            break
        here &= below
        here = (here | (here & TWO_LANES) << FIELD | here >> FIELD) & road.fields[free]
        if here == 0:
            break
        steps += 1
        dear = here & road.fields[dear_lanes(race, position)] if free != road.open[position] else 0
        here = (here ^ dear) << 1 | dear << (1 + road.difficulty[position])
        sight.reach[steps] = here
    sight.steps = steps
    sight.crowded = crowded


def _list_sum_ends(race: Race, bike: int, wanted: int) -> None:
    """In the order of steps."""
    sight = race.sight
    start, positions = position_of(race, bike), race.road.positions
    ends = 0
    for steps in range(sight.steps + 1):
        place = (start + steps) % positions << SLOT_BITS
        here = sight.reach[steps] & wanted * ONE_EACH
        for lane in range(EVEN_LANES):
            sight.end_place[ends] = place + lane
            sight.end_steps[ends] = steps
            sight.end_points[ends] = here & LOWEST
            ends += 1 if here & LOWEST else 0
            here >>= FIELD
    sight.ends = ends


def _look_along_steps(race: Race, bike: int, most: int) -> None:
    sight = race.sight
    sight.reached[0] = race.place[bike]
    sight.spent[0] = 1
    sight.layer[0] = 0
    sight.layer[1] = 1
    steps = 0
    while steps < most:
        begin, end = sight.layer[steps], sight.layer[steps + 1]
        sight.layer[steps + 2] = end
        for i in range(begin, end):
            _step_from(race, bike, steps, i, (1 << most) - 1)
        if sight.layer[steps + 2] == end:
            break
        steps += 1
    sight.steps = steps


def _step_from(race: Race, bike: int, steps: int, i: int, below: int) -> None:
    road, sight = race.road, race.sight
    place, spent = sight.reached[i], sight.spent[i] & below
    if spent == 0:
        return
    for way in range(road.ways[place]):
        to = road.ahead[place][way]
        if is_free(race, to) == 0:
            continue
        found = sight.layer[steps + 1]
        end = sight.layer[steps + 2]
        while found < end and sight.reached[found] != to:
            found += 1
        if found == end:
            if end == MOST_ENDS:
                race.halt = TOO_WIDE
                return
            sight.reached[end] = to
            sight.spent[end] = 0
            sight.layer[steps + 2] = end + 1
        sight.spent[found] |= spent << step_cost(race, bike, to)


def _list_step_ends(race: Race, wanted: int) -> None:
    sight = race.sight
    sight.crowded = (2 << sight.steps) - 1
    ends = 0
    for i in range(sight.layer[sight.steps + 1]):
        if sight.spent[i] & wanted:
            sight.end_place[ends] = sight.reached[i]
            sight.end_steps[ends] = steps_to(sight, i)
            sight.end_points[ends] = sight.spent[i] & wanted
            ends += 1
    sight.ends = ends


def steps_to(sight: Sight, i: int) -> int:
    """The layer of a place that was reached."""
    steps = 0
    while sight.layer[steps + 1] <= i:
        steps += 1
    return steps


def is_blocked(race: Race, place: int) -> int:
    """B-20, H-11: 1 if every place reachable from here is taken."""
    for way in range(race.road.ways[place]):
        if is_free(race, race.road.ahead[place][way]):
            return 0
    return 1


def is_walled(race: Race, place: int) -> int:
    """H-11, second reading: 1 if all places of the next position are taken."""
    return 1 if race.free[race.road.ahead[place][0] >> SLOT_BITS] == 0 else 0


def _add_dead_ends(race: Race, bike: int, wanted: int) -> None:
    """B-20: a blocked bike stops, and loses its remaining points."""
    if race.rules.blocked_by_all:
        _add_dead_ends_where(race, bike, wanted, 1)
        for end in range(race.sight.ends):
            wanted &= ~race.sight.end_points[end]
    _add_dead_ends_where(race, bike, wanted, 0)


def _add_dead_ends_where(race: Race, bike: int, wanted: int, walled: int) -> None:
    sight = race.sight
    for steps in range(sight.steps + 1):
        more = wanted >> (steps + 1) << (steps + 1)
        if more == 0:
            break
        if sight.crowded >> steps & 1 == 0 or (race.rules.no_dead_end and steps < sight.steps):
            continue
        if race.road.even:
            _add_lane_dead_ends(race, bike, steps, more, walled)
            continue
        for i in range(sight.layer[steps], sight.layer[steps + 1]):
            _add_dead_end(race, sight.reached[i], steps, more, walled)


def _add_lane_dead_ends(race: Race, bike: int, steps: int, more: int, walled: int) -> None:
    position = (position_of(race, bike) + steps) % race.road.positions
    for lane in range(EVEN_LANES):
        if race.sight.lanes[steps] >> lane & 1:
            _add_dead_end(race, position << SLOT_BITS | lane, steps, more, walled)


def _add_dead_end(race: Race, place: int, steps: int, points: int, walled: int) -> None:
    if is_blocked(race, place) == 0 or (walled and is_walled(race, place) == 0):
        return
    sight = race.sight
    at = sight.ends
    if at == MOST_ENDS:
        race.halt = TOO_WIDE
        return
    sight.end_place[at] = place
    sight.end_steps[at] = steps
    sight.end_points[at] = points
    sight.ends = at + 1


def lay_path(race: Race, bike: int, end: int, points: int) -> None:
    """The plan's path to an end of the last look ahead, along the racing line where possible."""
    sight = race.sight
    place, steps = sight.end_place[end], sight.end_steps[end]
    race.steps = steps
    if steps == 0:
        return
    race.path[steps - 1] = place
    if race.bare:
        return
    spent = steps if race.rules.level == BASIC else points
    if sight.by_lanes:
        lay_along_lanes(race, place, steps)
    elif race.road.even:
        _lay_along_sums(race, bike, place, steps, spent)
    else:
        _lay_along_steps(race, bike, place, steps, spent)


def _lay_along_sums(race: Race, bike: int, place: int, steps: int, spent: int) -> None:
    """Go back from the end: of the lanes a step can come from, take the one nearest to the racing
    line."""
    road, sight = race.road, race.sight
    position, lane = place >> SLOT_BITS, place & SLOT_MASK
    for step in range(steps - 1, 0, -1):
        spent -= step_cost(race, bike, position << SLOT_BITS | lane)
        position = before(road, position)
        here = sight.reach[step] >> spent
        lanes = here & 1 | here >> (FIELD - 1) & 2 | here >> (2 * FIELD - 2) & 4
        lane = lane_before(road, position, lanes, lane)
        race.path[step - 1] = position << SLOT_BITS | lane


def _lay_along_steps(race: Race, bike: int, place: int, steps: int, spent: int) -> None:
    for step in range(steps - 1, 0, -1):
        spent -= step_cost(race, bike, place)
        place = _place_before(race, place, step, spent)
        race.path[step - 1] = place


def _place_before(race: Race, place: int, steps: int, spent: int) -> int:
    sight = race.sight
    best = NOWHERE
    for i in range(sight.layer[steps], sight.layer[steps + 1]):
        if sight.spent[i] >> spent & 1 and leads_to(race.road, sight.reached[i], place):
            best = _nearer_to_line(race, best, sight.reached[i])
    return best


def _nearer_to_line(race: Race, best: int, place: int) -> int:
    if best == NOWHERE or race.road.rank[place] < race.road.rank[best]:
        return place
    return best


def leads_to(road: Road, place: int, to: int) -> int:
    """B-18: 1 if a step leads from the first place to the second."""
    for way in range(road.ways[place]):
        if road.ahead[place][way] == to:
            return 1
    return 0
