"""Cases of Ausgebremst thought through by hand: a situation, and what the rules say to it."""

from typing import Any

from tests.games.ausgebremst import tracks
from tests.games.ausgebremst.tracks import ring

Case = dict[str, Any]
RING = ring()
PIT = {**tracks.PIT, "stops": ["p2", "p3"]}
WITH_PIT = ring(pit=PIT)
CHICANE = ring("S5 X S6")
THREE_LANES = ring(lanes="abc")
LONG_CURVE = ring("S4 C2,4 S7")
SOLID = ring(solid=[3, 4, 5])


def player(
    id: str, at: str, hand: list[int] | None = None, crossings: int = 2, **more: Any
) -> Case:
    row: Case = {"id": id, "kind": "player", "at": at, "crossings": crossings, **more}
    return row | ({"hand": hand} if hand is not None else {})


def derelict(id: str, at: str, deck: list[int], crossings: int = 2, **more: Any) -> Case:
    return {"id": id, "kind": "derelict", "at": at, "crossings": crossings, "deck": deck, **more}


def case(
    id: str, rules: str, track: Case | None, cars: list[Case], expect: Case | None, **more: Any
) -> Case:
    """`more`: decisions, options, mode, other fields of the state. Without `expect` an error."""
    made: Case = {"id": id, "game": "ausgebremst", "track": track, "cards": more.pop("cards", {})}
    made["rule_ids"] = [f"AUS-{rule}" for rule in rules.split()]
    made["decisions"] = more.pop("decisions", [])
    made["options"] = more.pop("options", {})
    state: Case = {"mode": more.pop("mode", "family"), **more}
    if cars:
        state = {"turn": cars[0]["id"], "cars": cars} | state
    made["state"] = state
    return made | ({"expect": expect} if expect is not None else {"error": True})


def plays(car: str, card: int, to: str) -> Case:
    return {"car": car, "play": card, "to": to}


def legal(car: str, **ends: list[str]) -> Case:
    """c3=[...]: the ends of card 3."""
    return {"legal": {car: {name[1:]: found for name, found in ends.items()}}}


def after(car: str, **fields: Any) -> Case:
    return {"after": {car: fields}}


P2 = player("P2", "b9")

MOVES = [
    case(
        "forward-only",
        "T-02 F-12 F-13",
        RING,
        [player("P1", "a3", [1, 2, 3]), P2],
        legal("P1", c1=["a4", "b4"], c2=["a5", "b5"], c3=["a6", "b6"]),
    ),
    case(
        "two-lanes-in-one-move",
        "F-13",
        THREE_LANES,
        [player("P1", "a3", [2, 1, 4]), P2],
        legal("P1", c2=["a5", "b5", "c5"], c1=["a4", "b4"]),
    ),
    case(
        "weave-round-two-cars",
        "F-11 F-13 F-23",
        RING,
        [player("P1", "a3", [3, 1, 2]), player("P2", "a4"), player("P3", "b5")],
        legal("P1", c1=["b4"], c2=["a5"], c3=["a6", "b6"]),
    ),
    case(
        "diagonal-between-two-cars",
        "H-12",
        RING,
        [player("P1", "a3", [1]), player("P2", "a4"), player("P3", "b3")],
        legal("P1", c1=["b4"]),
    ),
    case(
        "no-jump",
        "F-23 F-14",
        RING,
        [player("P1", "a3", [4, 1, 2]), player("P2", "a5"), player("P3", "b5")],
        {**legal("P1", c4=[], c2=[], c1=["a4", "b4"]), "must_pass": {"P1": False}},
    ),
    case(
        "shut-in-by-the-one-before",
        "E-01 F-14 F-21",
        RING,
        [player("B", "a3", [3, 1, 1]), player("A", "a5", [1, 2, 4]), player("C", "b6")],
        {
            "after": {"B": {"at": "a6"}, "A": {"at": "a5", "hand": [1, 2, 4]}},
            **legal("A", c1=[], c2=[], c4=[]),
            "must_pass": {"A": True, "B": False},
            "hand_shown": {"A": [1, 2, 4]},
        },
        decisions=[{"car": "B", "play": 3, "path": ["b4", "b5", "a6"]}],
    ),
    case(
        "passed-leader-may-play-his-six",
        "F-18",
        RING,
        [player("P2", "b4", [3, 1, 1]), player("P1", "a5", [6, 6, 6])],
        legal("P1", c6=["a11", "b11"]),
        decisions=[plays("P2", 3, "a7")],
    ),
    case(
        "sixes-are-free-after-a-round-of-waiting",
        "H-09 H-31",
        SOLID,
        [player("P1", "a4", [6, 6, 6], deck=[1]), player("P2", "a3", [1, 2, 3], deck=[1])],
        {**after("P1", at="b10", hand=[6, 6, 1]), "hand_shown": {"P2": [1, 2, 3]}},
        decisions=[
            {"car": "P1", "pass": True},
            {"car": "P2", "pass": True},
            plays("P1", 6, "b10"),
        ],
    ),
    case(
        "shut-in-by-a-three",
        "E-01 F-21",
        RING,
        [player("B", "a3", [3, 1, 1]), player("A", "a5", [1, 2, 3]), player("C", "b6")],
        {
            "hand_shown": {"A": [1, 2, 3]},
            "after": {"A": {"at": "a5", "hand": [1, 2, 3]}, "B": {"at": "a6"}},
        },
        decisions=[
            {"car": "B", "play": 3, "path": ["b4", "b5", "a6"]},
            {"car": "A", "pass": True},
        ],
    ),
    case(
        "chicane-taken",
        "F-24 T-05",
        CHICANE,
        [player("P1", "a4", [1, 2, 5]), player("P2", "x5")],
        {**legal("P1", c1=[], c2=[], c5=[]), "must_pass": {"P1": True}},
    ),
    case(
        "along-a-solid-line",
        "F-22 T-03",
        SOLID,
        [player("P1", "a3", [1, 2, 3]), P2],
        legal("P1", c1=["a4"], c2=["a5"], c3=["a6", "b6"]),
    ),
    case(
        "before-a-solid-line",
        "F-22 H-11",
        SOLID,
        [player("P1", "a2", [1, 2, 3]), P2],
        legal("P1", c1=["a3", "b3"], c2=["a4", "b4"], c3=["a5", "b5"]),
    ),
    case(
        "longer-lane-of-a-curve",
        "T-04 F-14",
        LONG_CURVE,
        [player("P1", "b3", [2, 3, 1]), P2],
        legal("P1", c1=["a4.1", "b4.1"], c2=["a4.2", "b4.2"], c3=["a5", "b4.3", "b5"]),
    ),
    case(
        "no-pass-by-choice",
        "H-05",
        RING,
        [player("P1", "a3", [1, 2, 3]), P2],
        None,
        decisions=[{"car": "P1", "pass": True}],
    ),
    case(
        "not-in-the-hand",
        "F-08",
        RING,
        [player("P1", "a3", [1, 2, 3]), P2],
        None,
        decisions=[plays("P1", 4, "a7")],
    ),
    case(
        "nothing-to-play",
        "F-21",
        CHICANE,
        [player("P1", "a4", [1, 2, 5]), player("P2", "x5")],
        None,
        decisions=[plays("P1", 1, "x5")],
    ),
    case(
        "home-with-points-to-spare",
        "H-20 F-40 T-11",
        RING,
        [player("P1", "a10", [6, 1, 2], 3), player("P2", "a11", crossings=3)],
        {
            **legal("P1", c6=["FINISH"], c1=["b11"], c2=["FINISH"]),
            **after("P1", at="FINISH", crossings=4, removed=False),
            "finished": ["P1"],
        },
        decisions=[plays("P1", 6, "FINISH")],
    ),
    case(
        "cars-behind-the-line",
        "H-20",
        RING,
        [player("P1", "a10", [2], 3), player("P2", "a0", crossings=3), player("P3", "b0")],
        legal("P1", c2=["FINISH"]),
    ),
    case(
        "way-to-the-line-shut",
        "H-20 F-23",
        RING,
        [player("P1", "a10", [2], 3), player("P2", "a11", crossings=3), player("P3", "b11")],
        {**legal("P1", c2=[]), "must_pass": {"P1": True}},
    ),
    case(
        "over-the-line-before-the-end",
        "T-08 T-11",
        RING,
        [player("P1", "a10", [3, 1, 1]), P2],
        after("P1", at="a1", crossings=3),
        decisions=[plays("P1", 3, "a1")],
    ),
]

LEAD = [
    case(
        "leader-with-a-six",
        "F-15",
        RING,
        [player("P1", "a9", [6, 1, 2]), player("P2", "b8", [6, 1, 2])],
        {
            "leaders": ["P1"],
            "legal": {"P1": {"6": [], "1": ["a10", "b10"]}, "P2": {"6": ["a2", "b2"]}},
        },
    ),
    case(
        "shared-lead",
        "F-15 H-07",
        RING,
        [player("P1", "a9", [6, 1, 2]), player("P2", "b9", [6, 1, 2])],
        {"leaders": ["P1", "P2"], "legal": {"P1": {"6": []}, "P2": {"6": []}}},
    ),
    case(
        "a-lap-ahead",
        "H-07",
        RING,
        [player("P1", "a2", [6, 1, 2], 3), player("P2", "b8", [6, 1, 2])],
        {"leaders": ["P1"], "race_left": {"P1": 10, "P2": 16}},
    ),
    case(
        "derelict-leads",
        "H-07 F-15",
        RING,
        [player("P1", "a8", [6, 1, 2]), derelict("D1", "b9", [1])],
        {"leaders": ["D1"], **legal("P1", c6=["a2", "b2"])},
    ),
    case(
        "curve-end-counts",
        "F-16 H-07",
        LONG_CURVE,
        [player("P1", "b4.3", [6, 1, 2]), player("P2", "a4.1", [6, 1, 2])],
        {"leaders": ["P1", "P2"], "remain": {"b4.3": 9, "a4.1": 9, "b4.4": 8, "a4.2": 8, "a3": 10}},
    ),
    case(
        "outer-lane-behind-a-solid-line",
        "H-07",
        ring("S6 C1,3 S5", solid=[2, 3, 4, 5, 6]),
        [player("P1", "a3", [6, 1, 2]), player("P2", "b3", [6, 1, 2])],
        {
            "leaders": ["P1", "P2"],
            "remain": {"a3": 9, "b3": 9, "b6.1": 8},
            "dist": {"a3": 9, "b3": 11},
        },
    ),
    case(
        "shortest-way-counts-by-option",
        "H-07",
        ring("S6 C1,3 S5", solid=[2, 3, 4, 5, 6]),
        [player("P1", "a3", [6, 1, 2]), player("P2", "b3", [6, 1, 2])],
        {"leaders": ["P1"], "legal": {"P1": {"6": []}, "P2": {"6": ["a7", "b7"]}}},
        options={"AUS-H-07": "shortest-way"},
    ),
    case(
        "lead-beside-the-pit",
        "F-17 H-07",
        WITH_PIT,
        [player("P1", "p2", [6, 1, 2]), player("P2", "b4", [6, 1, 2])],
        {"leaders": ["P1", "P2"], "remain": {"p1": 9, "p2": 8, "p4": 6, "a7": 5, "b4": 8}},
    ),
    case(
        "start-card",
        "F-15 H-06",
        RING,
        [player("P1", "a11", [6, 6, 6], 0, cards_played=0), player("P2", "b11", crossings=0)],
        {**legal("P1", c6=["a5", "b5"]), **after("P1", at="a5", crossings=1, cards_played=1)},
        decisions=[plays("P1", 6, "a5")],
    ),
    case(
        "second-card-of-round-one",
        "H-06",
        RING,
        [player("P1", "a11", [6, 6, 1], 0, cards_played=1), player("P2", "b10", crossings=0)],
        legal("P1", c6=["a5", "b5"]),
        options={"start_six": "round-1"},
        round=1,
    ),
    case(
        "first-card-in-round-two",
        "H-06",
        RING,
        [player("P1", "a11", [6, 6, 1], 0, cards_played=0), player("P2", "b10", crossings=0)],
        legal("P1", c6=[]),
        options={"AUS-H-06": "round-1"},
        round=2,
    ),
    case(
        "leader-waits-with-three-sixes",
        "F-18 H-31",
        RING,
        [player("P1", "a9", [6, 6, 6], deck=[1]), player("P2", "b8", [6, 1, 2])],
        {
            "must_pass": {"P1": True},
            "hand_shown": {"P1": [6, 6, 6]},
            **after("P1", at="a9", hand=[6, 6, 6], deck=[1]),
        },
    ),
    case(
        "leader-waits-with-his-last-six",
        "H-08 F-18",
        RING,
        [player("P1", "a9", [6], deck=[]), player("P2", "b8", [6, 1, 2])],
        {"must_pass": {"P1": True}, "hand_shown": {"P1": [6]}},
    ),
    case(
        "only-sixes-on-a-chicane",
        "F-19",
        CHICANE,
        [player("P1", "x5", [6, 6, 6]), player("P2", "b3", [6, 1, 2])],
        legal("P1", c6=["a11", "b11"]),
    ),
    case(
        "a-six-among-others-on-a-chicane",
        "F-19",
        CHICANE,
        [player("P1", "x5", [6, 6, 1]), player("P2", "b3", [6, 1, 2])],
        legal("P1", c6=[], c1=["a6", "b6"]),
    ),
    case(
        "two-close-the-track",
        "F-19 H-09",
        RING,
        [player("P1", "a5", [6, 6, 6]), player("P2", "b5", [6, 6]), player("P3", "a4")],
        {"legal": {"P1": {"6": ["a11", "b11"]}, "P2": {"6": ["a11", "b11"]}}},
    ),
    case(
        "the-other-has-a-one",
        "H-09",
        RING,
        [player("P1", "a5", [6, 6, 6]), player("P2", "b5", [6, 1]), player("P3", "a4")],
        {"legal": {"P1": {"6": []}, "P2": {"6": []}}},
    ),
    case(
        "beside-a-derelict",
        "H-09",
        RING,
        [player("P1", "a5", [6, 6, 6]), derelict("D1", "b5", [6, 6]), player("P3", "a4")],
        legal("P1", c6=[]),
    ),
    case(
        "a-third-lane-is-open",
        "H-09",
        THREE_LANES,
        [player("P1", "a5", [6, 6, 6]), player("P2", "b5", [6, 6, 6]), player("P3", "a4")],
        {"legal": {"P1": {"6": []}, "P2": {"6": []}}},
    ),
    case(
        "somebody-is-home",
        "F-20 H-10",
        RING,
        [player("P1", "a9", [6, 1, 2]), player("P2", "b8"), derelict("D1", "FINISH", [], 4)],
        legal("P1", c6=["a3", "b3"]),
    ),
    case(
        "a-derelict-is-home-by-option",
        "H-10",
        RING,
        [player("P1", "a9", [6, 1, 2]), player("P2", "b8"), derelict("D1", "FINISH", [], 4)],
        legal("P1", c6=[]),
        options={"ban_lifted_by": "player"},
    ),
    case(
        "alone-on-the-track",
        "H-09",
        RING,
        [player("P1", "a9", [6, 1, 2]), player("P2", "OUT")],
        legal("P1", c6=["a3", "b3"]),
    ),
    case(
        "nobody-moved-for-a-round",
        "H-09",
        RING,
        [player("P1", "a9", [6, 6, 6]), player("P2", "b8", [6, 6, 6])],
        {"must_pass": {"P1": False}, "after": {"P2": {"at": "a2"}}},
        decisions=[plays("P1", 6, "a3"), plays("P2", 6, "a2")],
        idle_round=True,
    ),
    case(
        "the-first-move-ends-the-relief",
        "H-09",
        RING,
        [player("P1", "a9", [6, 1, 1]), player("P2", "b10", [6, 6, 6])],
        None,
        decisions=[plays("P1", 1, "a10"), plays("P2", 6, "b4")],
        idle_round=True,
    ),
]

STOPPED, NOT_YET = {"pitted": True}, {"pitted": False}
PITS = [
    case(
        "not-right-after-the-start",
        "F-26 H-16",
        WITH_PIT,
        [player("P1", "a3", [1, 2, 3], 1, **NOT_YET), player("P2", "b9", crossings=1)],
        {**legal("P1", c1=["a4", "b4"], c2=["a5", "b5"]), "eliminating_ends": {"P1": {}}},
    ),
    case(
        "into-the-alley-over-a",
        "F-27 F-25 H-16 T-06",
        WITH_PIT,
        [player("P1", "a2", [1, 2, 3], 2, **NOT_YET), P2],
        {
            **legal("P1", c1=["a3", "b3"], c2=["a4", "b4", "p1"], c3=["a5", "b5", "p2"]),
            "eliminating_ends": {"P1": {}},
        },
    ),
    case(
        "window-opens-with-the-line",
        "H-16",
        WITH_PIT,
        [player("P1", "a11", [5, 6, 1], 1, **NOT_YET), player("P2", "b9", crossings=2)],
        legal("P1", c5=["a4", "b4", "p1"], c6=["a5", "b5", "p2"]),
    ),
    case(
        "a-is-taken",
        "F-27",
        WITH_PIT,
        [player("P1", "a2", [2, 1, 3], 2, **NOT_YET), player("P2", "a3")],
        legal("P1", c2=["a4", "b4"], c1=["b3"]),
    ),
    case(
        "c-is-taken",
        "F-28",
        WITH_PIT,
        [player("P1", "p3", [1, 2, 3]), player("P2", "a7"), player("P3", "p1", [1, 2, 3])],
        {"legal": {"P1": {"1": ["p4"], "2": [], "3": []}, "P3": {"1": ["p2"], "2": []}}},
    ),
    case(
        "a-stop",
        "H-17 F-30 F-32 F-29",
        WITH_PIT,
        [player("P1", "a2", [3, 1, 1], deck=[5], **NOT_YET), player("P2", "p3")],
        after("P1", at="p2", pitted=True, hand=[1, 1, 5], deck=[]),
        decisions=[plays("P1", 3, "p2")],
    ),
    case(
        "passing-through-is-no-stop",
        "H-17",
        WITH_PIT,
        [player("P1", "p1", [4, 1, 1], **NOT_YET), P2],
        {**after("P1", at="a7", pitted=False, removed=False), "eliminating_ends": {"P1": {}}},
        decisions=[plays("P1", 4, "a7")],
    ),
    case(
        "last-window-entry-taken",
        "F-31 H-18",
        WITH_PIT,
        [player("P1", "a2", [1, 2, 6], 3, **NOT_YET), player("P2", "a3", crossings=3)],
        {
            **legal("P1", c1=[], c2=[], c6=[]),
            "must_pass": {"P1": True},
            "hand_shown": {"P1": [1, 2, 6]},
        },
    ),
    case(
        "last-window-alley-full",
        "H-18",
        WITH_PIT,
        [player("P1", "a1", [1, 2, 3], 3, **NOT_YET), player("P2", "p1", crossings=3)],
        legal("P1", c1=["a2", "b2"], c2=["a3"], c3=[]),
    ),
    case(
        "last-window-entry-open",
        "H-18 H-19 F-30",
        WITH_PIT,
        [player("P1", "a2", [1, 2, 3], 3, **NOT_YET), player("P2", "b9", crossings=3)],
        {
            **legal("P1", c1=["a3", "b3"], c2=["a4", "b4", "p1"]),
            "eliminating_ends": {"P1": {"1": ["b3"], "2": ["a4", "b4"], "3": ["a5", "b5"]}},
            **after("P1", at="OUT", removed=True, remaining=8),
        },
        decisions=[plays("P1", 2, "b4")],
    ),
    case(
        "a-is-out-of-reach",
        "H-18 F-31",
        WITH_PIT,
        [player("P1", "b3", [1, 2, 3], 3, **NOT_YET), player("P2", "a3", crossings=3)],
        {
            **legal("P1", c1=["a4", "b4"]),
            "eliminating_ends": {"P1": {"1": ["a4", "b4"]}},
            **after("P1", at="OUT", removed=True),
        },
        decisions=[plays("P1", 1, "a4")],
    ),
    case(
        "first-window-does-not-matter",
        "F-25 H-18",
        WITH_PIT,
        [player("P1", "a2", [2, 1, 3], 2, **NOT_YET), player("P2", "a3")],
        {"eliminating_ends": {"P1": {}}, **legal("P1", c2=["a4", "b4"])},
    ),
    case(
        "over-the-line-past-a",
        "H-18 F-31",
        ring(pit={**PIT, "entry": "a0", "exit": "a5"}),
        [player("P1", "a10", [2, 1, 3], 2, **NOT_YET), player("P2", "a0", crossings=3)],
        legal("P1", c1=["a11", "b11"], c2=[], c3=[]),
    ),
    case(
        "past-the-last-pit-space",
        "H-19",
        WITH_PIT,
        [player("P1", "p1", [3, 1, 2], 3, **NOT_YET), player("P2", "b9", crossings=3)],
        {"eliminating_ends": {"P1": {"3": ["p4"]}}, **after("P1", at="OUT", removed=True)},
        decisions=[plays("P1", 3, "p4")],
    ),
    case(
        "a-second-visit",
        "H-17",
        WITH_PIT,
        [player("P1", "a3", [1, 2, 3], 3, **STOPPED), player("P2", "b9", crossings=3)],
        {**legal("P1", c1=["a4", "b4", "p1"]), "eliminating_ends": {"P1": {}}},
    ),
    case(
        "no-pit-no-stop",
        "H-33",
        RING,
        [player("P1", "a11", [1, 2, 3], 3, **NOT_YET), P2],
        {"eliminating_ends": {"P1": {}}, **after("P1", at="FINISH")},
        decisions=[plays("P1", 1, "FINISH")],
    ),
    case(
        "windows-of-the-second-half",
        "H-16",
        ring(pit={**PIT, "entry": "a8", "exit": "a11", "windows": [1, 2]}),
        [player("P1", "a8", [1, 2, 3], 3, **STOPPED), player("P2", "b9", crossings=3)],
        legal("P1", c1=["a9"]),
    ),
]

DERELICTS = [
    case(
        "top-card-shortest-way",
        "F-33 F-34 H-14",
        LONG_CURVE,
        [derelict("D1", "b3", [3, 5]), P2],
        {"turned_over": {"D1": 3}, **after("D1", at="a5", deck=[5])},
    ),
    case(
        "as-straight-as-possible",
        "H-14 F-33",
        RING,
        [derelict("D1", "b3", [3, 5]), P2],
        after("D1", at="b6"),
    ),
    case(
        "as-straight-as-traffic-allows",
        "H-14",
        RING,
        [derelict("D1", "b3", [2, 5]), player("P1", "b4"), P2],
        after("D1", at="a5"),
    ),
    case(
        "innermost-lane",
        "H-14",
        THREE_LANES,
        [derelict("D1", "b3", [1, 5]), player("P1", "b4"), P2],
        after("D1", at="a4"),
    ),
    case(
        "leading-derelict-turns-a-six",
        "F-37",
        RING,
        [derelict("D1", "b9", [6, 5], cards_played=3), player("P1", "a8")],
        {"turned_over": {"D1": 6}, **after("D1", at="b9", deck=[5])},
    ),
    case(
        "derelict-starts-with-a-six",
        "F-37 H-06",
        RING,
        [derelict("D1", "a11", [6, 5], 0, cards_played=0), player("P1", "b11", crossings=0)],
        after("D1", at="a5", crossings=1, deck=[5]),
    ),
    case(
        "six-of-a-derelict-behind",
        "F-37",
        RING,
        [derelict("D1", "b3", [6, 5]), P2],
        after("D1", at="a9"),
    ),
    case(
        "card-spent",
        "H-13",
        RING,
        [derelict("D1", "a3", [4, 5]), player("P1", "a5"), player("P2", "b5")],
        {"turned_over": {"D1": 4}, **after("D1", at="a3", deck=[5])},
    ),
    case(
        "card-back-on-top",
        "H-13",
        RING,
        [derelict("D1", "a3", [4, 5]), player("P1", "a5"), player("P2", "b5")],
        {"turned_over": {"D1": 4}, **after("D1", at="a3", deck=[4, 5])},
        options={"AUS-H-13": "b"},
    ),
    case(
        "card-as-far-as-possible",
        "H-13",
        RING,
        [derelict("D1", "a3", [4, 5]), player("P1", "a5"), player("P2", "b5")],
        {"turned_over": {"D1": 4}, **after("D1", at="a4", deck=[5])},
        options={"derelict_unplayable": "as-far-as-possible"},
    ),
    case(
        "wall-right-ahead",
        "F-36",
        RING,
        [derelict("D1", "a3", [4, 5]), player("P1", "a4"), player("P2", "b4")],
        {"turned_over": {"D1": None}, **after("D1", at="a3", deck=[4, 5])},
    ),
    case(
        "into-the-pit",
        "F-38 H-15",
        WITH_PIT,
        [derelict("D1", "a2", [4, 5], 2, **NOT_YET), P2],
        after("D1", at="p3", pitted=True),
    ),
    case(
        "before-the-last-pit-space",
        "H-15",
        WITH_PIT,
        [derelict("D1", "a2", [2, 5], 2, **NOT_YET), P2],
        after("D1", at="p1", pitted=False),
    ),
    case(
        "too-far-for-the-pit",
        "H-15 F-38",
        WITH_PIT,
        [derelict("D1", "a3", [4, 5], 2, **NOT_YET), P2],
        after("D1", at="a7", pitted=False),
    ),
    case(
        "no-second-stop",
        "F-38",
        WITH_PIT,
        [derelict("D1", "a2", [4, 5], 3, **STOPPED), player("P2", "b9", crossings=3)],
        after("D1", at="a6"),
    ),
    case(
        "derelict-misses-its-stop",
        "H-15 H-19 F-30",
        WITH_PIT,
        [derelict("D1", "a3", [5, 5], 3, **NOT_YET), player("P2", "b9", crossings=3)],
        after("D1", at="OUT", removed=True, remaining=4),
    ),
    case(
        "derelict-waits-for-the-pit",
        "F-36 H-18",
        WITH_PIT,
        [derelict("D1", "a2", [5, 5], 3, **NOT_YET), player("P2", "a3", crossings=3)],
        {"turned_over": {"D1": None}, **after("D1", at="a2", deck=[5, 5])},
    ),
    case(
        "last-card-of-a-derelict",
        "F-35 H-22",
        RING,
        [derelict("D1", "b3", [2]), P2],
        after("D1", at="OUT", removed=True, deck=[], remaining=7 + 12),
    ),
    case(
        "last-card-spent",
        "F-35 F-37",
        RING,
        [derelict("D1", "b10", [6]), P2],
        after("D1", at="OUT", deck=[]),
    ),
    case(
        "derelict-comes-home",
        "F-40 F-42",
        RING,
        [derelict("D1", "b10", [5], 3), player("P2", "b9", crossings=3)],
        {**after("D1", at="FINISH"), "finished": ["D1"], "race_over": False},
    ),
    case(
        "no-pit-for-derelicts-of-the-pro-game",
        "P-11",
        WITH_PIT,
        [derelict("D1", "a2", [4, 5], 3, **NOT_YET), player("P2", "b9", crossings=3)],
        after("D1", at="a6", removed=False),
        mode="pro",
    ),
]

FOUR = [[1, 2], [3, 3], [], [5, 6]]
CARDS = [
    case(
        "refill",
        "F-08 H-32",
        RING,
        [player("P1", "a3", [3, 5, 1], deck=[2, 4]), P2],
        after("P1", at="a6", hand=[5, 1, 2], deck=[4]),
        decisions=[plays("P1", 3, "a6")],
    ),
    case(
        "deck-gone",
        "F-08",
        RING,
        [player("P1", "a3", [3, 5, 1], deck=[]), P2],
        after("P1", at="a6", hand=[5, 1], deck=[], removed=False),
        decisions=[plays("P1", 3, "a6")],
    ),
    case(
        "out-of-cards",
        "F-39 H-22 H-24",
        RING,
        [player("P1", "a8", [3], 3, deck=[]), player("P2", "b9", [2], 3)],
        {
            "after": {
                "P1": {"at": "OUT", "removed": True, "remaining": 1},
                "P2": {"at": "a11"},
            }
        },
        decisions=[plays("P1", 3, "b11"), plays("P2", 2, "a11")],
    ),
    case(
        "home-with-the-last-card",
        "H-22 F-40 H-21",
        RING,
        [player("P1", "a10", [3], 3, deck=[]), derelict("D1", "b9", [1])],
        {**after("P1", at="FINISH", removed=False), "race_over": True},
        decisions=[plays("P1", 3, "FINISH")],
    ),
    case(
        "a-card-from-a-stack",
        "P-08",
        RING,
        [player("P1", "a3", [3, 5], stacks=FOUR), P2],
        {
            "drawable_stacks": [1, 2, 4],
            **after("P1", at="a6", hand=[5, 6], stacks=[[1, 2], [3, 3], [], [5]]),
        },
        decisions=[plays("P1", 3, "a6"), {"car": "P1", "draw_from_stack": 4}],
        mode="pro",
    ),
    case(
        "an-empty-stack",
        "P-08",
        RING,
        [player("P1", "a3", [3, 5], stacks=FOUR), P2],
        None,
        decisions=[plays("P1", 3, "a6"), {"car": "P1", "draw_from_stack": 3}],
        mode="pro",
    ),
    case(
        "starting-hand",
        "P-07 H-26",
        RING,
        [player("P1", "a11", crossings=0, stacks=FOUR, cards_played=0)],
        after("P1", at="a11", hand=[6, 2], stacks=[[1], [3, 3], [], [5]]),
        decisions=[{"car": "P1", "draw_from_stack": 4}, {"car": "P1", "draw_from_stack": 1}],
        mode="pro",
    ),
    case(
        "starting-hand-of-three",
        "P-07 H-26",
        RING,
        [player("P1", "a11", [], 0, stacks=FOUR, cards_played=0)],
        after("P1", hand=[6, 2, 3]),
        decisions=[{"car": "P1", "draw_from_stack": n} for n in (4, 1, 2)],
        mode="pro",
        options={"AUS-H-26": "three"},
    ),
    case(
        "a-third-card",
        "P-07",
        RING,
        [player("P1", "a11", [], 0, stacks=FOUR, cards_played=0)],
        None,
        decisions=[{"car": "P1", "draw_from_stack": n} for n in (4, 1, 2)],
        mode="pro",
    ),
    case(
        "two-sixes-are-all-sixes",
        "P-07 H-08",
        RING,
        [player("P1", "a9", [6, 6], stacks=FOUR), player("P2", "b8", [6, 1])],
        {"must_pass": {"P1": True}, **after("P1", at="a9", hand=[6, 6], stacks=FOUR)},
        mode="pro",
    ),
    case(
        "deposit-of-one-card",
        "P-10 H-27",
        WITH_PIT,
        [player("P1", "a2", [3, 6], stacks=FOUR, deposit=[2], **NOT_YET), P2],
        after("P1", at="p2", hand=[6, 2], stacks=FOUR, deposit=[], pitted=True),
        decisions=[plays("P1", 3, "p2"), {"car": "P1", "deposit_to_hand": 2}],
        mode="pro",
    ),
    case(
        "deposit-once-only",
        "H-28",
        WITH_PIT,
        [player("P1", "p1", [1, 6], stacks=FOUR, deposit=[], **STOPPED), P2],
        after("P1", at="p2", hand=[6, 2], stacks=[[1], [3, 3], [], [5, 6]], deposit=[]),
        decisions=[plays("P1", 1, "p2"), {"car": "P1", "draw_from_stack": 1}],
        mode="pro",
    ),
    case(
        "deposit-is-no-card-in-reserve",
        "H-28 H-22",
        WITH_PIT,
        [player("P1", "a4", [1], stacks=[[], [], [], []], deposit=[4, 4], **NOT_YET), P2],
        after("P1", at="OUT", removed=True, deposit=[4, 4]),
        decisions=[plays("P1", 1, "a5")],
        mode="pro",
    ),
    case(
        "deposit-saves-the-last-card",
        "H-32 P-10",
        WITH_PIT,
        [player("P1", "a3", [2], stacks=[[], [], [], []], deposit=[4, 3], **NOT_YET), P2],
        after("P1", at="p2", hand=[4], stacks=[[], [3], [], []], deposit=[]),
        decisions=[
            plays("P1", 2, "p2"),
            {"car": "P1", "deposit_to_hand": 4, "deposit_to_stack": [3, 2]},
        ],
        mode="pro",
    ),
    case(
        "not-in-the-deposit",
        "H-27",
        WITH_PIT,
        [player("P1", "a3", [2, 1], stacks=FOUR, deposit=[4, 3], **NOT_YET), P2],
        None,
        decisions=[
            plays("P1", 2, "p2"),
            {"car": "P1", "deposit_to_hand": 5, "deposit_to_stack": [3, 2]},
        ],
        mode="pro",
    ),
    case(
        "no-elimination-in-the-pro-game",
        "P-09",
        WITH_PIT,
        [player("P1", "a2", [2, 1], 3, stacks=FOUR, **NOT_YET), player("P2", "a3", crossings=3)],
        {**legal("P1", c2=["a4", "b4"], c1=["b3"]), "eliminating_ends": {"P1": {}}},
        mode="pro",
    ),
]


def bare(id: str, rules: str, expect: Case | None, state: Case, **more: Any) -> Case:
    return case(id, rules, None, [], expect, **state, **more)


RESULTS = [
    bare(
        "derelicts-keep-their-places",
        "F-41 F-42 F-39",
        {"points": {"A": 9, "B": 4, "C": 0}, "classification": ["A", "D1", "B", "D2", "C", "D3"]},
        {
            "finish_order": ["A", "D1", "B"],
            "dnf": [
                {"id": "C", "remaining": 4},
                {"id": "D3", "remaining": 8},
                {"id": "D2", "remaining": 1},
            ],
            "derelicts": ["D1", "D2", "D3"],
        },
    ),
    bare(
        "next-grid-of-six-players",
        "F-05",
        {"next_grid": ["E", "A", "C", "F", "D", "B"]},
        {
            "finish_order": ["E", "A", "C"],
            "dnf": [
                {"id": "B", "remaining": 30},
                {"id": "D", "remaining": 20},
                {"id": "F", "remaining": 10},
            ],
        },
    ),
    bare(
        "three-players-draw",
        "E-02 F-04 F-01",
        {"grid": ["D1", "D2", "D3", "C", "A", "B"]},
        {"players_clockwise": ["A", "B", "C"], "derelicts": ["D1", "D2", "D3"], "race": 1},
        cards={"start_draw": {"A": 4, "B": 2, "C": 6}},
    ),
    bare(
        "tied-players-draw-again",
        "H-02",
        {"grid": ["D1", "D2", "C", "D", "A", "B"]},
        {"players_clockwise": ["A", "B", "C", "D"], "derelicts": ["D1", "D2"], "race": 1},
        cards={"start_draw": {"A": [6, 2], "B": [5], "C": [6, 3], "D": [1]}},
    ),
    bare(
        "series-won-by-wins",
        "F-43 H-30",
        {
            "points": {"A": 9, "B": 9, "C": 4},
            "winner": ["A"],
            "standings": [
                {"id": "A", "place": 1, "points": 9},
                {"id": "B", "place": 2, "points": 9},
                {"id": "C", "place": 3, "points": 4},
            ],
        },
        {
            "results": [["A", "B", "C"], {"finish_order": ["D1", "D2", "D3", "B"]}],
            "derelicts": ["D1", "D2", "D3"],
        },
    ),
    bare(
        "order-of-turns",
        "F-06 F-08 H-04 H-03",
        {"turn_order": ["D1", "C", "A", "B", "E", "F"]},
        {"grid": ["D1", "C", "A", "B", "E", "F"], "derelicts": ["D1"]},
    ),
    bare(
        "who-is-gone-has-no-turn",
        "H-04",
        {"turn_order": ["D2", "P2", "P1"]},
        {
            "grid": ["D1", "D2", "P2", "P3", "P1"],
            "derelicts": ["D1", "D2"],
            "removed": ["D1"],
            "finished": ["P3"],
        },
    ),
    bare(
        "example-of-a-deposit",
        "E-03 P-05",
        {"row": 1, "deposit": [4, 4], "play_cards": 17, "play_points": 76},
        {"track_name": "Bleifuss-Drom", "grid_place": 1, "deck": "fast"},
    ),
    bare(
        "average-deck",
        "P-02 F-02",
        {"removed": [6, 5, 4, 3, 2, 1], "points": 84},
        {},
        decisions=[{"choose_deck": "average"}],
    ),
]

CASES: list[Case] = [*MOVES, *LEAD, *PITS, *DERELICTS, *CARDS, *RESULTS]
