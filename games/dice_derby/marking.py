"""Edits that mark the dice line on the table: its lane, its colours and symbols, the Red Line."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from trackwright.games.dice_derby.colours import PERIOD, RED_LINE, WHITE, YELLOW, colour_at
from trackwright.games.dice_derby.laid import lanes_of, line_of
from trackwright.games.dice_derby.line import DiceLine
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Edit, RemoveMarker, apply_all
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.geometry import LaidPiece
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Marker, MarkerKind
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message

KINDS: tuple[MarkerKind, ...] = ("route", "colour", "symbol", "stripe")
LAP_PERIOD = PERIOD
"""The spaces of a lap are a multiple of it."""
FROM_ENTRY = WHITE - YELLOW + 2
"""The entry itself, the spaces behind it up to the white one, and the finish."""
SpacePlace = tuple[int, int, int]


@dataclass(frozen=True)
class Marking:
    """The edits, and in words what the line is after them."""

    edits: tuple[Edit, ...]
    words: Message


@dataclass(frozen=True)
class SpacePlaces:
    """Where markers of spaces are."""

    circuit: Circuit

    @cached_property
    def _columns(self) -> Mapping[tuple[str, int], tuple[LaidPiece, int]]:
        return {
            (stretch.piece.name, column): (stretch.piece, at)
            for chain in self.circuit.stretches
            for stretch in chain
            for at, column in enumerate(stretch.columns)
        }

    def of(self, name: str) -> SpacePlace:
        """The piece of a space, the column within it, the lane."""
        space = space_attributes(self.circuit.graph)[name]
        laid, at = self._columns[space["piece"], space["column"]]
        return laid.piece.id, at, space["lane"]

    def has_printed(self, name: str, colour: str) -> bool:
        """Is this colour printed on the space?"""
        space = space_attributes(self.circuit.graph)[name]
        laid, at = self._columns[space["piece"], space["column"]]
        return any(
            printed.printed == (colour,)
            for printed in laid.template.spaces
            if (printed.column, printed.lane, printed.road) == (at, space["lane"], 0)
        )


def usual_marking(circuit: Circuit) -> tuple[Edit, ...]:
    """The line of a new circuit: in the first lane, on a lap in one with a multiple of eight spaces
    if there is one; nothing if there is no line."""
    lanes = lanes_of(circuit)
    lane = min(lanes, key=lambda lane: (lanes[lane] % PERIOD, lane), default=None)
    is_open = circuit.geometry.leads_to_finish
    if lane is None or not (is_open or lanes[lane] % PERIOD == 0):
        return ()
    return marking_of(circuit, min(lanes) if is_open else lane)


def due_places(kit: Kit) -> Mapping[str, int]:
    """How many positions a pit row has to begin before the finish, but for multiples of eight: on
    yellow, two before white, the last one."""
    return {code: FROM_ENTRY for code, of in kit.codes.items() if of.kind.alley is not None}


def next_marking(circuit: Circuit) -> Marking:
    """Marks the line in the first lane; if it is marked already, in the next one; after the last
    one all its markers are removed."""
    lanes = sorted(lanes_of(circuit))
    if not lanes:
        (why,) = line_of(circuit).breaks
        return Marking((), Message("there is no dice line: {why}", why=why))
    marked = marked_lane(circuit)
    later = [lane for lane in lanes if marked is None or lane > marked]
    if not later:
        return Marking(_removal(circuit), Message("The dice line is no longer marked"))
    edits = marking_of(circuit, later[0])
    length = lanes_of(circuit)[later[0]]
    lane = circuit.kit.lanes[later[0]]
    return Marking(edits, Message("Dice line: lane {lane}, {n} spaces", lane=lane, n=length))


def can_be_made(circuit: Circuit, edits: Iterable[Edit]) -> bool:
    """No markers go on board halves."""
    try:
        apply_all(edits, circuit.track, circuit.kit)
    except EditRefused:
        return False
    return True


def marked_lane(circuit: Circuit) -> int | None:
    """The lane of the markers, if they are those that `marking_of` makes."""
    spaces = space_attributes(circuit.graph).values()
    lanes = {int(space["lane"]) for space in spaces if "route" in space or "colour" in space}
    if len(lanes) != 1:
        return None
    (lane,) = lanes
    if lane not in lanes_of(circuit):
        return None
    after = apply_all(marking_of(circuit, lane), circuit.track, circuit.kit)
    return lane if set(after.markers) == set(circuit.track.markers) else None


def marking_of(circuit: Circuit, lane: int) -> tuple[Edit, ...]:
    """The lane if there are several, colours, symbols and the Red Line; other ones are removed.
    Symbols on the lane stay where they are."""
    routes = route_markers(circuit, lane) if len(circuit.kit.lanes) > 1 else ()
    removal = _removal(circuit, but_symbols_in=lane)
    bare = apply_all((*removal, *routes), circuit.track, circuit.kit)
    line = line_of(Circuit(bare, circuit.kit))
    return (*removal, *routes, *colour_markers(circuit, line), *_symbols(circuit, line))


def colour_markers(circuit: Circuit, line: DiceLine) -> tuple[AddMarker, ...]:
    """All colours of the line that are not printed there, and the Red Line."""
    places = SpacePlaces(circuit)
    found = []
    for index, space in enumerate(line.main):
        piece, at, lane = places.of(space.name)
        colour = colour_at(index - len(line))
        if not places.has_printed(space.name, colour):
            found.append(AddMarker(Marker(on=piece, at=at, lane=lane, colour=colour)))
    if line.usual_red_line is not None:
        piece, at, lane = places.of(line.main[line.usual_red_line - 1].name)
        found.append(AddMarker(Marker(on=piece, at=at, lane=lane, stripe=RED_LINE)))
    return tuple(found)


def _symbols(circuit: Circuit, line: DiceLine) -> Iterator[AddMarker]:
    places = SpacePlaces(circuit)
    for space in line.main:
        if space.symbol:
            piece, at, lane = places.of(space.name)
            yield AddMarker(Marker(on=piece, at=at, lane=lane, symbol=space.symbol))


def route_markers(circuit: Circuit, lane: int) -> tuple[AddMarker, ...]:
    chain = next(iter(circuit.stretches), [])
    return tuple(AddMarker(Marker(on=s.piece.piece.id, lane=lane, route=True)) for s in chain)


def _removal(circuit: Circuit, but_symbols_in: int | None = None) -> tuple[RemoveMarker, ...]:
    """Without the markers of a line, but for symbols in this lane, and stripes of other colours."""
    return tuple(
        RemoveMarker(marker)
        for marker in circuit.track.markers
        if marker.kind in KINDS
        and marker.stripe in (None, RED_LINE)
        and not (marker.symbol and but_symbols_in is not None and marker.lane == but_symbols_in)
    )
