"""`trackwright referee` on cases that are damaged: each is refused in words or answered."""

import copy
import itertools
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from trackwright.cli.commands.referee import FAULT, answered, result_of
from trackwright.model.text.errors import TrackwrightError

DATA = Path(__file__).parents[1] / "data"
FILES = (
    "motograndprix_samples",
    "ausgebremst_samples",
    "ausgebremst_cases",
    "mopeds_samples",
    "referee_validate",
)
RING: dict[str, Any] = {
    "spaces": [{"id": id} for id in "abcdpq"],
    "edges": [["a", "b"], ["b", "c"], ["c", "d"], ["d", "a"], ["a", "p"], ["p", "q"], ["q", "d"]],
    "line": [["d", "a"]],
    "grid": [["a"], ["b", "c"]],
    "pit": {"entry": "a", "exit": "d", "alley": ["p", "q"], "stops": ["p"]},
}
CARDS: list[dict[str, Any]] = [
    {"id": "bare", "state": {"laps": 3}, "track": RING},
    {"id": "chains", "state": {"bonus_spaces": ["a", "b"], "landing": {"a": "b", "b": None}}},
    {"id": "stack", "state": {"players": 3, "rounds_completed": 2}},
    {"id": "rows", "state": {"slack": 3, "detours": [{"detour_price": 1, "probability": 0.5}]}},
    {
        "id": "lists",
        "state": {
            "slack": 3,
            "detour_price": [1, 2],
            "chances": [4, 2],
            "probability": [0.5, 0.1],
        },
    },
    {"id": "curves", "state": {"slack": 3, "curves": [{"lane_lengths": [3, 4]}]}},
    {"id": "audit", "state": {"played": [3, 4], "spaces_moved": 7, "finished": True}},
    {"id": "past", "state": {"pit_spaces_consecutive": 2, "hand_size": 3}},
    {"id": "halves", "state": {"lap_lengths": {"A-B": 20, "A-C": 21, "D-B": 22}}},
    {"id": "turns", "state": {"deck": {"6": 4, "1": 3}, "deposit": [1], "distance": 20}},
    {"id": "fails", "state": {"slack": 3, "detour_price": 1, "chances": 4, "probability": 0.5}},
    {"id": "places", "state": {"track_name": "Plattfuss-Ring", "grid_place": 4, "deck": "slow"}},
    {"id": "lap", "state": {"lap_length": 24, "laps": 3, "pit_detour": 2}},
    {
        "id": "line",
        "state": {"solid_line": {"between": ["a", "b"], "columns": [2, 3]}, "columns": [1, 2, 3]},
    },
    {"id": "series", "state": {"results": [{"finish_order": ["A", "B"]}], "derelicts": []}},
    {
        "id": "points",
        "ask": {"kind": "points", "classification": ["A", ["B", "C"]], "unclassified": ["D"]},
    },
]
CASES: list[dict[str, Any]] = [
    *(case for name in FILES for case in json.loads((DATA / f"{name}.json").read_text())),
    *CARDS,
]
Place = tuple[str | int, ...]
STRANGE = st.sampled_from(
    [None, True, -1, 0, 1, 7, 99, 10**30, -(10**30), 2**63, 1.5, float("nan"), float("inf"), ""]
) | st.sampled_from(["x", "FINISH", "1", [], {}, [[]], [None], {"a": 1}, [1, 2, 3], ["a"]])


def damaged(case: dict[str, Any], place: Place, value: Any) -> dict[str, Any]:
    case = copy.deepcopy(case)
    *way, last = place
    at: Any = case
    for key in way:
        at = at[key]
    at[last] = value
    return case


@st.composite
def damaged_cases(draw: st.DrawFn) -> dict[str, Any]:
    """A case with one or two values replaced, left out or doubled."""
    case: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(CASES)))
    for _ in range(draw(st.integers(1, 2))):
        at: Any = case
        while True:
            key = draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
            if not (isinstance(at[key], dict | list) and at[key]) or draw(st.integers(0, 3)) == 0:
                break
            at = at[key]
        how = draw(st.integers(0, 5))
        if key == "id" and at is case:
            continue
        if how == 0:
            del at[key]
        elif how == 1 and isinstance(at, list):
            at.append(copy.deepcopy(at[key]))
        else:
            at[key] = copy.deepcopy(draw(STRANGE))
        if not case.keys() - {"id"}:
            break
    return case


@settings(max_examples=amount(100, soak=2000))
@given(damaged_cases())
def test_damage_is_refused_in_words(case: dict[str, Any]) -> None:
    with suppress(TrackwrightError):
        result_of(case)


def case_of(kind: str, **ask: Any) -> dict[str, Any]:
    return {"id": 1, "ask": {"kind": kind, **ask}}


def first_of_kind(kind: str) -> dict[str, Any]:
    return next(case for case in CASES if case.get("ask", {}).get("kind") == kind)


RIDE = first_of_kind("turn")
RACE = next(case for case in CASES if "cars" in case.get("state", {}) and case.get("track"))
LINE = {"between": ["a", "b"], "columns": [1, 2]}


def line(**more: Any) -> dict[str, Any]:
    return {"id": 1, "state": {"solid_line": {**LINE, **more}, "columns": [1, 2]}}


def damages() -> Iterator[tuple[dict[str, Any], str]]:
    """Known ones, each with what is said of it."""
    yield case_of("points") | {"ask": {"kind": ["points"]}}, "ask.kind: expected one of"
    for strange in ("2", float("nan"), 99999999999, -1):
        yield case_of("points", finishers=strange), "ask.finishers: expected a whole number from 0"
    yield case_of("points", finishers=2) | {"game": "chess"}, "game: no game named 'chess'"
    yield case_of("points", finishers=2) | {"game": "motograndprix-basic"}, "mean 'motograndprix'"
    yield case_of("points", finishers=2) | {"game": ["chess"]}, "game: expected one of"
    yield case_of("points", classification=3), "ask.classification: expected a list, found 3"
    yield case_of("points", unclassified=[[]]), "ask.unclassified: expected an id"
    yield case_of("points", finishers=2) | {"level": []}, "level: expected basic, standard"
    yield case_of("points", finishers=2) | {"want": 7}, "want: expected a list, found 7"
    yield case_of("points", finishers=2) | {"want": ["nope"]}, "want: nope is not answered"
    yield case_of("points", finishers=2) | {"expect": 7}, "expect: expected an object, found 7"
    yield case_of("classification", crossings=3), "ask.crossings: expected a list"
    yield case_of("classification", retired=3), "ask.retired: expected a list"
    crossing = {"bike": "A", "round": 1, "lap": {}, "pos": 3}
    yield case_of("classification", crossings=[crossing]), "ask: bike A: lap: expected a whole"
    crossing = {"bike": "A", "round": 1, "lap": 1, "pos": {"a": 1}}
    yield case_of("classification", crossings=[crossing]), "ask: bike A: pos: expected a whole"
    yield damaged(RIDE, ("decisions", 0, "path"), [3]), "path: expected lanes"
    yield damaged(RIDE, ("track", "positions", 4, "i"), None), "track.positions: i: expected"
    yield damaged(RIDE, ("decisions",), 3), "decisions: expected a list of objects, found 3"
    yield damaged(RACE, ("track", "grid"), 3), "track.grid: expected a list, found 3"
    yield damaged(RACE, ("state", "cars", 0, "id"), ["P1"]), "state.cars: id: expected an id"
    yield line(between=None), "between: expected two lanes"
    yield line(columns=["x"]), "state.solid_line.columns: expected a whole number"
    deck = {"id": 1, "state": {"deck": {"1": 3}}}
    yield damaged(deck, ("state", "deck", "1"), 10**12), "deck.1: "
    yield deck | {"state": {"deck": {"1": 999, "2": 1}}}, "a deck of 1000 cards: the maximum is 999"
    grid = {"id": 1, "state": {"track_name": "Plattfuss-Ring", "grid_place": 4, "deck": "slow"}}
    for counts in ({}, {"1": 3}):
        unnamed = damaged(grid, ("state", "deck"), counts)
        yield unnamed, "deck: expected the name of a deck, found {"
    yield deck | {"decisions": 7}, "decisions: expected a list of objects"
    yield deck | {"decisions": [{}] * 1001}, "decisions: expected at most 1,000, found 1,001"
    yield deck | {"state": [1]}, "state: expected an object"
    bare = {"id": 1, "track": {"spaces": [], "line": []}, "state": {"mode": "family"}}
    yield bare, "track.edges is missing"
    yield damaged(bare, ("track", "spaces"), [{}]), "track.spaces.0.id is missing"
    bare = {"id": 1, "state": {"laps": 3}, "track": RING}
    unknown = "no space named 'careful' (known: a, b, c, d, p, q)"
    for key, value, place in (
        ("edges", [["a", "careful"]], "edges.0"),
        ("line", [["careful", "a"]], "line.0"),
        ("grid", [["a"], ["careful"]], "grid.1"),
    ):
        yield damaged(bare, ("track", key), value), f"track.{place}: {unknown}"
    yield damaged(bare, ("track", "pit", "entry"), "careful"), f"track.pit.entry: {unknown}"
    yield damaged(bare, ("track", "pit", "stops"), ["careful"]), f"track.pit.stops: {unknown}"
    yield damaged(bare, ("track", "pit", "entry"), None), "track.pit.entry is missing"
    yield damaged(bare, ("track", "spaces", 1), {"id": "a"}), "track.spaces: an id is used twice"
    landing = {"id": 1, "state": {"bonus_spaces": ["careful"], "landing": {"a": None}}}
    yield landing, "landing.'careful' is missing"
    yield {"id": 1, "state": {"deck": {"six": 1}}}, "deck: expected values of cards, found 'six'"
    odd = {"slack": 1, "detour_price": [1], "chances": [1, 2], "probability": 0.5}
    yield {"id": 1, "state": odd}, "expected lists of equal length"
    yield {"id": 1}, "ask: expected an object"
    yield {"id": 1, "ask": []}, "ask: expected an object"


KNOWN = list(damages())


@pytest.mark.parametrize(("case", "says"), KNOWN, ids=[f"{i}" for i in range(len(KNOWN))])
def test_known_damage_says_what_was_expected_and_where(case: dict[str, Any], says: str) -> None:
    """Nor is it the net for faults of the program that says so."""
    error = answered(case)["error"]
    assert says in error
    assert FAULT not in error


@pytest.mark.slow
def test_a_large_track_is_refused_or_answered_in_seconds() -> None:
    """Alone, from every place of the grid, with and without a stop."""
    ids = [str(i) for i in range(4096)]
    edges = [[a, ids[(i + k) % 4096]] for i, a in enumerate(ids) for k in (1, 2)]
    large = {"spaces": [{"id": id} for id in ids], "edges": edges, "line": edges[:4000]}
    case = {"id": 1, "state": {"laps": 30}, "track": {**large, "grid": [ids[:12]] * 12}}
    begin = time.process_time()
    assert "the product of spaces, laps and grid places is too large" in answered(case)["error"]
    alone = {"id": 1, "state": {"laps": 1}, "track": {**large, "grid": [ids[:12]]}}
    assert answered(alone)["result"]["lap_length"] == 1
    chain = {"bonus_spaces": ids, "landing": dict(itertools.pairwise(ids)) | {"4095": None}}
    assert answered({"id": 1, "state": chain})["result"]["longest_chain"] == 4096
    assert time.process_time() - begin < 20


@pytest.mark.parametrize("digits", ["²", "9" * 5000])
def test_a_reroll_of_a_strange_number_is_no_fault_of_the_program(digits: str) -> None:
    case = damaged(first_of_kind("pole"), ("dice", 4, "for"), f"pole_reroll_{digits}")
    assert FAULT not in answered(case).get("error", "")


def test_three_rows_of_three_places_are_a_grid() -> None:
    """AUS-T-07: a track of three lanes has room for more than the six cars."""
    places = [space["id"] for space in RACE["track"]["spaces"]][:9]
    wide = damaged(RACE, ("track", "grid"), [places[:3], places[3:6], places[6:]])
    assert answered(wide) == answered(RACE)


def test_a_fault_of_the_program_leaves_the_other_cases_running(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from trackwright.simulator.race import referee

    def broken(case: Any) -> Any:
        raise IndexError("list index out of range")

    monkeypatch.setattr(referee, "answer", broken)
    error = answered(case_of("points", finishers=2))["error"]
    assert error.startswith(FAULT)
    assert "IndexError" in error
    assert "test_damaged_cases.py" in error
