"""How mopeds drive: MOP-11 to MOP-18.

A way is packed: three bits for each step, the first step in the lowest ones; each is the number of
the step among those that lead on from its space, inner lane first.
"""

from trackwright.games.mopeds.state import events
from trackwright.games.mopeds.state.layouts import MOST_BONUS_MOVES, Race, Road
from trackwright.simulator.table.log import note

WAY_BITS = 3
NO_WAY = -1


def is_empty(race: Race, moped: int, space: int) -> int:
    """MOP-18, H-08: no other moped is there; finished ones count."""
    for other in range(race.runners):
        if race.space[other] == space and other != moped:
            return 0
    return 1


def enters_turn(road: Road, space: int, to: int) -> int:
    """MOP-15: is this the first space of a turn, seen from outside?"""
    return road.turn[to] and road.section[space] != road.section[to]


def exact(race: Race, moped: int, space: int, steps: int) -> int:
    """MOP-18, H-03: the way of exactly so many steps, over occupied spaces, too, to an empty one;
    NO_WAY if there is none."""
    if steps == 0:
        return 0 if is_empty(race, moped, space) else NO_WAY
    road = race.road
    for way in range(road.ways[space]):
        to = road.ahead[space][way]
        enters = 1 if way == 0 and enters_turn(road, space, to) else 0
        if enters and race.rules.step_by_step and is_empty(race, moped, to) == 0:
            continue
        rest = exact(race, moped, to, steps - 1)
        if rest != NO_WAY:
            return rest << WAY_BITS | way
        if enters and (race.rules.step_by_step or steps > road.through[to]):
            return NO_WAY
    return NO_WAY


def find_way(race: Race, moped: int, speed: int) -> int:
    """MOP-14: how many of the steps the moped can take; `race.ways` is the way."""
    for fewer in range(speed):
        ways = exact(race, moped, race.space[moped], speed - fewer)
        if ways != NO_WAY:
            race.ways = ways
            return speed - fewer
    race.ways = 0
    return 0


def drive_card(race: Race, moped: int, value: int) -> int:
    """MOP-11, MOP-16, H-04: the move of a card, and the bonus moves that follow; how many steps
    the card itself moved it."""
    driven = drive(race, moped, value, 0)
    moves = 1 if driven or race.rules.bonus_if_blocked else 0
    bonus = 0
    while moves and race.road.bonus[race.space[moped]] and bonus < most_bonus_moves(race):
        moves = drive(race, moped, race.road.bonus[race.space[moped]], 1)
        bonus += 1 if moves else 0
    race.bonus_moves += bonus
    return driven


def most_bonus_moves(race: Race) -> int:
    """H-05."""
    return 1 if race.rules.one_bonus else MOST_BONUS_MOVES


def drive(race: Race, moped: int, speed: int, bonus: int) -> int:
    """MOP-11 to MOP-17: one move; how many steps it had."""
    start = race.space[moped]
    steps = find_way(race, moped, speed)
    if steps < speed:
        race.shortened += 1
        race.lost += 1 if steps == 0 else 0
        if race.counting:
            race.statistics.blockages[start] += 1
    if steps == 0:
        note(race, moped, events.Stuck(space=start, bonus=bonus))
        return 0
    ways, crossed = race.ways, race.crossings[moped]
    go(race, moped, ways, steps)
    end = race.space[moped]
    if race.counting:
        race.statistics.stops[end] += 1
        race.statistics.bonus_spaces[start] += bonus
    note(race, moped, events.Move(start=start, ways=ways, steps=steps, end=end, bonus=bonus))
    if race.crossings[moped] != crossed:
        note(race, moped, events.Lap(crossings=race.crossings[moped]))
    return steps


def go(race: Race, moped: int, ways: int, steps: int) -> None:
    """MOP-13, MOP-17: along the way, over occupied spaces and over the line."""
    road = race.road
    space = race.space[moped]
    for step in range(steps):
        way = ways >> WAY_BITS * step & 7
        race.crossings[moped] += road.crosses[space] >> way & 1
        space = road.ahead[space][way]
        if step < steps - 1 and is_empty(race, moped, space) == 0:
            race.passed += 1
        if race.counting:
            race.statistics.visits[space] += 1
    race.space[moped] = space
