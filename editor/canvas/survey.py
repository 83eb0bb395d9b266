"""The survey after every edit: problems and signs, computed outside the window's thread."""

import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

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


class Surveyor(QObject):
    """Surveys the latest circuit; skips outdated ones."""

    done = Signal(object)
    _surveyed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.options = PictureOptions(furniture=False)
        self._pool = ThreadPoolExecutor(1, "survey")
        self._checker = Checker()
        self._signs: list[Sign] = []
        self.with_hash = False
        """Does anybody compare the circuit with one that was raced?"""
        self.rules: str | None = None
        """Also check whether the circuit can be raced under this ruleset."""
        self._wanted: Circuit | None = None
        self._running = False
        self._is_over = False
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._timer.timeout.connect(self._start)
        self._surveyed.connect(self._finished)

    @property
    def busy(self) -> bool:
        return self._running or self._wanted is not None

    def want(self, circuit: Circuit) -> None:
        if not self._is_over:
            self._wanted = circuit
            self._timer.start()

    def draw_with(self, options: PictureOptions) -> None:
        self.options = options

    def stop(self) -> None:
        """Stop surveying before the window closes, without any further signals."""
        self._is_over = True
        self._timer.stop()
        self._wanted = None
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _start(self) -> None:
        if self._running or self._wanted is None:
            return
        circuit, self._wanted = self._wanted, None
        self._running = True
        self._pool.submit(self._survey, circuit, self.options)

    def _survey(self, circuit: Circuit, options: PictureOptions) -> None:
        survey = None
        try:
            if self._checker.rules != self.rules:
                self._checker = Checker(self.rules)
            self._signs = signs_of(table_layers(Sketch(circuit, options)), self._signs)
            survey = Survey(circuit, self._report_on(circuit), self._signs)
            if self.with_hash:
                _ = circuit.hash
        except Exception:  # a bug: report it, but let the next survey run
            traceback.print_exc()
        self._surveyed.emit(survey)

    def _report_on(self, circuit: Circuit) -> Report:
        """The problems; a circuit that is not begun has none."""
        report = self._checker.check(circuit)
        if circuit.track.piece_locations:
            return report
        return replace(report, findings=(), not_checked=())

    def _finished(self, survey: object) -> None:
        """Runs in the window's thread: whoever waits until nothing is busy finds everything
        shown."""
        if not self._is_over:
            self.done.emit(survey)
        self._running = False
        if self._wanted is not None:
            self._start()
