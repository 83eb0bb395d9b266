"""Named numbers, passed to a rule as one row: `note(race, bike, Roll(first=3, second=4))`.

A record is a class whose annotated fields are whole numbers. Its row starts with the number of the
class, followed by the fields in the order of their declaration and by zeros: all records of a
family have rows of the same length. The caller names the fields, the rule reads the row; the
compiler knows the column of each field.

    class Event(Record, width=6): ...           a family
    class Roll(Event, number=5):                one of its records
        first: int
        second: int
"""

import inspect
from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, NoReturn, Self, dataclass_transform


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Record:
    """Base of families of records; records are derived from their family.

    They behave like frozen dataclasses, without the milliseconds that each of those takes when it
    is imported.
    """

    WIDTH: ClassVar[int]
    """The length of the family's rows."""
    NUMBER: ClassVar[int]
    NAMES: ClassVar[tuple[str, ...]]
    """The fields, in the order of the columns from the second on."""
    _FIELDS: ClassVar[frozenset[str]]

    def __init__(self, **numbers: int) -> None:
        if numbers.keys() != self._FIELDS:
            raise TypeError(f"{type(self).__name__} takes {', '.join(self.NAMES) or 'nothing'}")
        vars(self).update(numbers)

    def __init_subclass__(cls, number: int | None = None, width: int | None = None) -> None:
        if width is not None:
            cls.WIDTH = width
            return
        if number is None:
            raise TypeError(f"{cls.__name__} has no number")
        cls.NUMBER = number
        _make_fields(cls)

    @classmethod
    def read(cls, row: Sequence[int]) -> Self:
        """The record that has this row."""
        return cls(**dict(zip(cls.NAMES, row[1:], strict=False)))

    @cached_property
    def row(self) -> tuple[int, ...]:
        """The number of the record, its fields, zeros."""
        own = vars(self)
        numbers = [int(own[name]) for name in self.NAMES]
        return (self.NUMBER, *numbers, *[0] * (self.WIDTH - 1 - len(numbers)))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.row == other.row

    def __hash__(self) -> int:
        return hash(self.row)

    def __repr__(self) -> str:
        numbers = (f"{name}={vars(self)[name]!r}" for name in self.NAMES)
        return f"{type(self).__name__}({', '.join(numbers)})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be deleted")

    def __getitem__(self, column: int) -> int:
        if column < 0:
            raise IndexError(f"column {column} of a record")
        return self.row[column]


MAKING = ("__init__", "__new__", "__getitem__")
"""Operations that the compiler handles itself."""


def _make_fields(record: type[Record]) -> None:
    for name in vars(record):
        if name in MAKING or not (name.startswith("__") or name == "NUMBER"):
            raise TypeError(f"{record.__name__}.{name}: a record has nothing but fields")
    sorts = inspect.get_annotations(record, eval_str=True)
    for name, sort in sorts.items():
        if sort is not int:
            raise TypeError(f"{record.__name__}.{name}: fields are whole numbers")
    record.NAMES = tuple(sorts)
    record._FIELDS = frozenset(record.NAMES)
    if len(record.NAMES) >= record.WIDTH:
        raise TypeError(f"{record.__name__} has more than {record.WIDTH - 1} fields")


def is_family(found: object) -> bool:
    """Is it a family of records, which rules take as rows?"""
    return isinstance(found, type) and issubclass(found, Record) and "WIDTH" in vars(found)


def family_of(record: type[Record]) -> type[Record]:
    """The family of a record."""
    return next(one for one in record.__mro__ if is_family(one))


def is_record(found: Any) -> bool:
    """Is it a record that can be instantiated, not a family?"""
    return isinstance(found, type) and issubclass(found, Record) and hasattr(found, "NUMBER")
