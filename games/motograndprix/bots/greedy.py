"""Greedy: the most ground now, short of a certain retirement.

Among equal choices it takes the one that spends less and ends nearer to the line.
"""

from trackwright.games.motograndprix.state.layouts import Race, Sight

POSITION = 1000
"""Bots count in thousandths of a position."""
HABIT = 10
"""What a spent point, or a lane off the racing line, weighs where ground is equal."""


def value_like_greedy(race: Race) -> None:
    """The ends by the ground that they gain."""
    sight, rank = race.sight, race.road.rank
    for end in range(sight.ends):
        steps = sight.end_steps[end]
        sight.end_value[end] = POSITION * steps - HABIT * rank[sight.end_place[end]]


def price_like_greedy(sight: Sight) -> None:
    """Points of dials: next to nothing."""
    sight.push_price = HABIT
    sight.brake_price = HABIT
