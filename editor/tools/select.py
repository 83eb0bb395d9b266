"""Selects with clicks and a rubber band, and drags fragments."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from trackwright.editor.app.translation import later
from trackwright.editor.canvas.painting.strokes import to_scene
from trackwright.editor.canvas.scene import CHOSEN_COLOUR, Z_GHOST
from trackwright.editor.canvas.tool import NEAR_PX, Pointer, Tool
from trackwright.editor.document.building import select_between
from trackwright.editor.tools.scenery_drag import SceneryDrag, handle_drag, move_drag
from trackwright.model.edit.piece_paths import ends_of_row
from trackwright.model.edit.placing import Placement, drag_fragment, drag_pieces
from trackwright.model.edit.scenery import items_in_rectangle, topmost_item


class SelectTool(Tool):
    """A click selects. Dragging a selected piece takes the selection out of the track, dragging
    another one moves its fragment, dragging elsewhere draws a rubber band. Scenery is moved, and
    sized and turned by its handles."""

    name = "select"
    hint = later(
        "Click: select · Shift: add · Ctrl: remove · drag: move a fragment, or the selection"
    )
    _piece: int | None = None
    _band: QGraphicsRectItem | None = None
    _dragging = False
    _item: int | None = None
    """The scenery under the mouse."""
    _drag: SceneryDrag | None = None

    def press(self, pointer: Pointer) -> None:
        super().press(pointer)
        self._dragging, self._piece, self._item = False, None, None
        self._drag = handle_drag(self.bridge, pointer)
        if self._drag is None:
            self._find(pointer.point)

    def _find(self, point: complex) -> None:
        """What is under the mouse: writing lies above pieces, other scenery beneath them."""
        here = self.bridge.table.piece_at(point)
        item = topmost_item(self.bridge.track, point, only_above=here is not None)
        self._item = item.id if item else None
        self._piece = here.piece if here and item is None else None

    def move(self, pointer: Pointer) -> None:
        if self._begun is None:
            return
        by = pointer.point - self._begun.point
        self._dragging = self._dragging or abs(by) > NEAR_PX * pointer.mm_per_px
        if not self._dragging:
            return
        if self._drag is None and self._item is not None:
            self._drag = move_drag(self.bridge, self._item, self._begun)
        if self._drag is not None:
            self.scene.scenery.hold(self._drag.items_at(pointer, self.scene.unit))
        elif self._piece is None:
            self._show_band(self._begun.point, pointer.point)
        else:
            self.show(self._placing(self._piece, by, pointer))

    def release(self, pointer: Pointer) -> None:
        begun, self._begun = self._begun, None
        if begun is None:
            return
        if not self._dragging:
            self._click(pointer)
        elif self._drag is not None:
            self.bridge.do(self._drag.edit_at(pointer, self.scene.unit))
        elif self._piece is None:
            pieces = self.bridge.table.pieces_in_rectangle(begun.point, pointer.point)
            items = items_in_rectangle(self.bridge.track, begun.point, pointer.point)
            self._choose(pieces, items, pointer)
        else:
            by = pointer.point - begun.point
            placing = self._placing(self._piece, by, pointer)
            self.bridge.do(*placing.edits, label=placing.edits[-1].label)
        self.cancel()

    def _click(self, pointer: Pointer) -> None:
        if self._drag is not None:
            return  # a handle of the selected item
        if self._piece is None and self._item is None:
            self.bridge.nothing_clicked.emit()
        pieces = frozenset[int]() if self._piece is None else {self._piece}
        self._choose(pieces, frozenset[int]() if self._item is None else {self._item}, pointer)

    def cancel(self) -> None:
        self._dragging, self._drag = False, None
        self.scene.scenery.hold(())
        if self._band is not None:
            self.scene.removeItem(self._band)
            self._band = None
        super().cancel()

    def _placing(self, piece: int, by: complex, pointer: Pointer) -> Placement:
        circuit, chosen = self.bridge.circuit, self.bridge.selection
        if piece in chosen:
            return drag_pieces(circuit, chosen, by, pointer.snaps)
        return drag_fragment(circuit, piece, by, pointer.snaps)

    def _choose(
        self, ids: frozenset[int] | set[int], items: frozenset[int] | set[int], pointer: Pointer
    ) -> None:
        bridge = self.bridge
        there, scenery = bridge.selection, bridge.scenery
        adds = pointer.holds(Qt.KeyboardModifier.ShiftModifier)
        if adds and pointer.holds(Qt.KeyboardModifier.ControlModifier) and there and len(ids) == 1:
            self._choose_way(*ids)
        elif adds:
            bridge.select(there | ids, scenery=scenery | items)
        elif pointer.holds(Qt.KeyboardModifier.ControlModifier):
            bridge.select(_without(there, ids), scenery=_without(scenery, items))
        else:
            bridge.select(ids, scenery=items)

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


def _without(there: frozenset[int], ids: frozenset[int] | set[int]) -> frozenset[int]:
    """Ctrl removes what is selected, and adds what is not."""
    return there - ids if ids <= there else there ^ ids
