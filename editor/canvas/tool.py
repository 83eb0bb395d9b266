"""What all tools share: they follow the pointer, draw a ghost, and end in one edit."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from shiboken6 import isValid

from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.placing import Placement

NEAR_PX = 4.0
"""A pointer that moved less did not drag."""


@dataclass(frozen=True)
class Pointer:
    """The mouse over the table: position in mm, modifier keys, and mm per pixel."""

    point: complex
    modifiers: Qt.KeyboardModifier
    mm_per_px: float

    def holds(self, key: Qt.KeyboardModifier) -> bool:
        return bool(self.modifiers & key)

    @property
    def snaps(self) -> bool:
        """Alt turns snapping off in every tool."""
        return not self.holds(Qt.KeyboardModifier.AltModifier)


class Tool:
    """A state of the canvas."""

    name = ""
    hint = ""
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, bridge: Bridge, scene: Scene) -> None:
        self.bridge = bridge
        self.scene = scene
        self._begun: Pointer | None = None
        """Where the held button was pressed."""
        bridge.changed.connect(self._interrupt)
        bridge.opened.connect(self._interrupt)

    @property
    def is_begun(self) -> bool:
        """Is something under way without a held button, that Esc or the right button cancel?"""
        return False

    @property
    def is_gone(self) -> bool:
        """Was the window closed while a question waited?"""
        return not isValid(self.scene)

    def activate(self) -> None:
        """Called when the tool is chosen."""
        self.bridge.message.emit(t(self.hint))

    def cancel(self) -> None:
        """Cancel the current action: on Esc, right click, or a change of tool."""
        self._begun = None
        self.show(None)

    def show(self, placing: Placement | None) -> None:
        """Show the ghost of the held piece, and what would happen on release."""
        if placing is None:
            self.scene.clear_ghost()
        else:
            self.scene.show_ghost(placing.spots, taken=placing.has_place)
            self.bridge.message.emit(translated(placing.description))
        self.bridge.held.emit(placing)

    def _interrupt(self) -> None:
        """Cancel an action that started on a document that has changed."""
        if self._begun is not None:
            self.cancel()

    def hold(self, code: str) -> None:
        """Take this piece in hand."""

    def press(self, pointer: Pointer) -> None:
        self._begun = pointer

    def move(self, pointer: Pointer) -> None: ...

    def release(self, pointer: Pointer) -> None: ...

    def view_moved(self, pointer: Pointer) -> None:
        """The view scrolled or zoomed; the pointer is at another point of the table."""

    @property
    def uses_wheel(self) -> bool:
        """Otherwise it zooms."""
        return False

    def wheel(self) -> None:
        """A notch of the wheel."""
