"""The plan of a turn, and whether it is allowed: MGP-B-09 to B-20, S-12 to S-17, H-12, H-14."""

from trackwright.games.motograndprix.rules.choices import can_complete, look, touches_corner
from trackwright.games.motograndprix.rules.contact import forced_step, lay_forced_path
from trackwright.games.motograndprix.rules.decisions import (
    FORCED,
    LANE_BITS,
    UNSAID_FLIPS,
    WRONG_FLIPS,
    unpack_choice,
    unpack_path,
)
from trackwright.games.motograndprix.rules.flips import allowed_flips, flip_fault
from trackwright.games.motograndprix.rules.lanes import ALL
from trackwright.games.motograndprix.rules.places import is_free, position_of
from trackwright.games.motograndprix.rules.points import (
    all_sums,
    least_bonus,
    may_brake,
    may_push,
    points_before_dials,
)
from trackwright.games.motograndprix.rules.reach import (
    is_blocked,
    lay_path,
    leads_to,
    look_ahead,
    step_cost,
)
from trackwright.games.motograndprix.state.codes import (
    B_18,
    B_19,
    B_20,
    E_07,
    H_11,
    H_12,
    H_14,
    H_22,
    H_32,
    S_12,
    S_13,
    S_15,
    S_16,
    S_17,
)
from trackwright.games.motograndprix.state.layouts import BASIC, NOWHERE, Race


def clear_plan(race: Race) -> None:
    race.flips = 0
    race.bonus = 0
    race.push = 0
    race.brake = 0
    race.gives_up = 0
    race.steps = 0
    race.forced = 0
    race.points = 0
    race.fault = 0


def read_ride(race: Race, bike: int, choice: int, path: int) -> None:
    """Make a scripted ride the plan; returns the rule that it breaks."""
    lay_ride(race, bike, choice, path)
    if race.fault == 0:
        race.fault = plan_fault(race, bike)


def lay_ride(race: Race, bike: int, choice: int, path: int) -> None:
    """Make a scripted ride the plan; the returned rule says why there is no such path."""
    unpack_choice(race, choice)
    race.fault = 0
    race.forced = 1 if path == FORCED else 0
    if path < 0:
        race.fault = lay_usual_path(race, bike, -1 - path)
    elif path != FORCED:
        unpack_path(race, bike, path)
    elif race.in_contact == 0:
        race.fault = 0 if race.gives_up else S_12
    elif race.gives_up == 0 and race.flips < WRONG_FLIPS:
        points = points_before_dials(race, race.flips, race.bonus) + race.push - race.brake
        if points >= 0 and lay_forced_path(race, bike, points) == 0:
            race.fault = S_16


def lay_usual_path(race: Race, bike: int, code: int) -> int:
    """Set the plan's path to the default one, as bots ride it: to the end in the lane of the code's
    three lowest bits, where the rest says how many steps fewer than points; returns the rule
    against it if there is no such end."""
    if race.gives_up or race.flips >= WRONG_FLIPS:
        return 0
    points = points_before_dials(race, race.flips, race.bonus) + race.push - race.brake
    steps = points - (code >> LANE_BITS)
    look(race, bike, all_sums(race, bike), ALL)
    sight = race.sight
    for end in range(sight.ends if steps >= 0 else 0):
        in_lane = race.road.lane[sight.end_place[end]] == code & 7
        if in_lane and sight.end_steps[end] == steps and sight.end_points[end] >> points & 1:
            bare, race.bare = race.bare, 0
            lay_path(race, bike, end, points)
            race.bare = bare
            return 0
    return B_20 if race.rules.level == BASIC else S_17


def plan_fault(race: Race, bike: int) -> int:
    """The rule that the plan breaks; 0 if it is allowed."""
    if race.gives_up and race.flips == UNSAID_FLIPS:
        return unsaid_fault(race, bike)
    difficulty = race.road.difficulty[position_of(race, bike)]
    fault = flip_fault(difficulty, race.face[0], race.face[1], race.faces, race.flips)
    if fault:
        return fault
    if race.gives_up:
        return H_12 if can_complete(race, bike, race.flips) else 0
    if race.bonus > race.slipping[bike]:
        return E_07
    if race.bonus < least_bonus(race, bike):
        return H_32
    if race.push > may_push(race, bike):
        return S_13
    if race.brake > may_brake(race, bike):
        return S_15
    points = points_before_dials(race, race.flips, race.bonus) + race.push - race.brake
    if points < 0:
        return S_15
    race.points = points
    fault = path_fault(race, bike, points)
    if fault == 0 and race.rules.rear_guard and race.push and charges_rear(race, bike):
        return H_14 if race.rear[bike] <= race.rules.floor else 0
    return fault


def unsaid_fault(race: Race, bike: int) -> int:
    """H-12: giving up without naming flips: none of the allowed ones must be possible."""
    for flips in range(1 << race.faces):
        if allowed_flips(race, bike) >> flips & 1 and can_complete(race, bike, flips):
            return H_12
    return 0


def path_fault(race: Race, bike: int, points: int) -> int:
    """B-18 to B-20, S-12, S-17: the rule that the plan's path breaks."""
    place, cost = race.place[bike], 0
    for step in range(race.steps):
        to = race.path[step]
        if to == NOWHERE or leads_to(race.road, place, to) == 0:
            return B_18
        if is_free(race, to) == 0:
            return B_19
        cost += step_cost(race, bike, to)
        place = to
    if cost != points:
        return short_fault(race, bike, place, points)
    if race.in_contact:
        return _contact_fault(race, bike, place, points)
    return 0


def short_fault(race: Race, bike: int, place: int, points: int) -> int:
    """B-20: points are only lost in Basic, and only if a bike is blocked."""
    if race.rules.level != BASIC:
        return S_17
    if race.steps > points or is_blocked(race, place) == 0:
        return B_20
    if race.rules.no_dead_end == 0 and race.rules.blocked_by_all == 0:
        return 0
    look_ahead(race, bike, 1 << points, ALL)
    for end in range(race.sight.ends):
        if race.sight.end_place[end] == place and race.sight.end_steps[end] == race.steps:
            return 0
    return H_11


def _contact_fault(race: Race, bike: int, place: int, points: int) -> int:
    """S-12, H-22: is it a path that a contact allows?"""
    if race.forced or _is_forced(race, bike):
        return 0
    if race.rules.free_contact == 0:
        return S_12
    look(race, bike, 1 << points, ALL)
    for end in range(race.sight.ends):
        if race.sight.end_place[end] == place:
            return 0
    return H_22


def _is_forced(race: Race, bike: int) -> int:
    """S-12: 1 if the plan's path takes the lightest free place at each step."""
    place = race.place[bike]
    for step in range(race.steps):
        place = forced_step(race, place)
        if place != race.path[step]:
            return 0
    return 1


def charges_rear(race: Race, bike: int) -> int:
    """S-14: 1 if Engine on the plan's path costs a Rear Tire point."""
    end = race.path[race.steps - 1] if race.steps else race.place[bike]
    return touches_corner(race, race.place[bike], end, race.steps)
