"""Progress of long work on stderr, in a line from time to time."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, ParamSpec

from trackwright.cli.shared.output import warn
from trackwright.cli.shared.streams import UnfailingStream

SILENT_S, EVERY_S = 0.5, 1.0
"""Nothing is said of work that takes so little time; then a line so often."""
PATIENCE_S, MOST_PATIENCE_S = 5.0, 60.0
"""Silent work is reported after so long; then after twice as long each time, at most so long."""
P = ParamSpec("P")


class ProgressLines(Generic[P]):
    """Call it with the progress: `line` says what there is to be told."""

    def __init__(self, line: Callable[P, str]) -> None:
        self._line = line
        self._begun = self._shown = time.monotonic()

    @property
    def seconds(self) -> float:
        """Since the work began."""
        return time.monotonic() - self._begun

    def __call__(self, *done: P.args, **named: P.kwargs) -> None:
        now = time.monotonic()
        if self.seconds > SILENT_S and now - self._shown > EVERY_S:
            self._shown = now
            warn(self._line(*done, **named))


class _Waiting:
    """How many wait for a person or a file just now, rather than work."""

    count = 0


@contextmanager
def waiting_for_somebody() -> Iterator[None]:
    """While this is open, silent work is not reported: a person is asked, or watches."""
    _Waiting.count += 1
    try:
        yield
    finally:
        _Waiting.count -= 1


@contextmanager
def telling_of_long_work(command: str) -> Iterator[None]:
    """While this is open, a line on stderr says from time to time that the command works, if
    nothing else does."""
    done = threading.Event()
    teller = threading.Thread(target=_tell_of_long_work, args=(command, done), daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()


def _tell_of_long_work(command: str, done: threading.Event) -> None:
    begun = UnfailingStream.last_written = time.monotonic()
    patience = left = PATIENCE_S
    while not done.wait(left):
        now = time.monotonic()
        left = UnfailingStream.last_written + patience - now
        if left <= 0 and not _Waiting.count:
            warn(f"{command}: still at work after {now - begun:.0f} s; Ctrl-C ends it")
            patience = min(2 * patience, MOST_PATIENCE_S)
        if left <= 0:
            left = patience
