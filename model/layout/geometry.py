"""Where every piece lies, exactly, and which ports are joined.

Two ports are joined when they have the same position and heading in the same frame: integer
equality. Ports that do not meet exactly but are within the play of the cardboard are joined too,
but marked as such and never called closed.
"""

import cmath
import math
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import accumulate, groupby, islice, pairwise
from itertools import chain as chained
from operator import itemgetter, mul
from typing import NamedTuple, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from trackwright.model.layout import zeta
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import (
    Integers,
    Port,
    Template,
    Templates,
    space_name,
    templates_of,
)
from trackwright.model.layout.reuse import common_blocks, reused_or_made
from trackwright.model.layout.track import Frame, Marker, Piece, Track
from trackwright.model.layout.zeta import FULL_TURN, Point, Pose
from trackwright.model.text.messages import Message

Positions: TypeAlias = npt.NDArray[np.float64]
ROUNDING_MM = 1.0
"""Floats are off by less, as far from the middle as a piece can be."""
_DIRECTIONS = np.array([cmath.rect(1, k * math.tau / FULL_TURN) for k in range(FULL_TURN)])


@dataclass(slots=True, eq=False)
class LaidPiece:
    """A piece without its position: the same object after an edit elsewhere moves it.

    `name` is the piece's id, followed by a number inside a board half.
    """

    name: str
    piece: Piece
    template: Template
    is_of_half: bool
    """Does it belong to a board half?"""
    _spaces: tuple[str, ...] = field(default=(), init=False)

    @property
    def spaces(self) -> tuple[str, ...]:
        """The names of its spaces, in the template's order."""
        if not self._spaces:
            names = [space_name(self.name, label) for label in self.template.labels]
            self._spaces = tuple(names)
        return self._spaces


@dataclass(slots=True, eq=False)
class PlacedPiece(LaidPiece):
    """A piece with its position on the table."""

    frame: int
    entry: Pose
    exit: Pose


@dataclass(frozen=True, slots=True)
class PortEnd:
    """A port of a placed piece that is not joined."""

    index: int
    port: Port
    pose: Pose
    frame: int


class Seam(NamedTuple):
    """Two joined ports: port `out` of piece `first` leads into port `into` of piece `second`."""

    first: int
    out: str
    second: int
    into: str
    exact: bool = True


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Two ports that meet but cannot be joined, and why."""

    first: PortEnd
    second: PortEnd
    reason: Message


@dataclass(frozen=True, slots=True)
class Chain:
    """Pieces connected through `out` and `in`; `closed` if the last leads back to the first.

    A closed chain begins with its start piece, if it has one.
    """

    indices: tuple[int, ...]
    closed: bool


@dataclass(frozen=True, slots=True)
class Gap:
    """The distance from an open end to the open beginning it should meet."""

    first: PortEnd
    second: PortEnd
    dx_mm: float
    dy_mm: float
    turn: int
    """Sixteenths that the track still has to turn left, from -7 to 8."""

    @property
    def mm(self) -> float:
        return math.hypot(self.dx_mm, self.dy_mm)


@dataclass(eq=False)
class Geometry:
    """A laid-out track: placed pieces, seams, open ends, chains."""

    track: Track
    kit: Kit
    parts: dict[int, tuple[LaidPiece, ...]]
    """Piece id -> the piece itself, or the pieces of a board half."""
    laid: list[LaidPiece]
    """The pieces, run by run."""
    entries: Integers
    """The pose where each piece begins: a row of nine integers, eight for the point, then the
    heading."""
    exits: Integers
    template_numbers: Integers
    """The template number of each piece."""
    run_of: Integers
    """The index of each piece's run."""
    rows: list[range] = field(default_factory=list)
    """Ranges of piece indices within which each piece joins the one before it in its run."""
    joints: list[Seam] = field(default_factory=list)
    """The seams between rows and at branches."""
    open_ends: list[PortEnd] = field(default_factory=list)
    mismatches: list[Mismatch] = field(default_factory=list)

    @cached_property
    def seams(self) -> list[Seam]:
        """All seams, those inside the rows first."""
        inside = (pair for row in self.rows for pair in pairwise(row))
        return [*(Seam(first, "out", second, "in") for first, second in inside), *self.joints]

    @cached_property
    def placed(self) -> list[PlacedPiece]:
        """The pieces in the same order, with their positions."""
        frames = self.frame_of.tolist()
        ways = zip(self.laid, frames, _poses(self.entries), _poses(self.exits), strict=True)
        return [
            PlacedPiece(x.name, x.piece, x.template, x.is_of_half, frame, entry, exit)
            for x, frame, entry, exit in ways
        ]

    @cached_property
    def frame_of(self) -> Integers:
        """The index of each piece's frame."""
        frames = np.array([run.frame for run in self.track.runs], dtype=np.int64)
        return frames[self.run_of]

    @cached_property
    def table_positions(self) -> Positions:
        """For each piece its x and y on the table, and the cosine and sine of its heading.

        Summed in a fixed order rather than by a matrix product, whose rounding depends on the
        number of rows: a piece must not shift when others are added elsewhere.
        """
        frames = [(at.x_mm, at.y_mm, *_cos_sin(at)) for at in self.track.frames]
        x, y, cos, sin = np.array(frames).reshape(-1, 4).T[:, self.frame_of]
        steps = (self.kit.module_mm * _DIRECTIONS[:8]).tolist()
        points = np.asarray(sum(map(mul, self.entries[:, :8].T.astype(complex), steps)))
        ahead = _DIRECTIONS[self.entries[:, 8]]
        return np.stack(
            [
                x + cos * points.real - sin * points.imag,
                y + sin * points.real + cos * points.imag,
                cos * ahead.real - sin * ahead.imag,
                sin * ahead.real + cos * ahead.imag,
            ]
        )

    @cached_property
    def headings(self) -> Positions:
        """The heading of each piece on the table, in radians."""
        turns = np.array([math.radians(at.degrees) for at in self.track.frames])
        found: Positions = turns[self.frame_of] + self.entries[:, 8] * math.tau / FULL_TURN
        return found

    @cached_property
    def fragments(self) -> list[int]:
        """The fragment of each run: the index of the first run that it is connected with. All
        pieces of a run are connected."""
        first = list(range(len(self.track.runs)))

        def root(run: int) -> int:
            while first[run] != run:
                first[run] = run = first[first[run]]
            return run

        for seam in self.joints:
            one, other = root(int(self.run_of[seam.first])), root(int(self.run_of[seam.second]))
            first[max(one, other)] = min(one, other)
        return [root(run) for run in first]

    @cached_property
    def first_index(self) -> dict[int, int]:
        """Piece id -> its index in `laid`; for a board half, that of its first piece."""
        sizes = [len(parts) for parts in self.parts.values()]
        return dict(zip(self.parts, accumulate(sizes, initial=0), strict=False))

    def indices(self, ids: Iterable[int]) -> list[int]:
        """The indices in `laid` of these pieces, in order; board halves have several."""
        begins, parts = self.first_index, self.parts
        return [
            at + k
            for at, id in sorted((begins[id], id) for id in ids)
            for k in range(len(parts[id]))
        ]

    def frame_at(self, index: int) -> Frame:
        """The frame of a piece, by index."""
        return self.track.frames[int(self.frame_of[index])]

    def piece_named(self, name: str) -> LaidPiece:
        id, _, number = name.partition(".")
        return self.parts[int(id)][int(number or 1) - 1]

    @cached_property
    def markers(self) -> dict[LaidPiece, tuple[Marker, ...]]:
        """The markers on each piece; board halves carry none."""
        found = ((self.parts.get(id, ()), on) for id, on in self.track.markers_on.items())
        return {parts[0]: on for parts, on in found if parts and not parts[0].is_of_half}

    def indices_of(self, sort: Callable[[Template], bool]) -> list[int]:
        """The indices of the pieces whose template satisfies `sort`."""
        numbered = templates_of(self.kit).numbered
        wanted = np.array([sort(template) for template in numbered], dtype=bool)
        found: list[int] = np.flatnonzero(wanted[self.template_numbers]).tolist()
        return found

    def end(self, index: int, port: Port) -> PortEnd:
        """A port of a piece, with its pose."""
        poses = self.exits if port.name == "out" else self.entries
        (pose,) = _poses(poses[index : index + 1])
        if port.name not in ("in", "out"):
            pose = zeta.compose(pose, port.pose)
        return PortEnd(index, port, pose, int(self.frame_of[index]))

    @cached_property
    def chains(self) -> tuple[Chain, ...]:
        """All chains, the one with the start piece first."""
        return tuple(_chains(self))

    @property
    def main_chain(self) -> Chain | None:
        """The chain that is raced: the one with the start piece, else the first."""
        return self.chains[0] if self.chains else None

    def is_seam(self, index: int) -> bool:
        """Does a piece, by index, join the one before it in its row?"""
        rows = self.rows
        row = rows[bisect_right(rows, index, key=lambda row: row.start) - 1]
        return row.start < index

    @property
    def closed_exactly(self) -> bool:
        """Is there a lap, with nothing left open and nothing joined only with play?"""
        return self._closed and all(seam.exact for seam in self.joints)

    @property
    def closed_with_play(self) -> bool:
        """Is there a lap that closes only thanks to the play of the cardboard?"""
        return self._closed and not self.closed_exactly

    @property
    def leads_to_finish(self) -> bool:
        """Is it a course from a start piece to a finish piece, with nothing left open?"""
        chain = self.main_chain
        if chain is None or self.open_ends or self.mismatches:
            return False
        if not self.laid[chain.indices[0]].template.is_start:
            return False
        return any(self.laid[one.indices[-1]].template.is_finish for one in self._chains_ahead)

    @property
    def _chains_ahead(self) -> list[Chain]:
        """The main chain, and those that can be reached from it over branches."""
        chain_of = {index: chain for chain in self.chains for index in chain.indices}
        ahead: dict[int, set[int]] = {}
        numbers = {id(chain): number for number, chain in enumerate(self.chains)}
        for seam in self.joints:
            first, second = (numbers[id(chain_of[at])] for at in (seam.first, seam.second))
            ahead.setdefault(first, set()).add(second)
        found = [0]
        for number in found:
            found += sorted(ahead.get(number, set()) - set(found))
        return [self.chains[number] for number in found]

    @property
    def _closed(self) -> bool:
        """One lap; other chains only as branches that leave it and rejoin it."""
        chains = self.chains
        laps = sum(chain.closed for chain in chains)
        return laps == 1 and chains[0].closed and not self.open_ends and not self.mismatches

    @cached_property
    def gaps(self) -> tuple[Gap, ...]:
        """For every open end, the nearest open beginning of the same frame."""
        outs: dict[int, dict[Point, PortEnd]] = {}
        ins: dict[int, dict[Point, PortEnd]] = {}
        for end in self.open_ends:  # those in one place are equally near: the first will do
            there = (ins if end.port.enters else outs).setdefault(end.frame, {})
            there.setdefault(end.pose.point, end)
        nearest = {
            (frame, out.pose.point): into
            for frame in outs.keys() & ins.keys()
            for out, into in self._nearest([*outs[frame].values()], [*ins[frame].values()])
        }
        return tuple(
            self._gap(out, nearest[out.frame, out.pose.point])
            for out in self.open_ends
            if not out.port.enters and out.frame in ins
        )

    def _nearest(
        self, outs: list[PortEnd], ins: list[PortEnd]
    ) -> Iterator[tuple[PortEnd, PortEnd]]:
        """Each end with the nearest beginning. A tree finds the candidates, up to rounding."""
        from shapely import STRtree  # not by everybody who lays pieces

        tree, points = STRtree(self._points(ins)), self._points(outs)
        (of, _), apart = tree.query_nearest(points, return_distance=True, all_matches=False)
        limits = np.empty(len(outs))
        limits[of] = apart + ROUNDING_MM
        near = tree.query(points, predicate="dwithin", distance=limits)
        near = near[:, np.lexsort(near[::-1])]
        for i, found in groupby(near.T.tolist(), key=itemgetter(0)):
            candidates = [ins[j] for _, j in found]
            yield outs[i], min(candidates, key=lambda into: self._gap(outs[i], into).mm)

    def _points(self, ends: list[PortEnd]) -> "npt.NDArray[np.object_]":
        from shapely import points

        places = [self._place(end) for end in ends]
        found: npt.NDArray[np.object_] = points([(at.real, at.imag) for at in places])
        return found

    def _place(self, end: PortEnd) -> complex:
        """In its frame, in mm, but for rounding."""
        return self.kit.module_mm * zeta.to_complex(end.pose.point)

    def _gap(self, out: PortEnd, into: PortEnd) -> Gap:
        offset = self.kit.module_mm * zeta.to_complex(
            zeta.subtract(into.pose.point, out.pose.point)
        )
        turn = (into.pose.heading - out.pose.heading + 7) % FULL_TURN - 7
        return Gap(out, into, offset.real, offset.imag, turn)

    def table_pose(self, frame: int, pose: Pose) -> tuple[complex, float]:
        """A pose on the table: position in mm as a complex number, heading in radians."""
        at = self.track.frames[frame]
        turn = math.radians(at.degrees)
        place = complex(at.x_mm, at.y_mm) + cmath.rect(1, turn) * (
            self.kit.module_mm * zeta.to_complex(pose.point)
        )
        return place, turn + pose.heading * math.tau / FULL_TURN


def _cos_sin(at: Frame) -> tuple[float, float]:
    turn = math.radians(at.degrees)
    return math.cos(turn), math.sin(turn)


def _poses(lines: Integers) -> Iterator[Pose]:
    points = cast("Iterable[zeta.Point]", map(tuple, lines[:, :8].tolist()))
    return map(Pose, points, lines[:, 8].tolist())


def build_geometry(track: Track, kit: Kit, before: Geometry | None = None) -> Geometry:
    """Place every piece of the track and join the ports that meet. Pieces unchanged since `before`
    (in the same kit) are reused."""
    templates, pieces = templates_of(kit), _pieces(track)
    then, known = (_pieces(before.track), list(before.parts.values())) if before else ([], [])
    parts = reused_or_made(common_blocks(pieces, then), pieces, known, partial(_laid, templates))
    laid = list(chained.from_iterable(parts))
    kinds = np.array([one.template.number for one in laid], dtype=np.int64)
    counts = _counts(track, parts)
    poses = [
        templates.poses(run.start.pose, kinds[begin:end])
        for run, (begin, end) in zip(track.runs, _ranges(counts), strict=True)
    ]
    geometry = Geometry(
        track,
        kit,
        dict(zip([piece.id for piece in pieces], parts, strict=True)),
        laid,
        entries=np.concatenate([_NOWHERE, *[row[:-1] for row in poses]]),
        exits=np.concatenate([_NOWHERE, *[row[1:] for row in poses]]),
        template_numbers=kinds,
        run_of=np.repeat(np.arange(len(counts)), np.array(counts, dtype=np.int64)),
    )
    _join_rows(geometry, counts)
    _join(geometry)
    return geometry


_NOWHERE = np.zeros((0, 9), dtype=np.int64)


def _pieces(track: Track) -> list[Piece]:
    return list(chained.from_iterable([run.pieces for run in track.runs]))


def _laid(templates: Templates, piece: Piece) -> tuple[LaidPiece, ...]:
    """The piece itself, or the pieces of a board half."""
    return tuple(
        [
            LaidPiece(f"{piece.id}{number}", piece, template, number != "")
            for number, template in templates.parts(piece.piece, piece.back)
        ]
    )


def _counts(track: Track, parts: Iterable[tuple[LaidPiece, ...]]) -> list[int]:
    """The number of pieces in each run, those of board halves counted singly."""
    sizes = map(len, parts)
    return [sum(islice(sizes, len(run.pieces))) for run in track.runs]


def _ranges(counts: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The index range of each run in the list of all pieces."""
    return pairwise(accumulate(counts, initial=0))


def _join_rows(geometry: Geometry, counts: Iterable[int]) -> None:
    """Join the pieces within each run, given the size of each; a row ends where lanes differ."""
    differ = templates_of(geometry.kit).mismatched(geometry.template_numbers)
    for begin, end in _ranges(counts):
        cuts = differ[bisect_right(differ, begin) : bisect_left(differ, end)]
        geometry.rows.extend(range(*cut) for cut in pairwise([begin, *cuts, end]))
        geometry.mismatches.extend(_misfit(geometry, index) for index in cuts)


def _misfit(geometry: Geometry, index: int) -> Mismatch:
    """The mismatch between a piece and the one before it, whose lanes differ."""
    before, here = geometry.laid[index - 1].template, geometry.laid[index].template
    return _other_lanes(
        geometry.end(index - 1, before.ports[1]), geometry.end(index, here.ports[0])
    )


def _free_ports(geometry: Geometry) -> Iterator[PortEnd]:
    """The ports at the ends of runs and at branches."""
    branches = geometry.indices_of(lambda template: len(template.ports) > 2)
    for index in sorted({*branches, *_row_ends(geometry)}):
        for port in geometry.laid[index].template.ports:
            if port.roles and not _is_inside(geometry, index, port):
                yield geometry.end(index, port)


def _is_inside(geometry: Geometry, index: int, port: Port) -> bool:
    """Does the port face the next or the previous piece of the same run?"""
    beside = {"in": index - 1, "out": index + 1}.get(port.name, -1)
    runs = geometry.run_of
    return 0 <= beside < len(runs) and bool(runs[beside] == runs[index])


def _row_ends(geometry: Geometry) -> Iterator[int]:
    """The indices of the first and last piece of each row."""
    return (index for row in geometry.rows for index in (row[0], row[-1]))


def _join(geometry: Geometry) -> None:
    waiting: dict[tuple[int, Pose], list[PortEnd]] = {}
    free = list(_free_ports(geometry))
    for end in free:
        if end.port.enters:
            waiting.setdefault((end.frame, end.pose), []).append(end)
    outs: list[PortEnd] = []
    for end in free:
        if end.port.enters:
            continue
        meets = waiting.get((end.frame, end.pose))
        if meets:
            _add_seam(geometry, end, meets.pop(0), exact=True)
        else:
            outs.append(end)
    ins = [end for ends in waiting.values() for end in ends]
    outs, ins = _join_with_play(geometry, outs, ins)
    geometry.mismatches.extend(_facing(outs))
    geometry.mismatches.extend(_facing(ins))
    geometry.open_ends = sorted(outs + ins, key=lambda end: (end.index, not end.port.enters))


def _add_seam(geometry: Geometry, out: PortEnd, into: PortEnd, exact: bool) -> None:
    if out.port.roles != into.port.roles:
        geometry.mismatches.append(_other_lanes(out, into))
    else:
        seam = Seam(out.index, out.port.name, into.index, into.port.name, exact)
        geometry.joints.append(seam)


def _other_lanes(out: PortEnd, into: PortEnd) -> Mismatch:
    if not out.port.roles:
        return Mismatch(out, into, Message("the course ends here"))
    if not into.port.roles:
        return Mismatch(out, into, Message("the course begins here"))
    ends, begins = _lanes(out.port.roles), _lanes(into.port.roles)
    why = Message("the lanes differ: {ends} meets {begins}", ends=ends, begins=begins)
    return Mismatch(out, into, why)


def _lanes(roles: str) -> Message:
    lanes = roles.count("T")
    if roles.startswith("P"):
        return Message("{n} lanes and a pit lane on the left", n=lanes)
    if roles.endswith("P"):
        return Message("{n} lanes and a pit lane on the right", n=lanes)
    return Message("{n} lanes", n=lanes)


def _join_with_play(
    geometry: Geometry, outs: list[PortEnd], ins: list[PortEnd]
) -> tuple[list[PortEnd], list[PortEnd]]:
    """Join open ends of equal heading that are no farther apart than the kit's play."""
    left: list[PortEnd] = []
    free = _Free(geometry, ins)
    for out in outs:
        into = free.take_near(out)
        if into is None:
            left.append(out)
        else:
            _add_seam(geometry, out, into, exact=False)
    return left, free.left


class _Free:
    """Open beginnings that can be joined with play, by the square of the table that they are in:
    what is near enough is in the same square or in one beside it. Those in one place queue up."""

    def __init__(self, geometry: Geometry, ins: list[PortEnd]) -> None:
        self._geometry, self._ins = geometry, ins
        self._side = geometry.kit.play_mm + ROUNDING_MM
        self._taken: set[int] = set()
        self._queues: dict[tuple[object, ...], dict[Point, deque[int]]] = {}
        for number, end in enumerate(ins):
            queues = self._queues.setdefault((*self._square(end), *_sort(end)), {})
            queues.setdefault(end.pose.point, deque()).append(number)

    @property
    def left(self) -> list[PortEnd]:
        return [end for number, end in enumerate(self._ins) if number not in self._taken]

    def take_near(self, out: PortEnd) -> PortEnd | None:
        """The nearest one that is no farther away than the play; of several the first."""
        x, y = self._square(out)
        around = [(x + dx, y + dy, *_sort(out)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        near = [
            (mm, queue[0], queue)
            for queues in (self._queues.get(square, {}) for square in around)
            for queue in queues.values()
            if queue
            and (mm := self._geometry._gap(out, self._ins[queue[0]]).mm)
            <= self._geometry.kit.play_mm
        ]
        if not near:
            return None
        _, number, queue = min(near)
        self._taken.add(queue.popleft())
        return self._ins[number]

    def _square(self, end: PortEnd) -> tuple[int, int]:
        at = self._geometry._place(end)
        return math.floor(at.real / self._side), math.floor(at.imag / self._side)


def _sort(end: PortEnd) -> tuple[int, int, str]:
    """What has to be the same of two ends that are joined."""
    return end.frame, end.pose.heading, end.port.roles


def _facing(ends: list[PortEnd]) -> Iterator[Mismatch]:
    """Ends that meet head-on: one of the two pieces lies against the driving direction."""
    seen: dict[tuple[int, Pose], PortEnd] = {}
    for end in ends:
        met = seen.get((end.frame, zeta.about_face(end.pose)))
        if met is not None:
            yield Mismatch(
                met,
                end,
                Message("both lead towards each other")
                if not end.port.enters
                else Message("both lead away from each other"),
            )
        seen[end.frame, end.pose] = end


def _chains(geometry: Geometry) -> list[Chain]:
    """Link rows that lead to one another; a chain that leads back to its beginning is a lap."""
    lines = geometry.indices_of(lambda t: t.line_after is not None or t.is_start)
    after = {s.first: s.second for s in geometry.joints if s.out == "out" and s.into == "in"}
    begins = {row[0]: row for row in geometry.rows}
    followers = set(after.values())
    heads = [row for row in geometry.rows if row[0] not in followers]
    seen: set[int] = set()
    open_ones, laps = [], []
    for head in [*heads, *geometry.rows]:
        if head[0] in seen:
            continue
        linked, row = list[range](), begins.get(head[0])
        while row is not None and row[0] not in seen:
            seen.add(row[0])
            linked.append(row)
            row = begins.get(after.get(row[-1], -1))
        one = tuple(chained.from_iterable(linked))
        if after.get(one[-1]) == one[0]:
            laps.append(_lap(one, lines))
        else:
            open_ones.append(Chain(one, closed=False))
    laps.sort(key=lambda lap: lap.indices[0])
    starts = set(lines)
    return sorted(open_ones + laps, key=lambda chain: starts.isdisjoint(chain.indices))


def _lap(indices: tuple[int, ...], lines: Sequence[int]) -> Chain:
    """A closed chain that begins with its first start piece, else with the piece laid first."""
    inside = set(indices)
    begin = indices.index(next((line for line in lines if line in inside), min(indices)))
    return Chain(indices[begin:] + indices[:begin], closed=True)
