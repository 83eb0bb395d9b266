"""What was counted over races: tables of integers that add up, whoever counted them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from simulator.memory import Integers, State
from simulator.motograndprix.state import STATISTICS


@dataclass(frozen=True)
class Counts:
    """The fields of STATISTICS as arrays. Adding them up is all that merging takes."""

    tables: Mapping[str, Integers]

    def __getitem__(self, name: str) -> Integers:
        return self.tables[name]

    def __add__(self, other: "Counts") -> "Counts":
        return Counts({name: table + other[name] for name, table in self.tables.items()})

    @property
    def races(self) -> int:
        return int(self["races"])

    def same_as(self, other: "Counts") -> bool:
        return all(np.array_equal(table, other[name]) for name, table in self.tables.items())


def no_counts() -> Counts:
    """Before the first race."""
    shapes: dict[str, Any] = dict(STATISTICS.fields)
    return Counts({name: np.zeros(shape, np.int64) for name, shape in shapes.items()})


def counts_of(statistics: State) -> Counts:
    """What a table counted; a copy."""
    return Counts({name: _array(getattr(statistics, name)) for name in STATISTICS.fields})


def _array(table: Any) -> Integers:
    """A number, a row, or a table: numpy's, or those of plain rules."""
    return np.array(list(table) if isinstance(table, dict) else table, np.int64)
