"""How long a report takes, and how large it is.

    .venv/bin/python -m bench.report [--json] [--rounds N]

As ratios within one run: picking the races to watch, running them again moment by moment, and
writing the page, each against the playtest of 500 races that the report is about. Medians of CPU
seconds over interleaved rounds.
"""

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import bench
from trackwright.model.files.library import load_circuit
from trackwright.reports.html.making import subject_of
from trackwright.reports.html.page import report_page
from trackwright.reports.html.subject import Look
from trackwright.reports.playtest import PlaytestReport
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.race.picking import picks_of
from trackwright.simulator.table.lineup import lineup

ROUNDS, RACES = 5, 500
TRACK, RULES = "april-raceway", "motograndprix-expert"
PARTS = ("playtest", "picks", "subject", "page")
T = TypeVar("T")


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """CPU seconds, all threads together, and what came of it."""
    start = time.process_time()
    found = work()
    return time.process_time() - start, found


def measured(rounds: int = ROUNDS, races: int = RACES) -> dict[str, float]:
    circuit = load_circuit(TRACK)
    batch = Batch(*lineup(circuit, RULES), 1, races)
    playtest(batch)  # compiled by now
    spent: dict[str, list[float]] = {name: [] for name in PARTS}
    size = 0
    for _ in range(rounds):
        raced, counts = timed(lambda: playtest(batch))
        report = PlaytestReport(result_of(circuit, batch, counts), races)
        picked, _ = timed(lambda: picks_of(batch))
        gathered, subject = timed(partial(subject_of, circuit, TRACK, report, batch))
        written, page = timed(partial(report_page, subject, Look()))
        size = len(page.data)
        for name, seconds in zip(spent, (raced, picked, gathered - picked, written), strict=True):
            spent[name].append(seconds)
    median = {name: statistics.median(values) for name, values in spent.items()}
    over = {f"{name}_over_playtest": median[name] / median["playtest"] for name in PARTS[1:]}
    parts = {f"{name}_seconds": value for name, value in median.items()}
    return {"version": 1, "races": races, "bytes": size, **over, **parts}


if __name__ == "__main__":
    bench.run(__doc__, measured, "rounds", ROUNDS)
