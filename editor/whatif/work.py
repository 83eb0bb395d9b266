"""Changes of the circuit, listed and raced in a thread: the window hears of it in batches.

Races go round by round over all changes, so that all intervals shrink together. What was raced is
used again when more is asked about the same circuit.
"""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from trackwright.design.whatif.arms import Line, Racers
from trackwright.design.whatif.changes import Change, list_changes, reject_unfit
from trackwright.design.whatif.effects import Effect, Study, Wish
from trackwright.editor.app.translation import translated
from trackwright.editor.canvas.survey import Job, ReportProgress
from trackwright.editor.playtest.racer import Refused
from trackwright.editor.playtest.racer import Wish as Race
from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.playtest.intervals import Estimate, z_for
from trackwright.simulator.playtest.running import cores
from trackwright.simulator.table.table import Setup
from trackwright.validators.report import race_blockers

FIRST_RACES = 25
"""Of each change in the first round, while others are still being listed; in each later one there
are twice as many."""
ENOUGH_TO_DIFFER = 100
"""Changes that raced alike so often are the same to these bots."""
TELL_S = 0.1
"""The window hears of it this often."""
PREPARING, LISTING, RACING, CHOOSING = "preparing", "listing", "racing", "choosing"


@dataclass(frozen=True)
class Question:
    """Which changes, and how they are raced; `race.races` is how often each."""

    race: Race
    kinds: tuple[str, ...]
    warned: bool
    """Also race those that warn."""

    @property
    def line(self) -> Line:
        """The set-up on a circuit."""

        def lined_up(circuit: Circuit) -> tuple[Setup, Any]:
            batch = self.race.batch(circuit)
            return batch.setup, batch.way

        return lined_up

    @property
    def study(self) -> tuple[tuple[str, ...], Race]:
        """What races of a study have in common, however many there are of however many changes."""
        return self.kinds, replace(self.race, races=1)


@dataclass
class News:
    """What is new since the window heard last."""

    what: str = PREPARING
    done: int = 0
    of: int = 0
    races: int = 0
    """Of each change in this round."""
    listed: list[Change] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    alike: list[Change] = field(default_factory=list)
    """Changes that race as others do: they are shown no more."""
    base: dict[str, Estimate] = field(default_factory=dict)
    """The figures of the circuit as it is."""
    is_round: bool = False
    """Was every change raced as often as the others?"""


@dataclass(frozen=True)
class Answer:
    """The best changes for a wish, best first, from races that they were not chosen by."""

    wish: Wish
    effects: tuple[Effect, ...]

    @property
    def best(self) -> Effect | None:
        return next((effect for effect in self.effects if effect.sure), None)


@dataclass(frozen=True)
class Finished:
    """Everything was raced; `cancelled` if not."""

    cancelled: bool


Outcome = Answer | Finished | Refused


@dataclass
class Known:
    """What is known about a circuit: its changes, and their races."""

    circuit: Circuit
    question: Question
    study: Study
    clean: list[Change] = field(default_factory=list)
    warned: list[Change] = field(default_factory=list)
    alike: set[Change] = field(default_factory=set)
    is_listed: bool = False

    def fits(self, question: Question, circuit: Circuit) -> bool:
        """Can more be raced of it?"""
        return circuit.track is self.circuit.track and self.question.study == question.study

    def more(self, question: Question) -> Question:
        """The question, or with as many more races if it is answered already."""
        done = min((self.study.races(one) for one in self.raced(question.warned)), default=0)
        wanted = question.race.races
        if done < wanted:
            return question
        return replace(question, race=replace(question.race, races=done + wanted))

    def raced(self, warned: bool) -> list[Change]:
        """The changes that race differently."""
        changes = [*self.clean, *(self.warned if warned else ())]
        return [change for change in changes if change not in self.alike]


class WhatIfWork(QObject):
    """Works on one question at a time: a later one waits until the one before has stopped."""

    began = Signal()
    told = Signal(object)
    """`News`."""
    done = Signal(object)
    """An `Outcome`, or None after a bug, which is reported."""
    _told = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.known: Known | None = None
        self._job: Job | None = None
        self._stop = threading.Event()
        self._next: tuple[Question, Circuit, Wish | None] | None = None
        self._told.connect(self._tell)

    @property
    def busy(self) -> bool:
        return self._job is not None

    def ask(self, question: Question, circuit: Circuit, wish: Wish | None = None) -> None:
        """Race the changes; with a wish, find the best ones for it."""
        self._next = question, circuit, wish
        self._stop.set()
        if self._job is None:
            self._begin()

    def stop(self) -> None:
        """Stop racing; what was raced stays."""
        self._next = None
        self._stop.set()

    def forget(self) -> None:
        """Stop, and forget what was raced."""
        self.leave()
        self.known = None

    def leave(self) -> None:
        """Stop without any further signals."""
        self.stop()
        job, self._job = self._job, None
        if job is not None:
            job.leave()

    def _begin(self) -> None:
        assert self._next is not None
        question, circuit, wish = self._next
        self._next = None
        self._stop = threading.Event()
        known = self.known
        if known is not None and not known.fits(question, circuit):
            known = self.known = None
        work = _Run(question, circuit, wish, known, self._stop, self._told.emit)
        self._job = job = Job(work.run, self)
        job.finished.connect(self._finished)
        job.failed.connect(lambda why: self._finished(None))
        self.began.emit()
        job.start()

    def _tell(self, stop: object, news: object) -> None:
        """News of a run that was left may still be on the way."""
        if stop is self._stop and self._job is not None:
            self.told.emit(news)

    def _finished(self, result: "tuple[Known | None, Outcome] | None") -> None:
        self._job = None
        if result is not None:
            self.known = result[0]
        if self._next is not None:
            self._begin()
        else:
            self.done.emit(result and result[1])


@dataclass
class _Run:
    """The work in the job's thread."""

    question: Question
    circuit: Circuit
    wish: Wish | None
    known: Known | None
    stop: threading.Event
    tell: Callable[[object, object], None]
    news: News = field(default_factory=News)
    last_s: float = 0.0
    racers: Racers = field(init=False)

    def __post_init__(self) -> None:
        self.racers = Racers(_jobs(), self.stop)

    def run(self, report_progress: ReportProgress) -> tuple[Known | None, Outcome]:
        try:
            return self._answered()
        except TrackwrightError as error:
            race = self.question.race
            findings = race_blockers(self.circuit, race.rules)
            return None, Refused(race, self.circuit, translated(error.message), findings)

    def _answered(self) -> tuple[Known, Outcome]:
        known = self.known or self._prepared()
        if not known.is_listed:
            self._list(known)
        if self.stop.is_set():
            self._say(now=True)
            return known, Finished(cancelled=True)
        if self.wish is None:
            self._race(known)
            return known, Finished(self.stop.is_set())
        return known, self._best(known, self.wish)

    def _prepared(self) -> Known:
        self._say(PREPARING, now=True)
        race = self.question.race
        line = self.question.line
        line(self.circuit)  # what cannot be raced is refused first
        reject_unfit(self.circuit)
        study = Study(self.circuit, race.rules, line, race.seed)
        return Known(self.circuit, self.question, study)

    # --- listing

    def _list(self, known: Known) -> None:
        known.clean, known.warned = [], []
        race = self.question.race

        def found(change: Change) -> None:
            (known.warned if change.warnings else known.clean).append(change)
            self.news.listed.append(change)
            if not change.warnings or self.question.warned:
                self._race_part(known, [change], min(FIRST_RACES, race.races))

        def progress(done: int, of: int) -> None:
            self._say(LISTING, done, of)

        list_changes(self.circuit, self.question.kinds, race.rules, progress, self.stop, found)
        known.is_listed = self.news.is_round = not self.stop.is_set()
        self._say(now=True)

    # --- racing

    def _race(self, known: Known) -> None:
        """Round by round; those that were raced already are skipped."""
        changes = known.raced(self.question.warned)
        least = min((known.study.races(change) for change in changes), default=0)
        for races in rounds(self.question.race.races, least):
            self._race_round(known, changes, races)
            if self.stop.is_set():
                break
            if races >= min(ENOUGH_TO_DIFFER, self.question.race.races):
                changes = self._without_alike(known, changes)
            self.news.is_round = True
            self._say(RACING, len(changes), len(changes), races, now=True)
        self._say(now=True)

    def _race_round(self, known: Known, changes: Sequence[Change], races: int) -> None:
        for begin, part in _parts(changes, 2 * _jobs()):
            self._say(RACING, begin, len(changes), races)
            self._race_part(known, part, races)

    def _race_part(self, known: Known, part: Sequence[Change], races: int) -> None:
        """Their intervals hold for all changes at once."""
        study = known.study
        study.race(part, races, self.racers, lambda what, done, of: None)
        if not self.stop.is_set():
            z = z_for(looks=len(known.raced(self.question.warned)))
            self.news.effects += [study.effect(change, z) for change in part]
            self.news.base = study.means

    def _without_alike(self, known: Known, changes: Sequence[Change]) -> list[Change]:
        left = known.study.different(changes)
        alike = set(changes) - set(left)
        known.alike |= alike
        self.news.alike += alike
        return left

    def _best(self, known: Known, wish: Wish) -> Outcome:
        def say(what: str, done: int, of: int) -> None:
            self._say(CHOOSING, done, of)

        changes, races = known.raced(self.question.warned), self.question.race.races
        _, effects = known.study.best(wish, changes, races, self.racers, say)
        if self.stop.is_set():
            return Finished(cancelled=True)
        return Answer(wish, tuple(effects))

    # --- telling

    def _say(
        self, what: str = "", done: int = 0, of: int = 0, races: int = 0, now: bool = False
    ) -> None:
        """Tell the window, unless it heard a moment ago."""
        news = self.news
        if what:
            news.what, news.done, news.of, news.races = what, done, of, races
        if now or time.monotonic() - self.last_s >= TELL_S:
            self.last_s = time.monotonic()
            self.news = News(news.what, news.done, news.of, news.races)
            self.tell(self.stop, news)


def rounds(races: int, done: int = 0) -> Iterator[int]:
    """How often each change was raced after each round, if all were so often already."""
    count = FIRST_RACES
    while count < races:
        if count > done:
            yield count
        count *= 2
    yield races


def _parts(changes: Sequence[Change], size: int) -> Iterator[tuple[int, Sequence[Change]]]:
    for begin in range(0, len(changes), size):
        yield begin, changes[begin : begin + size]


def _jobs() -> int:
    """One core is left to the window."""
    return max(1, cores() - 1)
