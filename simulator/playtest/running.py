"""Runs many races of one set-up, on all cores.

Race i depends only on the seed and i, and counts add up: so the outcome does not depend on which
thread ran which races. Races are handed out in order, and what was handed out is finished: a
playtest cancelled after k races is a playtest of k races.
"""

import os
import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.playtest.counts import Counts, counts_of, no_counts
from trackwright.simulator.table.states import (
    CHANCE_WANTED,
    DECISION_WANTED,
    ILLEGAL,
    LOG_FULL,
    TOO_WIDE,
)
from trackwright.simulator.table.table import Mode, Setup, Table, Way

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of finished races and of all races."""
PART_SECONDS = 0.01
"""How long a thread races before it checks for cancellation."""
LARGEST_PART = 8192
FASTEST_GROWTH = 4
PROGRESS_SECONDS = 0.1
MOST_RACES = 100_000_000
MOST_JOBS = 256
WHY = {
    CHANCE_WANTED: Message("a die or a card had to be entered by hand"),
    DECISION_WANTED: Message("a person had to decide"),
    ILLEGAL: Message("a bot broke a rule"),
    LOG_FULL: Message("the log was full"),
    TOO_WIDE: Message("there were more possible moves than fit in memory"),
}


class PlaytestFailed(TrackwrightError):
    """A playtest that cannot start, or a race that stopped early."""


@dataclass(frozen=True)
class Batch:
    """Races of one set-up on one circuit: numbers `first` up to `first + races - 1`."""

    setup: Setup
    way: Way
    seed: int
    races: int
    first: int = 0
    mode: Mode = "compiled"

    def table(self, say: Report | None = None) -> Table:
        """A table to race on that counts figures."""
        table = self.setup.table(self.way, self.mode, say)
        table.race.rules.statistics = 1
        return table

    def table_from(self, kept: Table | None) -> Table:
        """The same, nothing counted yet, by laying this circuit on a table of an earlier batch if
        the set-up is the same."""
        if kept is None or kept.setup != self.setup or kept.mode != self.mode:
            return self.table()
        kept.load(self.way)
        return kept


class KeptTables:
    """Tables whose races are over, for any number of threads: those of the next circuit with the
    same set-up are raced on them."""

    def __init__(self) -> None:
        self._free: queue.SimpleQueue[Table] = queue.SimpleQueue()

    @contextmanager
    def lent(self, batch: Batch) -> Iterator[Table]:
        """A table for these races, nothing counted yet."""
        try:
            kept = self._free.get_nowait()
        except queue.Empty:
            kept = None
        table = batch.table_from(kept)
        yield table
        self._free.put(table)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def cores_beside_window() -> int:
    """All but the one that draws the window."""
    return max(1, cores() - 1)


def playtest(
    batch: Batch,
    *,
    jobs: int | None = None,
    part: int | None = None,
    progress: Progress | None = None,
    cancel: threading.Event | None = None,
    say: Report | None = None,
) -> Counts:
    """Runs the races and counts; setting `cancel` returns the races finished by then."""
    reject_unfit(batch, jobs)
    if batch.mode != "plain":
        _ = batch.table(say).machine  # compile or load here, where errors can be reported
    stop = cancel or threading.Event()
    work = _Run(batch, part, stop)
    threads = [
        threading.Thread(target=work.run, name=f"playtest {i + 1}", daemon=True)
        for i in range(min(jobs or cores(), batch.races))
    ]
    for thread in threads:
        thread.start()
    _wait(threads, work, progress)
    if work.faults:
        raise work.faults[0]
    return work.counts


def reject_unfit(batch: Batch, jobs: int | None = None) -> None:
    """PlaytestFailed if this cannot be run; errors name the arguments."""
    if not 1 <= batch.races <= MOST_RACES:
        raise PlaytestFailed(f"races: expected 1 to {MOST_RACES}, found {batch.races}")
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise PlaytestFailed(f"jobs: expected 1 to {MOST_JOBS}, found {jobs}")
    if people := batch.setup.people:
        raise PlaytestFailed(
            f"bots: {', '.join(people)} would be played by a person; a playtest needs bots "
            "(see `trackwright bots`)"
        )


def run_part(batch: Batch, table: Table, first: int, count: int) -> None:
    """Runs some races on a table, which counts them; PlaytestFailed if one stops early."""
    ended = table.run_many(batch.seed, first, count)
    if ended < count:
        halt = int(table.race.halt)
        raise PlaytestFailed(
            Message(
                "race {n} of seed {seed} stopped: {why}",
                n=first + ended,
                seed=batch.seed,
                why=WHY.get(halt, halt),
            )
        )


def part_of(batch: Batch, at: int, most: int) -> Batch:
    """The next races of a batch after the first `at`."""
    return replace(batch, first=batch.first + at, races=min(most, batch.races - at))


@dataclass
class _Run:
    """What the threads of a playtest share."""

    batch: Batch
    part: int | None
    stop: threading.Event
    counts: Counts = field(init=False)
    faults: list[BaseException] = field(default_factory=list)
    taken: int = 0
    done: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.counts = no_counts(self.batch.setup)

    def run(self) -> None:
        """One thread: its own table, part after part."""
        try:
            self._run(self.batch.table())
        except BaseException as fault:
            self.faults.append(fault)
            self.stop.set()

    def _run(self, table: Table) -> None:
        size = self.part or 1
        while not self.stop.is_set():
            first, count = self._take(size)
            if count == 0:
                break
            begun = time.perf_counter()
            run_part(self.batch, table, first, count)
            seconds = time.perf_counter() - begun
            size = self.part or next_size(count, seconds)
            with self.lock:
                self.done += count
        counted = counts_of(table)
        with self.lock:
            self.counts = self.counts + counted

    def _take(self, size: int) -> tuple[int, int]:
        """The next races: the first's number, and how many; 0 when none are left."""
        with self.lock:
            count = min(size, self.batch.races - self.taken)
            first = self.batch.first + self.taken
            self.taken += count
            return first, count


def next_size(count: int, seconds: float, wanted_seconds: float = PART_SECONDS) -> int:
    """How many races to take next, so that a part takes about this long."""
    wanted = int(count * wanted_seconds / max(seconds, 1e-6))
    return max(1, min(wanted, count * FASTEST_GROWTH, LARGEST_PART))


def _wait(threads: list[threading.Thread], work: _Run, progress: Progress | None) -> None:
    """Waits for all threads, reporting progress; they stop if this is interrupted."""
    try:
        for thread in threads:
            while thread.is_alive():
                thread.join(PROGRESS_SECONDS)
                if progress is not None and thread.is_alive():
                    progress(work.done, work.batch.races)
        if progress is not None:
            progress(work.done, work.batch.races)
    except BaseException:
        work.stop.set()
        for thread in threads:
            thread.join()
        raise
