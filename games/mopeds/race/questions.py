"""Single questions to the rules, as the referee asks them about the current table."""

from trackwright.games.mopeds.race.rounds import play_card, reveal_cards
from trackwright.games.mopeds.rules.order import standing_of
from trackwright.games.mopeds.state.layouts import Race


def ask_card(race: Race, moped: int, value: int) -> int:
    """Play one card; how often the moped has crossed the line then."""
    race.halt = 0
    play_card(race, moped, value)
    return race.crossings[moped]


def ask_reveal(race: Race) -> int:
    """MOP-11: the cards of a round that are still to come; why it stopped, 0 if step b follows."""
    race.halt = 0
    reveal_cards(race)
    return race.halt


def ask_standing(race: Race, moped: int) -> int:
    """MOP-33: the place of a moped in the race order."""
    return standing_of(race, moped)
