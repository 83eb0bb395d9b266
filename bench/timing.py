"""CPU seconds: what else runs on the machine makes work wait, which is not counted; and how much
slower the work itself is meanwhile, since caches and cores are shared."""

import resource
import statistics
import subprocess
import time
from collections.abc import Callable, Sequence

LAYS_S = 0.0023
"""What laying out 1,000 pieces takes on the quiet machine for which limits are given."""


def cpu_seconds(work: Callable[[], object]) -> float:
    """Those of this thread."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


def child_seconds(command: Sequence[str]) -> float:
    """CPU seconds of a child process from start to exit."""
    before = ended_seconds()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return ended_seconds() - before


def ended_seconds() -> float:
    """CPU seconds of all child processes that have ended."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def slowness() -> float:
    """How many times as long as on a quiet machine work takes just now, at least once."""
    # Programs that time themselves must not load this before their first result.
    from bench.serpentine import KIT, serpentine
    from trackwright.model.files.library import kit
    from trackwright.model.layout.geometry import build_geometry

    track, pieces = serpentine(1000), kit(KIT)
    spent = [cpu_seconds(lambda: build_geometry(track, pieces)) for _ in range(9)]
    return max(1.0, statistics.median(spent) / LAYS_S)
