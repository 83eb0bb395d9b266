"""From a row of pieces to a circuit that can be shown: start, racing line, difficulties, and its
place on the board. The checks have the last word."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from trackwright.design.search.burst import FoundRow
from trackwright.design.search.problem import GRID_AND_RUN_UP, Task
from trackwright.model.circuit import Circuit
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.layout.track import Frame, Piece, Run, Start, Track
from trackwright.model.layout.zeta import FULL_TURN, Pose
from trackwright.model.picture.shapes.outline import circuit_extents
from trackwright.validators.balance.difficulty import planned_markers
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.report import check_circuit

LAPS = {"basic": 6, "standard": 6, "expert": 5, "pro": 4}
"""As shipped circuits of these levels are raced."""
OTHER_LAPS = 3
HALF_TURN = FULL_TURN // 2
QUARTER_TURN = FULL_TURN // 4

Codes = tuple[str, ...]


def lap_codes(task: Task, row: FoundRow) -> Codes | None:
    """The pieces in driving order from the start on; None if no straight has room for it."""
    kit = task.palette.kit
    codes = [task.palette.codes[piece] for piece in row.pieces]
    if not task.closed:
        return tuple(codes)
    codes = _driven_as_wished(task, codes)
    codes = _recut(task, codes)
    if task.palette.start is None:
        return _from(codes, codes.index(task.palette.fixed[0]))
    return _with_start(kit, codes, task.palette.start)


def _driven_as_wished(task: Task, codes: list[str]) -> list[str]:
    """Laps are searched for to the left: one to the right is its mirror image, or the same lap
    driven the other way if it has to follow an outline."""
    kit = task.palette.kit
    if task.wishes.side == "L":
        return codes
    if task.wishes.outline:
        return [kit.reversed_code(code) for code in reversed(codes)]
    return [kit.mirrored_code(code) for code in codes]


def _from(codes: Sequence[str], index: int) -> Codes:
    return (*codes[index:], *codes[:index])


# --- straights ------------------------------------------------------------------------------------


def _recut(task: Task, codes: list[str]) -> list[str]:
    """Each straight of as few pieces as there are in the box, longer ones first."""
    kit, templates = task.palette.kit, templates_of(task.palette.kit)
    plain = set(task.palette.plain.codes[: task.palette.plain.straights])
    begin = next((i for i, code in enumerate(codes) if templates[code].turn), 0)
    codes = list(_from(codes, begin))
    left = Counter({kind: n * task.wishes.boxes for kind, n in kit.stock.items()})
    left.subtract(Counter(kit.stock_code(code) for code in codes if code not in plain))
    wanted = list(_straights_in(codes, plain))
    sizes = sorted(((_length(templates[code]), code) for code in plain), reverse=True)
    new: list[str] = []
    at = 0
    for first, last in wanted:
        new += codes[at:first]
        total = sum(_length(templates[code]) for code in codes[first:last])
        new += _cut(kit, total, sizes, left) or [""]
        at = last
    new += codes[at:]
    return new if "" not in new else codes


def _straights_in(codes: Sequence[str], plain: set[str]) -> Iterator[tuple[int, int]]:
    first = None
    for i, code in enumerate([*codes, ""]):
        if code in plain and first is None:
            first = i
        if code not in plain and first is not None:
            yield first, i
            first = None


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


def _with_start(kit: Kit, codes: list[str], start: str) -> Codes | None:
    """The start as the first piece of the longest straight that has room for grid and run-up."""
    templates = templates_of(kit)
    stock = kit.stock_code(start)
    best: tuple[int, int] | None = None
    for first, last in _straights_in(codes, {c for c in codes if not templates[c].turn}):
        run = codes[first:last]
        length = sum(templates[code].columns for code in run)
        if length >= GRID_AND_RUN_UP and stock in run and (best is None or length > best[0]):
            best = length, first + run.index(stock)
            codes[first:last] = [stock, *_without(run, stock)]
            best = length, first
    if best is None:
        return None
    first = best[1]
    return (start, *_from(codes, first)[1:])


def _without(run: Sequence[str], code: str) -> list[str]:
    index = run.index(code)
    return [*run[:index], *run[index + 1 :]]


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
    track = on_board(track, kit)
    if wishes.guided:
        track = replace(track, markers=planned_markers(Circuit(track, kit)))
    return Circuit(track, kit)


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


def on_board(track: Track, kit: Kit) -> Track:
    """Turned so that it fits best, and in the middle of its board."""
    ways = [_turned(track, heading) for heading in range(QUARTER_TURN)]
    turned = min(ways, key=lambda one: _misfit(one, kit))
    size = circuit_extents(Circuit(turned, kit))
    wide_board = track.board_cm is None or track.board_cm[0] >= track.board_cm[1]
    if (size.width_mm >= size.height_mm) != wide_board:
        turned = _turned(turned, turned.runs[0].start.heading + QUARTER_TURN)
        size = circuit_extents(Circuit(turned, kit))
    width, height = track.board_cm or (size.width_mm / 10, size.height_mm / 10)
    shift = complex(width, height) * 5 - size.centre
    frame = Frame(round(shift.real, 1), round(shift.imag, 1))
    return replace(turned, frames=(frame,))


def _turned(track: Track, heading: int) -> Track:
    start = Start.at(Pose(heading=heading % FULL_TURN))
    return replace(track, runs=(replace(track.runs[0], start=start),))


def _misfit(track: Track, kit: Kit) -> tuple[float, float]:
    """How far it is beyond the board, then the area of its bounding box."""
    size = circuit_extents(Circuit(track, kit))
    short, long = sorted((size.width_mm, size.height_mm))
    over = 0.0
    if track.board_cm is not None:
        board_short, board_long = sorted(track.board_cm)
        over = max(0.0, short - 10 * board_short) + max(0.0, long - 10 * board_long)
    return over, short * long


def faults_of(circuit: Circuit, rules: str | None) -> tuple[Finding, ...]:
    """The errors and warnings of the checks: a circuit with any is never shown."""
    return check_circuit(circuit, rules).open(Severity.ERROR, Severity.WARNING)
