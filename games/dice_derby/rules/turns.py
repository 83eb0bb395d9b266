"""Extra and lost turns, and the order of cars: DIC-06, DIC-27, H-04, H-05, H-23."""

from trackwright.games.dice_derby.state import events
from trackwright.games.dice_derby.state.layouts import Race
from trackwright.simulator.table.log import note


def gain_turn(race: Race, car: int) -> None:
    """DIC-06, H-04: several reasons add up."""
    if race.rules.one_extra and race.gained:
        return
    race.gained += 1
    race.extra[car] += 1
    race.extras += 1


def lose_turn(race: Race, car: int) -> None:
    race.skip[car] += 1
    race.losses += 1
    if race.counting:
        race.statistics.incidents[race.road.spot[race.at[car]]] += 1


def cancel_turns(race: Race, car: int) -> None:
    """H-05: a lost turn consumes a waiting extra turn first."""
    while race.rules.extra_first == 0 and race.extra[car] and race.skip[car]:
        race.extra[car] -= 1
        race.skip[car] -= 1
        note(race, car, events.Cancel())


def front_car(race: Race) -> int:
    """H-23: the car with the fewest steps to the finish; of equals the earlier leader, then the
    first in order."""
    best = race.leader
    for i in range(race.runners):
        car = race.order[i]
        if best < 0 or left_of(race, car) < left_of(race, best):
            best = car
    return best


def left_of(race: Race, car: int) -> int:
    """H-23: steps to the finish; none when it is there."""
    return race.road.left[race.at[car]]


def place_all(race: Race) -> None:
    """DIC-22, H-23: the winner, then the others by their distance; equal ones share a place."""
    for car in range(race.runners):
        race.finish_place[car] = 1
        for other in range(race.runners):
            if left_of(race, other) < left_of(race, car):
                race.finish_place[car] += 1
