"""Small circuits of Ausgebremst, written down column by column."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

Given = dict[str, Any]


def ring(
    columns: int = 12,
    lanes: str = "ab",
    narrow: Sequence[int] = (),
    solid: Sequence[int] = (),
    curves: Mapping[int, Sequence[int]] | None = None,
    pit: Given | None = None,
) -> Given:
    """Columns 0, 1, ... from the line on, `a3` being the innermost space of column 3.

    `narrow` columns are chicanes (`x5`), `curves` columns have so many spaces in each lane
    (`b4.2`); across the columns of `solid` there is a line between the lanes.
    """
    rows = [_column(n, lanes, n in narrow, (curves or {}).get(n)) for n in range(columns)]
    spaces, edges, line, part = list[Given](), list[list[str]](), list[list[str]](), 0
    for n, row in enumerate(rows):
        special = n in narrow or n in (curves or {})
        part += special or (n > 0 and _is_special(rows[n - 1]))
        flag = ["chicane"] if n in narrow else ["curve"] if special else []
        for lane, ids in row.items():
            spaces += [_space(id, lane, f"{part}", flag) for id in ids]
            edges += [list(step) for step in pairwise(ids)]
        after = rows[(n + 1) % columns]
        closed = n in solid and (n + 1) % columns in solid
        steps = _steps(row, after, closed)
        edges += steps
        line += steps if n == columns - 1 else []
    grid = [[rows[-r][lane][0] for lane in (0, 1)] for r in (1, 2, 3)]
    track: Given = {"direction": "cw", "spaces": spaces, "edges": edges, "line": line}
    return _with_pit(track | {"grid": grid}, pit)


def _column(
    n: int, lanes: str, narrow: bool, lengths: Sequence[int] | None
) -> dict[int, list[str]]:
    if narrow:
        return {0: [f"x{n}"]}
    if lengths is None:
        return {k: [f"{name}{n}"] for k, name in enumerate(lanes)}
    return {k: [f"{name}{n}.{i + 1}" for i in range(lengths[k])] for k, name in enumerate(lanes)}


def _is_special(row: Mapping[int, Sequence[str]]) -> bool:
    return any("." in id or id.startswith("x") for ids in row.values() for id in ids)


def _space(id: str, lane: int, sec: str, flags: list[str]) -> Given:
    row: Given = {"id": id, "lane": lane, "sec": sec}
    return row | ({"flags": flags} if flags else {})


def _steps(
    row: Mapping[int, Sequence[str]], after: Mapping[int, Sequence[str]], closed: bool
) -> list[list[str]]:
    is_free = len(row) == 1 or len(after) == 1
    return [
        [ids[-1], after[to][0]]
        for lane, ids in row.items()
        for to in after
        if is_free or lane == to or (abs(lane - to) == 1 and not closed)
    ]


def _with_pit(track: Given, pit: Given | None) -> Given:
    """`entry`, `exit`, `length` of the alley, numbers of its `stops`, `windows`."""
    if pit is None:
        return track
    alley = [f"p{i + 1}" for i in range(pit["length"])]
    stops = [f"p{i}" for i in pit["stops"]]
    for id in alley:
        track["spaces"].append(_space(id, -1, "PIT", ["pit_stop"] if id in stops else []))
    way = [pit["entry"], *alley, pit["exit"]]
    track["edges"] += [list(step) for step in pairwise(way)]
    track["pit"] = {
        "entry": pit["entry"],
        "alley": alley,
        "stops": stops,
        "exit": pit["exit"],
        "windows": list(pit["windows"]),
    }
    return track


PIT = {"entry": "a3", "exit": "a7", "length": 4, "stops": [2, 3], "windows": (2, 3)}
"""Field A in the first half of a lap of twelve columns, C four columns further on."""
