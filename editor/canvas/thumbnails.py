"""Small pictures of pieces and circuits for lists."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from trackwright.editor.canvas.painting import Stroke, bounds_of, paint, strokes_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Place
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.picture.drawing.items import Item, Polygon
from trackwright.model.picture.picture import Palette, PictureOptions, Sketch, piece_layers
from trackwright.model.picture.shapes.shape import PlacedShape

ROOM_PX = 3


def piece_icon(kit: Kit, code: str, palette: Palette, size: QSize, ratio: float) -> QIcon:
    """The piece as it lies on the table, drawn as in pictures. Shared by all windows, since Qt
    keeps the pixmaps of every icon."""
    return _piece_icon(kit, code, palette, size.toTuple(), ratio)


@lru_cache(maxsize=512)
def _piece_icon(
    kit: Kit, code: str, palette: Palette, size: tuple[int, int], ratio: float
) -> QIcon:
    track = Place((code,)).apply(Track(name="piece", kit=kit.id), kit)
    return circuit_icon(Circuit(track, kit), palette, QSize(*size), ratio)


def circuit_icon(circuit: Circuit, palette: Palette, size: QSize, ratio: float = 1.0) -> QIcon:
    """The pieces of a circuit."""
    sketch = Sketch(circuit, PictureOptions(palette, furniture=False))
    items: list[Item] = []
    layers = [piece_layers(sketch, spot, stretch) for spot, stretch in sketch.driven_pieces]
    for level in zip(*layers, strict=True):
        for layer in level:
            items.extend(layer.items)
    return plain_icon(_painted(strokes_of(items), size, ratio))


def ghost_pictures(
    circuit: Circuit,
    ghosts: Iterable[Iterable[PlacedShape]],
    colour: QColor,
    palette: Palette,
    size: QSize,
    ratio: float,
) -> list[QImage]:
    """A circuit with tinted additional pieces, once for each of the ghosts; safe in any thread."""
    sketch = Sketch(circuit, PictureOptions(palette, furniture=False))
    standing = strokes_of(_outlines((spot for spot, _ in sketch.driven_pieces), palette.asphalt))
    return [
        _painted([*standing, *strokes_of(_outlines(spots, colour.name()))], size, ratio)
        for spots in ghosts
    ]


def _outlines(spots: Iterable[PlacedShape], colour: str) -> list[Polygon]:
    return [Polygon((spot.line(ring),), colour) for spot in spots for ring in spot.shape.outlines]


def plain_icon(picture: QImage) -> QIcon:
    """An icon that keeps its colours when selected."""
    pixmap = QPixmap.fromImage(picture)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


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
