"""Checks that races still end as they did: digests of seeded races, written and compared.

    .venv/bin/python -m bench.same_play --write FILE [--races N] [--ruleset ID ...]
    .venv/bin/python -m bench.same_play --compare FILE

For every ruleset, each of its bots and each of three circuits of its game: all figures of `--races`
compiled races; decisions, events and outcome of the first and the last of them; and of one lap in
plain Python. `--compare` races the same as FILE says and lists the differences; the exit status
is 1 if there are any.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.lineups import circuits_for, options_for
from trackwright.model.files.library import load_circuit
from trackwright.simulator.game.rulesets import all_rulesets
from trackwright.simulator.playtest.counts import counts_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Mode, Table

RACES = 500
SEED = 20260
CHOSEN = {
    "motograndprix": ("april-raceway", "gp-ring", "race-bike-course"),
    "ausgebremst": ("bleifuss-drom", "nuerburg-ring", "plattfuss-circuit"),
}
"""Circuits chosen for a game; of others the first three that can be raced."""
COUNT = 3
OLD_NAMES = {"by_player": "by_seat"}
"""Tables of figures -> what they were called when digests were first written."""
ADDED = ("groups",)
"""Tables that did not exist then."""
PLANNED = {"roll_outs": 8}
"""Planners think for less time than by default, so that this many races take little time."""


def combinations(rulesets: list[str]) -> Iterator[tuple[str, str, str]]:
    """Ruleset, bot, circuit."""
    for id, ruleset in all_rulesets().items():
        if not rulesets or id in rulesets:
            for bot in ruleset.bots:
                for circuit in circuits_for(id, COUNT, CHOSEN):
                    yield id, bot.name, circuit


def table_of(ruleset: str, bot: str, circuit: str, mode: Mode, laps: int | None = None) -> Table:
    """A table with that bot on every seat."""
    if all_rulesets()[ruleset].laps:
        laps = None
    built = load_circuit(circuit)
    setup, way = lineup(
        built, ruleset, bots=[bot], laps=laps, options=options_for(ruleset, PLANNED)
    )
    return setup.table(way, mode)


def digest(what: Any) -> str:
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:16]


def figures_of(table: Table, races: int) -> str:
    """A digest of everything counted over these races."""
    table.race.rules.statistics = 1
    ended = table.run_many(SEED, 0, races)
    counted = counts_of(table).tables
    tables = {OLD_NAMES.get(name, name): found.tolist() for name, found in counted.items()}
    for name in ADDED:
        tables.pop(name)
    runners = tables.pop("by_runner")
    if table.game.is_one_each:
        assert runners == tables["by_seat"], "a player does not finish where the runner does"
    else:
        tables["by_runner"] = runners
    return digest([ended, tables])


def story_of(table: Table, number: int) -> str:
    """A digest of one race: why it stopped, each decision, each event."""
    halt = int(table.run(SEED, number))
    return digest([halt, table.recorded_script(), table.rows()])


def digests(ruleset: str, bot: str, circuit: str, races: int) -> dict[str, str]:
    """What is compared for one combination."""
    table = table_of(ruleset, bot, circuit, "compiled")
    found = {"figures": figures_of(table, races)}
    for number in (0, races - 1):
        found[f"race {number}"] = story_of(table, number)
    if bot != "planner":
        found["plain"] = story_of(table_of(ruleset, bot, circuit, "plain", 1), 1)
    return found


def raced(races: int, rulesets: list[str]) -> dict[str, dict[str, str]]:
    """The digests of all combinations, by name."""
    return {" ".join(one): digests(*one, races) for one in combinations(rulesets)}


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", metavar="FILE", type=Path)
    what.add_argument("--compare", metavar="FILE", type=Path)
    parser.add_argument("--races", metavar="N", type=int, default=RACES)
    parser.add_argument("--ruleset", metavar="ID", action="append", default=[])
    arguments = parser.parse_args(given)
    if arguments.write:
        found = raced(arguments.races, arguments.ruleset)
        text = {"races": arguments.races, "rulesets": arguments.ruleset, "digests": found}
        arguments.write.write_text(json.dumps(text, indent=1) + "\n")
        print(f"{len(found)} combinations of {arguments.races} races written")
        return 0
    before = json.loads(arguments.compare.read_text())
    return compare(before["digests"], raced(before["races"], before["rulesets"]))


def compare(before: dict[str, dict[str, str]], now: dict[str, dict[str, str]]) -> int:
    """List the differences; 1 if there are any."""
    different = 0
    for name in sorted({*before, *now}):
        old, new = before.get(name, {}), now.get(name, {})
        for part in sorted({*old, *new}):
            if old.get(part) != new.get(part):
                different += 1
                print(f"{name}: {part}: {old.get(part)} before, {new.get(part)} now")
    print(f"{len(now)} combinations, {different} differences")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
