"""A bike acts: decision, move, and effects: MGP-B-07, B-17 to B-23, E-20."""

from trackwright.games.motograndprix.race.seats import plan_ride
from trackwright.games.motograndprix.rules.decisions import (
    RIDE,
    packed_choice,
    packed_costs,
    packed_path,
)
from trackwright.games.motograndprix.rules.effects import (
    bear_effects,
    has_done,
    retire,
    set_stance,
    wear_rear,
)
from trackwright.games.motograndprix.rules.places import occupy, set_standing, vacate
from trackwright.games.motograndprix.rules.plan import (
    charges_rear,
    clear_plan,
    plan_fault,
    read_ride,
)
from trackwright.games.motograndprix.rules.points import modifier_of, points_before_dials
from trackwright.games.motograndprix.state import events
from trackwright.games.motograndprix.state.events import NO_COMPLETION
from trackwright.games.motograndprix.state.layouts import BASIC, SLOT_BITS, Race
from trackwright.simulator.table.decisions import (
    NO_ROW,
    is_person,
    record_decision,
    reject,
    scripted,
    want,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import FINISHED, RACING


def act(race: Race, bike: int) -> None:
    """B-07, E-20: the phases of a bike that has its dice."""
    race.modifier = modifier_of(race, bike)
    decide_ride(race, bike)
    if race.halt == 0:
        ride_plan(race, bike)


def ride_plan(race: Race, bike: int) -> None:
    """E-20: flips, move and effects of the plan."""
    race.acted[bike] = 1
    race.turn_over = 0
    race.turns += 1
    if race.log.on:
        choice = packed_choice(race)
        note(
            race,
            bike,
            events.Ride(
                choice=choice, modifier=race.modifier, faces=race.faces, in_contact=race.in_contact
            ),
        )
    if race.gives_up:
        race.blocked += 1
        retire(race, bike, NO_COMPLETION)
        return
    race.points = points_before_dials(race, race.flips, race.bonus) + race.push - race.brake
    race.engine[bike] -= race.push
    race.front[bike] -= race.brake
    charged = race.push > 0 and charges_rear(race, bike)
    move(race, bike)
    if charged:
        wear_rear(race, bike)
    if race.start_turn == 0 and race.turn_over == 0:
        bear_effects(race, bike)
    if race.turn_over == 0:
        set_stance(race, bike)
    if race.status[bike] == RACING:
        leave_if_done(race, bike)


def move(race: Race, bike: int) -> None:
    """B-17 to B-23: ride along the plan's path."""
    before, start = race.standing[bike], race.place[bike]
    costs = packed_costs(race, bike) if race.log.on else 0
    if race.steps:
        vacate(race, bike)
        place = race.path[race.steps - 1]
        occupy(race, bike, place)
        if place >> SLOT_BITS < start >> SLOT_BITS:
            cross_line(race, bike)
        set_standing(race, bike)
    if race.counting:
        count_move(race, bike, before)
    if race.log.on:
        path, engine = packed_path(race), race.engine[bike]
        note(
            race,
            bike,
            events.Move(start=start, path=path, points=race.points, engine=engine, costs=costs),
        )
    if race.rules.level == BASIC and race.steps < race.points:
        race.blocked += 1
        note(race, bike, events.Lost(points=race.points - race.steps))


def cross_line(race: Race, bike: int) -> None:
    """B-21, B-22, H-07: one more lap."""
    race.lap[bike] += 1
    note(race, bike, events.Lap(lap=race.lap[bike]))
    if race.rules.chequered_flag:
        for other in range(race.runners):
            if other != bike and (race.finish_place[other] or has_done(race, other)):
                race.flagged[bike] = 1


def count_move(race: Race, bike: int, before: int) -> None:
    """Overtakes, and the data of the heat maps."""
    now = race.standing[bike]
    passed = 0
    for other in range(race.runners):
        passed += (before < race.standing[other] < now) & (race.status[other] == RACING)
    race.overtakes += passed
    visits = race.statistics.visits
    for step in range(race.steps):
        visits[race.path[step]] += 1
    place = race.place[bike]
    race.statistics.stops[place] += 1
    race.statistics.passes[place] += passed


def leave_if_done(race: Race, bike: int) -> None:
    """H-06, second reading: a finisher leaves the track at once."""
    if race.rules.leave_at_once and has_done(race, bike):
        vacate(race, bike)
        race.status[bike] = FINISHED
        race.out_round[bike] = race.round


def decide_ride(race: Race, bike: int) -> None:
    """B-10 to B-20: the plan of the turn, from the script, the seat's bot, or a person."""
    clear_plan(race)
    row = scripted(race, bike, RIDE, RIDE)
    if row != NO_ROW:
        read_ride(race, bike, race.script.choice[row], race.script.path[row])
    elif is_person(race, bike):
        want(race, bike, RIDE)
        return
    else:
        plan_ride(race, bike)
        watched = race.rules.verify and race.imagined == 0
        race.fault = plan_fault(race, bike) if watched else 0
    if race.fault:
        reject(race, bike, RIDE, race.fault)
        return
    if race.log.on:
        record_decision(race, bike, RIDE, packed_choice(race), packed_path(race))
