"""Which part of the table is shown: it stays put while one lays, and follows what leaves it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer

from trackwright.model.edit.edits import Mirror
from trackwright.model.edit.history import Change
from trackwright.model.picture.shapes.shape import PlacedShape
from trackwright.validators.finding import Finding

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window

ROOM = 0.3
"""Around a circuit that outgrew the view, as a share of its size: for the next pieces."""
FIT_LEAST_MM = 160.0
"""At least as much of the table is shown around what is zoomed to."""
Look = tuple[float, float, float]


class Following(QObject):
    """Moves the view of a window's table."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self.window = window
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        self._fits_when_surveyed = True
        self._was_closed = False
        self._is_mirrored = False
        """Was the circuit mirrored a moment ago? All of it is somewhere else then."""
        self._end = QRectF()
        """Where the piece at the active end lay."""
        self._board: tuple[float, float] | None = None
        self._previews = False
        self._before: Look | None = None
        """Where the view was before it zoomed out to a preview."""

    def opened(self) -> None:
        """Show the whole circuit, and once more with its board."""
        self._fits_when_surveyed = True
        self._before = None
        self._end, self._board = self._end_now(), self.window.bridge.track.board_cm
        self._was_closed = self._is_closed
        self.window.canvas.view.fit()

    def look_at(self, look: Look) -> None:
        self._fits_when_surveyed = False
        self.window.canvas.view.look_at(*look)

    def fit_selection(self) -> None:
        self._fit(self.window.canvas.scene.rect_of(self.window.bridge.selection))

    def fit_finding(self, finding: Finding) -> None:
        """Show a problem, and zoom to it."""
        scene = self.window.canvas.scene
        scene.show_finding(finding)
        rect = scene.finding_rect
        if rect.isEmpty():
            rect = scene.rect_of(finding.pieces)
        if not rect.isEmpty():
            self._fit(rect)

    def _fit(self, rect: QRectF) -> None:
        more = FIT_LEAST_MM / 2
        self.window.canvas.view.fit(rect.adjusted(-more, -more, more, more))

    def changed(self, change: Change) -> None:
        """After an edit, when the active end is where it belongs."""
        self._is_mirrored |= change.label == Mirror.label
        self._soon.start()

    def piece_taken(self) -> None:
        """A piece is in the hand: its ghost lies at the active end."""
        self._end = QRectF()
        self._soon.start()

    def _follow(self) -> None:
        """If the active end is somewhere else and not visible, go there. A view that shows the
        whole circuit goes on doing so."""
        view, scene = self.window.canvas.view, self.window.canvas.scene
        before, self._end = self._end, self._end_now()
        ghost = scene.ghost_rect if self.window.tool_name == "place" else QRectF()
        was_mirrored, self._is_mirrored = self._is_mirrored, False
        if view.fitted and was_mirrored:
            self._fits_when_surveyed = True  # the board moves, too
            view.fit()
        elif view.fitted:
            if not view.shows(scene.pieces_rect | ghost):
                view.fit(room=self._room)
        elif self._end != before:
            view.reveal(self._end | ghost)
        self._was_closed = self._is_closed

    def surveyed(self) -> None:
        """The board is drawn: a new one belongs to the whole."""
        view = self.window.canvas.view
        before, self._board = self._board, self.window.bridge.track.board_cm
        if self._fits_when_surveyed or (view.fitted and self._board != before):
            self._fits_when_surveyed = False
            view.fit()

    def preview(
        self,
        laid: Sequence[PlacedShape],
        moved: Sequence[PlacedShape],
        gone: Sequence[PlacedShape] = (),
    ) -> None:
        """Show pieces that would be laid, those that would move, and those that would go, zoomed
        out until they are visible; without any, the view returns."""
        view, scene = self.window.canvas.view, self.window.canvas.scene
        was_shown, self._previews = self._previews, bool(laid or moved or gone)
        if not (was_shown or self._previews):
            return  # the ghost is that of a tool
        scene.show_ghost(laid, moved=moved, gone=gone)
        if scene.has_ghost and not view.shows(scene.ghost_rect):
            if self._before is None:
                self._before = view.look
            was_fitted = view.fitted
            view.fit(scene.ghost_rect | scene.table_rect())
            view.fitted = was_fitted
        elif not scene.has_ghost and self._before is not None:
            before, self._before = self._before, None
            was_fitted = view.fitted
            view.look_at(*before)
            view.fitted = was_fitted

    @property
    def _room(self) -> float:
        """For the next pieces, unless the lap is closed, or will be again."""
        return 0 if self._is_closed or self._was_closed else ROOM

    @property
    def _is_closed(self) -> bool:
        return self.window.bridge.circuit.geometry.closed_exactly

    def _end_now(self) -> QRectF:
        end = self.window.bridge.end
        return QRectF() if end is None else self.window.canvas.scene.rect_of([end])
