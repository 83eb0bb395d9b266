"""Races are the same in every mode: as plain Python, compiled, and compiled without bounds checks.

A game's tests call `assert_same_race` with a table of their own making, for each of its random
races; `test_every_game.py` calls `assert_same_counts` for every ruleset.
"""

from collections.abc import Callable, Sequence
from typing import Any

from trackwright.simulator.playtest.counts import counts_of
from trackwright.simulator.race.game_parts import classification_of
from trackwright.simulator.table.states import LAST_FAIR
from trackwright.simulator.table.table import Mode, Table

MODES: tuple[Mode, ...] = ("plain", "compiled", "unchecked")


def outcome(table: Table, seed: int, number: int = 0) -> dict[str, Any]:
    """Race it: why it stopped, every event, every decision, and who finished where."""
    halt = table.run(seed, number)
    return {
        "halt": halt,
        "events": table.rows(),
        "decisions": table.recorded_script(),
        "classification": classification_of(table).as_json() if halt <= LAST_FAIR else None,
    }


def assert_same_race(
    made: Callable[[Mode], Table], seed: int, number: int = 0, modes: Sequence[Mode] = MODES
) -> Table:
    """Race it in every mode, each at a table that `made` makes; the first of these tables."""
    first, *others = map(made, modes)
    expected = outcome(first, seed, number)
    for table in others:
        found = outcome(table, seed, number)
        for what in expected:
            assert found[what] == expected[what], f"{what}: {table.mode} is not {first.mode}"
    return first


def assert_same_counts(
    made: Callable[[Mode], Table], seed: int, races: int, modes: Sequence[Mode] = MODES
) -> None:
    """What is counted of many races is the same, too."""
    first, *others = map(made, modes)
    for table in (first, *others):
        table.race.rules.statistics = 1
        assert table.run_many(seed, 0, races) == races, f"{table.mode}: a race stopped short"
        counts, expected = counts_of(table), counts_of(first)
        differing = [name for name in expected.tables if (counts[name] != expected[name]).any()]
        assert not differing, f"{table.mode} and {first.mode} count differently: {differing}"
