"""A preview of what edits would do."""

from collections.abc import Iterable
from dataclasses import dataclass

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit, apply_all
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.layout.track import Marker, Piece
from trackwright.model.layout.zeta import Pose
from trackwright.model.picture.shapes.shape import PlacedShape
from trackwright.model.text.errors import EditRefused

NEAR_MM = 0.01

Spots = tuple[PlacedShape, ...]


@dataclass(frozen=True)
class Differences:
    """Where pieces lie that an edit lays or replaces, takes away, or moves."""

    laid: Spots = ()
    gone: Spots = ()
    moved: Spots = ()


def preview(circuit: Circuit, edits: Iterable[Edit]) -> Spots:
    """The spots of pieces that would be added, replaced, marked or moved, and the present spots of
    those that would be removed; empty if the edits would be refused."""
    try:
        track = apply_all(edits, circuit.track, circuit.kit)
    except EditRefused:
        return ()
    before, after = _appearances(circuit), _appearances(Circuit(track, circuit.kit))
    changed = [one.spot for name, one in after.items() if not _same(before.get(name), one)]
    gone = [one.spot for name, one in before.items() if name not in after]
    return (*changed, *gone)


def differences(before: Circuit, after: Circuit) -> Differences:
    """What an edit did. A piece that lies exactly on another one's place is laid, none is gone."""
    old, new = _appearances(before), _appearances(after)
    laid = [one for name, one in new.items() if not _is_kept(old.get(name), one)]
    kept = [(old[name], one) for name, one in new.items() if _is_kept(old.get(name), one)]
    gone = [one for name, one in old.items() if not _is_kept(new.get(name), one)]
    return Differences(
        tuple(one.spot for one in laid),
        tuple(one.spot for one in gone if not any(_covers(other, one) for other in laid)),
        tuple(now.spot for was, now in kept if not _same_place(was, now)),
    )


@dataclass(frozen=True)
class _Appearance:
    """A laid piece: where it is, and what it looks like."""

    spot: PlacedShape
    piece: Piece
    markers: tuple[Marker, ...]
    end: Pose
    """Where it leads, from its own beginning."""


def _appearances(circuit: Circuit) -> dict[str, _Appearance]:
    """Every laid piece, by name."""
    markers = circuit.track.markers_on
    return {
        laid.name: _Appearance(
            spot, laid.piece, tuple(markers.get(laid.piece.id, ())), laid.template.end
        )
        for laid, spot in zip(circuit.geometry.laid, table_top_of(circuit).spots, strict=True)
    }


def _is_kept(one: _Appearance | None, other: _Appearance) -> bool:
    return one is not None and one.piece.piece == other.piece.piece


def _covers(one: _Appearance, other: _Appearance) -> bool:
    return _same_place(one, other) and one.end == other.end


def _same_place(one: _Appearance, other: _Appearance) -> bool:
    apart = abs(one.spot.place - other.spot.place), abs(one.spot.heading - other.spot.heading)
    return max(apart) < NEAR_MM


def _same(before: _Appearance | None, after: _Appearance) -> bool:
    if before is None or not _same_place(before, after):
        return False
    return (before.piece, before.markers) == (after.piece, after.markers)
