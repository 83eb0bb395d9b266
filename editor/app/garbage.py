"""Python's garbage, collected in the window's thread and in no other.

By itself Python collects in whichever thread makes one object too many. What it finds may be Qt's,
and a widget that is destroyed outside the window's thread ends the program. So collecting by itself
is off while windows are open, and a timer of the window does it: young objects often and in a
moment, all objects when nobody does anything.
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
"""So many new objects are worth a look, as Python has it."""
YOUNG_PER_MIDDLE = 10
"""So many looks at the young ones, then one at those that outlived a look, too."""
CALM_OBJECTS = 100
"""Fewer new objects in a tick: nobody does anything."""
CALM_TICKS = 20
"""After a second without doing anything, all objects are looked through."""
MOST_MIDDLE = 100
"""Somebody who never rests waits for it after so many looks: a minute of hard work or more."""
MOST_SHARE = 0.01
"""Of the time, for looking through all objects: of a large circuit there are millions."""


class Collector(QObject):
    """Takes Python's place from `start` to `stop`."""

    def __init__(self) -> None:
        super().__init__()
        self._young = self._middle = 0
        """Looks at the young objects only, since the last at more; and of the latter since the last
        at all of them."""
        self._calm = 0
        self._known = 0
        self._pointer = QCursor.pos()
        self._is_clean = False
        self._next_s = 0.0
        """When all objects may be looked through again."""
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
        is_wanted = self._middle >= MOST_MIDDLE or (self._calm >= CALM_TICKS and not self._is_clean)
        if is_wanted and time.monotonic() >= self._next_s:
            self._look_through_all()
        self._known = gc.get_count()[0]

    def _is_calm(self, new: int) -> bool:
        """Does nobody move the mouse, and does hardly any object come up?"""
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

    def _look_through_all(self) -> None:
        begun = time.monotonic()
        collect_all()
        ended = time.monotonic()
        self._next_s = ended + (ended - begun) / MOST_SHARE
        self._young = self._middle = 0
        self._is_clean = True


def collect_all() -> None:
    """Look through all objects, and give the system back what nobody needs any more: by itself the
    C library keeps what threads have freed."""
    gc.collect()
    _c_library("malloc_trim")(0)


def share_one_heap() -> None:
    """Threads take their memory from the heap of the window. By itself the C library of Linux makes
    heaps of their own for them, and the upper part of these is never given back: in 1,500 random
    actions the program grew from 300 to 400 MB, of which it used as much as before. To be called
    before there are threads."""
    _c_library("mallopt")(_MOST_HEAPS, 1)


_MOST_HEAPS = -8
"""M_ARENA_MAX in malloc.h."""


def _c_library(name: str) -> Callable[..., object]:
    """A function that only the C library of most Linuxes has; elsewhere it does nothing."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    found: Callable[..., object] = getattr(library, name, lambda *_: None)
    return found


@contextmanager
def collected_here() -> Iterator[None]:
    """For as long as windows are open, where the program goes on without them."""
    collector = Collector()
    collector.start()
    try:
        yield
    finally:
        gc.collect()
        collector.stop()


def set_aside_what_is_loaded() -> None:
    """It stays: looking through it again and again would make the window wait. To be called before
    there is a window, for what is set aside is never collected."""
    gc.collect()
    gc.freeze()
