"""Copying pieces with their racing lines and markers, and pasting them."""

import math
from dataclasses import dataclass, replace

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Edit, Insert, Place, SetLine, apply_all
from trackwright.model.edit.piece_paths import in_driving_order
from trackwright.model.edit.placing import spots_of_pieces
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.track import Frame, Marker, Track

PASTED_MM = 60.0
"""How far a pasted copy is shifted from its original."""


@dataclass(frozen=True, slots=True)
class CopiedPieces:
    """A row of copied pieces with their racing lines and markers."""

    codes: tuple[str, ...]
    lines: tuple[Side | None, ...]
    markers: tuple[tuple[int, Marker], ...]
    at: Frame
    """Where they were copied from."""
    back: frozenset[int] = frozenset()
    """Which of them are board halves driven from their far end."""

    @property
    def text(self) -> str:
        return " ".join(self.codes)


def copy_pieces(circuit: Circuit, ids: frozenset[int]) -> CopiedPieces | None:
    """Copy the pieces as one row, in driving order."""
    chosen = [circuit.track.piece(id) for id in in_driving_order(circuit, ids)]
    if not chosen:
        return None
    at = {piece.id: i for i, piece in enumerate(chosen)}
    markers = ((at[m.on], m) for m in circuit.track.markers if m.on in at)
    first = spots_of_pieces(circuit, frozenset({chosen[0].id}))[0]
    frame = Frame(first.place.real, first.place.imag, math.degrees(first.heading) % 360)
    return CopiedPieces(
        codes=tuple(piece.piece for piece in chosen),
        lines=tuple(piece.line for piece in chosen),
        markers=tuple(markers),
        at=frame,
        back=frozenset(i for i, piece in enumerate(chosen) if piece.back),
    )


def paste_edits(
    circuit: Circuit, clip: CopiedPieces, behind: int | None
) -> tuple[tuple[Edit, ...], tuple[int, ...]]:
    """The edits that paste the copy, behind a piece or as a separate fragment; and the new ids."""
    at = replace(clip.at, x_mm=clip.at.x_mm + PASTED_MM, y_mm=clip.at.y_mm - PASTED_MM)
    first: Edit = Place(clip.codes, at, back=clip.back)
    if behind is not None:
        first = Insert(clip.codes, behind, back=clip.back)
    return _paste_edits(clip, first, circuit.track.next_id)


def _paste_edits(
    clip: CopiedPieces, first: Edit, id: int
) -> tuple[tuple[Edit, ...], tuple[int, ...]]:
    """The first edit lays the pieces, with ids from `id` on; the others set lines and markers."""
    ids = tuple(range(id, id + len(clip.codes)))
    edits: list[Edit] = [first]
    edits += [SetLine((id,), line) for id, line in zip(ids, clip.lines, strict=True) if line]
    edits += [AddMarker(replace(marker, on=ids[at])) for at, marker in clip.markers]
    return tuple(edits), ids


def track_of_copy(clip: CopiedPieces, source: Track, kit: Kit) -> Track:
    """The copy as a separate track at its original position, from as many boxes."""
    blank = Track(name="copy", kit=kit.id, kit_revision=kit.revision, boxes=source.boxes)
    edits, _ = _paste_edits(clip, Place(clip.codes, clip.at, back=clip.back), blank.next_id)
    return apply_all(edits, blank, kit)
