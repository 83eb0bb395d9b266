"""Block tokens and Handling (STR-37, STR-42)."""

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
    place,
    play,
    player,
    rival,
    road,
    rows,
    speed,
)
from tests.games.street_racing.written.tokens import (
    ONE,
    THREE,
    TWO,
)


def blocking(
    id: str, note: str, do: list[Row], expect: Row, rules: str = "42", **more: Any
) -> Case:
    """P2's block token lies on A3, unless it is said otherwise; V is 4."""
    blocks = {"block_tokens": more.pop("blocks", {"A3": "P2"})}
    track, me = more.pop("track", ONE), more.pop("me", car("A1", 3, "2", handling=2))
    deck = rows(3, more.pop("value", 4))
    others = [rival("A9"), *more.pop("others", [])]
    return case(f"BLOCK-{id}", rules, note, track, [me, *others], expect, deck, do, **blocks)


GO4 = [play(2), speed(4)]

BLOCK_CASES = [
    blocking("1", "Entering it costs 3.", [*GO4, go("A2 A3"), end()], p1(space="A3", penalties=0)),
    blocking(
        "2",
        "One point is left behind it.",
        [play(2), speed(5), go("A2 A3 A4"), end()],
        p1(space="A4", penalties=0) | {"block_tokens": {"A3": "P2"}},
        value=5,
    ),
    blocking(
        "3",
        "With 2 points left it is no step: blocked.",
        [play(2), speed(3), go("A2"), end()],
        p1(space="A2", penalties=2),
        "28 42",
        value=3,
    ),
    blocking(
        "4", "... nor may it be tried.", [play(2), speed(3), go("A2 A3")], illegal(2), value=3
    ),
    blocking(
        "5",
        "A way round it has to be taken.",
        [play(2), speed(3), go("A2"), end()],
        illegal(3),
        "24 42",
        value=3,
        track=TWO,
    ),
    blocking(
        "6",
        "From the side it costs 3, too.",
        [*GO4, go("A2 B2 B3")],
        illegal(2),
        blocks={"B2": "P2"},
        track=TWO,
        value=4,
    ),
    blocking(
        "7",
        "From the side for 3.",
        [*GO4, go("A2 B2"), end()],
        p1(space="B2", penalties=0),
        blocks={"B2": "P2"},
        track=TWO,
    ),
    blocking(
        "8",
        "The own token is lifted before the first step.",
        [*GO4, go("A2 A3 A4 A5"), end()],
        p1(space="A5", penalties=0) | {"block_tokens": {}},
        blocks={"A3": "P1"},
    ),
    blocking(
        "9",
        "It stays where its owner passes.",
        [end()],
        {"block_tokens": {"A3": "P1"}},
        blocks={"A3": "P1"},
    ),
    blocking(
        "10",
        "Ignored: 1 point.",
        [*GO4, ignore("A3"), go("A2 A3 A4 A5"), end()],
        p1(space="A5", penalties=0, upgrades={"handling": 1}) | {"block_tokens": {"A3": "P2"}},
        "37",
    ),
    blocking(
        "11",
        "Ignored on the way.",
        [*GO4, go("A2"), ignore("A3"), go("A3 A4 A5"), end()],
        p1(space="A5", penalties=0),
        "37",
    ),
    blocking(
        "12",
        "Only the one.",
        [*GO4, ignore("A3"), go("A2 A3 A4")],
        illegal(3),
        "37",
        blocks={"A3": "P2", "A4": "P3"},
        others=[rival("A10", id="P3")],
    ),
    case(
        "BLOCK-19",
        "42",
        "A token that lies there from the start is a rival's for everybody.",
        {**ONE, "blocks": ["A3"]},
        [car("A1", 3, "2")],
        p1(space="A4", penalties=0) | {"block_tokens": {"A3": "nobody"}},
        rows(3, 5),
        [*drive(2, 5, "A2 A3 A4"), end()],
    ),
    case(
        "BLOCK-32",
        "37",
        "It may be ignored, too.",
        {**ONE, "blocks": ["A3"]},
        [car("A1", 3, "2", handling=1)],
        p1(space="A6", penalties=0),
        rows(3, 5),
        [play(2), speed(5), ignore("A3"), go("A2 A3 A4 A5 A6"), end()],
    ),
    blocking("13", "Nothing to ignore there.", [*GO4, ignore("A2")], illegal(2), "37"),
    blocking("14", "The own one.", [*GO4, ignore("A3")], illegal(2), "37", blocks={"A3": "P1"}),
    blocking(
        "15",
        "Once per turn.",
        [*GO4, ignore("A3"), ignore("A4")],
        illegal(3),
        "37",
        blocks={"A3": "P2", "A4": "P3"},
        others=[rival("A10", id="P3")],
    ),
    blocking(
        "16",
        "Ignored, and none placed any more.",
        [*GO4, ignore("A3"), go("A2 A3 A4 A5"), place("right")],
        illegal(4),
        "37",
        track=TWO,
    ),
    blocking("17", "Not before the draw.", [ignore("A3")], illegal(0), "37"),
    blocking(
        "18",
        "With 2 points left, ignoring it makes it a step again.",
        [play(2), speed(3), go("A2"), ignore("A3"), go("A3 A4"), end()],
        p1(space="A4", penalties=0),
        "37 42",
        value=3,
    ),
]

PLACE_CASES = [
    blocking(
        "20",
        "Placed to the right after the move.",
        [*GO4, go("A2 A3 A4 A5"), place("right"), end()],
        {"block_tokens": {"B5": "P1"}} | p1(upgrades={"handling": 1}),
        "37 H-12",
        track=TWO,
        blocks={},
    ),
    blocking(
        "21",
        "To the left.",
        [*GO4, go("B2 B3 B4 B5"), place("left"), end()],
        {"block_tokens": {"A5": "P1"}},
        "37 H-12",
        track=THREE,
        blocks={},
        me=player("P1", "B1", 3, "2", upgrades={"handling": 1}),
    ),
    blocking(
        "22",
        "No lane on the left.",
        [*GO4, go("A2 A3 A4 A5"), place("left")],
        illegal(3),
        "37",
        track=TWO,
        blocks={},
    ),
    blocking(
        "23",
        "A space of a corner.",
        [*GO4, go("A2 A3 A4 A5"), place("right")],
        illegal(3),
        "37",
        track=road("AB", corners={"B5": 4}),
        blocks={},
    ),
    blocking(
        "24",
        "A car is there.",
        [*GO4, go("A2 A3 A4 A5"), place("right")],
        illegal(3),
        "37",
        track=TWO,
        blocks={},
        others=[rival("B5", id="P3")],
    ),
    blocking(
        "25",
        "An obstacle.",
        [*GO4, go("A2 A3 A4 A5"), place("right")],
        illegal(3),
        "37",
        track=road("AB", obstacles="B5"),
        blocks={},
    ),
    blocking(
        "26",
        "Another token.",
        [*GO4, go("A2 A3 A4 A5"), place("right")],
        illegal(3),
        "37",
        track=TWO,
        blocks={"B5": "P2"},
    ),
    blocking(
        "27",
        "No lateral step there.",
        [*GO4, go("A2 A3 A4 A5"), place("right")],
        illegal(3),
        "37",
        track=road("AB", cut="A5|B5"),
        blocks={},
    ),
    blocking(
        "28",
        "Not without a move.",
        [place("right")],
        illegal(0),
        "37 H-12",
        track=TWO,
        blocks={},
    ),
    blocking(
        "29",
        "Not before all points are used.",
        [*GO4, go("A2 A3 A4"), place("right")],
        illegal(3),
        "37 24",
        track=TWO,
        blocks={},
    ),
    blocking(
        "30",
        "Once per turn.",
        [*GO4, go("B2 B3 B4 B5"), place("left"), place("right")],
        illegal(4),
        "37",
        track=THREE,
        blocks={},
        me=player("P1", "B1", 3, "2", upgrades={"handling": 2}),
    ),
    blocking(
        "31",
        "The token of the turn before is lifted, and placed anew.",
        [*GO4, go("A2 A3 A4 A5"), place("right"), end()],
        {"block_tokens": {"B5": "P1"}},
        "37 42",
        track=TWO,
        blocks={"B2": "P1"},
    ),
]

BLOCKS = [*BLOCK_CASES, *PLACE_CASES]
