"""What is counted over many races."""

from simulator.memory import State
from simulator.motograndprix.places import distance_of
from simulator.motograndprix.state import BASIC, CAPPED, LONGEST, MOST_BIKES, RETIRED


def count_race(race: State) -> None:
    """Add a race that is over to the figures."""
    statistics = race.statistics
    statistics.races += 1
    statistics.turns += race.turns
    if race.halt == CAPPED:
        statistics.capped += 1
    out = 0
    for bike in range(race.bikes):
        place = race.came[bike] - 1 if race.came[bike] else MOST_BIKES
        statistics.by_grid[race.grid[bike] - 1][place] += 1
        statistics.by_bike[bike][place] += 1
        statistics.by_bot[race.bot[bike]][place] += 1
        if race.status[bike] == RETIRED:
            out += 1
        elif race.rules.level != BASIC:
            statistics.dials[0][race.engine[bike]] += 1
            statistics.dials[1][race.rear[bike]] += 1
            statistics.dials[2][race.front[bike]] += 1
    statistics.retired[out] += 1
    statistics.rounds[boxed(race.round)] += 1
    statistics.lead_changes[boxed(race.lead_changes)] += 1
    statistics.overtakes[boxed(race.overtakes)] += 1
    statistics.blocked[boxed(race.blocked)] += 1
    statistics.roll_offs[boxed(race.roll_offs)] += 1
    statistics.contacts[boxed(race.contacts)] += 1
    statistics.slipstreams[boxed(race.slipstreams)] += 1
    statistics.gap[boxed(winning_gap(race))] += 1


def boxed(number: int) -> int:
    return min(number, LONGEST - 1)


def winning_gap(race: State) -> int:
    """Positions between winner and second when the winner's round ended; the last box if none."""
    return LONGEST - 1 if race.gap < 0 else race.gap


def note_gap(race: State) -> None:
    """Keep the winner's lead over the next bike at the end of the winner's round."""
    best, second = -1, -1
    for bike in range(race.bikes):
        if race.status[bike] == RETIRED:
            continue
        distance = distance_of(race, bike)
        if race.came[bike] == 1 and best < 0:
            best = distance
        else:
            second = max(second, distance)
    race.gap = best - second if second >= 0 else -1
