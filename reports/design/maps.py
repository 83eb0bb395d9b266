"""A map of circuits by two figures: as text, and as JSON."""

from collections.abc import Iterator
from typing import Any

from trackwright.design.search.maps import FACTS, RACES, CircuitMap
from trackwright.model.text.tables import table
from trackwright.simulator.playtest.intervals import Estimate


def map_text(shown: CircuitMap, of: int) -> Iterator[str]:
    """A table of cells, large figures to the right and at the top."""
    across, up, cells = shown.across, shown.up, shown.cells
    yield ""
    yield f"map: {across.name} to the right, {up.name} upwards"
    if not cells:
        yield "  no circuit has both figures"
        return
    columns, rows = columns_and_rows(shown)
    heads = [up.name, *map(across.label, columns)]
    lines = [[up.label(y), *(_cell(cells.get((x, y), [])) for x in columns)] for y in rows]
    yield table(lines, heads)
    yield "The best design of each cell; +1: one more is in it."
    if shown.rules is not None:
        yield f"Raced by {shown.rules}, {RACES} races each; those of --play as often as it took."
    if missing := of - len(shown.spots):
        yield f"Designs without these figures, or not raced: {missing}."


def columns_and_rows(shown: CircuitMap) -> tuple[range, range]:
    """The cells from left to right, and from the top down; empty ones between others, too."""
    if not shown.cells:
        return range(0), range(0)
    columns, rows = zip(*shown.cells, strict=True)
    return range(min(columns), max(columns) + 1), range(max(rows), min(rows) - 1, -1)


def _cell(circuits: list[int]) -> str:
    if not circuits:
        return ""
    others = len(circuits) - 1
    return f"{circuits[0]} +{others}" if others else f"{circuits[0]}"


def map_json(shown: CircuitMap) -> dict[str, Any]:
    across, up = shown.across, shown.up
    return {
        "figures": [across.name, up.name],
        "rules": shown.rules,
        "cells": [
            {
                across.name: list(across.ends(x)),
                up.name: list(up.ends(y)),
                "best": circuits[0],
                "designs": circuits,
            }
            for (x, y), circuits in shown.cells.items()
        ],
        "designs": [
            {"design": number, **{one.name: _value(one.name, one.estimate) for one in spot}}
            for number, spot in shown.spots.items()
        ],
    }


def _value(name: str, estimate: Estimate) -> Any:
    if name in FACTS:
        return estimate.value
    return estimate_json(estimate)


def estimate_json(estimate: Estimate) -> dict[str, float | None]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}
