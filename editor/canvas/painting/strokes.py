"""Paints the items of a picture with a QPainter. The scene is in mm with y pointing down."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby, islice

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.app.translation import translated
from trackwright.model.picture.drawing.items import LayerName, TableItem, plain_items
from trackwright.model.picture.picture import (
    FONTS,
    Badge,
    Circle,
    Image,
    Item,
    Pen,
    Polygon,
    Polyline,
    TableLayer,
    Text,
)
from trackwright.model.picture.png import FONT_FILES
from trackwright.model.picture.shapes.shape import Line
from trackwright.model.picture.svg import CAPITALS, HALO
from trackwright.model.text.messages import Message

LETTER_PX = 100.0
"""Letters are outlined at this size and scaled from there."""
RULED = 64
"""Short lines of a board per sign."""


def to_scene(point: complex) -> QPointF:
    return QPointF(point.real, -point.imag)


def transform_to(place: complex, turn: complex) -> QTransform:
    """Moves a path from the origin of the scene to a place of the table, turned by the argument of
    a number of length 1."""
    x, y = place.real, -place.imag
    return QTransform(turn.real, -turn.imag, turn.imag, turn.real, x, y)


def from_scene(point: QPointF) -> complex:
    return complex(point.x(), -point.y())


@dataclass(frozen=True, slots=True)
class Stroke:
    """A path with its pen and brush."""

    path: QPainterPath
    pen: QPen
    brush: QBrush
    opacity: float = 1.0

    @property
    def bounds(self) -> QRectF:
        half = self.pen.widthF() / 2 if self.pen.style() != Qt.PenStyle.NoPen else 0.0
        return self.path.boundingRect().adjusted(-half, -half, half, half)


@dataclass(frozen=True, slots=True, eq=False)
class Sign:
    """Something on the table that belongs to no piece, ready to be shown: an item, or several
    similar ones close to each other. An unchanged sign stays the same object."""

    layer: LayerName
    items: tuple[TableItem, ...]
    strokes: tuple[Stroke, ...]
    bounds: QRectF

    @property
    def badge(self) -> Badge | None:
        """What is enlarged together, if it is that."""
        first = self.items[0]
        return first if isinstance(first, Badge) else None


NO_PEN = QPen(Qt.PenStyle.NoPen)
NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


def strokes_of(items: Iterable[Item]) -> list[Stroke]:
    """Everything but pictures, whose files the window reads by itself."""
    strokes: list[Stroke] = []
    for item in items:
        if isinstance(item, Text) and item.halo is not None:
            strokes.append(_halo(item))
        if not isinstance(item, Image):
            strokes.append(stroke_of(item))
    return strokes


def _halo(text: Text) -> Stroke:
    """The edge around letters, to be drawn behind them."""
    pen = QPen(QColor(text.halo), HALO * text.size_mm)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return Stroke(_letters(text), pen, _brush(text.halo))


def signs_of(layers: Iterable[TableLayer], known: Iterable[Sign] = ()) -> list[Sign]:
    """Layers as signs; unchanged ones are taken from `known`."""
    there = {(sign.layer, sign.items): sign for sign in known}
    return [
        there.get((layer.name, items)) or _sign(layer.name, items)
        for layer in layers
        for items in (_ruled(layer) if layer.name == "board" else zip(layer.items, strict=True))
    ]


def _ruled(layer: TableLayer) -> Iterator[tuple[TableItem, ...]]:
    """Single items, but short lines on a board in groups."""
    for pen, items in groupby(layer.items, lambda item: _line_pen(item)):
        size = RULED if pen else 1
        while some := tuple(islice(items, size)):
            yield some


def _line_pen(item: TableItem) -> Pen | None:
    return item.pen if isinstance(item, Polyline) else None


def _sign(layer: LayerName, items: tuple[TableItem, ...]) -> Sign:
    lines = [item.points for item in items if isinstance(item, Polyline)]
    strokes = tuple(strokes_of(plain_items(items[:1])))
    if len(lines) > 1:
        strokes = (Stroke(path_of(lines), strokes[0].pen, strokes[0].brush),)
    return Sign(layer, items, strokes, bounds_of(strokes))


def stroke_of(item: Polygon | Polyline | Circle | Text) -> Stroke:
    match item:
        case Polygon():
            path = path_of(item.rings, closed=True)
            return Stroke(path, _pen(item.pen), _brush(item.fill), item.opacity)
        case Polyline():
            return Stroke(path_of([item.points]), _pen(item.pen), NO_BRUSH)
        case Circle():
            path = QPainterPath()
            path.addEllipse(to_scene(item.centre), item.radius_mm, item.radius_mm)
            return Stroke(path, _pen(item.pen), _brush(item.fill))
        case Text():
            return Stroke(_letters(item), NO_PEN, _brush(item.colour))


def path_of(rings: Iterable[Line], closed: bool = False) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for ring in rings:
        path.addPolygon(QPolygonF([to_scene(point) for point in ring]))
        if closed:
            path.closeSubpath()
    return path


def _pen(pen: Pen | None) -> QPen:
    if pen is None:
        return NO_PEN
    found = QPen(QColor(pen.colour), pen.width_mm)
    found.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    found.setCapStyle(Qt.PenCapStyle.RoundCap if pen.round else Qt.PenCapStyle.FlatCap)
    if pen.dashes:
        found.setDashPattern([dash / pen.width_mm for dash in pen.dashes])
    return found


def _brush(colour: str | None) -> QBrush:
    return NO_BRUSH if colour is None else QBrush(QColor(colour))


@lru_cache(maxsize=1)
def font_of_pictures() -> str:
    """The font of pictures, on every machine."""
    fonts = [QByteArray((FONTS / name).read_bytes()) for name in FONT_FILES]
    found = [QFontDatabase.addApplicationFontFromData(font) for font in fonts]
    return QFontDatabase.applicationFontFamilies(found[0])[0] if found[0] >= 0 else "sans-serif"


def _letters(text: Text) -> QPainterPath:
    """The text as a path; in the language of the window if it is not the user's."""
    if isinstance(text.text, Message):
        text = replace(text, text=translated(text.text))
    font = QFont(font_of_pictures())
    font.setPixelSize(int(LETTER_PX))
    font.setBold(text.bold)
    path = QPainterPath()
    path.addText(0, 0, font, text.text)
    left = {"start": 0.0, "middle": text.width_mm / 2, "end": text.width_mm}[text.anchor]
    place = to_scene(text.at)
    move = QTransform().translate(place.x(), place.y()).rotate(-text.degrees)
    move.translate(-left, text.size_mm * CAPITALS / 2)
    move.scale(text.size_mm / LETTER_PX, text.size_mm / LETTER_PX)
    return move.map(path)


def bounds_of(strokes: Iterable[Stroke]) -> QRectF:
    bounds = QRectF()
    for stroke in strokes:
        bounds |= stroke.bounds
    return bounds


def paint(painter: QPainter, strokes: Iterable[Stroke]) -> None:
    for stroke in strokes:
        painter.setOpacity(stroke.opacity)
        painter.setPen(stroke.pen)
        painter.setBrush(stroke.brush)
        painter.drawPath(stroke.path)


class StrokesItem(QGraphicsItem):
    """Strokes as one item of the scene, transparent to the mouse.

        Qt caches it as pixels until it is turned or zoomed: repainting the table only combines
    pictures, and needs no Python while another thread works.
    """

    def __init__(self, strokes: list[Stroke], z: float, bounds: QRectF | None = None) -> None:
        super().__init__()
        self.strokes = strokes
        self._bounds = bounds_of(strokes) if bounds is None else bounds
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        paint(painter, self.strokes)
