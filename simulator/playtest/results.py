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

from trackwright.model.circuit import Circuit
from trackwright.simulator.compiler.data.memory import Integers
from trackwright.simulator.game.games import Game, game_named
from trackwright.simulator.game.rulesets import Reading, find_ruleset
from trackwright.simulator.game.runners import Runner
from trackwright.simulator.playtest.counts import Counts
from trackwright.simulator.playtest.figures import GAP, GRID, LEAD, OVERTAKES, RETIREMENTS, Figures
from trackwright.simulator.playtest.game_parts import declared_figures, predicted
from trackwright.simulator.playtest.running import Batch
from trackwright.simulator.table.states import LONGEST, MOST_PLAYERS, MOST_RUNNERS
from trackwright.simulator.table.table import Carried, Seat, Setup, Spot, decides

FORMAT, VERSION = "trackwright-playtest", 2
HISTOGRAMS = {"rounds": "", "lead_changes": LEAD, "overtakes": OVERTAKES, "gap": GAP}
"""One number per race -> what a game needs to have for it."""
OF_RUNNERS = ("by_grid", "by_runner")
"""Tables of places of runners; the others are of players."""


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
    carried: Carried = field(default_factory=dict)
    paired: bool = False
    """With paired dice."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(seat.player for seat in self.seats))

    @property
    def game(self) -> Game:
        return game_named(find_ruleset(self.ruleset).game)

    @property
    def runners(self) -> tuple[Runner, ...]:
        """What moved on the track."""
        return self.game.runners([seat.name for seat in self.seats])

    def decides(self, seat: Seat) -> bool:
        """False if the rules decide for it."""
        return decides(find_ruleset(self.ruleset), seat)

    @property
    def distance(self) -> int:
        """Positions of the whole race."""
        return self.laps * self.positions


@dataclass(frozen=True)
class Result:
    """What was raced and counted: figures are computed from it (`statistics.py`).

    `tables`: `by_grid`, `by_player`, `by_bot` and `by_runner` have a row for each, and a column for
    each place, the last for not placed (by_grid only if the game has a grid, by_runner only if
    runners are not the same as players); histograms end with their last non-zero value; `courses`
    has how often each distinct race occurred, most frequent first; `groups` sums up races by their
    numbers; tables of spaces are in the order of `spots`.
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
    def groups(self) -> Integers | None:
        """Races summed up by their numbers; None in older files."""
        return self.tables.get("groups")

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.head.seats)

    @property
    def starts(self) -> int:
        """How many runners start in a race."""
        return len(self.head.runners)

    @property
    def fillers(self) -> int:
        """For how many players the rules decide."""
        return sum(not self.head.decides(seat) for seat in self.head.seats)

    @cached_property
    def game(self) -> Game:
        return self.head.game

    @property
    def figures(self) -> Figures:
        """What its game counts."""
        return declared_figures(self.game)

    def has(self, common: str) -> bool:
        """Does its game have this of what common code counts?"""
        return common in self.figures.common

    @property
    def histograms(self) -> tuple[str, ...]:
        """The tables with one number per race."""
        return histograms_of(self.figures)

    @property
    def heat(self) -> tuple[str, ...]:
        """The tables with one number per space."""
        return self.figures.places


def result_of(circuit: Circuit, batch: Batch, counts: Counts) -> Result:
    """The result of a playtest."""
    setup = batch.setup
    known_before = predicted(setup.game, circuit, setup.laps)
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
        carried=setup.carried,
        paired=setup.paired,
        programs={name: version(name) for name in ("trackwright", "llvmlite", "numpy")},
    )


def histograms_of(own: Figures) -> tuple[str, ...]:
    """The tables of a game with one number per race."""
    common = [name for name, needed in HISTOGRAMS.items() if not needed or needed in own.common]
    return (*common, *(one.name for one in own.per_race))


def numbers_of(own: Figures) -> tuple[str, ...]:
    """The tables of a game that are one number."""
    return ("races", "capped", "turns", *(["no_gap"] if GAP in own.common else []))


def placings_of(game: Game, players: int, runners: int, bots: int) -> dict[str, tuple[int, int]]:
    """The tables of places of a game -> how many rows they have, and how many places there are."""
    found = {"by_grid": (runners, runners)} if GRID in declared_figures(game).common else {}
    found |= {"by_player": (players, players), "by_bot": (bots, players)}
    return found if game.is_one_each else found | {"by_runner": (runners, runners)}


def _tables(batch: Batch, counts: Counts) -> dict[str, Integers]:
    """The counts, without room that this set-up does not need."""
    setup, own = batch.setup, declared_figures(batch.setup.game)
    found: dict[str, Integers] = {name: counts[name] for name in ("races", "capped", "turns")}
    if GAP in own.common:
        found["no_gap"] = counts["gap"][LONGEST - 1]
    found |= _placings(setup, counts)
    histograms = [name for name in histograms_of(own) if name != "gap"]
    found |= {name: _trimmed(counts[name]) for name in histograms}
    if GAP in own.common:
        found["gap"] = _trimmed(counts["gap"][: LONGEST - 1])
    if RETIREMENTS in own.common:
        found["retired"] = counts["retired"][: len(setup.runners) + 1]
    found["groups"] = counts["groups"]
    found["courses"] = np.sort(counts["courses"][counts["courses"] > 0])[::-1]
    found |= {name: counts[name] for name in own.as_counted}
    if RETIREMENTS in own.common:
        found["causes"] = counts["causes"][[cause.number for cause in own.causes]]
    places = np.array(batch.way.places)
    return found | {name: counts[name][places] for name in own.places}


def _placings(setup: Setup, counts: Counts) -> dict[str, Integers]:
    """Who came in which place how often; bots in the order in which they are first named."""
    bots = list(dict.fromkeys(seat.player for seat in setup.seats))
    numbers = [setup.ruleset.bot(bot).number for bot in bots]
    found = {}
    shapes = placings_of(setup.game, len(setup.seats), len(setup.runners), len(bots))
    for name, (rows, places) in shapes.items():
        most = MOST_RUNNERS if name in OF_RUNNERS else MOST_PLAYERS
        table = counts[name][numbers if name == "by_bot" else range(rows)]
        found[name] = table[:, [*range(places), most]]
    return found


def _trimmed(histogram: Integers) -> Integers:
    """Without trailing zeros."""
    filled = np.flatnonzero(histogram)
    return histogram[: int(filled[-1]) + 1 if len(filled) else 1]


# --- files --------------------------------------------------------------------------------------


def document_of(result: Result) -> dict[str, Any]:
    """The result as JSON, without figures."""
    head = asdict(result.head) | {"seats": [seat.as_json() for seat in result.head.seats]}
    head["options"], head["programs"] = dict(result.head.options), dict(result.head.programs)
    if not head["carried"]:
        del head["carried"]
    if not head["paired"]:
        del head["paired"]
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
    """In files, players and runners have the game's own names: by_bike."""
    names = {"by_player": f"by_{game.player_word}", "by_runner": f"by_{game.runner}"}
    return lambda name: names.get(name, name)
