"""Where a piece held in the hand goes, and to which side it turns.

`target_at` chooses what the pointer means: an open end, a seam, a piece to replace, or the active
end if the pointer is near enough to it. `side_at` says on which side of the road the pointer is.
"""

import cmath
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Place, Replace
from trackwright.model.edit.placing import (
    SNAP_MM,
    Joint,
    Placement,
    end_of_row,
    joints_between,
    nearest_ends,
    open_joints,
    row_of_spots,
)
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.layout.geometry import Seam
from trackwright.model.layout.kit import Side
from trackwright.model.layout.track import Frame
from trackwright.model.picture.shapes.shape import PlacedShape
from trackwright.model.text.messages import Message

INSERT_MM = 14.0
"""Within this distance of a seam a piece is inserted; farther away it replaces a piece."""
REACH_MM = 300.0
"""Within this distance of the active end a piece is laid there; farther away it lies free."""
UNDECIDED_MM = 3.0
"""Nearer to the middle of the road the pointer is on neither side."""


@dataclass(frozen=True, slots=True)
class Covered:
    """A piece under the pointer, which the held one would replace."""

    piece: int
    old: str
    spot: PlacedShape


Target = Joint | Covered


def target_at(circuit: Circuit, code: str, point: complex, end: int | None = None) -> Target | None:
    """What the pointer means; `end` is the piece at the active end. None: the open table."""
    if found := _open_end_near(circuit, code, point) or _seam_at(circuit, point):
        return found
    going_on = open_end_of(circuit, end)
    here = table_top_of(circuit).piece_at(point) if circuit.geometry.laid else None
    if here is None:
        is_near = going_on is not None and abs(going_on.place - point) <= REACH_MM
        return going_on if is_near else None
    if here.piece == end and going_on is not None:
        return going_on
    spot = table_top_of(circuit).spots[circuit.geometry.first_index[here.piece]]
    return Covered(here.piece, circuit.track.piece(here.piece).piece, spot)


def open_end_of(circuit: Circuit, piece: int | None) -> Joint | None:
    """The open end behind a piece."""
    joints = open_joints(circuit)
    return next((j for j in joints if j.piece == piece and j.kind == "behind"), None)


def side_at(circuit: Circuit, target: Target, point: complex) -> Side | None:
    """To which side a corner laid there turns: the side of the road where the pointer is. What
    replaces a corner turns like it. None if undecided."""
    if isinstance(target, Covered):
        if side := circuit.kit.codes[target.old].side:
            return side
        place, heading = target.spot.place, target.spot.heading
    else:
        place, heading = target.place, target.heading
    across = ((point - place) * cmath.rect(1, -heading)).imag
    if abs(across) < UNDECIDED_MM:
        return None
    return "L" if across > 0 else "R"


def placement_on(circuit: Circuit, code: str, target: Target) -> Placement:
    """The piece laid at a joint, or in place of another one."""
    if isinstance(target, Covered):
        spots = row_of_spots(circuit.kit, [code], target.spot.place, target.spot.heading)
        id, old = target.piece, target.old
        words = Message("replace piece {id} ({old}) by {code}", id=id, old=old, code=code)
        return Placement((Replace(id, code),), spots, words)
    spots, id = target.spots(circuit.kit, [code]), target.piece
    if not target.open:
        words = Message("insert {code} after piece {id}", code=code, id=id)
    elif target.kind == "behind":
        words = Message("place {code} after piece {id}", code=code, id=id)
    else:
        words = Message("place {code} before piece {id}", code=code, id=id)
    return Placement((target.edit([code]),), spots, words)


def free_placement(circuit: Circuit, code: str, point: complex, heading: float) -> Placement:
    """The piece on the open table, with its middle at the point."""
    kit = circuit.kit
    middle = _middle(row_of_spots(kit, [code], 0j, heading))
    spots = row_of_spots(kit, [code], point - middle, heading)
    place = spots[0].place
    at = Frame(place.real, place.imag, math.degrees(heading) % 360)
    end, turn = end_of_row(kit, [code])
    ours = (
        Joint("before", 0, place, heading, open=True),
        Joint("behind", 0, place + cmath.rect(1, heading) * end, heading + turn, open=True),
    )
    near = nearest_ends(ours, open_joints(circuit))
    return Placement((Place((code,), at),), spots, Message("place {code} freely", code=code), near)


def _open_end_near(circuit: Circuit, code: str, point: complex) -> Joint | None:
    """The open end to which the piece, or its mirror image, would snap."""
    best, least = None, SNAP_MM
    codes = {code, circuit.kit.mirrored_code(code)}
    for joint in open_joints(circuit):
        middles = [_middle(joint.spots(circuit.kit, [one])) for one in codes]
        away = min(abs(place - point) for place in (*middles, joint.place))
        if away < least:
            best, least = joint, away
    return best


def _seam_at(circuit: Circuit, point: complex) -> Joint | None:
    half = circuit.kit.width_mm / 2
    for joint in _seams_near(circuit, point):
        off = (point - joint.place) * cmath.rect(1, -joint.heading)
        if abs(off.real) < INSERT_MM and abs(off.imag) < half:
            return joint
    return None


def _seams_near(circuit: Circuit, point: complex) -> Iterator[Joint]:
    """The seams within a piece's width of the point. Only those are examined closely, as this runs
    with every mouse move."""
    geometry = circuit.geometry
    x, y = geometry.table_positions[:2]
    near = np.hypot(x - point.real, y - point.imag) < circuit.kit.width_mm
    begins = set(np.flatnonzero(near).tolist())
    inside = (Seam(at - 1, "out", at, "in") for at in sorted(begins) if geometry.is_seam(at))
    joints = (seam for seam in geometry.joints if seam.second in begins)
    for seam in chain(inside, joints):
        yield from joints_between(circuit, seam)


def _middle(spots: Sequence[PlacedShape]) -> complex:
    spot = spots[len(spots) // 2]
    return spot.at(0.5) if len(spots) % 2 else spot.place
