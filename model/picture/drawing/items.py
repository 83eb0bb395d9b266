"""The items of a picture: lines, areas, discs and texts in named layers, in mm, y up.

Points are complex numbers, as in `model/picture/shapes/shape.py`. A backend that can draw these
items can show any picture: the SVG writer and the editor's canvas only convert them.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from trackwright.model.picture.drawing.lettering import text_width
from trackwright.model.picture.shapes.shape import Line

Anchor: TypeAlias = Literal["start", "middle", "end"]
LayerName: TypeAlias = Literal[
    "board",
    "shadow",
    "hills",
    "tiles",
    "kerbs",
    "lanes",
    "spaces",
    "line",
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

    @property
    def width_mm(self) -> float:
        return text_width(self.text, self.size_mm, self.bold)


Item: TypeAlias = Polygon | Polyline | Circle | Text


@dataclass(frozen=True, slots=True)
class Layer:
    """Items of one layer, in drawing order."""

    name: LayerName
    items: tuple[Item, ...]


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


def arrow(centre: complex, along: complex, colour: str) -> Polygon:
    """A flat arrow with the length of `along`, centred."""
    return Polygon((tuple(centre + along * complex(x, y) for x, y in _ARROW),), colour)
