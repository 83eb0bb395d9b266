"""Answers to questions about the cards of moped betting, and about chains of bonus spaces."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from trackwright.games.moped_betting.budget.budget import chains, deck_flow
from trackwright.simulator.race.case_input import CannotAnswer, Case, shortened, state_of
from trackwright.simulator.race.case_shapes import (
    OTHERS,
    Count,
    Name,
    Question,
    Values,
    Whole,
    reject_malformed,
)

KINDS = ()
"""Questions are not named: everything that follows from a case is answered."""


class State(TypedDict, total=False):
    """What the questions look at."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    bonus_spaces: list[Name]
    landing: Mapping[Name, Name | None]
    players: Whole
    rounds_completed: Count


def understands(case: Case) -> bool:
    """Does it contain what one of the questions needs?"""
    return _question(case) is not None


def answer(case: Case) -> Values:
    """What follows from the case by the rules."""
    reply = _question(case)
    if reply is None:
        raise CannotAnswer(
            "no question fits this case: this game only answers about decks and bonus spaces"
        )
    state = {key: value for key, value in state_of(case).items() if value is not None}
    reject_malformed(state, State)
    _refuse_missing_landing(state)
    return reply(state)


def _refuse_missing_landing(state: Values) -> None:
    """Every space that gives a bonus needs a landing space."""
    for space in state.get("bonus_spaces", ()):
        if str(space) not in state.get("landing", ()):
            raise CannotAnswer(f"landing.{shortened(space)} is missing")


def _question(case: Case) -> Question | None:
    if not isinstance(case.get("state"), Mapping) or case.get("track") is not None:
        return None
    state = state_of(case)
    return next((reply for needed, reply in _QUESTIONS if needed <= state.keys()), None)


def _bonus_chains(state: Values) -> Values:
    """MOP-43."""
    ends: dict[str, Any] = {
        space: end if end is None else str(end) for space, end in state["landing"].items()
    }
    found = chains({str(space): ends[str(space)] for space in state["bonus_spaces"]})
    return {
        "valid": found.valid,
        "longest_chain": len(found.longest) if found.valid else None,
        "endless": list(found.endless),
    }


def _stack(state: Values) -> Values:
    """MOP-40: what is left in the stack after some rounds."""
    flow, rounds = deck_flow(state["players"]), state["rounds_completed"]
    return {
        "cards_in_draw_stack": flow.stack_before(rounds + 1),
        "cards_bet_total": rounds * state["players"],
    }


_QUESTIONS: tuple[tuple[set[str], Question], ...] = (
    ({"bonus_spaces", "landing"}, _bonus_chains),
    ({"players", "rounds_completed"}, _stack),
)
"""The keys a case must have -> who answers."""
