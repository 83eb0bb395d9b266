"""Tracks of referee's cases, written in a line: lanes of equal length beside each other."""

import itertools
from typing import Any

LETTERS = "ABCD"


def names(lane: str, length: int) -> list[str]:
    return [f"{lane}{i}" for i in range(1, length + 1)]


def road(length: int, lanes: int = 2, starts: int = 4, **changes: Any) -> dict[str, Any]:
    """Straight lanes A, B ... of so many spaces from the start spaces S1 ... to FIN, with all
    sideways and diagonal steps. `changes` replace what they name; None removes it."""
    letters = LETTERS[:lanes]
    rows = [names(letter, length) for letter in letters]
    slots = names("S", starts)
    beside = [pair for a, b in itertools.pairwise(rows) for pair in zip(a, b, strict=True)]
    track: dict[str, Any] = {
        "spaces": [*(name for row in rows for name in row), *slots, "FIN"],
        "forward": [
            *([a, b] for row in rows for a, b in itertools.pairwise(row)),
            *([row[-1], "FIN"] for row in rows),
            *([slot, rows[i % lanes][0]] for i, slot in enumerate(slots)),
        ],
        "lateral_right": [[a, b] for a, b in beside],
        "lateral_left": [[b, a] for a, b in beside],
        "diagonal_right": _diagonal(rows),
        "diagonal_left": _diagonal(rows[::-1]),
        "corners": {},
        "start": slots,
        "finish": ["FIN"],
    }
    return {key: value for key, value in {**track, **changes}.items() if value is not None}


def _diagonal(rows: list[list[str]]) -> list[list[str]]:
    return [
        [a, b]
        for here, there in itertools.pairwise(rows)
        for a, b in zip(here, there[1:], strict=False)
    ]


def corner(limit: Any, id: str | None, *spaces: str) -> dict[str, Any]:
    """Corners of a track: these spaces with a number."""
    written = {"limit": limit} if id is None else {"limit": limit, "corner_id": id}
    return dict.fromkeys(spaces, written)


def across(columns: range | list[int], lanes: int = 2) -> list[str]:
    """All spaces of these columns."""
    return [f"{letter}{i}" for letter in LETTERS[:lanes] for i in columns]


def without_lateral(track: dict[str, Any], *spaces: str) -> dict[str, Any]:
    """The track without sideways and diagonal steps that touch these spaces."""
    keys = ("lateral_left", "lateral_right", "diagonal_left", "diagonal_right")
    touched = set(spaces)
    kept = {key: [pair for pair in track.get(key, []) if touched.isdisjoint(pair)] for key in keys}
    return {**track, **kept}


def bend(track: dict[str, Any], limit: Any, id: str | None, *spaces: str) -> dict[str, Any]:
    """The track with a corner on these spaces, as a road has it: no lane changes there."""
    corners = {**track["corners"], **corner(limit, id, *spaces)}
    return {**without_lateral(track, *spaces), "corners": corners}
