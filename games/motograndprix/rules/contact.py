"""Roll-offs and contacts: MGP-S-07 to S-12."""

from trackwright.games.motograndprix.rules.decisions import KEEP, RIDE
from trackwright.games.motograndprix.rules.dice import FOR_TURN, throw
from trackwright.games.motograndprix.rules.places import after, before, is_free, position_of
from trackwright.games.motograndprix.state import events
from trackwright.games.motograndprix.state.codes import S_11
from trackwright.games.motograndprix.state.layouts import MOST_MOVE, NOWHERE, STANDARD, Race
from trackwright.simulator.table.decisions import (
    NO_ROW,
    is_person,
    record_decision,
    reject,
    scripted,
    want,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import RACING


def is_braking_point(race: Race, position: int) -> int:
    """S-07: the last straight position before a corner."""
    difficulty = race.road.difficulty
    return 1 if difficulty[position] == 0 and difficulty[after(race.road, position)] else 0


def is_cornering(race: Race, position: int) -> int:
    """S-08, H-17: the first straight position after a corner (or the last of the corner)."""
    difficulty = race.road.difficulty
    if race.rules.last_corner:
        return 1 if difficulty[position] and difficulty[after(race.road, position)] == 0 else 0
    return 1 if difficulty[position] == 0 and difficulty[before(race.road, position)] else 0


def find_group(race: Race, bike: int) -> None:
    """S-07, S-08, H-18, H-19: who rolls off with this bike, including itself, in the order of the
    round."""
    race.grouped = 1
    race.group[0] = bike
    position = position_of(race, bike)
    if race.rules.level < STANDARD or race.start_turn:
        return
    if not is_braking_point(race, position) and not is_cornering(race, position):
        return
    for other in range(race.runners):
        if other != bike and position_of(race, other) == position and rolls_off(race, bike, other):
            _join_group(race, other)


def rolls_off(race: Race, bike: int, other: int) -> int:
    """H-19: 1 if a bike abreast is in the roll-off. With a copied roll it uses those dice
    (H-34)."""
    if race.status[other] != RACING or race.acted[other] or race.copies[other]:
        return 0
    if race.rules.rolloff_team == 1:
        return 1 if race.team[other] != race.team[bike] else 0
    if race.rules.rolloff_team == 2:
        return 1 if race.lap[other] == race.lap[bike] else 0
    return 1


def _join_group(race: Race, bike: int) -> None:
    at = race.grouped
    while at > 0 and race.standing[race.group[at - 1]] < race.standing[bike]:
        race.group[at] = race.group[at - 1]
        at -= 1
    race.group[at] = bike
    race.grouped += 1


def roll_group(race: Race) -> None:
    """S-09: all roll at once; then sort them by their sums, greatest first."""
    race.roll_offs += 1
    for i in range(race.grouped):
        bike = race.group[i]
        race.shown[bike][0] = throw(race, bike, FOR_TURN)
        race.shown[bike][1] = throw(race, bike, FOR_TURN)
        note(race, bike, events.RollOff(first=race.shown[bike][0], second=race.shown[bike][1]))
    for i in range(1, race.grouped):
        bike = race.group[i]
        at = i
        while at > 0 and score_of(race, race.group[at - 1]) < score_of(race, bike):
            race.group[at] = race.group[at - 1]
            at -= 1
        race.group[at] = bike


def sort_by_lane(race: Race, first: int, count: int) -> None:
    """S-11: bikes in contact move in the order of lanes, from the racing line outwards."""
    for i in range(first + 1, first + count):
        bike = race.group[i]
        at = i
        while at > first and lane_order(race, race.group[at - 1]) > lane_order(race, bike):
            race.group[at] = race.group[at - 1]
            at -= 1
        race.group[at] = bike


def lane_order(race: Race, bike: int) -> int:
    """B-06: 0 for the bike nearest to the racing line among those abreast."""
    return race.road.precedence[race.place[bike]]


def score_of(race: Race, bike: int) -> int:
    """S-09, H-20: the raw sum."""
    return race.shown[bike][0] + race.shown[bike][1]


def choose_die(race: Race, bike: int) -> None:
    """S-11, H-21: a bike in contact chooses the die it keeps, before any of them moves."""
    first, second = race.shown[bike][0], race.shown[bike][1]
    row = scripted(race, bike, KEEP, RIDE)
    if row != NO_ROW:
        race.keep[bike] = race.script.choice[row]
        if race.keep[bike] != first and race.keep[bike] != second:
            reject(race, bike, KEEP, S_11)
            return
    elif is_person(race, bike):
        want(race, bike, KEEP)
        return
    else:
        race.keep[bike] = max(first, second)
    record_decision(race, bike, KEEP, race.keep[bike], 0)
    note(race, bike, events.Keep(kept=race.keep[bike], discarded=first + second - race.keep[bike]))


def forced_step(race: Race, place: int) -> int:
    """S-12: the lightest of the reachable free places; NOWHERE if there is none."""
    road = race.road
    best = NOWHERE
    for way in range(road.ways[place]):
        to = road.ahead[place][way]
        if is_free(race, to) and (best == NOWHERE or road.rank[to] > road.rank[best]):
            best = to
    return best


def look_along_forced(race: Race, bike: int, wanted: int) -> None:
    """S-12: the ends of the only path open to a bike in contact."""
    sight = race.sight
    place, ends = race.place[bike], 0
    for steps in range(MOST_MOVE + 1):
        if wanted >> steps & 1:
            sight.end_place[ends] = place
            sight.end_steps[ends] = steps
            sight.end_points[ends] = 1 << steps
            ends += 1
        place = forced_step(race, place)
        if place == NOWHERE:
            break
    sight.ends = ends
    sight.detours = 1
    sight.dead_ends = ends
    sight.crowded = -1


def lay_forced_path(race: Race, bike: int, steps: int) -> int:
    """S-12: the plan's path in a contact; 0 if there is not enough room (S-16)."""
    place = race.place[bike]
    race.steps = steps
    for step in range(steps):
        place = forced_step(race, place)
        if place == NOWHERE:
            return 0
        race.path[step] = place
    return 1


def keep_outer_ends(race: Race, bike: int) -> None:
    """H-22, second reading: ends further out than the start, or lightest; otherwise the
    outermost."""
    sight = race.sight
    kept = 0
    for end in range(sight.ends):
        if is_outer(race, bike, end):
            sight.end_place[kept] = sight.end_place[end]
            sight.end_steps[kept] = sight.end_steps[end]
            sight.end_points[kept] = sight.end_points[end]
            kept += 1
    sight.ends = kept
    sight.detours = 1
    sight.dead_ends = kept


def is_outer(race: Race, bike: int, end: int) -> int:
    road, sight = race.road, race.sight
    rank, steps = road.rank[sight.end_place[end]], sight.end_steps[end]
    start = road.rank[race.place[bike]]
    if steps == 0 or rank > start or rank == road.lanes:
        return 1
    for other in range(sight.ends):
        if sight.end_steps[other] == steps and road.rank[sight.end_place[other]] > rank:
            return 0
    return 1
