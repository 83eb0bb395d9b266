"""Small pictures of pieces and circuits, for lists."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from editor.canvas.painting import StrokesItem, strokes_of
from model.circuit import Circuit
from model.drawing.items import Item
from model.edits import Place
from model.kit import Kit
from model.picture import Palette, PictureOptions, Sketch, piece_layers
from model.shape import Spot
from model.track import Track

ROOM_PX = 3


def piece_icon(kit: Kit, code: str, palette: Palette, size: QSize, ratio: float) -> QIcon:
    """The piece as it lies on the table, drawn by the picture's own means."""
    track = Place((code,)).apply(Track(name="piece", kit=kit.id), kit)
    return circuit_icon(Circuit(track, kit), palette, size, ratio)


def circuit_icon(circuit: Circuit, palette: Palette, size: QSize, ratio: float = 1.0) -> QIcon:
    """The pieces of a circuit."""
    sketch = Sketch(circuit, PictureOptions(palette, furniture=False))
    items: list[Item] = []
    layers = [piece_layers(sketch, spot, stretch) for spot, stretch in sketch.ridden]
    for level in zip(*layers, strict=True):
        for layer in level:
            items.extend(layer.items)
    return plain_icon(_painted(items, size, ratio))


def ghost_icon(
    circuit: Circuit,
    new: Iterable[Spot],
    colour: QColor,
    palette: Palette,
    size: QSize,
    ratio: float,
) -> QIcon:
    """A circuit with some of its pieces tinted."""
    from model.drawing.items import Polygon

    sketch = Sketch(circuit, PictureOptions(palette, furniture=False))
    items: list[Item] = [
        Polygon((spot.line(ring),), palette.asphalt)
        for spot, _ in sketch.ridden
        for ring in spot.shape.outlines
    ]
    items += [
        Polygon((spot.line(ring),), colour.name()) for spot in new for ring in spot.shape.outlines
    ]
    return plain_icon(_painted(items, size, ratio))


def plain_icon(pixmap: QPixmap) -> QIcon:
    """In its own colours when it is chosen, too."""
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _painted(items: list[Item], size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    drawn = StrokesItem(strokes_of(items), 0)
    rect = drawn.boundingRect()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(ROOM_PX, ROOM_PX, size.width() - 2 * ROOM_PX, size.height() - 2 * ROOM_PX)
    if not rect.isEmpty():
        scale = min(room.width() / rect.width(), room.height() / rect.height())
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-rect.center())
        drawn.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    return pixmap
