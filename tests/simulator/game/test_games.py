"""A game is its folder: one that is made up here goes through all that races go through."""

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.same_races import assert_same_race
from tests.simulator.games.folder import made_up_games
from trackwright.cli.main import main
from trackwright.model.files.library import load_circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.game import games
from trackwright.simulator.game.games import BadLineup, all_games, game_named
from trackwright.simulator.game.rulesets import all_rulesets
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import Result, document_of, result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.statistics import by_position, figures_of
from trackwright.simulator.playtest.statistics import figure_rows as told_figures
from trackwright.simulator.playtest.verdict import verdict_of
from trackwright.simulator.race.game_parts import classification_of
from trackwright.simulator.race.people import PeopleRace
from trackwright.simulator.race.records import (
    CannotReplay,
    parse_record,
    record_of,
    record_text,
    replay,
)
from trackwright.simulator.race.replays import Race, run
from trackwright.simulator.race.season import run_season
from trackwright.simulator.story.game_parts import happenings_of
from trackwright.simulator.table.game_parts import rule_id
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import CAPPED, CHANCE_WANTED, DECISION_WANTED, ILLEGAL, OVER
from trackwright.simulator.table.table import Mode, Table

TRACK = "gp-ring"
MODES: tuple[Mode, ...] = ("plain", "compiled")
Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module", autouse=True)
def _sprint(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with made_up_games(tmp_path_factory.mktemp("rules")):
        yield


def table_for(bots: str, rules: str = "sprint", mode: Mode = "plain", **more: Any) -> Table:
    setup, way = lineup(load_circuit(TRACK), rules, bots=bots.split(","), **more)
    return setup.table(way, mode)


def raced(races: int = 200, bots: str = "bold,shy", rules: str = "sprint") -> Result:
    circuit = load_circuit(TRACK)
    setup, way = lineup(circuit, rules, bots=bots.split(","))
    batch = Batch(setup, way, 1, races)
    return result_of(circuit, batch, playtest(batch))


def test_folders_of_games_are_found() -> None:
    assert {"motograndprix", "sprint"} <= set(all_games())
    assert all_rulesets()["sprint"].game == "sprint"


def test_seats_and_laps_are_those_of_the_game() -> None:
    setup = table_for("bold").setup
    assert [(seat.name, seat.player) for seat in setup.seats] == [
        ("Car 1", "bold"),
        ("Car 2", "bold"),
        ("Car 3", "bold"),
    ]
    assert setup.laps == 2
    with pytest.raises(BadLineup, match="sprint is raced over 2 laps"):
        table_for("bold", laps=3)
    with pytest.raises(BadLineup, match="5 cars: sprint is raced by 2 to 4"):
        table_for("bold", seats=5)


def test_as_many_as_usual_are_as_many_as_may() -> None:
    for ruleset in all_rulesets().values():
        least, most = ruleset.seats
        assert least <= ruleset.default_seats <= most
        assert ruleset.field in (0, most)


@pytest.mark.slow
def test_plain_and_compiled_rules_ride_the_same_race() -> None:
    for seed in range(20):
        table = assert_same_race(lambda mode: table_for("bold,shy", mode=mode), seed, modes=MODES)
        assert table.race.halt == OVER


def test_who_came_where_is_told_best_first() -> None:
    table = table_for("bold,shy")
    for seed in range(20):
        table.run(seed)
        outcome = classification_of(table)
        places = [place for place in outcome.places.values() if place is not None]
        assert places == sorted(places)
        assert len(places) + len(outcome.retired) == len(table.setup.seats)
        told = outcome.as_json()
        assert told["rounds"] == table.race.round
        assert [one["car"] for one in told["classification"]] == list(outcome.places)
        assert all(one["round"] <= told["rounds"] for one in told["classification"])
        assert [one["car"] for one in told["classification"] if one["out"]] == outcome.retired


@pytest.mark.parametrize(
    ("game", "code", "id"), [("motograndprix", 211, "MGP-B-11"), ("ausgebremst", 416, "AUS-H-16")]
)
def test_number_of_a_rule_has_its_id(game: str, code: int, id: str) -> None:
    assert rule_id(game_named(game), code) == id


def test_dice_that_are_given_are_thrown_and_others_wanted() -> None:
    table = table_for("shy")
    table.set_given([(0, 0, 5)], only=True)
    assert table.run(1) == CHANCE_WANTED
    assert (table.race.halt_player, table.race.halt_kind) == (1, 0)
    assert happenings_of(table)[0]["die"] == 5


def test_gap_is_the_winners_lead_over_the_next_car() -> None:
    """At the end of the winner's round, a column for each; nobody is next if all others are out."""
    table = table_for("shy", seats=2)
    rounds = math.ceil(2 * table.way.length / 6)
    table.set_given([(0, 0, 6)] * rounds + [(1, 0, 5)] * rounds)
    assert table.run(1) == OVER
    assert table.race.gap == rounds < table.race.round
    alone = table_for("human,shy", seats=2)
    alone.set_script([(0, 0, 1, 0)])
    alone.set_given([(0, 0, 6)])
    assert alone.run(1) == OVER
    assert alone.race.gap == -1


def test_a_decision_that_breaks_a_rule_is_told_with_it() -> None:
    table = table_for("human,shy")
    table.set_script([(0, 0, 2, 0)])
    assert table.run(1) == ILLEGAL
    assert rule_id(table.game, table.race.fault) == "SPR-03"


def test_people_ride_it_and_the_record_rides_it_again() -> None:
    race = PeopleRace(table_for("human,bold"), seed=3)
    while race.is_waiting:
        race.decide(race.choices()[race.table.race.round % 2])
    assert race.undo()
    assert race.halt == DECISION_WANTED
    race.decide(race.choices()[0])
    circuit = load_circuit(TRACK)
    kept = parse_record(record_text(record_of(race.table, circuit, TRACK, 3)).encode(), "kept")
    again = replay(kept, circuit)
    assert again.rows() == race.table.rows()
    assert again.setup == race.table.setup


def test_seats_that_nobody_takes_are_filled_and_never_asked() -> None:
    table = table_for("human,bold", "sprint-full", seats=2)
    assert [seat.player for seat in table.setup.seats] == ["human", "bold", "crowd", "crowd"]
    race = PeopleRace(table, seed=1)
    while race.is_waiting:
        assert table.race.halt_player == 0
        race.decide(race.choices()[0])
    kept = record_of(table, load_circuit(TRACK), TRACK, 1)
    assert replay(kept, load_circuit(TRACK)).rows() == table.rows()
    with pytest.raises(TrackwrightError, match="no bot named 'crowd'"):
        table_for("crowd", "sprint-full")


def test_a_race_is_broken_off_after_the_most_rounds() -> None:
    assert table_for("shy", options={"most_rounds": 3}).run(1) == CAPPED


def test_what_the_game_declares_is_counted_and_told() -> None:
    result = raced()
    figures = figures_of(result)
    assert figures["car_car_1_wins"].page == "seat_S_wins"
    assert figures["retired"].value == pytest.approx(figures["retired_overdone"].value)
    assert 0 < (figures["too_far"].value or 0) < 12
    assert figures["never_pushed"].value == pytest.approx(1 / 3)  # one of three is shy
    assert figures["pushes"].value == pytest.approx(
        float((result["pushes"] * range(len(result["pushes"]))).sum()) / result.races
    )
    words = [words for words, _ in told_figures(result, figures)]
    assert words[:2] == ["cars retired", "  pushed a six"]
    assert words[-3:] == ["pushes", "cars that never pushed", "columns beyond the line"]
    assert sum(spot.counts["sixes"] for spot in by_position(result)) == int(result["sixes"].sum())


def test_the_verdict_speaks_of_the_game() -> None:
    text = "\n".join(statement.text for statement in verdict_of(raced(2000, "bold")))
    assert "mostly because a six was pushed" in text
    assert "overtakes per car per lap" in text


def test_a_kept_result_is_read_again() -> None:
    result = raced()
    document = json.loads(json.dumps(document_of(result)))
    assert "by_car" in document["counts"]
    assert "sixes" in document["heat"]
    assert figures_of(parse_result(json.dumps(document).encode(), "kept")) == figures_of(result)
    document["counts"]["never_pushed"] = 601
    with pytest.raises(TrackwrightError, match="expected 0 to 600 starts"):
        parse_result(json.dumps(document).encode(), "kept")


def test_a_game_without_points_has_no_championship() -> None:
    race = lineup(load_circuit(TRACK), "sprint", bots=["bold"])
    with pytest.raises(BadLineup, match="Sprint has no championship"):
        run_season([race], seed=1)


def test_the_commands_ride_and_tell_it(tmp_path: Path, capsys: Captured) -> None:
    kept = tmp_path / "race.json"
    race = ("race", TRACK, "--rules", "sprint", "--bots", "bold,shy")
    assert main([*race, "--record", str(kept)]) == 0
    told = capsys.readouterr().out
    assert "cars     Car 1 (bold), Car 2 (shy), Car 3 (bold)" in told
    assert "Round 1\n" in told
    assert main(["replay", str(kept)]) == 0
    assert capsys.readouterr().out == told
    playtest = ("playtest", TRACK, "--rules", "sprint", "--bots", "bold,shy", "--races", "50")
    assert main([*playtest, "-v", "--assert", "pushes > 1"]) == 0
    told = capsys.readouterr().out
    assert "cars that never pushed" in told
    assert "Car 1" in told
    assert main([*playtest, "--heat", str(tmp_path / "heat.csv")]) == 0
    heads = "space,position,lane,difficulty,visits,stops,passes,incidents,sixes"
    assert (tmp_path / "heat.csv").read_text().splitlines()[0] == heads


def test_a_race_of_a_game_without_a_story_says_which_file_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """It can be playtested before."""
    there = games._is_there
    monkeypatch.setattr(games, "_is_there", lambda name: ".story." not in name and there(name))
    rules = (TRACK, "--rules", "sprint")
    assert main(["playtest", *rules, "--races", "5"]) == 0
    capsys.readouterr()
    assert main(["race", *rules]) == 2
    missing = "Sprint is not complete: games/sprint/story/happenings.py is missing"
    assert missing in capsys.readouterr().err


def test_a_game_that_does_not_say_how_it_looks_cannot_be_shown() -> None:
    circuit = load_circuit(TRACK)
    setup, way = lineup(circuit, "sprint", bots=["bold"])
    with pytest.raises(CannotReplay, match="cannot be shown"):
        run(Race(circuit, TRACK, setup, way, 1))


def test_where_nobody_is_named_the_usual_bot_rides() -> None:
    """Careful, where a game has such a bot; else the last one, which is the strongest."""
    setup, _ = lineup(load_circuit(TRACK), "sprint")
    assert {seat.player for seat in setup.seats} == {"shy"}
    setup, _ = lineup(load_circuit("april-raceway"), "motograndprix-basic")
    assert {seat.player for seat in setup.seats} == {"careful"}
