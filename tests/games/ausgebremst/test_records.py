"""Records of races of cards are small, and ride their races again."""

import pytest

from tests.games.ausgebremst.races import CIRCUITS, circuit, table_for
from trackwright.simulator.race.records import parse_record, record_of, record_text, replay


@pytest.mark.parametrize("rules", ["family", "pro"])
@pytest.mark.parametrize("id", CIRCUITS)
def test_a_record_is_small_and_rides_the_race_again(id: str, rules: str) -> None:
    table = table_for(id, rules, cars=6)
    table.run(2)
    text = record_text(record_of(table, circuit(id), id, 2)).encode()
    assert len(text) < 1500
    assert replay(parse_record(text, "race.json"), circuit(id)).rows() == table.rows()
