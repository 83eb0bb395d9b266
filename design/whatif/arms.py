"""Races of changed circuits, figure by figure and race by race, with the seeds of the circuit
itself: so differences are taken between races that began alike."""

import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from trackwright.model.circuit import Circuit
from trackwright.simulator.game.games import Game
from trackwright.simulator.playtest.figures import GRID, LEAD, OVERTAKES, RETIREMENTS
from trackwright.simulator.playtest.game_parts import declared_figures
from trackwright.simulator.playtest.running import Batch, run_part
from trackwright.simulator.table.states import RETIRED
from trackwright.simulator.table.table import Setup, Table

Rows = npt.NDArray[np.float64]
"""A row for each race, a column for each figure."""
Line = Callable[[Circuit], "tuple[Setup, Any]"]
"""The set-up and the way round on a circuit."""

FIGURES: Mapping[str, tuple[str, str]] = {
    "overtakes": (OVERTAKES, "overtakes in a race"),
    "lead_changes": (LEAD, "lead changes in a race"),
    "rounds": ("", "rounds of a race"),
    "retired": (RETIREMENTS, "retired runners in a race"),
    "pole_wins": (GRID, "share of races won from pole"),
    "grid_slope": (GRID, "places lost per place further back on the grid"),
}
"""Name -> what a game needs to have for it, and what it is."""


def figures_for(game: Game) -> tuple[str, ...]:
    """The figures that a game has."""
    common = declared_figures(game).common
    return tuple(name for name, (needed, _) in FIGURES.items() if not needed or needed in common)


@dataclass
class Arm:
    """A circuit that is raced."""

    batch: Batch
    names: tuple[str, ...]
    rows: Rows = field(init=False)
    table: Table | None = None

    def __post_init__(self) -> None:
        self.rows = np.zeros((0, len(self.names)))

    def race_to(self, count: int, cancel: threading.Event) -> None:
        """Race until there are so many rows, or it is cancelled."""
        if len(self.rows) >= count or cancel.is_set():
            return
        if self.table is None:
            self.table = self.batch.table()
        new = []
        for number in range(len(self.rows), count):
            if cancel.is_set():
                break
            run_part(self.batch, self.table, number, 1)
            new.append(row_of(self.table.race, self.names))
        if new:
            self.rows = np.concatenate([self.rows, np.array(new)])

    def rest(self) -> None:
        """Give back the memory of the table."""
        self.table = None


def row_of(race: Any, names: Sequence[str]) -> list[float]:
    """The figures of the race that was just run."""
    count = int(race.runners)
    places = np.array(race.finish_place)[:count]
    grid = np.array(race.grid)[:count]
    found = {
        "overtakes": float(race.overtakes),
        "lead_changes": float(race.lead_changes),
        "rounds": float(race.round),
    }
    if "retired" in names:
        found["retired"] = float((np.array(race.status)[:count] == RETIRED).sum())
    if "pole_wins" in names:
        found["pole_wins"] = float(((grid == 1) & (places == 1)).any())
        found["grid_slope"] = slope(grid, np.where(places == 0, count, places))
    return [found[name] for name in names]


def slope(grid: npt.NDArray[Any], places: npt.NDArray[Any]) -> float:
    """The regression of finishing places on grid places, over all runners that have both."""
    x = grid - grid.mean()
    power = float((x * x).sum())
    return float((x * (places - places.mean())).sum()) / power if power else 0.0


def race_all(arms: Sequence[Arm], count: int, jobs: int, cancel: threading.Event) -> None:
    """Race arms in threads, each by itself: the rows do not depend on how many threads there
    are."""
    with ThreadPoolExecutor(max(1, jobs), thread_name_prefix="what-if") as pool:
        for done in [pool.submit(arm.race_to, count, cancel) for arm in arms]:
            done.result()
