"""The reference model of Ausgebremst answers written cases as the rules say, and random ones."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.ausgebremst import by_the_book
from tests.games.ausgebremst.book_races import drive
from tests.games.ausgebremst.by_the_book.answers import answer
from tests.games.ausgebremst.by_the_book.table import RULINGS, table_of
from tests.games.ausgebremst.by_the_book.track import FINISH, OUT
from tests.games.ausgebremst.random_cases import MAKERS, answered_cases, random_cases
from tests.games.ausgebremst.written_cases import CASES
from trackwright.cli.shared.expectations import differences

DATA = Path(__file__).parents[2] / "data"
SAMPLES: list[dict[str, Any]] = json.loads((DATA / "ausgebremst_samples.json").read_text())
WRITTEN = [*SAMPLES, *CASES]

RULES = [
    *(f"AUS-F-{n:02}" for n in range(4, 44) if n not in (7, 9, 10)),
    *("AUS-P-02", "AUS-P-05", "AUS-P-07", "AUS-P-08", "AUS-P-09", "AUS-P-10", "AUS-P-11"),
    *(f"AUS-H-{n:02}" for n in range(2, 34) if n not in (23, 25, 26, 29)),
]
"""Rules of a race about which a single question can be asked; whole races show the others."""


@pytest.mark.parametrize("case", WRITTEN, ids=lambda case: str(case["id"]))
def test_case_comes_out_as_expected(case: dict[str, Any]) -> None:
    if case.get("error"):
        with pytest.raises(ValueError, match="AUS-"):
            answer(case)
    else:
        assert list(differences(case["expect"], answer(case))) == []


def test_ids_are_distinct() -> None:
    assert len({case["id"] for case in WRITTEN}) == len(WRITTEN)


def test_every_rule_of_a_race_has_a_case() -> None:
    named = {rule for case in WRITTEN for rule in case["rule_ids"]}
    assert [rule for rule in RULES if rule not in named] == []


def test_the_model_knows_nothing_of_the_engine() -> None:
    folder = Path(by_the_book.__file__).parent
    for file in (*folder.glob("*.py"), *(folder.parent / name for name in MODEL_ONLY)):
        nodes = list(ast.walk(ast.parse(file.read_text())))
        imported = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
        imported += [name.name for n in nodes if isinstance(n, ast.Import) for name in n.names]
        foreign = ("trackwright",)
        assert [name for name in imported if name.split(".")[0] in foreign] == [], file.name


MODEL_ONLY = ("witness.py", "book_races.py", "random_cases.py", "random_circuits.py")


@pytest.mark.slow
def test_all_kinds_of_random_cases_have_answers() -> None:
    for case, found in answered_cases(seed=1, count=10 * len(MAKERS)):
        again = json.loads(json.dumps(case))
        if found is None:
            with pytest.raises(ValueError):
                answer(again)
        else:
            assert answer(again) == json.loads(json.dumps(found)), case["id"]


def test_a_seed_makes_the_same_cases_again() -> None:
    assert list(random_cases(7, 20)) == list(random_cases(7, 20))


@pytest.mark.slow
def test_random_turns_bring_everything_about() -> None:
    seen: set[str] = set()
    for case, found in answered_cases(3, 200, ["turns", "turn"]):
        assert found is not None
        seen |= set(_remarkable(case, found))
    expected = {"home", "out", "stop", "passed", "blocked", "spent", "drawn", "deposit", "alley"}
    assert expected - seen == set()


def _remarkable(case: dict[str, Any], found: dict[str, Any]) -> list[str]:
    before = {row["id"]: row for row in case["state"]["cars"]}
    seen = ["home"] * bool(found["finished"]) + ["passed"] * bool(found["hand_shown"])
    seen += ["drawn"] * ("drawable_stacks" in found)
    for id, card in found["turned_over"].items():
        stands = found["after"][id]["at"] == before[id]["at"]
        seen += ["blocked"] * (card is None) + ["spent"] * (stands and card is not None)
    for id, row in found["after"].items():
        moved = row["at"] != before[id]["at"]
        seen += ["out"] * (moved and row["at"] == OUT)
        seen += ["alley"] * (moved and row["at"].startswith("p"))
        seen += ["stop"] * (row["pitted"] and before[id].get("pitted") is False)
        seen += ["deposit"] * (len(before[id].get("deposit") or ()) > len(row.get("deposit", ())))
    return seen


@pytest.mark.slow
def test_random_turns_leave_a_sound_table() -> None:
    """AUS-F-11, AUS-F-12, AUS-T-11."""
    for case, found in answered_cases(4, 120, ["turns"]):
        assert found is not None
        places = [row["at"] for row in found["after"].values() if row["at"] not in (FINISH, OUT)]
        assert len(set(places)) == len(places), case["id"]
        for row in case["state"]["cars"]:
            after = found["after"][row["id"]]
            assert 0 <= after["crossings"] - row["crossings"] <= 1, case["id"]


def test_every_reading_has_a_case() -> None:
    """But for those about cards before the race, which whole races show."""
    chosen = [case["options"] for case in CASES]
    for key, (id, readings) in RULINGS.items():
        if key not in ("stacking", "start_hand"):
            named = [table_of({"options": one}).readings for one in chosen if one]
            assert all(any(one.says(key, word) for one in named) for word in readings), id


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["family", "pro"])
def test_races_by_the_book_come_to_an_end(mode: str) -> None:
    """AUS-H-09, AUS-H-21: relief keeps leaders from waiting for each other for ever."""
    assert not any(drive(seed, mode).broken_off for seed in range(8))
