"""Steering, and several tokens at once (STR-41, STR section 6)."""

from typing import Any

from tests.games.street_racing.written.making import (
    Case,
    Row,
    car,
    case,
    drive,
    end,
    go,
    ignore,
    illegal,
    p1,
    play,
    rival,
    road,
    rows,
    speed,
    up,
)
from tests.games.street_racing.written.tokens import (
    AERO,
    NITROUS,
    ONE,
    STEERING,
    TIRES,
    TURBO,
    TWO,
    fresh,
    refused,
)


def steered(
    id: str, note: str, corners: dict[str, int], value: int, path: str, expect: Row, **more: Any
) -> Case:
    """In 3rd, with Steering played."""
    track = road(**({"rows": 20, "corners": corners} | more.pop("road", {})))
    me = car(more.pop("at", "A1"), 3, "2", steering=1)
    do = [STEERING, *drive(2, value, path)]
    if "illegal_decision" not in expect:
        do.append(end())
    players = [me, *more.pop("others", [])]
    return case(f"STEER-{id}", "41", note, track, players, expect, rows(3, value), do, **more)


STEERING_CASES = [
    steered(
        "1",
        "No limits in the first corner, and a stop behind it that costs nothing.",
        {"A3 A4": 1},
        9,
        "A2 A3 A4 A5",
        p1(space="A5", penalties=0, hand_limit=6),
    ),
    steered("2", "It must stop there.", {"A3 A4": 1}, 9, "A2 A3 A4 A5 A6", illegal(3)),
    steered(
        "3",
        "Within the corner all points are used.",
        {"A3 A4 A5 A6 A7": 1},
        4,
        "A2 A3 A4 A5",
        p1(space="A5", penalties=0),
    ),
    steered(
        "4",
        "H-18: another corner directly behind it is tested as ever.",
        {"A3 A4": 1, "A5 A6": 4},
        7,
        "A2 A3 A4 A5",
        p1(space="A5", penalties=3),
    ),
    steered("5", "... and is the stop.", {"A3": 1, "A4 A5": 4}, 5, "A2 A3 A4 A5", illegal(3)),
    steered(
        "6",
        "H-18: the exit is taken: blocked.",
        {"A3 A4": 1},
        6,
        "A2 A3 A4",
        p1(space="A4", penalties=3, hand_limit=3),
        others=[rival("A5")],
    ),
    steered("7", "H-18: no corner, no use.", {}, 4, "A2 A3 A4 A5", p1(space="A5", penalties=0)),
    steered(
        "8",
        "From within the corner: its next space is the first one entered.",
        {"A1 A2 A3": 1},
        7,
        "A2 A3 A4",
        p1(space="A4", penalties=0),
    ),
    steered(
        "9",
        "Out of a corner: the next one is the first entered.",
        {"A1": 1, "A3 A4": 1},
        7,
        "A2 A3 A4 A5",
        p1(space="A5", penalties=0),
    ),
    steered(
        "10",
        "Behind the corner is the finish: it is crossed with what is left.",
        {"A3 A4": 1},
        7,
        "A2 A3 A4 FIN",
        p1(finished=True, remaining=3, penalties=0),
        road={"rows": 4},
    ),
    steered(
        "11",
        "Points that are just enough.",
        {"A3 A4": 1},
        4,
        "A2 A3 A4 A5",
        p1(space="A5", penalties=0),
    ),
    refused("STEER-12", "41", "Not in 2nd.", car("A1", 2, "1", steering=1), [STEERING]),
    refused("STEER-13", "41", "Not in 4th.", car("A1", 4, "1", steering=1), [STEERING]),
    refused(
        "STEER-14", "41", "Not after the draw.", car("A1", 3, "2", steering=1),
        [play(2), STEERING],
    ),
    case(
        "STEER-15",
        "41",
        "In 3rd after a shift.",
        road(rows=20, corners={"A3 A4": 1}),
        [car("A1", 2, "1 1 1 2", steering=1)],
        p1(space="A5", penalties=0),
        rows(3, 8),
        [up(1, 1, 1), STEERING, *drive(2, 8, "A2 A3 A4 A5"), end()],
    ),
]  # fmt: skip

MIXED = [
    case(
        "MIX-1",
        "33 35",
        "Nitrous and first-turn Tires: 3 + 4 + 2.",
        ONE,
        [fresh("2", tires=1, nitrous=1)],
        p1(space="A10"),
        [*rows(3, 3), *rows(3, 1, nitrous=4)],
        [play(2), speed(3), NITROUS, TIRES, go("A2 A3 A4 A5 A6 A7 A8 A9 A10")],
    ),
    case(
        "MIX-2",
        "35 38",
        "Turbo's speed, tested with Tires: 9 - 2 against 5.",
        road(rows=20, corners={"A5": 5}),
        [car("A1", 3, "2", tires=2, turbo_charger=1)],
        p1(space="A10", penalties=2),
        rows(4, 9),
        [
            TURBO, play(2), speed(9), TIRES, TIRES,
            go("A2 A3 A4 A5 A6 A7 A8 A9 A10"), end(),
        ],
    ),
    case(
        "MIX-3",
        "37 39",
        "Aerodynamics and Handling together.",
        TWO,
        [car("A1", 3, "2", handling=1, aerodynamics=1), rival("A9")],
        p1(space="A3", penalties=0) | {"block_tokens": {"B2": "P2"}},
        rows(3, 3),
        [play(2), speed(3), AERO, ignore("B2"), go("B2 A2 A3"), end()],
        block_tokens={"B2": "P2"},
    ),
]  # fmt: skip

STEERING_TOKENS = [*STEERING_CASES, *MIXED]
