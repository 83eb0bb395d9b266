"""A preview of what edits would do."""

from collections.abc import Iterable

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit, apply_all
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.picture.shapes.shape import PlacedShape
from trackwright.model.text.errors import EditRefused

NEAR_MM = 0.01


def preview(circuit: Circuit, edits: Iterable[Edit]) -> tuple[PlacedShape, ...]:
    """The spots of pieces that would be added, replaced, marked or moved, and the present spots of
    those that would be removed; empty if the edits would be refused."""
    try:
        track = apply_all(edits, circuit.track, circuit.kit)
    except EditRefused:
        return ()
    before, after = _appearances(circuit), _appearances(Circuit(track, circuit.kit))
    changed = [spot for name, (spot, look) in after.items() if not _same(before.get(name), look)]
    gone = [spot for name, (spot, _) in before.items() if name not in after]
    return (*changed, *gone)


Look = tuple[complex, float, object, object]


def _appearances(circuit: Circuit) -> dict[str, tuple[PlacedShape, Look]]:
    """Every laid piece with its spot and its visible properties."""
    markers = circuit.track.markers_on
    return {
        laid.name: (
            spot,
            (spot.place, spot.heading, laid.piece, tuple(markers.get(laid.piece.id, ()))),
        )
        for laid, spot in zip(circuit.geometry.laid, table_top_of(circuit).spots, strict=True)
    }


def _same(before: tuple[PlacedShape, Look] | None, after: Look) -> bool:
    if before is None:
        return False
    (place, heading, *rest), (new_place, new_heading, *new_rest) = before[1], after
    is_there = abs(place - new_place) < NEAR_MM and abs(heading - new_heading) < NEAR_MM
    return is_there and rest == new_rest
