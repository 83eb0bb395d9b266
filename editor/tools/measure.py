"""Measures on the table: click point after point; joints attract the mouse."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsSimpleTextItem

from trackwright.editor.app.translation import later, translated
from trackwright.editor.canvas.painting.strokes import path_of, to_scene
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.canvas.tool import Pointer, Tool
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.measuring import Measured, measured, nearest_joint

SNAP_PX = 12.0
Z_RULE = 84.0
INK, HALO = "#1f2430", "#ffffff"
LABEL_PX, TICK_PX, ROOM_PX = 13, 6.0, 5.0


class MeasureTool(Tool):
    """A row of points. The last one follows the mouse until a double click or Enter ends the row;
    the next click begins another one."""

    name = "measure"
    hint = later(
        "Click: measure from here · click again: go on · double-click: end · Alt: no snapping"
    )
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, bridge: Bridge, scene: Scene) -> None:
        super().__init__(bridge, scene)
        self.points: tuple[complex, ...] = ()
        self._ended = False
        self._items: list[QGraphicsItem] = []
        bridge.changed.connect(self._clear)
        bridge.opened.connect(self._clear)

    @property
    def is_begun(self) -> bool:
        return bool(self.points)

    def move(self, pointer: Pointer) -> None:
        if self.points and not self._ended:
            self._show((*self.points, self._point(pointer)))

    def release(self, pointer: Pointer) -> None:
        if self._begun is None:
            return
        self._begun = None
        point = self._point(pointer)
        if self._ended:
            self.points, self._ended = (), False
        if self.points and abs(point - self.points[-1]) < pointer.mm_per_px:
            self._ended = len(self.points) > 1
        else:
            self.points = (*self.points, point)
        self._show(self.points)

    def cancel(self) -> None:
        super().cancel()
        self._clear()

    def _clear(self) -> None:
        self.points, self._ended = (), False
        for item in self._items:
            self.scene.removeItem(item)
        self._items = []

    def _point(self, pointer: Pointer) -> complex:
        if not pointer.snaps:
            return pointer.point
        within = SNAP_PX * pointer.mm_per_px
        joint = nearest_joint(self.bridge.circuit, pointer.point, within)
        return pointer.point if joint is None else joint

    def _show(self, points: tuple[complex, ...]) -> None:
        found = measured(self.bridge.circuit, points)
        for item in self._items:
            self.scene.removeItem(item)
        self._items = [*_rule(points), *(_ticks(points))]
        if len(points) > 1:
            self._items += self._label(points, found)
        for item in self._items:
            item.setZValue(Z_RULE)
            self.scene.addItem(item)
        self.bridge.message.emit(translated(found.text(self.scene.unit)))

    def _label(self, points: tuple[complex, ...], found: Measured) -> list[QGraphicsItem]:
        """What was measured, beside the last point."""
        font = QFont()
        font.setPixelSize(LABEL_PX)
        font.setBold(True)
        words = translated(found.text(self.scene.unit))
        size = QFontMetricsF(font).boundingRect(words)
        room = QRectF(0, 0, size.width() + 2 * ROOM_PX, size.height() + 2 * ROOM_PX)
        room.translate(self._corner_of_label(points[-1], room))
        plate = QGraphicsPathItem()
        path = QPainterPath()
        path.addRoundedRect(room, 4, 4)
        plate.setPath(path)
        plate.setBrush(QBrush(QColor(HALO)))
        plate.setPen(QPen(QColor(INK), 1))
        text = QGraphicsSimpleTextItem(words, plate)
        text.setFont(font)
        text.setBrush(QBrush(QColor(INK)))
        text.setPos(room.topLeft() + QPointF(ROOM_PX, ROOM_PX))
        plate.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        plate.setPos(to_scene(points[-1]))
        return [plate]

    def _corner_of_label(self, point: complex, room: QRectF) -> QPointF:
        """Where the label begins, in pixels from the point: below it and to the right, or on the
        other side if there is no room in the view."""
        x = y = 2 * ROOM_PX
        for view in self.scene.views():
            at, shown = view.mapFromScene(to_scene(point)), view.viewport().rect()
            if at.x() + x + room.width() > shown.width():
                x = -x - room.width()
            if at.y() + y + room.height() > shown.height():
                y = -y - room.height()
        return QPointF(x, y)


def _rule(points: tuple[complex, ...]) -> list[QGraphicsItem]:
    """The line from point to point, with an edge that shows on any ground."""
    lines: list[QGraphicsItem] = []
    for colour, width in ((HALO, 5.0), (INK, 2.0)):
        line = QGraphicsPathItem(path_of([points]))
        pen = QPen(QColor(colour), width)
        pen.setCosmetic(True)
        line.setPen(pen)
        lines.append(line)
    return lines


def _ticks(points: tuple[complex, ...]) -> list[QGraphicsItem]:
    """A cross at every point, of the same size at any zoom."""
    ticks: list[QGraphicsItem] = []
    path = QPainterPath()
    for x, y in ((TICK_PX, 0.0), (0.0, TICK_PX)):
        path.moveTo(-x, -y)
        path.lineTo(x, y)
    for point in points:
        for colour, width in ((HALO, 4.0), (INK, 2.0)):
            tick = QGraphicsPathItem(path)
            tick.setPen(QPen(QColor(colour), width))
            tick.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
            tick.setPos(to_scene(point))
            ticks.append(tick)
    return ticks
