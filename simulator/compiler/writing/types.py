"""The types of values in rules, and values as LLVM names them."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from trackwright.simulator.compiler.data.records import Record
from trackwright.simulator.compiler.data.state import WORD, Layout, Shape, size_of


@dataclass(frozen=True)
class Number:
    """A 64-bit integer; true and false are 1 and 0."""

    llvm: ClassVar[str] = "i64"


@dataclass(frozen=True)
class StateOf:
    """A pointer to a state."""

    layout: Layout
    llvm: ClassVar[str] = "ptr"


@dataclass(frozen=True)
class Table:
    """A pointer into a field: the rest of its shape."""

    field: str
    shape: Shape
    llvm: ClassVar[str] = "ptr"


@dataclass(frozen=True)
class RowOf:
    """A pointer to the row of a record of this family; nobody changes it."""

    family: type[Record]
    llvm: ClassVar[str] = "ptr"


@dataclass(frozen=True)
class Nothing:
    """The type of a rule without a result."""

    llvm: ClassVar[str] = "void"


Type: TypeAlias = Number | StateOf | Table | RowOf | Nothing
NUMBER = Number()
NOTHING = Nothing()


def parameter(type: Type) -> str:
    """How it is passed: LLVM may read early what it knows to exist."""
    if isinstance(type, StateOf):
        return f"ptr nonnull align {WORD} dereferenceable({WORD * type.layout.size})"
    if isinstance(type, Table):
        return f"ptr nonnull align {WORD} dereferenceable({WORD * size_of(type.shape)})"
    if isinstance(type, RowOf):
        return f"ptr nonnull align {WORD} dereferenceable({WORD * type.family.WIDTH})"
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
