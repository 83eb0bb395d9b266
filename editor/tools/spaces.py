"""Marks spaces by click: one, or all that the pointer is dragged over, in one step."""

from PySide6.QtCore import Qt

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.canvas.tool import Pointer, Tool
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.markers import marker_description, toggle_space_edits
from trackwright.model.edit.pointing import SpaceAt
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message


class SpaceTool(Tool):
    """Click a space, or drag over several: they get the marker, or lose it if the first has it."""

    name = "spaces"
    hint = later("Click spaces, or drag over them, to mark them; click again to remove")
    cursor = Qt.CursorShape.PointingHandCursor

    def __init__(self, bridge: Bridge, scene: Scene) -> None:
        super().__init__(bridge, scene)
        self.marker = Marker(on=1, obstacle=True)
        """What spaces are marked with, wherever."""
        self._passed: dict[SpaceAt, None] = {}

    def activate(self) -> None:
        super().activate()
        what = translated(marker_description(self.marker))
        self.bridge.message.emit(f"{what} · {t(self.hint)}")

    def press(self, pointer: Pointer) -> None:
        super().press(pointer)
        self._passed = {}
        self._pass(pointer)

    def move(self, pointer: Pointer) -> None:
        if self._begun is not None:
            self._pass(pointer)

    def release(self, pointer: Pointer) -> None:
        begun, self._begun = self._begun, None
        if begun is None:
            return
        edits = toggle_space_edits(self.bridge.circuit, self._passed, self.marker)
        if edits:
            self.bridge.do(*edits, label=self._label())
        else:
            self.bridge.message.emit(t("No space here"))

    def _label(self) -> Message:
        kind = Message(self.marker.kind.replace("_", " "))
        if len(self._passed) == 1:
            return Message("Mark {kind}", kind=kind)
        return Message("Mark {kind} on {n} spaces", kind=kind, n=len(self._passed))

    def _pass(self, pointer: Pointer) -> None:
        """Remember the space under the pointer."""
        space = self.bridge.table.space_at(pointer.point)
        if space is None or space in self._passed:
            return
        self._passed[space] = None
        self.bridge.message.emit(translated(Message("{n} spaces", n=len(self._passed))))
