"""Driving a track the other way round.

Pieces are turned back one by one, in the opposite order. A marker that holds for a stretch (a
difficulty, a hill) stands at the stretch's beginning; driven back that is the stretch's end, so
it moves there. Reversing twice gives the first track again, byte for byte, wherever every corner
begins with its marker and the circuit is closed.
"""

from collections.abc import Iterator
from dataclasses import replace

from model import zeta
from model.geometry import Geometry, lay
from model.kit import Kit, other
from model.lanes import Stretch, all_stretches
from model.pieces import expanded, templates_of
from model.track import ONE_LANE, Hill, Marker, Piece, Run, Start, Track

_DOWN_IS_UP: dict[Hill, Hill] = {"up": "down", "down": "up", "flat": "flat"}

Place = tuple[int, int]
"""A piece's id and a column in it."""


def reversed_track(track: Track, kit: Kit) -> Track:
    """The same circuit, driven the other way."""
    geometry = lay(track, kit)
    runs = []
    first = 0
    for run in track.runs:
        count = sum(len(expanded(kit, piece.piece, piece.back)) for piece in run.pieces)
        runs.append(_reversed_run(run, geometry, first, first + count - 1, kit))
        first += count
    return replace(track, runs=tuple(runs), markers=_reversed_markers(geometry))


def _reversed_run(run: Run, geometry: Geometry, first: int, last: int, kit: Kit) -> Run:
    """The run from its end; a closed lap that begins with the start piece begins with it again."""
    pieces = [_reversed_piece(piece, kit) for piece in reversed(run.pieces)]
    begin = geometry.placed[last].exit
    head = geometry.placed[first]
    if head.template.line_after is not None and begin == head.entry:
        pieces = [pieces[-1], *pieces[:-1]]
        begin = head.exit
    back = zeta.about_face(begin)
    return replace(run, pieces=tuple(pieces), start=Start(back.point, back.heading))


def _reversed_piece(piece: Piece, kit: Kit) -> Piece:
    if kit.codes[piece.piece].kind.chain:
        return replace(piece, back=not piece.back)
    line = other(piece.line) if piece.line else None
    return replace(piece, piece=kit.driven_back(piece.piece), line=line)


def _reversed_markers(geometry: Geometry) -> tuple[Marker, ...]:
    ends: dict[Place, Place] = {}
    hill_ends: dict[int, int] = {}
    flats: list[Marker] = []
    for chain, stretches in zip(geometry.chains, all_stretches(geometry), strict=True):
        if geometry.track.markers:
            ends.update(_span_ends(stretches, geometry.track, chain.closed))
            hill_ends.update(_hill_ends(stretches, geometry.track, chain.closed))
            flats.extend(_flat_before_first_hill(stretches, geometry.track, chain.closed))
    reversed_ones = (
        _reversed_marker(marker, geometry, ends, hill_ends) for marker in geometry.track.markers
    )
    return (*reversed_ones, *flats)


def _reversed_marker(
    marker: Marker, geometry: Geometry, ends: dict[Place, Place], hill_ends: dict[int, int]
) -> Marker:
    track = geometry.track
    if marker.hill:
        return replace(marker, on=hill_ends[marker.on], hill=_DOWN_IS_UP[marker.hill])
    if marker.difficulty:
        on, at = ends[marker.on, marker.at]
        columns = templates_of(geometry.kit)[track.piece(on).piece].columns
        return replace(marker, on=on, at=columns - 1 - at)
    if marker.kind not in ONE_LANE:
        return marker
    template = templates_of(geometry.kit)[track.piece(marker.on).piece]
    lane = None if marker.lane is None else template.lanes - 1 - marker.lane
    return replace(marker, at=template.columns - 1 - marker.at, lane=lane)


def _span_ends(stretches: list[Stretch], track: Track, closed: bool) -> dict[Place, Place]:
    """Where each difficulty marker's reach ends: before the next marker, or with the corner."""
    marked = {(m.on, m.at) for m in track.markers if m.difficulty}
    places = [
        ((s.placed.piece.id, column), s.kind)
        for s in _from_a_break(stretches, closed)
        for column in range(s.placed.template.columns)
    ]
    ends: dict[Place, Place] = {}
    open_marker: Place | None = None
    for place, kind in places:
        if kind == "straight":
            open_marker = None
            if place in marked:
                ends[place] = place
        elif place in marked:
            open_marker = place
        if open_marker is not None:
            ends[open_marker] = place
    return ends


def _from_a_break(stretches: list[Stretch], closed: bool) -> list[Stretch]:
    at = next((i for i, s in enumerate(stretches) if s.kind == "straight"), 0) if closed else 0
    return stretches[at:] + stretches[:at]


def _hill_ends(stretches: list[Stretch], track: Track, closed: bool) -> dict[int, int]:
    """The last piece that each hill marker holds for."""
    marked = {m.on for m in track.markers if m.hill}
    ids = [stretch.placed.piece.id for stretch in stretches]
    at = next((i for i, id in enumerate(ids) if id in marked), 0) if closed else 0
    ends: dict[int, int] = {}
    current: int | None = None
    for id in ids[at:] + ids[:at]:
        current = id if id in marked else current
        if current is not None:
            ends[current] = id
    return ends


def _flat_before_first_hill(
    stretches: list[Stretch], track: Track, closed: bool
) -> Iterator[Marker]:
    """What lies before an open chain's first hill marker is flat without saying so; driven back
    it comes after the hills and has to be said."""
    marked = {m.on for m in track.markers if m.hill}
    ids = [stretch.placed.piece.id for stretch in stretches]
    first = next((i for i, id in enumerate(ids) if id in marked), 0)
    if not closed and first > 0:
        yield Marker(on=ids[first - 1], hill="flat")
