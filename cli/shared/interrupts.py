"""Ctrl-C ends long work early, and what it has found by then is shown."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def cancelled_by_interrupt() -> Iterator[threading.Event]:
    """Ctrl-C sets the event; a second one ends the program."""
    cancel = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield cancel
        return

    def stop(*_: object) -> None:
        signal.signal(signal.SIGINT, before)
        cancel.set()

    before = signal.signal(signal.SIGINT, stop) or signal.default_int_handler
    try:
        yield cancel
    finally:
        signal.signal(signal.SIGINT, before)
