"""How fast each ruleset is raced: default bots on a circuit of the game.

    .venv/bin/python -m bench.games [--json] [--rounds N]

For each ruleset, medians over interleaved rounds: races per CPU second of one thread with
statistics on and events off, and microseconds per turn (one decision over dice or a card);
`over_standard`: the time per turn relative to MotoGrandPrix Standard. `statistics_cost`: the time
with statistics relative to that without. `checks_cost`: the time relative to rules compiled without
checks. What two threads do in the time of one. `record_over_race` and `reasons_over_race`: the time
to save a replay of one race of many, and to explain the bots' decisions late in it, relative to the
race itself, run as plain Python. Seconds until a new process has its first result, with an empty
and with a warm cache folder.
"""

import statistics
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from bench import run
from bench.lineups import circuit_for, table_of
from bench.reference_race import (
    SEED,
    Measured,
    seconds_in_a_new_process,
    threads_ratio,
)
from bench.timing import cpu_seconds
from trackwright.model.circuit import Circuit
from trackwright.simulator.game.rulesets import all_rulesets, find_ruleset
from trackwright.simulator.race.game_parts import gives_reasons
from trackwright.simulator.race.reasons import can_explain, reasons_for
from trackwright.simulator.race.records import record_of
from trackwright.simulator.race.replays import Race, shown
from trackwright.simulator.story.game_parts import can_show
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import CannotRace, Table

ROUNDS = 7
YARDSTICK = "motograndprix-standard"
FIRST_RESULT = "from bench.lineups import table_of; table_of({!r}).run_many(1, 0, 1)"
"""Imports nothing that a race does not need."""


def race_many(table: Table, count: int) -> None:
    table.run_many(SEED, 0, count)


def turns_of(ruleset: str, races: int = 200) -> float:
    """Turns of a race, on average."""
    table = table_of(ruleset)
    race_many(table, races)
    return int(table.race.statistics.turns) / races


def first_results(ruleset: str, rounds: int) -> dict[str, float]:
    """With an empty cache folder, and with the one that this leaves."""
    program, cold, warm = FIRST_RESULT.format(ruleset), [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            cold.append(seconds_in_a_new_process(Path(folder), program))
            warm.append(seconds_in_a_new_process(Path(folder), program))
    return {
        "first_result_cold_s": round(statistics.median(cold), 2),
        "first_result_warm_s": round(statistics.median(warm), 2),
    }


def full_race(ruleset: str) -> tuple[Circuit, Table]:
    """As plain Python, with as many players as possible."""
    least, most = find_ruleset(ruleset).seats
    circuit = circuit_for(ruleset)
    for seats in range(most, least, -1):
        setup, way = lineup(circuit, ruleset, seats=seats)
        try:
            return circuit, setup.table(way)
        except CannotRace:
            continue  # a circuit may have room for fewer
    setup, way = lineup(circuit, ruleset, seats=least)
    return circuit, setup.table(way)


def over_the_race(ruleset: str, rounds: int) -> dict[str, float]:
    """The time for a replay, and for reasons if the game gives any, relative to the race."""
    circuit, table = full_race(ruleset)
    race = Race(circuit, circuit.track.name, table.setup, table.way, SEED)

    def reasons() -> None:
        replay = shown(race, table)
        late = max(moment.round for moment in replay.show.moments) - 1
        moments = [i for i, one in enumerate(replay.show.moments) if one.round == late]
        reasons_for(replay, [i for i in moments if can_explain(replay, i)])

    run_it = partial(table.run, SEED)
    record = partial(record_of, table, circuit, circuit.track.name, SEED)
    ways: dict[str, Callable[[], object]] = {"race": run_it, "record_over_race": record}
    if can_show(table.game) and gives_reasons(table.game):
        ways["reasons_over_race"] = reasons
    taken = [[cpu_seconds(way) for way in ways.values()] for _ in range(rounds)]
    race_s, *others = (statistics.median(column) for column in zip(*taken, strict=True))
    return {name: round(spent / race_s, 2) for name, spent in zip([*ways][1:], others, strict=True)}


def measured(rounds: int = ROUNDS, rulesets: Sequence[str] = ()) -> dict[str, object]:
    rulesets = list(rulesets or all_rulesets())
    ways = {id: Measured(partial(race_many, table_of(id))) for id in rulesets}
    bare = {id: Measured(partial(race_many, table_of(id, counted=False))) for id in rulesets}
    bold = {id: Measured(partial(race_many, table_of(id, mode="unchecked"))) for id in rulesets}
    for _ in range(rounds):
        for id in rulesets:
            ways[id].go()
            bare[id].go()
            bold[id].go()
    per_turn = {id: 1e6 / way.speed / turns_of(id) for id, way in ways.items()}
    found: dict[str, object] = {"version": 1}
    for id, way in ways.items():
        tables = [table_of(id), table_of(id)]
        threads = threads_ratio(tables, race_many, way.count, rounds)
        found[id] = {
            "races_per_cpu_s": round(way.speed, 1),
            "us_per_turn": round(per_turn[id], 3),
            "over_standard": round(per_turn[id] / per_turn[YARDSTICK], 2),
            "statistics_cost": round(bare[id].speed / way.speed, 2),
            "checks_cost": round(bold[id].speed / way.speed, 2),
            "threads_2_over_1": round(threads, 2),
            **over_the_race(id, rounds),
            **first_results(id, min(rounds, 3)),
        }
    return found


if __name__ == "__main__":
    run(__doc__, measured, "rounds", ROUNDS)
