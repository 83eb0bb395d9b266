"""Ctrl-C ends the program with a word; long work early, and what it has found by then is shown."""

import _thread
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ExtensionFileLoader
from types import FrameType

LOADERS = "create_module", "exec_module"
AGAIN_S = 0.02


@contextmanager
def noticed_interrupts() -> Iterator[None]:
    """Ctrl-C waits until a module in C is imported: in the middle of it, they print tracebacks of
    their own. If they turn it into another exception, that is taken for what it was."""
    noticed, again = threading.Event(), list[threading.Timer]()

    def notice(number: int, frame: FrameType | None) -> None:
        noticed.set()
        if not _is_importing(frame):
            signal.default_int_handler(number, frame)
        again.append(threading.Timer(AGAIN_S, _interrupt, [number]))
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


def _interrupt(number: int) -> None:
    """The signal once more, also where the main thread only waits."""
    main = threading.main_thread().ident
    if sys.platform == "win32" or main is None:
        _thread.interrupt_main(signal.Signals(number))
    else:
        signal.pthread_kill(main, number)


def _is_importing(frame: FrameType | None) -> bool:
    """Is a module in C on its way, perhaps with others that it imports?"""
    while frame is not None:
        loader = frame.f_locals.get("self") if frame.f_code.co_name in LOADERS else None
        if isinstance(loader, ExtensionFileLoader):
            return True
        frame = frame.f_back
    return False


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
