"""Answers to questions about the street race: a situation in, what the rules say out.

A case asks nothing by name: all that follows from what it gives is answered. With a `track` and
players on spaces it is about a race (`situation.py`): its `decisions` are made one by one, until
one of them is illegal. Then

    players            id -> space, gear, hand, hand_size, hand_limit, penalties, upgrades, ...
    legal_speeds       before decision `legal_speeds_before_decision`: the one that the case names,
                       else the last choice of a speed
    legal_steps        where the car can go now, else where it could before the last step of a move;
                       none if it was blocked
    illegal_decision   number of the decision, from 0, and `rule`: the rule that it breaks
    block_tokens       space -> owner
    active             who is next; null when the race is over; active_sequence: who was, in order
    race_over, result  winner, or the ids of a draw; ranking
    deck_size, discard_size, reshuffles, round

With players and start spaces: `upgrade_tokens`. With `seats_clockwise` and `first_player`:
`placement_order`, `turn_order`. With an `allocation`: `allocation_legal`. With a track, and no
player on it: `validators` (`validators.py`).
"""

from collections.abc import Callable, Mapping
from typing import Any

from trackwright.games.street_racing.referee.answers import answer_of
from trackwright.games.street_racing.referee.decisions import make_decisions
from trackwright.games.street_racing.referee.situation import Situation
from trackwright.games.street_racing.referee.track import street_of_case
from trackwright.games.street_racing.referee.validators import (
    allocation_faults,
    most_upgrades,
    validators_of,
)
from trackwright.simulator.race.cases.case_input import (
    MOST,
    CannotAnswer,
    Case,
    an_object,
    named,
    names,
    objects,
    state_of,
    whole,
)
from trackwright.simulator.race.cases.case_shapes import Values
from trackwright.simulator.table.table import Mode

KINDS = ()
"""Questions are not named."""


def understands(case: Case) -> bool:
    """Does it contain what one of the questions needs?"""
    state = case.get("state")
    if not isinstance(state, Mapping):
        return False
    return bool(_questions(case, state)) or (case.get("track") is not None and _is_ours(case))


def _is_ours(case: Case) -> bool:
    """Does it name the game, or its rules?"""
    rules = case.get("rule_ids")
    ids = rules if isinstance(rules, list) else []
    return case.get("game") is not None or any(str(id).startswith("STR-") for id in ids)


def answer(case: Case, mode: Mode = "plain") -> Values:
    """What follows from the case by the rules; CannotAnswer says why nothing does."""
    found: Values = {}
    for question in _questions(case, state_of(case)):
        found |= question(case, mode)
    if not found:
        raise CannotAnswer(
            "no question fits this case: a race needs a track and state.players; the guide lists "
            "what can be asked without them"
        )
    return found


def _questions(case: Case, state: Case) -> list[Callable[[Case, Mode], Values]]:
    """What can be said about the case."""
    has_track = case.get("track") is not None
    players = state.get("players")
    rows = [row for row in players if isinstance(row, Mapping)] if isinstance(players, list) else []
    asked = {
        _orders: {"seats_clockwise", "first_player"} <= state.keys(),
        _allocation: "allocation" in state and not rows,
        _upgrades: has_track and bool(rows),
        _race: has_track and any(row.get("space") is not None for row in rows),
        _validators: has_track and not any(row.get("space") is not None for row in rows),
    }
    return [question for question, is_asked in asked.items() if is_asked]


def _race(case: Case, mode: Mode) -> Values:
    situation = Situation(case, mode)
    make_decisions(situation)
    return answer_of(situation)


def _orders(case: Case, mode: Mode) -> Values:
    """STR-09, STR-10: from the first player on, and the other way round."""
    state = state_of(case)
    seats = names(state, "seats_clockwise", "state.seats_clockwise")
    first = named(state["first_player"], "state.first_player")
    if first not in seats:
        raise CannotAnswer(f"state.first_player: {first!r} is not one of the seats")
    at = seats.index(first)
    turns = seats[at:] + seats[:at]
    found: Values = {"turn_order": turns, "placement_order": turns[::-1]}
    return found | _placed(case, turns[::-1]) if case.get("track") is not None else found


def _placed(case: Case, order: list[str]) -> Values:
    """STR-09: the start spaces that drivers take, as far as that is legal."""
    street = street_of_case(case["track"])
    free = {street.names[at] for at in street.starts if street.is_open(at)}
    at: dict[str, str] = {}
    illegal = None
    for number, decision in enumerate(objects(case.get("decisions") or [], "decisions")):
        space = named(_space_of(decision), f"decisions[{number}].space")
        due = order[len(at)] if len(at) < len(order) else None
        if space not in free or due is None or decision.get("p", due) != due:
            illegal = number
            break
        free.remove(space)
        at[due] = space
    cars = {id: {"space": at.get(id)} for id in order}
    return {"players": cars, "illegal_decision": illegal, "free_start_spaces": sorted(free)}


def _space_of(decision: Case) -> Any:
    return next((decision[key] for key in ("space", "slot", "start") if key in decision), None)


def _allocation(case: Case, mode: Mode) -> Values:
    """STR-06, STR-V-19."""
    state = state_of(case)
    given = state.get("upgrade_tokens")
    if given is None and case.get("track") is not None:
        given = street_of_case(case["track"]).upgrades
    faults = allocation_faults(state, whole(given, "state.upgrade_tokens", 0, MOST))
    why = str(faults[0].message) if faults else None
    return {"allocation_legal": not faults, "reason": why}


def _upgrades(case: Case, mode: Mode) -> Values:
    """STR-05, STR-54: tokens of each player."""
    street = street_of_case(case["track"])
    if not street.starts:
        return {}
    rows = objects(state_of(case).get("players"), "state.players")
    return {
        "upgrade_tokens": {
            named(row.get("id"), f"state.players[{i}].id"): min(
                street.upgrades, most_upgrades(row.get("driver"))
            )
            for i, row in enumerate(rows)
        }
    }


def _validators(case: Case, mode: Mode) -> Values:
    an_object(case, "track")
    found: dict[str, Any] = validators_of(case)
    return {"validators": found}
