"""Playtests outside the GUI thread: always the latest request; outdated ones are cancelled.

All slow work is done in the job's thread: compiling the rules, racing, counting, and wording the
results.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.editor.app.translation import later, translated
from trackwright.editor.canvas.survey import Job, ReportProgress
from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.playtest import PlaytestReport
from trackwright.simulator.playtest.results import Result, result_of
from trackwright.simulator.playtest.running import Batch, cores, playtest, reject_unfit
from trackwright.simulator.playtest.statistics import Figure, figures_of
from trackwright.simulator.playtest.verdict import Statement, verdict_of
from trackwright.simulator.table.lineup import lineup
from trackwright.validators.finding import Finding
from trackwright.validators.report import race_blockers

SETTLE_MS = 250
"""In live mode a playtest waits this long for the next edit."""
PRECISION = 0.01
PREPARING = later("Preparing the rules ...")
COMPILING = later("Preparing the rules (once; a few seconds) ...")


@dataclass(frozen=True)
class Wish:
    """What to race, as the panel's fields say; no laps means the circuit's own number."""

    rules: str
    bots: tuple[str, ...]
    seats: int
    laps: int | None
    races: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    paired: bool = False
    """With paired dice, so that two circuits can be compared with the same luck."""

    def batch(self, circuit: Circuit) -> Batch:
        setup, way = lineup(
            circuit,
            self.rules,
            bots=self.bots,
            seats=self.seats,
            laps=self.laps,
            options=dict(self.options),
        )
        setup = setup.with_paired_dice() if self.paired else setup
        batch = Batch(setup, way, self.seed, self.races)
        reject_unfit(batch)
        return batch


@dataclass(frozen=True)
class Raced:
    """A finished playtest, or what it got to before it was cancelled."""

    wish: Wish
    circuit: Circuit
    batch: Batch
    result: Result
    figures: dict[str, Figure]
    verdict: tuple[Statement, ...]

    @property
    def whole(self) -> bool:
        return self.result.races == self.wish.races

    def report(self) -> PlaytestReport:
        """The input of the command line's reports."""
        return PlaytestReport(self.result, self.wish.races, PRECISION)

    def is_of(self, circuit: Circuit) -> bool:
        """Was it raced on this circuit, or on one that plays the same?"""
        return circuit is self.circuit or circuit.hash == self.result.head.graph_hash


@dataclass(frozen=True)
class Refused:
    """Why nothing was raced: in a sentence, and as problems found under these rules."""

    wish: Wish
    circuit: Circuit
    why: str
    findings: tuple[Finding, ...] = ()


class Racer(QObject):
    """Runs one playtest at a time."""

    began = Signal()
    said = Signal(str)
    progressed = Signal(int, int)
    done = Signal(object)
    """`Raced` or `Refused`; None if outdated or nothing was raced."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.last: Raced | None = None
        self._job: Job | None = None
        self._cancel = threading.Event()
        self._next: Callable[[], None] | None = None
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        return self._job is not None or self._next is not None

    @property
    def runs(self) -> bool:
        """Are races running (not just waiting)?"""
        return self._job is not None

    def run(self, wish: Wish, circuit: Circuit) -> None:
        """Race this now, and abandon a running playtest."""
        self._timer.stop()
        self._want(partial(self._start, wish, circuit, None))
        self._go_on()

    def follow(self, wish: Wish, circuit: Circuit) -> None:
        """Race this as soon as there is no other request for a while; a known result is reused."""
        self._want(lambda: self._start(wish, circuit, self.last))
        self._timer.start()

    def cancel(self) -> None:
        """Stop racing, and report the results so far."""
        self._next = None
        self._timer.stop()
        self._cancel.set()

    def forget(self) -> None:
        """Stop racing without reporting anything."""
        self._want(None)
        self._timer.stop()
        self.last = None

    def stop(self) -> None:
        """Stop before the window closes, without any further signals."""
        self.forget()
        job, self._job = self._job, None
        if job is not None:
            job.leave()

    def _want(self, start: Callable[[], None] | None) -> None:
        self._next = start
        if self._job is not None:
            self._job.cancel()
            self._cancel.set()

    def _go_on(self) -> None:
        if self._job is None and self._next is not None:
            start, self._next = self._next, None
            start()

    def _start(self, wish: Wish, circuit: Circuit, known: Raced | None) -> None:
        self._cancel = threading.Event()
        work = _Run(wish, circuit, known, self._cancel, self.said.emit)
        self._job = Job(work.run, self)
        self._job.progressed.connect(self.progressed)
        self._job.finished.connect(self._finished)
        self._job.failed.connect(lambda why: self._finished(Refused(wish, circuit, why)))
        self.began.emit()
        self._job.start()

    def _finished(self, outcome: Raced | Refused | None) -> None:
        assert self._job is not None
        overtaken, self._job = self._job.is_cancelled, None
        if isinstance(outcome, Raced) and not overtaken:
            self.last = outcome
        self.done.emit(None if overtaken else outcome)
        if not self._timer.isActive():
            self._go_on()


@dataclass(frozen=True)
class _Run:
    """The work in the job's thread."""

    wish: Wish
    circuit: Circuit
    known: Raced | None
    stop: threading.Event
    say: Callable[[str], None]

    def run(self, report_progress: ReportProgress) -> Raced | Refused | None:
        if (known := self.known) is not None and self._is_known(known):
            return replace(known, circuit=self.circuit)
        self.say(PREPARING)
        try:
            return self._raced(report_progress)
        except TrackwrightError as error:
            findings = race_blockers(self.circuit, self.wish.rules)
            return Refused(self.wish, self.circuit, translated(error.message), findings)

    def _is_known(self, known: Raced) -> bool:
        return known.wish == self.wish and known.whole and known.is_of(self.circuit)

    def _raced(self, report_progress: ReportProgress) -> Raced | None:
        def progress(done: int, of: int) -> None:
            report_progress(done, of)

        batch = self.wish.batch(self.circuit)
        counts = playtest(
            batch,
            jobs=max(1, cores() - 1),  # leave one core to the window
            progress=progress,
            cancel=self.stop,
            say=lambda _: self.say(COMPILING),
        )
        if counts.races == 0:
            return None
        result = result_of(self.circuit, batch, counts)
        verdict = tuple(verdict_of(result))
        return Raced(self.wish, self.circuit, batch, result, figures_of(result), verdict)
