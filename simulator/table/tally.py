"""What is counted over many races of any game: of runners by their finishing places, of players by
theirs."""

from trackwright.simulator.table.states import (
    CAPPED,
    GROUPS,
    LEADS,
    LONGEST,
    MOST_PLAYERS,
    MOST_RUNNERS,
    NOBODY,
    OUT,
    OVERTAKEN,
    POLE_WON,
    RACES,
    RETIRED,
    ROUNDS,
    SLOPE,
    RaceState,
)

MIXER, PRIME = 1_000_003, 2_147_483_647


def place_players(race: RaceState) -> None:
    """The places of players whose best runner counts, each ranked among the players. A game whose
    players win in another way sets `player_place` itself."""
    for player in range(race.players):
        race.best_place[player] = 0
    for runner in range(race.runners):
        player, place = race.owner[runner], race.finish_place[runner]
        if player != NOBODY and place:
            best = race.best_place[player]
            race.best_place[player] = place if best == 0 else min(best, place)
    for player in range(race.players):
        race.player_place[player] = 0
        if race.best_place[player]:
            race.player_place[player] = 1
            for other in range(race.players):
                if 0 < race.best_place[other] < race.best_place[player]:
                    race.player_place[player] += 1


def count_common(race: RaceState) -> None:
    """Add a finished race to the figures that all games have; heat is counted during the race, and
    causes when a runner retires."""
    statistics = race.statistics
    statistics.races += 1
    statistics.turns += race.turns
    if race.halt == CAPPED:
        statistics.capped += 1
    count_players(race)
    out = count_runners(race)
    statistics.retired[out] += 1
    count_group(race, out)
    statistics.rounds[boxed(race.round)] += 1
    statistics.lead_changes[boxed(race.lead_changes)] += 1
    statistics.overtakes[boxed(race.overtakes)] += 1
    statistics.gap[LONGEST - 1 if race.gap < 0 else boxed(race.gap)] += 1
    statistics.courses[course_of(race)] += 1


def count_players(race: RaceState) -> None:
    """The places of players and of their bots."""
    for player in range(race.players):
        place = race.player_place[player] - 1 if race.player_place[player] else MOST_PLAYERS
        race.statistics.by_player[player][place] += 1
        race.statistics.by_bot[race.bot[player]][place] += 1


def count_runners(race: RaceState) -> int:
    """The finishing places of runners, by their place on the grid if the game has one; how many
    retired."""
    out = 0
    for runner in range(race.runners):
        place = race.finish_place[runner] - 1 if race.finish_place[runner] else MOST_RUNNERS
        race.statistics.by_runner[runner][place] += 1
        if race.grid[runner]:
            race.statistics.by_grid[race.grid[runner] - 1][place] += 1
        if race.status[runner] == RETIRED:
            out += 1
    return out


def count_group(race: RaceState, out: int) -> None:
    """Add the race to its group. Groups of the same races of two circuits belong together, so their
    differences tell more than two means do."""
    group = race.statistics.groups[race.number % GROUPS]
    group[RACES] += 1
    group[ROUNDS] += race.round
    group[OVERTAKEN] += race.overtakes
    group[LEADS] += race.lead_changes
    group[OUT] += out
    for runner in range(race.runners):
        if race.grid[runner] == 1 and race.finish_place[runner] == 1:
            group[POLE_WON] += 1
    group[SLOPE] += slope_of(race)


def slope_of(race: RaceState) -> int:
    """How places at the end follow those on the grid: the slope of the line through them, times
    `whole_slope`. No place counts as the last."""
    found = 0
    for runner in range(race.runners):
        place = race.finish_place[runner] if race.finish_place[runner] else race.runners
        found += (2 * race.grid[runner] - race.runners - 1) * place
    return found


def whole_slope(runners: int) -> int:
    """What `slope_of` gives if all finish where they started."""
    return runners * (runners * runners - 1) // 6


def boxed(number: int) -> int:
    """The box of a histogram for this number."""
    return min(number, LONGEST - 1)


def course_of(race: RaceState) -> int:
    """The box of a race by how it went: the grid and finishing place of every runner, the places of
    players that do not follow from them, and everything counted about it. Two different races share
    a box once in LONGEST times."""
    code = 1
    for place in range(race.runners + 1):
        for runner in range(race.runners):
            if race.grid[runner] == place:
                code = mixed(code, race.finish_place[runner])
    for player in range(race.players):
        if race.player_place[player] != race.finish_place[player]:
            code = mixed(mixed(code, player + 1), race.player_place[player])
    code = mixed(mixed(code, race.round), race.turns)
    code = mixed(mixed(code, race.overtakes), race.lead_changes)
    return mixed(code, race.gap + 1) % LONGEST


def mixed(code: int, number: int) -> int:
    """A code extended by this number: remainders of a prime, so that no bit is lost."""
    return (code * MIXER + number) % PRIME
