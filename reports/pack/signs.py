"""The signs that go with colours, and words on colours."""

import cmath
import math
from collections.abc import Iterator, Mapping

from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Text
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.picture.shapes.shape import Line
from trackwright.simulator.game.components import Livery, Sign
from trackwright.simulator.story.liveries import COLOURS

EDGE = Pen(PRINT.ink, 0.25)
LIGHT, DARK = "#ffffff", PRINT.ink


def _star(points: int, inner: float, turn: float = 90.0) -> Line:
    """A star, or with `inner` 1 a polygon of twice as many corners."""
    return tuple(
        cmath.rect(1 if k % 2 == 0 else inner, math.radians(turn + 180 * k / points))
        for k in range(2 * points)
    )


def _polygon(corners: int, turn: float) -> Line:
    return tuple(cmath.rect(1, math.radians(turn + 360 * k / corners)) for k in range(corners))


_ARM = 0.34
SHAPES: Mapping[Sign, Line] = {
    "square": tuple(0.86 * corner for corner in (-1 - 1j, 1 - 1j, 1 + 1j, -1 + 1j)),
    "triangle": _polygon(3, 90),
    "diamond": (0.75 + 0j, 1j, -0.75 + 0j, -1j),
    "star": _star(5, 0.42),
    "cross": tuple(
        turn * corner
        for turn in (1, 1j, -1, -1j)
        for corner in (complex(1, -_ARM), complex(1, _ARM), complex(_ARM, _ARM))
    ),
    "hexagon": _polygon(6, 0),
    "drop": (
        1.0j,
        *(0.66 * cmath.rect(1, math.radians(150 - 15 * k)) - 0.3j for k in range(9, -9, -1)),
    ),
}
"""Those with corners, about 0, as large as a disc of radius 1."""


def sign_at(livery: Livery, at: complex, radius: float) -> Iterator[Item]:
    """The sign in its colour, with its number."""
    fill, sign = COLOURS[livery.colour], livery.sign
    if sign in SHAPES:
        points = tuple(at + radius * point for point in SHAPES[sign])
        yield Polygon((points,), fill, EDGE)
    else:
        yield Circle(at, radius * 0.92, fill, EDGE)
    if sign == "ring":
        yield Circle(at, radius * 0.55, LIGHT, EDGE)
    if livery.number:
        ink = DARK if sign == "ring" else ink_on(livery.colour)
        yield Text(at, radius * 0.9, livery.number, ink, bold=True)


def ink_on(colour: str) -> str:
    """The colour of letters on a colour: its name, or `#rrggbb`; on none they are dark."""
    found = COLOURS.get(colour, colour) or LIGHT
    red, green, blue = (int(found[k : k + 2], 16) for k in (1, 3, 5))
    return DARK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else LIGHT
