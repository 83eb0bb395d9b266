"""Paired dice: each runner has its own in each round, as likely as any, whoever acts before."""

import math
from dataclasses import replace

import pytest

from bench.lineups import circuit_for
from tests.simulator.playtests import batch, circuit
from trackwright.simulator.compiler.data.memory import Integers
from trackwright.simulator.game.games import BadLineup
from trackwright.simulator.game.rulesets import all_rulesets
from trackwright.simulator.playtest.counts import counts_of
from trackwright.simulator.playtest.results import document_of, result_of
from trackwright.simulator.playtest.running import Batch, playtest, run_part
from trackwright.simulator.race.records import parse_record, record_of, record_text, replay
from trackwright.simulator.table.dice import throw_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Mode, Table

PAIRED = ("motograndprix-basic", "motograndprix-standard", "motograndprix-expert", "dice-derby")
UNLIKELY = 4.5
"""Standard errors."""


def paired(rules: str, mode: Mode = "plain", bots: str = "careful", **more: object) -> Table:
    setup, way = lineup(circuit_for(rules), rules, bots=[bots], options=more)
    return setup.with_paired_dice().table(way, mode)


def throws(table: Table, round: int, runner: int, count: int) -> list[int]:
    table.race.round = round
    return [throw_of(table.race, runner, 6) for _ in range(count)]


def test_what_others_throw_changes_nothing() -> None:
    table = paired("motograndprix-basic")
    table.run(3)
    table.run(3, 5)
    alone = [throws(table, round, 2, 4) for round in (101, 102)]
    again = paired("motograndprix-basic")
    again.run(3, 5)
    throws(again, 101, 1, 17)
    assert throws(again, 101, 2, 4) == alone[0]
    throws(again, 102, 4, 1)
    assert throws(again, 102, 2, 4) == alone[1]


def test_every_face_is_as_likely_as_any() -> None:
    """Over races, rounds, runners and throws, and of one throw after another."""
    table = paired("motograndprix-basic")
    counts, pairs, rows = [0] * 6, [0] * 36, 4000
    for number in range(rows):
        table.race.round = -1
        table.race.thrown_in[0] = 0
        for i in range(2):
            table.race.luck[i] = (number * (7, 11)[i] + 1) & 0xFFFFFFFF
        one, two = throws(table, number % 90, number % 6, 2)
        counts[one - 1] += 1
        counts[two - 1] += 1
        pairs[6 * (one - 1) + two - 1] += 1
    for found, chance, of in ((counts, 1 / 6, 2 * rows), (pairs, 1 / 36, rows)):
        error = math.sqrt(of * chance * (1 - chance))
        assert all(abs(count - of * chance) < UNLIKELY * error for count in found)


@pytest.mark.slow
@pytest.mark.parametrize("rules", PAIRED)
@pytest.mark.parametrize("bots", ["careful", "planner"])
def test_compiled_plain_and_unchecked_throw_the_same(rules: str, bots: str) -> None:
    more = {"roll_outs": 2} if bots == "planner" else {}
    tables = [paired(rules, mode, bots, **more) for mode in ("plain", "compiled", "unchecked")]
    for number in range(1 if bots == "planner" else 3):
        for table in tables:
            table.run(9, number)
        rows = [table.rows() for table in tables]
        assert rows[0] == rows[1] == rows[2]
        scripts = [table.recorded_script() for table in tables]
        assert scripts[0] == scripts[1] == scripts[2]


@pytest.mark.slow
def test_only_the_dice_of_the_qualifying_lap_come_once() -> None:
    """Its rounds are counted by themselves: they are not to be thrown again in the race."""
    table = paired("motograndprix-standard", qualifying="yes")
    table.run(1)
    rolls: dict[tuple[int, int], list[object]] = {}
    for round, who, event in table.events():
        if type(event).__name__ == "Roll":
            rolls.setdefault((round, who), []).append(event)
    twice = [pair for pair in rolls.values() if len(pair) == 2]
    assert len(twice) > 10
    assert sum(one == two for one, two in twice) < len(twice) / 3


@pytest.mark.slow
def test_the_same_figures_on_average() -> None:
    """Other races, but as likely: the mean of many is the same."""
    usual = batch("standard", 3000)
    own = replace(usual, setup=usual.setup.with_paired_dice())
    found = [playtest(one, jobs=1) for one in (usual, own)]
    assert not found[0].same_as(found[1])
    for name in ("rounds", "overtakes", "lead_changes"):
        means = [[*_mean_and_error(counts[name])] for counts in found]
        apart = abs(means[0][0] - means[1][0])
        assert apart < UNLIKELY * math.hypot(means[0][1], means[1][1])


def _mean_and_error(histogram: Integers) -> tuple[float, float]:
    values = range(len(histogram))
    count = histogram.sum()
    mean = float((histogram * values).sum() / count)
    spread = float((histogram * [(value - mean) ** 2 for value in values]).sum() / count)
    return mean, math.sqrt(spread / count)


@pytest.mark.parametrize("rules", sorted({*all_rulesets()} - {*PAIRED}))
def test_games_without_such_dice_say_so(rules: str) -> None:
    setup, _ = lineup(circuit_for(rules), rules)
    if setup.game.id == "motograndprix":
        assert setup.with_paired_dice().paired
        return
    with pytest.raises(BadLineup, match="nothing to pair; MotoGrandPrix and Racing Rules have"):
        setup.with_paired_dice()


def test_results_and_records_tell_the_dice(tmp_path: object) -> None:
    usual = batch(races=4)
    own = replace(usual, setup=usual.setup.with_paired_dice())
    documents = [document_of(result_of(circuit(), one, playtest(one))) for one in (usual, own)]
    assert "paired" not in documents[0]
    assert documents[1]["paired"] is True
    table = own.table()
    table.run(1, 2)
    record = record_of(table, circuit(), "gp-ring", 1, 2)
    again = replay(parse_record(record_text(record).encode(), "race"), circuit())
    assert again.rows() == table.rows()
    assert "paired" not in record_text(record_of(usual.table(), circuit(), "gp-ring", 1))


def test_a_batch_and_its_races_are_the_same() -> None:
    raced = Batch(*lineup(circuit(), "motograndprix-basic", laps=1), 4, 6)
    own = replace(raced, setup=raced.setup.with_paired_dice())
    together, apart = own.table(), own.table()
    run_part(own, together, 0, 6)
    for number in (3, 5, 0, 4, 1, 2):
        run_part(own, apart, number, 1)
    assert counts_of(together).same_as(counts_of(apart))
