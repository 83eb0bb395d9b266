"""Numbers and words beside the track: corner numbers, text markers, piece names."""

import cmath
import math
from collections.abc import Iterator

from trackwright.model.lanes.measures import Corner
from trackwright.model.picture.drawing.free_room import (
    CLEARANCE_MM,
    SignPlace,
    rings_about,
    round_place,
)
from trackwright.model.picture.drawing.items import (
    Badge,
    Circle,
    Pen,
    Polyline,
    TableItem,
    Text,
)
from trackwright.model.picture.drawing.lettering import fitted, text_width
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.shapes.shape import PlacedShape

NUMBER_MM = 9.5
NAME_MM = 11.0
NAME_GAP_MM = 3.0
"""Between a corner's number and its name."""
MOST_NAME_MM = 220.0
ENLARGED = 1.3
"""Names get more room than they need: on a screen they may be enlarged."""
NUMBER_RANK, NAME_RANK, NOTE_RANK, PIECE_RANK = 2, 4, 5, 6
LONGEST_NOTE = 40
BESIDE_BOARD_MM = 160.0
"""The extra distance accepted for a place on the board rather than beside it."""
ACROSS_EDGE_MM = 240.0
"""... and rather than across the board's edge."""
RING_MM = 6.0
"""The step of the search for a free place all over the map."""


def corner_numbers(sketch: Sketch) -> Iterator[TableItem]:
    for corner in sketch.circuit.measures.corners:
        yield from _corner_number(sketch, corner)


def _corner_number(sketch: Sketch, corner: Corner) -> Iterator[TableItem]:
    """A disc at the corner's middle, followed by its name; connected by a line if there is no room
    nearby."""
    palette, scale = sketch.palette, sketch.scale
    apex, seat = _number_place(sketch, corner)
    size = NUMBER_MM * scale
    name, letters, more = "", 0.0, 0.0
    if corner.name:
        name, letters = _name_of(sketch, corner.name)
        more = (NAME_GAP_MM * scale + text_width(name, letters, bold=True)) / 2
        room = SignPlace(seat.centre, ENLARGED * (size + more), ENLARGED * size)
        seat = _free_place_near(sketch, room)
    sketch.room.take(seat)
    at = seat.centre - more
    if abs(at - apex) > 3.2 * size:
        yield Polyline((apex, at), Pen(palette.faint_ink, 0.8 * scale))
    number = str(corner.number)
    text_size = (11 if len(number) < 3 else 8) * scale
    disc = Circle(at, size, palette.number_disc, Pen(palette.ink, 1.0 * scale))
    digits = Text(at, text_size, number, palette.ink, bold=True)
    yield Badge(at, text_size, NUMBER_RANK, (disc, digits))
    if name:
        begin, ink = at + size + NAME_GAP_MM * scale, palette.ink
        words = Text(begin, letters, name, ink, "start", bold=True, halo=palette.halo)
        yield Badge(at, text_size, NAME_RANK, (words,))


def _name_of(sketch: Sketch, name: str) -> tuple[str, float]:
    """The corner's name as it is written, and its size."""
    room = min(MOST_NAME_MM * sketch.scale, sketch.inside.width / 2)
    return fitted(" ".join(name.split()), NAME_MM * sketch.scale, room, bold=True)


def _number_place(sketch: Sketch, corner: Corner) -> tuple[complex, SignPlace]:
    """The edge of the track at the corner's middle, and the nearest free place for a disc: outside
    the corner, else inside, else anywhere."""
    names = corner.pieces
    spot = sketch.by_name[names[len(names) // 2]]
    t = 0.5 if len(names) % 2 else 0.0
    left, right = spot.shape.sections.board_edges(t)
    to_left = cmath.rect(1, spot.towards(t)) * 1j
    sides = [(spot.at(t, right), -to_left), (spot.at(t, left), to_left)]
    if spot.shape.template.turn <= 0:
        sides.reverse()
    size = NUMBER_MM * sketch.scale
    for apex, out in sides:
        if seat := sketch.room.first_free(_places_beside(apex, out, size)):
            return apex, seat
    apex, _ = sides[0]
    return apex, _free_place_near(sketch, SignPlace(apex, size, size))


def _places_beside(apex: complex, out: complex, size: float) -> Iterator[SignPlace]:
    """Places for a disc beside the edge of the track, nearest first."""
    for away in (1.0, 5.0, 10.0, 16.0):
        for degrees in (0, 20, -20, 40, -40, 60, -60):
            reach = cmath.rect(CLEARANCE_MM + size + away, math.radians(degrees))
            yield round_place(apex + out * reach, size)


def _free_place_near(sketch: Sketch, seat: SignPlace) -> SignPlace:
    """A free place near this one, on the board if that is not much farther away; the margin always
    has one."""
    best, least = seat, math.inf
    for away, centre in rings_about(seat.centre, RING_MM * sketch.scale, sketch.map):
        if away >= least or sketch.room.is_hopeless:
            break
        found = seat._replace(centre=centre)
        cost = away + _off_board_cost(sketch, found)
        if cost < least and sketch.room.is_free(found):
            best, least = found, cost
    return best


def _off_board_cost(sketch: Sketch, seat: SignPlace) -> float:
    """The cost of a place that is not on the board."""
    if seat.is_within(sketch.board):
        return 0.0
    return ACROSS_EDGE_MM if seat.touches(sketch.board) else BESIDE_BOARD_MM


def notes(sketch: Sketch) -> Iterator[TableItem]:
    """The text markers, beside their pieces."""
    for spot, marker in sketch.markers():
        if marker.text:
            yield _note(sketch, spot, marker.text)


def _note(sketch: Sketch, spot: PlacedShape, text: str) -> Badge:
    shown, size = fitted(_shortened(text), 11 * sketch.scale, sketch.inside.width)
    left, right = spot.shape.sections.board_edges(0.5)
    edge = spot.at(0.5, left if sketch.outer_side(spot) > 0 else right)
    seat = _free_place_near(sketch, SignPlace(edge, text_width(shown, size) / 2 + 2, size * 0.65))
    sketch.room.take(seat)
    words = Text(seat.centre, size, shown, sketch.palette.ink, halo=sketch.palette.halo)
    return Badge(seat.centre, size, NOTE_RANK, (words,))


def _shortened(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST_NOTE else text[: LONGEST_NOTE - 1] + "…"


def piece_names(sketch: Sketch) -> Iterator[TableItem]:
    """The name of every piece, written across its beginning."""
    if not sketch.options.piece_names:
        return
    size, ink, halo = 8 * sketch.scale, sketch.palette.pit, sketch.palette.sign
    for spot, stretch in sketch.driven_pieces:
        heading = spot.towards(0.0)
        at = spot.at(0.0, 0.0) + cmath.rect(6 * sketch.scale, heading)
        degrees = math.degrees(heading) - 90
        name = Text(at, size, stretch.piece.name, ink, degrees=degrees, bold=True, halo=halo)
        yield Badge(at, size, PIECE_RANK, (name,))
