"""Sets markers on many pieces at once, and tells which markers they share."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, groupby

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Edit, RemoveMarker, RemoveMarkers, SetLine
from trackwright.model.edit.pointing import SpaceAt, table_top_of
from trackwright.model.lanes.corners import name_among
from trackwright.model.layout.kit import Side
from trackwright.model.layout.pieces import lane_words, templates_of
from trackwright.model.layout.track import Marker, MarkerKind, marker_content
from trackwright.model.text.messages import Message, joined

MIXED = "mixed"
"""The common value of pieces whose values differ."""

Value = int | str | None
WORDED: frozenset[MarkerKind] = frozenset({"hill", "counts_as", "colour", "symbol", "stripe"})
"""Kinds whose values are words of the program, not numbers or words of the user."""


@dataclass(frozen=True)
class SharedMarker:
    """A marker, and the pieces that carry it."""

    marker: Marker
    on: tuple[int, ...]

    def removal_edits(self) -> list[Edit]:
        """The edits that remove it from all of them."""
        return [RemoveMarker(replace(self.marker, on=id)) for id in self.on]

    def change_edits(self, marker: Marker) -> list[Edit]:
        """The edits that replace it by another one on all of them."""
        return [*self.removal_edits(), *marker_edits(marker, self.on)]


def marker_edits(marker: Marker, pieces: Iterable[int]) -> list[Edit]:
    """The edits that put this marker on all the pieces."""
    return [AddMarker(replace(marker, on=id)) for id in pieces]


def shared_markers(circuit: Circuit, pieces: Iterable[int]) -> list[SharedMarker]:
    """All markers on the pieces; equal ones are listed once."""
    found: dict[object, tuple[Marker, list[int]]] = {}
    for piece in pieces:
        for marker in circuit.track.markers_on.get(piece, ()):
            _, on = found.setdefault(marker_content(marker), (marker, []))
            if not on or on[-1] != piece:
                on.append(piece)
    return [SharedMarker(marker, tuple(on)) for marker, on in found.values()]


def marker_description(marker: Marker) -> Message:
    """A description of a marker, with its place if it does not apply to the whole piece."""
    return joined(_marker_words(marker), " · ")


def _marker_words(marker: Marker) -> Iterator[Message]:
    kind, value = Message(marker.kind.replace("_", " ")), marker.value
    if isinstance(value, bool):
        yield kind
    else:
        yield Message("{kind}: {value}", kind=kind, value=value_words(marker))
    if marker.at:
        yield Message("position {n} in the piece", n=marker.at + 1)
    if marker.lane is not None:
        yield lane_words(marker.lane)


def value_words(marker: Marker) -> object:
    """What a marker says: its value, or the word of the program for it."""
    return Message(str(marker.value)) if marker.kind in WORDED else marker.value


def corner_description(circuit: Circuit, pieces: Iterable[int]) -> Message | None:
    """A description of the corner that contains all the pieces, if there is one."""
    chosen = set(pieces)
    inside = table_top_of(circuit).corner_of(min(chosen)) if chosen else ()
    if not inside or not chosen <= {s.piece.piece.id for s in inside}:
        return None
    columns = [column for s in inside for column in s.columns]
    name = corner_name(circuit, min(chosen))
    degrees = sorted({degree for s in inside for degree in s.difficulty})
    rated = [str(degree) if degree else "-" for degree in degrees]
    return Message(
        "{corner}: positions {first} to {last}, difficulty {d}",
        corner=corner_title(inside[0].corner, name),
        first=columns[0],
        last=columns[-1],
        d=joined(rated, "/"),
    )


def corner_title(number: int, name: str | None) -> Message:
    """The corner as a title: its number and, if it has one, its name."""
    if name is None:
        return Message("Corner {n}", n=number)
    return Message("Corner {n} ({name})", n=number, name=name)


def corner_name(circuit: Circuit, piece: int) -> str | None:
    """The name of the corner that contains the piece."""
    return name_among(stretch.markers for stretch in table_top_of(circuit).corner_of(piece))


def name_corner_edits(circuit: Circuit, piece: int, name: str | None) -> list[Edit]:
    """The edits that give the piece's corner this name, or none; none if it has no corner. The name
    is written where it was, or on the first piece of the corner."""
    corner = table_top_of(circuit).corner_of(piece)
    old = [marker for stretch in corner for marker in stretch.markers if marker.name]
    edits: list[Edit] = [RemoveMarker(marker) for marker in old]
    single = [s.piece.piece.id for s in corner if s.piece.name == str(s.piece.piece.id)]
    if name and corner:
        on = old[0].on if old else next(iter(single), corner[0].piece.piece.id)
        edits.append(AddMarker(Marker(on=on, name=name)))
    return edits


def marker_value(circuit: Circuit, piece: int, kind: MarkerKind) -> Value:
    """The value of the piece's first marker of this kind."""
    found = (m.value for m in circuit.track.markers_on.get(piece, ()) if m.kind == kind)
    return next(found, None)


def common_value(circuit: Circuit, pieces: Iterable[int], kind: MarkerKind) -> Value:
    """The value that all the pieces share, None if none has one, MIXED if they differ. A hill that
    begins on one of several pieces applies to the following ones too."""
    chosen = set(pieces)
    markers = reversed(circuit.track.markers)
    there = {m.on: m.value for m in markers if m.on in chosen and m.kind == kind}
    values: set[Value] = {*there.values(), *([None] if len(there) < len(chosen) else [])}
    if kind == "hill" and len(values) > 1:
        driven_pieces = chain.from_iterable(circuit.driven_pieces)
        values = {driven.hill for driven in driven_pieces if driven.piece.piece.id in chosen}
    return values.pop() if len(values) == 1 else MIXED if values else None


def common_line(circuit: Circuit, pieces: Iterable[int]) -> Value:
    """The side of the racing line set on all the pieces, MIXED if they differ."""
    values = {circuit.track.piece(piece).line for piece in pieces}
    return values.pop() if len(values) == 1 else MIXED if values else None


def set_value_edits(
    circuit: Circuit, pieces: Iterable[int], kind: MarkerKind, value: Value
) -> list[Edit]:
    """The edits that set this value on all the pieces, or remove it with None. For several pieces a
    hill is set by marking where it begins and where it ends."""
    pieces = tuple(pieces)
    if kind == "hill" and len(pieces) > 1:
        return list(_hills(circuit, frozenset(pieces), value))
    edits: list[Edit] = []
    for piece in pieces:
        if marker_value(circuit, piece, kind) is not None:
            edits.append(RemoveMarkers(piece, kind))
        if value is not None:
            edits.append(AddMarker(Marker(on=piece, **{kind: value})))  # type: ignore[arg-type]
    return edits


def _hills(circuit: Circuit, pieces: frozenset[int], value: Value) -> Iterator[Edit]:
    """Put a marker at the beginning of each row of pieces and one behind it, where the hill that
    applied before the row resumes."""
    values = {m.on: m.hill for m in reversed(circuit.track.markers) if m.hill}
    for row, before, behind in _rows_of(circuit, pieces):
        yield from (
            RemoveMarkers(id, "hill") for id in row if marker_value(circuit, id, "hill") is not None
        )
        if value is not None:
            yield AddMarker(Marker(on=row[0], hill=value))  # type: ignore[arg-type]
        if behind is None or circuit.geometry.parts[behind][0].is_of_half:
            continue
        others = values.keys() - pieces - {behind}
        holds = next((values[id] for id in before() if id in others), "flat") if others else "flat"
        own = marker_value(circuit, behind, "hill")
        if own is None and value not in (None, holds):
            yield AddMarker(Marker(on=behind, hill=holds))  # type: ignore[arg-type]
        elif value is None and own == holds:
            yield RemoveMarkers(behind, "hill")


def _rows_of(
    circuit: Circuit, pieces: frozenset[int]
) -> Iterator[tuple[list[int], Callable[[], Iterator[int]], int | None]]:
    """The pieces in rows in driving order; for each row the pieces driven before it, nearest first,
    and the piece behind it, across the line if there is a lap."""
    geometry = circuit.geometry
    for way in geometry.chains:
        ids = list(dict.fromkeys(geometry.laid[index].piece.id for index in way.indices))
        outside = [at for at, id in enumerate(ids) if id not in pieces]
        if way.closed and outside:
            ids = ids[outside[0] :] + ids[: outside[0]]
        end = 0
        for is_chosen, group in groupby(ids, pieces.__contains__):
            row = list(group)
            begin, end = end, end + len(row)
            if is_chosen:
                around = begin if way.closed else 0
                behind = ids[end] if end < len(ids) else ids[0] if around else None
                yield row, partial(_pieces_before, ids, begin, end if way.closed else None), behind


def _pieces_before(ids: list[int], begin: int, end: int | None) -> Iterator[int]:
    """The pieces driven before a row, nearest first; in a lap, all but the row."""
    yield from map(ids.__getitem__, range(begin - 1, -1, -1))
    if end is not None:
        yield from map(ids.__getitem__, range(len(ids) - 1, end - 1, -1))


def next_difficulty(circuit: Circuit, piece: int) -> list[Edit]:
    """Cycle through no difficulty, 1, 2 and 3: on the piece if it has a marker, else on the first
    piece of its corner."""
    corner = table_top_of(circuit).corner_of(piece)
    if marker_value(circuit, piece, "difficulty") is None and corner:
        piece = corner[0].piece.piece.id
    now = marker_value(circuit, piece, "difficulty") or 0
    return set_value_edits(circuit, [piece], "difficulty", (int(now) + 1) % 4 or None)


def next_line(circuit: Circuit, pieces: tuple[int, ...]) -> list[Edit]:
    """Switch the racing line to the other side."""
    table, kit = table_top_of(circuit), circuit.kit
    edits: list[Edit] = []
    for piece in pieces:
        stretch = table.stretches.get(str(piece))
        if stretch is not None:
            other: Side = "R" if stretch.racing_line == "L" else "L"
            edits.append(SetLine((piece,), kit.stored_line(stretch.piece.template.code, other)))
    return edits


HILLS = {None: "up", "up": "down", "down": "flat", "flat": None}


def next_hill(circuit: Circuit, pieces: tuple[int, ...]) -> list[Edit]:
    """Cycle through no hill, up, down and flat, starting from the first piece's value."""
    in_order = (row[0] for row, _, _ in _rows_of(circuit, frozenset(pieces)))
    now = next((marker_value(circuit, first, "hill") for first in in_order), None)
    return set_value_edits(circuit, pieces, "hill", HILLS[now])  # type: ignore[index]


# --- single spaces

BESIDE_ROAD: frozenset[MarkerKind] = frozenset({"indicator"})
"""Kinds that lie beside the road: they are for all lanes at once."""


def toggle_space_edits(circuit: Circuit, spaces: Iterable[SpaceAt], like: Marker) -> list[Edit]:
    """The edits that mark these spaces like this marker; if the first one is marked like that
    already, they remove such markers from all of them."""
    chosen = list(dict.fromkeys(spaces))
    if not chosen:
        return []
    removes = any(marker.value == like.value for marker in _on(circuit, chosen[0], like.kind))
    edits: list[Edit] = []
    for column in dict.fromkeys((space.piece, space.column) for space in chosen):
        lanes = {space.lane for space in chosen if (space.piece, space.column) == column}
        edits += _edits_of_column(circuit, *column, lanes, like, removes)
    return edits


def _on(circuit: Circuit, space: SpaceAt, kind: MarkerKind) -> Iterator[Marker]:
    """The markers of this kind that apply to the space."""
    for marker in circuit.track.markers_on.get(space.piece, ()):
        if marker.kind == kind and marker.at == space.column and marker.lane in (None, space.lane):
            yield marker


def _edits_of_column(
    circuit: Circuit, piece: int, column: int, lanes: set[int], like: Marker, removes: bool
) -> Iterator[Edit]:
    """Change some lanes of a column; a marker for all of its lanes is kept for the others."""
    there = [
        marker
        for marker in circuit.track.markers_on.get(piece, ())
        if marker.kind == like.kind and marker.at == column
    ]
    for marker in there:
        if marker.lane is None or marker.lane in lanes or like.kind in BESIDE_ROAD:
            yield RemoveMarker(marker)
        if marker.lane is None and like.kind not in BESIDE_ROAD:
            others = _lanes_of(circuit, piece, column) - lanes
            yield from (AddMarker(replace(marker, lane=lane)) for lane in sorted(others))
    if removes:
        return
    new = replace(like, on=piece, at=column)
    if like.kind in BESIDE_ROAD:
        yield AddMarker(replace(new, lane=None))
    else:
        yield from (AddMarker(replace(new, lane=lane)) for lane in sorted(lanes))


def _lanes_of(circuit: Circuit, piece: int, column: int) -> set[int]:
    """The lanes that a piece has in a column."""
    template = templates_of(circuit.kit)[circuit.track.piece(piece).piece]
    spaces = (space for space in template.spaces if space.column == column)
    return {space.lane for space in spaces if space.lane < template.lanes}
