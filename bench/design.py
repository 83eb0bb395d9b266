"""How long circuits to order take: ten different ones that look good, for several wishes.

    ./tw python -m bench.design [--wish club] [--seeds 1,2] [--json]

Seconds are those of one core, and depend on the machine; `checks` says how many times 1,000 checks
of a circuit a search took, and depends on it less; `searching` is the share of the time that the
kernel took. `ratio` says how many times faster the compiled kernel is than the same as plain
Python. `random` is the yardstick: random rows of 14 pieces, closed exactly where up to eight more
do so, and checked, against the rows of one burst of the kernel, nearly all of which are clean
(`tests/design/search/test_rows.py`): `times_as_many` a second, at least.
"""

import argparse
import json
import math
import sys
import threading
import time
from random import Random
from typing import Any
from unittest.mock import patch

from trackwright.design.kernel.annealing import begin_search, run_steps
from trackwright.design.search.burst import RESTART_STEPS, BurstOutcome, Order, run_burst
from trackwright.design.search.finishing import circuit_of, faults_of
from trackwright.design.search.problem import Task, machine, task_of
from trackwright.design.search.proposals import proposals
from trackwright.design.search.refusals import reject_impossible
from trackwright.design.search.start_rows import first_row
from trackwright.design.wishes import Wishes, validated
from trackwright.model.circuit import Circuit
from trackwright.model.closing.search import CloseOptions, close, find_gap
from trackwright.model.edit.edits import apply_all
from trackwright.model.files.library import load_circuit, load_track
from trackwright.model.layout.track import Piece, Run, Track
from trackwright.simulator.compiler.data.memory import block, fill, plain_state
from trackwright.validators.report import check_circuit

WISHES = {
    "club": (Wishes(level="standard", positions=(75, 75), board_cm=(100.0, 80.0)), 10),
    "beginner": (
        Wishes(level="basic", positions=(40, 60), board_cm=(60.0, 90.0), corners=(5, 8)),
        None,
    ),
    "power": (
        Wishes(
            level="standard",
            positions=(86, 100),
            board_cm=(120.0, 90.0),
            corners=(8, 11),
            hairpins=(2, 4),
            longest=(15, 20),
        ),
        6,
    ),
    "twisty": (
        Wishes(
            level="standard",
            positions=(80, 100),
            board_cm=(100.0, 80.0),
            corners=(12, 15),
            hairpins=(0, 1),
            longest=(0, 12),
        ),
        15,
    ),
    "hard": (Wishes(level="expert", positions=(118, 118), board_cm=(115.0, 90.0)), 90),
    "pro": (Wishes(level="pro", positions=(124, 136), board_cm=(160.0, 115.0), boxes=2), None),
    "pit": (
        Wishes(
            kit="ausgebremst",
            positions=(23, 26),
            board_cm=(70.0, 50.0),
            use={"PIT4": 1},
            rules="ausgebremst-family",
            unlike=0.03,
        ),
        5,
    ),
}
"""Wishes, and within how many seconds of one core ten circuits are to be found."""
MOST_CHECKS = {"club": 3.0, "hard": 30.0}
"""How many times 1,000 checks of a circuit ten circuits may take."""
COUNT = 10
CHECKS = 20
RANDOM_SECONDS, RANDOM_PIECES = 5.0, 14
PLAIN_STEPS, COMPILED_STEPS = 100, 20_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wish", choices=WISHES, action="append", help="default: all")
    parser.add_argument("--seeds", default="1,2,3")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    for wishes, _ in WISHES.values():
        reject_impossible(validated(wishes))
    machine()
    of_checks = seconds_of_checks()
    kernel = kernel_ratio()
    if not arguments.json:
        print("kernel  " + "  ".join(f"{key} {value}" for key, value in kernel.items()), flush=True)
    yardstick = of_random_rows()
    if not arguments.json:
        print("random  " + "  ".join(f"{key} {value}" for key, value in yardstick.items()))
    rows = []
    for name in arguments.wish or WISHES:
        for seed in arguments.seeds.split(","):
            rows.append(measured(name, int(seed), of_checks))
            if not arguments.json:
                print("  ".join(f"{key} {value}" for key, value in rows[-1].items()), flush=True)
    if arguments.json:
        json.dump(
            {
                "version": 1,
                "checks_1000_s": of_checks,
                "kernel": kernel,
                "random": yardstick,
                "searches": rows,
            },
            sys.stdout,
        )
    return int(any(row["found"] < COUNT or row["in_time"] is False for row in rows))


def of_random_rows() -> dict[str, float]:
    """How many clean circuits a second random rows that are closed come to, and a burst."""
    kit, random = load_circuit("april-raceway").kit, Random(1)
    task = task_of(validated(WISHES["club"][0]))
    codes = task.palette.plain.codes
    tried = closed = clean = 0
    begun = time.process_time()
    while time.process_time() - begun < RANDOM_SECONDS:
        tried += 1
        pieces = [Piece(i, random.choice(codes)) for i in range(1, RANDOM_PIECES + 1)]
        row = Circuit(Track("Random", kit.id, (Run(tuple(pieces)),)), kit)
        gap = find_gap(row)
        ways = close(gap, CloseOptions(limit=1)).closings if gap else ()
        for way in ways:
            closed += 1
            whole = apply_all(way.edits, row.track, kit)
            laid = tuple(piece.piece for piece in whole.pieces())
            clean += not faults_of(circuit_of(task, laid, "Random"), None)
    seconds = time.process_time() - begun
    begun = time.process_time()
    burst = run_burst(task, Order(1, 1, RESTART_STEPS), threading.Event())
    a_second = (len(burst.rows) if burst else 0) / (time.process_time() - begun)
    return {
        "tried": tried,
        "closed": closed,
        "clean": clean,
        "rows_a_second": round(a_second),
        "times_as_many": round(a_second * seconds / max(1, clean)),
    }


def seconds_of_checks() -> float:
    """How long a thousand checks of a circuit take."""
    track = load_track("april-raceway")
    kit = load_circuit("april-raceway").kit
    check_circuit(Circuit(track, kit))
    begun = time.process_time()
    for _ in range(CHECKS):
        check_circuit(Circuit(track, kit))
    return (time.process_time() - begun) * 1000 / CHECKS


def kernel_ratio() -> dict[str, float]:
    """Microseconds of a step, as plain Python and compiled."""
    found = {}
    for name, make, steps in (
        ("plain_us", plain_state, PLAIN_STEPS),
        ("compiled_us", block, COMPILED_STEPS),
    ):
        task = task_of(validated(WISHES["club"][0]), make)
        search = task.search(task.wishes.length)
        row = first_row(task, task.wishes.length, Random(1))
        search.length = len(row)
        fill(search.row, row)
        call = machine().call if make is block else lambda function, *given: function(*given)
        call(begin_search, search, 1, 0)
        begun = time.process_time()
        call(run_steps, search, 0, steps, steps, 2000, 500)
        found[name] = round((time.process_time() - begun) / steps * 1e6, 1)
    return {**found, "ratio": round(found["plain_us"] / found["compiled_us"], 1)}


def measured(name: str, seed: int, of_checks: float) -> dict[str, Any]:
    """One search, with one thread."""
    wishes, limit = WISHES[name]
    begun = time.process_time()
    first: list[float] = []
    searching: list[float] = []

    def timed(task: Task, order: Order, cancel: threading.Event) -> BurstOutcome | None:
        before = time.thread_time()
        outcome = run_burst(task, order, cancel)
        searching.append(time.thread_time() - before)
        return outcome

    with patch("trackwright.design.search.proposals.run_burst", timed):
        found = proposals(
            wishes,
            seed,
            COUNT,
            jobs=1,
            progress=lambda s: first.append(time.process_time() - begun) if s.kept else None,
        )
    seconds = time.process_time() - begun
    checks, most = seconds / of_checks, MOST_CHECKS.get(name, math.inf)
    return {
        "wish": name,
        "seed": seed,
        "found": len(found.proposals),
        "seconds": round(seconds, 2),
        "first": round(first[0], 2) if first else None,
        "in_time": None if limit is None else seconds <= limit and checks <= most,
        "checks": round(checks, 2),
        "searching": round(sum(searching) / seconds, 2),
        "bursts": found.status.bursts,
        "worst_looks": round(max((p.looks.score for p in found.proposals), default=0), 1),
    }


if __name__ == "__main__":
    sys.exit(main())
