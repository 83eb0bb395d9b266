"""Kept results of playtests that are damaged: each is refused in words."""

import copy
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.simulator.playtests import result
from trackwright.model.text.errors import InputError
from trackwright.reports.playtest import PlaytestReport, text_of
from trackwright.simulator.playtest.comparing import compare
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import document_of

STRANGE = st.sampled_from(
    [None, True, -1, 0, 1, 60, 10**7, 10**13, 10**30, 1.5, float("nan"), float("inf"), "", "x"]
) | st.sampled_from([[], {}, [[]], {"a": 1}, [60], [1] * 7, ["a"], "motograndprix-basic"])


def text(document: Any) -> bytes:
    return json.dumps(document).encode()


def nested(levels: int) -> Any:
    return [nested(levels - 1)] if levels else []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d.pop("seats"), "kept.json: seats: is missing"),
        (lambda d: d.update(version=1), "version: made by an older Trackwright (file version 1"),
        (lambda d: d.update(version=3), "version: made by a newer Trackwright (file version 3"),
        (lambda d: d.update(format="x"), 'kept.json: format: expected "trackwright-playtest"'),
        (lambda d: d.update(laps="x"), 'laps: expected a valid integer, found "x"'),
        (lambda d: d.update(laps=999_999), "laps: expected less than or equal to 99, found 999999"),
        (
            lambda d: d.update(positions=0),
            "positions: expected greater than or equal to 1, found 0",
        ),
        (lambda d: d.update(options=3), "options: expected an object, found 3"),
        (lambda d: d["options"].update(redline=[]), "options.redline: expected a valid string"),
        (
            lambda d: d["options"].update(qualifying="maybe"),
            "option qualifying: 'maybe' is not a value",
        ),
        (lambda d: d["options"].update(foo=1), "motograndprix-standard has no option 'foo'"),
        (lambda d: d.update(ruleset="x"), "ruleset: no ruleset named 'x' (known: "),
        (lambda d: d.update(seats=[3]), "seats[0]: expected an object, found 3"),
        (lambda d: d["seats"][0].update(rider=[]), "seats[0].rider: expected a valid string"),
        (lambda d: d.update(grid=[0, 0]), "grid: expected the numbers 0 to 5, each once"),
        (lambda d: d.update(races=3), "races: expected 60 races in all"),
        (lambda d: d.update(tracks="x"), "tracks: unknown key (did you mean 'track'"),
        (lambda d: d["seats"][2].update(name="Blue 1"), "seats: two seats have the same name"),
        (lambda d: [s.update(rider="x") for s in d["seats"]], "seats[0].rider: motograndprix-"),
        (
            lambda d: d["counts"].update(by_grid=[[1]] * 6),
            "counts.by_grid[0]: expected a list with at least 7 items, found 1",
        ),
        (lambda d: d["counts"]["rounds"].append(1), "counts.rounds: expected 60 races in all"),
        (
            lambda d: d["counts"].update(races="x"),
            'counts.races: expected a valid integer, found "',
        ),
        (lambda d: d["counts"].update(turns=10**400), "counts.turns: expected less than or equal"),
        (
            lambda d: d["counts"].update(turns=float("nan")),
            "counts.turns: NaN is not a JSON number",
        ),
        (lambda d: d["counts"].update(capped=61), "counts.capped: expected 0 to 60 races"),
        (lambda d: d["counts"].pop("by_bot"), "counts.by_bot: is missing"),
        (lambda d: d["counts"].update(extra=1), "counts.extra: unknown key"),
        (
            lambda d: d["heat"]["stops"].__setitem__(0, -1),
            "heat.stops[0]: expected greater than or",
        ),
        (lambda d: d["counts"]["by_bike"][0].reverse(), "the sums differ from those of by_grid"),
        (
            lambda d: d["counts"]["retired"].append(0),
            "counts.retired: expected a list with at most 7 items, found 8",
        ),
        (lambda d: d["heat"]["visits"].pop(), "heat.visits: expected a number for every space"),
        (lambda d: d["heat"]["name"].__setitem__(0, "2.L2"), "heat.name: a space is listed twice"),
        (lambda d: d.update(counts=3), "counts: expected an object, found 3"),
        (lambda d: d.update(heat=nested(99)), "nested deeper than 16 levels"),
    ],
)
def test_broken_result_is_refused(change: Any, told: str) -> None:
    document = json.loads(text(document_of(result("standard"))))
    change(document)
    with pytest.raises(InputError, match=re.escape(told)):
        parse_result(text(document), "kept.json")


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(InputError, match=r"kept.json: not JSON: "):
        parse_result(b"{", "kept.json")


def test_all_that_is_wrong_with_a_result_is_told_at_once() -> None:
    document = json.loads(text(document_of(result("standard"))))
    document.update(laps=0, turned=3)
    document["counts"]["by_grid"][2][3] = "x"
    del document["heat"]["lane"]
    with pytest.raises(InputError) as caught:
        parse_result(text(document), "kept.json")
    places = [problem.path for problem in caught.value.problems]
    assert places == ["laps", "turned", "counts.by_grid[2][3]", "heat.lane"]


@pytest.mark.slow
@settings(max_examples=amount(100, soak=2000))
@given(st.data())
def test_a_damaged_result_is_refused_or_can_be_compared(data: st.DataObject) -> None:
    """Wherever it is damaged: no figure, comparison or report falls over what was read."""
    document = json.loads(text(document_of(result("standard"))))
    for _ in range(data.draw(st.integers(1, 3))):
        at: Any = document
        while True:
            key = data.draw(st.sampled_from(list(at) if isinstance(at, dict) else range(len(at))))
            if not (isinstance(at[key], dict | list) and at[key]) or not data.draw(
                st.integers(0, 3)
            ):
                break
            at = at[key]
        if data.draw(st.booleans()) and data.draw(st.booleans()):
            del at[key]
        else:
            at[key] = copy.deepcopy(data.draw(STRANGE))
        if not at:
            break
    try:
        again = parse_result(text(document), "kept.json")
    except InputError:
        return
    compare(result("basic"), again)
    compare(again, result("basic"))
    assert text_of(PlaytestReport(again, 60, 0.01, (), None, ""), verbose=True)
