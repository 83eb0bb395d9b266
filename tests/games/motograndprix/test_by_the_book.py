"""The reference model answers all written cases as the rules say, and random ones at all."""

import json
import random
import runpy
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.games.motograndprix.by_the_book.answers import ANSWERS, answer
from tests.games.motograndprix.by_the_book.compare import differences
from tests.games.motograndprix.by_the_book.moves import Decision, Turn
from tests.games.motograndprix.by_the_book.round import EVENTS
from tests.games.motograndprix.by_the_book.table import RULINGS, Table, same_word
from tests.games.motograndprix.random_cases import (
    MAKERS,
    all_paths,
    is_legal,
    lone_turn,
    random_case,
    random_cases,
)
from trackwright.cli.shared.expectations import differences as referee_differences
from trackwright.games.motograndprix.referee.guidelines.questions import answer as validated

DATA = Path(__file__).parents[2] / "data"
FILES = ("motograndprix_samples", "motograndprix_examples", "motograndprix_cases")
WRITTEN = [case for name in FILES for case in json.loads((DATA / f"{name}.json").read_text())]
CASES = [case for case in WRITTEN if case["ask"]["kind"] != "validate"]

# Rulings about building, and those of the validators.
NOT_ABOUT_RACES = {"corner_rl", "hill_reach", "series_gap"}
RULES = [
    *(f"MGP-B-{n:02}" for n in range(1, 27)),
    *(f"MGP-S-{n:02}" for n in range(1, 23)),
    *(f"MGP-E-{n:02}" for n in range(1, 21)),
    *(f"MGP-C-{n:02}" for n in range(1, 5)),
    *(f"MGP-H-{n:02}" for n in (*range(2, 29), *range(30, 40), 46)),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_case_comes_out_as_expected(case: dict[str, Any]) -> None:
    if case.get("error"):
        with pytest.raises(ValueError):
            answer(case)
    else:
        assert differences(case, answer(case)) == []


def test_the_example_about_tiles_is_for_the_validators() -> None:
    """MGP-X-19."""
    (case,) = (case for case in WRITTEN if case not in CASES)
    assert list(referee_differences(case["expect"], validated(case))) == []


def test_ids_are_distinct() -> None:
    assert len({case["id"] for case in WRITTEN}) == len(WRITTEN)


def test_every_worked_example_is_a_case() -> None:
    ids = {case["id"] for case in WRITTEN}
    assert [n for n in range(1, 21) if not {f"X-{n:02}", f"X-{n:02}-straight"} & ids] == []


def test_every_rule_of_races_has_a_case() -> None:
    named = {rule for case in CASES for rule in case["rule_ids"]}
    assert [rule for rule in RULES if rule not in named] == []


def test_every_reading_of_every_ruling_has_a_case() -> None:
    chosen = {same_word(v) for case in CASES for v in case.get("options", {}).values()}
    for key in RULINGS.keys() - NOT_ABOUT_RACES:
        assert [one for one in RULINGS[key][1][1:] if same_word(one) not in chosen] == [], key


def test_cases_are_what_their_script_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["make", str(tmp_path)])
    runpy.run_path(str(DATA / "make_motograndprix_cases.py"))
    for made in tmp_path.iterdir():
        assert made.read_text() == (DATA / made.name).read_text(), made.name


@pytest.mark.slow
def test_all_kinds_of_random_cases_have_answers() -> None:
    assert MAKERS.keys() == ANSWERS.keys()
    for case in random_cases(seed=1, count=300):
        assert answer(json.loads(json.dumps(case))) == json.loads(json.dumps(answer(case)))


def test_a_seed_makes_the_same_cases_again() -> None:
    assert list(random_cases(7, 30)) == list(random_cases(7, 30))


@pytest.mark.slow
def test_random_rounds_bring_everything_about() -> None:
    rounds = [answer(case) for case in random_cases(3, 150, ["round"])]
    assert {event for result in rounds for event in result["events"]} == set(EVENTS)
    assert any(result["slipstream_offers"] for result in rounds)


@pytest.mark.slow
def test_random_rounds_leave_a_sound_table() -> None:
    for case in random_cases(4, 150, ["round"]):
        result = answer(case)
        racing = [bike for bike in result["after"] if bike["status"] == "racing"]
        places = [(bike["pos"], bike["lane"]) for bike in racing]
        assert len(set(places)) == len(places), case["id"]
        dials = [bike[dial] for bike in result["after"] for dial in ("engine", "rear", "front")]
        assert all(0 <= shown <= 8 for shown in dials), case["id"]
        assert len(set(result["acting_order"])) == len(result["acting_order"]), case["id"]
        assert result["points_lost"].keys() == result["step_costs"].keys(), case["id"]


def test_points_come_out_where_one_of_all_decisions_is_legal() -> None:
    rng = random.Random(5)
    for _ in range(120):
        case, turn = lone_turn(rng, "turn")
        if turn is None or turn.table.is_basic:
            continue
        for used, bonus in product(turn.used_choices(), turn.bonus_choices()):
            for engine, front, points in turn.dial_choices(used, bonus):
                if points <= 4:
                    decisions = (
                        Decision(used, path, engine, front, bonus)
                        for path in all_paths(turn, points)
                    )
                    found = any(is_legal(turn, decision) for decision in decisions)
                    assert found == turn.is_completable(engine, points), (case, used, engine, front)


@pytest.mark.slow
def test_basic_moves_use_all_points_or_stop_where_nothing_is_free() -> None:
    rng = random.Random(6)
    for _ in range(60):
        case = random_case(rng, "order") | {"level": "basic", "options": {}}
        table = Table(case)
        for bike in table.standing():
            turn = Turn(table, bike, (1, rng.randint(1, 3)))
            for path in all_paths(turn, sum(turn.rolled)):
                lane = path[-1] if path else bike.on
                ends = len(path) == sum(turn.rolled) or not turn.free_lanes(len(path) + 1, lane)
                assert is_legal(turn, Decision(turn.rolled, path)) == ends, case
