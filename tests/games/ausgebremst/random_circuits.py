"""Random circuits of Ausgebremst: straights, curves, chicanes, solid lines, pits.

A circuit is a ring of columns. A column is what its lanes have side by side: one space each, in a
curve a whole row of spaces. Between neighbouring columns there are steps in the lane and to the
lanes beside it, but across a solid line.
"""

import random
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.games.ausgebremst.by_the_book.track import Track

Given = dict[str, Any]
LANES = "abc"


@dataclass
class Column:
    """Per lane its spaces, one after the other; the kind of section, and its number."""

    kind: str
    sec: str
    lanes: dict[int, list[str]]
    solid: set[int] = field(default_factory=set)
    """Lanes (of two neighbours the lower one) between which the column lies beside a solid line."""


@dataclass
class Draft:
    """A circuit that is being made."""

    rng: random.Random
    columns: list[Column] = field(default_factory=list)
    spaces: list[Given] = field(default_factory=list)
    edges: list[list[str]] = field(default_factory=list)
    line: list[list[str]] = field(default_factory=list)
    diagonals: bool = True

    def space(self, id: str, lane: int, sec: str, *flags: str) -> str:
        row: Given = {"id": id, "lane": lane, "sec": sec}
        self.spaces.append(row | ({"flags": list(flags)} if flags else {}))
        return id


def random_track(rng: random.Random, pit: bool | None = None) -> Given:
    """A circuit on which laps can be driven, six cars can start and a stop can be made."""
    while True:
        draft = Draft(rng)
        _lay(draft, rng.choice((2, 2, 2, 3)))
        _join(draft)
        track: Given = {"direction": rng.choice(("cw", "ccw"))}
        track |= {"spaces": draft.spaces, "edges": draft.edges, "line": draft.line}
        track["grid"] = _grid(draft)
        if pit if pit is not None else rng.random() < 0.8:
            track["pit"] = _pit(draft, track)
        if _is_sound(track):
            return track


# --- columns ---


def _lay(draft: Draft, lanes: int) -> None:
    """The first column is behind the line, the last four are a straight before it."""
    rng = draft.rng
    ends = [4, rng.randint(1, 4)]
    if rng.random() < 0.15:
        _straight(draft, lanes, rng.randint(12, 20), "S0")
        return
    _straight(draft, lanes, ends[1], "S0")
    wanted = rng.randint(8, 16)
    number = 0
    while len(draft.columns) < wanted:
        number += 1
        lay = rng.choice((_curve, _curve, _chicane, _middle, _middle))
        lay(draft, lanes, number)
    _straight(draft, lanes, ends[0], rng.choice(("S0", "S99")))
    _solid_lines(draft, lanes)


def _straight(draft: Draft, lanes: int, count: int, sec: str) -> None:
    for _ in range(count):
        n = len(draft.columns)
        there = {k: [draft.space(f"{LANES[k]}{n}", k, sec)] for k in range(lanes)}
        draft.columns.append(Column("straight", sec, there))


def _middle(draft: Draft, lanes: int, number: int) -> None:
    _straight(draft, lanes, draft.rng.randint(1, 5), f"S{number}")


def _curve(draft: Draft, lanes: int, number: int) -> None:
    """The inner lane is the shortest; inside may be on either side."""
    rng, sec, n = draft.rng, f"C{number}", len(draft.columns)
    lengths = [rng.randint(1, 3)]
    for _ in range(lanes - 1):
        lengths.append(lengths[-1] + rng.choice((0, 1, 1, 2)))
    if rng.random() < 0.3:
        lengths.reverse()
    there = {
        k: [draft.space(f"{LANES[k]}{n}.{i + 1}", k, sec, "curve") for i in range(lengths[k])]
        for k in range(lanes)
    }
    draft.columns.append(Column("curve", sec, there))
    if rng.random() < 0.3:
        _diagonals_in_curve(draft, there)


def _diagonals_in_curve(draft: Draft, there: dict[int, list[str]]) -> None:
    """AUS-T-04: from a space to the next one of the lane beside it, by the part of the curve."""
    for k, other in ((k, k + way) for k in there for way in (1, -1) if k + way in there):
        for i, space in enumerate(there[k]):
            to = -(-(i + 1) * len(there[other]) // len(there[k]))
            if to < len(there[other]) and draft.rng.random() < 0.5:
                draft.edges.append([space, there[other][to]])


def _chicane(draft: Draft, lanes: int, number: int) -> None:
    rng = draft.rng
    lane = rng.randrange(lanes)
    for _ in range(rng.choice((1, 1, 2, 3))):
        n = len(draft.columns)
        id = draft.space(f"x{n}", lane, f"X{number}", "chicane")
        draft.columns.append(Column("chicane", f"X{number}", {lane: [id]}))


def _solid_lines(draft: Draft, lanes: int) -> None:
    """Some of them lead across the line."""
    rng = draft.rng
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        first, length = rng.randrange(len(draft.columns)), rng.randint(2, 7)
        between = rng.randrange(lanes - 1)
        for n in range(first, first + length):
            draft.columns[n % len(draft.columns)].solid.add(between)


# --- steps ---


def _join(draft: Draft) -> None:
    count = len(draft.columns)
    for n, column in enumerate(draft.columns):
        after = draft.columns[(n + 1) % count]
        for lane, spaces in column.lanes.items():
            draft.edges += [[one, next] for one, next in pairwise(spaces)]
            for to in after.lanes:
                if _are_joined(column, after, lane, to):
                    step = [spaces[-1], after.lanes[to][0]]
                    draft.edges.append(step)
                    if n == count - 1:
                        draft.line.append(step)


def _are_joined(column: Column, after: Column, lane: int, to: int) -> bool:
    """All lanes lead into a chicane and out of it; else lanes side by side, but for a solid line
    beside both ends (AUS-H-11)."""
    if "chicane" in (column.kind, after.kind):
        return True
    between = min(lane, to)
    is_solid = lane != to and between in column.solid and between in after.solid
    return abs(lane - to) <= 1 and not is_solid


def _grid(draft: Draft) -> list[list[str]]:
    """AUS-H-01."""
    return [[draft.columns[-row].lanes[k][0] for k in (0, 1)] for row in (1, 2, 3)]


# --- the pit ---


def _pit(draft: Draft, track: Given) -> Given:
    """An alley from a space of an outer lane to one further on, perhaps across the line."""
    rng, count = draft.rng, len(draft.columns)
    side = rng.choice((0, 0, max(draft.columns[0].lanes)))
    first = rng.randrange(count)
    last = first + rng.randint(2, min(8, count - 4))
    entry = _beside_alley(draft, first, side)
    exit = _beside_alley(draft, last % count, side)
    lanes = rng.choice((1, 1, 1, 2))
    length = max(1, last - first - 1 + rng.choice((0, 0, 1, 2, -1)))
    lane, way = (-1, -1) if side == 0 else (side + 1, 1)
    rows = [
        [
            draft.space(f"p{i + 1}{'' if k == 0 else 'q'}", lane + way * k, "PIT")
            for k in range(lanes)
        ]
        for i in range(length)
    ]
    steps = [[entry, to] for to in rows[0]]
    crossing = rng.randint(0, length) if last >= count else None
    parts = [steps, *(_between(*pair) for pair in pairwise(rows))]
    parts.append([[start, exit] for start in rows[-1]])
    for i, part in enumerate(parts):
        draft.edges += part
        if i == crossing:
            draft.line += part
    alley = [id for row in rows for id in row]
    stops = [id for id in alley if rng.random() < 0.5] or [rng.choice(alley)]
    _flag_stops(draft, stops)
    bare = Track({**track, "pit": None})
    windows = [2, 3] if 2 * bare.dist(entry) > bare.lap_length else [1, 2]
    return {"entry": entry, "alley": alley, "stops": stops, "exit": exit, "windows": windows}


def _beside_alley(draft: Draft, n: int, side: int) -> str:
    lanes = draft.columns[n].lanes
    spaces = lanes[side if side in lanes else next(iter(lanes))]
    return draft.rng.choice((spaces[0], spaces[-1]))


def _between(here: list[str], there: list[str]) -> list[list[str]]:
    return [[one, other] for one in here for other in there]


def _flag_stops(draft: Draft, stops: list[str]) -> None:
    for row in draft.spaces:
        if row["id"] in stops:
            row["flags"] = ["pit_stop"]


def _is_sound(given: Given) -> bool:
    """AUS-V-02: every space leads on to the line, and is reached; a lap has a fair length; the
    line is crossed once in every lap, by the alley too."""
    try:
        track = Track(given)
        for space in track.spaces:
            track.remain(space)
        without_stop = track.race_distance(given["grid"][0][0], with_stop=False)
        with_stop = track.race_distance(given["grid"][0][0], with_stop=track.pit is not None)
    except ValueError:
        return False
    reached = {end for ends in track.ahead.values() for end in ends}
    if reached != set(track.spaces) or without_stop is None or with_stop is None:
        return False
    return track.lap_length >= 12 and _laps_are_laps(track)


def _laps_are_laps(track: Track) -> bool:
    """Without the line there is no ring."""
    heights: dict[str, int] = {}

    def height(space: str) -> int:
        if space not in heights:
            heights[space] = -1  # being looked at
            on = [end for end in track.ahead[space] if not track.crosses(space, end)]
            above = [height(end) for end in on]
            if -1 in above:
                raise ValueError("a ring that does not cross the line")
            heights[space] = 1 + max(above, default=0)
        return heights[space]

    try:
        return all(height(space) > 0 for space in track.spaces)
    except ValueError:
        return False
