"""Reads saved results of playtests (`playtest --save`): strictly, reporting all errors at once.

The counts are read, and figures are computed from them again. What `counts` and `heat` may contain
depends on the game and how many start, so each combination gets its own schema.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, make_dataclass
from functools import lru_cache
from typing import Annotated, Any, TypeAlias

import numpy as np
from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import AfterValidator, AllowInfNan, FailFast, TypeAdapter
from pydantic_core import PydanticCustomError

from model.files.files import Parts, document_of, validated
from model.layout.kit import STRICT
from model.text.errors import InputError, Problem, TrackwrightError
from model.text.messages import Said
from simulator.compiler.memory import Integers
from simulator.game.games import Game, game_named
from simulator.game.rulesets import USUAL_BOT, BadOption, all_rulesets, find_ruleset
from simulator.playtest.game_parts import declared_figures, statistics_of
from simulator.playtest.results import (
    BY,
    FORMAT,
    HISTOGRAMS,
    NUMBERS,
    SPOT,
    VERSION,
    Head,
    Result,
    key_in,
)
from simulator.playtest.running import MOST_RACES
from simulator.table.states import LONGEST, MOST_SEATS
from simulator.table.table import Seat, Spot

MOST_POSITIONS = 1_000_000
MOST_SPOTS = 100_000
MOST_NAMED = 100
"""Options, programs."""
LARGEST_COUNT = 10**14
"""Sums of this many cannot overflow."""


def _known(ruleset: str) -> str:
    try:
        find_ruleset(ruleset)
    except TrackwrightError as error:
        raise PydanticCustomError("unknown_ruleset", "{words}", {"words": error.words}) from None
    return ruleset


def _whole(least: int, most: int) -> Any:
    return Annotated[int, Ge(least), Le(most)]


def _row(of: Any, least: int, most: int) -> Any:
    """A list of this length; only the first error is reported, for a long list may be all wrong."""
    return Annotated[tuple[of, ...], MinLen(least), MaxLen(most), FailFast()]


Name: TypeAlias = Annotated[str, MinLen(1), MaxLen(200)]
Text: TypeAlias = Annotated[str, MaxLen(200)]
Races: TypeAlias = Annotated[int, Ge(0), Le(MOST_RACES)]
Amount = _whole(0, LARGEST_COUNT)


@dataclass(frozen=True)
class _Seat:
    __pydantic_config__ = STRICT

    name: Name
    team: Text = ""
    rider: Name = USUAL_BOT


@dataclass(frozen=True, kw_only=True)
class _File:
    """What every file contains; `counts`, `reckoned` and `heat` depend on the game."""

    __pydantic_config__ = STRICT

    track: Name
    graph_hash: Name
    positions: Annotated[int, Ge(1), Le(MOST_POSITIONS)]
    laps: Annotated[int, Ge(1), Le(MOST_POSITIONS)]
    ruleset: Annotated[Name, AfterValidator(_known)]
    ruleset_version: Annotated[int, Ge(1), Le(10**6)]
    options: Annotated[dict[str, str | int], MaxLen(MOST_NAMED)]
    seats: Annotated[tuple[_Seat, ...], MinLen(1), MaxLen(MOST_SEATS)]
    grid: Annotated[tuple[Annotated[int, Ge(0), Le(MOST_SEATS)], ...], MaxLen(MOST_SEATS)]
    turned: bool
    seed: Annotated[int, Ge(0), Le(10**20)]
    programs: Annotated[dict[str, Text], MaxLen(MOST_NAMED)]
    races: Races
    counts: dict[str, Any]
    reckoned: dict[str, Any]
    heat: dict[str, Any]
    # For other programs; ignored here.
    races_wanted: Races = 0
    interrupted: bool = False
    figures: dict[str, Any] = field(default_factory=dict)
    verdict: tuple[Any, ...] = ()
    by_position: tuple[Any, ...] = ()
    races_needed: dict[str, Any] = field(default_factory=dict)
    assertions: tuple[Any, ...] = ()
    comparison: dict[str, Any] = field(default_factory=dict)


_ANY_GAME: tuple[TypeAdapter[Any], Parts] = TypeAdapter(_File), {"": _File, "seats": _Seat}


def is_result(data: bytes) -> bool:
    """Does the text look like a saved result, complete or not?"""
    return f'"{FORMAT}"'.encode() in data


def parse_result(data: bytes, source: str) -> Result:
    """The result in a file, or an InputError listing everything wrong with it."""
    document = document_of(data, source, FORMAT, VERSION, {})
    file = validated(*_form_of(document, source))
    result = _result(file)
    problems = [Problem(path, message) for path, message in _faults(result, file)]
    if problems:
        raise InputError(source, problems)
    return result


# --- the form -----------------------------------------------------------------------------------


def _form_of(document: dict[str, Any], source: str) -> tuple[Any, dict[str, Any], str, Parts]:
    """The input for `validated`; if a document does not name its game, only what all games
    share."""
    ruleset, seats = document.get("ruleset"), document.get("seats")
    form, parts = _ANY_GAME
    if isinstance(ruleset, str) and ruleset in all_rulesets() and isinstance(seats, list):
        riders = [seat.get("rider", USUAL_BOT) for seat in seats if isinstance(seat, dict)]
        bots = len({rider for rider in riders if isinstance(rider, str)})
        if 0 < len(seats) <= MOST_SEATS and bots:
            form, parts = _form_for(find_ruleset(ruleset).game, len(seats), bots)
    return form, document, source, parts


@lru_cache(maxsize=16)
def _form_for(game_id: str, starters: int, bots: int) -> tuple[TypeAdapter[Any], Parts]:
    """The schema of a game's files with this many starts and bots."""
    game = game_named(game_id)
    own = declared_figures(game)
    counts = _class("Counts", _counts_of(game, starters, bots))
    finite = Annotated[float, Ge(0), AllowInfNan(False)]
    reckoned = _class("Reckoned", dict.fromkeys(own.reckoned, finite))
    columns: dict[str, Any] = {
        "name": _row(Name, 0, MOST_SPOTS),
        "position": _row(_whole(0, MOST_POSITIONS), 0, MOST_SPOTS),
        "lane": _row(Text, 0, MOST_SPOTS),
        "difficulty": _row(_whole(0, 100), 0, MOST_SPOTS),
    }
    assert tuple(columns) == SPOT
    heat = _class("Heat", columns | dict.fromkeys(own.places, _row(Amount, 0, MOST_SPOTS)))
    parts: dict[str, type] = {"counts": counts, "reckoned": reckoned, "heat": heat}
    file = make_dataclass(
        "File",
        parts.items(),
        bases=(_File,),
        frozen=True,
        kw_only=True,
        namespace={"__pydantic_config__": STRICT},
    )
    return TypeAdapter(file), {"": file, "seats": _Seat, **parts}


def _class(name: str, keys: Mapping[str, Any]) -> type:
    return make_dataclass(
        name, keys.items(), frozen=True, namespace={"__pydantic_config__": STRICT}
    )


def _counts_of(game: Game, starters: int, bots: int) -> dict[str, Any]:
    """Key -> its type."""
    own, shapes, key = declared_figures(game), statistics_of(game).fields, key_in(game)
    places = _row(Amount, starters + 1, starters + 1)
    found: dict[str, Any] = dict.fromkeys(NUMBERS, Amount) | {"races": Races}
    for name, rows in zip(BY, (starters, starters, bots), strict=True):
        found[key(name)] = _row(places, rows, rows)
    for name in (*HISTOGRAMS, *(one.name for one in own.per_race)):
        found[name] = _row(Amount, 1, LONGEST)
    found["retired"] = places
    found["courses"] = _row(Amount, 0, LONGEST)
    found["causes"] = _row(Amount, len(own.causes), len(own.causes))
    found |= dict.fromkeys((one.name for one in own.shares), Amount)
    for per_seat in own.per_seat:
        shape = shapes[per_seat.name]
        room = shape[-1] if isinstance(shape, tuple) else 1
        row, rows = _row(Amount, 1, room), len(per_seat.rows)
        found[per_seat.name] = _row(row, rows, rows) if rows else row
    return found


# --- what it means ------------------------------------------------------------------------------


def _result(file: Any) -> Result:
    head = {one.name: getattr(file, one.name) for one in fields(Head)}
    head["seats"] = tuple(Seat(seat.name, seat.team, seat.rider) for seat in file.seats)
    heat, key = vars(file.heat), key_in(game_named(find_ruleset(file.ruleset).game))
    columns = [heat[name] for name in SPOT]
    spots = tuple(Spot(*row) for row in zip(*columns, strict=False))
    names = {key(name): name for name in BY}
    tables = {names.get(name, name): _integers(value) for name, value in vars(file.counts).items()}
    tables |= {name: _integers(value) for name, value in heat.items() if name not in SPOT}
    reckoned = {name: float(value) for name, value in vars(file.reckoned).items()}
    return Result(Head(**head), spots, tables, reckoned)


def _integers(value: Any) -> Integers:
    """Rows of a table are histograms: a shorter one ends in zeros."""
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        longest = max(map(len, value))
        value = [row + (0,) * (longest - len(row)) for row in value]
    return np.array(value, np.int64)


def _faults(result: Result, file: Any) -> Iterator[tuple[str, str]]:
    """Path and message of every error that the schema alone does not catch."""
    if file.races != result.races:
        yield "races", _expected_races(result)
    yield from _faults_of_head(result.head)
    yield from _faults_of_starts(result)
    yield from _faults_of_tables(result)
    names = [spot.name for spot in result.spots]
    if len(set(names)) < len(names):
        yield "heat.name", Said("a space is listed twice")
    spaces = len(file.heat.name)
    for name, column in vars(file.heat).items():
        if len(column) != spaces:
            yield (
                f"heat.{name}",
                Said(
                    "expected a number for every space ({n}), found {found}",
                    n=spaces,
                    found=len(column),
                ),
            )


def _expected_races(result: Result) -> Said:
    return Said("expected {n} races in all", n=result.races)


def _faults_of_head(head: Head) -> Iterator[tuple[str, str]]:
    """Options and bots must be those of the current rules, if it was raced under these."""
    count, ruleset = len(head.seats), find_ruleset(head.ruleset)
    if head.grid and sorted(head.grid) != list(range(count)):
        yield "grid", Said("expected the numbers 0 to {last}, each once", last=count - 1)
    if len({seat.name for seat in head.seats}) < count:
        yield "seats", Said("two seats have the same name")
    if head.ruleset_version != ruleset.version:
        return
    for i, seat in enumerate(head.seats):
        try:
            ruleset.bot(seat.rider)
        except BadOption as error:
            yield f"seats[{i}].rider", error.words
    for name, value in head.options.items():
        try:
            ruleset.settings({name: value})
        except BadOption as error:
            yield "options", error.words


def _faults_of_starts(result: Result) -> Iterator[tuple[str, str]]:
    """Finishing places: all tables must count the same starts."""
    starts, key = result.races * result.starters, key_in(result.game)
    for name in BY:
        path, table = f"counts.{key(name)}", result[name]
        if int(table.sum()) != starts:
            yield path, Said("expected {n} starts in all", n=starts)
        elif (table.sum(axis=0) != result["by_grid"].sum(axis=0)).any():
            yield path, Said("the sums differ from those of by_grid")


def _faults_of_tables(result: Result) -> Iterator[tuple[str, str]]:
    races, own = result.races, result.figures
    for name in (*result.histograms, "retired", "courses"):
        there = int(result[name].sum()) + (result.number("no_gap") if name == "gap" else 0)
        if there != races:
            yield f"counts.{name}", _expected_races(result)
    most = races * result.starters
    for one in own.shares:
        if result.number(one.name) > most:
            yield f"counts.{one.name}", Said("expected 0 to {n} starts", n=most)
    if result.number("capped") > races:
        yield "counts.capped", Said("expected 0 to {n} races", n=races)
