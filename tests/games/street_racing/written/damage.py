"""Damage icons and control tokens (STR section 9)."""

from typing import Any

from tests.games.street_racing.written.making import (
    REFILL,
    Case,
    Row,
    case,
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
    use,
)

ROAD = road(rows=30)


def icon(id: str, note: str, gear: int, value: int, expect: Row, **more: Any) -> Case:
    """P1 drives at this speed, with control tokens 3 and 1 to be drawn."""
    suit = more.pop("suit", gear % 6 + 1)
    me = player("P1", "A1", gear, f"{suit}", **more.pop("me", {}))
    do = [*more.pop("before", []), *drive(suit, value, _path(value)), end()]
    deck = more.pop("deck", rows(gear, value))
    options = {"damage": more.pop("damage", "on")}
    rules = more.pop("rules", "51")
    script = {"control": [3, 1]}
    found = [me, rival("B1")]
    track = road("A", rows=30, extra="B1")
    return case(
        f"ICON-{id}", rules, note, track, found, expect, deck, do, options=options, script=script
    )


def _path(value: int) -> str:
    return " ".join(f"A{row}" for row in range(2, value + 2))


ICONS = [
    *(
        icon(f"{gear}-{most}", f"Row {gear}: up to {most} has one.", gear, most, p1(control=[3]))
        for gear, most in ((4, 2), (5, 3), (6, 5))
    ),
    *(
        icon(f"{gear}-{least}", f"Row {gear}: {least} has none.", gear, least, p1(control=[]))
        for gear, least in ((4, 3), (5, 4), (6, 6))
    ),
    *(
        icon(f"{gear}-1", f"Row {gear} has no icons.", gear, 1, p1(control=[]))
        for gear in (1, 2, 3)
    ),
    icon("OFF", "Without damage there are none.", 6, 1, p1(control=[]), damage="off"),
    icon(
        "TURBO",
        "The row that was read decides: 4 in row 6, in 5th.",
        5,
        4,
        p1(control=[3]),
        rules="51 38",
        me={"upgrades": {"turbo_charger": 1}},
        before=[use("turbo_charger")],
        deck=rows(6, 4),
    ),
    icon(
        "MINIMUM",
        "Minimum Speed has none: 7 in 5th.",
        5,
        7,
        p1(control=[]),
        suit=5,
        deck=rows(5, 1),
    ),
]


def controlled(
    id: str, rules: str, note: str, do: list[Row], expect: Row, deck: list[Row], **me: Any
) -> Case:
    """P1 in 6th has control tokens from turns before."""
    car = player("P1", "A1", 6, "1", **me)
    more: Row = {"options": {"damage": "on"}, "script": {"control": [3, 1]}}
    track = road("A", rows=30, extra="B1")
    return case(f"CONTROL-{id}", rules, note, track, [car, rival("B1")], expect, deck, do, **more)


CONTROLS = [
    controlled(
        "1",
        "52",
        "It is added to V, and turned to the damage side after the move.",
        [play(1), speed(6), go(_path(8)), end()],
        p1(space="A9", control=[], damage=1),
        rows(6, 6),
        control=[2],
    ),
    controlled(
        "2",
        "52 16",
        "The options are those of the cards all the same.",
        [play(1), speed(6)],
        legal_speeds(6),
        rows(6, 6),
        control=[2],
    ),
    controlled(
        "3",
        "52",
        "It waits while the driver passes.",
        [end()],
        p1(space="A1", control=[2], damage=0),
        [],
        control=[2],
    ),
    controlled(
        "4",
        "51 52",
        "One is used, another is drawn; the new one is for the next move.",
        [play(1), speed(5), go(_path(7)), end()],
        p1(space="A8", control=[3], damage=1),
        rows(6, 5),
        control=[2],
    ),
    controlled(
        "5",
        "53",
        "The third damage: junked, and it stays on the road.",
        [play(1), speed(6), go(_path(8)), end()],
        p1(space="A9", junked=True, out=False, damage=3),
        rows(6, 6),
        control=[2],
        damage=2,
    ),
    controlled(
        "6",
        "52 24",
        "All of V has to be used, the token's points, too.",
        [play(1), speed(6), go(_path(6)), end()],
        illegal(3),
        rows(6, 6),
        control=[2],
    ),
    case(
        "CONTROL-7",
        "53 46",
        "A finish reached in the same move counts.",
        road(rows=4),
        [player("P1", "A4", 6, "1", control=[2], damage=2)],
        p1(finished=True, remaining=7) | {"race_over": True, "result": {"winner": "P1"}},
        rows(6, 6),
        [play(1), speed(6), go("FIN"), end()],
        options={"damage": "on"},
    ),
    case(
        "CONTROL-8",
        "53 H-27",
        "A junked car is in the way.",
        road(rows=6),
        [player("P1", "A1", 3, "2"), player("P2", "A3", 3, "2", damage=3)],
        illegal(2),
        rows(3, 4),
        [play(2), speed(4), go("A2 A3")],
        options={"damage": "on"},
    ),
    case(
        "CONTROL-9",
        "43 52",
        "A control token counts at barriers.",
        road(rows=30, barriers={"A4>A5": 10}),
        [player("P1", "A1", 6, "1", control=[2]), rival("A25")],
        p1(space="A11", pending_barrier=0),
        rows(6, 8),
        [play(1), speed(8), go(_path(10)), end()],
        options={"damage": "on"},
    ),
    case(
        "CONTROL-10",
        "51 52",
        "Drawn in one turn, added in the next, turned over behind it.",
        ROAD,
        [player("P1", "A1", 6, "1")],
        p1(space="A13", control=[], damage=1),
        [*rows(6, 4), *REFILL, *rows(6, 6)],
        [
            *drive(1, 4, _path(4)),
            end(),
            play(1),
            speed(6),
            go("A6 A7 A8 A9 A10 A11 A12 A13"),
            end(),
        ],
        options={"damage": "on"},
        script={"control": [2]},
    ),
    case(
        "CONTROL-12",
        "53 H-27",
        "A junked car has no more turns.",
        road("AB", rows=20),
        [player("P1", "A1", 6, "1", control=[2], damage=2), rival("B1")],
        {"active_sequence": ["P1", "P2", "P2"], "active": "P2"},
        rows(6, 6),
        [play(1), speed(6), go("A2 A3 A4 A5 A6 A7 A8 A9"), end(), end()],
        options={"damage": "on"},
    ),
    case(
        "CONTROL-11",
        "51",
        "The tokens come in their order, whoever draws.",
        road("AB", rows=20),
        [player("P1", "A1", 6, "1"), player("P2", "B1", 6, "1")],
        {"players": {"P1": {"control": [3]}, "P2": {"control": [1]}}},
        [*rows(6, 2), *REFILL, *rows(6, 2)],
        [*drive(1, 2, "A2 A3"), end(), *drive(1, 2, "B2 B3"), end()],
        options={"damage": "on"},
        script={"control": [3, 1]},
    ),
]

DAMAGE = [*ICONS, *CONTROLS]
