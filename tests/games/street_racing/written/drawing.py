"""Sets, draws, speeds, shifts and the hand (STR section 3)."""

from tests.games.street_racing.written.making import (
    DONE,
    Case,
    Row,
    car,
    case,
    down,
    drive,
    end,
    go,
    illegal,
    legal_speeds,
    p1,
    play,
    player,
    rival,
    road,
    rows,
    speed,
    up,
)

ROAD = road()
FORKED = [
    {"suit": 2, "speeds": [1, 1, 3, 3, 3, 4], "nitrous": 4},
    {"suit": 4, "speeds": [1, 1, 2, 6, 8, 5], "nitrous": 3},
    {"suit": 6, "speeds": [2, 3, 3, 8, 5, 2], "nitrous": 4},
]
"""Tables 03, 07 and 06 of the house deck: those of STR-E-01 and STR-E-02."""
SIX = "1 1 2 3 4 5"


def minimum(suit: int, value: int) -> Case:
    track, me = road(rows=20), car("A1", suit, f"{suit}")
    note = f"The set has the suit of the gear: Minimum Speed {value} is offered, too."
    deck = rows(suit, 1)
    do = [play(suit), speed(value)]
    return case(f"MIN-{suit}", "16", note, track, [me], legal_speeds(1, value), deck, do)


def no_minimum(suit: int, gear: int) -> Case:
    note = "Another suit than the gear: no Minimum Speed."
    me = car("A1", gear, f"{suit}")
    do = [play(suit), speed(1)]
    return case(f"NOMIN-{suit}", "16", note, ROAD, [me], legal_speeds(1), rows(gear, 1), do)


def refused(id: str, rules: str, note: str, me: Row, do: list[Row], deck: list[Row]) -> Case:
    """The last decision is illegal."""
    return case(id, rules, note, ROAD, [me], illegal(len(do) - 1), deck, do)


DRAWS = [
    case(
        "DRAW-1",
        "14 15 16 17 18",
        "STR-E-01 from set to clean-up: one card kept, five drawn.",
        ROAD,
        [car("A1", 4, "5 5 5 1 2 6")],
        legal_speeds(3, 6, 8)
        | p1(space="A9", gear=3, hand_size=6, hand_limit=6, penalties=0, hand=[1, 1, 1, 1, 1, 6]),
        FORKED,
        [*drive(5, 8, "A2 A3 A4 A5 A6 A7 A8 A9", 3), down(1, 2), end()],
    ),
    case(
        "DRAW-2",
        "16",
        "STR-E-02: in 5th the same cards give 3, 8, 5 and Minimum Speed 7.",
        ROAD,
        [car("A1", 5, "5 5 5 1 2 6")],
        legal_speeds(3, 5, 7, 8),
        FORKED,
        [play(5, 3), speed(7)],
    ),
    *(minimum(suit, value) for suit, value in zip(range(1, 7), (2, 3, 4, 5, 7, 8), strict=True)),
    *(no_minimum(suit, suit % 6 + 1) for suit in range(1, 7)),
    case(
        "DRAW-3",
        "14",
        "A single card is a set: one card is turned.",
        ROAD,
        [car("A1", 3, "2 2")],
        legal_speeds(4) | p1(space="A5", hand_size=1),
        rows(3, 4, 9),
        drive(2, 4, "A2 A3 A4 A5"),
    ),
    case(
        "DRAW-4",
        "16",
        "The same number twice is one option.",
        ROAD,
        [car("A1", 3, "2 2 2")],
        legal_speeds(4, 6),
        rows(3, 4, 6, 4),
        [play(2, 3), speed(4)],
    ),
    case(
        "DRAW-5",
        "16 17",
        "The gear at the draw decides: shifted up from 3rd, the 4th row is read.",
        ROAD,
        [car("A1", 3, "1 2 3 4")],
        legal_speeds(5, 6, before=2),
        [{"suit": 6, "speeds": [1, 1, 2, 6, 9, 9], "nitrous": 1}],
        [up(1, 2, 3), play(4), speed(6)],
    ),
    case(
        "DRAW-6",
        "16",
        "The suits of the turned cards do not matter.",
        ROAD,
        [car("A1", 1, "2")],
        legal_speeds(3),
        rows(1, 3),
        [play(2), speed(3)],
    ),
    refused("DRAW-7", "16", "Not an option.", car("A1", 3, "2"), [play(2), speed(5)], rows(3, 4)),
    refused(
        "DRAW-8", "16", "Slower is not allowed, either.", car("A1", 3, "2"), [play(2), speed(3)],
        rows(3, 4),
    ),
    refused(
        "DRAW-9", "16", "Minimum Speed of another suit.", car("A1", 3, "2"), [play(2), speed(3)],
        rows(3, 6),
    ),
    refused("DRAW-10", "14", "More cards than held.", car("A1", 3, "2 2"), [play(2, 3)], []),
    refused("DRAW-11", "14", "A suit that is not held.", car("A1", 3, "2 2"), [play(5)], []),
    refused("DRAW-12", "14", "A set of no cards.", car("A1", 3, "2 2"), [play(2, 0)], []),
    refused(
        "DRAW-13", "13", "One set a turn.", car("A1", 3, "2 3"),
        [*drive(2, 2, "A2 A3"), play(3)], rows(3, 2),
    ),
    refused(
        "DRAW-14", "13", "No second set on the first one.", car("A1", 3, "2 3"),
        [play(2), play(3)], rows(3, 2),
    ),
    refused("DRAW-15", "16 H-03", "Neutral has no row: no move.", car("A1", 0, "2"), [play(2)], []),
    refused(
        "DRAW-16", "13", "With a set on the table the move must be completed.",
        car("A1", 3, "2"), [play(2), end()], rows(3, 2),
    ),
    refused(
        "DRAW-17", "13", "A step before a speed is chosen.", car("A1", 3, "2"),
        [play(2), go("A2")], rows(3, 2),
    ),
    refused("DRAW-18", "13", "A step without a set.", car("A1", 3, "2"), [go("A2")], []),
    refused("DRAW-19", "16", "A speed without a set.", car("A1", 3, "2"), [speed(1)], rows(3, 1)),
    refused(
        "DRAW-20", "16", "A speed is chosen once.", car("A1", 3, "2 2"),
        [play(2, 2), speed(2), speed(3)], rows(3, 2, 3),
    ),
    refused("DRAW-21", "13", "Nothing to be done with.", car("A1", 3, "2"), [DONE], []),
]  # fmt: skip

SHIFTS = [
    case(
        "SHIFT-1",
        "17",
        "Up for three cards, suits mixed.",
        ROAD,
        [car("A1", 0, SIX)],
        p1(gear=1, hand=[3, 4, 5], hand_size=3),
        do=[up(1, 1, 2)],
    ),
    case(
        "SHIFT-2",
        "17",
        "Down for two.",
        ROAD,
        [car("A1", 6, SIX)],
        p1(gear=5, hand=[1, 1, 4, 5]),
        do=[down(2, 3)],
    ),
    case(
        "SHIFT-3",
        "17",
        "As often as affordable.",
        ROAD,
        [car("A1", 0, SIX)],
        p1(gear=2, hand_size=0),
        do=[up(1, 1, 2), up(3, 4, 5)],
    ),
    case(
        "SHIFT-4",
        "13 17",
        "Before the draw and after the move.",
        ROAD,
        [car("A1", 1, "1 1 1 2 2 2 6")],
        p1(gear=3, hand_size=0, space="A4"),
        rows(2, 3),
        [up(1, 1, 1), *drive(6, 3, "A2 A3 A4"), up(2, 2, 2)],
    ),
    case(
        "SHIFT-5",
        "17 19",
        "Shifting without a move, then a pass: a full hand again.",
        ROAD,
        [car("A1", 0, SIX)],
        p1(gear=1, hand_size=6, hand_limit=6, penalties=0, space="A1"),
        do=[up(1, 1, 2), end()],
    ),
    case(
        "SHIFT-6",
        "H-33",
        "After the move, cards pay that clean-up would discard: two Blocked points, hand of 5.",
        road(rows=3, cut="A3>FIN"),
        [car("A1", 3, "1 2 2 3 4")],
        p1(gear=2, hand_size=4, hand_limit=4, penalties=2, hand=[1, 1, 3, 4]),
        rows(3, 4),
        [*drive(1, 4, "A2 A3"), down(2, 2), end()],
    ),
    refused("SHIFT-7", "17", "Two cards do not buy a shift up.", car("A1", 0, SIX), [up(1, 1)], []),
    refused("SHIFT-8", "17", "Four are too many.", car("A1", 0, SIX), [up(1, 1, 2, 3)], []),
    refused("SHIFT-9", "17", "Down costs two, not three.", car("A1", 2, SIX), [down(1, 1, 2)], []),
    refused("SHIFT-10", "17", "Down costs two, not one.", car("A1", 2, SIX), [down(1)], []),
    refused("SHIFT-11", "17", "No 7th gear.", car("A1", 6, SIX), [up(1, 1, 2)], []),
    refused("SHIFT-12", "17", "Nothing below Neutral.", car("A1", 0, SIX), [down(1, 1)], []),
    refused("SHIFT-13", "17", "Only cards in hand.", car("A1", 2, SIX), [down(6, 6)], []),
    refused("SHIFT-14", "17", "One 1 too many.", car("A1", 2, SIX), [up(1, 1, 1)], []),
    refused(
        "SHIFT-15", "H-02", "Not between draw and choice.", car("A1", 3, SIX),
        [play(1), down(2, 3)], rows(3, 2),
    ),
    refused(
        "SHIFT-16", "H-02", "Not between choice and movement.", car("A1", 3, SIX),
        [play(1), speed(2), down(2, 3)], rows(3, 2),
    ),
    refused(
        "SHIFT-17", "H-02", "Not on the way.", car("A1", 3, SIX),
        [*drive(1, 2, "A2"), down(2, 3)], rows(3, 2),
    ),
    refused(
        "SHIFT-18", "17", "Cards of the set do not pay.", car("A1", 3, "1 1"),
        [*drive(1, 2, "A2 A3", 1), down(1, 1)], rows(3, 2),
    ),
]  # fmt: skip

HANDS = [
    case(
        "HAND-1",
        "19",
        "A pass refills to 6.",
        ROAD,
        [car("A1", 0, "1 2")],
        p1(hand_size=6, hand_limit=6, penalties=0),
        do=[end()],
    ),
    case(
        "HAND-2",
        "18",
        "Cards left in hand are kept.",
        ROAD,
        [car("A1", 2, "2 6 6 5")],
        p1(hand=[1, 1, 1, 5, 6, 6]),
        rows(2, 1),
        [*drive(2, 1, "A2"), end()],
    ),
    case(
        "HAND-3",
        "18",
        "Above the limit the driver chooses what goes.",
        road(rows=3, cut="A3>FIN"),
        [car("A1", 3, "1 2 3 4 5 6")],
        p1(hand=[2, 4, 6], hand_limit=3, penalties=3),
        rows(3, 5),
        [*drive(1, 5, "A2 A3"), end(3, 5)],
    ),
    case(
        "HAND-4",
        "18",
        "Not more than has to go.",
        road(rows=3, cut="A3>FIN"),
        [car("A1", 3, "1 2 3 4 5 6")],
        illegal(3),
        rows(3, 5),
        [*drive(1, 5, "A2 A3"), end(3, 4, 5)],
    ),
    case(
        "HAND-5",
        "18",
        "Not less than has to go.",
        road(rows=3, cut="A3>FIN"),
        [car("A1", 3, "1 2 3 4 5 6")],
        illegal(3),
        rows(3, 5),
        [*drive(1, 5, "A2 A3"), end(3)],
    ),
    case(
        "HAND-6",
        "18",
        "Below the limit nothing may be thrown away.",
        ROAD,
        [car("A1", 3, "1 2 3")],
        illegal(0),
        do=[end(2)],
    ),
    case(
        "HAND-7",
        "18",
        "The limit is for one refill: the next turn starts from 6 again.",
        road(rows=3, cut="A3>FIN"),
        [car("A1", 3, "1 2 2 2")],
        p1(hand_size=6, hand_limit=6, penalties=0),
        rows(3, 5),
        [*drive(1, 5, "A2 A3"), end(), end()],
    ),
    case(
        "HAND-8",
        "54 H-31",
        "Dom's hand has 7.",
        ROAD,
        [player("P1", "A1", 0, "1 2", driver="dom")],
        p1(hand_size=7, hand_limit=7),
        do=[end()],
    ),
    case(
        "HAND-9",
        "54",
        "Han Lue's has 6.",
        ROAD,
        [player("P1", "A1", 0, "1 2", driver="han_lue")],
        p1(hand_size=6, hand_limit=6),
        do=[end()],
    ),
    case(
        "HAND-10",
        "18",
        "Set and turned cards do not stay.",
        ROAD,
        [car("A1", 3, "4 4 4 5 5 5"), rival("A9")],
        p1(hand=[1, 1, 1, 5, 5, 5]) | {"active": "P2"},
        rows(3, 1, 1, 1),
        [*drive(4, 1, "A2", 3), end()],
    ),
    case(
        "HAND-11",
        "10 13",
        "Somebody else's turn.",
        ROAD,
        [car("A1", 3, "4"), rival("A9")],
        illegal(0),
        do=[{**end(), "p": "P2"}],
    ),
]

DRAWING = [*DRAWS, *SHIFTS, *HANDS]
