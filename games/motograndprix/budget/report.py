"""The dial budget of a circuit, for programs and for people."""

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
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.sections import Fact, FactTable, Note, Part, Section
from trackwright.simulator.game.budgets import Budget, BudgetQuestion, NoBudget
from trackwright.validators.check import CheckedCircuit

DEFAULT = "motograndprix-standard"


def report(circuit: Circuit, ruleset: str, asked: BudgetQuestion) -> Budget:
    lap = CheckedCircuit(circuit).lap
    if not lap.positions or not lap.closed:
        raise NoBudget(
            Message(
                "{name}: not closed, so there is no lap to compute a budget for",
                name=circuit.track.name,
            )
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
    sections = [Section("budget", Message("Dial budget"), tuple(_dials(figures, budget)))]
    if dials:
        sections.append(Section("tests", Message("Engine tests"), (_tests(figures),)))
    return Budget(figures, tuple(sections))


def _dials(figures: dict[str, Any], budget: DialBudget) -> Iterator[Part]:
    laps = counted(budget.laps, "lap")
    yield Fact(Message("lap"), _lap(budget))
    yield Fact(Message("corners"), Message("{n} positions per lap", n=budget.corner_positions))
    yield Fact(
        Message("rounds"),
        Message(
            "about {rounds:g} for {laps}, {positions:g} positions each "
            "({low:g} if all dice are flipped low)",
            rounds=figures["expected_rounds"],
            laps=laps,
            positions=figures["expected_positions_per_round"],
            low=figures["lowest_positions_per_round"],
        ),
    )
    if "redline_fails" in figures:
        yield Fact(
            Message("dials"),
            Message(
                "{points} points to spend on each, {lap:g} per lap, {round:g} per round",
                points=SPENDABLE,
                lap=figures["dial_points_per_lap"],
                round=figures["dial_points_per_round"],
            ),
        )
    yield Note(
        Message(
            "The rounds are an estimate from {source}; without traffic and tests", source=SOURCE
        )
    )


def _lap(budget: DialBudget) -> Message:
    easy, middle, hard = budget.by_difficulty
    kinds = Message(
        "{positions} positions: {straight} straight, "
        "{easy} / {middle} / {hard} of difficulty 1 / 2 / 3",
        positions=budget.positions,
        straight=budget.straight,
        easy=easy,
        middle=middle,
        hard=hard,
    )
    if not budget.unmarked:
        return kinds
    return Message("{kinds}, {n} unmarked (counted as 1)", kinds=kinds, n=budget.unmarked)


def _tests(figures: dict[str, Any]) -> FactTable:
    """The chance to fail with each state of the engine."""
    fails = figures["redline_fails"]
    return FactTable(
        (Message("engine"), Message("test fails"), Message("chance")),
        tuple((int(at), f"{round(36 * p)}/36", Message("{p:.3f}", p=p)) for at, p in fails.items()),
    )
