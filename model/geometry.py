"""Where every piece lies, exactly, and which ports meet.

Two ports are joined when they are the same place and heading in the same frame: integer equality.
What does not meet exactly but would with the play that cardboard has is joined too, but marked as
such and never called closed.
"""

import cmath
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain as chained
from itertools import pairwise
from typing import NamedTuple, cast

import numpy as np

from model import zeta
from model.kit import Kit
from model.pieces import Integers, Port, Template, templates_of
from model.track import Piece, Run, Track
from model.zeta import FULL_TURN, Pose


@dataclass(slots=True, eq=False)
class Placed:
    """A piece on the table. `name` is its id, with a number behind it inside a board half."""

    name: str
    piece: Piece
    template: Template
    entry: Pose
    exit: Pose
    frame: int
    follows: bool
    """Does it follow the piece before it in the list, as the next of its run?"""

    def pose_of(self, port: Port) -> Pose:
        if port.name == "in":
            return self.entry
        return self.exit if port.name == "out" else zeta.compose(self.entry, port.pose)


@dataclass(frozen=True, slots=True)
class End:
    """A port of a placed piece that meets nothing."""

    index: int
    port: Port
    pose: Pose
    frame: int


class Seam(NamedTuple):
    """Two joined ports: piece `first` leads over its `out` port into port `into` of `second`."""

    first: int
    out: str
    second: int
    into: str
    exact: bool = True


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Two ports that meet but cannot be joined, and why."""

    first: End
    second: End
    why: str


@dataclass(frozen=True, slots=True)
class Chain:
    """Pieces that follow each other over `out` and `in`; `closed` when the last leads to the first.

    A closed chain begins with its start piece, if it has one.
    """

    indices: tuple[int, ...]
    closed: bool


@dataclass(frozen=True, slots=True)
class Gap:
    """How far an open end is from the open beginning it is to meet."""

    first: End
    second: End
    dx_mm: float
    dy_mm: float
    turn: int
    """Sixteenths that the track still has to turn left, -7..8."""

    @property
    def mm(self) -> float:
        return math.hypot(self.dx_mm, self.dy_mm)


@dataclass(eq=False)
class Geometry:
    """A laid-out track: placed pieces, seams, open ends, chains."""

    track: Track
    kit: Kit
    placed: list[Placed] = field(default_factory=list)
    entries: Integers = field(default_factory=lambda: np.empty((0, 9), dtype=np.int64))
    """The entries of the placed pieces once more, in lines of nine integers, for whoever reckons
    with all of them at once."""
    rows: list[range] = field(default_factory=list)
    """Pieces, by index, that each fit on the one before, as they were laid."""
    joints: list[Seam] = field(default_factory=list)
    """The seams where rows and branches meet."""
    open_ends: list[End] = field(default_factory=list)
    mismatches: list[Mismatch] = field(default_factory=list)

    @cached_property
    def seams(self) -> list[Seam]:
        """All seams, those inside the rows first."""
        inside = (pair for row in self.rows for pair in pairwise(row))
        return [*(Seam(first, "out", second, "in") for first, second in inside), *self.joints]

    @cached_property
    def by_name(self) -> dict[str, Placed]:
        return {placed.name: placed for placed in self.placed}

    @cached_property
    def chains(self) -> tuple[Chain, ...]:
        """All chains, the one with the start piece first."""
        return tuple(_chains(self))

    @property
    def main(self) -> Chain | None:
        """The chain that is raced: the one with the start piece, else the first."""
        return self.chains[0] if self.chains else None

    @property
    def closed_exactly(self) -> bool:
        """Is there a lap, and nothing left open or joined only with play?"""
        return self._closed and all(seam.exact for seam in self.joints)

    @property
    def closed_with_play(self) -> bool:
        """Is there a lap that closes only because cardboard forgives a little?"""
        return self._closed and not self.closed_exactly

    @property
    def _closed(self) -> bool:
        """One lap; further chains only as branches that leave it and come back."""
        chains = self.chains
        laps = sum(chain.closed for chain in chains)
        return laps == 1 and chains[0].closed and not self.open_ends and not self.mismatches

    @cached_property
    def gaps(self) -> tuple[Gap, ...]:
        """For every open end, the nearest open beginning of the same frame."""
        ins = [end for end in self.open_ends if end.port.enters]
        outs = [end for end in self.open_ends if not end.port.enters]
        found = []
        for out in outs:
            candidates = [self._gap(out, into) for into in ins if into.frame == out.frame]
            if candidates:
                found.append(min(candidates, key=lambda gap: gap.mm))
        return tuple(found)

    def _gap(self, out: End, into: End) -> Gap:
        offset = self.kit.module_mm * zeta.to_complex(
            zeta.subtract(into.pose.point, out.pose.point)
        )
        turn = (into.pose.heading - out.pose.heading + 7) % FULL_TURN - 7
        return Gap(out, into, offset.real, offset.imag, turn)

    def table_pose(self, frame: int, pose: Pose) -> tuple[complex, float]:
        """A pose on the table: mm as a complex number, and the heading in radians."""
        at = self.track.frames[frame]
        turn = math.radians(at.degrees)
        place = complex(at.x_mm, at.y_mm) + cmath.rect(1, turn) * (
            self.kit.module_mm * zeta.to_complex(pose.point)
        )
        return place, turn + pose.heading * math.tau / FULL_TURN


def lay(track: Track, kit: Kit, before: Geometry | None = None) -> Geometry:
    """Place every piece of the track and join what meets. The pieces up to the first that is not
    as `before`, in the same kit, keep their places."""
    geometry = Geometry(track, kit)
    _place(geometry, before or Geometry(track, kit))
    _join(geometry)
    return geometry


def _place(geometry: Geometry, before: Geometry) -> None:
    entries = [geometry.entries]
    for run in geometry.track.runs:
        begin = len(geometry.placed)
        pieces, stay = _staying(before.placed, begin, run)
        kept = slice(begin, begin + stay)
        geometry.placed += before.placed[kept]
        pose = geometry.placed[-1].exit if stay else run.start.pose
        poses = _lay_on(geometry, run.pieces[pieces:], pose, run.frame, follows=stay > 0)
        entries += [before.entries[kept], poses[:-1]]
    geometry.entries = np.concatenate(entries)


def _staying(old: Sequence[Placed], begin: int, run: Run) -> tuple[int, int]:
    """How many pieces of the run lie as the old ones do from index `begin` on, and how many placed
    pieces these are: as many as are the same, from its beginning on."""
    at = begin
    if old[at : at + 1] and (old[at].entry, old[at].frame) != (run.start.pose, run.frame):
        return 0, 0
    for count, piece in enumerate(run.pieces):
        if at >= len(old) or old[at].piece is not piece or old[at].follows != (count > 0):
            return count, at - begin
        at += 1
        while at < len(old) and old[at].piece is piece:
            at += 1
    return len(run.pieces), at - begin


def _lay_on(
    geometry: Geometry, pieces: Sequence[Piece], begin: Pose, frame: int, follows: bool
) -> Integers:
    """Lay the pieces in a row, and say where: their entries, and the last one's exit."""
    templates = templates_of(geometry.kit)
    parts = [
        (f"{piece.id}{number}", piece, template)
        for piece in pieces
        for number, template in templates.parts(piece.piece, piece.back)
    ]
    poses = templates.poses(begin, [template.code for _, _, template in parts])
    points = cast("Iterable[zeta.Point]", map(tuple, poses[:, :8].tolist()))
    ways = pairwise(map(Pose, points, poses[:, 8].tolist()))
    for part, (entry, exit) in zip(parts, ways, strict=True):
        geometry.placed.append(Placed(*part, entry, exit, frame, follows))
        follows = True
    return poses


def _join_rows(geometry: Geometry) -> None:
    """Pieces of a run meet as they are laid."""
    placed, begin = geometry.placed, 0
    ports = [one.template.ports for one in placed]
    for index, one in enumerate(placed):
        fits = one.follows and ports[index][0].roles == ports[index - 1][1].roles
        if fits or not index:
            continue
        if one.follows:
            ends = _out(placed, index - 1), _in(placed, index)
            geometry.mismatches.append(_other_lanes(*ends))
        geometry.rows.append(range(begin, index))
        begin = index
    if placed:
        geometry.rows.append(range(begin, len(placed)))


def _in(placed: Sequence[Placed], index: int) -> End:
    one = placed[index]
    return End(index, one.template.ports[0], one.entry, one.frame)


def _out(placed: Sequence[Placed], index: int) -> End:
    one = placed[index]
    return End(index, one.template.ports[1], one.exit, one.frame)


def _free_ports(geometry: Geometry) -> Iterator[End]:
    """The ports at the ends of runs and at branches."""
    placed = geometry.placed
    branches = [i for i, one in enumerate(placed) if len(one.template.ports) > 2]
    last = len(placed) - 1
    for index in sorted({*branches, *_row_ends(geometry)}):
        one = placed[index]
        for port in one.template.ports:
            followed = index < last and placed[index + 1].follows
            inside = one.follows if port.name == "in" else followed
            if not (inside and port.name in ("in", "out")):
                yield End(index, port, one.pose_of(port), one.frame)


def _row_ends(geometry: Geometry) -> Iterator[int]:
    """The pieces, by index, with which rows begin and end."""
    return (index for row in geometry.rows for index in (row[0], row[-1]))


def _join(geometry: Geometry) -> None:
    _join_rows(geometry)
    waiting: dict[tuple[int, Pose], list[End]] = {}
    free = list(_free_ports(geometry))
    for end in free:
        if end.port.enters:
            waiting.setdefault((end.frame, end.pose), []).append(end)
    outs: list[End] = []
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


def _add_seam(geometry: Geometry, out: End, into: End, exact: bool) -> None:
    if out.port.roles != into.port.roles:
        geometry.mismatches.append(_other_lanes(out, into))
    else:
        seam = Seam(out.index, out.port.name, into.index, into.port.name, exact)
        geometry.joints.append(seam)


def _other_lanes(out: End, into: End) -> Mismatch:
    lanes = f"{_lanes(out.port.roles)} meets {_lanes(into.port.roles)}"
    return Mismatch(out, into, f"the lanes differ: {lanes}")


def _lanes(roles: str) -> str:
    lanes = f"{roles.count('T')} lanes"
    if roles.startswith("P"):
        return f"{lanes} and a pit lane on the left"
    return f"{lanes} and a pit lane on the right" if roles.endswith("P") else lanes


def _join_with_play(
    geometry: Geometry, outs: list[End], ins: list[End]
) -> tuple[list[End], list[End]]:
    """Join open ends of equal heading that are no farther apart than the kit's play."""
    left: list[End] = []
    free = list(ins)
    for out in outs:
        near = [
            end
            for end in free
            if end.frame == out.frame
            and end.pose.heading == out.pose.heading
            and end.port.roles == out.port.roles
            and geometry._gap(out, end).mm <= geometry.kit.play_mm
        ]
        if not near:
            left.append(out)
            continue
        into = min(near, key=lambda end: geometry._gap(out, end).mm)
        free.remove(into)
        _add_seam(geometry, out, into, exact=False)
    return left, free


def _facing(ends: list[End]) -> Iterator[Mismatch]:
    """Ends that meet head on: one of the two pieces is laid against the driving direction."""
    seen: dict[tuple[int, Pose], End] = {}
    for end in ends:
        met = seen.get((end.frame, zeta.about_face(end.pose)))
        if met is not None:
            yield Mismatch(
                met,
                end,
                "both lead towards each other"
                if not end.port.enters
                else "both lead away from each other",
            )
        seen[end.frame, end.pose] = end


def _chains(geometry: Geometry) -> list[Chain]:
    """Rows lead to rows; what leads back to itself is a lap."""
    lines = [i for i, p in enumerate(geometry.placed) if p.template.line_after is not None]
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
    return sorted(open_ones + laps, key=lambda chain: set(lines).isdisjoint(chain.indices))


def _lap(indices: tuple[int, ...], lines: Sequence[int]) -> Chain:
    """It begins with its first start piece, else with the piece that was laid first."""
    inside = set(indices)
    begin = indices.index(next((line for line in lines if line in inside), min(indices)))
    return Chain(indices[begin:] + indices[:begin], closed=True)
