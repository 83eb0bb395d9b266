"""Answers to questions about MotoGrandPrix races: a situation in, what the rules say out.

A case has `level`, `track`, `bikes`, `dice`, `decisions`, `options` and `ask`; `ANSWERS` lists what
can be asked. The answers come from the functions that run races. They contain, per question:

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

from collections.abc import Callable, Mapping

from trackwright.games.motograndprix.referee import finish, riding, standing, start
from trackwright.games.motograndprix.referee.common import Answer
from trackwright.games.motograndprix.referee.guidelines import questions
from trackwright.simulator.race.cases.case_input import CannotAnswer, Case
from trackwright.simulator.table.table import Mode

ANSWERS: dict[str, Callable[[Case, Mode], Answer]] = {
    "pole": start.answer_pole,
    "flip_options": standing.answer_flip_options,
    "turn": riding.answer_turn,
    "round": riding.answer_round,
    "legal": riding.answer_legal,
    "step_cost": standing.answer_step_cost,
    "modifier": standing.answer_modifier,
    "group": standing.answer_group,
    "slipstream_links": standing.answer_links,
    "order": standing.answer_order,
    "end_round": finish.answer_end_round,
    "classification": finish.answer_classification,
    "lap_counter": finish.answer_lap_counter,
    "points": finish.answer_points,
    "qualifying_result": start.answer_qualifying_result,
}
KINDS = (*ANSWERS, *questions.KINDS)
NEED_TRACK = frozenset(ANSWERS) - {"flip_options", "points", "classification"}


def understands(case: Case) -> bool:
    """Is it a question about a race, or about a circuit and the guidelines?"""
    ask = case.get("ask")
    kind = ask.get("kind") if isinstance(ask, Mapping) else None
    return isinstance(kind, str) and kind in KINDS


def answer(case: Case, mode: Mode = "plain") -> Answer:
    """The result of a case; CannotAnswer says why there is none."""
    kind = case["ask"].get("kind")
    if kind in questions.KINDS:
        return questions.answer({key: value for key, value in case.items() if key != "want"})
    if not understands(case):
        raise CannotAnswer(f"ask.kind: unknown kind {kind!r}; known kinds: {', '.join(KINDS)}")
    if kind in NEED_TRACK and not case.get("track"):
        raise CannotAnswer("track is missing: this question needs one")
    return ANSWERS[kind](case, mode)
