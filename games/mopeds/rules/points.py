"""What bets are worth: MOP-34, MOP-35, H-10."""

from trackwright.games.mopeds.state.layouts import PODIUM, Race

BEST = 4


def worth_of(place: int) -> int:
    """MOP-34: 4, 3 or 2 points for a bet on the first, second or third."""
    return BEST + 1 - place if 1 <= place <= PODIUM else 0


def count_points(race: Race) -> None:
    """MOP-34, MOP-35: points of the podium, and those of places 4 to 6, which decide ties."""
    for player in range(race.players):
        race.points[player] = 0
        race.tie[player] = 0
        race.best[player] = 0
        for moped in range(race.runners):
            bets, place = race.bets[player][moped], race.finish_place[moped]
            race.points[player] += bets * worth_of(place)
            race.tie[player] += bets * worth_of(place - PODIUM)
            if place == 1:
                race.best[player] = bets


def beats(race: Race, player: int, other: int) -> int:
    """MOP-34, MOP-35, H-10: does this player have the better result?"""
    if race.points[player] != race.points[other]:
        return 1 if race.points[player] > race.points[other] else 0
    if race.tie[player] != race.tie[other]:
        return 1 if race.tie[player] > race.tie[other] else 0
    if race.rules.tie_by_first and race.best[player] > race.best[other]:
        return 1
    return 0


def rank_players(race: Race) -> None:
    """H-10: equals share a place."""
    for player in range(race.players):
        race.player_place[player] = 1
        for other in range(race.players):
            race.player_place[player] += beats(race, other, player)
