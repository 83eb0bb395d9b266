"""The lane graph as integers in one structured record: what compiled rules read.

Spaces are numbered in driving order from the finish line (column, then lane). The record's arrays
have a fixed capacity, a power of two, so that all circuits of one or two boxes share one type.
Only this module maps numbers to spaces; records and messages use space names.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from model.lanes.graph import LaneGraph, spaces_of, steps_of
from model.text.errors import TrackwrightError
from model.text.messages import Said

SMALLEST_CAPACITY = 512
MOST_STEPS = 8
NO_SPACE = -1
NO_WORD = -1

KINDS = {"straight": 0, "corner": 1}
HILLS = {"flat": 0, "up": -1, "down": 1}
"""In movement points: a climb costs one."""
PIT_FIELDS = {"entry": 1, "alley": 2, "stop": 3, "exit": 4}
STEP_KINDS = {"forward": 0, "diagonal": 1, "lateral": 2, "pit": 3}

ALWAYS = ("piece", "lane", "column", "kind", "corner", "difficulty", "rank", "hill")
NUMBERS = ("start", "chicane", "obstacle", "bonus", "limit", "barrier")
WORDS = ("colour", "symbol")
SPACE_FIELDS = (*ALWAYS, "pit", *NUMBERS, *WORDS)

Integers = npt.NDArray[np.int64]


def board_type(capacity: int) -> np.dtype[np.void]:
    """The record type: counts, one array per space attribute, and the steps of each space."""
    counts = [("spaces", np.int64), ("columns", np.int64), ("laps", np.int64)]
    per_space = [(name, np.int64, (capacity,)) for name in (*SPACE_FIELDS, "steps")]
    per_step = [(name, np.int64, (capacity, MOST_STEPS)) for name in ("to", "step", "crosses")]
    return np.dtype([*counts, *per_space, *per_step])


_TYPES: dict[int, np.dtype[np.void]] = {}


@dataclass(frozen=True, eq=False)
class Board:
    """The arrays, and the names that their numbers stand for."""

    arrays: np.void
    names: tuple[str, ...]
    pieces: tuple[str, ...]
    colours: tuple[str, ...]
    symbols: tuple[str, ...]

    @cached_property
    def index(self) -> dict[str, int]:
        """Space name -> its number."""
        return {name: i for i, name in enumerate(self.names)}

    def __getitem__(self, field: str) -> Integers:
        """One attribute of all spaces, without the unused capacity."""
        array: Integers = self.arrays[field][: len(self.names)]
        return array


class TooManySteps(TrackwrightError):
    """A space with more steps than a board can hold."""


def board_of(graph: LaneGraph, laps: int) -> Board:
    """Convert the graph to integers."""
    nodes = sorted(spaces_of(graph).items(), key=_driving_order)
    names = tuple([name for name, _ in nodes])
    spaces = [attributes for _, attributes in nodes]
    arrays = np.zeros((), _type_for(len(names)))
    arrays["spaces"], arrays["laps"] = len(names), laps
    arrays["columns"] = spaces[-1]["column"] + 1 if spaces else 0
    pieces = _fill_spaces(arrays, spaces)
    words = _fill_optional(arrays, spaces)
    _fill_steps(arrays, graph, names)
    record = cast(np.void, arrays[()])
    return Board(record, names, tuple(pieces), tuple(words["colour"]), tuple(words["symbol"]))


def _driving_order(node: tuple[str, dict[str, Any]]) -> tuple[int, int]:
    return node[1]["column"], node[1]["lane"]


def _type_for(spaces: int) -> np.dtype[np.void]:
    capacity = SMALLEST_CAPACITY
    while capacity < spaces:
        capacity *= 2
    if capacity not in _TYPES:
        _TYPES[capacity] = board_type(capacity)
    return _TYPES[capacity]


def _fill_spaces(arrays: npt.NDArray[np.void], spaces: list[dict[str, Any]]) -> dict[str, int]:
    """Fill in what every space has; pieces are numbered in order of appearance."""
    pieces: dict[str, int] = {}
    for space in spaces:
        pieces.setdefault(space["piece"], len(pieces))
    codes: dict[str, Mapping[str, int]] = {"piece": pieces, "kind": KINDS, "hill": HILLS}
    for field in ALWAYS:
        code = codes.get(field)
        values = [space[field] for space in spaces]
        arrays[field][: len(spaces)] = [code[v] for v in values] if code else values
    return pieces


def _fill_optional(
    arrays: npt.NDArray[np.void], spaces: list[dict[str, Any]]
) -> dict[str, dict[str, int]]:
    """Fill in what only some spaces have: 0 if absent, -1 for an absent word."""
    words: dict[str, dict[str, int]] = {field: {} for field in WORDS}
    for field in WORDS:
        arrays[field][: len(spaces)] = NO_WORD
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


def _fill_steps(arrays: npt.NDArray[np.void], graph: LaneGraph, names: tuple[str, ...]) -> None:
    """Fill in each space's steps: forward, then diagonals from the left, then sideways and pit."""
    count = max(len(names), 1)
    index = {name: i for i, name in enumerate(names)}
    # One number per step: sorting the numbers sorts by start, kind and target.
    keys = [
        ((index[a] * len(STEP_KINDS) + STEP_KINDS[step["kind"]]) * count + index[b]) * 2
        + step["crosses_line"]
        for a, ways in steps_of(graph).items()
        for b, step in ways.items()
    ]
    keys.sort()
    rest, crosses = np.divmod(np.array(keys, dtype=np.int64), 2)
    rest, to = np.divmod(rest, count)
    start, kind = np.divmod(rest, len(STEP_KINDS))
    arrays["to"][: len(names)] = NO_SPACE
    counts = np.bincount(start, minlength=len(names))
    if counts.max(initial=0) > MOST_STEPS:
        worst = int(counts.argmax())
        raise TooManySteps(
            Said(
                "space {space} has {n} steps to other spaces; a race supports at most {most}",
                space=names[worst],
                n=int(counts[worst]),
                most=MOST_STEPS,
            )
        )
    place = np.arange(len(keys)) - (np.cumsum(counts) - counts)[start]
    arrays["steps"][: len(names)] = counts
    arrays["to"][start, place] = to
    arrays["step"][start, place] = kind
    arrays["crosses"][start, place] = crosses
