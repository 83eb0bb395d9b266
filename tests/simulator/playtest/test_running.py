"""Playtests: the same outcome however they are shared out, and all races are there."""

import pickle
import threading
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.simulator.playtests import batch, counts, result
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.playtest.cluster import race_part
from trackwright.simulator.playtest.counts import no_counts
from trackwright.simulator.playtest.running import (
    FASTEST_GROWTH,
    LARGEST_PART,
    PART_SECONDS,
    Batch,
    PlaytestFailed,
    next_size,
    part_of,
    playtest,
)

LEVELS = ("basic", "standard", "expert")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("jobs", "part"), [(1, None), (2, 1), (3, 7), (8, 60), (2, 1000)])
def test_threads_and_parts_make_no_difference(level: str, jobs: int, part: int | None) -> None:
    assert playtest(batch(level), jobs=jobs, part=part).same_as(counts(level))


def test_plain_rules_count_the_same() -> None:
    few = replace(batch("expert", races=3, laps=1), mode="plain")
    assert playtest(few, jobs=2).same_as(playtest(replace(few, mode="compiled")))


def test_planners_thoughts_are_not_counted() -> None:
    thinking = batch("standard", races=4, bots=["planner"], laps=1, options={"roll_outs": 2})
    found = playtest(thinking)
    assert found["stops"].sum() <= found["turns"]
    assert found["by_bot"].sum() == 4 * 6


def test_other_seeds_are_other_races() -> None:
    assert not counts(seed=2).same_as(counts())


def test_playtests_of_parts_add_up_to_the_whole() -> None:
    parts = [part_of(batch("expert"), at, 9) for at in range(0, 60, 9)]
    assert [part.races for part in parts] == [9, 9, 9, 9, 9, 9, 6]
    whole = no_counts(batch("expert").setup)
    for part in parts:
        whole = whole + race_part(part)[0]
    assert whole.same_as(counts("expert"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_start_and_every_race_is_counted_once(level: str) -> None:
    found, bikes = counts(level), 6
    races = found.races
    assert races == 60
    for name in ("by_grid", "by_player", "by_bot", "by_runner"):
        assert found[name].sum() == races * bikes
    assert (found["by_grid"].sum(axis=1)[:bikes] == races).all()
    assert (found["by_grid"].sum(axis=0) == found["by_player"].sum(axis=0)).all()
    for name in (*result(level).histograms, "retired"):
        assert found[name].sum() == races
    retired = int((found["retired"] * np.arange(len(found["retired"]))).sum())
    assert found["causes"].sum() == retired
    assert found["by_player"][:, -1].sum() >= retired
    finishers = races * bikes - retired if level != "basic" else 0
    assert (found["dials"].sum(axis=1) == finishers).all()
    overtakes = int((found["overtakes"] * np.arange(len(found["overtakes"]))).sum())
    assert found["passes"].sum() == overtakes
    assert (found["visits"] >= 0).all()
    assert found["stops"].sum() <= found["turns"]


def test_seats_are_alike_when_the_grid_is_rolled_for() -> None:
    wins = playtest(batch(races=6000, laps=1))["by_player"][:6, 0]
    fair = wins.sum() / 6
    assert ((wins - fair) ** 2 / fair).sum() < 20.5  # chi-square, 5 degrees: one in a thousand


def test_given_grid_holds_for_every_race_of_a_batch() -> None:
    given = batch(races=40)
    given = replace(given, setup=replace(given.setup, grid=(5, 4, 3, 2, 1, 0)))
    found = playtest(given, part=9)
    assert (found["by_grid"][:6] == found["by_player"][:6][::-1]).all()


def test_turned_grid_gives_every_bike_every_place_in_turn() -> None:
    given = batch(races=6)
    setup = replace(given.setup, grid=(0, 1, 2, 3, 4, 5), turned=True)
    table = replace(given, setup=setup).table()
    places = []
    for number in range(6):
        table.run(1, number, log=False)
        places.append(first_of(table.race.grid, 6))
    assert places[0] == [1, 2, 3, 4, 5, 6]
    assert all(sorted(column) == [1, 2, 3, 4, 5, 6] for column in zip(*places, strict=True))


def test_figures_leave_out_the_qualifying_lap() -> None:
    lap = batch("standard", races=400, laps=1)
    qualified = batch("standard", races=400, laps=1, options={"qualifying": "yes"})
    turns = [int(playtest(each)["turns"]) for each in (lap, qualified)]
    assert turns[1] == pytest.approx(turns[0], rel=0.1)


# --- progress, cancelling, failing --------------------------------------------------------------


def test_progress_ends_with_all_races() -> None:
    told: list[tuple[int, int]] = []
    playtest(batch(), progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (60, 60)
    assert told == sorted(told)


def test_races_that_end_before_anybody_looks_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    start = threading.Thread.start

    def start_and_end(thread: threading.Thread) -> None:
        start(thread)
        thread.join()

    monkeypatch.setattr(threading.Thread, "start", start_and_end)
    told: list[tuple[int, int]] = []
    playtest(batch(), progress=lambda done, total: told.append((done, total)))
    assert told == [(60, 60)]


def test_cancelled_playtest_is_a_playtest_of_the_races_until_then() -> None:
    cancel = threading.Event()
    many = batch(races=10_000_000)

    def stop(done: int, _: int) -> None:
        if done:
            cancel.set()

    found = playtest(many, jobs=2, part=5, progress=stop, cancel=cancel)
    assert 0 < found.races < many.races
    assert found.races % 5 == 0
    assert playtest(replace(many, races=found.races)).same_as(found)


def test_fault_in_progress_stops_the_threads() -> None:
    def fail(done: int, total: int) -> None:
        raise RuntimeError("told too much")

    before = threading.active_count()
    with pytest.raises(RuntimeError, match="told too much"):
        playtest(batch(races=10_000_000), progress=fail)
    assert threading.active_count() == before


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"races": 0}, "races: expected 1 to 100000000, found 0"),
        ({"races": 10**9}, "races: expected 1 to 100000000"),
        ({"bots": ["careful", "human"]}, "bots: Yellow 1, Blue 2, Red 2 would be played by"),
    ],
)
def test_what_cannot_be_ridden_is_refused_by_name(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(PlaytestFailed, match=told):
        playtest(batch(**wrong))


@pytest.mark.parametrize("jobs", [0, -1, 1000])
def test_odd_numbers_of_threads_are_refused(jobs: int) -> None:
    with pytest.raises(PlaytestFailed, match="jobs: expected 1 to 256"):
        playtest(batch(), jobs=jobs)


def test_race_that_stops_short_is_told_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    from trackwright.games.motograndprix.race.table import Table

    monkeypatch.setattr(Table, "run_many", lambda self, seed, first, count: 0)
    with pytest.raises(PlaytestFailed, match="race 0 of seed 1 stopped"):
        playtest(batch(), jobs=1)


def test_parts_grow_until_they_take_long_enough() -> None:
    assert next_size(1, 1.0) == 1
    assert next_size(1, 1e-9) == FASTEST_GROWTH
    assert next_size(100, PART_SECONDS) == 100
    assert next_size(LARGEST_PART, 1e-9) == LARGEST_PART


# --- elsewhere ----------------------------------------------------------------------------------


def test_batch_travels() -> None:
    sent: Batch = pickle.loads(pickle.dumps(batch()))
    assert race_part(sent)[0].same_as(counts())


@pytest.mark.slow
def test_memory_does_not_grow_with_the_races() -> None:
    resource = pytest.importorskip("resource")
    playtest(batch(races=2000, laps=1))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert playtest(batch(races=150_000, laps=1)).races == 150_000
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 16 * 1024  # kilobytes


def test_dials_of_a_race_that_is_broken_off_are_not_those_of_a_finish() -> None:
    """Nobody came home, so nothing was left there."""
    cut = batch("standard", races=5, options={"rounds_per_lap": 1})
    assert playtest(cut)["dials"].sum() == 0
    assert counts("standard", races=5)["dials"].sum() == 3 * 5 * 6
