"""The pit: F-25 to F-32, F-38, H-15 to H-19, H-33."""

from trackwright.games.ausgebremst.rules.places import is_taken
from trackwright.games.ausgebremst.state.layouts import FIRST_LAP, NOWHERE, PRO, SECOND_LAP, Race


def has_pit(race: Race) -> int:
    """H-33: without an alley there is no stop, and none is required."""
    return 1 if race.road.entry != NOWHERE else 0


def may_enter_alley(race: Race, car: int, crossed: int) -> int:
    """F-25, F-26, H-16: field A leads into the alley in two laps only; P-11: derelicts never enter
    it in the pro game."""
    if race.rules.level == PRO and race.derelict[car]:
        return 0
    return race.road.windows >> crossed & 1


def is_last_window(race: Race, crossed: int) -> int:
    """F-30, H-16: is this the lap of the second opportunity?"""
    return 1 if race.road.windows >> crossed == 1 else 0


def owes_stop(race: Race, car: int) -> int:
    """F-09, F-30: must the car still stop? P-09: in the pro game nobody must."""
    if race.rules.level == PRO or has_pit(race) == 0:
        return 0
    return 1 - race.pitted[car]


def is_shut(race: Race, car: int) -> int:
    """F-31, H-18: a car that must still stop and finds the entry blocked may not pass it."""
    return owes_stop(race, car) and entry_is_blocked(race, car)


def loses_entry(race: Race, space: int, crossed: int, to: int, now: int) -> int:
    """H-18: does a step on the track, in the second window, make field A unreachable?"""
    chances = race.road.can_stop
    if race.road.alley[space] or chances[space] >> crossed & 1 == 0:
        return 0
    if is_last_window(race, crossed) == 0 and is_last_window(race, now) == 0:
        return 0
    return 1 - (chances[to] >> now & 1)


def entry_is_blocked(race: Race, car: int) -> int:
    """F-27, H-18: is another car on field A, or no space of the alley behind it free?"""
    road, entry = race.road, race.road.entry
    if is_taken(race, entry) and race.space[car] != entry:
        return 1
    for way in range(road.ways[entry]):
        to = road.ahead[entry][way]
        if road.alley[to] and is_taken(race, to) == 0:
            return 0
    return 1


def loses_last_chance(race: Race, car: int, space: int, crossed: int) -> int:
    """F-30, H-19: does a move to this space make the compulsory stop impossible?"""
    if owes_stop(race, car) == 0:
        return 0
    if crossed > race.laps:
        return 1
    return 1 if race.road.stop[space] == 0 and race.road.can_stop[space] >> crossed & 1 == 0 else 0


def mark_stop(race: Race, car: int) -> int:
    """F-30, F-32, H-17: a move that ends on a pit space is a stop; did this one?"""
    if race.crossings[car] > race.laps or race.road.stop[race.space[car]] == 0:
        return 0
    if race.pitted[car] == 0:
        race.pit_lap[car] = lap_of_stop(race, race.space[car], race.crossings[car])
    race.pitted[car] = 1
    race.stops += 1
    return 1


def lap_of_stop(race: Race, space: int, crossed: int) -> int:
    """F-25, H-16: the lap of this stop: the first window or the second?"""
    entered = max(0, crossed - race.road.since_entry[space])
    return SECOND_LAP if race.road.windows & (1 << entered) - 1 else FIRST_LAP
