"""Laying track by hand: where a held piece would go, and what that would change.

A `Joint` is a place where pieces can be laid: an open end or beginning, or a seam between two
pieces. A `Placement` has the edits and the shapes of the ghost, so that the caller needs no
geometry; `held.py` chooses one for a piece held at a point.
"""

import cmath
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product, takewhile
from typing import Literal

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import (
    DetachPieces,
    Edit,
    Insert,
    Join,
    Move,
    Place,
    Replace,
    Rotate,
    runs_of_fragment,
)
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.layout import zeta
from trackwright.model.layout.geometry import PortEnd, Seam
from trackwright.model.layout.kit import Kit, PieceKind
from trackwright.model.layout.pieces import expanded_codes, templates_of
from trackwright.model.layout.track import Track
from trackwright.model.layout.zeta import FULL_TURN
from trackwright.model.picture.shapes.shape import PlacedShape, shape_of
from trackwright.model.text.messages import Message

SNAP_MM = 70.0
"""Within this distance a piece snaps to an open end."""
MAX_NUMBER_KEYS = 9

JointKind = Literal["behind", "before"]


@dataclass(frozen=True, slots=True)
class Joint:
    """A place to lay pieces: behind or before a piece, at a pose on the table."""

    kind: JointKind
    piece: int
    place: complex
    heading: float
    open: bool

    def edit(self, codes: Sequence[str]) -> Edit:
        return Insert(tuple(codes), self.piece, before=self.kind == "before")

    def spots(self, kit: Kit, codes: Sequence[str]) -> tuple[PlacedShape, ...]:
        row = row_of_spots(kit, codes, self.place, self.heading)
        if self.kind == "behind":
            return row
        # laid before the piece: the row ends here
        end, heading = end_of_row(kit, codes)
        turned = self.heading - heading
        return row_of_spots(kit, codes, self.place - cmath.rect(1, turned) * end, turned)


@dataclass(frozen=True, slots=True)
class NearestEnds:
    """An end of what is held, and the nearest matching end of the rest."""

    mm: float
    mine: Joint
    other: Joint

    @property
    def degrees(self) -> float:
        """How far the track between the two would still have to turn left."""
        turn = self.other.heading - self.mine.heading
        return math.degrees(math.remainder(turn if self.mine.kind == "behind" else -turn, math.tau))


@dataclass(frozen=True, slots=True)
class Placement:
    """What would happen if the held piece were dropped."""

    edits: tuple[Edit, ...]
    spots: tuple[PlacedShape, ...]
    description: str
    near: NearestEnds | None = None
    """The nearest end of the rest, if the piece would lie free."""

    @property
    def has_place(self) -> bool:
        """Has a new piece found a place in the track? Moved pieces always have one."""
        return not isinstance(self.edits[-1], Place)

    @property
    def lies_free(self) -> bool:
        return isinstance(self.edits[-1], Move | Place)


def row_of_spots(
    kit: Kit, codes: Sequence[str], place: complex, heading: float
) -> tuple[PlacedShape, ...]:
    """The spots of a row of pieces, starting at a pose on the table."""
    spots = []
    for code in _single(kit, codes):
        spots.append(PlacedShape(shape_of(kit, code), place, heading))
        end = templates_of(kit)[code].end
        place += cmath.rect(kit.module_mm, heading) * zeta.to_complex(end.point)
        heading += end.heading * math.tau / FULL_TURN
    return tuple(spots)


def _single(kit: Kit, codes: Sequence[str]) -> Iterator[str]:
    for code in codes:
        yield from expanded_codes(kit, code, back=False)


def end_of_row(kit: Kit, codes: Sequence[str]) -> tuple[complex, float]:
    pose = zeta.Pose()
    for code in _single(kit, codes):
        pose = zeta.compose(pose, templates_of(kit)[code].end)
    return kit.module_mm * zeta.to_complex(pose.point), pose.heading * math.tau / FULL_TURN


def joints_of(circuit: Circuit) -> Iterator[Joint]:
    """All places to lay pieces, open ends first."""
    geometry = circuit.geometry
    for end in geometry.open_ends:
        if end.port.name in ("in", "out"):
            yield _joint(circuit, end, open=True)
    for seam in geometry.seams:
        yield from joints_between(circuit, seam)


def joints_between(circuit: Circuit, seam: Seam) -> Iterator[Joint]:
    """The place between two pieces, if pieces can be inserted there."""
    geometry = circuit.geometry
    first = geometry.laid[seam.first]
    if seam.out == "out" and seam.into == "in" and not _inside_half(circuit, seam.first):
        yield _joint(circuit, geometry.end(seam.first, first.template.ports[1]), open=False)


def _inside_half(circuit: Circuit, index: int) -> bool:
    laid = circuit.geometry.laid
    return (
        laid[index].is_of_half
        and index + 1 < len(laid)
        and laid[index + 1].piece.id == laid[index].piece.id
    )


def _joint(circuit: Circuit, end: PortEnd, open: bool) -> Joint:
    geometry = circuit.geometry
    place, heading = geometry.table_pose(end.frame, end.pose)
    kind: JointKind = "before" if end.port.enters else "behind"
    return Joint(kind, geometry.laid[end.index].piece.id, place, heading, open)


# --- continuing the track -----------------------------------------------------------------------


def end_to_continue(circuit: Circuit, wanted: int | None) -> int | None:
    """The piece to continue building from: the wanted one if it exists, else the last with an open
    end, else the last of all; None on an empty table."""
    if wanted in circuit.track.piece_locations:
        return wanted
    geometry = circuit.geometry
    open = [e for e in geometry.open_ends if e.port.name == "out"]
    if open:
        return geometry.laid[open[-1].index].piece.id
    return geometry.laid[-1].piece.id if geometry.laid else None


def continue_edit(circuit: Circuit, codes: Sequence[str], behind: int | None) -> Edit:
    """The edit that lays pieces behind one, or the first ones on an empty table."""
    return Place(tuple(codes)) if behind is None else Insert(tuple(codes), behind)


def piece_beside(track: Track, piece: int, step: int) -> int | None:
    """The next piece of its run, or the previous one with step -1; None at the ends."""
    if piece not in track.piece_locations:
        return None
    run, index = track.piece_locations[piece]
    pieces = track.runs[run].pieces
    if not 0 <= index + step < len(pieces):
        return None
    return pieces[index + step].id


def mirror_edits(circuit: Circuit, pieces: Sequence[int]) -> tuple[Edit, ...]:
    """The edits that mirror each piece that has a mirror image."""
    kit, track = circuit.kit, circuit.track
    images = ((id, kit.mirrored_code(track.piece(id).piece)) for id in pieces)
    return tuple(Replace(id, code) for id, code in images if code != track.piece(id).piece)


# --- fragments ----------------------------------------------------------------------------------


def pieces_of_fragment(circuit: Circuit, piece: int) -> frozenset[int]:
    """The ids of all pieces connected with this one."""
    runs = runs_of_fragment(circuit.geometry, piece)
    return frozenset(p.id for r in runs for p in circuit.track.runs[r].pieces)


def fragment_heads(circuit: Circuit, ids: Iterable[int]) -> tuple[int, ...]:
    """One piece of each fragment that contains any of these pieces."""
    fragments, track = circuit.geometry.fragments, circuit.track
    wanted = {fragments[track.piece_locations[id][0]] for id in ids}
    heads: dict[int, int] = {}
    for fragment, run in zip(fragments, track.runs, strict=True):
        if fragment in wanted:
            first = min([piece.id for piece in run.pieces])
            heads[fragment] = min(first, heads.get(fragment, first))
    return tuple(sorted(heads.values()))


def spots_of_pieces(circuit: Circuit, ids: frozenset[int]) -> tuple[PlacedShape, ...]:
    """The spots of these pieces, in the geometry's order."""
    spots = table_top_of(circuit).spots
    return tuple([spots[index] for index in circuit.geometry.indices(ids)])


def middle_of(circuit: Circuit, ids: frozenset[int]) -> complex:
    """The middle of the pieces."""
    spots = spots_of_pieces(circuit, ids)
    return sum((spot.at(0.5) for spot in spots), 0j) / max(1, len(spots))


def drag_fragment(circuit: Circuit, piece: int, by: complex, snap: bool = True) -> Placement:
    """Where a dragged fragment goes: with an end near one of another fragment, it is joined."""
    ids = pieces_of_fragment(circuit, piece)
    moved = tuple(replace(s, place=s.place + by) for s in spots_of_pieces(circuit, ids))
    near = _near(circuit, ids, by)
    if snap and near is not None and near.mm <= SNAP_MM / 2:
        return _join_placement(circuit, ids, by, near)
    return Placement((Move(piece, by.real, by.imag),), moved, Message("move the fragment"), near)


def drag_pieces(circuit: Circuit, ids: frozenset[int], by: complex, snap: bool = True) -> Placement:
    """Where dragged pieces go: out of the track, detached. A single row of them is joined to an end
    that it comes near."""
    first = min(ids)
    if ids == pieces_of_fragment(circuit, first):
        return drag_fragment(circuit, first, by, snap)
    edit, apart = _detached(circuit, ids)
    heads = fragment_heads(apart, ids)
    if len(heads) == 1:
        placing = drag_fragment(apart, first, by, snap)
        return replace(placing, edits=(edit, *placing.edits))
    moves = (Move(head, by.real, by.imag) for head in heads)
    moved = tuple(replace(s, place=s.place + by) for s in spots_of_pieces(circuit, ids))
    words = Message("move the selected pieces")
    return Placement((edit, *moves), moved, words, _near(apart, ids, by))


@lru_cache(maxsize=2)
def _detached(circuit: Circuit, ids: frozenset[int]) -> tuple[DetachPieces, Circuit]:
    """Cached, as it runs with every mouse move."""
    edit = DetachPieces(tuple(sorted(ids)))
    return edit, Circuit(edit.apply(circuit.track, circuit.kit), circuit.kit)


def _near(circuit: Circuit, ids: frozenset[int], by: complex) -> NearestEnds | None:
    """The nearest pair of ends after moving these pieces."""
    ends = list(open_joints(circuit))
    ours = [replace(joint, place=joint.place + by) for joint in ends if joint.piece in ids]
    return nearest_ends(ours, [joint for joint in ends if joint.piece not in ids])


def open_joints(circuit: Circuit) -> Iterator[Joint]:
    return takewhile(lambda joint: joint.open, joints_of(circuit))


def nearest_ends(ours: Iterable[Joint], theirs: Iterable[Joint]) -> NearestEnds | None:
    """The end and the beginning that are nearest to each other."""
    pairs = [
        NearestEnds(abs(mine.place - other.place), mine, other)
        for mine, other in product(ours, theirs)
        if mine.kind != other.kind
    ]
    return min(pairs, key=lambda pair: pair.mm, default=None)


def _join_placement(
    circuit: Circuit, ids: frozenset[int], by: complex, near: NearestEnds
) -> Placement:
    """Rotate and shift our fragment until the two ends meet, then join them exactly."""
    mine, other = replace(near.mine, place=near.mine.place - by), near.other
    turn = math.remainder(other.heading - mine.heading, math.tau)
    about, shift = mine.place, other.place - mine.place
    first, second = (mine, other) if mine.kind == "behind" else (other, mine)
    edits: list[Edit] = [
        Rotate(mine.piece, math.degrees(turn), about.real, about.imag),
        Move(mine.piece, shift.real, shift.imag),
        Join(first.piece, second.piece),
    ]
    spots = tuple(
        PlacedShape(
            s.shape, other.place + cmath.rect(1, turn) * (s.place - about), s.heading + turn
        )
        for s in spots_of_pieces(circuit, ids)
    )
    words = Message(
        "join the end of piece {id} to piece {other}", id=first.piece, other=second.piece
    )
    return Placement(tuple(edits), spots, words)


# --- the box ------------------------------------------------------------------------------------


def number_key_kinds(kit: Kit) -> tuple[PieceKind, ...]:
    """The kinds with a number key, in key order: the start pieces, the ends of a course, and the
    plain ones."""
    kinds = [
        kind for kind in kit.pieces if kind.line_after is not None or kind.end or kind.is_plain
    ]
    return tuple(kinds[:MAX_NUMBER_KEYS])


def pieces_left(track: Track, kit: Kit) -> dict[str, int]:
    """Kind -> pieces left in the boxes, negative if too many are used; only kinds that are limited
    by the box."""
    used: Counter[str] = Counter()
    for written, count in Counter([piece.piece for piece in track.pieces()]).items():
        used[kit.stock_code(written)] += count
    return {code: box * track.boxes - used[code] for code, box in kit.stock.items()}
