"""The referee's answers about MotoGrandPrix races: cases thought through by hand, and an
independent model that reads the rulebook another way."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import amount, slow_but
from tests.games.motograndprix.by_the_book.answers import answer as answer_by_the_book
from tests.games.motograndprix.random_cases import random_case, random_cases
from trackwright.cli.shared.expectations import differences, expected_of
from trackwright.games.motograndprix.referee.referee import ANSWERS, answer
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.race.cases.case_input import CannotAnswer
from trackwright.simulator.table.table import Mode

DATA = Path(__file__).parents[3] / "data"
FILES = ("samples", "examples", "cases")
RANDOM = 150
SEED = 20


def cases(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / f"motograndprix_{name}.json").read_text())
    return [case for case in found if case["ask"]["kind"] in ANSWERS]


ALL = [case for name in FILES for case in cases(name)]


@pytest.mark.parametrize("mode", slow_but(["compiled"], ["plain"]))
@pytest.mark.parametrize("case", ALL, ids=[case["id"] for case in ALL])
def test_the_case_comes_out_as_expected(case: dict[str, Any], mode: Mode) -> None:
    """Section 10 of the rules, and hand-made cases for every rule id (see `rule_ids`)."""
    if case.get("error"):
        with pytest.raises(TrackwrightError):
            answer(case, mode)
        return
    assert list(differences(expected_of(case), answer(case, mode))) == []


@pytest.mark.slow
def test_an_independent_model_answers_the_same() -> None:
    """All questions, levels and house rulings in random traffic."""
    for case in random_cases(SEED, RANDOM):
        assert comparable(answer(case)) == comparable(answer_by_the_book(case)), case["id"]


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_an_independent_model_answers_the_same_many_times(kind: str) -> None:
    for case in random_cases(SEED + 1, amount(100, soak=1000), [kind]):
        mode: Mode = "compiled" if kind in ("turn", "round", "legal") else "plain"
        assert comparable(answer(case, mode)) == comparable(answer_by_the_book(case)), case["id"]


def comparable(result: dict[str, Any]) -> dict[str, Any]:
    """Reasons may name another of several rules broken; faces that may be used are a set."""
    kept = {key: value for key, value in result.items() if key != "reason"}
    if "used" in kept:
        kept["used"] = [sorted(faces) for faces in kept["used"]]
    return kept


def test_every_question_has_random_cases() -> None:
    import random

    for kind in ANSWERS:
        assert random_case(random.Random(kind), kind)["ask"]["kind"] == kind


TRACK: dict[str, Any] = {
    "laps": 1,
    "positions": [{"i": i, "kind": "straight", "d": 0, "rl": "L"} for i in range(20)],
}
BIKE = {"id": "A", "pos": 3, "lane": "C", "lap": 1}
ROUND: dict[str, Any] = {"ask": {"kind": "round"}, "track": TRACK, "bikes": [BIKE]}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"ask": {"kind": "rownd"}}, "unknown kind 'rownd'"),
        ({"track": None}, "this question needs one"),
        ({"track": {"positions": []}}, "a lap needs at least 18"),
        ({"track": {"positions": [{"i": 1}]}}, "i = 0, 1, 2"),
        ({"level": "beginner"}, "no level named 'beginner'"),
        ({"options": {"H-99": "x"}}, "no house ruling named 'H-99'"),
        ({"options": {"beside": "far"}}, "'far' is not a value"),
        ({"bikes": [BIKE, BIKE]}, "an id is used twice"),
        ({"bikes": [BIKE, {**BIKE, "id": "B"}]}, "another bike is on 3C"),
        ({"bikes": [{**BIKE, "pos": 20}]}, "expected 0 to 19"),
        ({"bikes": [{**BIKE, "pos": -1}]}, "expected a whole number"),
        ({"bikes": [{**BIKE, "lane": "X"}]}, "expected L, C, R"),
        ({"bikes": [{"id": "A"}]}, "pos and lane are needed"),
        ({"bikes": 3}, "bikes: expected a list"),
        ({}, "a die is missing (turn)"),
        ({"dice": [{"bike": "A", "for": "turn", "values": [7, 1]}]}, "expected a whole number"),
        ({"dice": [{"bike": "A", "for": "turn", "values": [7, 1]}]}, "from 1 to 6, found 7"),
        ({"dice": [{"bike": "A", "for": "turn", "values": [1, 1, 1]}]}, "3 dice; expected two"),
        ({"bikes": [{**BIKE, "engine": 9}]}, "bike A: engine: expected a whole number from 0 to 8"),
        ({"bikes": [{**BIKE, "rear": 0}]}, "bike A: rear: expected a whole number from 1 to 8"),
        ({"dice": [{"bike": "B", "for": "turn", "values": [1, 1]}]}, "no bike named 'B'"),
        ({"dice": [{"bike": "A", "for": "toss", "values": [1, 1]}]}, "unknown purpose 'toss'"),
        ({"dice": [{"bike": "A", "for": "turn", "values": [1, 1]}]}, "used and path is missing"),
    ],
)
def test_a_case_that_cannot_be_run_says_why(change: dict[str, Any], says: str) -> None:
    with pytest.raises(TrackwrightError) as caught:
        answer({"id": 1, **ROUND, **change})
    assert says in str(caught.value)


def test_an_illegal_decision_names_the_rule() -> None:
    """MGP-S-17: no point is lost in Standard."""
    dice = [{"bike": "A", "for": "turn", "values": [1, 1]}]
    decisions = [{"bike": "A", "used": [1, 1], "path": ["C"]}]
    with pytest.raises(CannotAnswer, match="MGP-S-17"):
        answer({**ROUND, "level": "standard", "dice": dice, "decisions": decisions})


@pytest.mark.parametrize(
    "change",
    [
        {"level": "basic"},
        {"level": "standard", "options": {"MGP-H-13": "zero"}},
        {"level": "standard", "bikes": [{**BIKE, "engine": 0, "status": "retired"}]},
    ],
)
def test_a_dial_may_show_zero_where_a_rule_allows_it(change: dict[str, Any]) -> None:
    """MGP-S-03, MGP-H-13: no dials in Basic, a floor of zero, or a bike that is out."""
    case = {**ROUND, "ask": {"kind": "order"}, "bikes": [{**BIKE, "engine": 0}], **change}
    assert answer(case)["order"] in (["A"], [])


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        ({"classification": ["A", "B"], "unclassified": ["A"]}, "A is listed twice"),
        ({"classification": [["A", "B"], "B"]}, "B is listed twice"),
        ({"races": [{"classification": ["A", "A"]}]}, "A is listed twice"),
    ],
)
def test_a_rider_has_one_place_or_none(ask: dict[str, Any], says: str) -> None:
    """MGP-C-01, MGP-C-04."""
    with pytest.raises(CannotAnswer, match=says):
        answer({"ask": {"kind": "points", **ask}})


def test_a_qualifying_lap_is_finished_or_not() -> None:
    """MGP-H-38."""
    ask = {"kind": "qualifying_result", "classification": ["A"], "retired": ["A"]}
    with pytest.raises(CannotAnswer, match="A is listed twice"):
        answer({**ROUND, "ask": ask})


PAIR = [{"id": "A", "team": "red"}, {"id": "B", "team": "blue"}, {"id": "C", "team": "blue"}]


@pytest.mark.parametrize(
    ("ask", "points"),
    [
        ({"classification": ["A"], "retired": ["B"]}, {"A": 25, "B": 0, "C": 0}),
        ({"classification": ["B", "A"], "unclassified": ["C"]}, {"B": 25, "A": 20, "C": 0}),
        (
            {"races": [{"classification": ["C"]}, {"classification": ["C"]}]},
            {"C": 50, "A": 0, "B": 0},
        ),
    ],
)
def test_who_is_not_classified_scores_nothing(ask: dict[str, Any], points: dict[str, int]) -> None:
    """MGP-C-04: retired bikes score 0, as `retired`, as `unclassified`, or not named at all."""
    assert answer({"ask": {"kind": "points", **ask}, "bikes": PAIR})["points"] == points


@pytest.mark.parametrize("name", ["retired", "unclassified"])
def test_who_drops_out_of_the_qualifying_lap_starts_last(name: str) -> None:
    """MGP-H-38: later retirement first."""
    out = [{"bike": "A", "round": 2}, {"bike": "C", "round": 3}]
    ask = {"kind": "qualifying_result", "classification": ["B"], name: out}
    for bikes in (PAIR, []):
        assert answer({"ask": ask, "track": TRACK, "bikes": bikes})["order"] == ["B", "C", "A"]
    assert answer({"ask": {"kind": "classification", name: out}})["unclassified"] == ["C", "A"]


def test_flips_may_be_asked_of_a_bike_or_of_a_difficulty() -> None:
    """MGP-B-11, MGP-B-16."""
    track = {"positions": [*TRACK["positions"], {"i": 20, "kind": "corner", "d": 1}]}
    queries = [{"bike": "A", "rolled": [1, 3]}, {"d": 1, "rolled": [1, 3]}, {"d": 0, "rolled": [4]}]
    case = {"ask": {"kind": "flip_options", "queries": queries}, "track": track}
    found = answer({**case, "bikes": [{**BIKE, "pos": 20}]})["used"]
    assert found == [[[1, 3], [6, 3]], [[1, 3], [6, 3]], [[4], [3]]]


@pytest.mark.parametrize(("query", "modifier"), [({}, 0), ({"slip_bonus": 0}, -1)])
def test_the_point_of_a_slipstream_may_be_left(query: dict[str, int], modifier: int) -> None:
    """MGP-E-07, MGP-H-32: uphill with and without it."""
    uphill = {"positions": [{**one, "hill": "up"} for one in TRACK["positions"]]}
    ask = {"kind": "modifier", "queries": [{"bike": "A", "slipstream": True, **query}]}
    assert answer({"ask": ask, "track": uphill, "bikes": [BIKE]})["modifier"] == [modifier]


@pytest.mark.parametrize("kind", ["turn", "legal"])
def test_a_follower_copies_the_roll_of_the_bike_ahead(kind: str) -> None:
    """MGP-E-06: he has no dice of his own."""
    case = {
        "ask": {"kind": kind, "bike": "B"},
        "track": TRACK,
        "bikes": [{**BIKE, "pos": 12, "acted": True}, {**BIKE, "id": "B"}],
        "dice": [{"bike": "A", "values": [2, 1]}],
        "decisions": [
            {"bike": "B", "used": [2, 1], "path": ["C"] * 4, "slipstream": True, "slip_bonus": 1}
        ],
    }
    result = answer(case)
    assert result["legal"] == [True] if kind == "legal" else result["after"][1]["pos"] == 7


def test_in_a_contact_the_rules_give_the_path() -> None:
    """MGP-S-12: so it need not be said; every step costs 1."""
    corner = {"positions": [*TRACK["positions"], {"i": 20, "kind": "corner", "d": 3, "rl": "L"}]}
    bikes = [
        {**BIKE, "pos": 19},
        {**BIKE, "id": "B", "pos": 19, "lane": "L"},
        {**BIKE, "id": "C", "pos": 20},
    ]
    case = {"level": "standard", "track": corner, "bikes": bikes}
    ask = {"kind": "turn", "bike": "A"}
    dice = [{"bike": "A", "values": [3, 2]}]
    decisions = [{"bike": "A", "used": [2], "keep": 2}]
    result = answer({**case, "ask": ask, "dice": dice, "decisions": decisions})
    assert (result["after"][0]["pos"], result["step_costs"]) == (0, [1, 1])
    cost = {"kind": "step_cost", "contact": True, "queries": [{"bike": "A", "to": [20, "R"]}]}
    assert answer({**case, "ask": cost})["cost"] == [1]


def test_round_one_may_be_said_of_the_case() -> None:
    """MGP-S-05: `start_turn` stands in `ask`, or beside it."""
    dice, ride = [{"bike": "A", "values": [3]}], {"bike": "A", "used": [3], "path": ["C"] * 3}
    case = {**ROUND, "level": "standard", "dice": dice, "decisions": [ride]}
    result = answer({**case, "start_turn": True})
    assert result == answer({**case, "ask": {"kind": "round", "start_turn": True}})
    assert result["after"][0]["pos"] == 6
