"""Reusing what an edit left unchanged: runs of identical objects before and after it."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress, count, pairwise
from operator import is_not
from typing import NamedTuple, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class UnchangedBlock(NamedTuple):
    """Consecutive objects that were in the same order before, or that are new."""

    now: int
    """Index of the first object now."""
    then: int
    """Index of the first object before; -1 if new."""
    size: int


def common_blocks(now: Sequence[object], then: Sequence[object]) -> list[UnchangedBlock]:
    """Split `now` into blocks, in order. Most edits change neither end of the list, so only the
    middle is searched object by object."""
    head = _alike(now, then)
    tail = _alike(now[head:][::-1], then[head:][::-1])
    middle, end = len(now) - tail, len(then) - tail
    index = {id(one): i for i, one in enumerate(then[head:end], head)}
    found = [UnchangedBlock(0, 0, head)]
    begin, was = head, [index.get(id(one), -1) for one in now[head:middle]]
    for at, (one, next) in enumerate(pairwise([*was, -2]), head + 1):
        if next != (one + 1 if one >= 0 else -1):
            size = at - begin
            found.append(UnchangedBlock(begin, one - size + 1 if one >= 0 else -1, size))
            begin = at
    found.append(UnchangedBlock(middle, end, tail))
    return [block for block in found if block.size]


def split_blocks(
    found: Iterable[UnchangedBlock], now: list[int], then: list[int]
) -> Iterator[UnchangedBlock]:
    """The blocks, split at the given indices (those of the list now, and of the list before)."""
    for at, old, size in found:
        cuts = {0, size, *_inside(now, at, size), *(_inside(then, old, size) if old >= 0 else ())}
        for begin, end in pairwise(sorted(cuts)):
            yield UnchangedBlock(at + begin, old + begin if old >= 0 else old, end - begin)


def _inside(places: list[int], at: int, size: int) -> Iterator[int]:
    """The indices strictly inside a block, relative to its beginning."""
    there = places[bisect_right(places, at) : bisect_left(places, at + size)]
    return (place - at for place in there)


def reused_or_made(
    found: Iterable[UnchangedBlock], now: Sequence[K], values: Sequence[V], made: Callable[[K], V]
) -> list[V]:
    """A value for each object in the blocks: the one it had before, or a new one."""
    row: list[V] = []
    for at, old, size in found:
        row.extend(values[old : old + size] if old >= 0 else map(made, now[at : at + size]))
    return row


def _alike(some: Sequence[object], others: Sequence[object]) -> int:
    """How many objects at the beginning are identical."""
    differ = compress(count(), map(is_not, some, others))
    return next(differ, min(len(some), len(others)))
