"""Whether the window goes on while something else works: a ticker in its thread."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from bench.ticker import SCHEDULED, Ticker
from bench.timing import slowness
from tests.editor.conftest import Hand

AT_MOST_MS, QUIET_MS = 50, 20


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
    at_most_ms = AT_MOST_MS * slowness()
    assert max(ticker.worked_ms) < at_most_ms
    assert np.quantile(ticker.late_ms, 0.98) < at_most_ms + np.quantile(idle_ms, 0.98)
    # On a busy machine threads are stopped halfway, and the window waits for what they hold.
    if SCHEDULED.exists() and max(ticker.kept_ms) < QUIET_MS:
        assert max(ticker.late_ms) < at_most_ms + max(idle_ms)
