"""Tracks at random, as referee's cases describe them: straights, chokes, turns with longer outer
lanes, solid lines, bonus spaces, and the inner lane on either side."""

import itertools
from random import Random
from typing import Any

from trackwright.games.mopeds.referee.track import reasons_against, way_of_case
from trackwright.games.mopeds.state.way import Way

START = "start"


def ring(columns: int, lanes: int = 2) -> dict[str, Any]:
    """A plain ring: a0 is the first inner space behind the line, b0 the outer one beside it."""
    spaces = [
        {"id": f"{'abc'[lane]}{column}", "rank": lane, "sec": "S0"}
        for column in range(columns)
        for lane in range(lanes)
    ]
    edges = [
        [f"{'abc'[a]}{column}", f"{'abc'[b]}{(column + 1) % columns}"]
        for column in range(columns)
        for a in range(lanes)
        for b in range(lanes)
        if abs(a - b) < 2
    ]
    line = [edge for edge in edges if edge[0][1:] == str(columns - 1) and edge[1][1:] == "0"]
    start = [f"{'abc'[lane]}{columns - 1 - row}" for row in range(3) for lane in range(2)]
    return {"spaces": spaces, "edges": edges, "line": line, "start": start}


def ring_way(columns: int) -> Way:
    """The reference of MOP-42."""
    return way_of_case(ring(columns))


class _Builder:
    """Lays one section after another."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.spaces: list[dict[str, Any]] = []
        self.edges: list[list[str]] = []
        self.first: list[str] = []
        self.last: list[str] = []
        self.count = 0

    def section(self, lengths: list[int], turn: bool, open: bool) -> None:
        """A lane for each length; `open`: lanes may be changed inside."""
        self.count += 1
        order = list(range(len(lengths)))
        if turn:
            order.sort(key=lengths.__getitem__)
        elif self.rng.random() < 0.3:
            order.reverse()
        lanes = []
        for lane, length in enumerate(lengths):
            ids = [f"{'lmr'[lane]}{self.count}.{i}" for i in range(length)]
            lanes.append(ids)
            for id in ids:
                row = {"id": id, "rank": order.index(lane), "sec": f"S{self.count}"}
                if turn:
                    row["turn"] = True
                self.spaces.append(row)
            self.edges += [[a, b] for a, b in itertools.pairwise(ids)]
        if open:
            for one, other in itertools.pairwise(lanes):
                for i in range(len(one) - 1):
                    self.edges += [[one[i], other[i + 1]], [other[i], one[i + 1]]]
        self.join(self.last, [lane[0] for lane in lanes])
        self.first = self.first or [lane[0] for lane in lanes]
        self.last = [lane[-1] for lane in lanes]

    def join(self, before: list[str], behind: list[str]) -> list[list[str]]:
        """All lanes join the next column, as far as they are neighbours."""
        near = len(before) == len(behind)
        found = [
            [a, b]
            for i, a in enumerate(before)
            for j, b in enumerate(behind)
            if not near or abs(i - j) < 2
        ]
        self.edges += found
        return found


def random_track(rng: Random) -> dict[str, Any]:
    """A track that can be raced."""
    while True:
        track = _any_track(rng)
        if not list(reasons_against(way_of_case(track))):
            return track


def _any_track(rng: Random) -> dict[str, Any]:
    made = _Builder(rng)
    for _ in range(rng.randint(1, 5)):
        kind = rng.random()
        if kind < 0.4:
            inner = rng.randint(1, 3)
            lengths = [inner, inner + rng.randint(0, 3)]
            made.section(lengths if rng.random() < 0.7 else lengths[::-1], turn=True, open=False)
        elif kind < 0.6:
            made.section([rng.randint(1, 2)], turn=False, open=True)
        else:
            lanes = rng.choice([2, 2, 2, 3])
            made.section([rng.randint(1, 4)] * lanes, turn=False, open=rng.random() < 0.8)
    made.section([rng.randint(3, 5)] * 2, turn=False, open=True)
    line = made.join(made.last, made.first)
    for row in made.spaces:
        if rng.random() < rng.choice([0.0, 0.1, 0.2]):
            row["bonus2"] = True
    ends = [row["id"] for row in made.spaces if row["sec"] == f"S{made.count}"]
    by_row = sorted(ends, key=lambda one: (-int(one.partition(".")[2]), one))
    return {"spaces": made.spaces, "edges": made.edges, "line": line, "start": by_row[:6]}
