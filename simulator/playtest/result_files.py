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

from trackwright.model.files.track_files import Parts, read_document, validated
from trackwright.model.layout.kit import STRICT_CONFIG
from trackwright.model.text.errors import InputError, Problem, TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import Integers
from trackwright.simulator.game.games import Game, game_named
from trackwright.simulator.game.rulesets import USUAL_BOT, BadOption, all_rulesets, find_ruleset
from trackwright.simulator.playtest.figures import RETIREMENTS
from trackwright.simulator.playtest.game_parts import declared_figures, statistics_of
from trackwright.simulator.playtest.results import (
    FORMAT,
    OF_RUNNERS,
    SPOT,
    VERSION,
    Head,
    Result,
    histograms_of,
    key_in,
    numbers_of,
    placings_of,
)
from trackwright.simulator.playtest.running import MOST_RACES
from trackwright.simulator.table.lineup import MOST_LAPS
from trackwright.simulator.table.states import GROUPS, IN_GROUP, LONGEST, MOST_PLAYERS, RACES
from trackwright.simulator.table.table import Seat, Spot

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
        raise PydanticCustomError("unknown_ruleset", "{words}", {"words": error.message}) from None
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
    __pydantic_config__ = STRICT_CONFIG

    name: Name
    team: Text = ""
    rider: Name = USUAL_BOT


@dataclass(frozen=True, kw_only=True)
class _File:
    """What every file contains; `counts`, `reckoned` and `heat` depend on the game."""

    __pydantic_config__ = STRICT_CONFIG

    track: Name
    graph_hash: Name
    positions: Annotated[int, Ge(1), Le(MOST_POSITIONS)]
    laps: Annotated[int, Ge(1), Le(MOST_LAPS)]
    ruleset: Annotated[Name, AfterValidator(_known)]
    ruleset_version: Annotated[int, Ge(1), Le(10**6)]
    options: Annotated[dict[str, str | int], MaxLen(MOST_NAMED)]
    seats: Annotated[tuple[_Seat, ...], MinLen(1), MaxLen(MOST_PLAYERS)]
    grid: Annotated[tuple[Annotated[int, Ge(0), Le(MOST_PLAYERS)], ...], MaxLen(MOST_PLAYERS)]
    turned: bool
    seed: Annotated[int, Ge(0), Le(10**20)]
    programs: Annotated[dict[str, Text], MaxLen(MOST_NAMED)]
    races: Races
    counts: dict[str, Any]
    reckoned: dict[str, Any]
    heat: dict[str, Any]
    carried: Annotated[dict[Name, tuple[int, ...]], MaxLen(MOST_NAMED)] = field(
        default_factory=dict
    )
    paired: bool = False
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
    document = read_document(data, source, FORMAT, VERSION, {})
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
        players = [seat.get("rider", USUAL_BOT) for seat in seats if isinstance(seat, dict)]
        bots = len({player for player in players if isinstance(player, str)})
        if 0 < len(seats) <= MOST_PLAYERS and bots:
            game = find_ruleset(ruleset).game
            runners = len(game_named(game).runners([""] * len(seats)))
            form, parts = _form_for(game, len(seats), runners, bots)
    return form, document, source, parts


@lru_cache(maxsize=16)
def _form_for(
    game_id: str, players: int, runners: int, bots: int
) -> tuple[TypeAdapter[Any], Parts]:
    """The schema of a game's files with this many players, runners and bots."""
    game = game_named(game_id)
    own = declared_figures(game)
    groups = _row(_row(_whole(-LARGEST_COUNT, LARGEST_COUNT), IN_GROUP, IN_GROUP), GROUPS, GROUPS)
    counts = _class("Counts", _counts_of(game, players, runners, bots), {"groups": groups})
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
        namespace={"__pydantic_config__": STRICT_CONFIG},
    )
    return TypeAdapter(file), {"": file, "seats": _Seat, **parts}


def _class(name: str, keys: Mapping[str, Any], may: Mapping[str, Any] | None = None) -> type:
    """`may`: tables that older files do not have."""
    optional = [(key, sort, ()) for key, sort in (may or {}).items()]
    return make_dataclass(
        name,
        [*keys.items(), *optional],
        frozen=True,
        namespace={"__pydantic_config__": STRICT_CONFIG},
    )


def _counts_of(game: Game, players: int, runners: int, bots: int) -> dict[str, Any]:
    """Key -> its type."""
    own, shapes, key = declared_figures(game), statistics_of(game).fields, key_in(game)
    found: dict[str, Any] = dict.fromkeys(numbers_of(own), Amount) | {"races": Races}
    for name, (rows, places) in placings_of(game, players, runners, bots).items():
        found[key(name)] = _row(_row(Amount, places + 1, places + 1), rows, rows)
    for name in histograms_of(own):
        found[name] = _row(Amount, 1, LONGEST)
    if RETIREMENTS in own.common:
        found["retired"] = _row(Amount, runners + 1, runners + 1)
        found["causes"] = _row(Amount, len(own.causes), len(own.causes))
    found["courses"] = _row(Amount, 0, LONGEST)
    found |= dict.fromkeys((one.name for one in own.shares), Amount)
    for each in own.per_each:
        shape = shapes[each.name]
        room = shape[-1] if isinstance(shape, tuple) else 1
        row, rows = _row(Amount, 1, room), len(each.rows)
        found[each.name] = _row(row, rows, rows) if rows else row
    return found


# --- what it means ------------------------------------------------------------------------------


def _result(file: Any) -> Result:
    head = {one.name: getattr(file, one.name) for one in fields(Head)}
    head["seats"] = tuple(Seat(seat.name, seat.team, seat.rider) for seat in file.seats)
    game = game_named(find_ruleset(file.ruleset).game)
    heat, key = vars(file.heat), key_in(game)
    columns = [heat[name] for name in SPOT]
    spots = tuple(Spot(*row) for row in zip(*columns, strict=False))
    names = {key(name): name for name in placings_of(game, 1, 1, 1)}
    counted = {
        name: value for name, value in vars(file.counts).items() if value or name != "groups"
    }
    tables = {names.get(name, name): _integers(value) for name, value in counted.items()}
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
        yield "heat.name", Message("a space is listed twice")
    spaces = len(file.heat.name)
    for name, column in vars(file.heat).items():
        if len(column) != spaces:
            yield (
                f"heat.{name}",
                Message(
                    "expected a number for every space ({n}), found {found}",
                    n=spaces,
                    found=len(column),
                ),
            )


def _expected_races(result: Result) -> Message:
    return Message("expected {n} races in all", n=result.races)


def _faults_of_head(head: Head) -> Iterator[tuple[str, str]]:
    """Options and bots must be those of the current rules, if it was raced under these."""
    runners, ruleset = len(head.runners), find_ruleset(head.ruleset)
    if head.grid and sorted(head.grid) != list(range(runners)):
        yield "grid", Message("expected the numbers 0 to {last}, each once", last=runners - 1)
    if len({seat.name for seat in head.seats}) < len(head.seats):
        yield "seats", Message("two seats have the same name")
    if head.ruleset_version != ruleset.version:
        return
    for i, seat in enumerate(head.seats):
        try:
            ruleset.bot(seat.player)
        except BadOption as error:
            yield f"seats[{i}].rider", error.message
    for name, value in head.options.items():
        try:
            ruleset.settings({name: value})
        except BadOption as error:
            yield "options", error.message


def _faults_of_starts(result: Result) -> Iterator[tuple[str, str]]:
    """Places: all tables of runners must count the same starts, and all tables of players."""
    key, same_as = key_in(result.game), dict[bool, str]()
    shapes = placings_of(result.game, result.players, result.starts, len(result.head.bots))
    for name in shapes:
        of_runners = result.game.is_one_each or name in OF_RUNNERS
        first = same_as.setdefault(of_runners, name)
        starts = result.races * (result.starts if of_runners else result.players)
        path, table = f"counts.{key(name)}", result[name]
        if int(table.sum()) != starts:
            yield path, Message("expected {n} starts in all", n=starts)
        elif (table.sum(axis=0) != result[first].sum(axis=0)).any():
            yield path, Message("the sums differ from those of {other}", other=key(first))


def _faults_of_tables(result: Result) -> Iterator[tuple[str, str]]:
    races, own = result.races, result.figures
    retired = ("retired",) if result.has(RETIREMENTS) else ()
    for name in (*result.histograms, *retired, "courses"):
        there = int(result[name].sum()) + (result.number("no_gap") if name == "gap" else 0)
        if there != races:
            yield f"counts.{name}", _expected_races(result)
    most = races * result.starts
    for one in own.shares:
        if result.number(one.name) > most:
            yield f"counts.{one.name}", Message("expected 0 to {n} starts", n=most)
    if result.groups is not None and int(result.groups[:, RACES].sum()) != races:
        yield "counts.groups", _expected_races(result)
    if result.number("capped") > races:
        yield "counts.capped", Message("expected 0 to {n} races", n=races)
