"""Driving a track the other way round.

Pieces are reversed one by one, in the opposite order. A marker that applies to a stretch (a
difficulty, a hill) is at its beginning, which becomes its end, so the marker moves to the other
end. Reversing twice restores the track exactly if every corner begins with its marker and the
circuit is closed.
"""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.model.lanes.graph import DrivenPiece, driven_pieces_of, from_corner_boundary
from trackwright.model.layout import zeta
from trackwright.model.layout.geometry import Geometry, PlacedPiece, build_geometry
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import expanded_codes, templates_of
from trackwright.model.layout.track import (
    ONE_LANE,
    WHOLE_PIECE,
    Hill,
    Marker,
    Piece,
    Run,
    Start,
    Track,
)
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message

_DOWN_IS_UP: dict[Hill, Hill] = {"up": "down", "down": "up", "flat": "flat"}

IN_A_HALF = 0

Place = tuple[int, int]
"""A piece's id and a column within it."""


def reversed_track(track: Track, kit: Kit) -> Track:
    """The same circuit, driven the other way."""
    geometry = build_geometry(track, kit)
    runs = []
    first = 0
    for run in track.runs:
        count = sum(len(expanded_codes(kit, piece.piece, piece.back)) for piece in run.pieces)
        runs.append(_reversed_run(run, geometry, first, first + count - 1, kit))
        first += count
    return replace(track, runs=tuple(runs), markers=_reversed_markers(geometry))


def _reversed_run(run: Run, geometry: Geometry, first: int, last: int, kit: Kit) -> Run:
    """The run from its end; the start piece of a closed lap stays first or last."""
    pieces = [_reversed_piece(piece, kit) for piece in reversed(run.pieces)]
    head, tail = geometry.placed[first], geometry.placed[last]
    begin = tail.exit
    if begin == head.entry and _is_start_piece(head):
        pieces = [pieces[-1], *pieces[:-1]]
        begin = head.exit
    elif begin == head.entry and _is_start_piece(tail):
        pieces = [*pieces[1:], pieces[0]]
        begin = tail.entry
    back = zeta.about_face(begin)
    return replace(run, pieces=tuple(pieces), start=Start.at(back))


def _is_start_piece(placed: PlacedPiece) -> bool:
    """Does it have the line, and is it not part of a board half?"""
    return placed.template.line_after is not None and placed.name == str(placed.piece.id)


def _reversed_piece(piece: Piece, kit: Kit) -> Piece:
    if kit.codes[piece.piece].kind.chain:
        return replace(piece, back=not piece.back)
    line = kit.reversed_line(piece.piece, piece.line)
    return replace(piece, piece=kit.reversed_code(piece.piece), line=line)


def _reversed_markers(geometry: Geometry) -> tuple[Marker, ...]:
    ends: dict[Place, Place] = {}
    hill_ends: dict[int, int] = {}
    flats: list[Marker] = []
    for chain in geometry.chains:
        driven_pieces = driven_pieces_of(geometry, chain)
        if geometry.track.markers:
            ends.update(_span_ends(driven_pieces, geometry.track, chain.closed))
            hill_ends.update(_hill_ends(driven_pieces, geometry.track, chain.closed))
            flats.extend(_flat_before_first_hill(driven_pieces, geometry.track, chain.closed))
    reversed_ones = (
        _reversed_marker(marker, geometry, ends, hill_ends)
        for marker in geometry.track.markers
        if not _ends_course(geometry, marker)
    )
    return (*reversed_ones, *flats)


def _ends_course(geometry: Geometry, marker: Marker) -> bool:
    """Is it on a piece that is replaced by the one for the other end of the course?"""
    kit = geometry.kit
    return kit.codes[geometry.track.piece(marker.on).piece].kind.end is not None


def _reversed_marker(
    marker: Marker, geometry: Geometry, ends: dict[Place, Place], hill_ends: dict[int, int]
) -> Marker:
    track = geometry.track
    if marker.hill:
        _reject_half(hill_ends[marker.on])
        return replace(marker, on=hill_ends[marker.on], hill=_DOWN_IS_UP[marker.hill])
    if marker.difficulty:
        on, at = ends[marker.on, marker.at]
        _reject_half(on)
        columns = templates_of(geometry.kit)[track.piece(on).piece].columns
        return replace(marker, on=on, at=columns - 1 - at)
    if marker.kind not in ONE_LANE:
        return marker
    template = templates_of(geometry.kit)[track.piece(marker.on).piece]
    lane = None if marker.lane is None else template.lanes - 1 - marker.lane
    at = 0 if marker.kind in WHOLE_PIECE else template.columns - 1 - marker.at
    return replace(marker, at=at, lane=lane)


def _span_ends(driven_pieces: list[DrivenPiece], track: Track, closed: bool) -> dict[Place, Place]:
    """Where each difficulty marker stops applying: before the next one, or at the corner's end."""
    marked = {(m.on, m.at) for m in track.markers if m.difficulty}
    places = [
        ((_single_piece(s), column), s.kind)
        for s in from_corner_boundary(driven_pieces, closed)
        for column in range(s.piece.template.columns)
    ]
    if closed and places[0][1] == "corner":  # only corners: the last marker reaches the first
        at = next((i for i, (place, _) in enumerate(places) if place in marked), 0)
        places = places[at:] + places[:at]
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


def _single_piece(driven: DrivenPiece) -> int:
    """The piece's id; IN_A_HALF for a piece of a board half, which cannot carry markers."""
    placed = driven.piece
    return placed.piece.id if placed.name == str(placed.piece.id) else IN_A_HALF


def _reject_half(on: int) -> None:
    if on == IN_A_HALF:
        raise EditRefused(
            Message(
                "a difficulty or hill extends into a board half, which cannot carry markers: break "
                "the half up into pieces first"
            )
        )


def _hill_ends(driven_pieces: list[DrivenPiece], track: Track, closed: bool) -> dict[int, int]:
    """The last piece that each hill marker applies to."""
    marked = {m.on for m in track.markers if m.hill}
    ids = [_single_piece(driven) for driven in driven_pieces]
    at = next((i for i, id in enumerate(ids) if id in marked), 0) if closed else 0
    ends: dict[int, int] = {}
    current: int | None = None
    for id in ids[at:] + ids[:at]:
        current = id if id in marked else current
        if current is not None:
            ends[current] = id
    return ends


def _flat_before_first_hill(
    driven_pieces: list[DrivenPiece], track: Track, closed: bool
) -> Iterator[Marker]:
    """Mark as flat what lies before the first hill marker of an open chain: reversed, it follows
    the hills and needs a marker."""
    marked = {m.on for m in track.markers if m.hill}
    ids = [_single_piece(driven) for driven in driven_pieces]
    first = next((i for i, id in enumerate(ids) if id in marked), 0)
    if not closed and first > 0:
        _reject_half(ids[first - 1])
        yield Marker(on=ids[first - 1], hill="flat")
