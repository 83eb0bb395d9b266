"""Sets the difficulty of corners: each click raises it, after 3 it is removed."""

from PySide6.QtCore import Qt

from trackwright.editor.app.translation import later, t
from trackwright.editor.canvas.tool import Pointer, Tool
from trackwright.model.edit.markers import next_difficulty
from trackwright.model.text.messages import Message


class MarkerTool(Tool):
    """Click a corner: difficulty 1, 2, 3, none."""

    name = "marker"
    hint = later("Click a corner: difficulty 1, 2, 3, none")
    cursor = Qt.CursorShape.PointingHandCursor

    def release(self, pointer: Pointer) -> None:
        begun, self._begun = self._begun, None
        if begun is None:
            return
        here = self.bridge.table.piece_at(pointer.point)
        if here is None or not here.corner:
            self.bridge.message.emit(t("No corner here"))
            return
        edits = next_difficulty(self.bridge.circuit, here.piece)
        self.bridge.do(*edits, label=Message("Set difficulty of corner {n}", n=here.corner))
