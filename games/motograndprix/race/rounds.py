"""Rounds: MGP-B-05 to B-07, S-05 to S-12, E-02, E-20, and finishing: B-24, B-25."""

from trackwright.games.motograndprix.race.ride import act, ride_plan
from trackwright.games.motograndprix.race.tally import note_gap
from trackwright.games.motograndprix.rules.contact import (
    choose_die,
    find_group,
    roll_group,
    score_of,
    sort_by_lane,
)
from trackwright.games.motograndprix.rules.dice import roll
from trackwright.games.motograndprix.rules.effects import has_done
from trackwright.games.motograndprix.rules.places import set_order, vacate
from trackwright.games.motograndprix.rules.slipstream import (
    ask_followers,
    hand_on_roll,
    lapped_front,
)
from trackwright.games.motograndprix.state import events
from trackwright.games.motograndprix.state.layouts import EXPERT, SLOT_BITS, STANDARD, Race
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import CAPPED, FINISHED, NOBODY, OVER, RACING, RETIRED


def ride_rounds(race: Race) -> None:
    """B-25: round after round, until every bike has finished or retired."""
    while race.halt == 0:
        begin_round(race)
        ride_round(race)
        if race.halt == 0:
            end_round(race)


def begin_round(race: Race) -> None:
    """B-05, S-05: everybody is to act, in an order that holds for the whole round."""
    race.round += 1
    race.start_turn = 1 if race.round == 1 and race.rules.level >= STANDARD else 0
    for bike in range(race.runners):
        race.acted[bike] = 0
        race.copies[bike] = 0
        race.slipping[bike] = 0
    set_order(race)
    leader = race.order[0]
    if leader != race.leader:
        race.lead_changes += 1 if race.round > 1 else 0
        race.leader = leader
    note(race, leader, events.Round(number=race.round))


def ride_round(race: Race) -> None:
    """Every bike acts once, the leader first."""
    for i in range(race.ordered):
        bike = race.order[i]
        if race.status[bike] == RACING and race.acted[bike] == 0:
            take_turn(race, bike)
            if race.halt:
                return


def take_turn(race: Race, bike: int) -> None:
    """S-06, E-02: check the position, roll, act."""
    race.in_contact = 0
    if race.copies[bike]:
        ride_slipstream(race, bike)
        return
    find_group(race, bike)
    if race.grouped > 1:
        settle_roll_off(race)
        return
    if race.start_turn == 0 and race.rules.level == EXPERT:
        front = lapped_front(race, bike)
        if front != NOBODY:
            ask_followers(race, front)
        if race.copies[bike]:
            race.copies[front] = 1 + front
            roll_for(race, front)
            ride_slipstream(race, bike)
            return
        ask_followers(race, bike)
    if race.halt == 0:
        roll_for(race, bike)
    if race.halt == 0:
        act(race, bike)


def roll_for(race: Race, bike: int) -> None:
    """B-08, S-05, E-06: roll, also for those who declared."""
    roll(race, bike, 1 if race.start_turn else 2)
    if race.halt:
        return
    note(race, bike, events.Roll(first=race.face[0], second=race.face[1]))
    if race.rules.level == EXPERT:
        hand_on_roll(race, bike)


def ride_slipstream(race: Race, bike: int) -> None:
    """E-06: a bike that declared takes the copied roll and continues with its flips. (H-31: one
    that had to roll before its turn uses its own roll.)"""
    head = race.copies[bike] - 1
    race.faces = 2
    race.face[0] = race.copied[bike][0]
    race.face[1] = race.copied[bike][1]
    if race.halt:
        return
    race.slipping[bike] = 1 if head != bike else 0
    note(race, bike, events.Copy(first=race.face[0], second=race.face[1], head=head))
    act(race, bike)
    if race.halt == 0:  # a person who is asked may use the slipstream point
        race.slipping[bike] = 0


def settle_roll_off(race: Race) -> None:
    """S-09, S-10: the greatest sum acts first; equal sums are in contact with each other."""
    roll_group(race)
    if race.halt:
        return
    count = race.grouped
    at = 0
    while at < count and race.halt == 0:
        tied = 1
        while at + tied < count and _same_score(race, at, at + tied):
            tied += 1
        if tied == 1:
            bike = race.group[at]
            race.faces = 2
            race.face[0] = race.shown[bike][0]
            race.face[1] = race.shown[bike][1]
            act(race, bike)
        else:
            settle_contact(race, at, tied)
        at += tied


def _same_score(race: Race, one: int, other: int) -> int:
    return 1 if score_of(race, race.group[one]) == score_of(race, race.group[other]) else 0


def settle_contact(race: Race, first: int, count: int) -> None:
    """S-11, H-21: all choose a die, then each flips and moves, from the racing line outwards."""
    race.contacts += 1
    sort_by_lane(race, first, count)
    for i in range(first, first + count):
        note(race, race.group[i], events.Contact(score=score_of(race, race.group[i])))
    for i in range(first, first + count):
        choose_die(race, race.group[i])
        if race.halt:
            return
    for i in range(first, first + count):
        bike = race.group[i]
        race.in_contact = 1
        race.faces = 1
        race.face[0] = race.keep[bike]
        race.face[1] = 0
        act(race, bike)
        if race.halt:  # a person who is asked is still in contact
            return
        race.in_contact = 0


def end_round(race: Race) -> None:
    """B-23 to B-25, H-06: bikes that have completed the distance finish, the furthest first."""
    before = race.finished
    while True:
        bike = next_finisher(race)
        if bike < 0:
            break
        race.finished += 1
        race.finish_place[bike] = race.finished
        race.out_round[bike] = race.round
        note(race, bike, events.Finish(place=race.finished))
    share_places(race, before)
    if before == 0 and race.finished:
        note_gap(race)
    left = 0
    for bike in range(race.runners):
        if race.finish_place[bike] and race.status[bike] == RACING:
            vacate(race, bike)
            race.status[bike] = FINISHED
        left += 1 if race.status[bike] == RACING else 0
    if left == 0:
        race.halt = OVER
    elif race.round >= race.rules.round_cap:
        race.halt = CAPPED


def next_finisher(race: Race) -> int:
    """The furthest bike over the line without a place; -1 if there is none."""
    best = -1
    for bike in range(race.runners):
        if race.finish_place[bike] or race.status[bike] == RETIRED or has_done(race, bike) == 0:
            continue
        if best < 0 or race.standing[bike] > race.standing[best]:
            best = bike
    return best


def share_places(race: Race, before: int) -> None:
    """H-06, second reading: bikes that finish abreast at the end of the round share the better
    place."""
    if race.rules.shared_finish == 0:
        return
    for place in range(before + 2, race.finished + 1):
        for bike in range(race.runners):
            if race.finish_place[bike] == place:
                _share_with_abreast(race, bike)


def _share_with_abreast(race: Race, bike: int) -> None:
    for other in range(race.runners):
        same_round = race.finish_place[other] and race.out_round[other] == race.out_round[bike]
        if same_round and race.standing[other] >> SLOT_BITS == race.standing[bike] >> SLOT_BITS:
            race.finish_place[bike] = min(race.finish_place[bike], race.finish_place[other])


def ride_imagined(race: Race, bike: int, rounds: int) -> int:
    """A planner's rollout: its plan, the rest of the round, and some more rounds."""
    ride_plan(race, bike)
    ride_round(race)
    for _ in range(rounds):
        if race.halt == 0:
            end_round(race)
        if race.halt == 0:
            begin_round(race)
            ride_round(race)
    return race.halt
