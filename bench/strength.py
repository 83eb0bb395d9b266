"""How strong the bots are: three of one bot against three of another, and how default ones race.

    .venv/bin/python -m bench.strength [--json] [--races N] [--rules R] [--circuit C] [--pair P]
                                       [--seats N] [--option NAME=VALUE]

For each ruleset, circuit and pair of neighbours on the ladder (a game numbers its bots from the
weakest to the strongest): the share of its starts that each bot wins, with Wilson's 95 % interval.
The stronger bot `holds` if the intervals do not touch. Seats alternate, and are swapped half way
through the races; the rules decide the grid. Then fields of the default bot (careful, where there
is one): how many starts end in retirement, and rounds per lap. Where fewer than six can play, or
with fewer seats, it is two against two, or one against one.
"""

import argparse
import json
import math
import os
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import pairwise

from bench import reported_errors
from bench.lineups import circuits_for, options_for
from trackwright.cli.shared.racing import options_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Table, player_number

RACES = 2000
MOST_SEATS = 6
RULES = ("motograndprix-basic", "motograndprix-standard", "motograndprix-expert")
CHOSEN = {
    "motograndprix": ("april-raceway", "race-bike-course", "gran-premi-de-catalunya"),
    "ausgebremst": ("plattfuss-drom", "bleifuss-circuit", "nuerburg-ring"),
    "street_racing": ("the-main-event", "tokyo-drift", "this-is-brasil"),
}
"""Circuits chosen for a game, of others the first three that can be raced; for Ausgebremst a medium
one, an easy one and a hard one, for the street race a freeway, alleys, and a mixture of both."""
COUNT = 3
UNRATED = {"unrated": 1}
"""Corners without a marker are easy, if a ruleset asks."""
SEED = 2026
SURE = 1.959964
"""Standard deviations on either side of 95 %."""


@dataclass(frozen=True)
class Entry:
    """Who races under which rules; as many as possible, and with the default options."""

    rules: str
    seats: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def players(self) -> int:
        if self.seats % 2:
            raise TrackwrightError(f"{self.seats} seats: two bots need as many each, 2, 4 or 6")
        return self.seats or even_seats(self.rules)


@dataclass(frozen=True)
class Share:
    """Wins per start, and Wilson's interval."""

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
    """Some of the first bot against as many of the second."""

    rules: str
    circuit: str
    pair: tuple[str, str]
    races: int
    seats: int
    first: Share
    second: Share
    milliseconds: float
    """CPU time per race."""

    @property
    def holds(self) -> bool:
        return self.first.low > self.second.high


@dataclass(frozen=True)
class Field:
    """How a field of the ruleset's default bot races."""

    rules: str
    circuit: str
    bot: str
    races: int
    retired: float
    """Share of the starts."""
    rounds_per_lap: float
    capped: int


@cache
def circuit_of(name: str) -> Circuit:
    return load_circuit(name)


def ladder(rules: str) -> list[tuple[str, str]]:
    """Neighbours among the bots of a ruleset, the strongest first."""
    bots = sorted(find_ruleset(rules).bots, key=lambda bot: -bot.number)
    return list(pairwise(bot.name for bot in bots))


def even_seats(rules: str) -> int:
    """The largest field, up to six, in which two bots can have as many seats."""
    least, most = find_ruleset(rules).seats
    seats = min(MOST_SEATS, most) // 2 * 2
    if seats < max(least, 2):
        raise TrackwrightError(
            f"{rules} is raced by {least} to {most}: in no such field of up to {MOST_SEATS} do two "
            "bots have as many seats"
        )
    return seats


def table(
    rules: str, circuit: str, bots: Sequence[str], options: Mapping[str, object] | None = None
) -> Table:
    options = {**options_for(rules, UNRATED), **(options or {})}
    setup, way = lineup(circuit_of(circuit), rules, bots=bots, seats=len(bots), options=options)
    made = setup.table(way, "compiled")
    made.race.rules.statistics = 1
    return made


def match(entry: Entry, circuit: str, pair: tuple[str, str], races: int) -> Match:
    """Run half of the races with the bots in these seats, half with seats swapped."""
    start, first_half = time.thread_time(), races // 2
    wins, seats = [0, 0], entry.players
    for first, count, bots in (
        (0, races - first_half, pair),
        (races - first_half, first_half, pair[::-1]),
    ):
        made = table(entry.rules, circuit, bots * (seats // 2), entry.options)
        made.run_many(SEED, first, count)
        for i, bot in enumerate(pair):
            number = player_number(made.setup.ruleset, bot)
            wins[i] += int(made.race.statistics.by_bot[number][0])
    spent = 1000 * (time.thread_time() - start) / races
    shares = [share_of(won, races * seats // 2) for won in wins]
    return Match(entry.rules, circuit, pair, races, seats, shares[0], shares[1], spent)


def default_field(entry: Entry, circuit: str, races: int) -> Field:
    bot = find_ruleset(entry.rules).default_bot
    made = table(entry.rules, circuit, [bot] * entry.players, entry.options)
    made.run_many(SEED, 0, races)
    figures = made.race.statistics
    retired = sum(out * int(count) for out, count in enumerate(figures.retired))
    rounds = sum(number * int(count) for number, count in enumerate(figures.rounds))
    laps = made.setup.laps
    return Field(
        entry.rules,
        circuit,
        bot,
        races,
        retired / (races * made.race.runners),
        rounds / (races * laps),
        int(figures.capped),
    )


def measured(
    races: int = RACES,
    entries: Sequence[Entry] = tuple(map(Entry, RULES)),
    circuits: Sequence[str] = (),
    pairs: Sequence[tuple[str, str]] = (),
) -> tuple[list[Match], list[Field]]:
    """All matches and fields, in as many threads as there are processors."""
    places = [
        (entry, circuit)
        for entry in entries
        for circuit in circuits or circuits_for(entry.rules, COUNT, CHOSEN)
    ]
    for _, circuit in places:
        circuit_of(circuit)  # threads must not build the same one at once
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        matches = [
            threads.submit(match, entry, circuit, pair, races)
            for entry, circuit in places
            for pair in pairs or ladder(entry.rules)
        ]
        fields = [threads.submit(default_field, *place, races) for place in places]
        return [one.result() for one in matches], [one.result() for one in fields]


def as_json(matches: Sequence[Match], fields: Sequence[Field]) -> dict[str, object]:
    return {
        "version": 3,
        "matches": [{**asdict(one), "holds": one.holds} for one in matches],
        "fields": [asdict(one) for one in fields],
    }


def as_text(matches: Sequence[Match], fields: Sequence[Field]) -> str:
    lines = []
    for one in matches:
        shares = "   ".join(
            f"{bot} {share.share:6.1%} ({share.low:.1%} to {share.high:.1%})"
            for bot, share in zip(one.pair, (one.first, one.second), strict=True)
        )
        holds = "holds" if one.holds else "touch"
        where = f"{one.rules:24}{one.circuit:25}{one.seats} seats  "
        lines.append(f"{where}{shares}   {holds}   {one.milliseconds:.2f} ms")
    for one_field in fields:
        lines.append(
            f"{one_field.rules:24}{one_field.circuit:25}{one_field.bot}: "
            f"{one_field.retired:.1%} retire, {one_field.rounds_per_lap:.1f} rounds per lap, "
            f"{one_field.capped} stopped at the limit"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--races", type=int, default=RACES, metavar="N")
    parser.add_argument("--rules", action="append", metavar="R", help="a ruleset")
    parser.add_argument(
        "--circuit",
        action="append",
        metavar="C",
        help="a shipped circuit; default: three of the game",
    )
    parser.add_argument("--pair", action="append", metavar="P", help="two bots: careful-greedy")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="how many race: 2, 4, 6")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="of the rulesets")
    given = parser.parse_args()
    pairs = [(one, other) for one, _, other in (p.partition("-") for p in given.pair or ())]
    with reported_errors():
        options = options_of(given.option or [])
        entries = [Entry(rules, given.seats, options) for rules in given.rules or RULES]
        outcome = measured(given.races, entries, given.circuit or (), pairs)
    print(json.dumps(as_json(*outcome), indent=2) if given.json else as_text(*outcome))


if __name__ == "__main__":
    main()
