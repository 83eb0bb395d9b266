"""Where every piece lies, exactly, and which ports meet.

Two ports are joined when they are the same place and heading in the same frame: integer equality.
What does not meet exactly but would with the play that cardboard has is joined too, but marked as
such and never called closed.
"""

import cmath
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from model import zeta
from model.kit import Kit
from model.pieces import Port, Template, expanded, templates_of
from model.track import Piece, Track
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
    placed: list[Placed]
    seams: list[Seam] = field(default_factory=list)
    open_ends: list[End] = field(default_factory=list)
    mismatches: list[Mismatch] = field(default_factory=list)

    @cached_property
    def by_name(self) -> dict[str, Placed]:
        return {placed.name: placed for placed in self.placed}

    @cached_property
    def chains(self) -> tuple[Chain, ...]:
        """All chains, the one with the start piece first."""
        after = {s.first: s.second for s in self.seams if s.out == "out" and s.into == "in"}
        return tuple(_chains(self.placed, after))

    @property
    def main(self) -> Chain | None:
        """The chain that is raced: the one with the start piece, else the first."""
        return self.chains[0] if self.chains else None

    @property
    def closed_exactly(self) -> bool:
        """Is there a lap, and nothing left open or joined only with play?"""
        return self._closed and all(seam.exact for seam in self.seams)

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
    geometry = Geometry(track, kit, _placed(track, kit, before.placed if before else ()))
    _join(geometry)
    return geometry


def _placed(track: Track, kit: Kit, before: Sequence[Placed]) -> list[Placed]:
    templates = templates_of(kit)
    chains = {kind.code for kind in kit.pieces if kind.chain}
    placed: list[Placed] = []
    for run in track.runs:
        pose = run.start.pose
        follows = False
        for piece in run.pieces:
            index = len(placed)
            while index < len(before) and _lies(before[index], piece, pose, run.frame, follows):
                placed.append(before[index])
                pose, follows = before[index].exit, True
                index += 1
            if placed and placed[-1].piece is piece:
                continue
            for name, code in _parts(kit, piece, chains):
                template = templates[code]
                step = template.exits[pose.heading]
                exit = Pose(zeta.add(pose.point, step.point), step.heading)
                placed.append(Placed(name, piece, template, pose, exit, run.frame, follows))
                pose, follows = exit, True
    return placed


def _lies(old: Placed, piece: Piece, pose: Pose, frame: int, follows: bool) -> bool:
    """Is it this piece, or the next part of it, and in this place?"""
    same = old.piece is piece and old.entry == pose
    return same and old.frame == frame and old.follows == follows


def _parts(kit: Kit, piece: Piece, chains: set[str]) -> Iterator[tuple[str, str]]:
    """Name and code of what is laid: the piece, or the pieces of a board half."""
    if piece.piece not in chains:
        yield str(piece.id), piece.piece
        return
    for number, code in enumerate(expanded(kit, piece.piece, piece.back), start=1):
        yield f"{piece.id}.{number}", code


def _join_runs(geometry: Geometry) -> None:
    """Pieces of a run meet as they are laid."""
    joined = geometry.seams.append
    for index, (first, second) in enumerate(pairwise(geometry.placed)):
        if second.follows:
            out, into = first.template.ports[1], second.template.ports[0]
            if out.roles == into.roles:
                joined(Seam(index, "out", index + 1, "in"))
            else:
                ends = (
                    End(index, out, first.exit, first.frame),
                    End(index + 1, into, second.entry, second.frame),
                )
                geometry.mismatches.append(_other_lanes(*ends))


def _free_ports(geometry: Geometry) -> Iterator[End]:
    """The ports at the ends of runs and at branches."""
    followed = [placed.follows for placed in geometry.placed[1:]] + [False]
    for index, placed in enumerate(geometry.placed):
        template = placed.template
        if placed.follows and followed[index] and len(template.ports) == 2:
            continue
        for port in template.ports:
            inside = placed.follows if port.name == "in" else followed[index]
            if not (inside and port.name in ("in", "out")):
                yield End(index, port, placed.pose_of(port), placed.frame)


def _join(geometry: Geometry) -> None:
    _join_runs(geometry)
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
        geometry.seams.append(seam)


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


def _chains(placed: list[Placed], after: dict[int, int]) -> list[Chain]:
    followers = set(after.values())
    starts = [i for i, p in enumerate(placed) if p.template.line_after is not None]
    heads = [i for i in range(len(placed)) if i not in followers]
    seen: set[int] = set()
    chains = []
    for head in [*heads, *starts, *range(len(placed))]:
        if head in seen:
            continue
        indices, index = [], head
        while index not in seen:
            seen.add(index)
            indices.append(index)
            index = after.get(index, -1)
            if index < 0:
                break
        chains.append(Chain(tuple(indices), closed=index == head))
    with_line = set(starts)
    return sorted(chains, key=lambda chain: with_line.isdisjoint(chain.indices))
