"""The spaces: a dot in each, shaded by rank, and signs for everything else."""

import cmath
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from trackwright.model.lanes.graph import DrivenPiece, node_attributes
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Polyline, Text
from trackwright.model.picture.drawing.lettering import text_width
from trackwright.model.picture.drawing.palette import KNOWN_COLOURS, Palette
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.shapes.shape import Line, PlacedShape, SpaceShape

DOT_MM = 4.6
FIELDS = {"entry": "A", "exit": "C"}
"""The rulebook's letters for the spaces where a pit lane is entered and left."""
FIELD_MM = 12.0
"""The distance from the dot to its letter."""
STOP_BOX = 0.84
"""The size of a stop's frame relative to its space."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A space's position on the table, with its attributes in the lane graph."""

    centre: complex
    heading: float
    polygon: Line
    scale: float
    lanes: int
    pit_side: int
    space: Mapping[str, Any]

    def at(self, ahead: float, left: float = 0.0) -> complex:
        """A point ahead and to the left of the middle, in mm of a standard lane."""
        return self.centre + cmath.rect(1, self.heading) * self.scale * complex(ahead, left)


def spaces(sketch: Sketch, spot: PlacedShape, ride: DrivenPiece) -> Iterator[Item]:
    for area, space in zip(spot.shape.spaces, node_attributes(ride), strict=True):
        yield from _space(sketch.palette, _place(sketch, spot, area, space))


def _place(sketch: Sketch, spot: PlacedShape, area: SpaceShape, space: Mapping[str, Any]) -> _Place:
    return _Place(
        spot.point(area.centre),
        spot.heading + area.heading,
        spot.line(area.polygon),
        sketch.scale,
        spot.shape.template.lanes,
        spot.shape.sections.pit_side,
        space,
    )


def _space(palette: Palette, place: _Place) -> Iterator[Item]:
    space = place.space
    if "start" in space:
        yield from _grid_box(palette, place)
    if space.get("pit") == "stop":
        yield from _stop(palette, place)
    else:
        yield _dot(palette, place)
    if space.get("pit") in FIELDS:
        yield from _field_letter(palette, place)
    if space.get("chicane"):
        yield from _chicane(palette, place)
    if space.get("obstacle"):
        yield from _obstacle(palette, place)
    if "barrier" in space:
        yield from _barrier(palette, place)
    yield from _round_signs(palette, place)


def _dot(palette: Palette, place: _Place) -> Item:
    """A dot, darker the nearer it is to the racing line: T-04."""
    space = place.space
    steps = max(1, place.lanes - 1)
    shade = 2 if space["lane"] == PIT_LANE else round((space["rank"] - 1) * 2 / steps)
    edge = Pen(palette.dots[0] if shade == 0 else palette.dot_edge, 0.6 * place.scale)
    return Circle(place.centre, DOT_MM * place.scale, palette.dots[shade], edge)


def _grid_box(palette: Palette, place: _Place) -> Iterator[Item]:
    """A bracket in front of the space, open to the rear, with the grid place behind the dot."""
    scale = place.scale
    bracket = (place.at(5, 9.5), place.at(13, 9.5), place.at(13, -9.5), place.at(5, -9.5))
    yield Polyline(bracket, Pen(palette.edge_line, 1.2 * scale))
    yield Text(
        place.at(-13),
        7.5 * scale,
        str(place.space["start"]),
        palette.edge_line,
        degrees=math.degrees(place.heading) - 90,
        bold=True,
    )


def _stop(palette: Palette, place: _Place) -> Iterator[Item]:
    """A framed P."""
    scale, pen = place.scale, Pen(palette.pit, 1.1 * place.scale)
    box = tuple(place.centre + STOP_BOX * (point - place.centre) for point in place.polygon)
    yield Polygon((box,), pen=pen)
    yield Circle(place.centre, 6.6 * scale, palette.sign, Pen(palette.pit, 1.4 * scale))
    yield Text(place.centre, 7.8 * scale, "P", palette.pit, bold=True)


def _field_letter(palette: Palette, place: _Place) -> Iterator[Item]:
    """A badge beside the dot, on the side of the pit lane."""
    at, scale = place.at(0, FIELD_MM * place.pit_side), place.scale
    yield Circle(at, 5.2 * scale, palette.sign, Pen(palette.pit, 1.1 * scale))
    yield Text(at, 6.2 * scale, FIELDS[place.space["pit"]], palette.pit, bold=True)


def _chicane(palette: Palette, place: _Place) -> Iterator[Item]:
    """Two arrowheads pointing at each other across the single space."""
    for side in (1, -1):
        head = (place.at(0, 7 * side), place.at(2.6, 11 * side), place.at(-2.6, 11 * side))
        yield Polygon((head,), palette.kerb_block)


def _obstacle(palette: Palette, place: _Place) -> Iterator[Item]:
    """A cross over the space."""
    pen, size = Pen(palette.alarm, 2.4 * place.scale), 8.5 * place.scale
    for corner in (1 + 1j, 1 - 1j):
        yield Polyline((place.centre - size * corner, place.centre + size * corner), pen)


def _barrier(palette: Palette, place: _Place) -> Iterator[Item]:
    """A bar across the lane in front of the space, with its number."""
    scale, at = place.scale, place.at(13)
    bar = (place.at(13, 10), place.at(13, -10))
    yield Polyline(bar, Pen(palette.alarm, 3 * scale, round=True))
    yield Circle(at, 4.2 * scale, palette.sign, Pen(palette.alarm, 0.8 * scale))
    yield Text(at, 5 * scale, str(place.space["barrier"]), palette.sign_ink, bold=True)


@dataclass(frozen=True, slots=True)
class _Sign:
    """A small round sign: a few letters, and three colours."""

    text: str
    fill: str
    edge: str
    ink: str


def _round_signs(palette: Palette, place: _Place) -> Iterator[Item]:
    """Small signs: the first in front of the dot, the second behind it, more beside them."""
    for k, sign in enumerate(_signs(palette, place.space)):
        at = place.at(13 - 26 * (k % 2), 0 if k < 2 else 9)
        size = min(6.2, 9.0 / max(1.0, text_width(sign.text, 1.0, bold=True))) * place.scale
        yield Circle(at, 5.6 * place.scale, sign.fill, Pen(sign.edge, 1.2 * place.scale))
        yield Text(at, size, sign.text, sign.ink, bold=True)


def _signs(palette: Palette, space: Mapping[str, Any]) -> Iterator[_Sign]:
    if "bonus" in space:
        yield _Sign(f"+{space['bonus']}", palette.bonus, palette.sign, palette.sign)
    if "limit" in space:
        yield _Sign(str(space["limit"]), palette.sign, palette.alarm, palette.sign_ink)
    if "symbol" in space:
        yield _Sign(str(space["symbol"])[:2], palette.sign, palette.sign_ink, palette.sign_ink)
    if "colour" in space:
        colour = str(space["colour"])
        fill = KNOWN_COLOURS.get(colour.lower(), palette.sign)
        yield _Sign(colour[:1].upper(), fill, palette.sign_ink, palette.sign_ink)
