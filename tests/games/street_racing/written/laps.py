"""Circuits with laps and checkpoints (STR-57, STR-H-30)."""

from tests.games.street_racing.written.making import (
    REFILL,
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
)


def ring(count: int, checkpoints: str = "", laps: int = 1, lanes: str = "A") -> Row:
    """A circuit with the line behind its last row; checkpoints as "A3 A5", a row each."""
    track = road(lanes, rows=count)
    line = [[f"{lane}{count}", f"{lane}1"] for lane in lanes]
    track["spaces"].remove("FIN")
    track["forward"] = [pair for pair in track["forward"] if pair[1] != "FIN"] + line
    rows_of = [[f"{lane}{at[1:]}" for lane in lanes] for at in checkpoints.split()]
    return {**track, "finish": [], "line": line, "checkpoints": rows_of, "laps": laps}


def lap(id: str, note: str, track: Row, at: str, value: int, path: str, expect: Row) -> Case:
    """P1 drives at this speed in 6th; P2 stands on A1 of another road."""
    track = {**track, "spaces": [*track["spaces"], "X1"]}
    players = [player("P1", at, 6, "1"), rival("X1")]
    do = [play(1), speed(value), go(path)]
    if "illegal_decision" not in expect:
        do.append(end())
    return case(f"LAP-{id}", "57 H-30", note, track, players, expect, rows(6, value), do)


HOME = p1(finished=True, remaining=0)
LAPS = [
    lap("1", "Over the line: home, for 1 point.", ring(8), "A7", 2, "A8 A1", HOME),
    lap(
        "2",
        "What is left is remaining speed.",
        ring(8),
        "A7",
        9,
        "A8 A1",
        p1(finished=True, remaining=7),
    ),
    lap("3", "Nobody drives on.", ring(8), "A7", 9, "A8 A1 A2", illegal(2)),
    lap(
        "4",
        "Without its checkpoint the line does not count.",
        ring(8, "A4"),
        "A7",
        4,
        "A8 A1 A2 A3",
        p1(finished=False, space="A3"),
    ),
    lap(
        "5",
        "Past the checkpoint, then over the line.",
        ring(8, "A4"),
        "A3",
        6,
        "A4 A5 A6 A7 A8 A1",
        HOME,
    ),
    lap(
        "6",
        "Two checkpoints in their order.",
        ring(8, "A4 A6"),
        "A3",
        6,
        "A4 A5 A6 A7 A8 A1",
        HOME,
    ),
    lap(
        "7",
        "In the other order only the first one is passed.",
        ring(8, "A6 A4"),
        "A3",
        7,
        "A4 A5 A6 A7 A8 A1 A2",
        p1(finished=False, space="A2"),
    ),
    lap(
        "8",
        "The first of two laps.",
        ring(8, laps=2),
        "A7",
        4,
        "A8 A1 A2 A3",
        p1(finished=False, space="A3"),
    ),
    lap(
        "9",
        "Both laps in a move.",
        ring(4, laps=2),
        "A4",
        6,
        "A1 A2 A3 A4 A1",
        p1(finished=True, remaining=1),
    ),
    lap(
        "11",
        "A checkpoint directly behind the line is passed with the step over it.",
        ring(4, "A1 A3", laps=2),
        "A2",
        7,
        "A3 A4 A1 A2 A3 A4 A1",
        p1(finished=False, space="A1", lap=1),
    ),
    case(
        "LAP-10",
        "47 57 H-30",
        "Two turns, two laps; the second crossing is the finish.",
        ring(4, "A3", laps=2),
        [player("P1", "A1", 6, "1")],
        p1(finished=True, remaining=3) | {"race_over": True, "result": {"winner": "P1"}},
        [*rows(6, 4), *REFILL, *rows(6, 7)],
        [*drive(1, 4, "A2 A3 A4 A1"), end(), *drive(1, 7, "A2 A3 A4 A1"), end()],
    ),
]
