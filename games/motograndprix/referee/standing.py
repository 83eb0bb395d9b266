"""A situation as it stands: flips, costs of steps, modifiers, groups, links, the order."""

from collections.abc import Sequence
from typing import Any

from trackwright.games.motograndprix.referee.common import LANES, Answer
from trackwright.games.motograndprix.referee.situation import Situation, position_of
from trackwright.games.motograndprix.rules.contact import find_group
from trackwright.games.motograndprix.rules.effects import has_done
from trackwright.games.motograndprix.rules.flips import flip_fault
from trackwright.games.motograndprix.rules.places import occupy, set_order, vacate
from trackwright.games.motograndprix.rules.points import modifier_of
from trackwright.games.motograndprix.rules.reach import step_cost
from trackwright.games.motograndprix.rules.slipstream import may_draft, waits
from trackwright.games.motograndprix.state.layouts import EXPERT, SLOT_BITS
from trackwright.simulator.race.cases.case_input import (
    MOST,
    CannotAnswer,
    Case,
    found,
    objects,
    one_of,
    whole,
)
from trackwright.simulator.table.states import RACING
from trackwright.simulator.table.table import Mode


def answer_flip_options(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode, with_bikes=False)
    used = []
    for query in _queries(situation):
        dice = query.get("dice") or query.get("rolled")
        if not isinstance(dice, list) or not 1 <= len(dice) <= 2:
            raise CannotAnswer(f"ask.queries: rolled: expected one or two dice, {found(dice)}")
        faces = [whole(face, "ask.queries: rolled", 1, 6) for face in dice]
        used.append(_legal_faces(_difficulty(situation, query), faces))
    return {"used": used}


def _difficulty(situation: Situation, query: Case) -> int:
    """B-16: of a position, of where a bike stands, or as given."""
    pos = query.get("pos")
    if pos is None and query.get("bike") is not None:
        bike = situation.bike(query["bike"], "ask.queries: bike")
        situation.need_places(bike)
        pos = situation.riders[bike].pos
    if pos is None:
        kind = query.get("kind") or ("corner" if query.get("d") else "straight")
        return position_of({"rl": "L", **query, "kind": kind}).difficulty
    last = len(situation.track) - 1
    return situation.track[whole(pos, "ask.queries: pos", 0, last)].difficulty


def _legal_faces(difficulty: int, dice: Sequence[int]) -> list[list[int]]:
    second = dice[1] if len(dice) == 2 else 0
    return [
        [7 - face if flips >> die & 1 else face for die, face in enumerate(dice)]
        for flips in range(1 << len(dice))
        if not flip_fault(difficulty, dice[0], second, len(dice), flips)
    ]


def answer_step_cost(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race = situation.race
    costs = []
    for query in _queries(situation):
        position, lane = _spot(situation, query.get("to"))
        bike = situation.bike(query.get("bike"), "ask.queries: bike")
        race.in_contact = int(bool(query.get("contact", situation.ask.get("contact"))))
        stands = race.status[bike] == RACING
        if stands:
            vacate(race, bike)
        costs.append(step_cost(race, bike, position << SLOT_BITS | lane))
        if stands:
            occupy(race, bike, race.place[bike])
    return {"cost": costs}


def _spot(situation: Situation, to: Any) -> tuple[int, int]:
    if not isinstance(to, list) or len(to) != 2:
        raise CannotAnswer(f"ask.queries: to: expected [position, lane], {found(to)}")
    here = "ask.queries: to"
    lane = one_of(to[1], f"{here}: lane", tuple(LANES))
    return whole(to[0], f"{here}: position", -MOST, MOST) % len(situation.track), LANES.index(lane)


def answer_modifier(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race = situation.race
    race.start_turn = situation.start_turn
    modifiers = []
    for query in _queries(situation):
        bike = situation.bike(query.get("bike"), "ask.queries: bike")
        situation.need_places(bike)
        rides = race.rules.level == EXPERT and not race.start_turn
        modifiers.append(modifier_of(race, bike) + (_bonus(query) if rides else 0))
    return {"modifier": modifiers}


def _bonus(query: Case) -> int:
    """E-07, H-32: the point of a slipstream, taken unless the query says otherwise."""
    if query.get("slip_bonus") is None:
        return int(bool(query.get("slipstream")))
    return whole(query["slip_bonus"], "ask.queries: slip_bonus", 0, 1)


def _queries(situation: Situation) -> list[Case]:
    return objects(situation.ask.get("queries"), "ask.queries")


def answer_group(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race, bike = situation.race, situation.asked_bike()
    race.start_turn = situation.start_turn
    if not waits(race, bike):
        return {"group": []}
    situation.need_places(bike)
    find_group(race, bike)
    members = [situation.riders[race.group[i]].id for i in range(race.grouped)]
    return {"group": members if len(members) > 1 else []}


def answer_links(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    race = situation.race
    set_order(race)
    links = []
    for front in _round_order(situation):
        for follower in range(race.runners):
            if follower != front and _is_link(situation, front, follower):
                names = situation.riders[front].id, situation.riders[follower].id
                links.append({"front": names[0], "follower": names[1]})
    return {"links": links}


def _is_link(situation: Situation, front: int, follower: int) -> bool:
    race = situation.race
    if race.rules.level < EXPERT or not waits(race, front) or not waits(race, follower):
        return False
    return bool(may_draft(race, front, follower))


def answer_order(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    situation.need_places()
    set_order(situation.race)
    bikes = [b for b in _round_order(situation) if not has_done(situation.race, b)]
    return {"order": [situation.riders[bike].id for bike in bikes]}


def _round_order(situation: Situation) -> list[int]:
    race = situation.race
    return [int(race.order[i]) for i in range(race.ordered)]
