"""How pieces look, each kind drawn once: what lies on the table shares its strokes."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from editor.canvas.painting import Stroke, bounds_of, strokes_of
from model.circuit import Circuit
from model.drawing.items import Item, LayerName, Text
from model.kit import Kit
from model.lanes import Ride
from model.picture import Palette, PictureOptions, Sketch, piece_layers
from model.shape import PieceShape, Spot
from model.track import Track

Z: dict[LayerName, float] = {
    "board": 0,
    "shadow": 10,
    "hills": 15,
    "tiles": 20,
    "kerbs": 20,
    "lanes": 20,
    "spaces": 30,
    "line": 30,
    "markers": 50,
    "labels": 60,
}
MOST_KEPT = 2000
"""Letters stand upright: a piece with some is drawn for each heading that it is laid at."""


@dataclass(frozen=True, slots=True)
class Level:
    """All of a piece that lies at one height."""

    z: float
    strokes: list[Stroke]
    bounds: QRectF


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """A piece at the origin as it is turned there: its shadow, and what lies over it. `is_upright`:
    there are letters on it, which stay as they are when the piece is turned."""

    heading: float
    is_upright: bool
    shadow: Level
    levels: tuple[Level, ...]


class Drawings:
    """The drawings of a kit's pieces in the colours of a palette, made when they are asked for."""

    def __init__(self, kit: Kit, palette: Palette) -> None:
        self.kit = kit
        self.palette = palette
        options = PictureOptions(palette, furniture=False)
        self._sketch = Sketch(Circuit(Track("pieces", kit.id), kit), options)
        self.scale = self._sketch.scale
        self._known: dict[object, Drawing] = {}

    def knows(self, ride: Ride, heading: float) -> bool:
        """Has it been drawn?"""
        look = look_of(ride)
        return look in self._known or (look, heading) in self._known

    def of(self, ride: Ride, shape: PieceShape, heading: float) -> Drawing:
        """The drawing of a piece that lies at this heading. What is not upright is drawn once for
        all of them."""
        look = look_of(ride)
        known = self._known.get(look) or self._known.get((look, heading))
        if known is not None:
            return known
        drawing = self._drawn(ride, Spot(shape, 0j, 0.0))
        if drawing.is_upright:
            drawing = self._drawn(ride, Spot(shape, 0j, heading))
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[(look, heading) if drawing.is_upright else look] = drawing
        return drawing

    def _drawn(self, ride: Ride, spot: Spot) -> Drawing:
        """The piece drawn there."""
        by_z: dict[float, list[Item]] = {}
        for layer in piece_layers(self._sketch, spot, ride):
            by_z.setdefault(Z[layer.name], []).extend(layer.items)
        is_upright = any(isinstance(item, Text) for items in by_z.values() for item in items)
        shadow, *levels = [_level(z, items) for z, items in sorted(by_z.items()) if items]
        return Drawing(spot.heading, is_upright, shadow, tuple(levels))


def look_of(ride: Ride) -> tuple[object, ...]:
    """What a piece looks like depends on this, and on nothing else on the table."""
    on = tuple([(m.kind, m.value, m.at, m.lane) for m in ride.markers])
    placed = ride.placed
    return placed.template.code, ride.difficulty, ride.hill, ride.racing_line, ride.kind, on


def _level(z: float, items: list[Item]) -> Level:
    strokes = strokes_of(items)
    return Level(z, strokes, bounds_of(strokes))
