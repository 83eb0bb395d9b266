"""Family rules, one by one, asked of the referee on little tracks."""

from typing import Any

import pytest

from tests.games.ausgebremst.tracks import PIT, after, ask, car, ends, ring
from trackwright.simulator.race.cases.case_input import CannotAnswer

FAR_AHEAD = car("P9", "a11", 3)
"""A rival that leads, so that sixes are free."""
TEST_CURVE = "S4 C2,4 S7"


# --- movement -----------------------------------------------------------------------------------


def test_steps_lead_forward_or_diagonally() -> None:
    """AUS-T-01, T-02, F-12, F-13."""
    assert ends(ring(), car("P1", "a3", hand=[1, 2]), FAR_AHEAD) == {
        "1": ["a4", "b4"],
        "2": ["a5", "b5"],
    }


def test_several_lane_changes_in_one_move() -> None:
    """F-13, H-12: between two cars a diagonal is open, only its end has to be free."""
    blocked = [car("P2", "b4"), car("P3", "a5"), car("P4", "b6")]
    assert ends(ring(), car("P1", "a3", hand=[3]), *blocked) == {"3": ["a6"]}


def test_a_space_holds_one_car() -> None:
    """F-11."""
    assert ends(ring(), car("P1", "a3", hand=[1]), car("P2", "a4")) == {"1": ["b4"]}
    with pytest.raises(CannotAnswer, match="another car is on a3"):
        ask(ring(), car("P1", "a3", hand=[1]), car("P2", "a3"))


def test_the_full_number_is_driven_or_the_card_stays() -> None:
    """F-14, F-23, H-05: no jumping over a full column; what fits must be played."""
    wall = [car("P2", "a6"), car("P3", "b6")]
    found = ask(ring(), car("P1", "a3", hand=[2, 4, 5]), *wall)
    assert found["legal"]["P1"] == {"2": ["a5", "b5"], "4": [], "5": []}
    assert found["must_pass"]["P1"] is False
    with pytest.raises(CannotAnswer, match="AUS-H-05"):
        ask(ring(), car("P1", "a3", hand=[2]), *wall, decisions=[{"car": "P1", "pass": True}])


def test_who_cannot_move_shows_the_hand_and_loses_the_turn() -> None:
    """F-14, F-21: no card is played, none is drawn."""
    wall = [car("P2", "a6"), car("P3", "b6")]
    found = ask(ring(), car("P1", "a3", hand=[3, 4, 5], deck=[1]), *wall)
    assert found["hand_shown"] == {"P1": [3, 4, 5]}
    assert found["after"]["P1"]["hand"] == [3, 4, 5]
    assert found["after"]["P1"]["deck"] == [1]
    assert found["after"]["P1"]["at"] == "a3"


def test_solid_line_is_not_crossed() -> None:
    """T-03, F-22, H-11: changing up to the last space before it, and from its last column on."""
    track = ring(solid=(3, 4, 5))
    assert ends(track, car("P1", "a2", hand=[1]), FAR_AHEAD) == {"1": ["a3", "b3"]}
    assert ends(track, car("P1", "a3", hand=[1, 2]), FAR_AHEAD) == {"1": ["a4"], "2": ["a5"]}
    assert ends(track, car("P1", "a5", hand=[1]), FAR_AHEAD) == {"1": ["a6", "b6"]}


def test_outer_lane_of_a_curve_has_its_own_spaces() -> None:
    """T-04, F-10: the way outside is longer, and lanes are changed only where it is drawn."""
    track = ring(TEST_CURVE)
    assert ends(track, car("P1", "b3", hand=[3]), FAR_AHEAD) == {"3": ["a5", "b4.3", "b5"]}
    found = ask(track, car("P1", "b3"))
    assert (found["dist"]["a4.1"], found["dist"]["b4.1"]) == (9, 11)
    assert found["lap_length"] == 13


def test_chicane_lets_one_through() -> None:
    """T-05, F-24: a car on it blocks everybody behind."""
    track = ring("S5 X S6")
    found = ask(track, car("P1", "b4", hand=[1, 2, 3]), car("P2", "x5"))
    assert found["must_pass"]["P1"] is True
    assert ends(track, car("P1", "b4", hand=[2]), FAR_AHEAD) == {"2": ["a6", "b6"]}


def test_blocking_with_a_three() -> None:
    """E-01: B plays a 3 to a6 beside another car: column 6 is full and A cannot move."""
    cars = [car("A", "a5", hand=[2, 3, 4]), car("C", "b6")]
    move = {"car": "B", "play": 3, "path": ["b4", "b5", "a6"]}
    found = ask(
        ring(),
        car("B", "b3", hand=[3]),
        *cars,
        decisions=[move, {"car": "A", "pass": True}],
    )
    assert found["after"]["B"]["at"] == "a6"
    assert found["hand_shown"] == {"A": [2, 3, 4]}
    assert found["after"]["A"]["at"] == "a5"


# --- the lead and the six -----------------------------------------------------------------------


def test_leader_must_not_play_a_six() -> None:
    """F-15, T-10, T-11: neither who leads nor who shares the lead; who is behind may."""
    hand = [6, 2, 1]
    assert ends(ring(), car("P1", "a5", hand=hand), car("P2", "a3"))["6"] == []
    assert ends(ring(), car("P1", "a5", hand=hand), car("P2", "b5"))["6"] == []
    assert ends(ring(), car("P1", "a5", hand=hand), car("P2", "b6"))["6"] == ["a11", "b11"]
    found = ask(ring(), car("P1", "a5", 2), car("P2", "a3", 3))
    assert found["leaders"] == ["P2"]
    assert found["race_left"] == {"P1": 7 + 12, "P2": 9}


def test_derelicts_can_lead() -> None:
    """H-07."""
    found = ask(ring(), car("P1", "a5", hand=[6]), car("D1", "b7"))
    assert found["leaders"] == ["D1"]
    assert found["legal"]["P1"]["6"] == ["a11", "b11"]


def test_first_card_of_a_car_may_be_a_six() -> None:
    """F-15, H-06: by the other reading it is the first round that counts."""
    start = car("P1", "a9", 0, hand=[6, 1], cards_played=0)
    later = car("P1", "a9", 0, hand=[6, 1], cards_played=1)
    behind = car("P2", "a8", 0)
    by_round = {"AUS-H-06": "round-1"}
    assert ends(ring(), start, behind)["6"] == ["a3", "b3"]
    assert ends(ring(), later, behind)["6"] == []
    assert ends(ring(), later, behind, options=by_round, round=1)["6"] == ["a3", "b3"]
    assert ends(ring(), start, behind, options=by_round, round=2)["6"] == []


def test_in_a_curve_the_spaces_to_its_end_count() -> None:
    """F-16, H-07: inner car second to last, outer car third to last: the inner one leads."""
    found = ask(ring(TEST_CURVE), car("P1", "b4.2"), car("P2", "a4.1"))
    assert (found["remain"]["b4.2"], found["remain"]["a4.1"]) == (10, 9)
    assert found["leaders"] == ["P2"]
    shared = ask(ring(TEST_CURVE), car("P1", "b4.3"), car("P2", "a4.1"))
    assert shared["leaders"] == ["P1", "P2"]


def test_on_a_straight_a_column_counts_the_same() -> None:
    """H-07: also where a solid line leads into the outer lane of the curve ahead."""
    track = ring(TEST_CURVE, solid=(2, 3, 4))
    found = ask(track, car("P1", "a3"), car("P2", "b3"))
    assert found["dist"]["b3"] > found["dist"]["a3"]
    assert found["remain"]["b3"] == found["remain"]["a3"]
    assert found["leaders"] == ["P1", "P2"]
    by_route = ask(track, car("P1", "a3"), car("P2", "b3"), options={"lead": "shortest-way"})
    assert by_route["leaders"] == ["P1"]


def test_in_the_alley_the_spaces_to_its_end_count() -> None:
    """F-17: p3 is two spaces before C on a7, as is a5."""
    found = ask(ring(pit=PIT), car("P1", "p3"), car("P2", "a5"), car("P3", "b4"))
    assert found["leaders"] == ["P1", "P2"]
    assert found["remain"]["p3"] == found["remain"]["a5"] == 7


def test_leader_with_sixes_only_waits() -> None:
    """F-18, H-08, H-31: any number of cards; nothing is played, the hand is shown."""
    for hand in ([6, 6, 6], [6, 6], [6]):
        found = ask(ring(), car("P1", "a5", hand=hand, deck=[1]), car("P2", "a3"))
        assert found["must_pass"]["P1"] is True
        assert found["hand_shown"]["P1"] == hand
        assert found["after"]["P1"]["deck"] == [1]


def test_leader_on_a_chicane_may_play_one_of_only_sixes() -> None:
    """F-19."""
    track = ring("S5 X S6")
    assert ends(track, car("P1", "x5", hand=[6, 6, 6]), car("P2", "a3")) == {"6": ["a11", "b11"]}
    assert ends(track, car("P1", "x5", hand=[6, 6, 1]), car("P2", "a3"))["6"] == []
    assert ends(track, car("P1", "a6", hand=[6, 6, 6]), car("P2", "a3")) == {"6": []}


def test_two_players_with_only_sixes_that_close_the_track() -> None:
    """F-19, H-09: beside each other, both with only sixes, and nobody gets past."""
    mine = car("P1", "a5", hand=[6, 6, 6])
    behind = car("P3", "a3")
    assert ends(ring(), mine, car("P2", "b5", hand=[6, 6, 6]), behind)["6"] == ["a11", "b11"]
    assert ends(ring(), mine, car("P2", "b5", hand=[6, 6, 5]), behind)["6"] == []
    assert ends(ring(), mine, car("P2", "b4", hand=[6, 6, 6]), behind)["6"] == []
    assert ends(ring(), mine, car("D1", "b5", deck=[6]), behind)["6"] == []
    assert ends(ring(lanes="abc"), mine, car("P2", "b5", hand=[6, 6, 6]), behind)["6"] == []


def test_ban_falls_without_rivals_or_after_an_idle_round() -> None:
    """H-09."""
    mine = car("P1", "a5", hand=[6])
    assert ends(ring(), mine) == {"6": ["a11", "b11"]}
    assert ends(ring(), mine, car("P2", "OUT")) == {"6": ["a11", "b11"]}
    assert ends(ring(), mine, car("P2", "a3")) == {"6": []}
    assert ends(ring(), mine, car("P2", "a3"), idle_round=True) == {"6": ["a11", "b11"]}


def test_winner_at_home_sets_the_sixes_free() -> None:
    """F-20, H-10: a derelict can be the winner; by the other reading a player must be."""
    mine, behind = car("P1", "a5", hand=[6]), car("P2", "a3")
    free = {"6": ["a11", "b11"]}
    assert ends(ring(), mine, behind, car("P3", "FINISH", 4)) == free
    assert ends(ring(), mine, behind, car("D1", "FINISH", 4)) == free
    player = {"ban_lifted_by": "player"}
    assert ends(ring(), mine, behind, car("D1", "FINISH", 4), options=player) == {"6": []}


# --- the pit ------------------------------------------------------------------------------------


def test_alley_is_entered_over_a_in_two_laps_only() -> None:
    """T-06, F-25, F-26, F-27, H-16: closed right after the start; driving on is free."""
    track = ring(pit=PIT)
    for crossings, open in ((1, False), (2, True), (3, True)):
        found = ends(track, car("P1", "a3", crossings, hand=[1]), car("P2", "a11", 3))
        assert ("p1" in found["1"]) is open
    assert "p1" not in ends(track, car("P1", "b3", hand=[1]), FAR_AHEAD)["1"]


def test_windows_follow_from_where_a_is() -> None:
    """H-16: in the second half of the lap it is open in the first and second lap."""
    track = ring(pit={**PIT, "entry": "a8", "exit": "a0", "over_line": ("p2", "p3")})
    track["pit"]["windows"] = None
    for crossings, open in ((0, False), (1, True), (2, True), (3, False)):
        found = ends(track, car("P1", "a8", crossings, hand=[1]), car("P2", "a11", 3))
        assert ("p1" in found["1"]) is open


def test_car_on_a_keeps_others_out_and_one_on_c_keeps_them_in() -> None:
    """F-27, F-28."""
    track = ring(pit=PIT)
    assert "p1" not in ends(track, car("P1", "a2", hand=[2]), car("P2", "a3"))["2"]
    found = ask(track, car("P1", "p4", hand=[1, 2]), car("P2", "a7"))
    assert found["legal"]["P1"] == {"1": [], "2": []}


def test_several_cars_in_the_alley() -> None:
    """F-29: one per space, and no jumping there either."""
    found = ends(ring(pit=PIT), car("P1", "a3", hand=[1, 2]), car("P2", "p2"), FAR_AHEAD)
    assert found == {"1": ["a4", "b4", "p1"], "2": ["a5", "b5"]}


def test_stop_is_a_move_that_ends_on_a_pit_space() -> None:
    """F-30, F-32, H-17: driving through is none; more visits are legal."""
    track = ring(pit=PIT)
    for path, pitted in ((["a3", "p1", "p2"], True), (["a3", "p1"], False)):
        found = after(
            track,
            car("P1", "a2", hand=[len(path)], pitted=False),
            FAR_AHEAD,
            decisions=[{"car": "P1", "play": len(path), "path": path}],
        )
        assert found["pitted"] is pitted
    assert "p2" in ends(track, car("P1", "a2", hand=[3], pitted=True), FAR_AHEAD)["3"]


def test_second_opportunity_missed_eliminates() -> None:
    """F-30, H-18, H-19: at once, at the end of that move."""
    track = ring(pit=PIT)
    mine = car("P1", "a3", 3, hand=[1, 2, 6], pitted=False)
    found = ask(track, mine, car("P2", "a9", 3), decisions=[{"car": "P1", "play": 1, "to": "b4"}])
    assert found["eliminating_ends"]["P1"] == {
        "1": ["a4", "b4"],
        "2": ["a5", "b5"],
        "6": ["a8", "b8", "b9"],
    }
    assert found["after"]["P1"]["at"] == "OUT"
    assert found["after"]["P1"]["removed"] is True
    assert found["after"]["P1"]["remaining"] == 8
    first = ask(track, {**mine, "crossings": 2}, car("P2", "a9", 3))
    assert first["eliminating_ends"]["P1"] == {}


def test_leaving_the_alley_without_a_stop_eliminates() -> None:
    """H-18: beyond the last pit space, in the last window."""
    found = ask(ring(pit=PIT), car("P1", "p1", 3, hand=[1, 2], pitted=False), FAR_AHEAD)
    assert found["eliminating_ends"]["P1"] == {"2": ["p3"]}


def test_blocked_entry_is_waited_for() -> None:
    """F-31, H-18: with A or the first space of the alley taken nobody may pass A by."""
    track = ring(pit=PIT)
    mine = car("P1", "a2", 3, hand=[1, 2], pitted=False)
    on_a = ask(track, mine, car("P2", "a3", 3))
    assert on_a["legal"]["P1"] == {"1": [], "2": []}
    assert on_a["entry_blocked"] == {"P1": True}
    assert on_a["must_pass"]["P1"] is True
    in_alley = ask(track, mine, car("P2", "p1", 3), car("P3", "b11", 3))
    assert in_alley["legal"]["P1"] == {"1": ["a3"], "2": []}
    open_entry = ask(track, mine, car("P2", "p2", 3), car("P3", "b11", 3))
    assert open_entry["legal"]["P1"]["2"] == ["a4", "b4", "p1"]


def test_who_cannot_reach_a_any_more_drives_on_and_is_out() -> None:
    """H-18."""
    mine = car("P1", "a4", 3, hand=[1], pitted=False)
    found = ask(
        ring(pit=PIT), mine, car("P2", "a3", 3), decisions=[{"car": "P1", "play": 1, "to": "a5"}]
    )
    assert found["legal"]["P1"] == {"1": ["a5", "b5"]}
    assert found["after"]["P1"]["at"] == "OUT"


def test_track_without_a_pit_knows_no_stop() -> None:
    """H-33."""
    found = after(
        ring(),
        car("P1", "a11", 3, hand=[1], pitted=False),
        car("P2", "a1", 3),
        decisions=[{"car": "P1", "play": 1, "to": "FINISH"}],
    )
    assert found["at"] == "FINISH"


# --- derelicts ----------------------------------------------------------------------------------


def test_derelict_turns_its_top_card_and_drives_straight() -> None:
    """F-08, F-33, F-34, H-14: the nearest to the goal, the fewest lane changes, the inner lane."""
    found = ask(ring(), car("D1", "b3", deck=[4, 6]), FAR_AHEAD)
    assert found["turned_over"] == {"D1": 4}
    assert found["after"]["D1"]["at"] == "b7"
    assert found["after"]["D1"]["deck"] == [6]
    inner = after(ring(), car("D1", "b3", deck=[1, 1]), car("P1", "b4"))
    assert inner["at"] == "a4"


def test_cards_that_come_can_be_told_without_the_deck() -> None:
    """F-08, F-34: what follows in the deck is unknown, so it does not run out."""
    for cards in ({"D1": 4}, {"D1": [4]}, {"deck": {"D1": [4]}}):
        found = ask(ring(), car("D1", "b3"), FAR_AHEAD, cards=cards)
        assert found["turned_over"] == {"D1": 4}
        assert found["after"]["D1"]["at"] == "b7"
    unknown = ask(ring(), car("D1", "b3"), FAR_AHEAD)
    assert "after" not in unknown
    play = [{"car": "P1", "play": 2, "to": "a5"}]
    mine = car("P1", "a3", hand=[2, 3, 1])
    assert after(ring(), mine, FAR_AHEAD, decisions=play)["hand"] == [3, 1]
    told = after(ring(), mine, FAR_AHEAD, decisions=play, cards={"draw": {"P1": 6}})
    assert told["hand"] == [3, 1, 6]


def test_derelict_prefers_the_shorter_lane() -> None:
    """F-33, H-14: from the outer lane into the inside of the curve."""
    assert after(ring(TEST_CURVE), car("D1", "b3", deck=[2, 1]), FAR_AHEAD)["at"] == "a4.2"


def test_blocked_derelict_turns_no_card() -> None:
    """F-36."""
    found = ask(ring("S5 X S6"), car("D1", "a4", deck=[2, 5]), car("P1", "x5"))
    assert found["turned_over"] == {"D1": None}
    assert found["after"]["D1"]["deck"] == [2, 5]


def test_leading_derelict_spends_its_six() -> None:
    """F-37: but not its start card, and not once somebody is home."""
    found = ask(ring(), car("D1", "a5", deck=[6, 1]), car("P1", "a3"))
    assert found["after"]["D1"]["at"] == "a5"
    assert found["after"]["D1"]["deck"] == [1]
    start = after(ring(), car("D1", "a9", 0, deck=[6, 1], cards_played=0), car("P1", "a8", 0))
    assert start["at"] == "a3"
    free = after(ring(), car("D1", "a5", deck=[6, 1]), car("P1", "a3"), car("P2", "FINISH", 4))
    assert free["at"] == "a11"


def test_derelict_goes_into_the_pit_if_the_card_permits() -> None:
    """F-38, H-15: onto a pit space, else into the alley before the last one; driving through does
    not count, nor does going in again."""
    track = ring(pit={**PIT, "stops": ["p2", "p4"]})
    mine: dict[str, Any] = {"pitted": False, "deck": [1, 1]}

    def end(at: str, card: int, **more: object) -> str:
        one = car("D1", at, **{**mine, "deck": [card, 1], **more})
        return str(after(track, one, FAR_AHEAD)["at"])

    assert end("a2", 3) == "p2"
    assert end("a2", 5) == "p4"
    assert end("a2", 4) == "p3"
    assert end("a2", 6) == "a8"
    assert end("a2", 3, pitted=True) == "a5"
    assert end("p1", 1) == "p2"


def test_card_that_a_derelict_cannot_drive() -> None:
    """H-13: spent, back on top, or as far as possible."""
    wall = [car("P1", "a6"), car("P2", "b6")]
    mine = car("D1", "a3", deck=[5, 1])
    spent = after(ring(), mine, *wall)
    assert (spent["at"], spent["deck"]) == ("a3", [1])
    back = after(ring(), mine, *wall, options={"derelict_unplayable": "back"})
    assert (back["at"], back["deck"]) == ("a3", [5, 1])
    far = after(ring(), mine, *wall, options={"AUS-H-13": "c"})
    assert (far["at"], far["deck"]) == ("a5", [1])


def test_derelict_without_cards_is_taken_off() -> None:
    """F-35, H-22: at the end of its own move."""
    found = after(ring(), car("D1", "a3", deck=[2]), FAR_AHEAD)
    assert found["at"] == "OUT"


# --- the end ------------------------------------------------------------------------------------


def test_first_over_the_line_is_home_and_leaves() -> None:
    """T-08, F-40, H-20: points left over do not matter, nor who stands behind the line; the way up
    to it has to be free."""
    mine = car("P1", "a10", 3, hand=[6, 5, 1], deck=[])
    others = [car("P2", "a0", 3), car("P3", "b0", 3), car("P4", "a9", 3)]
    found = ask(ring(), mine, *others, decisions=[{"car": "P1", "play": 5, "to": "FINISH"}])
    assert found["legal"]["P1"] == {"6": [], "5": ["FINISH"], "1": ["a11", "b11"]}
    assert found["after"]["P1"]["at"] == "FINISH"
    assert found["after"]["P1"]["place"] == 1
    assert found["finished"] == ["P1"]
    wall = [car("P2", "a11", 3), car("P3", "b11", 3)]
    assert ends(ring(), mine, *wall)["5"] == []


def test_who_has_no_cards_left_is_taken_off() -> None:
    """F-39, H-22, H-32: after the refill, so with a card in the deck the race goes on."""
    play = [{"car": "P1", "play": 2, "to": "a5"}]
    out = after(ring(), car("P1", "a3", hand=[2], deck=[]), FAR_AHEAD, decisions=play)
    assert (out["at"], out["remaining"]) == ("OUT", 7 + 12)
    on = after(ring(), car("P1", "a3", hand=[2], deck=[1]), FAR_AHEAD, decisions=play)
    assert (on["at"], on["hand"]) == ("a5", [1])


def test_hand_is_filled_up_while_the_deck_lasts() -> None:
    """F-07, F-08."""
    play = [{"car": "P1", "play": 2, "to": "a5"}]
    found = after(ring(), car("P1", "a3", hand=[2, 4, 1], deck=[5, 6]), FAR_AHEAD, decisions=play)
    assert (found["hand"], found["deck"]) == ([4, 1, 5], [6])


def test_race_is_over_when_every_player_is_home_or_out() -> None:
    """H-21: derelicts do not count."""
    play = [{"car": "P1", "play": 1, "to": "FINISH"}]
    mine = car("P1", "a11", 3, hand=[1])
    gone = car("P2", "OUT")
    assert ask(ring(), mine, gone, car("D1", "a3"), decisions=play)["race_over"] is True
    assert ask(ring(), mine, gone, car("P3", "a3"), decisions=play)["race_over"] is False
