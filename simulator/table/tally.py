"""What is counted over many races of any game."""

from simulator.table.states import CAPPED, LONGEST, MOST_SEATS, RETIRED, RaceState

MIXER, PRIME = 1_000_003, 2_147_483_647


def count_common(race: RaceState) -> None:
    """Add a finished race to the figures that all games have; heat is counted during the race, and
    causes when somebody retires."""
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
    statistics.courses[course_of(race)] += 1


def boxed(number: int) -> int:
    """The box of a histogram for this number."""
    return min(number, LONGEST - 1)


def course_of(race: RaceState) -> int:
    """The box of a race by how it went: the grid and finishing place of everyone, and everything
    counted about it. Two different races share a box once in LONGEST times."""
    code = 1
    for place in range(1, race.seats + 1):
        for seat in range(race.seats):
            if race.grid[seat] == place:
                code = mixed(code, race.came[seat])
    code = mixed(mixed(code, race.round), race.turns)
    code = mixed(mixed(code, race.overtakes), race.lead_changes)
    return mixed(code, race.gap + 1) % LONGEST


def mixed(code: int, number: int) -> int:
    """A code extended by this number: remainders of a prime, so that no bit is lost."""
    return (code * MIXER + number) % PRIME
