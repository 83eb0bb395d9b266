"""States: what rules read and write, declared as classes of annotated fields.

    class Road(State):
        positions: int
        difficulty: Annotated[Table, 2048]

    class Race(State):
        road: Road
        dice: Annotated[Table2, 24, 2]
        spare: Annotated["Race", OPTIONAL]

A field is a whole number, a table of numbers with its sizes, or another state. mypy reads the
fields from these lines, and the compiler's `Layout` is derived from them, too. A derived class
inherits the fields; an `abstract` one only serves as a base. `memory.py` makes states.
"""

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import (
    Annotated,
    Any,
    NoReturn,
    Protocol,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

Shape: TypeAlias = tuple[int, ...]
NUMBER: Shape = ()
"""The shape of a field that is one integer."""
WORD = 8
"""Bytes of an integer."""
OPTIONAL = "optional"
"""Marks a state that may be missing; a rule that reads it then is at fault."""


class Table(Protocol):
    """A row of numbers: `Annotated[Table, 24]`."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...


class Table2(Protocol):
    """Rows of numbers: `Annotated[Table2, 24, 2]`."""

    def __getitem__(self, index: int, /) -> Table: ...
    def __iter__(self) -> Iterator[Table]: ...


class Table3(Protocol):
    """Tables of numbers: `Annotated[Table3, 24, 2, 7]`."""

    def __getitem__(self, index: int, /) -> Table2: ...
    def __iter__(self) -> Iterator[Table2]: ...


SIZES: dict[object, int] = {Table: 1, Table2: 2, Table3: 3}
"""The number of sizes of each kind of table."""


class RejectedState(TypeError):
    """A state with an invalid declaration: which field, and why."""


@dataclass(frozen=True)
class Ref:
    """A field that is another state."""

    state: "StateType"
    optional: bool = False

    @property
    def layout(self) -> "Layout":
        return layout_of(self.state)


@dataclass(frozen=True, eq=False)
class Layout:
    """The fields of a state in memory: name -> shape, or the state referred to; references come
    first."""

    state: "StateType"
    fields: Mapping[str, Shape | Ref]

    @property
    def name(self) -> str:
        """The name of the class with its module, so that it is unique."""
        return f"{self.state.__module__}.{self.state.__qualname__}"

    @property
    def title(self) -> str:
        """The name of the class."""
        return self.state.__qualname__

    @cached_property
    def offsets(self) -> dict[str, int]:
        """The offset of each field, in integers."""
        at, found = 0, {}
        for name, shape in self.fields.items():
            found[name] = at
            at += room_for(shape)
        return found

    @cached_property
    def references(self) -> int:
        """The number of references."""
        return sum(isinstance(shape, Ref) for shape in self.fields.values())

    @cached_property
    def size(self) -> int:
        """The number of integers."""
        return sum(map(room_for, self.fields.values()))


def size_of(shape: Shape | Ref) -> int:
    """The size of a field in integers; a reference is one, an address."""
    if isinstance(shape, Ref):
        return 1
    count = 1
    for length in shape:
        count *= length
    return count


LARGE, APART = 256, 72
"""Behind each table from LARGE integers on, APART are left free: nine lines of the processor's
cache. Otherwise the beginnings of tables whose sizes are powers of two would share the same few
lines, and drive each other out."""


def room_for(shape: Shape | Ref) -> int:
    """The integers from the beginning of a field to that of the next one."""
    size = size_of(shape)
    return size + APART if size >= LARGE else size


class StateType(type):
    """The type of states: reads the fields of each at its declaration."""

    _fields: dict[str, Any]
    """The annotations of the fields, inherited ones first."""
    _layout: Layout | None

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], abstract: bool = False
    ) -> "StateType":
        body.setdefault("__slots__", ())  # so that only fields can be set
        return super().__new__(cls, name, bases, body)

    def __init__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], abstract: bool = False
    ) -> None:
        super().__init__(name, bases, body)
        try:
            cls._fields = get_type_hints(cls, localns={name: cls}, include_extras=True)
        except (NameError, AttributeError) as error:
            raise RejectedState(f"{cls.__module__}.{cls.__qualname__}: {error}") from None
        own = inspect.get_annotations(cls)
        for field in own:
            _check_own(cls, field, body)
        for base in bases:
            _check_inherited(cls, base, own)
        cls._layout = None if abstract else _laid_out(cls)


class State(metaclass=StateType, abstract=True):
    """The base of states. `plain_state` and `block` (memory.py) make states of zeros."""


def layout_of(state: State | StateType) -> Layout:
    """The layout of a state in memory."""
    of = state if isinstance(state, StateType) else type(state)
    if of._layout is None:
        raise TypeError(f"{of.__qualname__} is abstract: states are of classes derived from it")
    return of._layout


def _reject(owner: StateType, field: str, why: str) -> NoReturn:
    raise RejectedState(f"{owner.__module__}.{owner.__qualname__}.{field}: {why}")


def _check_own(owner: StateType, field: str, body: Mapping[str, object]) -> None:
    if field.startswith("_"):
        _reject(owner, field, "the name of a field does not begin with _")
    if field in body:
        _reject(owner, field, "a field is not given a value: all begin as zero")


def _check_inherited(owner: StateType, base: type, own: Mapping[str, object]) -> None:
    for field, known in getattr(base, "_fields", {}).items():
        now = owner._fields[field]
        if (field in own or now != known) and not _narrows(now, known):
            _reject(owner, field, f"{base.__qualname__} has such a field already")


def _narrows(annotation: object, known: object) -> bool:
    """May a field be declared once more like that? A table may get its size, a state be derived."""
    kind, notes = _parts(annotation)
    old_kind, old_notes = _parts(known)
    if isinstance(kind, StateType) and isinstance(old_kind, StateType):
        return issubclass(kind, old_kind) and notes == old_notes
    return kind in SIZES and kind is old_kind and not old_notes


def _parts(annotation: object) -> tuple[object, tuple[object, ...]]:
    """What a field is, and what is noted of it."""
    if get_origin(annotation) is not Annotated:
        return annotation, ()
    kind, *notes = get_args(annotation)
    return kind, tuple(notes)


def _laid_out(state: StateType) -> Layout:
    fields = {name: _shape(state, name, of) for name, of in state._fields.items()}
    in_order = sorted(fields.items(), key=lambda item: not isinstance(item[1], Ref))
    return Layout(state, dict(in_order))


def _shape(owner: StateType, field: str, annotation: object) -> Shape | Ref:
    kind, notes = _parts(annotation)
    if kind is int and not notes:
        return NUMBER
    if isinstance(kind, StateType) and notes in ((), (OPTIONAL,)):
        if kind is not owner and kind._layout is None:
            _reject(owner, field, f"{kind.__qualname__} is abstract: name one derived from it")
        return Ref(kind, OPTIONAL in notes)
    if kind not in SIZES:
        shown = annotation.__name__ if isinstance(annotation, type) else str(annotation)
        _reject(owner, field, f"a field is int, a state, or Annotated[Table, size], not {shown}")
    return _sizes(owner, field, kind, notes)


def _sizes(owner: StateType, field: str, kind: object, notes: tuple[object, ...]) -> Shape:
    sizes = tuple(note for note in notes if type(note) is int and note > 0)
    if len(sizes) != len(notes) or len(sizes) != SIZES[kind]:
        wanted = ", ".join(["size"] * SIZES[kind])
        name = getattr(kind, "__name__", "")
        given = ", ".join(map(repr, notes)) or "no size"
        _reject(owner, field, f"write Annotated[{name}, {wanted}], whole numbers; found {given}")
    return sizes
