"""Before the race: upgrades, start spaces, drivers: STR-02, STR-05, STR-06, STR-09, STR-54."""

from trackwright.games.street_racing.rules.steps import is_taken
from trackwright.games.street_racing.state.layouts import (
    HAN_LUE,
    MOST_NITROUS,
    MOST_TIRES,
    NITROUS,
    PER_CAR,
    PER_HAN,
    TIRES,
    UPGRADES,
    Race,
)


def upgrades_of(race: Race, car: int) -> int:
    """STR-05, STR-54: tokens of a console."""
    most = PER_HAN if race.driver[car] == HAN_LUE else PER_CAR
    return min(race.road.upgrades, most)


def tokens_left(race: Race, car: int) -> int:
    """Tokens on the console."""
    total = 0
    for upgrade in range(UPGRADES):
        total += race.tokens[car][upgrade]
    return total


def may_allocate(race: Race, car: int, upgrade: int) -> int:
    """STR-06: any number of each kind, but one Nitrous and four Tires at most."""
    if upgrade < 0 or upgrade >= UPGRADES or tokens_left(race, car) >= upgrades_of(race, car):
        return 0
    if upgrade == NITROUS:
        return 1 if race.tokens[car][NITROUS] < MOST_NITROUS else 0
    if upgrade == TIRES:
        return 1 if race.tokens[car][TIRES] < MOST_TIRES else 0
    return 1


def slot_is_free(race: Race, slot: int) -> int:
    """STR-09: a start space without car or obstacle."""
    if slot < 0 or slot >= race.road.slots:
        return 0
    space = race.road.slot[slot]
    return 0 if race.road.obstacle[space] or is_taken(race, space) else 1
