"""The lane graph as arrays of integers: what games make their roads from.

Spaces are numbered in driving order from the finish line (column, then lane). Only this module
maps numbers to spaces; records and messages use space names.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from trackwright.model.lanes.graph import (
    OPTIONAL_ATTRIBUTES,
    LaneGraph,
    space_attributes,
    step_attributes,
)
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

MAX_STEPS = 8
NO_SPACE = -1
NO_WORD = -1

KINDS = {"straight": 0, "corner": 1}
HILLS = {"flat": 0, "up": -1, "down": 1}
"""In movement points: a climb costs one."""
PIT_FIELDS = {"entry": 1, "alley": 2, "stop": 3, "exit": 4}
STEP_KINDS = {"forward": 0, "diagonal": 1, "lateral": 2, "pit": 3}

ALWAYS = ("piece", "lane", "column", "kind", "corner", "difficulty", "rank", "hill")
WORDS = ("colour", "symbol")
NUMBERS = tuple(name for name in OPTIONAL_ATTRIBUTES if name not in (*WORDS, "pit"))
SPACE_FIELDS = (*ALWAYS, "pit", *NUMBERS, *WORDS)

Integers = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class LaneBoard:
    """An array for each attribute of spaces, and the names that their numbers stand for."""

    arrays: Mapping[str, Integers]
    """By attribute; `steps`, how many each space has, and of each step `to`, `step` (its kind) and
    `crosses`."""
    names: tuple[str, ...]
    pieces: tuple[str, ...]
    colours: tuple[str, ...]
    symbols: tuple[str, ...]

    @cached_property
    def index(self) -> dict[str, int]:
        """Space name -> its number."""
        return {name: i for i, name in enumerate(self.names)}

    def __getitem__(self, field: str) -> Integers:
        """One attribute of all spaces."""
        return self.arrays[field]

    def ways_ahead(self, space: int) -> list[int]:
        """The steps of a space that lead on, by their places among all of its steps: not those
        sideways, which only some games have."""
        sideways = STEP_KINDS["lateral"]
        return [w for w in range(int(self["steps"][space])) if self["step"][space][w] != sideways]


class TooManySteps(TrackwrightError):
    """A space with more steps than a board can hold."""


def board_of(graph: LaneGraph) -> LaneBoard:
    """Convert the graph to integers."""
    nodes = sorted(space_attributes(graph).items(), key=_driving_order)
    names = tuple([name for name, _ in nodes])
    spaces = [attributes for _, attributes in nodes]
    arrays = {name: np.zeros(len(names), np.int64) for name in (*SPACE_FIELDS, "steps")}
    for name in ("to", "step", "crosses"):
        arrays[name] = np.zeros((len(names), MAX_STEPS), np.int64)
    pieces = _fill_spaces(arrays, spaces)
    words = _fill_optional(arrays, spaces)
    _fill_steps(arrays, graph, names)
    return LaneBoard(arrays, names, tuple(pieces), tuple(words["colour"]), tuple(words["symbol"]))


def _driving_order(node: tuple[str, dict[str, Any]]) -> tuple[int, int]:
    return node[1]["column"], node[1]["lane"]


def _fill_spaces(arrays: dict[str, Integers], spaces: list[dict[str, Any]]) -> dict[str, int]:
    """Fill in what every space has; pieces are numbered in order of appearance."""
    pieces: dict[str, int] = {}
    for space in spaces:
        pieces.setdefault(space["piece"], len(pieces))
    codes: dict[str, Mapping[str, int]] = {"piece": pieces, "kind": KINDS, "hill": HILLS}
    for field in ALWAYS:
        code = codes.get(field)
        values = [space[field] for space in spaces]
        arrays[field][:] = [code[v] for v in values] if code else values
    return pieces


def _fill_optional(
    arrays: dict[str, Integers], spaces: list[dict[str, Any]]
) -> dict[str, dict[str, int]]:
    """Fill in what only some spaces have: 0 if absent, -1 for an absent word."""
    words: dict[str, dict[str, int]] = {field: {} for field in WORDS}
    for field in WORDS:
        arrays[field][:] = NO_WORD
    for i, space in enumerate(spaces):
        if len(space) == len(ALWAYS):
            continue
        for field in NUMBERS:
            if field in space:
                arrays[field][i] = space[field]
        for field in WORDS:
            if field in space:
                arrays[field][i] = words[field].setdefault(space[field], len(words[field]))
        if "pit" in space:
            arrays["pit"][i] = PIT_FIELDS[space["pit"]]
    return words


def _fill_steps(arrays: dict[str, Integers], graph: LaneGraph, names: tuple[str, ...]) -> None:
    """Fill in each space's steps: forward, then diagonals from the left, then sideways and pit."""
    count = max(len(names), 1)
    index = {name: i for i, name in enumerate(names)}
    # One number per step: sorting the numbers sorts by start, kind and target.
    keys = [
        ((index[a] * len(STEP_KINDS) + STEP_KINDS[step["kind"]]) * count + index[b]) * 2
        + step["crosses_line"]
        for a, ways in step_attributes(graph).items()
        for b, step in ways.items()
    ]
    keys.sort()
    rest, crosses = np.divmod(np.array(keys, dtype=np.int64), 2)
    rest, to = np.divmod(rest, count)
    start, kind = np.divmod(rest, len(STEP_KINDS))
    arrays["to"][:] = NO_SPACE
    counts = np.bincount(start, minlength=len(names))
    if counts.max(initial=0) > MAX_STEPS:
        worst = int(counts.argmax())
        raise TooManySteps(
            Message(
                "space {space} has {n} steps to other spaces; a race supports at most {most}",
                space=names[worst],
                n=int(counts[worst]),
                most=MAX_STEPS,
            )
        )
    place = np.arange(len(keys)) - (np.cumsum(counts) - counts)[start]
    arrays["steps"][:] = counts
    arrays["to"][start, place] = to
    arrays["step"][start, place] = kind
    arrays["crosses"][start, place] = crosses
