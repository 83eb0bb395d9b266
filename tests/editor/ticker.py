"""Whether the window goes on while something else works: a ticker in its thread."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from bench.ticker import SCHEDULED, Ticker
from bench.timing import slowness
from tests.editor.conftest import Hand
from trackwright.editor.app.garbage import set_aside_what_is_loaded

AT_MOST_MS, QUIET_MS = 50, 20
IDLE_MS = 600
"""The window is watched for so long with nothing to do."""


@contextmanager
def loaded_objects_set_aside() -> Iterator[None]:
    """As the program does when it starts: collecting does not look through them again and again."""
    set_aside_what_is_loaded()
    try:
        yield
    finally:
        gc.unfreeze()


@contextmanager
def never_waiting(hand: Hand) -> Iterator[None]:
    """What is done here keeps the window from its events for 50 ms at most."""
    with loaded_objects_set_aside():
        ticker = Ticker()
        try:
            hand.qtbot.wait(IDLE_MS)
            idle_ms = list(ticker.late_ms)
            yield
        finally:
            ticker.stop()
    assert len(ticker.late_ms) > len(idle_ms)
    at_most_ms = AT_MOST_MS * slowness()
    assert max(ticker.worked_ms) < at_most_ms
    assert np.quantile(ticker.late_ms, 0.98) < at_most_ms + np.quantile(idle_ms, 0.98)
    # On a busy machine threads are stopped halfway, and the window waits for what they hold.
    if SCHEDULED.exists() and max(ticker.kept_ms) < QUIET_MS:
        assert max(ticker.late_ms) < at_most_ms + max(idle_ms)
