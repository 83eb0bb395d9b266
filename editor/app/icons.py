"""Icons: those of the tool bar, drawn as lines in the colour of the text; pictures in lists."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap, QPolygonF

SIDE = 20
ROUND = 2.5


def _lines(*points: tuple[float, float]) -> Callable[[QPainter], None]:
    return lambda painter: painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))


def _arc(x: float, y: float, size: float, begin: int, span: int) -> Callable[[QPainter], None]:
    return lambda painter: painter.drawArc(QRectF(x, y, size, size), begin * 16, span * 16)


def _ring(x: float, y: float, size: float) -> Callable[[QPainter], None]:
    return lambda painter: painter.drawEllipse(QRectF(x, y, size, size))


_DRAWN: dict[str, tuple[Callable[[QPainter], None], ...]] = {
    "file.new": (
        _lines((5, 2), (12, 2), (16, 6), (16, 18), (5, 18), (5, 2)),
        _lines((12, 2), (12, 6), (16, 6)),
    ),
    "file.open": (
        _lines((2, 16), (2, 4), (8, 4), (10, 6), (17, 6), (17, 9)),
        _lines((2, 16), (5, 9), (19, 9), (16, 16), (2, 16)),
    ),
    "file.save": (
        _lines((3, 3), (15, 3), (17, 5), (17, 17), (3, 17), (3, 3)),
        _lines((6, 3), (6, 8), (13, 8), (13, 3)),
        _lines((6, 17), (6, 12), (14, 12), (14, 17)),
    ),
    "edit.undo": (
        _lines((7, 3), (3, 7), (7, 11)),
        _lines((3, 7), (12, 7)),
        _arc(7, 7, 10, -90, 180),
        _lines((12, 17), (7, 17)),
    ),
    "edit.redo": (
        _lines((13, 3), (17, 7), (13, 11)),
        _lines((17, 7), (8, 7)),
        _arc(3, 7, 10, 90, 180),
        _lines((8, 17), (13, 17)),
    ),
    "lay.close": (_arc(3, 3, 14, 60, 300), _lines((15, 2), (15, 7), (10, 7))),
    "tool.select": (
        _lines((5, 2), (5, 16), (9, 12), (12, 18), (14, 17), (11, 11), (16, 11), (5, 2)),
    ),
    "tool.place": (
        _lines((3, 7), (17, 7)),
        _lines((3, 13), (17, 13)),
        _lines((3, 7), (3, 13)),
        _lines((17, 7), (17, 13)),
        _lines((5, 10), (8, 10)),
        _lines((12, 10), (15, 10)),
    ),
    "tool.marker": (_ring(4, 2, 12), _lines((10, 14), (10, 19)), _lines((8, 6), (10, 5), (10, 11))),
    "playtest.run": (_lines((6, 3), (6, 17), (17, 10), (6, 3)),),
    "view.fit": (
        _lines((2, 7), (2, 2), (7, 2)),
        _lines((13, 2), (18, 2), (18, 7)),
        _lines((18, 13), (18, 18), (13, 18)),
        _lines((7, 18), (2, 18), (2, 13)),
    ),
    "replay.first": (_lines((4, 4), (4, 16)), _lines((16, 4), (7, 10), (16, 16), (16, 4))),
    "replay.back": (_lines((14, 4), (5, 10), (14, 16), (14, 4)),),
    "replay.play": (_lines((5, 3), (16, 10), (5, 17), (5, 3)),),
    "replay.pause": (_lines((6, 4), (6, 16)), _lines((13, 4), (13, 16))),
    "replay.forward": (_lines((6, 4), (15, 10), (6, 16), (6, 4)),),
    "replay.round": (
        _lines((3, 4), (9, 10), (3, 16), (3, 4)),
        _lines((11, 4), (17, 10), (11, 16), (11, 4)),
    ),
    "replay.last": (_lines((16, 4), (16, 16)), _lines((4, 4), (13, 10), (4, 16), (4, 4))),
    "view.grid": (
        _lines((2, 7), (18, 7)),
        _lines((2, 13), (18, 13)),
        _lines((7, 2), (7, 18)),
        _lines((13, 2), (13, 18)),
    ),
}


def icon_of(id: str, colour: QColor, ratio: float) -> QIcon:
    """The icon of an action; empty if it has none. Cached, since Qt keeps the pixmaps of every
    icon."""
    return _drawn(id, colour.rgba(), ratio)


@lru_cache(maxsize=256)
def _drawn(id: str, colour: int, ratio: float) -> QIcon:
    pixmap = QPixmap(QSize(SIDE, SIDE) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor.fromRgba(colour), 1.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for draw in _DRAWN.get(id, ()):
        draw(painter)
    painter.end()
    return QIcon(pixmap)


def row_icon(picture: QPixmap) -> QIcon:
    """A picture for a row of a list. On a selected row it lies on a tile in the usual colour of
    lists: on that of the selection some of its own colours could not be seen."""
    tile = QPixmap(picture.size())
    tile.setDevicePixelRatio(picture.devicePixelRatio())
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QGuiApplication.palette().base())
    painter.drawRoundedRect(QRectF(QPointF(0, 0), picture.deviceIndependentSize()), ROUND, ROUND)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    icon = QIcon(picture)
    icon.addPixmap(tile, QIcon.Mode.Selected)
    return icon
