"""What people are offered in the window: what each choice leads to, no more than can be read."""

from random import Random

import pytest

from tests.games.street_racing.tables import street, table_on
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.state.decisions import (
    ALLOCATING,
    CHOOSING,
    MOVING,
    PLACING,
    PREPARING,
    SET,
    SHIFT,
    STEP,
)
from trackwright.games.street_racing.story.happenings import Reader
from trackwright.games.street_racing.story.menu import choices_of
from trackwright.games.street_racing.story.showing import StreetStage
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.story.show import Option, Question
from trackwright.simulator.table.states import DECISION_WANTED, LAST_FAIR
from trackwright.simulator.table.table import Row

COURSE = street(3, 18, corners={6: 3, 7: 3}, barriers={12: 5}, indicators=(4,))
TURNS = 250


def asked(table: Table, rows: list[Row]) -> Question | None:
    table.set_script(rows)
    halt = table.run(1)
    assert halt == DECISION_WANTED or halt <= LAST_FAIR
    assert table.recorded_script()[: len(rows)] == rows, "every row was a decision that was due"
    return StreetStage(table).question() if halt == DECISION_WANTED else None


def new_table() -> Table:
    return table_on(COURSE, ("human",) * 2, {"damage": "on", "most_rounds": 15})


def last_of(table: Table, event: str) -> dict[str, object]:
    return [one for one in Reader(table).happenings() if one["event"] == event][-1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_race_can_be_played_with_what_is_offered(seed: int) -> None:
    table, rng, rows, drives = new_table(), Random(seed), list[Row](), 0
    for _ in range(TURNS):
        question = asked(table, rows)
        if question is None:
            break
        phase, car = int(table.race.phase), int(table.race.halt_player)
        listed = [one for one in question.options if not one.fold]
        assert listed
        option = rng.choice(listed if rng.random() < 0.8 else question.options)
        rows += option.rows
        if phase == MOVING:
            whole = [one for one in listed if one.row[1] == STEP]
            assert len({one.words for one in whole}) == len(whole), "people can tell them apart"
        if phase == MOVING and option.row[1] == STEP and not option.fold:
            drives += 1
            check_drive(table, rows, option, car)
    assert drives


def check_drive(table: Table, rows: list[Row], option: Option, car: int) -> None:
    """The car goes where the choice has said, for so many penalties."""
    table.set_script(rows)
    table.run(1)
    log = list(Reader(table).happenings())
    name = f"Car {car + 1}"
    begin = max(n for n, one in enumerate(log) if one["event"] == "go" and one["car"] == name)
    steps = [s for one in log[begin:] if one["event"] == "move" for s in one["path"]]
    assert steps[-len(option.path[1:]) :] == list(option.path[1:])


def at_phase(phase: int, seed: int = 1) -> tuple[Table, Question, list[Row]]:
    table, rows = new_table(), list[Row]()
    for _ in range(TURNS):
        question = asked(table, rows)
        assert question is not None
        if int(table.race.phase) == phase:
            return table, question, rows
        rows += question.options[0].rows
    raise AssertionError("never asked")


def test_upgrades_are_proposed_and_can_be_chosen_at_once() -> None:
    table, question, rows = at_phase(ALLOCATING)
    sharing = question.sharing
    assert sharing is not None
    assert sum(share.proposed for share in sharing.shares) == sharing.total == 8
    assert [share.most for share in sharing.shares][:4] == [1, 8, 4, 8]
    assert all(share.about for share in sharing.shares)
    counts = [1, 0, 4, 0, 0, 0, 0, 2, 1]
    option = sharing.option(counts)
    after = asked(table, [*rows, *option.rows])
    assert after is not None
    assert after.player != question.player
    assert first_of(table.race.tokens[question.player], 9) == counts


def test_a_start_space_can_be_clicked() -> None:
    _, question, _ = at_phase(PLACING)
    assert [option.end for option in question.options] == ["S1", "S2", "S3", "S4"]


def test_each_number_shows_its_best_move_and_the_best_is_first() -> None:
    table, question, rows = at_phase(CHOOSING)
    numbers = {choice.row[2] for choice in choices_of(table) if choice.row[1] == 6}
    shown = [option for option in question.options if option.words.startswith("speed")]
    assert {option.row[2] for option in shown} == numbers
    assert all(option.end == option.path[-1] for option in shown)
    assert all("step" in option.words for option in shown)
    after = asked(table, [*rows, *shown[0].rows])
    if after is not None and int(table.race.phase) == MOVING:
        assert after.options[0].end == shown[0].end, "and so it is offered then"


def test_a_set_that_is_folded_stays_so_unless_careful_would_play_it() -> None:
    _, question, _ = at_phase(PREPARING)
    sets = [one for one in question.options if one.row[1] == SET]
    assert sum(not one.fold for one in sets) <= 4
    first = question.options[0]
    assert first.row[1] in (SET, SHIFT), "a sensible driver does something"
    assert not first.fold


def test_who_takes_the_first_choice_of_everything_finishes() -> None:
    table, rows = new_table(), list[Row]()
    for _ in range(TURNS):
        question = asked(table, rows)
        if question is None:
            break
        rows += question.options[0].rows
    assert table.race.halt <= LAST_FAIR
    assert table.race.finished > 0


@pytest.mark.slow
def test_of_many_ways_to_pay_one_is_listed() -> None:
    table, rows = new_table(), list[Row]()
    seen = 0
    for _ in range(60):
        question = asked(table, rows)
        if question is None:
            break
        shifts = [one for one in question.options if one.row[1] == SHIFT]
        listed = [one for one in shifts if not one.fold]
        assert len(listed) == len({one.row[2] for one in shifts})
        assert {one.row for one in question.options} >= {
            choice.row for choice in choices_of(table) if choice.row[1] != 0
        }, "and everything can be had"
        seen += len(shifts) > len(listed)
        onwards = [one for one in question.options if not one.fold]
        rows += Random(len(rows)).choice(onwards).rows
    assert seen
