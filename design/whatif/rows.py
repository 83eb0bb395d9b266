"""Rows of a few pieces that lead to the same place as others."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from trackwright.model.closing.half_tables import half_table
from trackwright.model.closing.plain_pieces import plain_pieces
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.zeta import (
    ORIGIN,
    Point,
    Pose,
    compose,
    negated,
    subtract,
    turned,
)

LONGEST_WINDOW, LONGEST_ROW, SHORTEST = 5, 4, 2
Row: TypeAlias = tuple[str, ...]
Window: TypeAlias = tuple[int, int, Row]
Move: TypeAlias = tuple[Point, int]


def windows_of(kit: Kit, codes: Sequence[str]) -> Iterator[tuple[int, int, Row]]:
    """Every window of exchangeable pieces with each other row that leads to the same place."""
    templates = [templates_of(kit)[code] for code in codes]
    for begin in range(len(codes)):
        pose, turn = Pose(), 0
        for end in range(begin + 1, min(begin + LONGEST_WINDOW, len(codes)) + 1):
            template = templates[end - 1]
            if not template.kind.is_plain:
                break
            pose, turn = compose(pose, template.end), turn + template.turn
            own = sorted(codes[begin:end])
            for row in rows_by_move(kit, template.ports[0].roles).get((pose.point, turn), ()):
                if row[0] == codes[begin] or row[-1] == codes[end - 1]:
                    continue  # a shorter window does the same
                if not any((*_turns(kit, row), *_turns(kit, codes[begin:end]))):
                    continue  # the same straight, cut elsewhere
                if sorted(row) != own or _turns(kit, row) != _turns(kit, codes[begin:end]):
                    yield begin, end, row


def moves_of(kit: Kit, codes: Sequence[str]) -> Iterator[Window]:
    """Exchanges of up to two pieces between the first and the last that move all that follows, but
    do not turn it."""
    for _, (begin, end, row) in _swaps(kit, codes):
        if begin > 0 and end < len(codes):
            yield begin, end, row


def pairs_of(kit: Kit, codes: Sequence[str]) -> Iterator[tuple[Window, Window]]:
    """Two exchanges of a piece or two each, at places apart, that leave everything else in its
    direction and cancel each other's shift."""
    swaps = list(_swaps(kit, codes))
    by_shift: dict[Point, list[Window]] = defaultdict(list)
    for shift, window in swaps:
        by_shift[shift].append(window)
    for shift, first in swaps:
        if max(first[1] - first[0], len(first[2])) > 1:
            continue
        for second in by_shift.get(negated(shift), ()):
            is_small = max(second[1] - second[0], len(second[2])) <= 1
            if _apart(first, second) and (first[:2] < second[:2] or not is_small):
                yield first, second


def _apart(one: Window, other: Window) -> bool:
    """Are there pieces between the two?"""
    low, high = sorted([one, other], key=lambda window: window[:2])
    return low[1] < high[0]


def _swaps(kit: Kit, codes: Sequence[str]) -> Iterator[tuple[Point, Window]]:
    """Windows of up to two pieces, other rows that turn as much, and how they shift the rest."""
    templates = [templates_of(kit)[code] for code in codes]
    words = _short_rows(kit, templates[0].ports[1].roles)
    heading = 0
    for begin in range(len(codes)):
        pose, turn = Pose(), 0
        for end in range(begin, min(begin + SHORTEST, len(codes)) + 1):
            if end > begin:
                if not templates[end - 1].kind.is_plain:
                    break
                pose = compose(pose, templates[end - 1].end)
                turn += templates[end - 1].turn
            for point, row in words.get(turn, ()):
                shift = subtract(point, pose.point)
                if any(shift) and not _shares_an_end(row, codes[begin:end]):
                    yield turned(shift, heading), (begin, end, row)
        heading += templates[begin].turn


def _shares_an_end(row: Row, codes: Sequence[str]) -> bool:
    return bool(row and codes) and (row[0] == codes[0] or row[-1] == codes[-1])


@lru_cache(maxsize=8)
def _short_rows(kit: Kit, roles: str) -> dict[int, list[tuple[Point, Row]]]:
    """Rows of up to two pieces by how much they turn, the empty one included."""
    found: dict[int, list[tuple[Point, Row]]] = defaultdict(list)
    found[0].append((ORIGIN, ()))
    for (point, turn), rows in rows_by_move(kit, roles).items():
        found[turn] += [(point, row) for row in rows if len(row) <= SHORTEST]
    return dict(found)


def _turns(kit: Kit, codes: Sequence[str]) -> list[int]:
    return [templates_of(kit)[code].turn for code in codes]


@lru_cache(maxsize=8)
def rows_by_move(kit: Kit, roles: str) -> dict[Move, tuple[Row, ...]]:
    """All rows of up to four plain pieces by where they lead; adjacent straights are sorted. As
    tuples, which Python never looks through for garbage again."""
    plain = plain_pieces(kit, roles)
    found: dict[Move, list[Row]] = defaultdict(list)
    for length in range(1, LONGEST_ROW + 1):
        table = half_table(plain, length)
        if table is None:
            break
        firsts, points = table.first.tolist(), table.points.tolist()
        rows = table.rows.tolist()
        for turn, poses in table.turns.items():
            for pose in range(poses.start, poses.stop):
                for row in rows[firsts[pose] : firsts[pose + 1]]:
                    move = (tuple(points[pose]), turn)
                    found[move].append(tuple(plain.codes[i] for i in row))
    return {move: tuple(rows) for move, rows in found.items()}
