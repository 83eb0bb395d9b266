"""`trackwright budget` as a person or a script meets it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import slow_but
from tests.builders import circuit_of
from tests.cli.running import run as run_command
from trackwright.games.ausgebremst.budget.chances import p_fail
from trackwright.model.files import library
from trackwright.model.files.library import load_circuit
from trackwright.simulator.game.budgets import (
    NoBudget,
    budget_of,
    default_budget_ruleset,
    games_with_budget,
)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return run_command(capsys, "budget", *arguments)


def json_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, out, err = run(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_the_budget_of_a_published_circuit_tells_its_chart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """AUS-V-05: the line of Plattfuss-Circuit."""
    found = json_of(capsys, "plattfuss-circuit")
    assert found["version"] == 1
    assert found["graph_hash"] == library.load_circuit("plattfuss-circuit").hash
    assert (found["rules"], found["laps"], found["points"]) == ("ausgebremst-pro", 3, 84)
    assert (found["lap_length"], found["pit_detour"]) == (24, 3)
    assert [row["distance"] for row in found["rows"]] == [73, 74, 75]
    assert [row["distance_with_pit"] for row in found["rows"]] == [76, 77, 78]
    assert [row["slack"] for row in found["rows"]] == [8, 7, 6]
    assert [row["deposit"] for row in found["rows"]] == [[5, 4], [5, 3], [5, 2]]
    assert [row["slack_without_stop"] for row in found["rows"]] == [2, 2, 2]
    assert found["deposits_from"] == "printed chart (Plattfuss-Circuit)"
    assert [len(row["turns"]) for row in found["rows"]] == [6, 6, 6]
    assert found["rows"][0]["affordable"] == {"1": 8, "2": 4}


def test_people_get_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "plattfuss-circuit")
    assert code == 0
    lines = [line.split() for line in out.splitlines()]
    assert next(c for c in lines if "1,2" in c)[:5] == ["1", "1,2", "73", "76", "8"]
    assert next(c for c in lines if c[:3] == ["3", "fast", "without"])[:4] == [
        "3",
        "fast",
        "without",
        "2",
    ]


def test_the_family_game_knows_neither_deposits_nor_other_decks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = json_of(capsys, "nuerburg-ring", "--rules", "ausgebremst-family")
    assert found["deposits_from"] is None
    for row in found["rows"]:
        assert "deposit" not in row
        assert [(t["deck"], t["pit_stop"]) for t in row["turns"]] == [("slow", True)]


def test_detours_may_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    """AUS-V-08: the test vector n=12, q=1/3 with the slacks 4, 3 and 2 of this circuit."""
    found = json_of(capsys, "nuerburg-ring", "--detours", "12")
    chances = [round(row["p_fail"], 4) for row in found["rows"]]
    assert chances == [0.3685, 0.6069, 0.8189]
    sure = json_of(capsys, "nuerburg-ring", "--detours", "3", "--chance", "1")
    assert [row["p_fail"] for row in sure["rows"]] == [0, 0, 1]


def test_without_more_every_corner_is_a_chance_in_every_lap(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """AUS-V-08: exact for prices that differ."""
    found = json_of(capsys, "bleifuss-drom")
    prices = [max(detour["prices"]) for detour in found["detours"]]
    assert prices == [2, 1, 1, 1, 1]
    expected = p_fail(10, [(price, 1 / 3) for price in prices] * 3)
    assert found["rows"][0]["p_fail"] == pytest.approx(expected)
    assert found["detour_chances"]["expected"] == pytest.approx(18 / 3)
    assert "driven with a probability of 0.333: 6 on average" in run(capsys, "bleifuss-drom")[1]


def test_other_laps_are_another_budget(capsys: pytest.CaptureFixture[str]) -> None:
    found = json_of(capsys, "bleifuss-drom", "--laps", "4")
    assert found["rows"][0]["slack"] == 84 - (4 * 24 + 1 + 1)
    assert found["rows"][0]["turns"][0]["needed"] is None
    assert found["deposits_from"] == "none: too long for the pro game"


def test_a_track_file_of_ones_own_gets_reckoned_deposits(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """AUS-V-15."""
    pieces = ["START", "L4", "C1-90L", "C1-90L", "PIT4L", "L4", "L2", "C1-90L", "C1-90L"]
    document = {
        "format": "trackwright-track",
        "version": 1,
        "name": "Oval",
        "kit": "ausgebremst",
        "laps": 3,
        "runs": [{"pieces": pieces}],
    }
    path = tmp_path / "oval.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    found = json_of(capsys, str(path))
    assert found["deposits_from"] == "computed by AUS-V-15"
    assert [row["deposit"] for row in found["rows"]] == [[4, 4], [4, 3], [4, 2]]


def test_motorbikes_get_rounds_and_dials(capsys: pytest.CaptureFixture[str]) -> None:
    found = json_of(capsys, "april-raceway")
    assert found["rules"] == "motograndprix-standard"
    assert (found["positions"], found["laps"]) == (75, 6)
    assert found["straight"] + found["corner_positions"] == 75
    assert found["expected_rounds"] == pytest.approx(50, abs=4)
    assert "section 11" in found["estimate_from"]
    assert found["dial_points_per_lap"] == pytest.approx(7 / 6, abs=0.01)
    assert found["redline_fails"]["8"] == pytest.approx(10 / 36)
    basic = json_of(capsys, "april-raceway", "--rules", "motograndprix-basic")
    assert "redline_fails" not in basic
    _, text, _ = run(capsys, "april-raceway")
    assert "about 51.9 for 6 laps" in text
    assert "21/36" in text


@pytest.mark.slow
def test_mopeds_get_a_verdict_for_every_number_of_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """MOP-42: 24 spaces three times are beyond every reach."""
    found = json_of(capsys, "bleifuss-drom", "--rules", "moped-betting")
    assert found["need"] == {"least": 73, "most": 75}
    assert [p["players"] for p in found["players"]] == [2, 3, 4, 5, 6]
    assert {p["verdict"] for p in found["players"]} == {"too long"}
    assert found["turn_prices"] == [2, 1, 1, 1, 1]
    assert {p["third_finishes"] for p in found["measured"]} == {0}
    assert found["suits"] == []
    short = json_of(capsys, "bleifuss-drom", "--rules", "moped-betting", "--laps", "1")
    assert {p["verdict"] for p in short["players"]} == {"too short", "enough"}
    _, text, _ = run(capsys, "bleifuss-drom", "--rules", "moped-betting")
    assert "too long" in text
    assert "no bonus spaces" in text
    assert "nobody: too long" in text


@pytest.mark.slow
def test_mopeds_get_a_recommendation_for_every_number_of_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """MOP-42 (c), MOP-44: as the notes of the circuits say."""
    for id in ("promenade", "old-town"):
        found = json_of(capsys, id)
        assert found["rules"] == "moped-betting"
        assert found["suits"] == [2, 3, 4, 5, 6]
        assert not found["jams"]
        shares = [round(100 * p["third_finishes"]) for p in found["measured"]]
        said = next(note for note in load_circuit(id).track.notes if note.startswith("Suits"))
        told = [int(number) for number in re.findall(r"\d+(?=,| and \d+ %| %)", said)]
        assert told[: len(shares)] == pytest.approx(shares, abs=2)
    _, text, _ = run(capsys, "promenade")
    assert "2, 3, 4, 5 and 6 players" in text


@pytest.mark.parametrize("rules", list(games_with_budget()))
@pytest.mark.parametrize("track", slow_but(["gp-ring"], ["gp-ring", "nuerburg-circuit"]))
def test_every_circuit_can_be_reckoned_for_every_game(
    track: str, rules: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert json_of(capsys, track, "--rules", rules)["rules"] == rules
    code, out, _ = run(capsys, track, "--rules", rules)
    assert code == 0
    assert out.strip()


def test_games_of_the_kits_are_rulesets_with_a_budget() -> None:
    assert {default_budget_ruleset(kit) for kit in library.kit_files()} <= set(games_with_budget())
    assert default_budget_ruleset("motograndprix") == "motograndprix-standard"
    assert default_budget_ruleset("ausgebremst") == "ausgebremst-pro"


@pytest.mark.slow
def test_a_kit_of_no_game_has_a_budget_only_by_named_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = json.loads(library.kit_files()["ausgebremst"].read_bytes()) | {"id": "home-made"}
    (tmp_path / "home-made.json").write_text(json.dumps(own))
    monkeypatch.setenv(library.KITS_VARIABLE, str(tmp_path))
    track = json.loads(library.find_track("bleifuss-drom").read_bytes()) | {"kit": "home-made"}
    file = tmp_path / "drom.json"
    file.write_text(json.dumps(track))
    with pytest.raises(
        NoBudget, match=r"'home-made' belongs to no game.*known: ausgebremst-family"
    ):
        budget_of(library.load_circuit(str(file)))
    code, _, err = run_command(capsys, "budget", file)
    assert code == 2
    assert "name a ruleset" in err
    assert json_of(capsys, str(file), "--rules", "moped-betting")["rules"] == "moped-betting"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("april-raceway", "--rules", "ausgebremst-famly"), "did you mean 'ausgebremst-family'"),
        (("april-raceway", "--laps", "0"), "laps: expected 1 to 99"),
        (("bleifuss-drom", "--chance", "1.5"), "chance: expected 0 to 1"),
        (("bleifuss-drom", "--chance", "nan"), "chance: expected 0 to 1"),
        (("bleifuss-drom", "--detours", "-1"), "detours: expected 0 to 1000"),
        (("bleifus-drom",), "did you mean 'bleifuss-drom'"),
    ],
)
def test_what_cannot_be_reckoned_is_said_in_a_line(
    arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("rules", ["ausgebremst-pro", "motograndprix-standard", "moped-betting"])
def test_an_open_track_has_no_budget(
    rules: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from trackwright.model.files.track_files import save_track

    path = tmp_path / "open.json"
    save_track(circuit_of("START L4 L4").track, path)
    code, out, err = run(capsys, str(path), "--rules", rules)
    assert (code, out) == (2, "")
    assert err.startswith("test: ")
