"""What happened in a turn or a round: events, costs of steps, points lost, the state after it."""

from collections.abc import Iterator, Sequence

from games.motograndprix.referee.common import Answer, finishers, lap_card, ranking, state_of
from games.motograndprix.referee.situation import Situation
from games.motograndprix.rules.effects import has_done
from games.motograndprix.rules.points import modifier_of
from games.motograndprix.state import events
from simulator.table.states import RACING, RETIRED

ENDS_A_TURN = (
    events.RIDE,
    events.ROLL,
    events.COPY,
    events.ASKED,
    events.ROLL_OFF,
    events.CONTACT,
    events.KEEP,
)
NAMES = {
    events.ROLL_OFF: "roll_off",
    events.CONTACT: "contact",
    events.ASKED: "slipstream",
    events.LAP: "lap",
    events.REDLINE_PASS: "redline_pass",
    events.REDLINE_FAIL: "redline_fail",
    events.WHEELIE: "wheelie",
    events.SIDESLIP: "sideslip",
    events.RETIRE: "retire",
}
FINISH = "finish"


def told(situation: Situation, before: set[int]) -> Answer:
    log = list(_event_log(situation, before))
    rows = situation.table.events()
    names = [event["event"] for event in log]
    ids = [rider.id for rider in situation.riders]
    rolled = [ids[r[2]] for r in rows if r[1] in (events.ROLL, events.ROLL_OFF)]
    return {
        "after": [state_of(situation, bike) for bike in range(len(ids))],
        "acting_order": [ids[row[2]] for row in rows if row[1] == events.RIDE],
        "contact": [ids[row[2]] for row in rows if row[1] == events.CONTACT],
        "events": names,
        "event_log": log,
        "no_events": sorted({*NAMES.values(), FINISH} - set(names)),
        "step_costs": _costs(situation, rows),
        "points_lost": _lost(situation, rows),
        "slipstream_offers": [
            {"follower": ids[row[2]], "rolling": ids[row[3]]}
            for row in rows
            if row[1] == events.ASKED
        ],
        "next_turn_modifier": _next_modifiers(situation),
        "rolls": {id: rolled.count(id) for id in ids},
        "dice_rolled_by": rolled,
        **ranking(situation, finishers(situation)),
        **lap_card(situation),
    }


def _event_log(situation: Situation, before: set[int]) -> Iterator[Answer]:
    """What happened, bike by bike; a bike that has its distance finishes when its turn ends."""
    rows = situation.table.events()
    ids = [rider.id for rider in situation.riders]
    together: list[str] = []
    riding: int | None = None
    for i, row in enumerate(rows):
        kind, bike = row[1], row[2]
        if kind in ENDS_A_TURN and riding is not None:
            yield from _finish(situation, riding, before)
            riding = None
        if kind == events.RIDE:
            riding = bike
        if kind in (events.ROLL_OFF, events.CONTACT):
            together.append(ids[bike])
            if i + 1 == len(rows) or rows[i + 1][1] != kind:
                yield {"event": NAMES[kind], "bikes": together}
                together = []
        elif kind in NAMES and not (kind == events.ASKED and not row[4]):
            yield {"event": NAMES[kind], "bike": ids[bike]}
    if riding is not None:
        yield from _finish(situation, riding, before)


def _finish(situation: Situation, bike: int, before: set[int]) -> Iterator[Answer]:
    if bike not in before and has_done(situation.race, bike):
        yield {"event": FINISH, "bike": situation.riders[bike].id}


def finished_before(situation: Situation) -> set[int]:
    race = situation.race
    return {b for b in range(race.seats) if race.status[b] != RETIRED and has_done(race, b)}


def _costs(situation: Situation, rows: Sequence[tuple[int, ...]]) -> dict[str, list[int]]:
    """Per bike that acted, the cost of its steps: the last figure of a move, three bits a step."""
    costs = {situation.riders[r[2]].id: list[int]() for r in rows if r[1] == events.RIDE}
    for row in rows:
        if row[1] == events.MOVE:
            digits = f"{row[7]:o}"[1:]
            costs[situation.riders[row[2]].id] = [int(digit) for digit in digits]
    return costs


def _lost(situation: Situation, rows: Sequence[tuple[int, ...]]) -> dict[str, int]:
    lost = {situation.riders[r[2]].id: 0 for r in rows if r[1] == events.RIDE}
    for row in rows:
        if row[1] == events.LOST:
            lost[situation.riders[row[2]].id] = row[3]
    return lost


def _next_modifiers(situation: Situation) -> dict[str, int]:
    race = situation.race
    race.start_turn = race.in_contact = 0
    return {
        rider.id: modifier_of(race, bike)
        for bike, rider in enumerate(situation.riders)
        if race.status[bike] == RACING and not has_done(race, bike) and rider.pos is not None
    }
