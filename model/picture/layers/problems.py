"""Warnings about the layout of the pieces: overlaps and open ends."""

import cmath
from collections.abc import Iterator

from trackwright.model.layout.geometry import PortEnd
from trackwright.model.picture.drawing.free_room import round_place
from trackwright.model.picture.drawing.items import (
    Badge,
    Circle,
    Item,
    Pen,
    Polygon,
    Polyline,
    TableItem,
    Text,
)
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.shapes import outline

DISC_MM = 8.0
BEYOND_MM = 3.0
"""How far the bar of an open end extends beyond the cardboard."""


def overlaps(sketch: Sketch) -> Iterator[Item]:
    if not sketch.options.problems:
        return
    pen = Pen(sketch.palette.alarm, 1.2 * sketch.scale)
    for overlap in outline.find_overlaps(sketch.circuit):
        rings = tuple(tuple(complex(x, y) for x, y in ring) for ring in overlap.polygons)
        yield Polygon(rings, sketch.palette.alarm, pen, opacity=0.35)


def open_ends(sketch: Sketch) -> Iterator[TableItem]:
    """A red bar across every open end, and a red disc in front of it."""
    if not sketch.options.problems:
        return
    for end in sketch.circuit.geometry.open_ends:
        yield from _open_end(sketch, end)


def _open_end(sketch: Sketch, end: PortEnd) -> Iterator[TableItem]:
    palette, scale = sketch.palette, sketch.scale
    place, heading = sketch.circuit.geometry.table_pose(end.frame, end.pose)
    ahead = cmath.rect(1, heading)
    left, right = _edges(sketch, end)
    more = BEYOND_MM * scale
    bar = (place + ahead * 1j * (left + more), place + ahead * 1j * (right - more))
    yield Polyline(bar, Pen(palette.alarm, 3.4 * scale))
    out = -ahead if end.port.enters else ahead
    seat = round_place(place + out * 15 * scale, DISC_MM * scale)
    disc = Circle(seat.centre, seat.half_width, palette.alarm, Pen(palette.sign, 1.2 * scale))
    mark = Text(seat.centre, 11 * scale, "!", palette.sign, bold=True)
    yield Badge(seat.centre, 11 * scale, 0, (disc, mark))
    sketch.room.take(seat)


def _edges(sketch: Sketch, end: PortEnd) -> tuple[float, float]:
    """The offsets of the cardboard's edges at an open end, including a pit lane."""
    t = 0.0 if end.port.enters else 1.0
    sections = sketch.spots[end.index].shape.sections
    return sections.board_edges(t, branch=end.port.name == "branch")
