"""What is counted over many races of any game."""

from simulator.memory import State
from simulator.states import CAPPED, LONGEST, MOST_SEATS, RETIRED


def count_common(race: State) -> None:
    """Add a race that is over to the figures that all games have; the heat is counted on the way,
    and the causes where somebody retires."""
    statistics = race.statistics
    statistics.races += 1
    statistics.turns += race.turns
    if race.halt == CAPPED:
        statistics.capped += 1
    out = 0
    for seat in range(race.seats):
        place = race.came[seat] - 1 if race.came[seat] else MOST_SEATS
        statistics.by_grid[race.grid[seat] - 1][place] += 1
        statistics.by_seat[seat][place] += 1
        statistics.by_bot[race.bot[seat]][place] += 1
        if race.status[seat] == RETIRED:
            out += 1
    statistics.retired[out] += 1
    statistics.rounds[boxed(race.round)] += 1
    statistics.lead_changes[boxed(race.lead_changes)] += 1
    statistics.overtakes[boxed(race.overtakes)] += 1
    statistics.gap[LONGEST - 1 if race.gap < 0 else boxed(race.gap)] += 1


def boxed(number: int) -> int:
    """The box of a histogram for this number."""
    return min(number, LONGEST - 1)
