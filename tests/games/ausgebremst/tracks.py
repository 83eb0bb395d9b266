"""Little tracks for rule tests, written as one tells them: `ring("S4 C2,4 S6")`.

Lanes a, b ..., a the innermost. `S4` is a straight of four columns, `C2,4` a curve with two spaces
in lane a and four in lane b, `X` a chicane. Columns are counted through: a0 b0 a1 ..., a4.1 in a
curve that is column 4, x5 in a chicane. The line is behind the last column.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from trackwright.games.ausgebremst.referee.referee import answer

Track = dict[str, Any]
Case = dict[str, Any]
FLAGS = {"S": [], "C": ["curve"], "X": ["chicane"]}


@dataclass(frozen=True)
class Column:
    """S, C or X, the section it belongs to, and the spaces of each lane."""

    kind: str
    section: int
    lanes: tuple[tuple[str, ...], ...]


def ring(
    plan: str = "S12",
    lanes: str = "ab",
    solid: Iterable[int] = (),
    pit: Mapping[str, Any] | None = None,
) -> Track:
    """The track; `solid` are columns beside a solid line between all lanes."""
    columns = list(_columns(plan, lanes))
    steps = list(_steps(columns, set(solid)))
    track: Track = {
        "spaces": [space for column in columns for space in _spaces(column)],
        "edges": [
            *(list(step) for column in columns for lane in column.lanes for step in pairwise(lane)),
            *(step for _, step in steps),
        ],
        "line": [step for behind, step in steps if behind == len(columns) - 1],
        "grid": [[lane[-1] for lane in column.lanes[:2]] for column in columns[:-4:-1]],
    }
    return _with_pit(track, pit) if pit else track


def _columns(plan: str, lanes: str) -> Iterator[Column]:
    """Straights that are not parted by anything are one section."""
    kinds = [kind for word in plan.split() for kind in _kinds(word, lanes)]
    section = 0
    for at, (kind, lengths) in enumerate(kinds):
        section += at > 0 and (kind != kinds[at - 1][0] or kind == "C")
        named = zip(lanes, lengths, strict=False)
        yield Column(kind, section, tuple(_lane(kind, lane, at, n) for lane, n in named))


def _kinds(word: str, lanes: str) -> list[tuple[str, tuple[int, ...]]]:
    kind, rest = word[0], word[1:]
    if kind == "S":
        return [("S", (1,) * len(lanes))] * int(rest)
    return [("X", (1,))] if kind == "X" else [("C", tuple(map(int, rest.split(","))))]


def _lane(kind: str, lane: str, column: int, length: int) -> tuple[str, ...]:
    if kind == "X":
        return (f"x{column}",)
    if kind == "S":
        return (f"{lane}{column}",)
    return tuple(f"{lane}{column}.{i + 1}" for i in range(length))


def _spaces(column: Column) -> Iterator[dict[str, Any]]:
    for number, lane in enumerate(column.lanes):
        for id in lane:
            space = {"id": id, "lane": number, "sec": f"{column.kind}{column.section}"}
            yield space | ({"flags": FLAGS[column.kind]} if FLAGS[column.kind] else {})


def _steps(columns: Sequence[Column], solid: Collection[int]) -> Iterator[tuple[int, list[str]]]:
    """The column that is left, and the step: in the lane or to one beside it, and from and to a
    chicane."""
    for at, column in enumerate(columns):
        after = (at + 1) % len(columns)
        closed = at in solid and after in solid
        narrow = "X" in (column.kind, columns[after].kind)
        for i, lane in enumerate(column.lanes):
            for j, ahead in enumerate(columns[after].lanes):
                if narrow or i == j or (abs(i - j) == 1 and not closed):
                    yield at, [lane[-1], ahead[0]]


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
