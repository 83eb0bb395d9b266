"""Races summed up in groups: single races where there are few, and differences race by race."""

import json
from dataclasses import replace

import numpy as np
import pytest

from tests.simulator.playtests import batch, circuit, counts, result
from trackwright.simulator.playtest.comparing import compare, is_alike, is_paired
from trackwright.simulator.playtest.groups import mean_of, race_rows, sums_of
from trackwright.simulator.playtest.intervals import Estimate, difference, mean
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import document_of, result_of
from trackwright.simulator.playtest.running import playtest
from trackwright.simulator.playtest.statistics import figures_of, grouped
from trackwright.simulator.table.states import GROUPS, OVERTAKEN, RACES, ROUNDS
from trackwright.simulator.table.table import Mode


@pytest.mark.parametrize("mode", ["compiled", "plain"])
def test_a_row_is_a_race(mode: Mode) -> None:
    """Whatever numbers they have, and what came before on the table."""
    raced = replace(batch(races=6), mode=mode)
    table = raced.table()
    race_rows(raced, table, 125, 3)
    rows = race_rows(raced, table, 125, 6)
    assert (rows[:, RACES] == 1).all()
    for number, row in enumerate(rows, 125):
        table.run(raced.seed, number, log=False)
        assert (row[ROUNDS], row[OVERTAKEN]) == (table.race.round, table.race.overtakes)
    with pytest.raises(ValueError, match="at most 128"):
        race_rows(raced, table, 0, GROUPS + 1)


@pytest.mark.slow
def test_groups_add_up_to_what_is_counted() -> None:
    found = counts("expert", races=300)
    groups = found["groups"]
    assert groups[:, RACES].tolist() == [3] * 44 + [2] * 84
    for name in ("rounds", "overtakes", "lead_changes"):
        histogram = found[name]
        in_all = (histogram * np.arange(len(histogram))).sum()
        assert sums_of(groups, name, 6).sum() == in_all
    assert sums_of(groups, "pole_wins", 6).sum() == found["by_grid"][0][0]
    placed = found["by_grid"][:6]
    places = placed[:, :6] @ np.arange(1, 7) + 6 * placed[:, -1]
    slope = float(np.polyfit(np.arange(1, 7), places / 300, 1)[0])
    figure = figures_of(result("expert", races=300))["grid_slope"]
    assert figure.value == pytest.approx(slope)
    assert figure.estimate.known


def test_the_interval_of_single_races_is_students() -> None:
    histogram = np.array([0, 3, 5, 2])
    each = np.repeat(np.arange(4), histogram).astype(float)
    found, known = mean_of(each, np.ones(10, np.int64)), mean(histogram)
    assert found.parts == pytest.approx(known.parts)
    assert mean_of(each[:1], np.ones(1, np.int64)).parts == (1.0, None, None)
    assert mean_of(each[:0], np.ones(0, np.int64)).parts == (None, None, None)


@pytest.mark.slow
def test_the_same_races_are_compared_one_by_one() -> None:
    """Careful and greedy bots on the same grid with the same dice: closer than two samples."""
    one = result("basic", races=400)
    raced = batch("basic", 400, bots=("careful",) * 5 + ("greedy",))
    other = result_of(circuit(), raced, playtest(raced))
    assert is_paired(one, other)
    rows = {row.name: row for row in compare(one, other).rows}
    for name in ("rounds", "overtakes", "grid_slope", "overtakes_per_bike_and_lap"):
        row = rows[name]
        apart = grouped(one)[name] - grouped(other)[name]
        assert row.change.value == pytest.approx((row.now.value or 0) - (row.before.value or 0))
        assert row.change == mean_of(apart, counts("basic", 400)["groups"][:, RACES])
    assert rows["gap"].change == difference(rows["gap"].now, rows["gap"].before)
    assert width(rows["rounds"].change) < width(
        difference(rows["rounds"].now, rows["rounds"].before)
    )
    assert not is_paired(one, result("basic", races=400, seed=2))
    assert not is_paired(one, result("basic", races=300))


@pytest.mark.slow
def test_a_comparison_of_unlike_dice_says_so() -> None:
    """And takes the differences as of races that have nothing in common."""
    usual, own = result("basic", races=60), batch("basic", 60)
    own = replace(own, setup=own.setup.with_paired_dice())
    paired = result_of(circuit(), own, playtest(own))
    kept = parse_result(json.dumps(document_of(paired)).encode(), "kept.json")
    assert kept.head.paired
    assert is_paired(paired, kept)
    assert not is_paired(usual, kept)
    assert not is_alike(usual.head, kept.head)
    notes = [str(note) for note in compare(usual, kept).notes]
    assert "different dice: thrown in the order of play now, paired before" in notes
    assert not [note for note in compare(paired, kept).notes if "dice" in note]


def width(estimate: Estimate) -> float:
    return (estimate.high or 0) - (estimate.low or 0)
