"""The benchmark of the reference race: it measures what it says, and bounds are wide."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

from bench import plain_race, reference_race
from trackwright.games.motograndprix.state.layouts import SLOT_BITS, SLOT_MASK, Statistics
from trackwright.simulator.table.streams import seed_stream, throw_die

BY_RACE = ("rounds", "lead_changes", "overtakes", "blocked", "gap")
BY_PLACE = ("visits", "stops", "passes")


@pytest.fixture(scope="module")
def figures() -> Statistics:
    """Of races ridden by the rules."""
    made = reference_race.table()
    assert made.run_many(reference_race.SEED, 0, 4000) == 4000
    return made.race.statistics


def boxes(histogram: Iterable[int]) -> dict[int, int]:
    return {i: int(count) for i, count in enumerate(histogram) if count}


def mean_and_error(counts: dict[int, int]) -> tuple[float, float]:
    """The mean of a histogram, and its standard error."""
    values = np.repeat(list(counts), list(counts.values()))
    return float(values.mean()), float(values.std() / np.sqrt(len(values)))


@pytest.mark.slow
def test_with_the_same_dice_the_plain_race_is_the_same() -> None:
    races, seed = 60, 7
    made = reference_race.table()
    made.run_many(seed, 0, races)
    plain = plain_race.Figures()
    track = plain_race.Track(reference_race.positions())
    for number in range(races):
        stream = [0] * 4
        seed_stream(stream, seed, number)
        plain_race.Race(track, 6, 6, lambda s=stream: throw_die(s), plain).run()  # type: ignore[misc]
    ours = made.race.statistics
    assert plain.races == ours.races
    assert plain.turns == ours.turns
    for name in BY_RACE:
        assert getattr(plain, name) == boxes(getattr(ours, name)), name
    for name in BY_PLACE:
        by_place = {
            (i >> SLOT_BITS, i & SLOT_MASK): n for i, n in boxes(getattr(ours, name)).items()
        }
        assert +Counter(getattr(plain, name)) == by_place, name
    for (grid, came), count in plain.by_grid.items():
        assert ours.by_grid[grid - 1][came - 1] == count


@pytest.mark.slow
def test_with_dice_of_its_own_the_plain_race_has_the_same_means(figures: Statistics) -> None:
    plain = plain_race.race_many(reference_race.positions(), 6, 6, 300, seed=11)
    for name in BY_RACE:
        ours, our_error = mean_and_error(boxes(getattr(figures, name)))
        theirs, their_error = mean_and_error(getattr(plain, name))
        assert abs(ours - theirs) < 4 * (our_error + their_error), name


@pytest.mark.slow
def test_first_results_are_measured_with_an_empty_and_a_kept_cache(tmp_path: Path) -> None:
    cold = reference_race.seconds_in_a_new_process(tmp_path)
    assert list(tmp_path.glob("*.o"))
    warm = reference_race.seconds_in_a_new_process(tmp_path)
    assert warm < cold < 60


@pytest.mark.slow
def test_a_run_reports_every_figure_and_ratio() -> None:
    outcome = reference_race.measured(rounds=1)
    json.dumps(outcome)
    assert outcome["version"] == 1
    bounds = {
        "over_plain": (30, 10_000),
        "statistics_cost": (0.5, 4),
        "events_cost": (0.5, 3),
        "expert_over_basic": (1, 30),
        "threads_2_over_1": (0.1, 10),  # by the wall clock
    }
    for name, (low, high) in bounds.items():
        ratio = outcome[name]
        assert isinstance(ratio, float)
        assert low < ratio < high, name
    for name in ("races_per_cpu_s", "without_statistics", "with_events", "plain_races_per_cpu_s",
                 "careful_basic", "careful_standard", "careful_expert"):  # fmt: skip
        speed = outcome[name]
        assert isinstance(speed, float)
        assert speed > 0
