"""Who leads, and who may not play a six: F-15 to F-20, H-06 to H-10."""

from trackwright.games.ausgebremst.rules.places import clear_marks, is_marked, mark
from trackwright.games.ausgebremst.state.layouts import Race
from trackwright.simulator.table.states import NOBODY, RACING

SIX = 6


def race_left(race: Race, car: int) -> int:
    """F-16, F-17, H-07: spaces left of the whole race, counted as for the lead."""
    road, space = race.road, race.space[car]
    left = road.dist[space] if race.rules.lead_by_route else road.remain[space]
    return left + (race.laps - race.crossings[car]) * road.lap


def leads(race: Race, car: int) -> int:
    """H-07: is no car on the track ahead of this one? Cars that are level share the lead."""
    mine = race_left(race, car)
    for other in range(race.cars):
        if race.status[other] == RACING and race_left(race, other) < mine:
            return 0
    return 1


def is_alone(race: Race, car: int) -> int:
    """H-09: is no rival left on the track?"""
    for other in range(race.cars):
        if other != car and race.status[other] == RACING:
            return 0
    return 1


def is_start_card(race: Race, car: int) -> int:
    """F-15, H-06: the first card of a car may be a six."""
    if race.rules.start_by_round:
        return 1 if race.round <= 1 else 0
    return 1 if race.plays[car] == 0 else 0


def six_is_barred(race: Race, car: int) -> int:
    """F-15: a car that leads or shares the lead must not play a six; exceptions F-19, F-20,
    H-09."""
    if race.lifted or race.relief or is_start_card(race, car):
        return 0
    if leads(race, car) == 0 or is_alone(race, car):
        return 0
    if holds_only_sixes(race, car) == 0:
        return 1
    return 0 if race.road.chicane[race.space[car]] or closes_track(race, car) else 1


def holds_only_sixes(race: Race, car: int) -> int:
    """F-18, H-08: is every card of the player's hand a six?"""
    if race.derelict[car] or race.held[car] == 0:
        return 0
    for i in range(race.held[car]):
        if race.hand[car][i] != SIX:
            return 0
    return 1


def is_beside(race: Race, car: int, other: int) -> int:
    """H-09: another player level with this one in the lead, who holds only sixes."""
    if other == car or race.status[other] != RACING or holds_only_sixes(race, other) == 0:
        return 0
    if race.road.remain[race.space[other]] != race.road.remain[race.space[car]]:
        return 0
    return 1 if race_left(race, other) == race_left(race, car) else 0


def closes_track(race: Race, car: int) -> int:
    """F-19, H-09: do this car and those beside it block every way past them?"""
    seen = race.sight.seen
    clear_marks(race, seen)
    beside = 0
    for other in range(race.cars):
        if is_beside(race, car, other):
            mark(seen, race.space[other])
            beside += 1
    if beside == 0:
        return 0
    mark(seen, race.space[car])
    return 0 if laps_are_open(race) else 1


def laps_are_open(race: Race) -> int:
    """Is there a way from line to line past all marked spaces, without the alley?"""
    road, sight = race.road, race.sight
    count = 0
    for i in range(road.first):
        count = visit(race, road.behind_line[i], count)
    at = 0
    while at < count:
        space = sight.queue[at]
        at += 1
        for way in range(road.ways[space]):
            to = road.ahead[space][way]
            if road.crosses[space] >> way & 1:
                if road.alley[to] == 0:
                    return 1
            else:
                count = visit(race, to, count)
    return 0


def visit(race: Race, space: int, count: int) -> int:
    """Queue a space unless it was visited; returns how many are queued."""
    if is_marked(race.sight.seen, space) or race.road.alley[space]:
        return count
    mark(race.sight.seen, space)
    race.sight.queue[count] = space
    return count + 1


def lift_ban(race: Race, car: int) -> None:
    """F-20, H-10: once the winner has finished, sixes are free; a derelict can be the winner."""
    if race.rules.player_lifts == 0 or race.derelict[car] == 0:
        race.lifted = 1


def front_car(race: Race) -> int:
    """The car that is furthest ahead, the first in the order among equals; NOBODY if the track is
    empty."""
    best = NOBODY
    for i in range(race.cars):
        car = race.order[i]
        if race.status[car] == RACING and (
            best == NOBODY or race_left(race, car) < race_left(race, best)
        ):
            best = car
    return best
