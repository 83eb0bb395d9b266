"""What can go wrong in a running rule, and where: compiled rules raise it as Python would."""

import ast
import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from trackwright.simulator.compiler.reading.source import Source, display_path

MAX_CALL_DEPTH = 200
"""How deep rules may call each other where a rule can reach itself again. Plain Python gives up
at a thousand calls; machine code would overflow its stack."""


class FaultKind(IntEnum):
    """Kinds of faults."""

    INDEX = 1
    OVERFLOW = 2
    DIVISION = 3
    SHIFT = 4
    DEPTH = 5
    NO_STATE = 6


ERRORS: dict[FaultKind, tuple[type[Exception], str]] = {
    FaultKind.INDEX: (IndexError, "a rule used an index outside of a field"),
    FaultKind.OVERFLOW: (OverflowError, "a number in a rule needs more than 64 bits"),
    FaultKind.DIVISION: (ZeroDivisionError, "a rule divided by zero"),
    FaultKind.SHIFT: (ValueError, "a rule shifted by a negative number"),
    FaultKind.DEPTH: (RecursionError, f"rules called each other more than {MAX_CALL_DEPTH} deep"),
    FaultKind.NO_STATE: (AttributeError, "a rule used a state that is not there"),
}
"""What is raised: the same as in plain Python, where numbers have no limit and OVERFLOW never
happens."""


@dataclass(frozen=True)
class FaultSite:
    """A place in a rule where something can go wrong."""

    kind: int
    module: str
    rule: str
    line: int
    """Counted from the line of the `def`, so that edits above do not shift it."""
    text: str

    def error(self) -> Exception:
        """The exception to raise for it."""
        kind, what = ERRORS[FaultKind(self.kind)]
        code = getattr(importlib.import_module(self.module), self.rule).__code__
        line = code.co_firstlineno + self.line
        return kind(f"{display_path(code.co_filename)}:{line}: {what}: {self.text}")


class FaultSites:
    """All places of a program, numbered from 1."""

    def __init__(self) -> None:
        self._numbers: dict[FaultSite, int] = {}

    def number(self, kind: FaultKind, source: Source, node: ast.AST) -> int:
        rule = source.rule
        site = FaultSite(kind, rule.__module__, rule.__name__, source.line(node), source.text(node))
        return self._numbers.setdefault(site, len(self._numbers) + 1)

    @property
    def all(self) -> Sequence[FaultSite]:
        return tuple(self._numbers)
