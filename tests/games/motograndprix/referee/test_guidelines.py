"""Situations: what the guidelines say to a lap, a row of tiles, some counts."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackwright.games.motograndprix.referee.guidelines.questions import answer
from trackwright.games.motograndprix.referee.guidelines.verdict import PREFIX
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.race.cases.case_input import CannotAnswer
from trackwright.validators.catalogue import all_checks

CASES = json.loads((Path(__file__).parents[3] / "data" / "referee_validate.json").read_text())
START = {"type": "L4", "start": True}


def straight(length: int, **more: Any) -> dict[str, Any]:
    return {"type": f"L{length}", **more}


def bend(size: int, turn: str = "L", **more: Any) -> dict[str, Any]:
    return {"type": f"R{size}", "turn": turn, **more}


CIRCLE = [
    START,
    *(bend(1, difficulty=3) if n == 0 else bend(1) for n in range(4)),
    straight(4),
    *(bend(1, difficulty=3) if n == 0 else bend(1) for n in range(4)),
]
"""Closes, with 16 positions."""


def validated(**ask: Any) -> dict[str, Any]:
    return answer({"id": "x", "ask": {"kind": "validate", **ask}})


def resolved(*tiles: Any) -> dict[str, Any]:
    return answer({"id": "x", "ask": {"kind": "resolve_tiles", "tiles": list(tiles)}})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_cases_come_out_as_expected(case: dict[str, Any]) -> None:
    result = answer(case)
    for key, wanted in case.get("expect", {}).items():
        if key in ("contains", "lacks"):
            for codes, there in zip(wanted, result[key], strict=True):
                assert set(codes) <= set(there)
        elif key == "severity":
            assert wanted.items() <= result[key].items()
        else:
            assert result[key] == wanted


@pytest.mark.parametrize(
    ("code", "passes", "fails"),
    [
        ("CLOSED", CIRCLE, CIRCLE[:-1]),
        ("TURNSUM", [START, *[bend(2)] * 8], [START, *[bend(2)] * 7]),
        ("PARITY", [START, *[bend(4)] * 2], [START, *[bend(4)] * 3]),
        ("OVERLAP", CIRCLE, [START, *[bend(1)] * 8, straight(4)]),
        ("START", [START, straight(4)], [straight(4), straight(4)]),
        ("START", [START, straight(4)], [START, START, straight(4)]),
        ("DIRECTION", [START, straight(4)], [START, straight(4, reversed=True), straight(4)]),
        ("MARKER", [START, bend(2, difficulty=2)], [START, bend(2)]),
        (
            "MARKER",
            [START, bend(2, difficulty=2), bend(1)],
            [START, bend(1), bend(2, difficulty=2)],
        ),
        ("VALUE", [START, bend(2, difficulty=2)], [START, bend(2, difficulty=4)]),
        ("VALUE", [START, bend(2, difficulty=2)], [START, bend(2, difficulty=0)]),
        ("VALUE", [START, straight(1, rl="R")], [START, straight(1, rl="C")]),
        ("VALUE", [START, straight(1, hill="up")], [START, straight(1, hill="steep")]),
        ("VALUE", [*CIRCLE[:5], straight(1), *CIRCLE[5:], straight(1)], CIRCLE),
        (
            "OVERRIDE",
            [START, straight(1, override="corner", difficulty=1)],
            [START, bend(2, override="corner", difficulty=2)],
        ),
        (
            "OVERRIDE",
            [START, bend(4, override="straight")],
            [START, straight(2, override="straight")],
        ),
        ("STRAY", [START, straight(4)], [START, straight(4, difficulty=1)]),
        (
            "HILLOPEN",
            [START, straight(4, hill="up"), straight(4, hill="flat")],
            [START, straight(4, hill="up"), straight(4)],
        ),
        ("STOCK", [START, *[straight(4)] * 11], [START, *[straight(4)] * 12]),
        ("STOCK", [START, *[bend(2)] * 18], [START, *[bend(2)] * 19]),
        ("ANGLE", [START, bend(2, difficulty=2)], [START, bend(4, difficulty=3)]),
        ("ANGLE", [START, bend(4, difficulty=1)], [START, bend(4, difficulty=1), bend(2)]),
        (
            "LONGSTRAIGHT",
            [START, straight(4), straight(1), bend(2, difficulty=3)],
            [START, straight(4), straight(1), bend(2, difficulty=2)],
        ),
        (
            "LONGSTRAIGHT",
            [START, straight(2), straight(1), bend(2, difficulty=2)],
            [START, straight(4), bend(2, difficulty=2)],
        ),
        (
            "SERIES",
            [START, bend(2, difficulty=3), straight(2), bend(2, difficulty=2)],
            [START, bend(4, difficulty=1), straight(2), straight(1), bend(2, difficulty=3)],
        ),
        (
            "SERIES",
            [START, bend(4, difficulty=1), straight(4), bend(2, difficulty=3)],
            [START, bend(4, difficulty=1), bend(2, "R", difficulty=3)],
        ),
        (
            "LONGCORNER",
            [START, bend(2, difficulty=3), *[bend(2)] * 3],
            [START, bend(2, difficulty=3), *[bend(2)] * 3, bend(1)],
        ),
        (
            "RACINGLINE",
            [START, straight(4, rl="R"), bend(2, difficulty=2)],
            [START, straight(4, rl="L"), bend(2, difficulty=2)],
        ),
        (
            "FIRSTCORNER",
            [START, straight(2), straight(1), bend(2, difficulty=3)],
            [START, straight(2), bend(2, difficulty=3)],
        ),
        (
            "ONEPOS",
            [START, bend(2, difficulty=2), straight(2), bend(2, difficulty=2)],
            [START, bend(2, difficulty=2), straight(1), bend(2, difficulty=2)],
        ),
        (
            "BALANCE3",
            [START, *[bend(2, turn, difficulty=3) for turn in "LR"]],
            [START, *[bend(2, turn, difficulty=3) for turn in "LRL"]],
        ),
        (
            "BALANCE12",
            [START, bend(2, difficulty=2)],
            [START, *[bend(2, turn, difficulty=2) for turn in "LR"]],
        ),
    ],
)
def test_tiles_that_pass_and_tiles_that_fail(
    code: str, passes: list[Any], fails: list[Any]
) -> None:
    """Section 8, cell by cell; snippets need not close."""
    result = validated(tiles=[passes, fails])
    assert PREFIX + code in result["lacks"][0]
    assert PREFIX + code in result["contains"][1]


def test_every_code_of_the_guidelines_is_looked_for_in_a_lap_of_tiles() -> None:
    aliases = {c.alias for c in all_checks() if c.alias and c.alias.startswith(PREFIX)}
    result = validated(tiles=CIRCLE, level="basic")
    assert {*result["contains"][0], *result["lacks"][0]} == aliases
    assert not {*result["contains"][0]} & {*result["lacks"][0]}
    assert result["codes"] == result["contains"]


@pytest.mark.parametrize(
    ("ask", "contains"),
    [
        ({"level": ["basic", "expert"]}, [["MGP-V-HILLLEVEL"], []]),
        ({"level": ["standard", "pro"]}, [["MGP-V-HILLLEVEL"], []]),
    ],
)
def test_hills_by_level(ask: dict[str, Any], contains: list[list[str]]) -> None:
    """MGP-V-HILLLEVEL."""
    tiles = [START, straight(4, hill="up"), straight(4, hill="flat")]
    found = validated(tiles=tiles, **ask)["contains"]
    assert [[c for c in codes if "HILL" in c] for codes in found] == contains


def test_boxes_and_severity_of_stock() -> None:
    """MGP-V-STOCK: 12 L4 pass, 13 L4 are a warning, 19 R2 an error, two boxes hold all."""
    result = validated(tile_counts=[{"L4": 12}, {"L4": 13}, {"R2": 19}])
    assert result["severities"] == [{}, {"MGP-V-STOCK": "warning"}, {"MGP-V-STOCK": "error"}]
    assert result["severity"] == {"MGP-V-STOCK": "error"}
    assert result["tiles"] == [12, 13, 19]
    assert validated(tile_counts={"R2": 19}, boxes=2)["contains"] == [[]]
    assert validated(tile_counts={"R2": 19, "boxes": 2})["contains"] == [[]]


def test_counts_of_markers_and_of_tiles_may_stand_together() -> None:
    result = validated(tile_counts={"L4": 13}, marker_counts={"corner": 10})
    assert result["contains"] == [["MGP-V-MARKERSTOCK", "MGP-V-STOCK"]]


@pytest.mark.parametrize(
    ("counts", "short"),
    [
        ({"corner": 9}, False),
        ({"corner": 10}, True),
        ({"override": {"corner": 10}}, True),
        ({"hill": {"up": 7}}, True),
        ({"uphill": 7}, True),
        ({"downhill": 6}, False),
        ({"d3": 13}, True),
        ({"difficulty": {"3": 12}}, False),
        ({"difficulty": {"3": 13}}, True),
    ],
)
def test_counters_by_any_name(counts: dict[str, Any], short: bool) -> None:
    """MGP-V-MARKERSTOCK."""
    assert (validated(marker_counts=counts)["contains"] == [["MGP-V-MARKERSTOCK"]]) is short


def test_a_corner_that_goes_on_across_the_line_is_rated_where_it_begins() -> None:
    """MGP-V-MARKER, MGP-T-07: runs are cyclic, also of tiles that do not close on a table."""
    across = [{**START, "override": "corner"}, straight(4), straight(4), bend(2, difficulty=2)]
    bare = [*across[:-1], bend(2)]
    result = validated(tiles=[across, bare])
    assert "MGP-V-MARKER" in result["lacks"][0]
    assert "MGP-V-MARKER" in result["contains"][1]


def test_the_length_of_a_lap_too_short_to_be_raced_is_still_judged_by_its_band() -> None:
    """MGP-V-LENGTH: Expert is fine up to 120; that a move may lap itself is MGP-V-VALUE."""
    result = validated(lengths=[["expert", 17], ["expert", 18], ["basic", 17]])
    assert result["length_result"] == ["ok", "ok", "warning"]
    assert ["MGP-V-VALUE" in codes for codes in result["contains"]] == [True, False, True]


def test_bikes_and_boxes_decide_how_long_the_grid_is() -> None:
    """MGP-V-GRID."""
    tiles = [START, bend(2, difficulty=2), straight(4)]
    by_bikes = validated(tiles=tiles, bikes=[6, 12, 13])["contains"]
    by_boxes = validated(tiles=tiles, boxes=[1, 2, 3])["contains"]
    assert ["MGP-V-GRID" in c for c in by_bikes] == [False, False, True]
    assert ["MGP-V-GRID" in c for c in by_boxes] == [False, False, True]


HILLY = [START, straight(2, hill="up"), bend(2, difficulty=1), straight(1, hill="down")]


@pytest.mark.parametrize(
    ("options", "hill"),
    [
        ({}, "dddduuuud"),
        ({"hill_reach": "until-next"}, "dddduuuud"),
        ({"MGP-H-29": "until next hill/flat counter"}, "dddduuuud"),
        ({"MGP-H-29": "its tile only"}, "ffffuuffd"),
        ({"hill_reach": "tile"}, "ffffuuffd"),
    ],
)
def test_a_hill_may_be_its_tiles_only(options: dict[str, str], hill: str) -> None:
    """MGP-T-10, MGP-H-29."""
    ask = {"kind": "resolve_tiles", "tiles": HILLY}
    found = answer({"id": "x", "ask": ask, "options": options})
    assert "".join(one[0] for one in found["hill"]) == hill


@pytest.mark.parametrize(
    ("options", "lines"),
    [({}, "LRL"), ({"corner_rl": "inside"}, "LRL"), ({"H-01": "outside"}, "RLL")],
)
def test_the_racing_line_of_bends_may_be_outside(options: dict[str, str], lines: str) -> None:
    """MGP-T-05, MGP-H-01: unless it is said of the tile."""
    bends = [bend(1, "L", difficulty=2), bend(1, "R"), bend(1, "R", rl="L")]
    ask = {"kind": "resolve_tiles", "tiles": [START, *bends, straight(2, rl="R")]}
    found = answer({"id": "x", "ask": ask, "options": options})
    assert "".join(found["rl"])[4:] == lines + "RR"


def test_a_house_ruling_that_nobody_knows_is_refused() -> None:
    ask = {"kind": "resolve_tiles", "tiles": HILLY}
    with pytest.raises(CannotAnswer, match="option hill_reach: expected until or tile"):
        answer({"id": "x", "ask": ask, "options": {"MGP-H-29": "far"}})


@pytest.mark.parametrize("key", ["series_gap", "MGP-H-45"])
def test_the_gap_of_a_series_is_an_option_of_the_case(key: str) -> None:
    tiles = [START, straight(2), bend(4, difficulty=1), straight(4), bend(2, difficulty=3)]
    case = {"id": 1, "ask": {"kind": "validate", "tiles": tiles}, "options": {key: 4}}
    assert "MGP-V-SERIES" in answer(case)["contains"][0]
    assert "MGP-V-SERIES" in answer({**case, "options": {}})["lacks"][0]


def positions(*parts: tuple[int, str, int]) -> list[dict[str, Any]]:
    """(count, L | R | -, difficulty) ..."""
    found: list[dict[str, Any]] = []
    for count, turn, level in parts:
        for _ in range(count):
            kind = "straight" if turn == "-" else "corner"
            side = None if turn == "-" else turn
            found.append({"i": len(found), "kind": kind, "d": level, "rl": "R", "turn": side})
    return found


@pytest.mark.parametrize(
    ("code", "passes", "fails"),
    [
        ("VALUE", [(18, "-", 0)], [(17, "-", 0)]),
        ("VALUE", [(18, "-", 0), (2, "L", 3)], [(18, "-", 0), (2, "L", 4)]),
        ("MARKER", [(18, "-", 0), (2, "L", 3)], [(18, "-", 0), (2, "L", 0)]),
        ("STRAY", [(18, "-", 0)], [(18, "-", 1)]),
        ("GRID", [(9, "-", 0), (9, "L", 2), (2, "-", 0)], [(9, "-", 0), (9, "L", 2), (1, "-", 0)]),
        ("LONGCORNER", [(20, "-", 0), (8, "L", 3)], [(20, "-", 0), (9, "L", 3)]),
        ("LONGCORNER", [(20, "-", 0), (8, "L", 3), (8, "R", 3)], [(20, "-", 0), (16, "R", 3)]),
        ("RACINGLINE", [(20, "-", 0), (4, "L", 2)], [(20, "-", 0), (4, "R", 2)]),
        ("FIRSTCORNER", [(7, "-", 0), (4, "L", 2)], [(6, "-", 0), (4, "L", 2)]),
        ("LONGSTRAIGHT", [(20, "-", 0), (4, "L", 3)], [(20, "-", 0), (4, "L", 2)]),
        (
            "SERIES",
            [(9, "-", 0), (2, "L", 3), (3, "-", 0), (2, "L", 2)],
            [(9, "-", 0), (2, "L", 1), (3, "-", 0), (2, "L", 3)],
        ),
        (
            "ONEPOS",
            [(9, "-", 0), (2, "L", 3), (2, "-", 0), (2, "L", 2)],
            [(9, "-", 0), (2, "L", 3), (1, "-", 0), (2, "L", 2)],
        ),
    ],
)
def test_positions_that_pass_and_positions_that_fail(
    code: str, passes: list[Any], fails: list[Any]
) -> None:
    """Section 8, on laps written down position by position."""
    result = validated(tracks=[positions(*passes), positions(*fails)])
    assert PREFIX + code in result["lacks"][0]
    assert PREFIX + code in result["contains"][1]


@pytest.mark.parametrize("said", [{"angle": 22.5}, {"sharp": False}, {"tile": "R4"}])
def test_positions_may_say_their_angle(said: dict[str, Any]) -> None:
    """MGP-V-ANGLE, MGP-H-44: slight bends are not rated 3, and 2 is enough behind a straight."""
    track = [{**p, **said} if p["turn"] else p for p in positions((20, "-", 0), (2, "L", 3))]
    easier = [{**p, "d": 2} if p["turn"] else p for p in track]
    result = validated(tracks=[track, easier])
    assert "MGP-V-ANGLE" in result["contains"][0]
    assert {"MGP-V-ANGLE", "MGP-V-LONGSTRAIGHT"} <= set(result["lacks"][1])


def test_the_track_of_a_case_is_validated_when_the_question_names_none() -> None:
    track = {"laps": 3, "length": 22, "positions": positions((18, "-", 0), (4, "L", 0))}
    case = {"id": 1, "ask": {"kind": "validate"}, "track": track}
    assert "MGP-V-MARKER" in answer(case)["contains"][0]


def test_positions_are_taken_by_their_index() -> None:
    track = positions((7, "-", 0), (9, "L", 2), (9, "-", 0))
    assert validated(tracks=[track[::-1]]) == validated(tracks=[track])


@pytest.mark.parametrize(
    ("singular", "plural"),
    [
        ({"tiles": CIRCLE}, {"tiles": [CIRCLE]}),
        ({"length": ["basic", 66]}, {"lengths": [["basic", 66]]}),
        ({"length": 66, "level": "basic"}, {"lengths": [["basic", 66]]}),
        ({"corner_difficulties": [3, 3, 3]}, {"corner_difficulties": [[3, 3, 3]]}),
        ({"track": positions((20, "-", 0))}, {"tracks": [positions((20, "-", 0))]}),
        ({"tile_counts": {"L4": 13}}, {"inputs": [{"tile_counts": {"L4": 13}}]}),
    ],
)
def test_one_input_or_a_list_of_one_is_the_same(
    singular: dict[str, Any], plural: dict[str, Any]
) -> None:
    assert validated(**singular) == validated(**plural)


@pytest.mark.parametrize(("laps", "bad"), [(0, True), (1, False), (6, False)])
def test_a_race_has_a_lap_at_least(laps: int, bad: bool) -> None:
    """MGP-V-VALUE."""
    assert (validated(laps=laps)["contains"] == [["MGP-V-VALUE"]]) is bad


def test_angles_alone_tell_turn_and_parity() -> None:
    """MGP-V-TURNSUM, MGP-V-PARITY."""
    asked = validated(angles=[[45] * 8, [45] * 7, [*[45] * 7, 22.5, 22.5], [*[-45] * 8, 22.5]])
    assert asked["contains"] == [
        [],
        ["MGP-V-TURNSUM"],
        [],
        ["MGP-V-PARITY", "MGP-V-TURNSUM"],
    ]


def test_a_difficulty_reaches_across_the_line() -> None:
    """MGP-T-07: runs are cyclic."""
    result = resolved(bend(2), START, bend(1, difficulty=3))
    assert result["effective"] == [["corner", 3]] * 2 + [["straight", 0]] * 4 + [["corner", 3]]


def test_wanted_keys_are_all_that_comes_back() -> None:
    ask = {"kind": "resolve_tiles", "tiles": [START]}
    assert answer({"id": 1, "ask": ask, "want": ["hill"]}) == {"hill": ["flat"] * 4}


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        ({"kind": "circle"}, "unknown kind 'circle'"),
        ({"kind": "validate"}, "nothing to validate"),
        ({"kind": "validate", "tiles": "L4"}, "expected a list"),
        ({"kind": "validate", "tiles": [{"type": "R9"}]}, "no tile named 'R9'"),
        ({"kind": "validate", "tiles": [{"type": "L4", "dificulty": 1}]}, "did you mean 'difficul"),
        ({"kind": "validate", "tiles": [{"type": "R2", "start": True}]}, "start tile is an L4"),
        ({"kind": "validate", "tracks": [[{"kind": "bend"}]]}, "expected straight or corner"),
        ({"kind": "validate", "tracks": [[{"i": 1, "kind": "corner"}]]}, "each index from 0"),
        ({"kind": "validate", "lengths": [["novice", 50]]}, "no level named 'novice'"),
        ({"kind": "validate", "tile_counts": {"L4": -1}}, "a whole number from 0"),
        ({"kind": "validate", "tile_counts": {"L4": 1}, "boxes": 0}, "boxes from 1"),
        ({"kind": "validate", "marker_counts": {"cone": 1}}, "no counter named 'cone'"),
        (
            {"kind": "validate", "lengths": [["basic", 50]] * 2, "boxes": [1, 2, 3]},
            "different lengths",
        ),
        ({"kind": "resolve_tiles"}, "ask.tiles is missing"),
        ({"kind": "resolve_tiles", "tiles": [bend(2, difficulty=5)]}, "difficulty 5"),
    ],
)
def test_what_cannot_be_answered_says_why(ask: dict[str, Any], says: str) -> None:
    with pytest.raises(CannotAnswer, match=says):
        answer({"id": 1, "ask": ask})


def test_other_games_have_no_guidelines_here() -> None:
    with pytest.raises(CannotAnswer, match="only motograndprix"):
        answer({"id": 1, "game": "moped", "ask": {"kind": "validate", "laps": 1}})


WORDS = ["L4", "R2", "L", "R", "corner", "straight", "up", "basic", "x", "22.5"]
KEYS = """
    kind type turn start difficulty override hill rl tiles tracks positions lengths boxes level laps
    bikes tile_counts marker_counts corner_difficulties angles inputs i d at count sharp angle tile
    L4 R2 up
"""
KEY = st.sampled_from(KEYS.split())
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.sampled_from(WORDS) | st.just(22.5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEY, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(KEY, VALUES, max_size=4), st.booleans())
def test_nonsense_is_refused_or_answered_but_never_a_crash(
    ask: dict[str, Any], resolve: bool
) -> None:
    kind = "resolve_tiles" if resolve else "validate"
    with suppress(TrackwrightError):
        assert json.dumps(answer({"id": 1, "ask": {**ask, "kind": kind}}))
