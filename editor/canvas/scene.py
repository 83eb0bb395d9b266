"""The scene: the circuit as live items that follow the document.

Pieces are shown at once (`cardboard.py`). What concerns the circuit as a whole (board, signs,
problems) comes later from the survey; only what changed is replaced.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import shapely
from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from trackwright.editor.app.theme import severity_colours
from trackwright.editor.canvas.cardboard import (
    CHUNK,
    COARSE_MM,
    MOST_IN_FULL,
    Cardboard,
    outline_of,
)
from trackwright.editor.canvas.ghost import strokes_of_ghost
from trackwright.editor.canvas.heat import strokes_of_heat
from trackwright.editor.canvas.outline import OutlineLayer
from trackwright.editor.canvas.painting.drawings import Drawings
from trackwright.editor.canvas.painting.strokes import (
    NO_BRUSH,
    NO_PEN,
    Sign,
    Stroke,
    StrokesItem,
    path_of,
    to_scene,
)
from trackwright.editor.canvas.scenery import SceneryLayer
from trackwright.editor.canvas.signs import Signs
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.placing import spots_of_pieces
from trackwright.model.picture.picture import PRINT, Palette
from trackwright.model.picture.shapes.shape import Line, PlacedShape
from trackwright.model.text.units import CENTIMETRES
from trackwright.reports.charts.heat_map import HeatMap
from trackwright.validators import finding as found

Z_HEAT, Z_CHOSEN, Z_FINDING, Z_GHOST, Z_GONE = 35.0, 40.0, 70.0, 80.0, 81.0
MARGIN_MM = 2000.0
OUTLINE_MM, HALO_MM, HALO = 6.0, 11.0, "#ffffff"
CLOSE_MM = 60.0
"""Open ends closer than that have a ring around both."""
TOUCHING_MM = 0.5
"""Spaces closer than that are outlined together."""
PENS = {
    found.Severity.ERROR: Qt.PenStyle.SolidLine,
    found.Severity.WARNING: Qt.PenStyle.DashLine,
    found.Severity.NOTE: Qt.PenStyle.DotLine,
}
"""Outlines of problems: severities differ without colours, too."""
CHOSEN_COLOUR = "#1c86ee"
GHOST_COLOUR = "#1c86ee"
GHOST_LOOSE = "#6b717b"


def _rounded(place: complex) -> complex:
    return complex(round(place.real, 6), round(place.imag, 6))


class Scene(QGraphicsScene):
    """The circuit, and above it the selection, problems and pieces about to be laid."""

    guided = Signal(str)
    """What the mouse does now, for the hint line; empty if the tool needs none."""

    shows_pictures = True
    """Are pictures of the scenery shown, to trace them?"""

    def __init__(self, bridge: Bridge, palette: Palette = PRINT) -> None:
        super().__init__()
        self.bridge = bridge
        self.palette_used = palette
        self.setBackgroundBrush(QBrush(QColor(palette.paper)))
        self.cardboard = Cardboard(self)
        self.signs = Signs(self)
        self.scenery = SceneryLayer(self, self.shows_pictures)
        self.outline = OutlineLayer(self)
        self._drawings: Drawings | None = None
        self._chosen: list[QGraphicsItem] = []
        self._finding: list[QGraphicsItem] = []
        self._ghost: list[QGraphicsItem] = []
        self._moved: list[QGraphicsItem] = []
        """Existing pieces where they would lie, and those that would go."""
        self._ghost_spots: tuple[PlacedShape, ...] = ()
        self._ghost_of: tuple[bool, tuple[PlacedShape, ...]] | None = None
        """The ghost relative to its first piece: if it only moves it is not redrawn."""
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
        self.outline.draw(palette)
        self.begin_anew()

    def begin_anew(self) -> None:
        self.cardboard.clear()
        self.signs.clear()
        self.show_finding(None)
        self.clear_ghost()
        self.refresh()
        self.show_chosen()

    def refresh(self) -> None:
        """Redraw changed pieces and move those that only moved."""
        self.scenery.show(self.bridge.circuit, self.palette_used)
        self.cardboard.show(self.bridge.circuit, self._drawings_here())
        self._draw_heat()
        self._fit_rect()

    def _drawings_here(self) -> Drawings:
        """The drawings for this kit and palette."""
        kit, palette = self.bridge.kit, self.palette_used
        known = self._drawings
        if known is None or known.kit is not kit or known.palette != palette:
            known = self._drawings = Drawings(kit, palette)
        return known

    def show_outline(self, points: Sequence[complex]) -> None:
        """Show this outline beneath the table; none hides it."""
        if points != self.outline.points:
            self.outline.show(points, self.bridge.kit.width_mm, self.palette_used)
            self._fit_rect()

    def _fit_rect(self) -> None:
        self.setSceneRect(self.table_rect().adjusted(-MARGIN_MM, -MARGIN_MM, MARGIN_MM, MARGIN_MM))

    def show_signs(self, signs: Sequence[Sign]) -> None:
        """Show the board and the signs."""
        self.signs.show(signs)

    def look(self, rect: QRectF, zoom: float) -> None:
        """Show this part of the table, at so many pixels per mm."""
        self.cardboard.look(rect)
        self.signs.look(rect, zoom)
        self.scenery.look(zoom)

    @property
    def is_busy(self) -> bool:
        """Are there pieces or signs still to be drawn?"""
        return self.cardboard.is_busy or self.signs.is_busy or self.scenery.pictures.is_busy

    def _drop(self, items: Iterable[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)

    # --- where things are

    def table_rect(self) -> QRectF:
        """The board, all pieces, the scenery and the outline."""
        rect = self.signs.board | self._rect_about(slice(None))
        rect |= self.scenery.rect | self.outline.rect
        return rect if rect.isValid() else QRectF(-400, -300, 800, 600)

    @property
    def pieces_rect(self) -> QRectF:
        """All pieces, without the board."""
        return self._rect_about(slice(None))

    def rect_of(self, ids: Iterable[int]) -> QRectF:
        geometry = self.bridge.circuit.geometry
        return self._rect_about(geometry.indices(frozenset(ids) & geometry.first_index.keys()))

    def _rect_about(self, pieces: list[int] | slice) -> QRectF:
        """The area of these pieces, by index."""
        left, bottom, right, top = self.bridge.table.boxes[:, pieces]
        if not len(left):
            return QRectF()
        corner = QPointF(left.min(), -top.max())
        return QRectF(corner, QPointF(right.max(), -bottom.min()))

    # --- overlays

    def show_chosen(self) -> None:
        self._drop(self._chosen)
        self._chosen = []
        bridge, chosen = self.bridge, self.bridge.selection
        self.scenery.choose(bridge.chosen_items)
        spots = spots_of_pieces(bridge.circuit, chosen)
        if spots:
            self._chosen += self._outlines(spots, CHOSEN_COLOUR, Z_CHOSEN, 0.22, 2.5)
        if (end := bridge.end) is not None:
            self._chosen.append(self._end_arrow(end))

    def _end_arrow(self, piece: int) -> StrokesItem:
        """A chevron at the active end."""
        bridge = self.bridge
        spot = spots_of_pieces(bridge.circuit, frozenset({piece}))[-1]
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
        self,
        spots: Sequence[PlacedShape],
        colour: str,
        z: float,
        opacity: float,
        width: float,
        more: Iterable[Stroke] = (),
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    ) -> list[QGraphicsItem]:
        """The pieces with a tint and edges, and more strokes over them; if there are very many
        only with a stronger tint."""
        found: list[QGraphicsItem] = []
        brush = QBrush(QColor(colour))
        if len(spots) <= MOST_IN_FULL:
            path = outline_of(spots)
            pen = QPen(QColor(colour), width, style)
            tint, edges = Stroke(path, NO_PEN, brush, opacity), Stroke(path, pen, NO_BRUSH)
            found.append(StrokesItem([tint, *more, edges], z))
        else:
            for begin in range(0, len(spots), CHUNK):
                path = outline_of(spots[begin : begin + CHUNK], COARSE_MM)
                found.append(StrokesItem([Stroke(path, NO_PEN, brush, 2 * opacity)], z))
                found[-1].setCacheMode(QGraphicsItem.CacheMode.NoCache)
        for item in found:
            self.addItem(item)
        return found

    def show_ghost(
        self,
        spots: Sequence[PlacedShape],
        taken: bool = True,
        moved: Sequence[PlacedShape] = (),
        gone: Sequence[PlacedShape] = (),
    ) -> None:
        """Show pieces that would be laid, `taken` if they snapped into place; and, less boldly,
        those that would move, and those that would go."""
        place = spots[0].place if spots else 0j
        ghost = (taken, tuple(replace(spot, place=_rounded(spot.place - place)) for spot in spots))
        if ghost != self._ghost_of:
            self.clear_ghost()
            self._ghost_of = ghost
            if spots:
                colour = GHOST_COLOUR if taken else GHOST_LOOSE
                more = strokes_of_ghost(ghost[1], QColor(colour))
                self._ghost = self._outlines(ghost[1], colour, Z_GHOST, 0.4, 2.5, more)
        self._ghost_spots = tuple(spots)
        for item in self._ghost:
            item.setPos(to_scene(place))
        self._drop(self._moved)
        self._moved = self._outlines(moved, GHOST_LOOSE, Z_GHOST, 0.15, 2.0) if moved else []
        if gone:
            colour, dashes = self.palette_used.alarm, Qt.PenStyle.DashLine
            self._moved += self._outlines(gone, colour, Z_GONE, 0.15, 4.0, style=dashes)

    def clear_ghost(self) -> None:
        self._drop([*self._ghost, *self._moved])
        self._moved = []
        self._ghost, self._ghost_of, self._ghost_spots = [], None, ()

    @property
    def has_ghost(self) -> bool:
        return bool(self._ghost or self._moved)

    @property
    def ghost(self) -> tuple[PlacedShape, ...]:
        """The pieces shown as about to be laid, where they would lie."""
        return self._ghost_spots

    @property
    def ghost_rect(self) -> QRectF:
        rect = QRectF()
        for item in (*self._ghost, *self._moved):
            rect |= item.sceneBoundingRect()
        return rect

    def show_finding(self, finding: found.Finding | None) -> None:
        """Outline a problem in the colour of its severity: its gap, its overlap or its spaces. What
        lies there stays as it is."""
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
        colour = QColor(severity_colours(self.palette_used)[finding.severity])
        pen = QPen(colour, OUTLINE_MM, PENS[finding.severity])
        match finding.shape:
            case found.Arrow(start=start, end=end):
                return _arrow(complex(*start), complex(*end), colour)
            case found.Area(rings=rings):
                lines = [tuple(complex(x, y) for x, y in ring) for ring in rings]
                path = path_of(lines, closed=True)
            case found.TrackSpaces(spaces=spaces):
                path = self._path_of_spaces(frozenset(spaces))
            case _:
                circuit = self.bridge.circuit
                there = frozenset(finding.pieces) & circuit.geometry.first_index.keys()
                path = outline_of(spots_of_pieces(circuit, there))
        around = QPen(QColor(HALO), HALO_MM)
        return [Stroke(path, around, NO_BRUSH), Stroke(path, pen, NO_BRUSH)]

    def show_heat(self, heat: HeatMap | None) -> None:
        """Show how often something happened on each space; None hides it."""
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
        """Around the spaces together."""
        lines = [
            spot.line(shape.polygon)
            for one, spot in zip(
                self.bridge.circuit.geometry.laid, self.bridge.table.spots, strict=True
            )
            for name, shape in zip(one.spaces, spot.shape.spaces, strict=True)
            if name in names
        ]
        return path_of(_rims(lines), closed=True)

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


def _lines_every(step: float, rect: QRectF) -> list[QPointF]:
    points = []
    for k in range(int(rect.left() // step) + 1, int(rect.right() // step) + 1):
        points += [QPointF(k * step, rect.top()), QPointF(k * step, rect.bottom())]
    for k in range(int(rect.top() // step) + 1, int(rect.bottom() // step) + 1):
        points += [QPointF(rect.left(), k * step), QPointF(rect.right(), k * step)]
    return points


def _arrow(start: complex, end: complex, colour: QColor) -> list[Stroke]:
    """An arrow from an open end to where it should meet; a ring around both if they are close."""
    way, strokes = end - start, []
    if abs(way) <= CLOSE_MM:
        ring, reach = QPainterPath(), max(14.0, abs(way) / 2 + 10.0)
        ring.addEllipse(to_scene((start + end) / 2), reach, reach)
        strokes.append(Stroke(ring, QPen(colour, 3.0, Qt.PenStyle.DashLine), NO_BRUSH))
    if abs(way) > 6:
        ahead = way / abs(way)
        head = min(14.0, abs(way) / 2)
        wings = [end - ahead * complex(head, side * head / 2) for side in (1, -1)]
        path = path_of([(start, end), (wings[0], end, wings[1])])
        pen = QPen(colour, 4.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        strokes.append(Stroke(path, pen, NO_BRUSH))
    return strokes


def _rims(lines: Iterable[Line]) -> Iterator[Line]:
    """The outer and inner edges of areas, without those between neighbours."""
    areas = [
        shapely.Polygon([(p.real, p.imag) for p in line]).buffer(TOUCHING_MM) for line in lines
    ]
    for part in shapely.get_parts(shapely.union_all(areas)):
        for ring in (part.exterior, *part.interiors):
            yield tuple(complex(x, y) for x, y in ring.coords)
