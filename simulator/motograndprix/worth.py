"""What a position is worth to whoever begins a turn there: thousandths of a position.

On an empty road a rider who always flips for the best can be planned for exactly: the worth of a
position is how much further such a rider gets from there, in the long run, than from the position
with the least. It is found by value iteration, in integers, so that it is the same everywhere.
"""

from collections.abc import Sequence
from itertools import product

import numpy as np

from simulator.memory import Integers
from simulator.motograndprix.flips import flip_fault

THOUSAND = 1000
ENOUGH = 5
"""Thousandths by which a round may still change when the search ends."""
MOST_ROUNDS = 400
ROLLS = tuple(product(range(1, 7), repeat=2))


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
    return np.array(rows, dtype=np.int64)


def worth_of(difficulties: Sequence[int], modifiers: Sequence[int]) -> Integers:
    """The worth of every position, given its difficulty and what is added to its sums."""
    count = len(difficulties)
    tables = np.stack([best_sums(d) for d in range(4)])
    sums = np.maximum(tables[np.array(difficulties)] + np.array(modifiers)[:, None, None], 0)
    ends = (np.arange(count)[:, None, None] + sums) % count
    ground = sums * THOUSAND
    worth = np.zeros(count, dtype=np.int64)
    for _ in range(MOST_ROUNDS):
        better = (ground + worth[ends]).max(axis=2).sum(axis=1) // len(ROLLS)
        better -= better.min()
        step = (worth + better) // 2
        if np.abs(step - worth).max() <= ENOUGH:
            break
        worth = step
    worth -= worth.min()
    return worth
