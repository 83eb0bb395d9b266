"""The states that the kernel works on, laid out for some wishes."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from trackwright.design.kernel import states
from trackwright.design.kernel.annealing import begin_search, run_steps
from trackwright.design.kernel.states import BREACH, UNITS_PER_MM, Closings, Pieces, Search, Wanted
from trackwright.design.looks.features import CROWDED_MODULES
from trackwright.design.looks.road import Points
from trackwright.design.looks.scoring import norms_of
from trackwright.design.looks.shapes import POINTS, like_outline, normalised
from trackwright.design.search.marking import due_places, lap_period
from trackwright.design.search.palette import AVOIDED, Palette, palette_of, start_piece
from trackwright.design.wishes import Range, Wishes
from trackwright.model.closing.half_tables import half_table
from trackwright.model.closing.plain_pieces import PlainPieces
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.layout.zeta import FULL_TURN, Pose, compose, to_complex
from trackwright.model.picture.shapes.shape import shape_of
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.compiler.data.memory import Integers, Make, block, fill
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.compiler.machine import Machine, get_machine
from trackwright.validators.markers.mar403_short_run_up import BIKES_IN_BOX, grid_rows

ENTRIES = (Entry(begin_search), Entry(run_steps))
SAMPLE_MM = 27.0
DETOURS = 1.1
"""How much longer than its outline a lap may become by small turns, and look like it."""
EDGE_MM = 4.0
"""Play at the edge of the board: samples miss the outermost points of corners."""
TOUCHING_MM = 1.0
PLENTY = 10**6
OUTLINE_SIZE = 2000.0
KEY_BITS = 44
GRID_AND_RUN_UP = 11
"""Straight positions from the beginning of the start piece, of which the first are for the grid:
MGP-V-FIRSTCORNER. Bikes of many boxes need more behind it (`behind_start`)."""
WEIGHTS = {
    states.STOCK: 1000,
    states.USED: 4000,
    states.POSITIONS: 600,
    states.START: 800,
    states.CORNERS: 750,
    states.HAIRPINS: 1500,
    states.LONGEST: 500,
    states.RATING: 2500,
    states.BOARD: 1000,
    states.OVERLAP: 2000,
    states.OUTLINE: 60_000,
    states.PLACE: 1000,
    states.SPACES: 600,
    states.CHICANES: 1000,
    states.SIDES: 300,
    states.SHORTS: 500,
    states.RHYTHM: 500,
    states.GENTLE: 500,
    states.CROWDED: 500,
}
"""Of a breach, in thousandths: those that found circuits soonest (`bench.design`)."""


@dataclass(frozen=True, eq=False)
class Task:
    """Wishes, laid out for the kernel. The tables are shared by all bursts."""

    wishes: Wishes
    palette: Palette
    pieces: Pieces
    closings: Closings
    aims: Range
    """The positions that bursts aim at."""
    divisor: int = 1
    """What they have to be a multiple of."""
    make: Make = block

    @property
    def closed(self) -> bool:
        """A lap, not a course?"""
        return closed(self.palette)

    @cached_property
    def behind_start(self) -> int:
        """Worked out once: it is asked for each row that is found."""
        return behind_start(self.wishes)

    def wanted(self, positions: Range) -> Wanted:
        """The limits for laps of this length."""
        return _wanted(self, positions)

    def search(self, positions: Range) -> Search:
        """States for a burst of their own."""
        return self.make(
            Search, pieces=self.pieces, closings=self.closings, wanted=self.wanted(positions)
        )


def length_divisor(wishes: Wishes) -> int:
    """What the positions of a lap have to be a multiple of, if all lanes have as many spaces; else
    1."""
    palette = palette_of(wishes)
    period = lap_period(wishes) if closed(palette) else 0
    pieces = palette.templates[: len(palette.plain.codes)]
    even = all(set(_spaces(row).values()) == {sum(t.columns for t in row)} for row in pieces)
    return period if period and even else 1


def closed(palette: Palette) -> bool:
    """Is it for laps, not for courses?"""
    return not templates_of(palette.kit)[palette.start].is_start


def task_of(wishes: Wishes, make: Make = block) -> Task:
    """Lays out the tables of pieces and closing rows; a TrackwrightError says why not."""
    palette = palette_of(wishes)
    pieces, closings = _pieces(wishes, palette, make), _closings(palette.plain, make)
    divisor = length_divisor(wishes)
    return Task(wishes, palette, pieces, closings, _aims(wishes), divisor, make)


def _aims(wishes: Wishes) -> Range:
    """The wished positions; with an outline those that have room for it."""
    low, high = wishes.length
    most = longest_like_outline(wishes)
    return (low, high) if most is None else (low, max(low, min(high, round(DETOURS * most))))


def machine(say: Report | None = None) -> Machine:
    """The compiled kernel."""
    return get_machine("design", ENTRIES, say=say)


# --- pieces ---------------------------------------------------------------------------------------


def _pieces(wishes: Wishes, palette: Palette, make: Make) -> Pieces:
    made = make(Pieces)
    kinds = kinds_of(palette)
    due = due_places(palette.kit, wishes) if not closed(palette) else {}
    made.count, made.laid, made.free = len(palette.rows), palette.laid, palette.free
    made.plain = len(palette.plain.codes)
    for i, kind in enumerate(palette.kinds):
        turn = made.turn[i] = palette.turn(i)
        made.columns[i] = palette.columns(i)
        made.kind[i] = kinds.index(kind)
        made.due[i] = due.get(palette.rows[i][0], -1)
        for lane, spaces in _spaces(palette.templates[i]).items():
            made.spaces[lane][i] = spaces
        made.curve[i] = (turn > 0) - (turn < 0)
        made.sharp[i] = int(abs(turn) > 1)
        _put_moves(made, i, palette)
    for i, fixed in enumerate(palette.fixed, start=palette.free):
        made.joined[i] = int(fixed.joined)
    return made


def _spaces(row: Iterable[Template]) -> Counter[int]:
    """How many there are in each lane."""
    spaces = (space for template in row for space in template.spaces if space.road == 0)
    return Counter(space.lane for space in spaces)


def kinds_of(palette: Palette) -> list[str]:
    """The kinds of pieces in the box."""
    return list(dict.fromkeys(palette.kinds))


def _put_moves(made: Pieces, i: int, palette: Palette) -> None:
    """The move over a piece, and samples of its centre line, for each heading."""
    module = palette.kit.module_mm
    for heading in range(FULL_TURN):
        pose, count = Pose(heading=heading), 0
        for template in palette.templates[i]:
            begin, way = to_complex(pose.point) * module, _direction(pose.heading)
            for point in _centre_line(palette.kit, template)[: states.MOST_SAMPLES - count]:
                sample = begin + point * way
                made.sample_x[heading][i][count] = _units(sample.real)
                made.sample_y[heading][i][count] = _units(sample.imag)
                count += 1
            pose = compose(pose, template.end)
        made.samples[i] = count
        fill(made.step[heading][i], pose.point)
        end = to_complex(pose.point) * module
        made.x[heading][i], made.y[heading][i] = _units(end.real), _units(end.imag)


def _centre_line(kit: Kit, template: Template) -> list[complex]:
    """Samples along it."""
    shape = shape_of(kit, template.code)
    count = max(1, round(shape.centre_lines[0].length_mm / SAMPLE_MM))
    count = min(count, states.MOST_SAMPLES)
    return [shape.point((k + 0.5) / count) for k in range(count)]


def _direction(heading: int) -> complex:
    angle = math.tau * heading / FULL_TURN
    return complex(math.cos(angle), math.sin(angle))


def _units(mm: float) -> int:
    return round(mm * UNITS_PER_MM)


# --- rows that close a lap ------------------------------------------------------------------------


_known_closings: dict[tuple[int, str], tuple[PlainPieces, Closings]] = {}
"""Those last made; the pieces are kept with them, so that no others have their id."""
MOST_KNOWN = 8


def _closings(plain: PlainPieces, make: Make) -> Closings:
    """The table for these pieces, made once: searches only read it."""
    key = (id(plain), getattr(make, "__name__", ""))
    if key not in _known_closings:
        while len(_known_closings) >= MOST_KNOWN:
            del _known_closings[next(iter(_known_closings))]
        _known_closings[key] = (plain, _closing_rows(plain, make))
    return _known_closings[key][1]


def _closing_rows(plain: PlainPieces, make: Make) -> Closings:
    made = make(Closings)
    odd = _odd_numbers()
    for heading in range(FULL_TURN):
        fill(made.odd[heading], odd[heading])
    keys, words = _keyed_words(plain, np.array(odd[0], dtype=np.int64))
    order = np.argsort(keys, kind="stable")
    keys, words = keys[order], words[order]
    first = np.flatnonzero(np.concatenate([[True], keys[1:] != keys[:-1]]))
    counts = np.diff(np.append(first, len(keys)))
    mask = made.mask = (1 << max(4, (4 * len(first)).bit_length())) - 1
    if mask >= states.MOST_SLOTS:
        mask = made.mask = states.MOST_SLOTS - 1
    fill(made.words, words.tolist())
    _fill_slots(made, mask, keys[first].tolist(), first.tolist(), counts.tolist())
    return made


def _fill_slots(
    made: Closings, mask: int, keys: list[int], first: list[int], counts: list[int]
) -> None:
    slot_key, slot_first, slot_count = ([0] * (mask + 1) for _ in range(3))
    for key, begin, count in zip(keys, first, counts, strict=True):
        at = (key ^ (key >> 23) ^ (key >> 41)) & mask
        while slot_first[at]:
            at = (at + 1) & mask
        slot_key[at], slot_first[at], slot_count[at] = key, begin + 1, count
    fill(made.key, slot_key)
    fill(made.first, slot_first)
    fill(made.count, slot_count)


def _keyed_words(plain: PlainPieces, odd: Integers) -> tuple[Integers, Integers]:
    """The keys of all rows of up to four pieces, and the rows packed into numbers."""
    keys, words = [np.zeros(1, dtype=np.int64)], [np.zeros(1, dtype=np.int64)]
    for length in range(1, states.LONGEST_WORD + 1):
        table = half_table(plain, length)
        if table is None or sum(map(len, words)) + len(table.rows) > states.MOST_WORDS:
            break
        of_poses = table.points.astype(np.int64) @ odd
        for turn, poses in table.turns.items():
            of_poses[poses] += turn
        packed = np.full(len(table.rows), length, dtype=np.int64)
        for k in range(length):
            packed |= table.rows[:, k].astype(np.int64) << (8 * (k + 1))
        keys.append(np.repeat(of_poses, np.diff(table.first)))
        words.append(packed)
    return np.concatenate(keys), np.concatenate(words)


def _odd_numbers() -> list[list[int]]:
    """Row k: what the eight integers of a point turned by k are multiplied with."""
    drawn = np.random.default_rng(20_160).integers(0, 2**KEY_BITS, 8, dtype=np.int64) | 1
    odd = [int(number) for number in drawn]
    return [
        [odd[(j + k) % 16] if (j + k) % 16 < 8 else -odd[(j + k) % 16 - 8] for j in range(8)]
        for k in range(FULL_TURN)
    ]


# --- limits ---------------------------------------------------------------------------------------


def _wanted(task: Task, positions: Range) -> Wanted:
    wishes, palette, kit = task.wishes, task.palette, task.palette.kit
    made = task.make(Wanted)
    kinds = kinds_of(palette)
    made.lap, made.kinds = int(task.closed), len(kinds)
    stock = {kind: count * wishes.boxes for kind, count in kit.stock.items()} | {AVOIDED: 0}
    stock |= palette.wanted
    fill(made.most_of, (stock.get(kind, PLENTY) for kind in kinds))
    fill(made.least_of, (palette.wanted.get(k) or _least_of(wishes, k) for k in kinds))
    made.least_positions, made.most_positions = positions
    made.least_corners, made.most_corners = wishes.corners or (0, PLENTY)
    made.least_hairpins, made.most_hairpins = wishes.hairpins or (0, PLENTY)
    made.least_longest, made.most_longest = wishes.longest or (0, PLENTY)
    if task.closed and (period := lap_period(wishes)):
        made.lanes, made.period = templates_of(kit)[palette.plain.codes[0]].lanes, period
    _put_usual(made, wishes, positions)
    made.start_kind = made.start_piece = -1
    if palette.starts_on_straight:
        made.start_length = start_straight(wishes)
        made.behind_start = behind_start(wishes)
        if palette.start_number is None:
            made.start_kind = kinds.index(kit.stock_code(palette.start))
        else:
            made.start_piece = palette.start_number
    made.rating = int(wishes.guided)
    _put_board(made, wishes, width_mm(palette))
    _put_outline(made, wishes)
    weights = WEIGHTS | ({states.CHICANES: 500, states.SIDES: 150} if wishes.outline else {})
    fill(made.weight, (weights[part] for part in range(states.PARTS)))
    fill(made.chance, (round(-BREACH * math.log((i + 0.5) / 1024)) for i in range(1024)))
    return made


def _put_usual(made: Wanted, wishes: Wishes, positions: Range) -> None:
    """What shipped circuits are like, unless a wish or the outline says how many corners there
    are."""
    made.many_corners, made.usual_gentle = PLENTY, BREACH
    if wishes.outline:
        return
    norms, length = norms_of(wishes.of_kit), sum(positions) / 200
    corners, gentle = norms["corners"], norms["gentle"]
    if wishes.corners is None:
        made.few_corners = int((corners.mean - corners.spread) * length)
        made.many_corners = round((corners.mean + corners.spread) * length)
    made.usual_gentle = round(BREACH * (gentle.mean + gentle.spread))


def _put_outline(made: Wanted, wishes: Wishes) -> None:
    """Points evenly along the outline, driven to the left."""
    if not wishes.outline:
        return
    points = outline_shape(wishes, states.OUTLINE_POINTS) * OUTLINE_SIZE
    fill(made.outline_x, (round(point.real) for point in points))
    fill(made.outline_y, (round(point.imag) for point in points))
    made.outline_power = sum(
        int(x) * int(x) + int(y) * int(y)
        for x, y in zip(made.outline_x, made.outline_y, strict=True)
    )
    made.outline = round(wishes.likeness * 1_000_000)


def outline_shape(wishes: Wishes, count: int = POINTS) -> Points:
    """The outline as shapes are compared, driven to the left as all rows of a search are."""
    points = np.array([complex(*point) for point in (*wishes.outline, wishes.outline[0])])
    return normalised(points if wishes.side == "L" else points[::-1], count)


def longest_like_outline(wishes: Wishes) -> int | None:
    """The positions of the longest lap that has room on the board if it follows the outline without
    detours; None without an outline or a board."""
    if not wishes.outline or wishes.board_cm is None:
        return None
    kit = wishes.of_kit
    points = np.array([complex(*point) for point in (*wishes.outline, wishes.outline[0])])
    points /= np.abs(np.diff(points)).sum()
    short, long = (10 * side - width_mm(palette_of(wishes)) for side in sorted(wishes.board_cm))
    turned = [points * _direction(heading) for heading in range(FULL_TURN // 2)]
    sizes = [sorted((float(np.ptp(z.real)), float(np.ptp(z.imag)))) for z in turned]
    lap_mm = max(min(short / across, long / along) for across, along in sizes)
    return max(0, int(lap_mm / kit.module_mm))


def likeness_of(shape: Points, wishes: Wishes) -> float | None:
    """How far a shape is from the outline, from 0 to 1, if one is wished for."""
    if not wishes.outline:
        return None
    return like_outline(shape, outline_as_driven(wishes))


def outline_as_driven(wishes: Wishes) -> Points:
    """The outline as circuits follow it, whatever side they turn to."""
    outline = outline_shape(wishes)
    return outline if wishes.side == "L" else outline[::-1]


def behind_start(wishes: Wishes) -> int:
    """Straight positions behind the start piece, for bikes that have no room on it: MGP-V-GRID."""
    if not wishes.guided:
        return 0
    on_it = start_piece(wishes.of_kit, wishes).line_after or 0
    return max(0, grid_rows(BIKES_IN_BOX * wishes.boxes) - on_it)


def start_straight(wishes: Wishes) -> int:
    """Positions of the straight with the start: grid and run-up."""
    return behind_start(wishes) + GRID_AND_RUN_UP


def _least_of(wishes: Wishes, kind: str) -> int:
    return max(
        (n for code, n in wishes.use.items() if wishes.of_kit.kinds.get(code) and code == kind),
        default=0,
    )


def width_mm(palette: Palette) -> float:
    """Of the road, edge to edge."""
    first = templates_of(palette.kit)[palette.plain.codes[0]]
    return palette.kit.width_of(first.lanes)


def _put_board(made: Wanted, wishes: Wishes, width: float) -> None:
    if wishes.board_cm is not None:
        short, long = sorted(wishes.board_cm)
        edge = width + EDGE_MM
        made.board_long = max(1, _units(10 * long - edge))
        made.board_short = max(1, _units(10 * short - edge))
    near = width + max(TOUCHING_MM, wishes.grass_mm)
    crowd = max(near, CROWDED_MODULES * wishes.of_kit.module_mm)
    norm = norms_of(wishes.of_kit)["crowded"]
    made.near, made.crowd = _units(near), _units(crowd)
    made.usual_crowd = round(BREACH * (norm.mean + norm.spread))
    made.cell_shift = made.crowd.bit_length()
    made.apart = math.ceil(near * math.pi / 2 / SAMPLE_MM)
    made.apart_crowd = math.ceil(crowd * math.pi / 2 / SAMPLE_MM)
