"""Cases of the referee: those of the samples, questions without a track, and what cannot be run."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.ausgebremst.tracks import PIT, car, case, ring
from trackwright.cli.shared.expectations import differences, expected_of
from trackwright.games.ausgebremst.referee.cases.rules import settings_of
from trackwright.games.ausgebremst.referee.referee import answer, understands
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.table import Mode

SAMPLES = Path(__file__).parents[3] / "data" / "ausgebremst_cases.json"
CASES: list[dict[str, Any]] = json.loads(SAMPLES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("mode", ["plain", "compiled"])
@pytest.mark.parametrize("one", CASES, ids=[one["id"] for one in CASES])
def test_case_comes_out_as_expected(one: dict[str, Any], mode: Mode) -> None:
    assert understands(one)
    assert list(differences(expected_of(one), answer(one, mode))) == []


def test_tied_players_draw_again_among_themselves() -> None:
    """H-02: as a list for each player, or each draw by itself."""
    state = {"players_clockwise": ["A", "B", "C"], "derelicts": ["D1", "D2", "D3"]}
    for cards in (
        {"start_draw": {"A": [5, 2], "B": 4, "C": [5, 3]}},
        {"start_draw": {"A": 5, "B": 4, "C": 5}, "second_draw": {"A": 2, "C": 3}},
        {"start_draw": {"A": 5, "B": 4, "C": 5}, "tie": [{"A": 2, "C": 2}, {"A": 1, "C": 3}]},
        {"start_draw": [{"A": 5, "B": 4, "C": 5}, {"A": 2, "C": 3}]},
    ):
        found = answer({"state": state, "cards": cards})
        assert found["grid"] == ["D1", "D2", "D3", "C", "A", "B"]
    with pytest.raises(TrackwrightError, match="A: a card is missing"):
        answer({"state": state, "cards": {"start_draw": {"A": 5, "B": 4, "C": 5}}})


def test_equal_non_finishers_are_ranked_by_when_they_left() -> None:
    """H-24: the one taken off later is ahead."""
    for key in ("removed_turn", "removed_in_round", "round"):
        dnf = [{"id": "A", "remaining": 7, key: 3}, {"id": "B", "remaining": 7, key: 9}]
        found = answer({"state": {"finish_order": ["C"], "dnf": dnf}})
        assert found["classification"] == ["C", "B", "A"]


def test_points_need_no_spaces_left() -> None:
    """F-41; who is behind whom cannot be said without them (H-24)."""
    found = answer({"state": {"finish_order": ["C"], "dnf": ["A", {"id": "B"}]}})
    assert found == {"points": {"A": 0, "B": 0, "C": 9}}


def test_series_is_won_by_points_then_wins() -> None:
    """F-43, H-30: A and B have nine points each, but A has won a race."""
    results = [{"finish_order": ["A", "B", "C"]}, ["D1", "D2", "D3", "B"]]
    found = answer({"state": {"results": results, "derelicts": ["D1", "D2", "D3"]}})
    assert found["points"] == {"A": 9, "B": 6 + 3, "C": 4}
    assert found["winner"] == ["A"]
    assert [row["place"] for row in found["standings"]] == [1, 2, 3]
    equal = answer({"state": {"results": [["A", "B"], ["B", "A"]]}})
    assert [row["place"] for row in equal["standings"]] == [1, 1]


TRACK = ring(pit=PIT)
CAR = car("P1", "a3", hand=[1, 2])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"mode": "expert"}, "unknown mode 'expert'"),
        ({"turn": "P7"}, "no car named 'P7'"),
        ({"cars": 3}, "expected a list"),
        ({"cars": [CAR, CAR]}, "an id is used twice"),
        ({"cars": [{"at": "a3"}]}, "id is missing"),
        ({"cars": [car(f"P{i}", "OUT") for i in range(7)]}, "the maximum is 6"),
        ({"cars": [{**CAR, "at": "z9"}]}, "no space named 'z9'"),
        ({"cars": [{**CAR, "at": None}]}, "expected a space"),
        ({"cars": [{**CAR, "kind": "wreck"}]}, "unknown kind 'wreck'"),
        ({"cars": [{**CAR, "crossings": 4}]}, "a car with 4 has finished"),
        ({"cars": [{**CAR, "crossings": -1}]}, "from 0 to"),
        ({"cars": [{**CAR, "hand": [7]}]}, "from 1 to 6"),
        ({"cars": [{**CAR, "hand": [1, 1, 1, 1]}]}, "the maximum is 3"),
        ({"cars": [{**CAR, "stacks": [1]}]}, "expected a list of cards"),
        ({"deck_notation": "as you like"}, "first or last"),
    ],
)
def test_state_that_cannot_be_says_why(change: dict[str, Any], says: str) -> None:
    bad = case(TRACK, CAR)
    bad["state"] = {**bad["state"], **change}
    with pytest.raises(TrackwrightError) as caught:
        answer(bad)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"spaces": []}, "at least one space"),
        ({"spaces": [{"id": "a1"}, {"id": "a1"}]}, "an id is used twice"),
        ({"edges": [["a1"]]}, "expected pairs"),
        ({"edges": [["a1", "q1"]]}, "no space named 'q1'"),
        ({"line": [["a1", "a5"]]}, "is not an edge"),
        ({"pit": {**TRACK["pit"], "entry": "q"}}, "track.pit.entry: no space named 'q'"),
        ({"pit": {**TRACK["pit"], "stops": ["a1"]}}, "expected spaces of the alley"),
        ({"pit": {**TRACK["pit"], "windows": ["x"]}}, "track.pit.windows"),
    ],
)
def test_track_that_cannot_be_says_why(change: dict[str, Any], says: str) -> None:
    with pytest.raises(TrackwrightError) as caught:
        answer(case({**TRACK, **change}, CAR))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("decision", "says"),
    [
        ({"play": 5, "to": "a8"}, "AUS-F-08"),
        ({"play": 2, "to": "a4"}, "AUS-F-14"),
        ({"play": 2, "path": ["a4"]}, "AUS-F-14"),
        ({"play": 2, "path": ["a4", "a6"]}, "AUS-F-13"),
        ({"play": 2, "path": ["a4", "b5"]}, "AUS-F-11"),
        ({"play": 1, "to": "q"}, "no space named 'q'"),
        ({"play": 9, "to": "a4"}, "from 1 to 6"),
        ({"pass": True}, "AUS-H-05"),
        (
            {"play": 1, "to": "a4", "draw_from_stack": 1},
            "there are more decisions than the turn needs",
        ),
        ({"car": "P2", "play": 1, "to": "a4"}, "AUS-F-14"),
    ],
)
def test_illegal_decision_names_the_rule(decision: dict[str, Any], says: str) -> None:
    rows = [{"car": "P1", **decision}]
    with pytest.raises(TrackwrightError) as caught:
        answer(case(ring(), CAR, car("P2", "b5"), decisions=rows))
    assert says in str(caught.value)


def test_what_may_be_done_is_told_as_of_a_cars_own_turn() -> None:
    """F-18, E-01: before its decision, or after those of the others if it has none."""
    leader, rival = car("P1", "a5", hand=[6, 6, 6]), car("P2", "b4", hand=[3, 1, 1])
    rows = [{"car": "P2", "play": 3, "to": "a7"}]
    found = answer(case(ring(), leader, rival, decisions=rows))
    assert found["legal"]["P1"] == {"6": ["a11", "b11"]}
    assert found["legal"]["P2"]["3"] == ["a7", "b7"]
    rows = [*rows, {"car": "P1", "play": 6, "to": "b11"}]
    again = answer(case(ring(), leader, rival, decisions=rows))
    assert again["legal"]["P1"] == found["legal"]["P1"]


def test_a_round_without_a_move_frees_the_sixes() -> None:
    """H-09: told by the state, or to be seen from the decisions."""
    leader, behind = car("P1", "a4", hand=[6, 6, 6]), car("P2", "a3", hand=[1, 2, 3])
    track = ring(solid=[3, 4, 5])
    assert answer(case(track, leader, behind))["must_pass"] == {"P1": True, "P2": True}
    for words, value in (
        ("idle_round", True),
        ("rounds_without_move", 1),
        ("nobody_moved_last_round", True),
        ("moves_last_round", 0),
    ):
        for said in (value, not value):
            told = case(track, leader, behind, **{words: said})
            assert answer(told)["must_pass"]["P1"] is (said is not value)
    waiting = [{"car": "P1", "pass": True}, {"car": "P2", "pass": True}]
    rows = [*waiting, {"car": "P1", "play": 6, "to": "b10"}]
    assert answer(case(track, leader, behind, decisions=rows))["after"]["P1"]["at"] == "b10"
    with pytest.raises(TrackwrightError, match="AUS-F-15"):
        answer(case(track, leader, behind, decisions=[waiting[0], rows[2]]))


def test_a_card_with_one_end_needs_no_space() -> None:
    home = car("P1", "b10", 3, hand=[5, 1, 1])
    for row in ({}, {"to": "FINISH"}, {"path": ["b11", "FINISH"]}, {"path": ["b11", "a0"]}):
        rows = [{"car": "P1", "play": 5, **row}]
        found = answer(case(ring(), home, car("P2", "a5"), decisions=rows))
        assert found["after"]["P1"]["at"] == "FINISH"
    with pytest.raises(TrackwrightError, match="to: expected one of a11, b11"):
        answer(case(ring(), home, decisions=[{"car": "P1", "play": 1}]))


def test_a_path_ends_where_the_car_is_home() -> None:
    """H-20: the step over the line ends the move, whatever is left of the card."""
    home = car("P1", "b10", 3, hand=[5, 1, 1])
    for beyond in (["a1"], ["a1", "a2", "a3"], ["FINISH"]):
        rows = [{"car": "P1", "play": 5, "path": ["b11", "a0", *beyond]}]
        with pytest.raises(TrackwrightError, match="AUS-H-20"):
            answer(case(ring(), home, car("P2", "a5"), decisions=rows))


def test_alley_is_shut_outside_of_the_windows() -> None:
    """H-16."""
    one = car("P1", "a3", 1, hand=[1])
    rows = [{"car": "P1", "play": 1, "path": ["p1"]}]
    with pytest.raises(TrackwrightError, match="AUS-H-16"):
        answer(case(TRACK, one, car("P2", "a11", 3), decisions=rows))


def test_house_rulings_are_read_by_name_and_by_id() -> None:
    for options in ({"lead": "shortest-way"}, {"AUS-H-06": "a"}, {"H-07": "shortest-way"}):
        answer(case(TRACK, CAR, options=options))
    for options, says in (
        ({"H-99": "x"}, "no house ruling named 'H-99'"),
        ({"lead": "luck"}, "'luck' is not a value"),
        ({"AUS-H-07": "b"}, "'b' is not a value"),
    ):
        with pytest.raises(TrackwrightError, match=says):
            answer(case(TRACK, CAR, options=options))


@pytest.mark.parametrize(
    ("rule", "letters"),
    [
        ("AUS-H-06", {"a": "round-1", "b": "first-card"}),
        ("AUS-H-13", {"a": "spent", "b": "back", "c": "as-far-as-possible"}),
        ("AUS-H-25", {"a": "free", "b": "by-value", "c": "dealt"}),
    ],
)
def test_letters_of_house_rulings_are_those_of_the_rules(
    rule: str, letters: dict[str, str]
) -> None:
    """H-06, H-13, H-25: (a), (b), (c) as the rulings write them."""
    ruleset = find_ruleset("ausgebremst-pro")
    name = ruleset.option(rule).name
    for letter, reading in letters.items():
        for one in (
            {"options": {rule: letter}},
            {"options": {rule: f"({letter})"}},
            {"state": {"options": {rule: letter}}},
            {"state": {name: letter}},
        ):
            assert settings_of(one, ruleset)[name] == reading


def test_house_rulings_are_read_in_the_words_of_the_rules() -> None:
    """H-13; a word of the state that is no reading is about something else."""
    ruleset = find_ruleset("ausgebremst-family")
    for words, reading in (
        ("card spent, no move", "spent"),
        ("card back on top", "back"),
        ("moves as far as possible", "as-far-as-possible"),
    ):
        found = settings_of({"options": {"H-13": words}}, ruleset)
        assert found["derelict_unplayable"] == reading
    assert settings_of({"state": {"lead": "P1"}}, ruleset)["lead"] == "curve-end"


def test_reading_a_of_the_free_six_is_the_first_round() -> None:
    """H-06: in round 1 (a) a leader may play a six as his second card, (b) only as the first."""
    leader = car("P1", "a3", hand=[6, 6, 1], cards_played=1)
    others = car("P2", "b1")
    for letter, free in (("a", True), ("b", False)):
        one = case(ring(), leader, others, options={"AUS-H-06": letter})
        one["state"]["round"] = 1
        assert bool(answer(one)["legal"]["P1"]["6"]) is free
