"""Whether the window goes on while something else works: a ticker in its thread."""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, Qt, QTimer

from tests.editor.conftest import Hand

AT_MOST_MS, QUIET_MS = 50, 20
SCHEDULED = Path("/proc/thread-self/schedstat")


class Ticker(QObject):
    """From one tick of a timer to the next: how late the event loop comes, how much it works, and
    how long it is kept waiting because the machine runs something else (which Linux tells)."""

    def __init__(self) -> None:
        super().__init__()
        self.late_ms: list[float] = []
        self.worked_ms: list[float] = []
        self.kept_ms: list[float] = []
        self._last = self._clocks()
        self._timer = QTimer(self, interval=5, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _clocks(self) -> tuple[float, float, float]:
        kept_ns = int(SCHEDULED.read_text().split()[1]) if SCHEDULED.exists() else 0
        return time.perf_counter(), time.thread_time(), kept_ns / 1e9

    def _tick(self) -> None:
        now = self._clocks()
        passed, worked, kept = (1000 * (b - a) for a, b in zip(self._last, now, strict=True))
        self.late_ms.append(passed - kept - self._timer.interval())
        self.worked_ms.append(worked)
        self.kept_ms.append(kept)
        self._last = now

    def stop(self) -> None:
        self._timer.stop()


@contextmanager
def never_waiting(hand: Hand) -> Iterator[None]:
    """What is done here keeps the window from its events for 50 ms at most."""
    gc.collect()
    gc.freeze()  # as the program does when it starts
    ticker = Ticker()
    try:
        hand.qtbot.wait(1000)
        idle_ms = list(ticker.late_ms)
        yield
    finally:
        ticker.stop()
        gc.unfreeze()
    assert len(ticker.late_ms) > len(idle_ms)
    assert max(ticker.worked_ms) < AT_MOST_MS
    assert np.quantile(ticker.late_ms, 0.98) < AT_MOST_MS + np.quantile(idle_ms, 0.98)
    # On a busy machine threads are stopped halfway, and the window waits for what they hold.
    if SCHEDULED.exists() and max(ticker.kept_ms) < QUIET_MS:
        assert max(ticker.late_ms) < AT_MOST_MS + max(idle_ms)
