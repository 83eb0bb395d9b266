"""Little tracks for rule tests, written as one tells them: `ring("S4 C2,4 S6")`.

Two lanes a and b, a the inner one. `S4` is a straight of four columns, `C2,4` a curve with two
spaces in lane a and four in lane b, `X` a chicane. Columns are counted through: a0 b0 a1 ..., a4.1
in a curve that is column 4, x5 in a chicane. The line is behind the last column.
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from simulator.ausgebremst.referee import answer

Track = dict[str, Any]
Case = dict[str, Any]
LANES = "ab"


def ring(
    plan: str = "S12",
    solid: Iterable[int] = (),
    pit: Mapping[str, Any] | None = None,
    line_at: int | None = None,
) -> Track:
    """The track; `solid` are columns beside a solid line, `line_at` moves the line behind that
    column."""
    columns = [part for word in plan.split() for part in _parts(word)]
    beside = set(solid)
    spaces: list[Any] = []
    ends: list[list[str]] = []
    starts: list[list[str]] = []
    edges: list[list[str]] = []
    section = 0
    for column, (kind, lengths) in enumerate(columns):
        if column and (kind != columns[column - 1][0] or kind == "C"):
            section += 1
        lanes = [
            [_name(kind, lane, column, i, length) for i in range(length)]
            for lane, length in zip(LANES, lengths, strict=False)
        ]
        flags = {"C": ["curve"], "X": ["chicane"]}.get(kind)
        for number, lane in enumerate(lanes):
            for id in lane:
                space: dict[str, Any] = {"id": id, "lane": number, "sec": f"{kind}{section}"}
                spaces.append({**space, "flags": flags} if flags else space)
            edges += [[a, b] for a, b in pairwise(lane)]
        starts.append([lane[0] for lane in lanes])
        ends.append([lane[-1] for lane in lanes])
    last = len(columns) - 1 if line_at is None else line_at
    line = []
    for column, end in enumerate(ends):
        after = (column + 1) % len(columns)
        for i, a in enumerate(end):
            for j, b in enumerate(starts[after]):
                narrow = len(end) == 1 or len(starts[after]) == 1
                if narrow or i == j or not {column, after} <= beside:
                    edges.append([a, b])
                    line += [[a, b]] if column == last else []
    track: Track = {"spaces": spaces, "edges": edges, "line": line}
    rows = [ends[(last - back) % len(ends)] for back in range(3)]
    track["grid"] = rows
    return _with_pit(track, pit) if pit else track


def _parts(word: str) -> list[tuple[str, tuple[int, ...]]]:
    kind, rest = word[0], word[1:]
    if kind == "S":
        return [("S", (1, 1))] * int(rest)
    return [("X", (1,))] if kind == "X" else [("C", tuple(map(int, rest.split(","))))]


def _name(kind: str, lane: str, column: int, i: int, length: int) -> str:
    if kind == "X":
        return f"x{column}"
    return f"{lane}{column}.{i + 1}" if kind == "C" else f"{lane}{column}"


def _with_pit(track: Track, pit: Mapping[str, Any]) -> Track:
    """From field A through p1 p2 ... to field C; `over_line` names the step that crosses it."""
    alley = [f"p{i + 1}" for i in range(pit.get("spaces", 4))]
    stops = pit.get("stops", ["p2"])
    track["spaces"] += [{"id": id, "lane": -1, "sec": "PIT"} for id in alley]
    way = [pit["entry"], *alley, pit["exit"]]
    track["edges"] += [list(step) for step in pairwise(way)]
    if "over_line" in pit:
        track["line"].append(list(pit["over_line"]))
    track["pit"] = {
        "entry": pit["entry"],
        "alley": alley,
        "stops": stops,
        "exit": pit["exit"],
        "windows": pit.get("windows", [2, 3]),
    }
    return track


PIT = {"entry": "a3", "exit": "a7", "spaces": 4, "stops": ["p2"]}
"""Beside a straight: A on a3, C on a7, one pit space."""


def car(id: str, at: str, crossings: int = 2, **more: Any) -> dict[str, Any]:
    """P1 and so on are players, D1 and so on derelicts."""
    kind = "derelict" if id.startswith("D") else "player"
    return {"id": id, "kind": kind, "at": at, "crossings": crossings, **more}


def case(track: Track, *cars: dict[str, Any], **more: Any) -> Case:
    """A case; what is no key of a case belongs to its state."""
    outer: dict[str, Any] = {
        key: more.pop(key) for key in ("decisions", "options", "cards") if key in more
    }
    state = {"turn": cars[0]["id"], "mode": "family", "cars": list(cars), **more}
    return {"id": 1, "track": track, "state": state, **outer}


def ask(track: Track, *cars: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What the rules answer."""
    return answer(case(track, *cars, **more))


def ends(track: Track, *cars: dict[str, Any], **more: Any) -> dict[str, list[str]]:
    """The legal ends of the first car, card by card."""
    found: dict[str, list[str]] = ask(track, *cars, **more)["legal"][cars[0]["id"]]
    return found


def after(track: Track, *cars: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The first car after its turn."""
    found: dict[str, Any] = ask(track, *cars, **more)["after"][cars[0]["id"]]
    return found
