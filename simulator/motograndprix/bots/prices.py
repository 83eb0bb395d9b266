"""What a point of a dial is worth to a rider now, in thousandths of a position.

Careful goes by habit: dear early in the race and when few are left, cheap at the end. Planner knows
what points gain on this circuit (worth.py) and spreads those it has over the turns that are left.
"""

from simulator.memory import State
from simulator.motograndprix.bots.names import PLANNER
from simulator.motograndprix.places import distance_of
from simulator.motograndprix.state import RATIOS

ENGINE, REAR, FRONT = 2600, 900, 2000
"""A point of a dial early in a race, to careful."""
SPARE_TURNS = 3
"""Turns for which a point should last."""
USUAL_MOVE = 8
FRONT_IN_TRAFFIC = 150
"""Per cent: behind other bikes Front Tire is wanted oftener than on an empty road."""


def engine_price(race: State, bike: int, shown: int) -> int:
    """DP-5: a point of Engine, of so many shown."""
    if race.bot[bike] == PLANNER:
        return race.road.engine_price[points_a_turn(race, bike, shown)]
    return habitual_price(race, bike, ENGINE, shown)


def front_price(race: State, bike: int, shown: int) -> int:
    """DP-6: a point of Front Tire."""
    if race.bot[bike] == PLANNER:
        return race.road.front_price[points_a_turn(race, bike, shown)] * FRONT_IN_TRAFFIC // 100
    return habitual_price(race, bike, FRONT, shown)


def rear_price(race: State, bike: int, shown: int) -> int:
    """S-14, E-18: a point of Rear Tire."""
    return habitual_price(race, bike, REAR, shown)


def habitual_price(race: State, bike: int, price: int, shown: int) -> int:
    turns = to_go(race, bike) // USUAL_MOVE
    spare = SPARE_TURNS * max(0, shown - race.rules.floor)
    return price * turns // max(1, turns + spare)


def points_a_turn(race: State, bike: int, shown: int) -> int:
    """Points left for each turn that is left, in RATIOS parts."""
    turns = max(1, to_go(race, bike) * 1000 // race.road.usual_move)
    return min(RATIOS, max(0, shown - race.rules.floor) * RATIOS // turns)


def to_go(race: State, bike: int) -> int:
    """Positions to the end of the race."""
    return max(0, race.laps * race.road.positions - distance_of(race, bike))
