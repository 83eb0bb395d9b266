"""What is counted over many races."""

from trackwright.games.motograndprix.rules.places import distance_of
from trackwright.games.motograndprix.state.layouts import BASIC, Race
from trackwright.simulator.table.states import RETIRED
from trackwright.simulator.table.tally import boxed, count_common


def count_race(race: Race) -> None:
    """Add a finished race to the figures."""
    count_common(race)
    statistics = race.statistics
    for bike in range(race.runners):
        if race.finish_place[bike] and race.status[bike] != RETIRED and race.rules.level != BASIC:
            statistics.dials[0][race.engine[bike]] += 1
            statistics.dials[1][race.rear[bike]] += 1
            statistics.dials[2][race.front[bike]] += 1
    statistics.blocked[boxed(race.blocked)] += 1
    statistics.roll_offs[boxed(race.roll_offs)] += 1
    statistics.contacts[boxed(race.contacts)] += 1
    statistics.slipstreams[boxed(race.slipstreams)] += 1


def note_gap(race: Race) -> None:
    """Record the winner's lead over the next bike at the end of the winner's round."""
    best, second = -1, -1
    for bike in range(race.runners):
        if race.status[bike] == RETIRED:
            continue
        distance = distance_of(race, bike)
        if race.finish_place[bike] == 1 and best < 0:
            best = distance
        else:
            second = max(second, distance)
    race.gap = best - second if second >= 0 else -1
