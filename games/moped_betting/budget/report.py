"""The card budget of moped betting as JSON and as text: what `trackwright budget` prints."""

from collections.abc import Iterator
from typing import Any

from trackwright.games.moped_betting.budget.budget import (
    MEASURED_ONLY,
    DeckFlow,
    Need,
    chains_on,
    deck_flow,
    moped_cards,
    need_of,
)
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import counted
from trackwright.model.text.tables import table
from trackwright.simulator.game.budgets import BudgetQuestion

DEFAULT = "moped-betting"


def report(
    circuit: Circuit, ruleset: str, asked: BudgetQuestion
) -> tuple[dict[str, Any], Iterator[str]]:
    need, chains = need_of(circuit, asked.laps), chains_on(circuit)
    flows = [deck_flow(players) for players in moped_cards().revealed]
    figures = {
        "laps": need.laps,
        "lap_length": need.lap_length,
        "need": {"least": need.least, "most": need.most},
        "players": [_flow_figures(flow, need) for flow in flows],
        "bonus_chains": {
            "valid": chains.valid,
            "longest": list(chains.longest),
            "endless": list(chains.endless),
            "over_line": list(chains.over_line),
            "too_long": chains.too_long,
        },
        "chokes": len(circuit.measures.spaces_of_every_lap),
        "turn_prices": list(circuit.measures.detour_costs),
        "not_reckoned": MEASURED_ONLY,
    }
    return figures, _moped_text(circuit, figures)


def _flow_figures(flow: DeckFlow, need: Need) -> dict[str, Any]:
    return {
        "players": flow.players,
        "deck": flow.deck,
        "revealed": flow.revealed,
        "out": flow.out,
        "complete_rounds": flow.complete_rounds,
        "draws": flow.draws,
        "rounds_in_first_pass": round(flow.rounds_in_first_pass, 1),
        "draws_per_moped": flow.draws_per_moped,
        "reach": round(flow.reach, 1),
        "verdict": need.verdict(flow),
    }


def _moped_text(circuit: "Circuit", figures: dict[str, Any]) -> Iterator[str]:
    need = figures["need"]
    yield (
        f"{circuit.track.name}: lap {figures['lap_length']} spaces, "
        f"{counted(figures['laps'], 'lap')}, "
        f"a finisher drives {need['least']} to {need['most']} spaces"
    )
    yield ""
    heads = ("players", "deck", "per round", "rounds", "draws", "per moped", "reach", "deck lasts")
    keys = ("players", "deck", "revealed", "complete_rounds", "draws", "draws_per_moped")
    rows = [(*(p[key] for key in keys), p["reach"], p["verdict"]) for p in figures["players"]]
    yield table(rows, heads)
    yield ""
    yield f"bonus     {_chains_text(figures['bonus_chains'])}"
    prices = ", ".join(map(str, figures["turn_prices"])) or "none"
    yield f"turns     outer lane costs {prices}; {figures['chokes']} chokepoints"
    yield f"          {figures['not_reckoned']}"


def _chains_text(chains: dict[str, Any]) -> str:
    if chains["endless"]:
        return f"endless moves from {', '.join(chains['endless'])}: invalid"
    if not chains["longest"]:
        return "no bonus spaces"
    text = f"longest chain {len(chains['longest'])} ({', '.join(chains['longest'])})"
    if chains["over_line"]:
        text += f", over the line from {', '.join(chains['over_line'])}"
    return text + (", too long" if chains["too_long"] else "")
