"""What is counted over many races."""

from trackwright.games.mopeds.rules.cards import stack_left
from trackwright.games.mopeds.rules.points import worth_of
from trackwright.games.mopeds.state.layouts import MOST_POINTS, PER_CENT, PODIUM, Race
from trackwright.simulator.table.tally import boxed, count_common


def count_race(race: Race) -> None:
    """Add a finished race to the figures."""
    count_common(race)
    statistics = race.statistics
    statistics.shortened[boxed(race.shortened)] += 1
    statistics.lost[boxed(race.lost)] += 1
    statistics.passed[boxed(race.passed)] += 1
    statistics.bonus_moves[boxed(race.bonus_moves)] += 1
    statistics.draws[boxed(race.draws)] += 1
    statistics.cards_left[boxed(stack_left(race))] += 1
    statistics.finishers[boxed(race.finished)] += 1
    for place in range(PODIUM):  # once for each moped: they share the race's fate
        statistics.home[place][1 if race.finished > place else 0] += race.runners
    for moped in range(race.runners):
        count_podium(race, moped)
    for player in range(race.players):
        count_player(race, player)


def count_podium(race: Race, moped: int) -> None:
    """MOP-30, MOP-32: by start place and by moped, whether it is there."""
    there = 1 if race.finish_place[moped] <= PODIUM else 0
    race.statistics.podium_from[race.grid[moped] - 1][there] += race.runners
    race.statistics.podium_of[moped][there] += race.runners


def count_player(race: Race, player: int) -> None:
    """Points and wins, by bot and by the place in the first draft."""
    statistics = race.statistics
    points = min(race.points[player], MOST_POINTS)
    won = 1 if race.player_place[player] == 1 else 0
    place = (player - race.first_spark + race.players) % race.players
    statistics.points[points] += 1
    if 1 <= race.bot[player] <= 4:
        statistics.points_of[race.bot[player] - 1][points] += 1
    statistics.drafting[place][won] += race.players
    statistics.points_drafting[place][points] += race.players
    if won:
        count_winner(race, player)


def count_winner(race: Race, player: int) -> None:
    """MOP-34: the shares of its points that came from bets on the first, second and third."""
    if race.points[player] == 0:
        return
    for moped in range(race.runners):
        place = race.finish_place[moped]
        if 1 <= place <= PODIUM:
            points = race.bets[player][moped] * worth_of(place)
            part = (PER_CENT * points + race.points[player] // 2) // race.points[player]
            race.statistics.winning[place - 1][part] += race.players
