"""What a window does for its Design panel: files, copies, and the outline beneath the table."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from trackwright.design.closed_line import Points
from trackwright.editor.canvas.painting.strokes import from_scene
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.design.files import DesignFiles
from trackwright.editor.design.outline import outline_on_table
from trackwright.editor.design.panel import DesignPanel
from trackwright.editor.document.bridge import Bridge


class Ordering(QObject):
    """Connects the panel with the circuit of its window."""

    def __init__(
        self, panel: DesignPanel, bridge: Bridge, scene: Scene, folder: Callable[[], Path]
    ) -> None:
        """`folder`: where file dialogs begin."""
        super().__init__(panel)
        self._panel, self._bridge, self._scene = panel, bridge, scene
        self.files = DesignFiles(folder, panel)
        self.files.message.connect(bridge.message)
        self.shows_outline = True
        self._outline: Points = ()
        self._middle = 0j
        """Where the outline lies: the board follows the circuit, and the outline stays."""
        panel.outline_wanted.connect(self.choose_outline)
        panel.file_wanted.connect(lambda saves: (self.open_wishes, self.save_wishes)[saves]())
        panel.outlined.connect(self._lay_outline)
        bridge.changed.connect(self._lay_outline)
        bridge.opened.connect(self._begin)

    def open_wishes(self) -> None:
        wishes = self.files.read_wishes()
        if wishes is not None:
            self._panel.use_wishes(wishes)

    def save_wishes(self) -> None:
        self.files.save_wishes(self._panel.wishes)

    def choose_outline(self) -> None:
        self._use_outline(self.files.read_outline())

    def drop_outline(self, name: str) -> None:
        """The outline in this file, which was dropped on the window."""
        self._use_outline(self.files.outline_of(Path(name)))

    def _use_outline(self, points: Points | None) -> None:
        if points is not None:
            self.shows_outline = True
            self._panel.form.change(outline=points)

    def show_outline(self, shown: bool) -> None:
        self.shows_outline = shown
        self._lay_outline()

    def _begin(self) -> None:
        """Another circuit: the outline lies in its middle."""
        self._outline = ()
        self._lay_outline()

    def _lay_outline(self) -> None:
        """Where circuits like it would lie, on the board of the open circuit."""
        wishes, bridge = self._panel.wishes, self._bridge
        if not wishes.outline and not self._scene.outline.points:
            return
        board = bridge.track.board_cm or wishes.board_cm
        if wishes.outline != self._outline:
            self._outline = wishes.outline
            rect = self._scene.pieces_rect
            self._middle = 0j if rect.isEmpty() else from_scene(rect.center())
        points = outline_on_table(wishes, wishes.of_kit, board, self._middle)
        self._scene.show_outline(points if self.shows_outline else ())
