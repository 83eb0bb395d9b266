"""Makes states: of Python lists, or as one block of memory.

`plain_state` makes a state of lists, for rules that run as plain Python; `block` makes it one block
of 64-bit integers, for compiled rules. Both have the class that declares the state (state.py) and
are used in the same way: `race.lap[bike]`, `race.road.difficulty[position]`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Protocol, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from trackwright.simulator.compiler.data.state import (
    NUMBER,
    Layout,
    Ref,
    Shape,
    State,
    StateType,
    Table,
    Table2,
    layout_of,
    size_of,
)

Integers: TypeAlias = npt.NDArray[np.int64]
S = TypeVar("S", bound=State)


class Make(Protocol):
    """Makes a state of a class, all numbers zero: `plain_state` or `block`."""

    def __call__(self, state: type[S], /, **refs: State) -> S:
        """`refs` are the states that it refers to, by field name."""


def _check_references(layout: Layout, refs: Mapping[str, State]) -> None:
    wanted = {name: ref for name, ref in layout.fields.items() if isinstance(ref, Ref)}
    for name in refs:
        if name not in wanted:
            raise TypeError(f"{layout.title} refers to no state called {name}")
    for name, ref in wanted.items():
        if name not in refs and not ref.optional:
            raise TypeError(f"{layout.title} needs {name}, a {ref.layout.title}")
        if name in refs:
            _check_reference(layout, name, ref, refs[name])


def _check_reference(layout: Layout, name: str, ref: Ref, state: State) -> None:
    """A state of a derived class has another layout, so it is rejected."""
    if getattr(type(state), "_layout", None) is not ref.layout:
        raise TypeError(f"{layout.title}.{name} is a {ref.layout.title}, and no other state")


def _derived(state: StateType, body: dict[str, Any]) -> Any:
    """The class of the states that one of the two functions makes."""
    body |= {"__module__": state.__module__, "__qualname__": state.__qualname__}
    made = StateType(state.__name__, (state,), body, abstract=True)
    made._layout = layout_of(state)
    return made


# --- of lists -------------------------------------------------------------------------------------


def plain_state(state: type[S], /, **refs: State) -> S:
    """A state of lists."""
    layout = layout_of(state)
    _check_references(layout, refs)
    made: S = _plain_class(state)()
    for name, shape in layout.fields.items():
        if not isinstance(shape, Ref):
            setattr(made, name, _zeros(shape))
    for name, ref in refs.items():
        setattr(made, name, ref)
    return made


@cache
def _plain_class(state: StateType) -> Any:
    return _derived(state, {"__slots__": tuple(layout_of(state).fields)})


class PlainRow(list[Any]):
    """A list without negative indices: rules that use them are wrong."""

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and index < 0:
            raise IndexError(f"place {index} of a row")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is int and index < 0:
            raise IndexError(f"place {index} of a row")
        super().__setitem__(index, value)

    def __mul__(self, count: Any) -> "PlainRow":
        return PlainRow(super().__mul__(count))


class PlainTable(dict[int, Any]):
    """Rows of a table, made on first use: most rows of a large table are never used."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape

    def __missing__(self, index: int) -> Any:
        if not 0 <= index < self.shape[0]:
            raise IndexError(f"row {index} of a table of {self.shape[0]}")
        row = self[index] = _zeros(self.shape[1:])
        return row

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(self.shape[0]))


def _zeros(shape: Shape) -> Any:
    if not shape:
        return 0
    return PlainRow([0]) * shape[0] if len(shape) == 1 else PlainTable(shape)


# --- as one block ---------------------------------------------------------------------------------


def block(state: type[S], /, **refs: State) -> S:
    """A state in one block of integers, for compiled rules. Its fields read as numbers or as numpy
    arrays."""
    layout = layout_of(state)
    _check_references(layout, refs)
    made: S = _block_class(state)(np.zeros(layout.size, dtype=np.int64))
    for name, ref in refs.items():
        setattr(made, name, ref)
    return made


def address_of(state: State) -> int:
    """The address of a block; it never moves."""
    words = getattr(state, "_words", None)
    if words is None:
        raise TypeError(f"{type(state).__name__} is a state of lists, no block")
    return int(words.ctypes.data)


@cache
def _block_class(state: StateType) -> Any:
    def __init__(self: Any, words: Integers) -> None:  # noqa: N807 - of the class that is made
        self._words, self._refs = words, {}

    layout = layout_of(state)
    fields = {name: _property(layout, name, shape) for name, shape in layout.fields.items()}
    return _derived(state, {"__slots__": ("_refs", "_words"), "__init__": __init__, **fields})


def _property(layout: Layout, name: str, shape: Shape | Ref) -> property:
    """A field of a block."""
    at = layout.offsets[name]
    if isinstance(shape, Ref):
        return _state_at(layout, name, shape, at)
    part = slice(at, at + size_of(shape))

    def number(block: Any) -> int:
        return int(block._words[at])

    def table(block: Any) -> Any:
        return block._words[part].reshape(shape)

    def write(block: Any, values: Any) -> None:
        block._words[part] = np.asarray(values, dtype=np.int64).ravel()

    return property(table if shape else number, write)


def _state_at(layout: Layout, name: str, ref: Ref, at: int) -> property:
    """A field of a block that is another block."""

    def read(block: Any) -> Any:
        if name not in block._refs:
            raise AttributeError(f"this {layout.title} has no {name}")
        return block._refs[name]

    def write(block: Any, state: State) -> None:
        _check_reference(layout, name, ref, state)
        block._words[at] = address_of(state)
        block._refs[name] = state

    return property(read, write)


# --- bulk operations -----------------------------------------------------------------------------


def fill(table: Table, values: Iterable[int]) -> None:
    """Write values from the beginning of a table on."""
    row: Any = table
    is_block = isinstance(row, np.ndarray) and isinstance(values, np.ndarray)
    numbers: Any = values if is_block else [int(value) for value in values]
    if len(numbers) > len(row):
        raise IndexError(f"{len(numbers)} numbers for a table of {len(row)}")
    row[: len(numbers)] = numbers


def fill_rows(table: Table2, rows: Integers) -> None:
    """Write rows from the first of a table on."""
    if isinstance(table, PlainTable):
        for i, row in enumerate(rows.tolist()):
            fill(table[i], row)
    else:
        block: Any = table
        block[: len(rows), : rows.shape[1]] = rows


def clear(state: State) -> None:
    """Set all numbers of a state to zero; its references stay."""
    layout = layout_of(type(state))
    words = getattr(state, "_words", None)
    if words is not None:
        words[layout.references :] = 0
        return
    for name, shape in layout.fields.items():
        if not isinstance(shape, Ref):
            setattr(state, name, _zeros(shape))


def first_of(table: Table, count: int) -> list[int]:
    """The beginning of a table."""
    return [int(table[i]) for i in range(count)]


def copy_to_plain(target: S, source: S) -> None:
    """Copy the numbers of a block into a state of lists; its references stay."""
    for name, shape in layout_of(source).fields.items():
        if isinstance(shape, Ref):
            continue
        value = getattr(source, name)
        setattr(target, name, value if shape == NUMBER else _lists(value.tolist()))


def _lists(values: Any) -> Any:
    """Nested lists as a table of lists."""
    if not isinstance(values[0], list):
        return PlainRow(values)
    rows = PlainTable((len(values), *_shape(values[0])))
    rows.update({i: _lists(row) for i, row in enumerate(values)})
    return rows


def _shape(values: Any) -> Shape:
    return (len(values), *_shape(values[0])) if isinstance(values, list) else ()


def copy_state(target: S, source: S) -> None:
    """Copy the numbers of the source into the target; its references stay. This is a rule, too."""
    for name, shape in layout_of(source).fields.items():
        if shape == NUMBER:
            setattr(target, name, getattr(source, name))
        elif not isinstance(shape, Ref):
            _copy_table(getattr(target, name), getattr(source, name))


def _copy_table(target: Any, source: Any) -> None:
    if isinstance(source, PlainRow):
        target[:] = source
    else:
        for index in {*target.keys(), *source.keys()}:
            _copy_table(target[index], source[index])
