"""STR-V-01 to STR-V-20 at their limits, as a referee's case asks for them."""

from typing import Any

import pytest

from tests.games.street_racing.tracks import across, bend, corner, names, road, without_lateral
from trackwright.games.street_racing.referee.validators import validators_of
from trackwright.model.text.errors import TrackwrightError

GOOD = road(40)
NO_LIMITS: tuple[Any, ...] = (0, -1, 2.5, "5", None, True, [])


def asked(track: dict[str, Any], **state: Any) -> dict[str, Any]:
    return validators_of({"track": track, "state": {"cars": 4, **state}})


def levels(track: dict[str, Any], id: str, **state: Any) -> list[str]:
    """The levels at which a validator triggers."""
    return [one["level"] for one in asked(track, **state)["must_trigger"] if one["id"] == id]


def triggered(track: dict[str, Any], **state: Any) -> set[str]:
    return {one["id"] for one in asked(track, **state)["must_trigger"] if one["level"] != "info"}


def test_a_plain_road_is_without_fault() -> None:
    found = asked(GOOD)
    assert triggered(GOOD) == set()
    assert [one["id"] for one in found["must_trigger"]] == ["STR-V-17", "STR-V-18", "STR-V-20"]
    assert "STR-V-01" in found["must_not_trigger"]
    assert len(found["must_trigger"]) + len(found["must_not_trigger"]) == 20


def test_a_corner_of_two_lanes_is_without_fault() -> None:
    track = bend(GOOD, 5, "c1", *across([20, 21, 22]))
    track = bend(track, 6, "c2", *across([30, 31]))
    track["indicators"] = [{"value": 1, "beside": across([20])}]
    assert triggered(track) == {"STR-V-18"}  # 5 upgrades for 2 corners
    track = bend(track, 6, "c3", *across([34, 35]))
    track = bend(track, 6, "c4", *across([38]))
    assert triggered(track) == set()


# --- STR-V-01 to STR-V-04 -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("starts", "cars", "found"), [(0, 1, 1), (1, 1, 0), (3, 3, 0), (3, 4, 1), (4, 4, 0), (4, 5, 1)]
)
def test_v_01_a_start_space_for_each_car(starts: int, cars: int, found: int) -> None:
    assert levels(road(40, starts=starts), "STR-V-01", cars=cars) == ["error"] * found


def test_v_01_obstacles_take_start_spaces_away() -> None:
    track = {**GOOD, "obstacles": ["S4"]}
    assert levels(track, "STR-V-01") == ["error"]
    assert levels(track, "STR-V-01", cars=3) == []


def test_v_01_players_count_as_cars() -> None:
    state = {"players": [{"id": "P1"}, {"id": "P2"}, {"id": "P3"}]}
    found = validators_of({"track": road(40, starts=2), "state": state})
    assert found["must_trigger"][0] == {"id": "STR-V-01", "level": "error"}
    found = validators_of({"track": road(40, starts=3), "state": state})
    assert "STR-V-01" in found["must_not_trigger"]
    found = validators_of({"track": road(40, starts=2), "state": {"cars": ["P1", "P2", "P3"]}})
    assert found["must_trigger"][0] == {"id": "STR-V-01", "level": "error"}


def test_v_02_a_finish_is_needed() -> None:
    assert levels({**GOOD, "finish": []}, "STR-V-02") == ["error"]


def test_v_02_each_start_space_leads_to_it() -> None:
    """From S4 nothing leads on."""
    forward = [pair for pair in GOOD["forward"] if pair[0] != "S4"]
    assert levels({**GOOD, "forward": forward}, "STR-V-02") == ["error"]


def test_v_02_obstacles_wall_the_road_off() -> None:
    walled = {**GOOD, "obstacles": ["A9", "B9"]}
    assert {"STR-V-02", "STR-V-03", "STR-V-10"} <= triggered(walled)
    assert levels(walled, "STR-V-10") == ["error"]
    assert triggered({**GOOD, "obstacles": ["A9"]}) == {"STR-V-10"}


def test_v_02_no_way_leads_round_two_obstacles_side_by_side_but_round_two_apart() -> None:
    """Lanes are changed between them: STR-23."""
    assert "STR-V-02" not in triggered({**GOOD, "obstacles": ["A9", "B11"]})
    diagonal_only = {**GOOD, "obstacles": ["A9", "B10"]}
    assert "STR-V-02" in triggered(diagonal_only)  # a diagonal step is no way: STR-39


def test_v_02_lanes_are_not_changed_in_corners() -> None:
    """A space beside the obstacle is a corner: no step to the other lane."""
    track = {**GOOD, "obstacles": ["A9"], "corners": corner(5, "c1", *names("A", 8))}
    assert "STR-V-03" in triggered(track)
    assert "STR-V-02" in triggered(track)
    half = {**GOOD, "obstacles": ["A9"], "corners": corner(5, "c1", "A8")}
    assert "STR-V-02" not in triggered(half)
    assert levels(half, "STR-V-03") == ["error"]


def test_v_03_a_side_road_that_ends_is_a_trap() -> None:
    track = road(40)
    track["spaces"] += ["X1", "X2"]
    track["forward"] += [["A5", "X1"], ["X1", "X2"]]
    assert levels(track, "STR-V-03") == ["error"]
    assert "STR-V-02" not in triggered(track)
    closed = {**track, "obstacles": ["X1"]}
    assert "STR-V-03" not in triggered(closed)


def test_v_03_a_dead_lane_with_a_way_out_sideways_is_none() -> None:
    assert "STR-V-03" not in triggered({**GOOD, "obstacles": ["A9"]})


def test_v_03_spaces_that_nobody_reaches_do_not_count() -> None:
    track = road(40)
    track["spaces"] += ["X1", "X2"]
    track["forward"] += [["X1", "X2"]]
    assert triggered(track) == set()


def test_v_04_each_sideways_step_has_its_opposite() -> None:
    one_way = {**GOOD, "lateral_left": [p for p in GOOD["lateral_left"] if p != ["B7", "A7"]]}
    assert levels(one_way, "STR-V-04") == ["error"]


def test_v_04_the_opposite_step_goes_to_the_other_side() -> None:
    left = [p for p in GOOD["lateral_left"] if p != ["B7", "A7"]]
    same = {**GOOD, "lateral_left": left, "lateral_right": [*GOOD["lateral_right"], ["B7", "A7"]]}
    found = [m for m in asked(same)["messages"] if m.startswith("STR-V-04")]
    assert found == ["STR-V-04: from A7 to B7 and back are steps to the same side"]


def test_v_04_steps_in_a_circle_need_checkpoints() -> None:
    back = {**GOOD, "forward": [*GOOD["forward"], ["A40", "A1"]]}
    assert levels(back, "STR-V-04") == ["error"]
    assert "STR-V-04" not in triggered({**back, "checkpoints": [["A10", "B10"], ["A30", "B30"]]})
    assert "STR-V-04" not in triggered({**back, "checkpoints": ["A10", "A30"]})


def test_v_04_a_circle_beside_the_checkpoints_is_found() -> None:
    """A side road that leads round in itself."""
    track = road(40, checkpoints=[["A10", "B10"]])
    track["spaces"] += ["X1", "X2"]
    track["forward"] += [["A5", "X1"], ["X1", "X2"], ["X2", "X1"], ["X2", "A20"]]
    assert levels(track, "STR-V-04") == ["error"]


# --- STR-V-05 to STR-V-08 -----------------------------------------------------------------------


def test_v_05_sideways_steps_touching_a_corner_are_never_used() -> None:
    assert levels({**GOOD, "corners": corner(5, "c1", "A20")}, "STR-V-05") == ["warning"]
    assert levels(bend(GOOD, 5, "c1", "A20"), "STR-V-05") == []


def test_v_06_diagonal_steps_are_one_ahead_and_one_to_their_side() -> None:
    assert levels(GOOD, "STR-V-06") == []
    far = {**GOOD, "diagonal_right": [*GOOD["diagonal_right"], ["A5", "B7"]]}
    assert levels(far, "STR-V-06") == ["error"]
    wrong_side = {**GOOD, "diagonal_left": [*GOOD["diagonal_left"], ["A5", "B6"]]}
    assert levels(wrong_side, "STR-V-06") == ["error"]


def test_v_06_either_order_will_do() -> None:
    """B6 is reached by B5 alone: no sideways step leads to it."""
    keys = ("lateral_left", "lateral_right")
    kept = {key: [p for p in GOOD[key] if "B6" not in p] for key in keys}
    assert levels({**GOOD, **kept}, "STR-V-06") == []
    none = {key: [p for p in GOOD[key] if not {"B5", "B6"} & {*p}] for key in keys}
    assert levels({**GOOD, **none}, "STR-V-06") == ["error"]


@pytest.mark.parametrize(
    ("limit", "found"),
    [
        *[(limit, []) for limit in (1, 2, 15, 16)],
        *[(limit, ["warning"]) for limit in (17, 99)],
        *[(limit, ["error"]) for limit in NO_LIMITS],
    ],
)
def test_v_07_corner_numbers(limit: Any, found: list[str]) -> None:
    assert levels(bend(GOOD, limit, "c1", "A20", "B20"), "STR-V-07") == found


def test_v_07_errors_and_warnings_are_both_reported() -> None:
    track = bend(bend(GOOD, 0, "c1", "A20", "B20"), 17, "c2", "A30", "B30")
    assert levels(track, "STR-V-07") == ["warning", "error"]


def test_v_07_a_number_that_is_none_is_still_a_corner() -> None:
    track = {**GOOD, "corners": corner(0, "c1", "A20"), "obstacles": ["A20"]}
    assert levels(track, "STR-V-11") == ["warning"]
    assert levels(track, "STR-V-05") == ["warning"]


@pytest.mark.parametrize(
    ("spaces", "found"),
    [
        (("A20",), 0),
        (("A20", "A21", "A22"), 0),
        (("A20", "A22"), 1),
        (("A20", "A30"), 1),
        (("A20", "B20"), 0),
        (("A20", "A21", "B20"), 0),
        (("A20", "A21", "A22", "B20"), 0),
        (("A20", "B30"), 1),
    ],
)
def test_v_08_spaces_of_a_corner_are_connected(spaces: tuple[str, ...], found: int) -> None:
    assert levels(bend(GOOD, 5, "c1", *spaces), "STR-V-08") == ["warning"] * found


def test_v_08_lanes_of_the_second_of_two_corners_are_connected_too() -> None:
    track = bend(bend(GOOD, 5, "c1", *across([20, 21])), 5, "c2", *across([22, 23]))
    messages = [m for m in asked(track)["messages"] if m.startswith("STR-V-08")]
    assert messages == [
        "STR-V-08: A21, A22, B21 and B22 follow each other, but count as different corners"
    ]


def test_v_08_neighbours_along_a_lane_have_a_common_id() -> None:
    assert levels(bend(GOOD, 5, None, "A20"), "STR-V-08") == []
    assert levels(bend(GOOD, 5, None, "A20", "A21"), "STR-V-08") == ["warning"]
    mixed = bend(bend(GOOD, 5, "c1", "A20"), 5, None, "A21")
    assert levels(mixed, "STR-V-08") == ["warning"]
    apart = bend(bend(GOOD, 5, "c1", "A20"), 5, "c2", "A22")
    assert levels(apart, "STR-V-08") == []


# --- STR-V-09 to STR-V-12 -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ((), []),
        ((6,), []),
        ((7,), ["warning"]),
        ((3, 3), []),
        ((3, 4), ["warning"]),
        ((4, 5), ["warning"]),
        ((0,), []),
        ((-1,), ["error"]),
        ((-1, 9), ["warning", "error"]),
    ],
)
def test_v_09_upgrades_fit_on_the_console(values: tuple[int, ...], found: list[str]) -> None:
    marks = [{"value": n, "beside": [f"A{10 + i}"]} for i, n in enumerate(values)]
    assert levels({**GOOD, "indicators": marks}, "STR-V-09") == found


def test_v_09_only_indicators_beside_the_course_count() -> None:
    track = road(40, indicators=[{"value": 9, "beside": ["X1"]}])
    track["spaces"] += ["X1"]
    assert levels(track, "STR-V-09") == []


@pytest.mark.parametrize(
    ("obstacles", "found"),
    [
        ([], []),
        (["A9"], ["warning"]),
        (["A9", "B9"], ["error"]),
        (["A9", "B10"], ["error"]),
        (["A9", "B11"], ["warning"]),
        (["A9", "B20"], ["warning"]),
    ],
)
def test_v_10_width_of_the_road(obstacles: list[str], found: list[str]) -> None:
    assert levels({**GOOD, "obstacles": obstacles}, "STR-V-10") == found


def test_v_10_three_lanes_have_room_for_an_obstacle() -> None:
    wide = road(40, lanes=3)
    assert levels({**wide, "obstacles": ["B9"]}, "STR-V-10") == []
    assert levels({**wide, "obstacles": ["A9", "C9"]}, "STR-V-10") == ["warning"]


def test_v_10_start_and_finish_are_no_bottlenecks() -> None:
    """One start space that leads into both lanes."""
    track = road(40, starts=1)
    track["forward"] += [["S1", "B1"]]
    assert levels(track, "STR-V-10", cars=1) == []
    assert levels(road(40, starts=1), "STR-V-10", cars=1) == ["warning"]


def test_v_10_a_single_lane_is_reported_once() -> None:
    messages = asked(road(30, lanes=1))["messages"]
    assert [m for m in messages if "STR-V-10" in m] == [
        "STR-V-10: every way leads through 30 single spaces, from A1 to A30"
    ]


@pytest.mark.parametrize(
    ("space", "found"),
    [("A9", []), ("A20", ["warning"]), ("S2", ["error"]), ("FIN", ["error"])],
)
def test_v_11_places_for_obstacles(space: str, found: list[str]) -> None:
    track = {**bend(GOOD, 5, "c1", "A20", "B20"), "obstacles": [space]}
    assert levels(track, "STR-V-11") == found


def test_v_12_each_step_onto_a_barrier_has_a_value() -> None:
    both = [{"space": f"{lane}9", "from": f"{lane}8", "value": 6} for lane in "AB"]
    assert levels({**GOOD, "barriers": both}, "STR-V-12") == []
    merged = {**GOOD, "forward": [*GOOD["forward"], ["B8", "A9"]], "barriers": both}
    assert levels(merged, "STR-V-12") == ["error"]
    anywhere = {**merged, "barriers": [{"space": "A9", "value": 6}]}
    assert levels(anywhere, "STR-V-12") == []


@pytest.mark.parametrize("value", [None, 0, -3, "10", 2.5])
def test_v_12_a_value_is_a_whole_number_from_one(value: Any) -> None:
    barriers = [{"space": "A9", "from": "A8", "value": value}]
    assert levels({**GOOD, "barriers": barriers}, "STR-V-12") == ["error"]


def test_v_12_directions_may_have_values_of_their_own() -> None:
    """STR-45: 6 dropping down, 9 climbing."""
    track = road(40, lanes=1)
    track["spaces"] += ["X1"]
    track["forward"] += [["A5", "X1"], ["X1", "A30"]]
    values = [{"space": "A30", "from": a, "value": n} for a, n in (("A29", 6), ("X1", 9))]
    assert levels({**track, "barriers": values}, "STR-V-12") == []
    assert levels({**track, "barriers": values}, "STR-V-13") == ["warning"]
    assert levels({**track, "barriers": values[:1]}, "STR-V-12") == ["error"]


def test_v_12_a_barrier_leads_on() -> None:
    track = road(40)
    track["spaces"] += ["X1"]
    track["forward"] += [["A39", "X1"]]
    track["barriers"] = [{"space": "X1", "from": "A39", "value": 5}]
    assert levels(track, "STR-V-12") == ["error"]


# --- STR-V-13 to STR-V-16 -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "value", "found"),
    [(30, 8, 0), (5, 8, 0), (5, 9, 1), (20, 9, 1), (21, 9, 0), (30, 16, 0), (30, 17, 1)],
)
def test_v_13_a_high_barrier_has_a_run_up_of_twenty(space: int, value: int, found: int) -> None:
    """Start spaces are no run-up."""
    barriers = [{"space": f"A{space}", "from": f"A{space - 1}", "value": value}]
    assert levels({**GOOD, "barriers": barriers}, "STR-V-13") == ["warning"] * found


@pytest.mark.parametrize(("bend_at", "found"), [(9, 0), (10, 1), (29, 1), (31, 0)])
def test_v_13_the_run_up_is_straight(bend_at: int, found: int) -> None:
    """Of A30: from A10 on."""
    track = bend(GOOD, 5, "c1", *across([bend_at]))
    track["barriers"] = [{"space": "A30", "from": "A29", "value": 9}]
    assert levels(track, "STR-V-13") == ["warning"] * found


def test_v_13_lanes_may_be_changed_in_the_run_up() -> None:
    track = {**GOOD, "barriers": [{"space": "A30", "from": "A29", "value": 9}]}
    assert levels({**track, "obstacles": ["A20"]}, "STR-V-13") == []
    assert levels({**track, "obstacles": ["A20", "B20"]}, "STR-V-13") == ["warning"]


def test_v_13_a_barrier_across_the_road_is_reported_once() -> None:
    across_the_road = [{"space": f"{a}9", "from": f"{a}8", "value": 9} for a in "AB"]
    found = [m for m in asked({**GOOD, "barriers": across_the_road})["messages"] if "V-13" in m]
    assert found == [
        "STR-V-13: 8 straight spaces before the barrier 9 on A9 and B9: 20 recommended"
    ]


def test_v_14_somewhere_lanes_can_be_changed() -> None:
    assert levels(road(40, lanes=1), "STR-V-14") == ["warning"]
    assert levels(without_lateral(GOOD, *across(range(1, 41))), "STR-V-14") == ["warning"]
    assert levels(without_lateral(GOOD, *across(range(2, 41))), "STR-V-14") == []
    assert levels({**GOOD, "corners": corner(5, "c1", *across(range(1, 41)))}, "STR-V-14") == [
        "warning"
    ]


@pytest.mark.parametrize(("first", "found"), [(1, 1), (5, 1), (6, 1), (7, 0)])
def test_v_15_six_straight_spaces_after_the_start(first: int, found: int) -> None:
    track = bend(GOOD, 5, "c1", *across([first]))
    assert levels(track, "STR-V-15") == ["warning"] * found


def test_v_15_the_lane_with_the_first_corner_counts() -> None:
    assert levels(bend(GOOD, 5, "c1", "B6"), "STR-V-15") == ["warning"]


@pytest.mark.parametrize(("length", "found"), [(5, 1), (6, 0)])
def test_v_15_a_course_without_corners(length: int, found: int) -> None:
    assert levels(road(length), "STR-V-15") == ["warning"] * found


def test_v_16_roads_that_cross_need_levels() -> None:
    crossed = {**GOOD, "crossings": [["A10", "A30"]]}
    assert levels(crossed, "STR-V-16") == ["error"]
    assert levels({**crossed, "levels": {"A30": 1}}, "STR-V-16") == []
    assert levels({**crossed, "levels": {"A30": 1, "A10": 1}}, "STR-V-16") == ["error"]
    assert levels({**crossed, "overpass": [["A29", "A31"]]}, "STR-V-16") == []
    assert levels({**crossed, "overpass": [["A19", "A21"]]}, "STR-V-16") == ["error"]
    named = {**GOOD, "crossings": [{"spaces": ["A10", "A30"], "levels": [0, 1]}]}
    assert levels(named, "STR-V-16") == []
    assert levels({**GOOD, "crossings": ["A10", "A30"]}, "STR-V-16") == ["error"]
    places = {"A10": [3, 4], "A30": [3, 4], "A20": [5, 6]}
    assert levels({**GOOD, "positions": places}, "STR-V-16") == ["error"]
    assert levels({**GOOD, "places": places}, "STR-V-16") == ["error"]
    assert levels({**GOOD, "places": places, "levels": {"A10": 1}}, "STR-V-16") == []


# --- STR-V-17 to STR-V-20 -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spaces", "found"), [(23, "warning"), (24, "info"), (119, "info"), (120, "warning")]
)
def test_v_17_length_in_steps(spaces: int, found: str) -> None:
    """One step more than spaces: the last leads onto the finish."""
    assert levels(road(spaces), "STR-V-17") == [found]


def test_v_17_is_silent_without_a_way() -> None:
    assert levels({**GOOD, "finish": []}, "STR-V-17") == []
    assert levels({**GOOD, "finish": []}, "STR-V-20") == []


def test_v_18_difficulty_by_hand() -> None:
    """Limits 5 and 8 on 2 and 1 of 41 steps: (4 + 4 + 1) * 10 / 41 = 2.2."""
    track = bend(bend(GOOD, 5, "c1", *across([20, 21])), 8, "c2", *across([30]))
    (message,) = [m for m in asked(track)["messages"] if m.startswith("STR-V-18")]
    assert message.startswith("STR-V-18: difficulty 2.2; 4 upgrades for 2 corners")


def test_v_18_of_two_shortest_ways_the_easier_one_counts() -> None:
    track = bend(GOOD, 5, "c1", "A20", "A21")
    (message,) = [m for m in asked(track)["messages"] if m.startswith("STR-V-18")]
    assert "difficulty 0.0" in message


@pytest.mark.parametrize(
    ("corners", "found"),
    [(0, "info"), (1, "warning"), (2, "warning"), (3, "info"), (8, "info"), (9, "warning")],
)
def test_v_18_tokens_per_corner(corners: int, found: str) -> None:
    """4 upgrades: 4/3 and 4/8 are usual, 4/2 and 4/9 are not."""
    track = road(100)
    for i in range(corners):
        track = bend(track, 5, f"c{i}", *across([10 * (i + 1)]))
    assert levels(track, "STR-V-18") == [found]


@pytest.mark.parametrize(
    ("tokens", "upgrades", "driver", "found"),
    [
        ({"nitrous": 1, "tires": 4, "handling": 2}, 7, None, 0),
        ({"nitrous": 2, "handling": 5}, 7, None, 1),
        ({"tires": 5, "handling": 2}, 7, None, 1),
        ({"handling": 6}, 7, None, 1),
        ({"handling": 8}, 7, None, 1),
        ({"handling": 8, "tires": -1}, 7, None, 1),
        ({"handling": 10}, 13, None, 0),
        ({"handling": 12}, 13, None, 1),
        ({"handling": 12}, 13, "han_lue", 0),
        ({"handling": 13}, 13, "han_lue", 1),
        ({"handling": 10}, 11, "han_lue", 1),
        ({}, 0, None, 0),
    ],
)
def test_v_19_allocation(
    tokens: dict[str, int], upgrades: int, driver: str | None, found: int
) -> None:
    state = {"allocation": tokens, "upgrade_tokens": upgrades, "driver": driver}
    assert levels(GOOD, "STR-V-19", **state) == ["error"] * found


def test_v_19_the_course_says_how_many() -> None:
    track = {**GOOD, "indicators": [{"value": 3, "beside": ["A2"]}]}
    assert levels(track, "STR-V-19", allocation={"handling": 7}) == []
    assert levels(track, "STR-V-19", allocation={"handling": 4}) == ["error"]


def test_v_20_cards_by_hand() -> None:
    """41 steps: 8.3 rounds of 4 cars with 8 cards are 266 cards."""
    (message,) = [m for m in asked(GOOD)["messages"] if m.startswith("STR-V-20")]
    assert message == "STR-V-20: 266 cards of a deck of 120, 4 cars: 2.2 reshuffles"


# --- laps ---------------------------------------------------------------------------------------


def ring(length: int, **more: Any) -> dict[str, Any]:
    """Two lanes round and round; the line is before A1 and B1."""
    track = road(length, finish=[])
    ahead = [pair for pair in track["forward"] if pair[1] != "FIN"]
    line = [[f"{lane}{length}", f"{lane}1"] for lane in "AB"]
    rows = [across([i]) for i in (1, length // 3, 2 * length // 3)]
    track.update(forward=[*ahead, *line], line=line, checkpoints=rows)
    return {**track, **more}


def test_h_30_a_circuit_has_its_finish_at_the_line() -> None:
    assert triggered(ring(40)) == set()
    assert triggered(ring(40, obstacles=["A9", "B9"])) >= {"STR-V-02", "STR-V-03"}
    assert triggered(ring(40, obstacles=["A9"])) == {"STR-V-10"}


def test_h_30_all_laps_count_for_the_length() -> None:
    assert levels(ring(40, laps=3), "STR-V-17") == ["warning"]
    (message,) = [m for m in asked(ring(40, laps=3))["messages"] if m.startswith("STR-V-17")]
    assert message.startswith("STR-V-17: 121 steps")


# --- what cannot be read ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"spaces": None}, "track.spaces: expected a list"),
        ({"spaces": ["A1", "A1"]}, "an id is used twice"),
        ({"forward": [["A1", "A99"]]}, r"track.forward\[0\]: no space named 'A99'"),
        ({"forward": [["A1"]]}, "expected two spaces"),
        ({"indicators": [{"value": 2.5, "beside": []}]}, "value: expected a whole number"),
        ({"corners": {"Z9": {"limit": 3}}}, "no space named 'Z9'"),
        ({"line": [["A1", "A9"]]}, "track.line: no step from A1 to A9"),
        ({"laps": 0}, "track.laps: expected a whole number from 1 to 99"),
    ],
)
def test_what_cannot_be_read_is_said(change: dict[str, Any], says: str) -> None:
    with pytest.raises(TrackwrightError, match=says):
        asked({**GOOD, **change})
