"""Which dice may be flipped: MGP-B-09 to B-16, H-08 to H-10.

A flip is a bit: 1 for the first die, 2 for the second. Flipping 1 to 3 accelerates, 4 to 6 brakes.
"""

from trackwright.games.motograndprix.rules.places import position_of
from trackwright.games.motograndprix.state.codes import B_09, B_11, B_12, B_13, B_14, H_10
from trackwright.games.motograndprix.state.layouts import Race

HIGHEST_ACCELERATED = 3


def flip_fault(difficulty: int, first: int, second: int, dice: int, flips: int) -> int:
    """B-10 to B-15, H-09, H-10: the rule that forbids these flips at this difficulty, or 0."""
    if flips < 0 or flips >= 1 << dice:
        return B_09
    if difficulty == 0:
        return 0  # B-10
    if dice == 1:
        return H_10 if difficulty == 3 and flips == 1 and first <= HIGHEST_ACCELERATED else 0
    first_up = (flips & 1) != 0 and first <= HIGHEST_ACCELERATED
    second_up = (flips & 2) != 0 and second <= HIGHEST_ACCELERATED
    if not first_up and not second_up:
        return 0
    if difficulty == 3:
        return B_13
    if first_up and second_up:
        return B_14 if first == second else B_11 if difficulty == 1 else B_12
    up = first if first_up else second
    other = second if first_up else first
    if difficulty == 1:
        return 0 if up <= other else B_11
    return 0 if up >= other else B_12


def flips_of_roll(difficulty: int, first: int, second: int) -> tuple[int, int, int]:
    """The allowed flips, the sums that they give, and the first flips that give each sum."""
    dice = 2 if second else 1
    allowed = flips_for(difficulty, first, second, dice)
    sums, flips_to = 0, 0
    for flips in range(1 << dice):
        if allowed >> flips & 1:
            total = 7 - first if flips & 1 else first
            total += 7 - second if flips & 2 else second
            if sums >> total & 1 == 0:
                flips_to |= flips << 2 * total
            sums |= 1 << total
    return allowed, sums, flips_to


def flips_for(difficulty: int, first: int, second: int, dice: int) -> int:
    """The allowed flips as bits."""
    allowed = 0
    for flips in range(1 << dice):
        if flip_fault(difficulty, first, second, dice, flips) == 0:
            allowed |= 1 << flips
    return allowed


def allowed_flips(race: Race, bike: int) -> int:
    """B-16, H-08: the flips allowed where the bike is at the start of its turn, as bits."""
    difficulty = race.road.difficulty[position_of(race, bike)]
    return race.rules.flips[difficulty][race.face[0] | race.face[1] << 3]


def flips_to_sum(race: Race, bike: int, total: int) -> int:
    """The first allowed flips that give this sum."""
    difficulty = race.road.difficulty[position_of(race, bike)]
    return race.rules.flips_to[difficulty][race.face[0] | race.face[1] << 3] >> 2 * total & 3


def flipped_sums(race: Race, bike: int) -> int:
    """The sums that allowed flips give, as bits."""
    difficulty = race.road.difficulty[position_of(race, bike)]
    return race.rules.sums[difficulty][race.face[0] | race.face[1] << 3]
