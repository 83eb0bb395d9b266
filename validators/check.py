"""What a check is: a class in a file of its own, with its reasons, its fix and its examples.

A check reads a `CheckedCircuit` and yields problems. It edits and stores nothing. The first line of
its docstring is its headline; `Why:` and `Fix:` paragraphs follow.
"""

import inspect
import itertools
from abc import ABC, abstractmethod
from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

import networkx as nx

from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import (
    DrivenPiece,
    column_count,
    columns_before_line,
    space_attributes,
)
from trackwright.model.layout.geometry import Mismatch
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Surface, Track
from trackwright.model.picture.shapes.outline import Extents, Overlap, PieceOutlines
from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Progress
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Quantity, Severity, Shape, TrackSpaces
from trackwright.validators.lap import CachedFindings, Lap, LapPart, Reusable, lap_of
from trackwright.validators.reachability import Reachability

LAYOUT_KEYS = frozenset({"runs", "markers"})
"""The pieces and the markers: all that lanes, board and lap of a circuit are made from. Where its
fragments lie on the table (`frames`) makes a difference for outlines and overlaps only. See
`Check.reads`."""


class CheckedCircuit:
    """A circuit to check, with shared results that several checks need, computed once."""

    def __init__(
        self,
        circuit: Circuit,
        before: "CheckedCircuit | None" = None,
        progress: Progress | None = None,
    ) -> None:
        self.circuit = circuit
        self.progress = progress
        """Of the checks that race."""
        self._ground_before: PieceOutlines | None = None
        self._past = Reusable()
        if before is not None and before.kit is circuit.kit:
            self._ground_before = before.last_ground
            self._past = before.reusable
            circuit.reuse_from(before.circuit)

    @property
    def track(self) -> Track:
        return self.circuit.track

    @property
    def kit(self) -> Kit:
        return self.circuit.kit

    @property
    def lap(self) -> Lap:
        """The main chain as positions; a lap only if it is closed."""
        return self.laps[0] if self.laps else Lap((), closed=False)

    @cached_property
    def laps(self) -> tuple[Lap, ...]:
        """Every chain as positions."""
        chains = zip(
            self.circuit.geometry.chains, self.circuit.driven_pieces, self._bases, strict=True
        )
        return tuple(
            lap_of(
                driven_pieces,
                chain.closed,
                columns_before_line(driven_pieces, chain.closed),
                base,
                self._past,
            )
            for chain, driven_pieces, base in chains
        )

    @cached_property
    def _bases(self) -> tuple[int, ...]:
        """The first cross-section of every chain."""
        counts = map(column_count, self.circuit.driven_pieces)
        return tuple(itertools.accumulate(counts, initial=0))[:-1]

    def run_findings(self, check: "RunCheck", number: int = 0) -> Iterator[Finding]:
        """The check's problems in the runs of a lap, each with the shape to draw."""
        if number >= len(self.laps):
            return
        lap = self.laps[number]
        code, clear = check.code, lap.clear
        for run in lap.numbers_of(check.judges):
            if code not in clear[run]:
                yield from self._found(check, lap, run)

    def _found(self, check: "RunCheck", lap: Lap, run: int) -> tuple[Finding, ...]:
        """The check's problems in a run: the cached ones, moved to the run's present place, or new
        ones if positions are counted across the line."""
        stage, place = lap.stages[run], lap.place(run)
        then, findings = stage.found.get(check.code, (None, ()))
        if then == place:
            return findings
        if then is None or then.n or place.n:
            found = check.check_run(lap, lap.run(run))
            findings = tuple([self._shown(finding, lap) for finding in found])
        else:
            by = place.first - then.first
            columns = by + place.column - then.column
            findings = tuple([finding.moved(by, columns) for finding in findings])
        if findings:
            stage.found[check.code] = CachedFindings(place, findings)
        else:
            stage.clear.add(check.code)
        return findings

    def _shown(self, finding: Finding, lap: Lap) -> Finding:
        columns = tuple(lap.column + i for i in finding.positions)
        return replace(finding, positions=columns, shape=self.spaces_on(columns))

    @property
    def reusable(self) -> Reusable:
        """What the check of the next circuit can reuse."""
        return (
            Reusable.from_laps(self.laps, self.circuit.driven_pieces)
            if "laps" in vars(self)
            else self._past
        )

    @cached_property
    def ground(self) -> PieceOutlines:
        """What the pieces cover; after an edit only what it changed is compared."""
        return PieceOutlines(self.circuit.geometry, self._ground_before)

    @property
    def last_ground(self) -> PieceOutlines | None:
        """The ground of this circuit, or the latest one computed before."""
        return self.ground if "ground" in vars(self) else self._ground_before

    @property
    def overlaps(self) -> tuple[Overlap, ...]:
        return self.ground.overlaps

    @property
    def extents(self) -> Extents:
        return self.ground.extents

    @cached_property
    def head_on(self) -> tuple[Mismatch, ...]:
        """Where two ends or two beginnings meet."""
        return tuple(
            m
            for m in self.circuit.geometry.mismatches
            if m.first.port.enters == m.second.port.enters
        )

    @cached_property
    def fragments(self) -> tuple[tuple[int, ...], ...]:
        """The placed pieces, by index, in connected groups; the one with the main chain first."""
        geometry = self.circuit.geometry
        if geometry.main_chain and len(geometry.main_chain.indices) == len(geometry.laid):
            return (tuple(range(len(geometry.laid))),)
        touching = [(seam.first, seam.second) for seam in geometry.seams]
        touching += [(m.first.index, m.second.index) for m in geometry.mismatches]
        groups = nx.utils.UnionFind(range(len(geometry.laid)))
        for first, second in touching:
            groups.union(first, second)
        found = [tuple(sorted(group)) for group in groups.to_sets()]
        main = geometry.main_chain.indices[0] if geometry.main_chain else -1
        return tuple(sorted(found, key=lambda group: (main not in group, group)))

    @cached_property
    def reachability(self) -> Reachability:
        """The ways round the main circuit."""
        return Reachability(self.circuit, self.fragments[0] if self.fragments else ())

    def spaces_on(self, columns: Iterable[int]) -> TrackSpaces:
        """The spaces of these cross-sections, for drawing."""
        over: dict[int, list[int]] = {}
        there = self._columns
        for column in frozenset(columns):
            if column < len(there):
                index, at = there[column]
                over.setdefault(index, []).append(at)
        found: list[str] = []
        for index, wanted in sorted(over.items()):
            placed = self._driven_pieces[index].piece
            if len(wanted) == placed.template.columns:
                found.extend(placed.spaces)
                continue
            spaces = zip(placed.spaces, placed.template.spaces, strict=True)
            found.extend(name for name, space in spaces if space.column in wanted)
        return TrackSpaces(tuple(found))

    @cached_property
    def _driven_pieces(self) -> tuple[DrivenPiece, ...]:
        return tuple(itertools.chain.from_iterable(self.circuit.driven_pieces))

    @cached_property
    def _columns(self) -> list[tuple[int, int]]:
        """For every cross-section its piece, by index in driving order, and its column there."""
        found: list[tuple[int, int]] = []
        begin = 0
        for chain, driven_pieces in zip(
            self.circuit.geometry.chains, self.circuit.driven_pieces, strict=True
        ):
            numbered = enumerate(driven_pieces, begin)
            row = [(i, at) for i, driven in numbered for at in range(len(driven.difficulty))]
            begin += len(driven_pieces)
            line = columns_before_line(driven_pieces, chain.closed)
            found += row[line:] + row[:line]
        return found

    def in_order(self, spaces: Container[str]) -> tuple[str, ...]:
        """The spaces in track order."""
        return tuple(name for name in space_attributes(self.circuit.graph) if name in spaces)

    def ids_of(self, spaces: Iterable[str]) -> frozenset[int]:
        """The ids of the pieces that have these spaces."""
        there = space_attributes(self.circuit.graph)
        return frozenset(self.piece_id(there[name]["piece"]) for name in spaces)

    def piece_id(self, name: str) -> int:
        """The id of the piece that a placed piece belongs to (for a part, its board half)."""
        return self.circuit.geometry.piece_named(name).piece.id


class Check(ABC):
    """Something to look for in a circuit."""

    code: ClassVar[str]
    """Family and number; never reused for something else."""
    name: ClassVar[str]
    """The problem in two or three words, readable after "allow ..."."""
    severity: ClassVar[Severity]
    alias: ClassVar[str | None] = None
    """Its code in the game's rules."""
    kits: ClassVar[tuple[str, ...]] = ()
    """The kits it applies to; empty = all."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rulesets it applies to: used only with `--rules`. Empty = always."""
    rules_of_examples: ClassVar[str | None] = None
    """The ruleset that its examples are checked by, if it does not have to be the first of them."""
    reads: ClassVar[frozenset[str]] = LAYOUT_KEYS
    """The keys of a track (fields of `Track`) that its result depends on: after an edit that
    changes none of them, the result from before is shown again.

    If nothing is said, these are the keys that its lanes are made from. A check that asks for more
    adds it, `reads = LAYOUT_KEYS | {"laps"}`; one that asks for less runs less often if it says
    so. "obstacles" are the markers that are obstacles. Another kit always means a new check.
    `tests/validators/test_reads.py` finds keys that are missing.
    """
    races: ClassVar[bool] = False
    """Does it race the circuit? That takes hundreds of times as long as anything else."""
    covered_by: ClassVar[str | None] = None
    """The code of a check that says the same of the same pieces: then this one is not reported."""
    bad: ClassVar[tuple[Example, ...]]
    good: ClassVar[tuple[Example, ...]]

    @abstractmethod
    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        """All problems in the subject."""

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        """Why it cannot be checked here, if so: silence must not look like success."""
        return None

    @property
    def example_rules(self) -> str | None:
        """The ruleset that its examples are checked by."""
        return self.rules_of_examples or next(iter(self.rules), None)

    @property
    def headline(self) -> str:
        return self._text.partition("\n")[0]

    @property
    def why(self) -> str:
        return self._paragraph("Why:")

    @property
    def fix(self) -> str:
        return self._paragraph("Fix:")

    @property
    def _text(self) -> str:
        return inspect.cleandoc(type(self).__doc__ or "")

    def _paragraph(self, head: str) -> str:
        for paragraph in self._text.split("\n\n"):
            if paragraph.startswith(head):
                return " ".join(paragraph.removeprefix(head).split())
        return ""

    def finding(
        self,
        message: Message,
        *,
        pieces: Iterable[int] = (),
        positions: Iterable[int] = (),
        actual: Quantity = None,
        limit: Quantity = None,
        shape: Shape | None = None,
        fixes: Iterable[Fix] = (),
        severity: Severity | None = None,
        at: int | None = None,
    ) -> Finding:
        """A problem of this check; `AT` in the message stands for the position `at`."""
        return Finding(
            code=self.code,
            severity=severity or self.severity,
            text=message,
            pieces=tuple(sorted(set(pieces))),
            positions=tuple(positions),
            actual=actual,
            limit=limit,
            shape=shape,
            fixes=tuple(fixes),
            at=at,
        )


class LapCheck(Check):
    """A check of the lap's positions: of a circuit, or of a lap described by its positions."""

    kits = ("motograndprix",)
    allows_open: ClassVar[bool] = False
    """Does it make sense on a track that is not closed yet?"""

    @abstractmethod
    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        """All problems in the lap; positions are indices from the finish line."""

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for finding in self.check_lap(subject.lap):
            yield replace(finding, shape=subject.spaces_on(finding.positions))

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        main = subject.circuit.geometry.main_chain
        if self.allows_open or (main is not None and main.closed):
            return None
        return Message("the circuit is not closed")


class RunCheck(LapCheck):
    """A check that judges each run by nothing but the run and its two neighbours, so that runs left
    unchanged by an edit need no new check. Messages use `AT` for a position, because it may
    move."""

    judges: ClassVar[Surface | None] = None
    """The kind of runs that it judges; None = both."""

    @abstractmethod
    def check_run(self, lap: Lap, run: LapPart) -> Iterator[Finding]:
        """The problems in this run."""

    def check_lap_as_whole(self, lap: Lap) -> Iterator[Finding]:
        """The problems about the lap as a whole."""
        yield from ()

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        yield from self.check_lap_as_whole(lap)
        for number in lap.numbers_of(self.judges):
            yield from self.check_run(lap, lap.run(number))

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for finding in self.check_lap_as_whole(subject.lap):
            yield replace(finding, shape=subject.spaces_on(finding.positions))
        yield from subject.run_findings(self)
