"""Where bikes are: positions, distances, who is abreast."""

from trackwright.games.motograndprix.state.layouts import SLOT_BITS, SLOT_MASK, Race, Road
from trackwright.simulator.table.states import RACING


def position_of(race: Race, bike: int) -> int:
    """The position of a bike, 0 = the first after the line."""
    return race.place[bike] >> SLOT_BITS


def after(road: Road, position: int) -> int:
    """The next position in racing direction."""
    position += 1
    return 0 if position == road.positions else position


def before(road: Road, position: int) -> int:
    """The previous position."""
    return road.positions - 1 if position == 0 else position - 1


def further(road: Road, position: int, steps: int) -> int:
    """The position so many steps on, less than a lap."""
    position += steps
    return position - road.positions if position >= road.positions else position


def distance_of(race: Race, bike: int) -> int:
    """B-05, H-05: race distance, (lap - 1) * N + position; the pole has -1."""
    return (race.lap[bike] - 1) * race.road.positions + position_of(race, bike)


def set_standing(race: Race, bike: int) -> None:
    """B-05, B-06: a greater value is ahead; of bikes abreast the one nearer to the racing
    line is."""
    behind = race.road.precedence[race.place[bike]]
    race.standing[bike] = (distance_of(race, bike) << SLOT_BITS) + SLOT_MASK - behind


def set_order(race: Race) -> None:
    """B-05, B-06: the order of the round: by distance, abreast by the racing line."""
    count = 0
    for i in range(race.ordered):
        bike = race.order[i]
        if race.status[bike] != RACING:
            continue
        standing = race.standing[bike]
        at = count
        while at > 0 and race.standing[race.order[at - 1]] < standing:
            race.order[at] = race.order[at - 1]
            at -= 1
        race.order[at] = bike
        count += 1
    race.ordered = count
    for i in range(count):
        race.turn_of[race.order[i]] = i


def occupy(race: Race, bike: int, place: int) -> None:
    """Put a bike on a place."""
    race.place[bike] = place
    race.free[place >> SLOT_BITS] &= ~(1 << (place & SLOT_MASK))


def vacate(race: Race, bike: int) -> None:
    """Take a bike off its place."""
    place = race.place[bike]
    race.free[place >> SLOT_BITS] |= 1 << (place & SLOT_MASK)


def is_free(race: Race, place: int) -> int:
    """B-19: 1 if nobody is there."""
    return race.free[place >> SLOT_BITS] >> (place & SLOT_MASK) & 1


def taken_at(race: Race, position: int) -> int:
    """The taken slots as bits."""
    return race.road.open[position] & ~race.free[position]
