"""Single questions to the rules, as the referee asks them about the current table."""

from trackwright.games.ausgebremst.race.prepare import take_start_hand
from trackwright.games.ausgebremst.race.rounds import play_turn
from trackwright.games.ausgebremst.rules.moves import look
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, Race


def ask_turn(race: Race, car: int) -> int:
    """Play one car's turn; why it stopped, 0 if it did not."""
    race.halt = 0
    play_turn(race, car)
    return race.halt


def ask_hand(race: Race, car: int) -> int:
    """Take the starting hand of the pro game; why that stopped, 0 if it did not."""
    race.halt = 0
    take_start_hand(race, car)
    return race.halt


def ask_reach(race: Race, car: int) -> int:
    """Find where a car can get."""
    race.halt = 0
    look(race, car, MOST_CARD)
    return race.halt
