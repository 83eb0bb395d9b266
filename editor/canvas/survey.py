"""Work outside the GUI thread: the survey after every edit, and jobs that can be cancelled."""

import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.strokes import Sign, signs_of
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import PictureOptions, Sketch, table_layers
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.progress import Cancelled
from trackwright.validators.report import Checker, Report

SETTLE_MS = 40
"""The survey waits this long for the next edit."""
PATIENCE_S = 0.2
"""A closing window waits this long for cancelled work."""
_left: list["Job"] = []


@dataclass(frozen=True)
class Survey:
    """Everything computed about a circuit in the background."""

    circuit: Circuit
    report: Report
    signs: list[Sign]
    """The board and the signs around the pieces."""


class Surveyor(QObject):
    """Surveys the latest circuit; skips outdated ones."""

    done = Signal(object)
    _surveyed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.options = PictureOptions(furniture=False)
        self._pool = ThreadPoolExecutor(1, "survey")
        self._checker = Checker()
        self._signs: list[Sign] = []
        self.with_hash = False
        """Does anybody compare the circuit with one that was raced?"""
        self.rules: str | None = None
        """Also check whether the circuit can be raced under this ruleset."""
        self._wanted: Circuit | None = None
        self._running = False
        self._is_over = False
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._timer.timeout.connect(self._start)
        self._surveyed.connect(self._finished)

    @property
    def busy(self) -> bool:
        return self._running or self._wanted is not None

    def want(self, circuit: Circuit) -> None:
        if not self._is_over:
            self._wanted = circuit
            self._timer.start()

    def draw_with(self, options: PictureOptions) -> None:
        self.options = options

    def stop(self) -> None:
        """Stop surveying before the window closes, without any further signals."""
        self._is_over = True
        self._timer.stop()
        self._wanted = None
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _start(self) -> None:
        if self._running or self._wanted is None:
            return
        circuit, self._wanted = self._wanted, None
        self._running = True
        self._pool.submit(self._survey, circuit, self.options)

    def _survey(self, circuit: Circuit, options: PictureOptions) -> None:
        survey = None
        try:
            if self._checker.rules != self.rules:
                self._checker = Checker(self.rules)
            self._signs = signs_of(table_layers(Sketch(circuit, options)), self._signs)
            survey = Survey(circuit, self._report_on(circuit), self._signs)
            if self.with_hash:
                _ = circuit.hash
        except Exception:  # a bug: report it, but let the next survey run
            traceback.print_exc()
        self._surveyed.emit(survey)

    def _report_on(self, circuit: Circuit) -> Report:
        """The problems; a circuit that is not begun has none."""
        report = self._checker.check(circuit)
        if circuit.track.piece_locations:
            return report
        return replace(report, findings=(), not_checked=())

    def _finished(self, survey: object) -> None:
        """Runs in the window's thread: whoever waits until nothing is busy finds everything
        shown."""
        if not self._is_over:
            self.done.emit(survey)
        self._running = False
        if self._wanted is not None:
            self._start()


ReportProgress = Callable[[int, int], bool]
"""Reports progress from time to time; returns False to stop the work."""


class Job(QObject):
    """Work in a thread of its own. Its signals arrive in the window's thread, `finished` or
    `failed` last: by then the thread has ended, and the job deletes itself."""

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(str)
    _reached = Signal(int, int)
    _ended = Signal(object)

    def __init__(self, work: Callable[[ReportProgress], object], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._cancelled = threading.Event()
        self._is_left = False
        self._thread = threading.Thread(target=self._run, name="job", daemon=True)
        self._reached.connect(self._progress)
        self._ended.connect(self._end)

    def start(self) -> None:
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
        self._is_left = True
        if self.is_alive:
            self._thread.join(PATIENCE_S)
        if self.is_alive:
            self.setParent(QCoreApplication.instance())
            _left.append(self)

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def _progress(self, done: int, of: int) -> None:
        if not self._is_left:
            self.progressed.emit(done, of)

    def _end(self, say: Callable[[], None]) -> None:
        self.wait()
        self.deleteLater()
        if self in _left:
            _left.remove(self)
        if not self._is_left:
            say()

    # --- in the thread

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


def is_work_left() -> bool:
    """Is a thread still working for a closed window?"""
    return any(job.is_alive for job in _left)
