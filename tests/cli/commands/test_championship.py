"""`championship`, `rulesets` and `bots` as a person or a script meets them."""

import json

import pytest

from tests.cli.running import run
from trackwright.simulator.game.rulesets import all_rulesets

SEASON = ("championship", "gp-ring", "april-raceway", "--laps", "1")
RULES = ("--rules", "motograndprix-expert")


def test_a_championship_tells_races_riders_and_teams(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *SEASON, *RULES, "--seed", "5")
    assert code == 0
    assert out.startswith("Championship of 2 races, motograndprix-expert (version 1)")
    for words in ("GP Ring", "April Raceway", "Blue 1", "place  team    points"):
        assert words in out


def test_json_holds_the_same_and_every_race_can_be_told_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """MGP-C-03."""
    _, out, _ = run(capsys, *SEASON, *RULES, "--seed", "5", "--json")
    found = json.loads(out)
    assert found["version"] == 1
    points = {row["name"]: row["points"] for row in found["riders"]}
    assert sum(points.values()) == sum(row["points"] for row in found["teams"])
    assert [row["points"] for row in found["riders"]] == sorted(points.values(), reverse=True)
    alone = ("race", "april-raceway", "--laps", "1", "--seed", "5", "--number", "1", "--json")
    _, out, _ = run(capsys, *alone, *RULES)
    race = json.loads(out)
    assert race["graph_hash"] == found["races"][1]["graph_hash"]
    assert race["result"]["classification"] == found["races"][1]["classification"]


def test_teams_of_one_have_no_table_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *SEASON, *RULES, "--team-size", "1")
    assert "place  team" not in out


def test_without_circuits_the_series_of_the_game_is_raced(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """AUS-F-03."""
    code, out, _ = run(capsys, "championship", "--rules", "ausgebremst-family", "--json")
    assert code == 0
    races = json.loads(out)["races"]
    assert [race["track"] for race in races][:2] == ["bleifuss-drom", "plattfuss-circuit"]
    assert len(races) == 8


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("championship", *RULES), "TRACK: MotoGrandPrix has no series"),
        ((*SEASON,), "--rules"),
        ((*SEASON, *RULES, "--bots", "human"), "people play with `trackwright race`"),
        (("championship", "gp-ring", "gp-rng", *RULES), "did you mean 'gp-ring'"),
        (("championship", "gp-ring", "plattfuss-ring", *RULES), "plattfuss-ring: the corner at"),
        ((*SEASON, "--rules", "motograndprix-exprt"), "did you mean 'motograndprix-expert'"),
        (("rulesets", "chess"), "no ruleset named 'chess'"),
        (("rulesets", "motograndprix-basic", "twice"), "unrecognized arguments: twice"),
        (("rulesets", "--options"), "unrecognized arguments: --options"),
        (("bots", "--rules", "chess"), "no ruleset named 'chess'"),
        (("bots", "careful"), "unrecognized arguments: careful"),
        (("bots", "--rules"), "expected one argument"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_is_one_clear_fault(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert words in err
    assert "Traceback" not in err


def test_rulesets_lists_all_and_tells_each_option(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rulesets")
    _, text, _ = run(capsys, "rulesets", "--json")
    found = {one["id"]: one for one in json.loads(text)["rulesets"]}
    assert list(found) == list(all_rulesets())
    for id, ruleset in all_rulesets().items():
        assert f"{id} " in out
        _, told, _ = run(capsys, "rulesets", id)
        for option in ruleset.options:
            assert f"\n{option.name} " in told
        assert [one["name"] for one in found[id]["options"]] == [o.name for o in ruleset.options]
        _, alone, _ = run(capsys, "rulesets", id, "--json")
        assert json.loads(alone) == {"version": 1, **found[id]}


def test_every_option_that_is_listed_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    for ruleset in all_rulesets().values():
        for option in ruleset.options:
            for value in option.readings or (option.least, option.most):
                assert ruleset.settings({option.name: value})[option.name] == value


def test_bots_are_listed_once_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "bots", "--json")
    bots = [(one["game"], one["name"]) for one in json.loads(out)["bots"]]
    assert len(set(bots)) == len(bots)
    _, text, _ = run(capsys, "bots", "--rules", "motograndprix-basic")
    for name in ("random", "greedy", "careful", "planner"):
        assert f"{name} " in text
