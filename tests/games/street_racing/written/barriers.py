"""Speed barriers (STR section 7)."""

from typing import Any

from tests.games.street_racing.written.making import (
    DONE,
    Case,
    Row,
    case,
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
    use,
)

TRAIN = road(rows=20, barriers={"A4>A5": 10})


def barrier(
    id: str, rules: str, note: str, value: int, path: str, expect: Row, **more: Any
) -> Case:
    """In 6th towards a train crossing (10) on A5, unless it is said otherwise."""
    track, me = (
        more.pop("track", TRAIN),
        player("P1", more.pop("at", "A1"), 6, "2", **more.pop("me", {})),
    )
    do = [play(2), speed(value), *more.pop("before", []), go(path)]
    if "illegal_decision" not in expect:
        do.append(end())
    deck = [*rows(6, value), *more.pop("deck", [])]
    return case(f"BARRIER-{id}", rules, note, track, [me], expect, deck, do, **more)


def paused(id: str, note: str, do: list[Row], expect: Row, **more: Any) -> Case:
    """P1 waits on the crossing."""
    me = player("P1", "A5", 6, more.pop("hand", "2"), pending_barrier=10, **more.pop("me", {}))
    others = [rival("A1"), *more.pop("others", [])]
    deck = more.pop("deck", rows(6, 10))
    rules = more.pop("rules", "44")
    return case(f"PAUSED-{id}", rules, note, TRAIN, [me, *others], expect, deck, do, **more)


OUT = p1(out=True) | {"active": "P2"}

TO_A15 = "A6 A7 A8 A9 A10 A11 A12 A13 A14 A15"

BARRIERS = [
    barrier(
        "1",
        "43 45",
        "V 10 passes, and goes on.",
        10,
        "A2 A3 A4 A5 A6 A7 A8 A9 A10 A11",
        p1(space="A11", pending_barrier=0),
    ),
    barrier(
        "2",
        "43 H-07",
        "STR-E-09: V 9 stops on it; the points left cost nothing.",
        9,
        "A2 A3 A4 A5",
        p1(space="A5", penalties=0, hand_limit=6, pending_barrier=10),
    ),
    barrier("3", "43", "... and it is a stop.", 9, "A2 A3 A4 A5 A6", illegal(2)),
    barrier(
        "4",
        "43",
        "Before it nothing happens.",
        3,
        "A2 A3 A4",
        p1(space="A4", penalties=0, pending_barrier=0),
    ),
    barrier(
        "5",
        "44 H-09",
        "Ending on it at V 10 is passing it.",
        10,
        "A2 A3 A4 A5 A6 A7 A8 A9 A10 A11",
        p1(space="A11", pending_barrier=0, penalties=0),
        track=road(rows=20, barriers={"A10>A11": 10}),
    ),
    barrier(
        "6",
        "43",
        "It is paused with its last point, too.",
        4,
        "A2 A3 A4 A5",
        p1(space="A5", pending_barrier=10),
    ),
    barrier(
        "7",
        "45 H-08",
        "Each edge has its own number: 9 this way.",
        8,
        "A2 B2",
        p1(space="B2", pending_barrier=9),
        track=road("AB", cut="A2|B2", add="A2>B2", barriers={"A2>B2": 9, "B1>B2": 6}),
    ),
    barrier(
        "8",
        "45 H-08",
        "... 6 that way: 8 passes.",
        8,
        "B2 B3 B4 B5 B6 B7 B8 B9",
        p1(space="B9", pending_barrier=0),
        track=road("AB", cut="A2|B2", add="A2>B2", barriers={"A2>B2": 9, "B1>B2": 6}),
        at="B1",
    ),
    barrier(
        "9",
        "33 43",
        "Nitrous makes up for it.",
        9,
        "A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12",
        p1(space="A12", pending_barrier=0),
        me={"upgrades": {"nitrous": 1}},
        before=[use("nitrous")],
        deck=rows(6, 1, nitrous=2),
    ),
    barrier(
        "10",
        "35 43",
        "Tires do not make V lower here: 10 passes.",
        10,
        "A2 A3 A4 A5 A6 A7 A8 A9 A10 A11",
        p1(space="A11"),
        me={"upgrades": {"tires": 2}},
        before=[use("tires"), use("tires")],
    ),
    barrier(
        "11",
        "43 H-07",
        "By the other reading of H-07 the points left are Blocked.",
        9,
        "A2 A3 A4 A5",
        p1(space="A5", penalties=5, hand_limit=1, pending_barrier=10),
        options={"barrier_unused": "blocked"},
    ),
    barrier(
        "12",
        "43",
        "Two barriers, one behind the other: passed and stopped.",
        7,
        "A2 A3 A4 A5",
        p1(space="A5", pending_barrier=8),
        track=road(rows=20, barriers={"A2>A3": 7, "A4>A5": 8}),
    ),
    paused(
        "1", "V 10: it moves all 10 from there.", [*drive(2, 10, TO_A15), end()],
        p1(space="A15", out=False, pending_barrier=0),
    ),
    paused("2", "STR-E-09: V 9: out.", [play(2), speed(9), DONE, end()], OUT, deck=rows(6, 9)),
    paused(
        "3", "Nobody drives off at V 9.", [play(2), speed(9), go("A6")], illegal(2),
        deck=rows(6, 9),
    ),
    paused("4", "No move at all: out.", [end()], OUT, rules="44 H-10"),
    paused("5", "Without cards it cannot move: out.", [end()], OUT, hand="", rules="44 H-10"),
    paused(
        "6", "Nitrous in time.",
        [play(2), speed(9), use("nitrous"), go(f"{TO_A15} A16"), end()],
        p1(space="A16", out=False), me={"upgrades": {"nitrous": 1}}, deck=rows(6, 9, 1),
    ),
    paused(
        "7", "Another draw in time.",
        [play(2), use("engine_power"), speed(10), go(TO_A15), end()],
        p1(space="A15", out=False), me={"upgrades": {"engine_power": 1}}, deck=rows(6, 9, 10),
    ),
    case(
        "PAUSED-8",
        "20 44",
        "The next driver's way is free: the wreck is gone.",
        road(rows=20, barriers={"A4>A5": 7}),
        [player("P1", "A5", 6, pending_barrier=10), player("P2", "A1", 3, "1")],
        {"players": {"P1": {"out": True}, "P2": {"space": "A8"}}},
        rows(3, 7),
        [end(), *drive(1, 7, "A2 A3 A4 A5 A6 A7 A8")],
    ),
    paused(
        "9", "A seat that is out has no more turns.", [end(), end(), end()],
        {"active": "P2", "active_sequence": ["P1", "P2", "P3", "P2"]},
        rules="20 44", others=[rival("A3", id="P3")],
    ),
    paused(
        "10", "Driving off at 10, and blocked behind it: penalties, no wreck.",
        [*drive(2, 10, "A6"), end()],
        p1(space="A6", out=False, penalties=9), others=[rival("A7", id="P3")],
    ),
]  # fmt: skip
