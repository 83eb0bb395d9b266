"""What the checks of Ausgebremst share: they need circuits that can be raced."""

from itertools import chain
from typing import ClassVar

from trackwright.games.ausgebremst.budget.budget import card_budget
from trackwright.model.text.messages import Message
from trackwright.simulator.game.budgets import NoBudget
from trackwright.validators.check import LAYOUT_KEYS, Check, CheckedCircuit
from trackwright.validators.finding import Severity

OVAL = "START L4 C1-90L C1-90L PIT4L L4 L2 C1-90L C1-90L"
"""A lap of 24 that passes all checks: easy, one corner at each end, the pit on the far straight."""


class RacedCheck(Check):
    """A check of a closed circuit with a starting grid, built from the kit of Ausgebremst."""

    severity = Severity.ERROR
    kits = ("ausgebremst",)
    reads: ClassVar[frozenset[str]] = LAYOUT_KEYS | {"laps"}

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        if not subject.lap.closed:
            return Message("the circuit is not closed")
        try:
            return None if card_budget(subject.circuit).rows else Message("no car can race")
        except NoBudget:
            return Message("no car can race from a starting grid")


def start_pieces(subject: CheckedCircuit) -> frozenset[int]:
    """The pieces with grid places."""
    return subject.ids_of(subject.circuit.measures.grid.values())


def pit_pieces(subject: CheckedCircuit) -> frozenset[int]:
    """The pieces of the alley, including fields A and C."""
    return subject.ids_of(chain.from_iterable(subject.circuit.measures.pit.values()))
