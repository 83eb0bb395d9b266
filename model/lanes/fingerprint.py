"""The graph hash: a short text that changes whenever play changes, and only then.

It covers the spaces in driving order from the finish line, so ids, names, the position on the
table and how a straight is divided into pieces do not matter; laps do.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

from trackwright.model.lanes.graph import (
    LaneGraph,
    space_attributes,
    step_attributes,
    steps_before,
)

_OMITTED = frozenset({"piece", "column", "corner"})


def graph_hash(graph: LaneGraph, laps: int) -> str:
    """The hash: `g1-` and 20 hexadecimal digits."""
    digest = hashlib.sha256(f"laps {laps}\n".encode())
    order = _canonical_order(graph)
    index = {name: i for i, name in enumerate(order)}
    space_words, ways = _space_words(graph), step_attributes(graph)
    for name in order:
        steps = sorted([f"{index[to]}{_word(step)}" for to, step in ways[name].items()])
        digest.update(f"{space_words[name]}>{';'.join(steps)}\n".encode())
    return f"g1-{digest.hexdigest()[:20]}"


def _space_words(graph: LaneGraph) -> dict[str, str]:
    """Of each space its attributes, and whether its corner begins there."""
    spaces, before = space_attributes(graph), steps_before(graph)
    corners = {name: space["corner"] for name, space in spaces.items()}
    found = {}
    for name, space in spaces.items():
        corner = corners[name]
        begins = corner > 0 and corner not in [corners[other] for other in before[name]]
        words = [f"{key}={space[key]}" for key in sorted(space) if key not in _OMITTED]
        found[name] = f"{begins:d}{','.join(words)}"
    return found


def _word(step: Mapping[str, Any]) -> str:
    return f"{step['kind']}{step['crosses_line']:d}"


def _canonical_order(graph: LaneGraph) -> list[str]:
    """Spaces by column and lane. A ring without a line begins at the cross-section that gives the
    smallest description; separate parts are ordered by their descriptions."""
    spaces = space_attributes(graph)
    columns: dict[int, list[str]] = {}
    for name, space in spaces.items():
        columns.setdefault(space["column"], []).append(name)
    for names in columns.values():
        names.sort(key=lambda name: spaces[name]["lane"])
    stretches = list(_stretches(graph, columns))
    if len(stretches) != 1 or not _has_line(graph, columns, stretches[0]):
        space_words = _space_words(graph)
        parts = sorted(_part(graph, columns, order, space_words) for order in stretches)
        stretches = [order for _, _, order in parts]
    return [name for order in stretches for column in order for name in columns[column]]


def _part(
    graph: LaneGraph,
    columns: dict[int, list[str]],
    order: list[int],
    space_words: Mapping[str, str],
) -> tuple[bool, list[str], list[int]]:
    """Describe a stretch of consecutive columns: has it no line?, description, column order."""
    place = {column: i for i, column in enumerate(order)}
    words = [
        "|".join(
            f"{space_words[name]}>{';'.join(sorted(_relative_steps(graph, name, place)))}"
            for name in columns[column]
        )
        for column in order
    ]
    has_line = _has_line(graph, columns, order)
    if not has_line and _leads_to(graph, columns[order[-1]], order[0]):
        at = _least_rotation(words)
        order, words = order[at:] + order[:at], words[at:] + words[:at]
    return not has_line, words, order


def _has_line(graph: LaneGraph, columns: dict[int, list[str]], order: list[int]) -> bool:
    ways = step_attributes(graph)
    return any(
        step["crosses_line"]
        for column in order
        for name in columns[column]
        for step in ways[name].values()
    )


def _relative_steps(graph: LaneGraph, name: str, place: dict[int, int]) -> Iterator[str]:
    """The steps of a space, independently of where counting begins."""
    spaces = space_attributes(graph)
    here = place[spaces[name]["column"]]
    for to, step in step_attributes(graph)[name].items():
        there = place.get(spaces[to]["column"])
        ahead = "away" if there is None else (there - here) % len(place)
        yield f"{ahead}/{spaces[to]['lane']}{_word(step)}"


def _stretches(graph: LaneGraph, columns: dict[int, list[str]]) -> Iterator[list[int]]:
    """Groups of columns, each leading to the next."""
    current: list[int] = []
    for column in sorted(columns):
        if current and not _leads_to(graph, columns[current[-1]], column):
            yield current
            current = []
        current.append(column)
    if current:
        yield current


def _leads_to(graph: LaneGraph, names: list[str], column: int) -> bool:
    spaces, ways = space_attributes(graph), step_attributes(graph)
    return any(spaces[to]["column"] == column for name in names for to in ways[name])


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
