"""Greedy: the most ground now, unless the rules would eliminate the car for it.

Of equal choices it takes the one that spends fewer points.
"""

from trackwright.games.ausgebremst.bots.worth import SHORT, SPACE, way_to_go
from trackwright.games.ausgebremst.rules.pit import loses_last_chance
from trackwright.games.ausgebremst.state.layouts import Race

HABIT = 10
"""What a point spent weighs where ground is equal."""


def value_like_greedy(race: Race, car: int, card: int, space: int, crossed: int) -> int:
    """Ground gained."""
    left = way_to_go(race, space, crossed)
    value = -SPACE * left - HABIT * card
    if loses_last_chance(race, car, space, crossed):
        value -= SHORT
    return value
