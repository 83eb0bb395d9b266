"""Questions about the deck and how it runs out: MOP-04, MOP-10, MOP-26, MOP-32, MOP-40, MOP-43."""

from collections.abc import Mapping
from typing import Annotated, Any

from annotated_types import Ge, Le
from pydantic import Strict
from typing_extensions import TypedDict

from trackwright.games.mopeds.budget.budget import GRID, Chains, Need, chains
from trackwright.games.mopeds.decks import DeckFlow, deck_flow, in_row_per_round, moped_cards
from trackwright.games.mopeds.facts import LAPS, RULES
from trackwright.games.mopeds.referee.track import ENDLESS
from trackwright.games.mopeds.state.layouts import PODIUM
from trackwright.model.text.messages import counted
from trackwright.simulator.game.rulesets import Settings, find_ruleset
from trackwright.simulator.race.cases.case_input import CannotAnswer, shortened
from trackwright.simulator.race.cases.case_shapes import (
    OTHERS,
    Count,
    Name,
    Values,
    reject_malformed,
)


class State(TypedDict, total=False):
    """What the questions look at."""

    __pydantic_config__ = OTHERS  # type: ignore[misc]

    bonus_spaces: list[Name]
    landing: Mapping[Name, Name | None]
    players: Annotated[int, Strict(), Ge(2), Le(6)]
    rounds_completed: Count
    draw_stack_before_round: Count
    lap_length: Annotated[int, Strict(), Ge(1), Le(10_000)]
    laps: Annotated[int, Strict(), Ge(1), Le(99)]
    finishers_so_far: Annotated[int, Strict(), Ge(0), Le(PODIUM)]


def removed_value(settings: Settings) -> int:
    """MOP-H-01: the value that two players leave out, 0 for none."""
    option = find_ruleset(RULES).option("two_player_removed_value")
    return option.number(settings[option.name])


def bonus_chains(state: Values, settings: Settings) -> Values:
    """MOP-43."""
    reject_malformed(state, State)
    for space in state["bonus_spaces"]:
        if str(space) not in map(str, state["landing"]):
            raise CannotAnswer(f"landing.{shortened(space)} is missing")
    ends: dict[str, Any] = {
        str(space): end if end is None else str(end) for space, end in state["landing"].items()
    }
    return chains_as_json(chains({str(space): ends[str(space)] for space in state["bonus_spaces"]}))


def chains_as_json(found: Chains) -> Values:
    """MOP-43: what is wrong with chains of bonus spaces, and what is only a warning."""
    warnings = [f"a chain of {len(found.longest)} bonus spaces"] if found.too_long else []
    if found.valid:
        warnings += [f"a chain from {space} crosses the line" for space in found.over_line]
    return {
        "valid": found.valid,
        "reason": None if found.valid else ENDLESS,
        "longest_chain": len(found.longest) if found.valid else None,
        "too_long": found.too_long,
        "endless": list(found.endless),
        "warnings": warnings,
    }


def stack_after_rounds(state: Values, settings: Settings) -> Values:
    """MOP-40: what is left in the stack after some rounds."""
    reject_malformed(state, State)
    flow, rounds = deck_flow(state["players"], removed_value(settings)), state["rounds_completed"]
    if rounds > flow.complete_rounds:
        raise CannotAnswer(
            f"state.rounds_completed: the stack lasts for {flow.complete_rounds} rounds"
        )
    return {
        "cards_in_draw_stack": flow.stack_before(rounds + 1),
        "cards_bet_total": rounds * flow.players,
        "cards_in_row": rounds * in_row_per_round(flow.players),
        "cards_revealed_total": rounds * flow.revealed,
    }


def last_rounds(state: Values, settings: Settings) -> Values:
    """MOP-32, MOP-H-09: a round with so many cards in the stack."""
    reject_malformed(state, State)
    flow = deck_flow(state["players"], removed_value(settings))
    stack, final = state["draw_stack_before_round"], state.get("finishers_so_far", 0) > 0
    needed = flow.revealed + settings.reads("run_out", "last-card")
    bets = stack >= needed and not final
    after = stack - flow.revealed + moped_cards().returned if bets else 0
    return {
        "cards_revealed": min(stack, flow.revealed) if not final else stack,
        "betting_step": bets,
        "draw_stack_after_round": after,
        "race_ends": not bets,
        "race_over": not bets,
        "next_round": _next_round(after, flow) if bets else None,
    }


def _next_round(stack: int, flow: DeckFlow) -> str:
    if stack < flow.revealed:
        are = "is" if stack == 1 else "are"
        cards = counted(stack, "card")
        return f"{cards} {are} revealed, then the race ends without betting"
    return f"{flow.revealed} cards are revealed, then the players bet"


def lap_needed(state: Values, settings: Settings) -> Values:
    """MOP-42 (a), (b): do the cards last for such a lap, by rule of thumb?"""
    reject_malformed(state, State)
    lap, laps = state["lap_length"], state.get("laps", LAPS)
    need = Need(lap, laps, laps * lap + 1, laps * lap + GRID)
    players = [state["players"]] if "players" in state else list(moped_cards().revealed)
    removed = removed_value(settings)
    verdicts = {str(n): need.verdict(deck_flow(n, removed)) for n in players}
    return {
        "need": {"least": need.least, "most": need.most},
        "verdict": verdicts[str(players[0])] if len(players) == 1 else verdicts,
    }


def flow_of(state: Values, settings: Settings) -> Values:
    """MOP-04, MOP-10, MOP-22, MOP-26, MOP-40: the game with so many players."""
    reject_malformed(state, State)
    flow = deck_flow(state["players"], removed_value(settings))
    row = in_row_per_round(flow.players)
    return {
        "deck_size": flow.deck,
        "cards_per_moped": flow.cards_per_moped,
        "points_per_moped": flow.points_per_moped,
        "cards_per_round": flow.revealed,
        "row_exists": bool(row),
        "bets_per_round": flow.players,
        "row_per_round": row,
        "returned": moped_cards().returned,
        "out_of_cycle_per_round": flow.out,
        "max_complete_rounds": flow.complete_rounds,
        "max_draws": flow.draws,
        "reach_per_moped": round(flow.reach, 1),
    }


def all_flows(state: Values, settings: Settings) -> Values:
    """MOP-10, MOP-40: the same for all numbers of players."""
    flows = {str(n): flow_of({"players": n}, settings) for n in moped_cards().revealed}
    keys = next(iter(flows.values()))
    return {key: {players: flow[key] for players, flow in flows.items()} for key in keys}
