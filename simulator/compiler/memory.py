"""What rules read and write: named integers and tables of integers, in two representations.

A `Layout` names the fields of a state. `plain` makes it of Python lists, for rules run as plain
Python; `Block` makes it a block of 64-bit integers, for the same rules compiled. Both are used
alike: `race.lap[bike]`, `race.road.difficulty[position]`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Shape: TypeAlias = tuple[int, ...]
Integers: TypeAlias = npt.NDArray[np.int64]
State: TypeAlias = Any
"""A state in either representation; rules cannot tell which."""
WORD = 8
"""Bytes per integer."""


@dataclass(frozen=True)
class Ref:
    """A field that refers to another state, with the layout of this name. If `optional`, the state
    may be missing, and rules that use it then cause an error."""

    layout: str
    optional: bool = False


NUMBER: Shape = ()
"""The shape of a field that is one integer."""
_LAYOUTS: dict[str, "Layout"] = {}


@dataclass(frozen=True, eq=False)
class Layout:
    """The fields of a state, in order: name -> shape, or the state that it refers to."""

    name: str
    fields: Mapping[str, Shape | Ref]

    def __post_init__(self) -> None:
        assert self.name not in _LAYOUTS, f"two layouts have the name {self.name}"
        _LAYOUTS[self.name] = self
        kinds = [isinstance(shape, Ref) for shape in self.fields.values()]
        assert kinds == sorted(kinds, reverse=True), f"{self.name}: references come first"

    @cached_property
    def offsets(self) -> dict[str, int]:
        """The offset of each field, in integers."""
        at, found = 0, {}
        for name, shape in self.fields.items():
            found[name] = at
            at += size_of(shape)
        return found

    @cached_property
    def references(self) -> int:
        """The number of fields that are references."""
        return sum(isinstance(shape, Ref) for shape in self.fields.values())

    @cached_property
    def size(self) -> int:
        """The total number of integers."""
        return sum(map(size_of, self.fields.values()))


def layout_named(name: str) -> Layout:
    """The layout with this name."""
    return _LAYOUTS[name]


def size_of(shape: Shape | Ref) -> int:
    """The number of integers in a field; a reference counts as one, an address."""
    if isinstance(shape, Ref):
        return 1
    count = 1
    for length in shape:
        count *= length
    return count


def plain(layout: Layout, **refs: State) -> State:
    """A state made of lists, all zero; `refs` are the states that it refers to."""
    _check_references(layout, refs)
    state = SimpleNamespace()
    for name, shape in layout.fields.items():
        setattr(state, name, refs.get(name) if isinstance(shape, Ref) else _zeros(shape))
    return state


def _check_references(layout: Layout, refs: Mapping[str, object]) -> None:
    for name, shape in layout.fields.items():
        if isinstance(shape, Ref) and not shape.optional and name not in refs:
            raise TypeError(f"{layout.name} needs {name}, a {shape.layout}")


class Row(list[Any]):
    """A list without negative indices, which are errors in rules."""

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and index < 0:
            raise IndexError(f"index {index} of a row")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is int and index < 0:
            raise IndexError(f"index {index} of a row")
        super().__setitem__(index, value)

    def __mul__(self, count: Any) -> "Row":
        return Row(super().__mul__(count))


class Rows(dict[int, Any]):
    """The rows of a table, made on first use: most rows of a large table are never used."""

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
    return Row([0]) * shape[0] if len(shape) == 1 else Rows(shape)


class Block:
    """A state as a block of integers. Its fields read as numbers or numpy arrays."""

    __slots__ = ("_layout", "_refs", "_words")

    def __init__(self, layout: Layout, **refs: "Block") -> None:
        put = object.__setattr__
        put(self, "_layout", layout)
        put(self, "_words", np.zeros(layout.size, dtype=np.int64))
        put(self, "_refs", {})
        _check_references(layout, refs)
        for name, ref in refs.items():
            setattr(self, name, ref)

    @property
    def layout(self) -> Layout:
        layout: Layout = self._layout
        return layout

    @property
    def address(self) -> int:
        """The address of the block; it never moves."""
        return int(self._words.ctypes.data)

    def __getattr__(self, name: str) -> Any:
        layout: Layout = self._layout
        if name not in layout.fields:
            raise AttributeError(f"{layout.name} has no {name}")
        shape = layout.fields[name]
        if isinstance(shape, Ref):
            return self._refs[name]
        at = layout.offsets[name]
        if not shape:
            return int(self._words[at])
        return self._words[at : at + size_of(shape)].reshape(shape)

    def __setattr__(self, name: str, value: Any) -> None:
        layout: Layout = self._layout
        shape = layout.fields[name]
        if isinstance(shape, Ref):
            if layout_of(value).name != shape.layout:
                raise TypeError(f"{layout.name}.{name} is a {shape.layout}")
            self._refs[name] = value
            self._words[layout.offsets[name]] = value.address
        else:
            at = layout.offsets[name]
            self._words[at : at + size_of(shape)] = np.asarray(value, dtype=np.int64).ravel()


def layout_of(state: Block) -> Layout:
    """The layout of a block."""
    layout: Layout = state._layout
    return layout


def put(state: State, field: str, values: Any) -> None:
    """Write values to the beginning of a one-dimensional field."""
    row = getattr(state, field)
    for i, value in enumerate(values):
        row[i] = int(value)


def copy_block(target: State, source: Block) -> None:
    """Copy a block's numbers to a state of lists."""
    for name, shape in source.layout.fields.items():
        if isinstance(shape, Ref):
            continue
        value = getattr(source, name)
        setattr(target, name, value if shape == NUMBER else _lists(value.tolist()))


def _lists(values: Any) -> Any:
    """Nested lists as rows of a table."""
    if not isinstance(values[0], list):
        return Row(values)
    rows = Rows((len(values), *_shape(values[0])))
    rows.update({i: _lists(row) for i, row in enumerate(values)})
    return rows


def _shape(values: Any) -> Shape:
    return (len(values), *_shape(values[0])) if isinstance(values, list) else ()


def copy_state(target: State, source: State) -> None:
    """Copy the source's numbers to the target; references stay. Callable like any rule."""
    for name, value in vars(source).items():
        if isinstance(value, Row | Rows):
            _copy_table(getattr(target, name), value)
        elif isinstance(value, int):
            setattr(target, name, value)


def _copy_table(target: Any, source: Any) -> None:
    if isinstance(source, Row):
        target[:] = source
    else:
        for index in {*target.keys(), *source.keys()}:
            _copy_table(target[index], source[index])
