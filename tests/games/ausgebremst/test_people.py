"""People at the table: what they are offered is what the rules allow; records ride again."""

import random
from pathlib import Path

import pytest

from tests.games.ausgebremst.races import circuit, run, table_for
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.rules.decisions import DRAW, PICK_UP, PLAY, STACKING, TAKE, TYPE
from trackwright.games.ausgebremst.story.menu import ARRANGEMENTS, Choice, choices_of
from trackwright.simulator.race.game_parts import question_of, words_of
from trackwright.simulator.race.people import PeopleRace
from trackwright.simulator.race.records import read_record, record_of, replay, save_record
from trackwright.simulator.table.states import HUMAN, OVER

SMALL = 1500
"""Bytes that a record of a race may have."""


def offered(race: PeopleRace) -> list[Choice]:
    return choices_of(race.desk())  # type: ignore[arg-type]


def driven(rules: str, seed: int) -> tuple[PeopleRace, set[int]]:
    """Two laps in which a person stops where that can be, and else takes any of the choices."""
    rng = random.Random(seed)
    riders = "human,careful,careful"
    table = table_for("plattfuss-circuit", rules, riders, "compiled", cars=3, laps=2)
    race, kinds = PeopleRace(table, seed), set()
    while race.is_waiting:
        desk = race.desk()
        assert isinstance(desk, Table)
        choices = choices_of(desk)
        assert choices
        assert len({choice.row for choice in choices}) == len(choices)
        words = [words_of(desk, choice) for choice in choices]
        assert len(set(words)) == len(words)
        assert question_of(desk).startswith("Red")
        kinds.add(choices[0].kind)
        stops = [choice for choice in choices if choice.stops]
        race.decide(rng.choice(stops or choices))
    assert race.halt == OVER
    return race, kinds


@pytest.mark.parametrize("seed", range(2))
def test_family_race_is_driven_by_choices(seed: int) -> None:
    """AUS-D-01, D-10: every choice that is offered is legal."""
    assert driven("family", seed)[1] == {PLAY}


def test_pro_race_is_driven_by_choices() -> None:
    """AUS-D-04 to D-10: deck, stacks, hand, plays, draws, and the deposit."""
    kinds = set[int]()
    for seed in range(8):
        kinds |= driven("pro", seed)[1]
        if kinds == {TYPE, STACKING, TAKE, PLAY, DRAW, PICK_UP}:
            return
    assert kinds == {TYPE, STACKING, TAKE, PLAY, DRAW, PICK_UP}


def test_what_is_offered_is_all_that_is_legal() -> None:
    """AUS-D-10: the referee, asked about the same table, has the same ends; detours are marked."""
    from trackwright.games.ausgebremst.race.turn import may_play
    from trackwright.games.ausgebremst.rules.moves import can_drive, first_end, last_end

    race = PeopleRace(table_for("nuerburg-ring", "family", "human,careful", cars=3), 5)
    for _ in range(6):
        desk = race.desk()
        assert isinstance(desk, Table)
        choices = choices_of(desk)
        road = desk.race.road
        for card in {choice.answer for choice in choices}:
            assert can_drive(desk.race, card)
            assert may_play(desk.race, 0, card)
            count = last_end(desk.race, card) - first_end(desk.race, card)
            assert sum(choice.answer == card and choice.end >= 0 for choice in choices) == count
        for choice in choices:
            assert choice.detour >= 0
            assert choice.stops == (choice.end >= 0 and bool(road.stop[choice.end]))
        race.decide(choices[0])


def test_decision_can_be_taken_back() -> None:
    race = PeopleRace(table_for("bleifuss-drom", "pro", "human,careful", cars=3), 5)
    first = [choice.row for choice in offered(race)]
    race.decide(offered(race)[0])
    assert [choice.row for choice in offered(race)] != first
    assert race.undo()
    assert [choice.row for choice in offered(race)] == first
    assert not race.undo()


def test_arrangements_have_each_value_once() -> None:
    """AUS-P-06, E-04: the first is that of the rulebook."""
    for arrangement in ARRANGEMENTS:
        assert sorted(value for stack in arrangement for value in stack) == [1, 2, 3, 4, 5, 6]
    assert ARRANGEMENTS[0] == ((1, 2), (3,), (4,), (5, 6))


@pytest.mark.parametrize("rules", ["family", "pro"])
def test_record_rides_again(rules: str, tmp_path: Path) -> None:
    """Stacks of twenty-four cards and all."""
    table = run("bleifuss-drom", rules, "careful,random,greedy", seed=8, cars=5)
    path = tmp_path / "race.json"
    save_record(record_of(table, circuit("bleifuss-drom"), "bleifuss-drom", 8, 0), path)
    assert path.stat().st_size < SMALL
    again = replay(read_record(path), circuit("bleifuss-drom"))
    assert isinstance(again, Table)
    assert again.rows() == table.rows()


@pytest.mark.parametrize("rules", ["family", "pro"])
def test_person_can_drive_what_a_bot_drove(rules: str) -> None:
    table = run("nuerburg-drom", rules, seed=2, cars=4)
    again = table_for("nuerburg-drom", rules, "human", cars=4)
    again.set_script(table.recorded_script())
    assert all(int(again.race.bot[car]) == HUMAN for car in range(4))
    again.run(2)
    assert again.rows() == table.rows()
