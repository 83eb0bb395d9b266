"""Single questions to the rules, as the referee asks them about the current table."""

from trackwright.games.street_racing.race.race import play_round, play_rounds
from trackwright.games.street_racing.state.layouts import Race


def ask_rounds(race: Race) -> int:
    """Play on from this turn of this round; why the race stopped."""
    race.halt = 0
    play_round(race)
    play_rounds(race)
    return race.halt
