"""What a point of a dial is worth to a rider now, in thousandths of a position.

Careful goes by habit: expensive early in the race and when few are left, cheap at the end. Planner
compares its outlook with and without the point: outlook.py.
"""

from trackwright.games.motograndprix.rules.places import distance_of
from trackwright.games.motograndprix.state.layouts import OVERSHOT, SPENDABLE, Race
from trackwright.simulator.table.bots import PLANNER

ENGINE, REAR, FRONT = 2600, 900, 2000
"""A point of a dial early in a race, to careful."""
SPARE_TURNS = 3
"""Turns for which a point should last."""
USUAL_MOVE = 8


def engine_price(race: Race, bike: int, shown: int) -> int:
    """DP-5: a point of Engine, when the dial shows this many."""
    if race.bot[bike] == PLANNER:
        left, front = to_go(race, bike), race.front[bike]
        return outlook(race, left, shown, front) - outlook(race, left, shown - 1, front)
    return habitual_price(race, bike, ENGINE, shown)


def front_price(race: Race, bike: int, shown: int) -> int:
    """DP-6: a point of Front Tire."""
    return habitual_price(race, bike, FRONT, shown)


def rear_price(race: Race, bike: int, shown: int) -> int:
    """S-14, E-18: a point of Rear Tire."""
    return habitual_price(race, bike, REAR, shown)


def habitual_price(race: Race, bike: int, price: int, shown: int) -> int:
    turns = max(0, to_go(race, bike)) // USUAL_MOVE
    spare = SPARE_TURNS * max(0, shown - race.rules.floor)
    return price * turns // max(1, turns + spare)


def to_go(race: Race, bike: int) -> int:
    """Positions to the end of the race; below 0 beyond the line."""
    return race.laps * race.road.positions - distance_of(race, bike)


def outlook(race: Race, left: int, engine: int, front: int) -> int:
    """What a lone rider can expect with this many positions left and these dials. If the race is
    longer than the table, whole laps are ignored."""
    road, floor = race.road, race.rules.floor
    row, beyond = max(0, left + OVERSHOT), 0
    if row >= road.outlooks:
        laps = (row - road.outlooks) // road.positions + 1
        row -= laps * road.positions
        beyond = laps * road.positions * 1000
    engine_left = min(SPENDABLE - 1, max(0, engine - floor))
    front_left = min(SPENDABLE - 1, max(0, front - floor))
    return road.outlook[row][engine_left * SPENDABLE + front_left] - beyond


def outlook_after(race: Race, bike: int, dial: int, end: int) -> int:
    """What the rider can expect at this end of the move, after spending dial points."""
    left = to_go(race, bike) - race.sight.end_steps[end]
    return outlook(race, left, race.engine[bike] - max(dial, 0), race.front[bike] + min(dial, 0))
