"""How long a window cannot handle its events: a ticker in its thread; and waiting while it does."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

SCHEDULED = Path("/proc/thread-self/schedstat")


class Ticker(QObject):
    """From one tick of a timer to the next: how late the event loop is, how much it works, and
    how long it waits because the machine runs something else (as reported by Linux)."""

    def __init__(self, interval_ms: int = 5) -> None:
        super().__init__()
        self.late_ms: list[float] = []
        self.worked_ms: list[float] = []
        self.kept_ms: list[float] = []
        self._last = self._clocks()
        self._timer = QTimer(self, interval=interval_ms, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        self._timer.start()

    def _clocks(self) -> tuple[float, float, float]:
        kept_ns = int(SCHEDULED.read_text().split()[1]) if SCHEDULED.exists() else 0
        return time.perf_counter(), time.thread_time(), kept_ns / 1e9

    def tick(self) -> None:
        now = self._clocks()
        passed, worked, kept = (1000 * (b - a) for a, b in zip(self._last, now, strict=True))
        self.late_ms.append(passed - kept - self._timer.interval())
        self.worked_ms.append(worked)
        self.kept_ms.append(kept)
        self._last = now

    def stop(self) -> None:
        self._timer.stop()


@contextmanager
def ticking(interval_ms: int = 5) -> Iterator[Ticker]:
    """A ticker while something runs; the last tick comes at its end."""
    ticker = Ticker(interval_ms)
    try:
        yield ticker
    finally:
        ticker.tick()
        ticker.stop()


def wait_until(is_so: Callable[[], bool], poll_ms: int = 1) -> None:
    """Handle events until this is so. Between them the window's thread rests, so that others have
    the processor, and Python's lock."""
    loop, poll = QEventLoop(), QTimer(interval=poll_ms, timerType=Qt.TimerType.PreciseTimer)
    poll.timeout.connect(lambda: loop.quit() if is_so() else None)
    poll.start()
    loop.exec()
