"""The view: zoom, pan, and the mouse and keys handed to the tool."""

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView
from shiboken6 import isValid

from trackwright.editor.app.translation import t
from trackwright.editor.canvas.painting.strokes import from_scene
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.canvas.tool import Pointer, Tool

PIECE_MIME = "application/x-trackwright-piece"
LEAST_ZOOM, MOST_ZOOM = 0.005, 20.0
ZOOM_STEP = 1.25
NOTCH = 120
"""Of the wheel, in eighths of a degree."""
ROOM_PX = 24
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class View(QGraphicsView):
    """The table. Tools handle everything done with the mouse."""

    moved = Signal()
    """Another part of the table is shown, or at another size."""
    hovered = Signal(object)
    """The point under the mouse as a complex number, None after it left."""
    double_clicked = Signal(object)
    """A point was clicked twice; after the second release."""
    menu_wanted = Signal(object, QPoint)
    """Requests a menu for this point, or for the selection if None; and its position on the
    screen."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        scene.setParent(self)  # deleted with the view, and with it all its connections
        self.tool: Tool | None = None
        self.dropping: Tool | None = None
        """The tool for a piece dragged in from the palette."""
        self._panning: QPoint | None = None
        self._space = False
        self._at: QPointF | None = None
        """Where the mouse is, while it is over the table."""
        self._notches = 0
        """How far the wheel turned, in eighths of a degree, since its last notch."""
        self._is_double = False
        """Is the button held for the second click of two?"""
        self._gives_up = False
        """Did the right button cancel an action?"""
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(t("Table"))
        self.setAccessibleDescription(t("The circuit. Number keys lay pieces at the active end."))
        self.fitted = True
        """Fit again after the next resize?"""

    # --- zoom and pan

    @property
    def zoom(self) -> float:
        """Pixels per mm."""
        return self.transform().m11()

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        factor = min(max(self.zoom * factor, LEAST_ZOOM), MOST_ZOOM) / self.zoom
        about = QPointF(self.viewport().rect().center()) if about is None else about
        before = self.mapToScene(about.toPoint())
        self.scale(factor, factor)
        after = self.mapToScene(about.toPoint())
        self.translate(after.x() - before.x(), after.y() - before.y())
        self.fitted = False
        self.moved.emit()

    def zoom_to(self, zoom: float) -> None:
        self.zoom_by(zoom / self.zoom)

    def fit(self, rect: QRectF | None = None, room: float = 0.0) -> None:
        """Show the whole table, with room around it as a share of its size; or this part of it."""
        scene = self.scene()
        assert isinstance(scene, Scene)
        self.fitted = rect is None
        rect = scene.table_rect() if rect is None else rect
        more_x, more_y = room * rect.width(), room * rect.height()
        rect = rect.adjusted(-more_x, -more_y, more_x, more_y)
        if rect.isEmpty() or self.viewport().width() < 2 * ROOM_PX + 10:
            return
        inside = self.viewport().rect().adjusted(ROOM_PX, ROOM_PX, -ROOM_PX, -ROOM_PX)
        size = min(inside.width() / rect.width(), inside.height() / rect.height())
        size = min(max(size, LEAST_ZOOM), MOST_ZOOM / 4)
        self.resetTransform()
        self.scale(size, size)
        self.centerOn(rect.center())
        self.moved.emit()

    @property
    def look(self) -> tuple[float, float, float]:
        """The point of the scene in the middle, and the zoom."""
        middle = self.mapToScene(self.viewport().rect().center())
        return middle.x(), middle.y(), self.zoom

    def look_at(self, x: float, y: float, zoom: float) -> None:
        """Centre this point of the scene at this zoom."""
        self.fitted = False
        self.resetTransform()
        zoom = min(max(zoom, LEAST_ZOOM), MOST_ZOOM)
        self.scale(zoom, zoom)
        self.centerOn(x, y)
        self.moved.emit()

    def shows(self, rect: QRectF) -> bool:
        """Is all of this visible?"""
        shown = self.mapToScene(self.viewport().rect()).boundingRect()
        return rect.isEmpty() or shown.contains(rect)

    def reveal(self, rect: QRectF) -> None:
        """Scroll to make this visible, with so much room around it that it is not needed again
        soon."""
        if not self.shows(rect):
            size = self.viewport().size()
            self.ensureVisible(rect, size.width() // 3, size.height() // 3)
            self.fitted = False
            self.moved.emit()
            self._move_tool()

    def _move_tool(self) -> None:
        """The table moved under the mouse."""
        if self.tool is not None and self._at is not None:
            modifiers = QGuiApplication.queryKeyboardModifiers()
            self.tool.view_moved(self._pointer_at(self._at, modifiers))

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt's name
        super().scrollContentsBy(dx, dy)
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.fitted:
            self.fit()
        self.moved.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._scroll(event.angleDelta().y(), event.angleDelta().x())
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self._to_tool(event):
            self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / NOTCH), event.position())
        self._move_tool()
        event.accept()

    def _to_tool(self, event: QWheelEvent) -> bool:
        """Pass whole notches to the tool. False if it has no use for them."""
        if self.tool is None or not self.tool.uses_wheel:
            return False
        self._notches += event.angleDelta().y()
        while abs(self._notches) >= NOTCH:
            self._notches -= NOTCH if self._notches > 0 else -NOTCH
            self.tool.wheel()
        return True

    def _scroll(self, dx: float, dy: float) -> None:
        across, along = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(round(across.value() - dx))
        along.setValue(round(along.value() - dy))
        self.fitted = False

    # --- mouse

    def use(self, tool: Tool) -> None:
        if self.tool is not None:
            self.tool.cancel()
        self.tool = tool
        tool.activate()
        self.viewport().setCursor(tool.cursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        pans = event.button() == Qt.MouseButton.MiddleButton or self._space
        if pans:
            self._panning = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self.tool and event.button() == Qt.MouseButton.LeftButton:
            self.tool.press(self._pointer(event))
        elif self.tool and event.button() == Qt.MouseButton.RightButton:
            self._gives_up = self._is_busy(event)
            self.tool.cancel()

    def _is_busy(self, event: QMouseEvent) -> bool:
        """Is something held or dragged?"""
        scene = self.scene()
        left = Qt.MouseButton.LeftButton
        is_held = isinstance(scene, Scene) and scene.has_ghost
        is_begun = self.tool is not None and self.tool.is_begun
        return bool(event.buttons() & left) or is_held or is_begun

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """No menu if the right button cancelled an action."""
        gives_up, self._gives_up = self._gives_up, False
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        if by_key or not gives_up:
            point = None if by_key else from_scene(self.mapToScene(event.pos()))
            self.menu_wanted.emit(point, event.globalPos())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._panning is not None:
            here = event.position().toPoint()
            step, self._panning = here - self._panning, here
            self._scroll(step.x(), step.y())
            return
        pointer = self._pointer(event)
        self._at = event.position()
        if self.tool:
            self.tool.move(pointer)
        self.hovered.emit(pointer.point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._panning is not None:
            self._panning = None
            self._show_cursor()
        elif self.tool and event.button() == Qt.MouseButton.LeftButton:
            pointer = self._pointer(event)
            self.tool.release(pointer)
            is_double, self._is_double = self._is_double, False
            if is_double and isValid(self):  # it may be gone with its window, if the tool asked
                self.double_clicked.emit(pointer.point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.mousePressEvent(event)
        self._is_double = event.button() == Qt.MouseButton.LeftButton and self._panning is None

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._at = None
        self.hovered.emit(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
            self._show_cursor()
        elif event.key() != Qt.Key.Key_Space:
            self.fitted = self.fitted and event.key() not in ARROWS  # they scroll
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._show_cursor()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Keys released elsewhere are not reported."""
        super().focusOutEvent(event)
        self._space = False
        self._show_cursor()

    def _show_cursor(self) -> None:
        usual = self.tool.cursor if self.tool else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if self._space else usual)

    def _pointer(self, event: QMouseEvent) -> Pointer:
        return self._pointer_at(event.position(), event.modifiers())

    def _pointer_at(self, at: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        point = from_scene(self.mapToScene(at.toPoint()))
        return Pointer(point, modifiers, 1 / self.zoom)

    # --- pieces dragged in from the palette

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        self._accept(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: N802
        if self._accept(event) and self.dropping:
            self.dropping.move(self._pointer_at(event.position(), event.modifiers()))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802
        if self.dropping:
            self.dropping.cancel()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        if self._accept(event) and self.dropping:
            pointer = self._pointer_at(event.position(), event.modifiers())
            self.dropping.press(pointer)
            self.dropping.release(pointer)
            self.setFocus()

    def _accept(self, event: QDropEvent) -> bool:
        code = code_in(event.mimeData())
        scene = self.scene()
        known = scene.bridge.kit.codes if isinstance(scene, Scene) else {}
        if code not in known or self.dropping is None:
            event.ignore()
            return False
        self.dropping.hold(code)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        return True


def code_in(data: QMimeData) -> str | None:
    """The code of the dragged piece."""
    if not data.hasFormat(PIECE_MIME):
        return None
    return bytes(data.data(PIECE_MIME).data()).decode()
