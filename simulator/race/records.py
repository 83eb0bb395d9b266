"""Records of races: a small file that rides a race again for ever, whatever becomes of the bots.

A record holds where and by which rules was raced, who rode, the seed that made the dice, and every
decision (see `written_decisions.py`). What came of it stands there too: a replay that ends
otherwise is told. A race that was broken off has no outcome; its replay ends where it was left.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import ConfigDict, TypeAdapter

from model.circuit import Circuit
from model.files.files import LARGEST_FILE, bytes_of, document_of, save_bytes, validated
from model.files.outputs import RECORD, refuse_output
from model.text.errors import InputError, Problem, TrackwrightError
from model.text.messages import Said
from model.text.plain_text import encodable
from model.text.strict_json import object_of
from simulator.game.games import game_named
from simulator.game.rulesets import BadOption, Reading, find_ruleset
from simulator.race.game_parts import old_decisions_of
from simulator.race.written_decisions import BadDecisions, packed, unpacked
from simulator.story.sentences import called
from simulator.table.game_parts import rule_id, way_on
from simulator.table.lineup import MOST_LAPS
from simulator.table.states import CAPPED, DECISION_WANTED, ILLEGAL, MOST_SEATS, OVER
from simulator.table.table import Mode, Row, Seat, Setup, Table

FORMAT, VERSION = "trackwright-race", 2
LARGEST_NUMBER = 2**63 - 1
LONGEST_NAME = 200
HASH_LENGTH = 40
MOST_OPTIONS = 100
HEAD_BYTES = 1000
ENDED = (OVER, CAPPED)

Name = Annotated[str, MinLen(1), MaxLen(LONGEST_NAME)]
Number = Annotated[int, Ge(0), Le(LARGEST_NUMBER)]
Place = Annotated[int, Ge(0), Le(MOST_SEATS)]


@dataclass(frozen=True, slots=True)
class Record:
    """What the file holds."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)

    track: Name
    """The id or file name under which the circuit was raced."""
    name: Name
    graph_hash: Annotated[str, MinLen(1), MaxLen(HASH_LENGTH)]
    ruleset: Name
    ruleset_version: Annotated[int, Ge(1), Le(10**6)]
    program: Name
    """The version of Trackwright that rode the race."""
    laps: Annotated[int, Ge(1), Le(MOST_LAPS)]
    seed: Number
    number: Number
    seats: Annotated[tuple[tuple[Name, Name, Name], ...], MinLen(1), MaxLen(MOST_SEATS)]
    """Of each seat its name, its team, and who rode it."""
    decisions: Annotated[str, MinLen(1), MaxLen(LARGEST_FILE)]
    options: Annotated[dict[str, str | int], MaxLen(MOST_OPTIONS)] = field(default_factory=dict)
    """Options that are not as usual."""
    grid: Annotated[tuple[Place, ...], MaxLen(MOST_SEATS)] = ()
    """Numbers of the seats from pole on, if they were given."""
    rounds: Number | None = None
    """Of the race; none in a race that was broken off."""
    places: Annotated[tuple[Place, ...], MaxLen(MOST_SEATS)] = ()
    """Of each seat its place; 0: none."""

    @property
    def broken_off(self) -> bool:
        return self.rounds is None


RECORDS: TypeAdapter[Record] = TypeAdapter(Record)
_ORDER = (
    "track", "name", "graph_hash", "ruleset", "ruleset_version", "program", "options", "laps",
    "seed", "number", "seats", "grid", "rounds", "places", "decisions",
)  # fmt: skip


class CannotReplay(TrackwrightError):
    """A record that does not lead to its race."""


def record_of(table: Table, circuit: Circuit, track: str, seed: int, number: int = 0) -> Record:
    """The record of the race that the table has just ridden; `track` says which circuit it was."""
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
        seats=tuple((seat.name, seat.team or seat.name, seat.rider) for seat in setup.seats),
        decisions=packed(table.script_told(), len(setup.seats)),
        options=unusual(setup),
        grid=_grid(setup, number),
        rounds=int(table.race.round) if over else None,
        places=_places(table) if over else (),
    )


def unusual(setup: Setup) -> dict[str, Reading]:
    """The options that are not as usual."""
    usual = {option.name: option.usual for option in setup.ruleset.options}
    return {name: value for name, value in setup.settings.items() if value != usual[name]}


def _grid(setup: Setup, number: int) -> tuple[int, ...]:
    further = number % len(setup.grid) if setup.grid and setup.turned else 0
    return setup.grid[further:] + setup.grid[:further]


def _places(table: Table) -> tuple[int, ...]:
    return tuple(int(table.race.came[seat]) for seat in range(table.race.seats))


# --- files --------------------------------------------------------------------------------------


def record_text(record: Record) -> str:
    """The canonical text of a record: stable order, one key per line."""
    lines = [f'"format": "{FORMAT}"', f'"version": {VERSION}']
    for name in _ORDER:
        value = getattr(record, name)
        if value not in ((), {}, None):
            lines.append(
                f'"{name}": {json.dumps(value, ensure_ascii=False, separators=(",", ":"))}'
            )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save_record(record: Record, path: Path) -> None:
    """Write the record; a file that is no record is not written over."""
    refuse_output(path, RECORD)
    save_bytes(record_text(record).encode(), path)


def is_record(path: Path) -> bool:
    """Does the file say that it is a record? It may still be a bad one."""
    try:
        with path.open("rb") as file:
            return f'"{FORMAT}"'.encode() in file.read(HEAD_BYTES)
    except (OSError, ValueError):  # ValueError: a NUL in the name
        return False


def read_record(path: Path) -> Record:
    """The record in a file, or an InputError with everything that is wrong with it."""
    return parse_record(bytes_of(path), str(path))


def parse_record(data: bytes, source: str) -> Record:
    """The record as it is written today, whichever version it has."""
    is_old = object_of(data, source).get("version") == 1
    document = document_of(data, source, FORMAT, VERSION, {1: dict})
    record = validated(RECORDS, document, source, {"": Record})
    problems, rows = list(_problems(record)), list[Row]()
    try:
        rows = _decisions(record, is_old)
    except BadDecisions as fault:
        problems.append(Problem("decisions", fault.words))
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
    """What the form alone does not show."""
    count = len(record.seats)
    if len({seat[0] for seat in record.seats}) < count:
        yield Problem("seats", Said("two seats have the same name"))
    if record.grid and sorted(record.grid) != list(range(count)):
        yield Problem("grid", Said("expected the numbers 0 to {last}, each once", last=count - 1))
    if record.places and len(record.places) != count:
        places = len(record.places)
        yield Problem(
            "places", Said("{places} places of {seats} seats", places=places, seats=count)
        )
    if record.broken_off and record.places:
        yield Problem("places", Said("given, but not `rounds`"))
    try:
        ruleset = find_ruleset(record.ruleset)
    except TrackwrightError as fault:
        yield Problem("ruleset", fault.words)
        return
    try:
        ruleset.settings(record.options)
    except BadOption as fault:
        yield Problem("options", fault.words)


# --- replaying ----------------------------------------------------------------------------------


def setup_of(record: Record) -> Setup:
    """The race that was ridden, with the names of those who rode."""
    ruleset = find_ruleset(record.ruleset)
    seats = tuple(Seat(*seat) for seat in record.seats)
    return Setup(ruleset, ruleset.settings(record.options), seats, record.laps, record.grid)


def replay(record: Record, circuit: Circuit, mode: Mode = "plain") -> Table:
    """Ride the recorded race again: a table as it stood then, with its log."""
    if circuit.hash != record.graph_hash:
        raise CannotReplay(
            Said(
                "the race was ridden on {then} as {hash}, but {now} is {other}: since then "
                "something was changed that changes play; name the circuit as it was "
                "(trackwright replay RECORD TRACK)",
                then=record.name,
                hash=record.graph_hash,
                now=circuit.track.name,
                other=circuit.hash,
            )
        )
    setup = setup_of(record)
    table = setup.with_people().table(way_on(setup.game, circuit, setup.settings), mode)
    table.set_script(unpacked(record.decisions, len(record.seats)))
    halt = table.ride(record.seed, record.number)
    table.setup = setup
    _refuse_other_end(record, table, halt)
    return table


def _refuse_other_end(record: Record, table: Table, halt: int) -> None:
    """A replay must stop as the race did."""
    if halt == ILLEGAL:
        rule = rule_id(table.game, int(table.race.fault))
        why = _stopped(table, Said("a decision of the record breaks {rule}", rule=rule))
    elif halt == DECISION_WANTED and not record.broken_off:
        why = _stopped(table, Said("the record has no decision"))
    elif halt not in (*ENDED, DECISION_WANTED):
        why = _stopped(table, Said("the race cannot go on"))
    elif halt in ENDED and (_places(table), table.race.round) != (record.places, record.rounds):
        why = Said("the race ends otherwise than the record says")
    else:
        return
    raise CannotReplay(_explained(why, record))


def _stopped(table: Table, why: Said) -> Said:
    race = table.race
    seat = int(race.halt_seat)
    return Said(
        "round {round}, {name} at {place}: {why}",
        round=int(race.round),
        name=called(table.setup.seats[seat].name),
        place=table.standing(seat),
        why=why,
    )


def _explained(why: Said, record: Record) -> Said:
    """With what may be the reason."""
    if note := note_of_version(record):
        return Said("{why} ({note})", why=why, note=note)
    return Said("{why}; the record was changed, or made by another program", why=why)


def note_of_version(record: Record) -> str:
    """What to say of a record of another version of the rules; nothing if it is the same."""
    now = find_ruleset(record.ruleset).version
    if now == record.ruleset_version:
        return ""
    return Said(
        "recorded by version {then} of {rules}, this is version {now}: the race may come out "
        "otherwise",
        then=record.ruleset_version,
        rules=record.ruleset,
        now=now,
    )
