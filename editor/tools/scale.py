"""Gives a picture its true size: two points on it, and how far apart they are on the table."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from trackwright.editor.app.translation import later, t
from trackwright.editor.canvas.tool import Pointer
from trackwright.editor.tools.measure import MeasureTool
from trackwright.model.edit.scenery import ChangeScenery, scaled_item
from trackwright.model.text.messages import Message


class ScaleTool(MeasureTool):
    """Two clicks; then it asks for the distance."""

    name = "scale"
    hint = later("Click two points of the picture whose distance you know")
    cursor = Qt.CursorShape.CrossCursor
    item: int | None = None
    """The picture to be scaled."""

    ask_distance: Callable[[float], float | None] = staticmethod(lambda mm: None)
    """Asks how far apart the points are, in mm; None: nothing changes."""
    done: Callable[[], object] = staticmethod(lambda: None)

    def release(self, pointer: Pointer) -> None:
        super().release(pointer)
        if len(self.points) < 2:
            self.bridge.message.emit(t("Now the other point"))
            return
        one, other = self.points[:2]
        mm = self.ask_distance(abs(other - one))
        if self.is_gone:
            return
        found = [item for item in self.bridge.track.scenery if item.id == self.item]
        if mm is not None and found:
            scaled = scaled_item(found[0], one, other, mm)
            self.bridge.do(ChangeScenery((scaled,), Message("Scale picture")))
        self.done()

    def _point(self, pointer: Pointer) -> complex:
        """Where the mouse is: joints mean nothing to a picture."""
        return pointer.point
