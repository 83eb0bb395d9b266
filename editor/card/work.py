"""The circuit card, computed in a thread: always of the latest circuit asked for."""

import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

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


class CardWork(QObject):
    """Works on the latest wish; skips outdated ones."""

    done = Signal(object)
    """A `MadeCard`; None after a bug, which is reported."""
    _made = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(1, "job-card")
        self._wanted: Wanted | None = None
        self._card: CircuitCard | None = None
        """The last one: another ruleset or unit needs no new one."""
        self._is_running = self._is_over = False
        self._made.connect(self._finished)

    @property
    def busy(self) -> bool:
        return self._is_running or self._wanted is not None

    def want(self, wanted: Wanted) -> None:
        if not self._is_over:
            self._wanted = wanted
            self._start()

    def stop(self) -> None:
        """Before the window closes: no further signals."""
        self._is_over = True
        self._wanted = None
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _start(self) -> None:
        if not self._is_running and self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            self._is_running = True
            self._pool.submit(self._work, wanted)

    def _work(self, wanted: Wanted) -> None:
        made = None
        try:
            circuit = wanted.circuit
            if self._card is None or self._card.circuit is not circuit:
                self._card = card_of(circuit, summary_of(circuit))
            made = MadeCard(
                wanted, self._card, (*self._card.sections(wanted.unit), *_budget(wanted))
            )
        except Exception:  # a bug: report it, but let the next one run
            traceback.print_exc()
        self._made.emit(made)

    def _finished(self, made: object) -> None:
        self._is_running = False
        if not self._is_over:
            self.done.emit(made)
            self._start()


def _budget(wanted: Wanted) -> tuple[Section, ...]:
    """The budget, or why there is none."""
    try:
        return budget_of(wanted.circuit, wanted.rules).sections
    except TrackwrightError as error:
        why = Message("{why}", why=error.message)
        return (Section("budget", Message("Budget"), (Note(why),)),)
