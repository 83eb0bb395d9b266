"""The types of values in rules, and values as named in LLVM's language."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from simulator.compiler.memory import WORD, Shape, layout_named, size_of


@dataclass(frozen=True)
class Number:
    """A 64-bit integer; truth values are 1 or 0."""

    llvm: ClassVar[str] = "i64"


@dataclass(frozen=True)
class StateOf:
    """A pointer to a state."""

    layout: str
    llvm: ClassVar[str] = "ptr"


@dataclass(frozen=True)
class Table:
    """A pointer into a field, with the rest of its shape."""

    field: str
    shape: Shape
    llvm: ClassVar[str] = "ptr"


@dataclass(frozen=True)
class Nothing:
    """The result of a rule that returns nothing."""

    llvm: ClassVar[str] = "void"


Type: TypeAlias = Number | StateOf | Table | Nothing
NUMBER = Number()
NOTHING = Nothing()


def parameter(type: Type) -> str:
    """The parameter's declaration: LLVM may read early what it knows to exist."""
    if isinstance(type, StateOf):
        return f"ptr nonnull align {WORD} dereferenceable({WORD * layout_named(type.layout).size})"
    if isinstance(type, Table):
        return f"ptr nonnull align {WORD} dereferenceable({WORD * size_of(type.shape)})"
    return type.llvm


@dataclass(frozen=True)
class Value:
    """A value in a rule: its type, and its name in LLVM's language."""

    type: Type
    text: str

    @property
    def constant(self) -> int | None:
        """The number, if it is known at compile time."""
        return None if self.text.startswith("%") else int(self.text)


def number(text: str | int) -> Value:
    return Value(NUMBER, str(text))
