"""Races as scripts use them."""

from pathlib import Path

import numpy as np
import pytest

import trackwright as tw
from tests.trackwright.commands import Captured, printed
from trackwright.cli.main import main

RULES = "motograndprix-expert"


@pytest.fixture(scope="module")
def ring() -> tw.Circuit:
    return tw.load("gp-ring")


@pytest.fixture(scope="module")
def race(ring: tw.Circuit) -> tw.Race:
    return ring.race(RULES, bots="careful,greedy", laps=1, seed=3)


def test_a_race_is_that_of_the_command(capsys: Captured, race: tw.Race) -> None:
    arguments = ("--rules", RULES, "--bots", "careful,greedy", "--laps", "1", "--seed", "3")
    assert race.as_dict() == printed(capsys, "race", "gp-ring", *arguments)
    assert main(["race", "gp-ring", *arguments]) == 0
    assert capsys.readouterr().out == f"{race}\n"


def test_a_race_tells_who_came_where_and_what_happened(race: tw.Race) -> None:
    assert (race.status, race.seed) == ("over", 3)
    columns = race.columns()
    assert columns["bike"] == [row["bike"] for row in race.classification]
    assert sorted(columns["rider"]) == ["careful"] * 3 + ["greedy"] * 3
    assert race.events[0]["event"] == "pole"
    assert race.events[-1]["round"] == race.rounds
    assert any(line.startswith(f"Round {race.rounds}, ") for line in race.account)
    assert all(row["turn"] and row["choices"] for row in race.why(2))
    assert repr(race) == f"<Race 'GP Ring, 1 lap of 57 positions' under {RULES}, seed 3>"


def test_the_same_seed_gives_the_same_race(ring: tw.Circuit, race: tw.Race) -> None:
    again = ring.race(RULES, bots=["careful", "greedy"], laps=1, seed=3)
    assert str(again) == str(race)
    again = ring.race(RULES, bots="careful,greedy", laps=np.int64(1), seed=np.int64(3))  # type: ignore[arg-type]
    assert again.as_dict() == race.as_dict()
    other = ring.race(RULES, bots=["careful", "greedy"], laps=1, seed=3, number=1)
    assert str(other) != str(race)


def test_what_was_handed_out_may_be_changed(race: tw.Race) -> None:
    row = race.classification[0]
    row["bike"] = "nobody"
    race.as_dict()["events"].clear()
    assert race.classification[0]["bike"] != "nobody"
    assert race.events


def test_a_record_is_played_again(tmp_path: Path, ring: tw.Circuit, race: tw.Race) -> None:
    race.save(tmp_path / "race.json")
    again = tw.load_race(tmp_path / "race.json")
    assert again.as_dict() == race.as_dict()
    assert again.record == race.record == (tmp_path / "race.json").read_text(encoding="utf-8")


def test_the_record_of_a_made_circuit_wants_the_circuit(tmp_path: Path, ring: tw.Circuit) -> None:
    mine = ring.with_figures(name="My Ring", laps=2)
    race = mine.race("motograndprix-basic", seats=2)
    race.save(tmp_path / "race.json")
    with pytest.raises(tw.TrackwrightError, match="raced on 'My Ring', which is neither a shipped"):
        tw.load_race(tmp_path / "race.json")
    assert tw.load_race(tmp_path / "race.json", mine).as_dict() == race.as_dict()
    with pytest.raises(tw.TrackwrightError, match="the circuit has changed since then"):
        tw.load_race(tmp_path / "race.json", ring)


def test_a_record_by_other_rules_is_warned_of(tmp_path: Path, race: tw.Race) -> None:
    old = race.record.replace('"ruleset_version": 1', '"ruleset_version": 9')
    (tmp_path / "race.json").write_text(old, encoding="utf-8")
    with pytest.warns(UserWarning, match="saved under version 9 of motograndprix-expert"):
        assert tw.load_race(tmp_path / "race.json").rounds == race.rounds


def test_options_and_teams_are_those_of_the_rules(ring: tw.Circuit) -> None:
    race = ring.race(RULES, laps=1, seats=4, team_size=1, options={"MGP-H-24": "directly-beside"})
    assert race.as_dict()["options"] == {"beside": "directly-beside"}
    assert len(race.as_dict()["result"]["teams"]) == 4


def test_rulesets_and_bots_are_those_of_the_commands(capsys: Captured) -> None:
    assert tw.rulesets() == printed(capsys, "rulesets")["rulesets"]
    assert tw.bots() == printed(capsys, "bots")["bots"]
    assert tw.bots(RULES) == printed(capsys, "bots", "--rules", RULES)["bots"]


REFUSED = {
    "no such bot": ({"bots": "carefull"}, "no bot named 'carefull' (did you mean 'careful'?)"),
    "a person": ({"bots": "careful,human"}, "bots: Yellow 1, Blue 2, Red 2: a person"),
    "too many": ({"seats": 99}, "99 bikes"),
    "no such seed": ({"seed": -1}, "seed: expected 0 to"),
    "no number": ({"seed": "one"}, "seed: expected a whole number, found 'one'"),
    "half a lap": ({"laps": 1.5}, "laps: expected a whole number, found 1.5"),
    "no such number": ({"number": 2**63}, "number: expected 0 to"),
    "no such option": ({"options": {"besides": "x"}}, "did you mean 'beside'"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_raced_is_said_in_a_line(what: str, ring: tw.Circuit) -> None:
    asked, words = REFUSED[what]
    with pytest.raises(tw.TrackwrightError) as caught:
        ring.race(RULES, **asked)  # type: ignore[arg-type]
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_circuit_that_cannot_be_raced_says_why(ring: tw.Circuit) -> None:
    with pytest.raises(tw.TrackwrightError, match="leads nowhere"):
        ring.without(4).race(RULES, options={"unrated": 2})
    with pytest.raises(tw.TrackwrightError, match="the race has rounds 1 to"):
        ring.race(RULES, laps=1).why(99)
