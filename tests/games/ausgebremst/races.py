"""Races for tests: on shipped circuits, set up in a line."""

from functools import cache
from typing import Any, cast

from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.results.championship import series
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Mode

RULESETS = ("ausgebremst-family", "ausgebremst-pro")
CIRCUITS = (*series(), "gp-ring")


@cache
def circuit(id: str) -> Circuit:
    return load_circuit(id)


def table_for(
    id: str, rules: str, bots: str = "careful", mode: Mode = "plain", **options: Any
) -> Table:
    """A table at which nothing is raced yet; `laps` and `cars` are not options."""
    laps, cars = options.pop("laps", None), options.pop("cars", None)
    setup, way = lineup(
        circuit(id),
        f"ausgebremst-{rules}",
        bots=bots.split(","),
        seats=cars,
        laps=laps,
        options=options,
    )
    return cast(Table, setup.table(way, mode))


def run(id: str, rules: str, bots: str = "careful", seed: int = 1, **more: Any) -> Table:
    table = table_for(id, rules, bots, **more)
    table.run(seed)
    return table
