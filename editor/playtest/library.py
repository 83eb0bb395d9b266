"""Imports pyqtgraph in a thread without blocking the window.

Python runs one thread at a time: a thread that imports without a pause delays every call of Qt, and
a click makes dozens of them. So this thread rests more than it works: between two modules, and
between two of Qt's classes, which are created on first use.
"""

import importlib
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from threading import current_thread
from types import ModuleType

from PySide6 import QtCore, QtGui, QtWidgets

WORK_S, REST_S = 0.001, 0.003


class Rests(MetaPathFinder):
    """The first of the module finders: it finds nothing, but is called for each module in its
    thread."""

    def __init__(self) -> None:
        self._thread = current_thread()
        self._rested = time.thread_time()

    def rest(self) -> None:
        """Let the window work, if this thread has worked for a while."""
        if time.thread_time() - self._rested >= WORK_S:
            time.sleep(REST_S)
            self._rested = time.thread_time()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        if current_thread() is self._thread:
            self.rest()


@contextmanager
def resting() -> Iterator[Rests]:
    """Modules imported by this thread in this block are imported with rests. Another thread may be
    iterating over the finders, so their list is replaced, not changed."""
    rests = Rests()
    sys.meta_path = [rests, *sys.meta_path]
    try:
        yield rests
    finally:
        sys.meta_path = [finder for finder in sys.meta_path if finder is not rests]


def chart_library() -> ModuleType:
    """The library uses all of Qt's classes at once, so create each one before."""
    with resting() as rests:
        for module in (QtCore, QtGui, QtWidgets):
            for name in dir(module):
                getattr(module, name)
                rests.rest()
        return importlib.import_module("pyqtgraph")
