"""The finish line, with an arrow beside it for the driving direction; stripes across the road."""

from collections.abc import Iterator

from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.layout.track import Marker
from trackwright.model.picture.drawing.free_room import SignPlace, round_place
from trackwright.model.picture.drawing.items import Item, Pen, Polygon, Polyline, arrow
from trackwright.model.picture.drawing.palette import KNOWN_COLOURS
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.shapes.shape import Line, PlacedShape

CHEQUER_ROWS = 2
CHEQUER_PAIR_MM = 12.0
ARROW_MM = 34.0
STRIPE_MM = 4.0
STRIPE_EDGE_MM = 1.0


def finish_line(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    if spot.shape.line is not None:
        left, right = spot.line(spot.shape.line)
        if spot.shape.template.kind.end == "finish":
            left, right = right, left  # on the finish, not on the last space before it
        yield from _chequers(sketch, left, right)


def stripes(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    """Across the road, or a lane of it, before the marked position."""
    for marker in driven.markers:
        if marker.stripe is not None:
            colour = KNOWN_COLOURS.get(marker.stripe.lower(), sketch.palette.alarm)
            ends = spot.line(_across(spot, marker))
            width, edge = STRIPE_MM * sketch.scale, STRIPE_EDGE_MM * sketch.scale
            yield Polyline(ends, Pen(sketch.palette.sign_ink, width + 2 * edge))
            yield Polyline(ends, Pen(colour, width))


def _across(spot: PlacedShape, marker: Marker) -> Line:
    """The ends of a stripe on the piece, left and right."""
    template, sections = spot.shape.template, spot.shape.sections
    at = next(
        float(space.begin)
        for space in template.spaces
        if space.column == marker.at and marker.lane in (None, space.lane) and not space.road
    )
    edges = sections.boundaries(at)
    first, last = (0, -1) if marker.lane is None else (marker.lane, marker.lane + 1)
    return spot.shape.point(at, edges[first]), spot.shape.point(at, edges[last])


def directions(sketch: Sketch) -> Iterator[Item]:
    """An arrow beside every line."""
    for spot, _ in sketch.driven_pieces:
        if spot.shape.line is not None:
            left, right = spot.line(spot.shape.line)
            yield _direction(sketch, left, right)


def _chequers(sketch: Sketch, left: complex, right: complex) -> Iterator[Item]:
    """Squares in rows across the road, just before the line."""
    count = 2 * max(1, round(abs(right - left) / (CHEQUER_PAIR_MM * sketch.scale)))
    across = (right - left) / count
    back = across * -1j
    rows = CHEQUER_ROWS * back
    yield Polygon(((left, right, right + rows, left + rows),), sketch.palette.sign)
    squares = []
    for row in range(CHEQUER_ROWS):
        for i in range(row % 2, count, 2):
            corner = left + i * across + row * back
            squares.append((corner, corner + across, corner + across + back, corner + back))
    yield Polygon(tuple(squares), sketch.palette.sign_ink)


def _direction(sketch: Sketch, left: complex, right: complex) -> Item:
    """An arrow on the grass beside the line, in driving direction."""
    across = (left - right) / abs(left - right)
    ahead = across * -1j
    seats = list(_arrow_seats(sketch, left, right, across))
    free = [seat for seat in seats if sketch.room.is_free(seat)]
    on_board = [seat for seat in free if seat.is_within(sketch.board)]
    seat = (on_board or free or seats)[0]
    sketch.room.take(seat)
    return arrow(seat.centre, ahead * ARROW_MM * sketch.scale, sketch.palette.ink)


def _arrow_seats(
    sketch: Sketch, left: complex, right: complex, across: complex
) -> Iterator[SignPlace]:
    """Places for the arrow, outside the circuit first and near ones first."""
    scale = sketch.scale
    half = ARROW_MM / 2 * scale
    sides = [(left, across), (right, -across)]
    if sketch.outside < 0:
        sides.reverse()
    near = sketch.circuit.kit.kerb_mm + 3 * scale + half
    for more in (0, 12, 24, 60):
        for edge, out in sides:
            yield round_place(edge + out * (near + more * scale), half)
