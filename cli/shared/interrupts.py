"""Ctrl-C ends the program with a word; long work early, and what it has found by then is shown."""

import _thread
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

IMPORTING = "<frozen importlib._bootstrap>"
AGAIN_S = 0.02


@contextmanager
def noticed_interrupts() -> Iterator[None]:
    """Ctrl-C waits until a module is imported: in the middle of it, modules in C print tracebacks
    of their own. If they turn it into another exception, that is taken for what it was."""
    noticed, again = threading.Event(), list[threading.Timer]()

    def notice(number: int, frame: FrameType | None) -> None:
        noticed.set()
        if not _is_importing(frame):
            signal.default_int_handler(number, frame)
        again.append(threading.Timer(AGAIN_S, _thread.interrupt_main, [number]))
        again[-1].daemon = True
        again[-1].start()

    is_usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    is_ours = is_usual and threading.current_thread() is threading.main_thread()
    if is_ours:
        signal.signal(signal.SIGINT, notice)
    try:
        yield
    except Exception as error:
        if noticed.is_set():
            raise KeyboardInterrupt from error
        raise
    finally:
        for timer in again:
            timer.cancel()
        if is_ours and signal.getsignal(signal.SIGINT) is notice:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _is_importing(frame: FrameType | None) -> bool:
    while frame is not None and frame.f_code.co_filename != IMPORTING:
        frame = frame.f_back
    return frame is not None


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
