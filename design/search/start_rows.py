"""Rows to begin a search with: a rectangle for a lap, a straight line for a course."""

from collections.abc import Sequence
from random import Random

from trackwright.design.search.problem import Task
from trackwright.design.wishes import Range
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

QUARTER = 4
LONGEST_SIDE = 400
Row = tuple[int, ...]
"""Pieces by their numbers in the palette."""


def first_row(task: Task, positions: Range, random: Random) -> Row:
    """A row that closes, or leads from start to finish, and is about as long as wished."""
    if task.palette.origin:
        return task.palette.origin
    if not task.closed:
        return _line(task, positions)
    return _rectangle(task, positions, random)


def _rectangle(task: Task, positions: Range, random: Random) -> Row:
    corner = _corner(task, random)
    sides = _fixed_sides(task)
    columns = sum(map(task.palette.columns, corner))
    straight = max(4, sum(positions) // 2 - 4 * columns)
    share = random.uniform(0.25, 0.5)
    long, short = round(straight * (1 - share) / 2), round(straight * share / 2)
    least = [max(_length(task, sides[i]), _length(task, sides[i + 2])) for i in (0, 1)]
    row: list[int] = []
    filled = [
        _opposite_sides(task, sides[i], sides[i + 2], max(size, least[i]))
        for i, size in ((0, long), (1, short))
    ]
    for side in (filled[0][0], filled[1][0], filled[0][1], filled[1][1]):
        row += [*side, *corner]
    return tuple(row)


def _corner(task: Task, random: Random) -> list[int]:
    """A quarter turn to the left."""
    turns = [(i, task.palette.turn(i)) for i in range(len(task.palette.plain.codes))]
    found = [(i, turn) for i, turn in turns if turn > 0 and QUARTER % turn == 0]
    if not found:
        raise TrackwrightError(Message("no quarter turn can be laid of the pieces that are left"))
    piece, turn = random.choice(found)
    return [piece] * (QUARTER // turn)


def _fixed_sides(task: Task) -> list[list[int]]:
    """The fixed pieces on the sides of a rectangle: first the start, opposite it the others."""
    sides: list[list[int]] = [[], [], [], []]
    for i in range(len(task.palette.fixed)):
        sides[(0, 2, 3, 1)[i % 4]].append(task.palette.free + i)
    return sides


def _length(task: Task, pieces: Sequence[int]) -> int:
    """In modules."""
    return sum(_size(one) for piece in pieces for one in task.palette.templates[piece])


def _size(template: Template) -> int:
    return template.roads[0].shape[0]


def _opposite_sides(
    task: Task, one: list[int], other: list[int], length: int
) -> tuple[list[int], list[int]]:
    """Both sides with straights added, of the same length: about the given one."""
    for size in range(length, LONGEST_SIDE):
        added = [_straights(task, size - _length(task, fixed)) for fixed in (one, other)]
        if added[0] is not None and added[1] is not None:
            return [*one, *added[0]], [*other, *added[1]]
    raise TrackwrightError(Message("the straights that are left make no two sides of one length"))


def _straights(task: Task, length: int) -> list[int] | None:
    """The fewest straights of this length together; None if there are none."""
    sizes = [_size(templates_of(task.palette.kit)[code]) for code in task.palette.plain.codes]
    sizes = sizes[: task.palette.plain.straights]
    ways: list[list[int] | None] = [[], *[None] * max(0, length)]
    for total in range(1, length + 1):
        shorter = [
            (found, i)
            for i, size in enumerate(sizes)
            if size <= total and (found := ways[total - size]) is not None
        ]
        if shorter:
            found, i = min(shorter, key=lambda way: len(way[0]))
            ways[total] = [*found, i]
    return ways[length] if length >= 0 else None


def _line(task: Task, positions: Range) -> Row:
    """Start, straights, finish; other fixed pieces in the middle."""
    start, *special, finish = range(task.palette.free, len(task.palette.rows))
    columns = sum(map(task.palette.columns, (start, finish, *special)))
    longest = task.palette.plain.straights - 1
    count = (sum(positions) // 2 - columns) // task.palette.columns(longest)
    half = [longest] * max(1, count // 2)
    return (start, *half, *special, *half, finish)
