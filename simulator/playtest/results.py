"""A playtest's result: what was raced, what was counted, and how it is saved (`result_files.py`
reads it).

The file holds the counts themselves: every figure can be computed again from them, and a saved
result can be compared with a later one.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from importlib.metadata import version
from typing import Any

import numpy as np

from model.circuit import Circuit
from simulator.compiler.memory import Integers
from simulator.game.games import Game, game_named
from simulator.game.rulesets import Reading, find_ruleset
from simulator.playtest.counts import Counts
from simulator.playtest.figures import Figures
from simulator.playtest.game_parts import declared_figures, reckoned
from simulator.playtest.running import Batch
from simulator.table.states import LONGEST, MOST_SEATS
from simulator.table.table import Seat, Spot, decides

FORMAT, VERSION = "trackwright-playtest", 2
NUMBERS = ("races", "capped", "turns", "no_gap")
BY = ("by_grid", "by_seat", "by_bot")
HISTOGRAMS = ("rounds", "lead_changes", "overtakes", "gap")
"""One number per race, in all games."""


@dataclass(frozen=True)
class Head:
    """What was raced: enough to run exactly the same races again."""

    track: str
    graph_hash: str
    positions: int
    laps: int
    ruleset: str
    ruleset_version: int
    options: Mapping[str, Reading]
    seats: tuple[Seat, ...]
    grid: tuple[int, ...]
    turned: bool
    seed: int
    programs: Mapping[str, str]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(seat.rider for seat in self.seats))

    @property
    def game(self) -> Game:
        return game_named(find_ruleset(self.ruleset).game)

    def decides(self, seat: Seat) -> bool:
        """False if the rules move it by themselves."""
        return decides(find_ruleset(self.ruleset), seat)

    @property
    def distance(self) -> int:
        """Positions of the whole race."""
        return self.laps * self.positions


@dataclass(frozen=True)
class Result:
    """What was raced and counted: figures are computed from it (`statistics.py`).

    `tables`: `by_grid`, `by_seat`, `by_bot` have a row for each, and a column for each finishing
    place, the last for not placed; histograms end with their last non-zero value; `courses` has how
    often each distinct race occurred, most frequent first; tables of spaces are in the order of
    `spots`.
    """

    head: Head
    spots: tuple[Spot, ...]
    tables: Mapping[str, Integers]
    reckoned: Mapping[str, float] = field(default_factory=dict)
    """Figures known before the race."""

    def __getitem__(self, name: str) -> Integers:
        return self.tables[name]

    def number(self, name: str) -> int:
        return int(self.tables[name])

    @property
    def races(self) -> int:
        return self.number("races")

    @property
    def starters(self) -> int:
        """How many start in a race."""
        return len(self.head.seats)

    @property
    def fillers(self) -> int:
        """How many of them the rules move by themselves."""
        return sum(not self.head.decides(seat) for seat in self.head.seats)

    @cached_property
    def game(self) -> Game:
        return self.head.game

    @property
    def figures(self) -> Figures:
        """What its game counts besides what all games count."""
        return declared_figures(self.game)

    @property
    def histograms(self) -> tuple[str, ...]:
        """The tables with one number per race."""
        return (*HISTOGRAMS, *(own.name for own in self.figures.per_race))

    @property
    def heat(self) -> tuple[str, ...]:
        """The tables with one number per space."""
        return self.figures.places


def result_of(circuit: Circuit, batch: Batch, counts: Counts) -> Result:
    """The result of a playtest."""
    setup = batch.setup
    known_before = reckoned(setup.game, circuit, setup.laps)
    return Result(head_of(circuit, batch), batch.way.spots, _tables(batch, counts), known_before)


def head_of(circuit: Circuit, batch: Batch) -> Head:
    setup = batch.setup
    return Head(
        track=circuit.track.name,
        graph_hash=circuit.hash,
        positions=batch.way.length,
        laps=setup.laps,
        ruleset=setup.ruleset.id,
        ruleset_version=setup.ruleset.version,
        options=dict(setup.settings),
        seats=setup.seats,
        grid=setup.grid,
        turned=setup.turned,
        seed=batch.seed,
        programs={name: version(name) for name in ("trackwright", "llvmlite", "numpy")},
    )


def _tables(batch: Batch, counts: Counts) -> dict[str, Integers]:
    """The counts, without room that this set-up does not need."""
    starters, ruleset = len(batch.setup.seats), batch.setup.ruleset
    columns = [*range(starters), MOST_SEATS]
    riders = dict.fromkeys(seat.rider for seat in batch.setup.seats)
    found: dict[str, Integers] = {name: counts[name] for name in ("races", "capped", "turns")}
    found["no_gap"] = counts["gap"][LONGEST - 1]
    found["by_grid"] = counts["by_grid"][:starters, columns]
    found["by_seat"] = counts["by_seat"][:starters, columns]
    found["by_bot"] = counts["by_bot"][[ruleset.bot(r).number for r in riders]][:, columns]
    own = declared_figures(batch.setup.game)
    histograms = [name for name in HISTOGRAMS if name != "gap"]
    histograms += [one.name for one in own.per_race]
    found |= {name: _trimmed(counts[name]) for name in histograms}
    found["gap"] = _trimmed(counts["gap"][: LONGEST - 1])
    found["retired"] = counts["retired"][: starters + 1]
    found["courses"] = np.sort(counts["courses"][counts["courses"] > 0])[::-1]
    found |= {name: counts[name] for name in own.of_seats}
    found["causes"] = counts["causes"][[cause.number for cause in own.causes]]
    places = np.array(batch.way.places)
    return found | {name: counts[name][places] for name in own.places}


def _trimmed(histogram: Integers) -> Integers:
    """Without trailing zeros."""
    filled = np.flatnonzero(histogram)
    return histogram[: int(filled[-1]) + 1 if len(filled) else 1]


# --- files --------------------------------------------------------------------------------------


def document_of(result: Result) -> dict[str, Any]:
    """The result as JSON, without figures."""
    head = asdict(result.head)
    head["options"], head["programs"] = dict(result.head.options), dict(result.head.programs)
    heat = {name: result[name].tolist() for name in result.heat}
    key = key_in(result.game)
    counts = {
        key(name): table.tolist() for name, table in result.tables.items() if name not in heat
    }
    return {
        "format": FORMAT,
        "version": VERSION,
        **head,
        "races": result.races,
        "counts": counts,
        "reckoned": dict(result.reckoned),
        "heat": {**{key: [getattr(s, key) for s in result.spots] for key in SPOT}, **heat},
    }


SPOT = ("name", "position", "lane", "difficulty")


def key_in(game: Game) -> Callable[[str], str]:
    """In files, seats have the game's own name: by_bike."""
    return lambda name: f"by_{game.seat}" if name == "by_seat" else name
