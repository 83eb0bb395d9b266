"""Whole races: the same in every mode, with people, and on circuits of other games."""

import random
from typing import Any

import pytest

from tests.amounts import amount
from tests.games.dice_derby.lines import line_of, table_on
from tests.games.same_races import assert_same_counts, assert_same_race
from trackwright.games.dice_derby.colours import ALLOWED
from trackwright.games.dice_derby.facts import OPTIONS
from trackwright.games.dice_derby.faults import ERROR, faults_of
from trackwright.games.dice_derby.laid import line_of as line_on
from trackwright.games.dice_derby.laid import usual_symbols
from trackwright.games.dice_derby.line import DiceLine
from trackwright.games.dice_derby.versions import VERSIONS, Version
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.simulator.race.game_parts import choices_of, words_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import DECISION_WANTED, LAST_FAIR, OVER
from trackwright.simulator.table.table import PERSON, Mode, Table

BOTS = ("random", "greedy", "careful", "planner")


def random_line(chance: random.Random) -> DiceLine:
    """A line of any length with symbols anywhere they belong, perhaps closed, perhaps a row."""
    length = 8 * chance.randint(2, 9)
    symbols = {}
    for index in range(1, length + 1):
        fitting = [s for s, colours in ALLOWED.items() if _colour(index) in colours]
        if fitting and chance.random() < 0.3:
            symbols[index] = chance.choice(fitting)
    pit = 6 + 8 * chance.randint(0, length // 8 - 2) if chance.random() < 0.7 else None
    return line_of(length, symbols, pit, closed=chance.random() < 0.4)


def _colour(index: int) -> str:
    return line_of(8, {}, None).main[(index - 1) % 8].colours[0]


def random_options(chance: random.Random) -> dict[str, Any]:
    """A reading of each option."""
    found: dict[str, Any] = {o.name: chance.choice(o.readings) for o in OPTIONS if o.readings}
    return {**found, "roll_outs": 2, "most_rounds": 150}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_random_races_are_the_same_plain_and_compiled(seed: int) -> None:
    """Bump chains at the start, ramps, both dice, laps, all readings of all options."""
    chance = random.Random(seed)
    line, options = random_line(chance), random_options(chance)
    laps = chance.randint(1, 3) if line.closed else 1
    bots = [chance.choice(BOTS) for _ in range(chance.randint(2, 6))]

    def made(mode: Mode) -> Table:
        return table_on(line, bots, mode, laps, **options)

    assert_same_race(made, seed)
    assert_same_counts(made, seed, 5)


@pytest.mark.parametrize("seed", range(amount(25, soak=500)))
def test_two_cars_are_never_on_one_space(seed: int) -> None:
    """DIC-20: except on START, and whatever happens nobody leaves the line."""
    chance = random.Random(seed)
    line, options = random_line(chance), random_options(chance)
    table = table_on(line, ("random",) * 6, laps=1, **options)
    assert table.run(seed) <= LAST_FAIR
    race = table.race
    places = [int(race.at[car]) for car in range(6)]
    spots = [int(race.road.spot[place]) for place in places if place]
    assert len(spots) == len(set(spots))
    assert all(0 <= place < race.road.places for place in places)
    assert sum(race.given_bumps[car] for car in range(6)) == race.bumps
    assert sum(race.taken_bumps[car] for car in range(6)) == race.bumps


WITH_CHOICES = [v for v in VERSIONS if v.turbo or (v.colours and v.numbers)]


@pytest.mark.parametrize("version", WITH_CHOICES, ids=lambda v: v.id)
def test_a_person_is_asked_and_can_play_to_the_end(version: Version) -> None:
    """DIC-26, DIC-33, DIC-36, DIC-37: always the first choice."""
    table = table_on(line_of(), (PERSON, "careful"), race=version.id)
    rows, seen = [], set()
    while table.run(3) == DECISION_WANTED:
        choices = choices_of(table)
        seen.add(int(table.race.halt_kind))
        assert len({str(words_of(table, choice)) for choice in choices}) == len(choices)
        rows.append(choices[0].row)
        table.set_script(rows)
    assert table.race.halt == OVER
    assert seen


@pytest.mark.parametrize("version", VERSIONS, ids=lambda v: v.id)
def test_choices_are_counted_only_where_there_are_any(version: Version) -> None:
    """Section 9: none in Races 1 and 2."""
    table = table_on(line_of(), race=version.id)
    table.run(1)
    assert bool(table.race.choices) == (version.id not in ("rookie-run", "maniac-mile"))


@pytest.mark.parametrize("id", shipped_tracks())
def test_every_circuit_that_fits_is_raced(id: str) -> None:
    """DIC section 10: one lane of it, whatever its kit."""
    circuit = load_circuit(id)
    line = line_on(circuit)
    if any(fault.level == ERROR for fault in faults_of(line)):
        return
    setup, way = lineup(circuit, "dice-derby", laps=1)
    assert setup.table(way).run(1) == OVER


def test_the_reference_track_is_laid_as_its_table_says() -> None:
    """DIC section 5."""
    laid, due = line_on(load_circuit("racing-rules")), line_of()
    assert [(s.colours, s.symbol) for s in laid.main] == [(s.colours, s.symbol) for s in due.main]
    assert [space.colours for space in laid.ramp] == [space.colours for space in due.ramp]
    ((row,), (wanted,)) = laid.pits, due.pits
    assert (row.entry, row.exit) == (wanted.entry, wanted.exit) == (30, 34)
    assert [space.colours for space in row.spaces] == [space.colours for space in wanted.spaces]
    assert laid.usual_red_line == 62


@pytest.mark.parametrize("length", [48, 72, 96, 104, 120])
def test_usual_symbols_are_the_printed_set(length: int) -> None:
    """DIC-V-07, DIC-V-14; on 72 spaces those of the reference track."""
    bare = line_of(length, {}, None)
    found = usual_symbols(bare.main, set())
    assert {f.id for f in faults_of(line_of(length, found, None))} == {"DIC-V-15"}
    if length == 72:
        assert found == {**dict.fromkeys((12,), "turbo"), **_reference()}


def _reference() -> dict[int, str]:
    laid = line_of()
    return {i: space.symbol for i, space in enumerate(laid.main, 1) if space.symbol}
