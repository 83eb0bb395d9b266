"""Before the start: pole, the grid, the qualifying lap: MGP-B-02 to B-04, S-04."""

from trackwright.games.motograndprix.rules.decisions import ON_GRID, RIDE
from trackwright.games.motograndprix.rules.dice import FOR_POLE, FOR_REROLL, throw
from trackwright.games.motograndprix.rules.places import distance_of, is_free, occupy, set_standing
from trackwright.games.motograndprix.state import events
from trackwright.games.motograndprix.state.codes import H_02
from trackwright.games.motograndprix.state.layouts import NOWHERE, SLOT_BITS, STRAIGHT, Race
from trackwright.simulator.table.decisions import (
    NO_ROW,
    is_person,
    record_decision,
    reject,
    scripted,
    want,
)
from trackwright.simulator.table.dice import begin_dice
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import NOBODY, RACING

FULL_DIAL = 8
MOST_NEW_TOTALS = 40
"""Two dice have eleven sums: new totals never separate twelve bikes. After this many re-rolls
only separate the tied bikes."""


def roll_for_pole(race: Race) -> None:
    """B-02, B-03: two dice each; tied bikes roll again among themselves (H-03)."""
    score = race.score
    for bike in range(race.runners):
        score[bike] = roll_for_grid(race, bike, 0)
    turn = 0
    while race.halt == 0 and mark_ties(race):
        turn += 1
        tied_only = race.rules.new_total == 0 or turn > MOST_NEW_TOTALS
        if tied_only:
            rank_scores(race)
        for bike in range(race.runners):
            tied = race.group[bike]
            again = roll_for_grid(race, bike, turn) if tied else 0
            if tied_only:
                score[bike] = score[bike] * 16 + again
            elif tied:
                score[bike] = again
    sort_by_score(race)


def roll_for_grid(race: Race, bike: int, turn: int) -> int:
    purpose = FOR_POLE if turn == 0 else FOR_REROLL
    first, second = throw(race, bike, purpose), throw(race, bike, purpose)
    note(race, bike, events.Pole(first=first, second=second, turn=turn))
    return first + second


def mark_ties(race: Race) -> int:
    """Mark bikes with equal scores in `group`; returns 1 if there are any."""
    found = 0
    for bike in range(race.runners):
        race.group[bike] = 0
        for other in range(race.runners):
            if other != bike and race.score[other] == race.score[bike]:
                race.group[bike] = 1
                found = 1
    return found


def rank_scores(race: Race) -> None:
    """Replace scores by the number of bikes below, so that re-rolls only separate tied bikes."""
    for bike in range(race.runners):
        below = 0
        for other in range(race.runners):
            if race.score[other] < race.score[bike]:
                below += 1
        race.finish_place[bike] = below
    for bike in range(race.runners):
        race.score[bike] = race.finish_place[bike]
        race.finish_place[bike] = 0


def sort_by_score(race: Race) -> None:
    for bike in range(race.runners):
        at = bike
        while at > 0 and race.score[race.order[at - 1]] < race.score[bike]:
            race.order[at] = race.order[at - 1]
            at -= 1
        race.order[at] = bike


def line_up(race: Race) -> None:
    """B-04: the bikes of `order` onto the grid, row by row from the racing line outwards."""
    for position in range(race.road.positions):
        race.free[position] = race.road.open[position]
    race.ordered = race.runners
    for i in range(race.runners):
        bike = race.order[i]
        place = race.road.start[i]
        if race.rules.grid_choice:
            place = chosen_start(race, bike, i)
            if race.halt:
                return
        race.lap[bike] = 0
        race.status[bike] = RACING
        race.grid[bike] = i + 1
        race.finish_place[bike] = 0
        race.flagged[bike] = 0
        occupy(race, bike, place)
        set_standing(race, bike)
        note(race, bike, events.Grid(number=i + 1, place=place))


def chosen_start(race: Race, bike: int, i: int) -> int:
    """H-02, second reading: any free slot of the first row that has one."""
    first = 0
    while is_free(race, race.road.start[first]) == 0:
        first += 1
    row = race.road.start[first] >> SLOT_BITS
    place = race.road.start[first]
    at = scripted(race, bike, ON_GRID, RIDE)
    if at != NO_ROW:
        place = slot_in_lane(race, row, race.script.choice[at])
        if place == NOWHERE:
            reject(race, bike, ON_GRID, H_02)
            return race.road.start[first]
    elif is_person(race, bike):
        want(race, bike, ON_GRID)
        return place
    record_decision(race, bike, ON_GRID, race.road.lane[place], 0)
    return place


def slot_in_lane(race: Race, position: int, lane: int) -> int:
    """The free start place of a row in a lane; NOWHERE if there is none."""
    for i in range(race.road.starts):
        place = race.road.start[i]
        if (
            place >> SLOT_BITS == position
            and race.road.lane[place] == lane
            and is_free(race, place)
        ):
            return place
    return NOWHERE


def fill_dials(race: Race) -> None:
    """S-02, E-01: all dials at 8, all bikes upright."""
    for bike in range(race.runners):
        race.engine[bike] = FULL_DIAL
        race.rear[bike] = FULL_DIAL
        race.front[bike] = FULL_DIAL
        race.stance[bike] = STRAIGHT


def grid_from_qualifying(race: Race) -> None:
    """S-04, H-38: the ranking of the lap is the grid; retired bikes start last, the latest
    first."""
    for bike in range(race.runners):
        race.score[bike] = qualified_score(race, bike)
        note(race, bike, events.Qualified(place=race.finish_place[bike]))
    sort_by_score(race)
    if race.rules.carry_over == 0:
        fill_dials(race)
    race.round = 0
    begin_dice(race)
    race.finished = 0
    race.leader = NOBODY
    race.halt = 0


def qualified_score(race: Race, bike: int) -> int:
    """Greater = further ahead on the grid."""
    if race.finish_place[bike]:
        return (1 << 40) - race.finish_place[bike]
    if race.status[bike] == RACING:
        return (race.round + 1) * (1 << 20) + distance_of(race, bike)
    return race.out_round[bike] * (1 << 20) + race.out_distance[bike]
