"""What races count: tables of integers that add up, whoever counted them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from trackwright.simulator.compiler.data.memory import Integers
from trackwright.simulator.playtest.game_parts import statistics_of
from trackwright.simulator.table.table import Setup, Table


@dataclass(frozen=True)
class Counts:
    """The fields of a game's statistics as arrays. To merge them, add them."""

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


def no_counts(setup: Setup) -> Counts:
    """The counts before the first race."""
    shapes: dict[str, Any] = dict(statistics_of(setup.game).fields)
    return Counts({name: np.zeros(shape, np.int64) for name, shape in shapes.items()})


def counts_of(table: Table) -> Counts:
    """A copy of what a table counted."""
    statistics = table.race.statistics
    names = statistics_of(table.game).fields
    return Counts({name: _array(getattr(statistics, name)) for name in names})


def _array(table: Any) -> Integers:
    """A number, a row, or a table, from numpy or from plain rules."""
    return np.array(list(table) if isinstance(table, dict) else table, np.int64)
