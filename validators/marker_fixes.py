"""Edits that remove or change the markers of spaces: what fixes of several games are made of."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any

from trackwright.model.edit.edits import AddMarker, RemoveMarker
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.geometry import LaidPiece
from trackwright.model.layout.track import Marker, MarkerKind
from trackwright.validators.check import CheckedCircuit


def place_of(subject: CheckedCircuit, name: str) -> tuple[int, int, int]:
    """Where markers of a space are: its piece, the column within it, its lane."""
    placed = placed_on(subject, name)
    space = placed.template.spaces[placed.spaces.index(name)]
    return placed.piece.id, space.column, space.lane


def placed_on(subject: CheckedCircuit, name: str) -> LaidPiece:
    """The piece that a space is on."""
    space = space_attributes(subject.circuit.graph)[name]
    return subject.circuit.geometry.piece_named(space["piece"])


def removals_of(
    subject: CheckedCircuit, kind: MarkerKind, names: Iterable[str]
) -> tuple[RemoveMarker, ...]:
    """Edits that remove the markers of this kind from these spaces, each once."""
    found = (marker for name in names for marker in markers_of(subject, kind, name))
    return tuple(RemoveMarker(marker) for marker in dict.fromkeys(found))


def set_markers(
    subject: CheckedCircuit, kind: MarkerKind, names: Collection[str], value: Any
) -> tuple[AddMarker, ...]:
    """Edits that give these spaces this value: their markers are changed, or they get one. None if
    one of them is on a board half, which carries no markers."""
    changed: dict[str, Any] = {kind: value}
    if any(placed_on(subject, name).is_of_half for name in names):
        return ()
    found: list[AddMarker] = []
    for name in names:
        there = [replace(marker, **changed) for marker in markers_of(subject, kind, name)]
        piece, at, lane = place_of(subject, name)
        found += map(AddMarker, there or [Marker(on=piece, at=at, lane=lane, **changed)])
    return tuple(dict.fromkeys(found))


def markers_of(subject: CheckedCircuit, kind: MarkerKind, name: str) -> Iterator[Marker]:
    """The markers of this kind that apply to the space."""
    piece, at, lane = place_of(subject, name)
    for marker in subject.track.markers_on.get(piece, ()):
        if marker.kind == kind and marker.at == at and marker.lane in (None, lane):
            yield marker
