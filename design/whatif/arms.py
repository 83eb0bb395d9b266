"""Races of changed circuits, figure by figure and race by race, with the seeds of the circuit
itself: so differences are taken between races that began alike."""

import pickle
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

import numpy as np

from trackwright.model.circuit import Circuit
from trackwright.simulator.game.games import Game
from trackwright.simulator.playtest.cluster import Share
from trackwright.simulator.playtest.game_parts import declared_figures
from trackwright.simulator.playtest.groups import COLUMNS, Floats, known_of, race_rows, sums_of
from trackwright.simulator.playtest.running import Batch, KeptTables
from trackwright.simulator.table.states import GROUPS
from trackwright.simulator.table.table import Setup, Way

Rows = Floats
"""A row for each race, a column for each figure."""
Line = Callable[[Circuit], "tuple[Setup, Any]"]
"""The set-up and the way round on a circuit."""

_WORDS = {
    "overtakes": "overtakes in a race",
    "lead_changes": "lead changes in a race",
    "rounds": "rounds of a race",
    "retired": "retired runners in a race",
    "pole_wins": "share of races won from pole",
    "grid_slope": "places lost per place further back on the grid",
}
FIGURES: Mapping[str, tuple[str, str]] = {
    name: (COLUMNS[name][1], words) for name, words in _WORDS.items()
}
"""Name -> what a game needs to have for it, and what it is."""


def figures_for(game: Game) -> tuple[str, ...]:
    """The figures that a game has."""
    known = set(known_of(declared_figures(game)))
    return tuple(name for name in FIGURES if name in known)


class Arm:
    """A circuit that is raced. Between its races the way round is packed: the spaces of hundreds of
    circuits would be most of what Python has to look through for garbage."""

    def __init__(self, batch: Batch, names: tuple[str, ...]) -> None:
        self.names = names
        self.rows: Rows = np.zeros((0, len(names)))
        self._setup, self._seed = batch.setup, batch.seed
        self._way: Way | None = batch.way
        self._packed = b""

    @property
    def batch(self) -> Batch:
        way = pickle.loads(self._packed) if self._way is None else self._way
        return Batch(self._setup, way, self._seed, 1)

    def _pack(self) -> None:
        """With what was derived from the way for the first races."""
        if self._way is not None:
            self._way, self._packed = None, pickle.dumps(self._way)

    def race_to(
        self, count: int, cancel: threading.Event, tables: KeptTables | None = None
    ) -> None:
        """Race until there are so many rows, or it is cancelled; on one of these tables."""
        if len(self.rows) >= count or cancel.is_set():
            return
        batch = self.batch
        runners = len(batch.setup.runners)
        with (tables or KeptTables()).lent(batch) as table:
            self._pack()
            while len(self.rows) < count and not cancel.is_set():
                first = len(self.rows)
                raced = race_rows(batch, table, first, min(GROUPS, count - first))
                new = np.stack([sums_of(raced, name, runners) for name in self.names], axis=1)
                self.rows = np.concatenate([self.rows, new])


def race_on(task: tuple[Arm, int]) -> Rows:
    """Runs on a worker: the rows of an arm, with so many more."""
    arm, count = task
    arm.race_to(count, threading.Event())
    return arm.rows


class ClusterRacers:
    """The same on a Dask cluster: `share` is its `share_out`."""

    def __init__(self, share: Share, stop: threading.Event) -> None:
        self._share, self.stop = share, stop

    def race(self, arms: Sequence[Arm], count: int, tell: Callable[[int], None]) -> None:
        tasks = [(arm, count) for arm in arms]
        found = self._share(race_on, tasks, lambda done, _: tell(done), self.stop)
        for arm, rows in zip(arms, found, strict=False):
            arm.rows = rows


class Racers:
    """Threads that race arms, on the same tables from arm to arm: the rows do not depend on how
    many there are."""

    def __init__(self, jobs: int, stop: threading.Event) -> None:
        self.jobs, self.stop, self.tables = max(1, jobs), stop, KeptTables()

    def race(self, arms: Sequence[Arm], count: int, tell: Callable[[int], None]) -> None:
        """Race each arm to so many races; `tell`: how many arms are finished."""
        with ThreadPoolExecutor(self.jobs, thread_name_prefix="what-if") as pool:
            racing = [pool.submit(arm.race_to, count, self.stop, self.tables) for arm in arms]
            try:
                for number, done in enumerate(as_completed(racing), start=1):
                    done.result()
                    tell(number)
            except BaseException:
                self.stop.set()
                raise
