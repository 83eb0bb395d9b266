"""A race in words, for people to play, and to look at."""

import json
from random import Random
from typing import Any

import pytest

from tests.games.street_racing.tables import street, table_on
from trackwright.cli.main import main
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.state.decisions import (
    CHOOSING,
    LEAVING,
    MOVING,
    PREPARING,
    SHIFT,
    STEP,
    UPGRADE,
)
from trackwright.games.street_racing.story.menu import Choice, choices_of, question_of, words_of
from trackwright.model.files.library import load_circuit
from trackwright.simulator.race.replays import Race, shown
from trackwright.simulator.story.game_parts import happenings_of, sentences_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import DECISION_WANTED, LAST_FAIR
from trackwright.simulator.table.table import Row

COURSE = street(3, 18, corners={6: 3, 7: 3}, barriers={12: 5}, indicators=(4,))
DAMAGED = {"damage": "on", "start_gear": "first"}


def played(table: Table, seed: int, script: list[Row] | None = None) -> list[Row]:
    """A race of people who choose anything from the menu; the phases and kinds they came to."""
    rng, rows = Random(seed), script if script is not None else []
    for _ in range(2000):
        table.set_script(rows)
        if table.run(1) != DECISION_WANTED:
            break
        choices = choices_of(table)
        assert len({choice.row for choice in choices}) == len(choices) > 0
        assert str(question_of(table))
        words = [str(words_of(table, choice)) for choice in choices]
        assert len(set(words)) == len(words), "people can tell them apart"
        rows.append(better(rng, table, choices).row)
    return rows


def better(rng: Random, table: Table, choices: list[Choice]) -> Choice:
    """Rather onwards than spending."""
    onwards = [one for one in choices if one.row[1] not in (SHIFT, UPGRADE)]
    return rng.choice(onwards if onwards and rng.random() < 0.7 else choices)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_people_can_play_every_decision(seed: int) -> None:
    table = table_on(COURSE, ("human",) * 2, {**DAMAGED, "most_rounds": 12})
    rows = played(table, seed)
    assert table.race.halt <= LAST_FAIR
    assert {row[1] for row in rows} >= {0, 1, SHIFT, UPGRADE, 5, 6, STEP, 8}


def test_what_a_bot_decides_people_may_decide_too() -> None:
    bots = table_on(COURSE, ("random",) * 2, DAMAGED)
    bots.run(4)
    people = table_on(COURSE, ("human",) * 2, DAMAGED)
    decisions = bots.recorded_script()
    for n in (0, 9, 20, 31, 45, 60):
        people.set_script(decisions[:n])
        assert people.run(4) == DECISION_WANTED
        assert decisions[n] in [choice.row for choice in choices_of(people)]


def story(table: Table) -> list[str]:
    return list(sentences_of(table.game, happenings_of(table), table.setup.laps))


def test_a_race_is_told_with_its_rules() -> None:
    table = table_on(COURSE, options=DAMAGED)
    table.run(3)
    lines = story(table)
    text = "\n".join(lines)
    for words in ("first player", "starts on start space", "plays", "flips", "chooses", "penalt"):
        assert words in text
    assert all(line == "" or line.startswith("Round") or "[STR-" in line for line in lines)
    json.dumps(happenings_of(table))


def test_nobody_is_told_which_cards_are_in_a_hand() -> None:
    """A hand is its driver's; cards on the table are public (section 13)."""
    table = table_on(COURSE, options=DAMAGED)
    table.run(3)
    public = ("set", "draw")
    for one in happenings_of(table):
        if one["event"] not in public:
            assert "suit" not in one
            assert not isinstance(one.get("cards"), list)


def on_circuit(bots: list[str], **options: Any) -> tuple[Table, Race]:
    circuit = load_circuit("old-town")
    setup, way = lineup(circuit, "street-racing", bots=bots, seats=2, options=options)
    race = Race(circuit, "old-town", setup, way, 1, 0)
    return setup.table(way), race  # type: ignore[return-value]


def test_a_replay_shows_cars_consoles_and_hands() -> None:
    table, race = on_circuit(["random"], damage="on")
    table.run(1)
    show = shown(race, table).show
    assert [str(gauge.head) for gauge in show.gauges] == ["Gear", "Pen", "Tok", "Dmg"]
    last = show.moments[-1]
    assert sorted(car.place for car in last.runners) == [1, 2]
    middle = show.moments[len(show.moments) // 2]
    assert all(held.hand or held.piles for held in middle.players)
    assert any(moment.path for moment in show.moments)
    assert any(throw.cards for moment in show.moments for throw in moment.throws)
    names = set(load_circuit("old-town").board.names)
    assert {s for moment in show.moments for s in moment.path} <= names


def test_a_step_is_shown_on_the_table() -> None:
    table, _ = on_circuit(["human"])
    rows: list[Row] = []
    rng, phases = Random(5), set[int]()
    while len(rows) < 60:
        table.set_script(rows)
        assert table.run(1) == DECISION_WANTED
        phases.add(int(table.race.phase))
        choices = choices_of(table)
        if table.race.phase == MOVING:
            from trackwright.games.street_racing.story.showing import StreetStage

            options = StreetStage(table).question().options
            steps = [one for one in options if one.end]
            assert steps
            assert all(one.path[-1] == one.end for one in steps)
        rows.append(better(rng, table, choices).row)
    assert {PREPARING, CHOOSING, MOVING, LEAVING} <= phases


def test_a_stopped_race_names_the_option_that_stopped_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["race", "old-town", "--rules", "street-racing", "--option", "most_rounds=2"]
    assert main([*arguments, "--bots", "random"]) == 0
    assert "Stopped at the round limit: 2 rounds (option most_rounds)." in capsys.readouterr().out
