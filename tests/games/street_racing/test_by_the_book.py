"""The independent model of the rules: the samples, cases written by hand, random cases."""

import ast
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.street_racing.by_the_book.answers import answer
from tests.games.street_racing.by_the_book.routes import End, ends_of
from tests.games.street_racing.random_cases import UPGRADES, cases
from tests.games.street_racing.written import WRITTEN
from tests.games.street_racing.written.making import (
    car,
    case,
    play,
    player,
    rival,
    road,
    rows,
    speed,
)
from trackwright.cli.shared.expectations import differences

HERE = Path(__file__).parent
SAMPLES: list[dict[str, Any]] = json.loads(
    (HERE.parents[1] / "data" / "street_samples.json").read_text(encoding="utf-8")
)
NOT_RACED = ("legal_speeds_before_decision", "validators")
MODEL_ONLY = ("random_cases.py", "random_roads.py")


def objections(one: dict[str, Any]) -> list[str]:
    """What the model answers otherwise than expected."""
    expect = {key: value for key, value in one["expect"].items() if key not in NOT_RACED}
    found = answer(one)
    missed = [found["rule"]] if "illegal_decision" in found.keys() - expect.keys() else []
    return [*differences(expect, found), *missed]


@pytest.mark.parametrize("one", SAMPLES, ids=[one["id"] for one in SAMPLES])
def test_the_model_agrees_with_the_samples(one: dict[str, Any]) -> None:
    assert objections(one) == []


@pytest.mark.parametrize("one", WRITTEN, ids=[one["id"] for one in WRITTEN])
def test_the_model_agrees_with_cases_written_by_hand(one: dict[str, Any]) -> None:
    assert objections(one) == []


def test_the_model_knows_nothing_of_the_engine() -> None:
    files = [*HERE.glob("by_the_book/*.py"), *(HERE / name for name in MODEL_ONLY)]
    for file in files:
        nodes = list(ast.walk(ast.parse(file.read_text())))
        imported = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
        imported += [name.name for n in nodes if isinstance(n, ast.Import) for name in n.names]
        assert [name for name in imported if name.split(".")[0] == "trackwright"] == [], file.name


@pytest.mark.slow
def test_random_cases_come_to_everything() -> None:
    """All kinds of decisions, tokens and ends, legal and illegal."""
    seen: Counter[str] = Counter()
    for one in cases("coverage", 400):
        found = answer(one)
        seen["illegal"] += "illegal_decision" in found
        seen["over"] += found["race_over"]
        seen.update(row.get("use", row["do"]) for row in one["decisions"])
        for row in found["players"].values():
            seen.update(key for key in ("out", "finished", "penalties") if row[key])
    decisions = ("shift", "play_set", "choose_speed", "step", "end_turn")
    wanted = ("illegal", "over", "out", "finished", "penalties", *UPGRADES, *decisions)
    assert [key for key in wanted if seen[key] < 5] == []


TWO = road("AB")
WAYS: list[tuple[str, dict[str, Any], int, dict[str, Any], set[tuple[str, int]]]] = [
    ("both lanes", TWO, 2, {}, {("A3", 0), ("B2", 0)}),
    ("a lane change early or late", TWO, 3, {}, {("A4", 0), ("B3", 0)}),
    ("a car ahead", TWO, 2, {"A2": "car"}, {("B2", 0)}),
    ("boxed in", TWO, 4, {"A2": "car", "B1": "car"}, {("A1", 4)}),
    ("a dead end", TWO, 3, {"A3": "car", "B2": "car"}, {("A2", 2), ("B1", 2)}),
    ("a token is worth a way round", TWO, 3, {"A2": "token"}, {("A2", 0), ("B3", 0)}),
    ("corners", road("AB", corners={"A2": 1, "B2": 3}), 3, {}, {("A4", 2), ("B3", 2), ("B3", 0)}),
    ("a barrier", road("AB", barriers={"A2>A3": 5}), 3, {}, {("A3", 0), ("B3", 0)}),
    ("the finish", road("AB", rows=2), 4, {}, {("FIN", 0)}),
    ("a junction", road(extra="X1 X2", add="A2>X1 X1>X2"), 3, {}, {("A4", 0), ("X2", 0)}),
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way[0])
def test_all_ways_of_a_move_are_found(
    way: tuple[str, dict[str, Any], int, dict[str, Any], set[tuple[str, int]]],
) -> None:
    """Spaces where a car from A1 may end, and what it costs."""
    _, track, value, others, expected = way
    cars = [space for space, what in others.items() if what == "car"]
    rivals = [rival(space, id=f"P{i}") for i, space in enumerate(cars, 2)] or [rival("A14")]
    rivals = rivals if rivals[0]["space"] in track["spaces"] else []
    tokens = {space: "P9" for space, what in others.items() if what == "token"}
    do = [play(1), speed(value)]
    one = case("", "", "", track, [car("A1", 3), *rivals], {}, rows(3, value), do)
    one["state"]["block_tokens"] = tokens
    assert {(end.space, end.penalties) for end in ends_of(one)} == expected


def test_a_paused_car_has_no_way_at_a_low_speed() -> None:
    do = [play(1), speed(3)]
    paused = player("P1", "A3", 3, "1", pending_barrier=5)
    one = case("", "", "", road(barriers={"A2>A3": 5}), [paused], {}, rows(3, 3), do)
    assert ends_of(one) == {End("", 0, 0, 3, False, True)}


def test_remaining_speed_of_all_ways() -> None:
    """Each step sideways costs a point beyond the finish."""
    one = case("", "", "", road("ABC", rows=2), [car("A1", 3)], {}, rows(3, 6), [play(1), speed(6)])
    assert {end.remaining for end in ends_of(one)} == {4, 3, 2}
