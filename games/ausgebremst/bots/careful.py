"""Careful: ground, spare points, the stop in time, sixes, and blocking others.

It considers what AUS-D-01 to D-03 call sensible.
"""

from trackwright.games.ausgebremst.bots.worth import (
    SHORT,
    SPACE,
    cars_close_behind,
    wants_stop,
    way_home,
    worth_of_slack,
)
from trackwright.games.ausgebremst.rules.lead import SIX
from trackwright.games.ausgebremst.rules.pit import owes_stop
from trackwright.games.ausgebremst.rules.places import is_taken
from trackwright.games.ausgebremst.state.layouts import PRO, Race

HOME = 30_000
"""Crossing the line this turn rather than next turn."""
STOPPED = 8_000
"""Having made the stop."""
MISSED = 60
"""Per thousandth of the chance to miss the last stop."""
CARD_FOR_PIT = 3_000
"""In the pro game: a card that lands on a pit space next turn."""
STUCK = 2_500
"""Blocked by cars ahead: a lost turn."""
ONLY_SIXES = 5_000
"""In the lead with only sixes in hand: lost turns."""
MANY_SIXES = 1_500
IN_THE_WAY = 500
"""Per car held up by a car on a chicane, on A or on C."""
REACH = 6
HOPED = 60
"""Hundredths of the deposit's worth while it can still be collected."""


def value_like_careful(race: Race, car: int, card: int, space: int, crossed: int) -> int:
    """AUS-D-01: what an end of a card is worth."""
    if crossed > race.laps:
        return HOME - SPACE // 2 * card - (SHORT if owes_stop(race, car) else 0)
    home = way_home(race, car, space, crossed)
    value = -SPACE * home + slack_after(race, car, card, space, crossed, home)
    if wants_stop(race, car):
        value += worth_of_stop(race, car, card, space, crossed)
    value += worth_of_hand(race, car, card, space, crossed)
    if is_stuck(race, car, space):
        value -= STUCK
    return value + worth_in_the_way(race, car, space, crossed)


def slack_after(race: Race, car: int, card: int, space: int, crossed: int, home: int) -> int:
    """AUS-D-01: the spare points after this move. In the pro game the deposit counts, too, but
    only in part until it is collected (AUS-D-05)."""
    slack = race.supply[car] - card - home
    if race.road.stop[space]:
        slack += deposit_points(race, car)
    else:
        slack += hoped_deposit(race, car, space, crossed)
    return worth_of_slack(slack, home)


def deposit_points(race: Race, car: int) -> int:
    """P-05: the points of the cards still set aside at the alley."""
    points = 0
    for i in range(race.deposited[car]):
        points += race.deposit[car][i]
    return points


def hoped_deposit(race: Race, car: int, space: int, crossed: int) -> int:
    """AUS-D-05: what the deposit may still bring, minus the detour to it."""
    if race.road.can_stop[space] >> crossed & 1 == 0:
        return 0
    return max(0, deposit_points(race, car) - race.road.detour) * HOPED // 100


def worth_of_stop(race: Race, car: int, card: int, space: int, crossed: int) -> int:
    """AUS-D-02: whether it is made, or how likely it is at the next passing of field A."""
    road = race.road
    if road.stop[space]:
        return STOPPED
    if road.can_stop[space] >> crossed & 1 == 0:
        return -2 * SHORT
    if race.rules.level == PRO:
        left = cards_left(race, car, card)
        return CARD_FOR_PIT if road.stop_cards[space] & left else 0
    chances = road.windows >> (crossed + road.line_first[space])
    chance = chance_to_stop(race, car, card, space)
    if chances == 1:
        return -MISSED * (1000 - chance)
    return STOPPED * chance // 1000 if chances & 1 else 0


def chance_to_stop(race: Race, car: int, card: int, space: int) -> int:
    """AUS-D-02: per mille, with the cards left in hand after this one; a single card counts
    twice."""
    first, second, played = 0, 0, 0
    for i in range(race.held[car]):
        if race.hand[car][i] == card and played == 0:
            played = 1
        else:
            second = first
            first = race.hand[car][i]
    return race.road.stop_chance[space][first][second if second else first]


def cards_left(race: Race, car: int, card: int) -> int:
    """The values in hand after this card, as bits."""
    found, played = 0, 0
    for i in range(race.held[car]):
        if race.hand[car][i] == card and played == 0:
            played = 1
        else:
            found |= 1 << race.hand[car][i]
    return found


def worth_of_hand(race: Race, car: int, card: int, space: int, crossed: int) -> int:
    """AUS-D-01, D-03: sixes are useless to a leader."""
    sixes = 0
    for i in range(race.held[car]):
        if race.hand[car][i] == SIX:
            sixes += 1
    sixes -= 1 if card == SIX else 0
    if race.lifted or sixes == 0:
        return 0
    left = race.road.remain[space] + (race.laps - crossed) * race.road.lap
    if left > race.rival:
        return 0
    return -ONLY_SIXES if sixes >= race.held[car] - 1 else -MANY_SIXES * sixes


def is_stuck(race: Race, car: int, space: int) -> int:
    """F-21: is every space ahead taken?"""
    road = race.road
    for way in range(road.ways[space]):
        to = road.ahead[space][way]
        if road.alley[to] == road.alley[space] and (
            is_taken(race, to) == 0 or to == race.space[car]
        ):
            return 0
    return 1


def worth_in_the_way(race: Race, car: int, space: int, crossed: int) -> int:
    """AUS-D-01: a car on a chicane, on field A or on field C holds up others."""
    road = race.road
    if road.chicane[space] == 0 and road.exit[space] == 0 and space != road.entry:
        return 0
    left = road.remain[space] + (race.laps - crossed) * road.lap
    close = cars_close_behind(race, car, left, REACH)
    return IN_THE_WAY * close if road.chicane[space] else IN_THE_WAY // 2 * close
