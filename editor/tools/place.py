"""Lays a piece with the mouse: the ghost shows where."""

import math

from PySide6.QtCore import Qt

from trackwright.editor.app.translation import later, translated
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.canvas.tool import Pointer, Tool
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.placing import Placement, placement_at


class PlaceTool(Tool):
    """A piece in hand from the box: a click or a drop lays it."""

    name = "place"
    hint = later(
        "Click: lay the piece · X: mirror · Q/E: turn · Alt: no snapping · Esc: put it back"
    )
    cursor = Qt.CursorShape.CrossCursor
    code: str | None = None
    heading = 0.0
    _last: Pointer | None = None

    def __init__(self, bridge: Bridge, scene: Scene) -> None:
        super().__init__(bridge, scene)
        bridge.opened.connect(self._put_back)

    def _put_back(self) -> None:
        """Drop a piece of another game, which cannot be laid here."""
        if self.code is not None and self.code not in self.bridge.kit.codes:
            self._last = self.code = None
            self._take_likely()

    def activate(self) -> None:
        super().activate()
        if self.code is None:
            self._take_likely()

    def _take_likely(self) -> None:
        """Take a piece like the selected one, or like the one at the active end; otherwise the
        first of the box."""
        bridge = self.bridge
        like = (bridge.track.piece(id).piece for id in bridge.chosen_pieces)
        code = next(like, None) or next(iter(bridge.kit.codes), None)
        if code is not None:
            self.hold(code)

    def hold(self, code: str) -> None:
        if code != self.code:
            self.code = code
            self._show()

    def turn(self, sixteenths: int) -> None:
        self.heading += sixteenths * math.tau / 16
        self._show()

    def mirror(self) -> None:
        if self.code is not None:
            self.hold(self.bridge.kit.mirrored_code(self.code))

    def cancel(self) -> None:
        self._last = None
        super().cancel()

    def move(self, pointer: Pointer) -> None:
        self._last = pointer
        self._show()

    def release(self, pointer: Pointer) -> None:
        begun, self._begun = self._begun, None
        placing = self._placing(pointer)
        self.show(None)
        if begun is None or placing is None:
            return
        new = self.bridge.track.next_id
        if self.bridge.do(*placing.edits):
            laid = new if new in self.bridge.track.piece_locations else None
            self.bridge.build_at(laid)
            self.bridge.told.emit(translated(placing.description))

    def _placing(self, pointer: Pointer) -> Placement | None:
        if self.code is None:
            return None
        circuit = self.bridge.circuit
        return placement_at(circuit, self.code, pointer.point, self.heading, pointer.snaps)

    def _show(self) -> None:
        if self._last is None:
            return
        placing = self._placing(self._last)
        if placing is not None:
            self.show(placing)
