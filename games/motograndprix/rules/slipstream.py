"""Slipstream: MGP-E-04 to E-11. Asked before the head of the chain rolls."""

from trackwright.games.motograndprix.rules.contact import find_group
from trackwright.games.motograndprix.rules.decisions import RIDE, SLIPSTREAM
from trackwright.games.motograndprix.rules.places import before, is_free, position_of, taken_at
from trackwright.games.motograndprix.rules.reach import leads_to
from trackwright.games.motograndprix.state import events
from trackwright.games.motograndprix.state.layouts import (
    EXPERT,
    SLOT_BITS,
    SLOT_MASK,
    WHEELIE,
    Race,
    Road,
)
from trackwright.simulator.table.decisions import NO_ROW, is_person, record_decision, scripted, want
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import NOBODY, RACING

ALWAYS = 2
"""The third reading of H-31."""


def is_alone(race: Race, bike: int) -> int:
    """E-09: 1 if no other bike is abreast."""
    taken = taken_at(race, position_of(race, bike))
    return 1 if taken & (taken - 1) == 0 else 0


def on_straight_line(race: Race, bike: int) -> int:
    """E-04, E-11: 1 on a straight position's racing line."""
    place = race.place[bike]
    on_line = race.road.rank[place] == 1
    return 1 if on_line and race.road.difficulty[position_of(race, bike)] == 0 else 0


def is_right_behind(race: Race, front: int, follower: int) -> int:
    """E-04: 1 if the follower is one position behind in the same lane."""
    ahead, place = race.place[front], race.place[follower]
    if race.road.lane[ahead] != race.road.lane[place]:
        return 0
    return leads_to(race.road, place, ahead)


def place_behind(road: Road, place: int) -> int:
    """On a road with even lanes: one position back in the same lane."""
    return before(road, place >> SLOT_BITS) << SLOT_BITS | place & SLOT_MASK


def may_draft(race: Race, front: int, follower: int) -> int:
    """E-04, E-08 to E-11, H-30: 1 if this bike can use the slipstream of that one."""
    if not is_right_behind(race, front, follower) or not rolls_first(race, front, follower):
        return 0
    if not on_straight_line(race, front) or not on_straight_line(race, follower):
        return 0
    if race.stance[follower] == WHEELIE or not is_alone(race, front):
        return 0
    if race.rules.slip_pair and not is_alone(race, follower):
        return 0
    return 1 if rolls_alone(race, follower) and rolls_alone(race, front) else 0


def rolls_first(race: Race, front: int, follower: int) -> int:
    """E-04, H-31: 1 if there will be a roll to copy."""
    if race.rules.slip_lapped and race.standing[front] < race.standing[follower]:
        return 1 if race.rules.slip_lapped == ALWAYS else 0
    return 1 if race.turn_of[front] < race.turn_of[follower] else 0


def rolls_alone(race: Race, bike: int) -> int:
    """H-34: 0 for a bike that is to roll off: it drafts nobody and nobody drafts it."""
    if race.copies[bike]:
        return 1
    find_group(race, bike)
    return 1 if race.grouped == 1 else 0


def waits(race: Race, bike: int) -> int:
    """1 if the bike has neither acted nor rolled yet."""
    racing = race.status[bike] == RACING and race.acted[bike] == 0
    return 1 if racing and race.copies[bike] == 0 else 0


def follower_of(race: Race, front: int) -> int:
    """The bike behind this one that can be asked; NOBODY if there is none."""
    if race.road.even and is_free(race, place_behind(race.road, race.place[front])):
        return NOBODY
    for bike in range(race.runners):
        if bike != front and waits(race, bike) and may_draft(race, front, bike):
            return bike
    return NOBODY


def lapped_front(race: Race, bike: int) -> int:
    """H-31, third reading: the lapped bike directly ahead that could roll now; NOBODY if none."""
    if race.rules.slip_lapped != ALWAYS or race.rules.level < EXPERT:
        return NOBODY
    for front in range(race.runners):
        lapped = race.standing[front] < race.standing[bike]
        if front != bike and lapped and waits(race, front) and may_draft(race, front, bike):
            return front
    return NOBODY


def ask_followers(race: Race, head: int) -> None:
    """E-05, E-08: front to back, until one declines or may not."""
    front = head
    while race.halt == 0:
        follower = follower_of(race, front)
        if follower == NOBODY or declares(race, follower, head) == 0:
            return
        race.copies[follower] = 1 + head
        race.slipstreams += 1
        front = follower


def declares(race: Race, bike: int, head: int) -> int:
    """E-05: does the rider take the slipstream? Bots always do: it never makes a roll worse."""
    row = scripted(race, bike, SLIPSTREAM, RIDE)
    answer = 1
    if row != NO_ROW:
        answer = race.script.choice[row]
    elif is_person(race, bike):
        want(race, bike, SLIPSTREAM)
        return 0
    record_decision(race, bike, SLIPSTREAM, answer, 0)
    note(race, bike, events.Asked(head=head, accepted=answer))
    return answer


def hand_on_roll(race: Race, head: int) -> None:
    """E-06: bikes that declared get the head's roll, unflipped."""
    for bike in range(race.runners):
        if race.copies[bike] == 1 + head:
            race.copied[bike][0] = race.face[0]
            race.copied[bike][1] = race.face[1]
