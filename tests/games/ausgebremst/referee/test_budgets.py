"""Questions about cards as the referee puts them: what is given, and what follows."""

from typing import Any

import pytest

from trackwright.games.ausgebremst.referee import budgets
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.race.referee import answer

CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (
        "AUS-P-02: the fast deck",
        {"decisions": [{"choose_deck": "fast"}], "state": {"mode": "pro"}},
        {
            "removed": [4, 4, 3, 3, 2, 2, 1, 1, 1],
            "kept_counts": {"6": 6, "5": 5, "4": 3, "3": 2, "2": 2, "1": 1},
            "points": 84,
        },
    ),
    (
        "AUS-P-05: the fourth place is in the second row",
        {"state": {"track_name": "Plattfuss-Circuit", "grid_place": 4, "deck": "average"}},
        {
            "row": 2,
            "deposit": [5, 3],
            "play_cards": 20,
            "play_points": 76,
            "play_counts": {"6": 5, "5": 3, "4": 4, "3": 2, "2": 3, "1": 3},
        },
    ),
    (
        "AUS-P-05: of a value that is laid aside wholly none is played",
        {"state": {"track_name": "Nuerburg-Ring", "row": 3, "deck": "fast"}},
        {
            "row": 3,
            "deposit": [1],
            "play_counts": {"6": 6, "5": 5, "4": 3, "3": 2, "2": 2, "1": 0},
        },
    ),
    (
        "AUS-P-05, AUS-V-05: the chart for all rows, by the name on the box",
        {"state": {"track_name": "Nürburg-Circuit", "mode": "pro"}},
        {
            "lap_length": 25,
            "pit_detour": 3,
            "published_distance": 79,
            "with_pit": [79, 80, 81],
            "slack_with_pit": [5, 4, 3],
            "deposits": [[4, 2], [3, 2], [3, 1]],
            "reserve": 2,
        },
    ),
    (
        "AUS-F-02: the deck of a derelict",
        {"state": {"deck": "derelict"}},
        {"cards": 28, "points": 105, "valid_pro_deck": False},
    ),
    (
        "AUS-P-02: a deck by its name",
        {"state": {"deck": "fast", "deposit": [4, 4]}},
        {"cards": 17, "points": 76, "valid_pro_deck": True},
    ),
    (
        "AUS-E-05: Nuerburg-Ring from row 1",
        {"state": {"track_name": "Nuerburg-Ring", "grid_place": 1}},
        {"row": 1, "deposit_points": 3, "reserve_without_pit": 2, "slack_with_pit": 4},
    ),
    (
        "AUS-V-05: Plattfuss-Ring from row 3",
        {"state": {"track_name": "Plattfuss-Ring", "grid_place": 5}},
        {
            "row": 3,
            "distance_without_pit": 78,
            "deposit_points": 4,
            "reserve_without_pit": 2,
            "distance_with_pit": 79,
            "slack_with_pit": 5,
        },
    ),
    (
        "AUS-V-04: a chart that fits",
        {
            "state": {
                "chart": {
                    "published_distance": 71,
                    "reserve": 2,
                    "deposits": [[6, 6], [6, 5], [6, 4]],
                }
            }
        },
        {
            "distance_without_pit_row1": 70,
            "lap_length": 23,
            "pit_detour": 1,
            "chart_consistent": True,
        },
    ),
    (
        "AUS-V-04: a chart that does not",
        {
            "state": {
                "chart": {
                    "published_distance": 78,
                    "reserve": 3,
                    "deposits": [[4, 2], [4, 2], [3, 1]],
                }
            }
        },
        {
            "chart_consistent": False,
            "problems": ["row 1: 84-6-3=75 is not 3*L+1", "row 2: deposit does not drop by one"],
        },
    ),
    (
        "AUS-V-05, AUS-V-15: a lap of 27 is too long for row 3 and for any deposit",
        {"state": {"laps": 3, "lap_length": 27, "pit_detour": 1, "deck_points": 84}},
        {
            "without_pit": [82, 83, 84],
            "with_pit": [83, 84, 85],
            "slack_with_pit": [1, 0, -1],
            "row_can_finish_family": [True, True, False],
            "deposit_possible": False,
        },
    ),
    (
        "AUS-V-15: a lap of 24 with a pit stop of 2",
        {"state": {"laps": 3, "lap_length": 24, "pit_detour": 2}},
        {"deposit_possible": True, "reserve": 2, "deposits": [[5, 4], [5, 3], [5, 2]]},
    ),
    (
        "AUS-V-06: a slack of ten",
        {"state": {"deck": "slow", "deposit": [], "distance": 74}},
        {"cards": 24, "points": 84, "min_turns": 17},
    ),
    (
        "AUS-V-06: without the stop the deposit is missing",
        {"state": {"deck": "slow", "deposit": [4, 4], "distance": 73}},
        {"cards": 22, "points": 76, "min_turns": 19},
    ),
    (
        "AUS-V-07: two curves",
        {"state": {"slack": 4, "curves": [{"lane_lengths": [3, 5]}, {"lane_lengths": [2, 3]}]}},
        {"extra": [[0, 2], [0, 1]], "affordable": [2, 4]},
    ),
    (
        "AUS-V-08: three chances of a dear detour",
        {"state": {"slack": 4, "detour_price": 2, "chances": 3, "probability": 0.5}},
        {"p_fail": 0.125},
    ),
    (
        "AUS-V-09: twenty points are not twenty-one spaces",
        {"state": {"played": [5, 4, 3, 6, 2], "spaces_moved": 21, "finished": False}},
        {"audit_ok": False, "difference": 1},
    ),
    (
        "AUS-V-01: an average deck without one of its ones",
        {"state": {"deck": {"6": 5, "5": 4, "4": 4, "3": 3, "2": 3, "1": 2}}},
        {"cards": 21, "points": 83, "valid_pro_deck": False},
    ),
    (
        "AUS-V-14: one lap too long",
        {
            "state": {
                "lap_lengths": {
                    "Bleifuss-Drom": 24,
                    "Plattfuss-Circuit": 24,
                    "Nuerburg-Ring": 26,
                    "Bleifuss-Circuit": 23,
                    "Nuerburg-Drom": 26,
                    "Plattfuss-Ring": 25,
                    "Nuerburg-Circuit": 25,
                    "Plattfuss-Drom": 26,
                }
            }
        },
        {"additive": False, "conflicting": ["Plattfuss-Drom"]},
    ),
    (
        "MOP-40: four rounds of five players",
        {"state": {"players": 5, "rounds_completed": 4}},
        {"cards_in_draw_stack": 64, "cards_bet_total": 20},
    ),
    (
        "MOP-43: three bonus spaces in a row",
        {
            "state": {
                "bonus_spaces": ["a5", "a7", "a9"],
                "landing": {"a5": "a7", "a7": "a9", "a9": "a11"},
            }
        },
        {"valid": True, "longest_chain": 3},
    ),
    (
        "AUS-V-06: a deck counted by hand",
        {"state": {"deck": {str(value): 4 for value in range(1, 7)}, "distance": 74}},
        {"cards": 24, "points": 84, "min_turns": 17},
    ),
    (
        "AUS-V-08: detours of different prices, one chance of each",
        {
            "state": {
                "slack": 2,
                "detour_price": [1, 2],
                "chances": 1,
                "probability": [0.5, 0.25],
            }
        },
        {"p_fail": 0.125},
    ),
    (
        "AUS-V-08: the same detours as rows",
        {
            "state": {
                "slack": 2,
                "detours": [
                    {"detour_price": 1, "probability": 0.5},
                    {"detour_price": 2, "chances": 1, "probability": 0.25},
                ],
            }
        },
        {"p_fail": 0.125},
    ),
]


@pytest.mark.parametrize(("case", "expected"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_questions_of_budgets_are_answered(case: dict[str, Any], expected: dict[str, Any]) -> None:
    found = answer({"track": None, **case})
    assert found is not None
    assert {key: found[key] for key in expected} == expected


def test_overshooting_the_pit_is_a_chance() -> None:
    """AUS-V-10."""
    state = {"pit_spaces_consecutive": 3, "remaining_deck_before_draw": [1, 2, 4, 5, 6, 6]}
    found = answer({"track": None, "state": {**state, "hand_size": 3}})
    assert found == {"p_overshoot_from_space_before": 0.2}


def ring_with_a_narrow_column() -> dict[str, Any]:
    """Six columns of two lanes; the fourth is one space. A pit alley passes it."""
    columns = [[f"a{i}", f"b{i}"] for i in range(6)]
    columns[3] = ["x3"]
    edges = [
        [here, there]
        for i, column in enumerate(columns)
        for here in column
        for there in columns[(i + 1) % 6]
    ]
    return {
        "spaces": [{"id": space} for column in [*columns, ["p1"]] for space in column],
        "edges": [*edges, ["a2", "p1"], ["p1", "a4"]],
        "line": [[a, b] for a in columns[5] for b in columns[0]],
        "pit": {"entry": "a2", "alley": ["p1"], "stops": ["p1"], "exit": "a4"},
    }


def test_the_one_space_of_all_laps_is_found_with_the_alley_left_out() -> None:
    """AUS-V-11, AUS-T-05."""
    found = answer({"track": ring_with_a_narrow_column(), "state": {"mode": "family"}})
    assert found is not None
    assert found["chicane_spaces"] == ["x3"]


def test_line_across_the_alley_is_no_way_round_a_narrow_space() -> None:
    """AUS-T-08, AUS-V-11: field A does not lead over the line, the alley behind it does."""
    track = ring_with_a_narrow_column()
    track["line"].append(["a2", "p1"])
    found = answer({"track": track, "state": {"mode": "family"}})
    assert found is not None
    assert (found["chicane_spaces"], found["lap_length"]) == (["x3"], 6)


def test_distances_of_a_bare_track_are_reckoned() -> None:
    """AUS-V-03, AUS-T-10, AUS-H-16: A is in the first half of the lap; the alley costs a space."""
    track = ring_with_a_narrow_column()
    track["grid"] = [["a5", "b5"], ["a4", "b4"], ["x3"]]
    track["spaces"].append({"id": "p2"})
    track["edges"][-2:] = [["a2", "p1"], ["p1", "p2"], ["p2", "a4"]]
    track["pit"] |= {"alley": ["p1", "p2"], "stops": ["p2"]}
    found = budgets.answer({"track": track, "state": {"mode": "family"}})
    assert found == {
        "chicane_spaces": ["x3"],
        "lap_length": 6,
        "without_pit": [19, 20, 21],
        "with_pit": [20, 21, 22],
        "pit_detour": 1,
        "windows": [2, 3],
        "slack_with_pit": [64, 63, 62],
        "row_can_finish_family": [True, True, True],
    }
    one_lap = budgets.answer({"track": track, "state": {"laps": 1}})
    assert one_lap is not None
    assert (one_lap["without_pit"], one_lap["with_pit"]) == ([7, 8, 9], [None, None, None])


def test_without_a_pit_the_stop_costs_nothing() -> None:
    """AUS-H-33, AUS-V-05; what else the state says is of no account."""
    track = ring_with_a_narrow_column()
    del track["pit"]
    track["grid"] = [["a5", "b5"], ["a4", "b4"], ["x3"]]
    found = budgets.answer({"track": track, "state": {"mode": "family", "deck_points": 20}})
    assert found is not None
    assert (found["pit_detour"], found["windows"]) == (0, None)
    assert found["with_pit"] == found["without_pit"] == [19, 20, 21]
    assert found["row_can_finish_family"] == [True, True, False]


def test_bare_track_that_cannot_be_is_refused() -> None:
    with pytest.raises(TrackwrightError, match=r"track\.edges is missing"):
        answer({"track": {"spaces": []}, "state": {"mode": "family"}})


def test_other_questions_are_left_to_others() -> None:
    case = {"track": None, "state": {"finish_order": ["P1"], "mode": "family"}}
    assert not budgets.understands(case)
    states: list[dict[str, Any]] = [{"cars": [{"id": "P1"}]}, {"start_spaces": ["a5"]}]
    for state in states:
        assert not budgets.understands({"track": ring_with_a_narrow_column(), "state": state})


@pytest.mark.parametrize(
    "state",
    [
        {"track_name": "Nuerburg-Ring", "grid_place": 7},
        {"track_name": "Nuerburg-Ring", "row": 4},
        {"track_name": "Nuerburg-Rung", "grid_place": 1},
        {"deck": "slow", "distance": "far"},
        {"deck": "fast", "deposit": [1, 1], "distance": 70},
        {"chart": {"published_distance": 70, "deposits": [], "reserve": 2}},
        {"slack": 4, "curves": [{"lane_lengths": []}]},
        {"slack": 4, "detour_price": 1, "chances": 10**9, "probability": 0.5},
        {"slack": 4, "detour_price": 1, "chances": 3, "probability": 1.5},
        {"lap_lengths": {"Monza": 20}},
        {"players": 9, "rounds_completed": 1},
        {"pit_spaces_consecutive": 3, "remaining_deck_before_draw": 5},
    ],
)
def test_what_cannot_be_answered_is_refused_in_words(state: dict[str, Any]) -> None:
    with pytest.raises(TrackwrightError):
        answer({"track": None, "state": state})
