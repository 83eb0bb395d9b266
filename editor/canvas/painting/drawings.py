"""How pieces look. Each kind is drawn once, and all such pieces on the table share the strokes."""

import cmath
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from trackwright.editor.canvas.painting.strokes import Stroke, bounds_of, strokes_of, transform_to
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.picture.drawing.items import Item, LayerName, Text
from trackwright.model.picture.layers.tiles import SHADOW_MM
from trackwright.model.picture.picture import Palette, PictureOptions, Sketch, piece_layers
from trackwright.model.picture.shapes.shape import PieceShape, PlacedShape

Z: dict[LayerName, float] = {
    "board": 0,
    "ground": 5,
    "shadow": 10,
    "hills": 15,
    "tiles": 20,
    "kerbs": 20,
    "lanes": 20,
    "spaces": 30,
    "line": 30,
    "writing": 45,
    "markers": 50,
    "labels": 60,
}
LIFT = 2.0
"""How much higher a bridge is than the road below, for each level."""
MOST_KEPT = 2000


@dataclass(frozen=True, slots=True)
class Level:
    """The parts of a piece at one height."""

    z: float
    strokes: list[Stroke]
    bounds: QRectF


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """A piece at the origin with its heading: its shadow, and the parts above it."""

    heading: float
    shadow: Level
    levels: tuple[Level, ...]

    def turned(self, heading: float, fallen: complex) -> "Drawing":
        """The same with another heading; the shadow falls in the same direction."""
        turn = cmath.rect(1, heading - self.heading)
        shift = fallen - fallen * turn
        there, below = transform_to(0j, turn), transform_to(shift, turn)
        levels = tuple([_turned(level, there) for level in self.levels])
        return Drawing(heading, _turned(self.shadow, below), levels)


class Drawings:
    """The drawings of a kit's pieces in the colours of a palette, made on demand.

    They are made for each heading: Qt repaints items that it has to turn.
    """

    def __init__(self, kit: Kit, palette: Palette) -> None:
        self.kit = kit
        self.palette = palette
        options = PictureOptions(palette, furniture=False)
        self._sketch = Sketch(Circuit(Track("pieces", kit.id), kit), options)
        self._fallen = SHADOW_MM * self._sketch.scale
        self._known: dict[tuple[object, float], Drawing] = {}
        self._straight: dict[object, Drawing | None] = {}
        """Drawings at heading 0, to be turned; None if letters have to stay upright."""

    def knows(self, driven: DrivenPiece, heading: float) -> bool:
        """Is there a drawing that only needs to be turned?"""
        look = look_of(driven)
        return self._straight.get(look) is not None or (look, heading) in self._known

    def of(self, driven: DrivenPiece, shape: PieceShape, heading: float) -> Drawing:
        """The drawing of a piece that lies at this heading."""
        key = look_of(driven), heading
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            known = self._known[key] = self._made(key[0], driven, shape, heading)
        return known

    def _made(
        self, look: object, driven: DrivenPiece, shape: PieceShape, heading: float
    ) -> Drawing:
        if look not in self._straight:
            items = self._items(driven, PlacedShape(shape, 0j, 0.0))
            is_upright = any(isinstance(item, Text) for level in items.values() for item in level)
            self._straight[look] = None if is_upright else _drawing(items, 0.0)
        straight = self._straight[look]
        if straight is None:
            return _drawing(self._items(driven, PlacedShape(shape, 0j, heading)), heading)
        return straight.turned(heading, self._fallen)

    def _items(self, driven: DrivenPiece, spot: PlacedShape) -> dict[float, list[Item]]:
        """The items of the piece at this spot, by height."""
        by_z: dict[float, list[Item]] = {}
        lift = LIFT * spot.shape.level
        for layer in piece_layers(self._sketch, spot, driven):
            if layer.items:
                by_z.setdefault(Z[layer.name] + lift, []).extend(layer.items)
        return by_z


def look_of(driven: DrivenPiece) -> tuple[object, ...]:
    """Everything that the look of a piece depends on."""
    on = tuple([(m.kind, m.value, m.at, m.lane) for m in driven.markers])
    placed = driven.piece
    return placed.template.code, driven.difficulty, driven.hill, driven.racing_line, driven.kind, on


def _drawing(items: dict[float, list[Item]], heading: float) -> Drawing:
    shadow, *levels = [_level(z, strokes_of(some)) for z, some in sorted(items.items())]
    return Drawing(heading, shadow, tuple(levels))


def _level(z: float, strokes: list[Stroke]) -> Level:
    return Level(z, strokes, bounds_of(strokes))


def _turned(level: Level, turn: QTransform) -> Level:
    return _level(level.z, [replace(one, path=turn.map(one.path)) for one in level.strokes])
