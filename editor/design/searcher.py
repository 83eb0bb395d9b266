"""Searches for circuits outside the window's thread: always for the latest wishes."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.design.search.proposals import Found, Status, proposals
from trackwright.design.wishes import Wishes
from trackwright.editor.app.translation import later
from trackwright.editor.canvas.survey import Job, ReportProgress
from trackwright.simulator.playtest.running import cores

SETTLE_MS = 250
"""While ranges are dragged, a search waits this long for the next change."""
MOST_FOUND = 200
"""Circuits that one search may find; the panel stops it as soon as there are enough."""
GETTING_READY = later("Getting ready ...")
COMPILING = later("Getting ready (once; some seconds) ...")


@dataclass(frozen=True)
class Order:
    """What to search for."""

    wishes: Wishes
    seed: int


class Searcher(QObject):
    """Runs one search at a time; its latest order is the one that counts."""

    began = Signal()
    said = Signal(str)
    progressed = Signal(object, object)
    """The `Order`, and the `Status`; not of a search that was overtaken or stopped."""
    done = Signal(object)
    """`Found`; None if it was overtaken, or stopped."""
    failed = Signal(str)
    _reached = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._cancel = threading.Event()
        self._next: Order | None = None
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._timer.timeout.connect(self._go_on)
        self._reached.connect(self._progress)

    @property
    def busy(self) -> bool:
        return self._job is not None or self._next is not None

    @property
    def is_wanted(self) -> bool:
        """Is anything searched for, or about to be? A search that was stopped has to end first."""
        runs = self._job is not None and not self._job.is_cancelled
        return runs or self._next is not None

    def start(self, order: Order) -> None:
        """Search for this now; a running search is abandoned."""
        self._timer.stop()
        self._want(order)
        self._go_on()

    def follow(self, order: Order) -> None:
        """Search for this as soon as nothing else was wanted for a while."""
        self._want(order)
        self._timer.start()

    def cancel(self) -> None:
        """Stop searching; what was found stays."""
        self._timer.stop()
        self._want(None)

    def stop(self) -> None:
        """Stop before the window closes, without any further signals."""
        self.cancel()
        job, self._job = self._job, None
        if job is not None:
            job.leave()

    def _want(self, order: Order | None) -> None:
        self._next = order
        if self._job is not None:
            self._job.cancel()
            self._cancel.set()

    def _go_on(self) -> None:
        if self._job is None and self._next is not None:
            order, self._next = self._next, None
            self._begin(order)

    def _begin(self, order: Order) -> None:
        self._cancel = threading.Event()
        work = _Run(order, self._cancel, self.said.emit, self._reached.emit)
        self._job = Job(work.run, self)
        self._job.finished.connect(self._finished)
        self._job.failed.connect(self._failed)
        self.began.emit()
        self._job.start()

    def _progress(self, order: Order, status: Status) -> None:
        if self._job is not None and not self._job.is_cancelled:
            self.progressed.emit(order, status)

    def _finished(self, found: Found | None) -> None:
        overtaken = self._end()
        self.done.emit(None if overtaken else found)
        self._continue()

    def _failed(self, why: str) -> None:
        if not self._end():
            self.failed.emit(why)
        self._continue()

    def _end(self) -> bool:
        """Was it overtaken, or stopped?"""
        assert self._job is not None
        overtaken, self._job = self._job.is_cancelled, None
        return overtaken

    def _continue(self) -> None:
        if not self._timer.isActive():
            self._go_on()


@dataclass(frozen=True)
class _Run:
    """The work in the job's thread."""

    order: Order
    cancel: threading.Event
    say: Callable[[str], None]
    progress: Callable[[Order, Status], None]

    def run(self, report_progress: ReportProgress) -> Found:
        self.say(GETTING_READY)
        return proposals(
            self.order.wishes,
            self.order.seed,
            MOST_FOUND,
            jobs=max(1, cores() - 1),  # leave one core to the window
            progress=lambda status: self.progress(self.order, status),
            cancel=self.cancel,
            say=lambda _: self.say(COMPILING),
        )
