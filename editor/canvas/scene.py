"""The scene: the circuit as live items, kept in step with the document.

A piece is a few items (shadow, cardboard, signs on it) that are drawn anew only if it is another
piece or ridden differently; if it only moved, they are moved and turned. What is worked out about
the circuit as a whole (board, signs, findings) comes later from the survey; of that, too, only what
is different is replaced.
"""

import cmath
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from editor.bridge import Bridge
from editor.canvas.heat import HeatMap, strokes_of_heat
from editor.canvas.painting import (
    NO_BRUSH,
    Sign,
    Stroke,
    StrokesItem,
    path_of,
    strokes_of,
    to_scene,
)
from model.drawing.items import Item, LayerName, Text
from model.drawing.tiles import SHADOW_MM
from model.lanes import Ride, Stretch
from model.picture import PRINT, Palette, PictureOptions, Sketch, piece_layers
from model.shape import Spot
from model.units import CENTIMETRES
from validators import finding as found

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
Z_HEAT, Z_CHOSEN, Z_FINDING, Z_GHOST = 35.0, 40.0, 70.0, 80.0
MARGIN_MM = 2000.0
SAME_HEADING = 1e-9
MOST_SIGNS = 10_000
CHOSEN_COLOUR = "#1c86ee"
GHOST_COLOUR = "#1c86ee"
GHOST_LOOSE = "#6b717b"


@dataclass(frozen=True, slots=True)
class Drawing:
    """A piece at the origin: its strokes by height; `upright`: there are letters on it, which stay
    as they are when the piece is turned."""

    strokes: dict[float, list[Stroke]]
    upright: bool


@dataclass(slots=True)
class PieceItems:
    """The items of one piece, what they were drawn for, and where they are."""

    key: tuple[object, ...]
    drawn_at: float
    """The heading at which they were drawn."""
    upright: bool
    shadow: list[StrokesItem]
    items: list[StrokesItem]
    spot: tuple[complex, float] = (0j, 0.0)

    def fits(self, key: tuple[object, ...], heading: float) -> bool:
        return self.key == key and not (self.upright and _differ(heading, self.drawn_at))

    def put(self, spot: Spot, fallen: complex) -> None:
        """Lay it there; its shadow falls the same way, however it is turned."""
        if (spot.place, spot.heading) == self.spot:
            return
        self.spot = (spot.place, spot.heading)
        turn = spot.heading - self.drawn_at
        shift = fallen - fallen * cmath.rect(1, turn)
        for items, place in ((self.items, spot.place), (self.shadow, spot.place + shift)):
            for item in items:
                item.setPos(to_scene(place))
                item.setRotation(-math.degrees(turn))


def _rounded(place: complex) -> complex:
    return complex(round(place.real, 6), round(place.imag, 6))


def _differ(heading: float, other: float) -> bool:
    return abs(heading - other) > SAME_HEADING


class Scene(QGraphicsScene):
    """The circuit, and over it what is chosen, found or about to be laid."""

    def __init__(self, bridge: Bridge, palette: Palette = PRINT) -> None:
        super().__init__()
        self.bridge = bridge
        self.palette_used = palette
        self.setBackgroundBrush(QBrush(QColor(palette.paper)))
        self.drawn = 0
        """How many pieces were drawn anew so far."""
        self._pieces: dict[str, PieceItems] = {}
        self._signs: dict[tuple[LayerName, Item], StrokesItem] = {}
        self._chosen: list[QGraphicsItem] = []
        self._finding: list[QGraphicsItem] = []
        self._ghost: list[QGraphicsItem] = []
        self._ghost_of: tuple[bool, tuple[Spot, ...]] | None = None
        """The ghost, as seen from its first piece: when it is only moved it is not drawn anew."""
        self._heat: list[QGraphicsItem] = []
        self.heat: HeatMap | None = None
        self.has_grid = False
        self.unit = CENTIMETRES
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        bridge.opened.connect(self.begin_anew)
        bridge.changed.connect(self.refresh)
        bridge.chosen.connect(self.show_chosen)
        self.begin_anew()

    # --- the circuit

    def use_palette(self, palette: Palette) -> None:
        self.palette_used = palette
        self.setBackgroundBrush(QBrush(QColor(palette.paper)))
        self.begin_anew()

    def begin_anew(self) -> None:
        for piece in self._pieces.values():
            self._drop(piece.shadow + piece.items)
        self._pieces.clear()
        self._drop(self._signs.values())
        self._signs.clear()
        self.show_finding(None)
        self.clear_ghost()
        self.refresh()
        self.show_chosen()

    def refresh(self) -> None:
        """Draw the pieces that are other than before, move those that only moved."""
        circuit = self.bridge.circuit
        sketch = Sketch(circuit, PictureOptions(self.palette_used, furniture=False))
        here: set[str] = set()
        for rides, stretches, chain in zip(
            circuit.rides, circuit.stretches, circuit.geometry.chains, strict=True
        ):
            for ride, stretch, index in zip(rides, stretches, chain.indices, strict=True):
                here.add(ride.placed.name)
                self._show_piece(sketch, ride, stretch, self.bridge.table.spots[index])
        for name in self._pieces.keys() - here:
            gone = self._pieces.pop(name)
            self._drop(gone.shadow + gone.items)
        self._draw_heat()
        self.setSceneRect(self.table_rect().adjusted(-MARGIN_MM, -MARGIN_MM, MARGIN_MM, MARGIN_MM))

    def _show_piece(self, sketch: Sketch, ride: Ride, stretch: Stretch, spot: Spot) -> None:
        name = ride.placed.name
        key = (ride, spot.shape)
        known = self._pieces.get(name)
        if known is None or not known.fits(key, spot.heading):
            if known is not None:
                self._drop(known.shadow + known.items)
            known = self._pieces[name] = self._drawn(key, sketch, stretch, spot)
            self.drawn += 1
        known.put(spot, SHADOW_MM * sketch.scale)

    def _drawn(
        self, key: tuple[object, ...], sketch: Sketch, stretch: Stretch, spot: Spot
    ) -> PieceItems:
        """The piece drawn at the origin, by height."""
        drawn = self._drawing_of(sketch, stretch, spot)
        items = {z: StrokesItem(strokes, z) for z, strokes in drawn.strokes.items()}
        for item in items.values():
            self.addItem(item)
        shadow = [items.pop(Z["shadow"])]
        return PieceItems(key, spot.heading, drawn.upright, shadow, list(items.values()))

    def _drawing_of(self, sketch: Sketch, stretch: Stretch, spot: Spot) -> Drawing:
        return drawing_of(sketch, stretch, spot)

    def show_signs(self, signs: Iterable[Sign]) -> None:
        """The board and the signs; those that are there already stay."""
        wanted = {(sign.layer, sign.item): sign.stroke for sign in signs}
        for key in [key for key in self._signs if key not in wanted]:
            self._drop([self._signs.pop(key)])
        for order, (key, stroke) in enumerate(wanted.items()):
            z = Z.get(key[0], Z["labels"]) + order / MOST_SIGNS
            there = self._signs.get(key)
            if there is None:
                self._signs[key] = StrokesItem([stroke], z)
                self.addItem(self._signs[key])
            elif there.zValue() != z:
                there.setZValue(z)

    def _drop(self, items: Iterable[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)

    # --- where things are

    def table_rect(self) -> QRectF:
        """The board and all pieces."""
        rect = QRectF()
        for (layer, _), sign in self._signs.items():
            if layer == "board":
                rect |= sign.sceneBoundingRect()
        for piece in self._pieces.values():
            for item in piece.items:
                rect |= item.sceneBoundingRect()
        return rect if rect.isValid() else QRectF(-400, -300, 800, 600)

    def rect_of(self, ids: Iterable[int]) -> QRectF:
        wanted = frozenset(ids)
        rect = QRectF()
        for placed in self.bridge.circuit.geometry.laid:
            if placed.piece.id in wanted and placed.name in self._pieces:
                for item in self._pieces[placed.name].items:
                    rect |= item.sceneBoundingRect()
        return rect

    # --- what lies over it

    def show_chosen(self) -> None:
        self._drop(self._chosen)
        self._chosen = []
        bridge, chosen = self.bridge, self.bridge.selection
        spots = [
            spot
            for one, spot in zip(bridge.circuit.geometry.laid, bridge.table.spots, strict=True)
            if one.piece.id in chosen
        ]
        if spots:
            self._chosen.append(self._outlines(spots, CHOSEN_COLOUR, Z_CHOSEN, 0.22, 2.5))
        if (end := bridge.end) is not None:
            self._chosen.append(self._end_arrow(end))

    def _end_arrow(self, piece: int) -> StrokesItem:
        """A chevron over the end at which building goes on."""
        bridge = self.bridge
        spots = zip(bridge.circuit.geometry.laid, bridge.table.spots, strict=True)
        spot = [spot for one, spot in spots if one.piece.id == piece][-1]
        half = bridge.kit.width_mm / 2
        chevron = [spot.at(0.86, half * 0.55), spot.at(1.0), spot.at(0.86, -half * 0.55)]
        pen = QPen(QColor(CHOSEN_COLOUR), 5.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        halo = QPen(QColor("#ffffff"), 8.5)
        halo.setCapStyle(Qt.PenCapStyle.RoundCap)
        path = path_of([tuple(chevron)])
        item = StrokesItem([Stroke(path, halo, NO_BRUSH), Stroke(path, pen, NO_BRUSH)], Z_CHOSEN)
        self.addItem(item)
        return item

    def _outlines(
        self, spots: Iterable[Spot], colour: str, z: float, opacity: float, width: float
    ) -> StrokesItem:
        path = self.outline_of(spots)
        pen = QPen(QColor(colour), width)
        fill = Stroke(path, QPen(Qt.PenStyle.NoPen), QBrush(QColor(colour)), opacity)
        item = StrokesItem([fill, Stroke(path, pen, NO_BRUSH)], z)
        self.addItem(item)
        return item

    @staticmethod
    def outline_of(spots: Iterable[Spot]) -> QPainterPath:
        """The edges of pieces that lie there."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for spot in spots:
            path.addPath(path_of([spot.line(ring) for ring in spot.shape.outlines], closed=True))
        return path

    def show_ghost(self, spots: Sequence[Spot], taken: bool = True) -> None:
        """Pieces that would be laid; `taken` = they have found a place."""
        place = spots[0].place if spots else 0j
        ghost = (taken, tuple(replace(spot, place=_rounded(spot.place - place)) for spot in spots))
        if ghost != self._ghost_of:
            self.clear_ghost()
            self._ghost_of = ghost
            if spots:
                colour = GHOST_COLOUR if taken else GHOST_LOOSE
                self._ghost = [self._outlines(ghost[1], colour, Z_GHOST, 0.4, 2.5)]
        for item in self._ghost:
            item.setPos(to_scene(place))

    def clear_ghost(self) -> None:
        self._drop(self._ghost)
        self._ghost, self._ghost_of = [], None

    @property
    def has_ghost(self) -> bool:
        return bool(self._ghost)

    def show_finding(self, finding: found.Finding | None) -> None:
        """The gap, the overlap or the stretch itself that a finding speaks of."""
        self._drop(self._finding)
        self._finding = []
        if finding is None:
            return
        strokes = self._strokes_of(finding)
        if strokes:
            item = StrokesItem(strokes, Z_FINDING)
            self.addItem(item)
            self._finding.append(item)

    @property
    def finding_rect(self) -> QRectF:
        rect = QRectF()
        for item in self._finding:
            rect |= item.sceneBoundingRect()
        return rect

    def _strokes_of(self, finding: found.Finding) -> list[Stroke]:
        alarm = QColor(self.palette_used.alarm)
        pen = QPen(alarm, 3.0)
        match finding.shape:
            case found.Arrow(start=start, end=end):
                return _arrow(complex(*start), complex(*end), alarm)
            case found.Area(rings=rings):
                lines = [tuple(complex(x, y) for x, y in ring) for ring in rings]
                path = path_of(lines, closed=True)
            case found.Stretch(spaces=spaces):
                path = self._path_of_spaces(frozenset(spaces))
            case _:
                wanted = frozenset(finding.pieces)
                spots = zip(self.bridge.circuit.geometry.laid, self.bridge.table.spots, strict=True)
                lines = [
                    spot.line(ring)
                    for one, spot in spots
                    if one.piece.id in wanted
                    for ring in spot.shape.outlines
                ]
                path = path_of(lines, closed=True)
        brush, opacity = QBrush(alarm), 0.35
        if self.palette_used.hatched:
            brush.setStyle(Qt.BrushStyle.BDiagPattern)
            opacity = 1.0
        fill = Stroke(path, QPen(Qt.PenStyle.NoPen), brush, opacity)
        return [fill, Stroke(path, pen, NO_BRUSH)]

    def show_heat(self, heat: HeatMap | None) -> None:
        """How much of something happened on each space; None for nothing."""
        self.heat = heat
        self._draw_heat()

    def _draw_heat(self) -> None:
        self._drop(self._heat)
        self._heat = []
        if self.heat is not None:
            strokes = strokes_of_heat(self.heat, self.bridge.table, self.palette_used)
            item = StrokesItem(strokes, Z_HEAT)
            self.addItem(item)
            self._heat.append(item)

    def _path_of_spaces(self, names: frozenset[str]) -> QPainterPath:
        lines = [
            spot.line(shape.polygon)
            for one, spot in zip(
                self.bridge.circuit.geometry.laid, self.bridge.table.spots, strict=True
            )
            for name, shape in zip(one.spaces, spot.shape.spaces, strict=True)
            if name in names
        ]
        return path_of(lines, closed=True)

    # --- the grid

    def show_grid(self, shown: bool) -> None:
        self.has_grid = shown
        self.update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802
        if not self.has_grid:
            return
        shown = QRectF(rect) & self.table_rect()
        colour = QColor(self.palette_used.ink)
        for step, strength in zip(self.unit.grid, (0.10, 0.28), strict=True):
            colour.setAlphaF(strength)
            pen = QPen(colour, 0)
            painter.setPen(pen)
            painter.drawLines(_lines_every(step * self.unit.mm, shown))


def drawing_of(sketch: Sketch, stretch: Stretch, spot: Spot) -> Drawing:
    """Draw a piece as it is turned there."""
    by_z: dict[float, list[Item]] = {}
    for layer in piece_layers(sketch, Spot(spot.shape, 0j, spot.heading), stretch):
        by_z.setdefault(Z[layer.name], []).extend(layer.items)
    upright = any(isinstance(item, Text) for items in by_z.values() for item in items)
    return Drawing({z: strokes_of(items) for z, items in by_z.items() if items}, upright)


def _lines_every(step: float, rect: QRectF) -> list[QPointF]:
    points = []
    for k in range(int(rect.left() // step) + 1, int(rect.right() // step) + 1):
        points += [QPointF(k * step, rect.top()), QPointF(k * step, rect.bottom())]
    for k in range(int(rect.top() // step) + 1, int(rect.bottom() // step) + 1):
        points += [QPointF(rect.left(), k * step), QPointF(rect.right(), k * step)]
    return points


def _arrow(start: complex, end: complex, colour: QColor) -> list[Stroke]:
    """From an open end to where it should meet; a ring about both if they are near."""
    ring = QPainterPath()
    way = end - start
    reach = max(14.0, abs(way) / 2 + 10.0)
    ring.addEllipse(to_scene((start + end) / 2), reach, reach)
    strokes = [Stroke(ring, QPen(colour, 3.0, Qt.PenStyle.DashLine), NO_BRUSH)]
    if abs(way) > 6:
        ahead = way / abs(way)
        head = min(14.0, abs(way) / 2)
        wings = [end - ahead * complex(head, side * head / 2) for side in (1, -1)]
        path = path_of([(start, end), (wings[0], end, wings[1])])
        pen = QPen(colour, 4.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        strokes.append(Stroke(path, pen, NO_BRUSH))
    return strokes
