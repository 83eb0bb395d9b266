"""Tables are used again for circuits with the same set-up."""

from dataclasses import replace

import pytest

from tests.simulator.playtests import batch, counts
from trackwright.model.files.library import load_circuit
from trackwright.simulator.playtest.counts import counts_of
from trackwright.simulator.playtest.running import Batch, KeptTables, run_part
from trackwright.simulator.table.lineup import lineup


def other_circuit(races: int = 60) -> Batch:
    setup, way = lineup(load_circuit("april-raceway"), "motograndprix-basic", laps=2)
    return Batch(setup, way, 1, races)


def test_the_next_circuit_is_raced_on_the_same_table_and_nothing_is_left_of_the_first() -> None:
    tables = KeptTables()
    with tables.lent(other_circuit()) as first:
        run_part(other_circuit(), first, 0, 60)
    with tables.lent(batch()) as second:
        run_part(batch(), second, 0, 60)
    assert second is first
    assert counts_of(second).same_as(counts())


def test_who_races_at_the_same_time_has_another_table() -> None:
    tables = KeptTables()
    with tables.lent(batch()) as one, tables.lent(batch()) as other:
        assert one is not other


def test_another_set_up_has_another_table() -> None:
    tables = KeptTables()
    with tables.lent(batch()) as one:
        pass
    with tables.lent(replace(batch(), mode="plain")) as other:
        assert other is not one


def test_a_table_on_which_races_failed_is_not_used_again() -> None:
    tables = KeptTables()
    with pytest.raises(ZeroDivisionError), tables.lent(batch()) as one:
        raise ZeroDivisionError
    with tables.lent(batch()) as other:
        assert other is not one
