"""What a check is: one class in one file, with its reasons, its cure and its examples.

A check reads a `Subject`, a built circuit, and yields findings. It never edits and never keeps
anything. The first line of its docstring is its headline; `Why:` and `Fix:` paragraphs follow.
"""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from model.circuit import Circuit
from model.kit import Kit
from model.lanes import spaces_of
from model.outline import Extents, Overlap, extents, overlaps
from model.track import Track
from validators.example import Example
from validators.finding import Figure, Finding, Fix, Severity, Shape, Stretch
from validators.lap import Lap, lap_of

EVERYTHING = frozenset({"runs", "frames", "markers"})


class Subject:
    """A circuit under check, with what several checks need worked out once."""

    def __init__(self, circuit: Circuit, before: "Subject | None" = None) -> None:
        self.circuit = circuit
        self.before = before

    @property
    def track(self) -> Track:
        return self.circuit.track

    @property
    def kit(self) -> Kit:
        return self.circuit.kit

    @cached_property
    def lap(self) -> Lap:
        """The main chain, position by position; a lap only if it is closed."""
        chain = self.circuit.geometry.main
        if chain is None:
            return Lap((), closed=False)
        marked = frozenset((m.on, m.at) for m in self.track.markers if m.difficulty)
        return lap_of(self.circuit.stretches[0], marked, chain.closed)

    @cached_property
    def overlaps(self) -> tuple[Overlap, ...]:
        return overlaps(self.circuit)

    @cached_property
    def extents(self) -> Extents:
        return extents(self.circuit)

    def spaces_on(self, columns: Iterable[int]) -> Stretch:
        """The spaces of these cross-sections, to be drawn."""
        wanted = frozenset(columns)
        spaces = spaces_of(self.circuit.graph).items()
        return Stretch(tuple(name for name, space in spaces if space["column"] in wanted))

    def piece_id(self, name: str) -> int:
        """The id of the piece that a placed piece belongs to (a board half for its parts)."""
        return self.circuit.geometry.by_name[name].piece.id


class Check(ABC):
    """One thing that is looked for."""

    code: ClassVar[str]
    """Family and number; never used again for something else."""
    name: ClassVar[str]
    """The fault in two or three words, readable after "allow ..."."""
    severity: ClassVar[Severity]
    alias: ClassVar[str | None] = None
    """The code that the game's rules give it."""
    kits: ClassVar[tuple[str, ...]] = ()
    """Kits it is for; empty = all."""
    rules: ClassVar[tuple[str, ...]] = ()
    """Rulesets it is for: only asked with `--rules`. Empty = always."""
    reads: ClassVar[frozenset[str]] = EVERYTHING
    """The keys of a track that its outcome depends on; unchanged keys = unchanged outcome."""
    bad: ClassVar[tuple[Example, ...]]
    good: ClassVar[tuple[Example, ...]]

    @abstractmethod
    def check(self, subject: Subject) -> Iterator[Finding]:
        """All findings in the subject."""

    def not_checked(self, subject: Subject) -> str | None:
        """Why it cannot be looked for here, if so; silence must not pass for "nothing found"."""
        return None

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

    def found(
        self,
        message: str,
        *,
        pieces: Iterable[int] = (),
        positions: Iterable[int] = (),
        actual: Figure = None,
        limit: Figure = None,
        shape: Shape | None = None,
        fixes: Iterable[Fix] = (),
        severity: Severity | None = None,
    ) -> Finding:
        """A finding of this check."""
        return Finding(
            code=self.code,
            severity=severity or self.severity,
            message=message,
            pieces=tuple(sorted(set(pieces))),
            positions=tuple(positions),
            actual=actual,
            limit=limit,
            shape=shape,
            fixes=tuple(fixes),
        )


class LapCheck(Check):
    """A check of the lap's positions: of a circuit, or of a lap that somebody wrote down."""

    kits = ("motograndprix",)
    reads = frozenset({"runs", "markers"})
    open_too: ClassVar[bool] = False
    """Does it make sense on a track that is not closed yet?"""

    @abstractmethod
    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        """All findings in the lap; positions are indices from the finish line."""

    def check(self, subject: Subject) -> Iterator[Finding]:
        for finding in self.check_lap(subject.lap):
            yield replace(finding, shape=subject.spaces_on(finding.positions))

    def not_checked(self, subject: Subject) -> str | None:
        if self.open_too or subject.lap.closed:
            return None
        return "the circuit is not closed"
