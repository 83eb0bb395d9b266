"""The types of values in rules, and values as LLVM's language names them."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from simulator.compiler.memory import WORD, Shape, layout_named, size_of


@dataclass(frozen=True)
class Number:
    """A 64-bit integer; what is true or false is 1 or 0."""

    llvm: ClassVar[str] = "i64"


@dataclass(frozen=True)
class StateOf:
    """A pointer to a state."""

    layout: str
    llvm: ClassVar[str] = "ptr"


@dataclass(frozen=True)
class Table:
    """A pointer into a field: what is left of its shape."""

    field: str
    shape: Shape
    llvm: ClassVar[str] = "ptr"


@dataclass(frozen=True)
class RowOf:
    """A pointer to the row of a record, of so many numbers; nobody changes it."""

    width: int
    llvm: ClassVar[str] = "ptr"


@dataclass(frozen=True)
class Nothing:
    """What a rule without a result gives."""

    llvm: ClassVar[str] = "void"


Type: TypeAlias = Number | StateOf | Table | RowOf | Nothing
NUMBER = Number()
NOTHING = Nothing()


def parameter(type: Type) -> str:
    """How it is passed: LLVM may read early what it knows to be there."""
    if isinstance(type, StateOf):
        return f"ptr nonnull align {WORD} dereferenceable({WORD * layout_named(type.layout).size})"
    if isinstance(type, Table):
        return f"ptr nonnull align {WORD} dereferenceable({WORD * size_of(type.shape)})"
    if isinstance(type, RowOf):
        return f"ptr nonnull align {WORD} dereferenceable({WORD * type.width})"
    return type.llvm


@dataclass(frozen=True)
class Value:
    """Something that a rule works with: its type, and how LLVM's language names it."""

    type: Type
    text: str

    @property
    def constant(self) -> int | None:
        """The number, if it is known."""
        return None if self.text.startswith("%") else int(self.text)


def number(text: str | int) -> Value:
    return Value(NUMBER, str(text))
