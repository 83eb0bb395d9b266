"""A game whose players own no runner goes through all that races go through: no grid, no pole,
winners by points, and stakes carried from race to race."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.games.same_races import assert_same_race
from tests.simulator.games.folder import made_up_games
from trackwright.cli.main import main
from trackwright.model.files.library import load_circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.playtest import PlaytestReport, json_of, text_of
from trackwright.simulator.playtest.comparing import compare
from trackwright.simulator.playtest.gates import BadGate, read_gate
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import Result, document_of, result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.statistics import figures_of
from trackwright.simulator.playtest.verdict import verdict_of
from trackwright.simulator.race.game_parts import classification_of
from trackwright.simulator.race.people import PeopleRace
from trackwright.simulator.race.reasons import can_explain, reasons_for
from trackwright.simulator.race.records import parse_record, record_of, record_text, replay
from trackwright.simulator.race.replays import Race, Replay, run
from trackwright.simulator.race.season import run_season
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import ILLEGAL, NOBODY, OVER
from trackwright.simulator.table.table import CannotRace, Mode, Table

TRACK = "gp-ring"
HORSES = ["Ash", "Bay", "Dun", "Roan"]
MODES: tuple[Mode, ...] = ("plain", "compiled")
Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module", autouse=True)
def _derby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with made_up_games(tmp_path_factory.mktemp("rules")):
        yield


def table_for(bots: str, mode: Mode = "plain", **more: Any) -> Table:
    setup, way = lineup(load_circuit(TRACK), "derby", bots=bots.split(","), **more)
    return setup.table(way, mode)


def raced(races: int = 400, bots: str = "loyal,keen", **more: Any) -> Result:
    circuit = load_circuit(TRACK)
    setup, way = lineup(circuit, "derby", bots=bots.split(","), **more)
    batch = Batch(setup, way, 1, races)
    return result_of(circuit, batch, playtest(batch))


def said(result: Result) -> str:
    return "\n".join(statement.text for statement in verdict_of(result))


def test_horses_start_whoever_plays_and_belong_to_nobody() -> None:
    for players in (2, 5):
        table = table_for("loyal", seats=players)
        assert [one.name for one in table.setup.runners] == HORSES
        assert (table.race.players, table.race.runners) == (players, 4)
        assert [table.race.owner[horse] for horse in range(4)] == [NOBODY] * 4


@pytest.mark.slow
def test_plain_and_compiled_rules_run_the_same_race() -> None:
    bots = "loyal,keen,keen,loyal,keen"
    for seed in range(20):
        table = assert_same_race(lambda mode: table_for(bots, mode, seats=5), seed, modes=MODES)
        assert table.race.halt == OVER


def test_who_won_is_said_by_points_and_not_by_horses() -> None:
    table = table_for("loyal,keen")
    for seed in range(20):
        table.run(seed)
        outcome = classification_of(table).as_json()
        assert sorted(outcome["horses"]) == HORSES
        points = [line["points"] for line in outcome["classification"]]
        assert points == sorted(points, reverse=True)
        for line in outcome["classification"]:
            better = sum(other > line["points"] for other in points)
            assert line["place"] == (better + 1 if line["points"] else None)


def test_wins_are_of_players_and_first_places_of_horses() -> None:
    result = raced()
    tables = result.tables
    assert (result.players, result.starts) == (3, 4)
    assert tables["by_player"].shape == (3, 4)
    assert tables["by_runner"].shape == (4, 5)
    assert tables["by_player"].sum() == 3 * result.races
    assert tables["by_runner"][:, 0].sum() == result.races
    assert set(tables).isdisjoint(
        {"by_grid", "overtakes", "gap", "no_gap", "retired", "causes", "passes", "incidents"}
    )
    figures = figures_of(result)
    assert figures["player_player_1_wins"].page == "seat_S_wins"
    assert figures["horse_bay_wins"].page == "runner_R_wins"
    assert figures["bot_keen_wins"].value is not None
    assert 0 < (figures["points"].value or 0) < 9
    assert (figures["lead_changes"].value or 0) > 0
    missing = ("pole", "grid", "overtakes", "gap", "retired", "all_retired", "close")
    assert not [name for name in figures if name.startswith(missing)]


def test_the_verdict_needs_no_pole() -> None:
    mixed = said(raced(3000))
    assert "keen" in mixed
    alike = said(raced(3000, "keen", seats=4))
    assert "Players are even" in alike or "No player stands out" in alike
    for text in (mixed, alike, said(raced(20))):
        for word in ("pole", "rid place", "overtak", "retire", "gap"):
            assert word not in text, text
    assert "share of wins of Player 1 is only known" in said(raced(20))


def test_the_report_has_players_and_horses() -> None:
    result = raced()
    text = text_of(PlaytestReport(result, result.races, 0.01), verbose=True)
    assert "pole" not in text
    assert "grid" not in text
    for horse in HORSES:
        assert f"\n{horse} " in text
    assert "To know the share of wins of Player 1 to" in text
    assert json_of(PlaytestReport(result, result.races, 0.01))["races_needed"]["figure"] == (
        "player_player_1_wins"
    )
    with pytest.raises(BadGate, match="no figure named 'pole_wins'"):
        read_gate("pole_wins < 0.3", figures_of(result))


def test_a_comparison_leaves_out_who_is_who() -> None:
    names = {row.name for row in compare(raced(400), raced(800)).rows}
    assert {"points", "lead_changes", "bot_keen_wins"} <= names
    assert not [name for name in names if name.startswith(("horse_", "player_"))]


def test_a_saved_result_is_read_again() -> None:
    result = raced()
    document = json.loads(json.dumps(document_of(result)))
    assert {"by_player", "by_horse", "by_bot"} <= set(document["counts"])
    assert "by_grid" not in document["counts"]
    assert figures_of(parse_result(json.dumps(document).encode(), "saved")) == figures_of(result)
    document["counts"]["by_horse"][0][0] += 1
    with pytest.raises(TrackwrightError, match=r"counts.by_horse: expected 1600 starts in all"):
        parse_result(json.dumps(document).encode(), "saved")


def test_people_bet_and_the_record_runs_it_again() -> None:
    race = PeopleRace(table_for("human,keen"), seed=3)
    asked = 0
    while race.is_waiting:
        asked += 1
        choices = race.choices()
        assert len(choices) == len(HORSES)
        race.decide(choices[-1])
    assert asked == 6  # players 1 and 3, three rounds each
    circuit = load_circuit(TRACK)
    saved = record_of(race.table, circuit, TRACK, 3)
    assert len(saved.places) == 3
    again = replay(parse_record(record_text(saved).encode(), "saved"), circuit)
    assert again.rows() == race.table.rows()


def test_it_is_shown_with_horses_on_the_track_and_bets_before_players() -> None:
    circuit = load_circuit(TRACK)
    setup, way = lineup(circuit, "derby", bots=["loyal", "keen"])
    shown = run(Race(circuit, TRACK, setup, way, 4))
    show = shown.show
    assert show.runners == tuple(HORSES)
    assert show.players == ("Player 1", "Player 2", "Player 3")
    assert show.owners == (None,) * 4
    assert not show.is_one_each
    for before, moment in pairwise(show.moments):
        if moment.path:
            assert moment.runner is not None
            assert moment.player is None
            assert before.runners[moment.runner].space == moment.path[0]
            assert moment.runners[moment.runner].space == moment.path[-1]
        elif "bets on" in moment.words:
            assert moment.runner is None
            assert moment.player is not None
            bets = before.players[moment.player].piles[0].cards
            assert len(moment.players[moment.player].piles[0].cards) == len(bets) + 1
    last = show.moments[-1]
    placed = {table_place(shown, i) for i in range(3)}
    assert placed == {(i, last.players[i].place) for i in range(3)}
    assert sorted(one.place for one in last.runners) == [1, 2, 3, 4]


def table_place(shown: Replay, player: int) -> tuple[int, int]:
    return player, int(shown.table.race.player_place[player])


def test_a_person_takes_over_a_player_without_a_runner() -> None:
    circuit = load_circuit(TRACK)
    setup, way = lineup(circuit, "derby", bots=["loyal", "keen"])
    first = run(Race(circuit, TRACK, setup, way, 4))
    taken = first.take(1, 0)
    assert taken.show.question is not None
    assert taken.show.question.player == 1
    assert [str(option.words) for option in taken.show.question.options] == HORSES
    while taken.show.question is not None:
        taken = taken.decide(taken.show.question.options[3])
    assert taken.show.moments[-1].players[1].piles[0].cards == ("Roan",) * 3
    assert taken.undo().show.question is not None


def test_a_bot_explains_its_bets_but_nothing_else() -> None:
    circuit = load_circuit(TRACK)
    setup, way = lineup(circuit, "derby", bots=["loyal", "keen"])
    replay = run(Race(circuit, TRACK, setup, way, 4))
    moments = replay.show.moments
    explained = [i for i in range(len(moments)) if can_explain(replay, i)]
    assert [moments[i].player for i in explained] == [1, 1, 1]  # the only keen one, by round
    for at, reasons in zip(explained, reasons_for(replay, explained), strict=True):
        before = moments[at - 1].runners
        assert (reasons.seat, reasons.bot, reasons.unit) == ("Player 2", "keen", "columns")
        assert {str(one.words) for one in reasons.choices} == set(HORSES)
        values = [one.value for one in reasons.choices]
        assert values == sorted(values, reverse=True)
        best = [name for name, horse in zip(HORSES, before, strict=True) if horse.behind == 0]
        (taken,) = [str(one.words) for one in reasons.choices if one.taken]
        assert taken in best
        assert str(reasons.choices[0].words) == taken
        assert f"Player 2 bets on {taken}" == moments[at].words


def test_a_person_takes_over_after_a_bet() -> None:
    circuit = load_circuit(TRACK)
    setup, way = lineup(circuit, "derby", bots=["loyal", "keen"])
    replay = run(Race(circuit, TRACK, setup, way, 4))
    bets = [i for i, one in enumerate(replay.show.moments) if "bets on" in one.words]
    taken = replay.take(1, bets[1])  # its own first bet stays
    assert taken.show.question is not None
    assert taken.show.moments[-1].round == 2
    assert len(taken.show.moments[-1].players[1].piles[0].cards) == 1


def test_a_bet_on_no_horse_breaks_a_rule() -> None:
    table = table_for("human,keen")
    table.set_script([(0, 0, 4, 0)])
    assert table.run(1) == ILLEGAL


def test_a_season_carries_what_the_game_says() -> None:
    circuits = [load_circuit(TRACK)] * 4
    races = [lineup(circuit, "derby", bots=["loyal", "keen"]) for circuit in circuits]
    season = run_season(races, seed=5)
    assert season.setups[0].carried == {}
    stakes = [1, 1, 1]
    for setup, result in zip(season.setups[1:], season.results, strict=False):
        stakes = [
            stake + (result.places[seat.name] == 1)
            for stake, seat in zip(stakes, setup.seats, strict=True)
        ]
        assert list(setup.carried["stakes"]) == stakes
        assert setup.grid == ()
    assert max(stakes) > 1
    assert sum(season.totals.values()) > 0


def test_a_race_of_a_season_is_replayed_with_what_it_took_over() -> None:
    circuit = load_circuit(TRACK)
    table = table_for("loyal,keen")
    table.run(7)
    plain_points = [int(table.race.points[i]) for i in range(3)]  # type: ignore[attr-defined]
    setup = replace(table.setup, carried={"stakes": (2, 3, 4)})
    staked = setup.table(table.way)
    staked.run(7)
    points = [int(staked.race.points[i]) for i in range(3)]  # type: ignore[attr-defined]
    assert points == [p * s for p, s in zip(plain_points, (2, 3, 4), strict=True)]
    text = record_text(record_of(staked, circuit, TRACK, 7))
    assert '"carried": {"stakes":[2,3,4]}' in text
    again = replay(parse_record(text.encode(), "saved"), circuit)
    assert again.setup.carried == {"stakes": (2, 3, 4)}
    assert again.rows() == staked.rows()
    broken = parse_record(text.replace("[2,3,4]", "[2,3]").encode(), "saved")
    with pytest.raises(CannotRace, match="stakes"):
        replay(broken, circuit)


def test_the_commands_run_and_tell_it(tmp_path: Path, capsys: Captured) -> None:
    saved = tmp_path / "race.json"
    race = ("race", TRACK, "--rules", "derby", "--bots", "loyal,keen")
    assert main([*race, "--record", str(saved)]) == 0
    told = capsys.readouterr().out
    assert "players  Player 1 (loyal), Player 2 (keen), Player 3 (loyal)" in told
    assert "horses   Ash, Bay, Dun, Roan" in told
    assert "bets on" in told
    assert main(["replay", str(saved)]) == 0
    assert capsys.readouterr().out == told
    assert main([*race, "--why", "2"]) == 0
    why = capsys.readouterr().out.partition("Round 2: the bots' options")[2]
    assert "  Player 2 bets on " in why
    assert "    keen, in columns:" in why
    assert "Player 1" not in why  # loyal weighs nothing
    assert main([*race, "--why", "2", "--json"]) == 0
    (decision,) = json.loads(capsys.readouterr().out)["why"]
    assert (decision["seat"], decision["unit"]) == ("Player 2", "columns")
    assert sum(choice["taken"] for choice in decision["choices"]) == 1
    batch = ("playtest", TRACK, "--rules", "derby", "--bots", "loyal,keen", "--races", "50")
    assert main([*batch, "-v", "--assert", "points > 0", "--heat", str(tmp_path / "h.csv")]) == 0
    assert "points per player" in capsys.readouterr().out
    heads = "space,position,lane,difficulty,visits,stops"
    assert (tmp_path / "h.csv").read_text().splitlines()[0] == heads
    season = ["championship", TRACK, TRACK, "--rules", "derby", "--bots", "loyal,keen"]
    assert main(season) == 0
    assert "Player 1" in capsys.readouterr().out
    assert main([*season, "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)["races"]
    assert "carried" not in first
    assert len(second["carried"]["stakes"]) == 3
