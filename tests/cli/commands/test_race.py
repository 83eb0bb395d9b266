"""`race` and `replay` as a person or a script meets them."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from trackwright.model.files import library
from trackwright.model.files.track_files import save_track
from trackwright.reports import race as race_reports
from trackwright.reports.race import table_for
from trackwright.simulator.table.table import Table

RACE = ("race", "gp-ring", "--laps", "1", "--rules", "motograndprix-expert")


def answers(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_a_race_is_told_with_stamp_legend_rounds_and_classification(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(capsys, *RACE, "--seed", "3")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "GP Ring, 1 lap of 57 positions"
    assert f"  hash     {library.load_circuit('gp-ring').hash}" in lines
    assert "  rules    motograndprix-expert (version 1)" in lines
    assert any(line.startswith("  seed     3, race 0, Trackwright ") for line in lines)
    assert "left lane (C centre, R right)" in out
    assert any(line.startswith("Round 1, lap 1 of 1, ") for line in lines)
    assert any(line.startswith("Finished after ") for line in lines)
    assert any(line.startswith("teams: ") for line in lines)


def test_the_same_seed_tells_the_same_race_and_another_number_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = run(capsys, *RACE, "--seed", "3")
    assert run(capsys, *RACE, "--seed", "3") == first
    assert run(capsys, *RACE, "--seed", "3", "--number", "1") != first


def test_json_carries_version_stamp_events_and_result(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *RACE, "--json", "--option", "MGP-H-24=directly-beside")
    found = json.loads(out)
    assert (code, found["version"], found["status"]) == (0, 1, "over")
    assert found["graph_hash"] == library.load_circuit("gp-ring").hash
    assert (found["ruleset"], found["ruleset_version"]) == ("motograndprix-expert", 1)
    assert found["options"] == {"beside": "directly-beside"}
    assert set(found["programs"]) == {"trackwright"}
    assert {one["event"] for one in found["events"]} >= {"pole", "grid", "round", "ride", "finish"}
    assert len(found["result"]["classification"]) == 6


def test_a_record_is_told_again_word_for_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "race.json")
    _, first, _ = run(capsys, *RACE, "--record", kept)
    assert run(capsys, "replay", kept)[:2] == (0, first)
    _, first, _ = run(capsys, *RACE, "--json")
    assert run(capsys, "replay", kept, "gp-ring", "--json")[:2] == (0, first)


def test_one_round_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = str(tmp_path / "race.json")
    run(capsys, *RACE, "--record", kept)
    _, out, _ = run(capsys, "replay", kept, "--round", "2")
    assert "Round 2, " in out
    assert "Round 3, " not in out
    _, out, _ = run(capsys, "replay", kept, "--round", "2", "--json")
    assert {one["round"] for one in json.loads(out)["events"]} == {2}
    code, out, err = run(capsys, "replay", kept, "--round", "999")
    assert (code, out) == (2, "")
    assert "--round 999: the race has rounds 1 to " in err


def test_a_circuit_beside_the_record_is_found_and_a_changed_one_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, kept = tmp_path / "mine.json", str(tmp_path / "race.json")
    save_track(library.load_track("gp-ring"), mine)
    run(capsys, "race", str(mine), *RACE[2:], "--record", kept)
    assert run(capsys, "replay", kept)[0] == 0
    save_track(library.load_track("april-raceway"), mine)
    code, _, err = run(capsys, "replay", kept)
    assert code == 2
    assert library.load_circuit("april-raceway").hash in err
    assert library.load_circuit("gp-ring").hash in err
    mine.unlink()
    code, _, err = run(capsys, "replay", kept)
    assert code == 2
    assert "trackwright replay RECORD TRACK" in err


def test_a_person_is_asked_and_rides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "race.json")
    answers(monkeypatch, "1\n" * 100)
    people = (*RACE, "--bots", "human,careful", "--bikes", "2")
    code, out, err = run(capsys, *people, "--record", kept)
    assert code == 0
    dials = "Engine 8, Rear Tire 8, Front Tire 8"
    assert f"Blue 1 at p56 L (1.L4), {dials}, stance straight: has" in err
    assert "    1  use " in err
    assert "more that spend Engine or Front Tire: enter `all`" in err
    assert "Finished after " in out
    assert run(capsys, "replay", kept)[1] == out


def test_a_race_with_people_runs_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs again from the start at each of their decisions."""
    modes: list[str] = []

    def noted(*given: Any) -> Table:
        table = table_for(*given)
        modes.append(table.mode)
        return table

    monkeypatch.setattr(race_reports, "table_for", noted)
    answers(monkeypatch, "1\nquit\n")
    run(capsys, *RACE, "--bots", "human,careful", "--bikes", "2")
    run(capsys, *RACE, "--bots", "careful", "--bikes", "2")
    assert modes == ["compiled", "plain"]


def test_answers_can_be_wrong_taken_back_and_listed_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, "undo\nall\n0\n9999999999999999999999\nfaster\n\n1\nundo\nquit\n")
    code, out, err = run(capsys, *RACE, "--bots", "human,careful", "--bikes", "2")
    assert code == 0
    assert "there is no decision to take back" in err
    assert "Engine 3, " in err
    for wrong in ("0", "9999999999999999999999", "faster", ""):
        assert f"all, undo or quit, found {wrong!r}" in err
    assert err.count("Blue 1 at p56") == 2
    assert out.rstrip().endswith("The players left in round 1.")


def test_a_race_that_is_left_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "race.json"
    answers(monkeypatch, "1\n1\nquit\n")
    people = (*RACE, "--bots", "human,careful", "--bikes", "2", "--record", str(kept))
    code, out, _ = run(capsys, *people)
    assert code == 0
    assert run(capsys, "replay", str(kept))[1] == out
    _, text, _ = run(capsys, "replay", str(kept), "--json")
    assert json.loads(text)["status"] == "broken-off"
    assert json.loads(text)["result"] is None


@pytest.mark.parametrize("text", ["", "1\n1\n"])
def test_the_end_of_input_is_one_clear_line(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "race.json"
    answers(monkeypatch, text)
    code, _, err = run(capsys, *RACE, "--bots", "human,careful", "--record", str(kept))
    assert code == 2
    assert err.splitlines()[-1].startswith("a decision is wanted in round ")
    assert kept.exists()
    monkeypatch.setattr("sys.stdin", None)
    assert run(capsys, *RACE, "--bots", "human,careful")[0] == 2


def test_json_of_a_persons_race_is_json_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, "1\n" * 100)
    _, out, _ = run(capsys, *RACE, "--bots", "human,careful", "--bikes", "2", "--json")
    assert json.loads(out)["status"] == "over"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "carefull"), "did you mean 'careful'"),
        (("--bots", ""), "no players"),
        (("--bikes", "1"), "1 bike: motograndprix-expert is raced by 2 to 24"),
        (("--bikes", "9" * 21), f"whole number from 1 to 24, found '{'9' * 21}'"),
        (("--laps", "9" * 21), f"whole number from 1 to 99, found '{'9' * 21}'"),
        (("--bikes", "2", "--bots", "careful,careful,greedy"), "3 bots for 2 bikes"),
        (("--laps", "100"), "expected a whole number from 1 to 99, found '100'"),
        (("--seed", "-1"), "expected 0 to 9223372036854775807"),
        (("--number", "x"), "expected 0 to 9223372036854775807, found 'x'"),
        (("--option", "besides=directly-beside"), "did you mean 'beside'"),
        (("--option", "beside"), "expected name=value"),
        (("--option", "MGP-H-06=never"), "finish_leave (end-of-round|at-once), finish_tie (rank|"),
        (("--record", "no-such-folder/race.json"), "there is no folder no-such-folder"),
        (("--record", "tracks/gp-ring.json"), "comes with Trackwright"),
        (("--record", "README.md"), "README.md exists and is something else; a race record"),
        (("--rules", "motograndprix"), "no ruleset named 'motograndprix'"),
    ],
    ids=str,
)
def test_a_race_that_cannot_be_is_one_clear_fault(
    arguments: tuple[str, ...],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(Path(__file__).parents[3])
    code, out, err = run(capsys, *RACE, *arguments)
    assert (code, out) == (2, "")
    assert words in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("track", "words"),
    [("gp-rng", "did you mean 'gp-ring'"), ("plattfuss-ring", "has no difficulty; add a marker")],
)
def test_a_circuit_that_cannot_be_raced_is_one_clear_fault(
    track: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "race", track, "--rules", "motograndprix-basic")
    assert (code, out) == (2, "")
    assert words in err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{}", 'format: expected "trackwright-race", found nothing'),
        ('{"format": "trackwright-track", "version": 1}', 'expected "trackwright-race"'),
        ('{"format": "trackwright-race", "version": 7}', "version: made by a newer Trackwright"),
        ('{"format": "trackwright-race", "version": 1}', "decisions: is missing"),
    ],
)
def test_what_is_no_record_is_one_clear_fault(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "race.json"
    path.write_text(text)
    code, out, err = run(capsys, "replay", str(path))
    assert (code, out) == (2, "")
    assert words in err
    assert run(capsys, "replay", str(tmp_path / "none.json"))[0] == 2


def test_teams_are_refused_where_everybody_drives_alone(capsys: pytest.CaptureFixture[str]) -> None:
    drive = ("race", "bleifuss-drom", "--rules", "ausgebremst-family", "--laps", "1")
    code, out, err = run(capsys, *drive, "--team-size", "2")
    assert (code, out, err) == (2, "", "teams of 2: Ausgebremst has no teams\n")
    assert run(capsys, *drive, "--team-size", "1") == run(capsys, *drive)


def test_why_tells_the_best_choices_of_every_bot_that_weighs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """All turns of the round, but those of the bot that throws dice to decide."""
    kept = str(tmp_path / "race.json")
    asked = (*RACE, "--bots", "careful,random", "--why", "2")
    code, out, _ = run(capsys, *asked, "--record", kept)
    assert code == 0
    account, _, why = out.partition("\nRound 2: the bots' options, and what they took each")
    assert why.count("careful, in positions:") == 3
    assert "random" not in why
    for line in why.splitlines():
        if " careful" not in line and line.startswith("  ") and not line.startswith("   "):
            assert line in account, "the turn in the words of the account"
    assert why.count("\n    > ") == 3, "one choice of each was taken"
    again = run(capsys, "replay", kept, "--why", "2")[1]
    assert again.endswith(why)


def test_why_is_a_key_of_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *RACE, "--json", "--why", "1")
    told = json.loads(out)["why"]
    assert [one["seat"] for one in told] != []
    for one in told:
        worth = [choice["worth"] for choice in one["choices"]]
        assert worth == sorted(worth, reverse=True)
        assert sum(choice["taken"] for choice in one["choices"]) == 1
    assert "why" not in json.loads(run(capsys, *RACE, "--json")[1])


def test_there_is_no_why_of_a_round_that_was_not_ridden(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(capsys, *RACE, "--why", "99")
    assert (code, out) == (2, "")
    assert "round 99: the race has rounds 1 to" in err
