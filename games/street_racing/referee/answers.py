"""The answer of the referee: what is so after the decisions of a case, in the words of cases."""

from collections.abc import Iterator
from typing import Any

from trackwright.games.street_racing.referee.situation import Situation
from trackwright.games.street_racing.rules.gears import tracker_start
from trackwright.games.street_racing.rules.order import rank_of, steps_left
from trackwright.games.street_racing.state.codes import rule_id
from trackwright.games.street_racing.state.layouts import JUNKED_AT, NOWHERE
from trackwright.games.street_racing.story.words import DRIVER_IDS, UPGRADE_IDS
from trackwright.simulator.race.cases.case_shapes import Values
from trackwright.simulator.table.states import FINISHED, RETIRED


def answer_of(situation: Situation) -> Values:
    """The whole answer about a race."""
    race = situation.race
    over = situation.over
    found: Values = {
        "players": {id: of_car(situation, car) for car, id in enumerate(situation.ids)},
        "legal_speeds": situation.speeds,
        "legal_speeds_before_decision": situation.speeds_before,
        "legal_steps": situation.steps if situation.steps_before is None else situation.steps_asked,
        "legal_steps_before_decision": situation.steps_before,
        "block_tokens": dict(block_tokens(situation)),
        "active": None if over else situation.ids[int(race.car)],
        "active_sequence": situation.sequence,
        "race_over": over,
        "result": result(situation) if over else None,
        "deck_size": int(race.piled),
        "discard_size": int(race.discarded),
        "reshuffles": int(race.reshuffles),
        "reshuffled": bool(race.reshuffles),
        "round": int(race.round),
        "illegal_decision": situation.illegal,
    }
    if situation.illegal is not None:
        found["rule"] = rule_id(situation.fault) if situation.fault else "STR-10"
    return found


def of_car(situation: Situation, car: int) -> Values:
    """A car, its console and its hand."""
    race, turn = situation.race, situation.turn_of(car)
    tokens = {UPGRADE_IDS[i]: int(n) for i, n in enumerate(race.tokens[car])}
    at = int(race.at[car])
    control = int(race.control[car])
    finished = race.status[car] == FINISHED
    return {
        "space": situation.space_name(at, bool(finished)),
        "gear": int(race.gear[car]),
        "hand": situation.hand(car),
        "hand_size": int(race.held[car]),
        "hand_limit": turn.limit,
        "penalties": turn.penalties,
        "corner_penalties": turn.corner,
        "blocked_penalties": turn.blocked,
        "speed": turn.speed,
        "V": turn.speed,
        "speed_value": turn.speed,
        "points_left": turn.left,
        "upgrades": tokens,
        "upgrades_left": sum(tokens.values()),
        "out": bool(race.status[car] == RETIRED and race.damaged[car] < JUNKED_AT),
        "finished": bool(finished),
        "remaining": int(race.remaining[car]) if finished else None,
        "junked": bool(race.damaged[car] >= JUNKED_AT),
        "damage": int(race.damaged[car]),
        "control": [control] if control else [],
        "control_token": control or None,
        "damage_tokens": int(race.damaged[car]),
        "tracker": max(0, int(tracker_start(race, car)) - turn.penalties),
        "pending_barrier": int(race.pending[car]),
        "paused": bool(race.pending[car]),
        "damage_icon": turn.icon,
        "lap": int(race.crossed[car]),
        "checkpoints": int(race.gate[car]),
        "turns_taken": int(race.turns_taken[car]),
        "driver": DRIVER_IDS.get(int(race.driver[car])),
        "steps_left": int(steps_left(race, car)),
    }


def block_tokens(situation: Situation) -> Iterator[tuple[str, str]]:
    race = situation.race
    for car, id in enumerate(situation.ids):
        if race.block[car] != NOWHERE:
            yield situation.street.names[int(race.block[car])], id
    for space in situation.street.spaces:
        if race.road.block[space]:
            yield situation.street.names[space], "nobody"


def result(situation: Situation) -> dict[str, Any]:
    """STR-48 to STR-50: who has won, or shares the victory; all from first to last."""
    race = situation.race
    cars = range(len(situation.ids))
    first = [
        situation.ids[car]
        for car in cars
        if race.finish_place[car] == 1 and race.status[car] == FINISHED and situation.counts(car)
    ]
    order = ranking(situation)
    places = {situation.ids[car]: int(race.finish_place[car]) for car in cars}
    found: dict[str, Any] = {"ranking": order, "order": order, "places": places}
    if len(first) == 1:
        return found | {"winner": first[0]}
    return found | {"winner": None} | ({"draw": first} if first else {})


def ranking(situation: Situation) -> list[str]:
    """STR-49: by place; those out of the race and equal ones by their seats."""
    race = situation.race
    order = [int(race.order[i]) for i in range(len(situation.ids))]

    def merit(car: int) -> tuple[int, int, int]:
        rank = int(rank_of(race, car))
        return rank, int(race.finish_place[car]) if rank < 2 else 0, order.index(car)

    return [situation.ids[car] for car in sorted(order, key=merit)]
