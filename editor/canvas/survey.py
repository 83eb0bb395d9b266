"""The survey after every edit: problems and signs, computed outside the window's thread."""

from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject

from trackwright.editor.app.jobs import Reporter, Worker
from trackwright.editor.canvas.painting.strokes import Sign, signs_of
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import PictureOptions, Sketch, table_layers
from trackwright.validators.report import Checker, Report

SETTLE_MS = 40
"""The survey waits this long for the next edit."""


@dataclass(frozen=True)
class Survey:
    """Everything computed about a circuit in the background."""

    circuit: Circuit
    report: Report
    signs: list[Sign]
    """The board and the signs around the pieces."""


class Surveyor(Worker):
    """Surveys the latest circuit; skips outdated ones. What is done: a `Survey`, maybe of a circuit
    changed meanwhile; None after a bug, which is reported."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, SETTLE_MS)
        self.options = PictureOptions(furniture=False)
        self._checker = Checker()
        self._signs: list[Sign] = []
        self.with_hash = False
        """Does anybody compare the circuit with one that was raced?"""
        self.rules: str | None = None
        """Also check whether the circuit can be raced under this ruleset."""
        self._is_over = False

    def want(self, circuit: Circuit) -> None:
        if not self._is_over:
            self.start_soon(lambda: partial(self._survey, circuit, self.options))

    def draw_with(self, options: PictureOptions) -> None:
        self.options = options

    def leave(self) -> None:
        """Stop surveying before the window closes, without any further signals."""
        self._is_over = True
        super().leave()

    def take(self, outcome: object) -> None:
        """An outdated survey is shown until the next one is there."""
        self.done.emit(outcome)

    def take_failure(self, why: str) -> None:
        self.done.emit(None)

    # --- in the thread

    def _survey(self, circuit: Circuit, options: PictureOptions, reporter: Reporter) -> Survey:
        if self._checker.rules != self.rules:
            self._checker = Checker(self.rules)
        self._signs = signs_of(table_layers(Sketch(circuit, options)), self._signs)
        survey = Survey(circuit, self._report_on(circuit), self._signs)
        if self.with_hash:
            _ = circuit.hash
        return survey

    def _report_on(self, circuit: Circuit) -> Report:
        """The problems; a circuit that is not begun has none."""
        report = self._checker.check(circuit)
        if circuit.track.piece_locations:
            return report
        return replace(report, findings=(), not_checked=())
