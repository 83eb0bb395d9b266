"""Random: any card, any order."""

from trackwright.games.mopeds.state.layouts import Race
from trackwright.simulator.table.streams import pick


def random_card(race: Race) -> int:
    """Any card of the hand."""
    return race.hand[pick(race.bot_rng, race.held)]


def random_order(race: Race) -> int:
    """The rest of the hand in any order, as a decision."""
    order = pick(race.bot_rng, 6)
    first = order % 3
    second = (first + 1 + order // 3) % 3
    return packed_order(race, first, second)


def packed_order(race: Race, first: int, second: int) -> int:
    """Three cards by their places in the hand; the third is the one left."""
    third = 3 - first - second
    return race.hand[first] | race.hand[second] << 5 | race.hand[third] << 10
