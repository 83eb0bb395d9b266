"""The rules of Sprint."""

from tests.simulator.games.sprint.state.codes import SPR_03
from tests.simulator.games.sprint.state.events import OVERDONE, Drive, Home, Out
from tests.simulator.games.sprint.state.layouts import Race
from trackwright.simulator.table.begin import ROLLED, begin_race, take_order
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.decisions import (
    NO_ROW,
    is_person,
    record_decision,
    reject,
    scripted,
    want,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import CAPPED, FINISHED, LAST_FAIR, OVER, RACING, RETIRED
from trackwright.simulator.table.streams import throw_die
from trackwright.simulator.table.tally import boxed, count_common, place_players

PUSH = 0
"""The kind of decision; the choice is 0 or 1."""
BOLD = 1
FOR_TURN = 0


def run_race(race: Race, seed: int, number: int, grid: int) -> int:
    """SPR-01: race `number` of the seed; why it stopped."""
    begin_race(race, seed, number)
    take_order(race, number, grid)
    if grid == ROLLED:
        for seat in range(race.runners):
            race.order[seat] = seat
    for i in range(race.runners):
        race.grid[race.order[i]] = i + 1
    for seat in range(race.runners):
        race.driven[seat] = 0
        race.home_in[seat] = 0
        race.pushed[seat] = 0
    while race.halt == 0:
        run_round(race)
    place_players(race)
    return race.halt


def run_batch(race: Race, seed: int, first: int, count: int, grid: int) -> int:
    """Races `first` to `first + count - 1`, counted; how many before one stopped short."""
    for number in range(first, first + count):
        if run_race(race, seed, number, grid) > LAST_FAIR:
            return number - first
        if race.rules.statistics:
            count_race(race)
    return count


def run_round(race: Race) -> None:
    """SPR-02: every car in the order of the grid."""
    race.round += 1
    for i in range(race.runners):
        seat = race.order[i]
        if race.status[seat] == RACING:
            take_turn(race, seat)
            if race.halt:
                return
    rank(race)
    if race.halt == 0 and race.round == race.rules.round_cap:
        race.halt = CAPPED


def take_turn(race: Race, seat: int) -> None:
    """SPR-02 to SPR-04: a die, the decision, the drive."""
    race.turns += 1
    race.die = given_for(race, seat, FOR_TURN)
    if race.die == 0:
        race.die = throw_die(race.dice)
    if race.halt == 0:
        decide(race, seat)
    if race.halt:
        return
    race.pushed[seat] += race.push
    if race.push and race.die == 6:
        race.status[seat] = RETIRED
        race.out_round[seat] = race.round
        note(race, seat, Out(why=OVERDONE, at=race.driven[seat] % race.road.columns))
        if race.counting:
            race.statistics.causes[OVERDONE] += 1
            race.statistics.incidents[race.driven[seat] % race.road.columns] += 1
        return
    drive(race, seat, race.die << race.push)


def decide(race: Race, seat: int) -> None:
    """SPR-03: the script, a person, or the bot."""
    race.push = 0
    row = scripted(race, seat, PUSH, PUSH)
    if row != NO_ROW:
        race.push = race.script.choice[row]
        if race.push != 0 and race.push != 1:
            reject(race, seat, PUSH, SPR_03)
            return
    elif is_person(race, seat):
        want(race, seat, PUSH)
        return
    else:
        race.push = 1 if race.bot[seat] == BOLD else 0
    record_decision(race, seat, PUSH, race.push, 0)


def drive(race: Race, seat: int, columns: int) -> None:
    """SPR-02: so far, over whoever is there."""
    start = race.driven[seat]
    race.driven[seat] += columns
    passed = 0
    for other in range(race.runners):
        passed += start < race.driven[other] < race.driven[seat]
    race.overtakes += passed
    note(race, seat, Drive(die=race.die, pushed=race.push, start=start, end=race.driven[seat]))
    if race.counting:
        at = race.driven[seat] % race.road.columns
        race.statistics.stops[at] += 1
        race.statistics.visits[at] += 1
        race.statistics.passes[at] += passed
        race.statistics.sixes[at] += race.die == 6


def rank(race: Race) -> None:
    """SPR-05: who is home, and who leads."""
    goal, best, racing = race.rules.laps * race.road.columns, -1, 0
    for seat in range(race.runners):
        if race.status[seat] == RACING and race.driven[seat] >= goal:
            race.home_in[seat] = race.round
    for seat in range(race.runners):
        if race.home_in[seat] == race.round:
            race.finish_place[seat] = 1
            for other in range(race.runners):
                race.finish_place[seat] += is_before(race, other, seat)
            race.status[seat] = FINISHED
            race.out_round[seat] = race.round
            note(race, seat, Home(place=race.finish_place[seat]))
        racing += race.status[seat] == RACING
        if best < 0 or race.driven[seat] > race.driven[best]:
            best = seat
    note_gap(race)
    race.lead_changes += best != race.leader and race.leader >= 0
    race.leader = best
    if racing == 0:
        race.halt = OVER


def note_gap(race: Race) -> None:
    """The winner's lead, at the end of the round in which it came home, over the next car."""
    first, second = -1, -1
    for seat in range(race.runners):
        if race.finish_place[seat] == 1 and race.home_in[seat] == race.round:
            first = race.driven[seat]
        elif race.status[seat] != RETIRED:
            second = max(second, race.driven[seat])
    if first >= 0 and second >= 0:
        race.gap = first - second


def is_before(race: Race, one: int, other: int) -> int:
    """SPR-05: home earlier, or farther in the same round; of equals the lower seat."""
    if race.home_in[one] == 0:
        return 0
    if race.home_in[one] != race.home_in[other]:
        return 1 if race.home_in[one] < race.home_in[other] else 0
    if race.driven[one] != race.driven[other]:
        return 1 if race.driven[one] > race.driven[other] else 0
    return 1 if one < other else 0


def count_race(race: Race) -> None:
    """Add a race that is over to the figures."""
    count_common(race)
    pushes = 0
    for seat in range(race.runners):
        pushes += race.pushed[seat]
        race.statistics.never_pushed += race.pushed[seat] == 0
        if race.status[seat] == FINISHED:
            over = race.driven[seat] - race.rules.laps * race.road.columns
            race.statistics.too_far[over] += 1
    race.statistics.pushes[boxed(pushes)] += 1
