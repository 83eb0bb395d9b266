"""Work outside the window's thread: jobs that can be cancelled, one by one or in turn."""

import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer, Signal, SignalInstance

from trackwright.editor.app.translation import t, translated
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.progress import Cancelled

PATIENCE_S = 0.2
"""A closing window waits this long for cancelled work."""
SETTLE_MS = 250
"""While something is changed, work on it waits this long for the next change."""
_left: list["Job"] = []

ReportProgress = Callable[[int, int], bool]
"""Reports progress from time to time; returns False to stop the work."""


class Job(QObject):
    """Work in a thread of its own. Its signals arrive in the window's thread, `finished` or
    `failed` last: by then the thread has ended, and the job deletes itself."""

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(str)
    _reached = Signal(int, int)
    _told = Signal(object)
    _ended = Signal(object)

    def __init__(self, work: Callable[[ReportProgress], object], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._cancelled = threading.Event()
        self._is_left = False
        self._thread = threading.Thread(target=self._run, name="job", daemon=True)
        self._reached.connect(self._progress)
        self._told.connect(self._tell)
        self._ended.connect(self._end)
        parent.destroyed.connect(self._forget)

    def start(self) -> None:
        """Work; even a parent that is deleted meanwhile, as a dialog is with its window, does not
        take the job along."""
        self.setParent(QCoreApplication.instance())
        self._thread.start()

    def cancel(self) -> None:
        self._cancelled.set()

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def wait(self, most_s: float | None = None) -> None:
        """Wait until the work is done; its result is signalled later."""
        if self._thread.ident is not None:
            self._thread.join(most_s)

    def leave(self) -> None:
        """Abandon the job: nothing more is signalled, not even what is on its way. Does not wait
        for slow work such as compiling."""
        self.cancel()
        if self.is_alive:
            self._thread.join(PATIENCE_S)
        self._forget()

    def _forget(self) -> None:
        self.cancel()
        self._is_left = True
        if self.is_alive and self not in _left:
            _left.append(self)

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def _progress(self, done: int, of: int) -> None:
        if not self._is_left:
            self.progressed.emit(done, of)

    def _tell(self, say: Callable[[], None]) -> None:
        if not self._is_left:
            say()

    def _end(self, say: Callable[[], None]) -> None:
        self.wait()
        self._work = _nothing  # it may hold the job
        self.deleteLater()
        if self in _left:
            _left.remove(self)
        if not self._is_left:
            say()

    # --- in the thread

    def tell(self, say: Callable[[], None]) -> None:
        """Call this in the window's thread, unless the job is left by then. A signal of another
        object must not be emitted here: that may be deleted meanwhile."""
        self._told.emit(say)

    def _report(self, done: int, of: int) -> bool:
        self._reached.emit(done, of)
        return not self._cancelled.is_set()

    def _run(self) -> None:
        try:
            say = partial(self.finished.emit, self._work(self._report))
        except Cancelled:
            say = partial(self.finished.emit, None)
        except TrackwrightError as error:
            say = partial(self.failed.emit, translated(error.message))
        except Exception as fault:  # a bug: report it, whoever waits must not wait endlessly
            if not self._is_left:
                traceback.print_exc()
            say = partial(self.failed.emit, t("an error in Trackwright: {fault!r}", fault=fault))
        self._ended.emit(say)


def _nothing(report_progress: ReportProgress) -> None:
    """The work of a job that is done."""


def is_work_left() -> bool:
    """Is a thread still working for a closed window?"""
    return any(job.is_alive for job in _left)


@dataclass(frozen=True)
class Reporter:
    """What work says meanwhile, and whether it is to stop."""

    stop: threading.Event
    say: Callable[[str], None]
    progress: Callable[[int, int], None]
    tell: Callable[[object], None]


Work = Callable[[Reporter], object]
"""Runs in a thread; returns its outcome."""


@dataclass(frozen=True)
class Order:
    """Work that waits for its turn; `begin` returns it then."""

    begin: Callable[[], Work]
    keeps: bool = False
    """Does it save something? Then it is done even if others are wanted more, or the window
    closes."""


class Worker(QObject):
    """Does one piece of work at a time, in a thread: orders one after the other (`add`), or only
    the latest (`start`), for which work that runs is stopped and its outcome dropped."""

    began = Signal()
    said = Signal(str)
    progressed = Signal(int, int)
    told = Signal(object)
    """What the work tells, in a form of its own."""
    done = Signal(object)
    """The outcome; None if it was dropped."""
    failed = Signal(str)

    def __init__(self, parent: QObject, settle_ms: int = SETTLE_MS) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._stop = threading.Event()
        self._order: Order | None = None
        """What is being done."""
        self._waiting: list[Order] = []
        self.is_dropped = False
        """Is the outcome of the work that runs not wanted any more?"""
        self._timer = QTimer(self, singleShot=True, interval=settle_ms)
        self._timer.timeout.connect(self._go_on)

    @property
    def runs(self) -> bool:
        """Is work being done (not just waiting)?"""
        return self._job is not None

    @property
    def is_waiting(self) -> bool:
        return bool(self._waiting)

    @property
    def busy(self) -> bool:
        return self.runs or self.is_waiting

    # --- orders

    def add(self, order: Order) -> None:
        """Do this, too, as soon as all before it is done."""
        self._waiting.append(order)
        self._go_on()

    def start(self, begin: Callable[[], Work]) -> None:
        """Do what `begin` returns, as soon as the work that runs has stopped."""
        self.drop()
        self.add(Order(begin))

    def start_soon(self, begin: Callable[[], Work]) -> None:
        """The same as soon as nothing else was ordered for a while."""
        self.drop()
        self._timer.start()
        self.add(Order(begin))

    def start_at_once(self) -> None:
        """What was to start soon starts now."""
        self._timer.stop()
        self._go_on()

    # --- stopping

    def forget_waiting(self) -> None:
        """What waits is not wanted any more, unless it saves something."""
        self._timer.stop()
        self._waiting = [order for order in self._waiting if order.keeps]

    def finish(self) -> None:
        """Stop; what was found by then is the outcome."""
        self.forget_waiting()
        self._stop.set()

    def drop(self) -> None:
        """Stop; the outcome is not wanted any more."""
        self.finish()
        self.is_dropped = True

    def leave(self) -> None:
        """Stop before the window closes: finish saving, and signal nothing else."""
        self.forget_waiting()
        if any(order.keeps for order in (self._order, *self._waiting) if order is not None):
            self.wait()
        self.drop()
        job, self._job, self._order = self._job, None, None
        if job is not None:
            job.leave()

    def wait(self) -> None:
        """Wait until everything is done and shown."""
        while self._job is not None:
            self._job.wait()
            with suppress(RuntimeError):
                QEventLoop().processEvents()

    # --- working

    def say(self, words: str) -> None:
        """Runs in the thread; heard unless the work is left by then."""
        if (job := self._job) is not None:
            job.tell(lambda: self.said.emit(words))

    def _go_on(self) -> None:
        if self._job is None and self._waiting and not self._timer.isActive():
            self._begin(self._waiting.pop(0))

    def _begin(self, order: Order) -> None:
        self._order, self._stop = order, threading.Event()
        self.is_dropped = False
        work = order.begin()
        self._job = job = Job(lambda _: work(reporter), self)

        def passing(signal: SignalInstance) -> Callable[..., None]:
            return lambda *news: job.tell(partial(signal.emit, *news))

        meanwhile = (passing(signal) for signal in (self.said, self.progressed, self.told))
        reporter = Reporter(self._stop, *meanwhile)
        self._job.finished.connect(self._finished)
        self._job.failed.connect(self._failed)
        self.began.emit()
        self._job.start()

    def _finished(self, outcome: object) -> None:
        self._job = self._order = None
        self.take(outcome)
        self._go_on()

    def _failed(self, why: str) -> None:
        self._job = self._order = None
        self.take_failure(why)
        self._go_on()

    # --- when it is done: a worker that does anything else with it overrides these

    def take(self, outcome: object) -> None:
        self.done.emit(None if self.is_dropped else outcome)

    def take_failure(self, why: str) -> None:
        if self.is_dropped:
            self.done.emit(None)
        else:
            self.failed.emit(why)
