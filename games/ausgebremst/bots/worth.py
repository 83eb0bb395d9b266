"""What bots count with: points, the way to go, and what one point more or less is worth."""

from trackwright.games.ausgebremst.rules.lead import race_left
from trackwright.games.ausgebremst.rules.pit import owes_stop
from trackwright.games.ausgebremst.state.layouts import FAR, PRO, Race
from trackwright.simulator.table.states import RACING

SPACE = 1000
"""Bots count in thousandths of a space."""
SHORT = 60_000
"""Too few points to finish."""
SPARE = 12
"""More spare points than this make no difference."""


def way_to_go(race: Race, space: int, crossed: int) -> int:
    """Spaces to the finish on the shortest way."""
    if crossed > race.laps:
        return 0
    return race.road.dist[space] + (race.laps - crossed) * race.road.lap


def way_home(race: Race, car: int, space: int, crossed: int) -> int:
    """Spaces to the finish with the stop that the car still owes, in this lap or a later one."""
    road = race.road
    to_go = way_to_go(race, space, crossed)
    if owes_stop(race, car) == 0 or road.stop[space] or crossed > race.laps:
        return to_go
    chances = road.windows >> (crossed + road.line_first[space])
    if chances == 0:
        return to_go
    later = to_go + road.detour
    if road.line_first[space] or chances & 1 == 0:
        return later
    now = road.with_stop[space] + (race.laps - crossed) * road.lap
    return now if chances == 1 else min(now, later)


def point_price(slack: int, to_go: int) -> int:
    """AUS-D-01: the worth of one spare point: high if few are left for a long way."""
    if slack >= SPARE:
        return 300
    return 600 + 4500 * (to_go + 20) // (40 * (max(slack, 0) + 1))


def worth_of_slack(slack: int, to_go: int) -> int:
    """The worth of all spare points; below zero the race is lost."""
    if slack < 0:
        return slack * SPACE - SHORT
    total = 0
    for point in range(min(slack, SPARE)):
        total += point_price(point, to_go)
    return total


def nearest_rival(race: Race, car: int) -> int:
    """F-15: the least that any other car has left of the race."""
    best = FAR
    for other in range(race.cars):
        if other != car and race.status[other] == RACING:
            best = min(best, race_left(race, other))
    return best


def cars_close_behind(race: Race, car: int, left: int, within: int) -> int:
    """How many cars are at most this many spaces behind a place in the race."""
    count = 0
    for other in range(race.cars):
        if other != car and race.status[other] == RACING:
            count += 1 if left < race_left(race, other) <= left + within else 0
    return count


LOW = 2
"""With this few spare points a stop in the pro game is worth the detour."""


def wants_stop(race: Race, car: int) -> int:
    """AUS-D-02, D-05: is the stop due, or, in the pro game, wanted for its cards?"""
    if race.rules.level != PRO:
        return owes_stop(race, car)
    if race.deposited[car] == 0:
        return 0
    to_go = way_to_go(race, race.space[car], race.crossings[car])
    return 1 if race.supply[car] - to_go < LOW else 0
