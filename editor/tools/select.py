"""Selects with clicks and a rubber band, and drags fragments."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from trackwright.editor.app.translation import later
from trackwright.editor.canvas.painting import to_scene
from trackwright.editor.canvas.scene import CHOSEN_COLOUR, Z_GHOST
from trackwright.editor.canvas.tool import NEAR_PX, Pointer, Tool
from trackwright.editor.document.building import select_between
from trackwright.model.edit.piece_paths import ends_of_row
from trackwright.model.edit.placing import Placement, drag_fragment, drag_pieces


class SelectTool(Tool):
    """A click selects. Dragging a selected piece takes the selection out of the track, dragging
    another one moves its fragment, dragging elsewhere draws a rubber band."""

    name = "select"
    hint = later(
        "Click: select · Shift: add · Ctrl: remove · drag: move a fragment, or the selection"
    )
    _piece: int | None = None
    _band: QGraphicsRectItem | None = None
    _dragging = False

    def press(self, pointer: Pointer) -> None:
        super().press(pointer)
        self._dragging = False
        here = self.bridge.table.piece_at(pointer.point)
        self._piece = here.piece if here else None

    def move(self, pointer: Pointer) -> None:
        if self._begun is None:
            return
        by = pointer.point - self._begun.point
        self._dragging = self._dragging or abs(by) > NEAR_PX * pointer.mm_per_px
        if not self._dragging:
            return
        if self._piece is None:
            self._show_band(self._begun.point, pointer.point)
        else:
            self.show(self._placing(self._piece, by, pointer))

    def release(self, pointer: Pointer) -> None:
        begun, self._begun = self._begun, None
        if begun is None:
            return
        if not self._dragging:
            if self._piece is None:
                self.bridge.nothing_clicked.emit()
            self._choose(frozenset() if self._piece is None else {self._piece}, pointer)
        elif self._piece is None:
            self._choose(self.bridge.table.pieces_in_rectangle(begun.point, pointer.point), pointer)
        else:
            by = pointer.point - begun.point
            placing = self._placing(self._piece, by, pointer)
            self.bridge.do(*placing.edits, label=placing.edits[-1].label)
        self.cancel()

    def cancel(self) -> None:
        self._dragging = False
        if self._band is not None:
            self.scene.removeItem(self._band)
            self._band = None
        super().cancel()

    def _placing(self, piece: int, by: complex, pointer: Pointer) -> Placement:
        circuit, chosen = self.bridge.circuit, self.bridge.selection
        if piece in chosen:
            return drag_pieces(circuit, chosen, by, pointer.snaps)
        return drag_fragment(circuit, piece, by, pointer.snaps)

    def _choose(self, ids: frozenset[int] | set[int], pointer: Pointer) -> None:
        there = self.bridge.selection
        adds = pointer.holds(Qt.KeyboardModifier.ShiftModifier)
        if adds and pointer.holds(Qt.KeyboardModifier.ControlModifier) and there and len(ids) == 1:
            self._choose_way(*ids)
        elif adds:
            self.bridge.select(there | ids)
        elif pointer.holds(Qt.KeyboardModifier.ControlModifier):
            self.bridge.select(there - ids if ids <= there else there ^ ids)
        else:
            self.bridge.select(ids)

    def _choose_way(self, piece: int) -> None:
        """From the end of the selection; the same piece again selects the other way round."""
        bridge = self.bridge
        ends = ends_of_row(bridge.circuit, bridge.selection) or ()
        other = next((end for end in ends if end != piece), None) if piece in ends else None
        begin = bridge.active if bridge.active in bridge.selection else min(bridge.selection)
        select_between(bridge, begin if other is None else other, piece)

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
