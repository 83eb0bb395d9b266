"""How strong the bots are: three of one bot against three of another, and how careful ones ride.

    .venv/bin/python -m bench.strength [--json] [--races N] [--level L] [--circuit C] [--pair P]

For each level, circuit and pair of neighbours on the ladder: the share of its starts that each bot
wins, with Wilson's interval of 95 %. The stronger bot `holds` if the intervals do not touch. Seats
alternate, and change sides half way through the races; pole is rolled. Then fields of careful bots:
how many starts end in retirement, and rounds for each lap.
"""

import argparse
import json
import math
import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise

from model.library import load_circuit
from simulator.motograndprix.road import Way, way_of
from simulator.motograndprix.table import Table
from simulator.rulesets import find_ruleset
from simulator.table import Seat, Setup, rider_number

RACES = 2000
BIKES = 6
LEVELS = ("basic", "standard", "expert")
CIRCUITS = ("april-raceway", "race-bike-course", "gran-premi-de-catalunya")
LADDER = ("planner", "careful", "greedy", "random")
PAIRS = tuple(pairwise(LADDER))
SEED = 2026
SURE = 1.959964
"""Standard deviations on either side of 95 %."""


@dataclass(frozen=True)
class Share:
    """Wins of starts, and Wilson's interval."""

    wins: int
    starts: int
    share: float
    low: float
    high: float


def share_of(wins: int, starts: int) -> Share:
    share, squared = wins / starts, SURE**2
    middle = (share + squared / (2 * starts)) / (1 + squared / starts)
    noise = share * (1 - share) / starts + squared / (4 * starts**2)
    half = SURE * math.sqrt(noise) / (1 + squared / starts)
    return Share(wins, starts, share, middle - half, middle + half)


@dataclass(frozen=True)
class Match:
    """Three of the first bot against three of the second."""

    level: str
    circuit: str
    pair: tuple[str, str]
    races: int
    first: Share
    second: Share
    milliseconds: float
    """CPU time of a race."""

    @property
    def holds(self) -> bool:
        return self.first.low > self.second.high


@dataclass(frozen=True)
class Field:
    """How a field of careful bots rides."""

    level: str
    circuit: str
    races: int
    retired: float
    """Share of the starts."""
    rounds_per_lap: float
    capped: int


@cache
def circuit_of(name: str) -> tuple[Way, int]:
    """The way round a shipped circuit, and its laps."""
    found = load_circuit(name)
    return way_of(found.board, unrated=1), found.track.laps


def table(level: str, circuit: str, riders: Sequence[str]) -> Table:
    ruleset = find_ruleset(f"motograndprix-{level}")
    way, laps = circuit_of(circuit)
    seats = tuple(Seat(f"Bike {i}", f"Team {i % 3}", rider) for i, rider in enumerate(riders))
    made = Table(Setup(ruleset, ruleset.settings({}), seats, laps), way, mode="compiled")
    made.race.rules.statistics = 1
    return made


def match(level: str, circuit: str, pair: tuple[str, str], races: int) -> Match:
    """Ride half of the races with the bots in these seats, half in those of the others."""
    start, first_half = time.thread_time(), races // 2
    wins = [0, 0]
    for first, count, riders in (
        (0, races - first_half, pair),
        (races - first_half, first_half, pair[::-1]),
    ):
        made = table(level, circuit, riders * (BIKES // 2))
        made.ride_many(SEED, first, count)
        for i, bot in enumerate(pair):
            number = rider_number(made.setup.ruleset, bot)
            wins[i] += int(made.race.statistics.by_bot[number][0])
    spent = 1000 * (time.thread_time() - start) / races
    shares = [share_of(won, races * BIKES // 2) for won in wins]
    return Match(level, circuit, pair, races, shares[0], shares[1], spent)


def careful_field(level: str, circuit: str, races: int) -> Field:
    made = table(level, circuit, ["careful"] * BIKES)
    made.ride_many(SEED, 0, races)
    figures = made.race.statistics
    retired = sum(out * int(count) for out, count in enumerate(figures.retired))
    rounds = sum(number * int(count) for number, count in enumerate(figures.rounds))
    laps = made.setup.laps
    return Field(
        level,
        circuit,
        races,
        retired / (races * BIKES),
        rounds / (races * laps),
        int(figures.capped),
    )


def measured(
    races: int = RACES,
    levels: Sequence[str] = LEVELS,
    circuits: Sequence[str] = CIRCUITS,
    pairs: Sequence[tuple[str, str]] = PAIRS,
) -> tuple[list[Match], list[Field]]:
    """All matches and fields, in as many threads as there are processors."""
    for circuit in circuits:
        circuit_of(circuit)  # threads are not to build one at once
    places = [(level, circuit) for level in levels for circuit in circuits]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        matches = [
            threads.submit(match, level, circuit, pair, races)
            for pair in pairs
            for level, circuit in places
        ]
        fields = [threads.submit(careful_field, *place, races) for place in places]
        return [one.result() for one in matches], [one.result() for one in fields]


def as_json(matches: Sequence[Match], fields: Sequence[Field]) -> dict[str, object]:
    return {
        "version": 1,
        "matches": [{**asdict(one), "holds": one.holds} for one in matches],
        "careful_fields": [asdict(one) for one in fields],
    }


def as_text(matches: Sequence[Match], fields: Sequence[Field]) -> str:
    lines = []
    for one in matches:
        shares = "   ".join(
            f"{bot} {share.share:6.1%} ({share.low:.1%} to {share.high:.1%})"
            for bot, share in zip(one.pair, (one.first, one.second), strict=True)
        )
        holds = "holds" if one.holds else "touch"
        where = f"{one.level:9}{one.circuit:25}"
        lines.append(f"{where}{shares}   {holds}   {one.milliseconds:.2f} ms")
    for field in fields:
        lines.append(
            f"{field.level:9}{field.circuit:25}careful: {field.retired:.1%} retire, "
            f"{field.rounds_per_lap:.1f} rounds a lap, {field.capped} broken off"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--races", type=int, default=RACES, metavar="N")
    parser.add_argument("--level", action="append", choices=LEVELS)
    parser.add_argument("--circuit", action="append", metavar="C", help="a shipped circuit")
    names = {f"{first}-{second}": (first, second) for first, second in PAIRS}
    parser.add_argument("--pair", action="append", choices=list(names))
    given = parser.parse_args()
    pairs = [names[name] for name in given.pair] if given.pair else PAIRS
    outcome = measured(given.races, given.level or LEVELS, given.circuit or CIRCUITS, pairs)
    print(json.dumps(as_json(*outcome), indent=2) if given.json else as_text(*outcome))


if __name__ == "__main__":
    main()
