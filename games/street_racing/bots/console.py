"""Before the race: upgrades by course, and a start space: B1, B2 of STR section 13."""

from trackwright.games.street_racing.bots.outlook import STEP
from trackwright.games.street_racing.bots.plans import plan
from trackwright.games.street_racing.rules.setup import slot_is_free
from trackwright.games.street_racing.state.decisions import ALLOCATE, SLOT
from trackwright.games.street_racing.state.layouts import (
    ENGINE_POWER,
    FAR,
    GEARS,
    HANDLING,
    MOST_TIRES,
    NITROUS,
    STEERING,
    TIRES,
    TRANSMISSION,
    TUNING,
    TURBO,
    Race,
)

TIGHT = 4
"""B1: the limit of a corner that Steering is for."""
CORNERS_PER_SHIFT = 3
MANY = 3
"""B1: cars that make Handling worth it."""


def plan_upgrade(race: Race, car: int) -> None:
    """The next token: what is most urgent of what is still missing."""
    tokens = race.tokens[car]
    corners = race.outlook.corners
    if tokens[NITROUS] == 0:
        plan(race, ALLOCATE, NITROUS, 0)
    elif tokens[TIRES] < (min(MOST_TIRES, max(corners, FIRST_TURN)) if corners else FIRST_TURN):
        plan(race, ALLOCATE, TIRES, 0)
    elif race.outlook.least_limit <= TIGHT and corners and tokens[STEERING] == 0:
        plan(race, ALLOCATE, STEERING, 0)
    elif tokens[TRANSMISSION] < corners // CORNERS_PER_SHIFT:
        plan(race, ALLOCATE, TRANSMISSION, 0)
    elif tokens[TURBO] == 0:
        plan(race, ALLOCATE, TURBO, 0)
    elif tokens[ENGINE_POWER] == 0:
        plan(race, ALLOCATE, ENGINE_POWER, 0)
    elif race.players >= MANY and tokens[HANDLING] == 0:
        plan(race, ALLOCATE, HANDLING, 0)
    else:
        plan(race, ALLOCATE, TUNING, 0)


FIRST_TURN = 3
"""Tires where there is nothing to turn: they add most on the first turn."""


def plan_slot(race: Race, car: int) -> None:
    """B2: the shortest way, and the best road ahead."""
    best, value = 0, -FAR * 100
    for slot in range(race.road.slots):
        if slot_is_free(race, slot):
            space = race.road.slot[slot]
            worth = road_ahead(race, space) - STEP * race.road.left[space]
            if worth > value:
                best, value = slot, worth
    plan(race, SLOT, best, 0)


def road_ahead(race: Race, space: int) -> int:
    """What the next move is worth, in all gears: the higher ones see farther."""
    worth = 0
    for gear in range(1, GEARS):
        worth += race.outlook.worth[gear][space]
    return worth
