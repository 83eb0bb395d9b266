"""Puts scenery on the table: a click for the usual size, a drag for another one."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt

from trackwright.editor.app.translation import later
from trackwright.editor.canvas.tool import NEAR_PX, Pointer, Tool
from trackwright.model.edit.scenery import AddScenery, fitted_to_text, new_item, next_scenery_id
from trackwright.model.layout.scenery import WORDED, SceneryItem, SceneryKind

LEAST_MM = 5.0


class SceneryTool(Tool):
    """Scenery of one kind in hand."""

    name = "scenery"
    hint = later("Click: put it here · drag: as large as this · Esc: put it back")
    cursor = Qt.CursorShape.CrossCursor
    kind: SceneryKind = "label"

    ask_text: Callable[[SceneryKind], str | None] = staticmethod(lambda kind: None)
    """Asks for the words of a label or title; None: nothing is added."""
    added: Callable[[], object] = staticmethod(lambda: None)

    @property
    def is_begun(self) -> bool:
        return True

    def move(self, pointer: Pointer) -> None:
        self.scene.scenery.sketch((self._item_at(pointer, "…"),))

    def cancel(self) -> None:
        super().cancel()
        self.scene.scenery.sketch(())

    def release(self, pointer: Pointer) -> None:
        begun = self._begun
        if begun is None:
            return
        text = self.ask_text(self.kind) if self.kind in WORDED else None
        if self.is_gone:
            return
        item = self._item_at(pointer, text)
        self.cancel()
        if self.kind in WORDED and not text:
            return
        id = next_scenery_id(self.bridge.track)
        if self.bridge.do(AddScenery((item,))):
            self.bridge.select((), scenery={id})
            self.added()

    def _item_at(self, pointer: Pointer, text: str | None) -> SceneryItem:
        """The item between where the button was pressed and the mouse."""
        begun = pointer if self._begun is None else self._begun
        way = pointer.point - begun.point
        item = new_item(self.kind, pointer.point, text if self.kind in WORDED else None)
        if abs(way) <= NEAR_PX * pointer.mm_per_px:
            return item
        middle = (begun.point + pointer.point) / 2
        height = max(abs(way.imag), LEAST_MM)
        item = replace(item, x_mm=middle.real, y_mm=middle.imag, height_mm=height)
        if item.kind in WORDED:
            return fitted_to_text(item)
        return replace(item, width_mm=max(abs(way.real), LEAST_MM))
