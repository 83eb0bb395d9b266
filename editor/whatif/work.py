"""Changes of the circuit, listed and raced in a thread: the window hears of it in batches.

Races go round by round over all changes, so that all intervals shrink together. What was raced is
used again when more is asked about the same circuit.
"""

import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from trackwright.design.whatif.arms import Line, Racers
from trackwright.design.whatif.changes import Change, list_changes, reject_unfit
from trackwright.design.whatif.effects import Effect, Study, Wish
from trackwright.editor.app.jobs import Reporter, Work, Worker
from trackwright.editor.app.translation import translated
from trackwright.editor.playtest.racer import Refused
from trackwright.editor.playtest.racer import Wish as Race
from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.playtest.intervals import Estimate, z_for
from trackwright.simulator.playtest.running import cores_beside_window
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


class WhatIfWork(Worker):
    """Works on one question at a time: a later one waits until the one before has stopped. It
    tells `News`; an outcome is an `Outcome`, or None after a bug, which is reported."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.known: Known | None = None

    def ask(self, question: Question, circuit: Circuit, wish: Wish | None = None) -> None:
        """Race the changes; with a wish, find the best ones for it."""
        self.start(lambda: self._run(question, circuit, wish))

    def forget(self) -> None:
        """Stop, and forget what was raced."""
        self.leave()
        self.known = None

    def _run(self, question: Question, circuit: Circuit, wish: Wish | None) -> Work:
        if self.known is not None and not self.known.fits(question, circuit):
            self.known = None
        return partial(_run, question, circuit, wish, self.known)

    def take(self, outcome: object) -> None:
        """What was raced is kept, even if something else is to be raced now."""
        if isinstance(outcome, _Result):
            self.known, outcome = outcome.known, outcome.outcome
        if not self.is_waiting:
            self.done.emit(outcome)

    def take_failure(self, why: str) -> None:
        self.take(None)


@dataclass(frozen=True)
class _Result:
    """What the work returns."""

    known: Known | None
    outcome: Outcome


def _run(
    question: Question, circuit: Circuit, wish: Wish | None, known: Known | None, reporter: Reporter
) -> _Result:
    """The work in the thread."""
    return _Run(question, circuit, wish, known, reporter).run()


@dataclass
class _Run:
    """A piece of work that runs."""

    question: Question
    circuit: Circuit
    wish: Wish | None
    known: Known | None
    reporter: Reporter
    news: News = field(default_factory=News)
    last_s: float = 0.0
    racers: Racers = field(init=False)
    stop: threading.Event = field(init=False)

    def __post_init__(self) -> None:
        self.stop = self.reporter.stop
        self.racers = Racers(cores_beside_window(), self.stop)

    def run(self) -> _Result:
        try:
            return _Result(*self._answered())
        except TrackwrightError as error:
            race = self.question.race
            findings = race_blockers(self.circuit, race.rules)
            return _Result(None, Refused(race, self.circuit, translated(error.message), findings))

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
        for begin, part in _parts(changes, 2 * cores_beside_window()):
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
            self.reporter.tell(news)


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
