"""Tires, Aerodynamics, Transmission, Steering (STR-35, STR-39 to STR-41)."""

from typing import Any

from tests.games.street_racing.written.making import (
    Case,
    Row,
    car,
    case,
    down,
    drive,
    end,
    go,
    illegal,
    p1,
    play,
    player,
    rival,
    road,
    rows,
    speed,
    up,
)
from tests.games.street_racing.written.tokens import (
    AERO,
    ONE,
    THREE,
    TIRES,
    TRANSMISSION,
    TWO,
    fresh,
    refused,
)

BEND = road(rows=20, corners={"A3 A4": 3})

TIRES_CASES = [
    case(
        "TIRES-1",
        "35 H-14",
        "First turn: 2 per token.",
        ONE,
        [fresh("2", tires=3)],
        p1(space="A9", upgrades={"tires": 1}),
        rows(3, 4),
        [play(2), speed(4), TIRES, TIRES, go("A2 A3 A4 A5 A6 A7 A8 A9")],
    ),
    case(
        "TIRES-2",
        "35 H-14",
        "In the first turn they do not help in corners.",
        BEND,
        [fresh("2", tires=1)],
        p1(space="A6", penalties=4),
        rows(3, 3),
        [play(2), speed(3), TIRES, go("A2 A3 A4 A5 A6"), end()],
    ),
    case(
        "TIRES-3",
        "35",
        "Later: each lowers the test speed by one, for all of the turn.",
        BEND,
        [car("A1", 3, "2", tires=2)],
        p1(space="A6", penalties=2, upgrades={"tires": 1}),
        rows(3, 5),
        [play(2), speed(5), TIRES, go("A2 A3 A4 A5 A6"), end()],
    ),
    case(
        "TIRES-4",
        "35",
        "Two of them.",
        BEND,
        [car("A1", 3, "2", tires=2)],
        p1(space="A6", penalties=0),
        rows(3, 5),
        [play(2), speed(5), TIRES, TIRES, go("A2 A3 A4 A5 A6"), end()],
    ),
    case(
        "TIRES-5",
        "35 H-14",
        "On the way, but not for spaces behind.",
        BEND,
        [car("A1", 3, "2", tires=2)],
        p1(space="A6", penalties=3),
        rows(3, 5),
        [*drive(2, 5, "A2 A3"), TIRES, go("A4 A5 A6"), end()],
    ),
    case(
        "TIRES-6",
        "35",
        "Before the draw, too.",
        BEND,
        [car("A1", 3, "2", tires=2)],
        p1(space="A6", penalties=2),
        rows(3, 5),
        [TIRES, *drive(2, 5, "A2 A3 A4 A5 A6"), end()],
    ),
    case(
        "TIRES-7",
        "35 28",
        "Never for blocked points.",
        road(rows=3, cut="A3>FIN"),
        [car("A1", 3, "2", tires=2)],
        p1(space="A3", penalties=3),
        rows(3, 5),
        [play(2), speed(5), TIRES, go("A2 A3"), end()],
    ),
    case(
        "TIRES-8",
        "35",
        "Through all of the corner.",
        road(rows=20, corners={"A2 A3 A4": 3}),
        [car("A1", 3, "2 2", tires=1)],
        p1(space="A5", penalties=0),
        rows(3, 4),
        [play(2), speed(4), TIRES, go("A2 A3 A4 A5"), end()],
    ),
    case(
        "TIRES-9",
        "35",
        "... the next one tests with V again.",
        road(rows=20, corners={"A2": 3, "A7": 3}),
        [car("A1", 3, "2 2", tires=1)],
        p1(space="A9", penalties=1),
        [*rows(3, 4), *rows(3, *[1] * 5), *rows(3, 4)],
        [
            play(2), speed(4), TIRES, go("A2 A3 A4 A5"), end(),
            *drive(2, 4, "A6 A7 A8 A9"), end(),
        ],
    ),
    refused("TIRES-10", "35", "First turn: not before the choice.", fresh("2", tires=1), [TIRES]),
    refused(
        "TIRES-11", "35", "First turn: not on the way.", fresh("2", tires=1),
        [*drive(2, 3, "A2"), TIRES],
    ),
    case(
        "TIRES-12",
        "35 H-14",
        "The first turn was spent in Neutral: in the second they are for corners.",
        BEND,
        [player("P1", "A1", 0, "1 1 1 2", turns_taken=0, upgrades={"tires": 1})],
        p1(space="A5", penalties=0, upgrades={"tires": 0}),
        [*rows(1, *[1] * 5), *rows(1, 4)],
        [up(1, 1, 1), end(), play(2), speed(4), TIRES, go("A2 A3 A4 A5"), end()],
    ),
]  # fmt: skip


def aero(
    id: str, note: str, path: str, value: int, expect: Row, tokens: int = 1, **more: Any
) -> Case:
    """So many tokens are used before the draw."""
    track, at = more.pop("track", THREE), more.pop("at", "A1")
    me = player("P1", at, 3, "2", upgrades={"aerodynamics": tokens})
    do = [AERO] * tokens + drive(2, value, path)
    if "illegal_decision" not in expect:
        do.append(end())
    players = [me, *more.pop("others", [])]
    return case(f"AERO-{id}", "39", note, track, players, expect, rows(3, value), do, **more)


AERO_CASES = [
    aero("1", "Right and left again.", "B1 B2 A2 A3", 4, p1(space="A3")),
    aero("2", "A diagonal step for 1.", "B2", 1, p1(space="B2", penalties=0)),
    aero("3", "One only.", "B2 C3", 2, illegal(3)),
    aero("4", "Two tokens, two of them.", "B2 A3", 2, p1(space="A3"), 2),
    aero("5", "Not into a corner.", "B2", 1, illegal(3), track=road("AB", corners={"B2": 4})),
    aero("6", "Not out of a corner.", "B2", 1, illegal(3), track=road("AB", corners={"A1": 4})),
    aero(
        "7",
        "The space beside may be a corner, or taken.",
        "B2",
        1,
        p1(space="B2"),
        track=road("AB", corners={"B1": 4}),
        others=[rival("A2")],
    ),
    aero(
        "8",
        "Onto a rival's token for 3.",
        "B2",
        3,
        p1(space="B2", penalties=0),
        block_tokens={"B2": "P2"},
        others=[rival("A9")],
    ),
    aero("9", "Not onto a car.", "B2", 1, illegal(3), others=[rival("B2")]),
    aero("10", "Not onto an obstacle.", "B2", 1, illegal(3), track=road("AB", obstacles="B2")),
    aero(
        "11",
        "Not from a start space (STR-27).",
        "B2",
        1,
        illegal(3),
        track=road("AB", starts="A0") | {"start": ["A1"]},
    ),
    case(
        "AERO-12",
        "39",
        "On the way, after the side was fixed.",
        THREE,
        [car("A1", 3, "2", aerodynamics=1)],
        p1(space="A2"),
        rows(3, 3),
        [*drive(2, 3, "B1 B2"), AERO, go("A2"), end()],
    ),
    case(
        "AERO-13",
        "39 28",
        "A way out for a car that is blocked.",
        TWO,
        [car("A1", 3, "2", aerodynamics=1), rival("A3"), rival("B2", id="P3")],
        p1(space="B3", penalties=0),
        rows(3, 2),
        [*drive(2, 2, "A2"), AERO, go("B3"), end()],
    ),
    case(
        "AERO-14",
        "39 24",
        "The diagonal way has to be taken while there is one.",
        TWO,
        [car("A1", 3, "2", aerodynamics=1), rival("A3"), rival("B2", id="P3")],
        illegal(4),
        rows(3, 2),
        [AERO, *drive(2, 2, "A2"), end()],
    ),
    case(
        "AERO-15",
        "39",
        "For this turn only.",
        TWO,
        [car("A1", 3, "2 2", aerodynamics=1)],
        illegal(7),
        [*rows(3, 1), *rows(3, *[1] * 5), *rows(3, 1)],
        [AERO, *drive(2, 1, "B2"), end(), *drive(2, 1, "A3")],
    ),
]

TRANSMISSION_CASES = [
    case(
        "TRANS-1",
        "40",
        "Up for two cards.",
        ONE,
        [car("A1", 2, "1 1", transmission=1)],
        p1(gear=3, hand_size=0),
        do=[TRANSMISSION, up(1, 1)],
    ),
    case(
        "TRANS-2",
        "40",
        "Down for one.",
        ONE,
        [car("A1", 2, "1 1", transmission=1)],
        p1(gear=1, hand_size=1),
        do=[TRANSMISSION, down(1)],
    ),
    case(
        "TRANS-3",
        "40 H-16",
        "All shifts of the turn, after the move, too.",
        ONE,
        [car("A1", 2, "1 1 1 1 2", transmission=1)],
        p1(gear=4, hand_size=0),
        rows(3, 2),
        [TRANSMISSION, up(1, 1), *drive(2, 2, "A2 A3"), up(1, 1)],
    ),
    case(
        "TRANS-4",
        "40 H-16",
        "Two tokens: up 1, down 0.",
        ONE,
        [car("A1", 2, "1", transmission=2)],
        p1(gear=2, hand_size=0),
        do=[TRANSMISSION, TRANSMISSION, up(1), down()],
    ),
    case(
        "TRANS-5",
        "40 H-16",
        "Four tokens: nothing is less than nothing.",
        ONE,
        [car("A1", 2, "1", transmission=4)],
        p1(gear=4, hand_size=1),
        do=[TRANSMISSION] * 4 + [up(), up()],
    ),
    case(
        "TRANS-6",
        "40",
        "After the move.",
        ONE,
        [car("A1", 3, "2 1", transmission=1)],
        p1(gear=2, hand_size=0),
        rows(3, 2),
        [*drive(2, 2, "A2 A3"), TRANSMISSION, down(1)],
    ),
    refused(
        "TRANS-7", "40", "The full price is another price.", car("A1", 2, "1 1 1", transmission=1),
        [TRANSMISSION, up(1, 1, 1)],
    ),
    refused(
        "TRANS-8", "40", "1 off, no more.", car("A1", 2, "1 1 1", transmission=1),
        [TRANSMISSION, up(1, 1), up(1)],
    ),
    refused(
        "TRANS-9", "40", "Not on the way.", car("A1", 3, "2 1", transmission=1),
        [*drive(2, 3, "A2"), TRANSMISSION],
    ),
    refused(
        "TRANS-10", "40", "Not between draw and choice.", car("A1", 3, "2 1", transmission=1),
        [play(2), TRANSMISSION],
    ),
]  # fmt: skip

DRIVING_TOKENS = [*TIRES_CASES, *AERO_CASES, *TRANSMISSION_CASES]
