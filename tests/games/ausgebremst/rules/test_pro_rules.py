"""What is different in the pro game."""

from typing import Any

import pytest

from tests.games.ausgebremst.tracks import PIT, after, ask, car, ends, ring
from trackwright.simulator.race.cases.case_input import CannotAnswer

AHEAD = car("P9", "a11", 3)
ALL_STOPS = ring(pit={**PIT, "stops": ["p1", "p2", "p3", "p4"]})
STACKS = [[1, 2], [3, 3], [], [6, 5]]


def turn(*decisions: dict[str, Any], track: Any = None, **mine: Any) -> dict[str, Any]:
    one = car("P1", "a2", **{"hand": [3, 6], "stacks": STACKS, **mine})
    rows = [{"car": "P1", **row} for row in decisions]
    return ask(track or ALL_STOPS, one, AHEAD, mode="pro", decisions=rows)


def test_card_is_drawn_from_a_stack_of_choice() -> None:
    """P-01, P-08: after the move, from a stack that has cards."""
    found = turn({"play": 3, "to": "a5"}, {"draw_from_stack": 1})
    assert found["after"]["P1"]["hand"] == [6, 2]
    assert found["after"]["P1"]["stacks"] == [[1], [3, 3], [], [6, 5]]
    assert found["drawable_stacks"] == [1, 2, 4]
    with pytest.raises(CannotAnswer, match="AUS-P-08"):
        turn({"play": 3, "to": "a5"}, {"draw_from_stack": 3})


def test_missing_draw_is_asked_for() -> None:
    """P-08."""
    found = turn({"play": 3, "to": "a5"})
    assert found["wanted"] == "draw_from_stack"
    assert found["after"]["P1"]["hand"] == [6]


def test_deposit_replaces_the_draw() -> None:
    """P-10, H-27: one card to the hand, the other on a stack of choice, also an empty one."""
    found = turn(
        {"play": 3, "to": "p2"},
        {"deposit_to_hand": 5, "deposit_to_stack": [4, 3]},
        deposit=[5, 4],
    )["after"]["P1"]
    assert found["hand"] == [6, 5]
    assert found["stacks"] == [[1, 2], [3, 3], [4], [6, 5]]
    assert found["deposit"] == []


def test_deposit_of_one_card_is_all_that_is_drawn() -> None:
    """H-27."""
    found = turn({"play": 3, "to": "p2"}, deposit=[2])["after"]["P1"]
    assert (found["hand"], found["stacks"]) == ([6, 2], STACKS)


def test_deposit_is_fetched_once() -> None:
    """H-28: a second stop is followed by a draw like any other."""
    found = turn({"play": 3, "to": "p2"}, {"draw_from_stack": 2}, deposit=[])["after"]["P1"]
    assert found["hand"] == [6, 3]


def test_deposit_beside_the_alley_keeps_nobody_in_the_race() -> None:
    """H-22, H-28: hand and stacks empty, the deposit not fetched: out."""
    found = turn({"play": 3, "to": "a5"}, hand=[3], stacks=[[], [], [], []], deposit=[5, 4])
    assert found["after"]["P1"]["at"] == "OUT"


def test_stop_is_optional() -> None:
    """P-09: nobody is eliminated, nobody waits for the entry."""
    mine = car("P1", "a2", 3, hand=[1, 2], pitted=False)
    found = ask(ALL_STOPS, mine, car("P2", "a3", 3), mode="pro")
    assert found["legal"]["P1"] == {"1": ["b3"], "2": ["a4", "b4"]}
    assert found["eliminating_ends"]["P1"] == {}


def test_two_sixes_are_only_sixes() -> None:
    """P-07, H-08."""
    track = ring("S5 X S6")
    found = ends(track, car("P1", "x5", hand=[6, 6]), car("P2", "a3"), mode="pro")
    assert found == {"6": ["a11", "b11"]}


def test_derelicts_never_pit() -> None:
    """P-11: but they may stand on A."""
    mine: dict[str, Any] = {"deck": [3, 1], "pitted": False}
    assert after(ALL_STOPS, car("D1", "a2", **mine), AHEAD, mode="pro")["at"] == "a5"
    assert after(ALL_STOPS, car("D1", "a2", **mine), AHEAD)["at"] == "p2"
    on_a = car("D1", "a2", deck=[1, 1])
    assert after(ALL_STOPS, on_a, AHEAD, car("P3", "b3"), mode="pro")["at"] == "a3"
