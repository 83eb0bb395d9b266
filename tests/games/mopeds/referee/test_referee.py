"""Cases of the referee: the samples, the examples of the rules, questions without a track, and what
cannot be run."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.mopeds.random_tracks import ring
from trackwright.cli.shared.expectations import differences, expected_of
from trackwright.games.mopeds.referee.referee import answer, understands
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.race import referee
from trackwright.simulator.table.table import Mode

SAMPLES = Path(__file__).parents[3] / "data" / "mopeds_samples.json"
CASES: list[dict[str, Any]] = json.loads(SAMPLES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("mode", ["plain", "compiled"])
@pytest.mark.parametrize("one", CASES, ids=[one["id"] for one in CASES])
def test_case_comes_out_as_expected(one: dict[str, Any], mode: Mode) -> None:
    assert understands(one)
    assert list(differences(expected_of(one), answer(one, mode))) == []


@pytest.mark.parametrize("one", CASES, ids=[one["id"] for one in CASES])
def test_case_is_found_by_its_rules_or_by_its_game(one: dict[str, Any]) -> None:
    assert list(differences(expected_of(one), referee.answer(one))) == []
    named = {key: value for key, value in one.items() if key != "rule_ids"}
    assert list(differences(expected_of(one), referee.answer({**named, "game": "moped"}))) == []


def moved(
    mopeds: dict[str, str],
    *cards: tuple[str, int],
    track: dict[str, Any] | None = None,
    crossings: int = 1,
    **options: str,
) -> dict[str, str]:
    """Where the mopeds are after these cards, on a ring of twelve."""
    state = {"mopeds": {n: {"at": at, "crossings": crossings} for n, at in mopeds.items()}}
    case = {"track": track or ring(12), "state": state, "cards": list(map(list, cards))}
    found: dict[str, str] = answer({**case, "options": options})["at"]
    return found


def narrowed(columns: int, *, bonus: str = "", choke: int | None = None) -> dict[str, Any]:
    """The ring with a +2, and a column with one space."""
    track = ring(columns)
    if choke is not None:
        gone = f"b{choke}"
        track["spaces"] = [row for row in track["spaces"] if row["id"] != gone]
        for name in ("edges", "line"):
            track[name] = [edge for edge in track[name] if gone not in edge]
    for row in track["spaces"]:
        if row["id"] in bonus.split():
            row["bonus2"] = True
    return track


def turning() -> dict[str, Any]:
    """MOP-E-07: c0 before the turn, inner chain i1 i2, outer chain o1 to o4, then straight on."""
    spaces: list[dict[str, Any]] = [{"id": "c0", "rank": 0, "sec": "S0"}]
    for lane, rank, count in (("i", 0, 2), ("o", 1, 4)):
        for n in range(1, count + 1):
            spaces.append({"id": f"{lane}{n}", "rank": rank, "sec": "T1", "turn": True})
    for rank, lane in enumerate("ab"):
        spaces += [{"id": f"{lane}{n}", "rank": rank, "sec": "S2"} for n in "56"]
    edges = [["c0", "i1"], ["c0", "o1"], ["i1", "i2"], ["o1", "o2"], ["o2", "o3"], ["o3", "o4"]]
    edges += [[last, first] for last in ("i2", "o4") for first in ("a5", "b5")]
    edges += [[first, last] for first in ("a5", "b5") for last in ("a6", "b6")]
    line = [["a6", "c0"], ["b6", "c0"]]
    return {"spaces": spaces, "edges": edges + line, "line": line, "start": []}


def test_it_ends_beside_the_one_on_the_inner_lane() -> None:
    """MOP-E-01, MOP-12, MOP-T-01, MOP-T-02: one moped a space, straight on or diagonally."""
    assert moved({"green": "a3", "yellow": "a5"}, ("green", 2))["green"] == "b5"
    assert moved({"green": "a3", "yellow": "a4"}, ("green", 2))["green"] == "a5"


def test_blue_stops_behind_the_choke_and_uses_the_bonus() -> None:
    """MOP-E-02, MOP-13, MOP-14, MOP-16, MOP-T-03, MOP-T-05."""
    track = narrowed(12, bonus="a5", choke=6)
    assert moved({"blue": "a3", "red": "a6"}, ("blue", 3), track=track)["blue"] == "a7"


def test_black_crosses_the_line() -> None:
    """MOP-E-03, MOP-17, MOP-T-06, MOP-T-07."""
    state = {"mopeds": {"black": {"at": "a11", "crossings": 1}}}
    found = answer({"track": ring(12), "state": state, "cards": [["black", 1]]})
    assert (found["black"]["marker"], found["black"]["crossings"]) == ("2", 2)


def test_four_players_reveal_seven_cards_in_total() -> None:
    """MOP-E-04, MOP-10."""
    assert answer({"state": {"players": 4}})["cards_per_round"] == 7


def test_three_players_draft() -> None:
    """MOP-E-05, MOP-20 to MOP-23."""
    state = {"players_clockwise": ["Nathalie", "Brad", "Nicole"], "spark_plug": "Nathalie"}
    found = answer({"state": state})
    assert found["pick_order"] == ["Nathalie", "Brad", "Nicole"]
    assert found["cards_seen"] == [7, 6, 5]
    assert (found["row_by"], found["returned_by"], found["returned"]) == ("Nicole", "Nicole", 3)
    assert found["next_spark_plug"] == "Brad"
    row = ["red1", "red2", "blue1", "blue3", "pink2", "black1"]
    found = answer({"state": {"players": 3, "row_cards_in_order": row}})
    assert found["revealed_after_round"]["6"] == ["red1"]


def test_bets_on_the_podium_are_worth_26() -> None:
    """MOP-E-06, MOP-34."""
    bets = {"A": ["yellow"] * 3 + ["green"] * 4 + ["purple", "red", "black"], "B": ["red"]}
    found = answer({"state": {"podium": ["yellow", "green", "purple"], "bets": bets}})
    assert found["points"] == {"A": 26, "B": 0}
    assert found["winner"] == ["A"]
    cards = {"A": {"yellow": 3, "green": 4, "purple": 1}, "B": [["red", 3]], "C": ["green2"]}
    found = answer({"state": {"order": ["yellow", "green", "purple", "red"], "bets": cards}})
    assert found["points"] == {"A": 26, "B": 0, "C": 3}


@pytest.mark.parametrize(
    ("taken", "value", "end"),
    [("i1", 1, "o1"), ("i1", 2, "i2"), ("i1", 3, "a5"), ("i2", 2, "o2"), ("i2", 1, "i1")],
)
def test_a_turn_is_entered_inside_if_it_can(taken: str, value: int, end: str) -> None:
    """MOP-E-07, MOP-15, MOP-18, MOP-H-03, MOP-T-04."""
    found = moved({"red": "c0", "blue": taken}, ("red", value), track=turning())
    assert found["red"] == end


def test_by_the_other_reading_the_first_space_decides() -> None:
    """MOP-H-03 (A)."""
    found = moved(
        {"red": "c0", "blue": "i1"}, ("red", 2), track=turning(), turn_entry="first-space"
    )
    assert found["red"] == "o2"


def test_a_move_through_the_turn_stops_behind_what_is_beyond() -> None:
    """MOP-H-03: it does not swerve outside."""
    mopeds = {"red": "c0", "blue": "a5", "green": "b5"}
    assert moved(mopeds, ("red", 3), track=turning())["red"] == "i2"


@pytest.mark.parametrize(("value", "end"), [(1, "a3"), (2, "a3"), (3, "a6")])
def test_two_full_columns_stop_ones_and_twos(value: int, end: str) -> None:
    """MOP-E-08, MOP-13, MOP-14."""
    mopeds = {"red": "a3", "blue": "a4", "green": "b4", "pink": "a5", "black": "b5"}
    assert moved(mopeds, ("red", value))["red"] == end


def test_bonuses_chain_and_passing_gives_nothing() -> None:
    """MOP-16, MOP-H-05."""
    track = narrowed(12, bonus="a5 a7")
    assert moved({"red": "a3"}, ("red", 2), track=track)["red"] == "a9"
    assert moved({"red": "a3"}, ("red", 3), track=track)["red"] == "a6"
    assert moved({"red": "a3"}, ("red", 2), track=track, bonus_chain="one")["red"] == "a7"


def test_who_did_not_move_has_no_bonus() -> None:
    """MOP-H-04."""
    track = narrowed(12, bonus="a3")
    mopeds = {"red": "a3", "blue": "a4", "green": "b4"}
    assert moved(mopeds, ("red", 1), track=track)["red"] == "a3"
    assert moved(mopeds, ("red", 1), track=track, blocked_on_bonus="once")["red"] == "a5"


def test_a_bonus_move_may_cross_the_line() -> None:
    """MOP-16, MOP-17."""
    track = narrowed(12, bonus="a11")
    state = {"mopeds": {"red": {"at": "a9", "crossings": 3}}}
    found = answer({"track": track, "state": state, "cards": [["red", 2]]})
    assert found["red"] == {
        "at": "a1",
        "crossings": 4,
        "marker": "podium",
        "finished": True,
        "podium": 1,
        "path": ["a10", "a11", "a0", "a1"],
    }


def test_finished_mopeds_may_drive_on_by_the_other_reading() -> None:
    """MOP-H-08."""
    state = {"mopeds": {"red": {"at": "a2", "crossings": 4}}, "finished": ["red"]}
    case = {"track": ring(12), "state": state, "cards": ["red3"]}
    assert answer(case)["at"] == {"red": "a2"}
    assert answer({**case, "options": {"MOP-H-08": "drive-on"}})["at"] == {"red": "a5"}


def stack_of(*cards: tuple[str, int], **more: Any) -> dict[str, Any]:
    mopeds = {"red": "a5", "blue": "a4", "green": "b3", "pink": "b2"}
    state = {
        "players": 4,
        "mopeds": {n: {"at": at, "crossings": 2} for n, at in mopeds.items()},
        "draw_stack_top_first": [list(card) for card in cards],
        **more,
    }
    return answer({"track": ring(12), "state": state})


def test_the_podium_is_filled_by_the_leaders_if_the_cards_run_out() -> None:
    """MOP-32, MOP-33, MOP-36, MOP-H-09."""
    found = stack_of(("pink", 3), ("red", 1))
    assert found["podium"] == ["red", "pink", "blue"]
    assert found["places_4_to_6"] == ["green"]
    assert (found["race_over"], found["betting_step_after"]) == (True, False)
    assert (found["cards_used"], found["cards_left"]) == (2, [])


def test_after_the_cards_of_a_round_the_players_bet() -> None:
    """MOP-10, MOP-21, MOP-25."""
    found = stack_of(*[("pink", 1)] * 3, revealed_this_round=5)
    assert found["cards_used"] == 2
    assert found["cards_left"] == [["pink", 1]]
    assert (found["betting_step_after"], found["spark_plug_moves"]) == (True, True)
    assert not found["race_over"]


def test_the_last_card_of_a_round_ends_nothing_but_by_the_other_reading() -> None:
    """MOP-H-09."""
    assert stack_of(("pink", 1), revealed_this_round=6)["betting_step_after"]
    found = stack_of(("pink", 1), revealed_this_round=6, option="run_out=last-card")
    assert found["race_over"]
    assert not found["betting_step_after"]


def test_the_lane_and_the_later_section_decide_between_equals() -> None:
    """MOP-33, MOP-H-07."""
    state = {"mopeds": {"red": {"at": "b5"}, "blue": {"at": "a5"}, "green": {"at": "a6"}}}
    found = answer({"track": ring(12), "state": state})
    assert found["race_order"] == ["green", "blue", "red"]
    assert found["remaining_to_line"] == {"green": 6, "blue": 7, "red": 7}


def test_a_tie_is_decided_by_the_places_behind_the_podium() -> None:
    """MOP-35, MOP-H-10."""
    order = ["yellow", "green", "purple", "red", "blue", "black"]
    bets = {"A": ["yellow", "red"], "B": ["purple", "purple", "black"], "C": ["red"] * 9}
    found = answer({"state": {"order": order, "bets": bets}})
    assert found["points"] == {"A": 4, "B": 4, "C": 0}
    assert found["tie_points"] == {"A": 4, "B": 2}
    assert found["winner"] == ["A"]


def test_who_can_know_what() -> None:
    """MOP-24."""
    state = {
        "players_clockwise": ["A", "B", "C"],
        "spark_plug": "C",
        "revealed": ["red1", "red1", "blue2"],
        "hand_passed_to_A": ["blue2", "red1"],
    }
    found = answer({"state": state})
    assert found["A_knows_taken_before"] == ["red1"]
    assert found["A_knows_C_took"]
    assert not found["B_knows_C_took"]
    assert not found["C_knows_A_took"]


def test_rulings_change_the_deck() -> None:
    """MOP-04, MOP-H-01, MOP-40: by option, by id, or in the state."""
    for more in (
        {"options": {"MOP-H-01": "none"}},
        {"options": {"two_player_removed_value": "none"}},
    ):
        assert answer({"state": {"players": 2}, **more})["deck_size"] == 84
    found = answer({"state": {"players": 2, "two_player_removed_value": "1"}})
    assert (found["deck_size"], found["points_per_moped"]) == (78, 26)


def test_a_lap_may_be_too_long_or_too_short_for_the_deck() -> None:
    """MOP-42 (a), (b)."""
    assert answer({"state": {"lap_length": 8, "players": 4}})["verdict"] == "too short"
    found = answer({"state": {"lap_length": 14}})
    assert found["verdict"] == {
        "2": "enough",
        "3": "enough",
        "4": "enough",
        "5": "enough",
        "6": "too long",
    }
    assert found["need"] == {"least": 43, "most": 45}


def test_the_inner_lane_of_a_turn_must_not_be_the_longer_one() -> None:
    """MOP-41."""
    track = turning()
    for row in track["spaces"]:
        if row.get("turn"):
            row["rank"] = 1 - row["rank"]
    found = answer({"game": "moped", "track": track, "state": {"start_spaces": []}})
    assert "the inner lane of turn T1 is longer than the outer one" in found["reasons"]


@pytest.mark.parametrize(
    ("stack", "revealed", "bets", "after"), [(7, 7, True, 3), (3, 3, False, 0), (11, 7, True, 7)]
)
def test_the_last_rounds(stack: int, revealed: int, bets: bool, after: int) -> None:
    """MOP-32, MOP-H-09."""
    state = {"players": 4, "draw_stack_before_round": stack, "finishers_so_far": 0}
    found = answer({"state": state})
    assert (found["cards_revealed"], found["betting_step"]) == (revealed, bets)
    assert (found["draw_stack_after_round"], found["race_ends"]) == (after, not bets)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({}, None),
        ({"start": ["a11"] * 6}, "six start spaces needed"),
        ({"line": []}, "no way leads from a0 over the line"),
    ],
)
def test_a_track_can_be_judged(change: dict[str, Any], reason: str | None) -> None:
    """MOP-41, MOP-02."""
    found = answer({"game": "moped", "track": {**ring(12), **change}, "state": {}})
    assert (found["valid"], found["reason"]) == (reason is None, reason)


def test_an_endless_bonus_makes_a_track_invalid() -> None:
    """MOP-43."""
    track = narrowed(12, bonus="a1 a3 a5 a7 a9 a11")
    found = answer({"track": track, "state": {"start_spaces": track["start"]}})
    assert found["reasons"] == ["bonus moves never end"]


@pytest.mark.parametrize(
    ("case", "words"),
    [
        ({"track": ring(4), "state": {"mopeds": {}}}, "1 to 6 mopeds"),
        ({"track": ring(4), "state": {"mopeds": {"red": "x9"}}}, "no space 'x9'"),
        ({"track": ring(4), "state": {"mopeds": {"red": "a1", "blue": "a1"}}}, "red is there"),
        (
            {"track": ring(4), "state": {"mopeds": {"red": "a1"}}, "cards": [["blue", 1]]},
            "no moped",
        ),
        ({"track": ring(4), "state": {"mopeds": {"red": "a1"}}, "cards": ["red9"]}, "from 1 to 3"),
        ({"track": ring(4), "state": {"mopeds": {"red": "a1"}}, "cards": [3]}, "a card like"),
        ({"track": 3, "state": {"mopeds": {"red": "a1"}}}, "expected an object"),
        ({"track": {"spaces": []}, "state": {"mopeds": {"red": "a1"}}}, "at least one space"),
        ({"state": {"players": 7}}, "players"),
        ({"state": {"players": 2, "option": "x"}}, "name=reading"),
        ({"state": {"players": 2}, "options": {"speed": 1}}, "no house ruling"),
        ({"state": {"something": 2}}, "no question fits"),
        ({"state": {"bonus_spaces": ["a"], "landing": {}}}, "landing.'a' is missing"),
        ({"state": {"players_clockwise": ["A"], "spark_plug": "A"}}, "2 to 6 different"),
        ({"state": {"players_clockwise": ["A", "B"], "spark_plug": "C"}}, "no player 'C'"),
        ({"state": {"players": 4, "rounds_completed": 99}}, "lasts for 20 rounds"),
    ],
)
def test_what_cannot_be_answered_is_said(case: dict[str, Any], words: str) -> None:
    with pytest.raises(TrackwrightError, match=words):
        answer(case)
