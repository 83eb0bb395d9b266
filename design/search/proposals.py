"""Proposals for wishes: the same ones for the same seed, on any machine and with any number of
threads, or on a cluster.

Bursts are numbered, and what a burst does depends on the seed, its number, and the archive as it
was before its generation; outcomes enter the archive in the order of their numbers. Work is counted
in bursts, not in seconds.
"""

import math
import os
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from operator import attrgetter
from random import Random

from trackwright.design.kernel.states import MUSTS
from trackwright.design.limits import USUAL_BURSTS
from trackwright.design.looks.road import Points, road_of
from trackwright.design.looks.scoring import Looks, looks_of
from trackwright.design.looks.shapes import normalised, spectrum_of, unlike
from trackwright.design.play import Played, gates_of, played, rules_of
from trackwright.design.search.archive import Archive, Candidate, Proposal
from trackwright.design.search.burst import (
    REHEAT_STEPS,
    RESTART_STEPS,
    BurstOutcome,
    FoundRow,
    Order,
    run_burst,
    run_burst_of,
)
from trackwright.design.search.finishing import (
    circuit_of,
    depends_on_laps,
    faults_in_races,
    faults_of,
    lap_codes,
)
from trackwright.design.search.problem import Task, likeness_of, machine, task_of
from trackwright.design.search.refusals import reject_impossible
from trackwright.design.wishes import Wishes, validated
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.playtest.cluster import NoCluster, Share
from trackwright.simulator.playtest.gates import Gate
from trackwright.simulator.playtest.running import KeptTables
from trackwright.validators.finding import Finding

FEWEST_AT_ONCE, MOST_AT_ONCE = 4, 32
"""Bursts of a generation, which begin from the same archive: few at first, so that what was found
soon helps, then as many as there were, so that many machines have something to do."""
HARD_STEPS = 150_000
"""Steps of a restart, once short ones have found nothing."""
SHORT_TRIES = 2 * FEWEST_AT_ONCE
LOOKED_AT = 32
"""Rows of a burst whose looks are scored: so many of the best, and as many of all others."""
NEW_SHAPES, IMPROVED = 3, 1
"""How many rows of a burst may enter the archive, and take the place of one that is like them."""
IMPROVED_LIKE_IT = 4
"""The same for those that are to be like an outline."""
MOST_REFUSED = 24
"""Faults of the rows of a burst, until no more of them are tried: they are much alike."""
FEW_REFUSED, LEAST_HOPELESS = 4, 60
"""The same while one check has refused everything, and after how many bursts that is the end."""
LEAST_WITH_OUTLINE = 40
"""Bursts that look for what is most like an outline."""
ORIGIN_CHANCE = 0.7
"""Of a burst to begin from the circuit to start from, and not from what came of it."""
REHEATS, REHEATS_HARD = 0.3, 0.8
"""Chance of a burst to reheat what was found."""
HARD = 0.25
"""With fewer successful restarts than this, most bursts reheat."""


@dataclass(frozen=True)
class Refused:
    """A circuit that a check refused, and by how much it missed."""

    positions: int
    laps: int
    said: Message
    off: float

    @classmethod
    def of(cls, circuit: Circuit, fault: Finding) -> "Refused":
        actual, limit, off = fault.actual, fault.limit, math.inf
        if isinstance(actual, int | float) and isinstance(limit, int | float):
            off = abs(actual - limit)
        return cls(circuit.positions, circuit.track.laps, fault.message, off)


@dataclass(frozen=True)
class Status:
    """How far a search is, for people who wait."""

    bursts: int
    of: int
    rows: int
    """That were found and had all that was wished for."""
    kept: int
    best: tuple[Proposal, ...]
    misses: tuple[tuple[int, float], ...]
    """Parts of the wishes that are missed most often, each with the share of bursts."""
    nearest: tuple[int, ...] = ()
    """The costs of the row that came nearest to the wishes, if none has met them."""
    rejected: tuple[tuple[str, int], ...] = ()
    """Codes of checks, and figures, that proposals failed by, each with how many."""
    examples: Mapping[str, Refused] = field(default_factory=dict)
    """For each of these checks the circuit that came nearest to passing."""
    unsightly: tuple[Looks, ...] = ()
    """Of circuits that are unlike all others, but look worse than wished; the best first."""


@dataclass(frozen=True)
class Found:
    """The outcome: proposals, best first, and what was missed."""

    proposals: tuple[Proposal, ...]
    status: Status
    cancelled: bool = False
    lost: str = ""
    """Why the cluster did not go on to the end."""


NEAR_ROWS = 4
NOWHERE: tuple[int, tuple[int, ...]] = (1 << 62, ())
NOT_PLAYED = Played({}, 0.0, 0)
ReportStatus = Callable[[Status], None]


def proposals(
    wishes: Wishes,
    seed: int,
    count: int = 10,
    *,
    bursts: int = USUAL_BURSTS,
    jobs: int | None = None,
    share: Share | None = None,
    progress: ReportStatus | None = None,
    cancel: threading.Event | None = None,
    say: Report | None = None,
) -> Found:
    """Up to so many proposals, best first; a TrackwrightError says at once what cannot be.
    `share`: the bursts are run elsewhere."""
    wishes = validated(wishes)
    reject_impossible(wishes)
    hunt = Hunt(task_of(wishes), seed, count, bursts, cancel or threading.Event(), progress)
    if share is not None:
        hunt.run_elsewhere(share)
    else:
        machine(say)
        hunt.run(max(1, min(jobs or os.cpu_count() or 1, MOST_AT_ONCE)))
    return hunt.found


@dataclass
class Hunt:
    """A search under way."""

    task: Task
    seed: int
    count: int
    most_bursts: int
    cancel: threading.Event
    progress: ReportStatus | None
    archive: Archive = field(init=False)
    origin: Points | None = None
    """The shape of the circuit to start from."""
    rules: str | None = field(init=False)
    gates: list[Gate] = field(init=False)
    done: int = 0
    rows: int = 0
    restarts: int = 0
    successes: int = 0
    misses: Counter[int] = field(default_factory=Counter)
    rejected: Counter[str] = field(default_factory=Counter)
    examples: dict[str, Refused] = field(default_factory=dict)
    tries: int = 0
    """Circuits that were checked."""
    lost: str = ""
    nearest: tuple[int, tuple[int, ...]] | None = None
    near_rows: list[FoundRow] = field(default_factory=list)
    """Where bursts that found nothing ended, the best first: reheated while nothing is found."""
    tables: KeptTables = field(default_factory=KeptTables)

    def __post_init__(self) -> None:
        self.rules = rules_of(self.task.wishes)
        self.gates = gates_of(self.task.wishes)
        kit, wishes = self.task.palette.kit, self.task.wishes
        taboo = [normalised(road_of(kit, row)) for row in wishes.not_like]
        if wishes.origin:
            self.origin = normalised(road_of(kit, wishes.origin))
            taboo.append(self.origin)
        spectra = [spectrum_of(shape) for shape in taboo]
        self.archive = Archive(wishes.least_difference, spectra, bool(wishes.outline))

    @property
    def good(self) -> list[Proposal]:
        """The proposals that look as well as wished."""
        return [one for one in self.archive.best_first if not (one.unsightly or one.violation)]

    @property
    def is_over(self) -> bool:
        if self.cancel.is_set() or self.done >= self.most_bursts:
            return True
        if self.task.wishes.outline and self.done < LEAST_WITH_OUTLINE:
            return False
        if self._is_hopeless and self.done >= LEAST_HOPELESS:
            return True
        return len(self.good) >= self.count

    @property
    def _is_hopeless(self) -> bool:
        """Was everything refused that was tried so far, all of it by one check?"""
        most = max(self.rejected.values(), default=0)
        return self.tries > MOST_REFUSED and most == self.tries

    @property
    def found(self) -> Found:
        good, cancelled = tuple(self.good[: self.count]), self.cancel.is_set()
        return Found(good, self.status, cancelled or bool(self.lost), self.lost)

    @property
    def status(self) -> Status:
        good = self.good
        misses = [(part, n / max(1, self.done)) for part, n in self.misses.most_common()]
        nearest = self.nearest[1] if self.nearest and not self.rows else ()
        rejected = tuple(self.rejected.most_common())
        unsightly = [one.looks for one in self.archive.proposals if one.unsightly]
        return Status(
            self.done,
            self.most_bursts,
            self.rows,
            len(good),
            tuple(good),
            tuple(misses),
            nearest,
            rejected,
            self.examples,
            tuple(sorted(unsightly, key=attrgetter("score"))),
        )

    def run(self, jobs: int) -> None:
        with ThreadPoolExecutor(jobs, thread_name_prefix="design") as pool:
            while not self.is_over:
                waiting = [pool.submit(run_burst, self.task, o, self.cancel) for o in self.orders()]
                try:
                    self._take_in(future.result() for future in waiting)
                except BaseException:
                    self.cancel.set()
                    raise
                finally:
                    for future in waiting:
                        future.cancel()

    def run_elsewhere(self, share: Share) -> None:
        """The same on a cluster. If it is lost, what was found by then is kept."""
        try:
            while not self.is_over:
                work = [(self.task.wishes, order) for order in self.orders()]
                self._take_in(share(run_burst_of, work, lambda *_: self._tell(), self.cancel))
        except NoCluster as why:
            if not self.done:
                raise
            self.lost = str(why)

    def _take_in(self, outcomes: Iterable[BurstOutcome | None]) -> None:
        for outcome in outcomes:
            if outcome is None or self.is_over:
                break
            self.take(outcome)
            self._tell()

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(self.status)

    def orders(self) -> Iterator[Order]:
        """What the bursts of the next generation are to do."""
        count = max(FEWEST_AT_ONCE, min(self.done, MOST_AT_ONCE))
        for number in range(self.done, min(self.done + count, self.most_bursts)):
            random = Random(f"{self.seed}/{number}/order")
            parent = self._parent(random)
            steps = HARD_STEPS if self._is_hard else RESTART_STEPS
            yield Order(self.seed, number, REHEAT_STEPS if parent else steps, parent)

    @property
    def _is_hard(self) -> bool:
        few = self.restarts >= SHORT_TRIES and self.successes < HARD * self.restarts
        return few or bool(self.task.wishes.outline)

    def _parent(self, random: Random) -> FoundRow | None:
        """The row that a burst is to reheat, if it is not to begin anew."""
        best = self.archive.best_first
        parents = [one.row for one in best[: NEAR_ROWS if self.task.wishes.outline else None]]
        parents = parents or self.near_rows
        if origin := self.task.palette.origin:
            parents = [FoundRow(origin, 0, 0)] if random.random() < ORIGIN_CHANCE else parents
            return random.choice(parents or [FoundRow(origin, 0, 0)])
        if parents and random.random() < (REHEATS_HARD if self._is_hard else REHEATS):
            return random.choice(parents)
        return None

    def take(self, outcome: BurstOutcome) -> None:
        """Enter what a burst has found."""
        self.done += 1
        self.rows += len(outcome.rows)
        if outcome.order.parent is None:
            self.restarts += 1
            self.successes += bool(outcome.rows)
        if not outcome.rows:
            self.misses.update(part for part in range(MUSTS) if outcome.parts[part])
            near = sorted([*self.near_rows, outcome.last], key=lambda row: row.energy)
            self.near_rows = near[:NEAR_ROWS]
            self.nearest = min(self.nearest or NOWHERE, (outcome.breaches, outcome.parts))
        new_shapes = improved = 0
        refused = sum(self.rejected.values())
        refused += FEW_REFUSED if self._is_hopeless else MOST_REFUSED
        for candidate in self._candidates(outcome):
            if new_shapes == NEW_SHAPES or self.cancel.is_set():
                break
            if sum(self.rejected.values()) > refused:
                break
            before = len(self.archive.proposals)
            if self._enter(candidate, improved < self._most_improved):
                is_new = len(self.archive.proposals) > before
                new_shapes, improved = new_shapes + is_new, improved + (not is_new)

    @property
    def _most_improved(self) -> int:
        return IMPROVED_LIKE_IT if self.task.wishes.outline else IMPROVED

    def _candidates(self, outcome: BurstOutcome) -> list[Candidate]:
        """Rows that are worth a try, best first."""
        task, found = self.task, dict[tuple[str, ...], Candidate]()
        kit, wishes = task.palette.kit, task.wishes
        rows = outcome.rows
        rest = rows[LOOKED_AT :: max(1, (len(rows) - LOOKED_AT) // LOOKED_AT)]
        for row in (*rows[:LOOKED_AT], *rest):
            if self.cancel.is_set():
                return []
            codes = lap_codes(task, row)
            if codes is not None and codes not in found:
                looks = looks_of(kit, codes, task.closed, wishes.looks)
                shape = normalised(road_of(kit, codes))
                likeness = likeness_of(shape, wishes)
                off_origin = None if self.origin is None else unlike(shape, self.origin)
                over = max(0.0, looks.score - wishes.most_looks)
                found[codes] = Candidate(row, codes, looks, shape, likeness, off_origin, over)
        return sorted(found.values(), key=attrgetter("rank"))

    def _enter(self, candidate: Candidate, improves: bool) -> bool:
        """Finish and check a row, if it is unlike what is there; did it enter the archive?"""
        if not self.archive.would_enter(candidate.shape, candidate.rank, improves):
            return False
        refused: Sequence[Finding] = ()
        self.tries += 1
        for circuit in self._finished(candidate):
            faults, figures = self._tried(candidate, circuit)
            if self.cancel.is_set():
                return False
            if figures is not None:
                self.rejected.update(["play"] if figures.violation else [])
                return self.archive.add(Proposal.of(candidate, circuit, figures))
            refused = refused or faults
            self._note_nearest(circuit, faults)
            if not all(depends_on_laps(fault) for fault in faults):
                break
        self.rejected.update({fault.code for fault in refused})
        return False

    def _note_nearest(self, circuit: Circuit, faults: Iterable[Finding]) -> None:
        for fault in faults:
            new = Refused.of(circuit, fault)
            known = self.examples.setdefault(fault.code, new)
            if new.off < known.off:
                self.examples[fault.code] = new

    def _finished(self, candidate: Candidate) -> Iterator[Circuit]:
        """The circuit, then over fewer laps than usual, unless a number is wished for."""
        first = circuit_of(self.task, candidate.codes, f"Design {self.seed}-{self.done}")
        yield first
        if self.task.wishes.laps is not None:
            return
        for laps in range(first.track.laps - 1, 0, -1):
            yield Circuit(replace(first.track, laps=laps), first.kit)

    def _tried(
        self, candidate: Candidate, circuit: Circuit
    ) -> tuple[Sequence[Finding], Played | None]:
        """What is wrong with it, or its figures of play. Checks that race come last, and only for
        what would be shown."""
        if self.cancel.is_set():
            return (), None
        if faults := faults_of(circuit, self.rules):
            return faults, None
        figures = self._played(circuit)
        if figures is None or figures.violation or candidate.unsightly:
            return (), figures
        faults = faults_in_races(circuit, self.rules, self.cancel)
        return faults, None if faults else figures

    def _played(self, circuit: Circuit) -> Played | None:
        """The figures of play, if any are wished for; None if cancelled."""
        if not self.gates or self.rules is None:
            return NOT_PLAYED
        wanted = self.rules, self.gates, self.seed
        return played(circuit, *wanted, self.cancel, tables=self.tables)
