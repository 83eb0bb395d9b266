"""The best route of a move: all that a car can do with its speed, by the rules themselves.

Nodes are spaces with points, side and penalties; of equal ones only the cheapest is kept, so the
search is exact. The car is put on each node in turn, and back where it was in the end.
"""

from trackwright.games.street_racing.bots.outlook import PENALTY, STEP, TOO_SLOW
from trackwright.games.street_racing.rules.gears import capacity, tracker_start
from trackwright.games.street_racing.rules.moves import corner_penalties, is_steered
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.rules.steps import (
    NO_WAY,
    finishes,
    free_crossing,
    may_step,
    step_cost,
)
from trackwright.games.street_racing.state.layouts import (
    AT_BARRIER,
    BLOCKED,
    DIAGONAL,
    GOES_ON,
    HOME,
    LATERAL,
    LEVELS,
    MOST_NODES,
    MOST_ROUTE,
    NO_SIDE,
    NOWHERE,
    OUT_OF_POINTS,
    OVERFLOW,
    STEERED,
    Race,
)

LOST_GEAR = 40
"""Tenths of a step for each penalty beyond the hand: B7."""
CROSSING, REMAINING = 400, 20
"""To be home, and for each point of remaining speed."""
NO_VALUE = -(1 << 40)


def search_routes(race: Race, car: int) -> int:
    """The value of the best route from here with `race.speed` and `race.points`; `race.search` has
    the route."""
    search, at = race.search, race.at[car]
    points, side, diagonals = race.points, race.side, race.diagonals
    gate, crossed, steered = race.gate[car], race.crossed[car], race.steered_group
    begin_search(race, car)
    for level in range(min(points, MOST_ROUTE - 1), -1, -1):
        while search.first[level] != NO_WAY:
            node = search.first[level]
            search.first[level] = search.following[node]
            put_on(race, car, node)
            expand(race, car, node)
    race.at[car] = at
    race.points, race.side, race.diagonals = points, side, diagonals
    race.gate[car], race.crossed[car], race.steered_group = gate, crossed, steered
    return search.best_value


def begin_search(race: Race, car: int) -> None:
    search = race.search
    search.left = steps_left(race, car)
    search.count = 0
    search.best = NO_WAY
    search.best_value = NO_VALUE
    search.best_end = GOES_ON
    race.points = min(race.points, MOST_ROUTE - 1)
    for level in range(race.points + 1):
        search.first[level] = NO_WAY
    add_node(race, car, race.penalties, NO_WAY)


def put_on(race: Race, car: int, node: int) -> None:
    """The car is there, in the middle of its move."""
    search = race.search
    race.at[car] = search.space[node]
    race.points = search.points[node]
    race.side = search.side[node]
    race.diagonals = search.diagonals[node]
    race.gate[car] = search.gate[node]
    race.crossed[car] = search.crossed[node]
    race.steered_group = search.steered[node]


def expand(race: Race, car: int, node: int) -> None:
    """All steps from a node; a move without any is blocked, STR-28."""
    free = 0
    for way in range(race.road.steps[race.search.space[node]]):
        if may_step(race, car, way):
            free = 1
            follow(race, car, node, way)
            put_on(race, car, node)
    if free == 0:
        conclude(race, car, race.search.penalties[node] + race.points, node, BLOCKED)


def follow(race: Race, car: int, node: int, way: int) -> None:
    """One step: another node, or an end."""
    search, road, start = race.search, race.road, race.at[car]
    to, kind, barrier = road.to[start][way], road.kind[start][way], road.barrier[start][way]
    home = finishes(race, car, way)
    race.points -= step_cost(race, car, way)
    if home:
        arrive(race, car, node)
        return
    penalties = search.penalties[node] + corner_penalties(race, car, to)
    steered = is_steered(race, to)
    stops = race.steered_group and steered == 0
    if steered:
        race.steered_group = road.group[to]
    if kind == LATERAL and race.side == NO_SIDE and race.aero == 0:
        race.side = road.side[start][way]
    if kind == DIAGONAL:
        race.diagonals -= 1
    race.at[car] = to
    pass_line(race, car, road.crosses[start][way], to)
    child = add_node(race, car, penalties, node)
    if child == NO_WAY:
        return
    if penalties > capacity(race, car) and race.rules.overflow_goes_on == 0:
        conclude(race, car, penalties, child, OVERFLOW)
    elif barrier > race.speed:
        unused = race.points if race.rules.barrier_unused_blocked else 0
        conclude(race, car, penalties + unused, child, AT_BARRIER)
    elif stops:
        conclude(race, car, penalties, child, STEERED)
    elif race.points == 0 and free_crossing(race, car) == NO_WAY:
        conclude(race, car, penalties, child, OUT_OF_POINTS)
    else:
        return
    search.first[race.points] = search.following[child]


def pass_line(race: Race, car: int, crosses: int, space: int) -> None:
    """STR-H-30: as `count_lap`, without an event."""
    if crosses and race.gate[car] == race.road.gates:
        race.crossed[car] += 1
        race.gate[car] = 0
    if race.road.gates and race.road.gate[space] == race.gate[car] + 1:
        race.gate[car] += 1


def add_node(race: Race, car: int, penalties: int, parent: int) -> int:
    """The node where the car is now, next to be expanded; NO_WAY if it is known and no dearer."""
    search, space = race.search, race.at[car]
    key = race.side * LEVELS + race.points % LEVELS
    node = search.known[space][key]
    if is_this(race, node, space) and search.penalties[node] <= penalties:
        return NO_WAY
    if search.count == MOST_NODES:
        return NO_WAY
    node = search.count
    search.count += 1
    search.known[space][key] = node
    search.space[node] = space
    search.points[node] = race.points
    search.side[node] = race.side
    search.penalties[node] = penalties
    search.parent[node] = parent
    search.gate[node] = race.gate[car]
    search.crossed[node] = race.crossed[car]
    search.diagonals[node] = race.diagonals
    search.steered[node] = race.steered_group
    search.ending[node] = GOES_ON
    search.following[node] = search.first[race.points]
    search.first[race.points] = node
    return node


def is_this(race: Race, node: int, space: int) -> int:
    """Is it a node of this search, there, with as many points and that side?"""
    search = race.search
    if node >= search.count or search.space[node] != space:
        return 0
    if search.diagonals[node] < race.diagonals:
        return 0
    return 1 if search.points[node] == race.points and search.side[node] == race.side else 0


# --- what an end is worth


def arrive(race: Race, car: int, node: int) -> None:
    """STR-46: home."""
    search = race.search
    value = STEP * search.left + CROSSING + REMAINING * race.points
    value -= search.penalty_cost * search.penalties[node]
    keep(race, value, node, HOME, search.penalties[node])


def conclude(race: Race, car: int, penalties: int, node: int, why: int) -> None:
    """B7: steps gained, penalties, a barrier that stops it, and how the next move looks."""
    search = race.search
    value = STEP * (search.left - steps_left(race, car)) - cost_of(race, car, penalties)
    if why == AT_BARRIER:
        value -= TOO_SLOW
    elif search.ahead:
        gear = race.gear[car] - max(0, penalties - tracker_start(race, car))
        value += search.ahead * prospect(race, race.at[car], max(1, gear)) // 10
    keep(race, value, node, why, penalties)


def cost_of(race: Race, car: int, penalties: int) -> int:
    """Up to the whole hand, and beyond, where each costs a gear."""
    hand = min(penalties, tracker_start(race, car))
    return race.search.penalty_cost * hand + LOST_GEAR * (penalties - hand)


def prospect(race: Race, space: int, gear: int) -> int:
    """The next move in this gear, or one lower."""
    worth = race.outlook.worth
    return max(worth[gear][space], worth[max(1, gear - 1)][space] - PENALTY)


def keep(race: Race, value: int, node: int, why: int, penalties: int) -> None:
    """An end of the move; the best one is what the search is for."""
    search = race.search
    search.ending[node] = why
    search.paid[node] = penalties
    search.worth[node] = value
    if value > search.best_value:
        search.best_value = value
        search.best = node
        search.best_end = why


# --- the route that was found


def keep_route(race: Race, car: int) -> None:
    """Write down the spaces of the best route; a step home is found when driving."""
    search, route = race.search, race.route
    length, node = 0, search.best
    while node != NO_WAY and search.parent[node] != NO_WAY:
        length += 1
        node = search.parent[node]
    route.steps = length
    route.done = 0
    route.points = race.points
    node = search.best
    for step in range(length - 1, -1, -1):
        route.space[step] = search.space[node]
        node = search.parent[node]


def next_on_route(race: Race, car: int) -> int:
    """The space that comes next; NOWHERE if the route does not lead on from here."""
    route = race.route
    if route.done >= route.steps or route.points != race.points:
        return NOWHERE
    before = race.at[car] if route.done == 0 else route.space[route.done - 1]
    return route.space[route.done] if before == race.at[car] else NOWHERE
