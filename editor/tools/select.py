"""Selecting with click and rubber band, and dragging fragments."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from editor.canvas.painting import to_scene
from editor.canvas.scene import CHOSEN_COLOUR, Z_GHOST
from editor.tools.tool import NEAR_PX, Pointer, Tool
from model.laying import moving


class SelectTool(Tool):
    """Click selects, dragging a piece moves its fragment, dragging elsewhere draws a band."""

    name = "select"
    hint = "Click selects · Shift adds, Ctrl takes away · drag a piece to move its fragment"
    _pressed: Pointer | None = None
    _piece: int | None = None
    _band: QGraphicsRectItem | None = None
    _dragging = False

    def press(self, pointer: Pointer) -> None:
        self._pressed = pointer
        self._dragging = False
        here = self.bridge.table.at(pointer.point)
        self._piece = here.piece if here else None

    def move(self, pointer: Pointer) -> None:
        if self._pressed is None:
            return
        by = pointer.point - self._pressed.point
        self._dragging = self._dragging or abs(by) > NEAR_PX * pointer.mm_per_px
        if not self._dragging:
            return
        if self._piece is None:
            self._show_band(self._pressed.point, pointer.point)
        else:
            placing = moving(self.bridge.circuit, self._piece, by, pointer.snaps)
            self.scene.show_ghost(placing.spots)
            self.bridge.told.emit(placing.words)

    def release(self, pointer: Pointer) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        if not self._dragging:
            self._choose(frozenset() if self._piece is None else {self._piece}, pointer)
        elif self._piece is None:
            self._choose(self.bridge.table.inside(pressed.point, pointer.point), pointer)
        else:
            by = pointer.point - pressed.point
            placing = moving(self.bridge.circuit, self._piece, by, pointer.snaps)
            self.bridge.do(*placing.edits, label=placing.edits[-1].label)
        self.cancel()

    def cancel(self) -> None:
        self._pressed = None
        self._dragging = False
        if self._band is not None:
            self.scene.removeItem(self._band)
            self._band = None
        super().cancel()

    def _choose(self, ids: frozenset[int] | set[int], pointer: Pointer) -> None:
        there = self.bridge.selection
        if pointer.holds(Qt.KeyboardModifier.ShiftModifier):
            self.bridge.select(there | ids)
        elif pointer.holds(Qt.KeyboardModifier.ControlModifier):
            self.bridge.select(there - ids if ids <= there else there ^ ids)
        else:
            self.bridge.select(ids)

    def _show_band(self, one: complex, other: complex) -> None:
        if self._band is None:
            self._band = QGraphicsRectItem()
            colour = QColor(CHOSEN_COLOUR)
            pen = QPen(colour, 0, Qt.PenStyle.DashLine)
            self._band.setPen(pen)
            colour.setAlphaF(0.12)
            self._band.setBrush(QBrush(colour))
            self._band.setZValue(Z_GHOST)
            self.scene.addItem(self._band)
        self._band.setRect(QRectF(to_scene(one), to_scene(other)).normalized())
