"""Races for tests of all that is told about them: set up in a line, ridden once."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from trackwright.games.motograndprix.race.table import Table
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Mode
from trackwright.simulator.table.table import Table as AnyTable

RULESETS = ("motograndprix-basic", "motograndprix-standard", "motograndprix-expert")


@cache
def circuit(id: str) -> Circuit:
    return load_circuit(id)


def table_for(
    id: str, rules: str, bots: str = "careful", mode: Mode = "plain", **options: Any
) -> Table:
    """A table at which nothing is ridden yet; `laps` and `seats` are not options."""
    more = {key: options.pop(key) for key in ("laps", "seats", "team_size") if key in options}
    setup, way = lineup(
        circuit(id), f"motograndprix-{rules}", bots=bots.split(","), options=options, **more
    )
    table = setup.table(way, mode)
    assert isinstance(table, Table)
    return table


def ridden(id: str, rules: str, bots: str = "careful", seed: int = 1, **more: Any) -> Table:
    table = table_for(id, rules, bots, **more)
    table.run(seed)
    return table


@contextmanager
def counted_rides(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Mode]]:
    """Of every race that is ridden meanwhile the mode."""
    rides: list[Mode] = []
    ride = AnyTable.run

    def counted(table: AnyTable, seed: int, number: int = 0, log: bool = True) -> int:
        rides.append(table.mode)
        return ride(table, seed, number, log)

    with monkeypatch.context() as patched:
        patched.setattr(AnyTable, "run", counted)
        yield rides
