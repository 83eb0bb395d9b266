"""Playtests outside the GUI thread: always the latest request; outdated ones are cancelled.

All slow work is done in the job's thread: compiling the rules, racing, counting, and wording the
results.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from trackwright.editor.app.jobs import Reporter, Work, Worker
from trackwright.editor.app.translation import later, translated
from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.playtest import PlaytestReport
from trackwright.simulator.playtest.results import Result, result_of
from trackwright.simulator.playtest.running import (
    Batch,
    cores_beside_window,
    playtest,
    reject_unfit,
)
from trackwright.simulator.playtest.statistics import Figure, figures_of
from trackwright.simulator.playtest.verdict import Statement, verdict_of
from trackwright.simulator.table.lineup import lineup
from trackwright.validators.finding import Finding
from trackwright.validators.report import race_blockers

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


class Racer(Worker):
    """Runs one playtest at a time. What is done: `Raced` or `Refused`; None if outdated, or if
    nothing was raced."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.last: Raced | None = None
        self._run: _Run | None = None

    def run(self, wish: Wish, circuit: Circuit) -> None:
        """Race this now, and abandon a running playtest."""
        self.start(lambda: self._begun(_Run(wish, circuit)))

    def follow(self, wish: Wish, circuit: Circuit) -> None:
        """Race this as soon as there is no other request for a while; a known result is reused."""
        self.start_soon(lambda: self._begun(_Run(wish, circuit, self.last)))

    def forget(self) -> None:
        """Stop racing without reporting anything."""
        self.drop()
        self.last = None

    def _begun(self, run: "_Run") -> Work:
        self._run = run
        return run.run

    def take(self, outcome: object) -> None:
        if isinstance(outcome, Raced) and not self.is_dropped:
            self.last = outcome
        super().take(outcome)

    def take_failure(self, why: str) -> None:
        assert self._run is not None
        self.take(Refused(self._run.wish, self._run.circuit, why))


@dataclass(frozen=True)
class _Run:
    """The work in the job's thread."""

    wish: Wish
    circuit: Circuit
    known: Raced | None = None

    def run(self, reporter: Reporter) -> Raced | Refused | None:
        if (known := self.known) is not None and self._is_known(known):
            return replace(known, circuit=self.circuit)
        reporter.say(PREPARING)
        try:
            return self._raced(reporter)
        except TrackwrightError as error:
            findings = race_blockers(self.circuit, self.wish.rules)
            return Refused(self.wish, self.circuit, translated(error.message), findings)

    def _is_known(self, known: Raced) -> bool:
        return known.wish == self.wish and known.whole and known.is_of(self.circuit)

    def _raced(self, reporter: Reporter) -> Raced | None:
        batch = self.wish.batch(self.circuit)
        counts = playtest(
            batch,
            jobs=cores_beside_window(),
            progress=reporter.progress,
            cancel=reporter.stop,
            say=lambda _: reporter.say(COMPILING),
        )
        if counts.races == 0:
            return None
        result = result_of(self.circuit, batch, counts)
        verdict = tuple(verdict_of(result))
        return Raced(self.wish, self.circuit, batch, result, figures_of(result), verdict)
