"""Saved races: a small file that reproduces a race, however the bots may change later.

It holds the circuit, the rules, the players, the seed of the dice, and every decision (see
`written_decisions.py`). It also holds the outcome: if a replay ends differently, that is reported.
A race that the players left has no outcome; its replay ends where they left it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import ConfigDict, TypeAdapter

from trackwright.model.circuit import Circuit
from trackwright.model.files.output_checks import RACE_RECORD, check_output
from trackwright.model.files.track_files import (
    MAX_FILE_BYTES,
    read_bytes,
    read_document,
    save_bytes,
    validated,
)
from trackwright.model.text.errors import InputError, Problem, TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import encodable
from trackwright.model.text.strict_json import parse_json_object
from trackwright.simulator.game.games import game_named
from trackwright.simulator.game.rulesets import BadOption, find_ruleset
from trackwright.simulator.race.game_parts import old_decisions_of
from trackwright.simulator.race.written_decisions import BadDecisions, packed, unpacked
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.game_parts import rule_id, way_on
from trackwright.simulator.table.lineup import MOST_LAPS
from trackwright.simulator.table.states import CAPPED, DECISION_WANTED, ILLEGAL, MOST_PLAYERS, OVER
from trackwright.simulator.table.table import Mode, Row, Seat, Setup, Table

FORMAT, VERSION = "trackwright-race", 2
LARGEST_NUMBER = 2**63 - 1
LONGEST_NAME = 200
HASH_LENGTH = 40
MOST_OPTIONS = 100
HEAD_BYTES = 1000
ENDED = (OVER, CAPPED)

Name = Annotated[str, MinLen(1), MaxLen(LONGEST_NAME)]
Number = Annotated[int, Ge(0), Le(LARGEST_NUMBER)]
Whole = Annotated[int, Ge(-LARGEST_NUMBER), Le(LARGEST_NUMBER)]
Place = Annotated[int, Ge(0), Le(MOST_PLAYERS)]


@dataclass(frozen=True, slots=True)
class Record:
    """The contents of the file."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)

    track: Name
    """The id or file name of the circuit that was raced."""
    name: Name
    graph_hash: Annotated[str, MinLen(1), MaxLen(HASH_LENGTH)]
    ruleset: Name
    ruleset_version: Annotated[int, Ge(1), Le(10**6)]
    program: Name
    """The version of Trackwright that ran the race."""
    laps: Annotated[int, Ge(1), Le(MOST_LAPS)]
    seed: Number
    number: Number
    seats: Annotated[tuple[tuple[Name, Name, Name], ...], MinLen(1), MaxLen(MOST_PLAYERS)]
    """For each seat its name, its team, and who played it."""
    decisions: Annotated[str, MinLen(1), MaxLen(MAX_FILE_BYTES)]
    options: Annotated[dict[str, str | int], MaxLen(MOST_OPTIONS)] = field(default_factory=dict)
    """Options that differ from the default."""
    grid: Annotated[tuple[Place, ...], MaxLen(MOST_PLAYERS)] = ()
    """Numbers of the runners from pole on, if the grid was given."""
    carried: Annotated[dict[Name, tuple[Whole, ...]], MaxLen(MOST_OPTIONS)] = field(
        default_factory=dict
    )
    """What it took over from the race before it in a season."""
    paired: bool = False
    """With paired dice."""
    rounds: Number | None = None
    """Rounds of the race; None if the players left it."""
    places: Annotated[tuple[Place, ...], MaxLen(MOST_PLAYERS)] = ()
    """The place of each player; 0: none."""

    @property
    def broken_off(self) -> bool:
        return self.rounds is None


RECORDS: TypeAdapter[Record] = TypeAdapter(Record)
_ORDER = (
    "track", "name", "graph_hash", "ruleset", "ruleset_version", "program", "options", "laps",
    "seed", "number", "seats", "grid", "carried", "paired", "rounds", "places", "decisions",
)  # fmt: skip


class CannotReplay(TrackwrightError):
    """A saved race that cannot be reproduced."""


def record_of(table: Table, circuit: Circuit, track: str, seed: int, number: int = 0) -> Record:
    """The saved form of the race that the table has just run; `track` says which circuit it was."""
    setup = table.setup
    over = table.race.halt in ENDED
    return Record(
        track=encodable(track)[:LONGEST_NAME],
        name=circuit.track.name,
        graph_hash=circuit.hash,
        ruleset=setup.ruleset.id,
        ruleset_version=setup.ruleset.version,
        program=version("trackwright"),
        laps=setup.laps,
        seed=seed,
        number=number,
        seats=tuple((seat.name, seat.team or seat.name, seat.player) for seat in setup.seats),
        decisions=packed(table.recorded_script(), len(setup.seats)),
        options=setup.changed_options,
        grid=_grid(setup, number),
        carried=dict(setup.carried),
        paired=setup.paired,
        rounds=int(table.race.round) if over else None,
        places=_places(table) if over else (),
    )


def _grid(setup: Setup, number: int) -> tuple[int, ...]:
    further = number % len(setup.grid) if setup.grid and setup.turned else 0
    return setup.grid[further:] + setup.grid[:further]


def _places(table: Table) -> tuple[int, ...]:
    return tuple(int(table.race.player_place[player]) for player in range(table.race.players))


# --- files --------------------------------------------------------------------------------------


def record_text(record: Record) -> str:
    """The canonical text of the file: stable order, one key per line."""
    lines = [f'"format": "{FORMAT}"', f'"version": {VERSION}']
    for name in _ORDER:
        value = getattr(record, name)
        if value not in ((), {}, None) and value is not False:
            lines.append(
                f'"{name}": {json.dumps(value, ensure_ascii=False, separators=(",", ":"))}'
            )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save_record(record: Record, path: Path) -> None:
    """Write the file; never overwrites a file that is not a replay."""
    check_output(path, RACE_RECORD)
    save_bytes(record_text(record).encode(), path)


def is_record(path: Path) -> bool:
    """Does the file claim to be a replay? It may still be a bad one."""
    try:
        with path.open("rb") as file:
            return f'"{FORMAT}"'.encode() in file.read(HEAD_BYTES)
    except (OSError, ValueError):  # ValueError: a NUL in the name
        return False


def read_record(path: Path) -> Record:
    """The contents of a replay file, or an InputError listing everything wrong with it."""
    return parse_record(read_bytes(path), str(path))


def parse_record(data: bytes, source: str) -> Record:
    """The record as it is written today, whichever version it has."""
    is_old = parse_json_object(data, source).get("version") == 1
    document = read_document(data, source, FORMAT, VERSION, {1: dict})
    record = validated(RECORDS, document, source, {"": Record})
    problems, rows = list(_problems(record)), list[Row]()
    try:
        rows = _decisions(record, is_old)
    except BadDecisions as fault:
        problems.append(Problem("decisions", fault.message))
    except TrackwrightError:
        assert problems, "a ruleset that is not known is one of them"
    if problems:
        raise InputError(source, problems)
    return replace(record, decisions=packed(rows, len(record.seats))) if is_old else record


def _decisions(record: Record, is_old: bool) -> list[Row]:
    """Version 1 had other decisions, nothing else."""
    count = len(record.seats)
    if not is_old:
        return unpacked(record.decisions, count)
    game = game_named(find_ruleset(record.ruleset).game)
    return old_decisions_of(game).unpacked(record.decisions, count)


def _problems(record: Record) -> Iterator[Problem]:
    """What the schema alone does not catch."""
    count = len(record.seats)
    if len({seat[0] for seat in record.seats}) < count:
        yield Problem("seats", Message("two seats have the same name"))
    if record.places and len(record.places) != count:
        places = len(record.places)
        yield Problem(
            "places", Message("{places} places for {seats} seats", places=places, seats=count)
        )
    if record.broken_off and record.places:
        yield Problem("places", Message("given without `rounds`"))
    try:
        ruleset = find_ruleset(record.ruleset)
    except TrackwrightError as fault:
        yield Problem("ruleset", fault.message)
        return
    runners = len(game_named(ruleset.game).runners([seat[0] for seat in record.seats]))
    if record.grid and sorted(record.grid) != list(range(runners)):
        last = runners - 1
        yield Problem("grid", Message("expected the numbers 0 to {last}, each once", last=last))
    try:
        ruleset.settings(record.options)
    except BadOption as fault:
        yield Problem("options", fault.message)


# --- replaying ----------------------------------------------------------------------------------


def setup_of(record: Record) -> Setup:
    """The race that was run, with the names of its players."""
    ruleset = find_ruleset(record.ruleset)
    seats = tuple(Seat(*seat) for seat in record.seats)
    return Setup(
        ruleset,
        ruleset.settings(record.options),
        seats,
        record.laps,
        record.grid,
        carried=record.carried,
        paired=record.paired,
    )


def replay(record: Record, circuit: Circuit, mode: Mode = "plain") -> Table:
    """Run the saved race again: a table in its final state, with its log."""
    if circuit.hash != record.graph_hash:
        raise CannotReplay(
            Message(
                "the race was run on {then} as {hash}, but {now} is {other}: the circuit has "
                "changed since then; give the original circuit (trackwright replay RECORD "
                "TRACK)",
                then=record.name,
                hash=record.graph_hash,
                now=circuit.track.name,
                other=circuit.hash,
            )
        )
    setup = setup_of(record)
    table = setup.with_people().table(way_on(setup.game, circuit, setup.settings), mode)
    table.set_script(unpacked(record.decisions, len(record.seats)))
    halt = table.run(record.seed, record.number)
    table.setup = setup
    _reject_other_end(record, table, halt)
    return table


def _reject_other_end(record: Record, table: Table, halt: int) -> None:
    """A replay must stop as the race did."""
    if halt == ILLEGAL:
        rule = rule_id(table.game, int(table.race.fault))
        why = _stopped(table, Message("a saved decision breaks {rule}", rule=rule))
    elif halt == DECISION_WANTED and not record.broken_off:
        why = _stopped(table, Message("the replay has no decision here"))
    elif halt not in (*ENDED, DECISION_WANTED):
        why = _stopped(table, Message("the race cannot go on"))
    elif halt in ENDED and (_places(table), table.race.round) != (record.places, record.rounds):
        why = Message("the race does not end as the replay says")
    else:
        return
    raise CannotReplay(_explained(why, record))


def _stopped(table: Table, why: Message) -> Message:
    race = table.race
    seat = int(race.halt_player)
    return Message(
        "round {round}, {name} at {place}: {why}",
        round=int(race.round),
        name=called(table.setup.seats[seat].name),
        place=table.standing(seat),
        why=why,
    )


def _explained(why: Message, record: Record) -> Message:
    """With the likely reason."""
    if note := note_of_version(record):
        return Message("{why} ({note})", why=why, note=note)
    return Message("{why}; the replay was edited, or made by another program", why=why)


def note_of_version(record: Record) -> str:
    """A note if it was saved under another version of the rules; otherwise empty."""
    now = find_ruleset(record.ruleset).version
    if now == record.ruleset_version:
        return ""
    return Message(
        "saved under version {then} of {rules}, this is version {now}: the race may end "
        "differently",
        then=record.ruleset_version,
        rules=record.ruleset,
        now=now,
    )
