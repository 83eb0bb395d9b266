"""The graph hash: one short text that changes with any change of play and with nothing else.

It is taken over the spaces in driving order from the finish line, so ids, names, the table and
the way a straight is cut into pieces do not matter; laps do.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

from model.lanes import LaneGraph

_LEFT_OUT = frozenset({"piece", "column", "corner"})


def graph_hash(graph: LaneGraph, laps: int) -> str:
    """`g1-` and 20 hexadecimal digits."""
    digest = hashlib.sha256(f"laps {laps}\n".encode())
    order = _canonical_order(graph)
    index = {name: i for i, name in enumerate(order)}
    bend = 0
    for name in order:
        space = graph.nodes[name]
        new_bend, bend = space["corner"] != bend, space["corner"]
        digest.update(f"{new_bend:d}{_words(space)}>{_steps(graph, name, index)}\n".encode())
    return f"g1-{digest.hexdigest()[:20]}"


def _words(space: dict[str, Any]) -> str:
    return ",".join(f"{k}={space[k]}" for k in sorted(space) if k not in _LEFT_OUT)


def _steps(graph: LaneGraph, name: str, index: dict[str, int]) -> str:
    steps = sorted(
        (index[to], str(step["kind"]), bool(step["crosses_line"]))
        for to, step in graph.adj[name].items()
    )
    return ";".join(f"{to}{kind[0]}{crosses:d}" for to, kind, crosses in steps)


def _canonical_order(graph: LaneGraph) -> list[str]:
    """Spaces by column and lane; a part of the track without a line begins at the cross-section
    that makes its description smallest, and parts are ordered by their description."""
    columns: dict[int, list[str]] = {}
    for name, space in graph.nodes(data=True):
        columns.setdefault(space["column"], []).append(name)
    for names in columns.values():
        names.sort(key=lambda name: graph.nodes[name]["lane"])
    parts = list(_parts(graph, columns))
    parts.sort(key=lambda part: (not part[0], part[1]))
    return [name for _, _, order in parts for column in order for name in columns[column]]


def _parts(
    graph: LaneGraph, columns: dict[int, list[str]]
) -> Iterator[tuple[bool, list[str], list[int]]]:
    """Per stretch of consecutive columns: has it the line?, its description, its column order."""
    for order, has_line, is_ring in _stretches(graph, columns):
        words = ["|".join(_words(graph.nodes[name]) for name in columns[c]) for c in order]
        if is_ring and not has_line:
            at = _least_rotation(words)
            order, words = order[at:] + order[:at], words[at:] + words[:at]
        yield has_line, words, order


def _stretches(
    graph: LaneGraph, columns: dict[int, list[str]]
) -> Iterator[tuple[list[int], bool, bool]]:
    """Columns that lead from one to the next, whether the finish line is there, and whether the
    last leads back to the first."""
    current: list[int] = []
    for column in sorted(columns):
        if current and not _leads_to(graph, columns[current[-1]], column):
            yield _described(graph, columns, current)
            current = []
        current.append(column)
    if current:
        yield _described(graph, columns, current)


def _leads_to(graph: LaneGraph, names: list[str], column: int) -> bool:
    return any(graph.nodes[to]["column"] == column for name in names for to in graph.adj[name])


def _described(
    graph: LaneGraph, columns: dict[int, list[str]], order: list[int]
) -> tuple[list[int], bool, bool]:
    steps = [step for c in order for name in columns[c] for step in graph.adj[name].values()]
    has_line = any(step["crosses_line"] for step in steps)
    return order, has_line, _leads_to(graph, columns[order[-1]], order[0])


def _least_rotation(words: list[str]) -> int:
    """Where the lexicographically smallest rotation of `words` begins (Booth's algorithm)."""
    n = len(words)
    failure = [-1] * (2 * n)
    best = 0
    for j in range(1, 2 * n):
        word = words[j % n]
        i = failure[j - best - 1]
        while i != -1 and word != words[(best + i + 1) % n]:
            if word < words[(best + i + 1) % n]:
                best = j - i - 1
            i = failure[i]
        if i == -1 and word != words[(best + i + 1) % n]:
            if word < words[best % n]:
                best = j
            failure[j - best] = -1
        else:
            failure[j - best] = i + 1
    return best % n
