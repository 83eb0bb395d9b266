"""Small pictures of pieces and circuits for lists."""

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QMargins, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from trackwright.editor.app.icons import row_icon
from trackwright.editor.canvas.painting.strokes import Stroke, bounds_of, paint, strokes_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Place
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.picture.drawing.items import Item, Polygon
from trackwright.model.picture.picture import (
    SCENERY_LAYERS,
    Palette,
    PictureOptions,
    Sketch,
    piece_layers,
    scenery_layer,
)
from trackwright.model.picture.shapes.shape import PlacedShape, placed_shapes

ROOM_PX = 3
_ROOM = QMargins(ROOM_PX, ROOM_PX, ROOM_PX, ROOM_PX)
MOST_DETAILED = 400
"""Circuits of more pieces are drawn in outline."""


def piece_icon(kit: Kit, code: str, palette: Palette, size: QSize, ratio: float) -> QIcon:
    """The piece as it lies on the table, drawn as in pictures. Shared by all windows, since Qt
    keeps the pixmaps of every icon."""
    return _piece_icon(kit, code, palette, size.toTuple(), ratio)


def piece_size(kit: Kit, code: str, scale: float, most: int) -> QSize:
    """The size of the icon of a piece at this scale, in pixels per mm; no larger than `most`. Icons
    of one scale show which piece is longer."""
    size = extent_of(kit, code) * scale
    size /= max(1.0, max(size.width(), size.height()) / (most - 2 * ROOM_PX))
    return QSize(math.ceil(size.width()), math.ceil(size.height())).grownBy(_ROOM)


@lru_cache(maxsize=16)
def scale_of(kit: Kit, widest: int) -> float:
    """The pixels per mm at which the widest single piece of the kit is so many pixels wide; board
    halves may be wider."""
    single = [code for code, (kind, _) in kit.codes.items() if not kind.chain]
    widths = [extent_of(kit, code).width() for code in single or kit.codes]
    return (widest - 2 * ROOM_PX) / max(widths)


@lru_cache(maxsize=512)
def extent_of(kit: Kit, code: str) -> QSizeF:
    """Width and height of a piece that is driven to the right, in mm."""
    spots = placed_shapes(_alone(kit, code).geometry)
    points = [point for spot in spots for ring in spot.shape.outlines for point in spot.line(ring)]
    across, along = [p.real for p in points], [p.imag for p in points]
    return QSizeF(max(across) - min(across), max(along) - min(along))


def _alone(kit: Kit, code: str) -> Circuit:
    return Circuit(Place((code,)).apply(Track(name="piece", kit=kit.id), kit), kit)


@lru_cache(maxsize=512)
def _piece_icon(
    kit: Kit, code: str, palette: Palette, size: tuple[int, int], ratio: float
) -> QIcon:
    return circuit_icon(_alone(kit, code), palette, QSize(*size), ratio)


def circuit_icon(circuit: Circuit, palette: Palette, size: QSize, ratio: float = 1.0) -> QIcon:
    """The pieces of a circuit."""
    return plain_icon(circuit_picture(circuit, palette, size, ratio))


def circuit_picture(circuit: Circuit, palette: Palette, size: QSize, ratio: float) -> QImage:
    """The pieces and the scenery of a circuit; if there are very many pieces, their outlines. Safe
    in any thread."""
    sketch = Sketch(circuit, PictureOptions(palette, furniture=False))
    if len(sketch.driven_pieces) > MOST_DETAILED:
        standing = _outlines((spot for spot, _ in sketch.driven_pieces), palette.asphalt)
        return _painted(strokes_of(standing), size, ratio)
    beneath, above = (scenery_layer(name, sketch).items for name in SCENERY_LAYERS)
    items: list[Item] = [*beneath]
    layers = [piece_layers(sketch, spot, stretch) for spot, stretch in sketch.driven_pieces]
    for level in zip(*layers, strict=True):
        for layer in level:
            items.extend(layer.items)
    items.extend(above)
    return _painted(strokes_of(items), size, ratio)


def ghost_pictures(
    ghosts: Iterable[tuple[Iterable[PlacedShape], Iterable[PlacedShape]]],
    colour: QColor,
    palette: Palette,
    size: QSize,
    ratio: float,
) -> list[QImage]:
    """For each ghost the pieces that stay, and tinted the new ones; safe in any thread."""
    return [
        _painted(
            strokes_of([*_outlines(stays, palette.asphalt), *_outlines(laid, colour.name())]),
            size,
            ratio,
        )
        for stays, laid in ghosts
    ]


def _outlines(spots: Iterable[PlacedShape], colour: str) -> list[Polygon]:
    return [Polygon((spot.line(ring),), colour) for spot in spots for ring in spot.shape.outlines]


def plain_icon(picture: QImage) -> QIcon:
    """An icon that keeps its colours when selected."""
    return row_icon(QPixmap.fromImage(picture))


def _painted(strokes: list[Stroke], size: QSize, ratio: float) -> QImage:
    picture = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    rect = bounds_of(strokes)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(ROOM_PX, ROOM_PX, size.width() - 2 * ROOM_PX, size.height() - 2 * ROOM_PX)
    if not rect.isEmpty():
        scale = min(room.width() / rect.width(), room.height() / rect.height())
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-rect.center())
        paint(painter, strokes)
    painter.end()
    return picture
