"""Answers to questions about the betting game: a situation in, what the rules say out.

A case asks nothing by name: all that follows from what it gives is answered. With a `track` and
`state.mopeds` it is about a race: its `cards` are played, or those of `draw_stack_top_first` until
the round, the race or the stack ends (`players`, `revealed_this_round` and `finished` say where it
stands); then

    <moped>            at, crossings, marker, podium (its space, or null), path (spaces entered)
    at                 moped -> space
    podium             who has finished; when the race is over, the first three
    race_order         all mopeds; places_4_to_6: the others when the race is over
    remaining_to_line  moped -> spaces, as they count for the order
    shortened, lost    moves, and those of them that did not go anywhere
    cards_used, cards_left, race_over, betting_step_after, spark_plug_moves   with a stack

With a track and `state.start_spaces`, or a bare track: `valid`, `reason`, `reasons`, `lap_length`.
Without a track: the draft of `players_clockwise`; the row of `row_cards_in_order`; the stack with
`returned_in_draw_order`; points of `bets` in an `order`; chains of `bonus_spaces` by their
`landing`; the stack after `rounds_completed`, a round with `draw_stack_before_round`, the game of
so many `players`, or with a `lap_length`; with an empty state that of all numbers of players.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from trackwright.games.mopeds.facts import OPTIONS, RULES
from trackwright.games.mopeds.referee.decks import (
    all_flows,
    bonus_chains,
    chains_as_json,
    flow_of,
    lap_needed,
    last_rounds,
    stack_after_rounds,
)
from trackwright.games.mopeds.referee.drafts import (
    draft_order,
    points_of,
    returned_cards,
    row_of_cards,
)
from trackwright.games.mopeds.referee.situation import Situation, written
from trackwright.games.mopeds.referee.track import chains_on_way, reasons_against, way_of_case
from trackwright.games.mopeds.state.layouts import FAR, PODIUM
from trackwright.simulator.game.rulesets import Settings, find_ruleset
from trackwright.simulator.race.cases.case_input import CannotAnswer, Case, a_list, state_of
from trackwright.simulator.race.cases.case_rulings import settings_of_case
from trackwright.simulator.race.cases.case_shapes import Values
from trackwright.simulator.table.states import FINISHED
from trackwright.simulator.table.table import Mode

KINDS = ()
"""Questions are not named."""
Question: TypeAlias = Callable[[Values, Settings], Values]
START, PODIUM_MARKER = "start", "podium"


def understands(case: Case) -> bool:
    """Does it contain what one of the questions needs?"""
    if not isinstance(case.get("state"), Mapping):
        return False
    state = state_of(case)
    if case.get("track") is not None:
        return "mopeds" in state or "start_spaces" in state or _is_ours(case)
    return _question(state) is not None and (bool(state) or _is_ours(case))


def _is_ours(case: Case) -> bool:
    """Does it name the game, or its rules?"""
    rules = case.get("rule_ids")
    ids = rules if isinstance(rules, list) else []
    return case.get("game") is not None or any(str(id).startswith("MOP-") for id in ids)


def answer(case: Case, mode: Mode = "plain") -> Values:
    """What follows from the case by the rules; CannotAnswer says why nothing does."""
    state = state_of(case)
    if case.get("track") is None:
        return _without_track(case)
    if "mopeds" not in state:
        return _validity(case)
    return _raced(Situation(case, mode))


# --- on a track ---------------------------------------------------------------------------------


def _validity(case: Case) -> Values:
    """MOP-41, MOP-43: can the track be raced?"""
    start = state_of(case).get("start_spaces")
    way = way_of_case(case["track"], None if start is None else a_list(start, "state.start_spaces"))
    reasons = list(reasons_against(way))
    return {
        **chains_as_json(chains_on_way(way)),
        "valid": not reasons,
        "reason": reasons[0] if reasons else None,
        "reasons": reasons,
        "lap_length": way.lap if way.lap < FAR else None,
    }


def _raced(situation: Situation) -> Values:
    """MOP-11 to MOP-33: the cards are played, and what there is to see then."""
    race = situation.race
    ended = False
    if situation.cards:
        situation.play_cards()
    elif situation.has_stack:
        ended = bool(situation.reveal())
    order = situation.order()
    home = sum(race.status[m] == FINISHED for m in range(len(order)))
    ended = ended or home >= PODIUM
    found: Values = {
        "at": {},
        "remaining_to_line": {},
        "race_order": order,
        "podium": order[: PODIUM if ended else home],
        "race_over": ended,
        "shortened": int(race.shortened),
        "lost": int(race.lost),
        "bonus_moves": int(race.bonus_moves),
    }
    paths = situation.paths()
    for moped, name in enumerate(situation.names):
        space = int(race.space[moped])
        found["at"][name] = situation.way.spaces[space].name
        left = int(race.road.left[space])
        found["remaining_to_line"][name] = left if left < FAR else None
        found.setdefault(name, _after(situation, moped, found["podium"], paths[name]))
    if ended:
        found["places_4_to_6"] = order[PODIUM:]
    return found | _cards(situation, ended) if situation.has_stack else found


def _after(situation: Situation, moped: int, podium: list[str], path: list[str]) -> Values:
    """MOP-07, MOP-17: a moped and its lap marker."""
    race, name = situation.race, situation.names[moped]
    crossed = int(race.crossings[moped])
    marker = PODIUM_MARKER if crossed > race.laps else str(crossed) if crossed else START
    return {
        "at": situation.way.spaces[int(race.space[moped])].name,
        "crossings": crossed,
        "marker": marker,
        "finished": bool(race.status[moped] == FINISHED),
        "podium": podium.index(name) + 1 if name in podium else None,
        "path": path,
    }


def _cards(situation: Situation, ended: bool) -> Values:
    """MOP-25, MOP-31, MOP-32, MOP-36: the stack, and whether the players bet."""
    race, given = situation.race, situation.state["draw_stack_top_first"]
    like = given[0] if given else None
    left = [written(card, situation.names, like) for card in situation.left_in_stack()]
    bets = not ended and not situation.cards
    return {
        "cards_used": int(race.draws),
        "cards_left": left,
        "cards_in_draw_stack": len(left),
        "betting_step_after": bets,
        "spark_plug_moves": bets,
    }


# --- without a track ----------------------------------------------------------------------------


def _without_track(case: Case) -> Values:
    state = {key: value for key, value in state_of(case).items() if value is not None}
    asked = _question(state)
    if asked is None:
        raise CannotAnswer(
            "no question fits this case: a race needs a track and state.mopeds; the guide lists "
            "what can be asked without a track"
        )
    return asked(state, settings_of_case(case, find_ruleset(RULES)))


def _question(state: Case) -> Question | None:
    found = next((reply for keys, reply in _QUESTIONS if keys <= state.keys()), None)
    return all_flows if found is None and not state.keys() - _RULINGS else found


_QUESTIONS: tuple[tuple[set[str], Question], ...] = (
    ({"players_clockwise", "spark_plug"}, draft_order),
    ({"row_cards_in_order"}, row_of_cards),
    ({"draw_stack_top_first", "returned_in_draw_order"}, returned_cards),
    ({"order", "bets"}, points_of),
    ({"race_order", "bets"}, points_of),
    ({"podium", "bets"}, points_of),
    ({"bonus_spaces", "landing"}, bonus_chains),
    ({"players", "rounds_completed"}, stack_after_rounds),
    ({"players", "draw_stack_before_round"}, last_rounds),
    ({"lap_length"}, lap_needed),
    ({"players"}, flow_of),
)
"""The keys a state must have -> who answers."""
_RULINGS = {"option", "options", *(option.name for option in OPTIONS)}
"""What a state may have besides."""
