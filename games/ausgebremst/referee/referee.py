"""Answers to questions about Ausgebremst: a situation in, what the rules say out.

A case asks nothing by name: all that follows from what it gives is answered. With a `track` and
`state.cars` that is, when a car has its turn (without one in the case, after the turns of others),

    legal             car -> card -> ends ("FINISH" is one), for every car whose hand is given
    must_pass         car -> can it play nothing?
    eliminating_ends  car -> card -> ends that take the car out

of the situation as it stands (the spaces also without cars)

    leaders           who leads, or who share the lead
    remain, dist      space -> what counts for the lead, and steps over the line
    race_left         car -> what is left of the race, as it counts for the lead
    lap_length        spaces of a lap on the ideal line
    entry_blocked     car that has its last chance ahead -> is the entry blocked?

and after its `decisions`, or the turn of `state.turn` if that is a derelict or has nothing to play:

    after             car -> at, crossings, removed, pitted, cards ...
    hand_shown        car -> its hand, if it passed or must pass next
    turned_over       derelict -> card or null
    drawable_stacks   numbers, when a draw was due          finished, race_over

Without a track: `points`, `next_grid`, `classification` of a `finish_order`; `grid` after a draw of
`players_clockwise`; `turn_order` of a `grid`; the diagonals at a `solid_line`; `standings` of
`results`. What is answered about decks and budgets: `budgets.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from trackwright.games.ausgebremst.race.questions import ask_hand, ask_reach, ask_turn
from trackwright.games.ausgebremst.race.rounds import is_decided
from trackwright.games.ausgebremst.race.turn import has_play, may_play, read_play
from trackwright.games.ausgebremst.referee import budgets
from trackwright.games.ausgebremst.referee.cases.cars import GONE, HOME
from trackwright.games.ausgebremst.referee.situation import Situation
from trackwright.games.ausgebremst.results.classification import (
    Dropped,
    next_grid,
    race_points,
    ranked,
    standings,
)
from trackwright.games.ausgebremst.rules.decisions import DRAW, PICK_UP, TAKE
from trackwright.games.ausgebremst.rules.lead import leads, race_left
from trackwright.games.ausgebremst.rules.moves import can_drive
from trackwright.games.ausgebremst.rules.pit import (
    entry_is_blocked,
    is_last_window,
    loses_last_chance,
    owes_stop,
)
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.codes import rule_id
from trackwright.games.ausgebremst.state.layouts import FAR, MOST_CARD
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    an_object,
    found,
    id_of,
    listed,
    named,
    names,
    objects,
    state_of,
    whole,
)
from trackwright.simulator.table.states import (
    DECISION_WANTED,
    FINISHED,
    ILLEGAL,
    RACING,
    RETIRED,
    TOO_WIDE,
)
from trackwright.simulator.table.table import Mode

Answer = dict[str, Any]


KINDS = ()
"""Questions are not named."""


def understands(case: Case) -> bool:
    """Is it a question about a race, or about cards and bare tracks?"""
    return isinstance(case.get("state"), Mapping) and (
        _is_about_a_race(case) or budgets.understands(case)
    )


def _is_about_a_race(case: Case) -> bool:
    state = state_of(case)
    if case.get("track") is not None:
        return "cars" in state or not {"mopeds", "players"} & state.keys()
    return any(needed <= state.keys() for needed, _ in _WITHOUT_TRACK)


def answer(case: Case, mode: Mode = "plain") -> Answer:
    """The result of a case; CannotAnswer says why there is none. A track without cars is measured
    by the rules of races and by those of budgets."""
    found: Answer = {}
    if not _is_about_a_race(case) or _is_bare(case):
        found |= budgets.answer(case)
    if _is_about_a_race(case):
        found |= _raced(case, mode)
    return found


def _is_bare(case: Case) -> bool:
    return "ask" not in case and case.get("track") is not None and "cars" not in state_of(case)


def _raced(case: Case, mode: Mode) -> Answer:
    state = state_of(case)
    if case.get("track") is None:
        for needed, reply in _WITHOUT_TRACK:
            if needed <= state.keys():
                return reply(case)
        raise CannotAnswer("track is missing: a question about cars needs one")
    situation = Situation(case, mode)
    if "cars" not in state:
        return _measures(situation)
    found = _standing(situation)
    _play_turns(situation, found)
    return found


# --- the situation as it stands -----------------------------------------------------------------


def _standing(situation: Situation) -> Answer:
    race, cars = situation.race, situation.cars
    racing = [n for n in range(len(cars)) if situation.is_racing(n)]
    found: Answer = {"legal": {}, "must_pass": {}, "eliminating_ends": {}}
    for n in racing:
        _note_choices(situation, n, found)
    return {
        **found,
        **_measures(situation),
        "leaders": [cars[n].id for n in racing if leads(race, n)],
        "race_left": {cars[n].id: int(race_left(race, n)) for n in racing},
        "entry_blocked": {
            cars[n].id: bool(entry_is_blocked(race, n))
            for n in racing
            if owes_stop(race, n) and is_last_window(race, race.crossings[n])
        },
    }


def _measures(situation: Situation) -> Answer:
    """T-10, H-07: what can be counted on the empty track."""
    road = situation.race.road
    far = {name: i for name, i in situation.spaces.items() if road.remain[i] < FAR}
    return {
        "remain": {name: int(road.remain[i]) for name, i in far.items()},
        "dist": {name: int(road.dist[i]) for name, i in far.items()},
        "lap_length": int(road.lap) if road.lap < FAR else None,
    }


def _note_choices(situation: Situation, car: int, found: Answer) -> None:
    """F-14: what a player may do now, if the hand is given."""
    one = situation.cars[car]
    if one.hand is None or one.is_derelict:
        return
    legal, out = _choices(situation, car)
    found["legal"][one.id] = legal
    found["must_pass"][one.id] = not has_play(situation.race, car)
    found["eliminating_ends"][one.id] = out


def _choices(situation: Situation, car: int) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """For each card of the hand the legal ends, and those of them that eliminate."""
    race = situation.race
    situation.table.ask(ask_reach, car)
    _stopped(situation)
    legal: dict[str, list[str]] = {}
    out: dict[str, list[str]] = {}
    for card in dict.fromkeys(situation.hand(car)):
        ends = situation.ends(card) if may_play(race, car, card) else {}
        legal[str(card)] = sorted(ends)
        if fatal := sorted(
            end for end, crossed in ends.items() if _eliminates(situation, car, end, crossed)
        ):
            out[str(card)] = fatal
    return legal, out


def _eliminates(situation: Situation, car: int, end: str, crossed: int) -> bool:
    """F-30, H-19: is the compulsory stop out of reach after a move to there?"""
    space = 0 if end == HOME else situation.spaces[end]
    return bool(loses_last_chance(situation.race, car, space, crossed))


# --- turns --------------------------------------------------------------------------------------


def _play_turns(situation: Situation, found: Answer) -> None:
    """The result of the decisions, or of the turn of a car that has nothing to decide."""
    decided, car = situation.turns(), situation.asked_car()
    turns = decided
    if not decided and car is not None and _goes_by_itself(situation, car):
        turns = [(car, [])]
    if not turns:
        return
    found |= {"hand_shown": {}, "turned_over": {}}
    acted, idle = set[int](), set[int]()
    for car, rows in turns:
        if acted and car not in acted and situation.is_racing(car):
            _note_choices(situation, car, found)
        acted.add(car)
        is_turn = not situation.takes_start_hand(car, rows)
        _play(situation, car, rows, found)
        idle = set() if situation.race.moved else idle | {car} if is_turn else idle
        _end_idle_round(situation, idle)
    for n in range(len(situation.cars)):
        if n not in acted and situation.is_racing(n):
            _note_choices(situation, n, found)
            if decided:
                _note_pass(situation, n, found)
    race, cars = situation.race, situation.cars
    places = {
        int(race.finish_place[n]): cars[n].id for n in range(len(cars)) if race.finish_place[n]
    }
    found |= {
        "after": {cars[n].id: _after(situation, n) for n in range(len(cars))},
        "finished": [places[place] for place in sorted(places)],
        "race_over": bool(is_decided(race)),
    }


def _end_idle_round(situation: Situation, idle: set[int]) -> None:
    """H-09: have all cars on the track had a turn, and none has moved?"""
    race = situation.race
    race.moved = 0
    if idle and all(n in idle for n in range(len(situation.cars)) if situation.is_racing(n)):
        race.relief = 1


def _note_pass(situation: Situation, car: int, found: Answer) -> None:
    """F-14, AUS-E-01: a car blocked in by the turns of others shows its hand."""
    id = situation.cars[car].id
    if found["must_pass"].get(id):
        found["hand_shown"][id] = situation.hand(car)


def _goes_by_itself(situation: Situation, car: int) -> bool:
    """Derelicts whose cards are given, and players that have nothing to play."""
    race = situation.race
    if not situation.is_racing(car):
        return False
    situation.table.ask(ask_reach, car)
    if race.derelict[car]:
        return situation.knows_next_card(car) or not can_drive(race, 1)
    return situation.cars[car].hand is not None and not has_play(race, car)


def _play(situation: Situation, car: int, rows: Sequence[Case], found: Answer) -> None:
    """One turn, and what is seen of it."""
    race, id = situation.race, situation.cars[car].id
    if not situation.is_racing(car):
        raise CannotAnswer(f"decisions: car {id} is not on the track")
    situation.table.ask(ask_reach, car)
    if race.derelict[car] and can_drive(race, 1) and not situation.knows_next_card(car):
        raise CannotAnswer(f"car {id}: deck: the next card is missing")
    if not race.derelict[car] and situation.cars[car].hand is None and not rows:
        raise CannotAnswer(f"car {id}: hand: the cards are missing")
    starts = situation.takes_start_hand(car, rows)
    situation.give_turn(car, rows)
    if not starts:
        _reject_idle_play(situation, car, rows)
    filled = [number for number, stack in enumerate(situation.stacks(car), start=1) if stack]
    race.log.length = 0
    situation.table.ask(ask_hand if starts else ask_turn, car)
    draws = race.halt == DECISION_WANTED and race.halt_kind in (DRAW, TAKE)
    if race.halt == DECISION_WANTED and race.halt_kind == PICK_UP:
        found["wanted"] = "deposit_to_hand"
    elif draws:
        found["wanted"] = "draw_from_stack"
    else:
        _stopped(situation)
    if race.halt == 0 and situation.has_more(car):
        raise CannotAnswer(f"decisions: car {id}: there are more decisions than the turn needs")
    race.halt = 0
    for _, _, event in situation.table.events():
        draws = draws or isinstance(event, events.Draw | events.Hand)
        if isinstance(event, events.Pass | events.Wait):
            found["hand_shown"][id] = situation.hand(car)
        elif isinstance(event, events.Blocked):
            found["turned_over"][id] = None
        elif isinstance(event, events.Turned):
            found["turned_over"][id] = event.card
    if draws and situation.cars[car].stacks is not None:
        found["drawable_stacks"] = filled
    situation.forget_unknown(car)


def _reject_idle_play(situation: Situation, car: int, rows: Sequence[Case]) -> None:
    """F-14, F-21: a car with nothing to play cannot play."""
    race, script = situation.race, situation.race.script
    situation.table.ask(ask_reach, car)
    if race.derelict[car] and any("play" in row or "pass" in row for row in rows):
        raise CannotAnswer(f"decisions: car {situation.cars[car].id} is a derelict (AUS-F-34)")
    if race.derelict[car] or has_play(race, car) or not script.length or not script.choice[0]:
        return
    fault = read_play(race, car, script.choice[0], script.path[0])
    raise CannotAnswer(f"decisions: car {situation.cars[car].id}: not allowed by {rule_id(fault)}")


def _after(situation: Situation, number: int) -> Answer:
    """A car as it stands now, with the cards that the case gave."""
    race, car = situation.race, situation.cars[number]
    status = int(race.status[number])
    at = {RACING: situation.way.spaces[race.space[number]].name, FINISHED: HOME, RETIRED: GONE}[
        status
    ]
    found: Answer = {
        "at": at,
        "crossings": int(race.crossings[number]),
        "removed": status == RETIRED,
        "finished": status == FINISHED,
        "pitted": bool(race.pitted[number]),
        "cards_played": int(race.plays[number]),
    }
    if race.finish_place[number]:
        found["place"] = int(race.finish_place[number])
    if status == RETIRED and car.at != GONE:
        found["remaining"] = int(race.out_left[number])
    if car.hand is not None:
        found["hand"] = situation.hand(number)
    if car.deck is not None:
        found["deck"] = situation.deck(number)[:: -1 if situation.deck_top_last else 1]
    if car.stacks is not None:
        stacks = situation.stacks(number)
        found["stacks"] = [stack[:: 1 if situation.stack_top_last else -1] for stack in stacks]
    if car.deposit is not None:
        found["deposit"] = situation.deposit(number)
    return found


def _stopped(situation: Situation) -> None:
    """Raise why a question stopped."""
    race = situation.race
    if race.halt == 0:
        return
    id = situation.cars[race.halt_player].id
    if race.halt == ILLEGAL:
        raise CannotAnswer(f"decisions: car {id}: not allowed by {rule_id(race.fault)}")
    if race.halt == DECISION_WANTED:
        raise CannotAnswer(f"decisions: car {id}: the card to play is missing")
    assert race.halt == TOO_WIDE
    raise CannotAnswer("track: too many spaces abreast")


# --- without a track ----------------------------------------------------------------------------


def _finish_order(case: Case) -> Answer:
    """F-05, F-39, F-41, F-42, H-24."""
    state = state_of(case)
    finished = names(state, "finish_order", "state.finish_order")
    derelicts = names(state, "derelicts", "state.derelicts")
    rows = [{"id": one} if isinstance(one, str) else one for one in listed(state, "dnf")]
    dropped = [_dropped(row) for row in objects(rows, "state.dnf")]
    everybody = [*finished, *(one.car for one in dropped)]
    if len(set(everybody)) != len(everybody):
        raise CannotAnswer("state: finish_order and dnf list a car twice")
    points = race_points(finished, derelicts)
    points |= {one.car: 0 for one in dropped if one.car not in derelicts}
    if len(rows) > 1 and any(row.get("remaining") is None for row in rows):
        return {"points": points}
    return {
        "points": points,
        "next_grid": next_grid(finished, dropped, derelicts),
        "classification": [*finished, *ranked(dropped)],
    }


def _dropped(row: Case) -> Dropped:
    """A car that did not finish, and when it was taken off: `removed_turn`, `removed_round` ..."""
    id = id_of(row, "state.dnf")
    here = f"state.dnf: car {id}"
    left = whole(row.get("remaining", 0), f"{here}: remaining", 0, FAR)
    removed = [row[key] for key in row if key.startswith("removed_") or key in ("turn", "round")]
    when = next((one for one in removed if isinstance(one, int)), 0)
    return Dropped(id, left, whole(when, here, 0, FAR))


def _start_draw(case: Case) -> Answer:
    """F-04, F-05, H-02: the highest card is first, the others follow clockwise."""
    state, cards = state_of(case), an_object(case, "cards")
    players = names(state, "players_clockwise", "state.players_clockwise")
    derelicts = names(state, "derelicts", "state.derelicts")
    if not players or len(set(players)) != len(players):
        raise CannotAnswer("state.players_clockwise: expected every player once")
    first = first_by_draw(players, _draws(cards))
    at = players.index(first)
    grid = [*derelicts, *players[at:], *players[:at]]
    return {"grid": grid, "turn_order": grid}


def _draws(cards: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The start draw, and the redraws after ties: all in one, in a list, or under their own
    keys."""
    draws: list[Mapping[str, Any]] = []
    for key, value in cards.items():
        draws += objects([value] if isinstance(value, Mapping) else value, f"cards.{key}")
    if not draws:
        raise CannotAnswer("cards.start_draw: expected a card, or a list of them, of every player")
    return draws


def first_by_draw(players: Sequence[str], draws: Sequence[Mapping[str, Any]]) -> str:
    """H-02: who drew the highest card; those who tie for it draw again, among themselves."""
    cards: dict[str, list[int]] = {player: [] for player in players}
    for draw in draws:
        for player, value in draw.items():
            if player not in cards:
                raise CannotAnswer(f"cards.start_draw: no player named {player!r}")
            for card in value if isinstance(value, list) else [value]:
                cards[player].append(whole(card, "cards.start_draw", 1, MOST_CARD))
    left, turn = list(players), 0
    while True:
        for player in left:
            if len(cards[player]) <= turn:
                raise CannotAnswer(f"cards.start_draw: {player}: a card is missing")
        most = max(cards[player][turn] for player in left)
        left = [player for player in left if cards[player][turn] == most]
        if len(left) == 1:
            return left[0]
        turn += 1


def _turn_order(case: Case) -> Answer:
    """F-06, F-08, H-04: the order of the grid, in every round; who is home or out is skipped."""
    state = state_of(case)
    grid = names(state, "grid", "state.grid")
    gone = {car for key in ("out", "removed", "finished", "dnf") for car in _ids(state, key)}
    left = [car for car in grid if car not in gone]
    return {"turn_order": left, "turn_order_round_2": left}


def _ids(state: Case, key: str) -> list[str]:
    """Cars by their ids, or by rows that have one."""
    rows = listed(state, key, f"state.{key}")
    return [
        id_of(row, f"state.{key}") if isinstance(row, Mapping) else named(row, f"state.{key}")
        for row in rows
    ]


def _solid_line(case: Case) -> Answer:
    """F-22, H-11, T-03: diagonals with both ends beside the line are missing."""
    state = state_of(case)
    line = state["solid_line"]
    if not isinstance(line, Mapping):
        raise CannotAnswer(
            f"state.solid_line: expected an object with between and columns, {found(line)}"
        )
    lanes = names(line, "between", "state.solid_line.between")
    if len(lanes) != 2:
        raise CannotAnswer(f"state.solid_line.between: expected two lanes, {found(lanes)}")
    beside = _columns(line, "state.solid_line.columns")
    columns = _columns(state, "state.columns")
    missing: list[list[str]] = []
    kept: list[list[str]] = []
    for column in columns:
        if column + 1 in columns:
            pairs = [[f"{a}{column}", f"{b}{column + 1}"] for a, b in (lanes, lanes[::-1])]
            if {column, column + 1} <= set(beside):
                missing += pairs
            elif {column, column + 1} & set(beside):
                kept += pairs
    return {"missing_diagonals": missing, "kept_diagonals": kept}


def _columns(row: Case, where: str) -> list[int]:
    return [whole(column, where, 0, FAR) for column in listed(row, "columns", where)]


def _results(case: Case) -> Answer:
    """F-43, H-30: the series so far, from the finishing order of each race."""
    state = state_of(case)
    derelicts = set(names(state, "derelicts", "state.derelicts"))
    races = []
    for result in listed(state, "results", "state.results"):
        race = result if isinstance(result, Mapping) else {"finish_order": result}
        if race.get("finish_order") is None:
            raise CannotAnswer("state.results: expected a finish_order for each race")
        order = names(race, "finish_order", "state.results: finish_order")
        if len(set(order)) != len(order):
            raise CannotAnswer("state.results: finish_order lists a car twice")
        races.append({car: place for place, car in enumerate(order, start=1)})
    rows = standings([{c: p for c, p in race.items() if c not in derelicts} for race in races])
    return {
        "standings": [{"id": id, "place": place, "points": points} for place, id, points in rows],
        "points": {id: points for _, id, points in rows},
        "winner": [id for place, id, _ in rows if place == 1],
    }


_WITHOUT_TRACK: tuple[tuple[frozenset[str], Callable[[Case], Answer]], ...] = (
    (frozenset({"finish_order"}), _finish_order),
    (frozenset({"players_clockwise"}), _start_draw),
    (frozenset({"solid_line"}), _solid_line),
    (frozenset({"results"}), _results),
    (frozenset({"grid"}), _turn_order),
)
"""The keys a case must have -> who answers; the first match counts."""
