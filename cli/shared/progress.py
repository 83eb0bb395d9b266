"""Progress of long work on stderr, in a line from time to time."""

import time
from collections.abc import Callable
from typing import Generic, ParamSpec

from trackwright.cli.shared.output import warn

SILENT_S, EVERY_S = 0.5, 1.0
"""Nothing is said of work that takes so little time; then a line so often."""
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
