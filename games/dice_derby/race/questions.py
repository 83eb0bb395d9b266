"""Single questions to the rules, as the referee asks them about the current table."""

from trackwright.games.dice_derby.race.turn import take_turn
from trackwright.games.dice_derby.state.layouts import Race


def ask_turn(race: Race, car: int) -> int:
    """DIC-03: one turn of the car, without the extra turns after it; why the race stopped."""
    race.halt = 0
    take_turn(race, car, 0)
    return race.halt
