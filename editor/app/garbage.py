"""Collects Python's garbage in the window's thread only.

By default Python collects in whichever thread allocates one object too many. The garbage may
contain Qt objects, and destroying a widget outside the window's thread crashes the program. So
automatic collection is off while windows are open, and a timer in the window's thread does it:
young objects often and quickly, all objects when the user is idle.
"""

import ctypes
import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCursor

TICK_MS = 50
YOUNG = 700
"""New objects that trigger a collection; Python's default."""
YOUNG_PER_MIDDLE = 10
"""Young collections per collection of the middle generation."""
CALM_OBJECTS = 100
"""Fewer new objects per tick mean that the user is idle."""
CALM_TICKS = 20
"""Idle ticks (one second) before a full collection."""
MOST_MIDDLE = 100
"""Without idle time, a full collection after so many middle ones: a minute of hard work or more."""
MOST_SHARE = 0.01
"""Largest share of time for full collections: a large circuit has millions of objects."""
MOST_SHARE_WHEN_WANTED = 0.1
"""The same after something large was closed."""


class Collector(QObject):
    """Replaces Python's collector between `start` and `stop`."""

    is_wanted = False
    """Was something large closed? One window after the other, each waiting for the user to be idle,
    would leave memory in pieces that the system does not get back."""

    def __init__(self) -> None:
        super().__init__()
        Collector.is_wanted = False
        self._young = self._middle = 0
        """Young collections since the last middle one; middle ones since the last full one."""
        self._calm = 0
        self._known = 0
        self._pointer = QCursor.pos()
        self._is_clean = False
        self._next_s = self._next_wanted_s = 0.0
        """When the next full collection is allowed, and when if something large was closed."""
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        gc.enable()

    def _tick(self) -> None:
        new = gc.get_count()[0]
        self._calm = self._calm + 1 if self._is_calm(new) else 0
        if new >= YOUNG:
            self._look()
        is_due = self._middle >= MOST_MIDDLE or (self._calm >= CALM_TICKS and not self._is_clean)
        now = time.monotonic()
        if is_due and now >= self._next_s:
            self._next_s = self._look_through_all(MOST_SHARE)
        elif Collector.is_wanted and now >= self._next_wanted_s:
            self._next_wanted_s = self._look_through_all(MOST_SHARE_WHEN_WANTED)
        self._known = gc.get_count()[0]

    def _is_calm(self, new: int) -> bool:
        """Is the mouse at rest, and are hardly any objects created?"""
        before, self._pointer = self._pointer, QCursor.pos()
        return new - self._known < CALM_OBJECTS and self._pointer == before

    def _look(self) -> None:
        self._is_clean = False
        self._young += 1
        if self._young < YOUNG_PER_MIDDLE:
            gc.collect(0)
            return
        self._young = 0
        self._middle += 1
        gc.collect(1)

    def _look_through_all(self, share: float) -> float:
        """Returns when the next time is allowed."""
        begun = time.monotonic()
        collect_all()
        ended = time.monotonic()
        Collector.is_wanted = False
        self._young = self._middle = 0
        self._is_clean = True
        return ended + (ended - begun) / share


def collect_soon() -> None:
    """Something large was closed, and is garbage now."""
    Collector.is_wanted = True


def collect_all() -> None:
    """Collect everything, and return unused memory to the system: by itself the C library keeps
    what threads have freed."""
    gc.collect()
    _c_library("malloc_trim")(0)


def share_one_heap() -> None:
    """Let threads allocate from the window's heap. By default glibc gives threads heaps of their
    own and never returns their upper part: in 1,500 random actions the program grew from 300 to 400
    MB with the same amount in use. Call this before starting threads."""
    _c_library("mallopt")(_MOST_HEAPS, 1)


_MOST_HEAPS = -8
"""M_ARENA_MAX in malloc.h."""


def _c_library(name: str) -> Callable[..., object]:
    """A function that only the C library of most Linuxes has; does nothing elsewhere."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    found: Callable[..., object] = getattr(library, name, lambda *_: None)
    return found


@contextmanager
def collected_here() -> Iterator[None]:
    """Collect here for as long as windows are open, where the program continues without them."""
    collector = Collector()
    collector.start()
    try:
        yield
    finally:
        gc.collect()
        collector.stop()


def set_aside_what_is_loaded() -> None:
    """Exclude what is loaded from collection: it stays, and scanning it again and again would delay
    the window. Call this before there is a window, since excluded objects are never collected."""
    gc.collect()
    gc.freeze()
