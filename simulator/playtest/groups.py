"""Races summed up in groups by their numbers, as they were counted: what differs between two
circuits is the better known the more their races with one number are alike.

A table of groups has a row for each (`simulator/table/states.py` says what is in it), and adds up
like all that is counted. With no more races than groups, its rows are single races.
"""

from collections.abc import Iterator
from math import inf, sqrt

import numpy as np
import numpy.typing as npt

from trackwright.simulator.compiler.data.memory import Integers
from trackwright.simulator.playtest.figures import GRID, LEAD, OVERTAKES, RETIREMENTS, Figures
from trackwright.simulator.playtest.intervals import Estimate, Z
from trackwright.simulator.playtest.running import Batch, run_part
from trackwright.simulator.playtest.student import student
from trackwright.simulator.table.states import (
    GROUPS,
    LEADS,
    OUT,
    OVERTAKEN,
    POLE_WON,
    ROUNDS,
    SLOPE,
)
from trackwright.simulator.table.table import Table
from trackwright.simulator.table.tally import whole_slope

Floats = npt.NDArray[np.float64]
COLUMNS = {
    "overtakes": (OVERTAKEN, OVERTAKES),
    "lead_changes": (LEADS, LEAD),
    "rounds": (ROUNDS, ""),
    "retired": (OUT, RETIREMENTS),
    "pole_wins": (POLE_WON, GRID),
    "grid_slope": (SLOPE, GRID),
}
"""Figure -> its column, and what a game needs to have for it."""


def known_of(own: Figures) -> Iterator[str]:
    """The figures of a game that are known race by race."""
    for name, (_, needed) in COLUMNS.items():
        if not needed or needed in own.common:
            yield name


def sums_of(groups: Integers, name: str, runners: int) -> Floats:
    """The sums of a figure in each group."""
    unit = whole_slope(runners) if name == "grid_slope" else 1
    return groups[:, COLUMNS[name][0]] / max(1, unit)


def mean_of(sums: Floats, races: Integers, z: float = Z) -> Estimate:
    """The mean of a figure over all races, with Student's interval from what groups differ by."""
    total, count = int(races.sum()), int((races > 0).sum())
    if not total:
        return Estimate()
    mean = float(sums.sum()) / total
    if count < 2:
        return Estimate(mean)
    beside = sums - mean * races
    half = student(z, count - 1) * sqrt(float((beside**2).sum()) * count / (count - 1)) / total
    return Estimate(mean) if half == inf else Estimate(mean, mean - half, mean + half)


def race_rows(batch: Batch, table: Table, first: int, count: int) -> Integers:
    """Race up to as many races as there are groups, a row for each; they are counted as well."""
    if not 0 <= count <= GROUPS:
        raise ValueError(f"{count} races: at most {GROUPS} at once have a row each")
    before = _groups(table)
    run_part(batch, table, first, count)
    rows: Integers = (_groups(table) - before)[np.arange(first, first + count) % GROUPS]
    return rows


def _groups(table: Table) -> Integers:
    return np.array([list(row) for row in table.race.statistics.groups], np.int64)
