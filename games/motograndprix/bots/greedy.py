"""Greedy: the most ground now, short of a certain retirement.

Among equal choices it takes the one that spends less and ends nearer to the line.
"""

from trackwright.games.motograndprix.rules.flips import flipped_sums, flips_to_sum
from trackwright.games.motograndprix.rules.lanes import lay_along_lanes, look_along_lanes
from trackwright.games.motograndprix.rules.places import further, position_of
from trackwright.games.motograndprix.state.layouts import SLOT_BITS, SLOT_MASK, Race, Sight

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


def take_farthest(race: Race, bike: int) -> int:
    """In Basic, if no lane can be shut: the plan is the most points along the racing line. Returns
    0 if the ends have to be compared."""
    road, sight = race.road, race.sight
    points = flipped_sums(race, bike).bit_length() - 1
    if road.even == 0 or look_along_lanes(race, bike, points) == 0 or sight.crowded:
        return 0
    position = further(road, position_of(race, bike), points)
    lane = road.nearest[position] >> SLOT_BITS * sight.lanes[points] & SLOT_MASK
    place = position << SLOT_BITS | lane
    race.flips = flips_to_sum(race, bike, points)
    race.steps = points
    race.path[points - 1] = place
    if race.bare == 0:
        lay_along_lanes(race, place, points)
    return 1


def price_like_greedy(sight: Sight) -> None:
    """Points of dials: next to nothing."""
    sight.push_price = HABIT
    sight.brake_price = HABIT
