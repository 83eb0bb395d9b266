"""How long circuits to order take: ten different ones that look good, for several wishes.

    ./tw python -m bench.design [--wish club] [--seeds 1,2] [--json]

Seconds are those of one core, and depend on the machine; `checks` says how many times 1,000 checks
of a circuit a search took, and depends on it less. `ratio` says how many times faster the compiled
kernel is than the same as plain Python.
"""

import argparse
import json
import sys
import time
from random import Random
from typing import Any

from trackwright.design.kernel.annealing import begin_search, run_steps
from trackwright.design.search.problem import machine, task_of
from trackwright.design.search.proposals import proposals
from trackwright.design.search.refusals import reject_impossible
from trackwright.design.search.start_rows import first_row
from trackwright.design.wishes import Wishes, validated
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit, load_track
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
COUNT = 10
CHECKS = 20
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
    rows = []
    for name in arguments.wish or WISHES:
        for seed in arguments.seeds.split(","):
            rows.append(measured(name, int(seed), of_checks))
            if not arguments.json:
                print("  ".join(f"{key} {value}" for key, value in rows[-1].items()), flush=True)
    if arguments.json:
        json.dump(
            {"version": 1, "checks_1000_s": of_checks, "kernel": kernel, "searches": rows},
            sys.stdout,
        )
    return int(any(row["found"] < COUNT or row["in_time"] is False for row in rows))


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
    found = proposals(
        wishes,
        seed,
        COUNT,
        jobs=1,
        progress=lambda s: first.append(time.process_time() - begun) if s.kept else None,
    )
    seconds = time.process_time() - begun
    return {
        "wish": name,
        "seed": seed,
        "found": len(found.proposals),
        "seconds": round(seconds, 2),
        "first": round(first[0], 2) if first else None,
        "in_time": None if limit is None else seconds <= limit,
        "checks": round(seconds / of_checks, 2),
        "bursts": found.status.bursts,
        "worst_looks": round(max((p.looks.score for p in found.proposals), default=0), 1),
    }


if __name__ == "__main__":
    sys.exit(main())
