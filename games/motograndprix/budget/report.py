"""The dial budget of a circuit as JSON and as text: what `trackwright budget` prints."""

from collections.abc import Iterator
from typing import Any

from trackwright.games.motograndprix.budget.budget import (
    DIAL,
    MEAN_LOWEST_TOTAL,
    SOURCE,
    SPENDABLE,
    DialBudget,
    dial_budget,
    p_redline_fail,
)
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import counted
from trackwright.model.text.tables import table
from trackwright.simulator.game.budgets import BudgetQuestion, NoBudget
from trackwright.validators.check import CheckedCircuit

DEFAULT = "motograndprix-standard"


def report(
    circuit: Circuit, ruleset: str, asked: BudgetQuestion
) -> tuple[dict[str, Any], Iterator[str]]:
    lap = CheckedCircuit(circuit).lap
    if not lap.positions or not lap.closed:
        raise NoBudget(
            f"{circuit.track.name}: not closed, so there is no lap to compute a budget for"
        )
    budget = dial_budget(circuit, lap, asked.laps)
    dials = ruleset != "motograndprix-basic"
    figures: dict[str, Any] = {
        "laps": budget.laps,
        "positions": budget.positions,
        "straight": budget.straight,
        "corner_positions": budget.corner_positions,
        "by_difficulty": {str(d): n for d, n in enumerate(budget.by_difficulty, start=1)},
        "unmarked": budget.unmarked,
        "expected_positions_per_round": round(budget.expected_positions, 2),
        "lowest_positions_per_round": MEAN_LOWEST_TOTAL,
        "expected_rounds": round(budget.expected_rounds, 1),
        "estimate_from": SOURCE,
    }
    if dials:
        figures["dial_points_per_lap"] = round(budget.dial_points_per_lap, 2)
        figures["dial_points_per_round"] = round(
            budget.dial_points_per_lap / budget.rounds_per_lap, 3
        )
        fails = {engine: p_redline_fail(engine) for engine in range(DIAL, 0, -1)}
        figures["redline_fails"] = {str(engine): float(p) for engine, p in fails.items()}
    return figures, _dial_text(figures, budget)


def _dial_text(figures: dict[str, Any], budget: DialBudget) -> Iterator[str]:
    easy, middle, hard = budget.by_difficulty
    kinds = f"{budget.straight} straight, {easy} / {middle} / {hard} of difficulty 1 / 2 / 3"
    unmarked = f", {budget.unmarked} unmarked (counted as 1)" if budget.unmarked else ""
    yield f"lap       {budget.positions} positions: {kinds}{unmarked}"
    yield f"corners   {budget.corner_positions} positions per lap"
    yield (
        f"rounds    about {figures['expected_rounds']:g} for {counted(budget.laps, 'lap')}, "
        f"{figures['expected_positions_per_round']:g} positions each "
        f"({figures['lowest_positions_per_round']:g} if all dice are flipped low)"
    )
    yield f"          an estimate from {figures['estimate_from']}; without traffic and tests"
    if "redline_fails" not in figures:
        return
    yield (
        f"dials     {SPENDABLE} points to spend on each, "
        f"{figures['dial_points_per_lap']:g} per lap, "
        f"{figures['dial_points_per_round']:g} per round"
    )
    yield ""
    fails = figures["redline_fails"]
    rows = [(engine, f"{round(36 * p)}/36", f"{p:.3f}") for engine, p in fails.items()]
    yield table(rows, ("engine", "test fails", "chance"))
