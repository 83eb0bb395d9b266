"""Steps: where a car can go, and what a step costs: STR-22 to STR-27, STR-39, STR-42, STR-46."""

from trackwright.games.street_racing.state.layouts import (
    DIAGONAL,
    FORWARD,
    LATERAL,
    NO_SIDE,
    NOWHERE,
    Race,
)

USUAL_COST, TOKEN_COST = 1, 3
"""STR-22, STR-42."""
NO_WAY = -1
MOST_ASIDE = 8
"""H-04: steps sideways in a row that cost nothing; with Aerodynamics they would never end."""


def is_taken(race: Race, space: int) -> int:
    """STR-22, STR-53: is a car there, also one that can no longer move?"""
    for car in range(race.players):
        if race.at[car] == space:
            return 1
    return 0


def is_in_the_way(race: Race, car: int, space: int) -> int:
    """STR-22, STR-56: is another car there? In a tag team each leg has a road of its own."""
    for other in range(race.players):
        if race.at[other] == space and (race.rules.tag_team == 0 or (car ^ other) & 1 == 0):
            return 1
    return 0


def has_rival_token(race: Race, car: int, space: int) -> int:
    """STR-42: a block token that is not the car's own."""
    if race.road.block[space]:
        return 1
    for other in range(race.players):
        if other != car and race.block[other] == space:
            return 1
    return 0


def has_token(race: Race, space: int) -> int:
    """Any block token."""
    return has_rival_token(race, NOWHERE, space)


def finishes(race: Race, car: int, way: int) -> int:
    """STR-46, STR-H-30: does this step lead onto the finish, or over the line for the last time?"""
    at, road = race.at[car], race.road
    if road.finish[road.to[at][way]]:
        return 1 if race.gate[car] >= road.gates else 0
    if road.crosses[at][way] == 0 or race.gate[car] < road.gates:
        return 0
    return 1 if race.crossed[car] + 1 >= race.rules.laps else 0


def step_cost(race: Race, car: int, way: int) -> int:
    """STR-22, STR-42, H-04, H-21: points for a step."""
    at = race.at[car]
    if finishes(race, car, way):
        return 0 if race.rules.free_crossing else USUAL_COST
    to = race.road.to[at][way]
    if to != race.ignored and has_rival_token(race, car, to):
        return TOKEN_COST
    if race.rules.free_lateral and race.road.kind[at][way] == LATERAL:
        return 0
    return USUAL_COST


def may_step(race: Race, car: int, way: int) -> int:
    """STR-22 to STR-27: is it a legal step, and are there enough points? Any way of a junction is
    one (STR-25), so is the one under a bridge (STR-26)."""
    at = race.at[car]
    to = race.road.to[at][way]
    if race.road.obstacle[to]:
        return 0
    if race.road.kind[at][way] != FORWARD and may_change(race, at, way) == 0:
        return 0
    if step_cost(race, car, way) > race.points:
        return 0
    if finishes(race, car, way):
        return 1
    return 0 if race.road.finish[to] or is_in_the_way(race, car, to) else 1


def may_change(race: Race, at: int, way: int) -> int:
    """STR-23, STR-27, STR-39, H-04, H-19: a lane may be changed here, to this side."""
    road = race.road
    to = road.to[at][way]
    if road.start[at]:
        return 0
    corner = road.limit[at] or road.limit[to]
    if corner and (race.aero == 0 or race.rules.aero_in_corners == 0):
        return 0
    if road.kind[at][way] == DIAGONAL:
        return 1 if race.diagonals > 0 else 0
    if race.aside >= MOST_ASIDE:
        return 0
    return 1 if race.aero or race.side in (NO_SIDE, road.side[at][way]) else 0


def way_to(race: Race, car: int, space: int) -> int:
    """The step that leads there; NO_WAY if there is none."""
    at = race.at[car]
    if at != NOWHERE:
        for way in range(race.road.steps[at]):
            if race.road.to[at][way] == space:
                return way
    return NO_WAY


def count_steps(race: Race, car: int) -> int:
    """How many legal steps there are."""
    count = 0
    for way in range(race.road.steps[race.at[car]]):
        count += may_step(race, car, way)
    return count


def only_step(race: Race, car: int) -> int:
    """The only legal step; NO_WAY if there are more, or none."""
    found = NO_WAY
    for way in range(race.road.steps[race.at[car]]):
        if may_step(race, car, way):
            if found != NO_WAY:
                return NO_WAY
            found = way
    return found


def free_crossing(race: Race, car: int) -> int:
    """H-21: a step over the line that costs nothing; NO_WAY if there is none."""
    if race.rules.free_crossing:
        for way in range(race.road.steps[race.at[car]]):
            if finishes(race, car, way) and may_step(race, car, way):
                return way
    return NO_WAY
