"""A playtest's result: what was raced, what was counted, and how it is written to a file.

The file holds the counts themselves: every figure can be computed again from it, and a result that
was kept can be compared with a later one.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from importlib.metadata import version
from typing import Any

import numpy as np

from model.circuit import Circuit
from model.errors import InputError, Problem, TrackwrightError
from model.wording import Said
from simulator.compiler.memory import Integers
from simulator.counts import Counts
from simulator.figures import Figures
from simulator.games import Game, game_named
from simulator.playtest import Batch
from simulator.rulesets import Reading, find_ruleset
from simulator.states import LONGEST, MOST_SEATS
from simulator.table import Seat, Spot, decides

FORMAT, VERSION = "trackwright-playtest", 2
NUMBERS = ("races", "capped", "turns", "no_gap")
BY = ("by_grid", "by_seat", "by_bot")
HISTOGRAMS = ("rounds", "lead_changes", "overtakes", "gap")
"""Of every race a number, in all games."""


@dataclass(frozen=True)
class Head:
    """What was raced: enough to ride the very same races again."""

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
        """The riders, each once."""
        return tuple(dict.fromkeys(seat.rider for seat in self.seats))

    @property
    def game(self) -> Game:
        return game_named(find_ruleset(self.ruleset).game)

    def decides(self, seat: Seat) -> bool:
        """Or do the rules move it by themselves?"""
        return decides(find_ruleset(self.ruleset), seat)

    @property
    def distance(self) -> int:
        """Positions of the whole race."""
        return self.laps * self.positions


@dataclass(frozen=True)
class Result:
    """What was raced and what was counted: figures are computed from it (`statistics.py`).

    `tables`: `by_grid`, `by_seat`, `by_bot` have a row for each and a column for each place, the
    last for those who were not placed; histograms end with their last value that came; `courses`
    has how often each different race came, the commonest first; what is counted on spaces is in the
    order of `spots`.
    """

    head: Head
    spots: tuple[Spot, ...]
    tables: Mapping[str, Integers]
    reckoned: Mapping[str, float] = field(default_factory=dict)
    """Figures that were known before the race."""

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
        return self.game.figures

    @property
    def histograms(self) -> tuple[str, ...]:
        """The tables with a number of every race."""
        return (*HISTOGRAMS, *(own.name for own in self.figures.per_race))

    @property
    def heat(self) -> tuple[str, ...]:
        """The tables with a number for every space."""
        return self.figures.places


def result_of(circuit: Circuit, batch: Batch, counts: Counts) -> Result:
    """The result of a playtest."""
    setup = batch.setup
    reckoned = setup.game.reckoned(circuit, setup.laps)
    return Result(head_of(circuit, batch), batch.way.spots, _tables(batch, counts), reckoned)


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
    """The counts, without the room that this set-up does not need."""
    starters, ruleset = len(batch.setup.seats), batch.setup.ruleset
    columns = [*range(starters), MOST_SEATS]
    riders = dict.fromkeys(seat.rider for seat in batch.setup.seats)
    found: dict[str, Integers] = {name: counts[name] for name in ("races", "capped", "turns")}
    found["no_gap"] = counts["gap"][LONGEST - 1]
    found["by_grid"] = counts["by_grid"][:starters, columns]
    found["by_seat"] = counts["by_seat"][:starters, columns]
    found["by_bot"] = counts["by_bot"][[ruleset.bot(r).number for r in riders]][:, columns]
    own = batch.setup.game.figures
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
    """Without the zeros at the end."""
    filled = np.flatnonzero(histogram)
    return histogram[: int(filled[-1]) + 1 if len(filled) else 1]


# --- files --------------------------------------------------------------------------------------


def document_of(result: Result) -> dict[str, Any]:
    """The result as JSON, without figures."""
    head = asdict(result.head)
    head["options"], head["programs"] = dict(result.head.options), dict(result.head.programs)
    heat = {name: result[name].tolist() for name in result.heat}
    key = _key_in(result.game)
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
        "heat": {**{key: [getattr(s, key) for s in result.spots] for key in _SPOT}, **heat},
    }


_SPOT = ("name", "position", "lane", "difficulty")


def _key_in(game: Game) -> Callable[[str], str]:
    """Seats are called in a file what the game calls them: by_bike."""
    return lambda name: f"by_{game.seat}" if name == "by_seat" else name


def is_result(data: bytes) -> bool:
    """Does the text look like a kept result, whole or not?"""
    return f'"{FORMAT}"'.encode() in data


def parse_result(data: bytes, source: str) -> Result:
    try:
        document = json.loads(data)
    except ValueError as error:
        raise _unreadable(source, "", Said("expected JSON: {fault}", fault=str(error))) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        wanted = Said("expected {format!r}: the file of playtest --save", format=FORMAT)
        raise _unreadable(source, "format", wanted)
    if document.get("version") != VERSION:
        found = repr(document.get("version"))
        wanted = Said("expected {what}, found {found}", what=VERSION, found=found)
        raise _unreadable(source, "version", wanted)
    try:
        result = _result(document)
    except KeyError as error:
        raise _unreadable(source, str(error.args[0]), Said("missing")) from None
    except (TypeError, ValueError, AttributeError) as error:
        raise _unreadable(
            source, "", Said("not as playtest --save wrote it: {fault}", fault=str(error))
        ) from None
    except TrackwrightError as error:
        raise _unreadable(source, "ruleset", error.words) from None
    _refuse_broken(result, source)
    return result


def _unreadable(source: str, path: str, message: str) -> InputError:
    return InputError(source, [Problem(path, message)])


def _result(document: Mapping[str, Any]) -> Result:
    head = {key: document[key] for key in Head.__dataclass_fields__}
    head["seats"] = tuple(Seat(**seat) for seat in head["seats"])
    head["grid"] = tuple(head["grid"])
    heat = document["heat"]
    columns = [heat[key] for key in _SPOT]
    spots = tuple(Spot(*row) for row in zip(*columns, strict=True))
    empty = Result(Head(**head), spots, {})
    counts, key, own = document["counts"], _key_in(empty.game), empty.figures
    names = (*NUMBERS, *BY, *empty.histograms, "retired", "courses", "causes", *own.of_seats)
    tables = {name: _integers(counts[key(name)]) for name in names}
    tables |= {name: _integers(heat[name]) for name in empty.heat}
    reckoned = {name: float(document["reckoned"][name]) for name in own.reckoned}
    return replace(empty, tables=tables, reckoned=reckoned)


def _integers(value: Sequence[Any] | int) -> Integers:
    found = np.array(value)
    if found.size and not np.issubdtype(found.dtype, np.integer):
        raise ValueError("counts are whole numbers")
    return found.astype(np.int64)


def _refuse_broken(result: Result, source: str) -> None:
    """Tables that do not fit one another, or counts that do not add up."""
    for path, message in _faults(result):
        raise _unreadable(source, path, message)


def _faults(result: Result) -> Iterator[tuple[str, str]]:
    yield from _faults_of_starts(result)
    races, starters, own = result.races, result.starters, result.figures
    for name in (*result.histograms, "retired"):
        there = int(result[name].sum()) + (result.number("no_gap") if name == "gap" else 0)
        if result[name].ndim != 1 or result[name].size == 0 or there != races:
            yield f"counts.{name}", f"expected {races} races in all"
    if result["courses"].ndim != 1 or int(result["courses"].sum()) != races:
        yield "counts.courses", f"expected {races} races in all"
    if result["retired"].shape != (starters + 1,):
        yield "counts.retired", f"expected {starters + 1} numbers"
    for per_seat in own.per_seat:
        table, rows = result[per_seat.name], len(per_seat.rows)
        if table.ndim != (2 if rows else 1) or (rows and len(table) != rows):
            yield f"counts.{per_seat.name}", f"expected {f'{rows} rows' if rows else 'a row'}"
    for one in own.shares:
        if not 0 <= result.number(one.name) <= races * starters:
            yield f"counts.{one.name}", f"expected 0 to {races * starters} starts"
    for name, value in result.reckoned.items():
        if not 0 <= value < float("inf"):
            yield f"reckoned.{name}", "expected a number, 0 or more"
    if result["causes"].shape != (len(own.causes),):
        yield "counts.causes", f"expected {len(own.causes)} numbers"
    for name, table in result.tables.items():
        if (table < 0).any():
            yield name, "expected no number below 0"
    for name in result.heat:
        if result[name].shape != (len(result.spots),):
            yield f"heat.{name}", "expected a number for every space"


def _faults_of_starts(result: Result) -> Iterator[tuple[str, str]]:
    races, starters, key = result.races, result.starters, _key_in(result.game)
    for name, rows in zip(BY, (starters, starters, len(result.head.bots)), strict=True):
        path, table = f"counts.{key(name)}", result[name]
        if table.shape != (rows, starters + 1):
            yield path, f"expected {rows} rows of {starters + 1}"
        elif (table.sum(axis=0) != result["by_grid"].sum(axis=0)).any():
            yield path, "other sums than by_grid"
        elif int(table.sum()) != races * starters:
            yield path, f"expected {races * starters} starts in all"
