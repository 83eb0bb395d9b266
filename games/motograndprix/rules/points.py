"""The movement points of a turn, and how they may be changed: MGP-S-13 to S-17, E-03, E-14."""

from trackwright.games.motograndprix.rules.dice import used_sum
from trackwright.games.motograndprix.rules.flips import flipped_sums
from trackwright.games.motograndprix.rules.places import position_of
from trackwright.games.motograndprix.state.layouts import BASIC, EXPERT, STRAIGHT, WHEELIE, Race

MOST_ENGINE = 3


def modifier_of(race: Race, bike: int) -> int:
    """E-03, E-14, H-28, H-39: what hill and stance add, fixed at the start of the turn; nothing in
    round 1, nor in a contact if the option says so (H-23)."""
    bare = race.in_contact and race.rules.bare_contact
    if race.rules.level < EXPERT or race.start_turn or bare:
        return 0
    position = position_of(race, bike)
    hill = race.road.hill[position]
    total = -hill if race.rules.climb_adds else hill
    if race.stance[bike] == WHEELIE or (
        race.stance[bike] == STRAIGHT and race.road.difficulty[position]
    ):
        total -= 1
    return total


def points_before_dials(race: Race, flips: int, bonus: int) -> int:
    """MP0 of the rule file: never below 0 (H-16)."""
    return max(0, used_sum(race, flips) + race.modifier + bonus)


def may_push(race: Race, bike: int) -> int:
    """S-13, H-13, H-23: the most Engine points that may be spent now."""
    if race.rules.level == BASIC or (race.in_contact and race.rules.bare_contact):
        return 0
    return max(0, min(MOST_ENGINE, race.engine[bike] - race.rules.floor))


def may_brake(race: Race, bike: int) -> int:
    """S-15, H-13, H-23: the most Front Tire points that may be spent now."""
    if race.rules.level == BASIC or (race.in_contact and race.rules.bare_contact):
        return 0
    return max(0, race.front[bike] - race.rules.floor)


def sums_of(race: Race, bike: int, flips: int, bonus: int, push: int) -> int:
    """S-20: the sums possible with these flips, Front Tire and at most this much Engine, as
    bits."""
    points = points_before_dials(race, flips, bonus)
    up = (2 << push) - 1
    fewest = max(0, points - may_brake(race, bike))
    return up << points | ((2 << points) - (1 << fewest))


def least_bonus(race: Race, bike: int) -> int:
    """E-07, H-32: 1 where the slipstream's point must be taken."""
    return race.slipping[bike] if race.rules.slip_bonus_due else 0


def sums_before_dials(race: Race, bike: int) -> int:
    """The sums possible with any allowed flips and slipstream point, as bits."""
    sums = flipped_sums(race, bike)
    if race.rules.level == BASIC:
        return sums
    up, down = max(0, race.modifier), max(0, -race.modifier)
    lost = sums & ((1 << down) - 1)
    sums = sums << up >> down | min(lost, 1)
    if race.slipping[bike]:
        sums = sums << 1 | (0 if race.rules.slip_bonus_due else sums)
    return sums


def all_sums(race: Race, bike: int) -> int:
    """The sums possible with any allowed flips, slipstream point and dials, as bits."""
    sums = sums_before_dials(race, bike)
    push = may_push(race, bike)
    once = min(push, 1)
    sums |= sums << once
    sums |= sums << (push - once)  # 0 to MOST_ENGINE more
    return smeared_down(sums, may_brake(race, bike))


def smeared_down(sums: int, brake: int) -> int:
    """These sums, and those that up to this many Front Tire points less give. Smeared twice as far
    each time, in as many steps for any number."""
    for doubled in range(5):
        by = min(brake, 1 << doubled)
        sums |= sums >> by
        brake -= by
    return sums
