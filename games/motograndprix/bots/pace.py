"""How far a turn goes in the long run, for a rider alone on the road.

Such a rider can be planned for exactly: the worth of a position is how much farther a rider gets
from there, in the long run, than from the worst position. It is computed by value iteration, in
integers, so that it is the same everywhere; the mean distance per turn is the typical move.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from trackwright.games.motograndprix.rules.flips import flip_fault
from trackwright.simulator.compiler.data.memory import Integers

Floats: TypeAlias = npt.NDArray[np.float64]

THOUSAND = 1000
ENOUGH = 5
"""Thousandths by which a round may still change when the search ends."""
MOST_ROUNDS = 400
ROLLS = tuple(product(range(1, 7), repeat=2))


@cache
def best_sums(difficulty: int) -> Integers:
    """Roll by roll, the sums that legal flips give; missing ones repeat the first."""
    rows = []
    for first, second in ROLLS:
        sums = [
            (7 - first if flips & 1 else first) + (7 - second if flips & 2 else second)
            for flips in range(4)
            if not flip_fault(difficulty, first, second, 2, flips)
        ]
        rows.append([*sums, *[sums[0]] * (4 - len(sums))])
    found = np.array(rows, dtype=np.int64)
    found.flags.writeable = False
    return found


def typical_move_on(difficulties: Sequence[int], modifiers: Sequence[int]) -> int:
    """The ground of a turn in thousandths of a position, given each position's difficulty and what
    is added to its sums."""
    return _usual_move(tuple(difficulties), tuple(modifiers))


@lru_cache(maxsize=256)
def _usual_move(difficulties: tuple[int, ...], modifiers: tuple[int, ...]) -> int:
    """Cached: many tables are made for one circuit."""
    tables = np.stack([best_sums(d) for d in range(4)])
    sums = np.maximum(tables[np.array(difficulties)] + np.array(modifiers)[:, None, None], 0)
    chosen = _chosen_sums(sums, worth_of_positions(sums))
    share = shares_of_time(chosen)
    return max(1, int((share @ chosen.sum(axis=1)) * THOUSAND / len(ROLLS)))


def worth_of_positions(sums: Integers) -> Integers:
    """Value iteration over the possible sums: position, roll, flips."""
    worth = np.zeros(len(sums), dtype=np.int64)
    for _ in range(MOST_ROUNDS):
        better = _values(sums, worth).max(axis=2).sum(axis=1) // len(ROLLS)
        better -= better.min()
        step = (worth + better) // 2
        if np.abs(step - worth).max() <= ENOUGH:
            break
        worth = step
    return worth


def _values(sums: Integers, worth: Integers) -> Integers:
    """Ground and worth of the end of every move with this number of points."""
    count = len(sums)
    ends = (np.arange(count)[:, None, None] + sums) % count
    values: Integers = sums * THOUSAND + worth[ends]
    return values


def _chosen_sums(sums: Integers, worth: Integers) -> Integers:
    """For each position and roll the sum that such a rider takes."""
    best = _values(sums, worth).argmax(axis=2)
    chosen: Integers = np.take_along_axis(sums, best[:, :, None], axis=2)[:, :, 0]
    return chosen


def shares_of_time(chosen: Integers) -> Floats:
    """How often a turn starts at each position in the long run."""
    count = len(chosen)
    ends = ((np.arange(count)[:, None] + chosen) % count).ravel()
    share = np.full(count, 1 / count)
    for _ in range(MOST_ROUNDS):
        moved = np.bincount(ends, np.repeat(share / len(ROLLS), len(ROLLS)), count)
        share = (share + moved) / 2
    return share
