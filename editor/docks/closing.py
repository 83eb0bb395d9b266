"""Closes the loop: lists the ways that the solver finds, and previews them on the table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.actions import tip_with_keys
from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.survey import Job, Tell
from trackwright.editor.canvas.thumbnails import ghost_pictures, plain_icon
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.widgets.wheel import pass_wheel
from trackwright.model.circuit import Circuit
from trackwright.model.closing.near_misses import NearMiss, nearest_miss
from trackwright.model.closing.search import (
    Cancelled,
    CloseOptions,
    CloseResult,
    Closing,
    close,
    find_gap,
)
from trackwright.model.edit.placing import joints_of
from trackwright.model.picture.picture import PRINT, Palette
from trackwright.model.picture.shapes.shape import PlacedShape
from trackwright.model.text.messages import counted
from trackwright.model.text.units import CENTIMETRES, Unit

ICON = QSize(132, 96)
GHOST = QColor("#1c86ee")
USUAL_MOST = 8
LEAST_PX = 24
"""The list gives its space to others until something is found."""


@dataclass(frozen=True)
class Way:
    """A way to close the lap: where its pieces lie, and its picture."""

    closing: Closing
    spots: tuple[PlacedShape, ...]
    picture: QImage


@dataclass(frozen=True)
class Ways:
    """The result of a search."""

    circuit: Circuit
    answer: CloseResult | None
    found: tuple[Way, ...] = ()
    miss: NearMiss | None = None


Draw = Callable[[Sequence[tuple[PlacedShape, ...]]], list[QImage]]
"""Draws the circuit with the pieces of each way."""


class ClosingPanel(QWidget):
    """Search, cancel, and a picture of every way: hovering previews it on the table, Enter
    lays it."""

    hovered = Signal(object)
    """Spots of the pieces that would be laid; empty for none."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._job: Job | None = None
        self._palette: Palette = PRINT
        self._unit = CENTIMETRES
        self.most = QSpinBox(minimum=1, maximum=12, value=USUAL_MOST)
        pass_wheel(self.most)
        self.most.setAccessibleName(t("Maximum pieces"))
        self.most.setToolTip(t("Maximum pieces"))
        self.search = QPushButton(t("Search"))
        tip_with_keys(self.search, t("Find ways to close the lap"), "lay.close")
        self.stop = QPushButton(t("Cancel"))
        tip_with_keys(self.stop, t("Stop the search"), "edit.cancel")
        self.bar = QProgressBar(textVisible=False)
        self.state = QLabel(t("Finds ways to close the lap with the remaining pieces."))
        self.state.setWordWrap(True)
        self.state.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.list = QListWidget()
        self.list.setIconSize(ICON)
        self.list.setMouseTracking(True)
        self.list.setSpacing(2)
        self.list.setWordWrap(True)
        self.list.setMinimumHeight(LEAST_PX)
        self.list.setAccessibleName(t("Ways to close"))
        self.list.setToolTip(t("Press Enter or double-click to lay it"))
        self._lay_out()
        self._show_running(False)
        self.search.clicked.connect(self.begin)
        self.stop.clicked.connect(self.cancel)
        self.list.itemEntered.connect(self._hover)
        self.list.currentItemChanged.connect(lambda item, _: self._hover(item))
        self.list.itemActivated.connect(self._take)
        bridge.opened.connect(self._begin_anew)
        bridge.changed.connect(self._begin_anew)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(QLabel(t("Up to")))
        row.addWidget(self.most)
        row.addWidget(QLabel(t("pieces")))
        row.addStretch(1)
        row.addWidget(self.search)
        row.addWidget(self.stop)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        box.addLayout(row)
        box.addWidget(self.bar)
        box.addWidget(self.state)
        box.addWidget(self.list, 1)

    def use_palette(self, palette: Palette) -> None:
        self._palette = palette

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit

    # --- searching

    def begin(self) -> None:
        """Start a search unless one is running."""
        if self._job is not None:
            return
        self._clear()
        circuit, wishes = self._bridge.circuit, CloseOptions(most_pieces=self.most.value())
        draw = partial(
            ghost_pictures,
            circuit,
            colour=GHOST,
            palette=self._palette,
            size=ICON,
            ratio=self.devicePixelRatioF(),
        )
        self._job = Job(lambda tell: _ways(circuit, wishes, draw, tell), self)
        self._job.progressed.connect(self._progress)
        self._job.finished.connect(self._found)
        self._job.failed.connect(self._failed)
        self.bar.setRange(0, self.most.value())
        self._show_running(True)
        self.state.setText(t("Searching ..."))
        self._job.start()

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc hides the previewed way; without one it is the window's."""
        if event.key() != Qt.Key.Key_Escape or self.busy or self.list.currentRow() < 0:
            super().keyPressEvent(event)
        else:
            self.list.setCurrentRow(-1)
            self.hovered.emit(())

    def shut_down(self) -> None:
        """Stop before the window closes, without any further signals."""
        if self._job is not None:
            self._job.leave()
            self._job = None

    @property
    def busy(self) -> bool:
        return self._job is not None

    def _show_running(self, runs: bool) -> None:
        self.bar.setVisible(runs)
        self.stop.setEnabled(runs)
        self.search.setEnabled(not runs)

    def _progress(self, pieces: int, most: int) -> None:
        self.bar.setRange(0, most)
        self.bar.setValue(pieces)

    def _done(self) -> None:
        self._job = None
        self._show_running(False)

    def _failed(self, why: str) -> None:
        self._done()
        self.state.setText(why[:1].upper() + why[1:])

    def _found(self, ways: Ways) -> None:
        self._done()
        if ways.circuit is not self._bridge.circuit:
            self.state.setText(t("The track has changed since: search again."))
            return
        self.state.setText(_verdict(ways, self._unit))
        for way in ways.found:
            self._add(way)
        if self.list.count():
            self.list.setCurrentRow(0)
            self.list.setFocus()

    def _add(self, way: Way) -> None:
        closing = way.closing
        size = self._unit.size(closing.width_mm, closing.height_mm)
        words = t(
            "{pieces} · {n} positions",
            pieces=counted(len(closing.codes), "piece"),
            n=closing.positions,
        )
        words += f"\n{translated(size)}"
        item = QListWidgetItem(plain_icon(way.picture), f"{words}\n{' '.join(closing.codes)}")
        item.setData(Qt.ItemDataRole.UserRole, way)
        self.list.addItem(item)

    # --- laying

    def _hover(self, item: QListWidgetItem | None) -> None:
        way: Way | None = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        self.hovered.emit(way.spots if way is not None else ())

    def _take(self, item: QListWidgetItem) -> None:
        closing = item.data(Qt.ItemDataRole.UserRole).closing
        if self._bridge.do(closing):
            self.state.setText(t("Closed with {codes}.", codes=" ".join(closing.codes)))

    def _begin_anew(self) -> None:
        """Drop ways that belong to an older track."""
        self.cancel()
        self._clear()

    def _clear(self) -> None:
        self.list.clear()
        self.hovered.emit(())
        if self._job is None:
            self.state.setText(t("Finds ways to close the lap with the remaining pieces."))


def _ways(circuit: Circuit, wishes: CloseOptions, draw: Draw, tell: Tell) -> Ways:
    """Runs in the job's thread."""
    gap = find_gap(circuit)
    if gap is None:
        return Ways(circuit, None)
    answer = close(gap, wishes, tell)
    if answer.closings or answer.cancelled:
        spots = [_spots(circuit, closing) for closing in answer.closings]
        return Ways(circuit, answer, tuple(map(Way, answer.closings, spots, draw(spots))))
    try:
        return Ways(circuit, answer, miss=nearest_miss(gap, wishes, tell))
    except Cancelled:
        return Ways(circuit, CloseResult((), answer.most_pieces_tried, cancelled=True))


def _spots(circuit: Circuit, closing: Closing) -> tuple[PlacedShape, ...]:
    for joint in joints_of(circuit):
        if joint.open and joint.piece == closing.behind and joint.kind == "behind":
            return joint.spots(circuit.kit, closing.codes)
    return ()


def _verdict(ways: Ways, unit: Unit) -> str:
    if ways.answer is None:
        return t("The lap is already closed.")
    if ways.answer.closings:
        return t("Ways found: {number}. Press Enter to lay one.", number=len(ways.answer.closings))
    if ways.answer.cancelled:
        return t("Cancelled.")
    words = t("No way to close with up to {number} pieces.", number=ways.answer.most_pieces_tried)
    if ways.miss is not None:
        turn = t(" and {degrees:g}°", degrees=abs(ways.miss.degrees))
        by = translated(unit.gap(ways.miss.mm)) + (turn if ways.miss.degrees else "")
        codes = " ".join(ways.miss.closing.codes)
        words += " " + t("Closest: {codes} misses by {by}.", codes=codes, by=by)
        words += " " + t("Cardboard play allows that.") if ways.miss.with_play else ""
    return words
