"""Before the race: start order, upgrades of the course, allocation (STR section 2)."""

from typing import Any

from tests.games.street_racing.written.making import Case, case, road


def order(id: str, note: str, first: str, placing: str, turns: str, seats: str = "A B C D") -> Case:
    state: dict[str, Any] = {"seats_clockwise": seats.split(), "first_player": first}
    expect = {"placement_order": placing.split(), "turn_order": turns.split()}
    return case(f"ORDER-{id}", "09 10", note, None, [], expect, **state)


def counted(id: str, note: str, expect: dict[str, int], **track: Any) -> Case:
    """P1, P2 who is Han Lue, P3 who is Dom."""
    drivers = {"P1": {}, "P2": {"driver": "han_lue"}, "P3": {"driver": "dom"}}
    players = [{"id": id, **drivers[id]} for id in expect]
    shape: dict[str, Any] = {"rows": 6, "starts": "S1", **track}
    made = road(**shape)
    return case(f"U-{id}", "05 H-30", note, made, players, {"upgrade_tokens": expect})


def allocated(id: str, note: str, count: int, legal: bool, **placed: int) -> Case:
    state: dict[str, Any] = {"upgrade_tokens": count, "allocation": placed}
    return case(f"ALLOT-{id}", "06 V-19", note, None, [], {"allocation_legal": legal}, **state)


ORDERS = [
    order("1", "F = A: on A's right sits D.", "A", "D C B A", "A B C D"),
    order("2", "F = B.", "B", "A D C B", "B C D A"),
    order("3", "F = C.", "C", "B A D C", "C D A B"),
    order("4", "F = D, the last seat.", "D", "C B A D", "D A B C"),
    order("5", "Three drivers.", "B", "A C B", "B C A", "A B C"),
    order("6", "Two drivers: the other one places first.", "B", "A B", "B A", "A B"),
    order("7", "One driver.", "A", "A", "A", "A"),
    order("8", "More than four drivers.", "E", "D C B A F E", "E F A B C D", "A B C D E F"),
]

COUNTS = [
    counted("1", "No indicators: 4 each (STR-E-08).", {"P1": 4, "P2": 4, "P3": 4}),
    counted("2", "4 + 3.", {"P1": 7}, indicators={"A2": 3}),
    counted("3", "4 + 6 are exactly the cap of 10.", {"P1": 10, "P2": 10}, indicators={"A2": 6}),
    counted(
        "4",
        "4 + 7: Han Lue may use the eleventh, the others may not.",
        {"P1": 10, "P2": 11, "P3": 10},
        indicators={"A2": 7},
    ),
    counted("5", "4 + 8 = 12.", {"P1": 10, "P2": 12}, indicators={"A2": 4, "A3": 4}),
    counted("6", "More than Han Lue can use.", {"P1": 10, "P2": 12}, indicators={"A2": 20}),
    counted("7", "An indicator of two spaces counts once.", {"P1": 6}, indicators={"A2 A3": 2}),
    counted(
        "8",
        "One of its spaces on the course is enough.",
        {"P1": 6},
        extra="X1",
        indicators={"X1 A3": 2},
    ),
    counted(
        "9",
        "Both branches lead to the finish: both count.",
        {"P1": 9},
        extra="X1",
        add="A2>X1 X1>A4",
        indicators={"X1": 2, "A3": 3},
    ),
    counted(
        "10",
        "A dead end is not on any way to the finish.",
        {"P1": 4},
        extra="X1 X2",
        add="A2>X1 X1>X2",
        indicators={"X2": 3},
    ),
    counted(
        "11",
        "A road that joins the course but is not reached from the start.",
        {"P1": 5},
        extra="X1",
        add="X1>A3",
        indicators={"X1": 3, "A3": 1},
    ),
    counted(
        "12",
        "An obstacle walls off the side road (STR-03).",
        {"P1": 4},
        extra="X1 X2",
        add="A2>X1 X1>X2 X2>A5",
        obstacles="X1",
        indicators={"X2": 3},
    ),
    counted(
        "13",
        "The second lane is reached sideways only, and counts.",
        {"P1": 6},
        lanes="AB",
        indicators={"B4": 2},
    ),
    counted(
        "14",
        "Lateral steps in a corner are never taken (STR-23): the lane beyond is not on the course.",
        {"P1": 4},
        lanes="AB",
        corners={"A1 A2 A3 A4 A5 A6": 5},
        indicators={"B4": 2},
    ),
    counted("15", "Beside the start space.", {"P1": 5}, indicators={"S1": 1}),
    counted("16", "Beside the finish.", {"P1": 5}, indicators={"FIN": 1}),
    counted("17", "An indicator of 0.", {"P1": 4}, indicators={"A2": 0}),
]

ALLOTMENTS = [
    allocated("1", "All on one type.", 7, True, handling=7),
    allocated("2", "One Nitrous, four Tires: the maxima.", 7, True, nitrous=1, tires=4, steering=2),
    allocated("3", "Five Tires.", 7, False, tires=5, handling=2),
    allocated("4", "One token is left over.", 7, False, handling=6),
    allocated("5", "One token too many.", 7, False, handling=8),
    allocated(
        "6",
        "One of each of nine, and one more.",
        10,
        True,
        nitrous=1,
        engine_power=1,
        tires=1,
        engine_tuning=2,
        handling=1,
        turbo_charger=1,
        aerodynamics=1,
        transmission=1,
        steering=1,
    ),
    allocated("7", "Nothing placed.", 4, False),
    allocated("8", "Two Nitrous even if all else is right.", 4, False, nitrous=2, tires=2),
    allocated("9", "U = 12: more than the cap of 10.", 12, False, turbo_charger=12),
    allocated("11", "U = 12: ten may be placed, and have to be.", 12, True, turbo_charger=10),
    allocated("10", "Less than nothing.", 4, False, handling=5, tires=-1),
]

SETUP = [*ORDERS, *COUNTS, *ALLOTMENTS]
