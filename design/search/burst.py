"""A burst: one run of the kernel, from a row to rows that have all that was wished for."""

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from trackwright.design.kernel import states
from trackwright.design.kernel.annealing import begin_search, run_steps
from trackwright.design.kernel.states import BREACH, Search
from trackwright.design.search.problem import Task, machine, task_of
from trackwright.design.search.start_rows import Row, first_row
from trackwright.design.wishes import Range, Wishes
from trackwright.simulator.compiler.data.memory import fill, first_of

STEPS = 4000
"""Between two temperatures."""
STEPS_AT_ONCE = 1000
"""Of one call, which cannot be cancelled: about 6 ms."""
RESTART_STEPS = 60_000
REHEAT_STEPS = 40_000
HOT, WARM, COLD = 2 * BREACH, BREACH // 2, BREACH // 5
REHEATED, REHEATED_LIKE_IT = 3 * BREACH // 2, BREACH // 2
"""Lower, if circuits are to stay like an outline, or like the one they started from."""
LAST_CALLS = 3
"""What a burst does coldly, once it has found plenty while it was hot: the better-looking rows."""
SPREAD = 2
"""Positions to either side of the length that a burst aims at."""


@dataclass(frozen=True)
class FoundRow:
    """A row that has all that was wished for; the heading is that of its first piece."""

    pieces: Row
    heading: int
    energy: int


@dataclass(frozen=True)
class Order:
    """What a burst is to do; equal orders have equal outcomes."""

    seed: int
    number: int
    steps: int
    parent: FoundRow | None = None
    """A row to reheat, instead of beginning anew."""


@dataclass(frozen=True)
class BurstOutcome:
    """The rows that were found, best first, and what the nearest row lacks."""

    order: Order
    rows: tuple[FoundRow, ...]
    steps: int
    breaches: int
    parts: tuple[int, ...]
    """The costs of the row that came nearest to the wishes (see `kernel/states.py`)."""
    last: FoundRow
    """The row that the burst ended with."""


def run_burst(task: Task, order: Order, cancel: threading.Event) -> BurstOutcome | None:
    """Runs a burst; None if it was cancelled."""
    if cancel.is_set():
        return None
    random = Random(f"{order.seed}/{order.number}")
    positions = aim(task.aims, random, task.divisor)
    search = task.search(positions)
    parent = order.parent
    row = parent.pieces if parent else first_row(task, positions, random)
    search.length, search.heading = len(row), parent.heading if parent else 0
    fill(search.row, row)
    machine().call(begin_search, search, order.seed, order.number)
    like_it = task.wishes.outline or task.wishes.origin
    reheated = REHEATED_LIKE_IT if like_it else REHEATED
    schedule = cooling(order.steps, reheated if parent else HOT)
    hot_rows: list[FoundRow] = []
    while schedule:
        found = _cool(search, *schedule.pop(0), cancel)
        if cancel.is_set():
            return None
        if found == states.MOST_FOUND:
            if len(schedule) <= LAST_CALLS:
                break
            hot_rows = rows_of(search)
            search.found, schedule = 0, schedule[-LAST_CALLS:]
    return outcome_of(order, search, hot_rows)


def _cool(search: Search, hot: int, cold: int, cancel: threading.Event) -> int:
    """From one temperature to the next, or until it is cancelled; returns how many rows were
    found."""
    found, call = 0, machine().call
    for begin in range(0, STEPS, STEPS_AT_ONCE):
        if cancel.is_set():
            break
        found = call(run_steps, search, begin, begin + STEPS_AT_ONCE, STEPS, hot, cold)
    return found


def run_burst_of(work: tuple[Wishes, Order]) -> BurstOutcome | None:
    """Runs on a worker: a burst for these wishes."""
    wishes, order = work
    return run_burst(task_of(wishes), order, threading.Event())


def aim(length: Range, random: Random, divisor: int = 1) -> Range:
    """A part of the range, round a multiple of the divisor if there is one: shorter laps close more
    easily, and would come most often."""
    low, high = length
    middle = random.randint(low, high)
    multiples = range(-(-low // divisor) * divisor, high + 1, divisor)
    middle = min(multiples, key=lambda n: abs(n - middle), default=middle)
    return max(low, middle - SPREAD), min(high, middle + SPREAD)


def cooling(steps: int, hot: int) -> list[tuple[int, int]]:
    """The temperatures at the beginning and the end of each call."""
    calls = max(3, steps // STEPS)
    third = calls // 3
    ends = [
        *_linear(hot, WARM, third),
        *_linear(WARM, COLD, third),
        *_linear(COLD, COLD, calls - 2 * third),
    ]
    return list(zip([hot, *ends], ends, strict=False))


def _linear(begin: int, end: int, count: int) -> list[int]:
    return [begin + (end - begin) * (i + 1) // count for i in range(count)]


def rows_of(search: Search) -> list[FoundRow]:
    """What was found, in the order in which it was found."""
    return [
        FoundRow(
            tuple(first_of(search.found_row[i], int(search.found_length[i]))),
            int(search.found_heading[i]),
            int(search.found_energy[i]),
        )
        for i in range(search.found)
    ]


def outcome_of(order: Order, search: Search, hot_rows: Sequence[FoundRow]) -> BurstOutcome:
    rows = {row.pieces: row for row in (*hot_rows, *rows_of(search))}
    best = sorted(rows.values(), key=lambda row: row.energy)
    parts = tuple(first_of(search.nearest_part, states.PARTS))
    last = FoundRow(
        tuple(first_of(search.row, int(search.length))), int(search.heading), int(search.energy)
    )
    return BurstOutcome(order, tuple(best), search.steps, search.least_breaches, parts, last)
