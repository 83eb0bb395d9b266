"""What happened in a turn or a round: events, costs of steps, points lost, the state after it."""

from collections.abc import Iterator, Sequence

from trackwright.games.motograndprix.referee.common import (
    Answer,
    finishers,
    lap_card,
    ranking,
    state_of,
)
from trackwright.games.motograndprix.referee.situation import Situation
from trackwright.games.motograndprix.rules.effects import has_done
from trackwright.games.motograndprix.rules.points import modifier_of
from trackwright.games.motograndprix.state import events
from trackwright.simulator.table.log import Event, Happened
from trackwright.simulator.table.states import RACING, RETIRED

ENDS_A_TURN = (
    events.Ride,
    events.Roll,
    events.Copy,
    events.Asked,
    events.RollOff,
    events.Contact,
    events.Keep,
)
NAMES: dict[type[Event], str] = {
    events.RollOff: "roll_off",
    events.Contact: "contact",
    events.Asked: "slipstream",
    events.Lap: "lap",
    events.RedlinePass: "redline_pass",
    events.RedlineFail: "redline_fail",
    events.Wheelie: "wheelie",
    events.Sideslip: "sideslip",
    events.Retire: "retire",
}
FINISH = "finish"


def happened_after(situation: Situation, before: set[int]) -> Answer:
    log = list(_event_log(situation, before))
    happened = situation.table.events()
    names = [event["event"] for event in log]
    ids = [rider.id for rider in situation.riders]

    def who(*kinds: type[Event]) -> list[str]:
        return [ids[bike] for _, bike, event in happened if isinstance(event, kinds)]

    rolled = who(events.Roll, events.RollOff)
    return {
        "after": [state_of(situation, bike) for bike in range(len(ids))],
        "acting_order": who(events.Ride),
        "contact": who(events.Contact),
        "events": names,
        "event_log": log,
        "no_events": sorted({*NAMES.values(), FINISH} - set(names)),
        "step_costs": _costs(situation, happened),
        "points_lost": _lost(situation, happened),
        "slipstream_offers": [
            {"follower": ids[bike], "rolling": ids[event.head]}
            for _, bike, event in happened
            if isinstance(event, events.Asked)
        ],
        "next_turn_modifier": _next_modifiers(situation),
        "rolls": {id: rolled.count(id) for id in ids},
        "dice_rolled_by": rolled,
        **ranking(situation, finishers(situation)),
        **lap_card(situation),
    }


def _event_log(situation: Situation, before: set[int]) -> Iterator[Answer]:
    """What happened, bike by bike; a bike that has its distance finishes when its turn ends."""
    happened = situation.table.events()
    ids = [rider.id for rider in situation.riders]
    together: list[str] = []
    riding: int | None = None
    for i, (_, bike, event) in enumerate(happened):
        kind = type(event)
        if kind in ENDS_A_TURN and riding is not None:
            yield from _finish(situation, riding, before)
            riding = None
        if kind is events.Ride:
            riding = bike
        if kind in (events.RollOff, events.Contact):
            together.append(ids[bike])
            if i + 1 == len(happened) or type(happened[i + 1].event) is not kind:
                yield {"event": NAMES[kind], "bikes": together}
                together = []
        elif kind in NAMES and not (isinstance(event, events.Asked) and not event.accepted):
            yield {"event": NAMES[kind], "bike": ids[bike]}
    if riding is not None:
        yield from _finish(situation, riding, before)


def _finish(situation: Situation, bike: int, before: set[int]) -> Iterator[Answer]:
    if bike not in before and has_done(situation.race, bike):
        yield {"event": FINISH, "bike": situation.riders[bike].id}


def finished_before(situation: Situation) -> set[int]:
    race = situation.race
    return {b for b in range(race.runners) if race.status[b] != RETIRED and has_done(race, b)}


def _costs(situation: Situation, happened: Sequence[Happened]) -> dict[str, list[int]]:
    """Per bike that acted, the cost of its steps."""
    costs = dict[str, list[int]]()
    for _, bike, event in happened:
        if isinstance(event, events.Ride):
            costs[situation.riders[bike].id] = []
        elif isinstance(event, events.Move):
            costs[situation.riders[bike].id] = [int(digit) for digit in f"{event.costs:o}"[1:]]
    return costs


def _lost(situation: Situation, happened: Sequence[Happened]) -> dict[str, int]:
    lost = dict[str, int]()
    for _, bike, event in happened:
        if isinstance(event, events.Ride):
            lost[situation.riders[bike].id] = 0
        elif isinstance(event, events.Lost):
            lost[situation.riders[bike].id] = event.points
    return lost


def _next_modifiers(situation: Situation) -> dict[str, int]:
    race = situation.race
    race.start_turn = race.in_contact = 0
    return {
        rider.id: modifier_of(race, bike)
        for bike, rider in enumerate(situation.riders)
        if race.status[bike] == RACING and not has_done(race, bike) and rider.pos is not None
    }
