"""An account is gone when nobody needs it any more, whatever Python keeps of its methods."""

import gc
import weakref

import pytest

from trackwright.model.files.library import load_circuit
from trackwright.simulator.story.game_parts import happenings_of
from trackwright.simulator.table.lineup import lineup


@pytest.mark.slow
@pytest.mark.parametrize(
    ("track", "rules"),
    [("gp-ring", "motograndprix-basic"), ("plattfuss-drom", "ausgebremst-family")],
)
def test_a_table_is_gone_after_its_account_was_given(track: str, rules: str) -> None:
    setup, way = lineup(load_circuit(track), rules, bots=["greedy"])
    table = setup.table(way)
    table.run(1, 0)
    assert happenings_of(table)
    known = weakref.ref(table)
    del table
    gc.collect()
    assert known() is None
