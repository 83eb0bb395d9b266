"""Answers to questions about MotoGrandPrix races: a situation in, what the rules say out.

A case has `level`, `track`, `bikes`, `dice`, `decisions`, `options` and `ask`; `ANSWERS` lists what
can be asked. The answers come from the functions that ride races. In them, per question:

    pole               order, grid, rerolls
    flip_options       used: the legal faces for each query
    turn, round        after, acting_order, contact, events, event_log, no_events, step_costs,
                       points_lost, slipstream_offers, classification, places, next_turn_modifier,
                       rolls, dice_rolled_by, lap_counter, last_lap
    legal              legal, reason; after_end_of_round_on_track
    step_cost          cost         modifier         modifier
    group              group        slipstream_links links
    order              order        end_round        finished, places, on_track, lap_counter
    classification     classification, places, unclassified
    lap_counter        lap_counter, last_lap
    points             points, teams, standings
    qualifying_result  order, after

A bike that reaches its distance is "finished" from the end of that turn, and stands where it is
until the round ends. A retired bike keeps the place where it retired.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from simulator.memory import put
from simulator.motograndprix import events
from simulator.motograndprix.championship import points_answer
from simulator.motograndprix.codes import rule_id
from simulator.motograndprix.contact import find_group
from simulator.motograndprix.dice import FOR_POLE, FOR_REROLL, FOR_TEST, FOR_TURN
from simulator.motograndprix.effects import has_done
from simulator.motograndprix.flips import flip_fault
from simulator.motograndprix.grid import grid_from_qualifying, line_up, roll_for_pole
from simulator.motograndprix.places import occupy, set_order, vacate
from simulator.motograndprix.points import modifier_of
from simulator.motograndprix.questions import ask_legal, ask_round, ask_turn
from simulator.motograndprix.reach import step_cost
from simulator.motograndprix.rounds import end_round
from simulator.motograndprix.situation import (
    STANCES,
    CannotAnswer,
    Case,
    Situation,
    position_of,
)
from simulator.motograndprix.slipstream import may_draft, waits
from simulator.motograndprix.state import EXPERT, SLOT_BITS, SLOT_MASK
from simulator.states import CHANCE_WANTED, DECISION_WANTED, FINISHED, ILLEGAL, RACING, RETIRED
from simulator.table import Mode

Answer = dict[str, Any]
LANES = "LCR"
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
STANCE_NAMES = {number: name for name, number in STANCES.items()}
PURPOSE_NAMES = {
    FOR_POLE: "pole",
    FOR_REROLL: "pole re-roll",
    FOR_TURN: "turn",
    FOR_TEST: "Engine test",
}


def understands(case: Case) -> bool:
    """Is it one of the questions about a race?"""
    ask = case.get("ask")
    return isinstance(ask, Mapping) and ask.get("kind") in ANSWERS


def answer(case: Case, mode: Mode = "plain") -> Answer:
    """The result of a case; CannotAnswer says why there is none."""
    kind = case["ask"].get("kind")
    if kind not in ANSWERS:
        raise CannotAnswer(f"ask.kind: no {kind!r}; known: {', '.join(ANSWERS)}")
    if kind in NEED_TRACK and not case.get("track"):
        raise CannotAnswer("track: this question needs one")
    return ANSWERS[kind](case, mode)


# --- before the race ----------------------------------------------------------------------------


def _pole(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode, with_bikes=False)
    race = situation.race
    situation.give_dice(situation.table)
    situation.give_decisions(situation.table)
    roll_for_pole(race)
    _stopped(situation)
    order = [int(race.order[i]) for i in range(race.seats)]
    put(race, "bot", [BY_ITSELF] * race.seats)  # who says nothing takes the best place
    line_up(race)
    _stopped(situation)
    rows = [row for row in situation.table.events() if row[1] == events.POLE]
    return {
        "order": [situation.riders[bike].id for bike in order],
        "grid": [_place(situation, bike) for bike in order],
        "rerolls": {
            rider.id: sum(1 for row in rows if row[2] == bike and row[5])
            for bike, rider in enumerate(situation.riders)
        },
    }


BY_ITSELF = 1
"""Any bot: on the grid they all take the place nearest to the racing line."""


def _place(situation: Situation, bike: int) -> Answer:
    race = situation.race
    place = int(race.place[bike])
    return {
        "id": situation.riders[bike].id,
        "pos": place >> SLOT_BITS,
        "lane": LANES[place & SLOT_MASK],
        "lap": int(race.lap[bike]),
    }


def _qualifying_result(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race, ask = situation.race, situation.ask
    classified = [situation.bike(_id(row)) for row in ask.get("classification") or []]
    retired = [situation.bike(id) for id in _later_first(situation, ask.get("retired") or [])]
    missing = set(range(race.seats)) - {*classified, *retired}
    if missing:
        names = ", ".join(situation.riders[bike].id for bike in sorted(missing))
        raise CannotAnswer(f"ask: neither classified nor retired: {names}")
    for place, bike in enumerate(classified, start=1):
        race.came[bike], race.status[bike] = place, FINISHED
    for late, bike in enumerate(reversed(retired), start=1):
        race.came[bike], race.status[bike] = 0, RETIRED
        race.out_round[bike], race.out_distance[bike] = late, 0
    grid_from_qualifying(race)
    order = [int(race.order[i]) for i in range(race.seats)]
    put(race, "bot", [BY_ITSELF] * race.seats)
    line_up(race)
    return {
        "order": [situation.riders[bike].id for bike in order],
        "after": [_state(situation, bike) for bike in order],
    }


# --- a situation --------------------------------------------------------------------------------


def _flip_options(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode, with_bikes=False)
    used = []
    for query in _queries(situation):
        dice = query.get("dice") or query.get("rolled")
        if not isinstance(dice, list) or not dice or not all(d in range(1, 7) for d in dice):
            raise CannotAnswer(f"ask.queries: expected one or two dice, found {dice!r}")
        used.append(_legal_faces(_difficulty(situation, query), dice))
    return {"used": used}


def _difficulty(situation: Situation, query: Case) -> int:
    pos = query.get("pos")
    if pos is None:
        return position_of({"rl": "L", **query}).difficulty
    if not isinstance(pos, int) or not 0 <= pos < len(situation.track):
        raise CannotAnswer(f"ask.queries: no position {pos!r}")
    return situation.track[pos].difficulty


def _legal_faces(difficulty: int, dice: Sequence[int]) -> list[list[int]]:
    second = dice[1] if len(dice) == 2 else 0
    return [
        [7 - face if flips >> die & 1 else face for die, face in enumerate(dice)]
        for flips in range(1 << len(dice))
        if not flip_fault(difficulty, dice[0], second, len(dice), flips)
    ]


def _step_cost(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race = situation.race
    costs = []
    for query in _queries(situation):
        position, lane = _spot(situation, query.get("to"))
        bike = situation.bike(query.get("bike"))
        race.in_contact = int(bool(query.get("contact")))
        stands = race.status[bike] == RACING
        if stands:
            vacate(race, bike)
        costs.append(step_cost(race, bike, position << SLOT_BITS | lane))
        if stands:
            occupy(race, bike, race.place[bike])
    return {"cost": costs}


def _spot(situation: Situation, to: Any) -> tuple[int, int]:
    if isinstance(to, list) and len(to) == 2 and isinstance(to[0], int) and to[1] in LANES:
        return to[0] % len(situation.track), LANES.index(to[1])
    raise CannotAnswer(f"ask.queries: to: expected [position, lane], found {to!r}")


def _modifier(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race = situation.race
    race.start_turn = int(bool(situation.ask.get("start_turn")))
    found = []
    for query in _queries(situation):
        bike = situation.bike(query.get("bike"))
        situation.need_places(bike)
        rides = race.rules.level == EXPERT and not race.start_turn
        found.append(modifier_of(race, bike) + (rides and bool(query.get("slipstream"))))
    return {"modifier": found}


def _queries(situation: Situation) -> list[Case]:
    queries = situation.ask.get("queries")
    if not isinstance(queries, list) or not all(isinstance(query, Mapping) for query in queries):
        raise CannotAnswer("ask.queries: expected a list of objects")
    return queries


def _group(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race, bike = situation.race, situation.asked_bike()
    race.start_turn = int(bool(situation.ask.get("start_turn")))
    if not waits(race, bike):
        return {"group": []}
    situation.need_places(bike)
    find_group(race, bike)
    members = [situation.riders[race.group[i]].id for i in range(race.grouped)]
    return {"group": members if len(members) > 1 else []}


def _links(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race = situation.race
    set_order(race)
    links = []
    for front in _round_order(situation):
        for follower in range(race.seats):
            if follower != front and _is_link(situation, front, follower):
                names = situation.riders[front].id, situation.riders[follower].id
                links.append({"front": names[0], "follower": names[1]})
    return {"links": links}


def _is_link(situation: Situation, front: int, follower: int) -> bool:
    race = situation.race
    if race.rules.level < EXPERT or not waits(race, front) or not waits(race, follower):
        return False
    return bool(may_draft(race, front, follower))


def _order(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    situation.need_places()
    set_order(situation.race)
    bikes = [b for b in _round_order(situation) if not has_done(situation.race, b)]
    return {"order": [situation.riders[bike].id for bike in bikes]}


def _round_order(situation: Situation) -> list[int]:
    race = situation.race
    return [int(race.order[i]) for i in range(race.ordered)]


# --- turns and rounds ---------------------------------------------------------------------------


def _round(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    situation.need_places()
    situation.give_dice(situation.table)
    situation.give_decisions(situation.table)
    before = _finished_before(situation)
    situation.table.ask(ask_round, int(bool(situation.ask.get("start_turn"))))
    _stopped(situation)
    return _told(situation, before)


def _turn(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    bike = situation.asked_bike()
    situation.need_places()
    name = situation.riders[bike].id
    row = next((row for row in situation.decisions if str(row.get("bike")) == name), {})
    if not waits(situation.race, bike):
        raise CannotAnswer(f"bike {name} is not to act: it has acted, finished or retired")
    situation.give_dice(situation.table)
    situation.give_decisions(situation.table)
    before = _finished_before(situation)
    situation.table.ask(ask_turn, bike, *_kind_of_turn(situation, row))
    _stopped(situation)
    result = _told(situation, before)
    if _kind_of_turn(situation, row)[1]:
        result["contact"] = [name]
        result["events"].insert(0, "contact")
        result["no_events"].remove("contact")
        result["event_log"].insert(0, {"event": "contact", "bikes": [name]})
    result["step_costs"] = result["step_costs"].get(name, [])
    result["points_lost"] = result["points_lost"].get(name, 0)
    result["rolls"][name] = 0 if _slipstreams(situation, row) else 1
    result["dice_rolled_by"] = [name] if result["rolls"][name] else []
    return result


def _slipstreams(situation: Situation, row: Case) -> bool:
    return bool(situation.ask.get("slipstreaming") or row.get("slipstream"))


def _kind_of_turn(situation: Situation, row: Case) -> tuple[int, int, int]:
    """Start turn? contact? slipstream?"""
    contact = situation.ask.get("contact") or row.get("keep") is not None
    start = situation.ask.get("start_turn")
    return int(bool(start)), int(bool(contact)), int(_slipstreams(situation, row))


def _legal(case: Case, mode: Mode) -> Answer:
    verdicts = [_fault(case, mode, row) for row in _all_decisions(case)]
    situation = Situation(case, mode)
    race = situation.race
    end_round(race)
    return {
        "legal": [fault is None for fault in verdicts],
        "reason": verdicts,
        "after_end_of_round_on_track": [
            rider.id for b, rider in enumerate(situation.riders) if race.status[b] == RACING
        ],
    }


def _all_decisions(case: Case) -> list[Case]:
    rows = case.get("decisions") or []
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
        raise CannotAnswer("decisions: expected a list of objects")
    return rows


def _fault(case: Case, mode: Mode, row: Case) -> Answer | None:
    """Why the decision is not allowed; None if it is."""
    situation = Situation(case, mode)
    bike = situation.bike(row.get("bike"))
    situation.need_places(bike)
    situation.give_dice(situation.table)
    situation.give_decisions(situation.table, [row])
    path = row.get("path")
    if isinstance(path, list) and len(path) > LONGEST_PATH:
        return {"rule": "MGP-S-17", "text": f"{len(path)} steps are more than any turn has"}
    fault = situation.table.ask(ask_legal, bike, *_kind_of_turn(situation, row))
    if fault < 0:
        _stopped(situation)
        raise CannotAnswer(f"decisions: bike {row.get('bike')}: nothing to judge")
    if fault == 0:
        return None
    return {"rule": rule_id(fault), "text": f"not allowed by {rule_id(fault)}"}


LONGEST_PATH = 17


def _stopped(situation: Situation) -> None:
    """Raise what a question stopped at."""
    race = situation.race
    if race.halt == 0:
        return
    name = situation.riders[race.halt_seat].id
    if race.halt == CHANCE_WANTED:
        raise CannotAnswer(f"dice: bike {name}: a die is missing ({PURPOSE_NAMES[race.halt_kind]})")
    if race.halt == DECISION_WANTED:
        wanted = ("a lane on the grid", "slipstream", "keep", "used and path")[race.halt_kind]
        raise CannotAnswer(f"decisions: bike {name}: {wanted} is missing")
    if race.halt == ILLEGAL:
        raise CannotAnswer(f"decisions: bike {name}: not allowed by {rule_id(race.fault)}")
    raise CannotAnswer("the situation is larger than the rules can look through")


def _told(situation: Situation, before: set[int]) -> Answer:
    log = list(_event_log(situation, before))
    rows = situation.table.events()
    names = [event["event"] for event in log]
    ids = [rider.id for rider in situation.riders]
    rolled = [ids[r[2]] for r in rows if r[1] in (events.ROLL, events.ROLL_OFF)]
    return {
        "after": [_state(situation, bike) for bike in range(len(ids))],
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
        **_ranking(situation, _finishers(situation)),
        **_card(situation),
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


ENDS_A_TURN = (
    events.RIDE,
    events.ROLL,
    events.COPY,
    events.ASKED,
    events.ROLL_OFF,
    events.CONTACT,
    events.KEEP,
)


def _finish(situation: Situation, bike: int, before: set[int]) -> Iterator[Answer]:
    if bike not in before and has_done(situation.race, bike):
        yield {"event": FINISH, "bike": situation.riders[bike].id}


def _finished_before(situation: Situation) -> set[int]:
    race = situation.race
    return {b for b in range(race.seats) if race.status[b] != RETIRED and has_done(race, b)}


def _costs(situation: Situation, rows: Sequence[tuple[int, ...]]) -> dict[str, list[int]]:
    """Per bike that acted what its steps cost: the last figure of a move, three bits a step."""
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


def _state(situation: Situation, bike: int) -> Answer:
    race = situation.race
    rider = situation.riders[bike]
    status = rider.status
    if race.status[bike] == RETIRED:
        status = "retired" if rider.status == "racing" and rider.pos is not None else rider.status
    elif race.status[bike] == FINISHED or (rider.pos is not None and has_done(race, bike)):
        status = "finished"
    elif race.status[bike] == RACING:
        status = "racing"
    place = {"pos": rider.pos, "lane": rider.lane, "lap": rider.lap}
    if rider.pos is not None or race.grid[bike]:
        place = _place(situation, bike)
    dials = {name: int(getattr(race, name)[bike]) for name in ("engine", "rear", "front")}
    stance = STANCE_NAMES[int(race.stance[bike])]
    if race.rules.level < EXPERT:
        stance = rider.stance if not race.grid[bike] else stance
    return {**place, "id": rider.id, **dials, "stance": stance, "status": status}


# --- the end ------------------------------------------------------------------------------------


def _finishers(situation: Situation) -> list[int]:
    """Those that have finished in this round, best first."""
    race = situation.race
    done = [
        bike
        for bike, rider in enumerate(situation.riders)
        if rider.pos is not None and race.status[bike] != RETIRED and has_done(race, bike)
    ]
    return sorted(done, key=lambda bike: -race.standing[bike])


def _ranking(situation: Situation, bikes: Sequence[int]) -> Answer:
    """The bikes with their places, shared by those abreast where the house rules so."""
    race = situation.race
    places: dict[str, int] = {}
    for i, bike in enumerate(bikes):
        place = i + 1
        if i and race.rules.shared_finish and _abreast(situation, bike, bikes[i - 1]):
            place = places[situation.riders[bikes[i - 1]].id]
        places[situation.riders[bike].id] = place
    return {"classification": [situation.riders[bike].id for bike in bikes], "places": places}


def _abreast(situation: Situation, one: int, other: int) -> bool:
    standing = situation.race.standing
    return bool(standing[one] >> SLOT_BITS == standing[other] >> SLOT_BITS)


def _end_round(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    situation.need_places()
    race = situation.race
    ranked = _ranking(situation, _finishers(situation))
    card = _card(situation)
    end_round(race)
    left = [r.id for b, r in enumerate(situation.riders) if race.status[b] == RACING]
    return {
        "finished": ranked["classification"],
        "places": ranked["places"],
        "on_track": left,
        **card,
    }


def _lap_counter(case: Case, mode: Mode) -> Answer:
    return _card(Situation(case, mode))


def _card(situation: Situation) -> Answer:
    """B-22, H-04: the lap of whoever is furthest ahead and not retired."""
    race = situation.race
    ahead = [
        (int(race.standing[bike]), int(race.lap[bike]))
        for bike, rider in enumerate(situation.riders)
        if rider.pos is not None and rider.status != "retired" and not _retired_now(situation, bike)
    ]
    lap = max(ahead)[1] if ahead else 1
    card = min(max(1, lap + race.rules.count_start), situation.laps)
    return {"lap_counter": card, "last_lap": card == situation.laps}


def _retired_now(situation: Situation, bike: int) -> bool:
    rider = situation.riders[bike]
    return bool(situation.race.status[bike] == RETIRED and rider.status == "racing")


def _classification(case: Case, mode: Mode) -> Answer:
    situation = Situation({**case, "bikes": [], "level": "expert"}, mode)  # has all rulings
    settings = situation.settings
    crossed, out = _split_by_retiring(situation)
    rows = sorted(crossed, key=lambda row: _crossing_key(situation, row))
    order = [_id(row) for row in rows]
    keys = [_crossing_key(situation, row)[:3] for row in rows]
    shared = settings["finish_tie"] == "shared"
    places = {id: 1 + (keys.index(keys[i]) if shared else i) for i, id in enumerate(order)}
    last = _later_first(situation, out)
    if settings.get("dnf_points") == "classified-last":
        places |= {id: place for place, id in enumerate(last, len(order) + 1)}
        order, last = order + last, []
    return {"classification": order, "places": places, "unclassified": last}


def _split_by_retiring(situation: Situation) -> tuple[list[Case], list[Any]]:
    """H-37: what becomes of a bike that retired on its finishing move."""
    crossings = situation.ask.get("crossings") or []
    retired = situation.ask.get("retired") or []
    twice = {_id(row) for row in crossings} & {_id(row) for row in retired}
    out = set() if situation.settings.get("dnf_finish") == "finished" else twice
    return (
        [row for row in crossings if _id(row) not in out],
        [row for row in retired if _id(row) not in twice - out],
    )


def _crossing_key(situation: Situation, row: Case) -> tuple[int, int, int, int]:
    lap, pos = row.get("lap") or 0, row.get("pos") or 0
    flagged = situation.settings["chequered"] == "next-crossing"
    rank = 0
    if str(row.get("lane")) in tuple(LANES) and situation.case.get("track"):
        place = pos % len(situation.track) << SLOT_BITS | LANES.index(row["lane"])
        rank = int(situation.race.road.rank[place])
    distance = lap * len(situation.track) + pos
    return -lap if flagged else 0, row.get("round") or 0, -distance, rank


def _later_first(situation: Situation, rows: Sequence[Any]) -> list[str]:
    """H-36: later retirement first, then further on, else as given."""

    def key(row: Any) -> tuple[int, int]:
        if not isinstance(row, Mapping):
            return 0, 0
        way = (row.get("lap") or 0) * len(situation.track) + (row.get("pos") or 0)
        return -(row.get("round") or 0), -way

    return [_id(row) for row in sorted(rows, key=key)]


def _id(row: Any) -> str:
    if isinstance(row, Mapping):
        return str(row.get("bike", row.get("id")))
    return str(row)


def _points(case: Case, mode: Mode) -> Answer:
    situation = Situation({**case, "track": None}, mode, with_bikes=False)
    teams = {str(row["id"]): str(row["team"]) for row in case.get("bikes") or [] if row.get("team")}
    last = situation.settings.get("dnf_points") == "classified-last"
    return points_answer(situation.ask, teams, last)


ANSWERS: dict[str, Callable[[Case, Mode], Answer]] = {
    "pole": _pole,
    "flip_options": _flip_options,
    "turn": _turn,
    "round": _round,
    "legal": _legal,
    "step_cost": _step_cost,
    "modifier": _modifier,
    "group": _group,
    "slipstream_links": _links,
    "order": _order,
    "end_round": _end_round,
    "classification": _classification,
    "lap_counter": _lap_counter,
    "points": _points,
    "qualifying_result": _qualifying_result,
}
KINDS = tuple(ANSWERS)
NEED_TRACK = frozenset(ANSWERS) - {"flip_options", "points", "classification"}
