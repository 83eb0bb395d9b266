"""The circuit card, computed in a thread: always of the latest circuit asked for."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject

from trackwright.editor.app.jobs import Reporter, Worker
from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.sections import Note, Section
from trackwright.model.text.units import Unit
from trackwright.reports.circuit.card import CircuitCard, card_of
from trackwright.reports.circuit.facts import summary_of
from trackwright.simulator.game.budgets import budget_of


@dataclass(frozen=True)
class Wanted:
    """A circuit, the ruleset whose budget its card shows, and the unit of its lengths."""

    circuit: Circuit
    rules: str
    unit: Unit


@dataclass(frozen=True)
class MadeCard:
    """The card, and its sections with those that the game adds."""

    wanted: Wanted
    card: CircuitCard
    sections: tuple[Section, ...]


class CardWork(Worker):
    """Works on the latest wish; skips outdated ones. What is done: a `MadeCard`; None after a bug,
    which is reported."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._card: CircuitCard | None = None
        """The last one: another ruleset or unit needs no new one."""

    def want(self, wanted: Wanted) -> None:
        self.start(lambda: partial(self._made, wanted))

    def take(self, outcome: object) -> None:
        """An outdated card is shown until the next one is there."""
        self.done.emit(outcome)

    def take_failure(self, why: str) -> None:
        self.done.emit(None)

    def _made(self, wanted: Wanted, reporter: Reporter) -> MadeCard:
        """Runs in the thread."""
        circuit = wanted.circuit
        if self._card is None or self._card.circuit is not circuit:
            self._card = card_of(circuit, summary_of(circuit))
        sections = (*self._card.sections(wanted.unit), *_budget(wanted))
        return MadeCard(wanted, self._card, sections)


def _budget(wanted: Wanted) -> tuple[Section, ...]:
    """The budget, or why there is none."""
    try:
        return budget_of(wanted.circuit, wanted.rules).sections
    except TrackwrightError as error:
        why = Message("{why}", why=error.message)
        return (Section("budget", Message("Budget"), (Note(why),)),)
