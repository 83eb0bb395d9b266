"""Corners and penalties (STR section 5)."""

from typing import Any

from tests.games.street_racing.written.making import (
    Case,
    Row,
    case,
    drive,
    end,
    illegal,
    p1,
    player,
    rival,
    road,
    rows,
    up,
)
from tests.games.street_racing.written.moving import moved

ONE, TWO, THREE = road(), road("AB"), road("ABC")


def corner(
    id: str,
    note: str,
    corners: dict[str, int],
    value: int,
    path: str,
    expect: Row,
    rules: str = "29",
    **more: Any,
) -> Case:
    track = road(rows=20, corners=corners)
    return moved(f"CORNER-{id}", rules, note, track, value, path, expect, **more)


CORNERS = [
    corner(
        "1",
        "STR-E-04: V 9 into a limit of 5.",
        {"A9": 5},
        9,
        "A2 A3 A4 A5 A6 A7 A8 A9 A10",
        p1(penalties=4, hand_limit=2, space="A10", gear=3),
    ),
    corner(
        "2",
        "... for each space of the corner.",
        {"A3 A4": 2},
        5,
        "A2 A3 A4 A5 A6",
        p1(penalties=6, hand_limit=0, gear=3, space="A6", hand_size=0),
    ),
    corner("3", "At the limit for nothing.", {"A3 A4": 3}, 3, "A2 A3 A4", p1(penalties=0)),
    corner("4", "Below the limit.", {"A3 A4": 8}, 3, "A2 A3 A4", p1(penalties=0)),
    corner("5", "The space of the start does not count.", {"A1": 1}, 2, "A2 A3", p1(penalties=0)),
    corner("6", "The one of the stop does.", {"A3": 1}, 2, "A2 A3", p1(penalties=1)),
    corner(
        "7",
        "Within a corner from the turn before: what is entered counts.",
        {"A1 A2 A3": 1},
        2,
        "A2 A3",
        p1(penalties=2),
    ),
    corner(
        "8",
        "Each space by its own number.",
        {"A2": 3, "A3": 2, "A4": 1},
        4,
        "A2 A3 A4 A5",
        p1(penalties=6, gear=3),
    ),
    corner(
        "9",
        "Speed is not used up: V counts to the end.",
        {"A5": 3},
        4,
        "A2 A3 A4 A5",
        p1(penalties=1, space="A5"),
    ),
    corner(
        "10",
        "The seventh penalty costs a gear.",
        {"A2 A3 A4 A5 A6 A7 A8": 6},
        7,
        "A2 A3 A4 A5 A6 A7 A8",
        p1(penalties=7, gear=2, hand_limit=0),
        "30",
    ),
    corner(
        "11",
        "STR-E-05: exactly 9 in 3rd: Neutral, but not stopped.",
        {"A2": 3, "A3": 3, "A4": 3},
        6,
        "A2 A3 A4 A5 A6 A7",
        p1(penalties=9, gear=0, hand_limit=0, space="A7"),
        "30 31",
    ),
    corner(
        "12",
        "STR-E-05: the tenth stops the car in the space just entered.",
        {"A2 A3": 1},
        6,
        "A2 A3",
        p1(gear=0, hand_limit=0, space="A3", hand_size=0),
        "31 H-32",
    ),
    corner(
        "13",
        "Stopped is stopped.",
        {"A2 A3": 1},
        6,
        "A2 A3 A4",
        illegal(2),
        "31",
    ),
    corner(
        "14",
        "In 1st there is room for 7: 8 stop at once.",
        {"A2": 1},
        9,
        "A2",
        p1(gear=0, hand_limit=0, space="A2"),
        "31",
        gear=1,
    ),
    corner(
        "15",
        "In 6th there is room for 12.",
        {"A2 A3": 1},
        7,
        "A2 A3 A4 A5 A6 A7 A8",
        p1(gear=0, hand_limit=0, space="A8", penalties=12),
        "30 31",
        gear=6,
    ),
    corner(
        "16",
        "Dom has room for one more before gears go.",
        {"A2 A3 A4 A5 A6 A7 A8": 6},
        7,
        "A2 A3 A4 A5 A6 A7 A8",
        p1(penalties=7, gear=3, hand_limit=0),
        "30 54",
        me={"driver": "dom"},
    ),
    corner(
        "17",
        "... and 10 in 3rd do not stop Dom.",
        {"A2 A3": 1},
        6,
        "A2 A3 A4 A5 A6 A7",
        p1(penalties=10, gear=0, space="A7"),
        "31 54",
        me={"driver": "dom"},
    ),
]

SUMS = [
    moved(
        "SUM-1",
        "28 29",
        "Corner and blocked points add up.",
        road(rows=4, corners={"A3": 3}, cut="A4>FIN"),
        5,
        "A2 A3 A4",
        p1(penalties=4, hand_limit=2, space="A4"),
    ),
    moved(
        "SUM-2",
        "28 30",
        "Blocked with 8 points in 1st: Neutral, no hand.",
        ONE,
        8,
        "",
        p1(space="A1", gear=0, hand_limit=0, hand_size=0),
        rival("A2"),
        gear=1,
    ),
    case(
        "SUM-3",
        "30",
        "The gear while moving counts: shifted up to 4th first, 10 penalties do not stop.",
        road(rows=20, corners={"A2 A3": 1}),
        [player("P1", "A1", 3, "1 1 1 2")],
        p1(penalties=10, gear=0, space="A7"),
        rows(4, 6),
        [up(1, 1, 1), *drive(2, 6, "A2 A3 A4 A5 A6 A7"), end()],
    ),
    case(
        "SUM-4",
        "30 17",
        "Penalties took a gear, cards buy it back after the move.",
        road(rows=20, corners={"A2 A3 A4 A5 A6 A7 A8": 6}),
        [player("P1", "A1", 3, "1 1 1 2")],
        p1(penalties=7, gear=3, space="A8", hand_size=0),
        rows(3, 7),
        [*drive(2, 7, "A2 A3 A4 A5 A6 A7 A8"), up(1, 1, 1), end()],
    ),
    case(
        "SUM-5",
        "18 30",
        "Six penalties: all cards go.",
        road(rows=20, corners={"A3 A4": 2}),
        [player("P1", "A1", 3, "2 4 5 6")],
        p1(penalties=6, gear=3, hand=[], hand_size=0),
        rows(3, 5),
        [*drive(2, 5, "A2 A3 A4 A5 A6"), end(4, 5, 6)],
    ),
]

PENALTIES = [*CORNERS, *SUMS]
