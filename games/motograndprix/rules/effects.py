"""What a move does to the bike: MGP-S-14, S-21, S-22, E-12 to E-19."""

from trackwright.games.motograndprix.rules.dice import engine_test, used
from trackwright.games.motograndprix.rules.places import distance_of, position_of, vacate
from trackwright.games.motograndprix.state import events
from trackwright.games.motograndprix.state.events import ENGINE_GONE, GRIP_GONE, NO_REAR
from trackwright.games.motograndprix.state.layouts import (
    BASIC,
    EXPERT,
    LEANING,
    SLOT_BITS,
    STRAIGHT,
    WHEELIE,
    Race,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import RETIRED

GRIP_LOST = 8
"""Added to a stance set in this turn: E-12 keeps it."""


def wear_rear(race: Race, bike: int) -> None:
    """S-14: one Rear Tire point; if there is none left, the bike retires."""
    if race.rear[bike] <= race.rules.floor:
        retire(race, bike, NO_REAR)
        return
    race.rear[bike] -= 1
    note(race, bike, events.Rear(left=race.rear[bike]))


def bear_effects(race: Race, bike: int) -> None:
    """S-21, E-16 to E-19, H-26, H-27, H-33: what a double does, Engine test first."""
    if race.faces != 2 or race.rules.level == BASIC or race.imagined:
        return  # a planner weighs such risks, but does not simulate them
    first, second = used(race, 0), used(race, 1)
    natural = race.flips == 0
    if first == 6 and second == 6 and (natural or race.rules.rolled_redline == 0):
        test_engine(race, bike)
    if race.halt or race.turn_over or race.rules.level != EXPERT:
        return
    counts = race.slipping[bike] == 0 or race.rules.slip_double_free == 0
    if first == second and natural and counts:
        lose_grip(race, bike)


def test_engine(race: Race, bike: int) -> None:
    """S-21: passed if the test is not above Engine; otherwise Engine loses a point."""
    score = engine_test(race, bike)
    if race.halt:
        return
    if score <= race.engine[bike]:
        note(race, bike, events.RedlinePass(score=score, engine=race.engine[bike]))
        return
    note(race, bike, events.RedlineFail(score=score, engine=race.engine[bike]))
    count_incident(race, bike)
    if race.engine[bike] <= race.rules.floor:
        retire(race, bike, ENGINE_GONE)
    else:
        race.engine[bike] -= 1


def lose_grip(race: Race, bike: int) -> None:
    """E-17, E-18, H-35: a wheelie on a straight; in a corner a sideslip, which costs Rear Tire."""
    count_incident(race, bike)
    if race.road.difficulty[position_of(race, bike)] == 0:
        race.stance[bike] = GRIP_LOST + WHEELIE
        note(race, bike, events.Wheelie())
        return
    note(race, bike, events.Sideslip(rear=race.rear[bike]))
    if race.rear[bike] <= race.rules.floor:
        retire(race, bike, GRIP_GONE)
        return
    race.rear[bike] -= 1
    race.stance[bike] = GRIP_LOST + STRAIGHT


def set_stance(race: Race, bike: int) -> None:
    """E-12, E-13, E-15: leaning in a corner, otherwise straight, unless grip was just lost."""
    if race.stance[bike] >= GRIP_LOST:
        race.stance[bike] -= GRIP_LOST
    elif race.road.difficulty[position_of(race, bike)] and race.in_contact == 0:
        race.stance[bike] = LEANING
    else:
        race.stance[bike] = STRAIGHT


def retire(race: Race, bike: int, why: int) -> None:
    """S-03, S-22, H-36: out at once, and no longer in the way of others. H-37: even across the
    line."""
    race.turn_over = 1
    if race.rules.dnf_finish and has_done(race, bike):
        return
    count_incident(race, bike)
    vacate(race, bike)
    race.out_round[bike] = race.round
    race.out_distance[bike] = distance_of(race, bike)
    race.status[bike] = RETIRED
    if race.counting:
        race.statistics.causes[why] += 1
    note(race, bike, events.Retire(why=why, position=position_of(race, bike)))


def has_done(race: Race, bike: int) -> int:
    """B-23: 1 if the bike has completed the distance (or was flagged, H-07)."""
    if race.status[bike] == RETIRED:
        return 0
    if race.flagged[bike]:
        return 1
    return 1 if race.standing[bike] >> SLOT_BITS >= race.laps * race.road.positions else 0


def count_incident(race: Race, bike: int) -> None:
    if race.counting:
        race.statistics.incidents[race.place[bike]] += 1
