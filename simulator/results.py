"""A playtest's result: what was raced, what was counted, and how it is written to a file.

The file holds the counts themselves: every figure can be computed again from it, and a result that
was kept can be compared with a later one.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from typing import Any

import numpy as np

from model.circuit import Circuit
from model.errors import InputError, Problem
from simulator.counts import Counts
from simulator.memory import Integers
from simulator.motograndprix import events
from simulator.playtest import Batch
from simulator.rulesets import Reading
from simulator.states import LONGEST, MOST_SEATS
from simulator.table import Seat, Spot

FORMAT, VERSION = "trackwright-playtest", 1
HISTOGRAMS = (
    "rounds",
    "lead_changes",
    "overtakes",
    "blocked",
    "roll_offs",
    "contacts",
    "slipstreams",
    "gap",
)
HEAT = ("visits", "stops", "passes", "incidents")
CAUSES = {
    "no_completion": events.NO_COMPLETION,
    "no_rear": events.NO_REAR,
    "engine": events.ENGINE_GONE,
    "grip": events.GRIP_GONE,
}
DIALS = ("engine", "rear", "front")
NUMBERS = ("races", "capped", "turns", "no_gap")
BY = ("by_grid", "by_seat", "by_bot")


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
    def distance(self) -> int:
        """Positions of the whole race."""
        return self.laps * self.positions


@dataclass(frozen=True)
class Result:
    """What was raced and what was counted: figures are computed from it (`statistics.py`).

    `tables`: `by_grid`, `by_seat`, `by_bot` have a row for each and a column for each place, the
    last for those who were not placed; histograms end with their last value that came; `heat` is
    in the order of `spots`.
    """

    head: Head
    spots: tuple[Spot, ...]
    tables: Mapping[str, Integers]

    def __getitem__(self, name: str) -> Integers:
        return self.tables[name]

    def number(self, name: str) -> int:
        return int(self.tables[name])

    @property
    def races(self) -> int:
        return self.number("races")

    @property
    def bikes(self) -> int:
        return len(self.head.seats)


def result_of(circuit: Circuit, batch: Batch, counts: Counts) -> Result:
    """The result of a playtest."""
    return Result(head_of(circuit, batch), batch.way.spots, _tables(batch, counts))


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
    bikes, ruleset = len(batch.setup.seats), batch.setup.ruleset
    columns = [*range(bikes), MOST_SEATS]
    riders = dict.fromkeys(seat.rider for seat in batch.setup.seats)
    found: dict[str, Integers] = {name: counts[name] for name in ("races", "capped", "turns")}
    found["no_gap"] = counts["gap"][LONGEST - 1]
    found["by_grid"] = counts["by_grid"][:bikes, columns]
    found["by_seat"] = counts["by_seat"][:bikes, columns]
    found["by_bot"] = counts["by_bot"][[ruleset.bot(r).number for r in riders]][:, columns]
    found |= {name: _trimmed(counts[name]) for name in HISTOGRAMS if name != "gap"}
    found["gap"] = _trimmed(counts["gap"][: LONGEST - 1])
    found["retired"] = counts["retired"][: bikes + 1]
    found["dials"] = counts["dials"]
    found["causes"] = counts["causes"][list(CAUSES.values())]
    places = np.array(batch.way.places)
    return found | {name: counts[name][places] for name in HEAT}


def _trimmed(histogram: Integers) -> Integers:
    """Without the zeros at the end."""
    filled = np.flatnonzero(histogram)
    return histogram[: int(filled[-1]) + 1 if len(filled) else 1]


# --- files --------------------------------------------------------------------------------------


def document_of(result: Result) -> dict[str, Any]:
    """The result as JSON, without figures."""
    head = asdict(result.head)
    head["options"], head["programs"] = dict(result.head.options), dict(result.head.programs)
    heat = {name: result[name].tolist() for name in HEAT}
    counts = {
        _IN_FILE.get(name, name): table.tolist()
        for name, table in result.tables.items()
        if name not in HEAT
    }
    return {
        "format": FORMAT,
        "version": VERSION,
        **head,
        "races": result.races,
        "counts": counts,
        "heat": {**{key: [getattr(s, key) for s in result.spots] for key in _SPOT}, **heat},
    }


_SPOT = ("name", "position", "lane", "difficulty")
_IN_FILE = {"by_seat": "by_bike"}


def is_result(data: bytes) -> bool:
    """Does the text look like a kept result, whole or not?"""
    return f'"{FORMAT}"'.encode() in data


def parse_result(data: bytes, source: str) -> Result:
    try:
        document = json.loads(data)
    except ValueError as error:
        raise _unreadable(source, "", f"expected JSON: {error}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise _unreadable(source, "format", f"expected {FORMAT!r}: the file of playtest --save")
    if document.get("version") != VERSION:
        raise _unreadable(
            source, "version", f"expected {VERSION}, found {document.get('version')!r}"
        )
    try:
        result = _result(document)
    except KeyError as error:
        raise _unreadable(source, str(error.args[0]), "missing") from None
    except (TypeError, ValueError, AttributeError) as error:
        raise _unreadable(source, "", f"not as playtest --save wrote it: {error}") from None
    _refuse_broken(result, source)
    return result


def _unreadable(source: str, path: str, message: str) -> InputError:
    return InputError(source, [Problem(path, message)])


def _result(document: Mapping[str, Any]) -> Result:
    heat = document["heat"]
    columns = [heat[key] for key in _SPOT]
    spots = tuple(Spot(*row) for row in zip(*columns, strict=True))
    counts = document["counts"]
    names = (*NUMBERS, *BY, *HISTOGRAMS, "retired", "dials", "causes")
    tables = {name: _integers(counts[_IN_FILE.get(name, name)]) for name in names}
    tables |= {name: _integers(heat[name]) for name in HEAT}
    head = {key: document[key] for key in Head.__dataclass_fields__}
    head["seats"] = tuple(Seat(**seat) for seat in head["seats"])
    head["grid"] = tuple(head["grid"])
    return Result(Head(**head), spots, tables)


def _integers(value: Sequence[Any] | int) -> Integers:
    found = np.array(value)
    if found.size and not np.issubdtype(found.dtype, np.integer):
        raise ValueError("counts are whole numbers")
    return found.astype(np.int64)


def _refuse_broken(result: Result, source: str) -> None:
    """Tables that do not fit one another, or counts that do not add up."""
    races, bikes = result.races, result.bikes
    shapes = {"by_grid": (bikes,), "by_seat": (bikes,), "by_bot": (len(result.head.bots),)}
    for name, (rows,) in shapes.items():
        if result[name].shape != (rows, bikes + 1):
            raise _unreadable(
                source, f"counts.{_IN_FILE.get(name, name)}", f"expected {rows} rows of {bikes + 1}"
            )
        if (result[name].sum(axis=0) != result["by_grid"].sum(axis=0)).any():
            raise _unreadable(
                source, f"counts.{_IN_FILE.get(name, name)}", "other sums than by_grid"
            )
        if int(result[name].sum()) != races * bikes:
            raise _unreadable(
                source,
                f"counts.{_IN_FILE.get(name, name)}",
                f"expected {races * bikes} starts in all",
            )
    for name in (*HISTOGRAMS, "retired"):
        there = int(result[name].sum()) + (result.number("no_gap") if name == "gap" else 0)
        if result[name].ndim != 1 or result[name].size == 0 or there != races:
            raise _unreadable(
                source, f"counts.{_IN_FILE.get(name, name)}", f"expected {races} races in all"
            )
    if result["retired"].shape != (bikes + 1,):
        raise _unreadable(source, "counts.retired", f"expected {bikes + 1} numbers")
    if result["dials"].ndim != 2 or len(result["dials"]) != len(DIALS):
        raise _unreadable(source, "counts.dials", f"expected {len(DIALS)} rows")
    if result["causes"].shape != (len(CAUSES),):
        raise _unreadable(source, "counts.causes", f"expected {len(CAUSES)} numbers")
    for name, table in result.tables.items():
        if (table < 0).any():
            raise _unreadable(source, name, "expected no number below 0")
    for name in HEAT:
        if result[name].shape != (len(result.spots),):
            raise _unreadable(source, f"heat.{name}", "expected a number for every space")
