"""Answers to referee cases of MotoGrandPrix races.

`answer(case)` returns a dictionary. Keys per `ask.kind`; "per bike" is a dictionary from id to
value. Lists of bikes "in input order" are in the order of `case["bikes"]`.

State that comes in
    A bike: `id`, `team` (absent: a team of its own), `lap` 0, `pos` and `lane` (needed where the
    question needs a place), `engine` `rear` `front` 8, `stance` straight, `acted` false, `status`
    racing. A racing bike at its race distance (`laps * N`) has finished this round: it does not
    act, but stands on the track and blocks until the round ends (option finish_leave). `status`
    "finished" says that a bike finished: with `acted` true in this round (it still stands there),
    else earlier (it is gone). "retired" is gone. Bikes that are gone are in `after`, and nowhere
    else.
    Dice: those of one bike and purpose are taken in the order of the list; `pole_reroll_n` by n.
    What is left over is ignored, a missing one is an error. So are a missing decision, one that is
    illegal, a die outside 1..6 and a wrong number of them (two; one in a start turn).
    Decisions: the first one that names the bike. Absent `engine`, `front`, `slip_bonus` are 0,
    absent `slipstream` is no. `used` is needed, one value in a start turn or a contact. `path` is a
    list of lanes, "forced" (a contact: the path that the rules give, greedy) or "retire": legal if
    these flips have no completion, whatever the slipstream bonus, Engine, Front Tire and path
    (without `used`: no flips have one). `keep`, the value of the die kept, is needed in a contact;
    a retirement there is judged for that die.
    Levels: the start turn exists from Standard up; in Basic `start_turn` is not heeded. Roll-offs
    exist from Standard up; hill, stance, slipstream and loss of grip in Expert. Stances are left as
    they came below Expert.

pole          `order` (ids), `grid` ([{id, pos, lane, lap}] in that order), `rerolls` per bike.
              With grid_fill=choice a decision {bike, lane} chooses a free place of the bike's row;
              without one it is the free place of the lowest rank. With tie_reroll=new-total a
              re-roll replaces the total of the tied bikes, and all totals are compared again.
flip_options  queries {pos, dice} or {kind, d, rolled}, two dice or one.
              `used`: per query the legal faces, as lists in the rolled order; neither flipped
              first, then the first, the second, both.
turn          The turn of `ask.bike` alone: no roll-off and no slipstream question. It copied its
              roll (given as its turn dice) if `ask.slipstreaming` or its decision's `slipstream` is
              true; it is a contact turn if `ask.contact` is true or its decision has a `keep` (then
              both dice are given as its turn dice). The round does not end. Keys:
              `after`           [{id, lap, pos, lane, engine, rear, front, stance, status}], all
                                bikes in input order. A retired bike keeps the place where it
                                retired and the dials that it could pay. "finished" from the end of
                                the turn in which the distance is reached.
              `acting_order`    ids in the order in which they moved (a bike that retires instead is
                                among them; one that acted before is not)
              `contact`         ids of bikes in a contact, in the order in which they move; else []
              `events`          names in the order in which they happen, one for each happening
              `event_log`       the same as [{event, bike}]; for roll_off and contact [{event,
                                bikes}]
              `no_events`       the event names that did not happen, sorted
              `step_costs`      turn: list, round: per bike that acted
              `points_lost`     turn: number, round: per bike that acted; not 0 in Basic only. A
                                bike without a completion has [] and 0
              `slipstream_offers`  [{follower, rolling}] as asked, whatever the answer; rolling is
                                the bike that rolls, not the one in between
              `classification`  ids that finished in this round, best first (a turn: so far)
              `places`          per bike of the classification, counted from 1; finish_tie=shared:
                                bikes at equal distance have the same, best place
              `next_turn_modifier`  per bike on the track that has not finished: hill and stance
                                where it stands; 0 below Expert
              `rolls`           per bike: number of turn rolls, 1 or 0 (it copied, acted before,
                                gone)
              `dice_rolled_by`  ids in the order in which they rolled; a group in the round's order
              `lap_counter`, `last_lap`  after it, see lap_counter
round         The same for all that have not acted, in the order of the round, with roll-offs,
              contacts, slipstreams, and the end of the round: those that finished leave.
              `start_turn` true: the start turn. Bikes that had acted or finished before it started
              stand where they are.
legal         Each decision from the same state, as a turn of its bike (start_turn, slipstreaming
              and contact as in `turn`; whose turn it is is not judged). `legal` [bool], `reason`
              [null, or {rule, text} with one of the rules broken],
              `after_end_of_round_on_track`: ids in input order that stay when those that have
              finished in the given state are taken off.
step_cost     queries {bike, to: [pos, lane], contact?: bool}; `cost` per query. Only the cost: that
              the place is free and in reach is not judged. Basic and contact: always 1.
modifier      queries {bike, slipstream?: bool}; `modifier` per query: hill, stance and 1 for the
              slipstream; 0 below Expert and with ask.start_turn.
group         `group`: the roll-off group of `ask.bike` in the order of the round, itself included;
              [] if there is none (also: it acted, start_turn).
slipstream_links  `links` [{front, follower}] in the order in which the front bikes act, as if all
              bikes that have not acted did so from the places given, and everyone asked could
              accept.
order         `order`: ids in the order of a round that begins now; `acted` is not looked at.
              Neither those at their distance nor those gone are in it.
end_round     `finished`: ids that have finished in this round, best first; `places`; `on_track`:
              ids left, in input order; `lap_counter`, `last_lap`.
classification  crossings {round, bike, lap, pos, lane}, retired {round, bike, lap?, pos?}.
              `classification`, `places`, `unclassified` (later retirement first, then further on,
              then as given). Earlier round first, within it distance, then rank. With
              chequered=next-crossing more laps come before that. Whoever is in both lists is placed
              by dnf_finish. dnf_points=classified-last: all are in `classification`, the retired
              last.
lap_counter   `lap_counter`: lap of the bike with the greatest distance among all not retired,
              within 1..laps; `last_lap`: it is `laps`. count_start=yes: one more once it left the
              grid; the race is then done one lap earlier everywhere, as that crossing counts as a
              lap.
points        finishers n: `points` list of n. Or classification, unclassified (ids; a list of ids
              within the classification shares its place): `points` per bike, `teams` per team of
              the bikes that are named. Or races, a list of those: totals, and `standings` (lists of
              ids that share a place, best first, by points, then number of wins, of second
              places...). dnf_points=classified-last: the unclassified take the places after the
              others.
qualifying_result  classification, retired (ids, or {bike, round}: later rounds first):
              `after` in grid order, [{id, lap, pos, lane, engine, rear, front, stance, status}];
              and `order`. quali_reset=carry-over: dials and stances stay.

Order of events in a round
    before a group rolls: roll_off; once its sums are known and the bikes of higher sums have acted:
    contact. Before a bike rolls: slipstream, for each bike that accepts. In a turn: lap (for every
    time the line is crossed, also from the grid), retire for an unpaid Rear Tire, redline_pass or
    redline_fail (then retire), wheelie or sideslip (then retire), finish. A bike without a
    completion has retire only. dnf_finish=finished: a bike that would retire after a move that
    reached the distance has finish instead of retire, and the rest of its turn does not happen.

Readings where the rules leave room
    beside=directly-beside is about overtaking (S-18, S-19) only.
    rolloff_team=opponents: the acting bike and those abreast that are not of its team.
    blocked_by=all-three (Basic): points are lost only where all three places ahead are taken, or if
    the flips chosen allow nothing else. basic_deadend=not-allowed: the path must lose as few points
    as the flips chosen allow.
    chequered=next-crossing: as soon as one bike has done the distance, every bike that crosses the
    line after that, in the same round too, has finished.
    dial_floor=zero: all points of a dial may be spent; a due point that is not there retires the
    bike.
    rear_cost, MP 0: the place where the bike stays is start and final place.
    contact_path=free: any free places, each step 1, to an end of a higher rank than the start's or
    of rank 3; if there is no such end for these points, to an end of the highest rank there is.
    "forced" is always accepted and greedy.
    contact_riding=no: the points are those of the die, no dial may be used.
    redline=rolled: the dice show 6-6 with neither flipped; a copied roll is as good (slip_double is
    about loss of grip only).
    slip_lapped=always: when a bike's turn comes that stands right behind one that is a lap down and
    has neither acted nor rolled, it is asked first; if it accepts, the other bike rolls now, the
    acting bike copies, and the other uses its roll when its own turn comes. In a chain the follower
    need not act after the bike in front either. never: no bike drafts one of a smaller distance.
    slip_pair=both: a follower with a bike beside it does not draft either.
    finish_leave=at-once: a bike leaves at the end of the turn in which it finishes.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.games.motograndprix.by_the_book.moves import (
    Decision,
    Illegal,
    Turn,
    legal_used,
    riding_modifier,
    step_cost,
)
from tests.games.motograndprix.by_the_book.round import (
    EVENTS,
    Dice,
    Round,
    ScriptedRiders,
    grid_places,
    kept_die,
    pole_order,
    roll_off_group,
    slipstream_links,
)
from tests.games.motograndprix.by_the_book.table import (
    FULL_DIAL,
    Bike,
    Position,
    Readings,
    Table,
    Track,
)

Case = Mapping[str, Any]
Answer = dict[str, Any]

POINTS = (25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
STATE = ("id", "lap", "pos", "lane", "engine", "rear", "front", "stance", "status")


def answer(case: Case) -> Answer:
    """The result of a case, or a ValueError that says why there is none."""
    kind = case["ask"]["kind"]
    if kind not in ANSWERS:
        raise ValueError(f"ask.kind: {kind!r} is not about a race of MotoGrandPrix")
    return ANSWERS[kind](case)


# --- before the race ---


def _pole(case: Case) -> Answer:
    table = Table(case)
    bikes, rerolls = pole_order(table, Dice(case.get("dice") or []))
    order = [bike.id for bike in bikes]
    wanted = {str(row["bike"]): row["lane"] for row in _decisions(case) if row.get("lane")}
    return {
        "order": order,
        "grid": grid_places(table, order, wanted),
        "rerolls": {bike.id: rerolls[bike.id] for bike in table.bikes},
    }


def _qualifying_result(case: Case) -> Answer:
    table = Table(case)
    retired = case["ask"].get("retired") or []
    order = [str(id) for id in case["ask"]["classification"]] + _later_first(table, retired)
    for place in grid_places(table, order, {}):
        bike = table.bike(place["id"])
        bike.lap, bike.pos, bike.lane, bike.status = 0, place["pos"], place["lane"], "racing"
        if table.says("quali_reset", "reset"):
            bike.engine = bike.rear = bike.front = FULL_DIAL
            bike.stance = "straight"
    return {"order": order, "after": [_state(table.bike(id)) for id in order]}


# --- questions about a situation ---


def _flip_options(case: Case) -> Answer:
    used = []
    for query in case["ask"]["queries"]:
        dice = query.get("dice") or query.get("rolled")
        used.append([list(faces) for faces in legal_used(_queried_position(case, query), dice)])
    return {"used": used}


def _queried_position(case: Case, query: Mapping[str, Any]) -> Position:
    if query.get("pos") is not None:
        return Track(case["track"]).at(query["pos"])
    return Position(query["kind"], query.get("d") or 0, "L")


def _step_cost(case: Case) -> Answer:
    table = Table(case)
    costs = []
    for query in case["ask"]["queries"]:
        pos, lane = query["to"]
        bike = table.bike(query["bike"])
        costs.append(1 if query.get("contact") else step_cost(table, bike, pos, lane))
    return {"cost": costs}


def _modifier(case: Case) -> Answer:
    table = Table(case)
    rides = table.is_expert and not case["ask"].get("start_turn")
    return {
        "modifier": [
            riding_modifier(table, table.bike(query["bike"])) + bool(query.get("slipstream"))
            if rides
            else 0
            for query in case["ask"]["queries"]
        ]
    }


def _group(case: Case) -> Answer:
    table = Table(case)
    if case["ask"].get("start_turn"):
        return {"group": []}
    return {"group": _ids(roll_off_group(table, table.bike(case["ask"]["bike"])))}


def _links(case: Case) -> Answer:
    links = slipstream_links(Table(case))
    return {"links": [{"front": front.id, "follower": behind.id} for front, behind in links]}


def _order(case: Case) -> Answer:
    table = Table(case)
    racing = [bike for bike in table.standing() if bike.status == "racing"]
    return {"order": _ids(table.in_order(racing))}


# --- turns and rounds ---


def _turn(case: Case) -> Answer:
    table = Table(case)
    riders = ScriptedRiders(_decisions(case))
    round = Round(table, Dice(case.get("dice") or []), riders, _starts(case))
    bike = table.bike(case["ask"]["bike"])
    turn = _lone_turn(case, round, bike, riders.row(bike))
    round.take_turn(turn)
    result = _told(table, round)
    result["step_costs"] = result["step_costs"][bike.id]
    result["points_lost"] = result["points_lost"][bike.id]
    return result


def _lone_turn(case: Case, round: Round, bike: Bike, row: Mapping[str, Any]) -> Turn:
    """The bike before its flip, without asking what else happens at the table."""
    if not bike.is_to_act:
        raise ValueError(f"bike {bike.id} cannot act: it has already acted, finished or retired")
    slipstreams = _slipstreams(case, row)
    rolled = round.dice.take(bike, "turn", 2) if slipstreams else round.roll(bike)
    if _is_contact(case, row):
        round.log.contact.append(bike.id)
        round.log.tell_all("contact", [bike])
        return Turn(round.table, bike, (kept_die(row, bike, rolled),), contact=True)
    return Turn(round.table, bike, rolled, round.start, slipstreams)


def _slipstreams(case: Case, row: Mapping[str, Any]) -> bool:
    return bool(case["ask"].get("slipstreaming") or row.get("slipstream"))


def _is_contact(case: Case, row: Mapping[str, Any]) -> bool:
    return bool(case["ask"].get("contact") or row.get("keep") is not None)


def _round(case: Case) -> Answer:
    table = Table(case)
    riders = ScriptedRiders(_decisions(case))
    round = Round(table, Dice(case.get("dice") or []), riders, _starts(case))
    round.play()
    return _told(table, round)


def _starts(case: Case) -> bool:
    return bool(case["ask"].get("start_turn"))


def _told(table: Table, round: Round) -> Answer:
    log = round.log
    names = [event["event"] for event in log.events]
    riding = [bike for bike in table.standing() if bike.status == "racing"]
    return {
        "after": [_state(bike) for bike in table.bikes],
        "acting_order": log.order,
        "contact": log.contact,
        "events": names,
        "event_log": log.events,
        "no_events": sorted(set(EVENTS) - set(names)),
        "step_costs": log.step_costs,
        "points_lost": log.points_lost,
        "slipstream_offers": log.offers,
        "next_turn_modifier": {bike.id: riding_modifier(table, bike) for bike in riding},
        "rolls": {bike.id: log.rolled_by.count(bike.id) for bike in table.bikes},
        "dice_rolled_by": log.rolled_by,
        **_ranked(table, table.finishers()),
        **_card(table),
    }


def _legal(case: Case) -> Answer:
    reasons = [_why_illegal(case, row) for row in _decisions(case)]
    table = Table(case)
    table.end_round()
    return {
        "legal": [reason is None for reason in reasons],
        "reason": reasons,
        "after_end_of_round_on_track": _ids(table.standing()),
    }


def _why_illegal(case: Case, row: Mapping[str, Any]) -> dict[str, str] | None:
    table = Table(case)
    round = Round(table, Dice(case.get("dice") or []), ScriptedRiders([row]), _starts(case))
    try:
        _lone_turn(case, round, table.bike(row["bike"]), row).judged(Decision.of(row))
    except Illegal as illegal:
        return {"rule": illegal.rule, "text": illegal.text}
    return None


# --- the end ---


def _end_round(case: Case) -> Answer:
    table = Table(case)
    ranked = _ranked(table, table.finishers())
    table.end_round()
    return {
        "finished": ranked["classification"],
        "places": ranked["places"],
        "on_track": _ids(table.standing()),
        **_card(table),
    }


def _lap_counter(case: Case) -> Answer:
    return _card(Table(case))


def _card(table: Table) -> Answer:
    """B-22, H-04."""
    riding = [bike for bike in table.bikes if bike.status != "retired" and bike.pos is not None]
    leader = max(riding, key=table.distance, default=None)
    lap = leader.lap if leader else 1
    if table.says("count_start", "yes"):
        lap += 1
    card = min(max(1, lap), table.track.laps)
    return {"lap_counter": card, "last_lap": card == table.track.laps}


def _ranked(table: Table, bikes: Sequence[Bike]) -> Answer:
    return {"classification": _ids(bikes), "places": _places(table, bikes)}


def _places(table: Table, bikes: Sequence[Bike]) -> dict[str, int]:
    """H-06: counted from 1, shared at equal distance if the option says so."""
    places: dict[str, int] = {}
    for place, bike in enumerate(bikes, 1):
        before = bikes[place - 2] if place > 1 else None
        ties = before is not None and table.distance(before) == table.distance(bike)
        if ties and before and table.says("finish_tie", "shared"):
            place = places[before.id]
        places[bike.id] = place
    return places


def _classification(case: Case) -> Answer:
    table = Table({**case, "bikes": []})
    crossings = case["ask"].get("crossings") or []
    retired = case["ask"].get("retired") or []
    crossed, out = _split_by_retiring(table, crossings, retired)
    rows = sorted(crossed, key=lambda row: _crossing_key(table, row))
    order, last = [str(row["bike"]) for row in rows], _later_first(table, out)
    places = _crossing_places(table, rows)
    if table.says("dnf_points", "classified-last"):
        places |= {id: place for place, id in enumerate(last, len(order) + 1)}
        order, last = order + last, []
    return {"classification": order, "places": places, "unclassified": last}


def _split_by_retiring(
    table: Table, crossings: Sequence[Any], retired: Sequence[Any]
) -> tuple[list[Any], list[Any]]:
    """H-37: what becomes of a bike that retired in the round in which it finished."""
    twice = {str(row["bike"]) for row in crossings} & {_id(row) for row in retired}
    out = set() if table.says("dnf_finish", "finished") else twice
    return (
        [row for row in crossings if str(row["bike"]) not in out],
        [row for row in retired if _id(row) not in twice - out],
    )


def _crossing_key(table: Table, row: Mapping[str, Any]) -> tuple[int, ...]:
    lap, pos = row.get("lap") or 0, row.get("pos") or 0
    laps_first = lap if table.says("chequered", "next-crossing") else 0
    rank = table.track.at(pos).rank(row["lane"]) if row.get("lane") else 0
    return -laps_first, row["round"], -(lap * table.track.length + pos), rank


def _crossing_places(table: Table, rows: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    places: dict[str, int] = {}
    keys = [_crossing_key(table, row)[:3] for row in rows]
    shares = table.says("finish_tie", "shared")
    for i, row in enumerate(rows):
        places[str(row["bike"])] = 1 + (keys.index(keys[i]) if shares else i)
    return places


def _later_first(table: Table, rows: Sequence[Any]) -> list[str]:
    """H-36: later retirement first, then farther on, otherwise as given."""
    return [_id(row) for row in sorted(rows, key=lambda row: _retirement_key(table, row))]


def _retirement_key(table: Table, row: Any) -> tuple[int, int]:
    if not isinstance(row, Mapping):
        return 0, 0
    way = (row.get("lap") or 0) * table.track.length + (row.get("pos") or 0)
    return -(row.get("round") or 0), -way


def _id(row: Any) -> str:
    return str(row["bike"] if isinstance(row, Mapping) else row)


# --- championship ---


def _points(case: Case) -> Answer:
    ask = case["ask"]
    if ask.get("finishers") is not None:
        return {"points": [_worth(place) for place in range(1, ask["finishers"] + 1)]}
    readings = Readings(case.get("options") or {})
    races = [_race_places(race, readings) for race in ask.get("races") or [ask]]
    totals: Counter[str] = Counter()
    for race in races:
        totals.update({id: _worth(place) for id, place in race.items()})
    result: Answer = {"points": dict(totals), "teams": _team_totals(case, totals)}
    if ask.get("races"):
        result["standings"] = _standings(totals, races)
    return result


def _worth(place: int | None) -> int:
    """C-01, C-02, C-04."""
    return POINTS[place - 1] if place and place <= len(POINTS) else 0


def _race_places(race: Mapping[str, Any], readings: Readings) -> dict[str, int | None]:
    """The place of everyone named; None without one."""
    places: dict[str, int | None] = {}
    for entry in race.get("classification") or []:
        ids = entry if isinstance(entry, list) else [entry]
        place = len(places) + 1
        places |= {str(id): place for id in ids}
    classified = readings.says("dnf_points", "classified-last")
    for entry in race.get("unclassified") or []:
        places[_id(entry)] = len(places) + 1 if classified else None
    return places


def _team_totals(case: Case, totals: Mapping[str, int]) -> dict[str, int]:
    """C-03."""
    teams: Counter[str] = Counter()
    for row in case.get("bikes") or []:
        if row.get("team"):
            teams[row["team"]] += totals.get(str(row["id"]), 0)
    return dict(teams)


def _standings(
    totals: Mapping[str, int], races: Sequence[Mapping[str, int | None]]
) -> list[list[str]]:
    """H-46: count-back, then shared."""
    lowest = max((place or 0 for race in races for place in race.values()), default=0)

    def merit(id: str) -> tuple[int, ...]:
        places = [race.get(id) for race in races]
        return totals[id], *(places.count(place) for place in range(1, lowest + 1))

    merits = sorted({merit(id) for id in totals}, reverse=True)
    return [[id for id in totals if merit(id) == one] for one in merits]


# --- shared ---


def _decisions(case: Case) -> Sequence[Mapping[str, Any]]:
    return case.get("decisions") or []


def _ids(bikes: Sequence[Bike]) -> list[str]:
    return [bike.id for bike in bikes]


def _state(bike: Bike) -> dict[str, Any]:
    return {name: getattr(bike, name) for name in STATE}


ANSWERS: dict[str, Callable[[Case], Answer]] = {
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
