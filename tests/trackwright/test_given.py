"""Whatever is given to a function of the library, it says what it expected."""

import inspect
import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import trackwright as tw
from trackwright.api.given import LARGEST, MOST_ITEMS, listed, not_expected, whole
from trackwright.api.plain import shown

RULES: dict[str, Any] = {"rules": "motograndprix-basic", "laps": 1, "options": {"unrated": 1}}
OVAL = tw.make("motograndprix", "START R2L R2L R2L R2L L4 R2L R2L R2L R2L", level="basic")
OPEN = OVAL.without(6)
WITHIN_ITSELF: list[Any] = []
WITHIN_ITSELF.append(WITHIN_ITSELF)


class Unshowable:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


HOSTILE: dict[str, Callable[[], Any]] = {
    "object": object,
    "bytes": lambda: [b"x"],
    "nan": lambda: math.nan,
    "many digits": lambda: 10**5000,
    "a list of many digits": lambda: [10**5000],
    "numbers without an end": itertools.count,
    "texts without an end": lambda: itertools.repeat("L2"),
    "within itself": lambda: WITHIN_ITSELF,
    "a million letters": lambda: "x" * 1_000_000,
    "complex": lambda: 1j,
    "unshowable": Unshowable,
}


@pytest.fixture(scope="module")
def functions() -> dict[str, tuple[Callable[..., Any], dict[str, Any]]]:
    """Every function that takes something, and what it needs to be given."""
    race, tests = OVAL.race(**RULES), OVAL.playtest(**RULES, races=5)
    found = tw.find_circuits(positions=(40, 60), count=1, bursts=2, jobs=1)
    needed: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
        "load": (tw.load, {}),
        "parse": (tw.parse, {}),
        "make": (tw.make, {"kit": "motograndprix", "pieces": "START"}),
        "load_race": (tw.load_race, {"path": "none"}),
        "load_playtest": (tw.load_playtest, {}),
        "pieces": (tw.pieces, {}),
        "bots": (tw.bots, {}),
        "what_if": (tw.what_if, {**RULES, "circuit": OVAL, "races": 2}),
        "find_circuits": (tw.find_circuits, {"positions": (40, 60), "count": 1, "bursts": 1}),
        "Circuit.save": (OVAL.save, {}),
        "Circuit.with_pieces": (OVAL.with_pieces, {"pieces": "L2"}),
        "Circuit.with_piece": (OVAL.with_piece, {"id": 2, "code": "L2"}),
        "Circuit.without": (OVAL.without, {}),
        "Circuit.with_marker": (OVAL.with_marker, {"on": 2}),
        "Circuit.with_figures": (OVAL.with_figures, {}),
        "Circuit.check": (OVAL.check, {}),
        "Circuit.problems": (OVAL.problems, {}),
        "Circuit.fixed": (OVAL.fixed, {}),
        "Circuit.closings": (OPEN.closings, {}),
        "Circuit.closed": (OPEN.closed, {}),
        "Circuit.budget": (tw.load("plattfuss-circuit").budget, {}),
        "Circuit.race": (OVAL.race, RULES),
        "Circuit.playtest": (OVAL.playtest, {**RULES, "races": 5}),
        "Circuit.svg": (OVAL.svg, {}),
        "Circuit.export": (OVAL.export, {"path": "oval.vtt"}),
        "Circuit.report": (OVAL.report, {"path": "oval.html"}),
        "Race.why": (race.why, {}),
        "Race.save": (race.save, {}),
        "Playtest.compare": (tests.compare, {}),
        "Playtest.save": (tests.save, {}),
        "Designs.map": (found.map, {"across": "positions", "up": "corners"}),
        "Designs.save_sheet": (found.save_sheet, {}),
    }
    assert sorted(needed) == sorted(_functions())
    return needed


def _functions() -> Iterator[str]:
    for name in tw.__all__:
        public = getattr(tw, name)
        if inspect.isfunction(public):
            if inspect.signature(public).parameters:
                yield name
        elif inspect.isclass(public) and public.__module__.startswith("trackwright.api"):
            for method, function in inspect.getmembers(public, inspect.isfunction):
                if method[0] != "_" and len(inspect.signature(function).parameters) > 1:
                    yield f"{name}.{method}"


def _calls(function: Callable[..., Any]) -> Iterator[str]:
    """Its parameters; anything is true or false."""
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.annotation not in (bool, "bool"):
            yield name


NAMED = {"figures": "name", "value": "difficulty", "wishes": "kit"}
"""What is given by a name of the caller's."""


@pytest.mark.parametrize("hostile", HOSTILE)
@pytest.mark.parametrize("name", sorted(_functions()))
def test_what_makes_no_sense_is_an_error_of_the_library(
    name: str,
    hostile: str,
    functions: dict[str, tuple[Callable[..., Any], dict[str, Any]]],
    tmp_path: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    function, needed = functions[name]
    for parameter in _calls(function):
        value = HOSTILE[hostile]()
        listed = [value] if parameter in ("ids", "id") and name.endswith("without") else []
        given = {} if listed else {**needed, NAMED.get(parameter, parameter): value}
        with pytest.raises(tw.TrackwrightError) as caught:
            function(*listed, **given)
        assert len(str(caught.value)) < 20_000, parameter


@pytest.mark.parametrize(
    "way",
    [{}, {"codes": ["L2"]}, {"codes": 3, "behind": 5, "removed": []}, {"behind": 5}, "L2", ["L2"]],
)
def test_a_way_that_is_none_is_told(way: Any) -> None:
    with pytest.raises(tw.TrackwrightError, match=r"^(way|codes): "):
        OPEN.closed(way)


@pytest.mark.parametrize("positions", [(1,), (1, 2, 3), 40, "ab", (math.nan, 40)])
def test_a_range_has_two_ends(positions: Any) -> None:
    with pytest.raises(tw.TrackwrightError, match=r"^positions: expected "):
        OPEN.closings(positions=positions)


def test_half_a_letter_is_none() -> None:
    with pytest.raises(tw.InputError, match="half of a surrogate pair"):
        OVAL.with_marker(2, text="\ud800")


def test_whoever_calls_hears_of_faults_of_their_own() -> None:
    def bots() -> Iterator[str]:
        raise LookupError("mine")
        yield ""

    with pytest.raises(LookupError, match="mine"):
        OVAL.race(**RULES, bots=bots())


def test_values_are_shown_in_short() -> None:
    assert shown("pole") == "'pole'"
    assert len(shown("x" * 1000)) < 100
    assert shown(10**5000) == "what cannot be shown, of the type int"
    assert str(not_expected("laps", "a whole number", 1.5)) == (
        "laps: expected a whole number, found 1.5"
    )


def test_limits_are_what_is_still_fine() -> None:
    assert whole("seed", LARGEST) == LARGEST
    assert len(listed("keep", range(MOST_ITEMS))) == MOST_ITEMS
    with pytest.raises(tw.TrackwrightError, match=r"^keep: more than 50,000 given$"):
        listed("keep", range(MOST_ITEMS + 1))
