"""Small playtests, and results made up, that several tests share."""

from functools import cache
from typing import Any

import numpy as np

from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.simulator.playtest.counts import Counts
from trackwright.simulator.playtest.results import Head, Result, result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Seat, Spot

TRACK = "gp-ring"


@cache
def circuit() -> Circuit:
    return load_circuit(TRACK)


def batch(level: str = "basic", races: int = 60, seed: int = 1, **lines: Any) -> Batch:
    """Short races on the GP Ring."""
    setup, way = lineup(circuit(), f"motograndprix-{level}", **{"laps": 2, **lines})
    return Batch(setup, way, seed, races)


@cache
def counts(level: str = "basic", races: int = 60, seed: int = 1) -> Counts:
    return playtest(batch(level, races, seed))


@cache
def result(level: str = "basic", races: int = 60, seed: int = 1) -> Result:
    return result_of(circuit(), batch(level, races, seed), counts(level, races, seed))


def made_up(races: int = 1000, bikes: int = 6, **tables: Any) -> Result:
    """A result in which all is even and nothing happens, but for what is given."""
    seats = tuple(Seat(f"Bike {i + 1}", player="careful") for i in range(bikes))
    seats = tables.pop("seats", seats)
    spots = tuple(Spot(f"{p // 4 + 1}.L{p % 4 + 1}", p, "L", 0) for p in range(20))
    head = Head("Made up", "g1-0", 20, 4, "motograndprix-standard", 1, {}, seats, (), False, 1, {})
    bots, empty = len(head.bots), Result(head, spots, {})
    even = np.array(wins(*[(races + i) // bikes for i in range(bikes)]))
    found: dict[str, Any] = {
        "races": races,
        "capped": 0,
        "turns": races * 60,
        "no_gap": 0,
        "by_grid": even,
        "by_player": even,
        "by_bot": np.array([even.sum(axis=0)] * bots) // bots,
        **{name: [0] * 10 + [races] for name in empty.histograms},
        "retired": [races] + [0] * bikes,
        "courses": [1] * races,
        "dials": [[0, 0, 0, races * bikes // 2, races * bikes // 2]] * 3,
        "causes": [0] * len(empty.figures.causes),
        **{name: [races] * len(spots) for name in empty.heat},
        **tables,
    }
    return Result(head, spots, {name: np.array(table) for name, table in found.items()})


def wins(*by_grid: int) -> Any:
    """Starts of six bikes with so many wins; the other places do not matter."""
    races = sum(by_grid)
    return [[won, races - won, *[0] * (len(by_grid) - 1)] for won in by_grid]
