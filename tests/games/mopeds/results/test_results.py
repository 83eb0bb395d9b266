"""What playtests say: who is on the podium."""

import pytest

from tests.games.mopeds.random_tracks import ring
from tests.games.mopeds.tables import table_on
from trackwright.games.mopeds.facts import COLOURS
from trackwright.games.mopeds.referee.track import way_of_case
from trackwright.model.files.library import load_circuit
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.statistics import figures_of
from trackwright.simulator.table.lineup import lineup


def test_three_of_six_are_on_the_podium() -> None:
    """MOP-30, MOP-32: by start place and by moped."""
    circuit = load_circuit("old-town")
    bots = ("careful", "greedy")
    batch = Batch(*lineup(circuit, "moped-betting", bots=bots, seats=4), 1, 400)
    figures = figures_of(result_of(circuit, batch, playtest(batch, jobs=1)))
    starts = [figures[f"podium_from_{n}"].value for n in range(1, 7)]
    mopeds = [figures[f"podium_of_{name.lower()}"].value for name in COLOURS]
    for shares in (starts, mopeds):
        assert sum(share or 0 for share in shares) == pytest.approx(3)
        assert all(share is not None and 0.3 < share < 0.7 for share in shares)


@pytest.mark.parametrize("seed", range(5))
def test_a_race_is_counted_as_it_ended(seed: int) -> None:
    table = table_on(way_of_case(ring(11)), ("careful", "random", "greedy"))
    table.race.rules.statistics = 1
    table.run_many(seed, 0, 1)
    race, statistics = table.race, table.race.statistics
    for moped in range(6):
        there = int(race.finish_place[moped] <= 3)
        assert statistics.podium_of[moped][there] == 6
        assert statistics.podium_from[race.grid[moped] - 1][there] == 6
