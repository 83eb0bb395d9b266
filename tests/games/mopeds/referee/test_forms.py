"""Cases of the referee as strangers write them: other spellings, house rulings, tracks that MOP-41
and MOP-43 reject."""

from copy import deepcopy
from typing import Any

import pytest

from tests.games.mopeds.random_tracks import ring
from trackwright.games.mopeds.referee.referee import answer

ORDER = ["yellow", "green", "purple", "red", "blue", "black"]


def judged(**changes: Any) -> dict[str, Any]:
    """The ring of twelve with other keys, as a question about the track alone."""
    return answer({"game": "moped", "track": {**ring(12), **changes}, "state": {}})


def edges(*more: list[str], without: str = "") -> list[list[str]]:
    kept = [edge for edge in ring(12)["edges"] if without not in edge[:1]]
    return [*kept, *more]


@pytest.mark.parametrize(
    "more",
    [
        {"options": {"MOP-H-01": 1}},
        {"options": {"H-01": "1"}},
        {"options": {"two_player_removed_value": 1}},
        {"state": {"players": 2, "options": {"MOP-H-01": 1}}},
        {"state": {"players": 2, "two_player_removed_value": 1}},
        {"state": {"players": 2, "option": "two_player_removed_value=1 (house rule)"}},
        {"state": {"players": 2, "option": ["two_player_removed_value = 1"]}},
        {"state": {"players": 2, "option": {"two_player_removed_value": 1}}},
    ],
)
def test_a_house_ruling_may_be_written_in_many_ways(more: dict[str, Any]) -> None:
    """MOP-H-01."""
    assert answer({"state": {"players": 2}, **more})["points_per_moped"] == 26


@pytest.mark.parametrize(
    "card", [["red", 2], "red2", "red 2", {"moped": "red", "value": 2}], ids=repr
)
def test_a_card_may_be_written_in_many_ways(card: Any) -> None:
    state = {"mopeds": {"red": "a3"}}
    assert answer({"track": ring(12), "state": state, "cards": [card]})["at"] == {"red": "a5"}


def test_the_row_is_told_after_every_round() -> None:
    """MOP-22, MOP-23."""
    row = ["red1", "red2", "blue1", "blue3", "pink2", "black1", "red3"]
    found = answer({"state": {"players": 2, "row_cards_in_order": row}})
    assert found["revealed_after_round"] == {
        **{str(n): [] for n in range(1, 6)},
        "6": ["red1"],
        "7": ["red1", "red2"],
    }
    assert found["hidden_in_row_after_round_7"] == 5


@pytest.mark.parametrize(
    ("more", "stack"),
    [({}, ["red1", "pink3", "green1"]), ({"H-06": "last-named"}, ["red1", "green1", "pink3"])],
)
def test_cards_are_returned_by_either_reading(more: dict[str, str], stack: list[str]) -> None:
    """MOP-H-06."""
    state = {"draw_stack_top_first": ["red1"], "returned_in_draw_order": ["pink3", "green1"]}
    assert answer({"state": state, "options": more})["draw_stack_top_first"] == stack


@pytest.mark.parametrize(
    ("more", "winner"),
    [({}, ["N", "B"]), ({"MOP-H-10": "bets-on-first"}, ["N"])],
)
@pytest.mark.parametrize("key", ["order", "race_order"])
def test_a_last_tie_is_decided_by_either_reading(
    key: str, more: dict[str, str], winner: list[str]
) -> None:
    """MOP-35, MOP-H-10."""
    bets = {
        "N": ["yellow", "yellow", "red", "black"],
        "B": ["green"] * 2 + ["purple", "blue3", "blue"],
    }
    assert answer({"state": {key: ORDER, "bets": bets}, "options": more})["winner"] == winner


@pytest.mark.parametrize(("more", "bets"), [({}, True), ({"MOP-H-09": "last-card"}, False)])
def test_the_stack_has_run_out_by_either_reading(more: dict[str, str], bets: bool) -> None:
    """MOP-32, MOP-H-09."""
    state = {"players": 4, "draw_stack_before_round": 7}
    assert answer({"state": state, "options": more})["betting_step"] is bets


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"start": ["a11", "b11", "a10", "b10", "a9", "a0"]}, "start space a0 is not before"),
        ({"edges": edges(["a5", "a4"])}, "successors of a5 have the same rank"),
        ({"edges": edges(without="b5")}, "no way leads from b5 over the line"),
        ({"line": ring(12)["line"][:3]}, "a cycle does not cross the line"),
    ],
)
def test_a_track_is_rejected_with_the_first_reason(changes: dict[str, Any], reason: str) -> None:
    """MOP-41, MOP-T-02, MOP-T-06."""
    found = judged(**changes)
    assert not found["valid"]
    assert found["reason"].startswith(reason)


def test_steps_lead_forward_and_columns_are_narrow() -> None:
    """MOP-41, MOP-T-02."""
    found = judged(edges=edges(["a5", "b5"]))
    assert "the step from a5 to b5 does not lead forward" in found["reasons"]
    wide = deepcopy(ring(12))
    for rank, name in enumerate("cd", 2):
        wide["spaces"].append({"id": f"{name}5", "rank": rank, "sec": "S0"})
        wide["edges"] += [["a4", f"{name}5"], [f"{name}5", "a6"]]
    assert judged(**wide)["reasons"] == ["more than 3 spaces side by side"]


def test_a_lap_crosses_the_line_once() -> None:
    """MOP-41, MOP-T-06."""
    second = [[a, b] for a, b in ring(12)["edges"] if a in ("a5", "b5")]
    assert judged(line=[*ring(12)["line"], *second])["reason"] == (
        "a lap crosses the line more than once"
    )


@pytest.mark.parametrize(
    ("bonus", "warnings"),
    [
        ("a1 a3 a5 a7", []),
        ("a1 a3 a5 a7 a9", ["a chain of 5 bonus spaces"]),
        ("a9 a11", ["a chain from a9 crosses the line"]),
        ("a11", []),
    ],
)
def test_long_chains_are_warned_of(bonus: str, warnings: list[str]) -> None:
    """MOP-43."""
    track = deepcopy(ring(12))
    for row in track["spaces"]:
        row["bonus2"] = row["id"] in bonus.split()
    found = judged(**track)
    assert (found["valid"], found["warnings"]) == (True, warnings)


def test_chains_by_their_landings() -> None:
    """MOP-43: without a track."""
    found = answer({"state": {"bonus_spaces": ["a5", "a7"], "landing": {"a5": "a7", "a7": "a5"}}})
    assert (found["valid"], found["reason"]) == (False, "bonus moves never end")


@pytest.mark.parametrize(
    "bets",
    [
        {"yellow": 3, "green": 4, "purple": 1, "red": 2},
        ["yellow"] * 3 + ["green2"] * 4 + [["purple", 1], "red"],
    ],
    ids=["counted", "listed"],
)
def test_bets_of_one_player_need_no_name(bets: Any) -> None:
    """MOP-E-06, MOP-34."""
    podium = ["yellow", "green", "purple"]
    assert answer({"state": {"podium": podium, "bets": bets}}) == {"points": 26}


def test_places_behind_the_podium_decide_ties() -> None:
    """MOP-35."""
    bets = {"A": ["yellow", "red"], "B": ["yellow", "blue"]}
    state = {"podium": ORDER[:3], "places_4_to_6": ORDER[3:], "bets": bets}
    found = answer({"state": state})
    assert (found["tie_points"], found["winner"]) == ({"A": 4, "B": 3}, ["A"])
