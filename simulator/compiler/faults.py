"""What can go wrong in a running rule, and where: compiled rules raise it as Python would."""

import ast
import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from trackwright.simulator.compiler.source import Source, shown_path

DEEPEST = 200
"""How deep rules may call each other where a rule can reach itself again. Plain Python gives up
at a thousand calls; machine code would overflow its stack."""


class Kind(IntEnum):
    """Kinds of faults."""

    INDEX = 1
    OVERFLOW = 2
    DIVISION = 3
    SHIFT = 4
    DEPTH = 5
    NO_STATE = 6


ERRORS: dict[Kind, tuple[type[Exception], str]] = {
    Kind.INDEX: (IndexError, "a rule used an index outside of a field"),
    Kind.OVERFLOW: (OverflowError, "a number in a rule needs more than 64 bits"),
    Kind.DIVISION: (ZeroDivisionError, "a rule divided by zero"),
    Kind.SHIFT: (ValueError, "a rule shifted by a negative number"),
    Kind.DEPTH: (RecursionError, f"rules called each other more than {DEEPEST} deep"),
    Kind.NO_STATE: (AttributeError, "a rule used a state that is not there"),
}
"""What is raised: the same as in plain Python, where numbers have no limit and OVERFLOW never
happens."""


@dataclass(frozen=True)
class Site:
    """A place in a rule where something can go wrong."""

    kind: int
    module: str
    rule: str
    line: int
    """Counted from the line of the `def`, so that edits above do not shift it."""
    text: str

    def error(self) -> Exception:
        """The exception to raise for it."""
        kind, what = ERRORS[Kind(self.kind)]
        code = getattr(importlib.import_module(self.module), self.rule).__code__
        line = code.co_firstlineno + self.line
        return kind(f"{shown_path(code.co_filename)}:{line}: {what}: {self.text}")


class Sites:
    """All places of a program, numbered from 1."""

    def __init__(self) -> None:
        self._numbers: dict[Site, int] = {}

    def number(self, kind: Kind, source: Source, node: ast.AST) -> int:
        rule = source.rule
        site = Site(kind, rule.__module__, rule.__name__, source.line(node), source.text(node))
        return self._numbers.setdefault(site, len(self._numbers) + 1)

    @property
    def all(self) -> Sequence[Site]:
        return tuple(self._numbers)
