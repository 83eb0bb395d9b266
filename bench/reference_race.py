"""How fast the reference race is: MotoGrandPrix Basic, 6 bikes, 6 laps of a ring of 60 positions.

    .venv/bin/python -m bench.reference_race [--json]

All bots are greedy unless a figure says careful. Races per CPU second of one thread: with
statistics and without events (`races_per_cpu_s`), without both, with both, and with a
straightforward implementation in plain Python (`plain_race.py`, counting the same figures). Two
threads compared with one by the wall clock. Then the seconds until a new process has its first
result, with an empty and with a warm cache folder. Figures are medians over interleaved rounds.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import TypeVar

from bench import plain_race, run
from bench.timing import cpu_seconds
from trackwright.games.motograndprix.race.race import ride_batch
from trackwright.games.motograndprix.race.road import Position, ring
from trackwright.games.motograndprix.race.table import Table
from trackwright.simulator.compiler.cache import CACHE_VARIABLE
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.begin import ROLLED
from trackwright.simulator.table.table import Seat, Setup

T = TypeVar("T")
ROUNDS = 7
BIKES, LAPS, POSITIONS = 6, 6, 60
CORNERS = {(10, 14): 2, (25, 29): 1, (40, 43): 3, (50, 53): 1}
"""First and last position -> difficulty."""
HALF_WAY = 30
"""From here on the racing line is on the right."""
SEED = 1
CHUNK = 0.15
"""Seconds spent in each measured batch, about."""
FIRST_RESULT = "from bench.reference_race import first_result; first_result()"


def positions() -> list[Position]:
    """The ring of the reference race."""
    difficulty = [0] * POSITIONS
    for (first, last), value in CORNERS.items():
        difficulty[first : last + 1] = [value] * (last - first + 1)
    return [Position(difficulty[p], 0, 0 if p < HALF_WAY else 2) for p in range(POSITIONS)]


def table(level: str = "basic", bot: str = "greedy", figures: bool = True) -> Table:
    """A table for the reference race, statistics on or off."""
    ruleset = find_ruleset(f"motograndprix-{level}")
    seats = tuple(Seat(f"Bike {i}", f"Team {i % 3}", bot) for i in range(BIKES))
    made = Table(
        Setup(ruleset, ruleset.settings({}), seats, LAPS), ring(positions()), mode="compiled"
    )
    made.race.rules.statistics = int(figures)
    return made


def race_many(made: Table, count: int, events: bool = False) -> None:
    """Run this many races; with events each race writes its log."""
    made.race.log.on = int(events)
    made.machine.call(ride_batch, made.race, SEED, 0, count, ROLLED)


def race_in_threads(tables: Sequence[T], work: Callable[[T, int], object], count: int) -> float:
    """Wall seconds until each table, in its own thread, has run its races."""
    threads = [Thread(target=work, args=(made, count)) for made in tables]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return time.perf_counter() - start


class Measured:
    """A way to race, and how many races fill a batch."""

    def __init__(self, work: Callable[[int], object]) -> None:
        self.work, self.speeds = work, list[float]()
        work(1)
        taken, self.count = 0.0, 4
        while taken < CHUNK / 4:
            self.count *= 2
            taken = cpu_seconds(lambda: work(self.count))
        self.count = max(1, round(self.count * CHUNK / taken))

    def go(self) -> None:
        self.speeds.append(self.count / cpu_seconds(lambda: self.work(self.count)))

    @property
    def speed(self) -> float:
        return statistics.median(self.speeds)


def measured_races(made: Table, events: bool = False) -> Measured:
    return Measured(lambda count: race_many(made, count, events))


def ways_to_race() -> dict[str, Measured]:
    ring_of = positions()
    return {
        "races_per_cpu_s": measured_races(table()),
        "without_statistics": measured_races(table(figures=False)),
        "with_events": measured_races(table(), events=True),
        "plain_races_per_cpu_s": Measured(
            lambda count: plain_race.race_many(ring_of, BIKES, LAPS, count)
        ),
        "careful_basic": measured_races(table("basic", "careful")),
        "careful_standard": measured_races(table("standard", "careful")),
        "careful_expert": measured_races(table("expert", "careful")),
    }


def threads_ratio(
    tables: Sequence[T], work: Callable[[T, int], object], count: int, rounds: int
) -> float:
    """What two threads do in the time of one: the best of each, run in turns. (The wall clock
    also counts what else the machine does; the best rounds have the least of it.)"""
    one, two = [], []
    for _ in range(rounds):
        one.append(race_in_threads(tables[:1], work, count))
        two.append(race_in_threads(tables, work, count))
    return 2 * min(one) / min(two)


def first_result() -> None:
    """What a new process does before it has a result."""
    race_many(table(), 1)


def seconds_in_a_new_process(cache: Path, program: str = FIRST_RESULT) -> float:
    """Wall seconds from the start of a process to the end of its first race."""
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        cwd=Path(__file__).parent.parent,
        env={**os.environ, CACHE_VARIABLE: str(cache)},
    )
    return time.perf_counter() - start


def first_results(rounds: int) -> dict[str, float]:
    """With an empty cache folder, and with the one that this leaves."""
    cold, warm = [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            cold.append(seconds_in_a_new_process(Path(folder)))
            warm.append(seconds_in_a_new_process(Path(folder)))
    return {
        "first_result_cold_s": statistics.median(cold),
        "first_result_warm_s": statistics.median(warm),
    }


def measured(rounds: int = ROUNDS) -> dict[str, object]:
    ways = ways_to_race()
    for _ in range(rounds):
        for way in ways.values():
            way.go()
    speed = {name: way.speed for name, way in ways.items()}
    usual = speed["races_per_cpu_s"]
    return {
        "version": 1,
        **{name: round(value, 1) for name, value in speed.items()},
        "over_plain": usual / speed["plain_races_per_cpu_s"],
        "statistics_cost": speed["without_statistics"] / usual,
        "events_cost": usual / speed["with_events"],
        "expert_over_basic": speed["careful_basic"] / speed["careful_expert"],
        "threads_2_over_1": threads_ratio(
            [table(), table()], race_many, ways["races_per_cpu_s"].count, rounds
        ),
        **first_results(min(rounds, 3)),
    }


if __name__ == "__main__":
    run(__doc__, measured, "rounds", ROUNDS)
