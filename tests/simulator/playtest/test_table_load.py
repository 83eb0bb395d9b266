"""One table for one circuit after the other: the races are those of new tables."""

from functools import cache

import pytest

from bench.timing import cpu_seconds
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.simulator.compiler.data.memory import block, clear, plain_state
from trackwright.simulator.game.games import BadLineup
from trackwright.simulator.game.rulesets import all_rulesets, find_ruleset
from trackwright.simulator.playtest.counts import counts_of
from trackwright.simulator.playtest.running import Batch, run_part
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import Given
from trackwright.simulator.table.table import CannotRace, Mode, Table

TIMES = 3.5
"""How many times as fast as a new table a table at hand is, at least."""


@cache
def batches(rules: str, mode: Mode = "compiled") -> list[Batch]:
    """Every shipped circuit that can be raced by these rules."""
    found = []
    for name in shipped_tracks():
        try:
            found.append(Batch(*lineup(load_circuit(name), rules), 5, 20, mode=mode))
        except (BadLineup, CannotRace):
            continue
    return [one for one in found if _starts(one)]


def _starts(batch: Batch) -> bool:
    try:
        batch.table()
    except CannotRace:
        return False
    return True


LAST = sorted({find_ruleset(id).game: id for id in all_rulesets()}.values())
"""The last ruleset of each game: it has the most rules."""


@pytest.mark.slow
@pytest.mark.parametrize("rules", LAST)
def test_counts_are_those_of_a_new_table(rules: str) -> None:
    """On all shipped circuits, there and back, so that each follows two different ones."""
    kept: dict[int, Table] = {}
    there = batches(rules)
    assert there
    for batch in (*there, *reversed(there)):
        laps = batch.setup.laps
        table = kept[laps] = batch.table_from(kept.get(laps))
        run_part(batch, table, 0, batch.races)
        new = batch.table()
        run_part(batch, new, 0, batch.races)
        assert counts_of(table).same_as(counts_of(new))


def test_plain_tables_are_laid_anew_as_well() -> None:
    one, other = (
        Batch(*lineup(load_circuit(name), "motograndprix-expert", laps=1), 3, 1, mode="plain")
        for name in ("april-raceway", "gp-ring")
    )
    table = one.table()
    run_part(one, table, 0, 1)
    assert other.table_from(table) is table
    run_part(other, table, 0, 1)
    new = other.table()
    run_part(other, new, 0, 1)
    assert counts_of(table).same_as(counts_of(new))


def test_another_set_up_gets_a_new_table() -> None:
    one, other = (
        Batch(*lineup(load_circuit("gp-ring"), "motograndprix-basic", laps=laps), 1, 1)
        for laps in (1, 2)
    )
    table = one.table()
    assert one.table_from(table) is table
    assert other.table_from(table) is not table
    assert other.table_from(None).setup == other.setup


@pytest.mark.slow
def test_a_table_at_hand_is_several_times_as_fast() -> None:
    """Ratios of one run, the best of some; a way knows its tables from its first race on."""
    there = batches("motograndprix-expert")
    table, ratios = there[0].table(), []

    def lay_all() -> None:
        for batch in (*there, *there):
            table.load(batch.way)

    for _ in range(5):
        new = cpu_seconds(lambda: [batch.table() for batch in (*there, *there)])
        ratios.append(new / cpu_seconds(lay_all))
    assert max(ratios) >= TIMES


@pytest.mark.parametrize("make", [block, plain_state])
def test_a_cleared_state_is_a_new_one(make) -> None:  # type: ignore[no-untyped-def]
    given = make(Given)
    given.length, given.who[3] = 7, 5
    clear(given)
    assert (given.length, given.who[3]) == (0, 0)
