"""Closes the loop: shows the ways that the solver finds, and previews them on the table."""

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.actions import tip_with_keys
from trackwright.editor.app.jobs import Job
from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.thumbnails import ghost_pictures
from trackwright.editor.docks.close_options import CloseOptionsForm
from trackwright.editor.docks.ways import PICTURE, WayGrid, Ways, find_ways, way_of
from trackwright.editor.document.bridge import Bridge
from trackwright.model.circuit import Circuit
from trackwright.model.closing.adjustment import Adjustment
from trackwright.model.picture.picture import PRINT, Palette
from trackwright.model.text.units import CENTIMETRES, Unit

GHOST = QColor("#1c86ee")
SETTLE_MS = 250
"""Offers wait this long for the next edit."""
MOST_PIECES = 400
"""For larger circuits nothing is offered unasked."""


class ClosingPanel(QWidget):
    """Search, cancel, and a picture of every way: hovering previews it on the table, Enter lays
    it. If an edit opens a closed lap, the ways to keep it closed are searched unasked."""

    hovered = Signal(object, object)
    """Spots of the pieces that would be laid, and of those that would move; empty for none."""
    offered = Signal(int)
    """So many ways were found unasked; 0 if they are outdated."""
    folds = Signal()
    """The panel is not needed any more: a way was laid, or the ways were dismissed."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._job: Job | None = None
        self._asked = False
        """Does the user wait for the search, or was it begun after an edit?"""
        self._circuit = bridge.circuit
        self._before: Circuit | None = None
        """The closed circuit that the last edit opened."""
        self._ways: Ways | None = None
        self._palette: Palette = PRINT
        self._unit = CENTIMETRES
        self._soon = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._soon.timeout.connect(self._offer)
        self.options = CloseOptionsForm(bridge)
        self.most = self.options.most
        self.more = QToolButton(autoRaise=True)
        self.more.setCheckable(True)
        self.more.setToolTip(t("Lap length, pieces to avoid, pieces to remove"))
        self.search = QPushButton(t("Search"))
        tip_with_keys(self.search, t("Find ways to close the lap"), "lay.close")
        self.stop = QPushButton(t("Cancel"))
        tip_with_keys(self.stop, t("Stop the search"), "edit.cancel")
        self.bar = QProgressBar(textVisible=False)
        self.state = QLabel()
        self.state.setWordWrap(True)
        self.list = WayGrid()
        self.details = QLabel()
        self.details.setWordWrap(True)
        self.details.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._lay_out()
        self._show_running()
        self._clear()
        self._show_options()
        self._connect()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(QLabel(t("Up to")))
        row.addWidget(self.most)
        row.addWidget(QLabel(t("pieces")))
        row.addWidget(self.more)
        row.addStretch(1)
        row.addWidget(self.search)
        row.addWidget(self.stop)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        box.addLayout(row)
        for widget in (self.options, self.bar, self.state):
            box.addWidget(widget)
        box.addWidget(self.list, 1)
        box.addWidget(self.details)
        box.addStretch(0)

    def _connect(self) -> None:
        bridge = self._bridge
        self.search.clicked.connect(self._search_again)
        self.stop.clicked.connect(self.cancel)
        self.more.toggled.connect(self._show_options)
        self.options.changed.connect(self._show_options)
        self.list.itemEntered.connect(self._hover)
        self.list.currentItemChanged.connect(lambda item, _: self._hover(item))
        self.list.itemActivated.connect(self._take)
        bridge.opened.connect(self._opened)
        bridge.changed.connect(self._changed)

    def _show_options(self) -> None:
        """Also says how many are in use, when folded away."""
        shown, count = self.more.isChecked(), self.options.count
        self.options.setVisible(shown)
        self.more.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setText(t("Options ({n})", n=count) if count else t("Options"))

    def use_palette(self, palette: Palette) -> None:
        self._palette = palette
        self.options.use_palette(palette)

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit

    # --- searching

    def begin(self) -> None:
        """Start a search unless one is running; go to the ways if they are there."""
        self._asked = True
        if self._job is not None:
            self._show_running()
        elif self.list.count():
            self._enter_list()
        else:
            self._start()

    def _search_again(self) -> None:
        if self._job is None:
            self._clear()
        self.begin()

    def _offer(self) -> None:
        """The last edit opened the lap: find what keeps it closed."""
        if self._before is not None and not self.list.count() and self._job is None:
            self._asked = False
            self._start()

    def _start(self) -> None:
        self._soon.stop()
        self._clear()
        circuit, form = self._bridge.circuit, self.options
        draw = partial(
            ghost_pictures,
            colour=GHOST,
            palette=self._palette,
            size=PICTURE,
            ratio=self.devicePixelRatioF(),
        )
        given = (circuit, form.wishes, form.most_removed, self._before, draw)
        self._job = Job(lambda report_progress: find_ways(*given, report_progress), self)
        self._job.progressed.connect(self._progress)
        self._job.finished.connect(self._found)
        self._job.failed.connect(self._failed)
        self.bar.setRange(0, self.most.value())
        self._show_running()
        self._job.start()

    def cancel(self) -> None:
        self._soon.stop()
        if self._job is not None:
            self._job.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc hides the previewed way, then the ways; without any it is the window's."""
        if event.key() != Qt.Key.Key_Escape or self.busy or not self.list.count():
            super().keyPressEvent(event)
        elif self.list.currentRow() >= 0:
            self.list.setCurrentRow(-1)
            self.details.clear()
            self.hovered.emit((), ())
        else:
            self._dismiss()

    def shut_down(self) -> None:
        """Stop before the window closes, without any further signals."""
        self.blockSignals(True)
        self._soon.stop()
        if self._job is not None:
            self._job.leave()
            self._job = None

    @property
    def busy(self) -> bool:
        """Does the user wait for a search?"""
        return self._job is not None and self._asked

    @property
    def is_offering(self) -> bool:
        """Are ways being searched unasked, or about to be?"""
        return self._soon.isActive() or (self._job is not None and not self._asked)

    def _show_running(self) -> None:
        runs = self.busy
        self.bar.setVisible(runs)
        self.stop.setVisible(runs)
        self.search.setVisible(not runs)
        if runs:
            self._say(t("Searching ..."))

    def _progress(self, pieces: int, most: int) -> None:
        self.bar.setRange(0, most)
        self.bar.setValue(pieces)

    def _done(self) -> None:
        self._job = None
        self._show_running()

    def _failed(self, why: str) -> None:
        self._done()
        self._say(why[:1].upper() + why[1:])

    def _found(self, ways: Ways) -> None:
        self._done()
        if ways.circuit is not self._bridge.circuit:
            self._say(t("The track has changed since: search again."))
            if self._before is not None:
                self._soon.start()
            return
        self._ways = ways
        for way in ways.found:
            self.list.add(way, self._unit)
        self.list.setVisible(bool(ways.found))
        if self._asked or ways.found:
            self._say(_verdict(ways, self._unit))
        if ways.found and self._asked:
            self._enter_list()
        elif ways.found:
            self.offered.emit(len(ways.found))

    def _enter_list(self) -> None:
        self.offered.emit(0)
        self.list.setFocus()
        self.list.setCurrentRow(0)
        self._hover(self.list.currentItem())

    def _say(self, words: str) -> None:
        self.state.setText(words)
        self.state.setVisible(bool(words))

    # --- laying

    def _hover(self, item: QListWidgetItem | None) -> None:
        way = way_of(item)
        self.details.setText("" if way is None else way.text(self._unit))
        self.details.setVisible(way is not None)
        self.hovered.emit(way.laid if way else (), way.moved if way else ())

    def _take(self, item: QListWidgetItem) -> None:
        way = way_of(item)
        if way is None:
            return
        words = way.words
        if self._bridge.do(way.edit):
            self._say(t("Closed: {codes}.", codes=words))
            self._bridge.message.emit(self.state.text())
            self.folds.emit()

    def _opened(self) -> None:
        self._circuit, self._before = self._bridge.circuit, None
        self._drop_ways()

    def _changed(self) -> None:
        """Drop ways that belong to an older track. If the edit opened the lap, find new ones."""
        before, now = self._circuit, self._bridge.circuit
        self._circuit = now
        opens = _opens(before, now) and not self._bridge.document.undone_labels
        self._before = before if opens else None
        self._drop_ways()
        if opens:
            self._soon.start()

    def _drop_ways(self) -> None:
        had_ways = self.list.count() > 0
        self.cancel()
        self._clear()
        if had_ways:
            self.folds.emit()

    def _dismiss(self) -> None:
        self._clear()
        self.folds.emit()

    def _clear(self) -> None:
        if self.list.hasFocus():
            self.setFocus()  # a hidden list would leave the keys to any other panel
        self.list.clear()
        self.list.hide()
        self.details.clear()
        self.details.hide()
        self._ways = None
        self.hovered.emit((), ())
        self.offered.emit(0)
        if self._job is None:
            self._say(t("Finds ways to close the lap with the remaining pieces."))


def _opens(before: Circuit, now: Circuit) -> bool:
    """Was the lap closed, and is it open now, with something left of it?"""
    if len(now.geometry.laid) > MOST_PIECES or not now.geometry.laid:
        return False
    return before.geometry.closed_exactly and not now.geometry.closed_exactly


def _verdict(ways: Ways, unit: Unit) -> str:
    if ways.answer is None:
        return t("The lap is already closed.")
    if ways.found and all(isinstance(way.edit, Adjustment) for way in ways.found):
        return t(
            "No pieces at the gap close the lap. Changes elsewhere that do: {number}. Press Enter "
            "to make one.",
            number=len(ways.found),
        )
    if ways.found:
        return t("Ways found: {number}. Press Enter to lay one.", number=len(ways.found))
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
