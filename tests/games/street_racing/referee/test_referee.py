"""Races as cases of the referee: the samples, the worked examples of the rules, and what cannot be
run."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from trackwright.cli.shared.expectations import differences, expected_of
from trackwright.games.street_racing.referee.referee import answer, understands
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.race import referee
from trackwright.simulator.table.table import Mode

SAMPLES = Path(__file__).parents[3] / "data" / "street_samples.json"
CASES: list[dict[str, Any]] = json.loads(SAMPLES.read_text(encoding="utf-8"))
Case = dict[str, Any]


@pytest.mark.parametrize("mode", ["plain", "compiled"])
@pytest.mark.parametrize("one", CASES, ids=[one["id"] for one in CASES])
def test_case_comes_out_as_expected(one: Case, mode: Mode) -> None:
    assert understands(one)
    assert list(differences(expected_of(one), answer(one, mode))) == []


@pytest.mark.parametrize("one", CASES, ids=[one["id"] for one in CASES])
def test_case_is_found_by_its_rules_or_by_its_game(one: Case) -> None:
    assert list(differences(expected_of(one), referee.answer(one))) == []
    named = {key: value for key, value in one.items() if key != "rule_ids"}
    assert list(differences(expected_of(one), referee.answer({**named, "game": "street"}))) == []


# --- the worked examples: STR section 12 --------------------------------------------------------


def road(rows: int = 20, lanes: str = "A", **more: Any) -> Case:
    """Lanes side by side, A1 to An and so on, to FIN."""
    spaces = [f"{lane}{row}" for lane in lanes for row in range(1, rows + 1)]
    forward = [[f"{lane}{row}", f"{lane}{row + 1}"] for lane in lanes for row in range(1, rows)]
    pairs = [(f"{a}{row}", f"{b}{row}") for a, b in pairwise(lanes) for row in range(1, rows + 1)]
    return {
        "spaces": [*spaces, "FIN"],
        "forward": [*forward, *([f"{lane}{rows}", "FIN"] for lane in lanes)],
        "lateral_right": [[a, b] for a, b in pairs],
        "lateral_left": [[b, a] for a, b in pairs],
        "corners": {},
        "finish": ["FIN"],
        **more,
    }


def corners(**limits: int) -> Case:
    return {"corners": {at: {"limit": n, "corner_id": "c"} for at, n in limits.items()}}


def card(*speeds: int, suit: int = 1, nitrous: int = 2) -> Case:
    return {"suit": suit, "speeds": list(speeds), "nitrous": nitrous}


def flat(speed: int) -> Case:
    """A card with the same number in all rows."""
    return card(*[speed] * 6)


def car(space: str, gear: int, hand: list[int], id: str = "P1", **more: Any) -> Case:
    return {"id": id, "space": space, "gear": gear, "hand": hand, "turns_taken": 3, **more}


def play(suit: int, count: int = 1) -> Case:
    return {"do": "play_set", "suit": suit, "count": count}


def speed(value: int) -> Case:
    return {"do": "choose_speed", "value": value}


def step(*path: str) -> Case:
    return {"do": "step", "path": list(path)}


def along(first: int, last: int, lane: str = "A") -> Case:
    return step(*(f"{lane}{n}" for n in range(first, last + 1)))


END: Case = {"do": "end_turn"}


def asked(track: Case, players: list[Case], deck: list[Case], *do: Case, **more: Any) -> Case:
    state = {"players": players, **more}
    case = {"track": track, "state": state, "script": {"deck": deck}, "decisions": list(do)}
    return answer({"game": "street", **case})


EXAMPLE_FLIPS = [
    card(1, 1, 3, 3, 3, 4, suit=2),
    card(1, 1, 2, 6, 8, 5, suit=4),
    card(2, 3, 3, 8, 5, 2, suit=6),
]


def test_e_01_three_fives_in_fourth_gear() -> None:
    do = [play(5, 3), speed(8), along(2, 9)]
    shift = {"do": "shift", "dir": "down", "discard": [1, 2]}
    found = asked(road(), [car("A1", 4, [5, 5, 5, 1, 2, 6])], EXAMPLE_FLIPS, *do, shift, END)
    one = found["players"]["P1"]
    assert found["legal_speeds"] == [3, 6, 8]
    assert (one["space"], one["gear"], one["hand_size"]) == ("A9", 3, 6)
    assert 6 in one["hand"], "the card that was kept"


def test_e_02_in_fifth_the_suit_offers_its_minimum_speed() -> None:
    players = [car("A1", 5, [5, 5, 5, 1, 2, 6])]
    found = asked(road(), players, EXAMPLE_FLIPS, play(5, 3), speed(7), along(2, 8), END)
    assert found["legal_speeds"] == [3, 5, 7, 8]
    assert found["players"]["P1"]["space"] == "A8"


def test_e_03_two_points_too_many() -> None:
    track = road(rows=20, obstacles=["A7"])
    found = asked(track, [car("A1", 3, [1])], [flat(7)], play(1), speed(7), along(2, 6), END)
    one = found["players"]["P1"]
    assert (one["penalties"], one["hand_limit"], one["hand_size"]) == (2, 4, 4)


def test_e_04_nine_into_a_limit_of_five_for_each_space() -> None:
    for spaces, penalties in ((corners(A10=5), 4), (corners(A9=5, A10=5), 8)):
        players = [car("A1", 4, [1])]
        found = asked(road(**spaces), players, [flat(9)], play(1), speed(9), along(2, 10), END)
        assert found["players"]["P1"]["penalties"] == penalties


@pytest.mark.parametrize(
    ("limit", "gear", "space"), [(9, 3, "A3"), (6, 3, "A3"), (3, 0, "A3"), (2, 0, "A2")]
)
def test_e_05_penalties_take_cards_then_gears_then_the_move(
    limit: int, gear: int, space: str
) -> None:
    """In 3rd: six cost the hand, nine all gears; the tenth stops at once."""
    far = road(rows=20, **corners(A2=limit))
    last = int(space[1:]) if limit == 2 else 13
    found = asked(far, [car("A1", 3, [1])], [flat(12)], play(1), speed(12), along(2, last), END)
    one = found["players"]["P1"]
    assert one["gear"] == gear
    assert one["hand_limit"] == max(0, 6 - (12 - limit))
    assert one["space"] == ("A2" if limit == 2 else "A13")


def test_e_06_eighteen_remaining_beat_seventeen_and_none() -> None:
    track = road(rows=4, lanes="ABC")
    players = [car(f"{lane}4", 3, [1], id) for lane, id in (("A", "P1"), ("B", "P2"), ("C", "P3"))]
    filler = [flat(1)] * 6
    deck = [flat(1), *filler, flat(18), *filler, flat(19), *filler]
    do = [d for n in (1, 18, 19) for d in (play(1), speed(n), step("FIN"), END)]
    found = asked(track, players, deck, *do)
    assert [found["players"][id]["remaining"] for id in ("P1", "P2", "P3")] == [0, 17, 18]
    assert found["result"]["winner"] == "P3"
    assert found["result"]["ranking"] == ["P3", "P2", "P1"]
    assert found["race_over"]


def test_e_07_the_first_lane_change_fixes_the_side() -> None:
    track = road(lanes="ABC")
    players = [car("B1", 3, [1])]
    start = [play(1), speed(4), step("A1", "A2")]
    assert asked(track, players, [flat(4)], *start, step("B2"))["illegal_decision"] == 3
    found = asked(track, [car("C1", 3, [1])], [flat(4)], play(1), speed(4), step("B1", "B2", "A2"))
    assert found["illegal_decision"] is None
    assert found["legal_steps"] == ["A3"]


def test_e_08_a_course_without_indicators_has_four_upgrades() -> None:
    track = road(start=["A1"])
    found = answer({"game": "street", "track": track, "state": {"players": [{"id": "P1"}]}})
    assert found["upgrade_tokens"] == {"P1": 4}


def test_e_09_the_train_crossing() -> None:
    track = road(rows=40, barriers=[{"space": "A5", "from": "A4", "value": 10}])
    hand, rest = [1, 1], [flat(1)] * 5
    first = [play(1), speed(9), along(2, 5), END]
    paused = asked(track, [car("A1", 6, hand)], [flat(9), *rest], *first)["players"]["P1"]
    assert (paused["space"], paused["pending_barrier"], paused["penalties"]) == ("A5", 10, 0)
    on = [play(1), speed(10), along(6, 15), END]
    found = asked(track, [car("A1", 6, hand)], [flat(9), *rest, flat(10)], *first, *on)
    assert found["players"]["P1"]["space"] == "A15"
    out = [play(1), speed(9), {"do": "move_done"}, END]
    found = asked(track, [car("A1", 6, hand)], [flat(9), *rest, flat(9)], *first, *out)
    assert found["players"]["P1"]["out"]


# --- more ---------------------------------------------------------------------------------------


def test_points_that_are_left_cannot_be_kept() -> None:
    """STR-24, STR-13: the move has to be completed."""
    players = [car("A1", 3, [1])]
    found = asked(road(), players, [flat(4)], play(1), speed(4), along(2, 3), END)
    assert (found["illegal_decision"], found["rule"]) == (3, "STR-24")
    found = asked(road(), players, [flat(4)], play(1), END)
    assert (found["illegal_decision"], found["rule"]) == (1, "STR-13")


def test_an_illegal_decision_changes_nothing() -> None:
    players = [car("A1", 3, [1])]
    found = asked(road(), players, [flat(4)], play(1), speed(4), step("A2", "A3", "A9"))
    assert found["illegal_decision"] == 2
    assert found["players"]["P1"]["space"] == "A1"


def test_a_player_decides_in_his_turn_only() -> None:
    players = [car("A1", 3, [1]), car("A5", 3, [1], "P2")]
    found = asked(road(), players, [], {**END, "p": "P2"})
    assert (found["illegal_decision"], found["active"]) == (0, "P1")


def test_discards_are_shuffled_when_a_card_is_needed() -> None:
    """STR-08, H-25."""
    players, discards = [car("A1", 3, [1, 1, 2, 3, 4, 5])], [flat(3)]
    track = road()
    found = asked(track, players, [flat(2)], play(1, 2), discards=discards)
    assert found["legal_speeds"] == [2, 3]
    assert (found["reshuffles"], found["deck_size"], found["discard_size"]) == (1, 0, 0)


def test_a_closed_circuit_is_won_at_the_line() -> None:
    """STR-H-30: two laps past the checkpoint; the line counts once it was passed."""
    spaces = [f"A{n}" for n in range(1, 7)]
    ring = {
        "spaces": spaces,
        "forward": [[a, b] for a, b in zip(spaces, [*spaces[1:], "A1"], strict=True)],
        "line": [["A6", "A1"]],
        "checkpoints": [["A4"]],
        "laps": 2,
        "corners": {},
    }
    one = car("A3", 3, [1, 1])
    do = [play(1), speed(4), step("A4", "A5", "A6", "A1"), END]
    found = asked(ring, [one], [flat(4)] * 9, *do)
    assert (found["players"]["P1"]["lap"], found["race_over"]) == (1, False)
    late = {**one, "lap": 1}
    found = asked(ring, [late], [flat(4)] * 9, play(1), speed(4), step("A4", "A5", "A6", "A1"), END)
    assert found["race_over"]
    assert found["players"]["P1"]["remaining"] == 0
    unchecked = {**late, "space": "A5"}
    found = asked(ring, [unchecked], [flat(2)] * 9, play(1), speed(2), step("A6", "A1"), END)
    assert not found["race_over"]


def test_allocations() -> None:
    """STR-06, STR-54, STR-V-19."""

    def is_legal(tokens: int, driver: str | None = None, **allocation: int) -> bool:
        state = {"upgrade_tokens": tokens, "allocation": allocation, "driver": driver}
        found = answer({"game": "street", "track": None, "state": state})
        legal: bool = found["allocation_legal"]
        return legal

    assert is_legal(7, nitrous=1, tires=4, handling=2)
    assert not is_legal(7, nitrous=2, handling=5)
    assert not is_legal(7, tires=5, handling=2)
    assert not is_legal(7, nitrous=1)
    assert is_legal(12, "han_lue", engine_tuning=12)
    assert not is_legal(12, engine_tuning=12)


BAD = {
    "no decision": {"decisions": [{"do": "fly"}]},
    "no space": {"decisions": [play(1), speed(4), step("Z9")]},
    "no upgrade": {"decisions": [{"do": "upgrade", "use": "wings"}]},
    "cards": {"script": {"deck": [{"suit": 9}]}},
    "speeds": {"script": {"deck": [{"suit": 1, "speeds": [1, 2]}]}},
    "options": {"options": {"H-99": "yes"}},
    "players": {"state": {"players": [car("A1", 3, [1]), car("A2", 3, [1])]}},
    "gear": {"state": {"players": [car("A1", 9, [1])]}},
    "order": {"state": {"players": [car("A1", 3, [1])], "turn_order": ["P9"]}},
    "no place": {"state": {"players": [car("A1", 3, [1]), {"id": "P2"}]}},
    "unknown flip": {"script": {"deck": []}, "decisions": [play(1)]},
    "token": {"state": {"players": [car("A1", 3, [1])], "block_tokens": {"A4": "P7"}}},
}


@pytest.mark.parametrize("change", BAD.values(), ids=list(BAD))
def test_what_cannot_be_run_is_said(change: Case) -> None:
    case = {
        "game": "street",
        "track": road(),
        "state": {"players": [car("A1", 3, [1])]},
        "script": {"deck": [flat(4)] * 3},
        "decisions": [],
    }
    assert answer(case)["active"] == "P1"
    with pytest.raises(TrackwrightError):
        answer({**case, **change})


# --- ways to say it -----------------------------------------------------------------------------


def test_options_may_be_true_or_false() -> None:
    """As section 11 of the rules calls them."""
    track = road(rows=30, barriers=[{"space": "A5", "from": "A4", "value": 10}])

    def penalties(**options: Any) -> int:
        do = [play(1), speed(9), along(2, 5), END]
        state = {"players": [car("A1", 6, [1])]}
        case = {"track": track, "state": state, "script": {"deck": [flat(9)]}, "decisions": do}
        found: int = answer({**case, "options": options})["players"]["P1"]["penalties"]
        return found

    assert penalties() == penalties(barrier_unused_blocked=False) == 0
    assert penalties(barrier_unused_blocked=True) == penalties(**{"H-07": "blocked"}) == 5


def test_start_spaces_are_taken_in_the_order_of_placement() -> None:
    """STR-09."""
    track = road(start=["S1", "S2"], spaces=["A1", "S1", "S2", "FIN"], forward=[["S1", "A1"]])
    state = {"seats_clockwise": ["A", "B"], "first_player": "B"}

    def placed(*spaces: tuple[str, str]) -> Case:
        rows = [{"do": "place", "p": who, "space": space} for who, space in spaces]
        plain = {**track, "lateral_left": [], "lateral_right": []}
        return answer({"game": "street", "track": plain, "state": state, "decisions": rows})

    found = placed(("A", "S2"), ("B", "S1"))
    assert found["players"] == {"A": {"space": "S2"}, "B": {"space": "S1"}}
    assert found["illegal_decision"] is None
    assert placed(("A", "S2"), ("B", "S2"))["illegal_decision"] == 1
    assert placed(("B", "S2"))["illegal_decision"] == 0


def test_control_tokens_are_numbers_lists_or_lie_on_a_side() -> None:
    """STR-52, STR-53."""
    for tokens in (
        {"control": 2, "damage": 1},
        {"control_token": 2, "damage_tokens": 1},
        {"control_tokens": [{"value": 2}, {"value": 3, "side": "damage"}]},
    ):
        do = [play(1), speed(3), along(2, 6), END]
        found = asked(road(), [car("A1", 3, [1], **tokens)], [flat(3)], *do)
        one = found["players"]["P1"]
        assert (one["space"], one["control"], one["damage"]) == ("A6", [], 2)


def test_a_blocked_car_has_no_legal_steps() -> None:
    """STR-28: neither while it is stuck, nor when its turn is over."""
    track, players = road(obstacles=["A4"]), [car("A1", 3, [1, 1])]
    do = [play(1), speed(4), step("A2", "A3")]
    for more in ([], [{"do": "move_done"}], [END]):
        assert asked(track, players, [flat(4)], *do, *more)["legal_steps"] == []


def test_end_turn_may_follow_a_pass_or_the_discards() -> None:
    players = [car("A1", 3, [1] * 7), car("A5", 3, [1], "P2")]
    for first in ({"do": "pass"}, {"do": "discard", "cards": [1]}):
        for more in ([], [END], [{**END, "p": "P1"}]):
            found = asked(road(), players, [], first, *more)
            assert (found["active"], found["active_sequence"]) == ("P2", ["P1", "P2"])
    found = asked(road(), players, [], {"do": "pass"}, END, END)
    assert found["active_sequence"] == ["P1", "P2", "P1"]


def test_cards_may_be_named_by_their_tables() -> None:
    """STR section 14: STR-E-01 flips 03, 07 and 06. The suits of flipped cards do not matter."""
    deck: list[Case] = [{"table": 3}, {"suit": 4, "table": "07"}, {"table": 6}]
    found = asked(road(), [car("A1", 4, [5, 5, 5])], deck, play(5, 3))
    assert found["legal_speeds"] == [3, 6, 8]
    with pytest.raises(TrackwrightError, match=r"table: expected a whole number from 1 to 20"):
        asked(road(), [car("A1", 4, [5])], [{"table": 21}], play(5))


def test_corner_numbers_without_ids_are_a_corner_where_they_are_connected() -> None:
    """STR-41: Steering ends behind the first corner, before the second one."""
    track = road(corners={"A3": 2, "A4": 2, "A6": 2})
    players = [car("A1", 3, [1], upgrades={"steering": 1})]
    do = [{"do": "upgrade", "use": "steering"}, play(1), speed(9), along(2, 5), END]
    found = asked(track, players, [flat(9)], *do)
    assert found["illegal_decision"] is None
    assert (found["players"]["P1"]["space"], found["players"]["P1"]["penalties"]) == ("A5", 0)


def test_the_gear_that_a_case_leaves_out_is_that_of_the_start() -> None:
    """STR-01, H-01."""
    case: Case = {
        "game": "street", "track": road(), "state": {"players": [{"id": "P1", "space": "A1"}]}
    }  # fmt: skip
    assert answer(case)["players"]["P1"]["gear"] == 0
    assert answer({**case, "options": {"STR-H-01": "first"}})["players"]["P1"]["gear"] == 1


def test_a_finish_space_of_a_circuit_counts_after_the_checkpoints() -> None:
    """STR-H-30: as a dead end beside the lap, or in the lap itself."""
    ring = [[f"A{n}", f"A{n % 6 + 1}"] for n in range(1, 7)]
    spaces = [*(f"A{n}" for n in range(1, 7)), "FIN"]
    track: Case = {"spaces": spaces, "corners": {}, "finish": ["FIN"], "checkpoints": [["A4"]]}
    beside = {**track, "forward": [*ring, ["A6", "FIN"]]}
    within = {**track, "forward": [*ring[:5], ["A6", "FIN"], ["FIN", "A1"]]}
    late, early = car("A5", 3, [1], checkpoints_visited=["A4"]), car("A5", 3, [1])
    do = [play(1), speed(3), step("A6")]
    for one, way in ((beside, "A1"), (within, "FIN")):
        home = asked(one, [late], [flat(3)], *do, step("FIN"), END)["players"]["P1"]
        assert (home["finished"], home["remaining"]) == (True, 1)
        assert asked(one, [early], [flat(3)], *do)["legal_steps"] == [way]
    passing = asked(within, [early], [flat(3)], *do, step("FIN", "A1"), END)
    assert not passing["players"]["P1"]["finished"]


def test_other_ways_to_write_a_case() -> None:
    """Teams as a list, a step over the line by itself, a token of nobody, drivers by name."""
    rows = [car(f"A{n}", 2, [1], id) for n, id in ((1, "a"), (2, "b"), (3, "c"), (4, "d"))]
    found = asked(road(), rows, [], mode="tag_team", teams=[["a", "b"], ["c", "d"]])
    assert found["active"] == "a"
    spaces = [f"A{n}" for n in range(1, 5)]
    ring = {
        "spaces": spaces,
        "forward": [[a, b] for a, b in zip(spaces, [*spaces[1:], "A1"], strict=True)],
        "finish_edge": ["A4", "A1"],
        "corners": {},
    }
    found = asked(ring, [car("A3", 3, [1])], [flat(3)], play(1), speed(3), step("A4", "A1"), END)
    assert found["players"]["P1"]["remaining"] == 1
    players = [car("A1", 3, [1])]
    do = [play(1), speed(4), step("A2", "A3"), END]
    found = asked(road(), players, [flat(4)], *do, block_tokens={"A3": None})
    assert found["block_tokens"] == {"A3": "nobody"}
    track = road(start=["A1"], indicators=[{"value": 9, "beside": ["A2"]}])
    players = [{"id": "P1", "driver": "Han Lue"}, {"id": "P2", "driver": "Brian"}]
    found = answer({"game": "street", "track": track, "state": {"players": players}})
    assert found["upgrade_tokens"] == {"P1": 12, "P2": 10}


def test_without_a_finisher_nobody_has_won() -> None:
    """STR-50."""
    found = asked(road(), [car("A1", 0, [])], [], END, options={"max_rounds": 1})
    assert found["race_over"]
    assert found["result"]["winner"] is None


def test_cards_to_keep_are_named_instead_of_those_to_discard() -> None:
    """STR-18."""
    track = road(rows=20, obstacles=["A5"])
    players = [car("A1", 3, [1, 2, 3, 4, 5, 6])]
    do = [play(1), speed(6), along(2, 4), {"do": "end_turn", "keep": [2, 3, 4]}]
    found = asked(track, players, [flat(6)], *do)
    assert found["players"]["P1"]["penalties"] == 3
    assert found["players"]["P1"]["hand"] == [2, 3, 4]
