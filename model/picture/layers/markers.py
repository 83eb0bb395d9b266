"""Markers beside the track: difficulty, hills, pieces that count as something else."""

import cmath
import math
from collections.abc import Callable, Iterator

from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.layout.track import Marker
from trackwright.model.picture.drawing.frames import around
from trackwright.model.picture.drawing.free_room import CLEARANCE_MM, SignPlace, round_place
from trackwright.model.picture.drawing.items import (
    Badge,
    Circle,
    Item,
    Pen,
    Polygon,
    Polyline,
    TableItem,
    Text,
    arrow,
)
from trackwright.model.picture.drawing.palette import Palette
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.shapes.shape import PlacedShape

SIGN_MM = 8.0
HOLE_MM = 2.0
"""The distance of a marker's hole from the edge of the cardboard."""
LETTERS_MM = 9.0
"""The size of a sign's digit or symbol."""
RANKS = {"difficulty": 1, "hill": 3, "counts_as": 3}
RIBBON_STEPS = 12


def hill_ribbons(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    """A ribbon along both sides: solid uphill, dashed downhill."""
    palette, scale = sketch.palette, sketch.scale
    pens = {
        "up": Pen(palette.up, 9 * scale),
        "down": Pen(palette.down, 9 * scale, (9 * scale, 5 * scale)),
    }
    if pen := pens.get(driven.hill):
        yield from _ribbons(spot, pen)


def _ribbons(spot: PlacedShape, pen: Pen) -> Iterator[Item]:
    steps = [i / RIBBON_STEPS for i in range(RIBBON_STEPS + 1)]
    edges = [spot.shape.sections.board_edges(t) for t in steps]
    for side in (0, 1):
        line = (spot.at(t, edge[side]) for t, edge in zip(steps, edges, strict=True))
        yield Polyline(tuple(line), pen)


def standing_markers(sketch: Sketch) -> Iterator[TableItem]:
    """A sign outside the track at each marker's position, on a stem from its hole."""
    stem = Pen(sketch.palette.ink, 1.1 * sketch.scale)
    for spot, marker in sketch.markers():
        if marker.kind not in _SIGNS:
            continue
        columns = spot.shape.template.columns
        at = marker.at if marker.kind == "difficulty" else columns // 2
        hole, seat = _standing_place(sketch, spot, (at + 0.5) / columns)
        sketch.room.take(seat)
        yield Polyline((hole, seat.centre), stem)
        items = tuple(standing_sign(sketch.palette, seat.centre, marker, sketch.scale))
        yield Badge(seat.centre, LETTERS_MM * sketch.scale, RANKS[marker.kind], items)


def _standing_place(sketch: Sketch, spot: PlacedShape, t: float) -> tuple[complex, SignPlace]:
    """A marker's hole and the nearest free place; the first place if none is free."""
    places = list(_standing_places(sketch, spot, t))
    return next((place for place in places if sketch.room.is_free(place[1])), places[0])


def _standing_places(
    sketch: Sketch, spot: PlacedShape, t: float
) -> Iterator[tuple[complex, SignPlace]]:
    outer = sketch.outer_side(spot)
    left, right = spot.shape.sections.board_edges(t)
    size = SIGN_MM * sketch.scale
    for away in (1.0, 4.0, 8.0, 14.0, 22.0, 32.0, 48.0, 70.0):
        for side in (outer, -outer):
            hole = spot.at(t, (left if side > 0 else right) - side * HOLE_MM)
            for shift in (0.0, 0.6, -0.6, 1.2, -1.2):
                out = cmath.rect(1, spot.towards(t)) * complex(shift, side)
                reach = HOLE_MM + CLEARANCE_MM + size + away
                yield hole, round_place(hole + out / abs(out) * reach, size)


def standing_sign(
    palette: Palette, centre: complex, marker: Marker, scale: float
) -> Iterator[Item]:
    """The sign of a marker that stands beside the track."""
    return _SIGNS[marker.kind](palette, centre, marker, scale)


def _difficulty_sign(
    palette: Palette, centre: complex, marker: Marker, scale: float
) -> Iterator[Item]:
    """1 is a yellow disc, 2 an orange diamond, 3 a red square."""
    assert marker.difficulty is not None
    fill = palette.difficulty[marker.difficulty - 1]
    pen = Pen(palette.sign_ink, 1.1 * scale)
    if marker.difficulty == 1:
        yield Circle(centre, 7.4 * scale, fill, pen)
    else:
        first = 0.0 if marker.difficulty == 2 else math.pi / 4
        corners = (centre + cmath.rect(8.8 * scale, first + k * math.pi / 2) for k in range(4))
        yield Polygon((tuple(corners),), fill, pen)
    yield Text(centre, LETTERS_MM * scale, str(marker.difficulty), palette.sign_ink, bold=True)


def _hill_sign(palette: Palette, centre: complex, marker: Marker, scale: float) -> Iterator[Item]:
    hill = marker.hill or "flat"
    colour = {"up": palette.up, "down": palette.down, "flat": palette.flat}[hill]
    yield Circle(centre, 7.7 * scale, colour, Pen(palette.sign, 1.1 * scale))
    if hill == "flat":
        bar = (centre - 5 * scale, centre + 5 * scale)
        yield Polyline(bar, Pen(palette.sign, 2.4 * scale))
    else:
        yield arrow(centre, (10j if hill == "up" else -10j) * scale, palette.sign)


def _override_sign(
    palette: Palette, centre: complex, marker: Marker, scale: float
) -> Iterator[Item]:
    """A white plate with a straight or a curved road on it."""
    plate = around(centre, 13.6 * scale, 13.6 * scale)
    yield Polygon((plate.corners,), palette.sign, Pen(palette.sign_ink, 1.1 * scale))
    pen = Pen(palette.sign_ink, 2.6 * scale, round=True)
    if marker.counts_as == "straight":
        yield Polyline((centre - 4j * scale, centre + 4j * scale), pen)
        return
    middle = centre + complex(3.6, -4) * scale
    bend = (middle + cmath.rect(6.8 * scale, math.radians(a)) for a in range(180, 89, -15))
    yield Polyline(tuple(bend), pen)


_SIGNS: dict[str, Callable[[Palette, complex, Marker, float], Iterator[Item]]] = {
    "difficulty": _difficulty_sign,
    "hill": _hill_sign,
    "counts_as": _override_sign,
}
