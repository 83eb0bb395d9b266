"""The items of a picture: lines, areas, discs and texts in named layers, in mm, y up.

Points are complex numbers, as in `model/picture/shapes/shape.py`. A backend that can draw these
items can show any picture: the SVG writer and the editor's canvas only convert them.
"""

import cmath
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from trackwright.model.picture.drawing.frames import Frame, around, frame_around
from trackwright.model.picture.drawing.lettering import text_width
from trackwright.model.picture.shapes.shape import Line

Anchor: TypeAlias = Literal["start", "middle", "end"]
LayerName: TypeAlias = Literal[
    "board",
    "ground",
    "shadow",
    "hills",
    "tiles",
    "kerbs",
    "lanes",
    "spaces",
    "line",
    "writing",
    "markers",
    "labels",
    "furniture",
]
LAYERS: tuple[LayerName, ...] = get_args(LayerName)
"""In drawing order."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How a line is drawn: colour, width, dashes (on, off ... in mm), round or flat ends."""

    colour: str
    width_mm: float
    dashes: tuple[float, ...] = ()
    round: bool = False
    spot: str = ""
    """The name of an ink of its own, where there are such."""


@dataclass(frozen=True, slots=True)
class Polygon:
    """Closed rings, filled and outlined together."""

    rings: tuple[Line, ...]
    fill: str | None = None
    pen: Pen | None = None
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Polyline:
    """An open line."""

    points: Line
    pen: Pen


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc or ring."""

    centre: complex
    radius_mm: float
    fill: str | None = None
    pen: Pen | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text. `at` is its start, middle or end, at half the height of its capitals;
    `degrees` rotates it counterclockwise about that point."""

    at: complex
    size_mm: float
    text: str
    colour: str
    anchor: Anchor = "middle"
    degrees: float = 0.0
    bold: bool = False
    halo: str | None = None
    """The colour of an edge around the letters, where they lie on anything."""

    @property
    def width_mm(self) -> float:
        return text_width(self.text, self.size_mm, self.bold)


@dataclass(frozen=True, slots=True)
class Image:
    """A picture file (PNG or JPEG) that fills a rectangle, turned counterclockwise."""

    centre: complex
    width_mm: float
    height_mm: float
    degrees: float
    opacity: float
    media_type: str
    data: bytes


Item: TypeAlias = Polygon | Polyline | Circle | Text | Image


def bounds_of(item: Item) -> Frame:
    """The smallest frame around an item, without the width of its pen."""
    match item:
        case Polygon():
            return frame_around(point for ring in item.rings for point in ring)
        case Polyline():
            return frame_around(item.points)
        case Circle():
            return around(item.centre, 2 * item.radius_mm, 2 * item.radius_mm)
        case Text():
            wide = item.width_mm
            left = {"start": 0.0, "middle": -wide / 2, "end": -wide}[item.anchor]
            box = Frame(left, -item.size_mm / 2, left + wide, item.size_mm / 2)
            return _turned(box, item.at, item.degrees)
        case Image():
            return _turned(around(0j, item.width_mm, item.height_mm), item.centre, item.degrees)


def moved(item: Item, by: complex) -> Item:
    """The same item elsewhere."""
    match item:
        case Polygon():
            rings = tuple(tuple(point + by for point in ring) for ring in item.rings)
            return replace(item, rings=rings)
        case Polyline():
            return replace(item, points=tuple(point + by for point in item.points))
        case Text():
            return replace(item, at=item.at + by)
        case _:
            return replace(item, centre=item.centre + by)


def _turned(box: Frame, about: complex, degrees: float) -> Frame:
    """The frame around a box that is turned."""
    turn = cmath.rect(1, math.radians(degrees))
    return frame_around(about + turn * corner for corner in box.corners)


@dataclass(frozen=True, slots=True)
class Badge:
    """Items to be read together, with letters (or a symbol) of this size. A screen that shows them
    too small to read enlarges them about `at`; if there is no room for all, those with a higher
    `rank` are left out."""

    at: complex
    size_mm: float
    rank: int
    items: tuple[Item, ...]


TableItem: TypeAlias = Item | Badge


def plain_items(items: Iterable[TableItem]) -> Iterator[Item]:
    """The items one by one, those of badges too."""
    for item in items:
        if isinstance(item, Badge):
            yield from item.items
        else:
            yield item


@dataclass(frozen=True, slots=True)
class Layer:
    """Items of one layer, in drawing order."""

    name: LayerName
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class TableLayer:
    """The same with badges, for a screen."""

    name: LayerName
    items: tuple[TableItem, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A page in mm, y up, with its layers."""

    title: str
    description: str
    left_mm: float
    bottom_mm: float
    width_mm: float
    height_mm: float
    paper: str
    layers: tuple[Layer, ...]

    def layer(self, name: LayerName) -> Layer:
        return next(layer for layer in self.layers if layer.name == name)


_ARROW = (
    (-0.5, 0.09),
    (0.08, 0.09),
    (0.08, 0.27),
    (0.5, 0.0),
    (0.08, -0.27),
    (0.08, -0.09),
    (-0.5, -0.09),
)


ARROW_WIDTH = 0.54
"""The width of an arrow relative to its length."""


def arrow(centre: complex, along: complex, colour: str) -> Polygon:
    """A flat arrow with the length of `along`, centred."""
    return wide_arrow(centre, along, ARROW_WIDTH * abs(along), colour)


def wide_arrow(
    centre: complex, along: complex, width: float, colour: str, pen: Pen | None = None
) -> Polygon:
    """The same, as wide as given."""
    across = width / ARROW_WIDTH / abs(along)
    points = (centre + along * complex(x, y * across) for x, y in _ARROW)
    return Polygon((tuple(points),), colour, pen)
