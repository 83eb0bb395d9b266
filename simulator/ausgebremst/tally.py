"""What is counted over many races."""

from simulator.ausgebremst.cards import deck_left, on_stacks
from simulator.ausgebremst.lead import race_left
from simulator.memory import State
from simulator.states import FINISHED, RACING
from simulator.tally import boxed, count_common


def count_race(race: State) -> None:
    """Add a race that is over to the figures."""
    count_common(race)
    statistics = race.statistics
    statistics.blocked[boxed(race.blocked)] += 1
    statistics.waited[boxed(race.waited)] += 1
    statistics.pit_stops[boxed(race.stops)] += 1
    for car in range(race.players):
        if race.status[car] == FINISHED:
            cards = race.held[car] + deck_left(race, car) + on_stacks(race, car)
            statistics.left[0][cards] += 1
            statistics.left[1][race.supply[car]] += 1


def note_gap(race: State) -> None:
    """Keep how much of the race the second has left when the winner is home."""
    race.gap = -1
    for car in range(race.cars):
        if race.status[car] == RACING:
            left = race_left(race, car)
            race.gap = left if race.gap < 0 else min(race.gap, left)


def count_move(race: State, car: int, start: int, ways: int, steps: int) -> None:
    """Where cars drive and where they stop."""
    statistics, road = race.statistics, race.road
    space = start
    for step in range(steps):
        space = road.ahead[space][ways >> 3 * (steps - 1 - step) & 7]
        if race.crossings[car] <= race.laps or step < steps - 1:
            statistics.visits[space] += 1
    if race.crossings[car] <= race.laps:
        statistics.stops[space] += 1


def count_incident(race: State, space: int) -> None:
    """A turn lost there, or a car taken off."""
    if race.counting:
        race.statistics.incidents[space] += 1
