"""The spaces: a dot in each, shaded by rank, and signs for everything else."""

import cmath
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from trackwright.model.lanes.graph import DrivenPiece, node_attributes
from trackwright.model.layout.pieces import PIT_LANE, Space
from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Polyline, Text
from trackwright.model.picture.drawing.lettering import text_width
from trackwright.model.picture.drawing.palette import COLOUR_CODES, KNOWN_COLOURS, Palette
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.drawing.symbols import BORDERED, SYMBOLS, symbol
from trackwright.model.picture.shapes.shape import Line, PlacedShape, SpaceShape

DOT_MM = 4.6
FIELDS = {"entry": "A", "exit": "C"}
"""The rulebook's letters for the spaces where a pit lane is entered and left."""
FIELD_MM = 12.0
"""The distance from the dot to its letter."""
COLOUR_OPACITY = 0.7
CODE_MM = 8.6
"""The distance from the dot to the code of a colour."""
SYMBOL_MM = 7.0
SYMBOL_LEFT_MM = 3.8
"""How far symbols are to the left of the middle, clear of the code of the colour."""
BORDER = 0.92
"""The size of a yellow border relative to its space."""
BORDER_MM = 2.6
STOP_BOX = 0.84
"""The size of a stop's frame relative to its space."""
BESIDE_MM = 8.0
"""The distance from the edge of the cardboard to an upgrade number beside it."""


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
    are_lanes_equal: bool
    """Is no lane better than another?"""
    colours: tuple[str, ...]
    """Those that it is filled with: the one set by a marker, else those printed on it."""

    def at(self, ahead: float, left: float = 0.0) -> complex:
        """A point ahead and to the left of the middle, in mm of a standard lane."""
        return self.centre + cmath.rect(1, self.heading) * self.scale * complex(ahead, left)


def spaces(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    areas, printed = spot.shape.spaces, driven.piece.template.spaces
    nodes = node_attributes(driven)
    for area, space, on in zip(areas, nodes, printed, strict=True):
        yield from _space(sketch.palette, _place(sketch, spot, area, space, on.printed))
    beside = {
        (on.road, on.column): (node["indicator"], on)
        for node, on in zip(nodes, printed, strict=True)
        if "indicator" in node
    }
    for number, on in beside.values():
        yield from _indicator(sketch, spot, on, number)


def _indicator(sketch: Sketch, spot: PlacedShape, on: Space, number: int) -> Iterator[Item]:
    """A red number beside the road, to the right of the space."""
    shape, scale, branch = spot.shape, sketch.scale, on.road > 0
    middle = float(on.begin + on.end) / 2
    _, edge = shape.sections.board_edges(middle, branch)
    at = spot.point(shape.point(middle, edge - BESIDE_MM * scale, on.road))
    yield Circle(at, 6.4 * scale, sketch.palette.alarm, Pen(sketch.palette.sign, 1.2 * scale))
    yield Text(at, 8.0 * scale, str(number), sketch.palette.sign, bold=True)


def _place(
    sketch: Sketch,
    spot: PlacedShape,
    area: SpaceShape,
    space: Mapping[str, Any],
    printed: tuple[str, ...],
) -> _Place:
    return _Place(
        spot.point(area.centre),
        spot.heading + area.heading,
        spot.line(area.polygon),
        sketch.scale,
        spot.shape.template.lanes,
        spot.shape.sections.pit_side,
        space,
        sketch.circuit.kit.lateral_steps,
        _colours_of(space, printed),
    )


def _colours_of(space: Mapping[str, Any], printed: tuple[str, ...]) -> tuple[str, ...]:
    if "colour" not in space:
        return printed
    colour = str(space["colour"]).lower()
    return (colour,) if colour in KNOWN_COLOURS else ()


def _space(palette: Palette, place: _Place) -> Iterator[Item]:
    space, has_symbol = place.space, _symbol_of(place.space) in SYMBOLS
    yield from _coloured(place)
    if _symbol_of(space) in BORDERED:
        yield _border(place)
    yield from _codes(palette, place)
    if space.get("route"):
        yield from _route(palette, place)
    if "start" in space:
        yield from _grid_box(palette, place)
    if space.get("pit") == "stop":
        yield from _stop(palette, place)
    elif "limit" in space and not place.colours:
        yield from _limit(palette, place)
    elif not has_symbol:
        yield _dot(palette, place)
    if space.get("pit") in FIELDS:
        yield from _field_letter(palette, place)
    if space.get("chicane"):
        yield from _chicane(palette, place)
    if space.get("obstacle"):
        yield from _obstacle(palette, place)
    if space.get("block"):
        yield from _block(palette, place)
    if "barrier" in space:
        yield from _barrier(palette, place)
    if "start_space" in space:
        yield from _start_space(palette, place)
    if has_symbol:
        at = place.at(0, SYMBOL_LEFT_MM)
        yield from symbol(palette, _symbol_of(space), at, SYMBOL_MM * place.scale)
    yield from _round_signs(palette, place)


def _symbol_of(space: Mapping[str, Any]) -> str:
    return str(space.get("symbol", "")).lower()


def _border(place: _Place) -> Item:
    """Yellow, all along the edge of the space, with a dark line that sets it off."""
    line = tuple(place.centre + BORDER * (point - place.centre) for point in place.polygon)
    return Polygon((line,), pen=Pen(KNOWN_COLOURS["yellow"], BORDER_MM * place.scale))


def _route(palette: Palette, place: _Place) -> Iterator[Item]:
    """Two chevrons along the lane, on either side of the dot."""
    pen = Pen(palette.sign_ink, 1.3 * place.scale, round=True)
    for ahead in (-9, 9):
        tip = place.at(ahead + 2.4)
        yield Polyline((place.at(ahead - 1.4, 3.8), tip, place.at(ahead - 1.4, -3.8)), pen)


def _start_space(palette: Palette, place: _Place) -> Iterator[Item]:
    """An S in a square."""
    scale = place.scale
    box = tuple(place.at(x, y) for x, y in ((6, 6), (-6, 6), (-6, -6), (6, -6)))
    yield Polygon((box,), palette.sign, Pen(palette.sign_ink, 1.2 * scale))
    yield Text(place.centre, 8.5 * scale, "S", palette.sign_ink, bold=True)


def _coloured(place: _Place) -> Iterator[Item]:
    """The space filled with its colour; of two each has its half."""
    for k, colour in enumerate(place.colours):
        is_left = k < len(place.colours) - 1
        area = place.polygon if len(place.colours) == 1 else _half(place, is_left)
        yield Polygon((area,), KNOWN_COLOURS[colour], opacity=COLOUR_OPACITY)


def _codes(palette: Palette, place: _Place) -> Iterator[Item]:
    """The codes of its colours."""
    along = _upright(place.heading)
    for k, colour in enumerate(place.colours):
        is_left = k < len(place.colours) - 1
        at, code = place.at(0, CODE_MM if is_left else -CODE_MM), COLOUR_CODES[colour]
        yield Text(at, 5.2 * place.scale, code, palette.sign_ink, degrees=along, bold=True)


def _upright(heading: float) -> float:
    """Degrees of words along the road that are never upside down."""
    return (math.degrees(heading) + 90) % 180 - 90


def _half(place: _Place, is_left: bool) -> Line:
    """The part of the space to the left of its middle, or to the right."""
    turn = cmath.rect(1, -place.heading) * (1 if is_left else -1)
    points: list[complex] = []
    for a, b in pairwise((*place.polygon, place.polygon[0])):
        before, after = ((p - place.centre) * turn for p in (a, b))
        if before.imag >= 0:
            points.append(a)
        if before.imag * after.imag < 0:
            points.append(a + (b - a) * before.imag / (before.imag - after.imag))
    return tuple(points)


def _dot(palette: Palette, place: _Place) -> Item:
    """A dot, darker the nearer it is to the racing line: T-04; light where all lanes are equal."""
    space = place.space
    steps = max(1, place.lanes - 1)
    is_light = space["lane"] == PIT_LANE or place.are_lanes_equal
    shade = 2 if is_light else round((space["rank"] - 1) * 2 / steps)
    edge = Pen(palette.dots[0] if shade == 0 else palette.dot_edge, 0.6 * place.scale)
    return Circle(place.centre, DOT_MM * place.scale, palette.dots[shade], edge)


def _limit(palette: Palette, place: _Place) -> Iterator[Item]:
    """The number of a corner in place of the dot: white, as it is printed."""
    text, scale = str(place.space["limit"]), place.scale
    size = min(8.6, 10.5 / text_width(text, 1.0, bold=True)) * scale
    yield Circle(place.centre, 7.0 * scale, palette.sign, Pen(palette.alarm, 1.4 * scale))
    yield Text(place.centre, size, text, palette.sign_ink, bold=True)


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


def _block(palette: Palette, place: _Place) -> Iterator[Item]:
    """A block token: a square that lies across the lane, with two bars."""
    pen = Pen(palette.sign, 1.2 * place.scale)
    corners = (7 + 7j, 7 - 7j, -7 - 7j, -7 + 7j)
    yield Polygon((tuple(place.at(c.real, c.imag) for c in corners),), palette.alarm, pen)
    for ahead in (2.6, -2.6):
        bar = (place.at(ahead, 4.2), place.at(ahead, -4.2))
        yield Polyline(bar, Pen(palette.sign, 2.2 * place.scale))


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
    """Small signs: the first in front of the dot, the second behind it, more beside them. On a
    filled space the first is on the dot: it has to stay clear of the next one."""
    filled = bool(place.colours) and _symbol_of(place.space) not in SYMBOLS
    for k, sign in enumerate(_signs(palette, place)):
        at = place.at(13 - 26 * (k % 2), 0 if k < 2 else 9)
        at = place.centre if filled and k == 0 else at
        size = min(6.2, 9.0 / max(1.0, text_width(sign.text, 1.0, bold=True))) * place.scale
        yield Circle(at, 5.6 * place.scale, sign.fill, Pen(sign.edge, 1.2 * place.scale))
        yield Text(at, size, sign.text, sign.ink, bold=True)


def _signs(palette: Palette, place: _Place) -> Iterator[_Sign]:
    space = place.space
    if "bonus" in space:
        yield _Sign(f"+{space['bonus']}", palette.bonus, palette.sign, palette.sign)
    if "limit" in space and place.colours:
        yield _Sign(str(space["limit"]), palette.sign, palette.alarm, palette.sign_ink)
    if "symbol" in space and _symbol_of(space) not in SYMBOLS:
        yield _Sign(str(space["symbol"])[:2], palette.sign, palette.sign_ink, palette.sign_ink)
    if "group" in space:
        yield _Sign(f"#{space['group']}", palette.sign, palette.sign_ink, palette.sign_ink)
    if "colour" in space and not place.colours:
        letter = str(space["colour"])[:1].upper()
        yield _Sign(letter, palette.sign, palette.sign_ink, palette.sign_ink)
