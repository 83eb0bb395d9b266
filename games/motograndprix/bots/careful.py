"""Careful: ground gained + value of the end place - cost of the dials - risks.

DP-4 to DP-7: what a sensible rider considers. What an end is worth (straight or corner, a hard
corner ahead or not) is a rule of thumb: ends.py.
"""

from trackwright.games.motograndprix.bots.greedy import POSITION
from trackwright.games.motograndprix.bots.prices import engine_price, front_price, rear_price
from trackwright.games.motograndprix.rules.choices import touches_corner
from trackwright.games.motograndprix.rules.dice import used
from trackwright.games.motograndprix.rules.places import distance_of
from trackwright.games.motograndprix.rules.reach import is_blocked
from trackwright.games.motograndprix.state.layouts import BASIC, EXPERT, SLOT_BITS, Race

OFF_LINE = 60
"""Each lane away from the racing line."""
STUCK = 3000
"""Ending behind a wall of bikes; half in Basic, where only points are lost."""
FINISH = 6000
"""Crossing the line this round rather than next round."""
RETIREMENT = 40_000
WOBBLE = 1000
"""A wheelie, or a bike upright in a corner: one point less next turn."""


def value_like_careful(race: Race, bike: int) -> None:
    """The ends by ground and by what comes next."""
    sight, road = race.sight, race.road
    to_go = race.laps * road.positions - distance_of(race, bike)
    for end in range(sight.ends):
        place, steps = sight.end_place[end], sight.end_steps[end]
        value = POSITION * steps - OFF_LINE * road.rank[place]
        if steps >= to_go:
            value += FINISH
        else:
            value += road.worth[place >> SLOT_BITS]
            if sight.crowded >> steps & 1 and is_blocked(race, place) and steps:
                value -= STUCK // 2 if race.rules.level == BASIC else STUCK
        sight.end_value[end] = value


def price_like_careful(race: Race, bike: int) -> None:
    """What a point of Engine, and one of Front Tire, is worth to the rider now."""
    race.sight.push_price = engine_price(race, bike, race.engine[bike])
    race.sight.brake_price = front_price(race, bike, race.front[bike])


def careful_risk(race: Race, bike: int, dial: int, end: int) -> int:
    """What the effects of a choice may cost; RETIREMENT or more where it is certain."""
    risk = 0
    place = race.sight.end_place[end]
    floor = race.rules.floor
    rear = race.rear[bike]
    if dial > 0 and touches_corner(race, race.place[bike], place, race.sight.end_steps[end]):
        if rear <= floor:
            return RETIREMENT
        rear -= 1
        risk = rear_price(race, bike, rear + 1)
    if race.faces != 2 or race.start_turn:
        return risk
    first, second = used(race, 0), used(race, 1)
    if first != second:
        return risk
    if first == 6 and (race.flips == 0 or race.rules.rolled_redline == 0):
        risk += redline_risk(race, bike, race.engine[bike] - max(dial, 0))
    if race.flips == 0 and race.rules.level == EXPERT:
        risk += WOBBLE
        if race.road.difficulty[place >> SLOT_BITS]:
            risk += RETIREMENT if rear <= floor else rear_price(race, bike, rear)
    return risk


def redline_risk(race: Race, bike: int, engine: int) -> int:
    """S-21: the chance that two dice are above Engine, times what is lost then."""
    lost = RETIREMENT if engine <= race.rules.floor else engine_price(race, bike, engine)
    return lost * failing_rolls(engine) // 36


def failing_rolls(engine: int) -> int:
    """Of 36 rolls of two dice those above this number: 10 at 8, 15 at 7, 21 at 6 ..."""
    if engine >= 12:
        return 0
    if engine >= 7:
        return (12 - engine) * (13 - engine) // 2
    return 36 - engine * (engine - 1) // 2 if engine > 0 else 36
