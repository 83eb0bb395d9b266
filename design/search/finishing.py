"""From a row of pieces to a circuit that can be shown: start, racing line, difficulties, and its
place on the board. The checks have the last word."""

import math
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby

from trackwright.design.looks.road import road_of
from trackwright.design.looks.shapes import angle_to, normalised
from trackwright.design.search.burst import FoundRow
from trackwright.design.search.marking import marked
from trackwright.design.search.origin import Laid, Row, the_other_way
from trackwright.design.search.palette import Palette
from trackwright.design.search.problem import (
    GRID_AND_RUN_UP,
    Task,
    outline_as_driven,
)
from trackwright.design.wishes import Wishes, turn_of
from trackwright.model.circuit import Circuit
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.layout.track import Frame, Piece, Run, Start, Track
from trackwright.model.layout.zeta import FULL_TURN, Pose
from trackwright.model.picture.shapes.outline import circuit_extents
from trackwright.model.text.progress import Cancelled
from trackwright.validators.balance.difficulty import planned_markers
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.report import Checker, check_circuit

LAPS = {"basic": 6, "standard": 6, "expert": 5, "pro": 4}
"""As shipped circuits of these levels are raced."""
OTHER_LAPS = 3
HALF_TURN = FULL_TURN // 2
QUARTER_TURN = FULL_TURN // 4

Codes = tuple[str, ...]


def lap_codes(task: Task, row: FoundRow) -> Codes | None:
    """The pieces in driving order from the start on; None if no straight has room for it, or a
    course turns to the wrong side."""
    palette = task.palette
    laid = [
        Laid(code, piece >= len(palette.plain.codes))
        for piece in row.pieces
        for code in palette.rows[piece]
    ]
    found = _lap(task, laid) if task.closed else _course(task.wishes, palette.kit, laid)
    return None if found is None else tuple(one.code for one in found)


def _lap(task: Task, laid: Row) -> Row | None:
    """To the wished side, from its start on."""
    if task.wishes.side == "R":
        laid = the_other_way(task.wishes, task.palette.kit, laid)
    ways = (_from_start(task.palette, cut, task.behind_start) for cut in _cuts(task, laid))
    return next((way for way in ways if way is not None), None)


def _course(wishes: Wishes, kit: Kit, laid: Row) -> Row | None:
    """To the wished side on the whole, if there is one: as it is, or as its mirror image, unless
    pieces of one form are wished for."""
    turn = turn_of(kit, (one.code for one in laid))
    if wishes.direction is None or turn * (1 if wishes.side == "L" else -1) > 0:
        return laid
    named = (*wishes.avoid, *wishes.use, *(wishes.origin[n - 1] for n in wishes.keep))
    has_form = any(code in kit.codes and kit.mirrored_code(code) != code for code in named)
    if turn == 0 or has_form:
        return None
    return [Laid(kit.mirrored_code(code), kept) for code, kept in laid]


def _from(row: Row, index: int) -> Row:
    return [*row[index:], *row[:index]]


# --- straights ------------------------------------------------------------------------------------


def _cuts(task: Task, row: Row) -> Iterator[Row]:
    """With each straight of as few pieces as there can be; then, if bikes have to be `behind` the
    start piece, with one of them cut there, for its pieces may not divide it so."""
    yield _recut(task, row)
    behind = task.behind_start
    for number, total in enumerate(_runs(task, row) if behind else ()):
        if total >= behind + GRID_AND_RUN_UP:
            yield _recut(task, row, number, behind)


def _runs(task: Task, row: Row) -> list[int]:
    """How long straights are that may be cut anew, from the first corner on; 0 for what is between
    them."""
    kit, plain = task.palette.kit, _straights(task)
    templates = templates_of(kit)
    return [
        sum(_length(templates[one.code]) for one in group) if is_straight else 0
        for is_straight, group in groupby(_from_corner(kit, row), plain.__contains__)
    ]


def _straights(task: Task) -> set[Laid]:
    return {Laid(code) for code in task.palette.plain.codes[: task.palette.plain.straights]}


def _recut(task: Task, row: Row, parted: int | None = None, behind: int = 0) -> Row:
    """Each straight of as few pieces as there are in the box, longer ones first; what is kept
    stays. Straight number `parted` begins with pieces of so many positions behind the start."""
    kit, templates = task.palette.kit, templates_of(task.palette.kit)
    plain = _straights(task)
    row = _from_corner(kit, row)
    left = Counter({kind: n * task.wishes.boxes for kind, n in kit.stock.items()})
    left.subtract(Counter(kit.stock_code(one.code) for one in row if one not in plain))
    sizes = sorted(((_length(templates[one.code]), one.code) for one in plain), reverse=True)
    new: Row = []
    for number, (is_straight, group) in enumerate(groupby(row, plain.__contains__)):
        pieces = list(group)
        if is_straight:
            total = sum(_length(templates[one.code]) for one in pieces)
            first = min(behind, total) if number == parted else 0
            cuts = [_cut(kit, part, sizes, left) for part in (first, total - first)]
            if None in cuts:
                return row
            pieces = [Laid(code) for cut in cuts for code in cut or ()]
        new += pieces
    return new


def _from_corner(kit: Kit, row: Row) -> Row:
    templates = templates_of(kit)
    return _from(row, next((i for i, one in enumerate(row) if templates[one.code].turn), 0))


def _length(template: Template) -> int:
    return template.roads[0].shape[0]


def _cut(
    kit: Kit, total: int, sizes: Sequence[tuple[int, str]], left: Counter[str]
) -> list[str] | None:
    """Straights of this length together, taken from what is left; None if that fails."""
    found: list[str] = []
    for size, code in sizes:
        kind = kit.stock_code(code)
        count = total // size
        if kind in kit.stock:
            count = min(count, max(0, left[kind]))
            left[kind] -= count
        found += [code] * count
        total -= count * size
    return None if total else found


def _from_start(palette: Palette, row: Row, behind: int) -> Row | None:
    """The lap from its start piece on: one that is laid, or the straight that becomes it, with
    straights of so many positions `behind` it."""
    kit = palette.kit
    if not palette.starts_on_straight or palette.start_number is not None:
        kind = kit.codes[palette.start].kind
        return _from(row, next(i for i, one in enumerate(row) if kit.codes[one.code].kind is kind))
    row = _from_corner(kit, row)
    places = _places_for_start(kit, row, kit.stock_code(palette.start), behind)
    best = max(places, key=lambda place: place.room, default=None)
    if best is None or best.room < GRID_AND_RUN_UP:
        return None
    gone = {*best.behind, best.laid_at}
    others = [one for i, one in enumerate(row) if i >= best.at and i not in gone]
    return [Laid(palette.start), *others, *row[: best.at], *(row[i] for i in best.behind)]


@dataclass(frozen=True)
class _Place:
    """Positions from the start on, where in the row it would be, where the straight that becomes it
    is now, and the straights that are laid behind it."""

    room: int
    at: int
    laid_at: int
    behind: tuple[int, ...]


def _places_for_start(kit: Kit, row: Row, like_it: str, behind: int) -> Iterator[_Place]:
    """As far back as straights can be exchanged, and there is room `behind`."""
    templates = templates_of(kit)
    room = [0] * (len(row) + 1)
    for i in reversed(range(len(row))):
        template = templates[row[i].code]
        room[i] = 0 if template.turn else room[i + 1] + template.columns
    for laid_at, one in enumerate(row):
        if one == Laid(like_it):
            at = laid_at
            while at and room[at - 1] and not row[at - 1].kept:
                at -= 1
            end = next(i for i in range(at, len(room)) if not room[i] or row[i].kept)
            kept = 0
            while kept < at and room[at - kept - 1]:
                kept += 1
            short = behind - (room[at - kept] - room[at])
            lengths = {i: templates[row[i].code].columns for i in range(at, end) if i != laid_at}
            taken = _least_sum(lengths, short)
            if taken is not None:
                yield _Place(room[at] - sum(lengths[i] for i in taken), at, laid_at, taken)


def _least_sum(lengths: Mapping[int, int], least: int) -> tuple[int, ...] | None:
    """Those that are just as long together, or hardly longer; None if all are too short."""
    sums: dict[int, tuple[int, ...]] = {0: ()}
    for number, length in lengths.items():
        for total, taken in list(sums.items()):
            sums.setdefault(total + length, (*taken, number))
    enough = [total for total in sums if total >= least]
    return sums[min(enough)] if enough else None


# --- the circuit ----------------------------------------------------------------------------------


def circuit_of(task: Task, codes: Codes, name: str) -> Circuit:
    """The circuit on its board, with racing line and difficulties."""
    kit, wishes = task.palette.kit, task.wishes
    lines = racing_line(kit, codes)
    pieces = tuple(
        Piece(i, code, line) for i, (code, line) in enumerate(zip(codes, lines, strict=True), 1)
    )
    usual = LAPS.get(wishes.level or "standard", OTHER_LAPS) if wishes.guided else OTHER_LAPS
    track = Track(
        name=name,
        kit=kit.id,
        kit_revision=kit.revision,
        level=wishes.level,
        laps=(wishes.laps or usual) if task.closed else 1,
        boxes=wishes.boxes,
        board_cm=wishes.board_cm,
        runs=(Run(pieces),),
    )
    track = on_board(track, kit, upright_heading(task, codes))
    if wishes.guided:
        track = replace(track, markers=planned_markers(Circuit(track, kit)))
    return Circuit(marked(track, kit, wishes), kit)


def racing_line(kit: Kit, codes: Sequence[str]) -> list[Side | None]:
    """For each piece the side of its racing line if that is not the usual one: on straights the
    outside of the next corner."""
    templates = templates_of(kit)
    lines: list[Side | None] = [None] * len(codes)
    if kit.straight_line != "left":
        return lines
    ahead = 0
    for i in reversed(range(2 * len(codes))):
        turn = templates[codes[i % len(codes)]].turn
        ahead = turn or ahead
        if not turn:
            lines[i % len(codes)] = "R" if ahead > 0 else None
    return lines


def on_board(track: Track, kit: Kit, upright: int | None = None) -> Track:
    """Turned so that it fits best, as near to the heading `upright` as there is room, and in the
    middle of its board."""
    headings = range(QUARTER_TURN if upright is None else FULL_TURN)
    ways = [turned_to(track, heading) for heading in headings]
    misfits = [_misfit(way, kit, upright is not None) for way in ways]
    if upright is None:
        best = min(headings, key=lambda heading: misfits[heading])
    else:
        best = min(headings, key=lambda h: (misfits[h][0], _between(h, upright), misfits[h][1]))
    turned = ways[best]
    size = circuit_extents(Circuit(turned, kit))
    wide_board = track.board_cm is None or track.board_cm[0] >= track.board_cm[1]
    if upright is None and (size.width_mm >= size.height_mm) != wide_board:
        turned = turned_to(turned, turned.runs[0].start.heading + QUARTER_TURN)
        size = circuit_extents(Circuit(turned, kit))
    width, height = track.board_cm or (size.width_mm / 10, size.height_mm / 10)
    shift = complex(width, height) * 5 - size.centre
    frame = Frame(round(shift.real, 1), round(shift.imag, 1))
    return replace(turned, frames=(frame,))


def _between(one: int, other: int) -> int:
    """How far two headings are apart."""
    return min((one - other) % FULL_TURN, (other - one) % FULL_TURN)


def upright_heading(task: Task, codes: Codes) -> int | None:
    """The heading of the first piece with which the lap lies as the outline does."""
    if not task.wishes.outline:
        return None
    outline = outline_as_driven(task.wishes)
    angle = angle_to(normalised(road_of(task.palette.kit, codes)), outline)
    return round(angle / math.tau * FULL_TURN) % FULL_TURN


def turned_to(track: Track, heading: int) -> Track:
    """Its first piece goes this way."""
    start = Start.at(Pose(heading=heading % FULL_TURN))
    return replace(track, runs=(replace(track.runs[0], start=start),))


def _misfit(track: Track, kit: Kit, as_it_lies: bool = False) -> tuple[float, float]:
    """How far it is beyond the board, `as_it_lies` or turned by a quarter, then the area of its
    bounding box."""
    size = circuit_extents(Circuit(track, kit))
    sides, over = [size.width_mm, size.height_mm], 0.0
    if track.board_cm is not None:
        board = list(track.board_cm)
        if not as_it_lies:
            sides, board = sorted(sides), sorted(board)
        over = sum(max(0.0, side - 10 * room) for side, room in zip(sides, board, strict=True))
    return over, sides[0] * sides[1]


def faults_of(circuit: Circuit, rules: str | None) -> tuple[Finding, ...]:
    """The errors and warnings of the checks that do not race."""
    codes = _codes(rules, races=False)
    return check_circuit(circuit, rules, codes).open(Severity.ERROR, Severity.WARNING)


def faults_in_races(
    circuit: Circuit, rules: str | None, cancel: threading.Event
) -> tuple[Finding, ...]:
    """Those of the checks that race, none if cancelled: a circuit with any is never shown."""
    codes = _codes(rules, races=True)
    if not codes:
        return ()
    try:
        report = check_circuit(circuit, rules, codes, lambda *_: not cancel.is_set())
    except Cancelled:
        return ()
    return report.open(Severity.ERROR, Severity.WARNING)


def depends_on_laps(fault: Finding) -> bool:
    """May fewer laps help?"""
    return "laps" in find_check(fault.code).reads


@cache
def _codes(rules: str | None, races: bool) -> tuple[str, ...]:
    """The checks for these rules."""
    return tuple(check.code for check in Checker(rules).checks if check.races == races)
