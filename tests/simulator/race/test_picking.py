"""Which races of a playtest are worth watching."""

from dataclasses import replace

import pytest

from tests.simulator.playtests import batch
from trackwright.model.text.progress import Cancelled
from trackwright.simulator.playtest.running import Batch
from trackwright.simulator.race.picking import LEAST_LOOKED, MOST_LOOKED, looked_at, picks_of
from trackwright.simulator.table.states import RaceState


def races_of(races: Batch) -> dict[int, RaceState]:
    """The races that are looked at, each run by itself."""
    found = {}
    for number in range(races.first, races.first + looked_at(races)):
        table = races.setup.table(races.way, "compiled")
        table.run(races.seed, number)
        found[number] = table.race
    return found


def test_the_closest_and_the_longest_race_are_found() -> None:
    races = batch(races=60)
    closest, typical, longest = picks_of(races)
    seen = races_of(races)
    gaps = {number: int(race.gap) for number, race in seen.items() if race.gap >= 0}
    assert gaps[closest.number] == min(gaps.values())
    assert f"a gap of {gaps[closest.number]} at the finish" in closest.about
    others = [number for number in seen if number not in (closest.number, typical.number)]
    assert seen[longest.number].round == max(seen[number].round for number in others)
    assert len({closest.number, typical.number, longest.number}) == 3


def test_one_race_in_ten_is_looked_at_within_limits() -> None:
    races = batch()
    counts = [looked_at(replace(races, races=n)) for n in (1, 60, 500, 100_000)]
    assert counts == [1, LEAST_LOOKED, 50, MOST_LOOKED]
    assert len(picks_of(replace(races, races=1))) == 1


def test_the_same_races_are_picked_again() -> None:
    races = batch(races=30, seed=5)
    assert picks_of(races) == picks_of(races)


def test_looking_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        picks_of(batch(), lambda done, of: done < 3)
