"""The format of a decision: how the choice and the path of a ride are packed into numbers.

The choice contains the faces used, slipstream point, Engine, Front Tire and giving up; the path has
a lane per step, three bits each, below a leading 1. Short forms: a choice may contain flips instead
of faces (BY_FLIPS), and a path below 0 is the default one. Sources of decisions:
simulator/table/decisions.py.
"""

from trackwright.games.motograndprix.rules.dice import used
from trackwright.games.motograndprix.rules.reach import step_cost
from trackwright.games.motograndprix.state.layouts import MOST_MOVE, NOWHERE, Race

ON_GRID, SLIPSTREAM, KEEP, RIDE = 0, 1, 2, 3
"""The kinds of decisions."""
LANE_BITS = 3
WRONG_FLIPS = 4
UNSAID_FLIPS = 8
"""Giving up without naming flips."""
FORCED = 0
"""The path of a contact, determined by the rules."""
BY_FLIPS = 1 << 15
"""In a choice: the lowest bits are flips of the rolled dice, not the faces used."""


def packed_choice(race: Race) -> int:
    """The plan's ride as a choice."""
    faces = used(race, 0) | (used(race, 1) << 3 if race.faces == 2 else 0)
    return faces | race.bonus << 6 | race.push << 7 | race.brake << 10 | race.gives_up << 14


def packed_path(race: Race) -> int:
    """The plan's path as lanes."""
    path = 1
    for step in range(race.steps):
        path = path << LANE_BITS | race.road.lane[race.path[step]]
    return path


def packed_costs(race: Race, bike: int) -> int:
    """S-19: what each step of the plan costs, three bits each, below a leading 1."""
    costs = 1
    for step in range(race.steps):
        costs = costs << LANE_BITS | step_cost(race, bike, race.path[step])
    return costs


def unpack_choice(race: Race, choice: int) -> None:
    """Set the plan's ride from a choice; flips that do not match the dice become WRONG_FLIPS."""
    race.flips = choice & 3 if choice & BY_FLIPS else flips_to(race, choice)
    race.bonus = choice >> 6 & 1
    race.push = choice >> 7 & 7
    race.brake = choice >> 10 & 15
    race.gives_up = choice >> 14 & 1


def flips_to(race: Race, choice: int) -> int:
    """The flips that give the faces of a choice."""
    if choice & 63 == 0:
        return UNSAID_FLIPS
    flips = 0
    for die in range(race.faces):
        face = choice >> 3 * die & 7
        if face != race.face[die]:
            flips |= 1 << die if face == 7 - race.face[die] else WRONG_FLIPS
    return flips | WRONG_FLIPS if race.faces == 1 and choice >> 3 & 7 else flips


def unpack_path(race: Race, bike: int, path: int) -> None:
    """Set the plan's path from lanes; an impossible step ends it with NOWHERE."""
    steps = 0
    while path >> LANE_BITS * steps > 1:
        steps += 1
    race.steps = min(steps, MOST_MOVE + 1)
    place = race.place[bike]
    for step in range(race.steps):
        lane = path >> LANE_BITS * (steps - 1 - step) & 7
        if place != NOWHERE:
            place = towards(race, place, lane)
        race.path[step] = place


def towards(race: Race, place: int, lane: int) -> int:
    """The place one step ahead in this lane; NOWHERE if there is none."""
    for way in range(race.road.ways[place]):
        to = race.road.ahead[place][way]
        if race.road.lane[to] == lane:
            return to
    return NOWHERE
