"""Whether the cards or dials of a game last on a circuit: for people and for programs."""

from collections.abc import Iterator
from typing import Any

from model.circuit import Circuit
from simulator.game.budgets import Asked, budget_of, usual_budget


def budget(
    circuit: Circuit, rules: str | None = None, asked: Asked | None = None
) -> tuple[dict[str, Any], Iterator[str]]:
    """The budget as JSON and as lines of text; without rules for the circuit's own game."""
    asked = (asked or Asked()).checked(rules)
    rules = rules or usual_budget(circuit.kit.id)
    figures, text = budget_of(circuit, rules, asked)
    about = {"version": 1, "track": circuit.track.name, "graph_hash": circuit.hash}
    return {**about, "rules": rules, **figures}, text
