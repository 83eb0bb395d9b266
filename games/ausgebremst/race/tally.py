"""What is counted over many races."""

from trackwright.games.ausgebremst.bots.worth import way_to_go
from trackwright.games.ausgebremst.rules.cards import deck_left, on_stacks
from trackwright.games.ausgebremst.rules.lead import race_left
from trackwright.games.ausgebremst.rules.pit import has_pit
from trackwright.games.ausgebremst.state.events import NO_CARDS, OF_DERELICTS, TOO_FAR
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, MOST_LEFT, NO_STOP, Race
from trackwright.simulator.table.states import FINISHED, RACING
from trackwright.simulator.table.tally import boxed, count_common


def count_race(race: Race) -> None:
    """Add a finished race to the figures."""
    count_common(race)
    statistics = race.statistics
    statistics.blocked[boxed(race.blocked)] += 1
    statistics.waited[boxed(race.waited)] += 1
    statistics.barred[boxed(race.barred)] += 1
    statistics.pit_stops[boxed(race.stops)] += 1
    for car in range(race.deciding):
        count_player(race, car)


def count_player(race: Race, car: int) -> None:
    """What a player paid for detours, when it stopped, and what it had left at the finish."""
    statistics = race.statistics
    gone = race.spaces[car] + way_to_go(race, race.space[car], race.crossings[car])
    detours = gone - shortest_race(race, car)
    statistics.detours[max(0, min(detours, MOST_LEFT))] += 1
    if has_pit(race):
        for lap in range(NO_STOP + 1):
            statistics.pit_lap[lap][1 if race.pit_lap[car] == lap else 0] += 1
    if race.status[car] == FINISHED:
        cards = race.held[car] + deck_left(race, car) + on_stacks(race, car)
        statistics.left[0][cards] += 1
        statistics.left[1][race.supply[car]] += 1


def shortest_race(race: Race, car: int) -> int:
    """AUS-V-03: spaces from its grid place to the finish, through the pit if it stopped."""
    return race.road.shortest[race.grid[car] - 1][race.pitted[car]]


def count_out(race: Race, car: int, cause: int) -> None:
    """Why a car is out; a player without cards may have had too few for the shortest way."""
    if race.counting == 0:
        return
    if race.derelict[car]:
        cause += OF_DERELICTS
    elif cause == NO_CARDS and points_gone(race, car) < shortest_race(race, car):
        cause = TOO_FAR
    race.statistics.causes[cause] += 1


def points_gone(race: Race, car: int) -> int:
    """Points of the cards lying face up, driven or not."""
    points = 0
    for value in range(1, MOST_CARD + 1):
        points += value * race.gone[car][value]
    return points


def note_gap(race: Race) -> None:
    """Record how much of the race the second has left when the winner finishes."""
    race.gap = -1
    for car in range(race.cars):
        if race.status[car] == RACING:
            left = race_left(race, car)
            race.gap = left if race.gap < 0 else min(race.gap, left)


def count_move(race: Race, car: int, start: int, ways: int, steps: int) -> None:
    """Where cars drive and where they stop."""
    statistics, road = race.statistics, race.road
    space = start
    for step in range(steps):
        space = road.ahead[space][ways >> 3 * (steps - 1 - step) & 7]
        if race.crossings[car] <= race.laps or step < steps - 1:
            statistics.visits[space] += 1
    if race.crossings[car] <= race.laps:
        statistics.stops[space] += 1


def count_incident(race: Race, space: int) -> None:
    """Count a lost turn, or a car taken off, on this space."""
    if race.counting:
        race.statistics.incidents[space] += 1
