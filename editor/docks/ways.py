"""The ways to close a lap as the panel shows them: found in a thread, a grid of pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from trackwright.editor.app.jobs import ReportProgress
from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.thumbnails import plain_icon
from trackwright.model.circuit import Circuit
from trackwright.model.closing.adjustment import Adjustment
from trackwright.model.closing.near_misses import NearMiss, nearest_miss
from trackwright.model.closing.search import CloseOptions, CloseResult, Closing
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.edit.preview import Spots, differences
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.progress import Cancelled
from trackwright.model.text.units import Unit
from trackwright.reports.closing import Closed, ways_to_close

PICTURE = QSize(132, 96)
MANY_PX, FEW_PX = 440, 200
"""From the first width on there are four columns, below the second only one."""
ROOM_PX = 8
LEAST_ROWS = 1.3
"""Visible: one sees that there are more."""

Draw = Callable[[Sequence[tuple[Spots, Spots]]], list[QImage]]
"""Draws circuits: pieces that stay, and new ones."""


@dataclass(frozen=True)
class Way:
    """A way to close the lap: the edit, its new pieces, those it moves, and its picture."""

    edit: Closing | Adjustment
    laid: Spots
    moved: Spots
    picture: QImage

    @property
    def title(self) -> str:
        """Fits under the picture."""
        pieces = translated(counted(_pieces_of(self.edit), "piece"))
        return f"{pieces}\n{translated(counted(self.edit.positions, 'position'))}"

    @property
    def words(self) -> str:
        """Which pieces."""
        edit = self.edit
        if isinstance(edit, Adjustment):
            return translated(edit.words)
        codes = " ".join(edit.codes)
        if not edit.removed:
            return codes
        ids = ", ".join(map(str, edit.removed))
        return translated(Message("{codes} for piece {ids}", codes=codes, ids=ids))

    def text(self, unit: Unit) -> str:
        """All there is to say."""
        size = translated(unit.size(self.edit.width_mm, self.edit.height_mm))
        pieces, positions = self.title.splitlines()
        return f"{pieces} · {positions} · {size}\n{self.words}"


def _pieces_of(edit: Closing | Adjustment) -> int:
    return edit.pieces if isinstance(edit, Adjustment) else len(edit.codes)


@dataclass(frozen=True)
class Ways:
    """The result of a search."""

    circuit: Circuit
    answer: CloseResult | None
    found: tuple[Way, ...] = ()
    miss: NearMiss | None = None


def find_ways(
    circuit: Circuit,
    wishes: CloseOptions,
    most_removed: int,
    before: Circuit | None,
    draw: Draw,
    report_progress: ReportProgress,
) -> Ways:
    """Runs in the job's thread."""
    found = ways_to_close(
        circuit,
        wishes,
        most_removed=most_removed,
        progress=lambda what, of: report_progress,
        before=before,
    )
    if isinstance(found, Closed):
        return Ways(circuit, None)
    if found.answer.cancelled:
        return Ways(circuit, found.answer)
    if found.ways:
        # after an edit the smallest change comes first, wherever it is
        ordered = found.ways if before is None else sorted(found.ways, key=_pieces_of)
        shown = [_spots_of(circuit, way) for way in ordered]
        pictures = draw([(stays, laid) for stays, laid, _ in shown])
        rows = zip(ordered, shown, pictures, strict=True)
        ways = tuple(Way(way, laid, moved, one) for way, (_, laid, moved), one in rows)
        return Ways(circuit, found.answer, ways)
    try:
        return Ways(circuit, found.answer, miss=nearest_miss(found.gap, wishes, report_progress))
    except Cancelled:
        tried = found.answer.most_pieces_tried
        return Ways(circuit, CloseResult((), tried, cancelled=True))


def _spots_of(circuit: Circuit, way: Closing | Adjustment) -> tuple[Spots, Spots, Spots]:
    """Pieces that stay or move along, new ones, and those that move."""
    after = Circuit(way.apply(circuit.track, circuit.kit), circuit.kit)
    after.reuse_from(circuit)
    shown = differences(circuit, after)
    stays = tuple(spot for spot in table_top_of(after).spots if spot not in shown.laid)
    return stays, shown.laid, shown.moved


class WayGrid(QListWidget):
    """Three or four pictures beside each other."""

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setWordWrap(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(t("Ways to close"))
        self._fit()

    def add(self, way: Way, unit: Unit) -> None:
        item = QListWidgetItem(plain_icon(way.picture), way.title)
        item.setData(Qt.ItemDataRole.UserRole, way)
        text = way.text(unit)
        item.setToolTip(text + "\n" + t("Press Enter or double-click to lay it"))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
        self.addItem(item)

    @property
    def columns(self) -> int:
        width = self.width()
        return 1 if width < FEW_PX else 3 if width < MANY_PX else 4

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The pictures fill the width, beside a scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        cell = max((self.width() - bar - 2 * self.frameWidth()) // self.columns - 1, ROOM_PX * 2)
        width = min(cell - ROOM_PX, PICTURE.width())
        height = width * PICTURE.height() // PICTURE.width()
        self.setIconSize(QSize(width, height))
        lines = 2 * self.fontMetrics().lineSpacing()
        self.setGridSize(QSize(cell, height + lines + 2 * ROOM_PX))
        self.setMinimumHeight(round(LEAST_ROWS * self.gridSize().height()))


def way_of(item: QListWidgetItem | None) -> Way | None:
    return None if item is None else item.data(Qt.ItemDataRole.UserRole)
