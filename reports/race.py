"""A race as text and as JSON: what `race` and `replay` print."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trackwright.model.text.messages import counted
from trackwright.model.text.tables import table as table_text
from trackwright.simulator.race.game_parts import classification_of
from trackwright.simulator.story.game_parts import legend_of, sentences_of

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.simulator.compiler.cache import Report
    from trackwright.simulator.race.records import Record
    from trackwright.simulator.story.game_parts import Happening
    from trackwright.simulator.table.table import Setup, Table, Way

SLOW_PLAYER = "planner"
"""A bot so slow that its races run compiled."""


@dataclass(frozen=True)
class RaceReport:
    """A finished race on its table, and what identifies it."""

    circuit: "Circuit"
    table: "Table"
    track: str
    seed: int
    number: int
    program: str
    """The version of Trackwright that ran it."""
    ruleset_version: int

    @property
    def status(self) -> str:
        from trackwright.simulator.table.states import CAPPED, OVER

        return {OVER: "over", CAPPED: "capped"}.get(self.table.race.halt, "broken-off")

    @property
    def laps(self) -> int:
        return self.table.setup.laps


def table_for(setup: "Setup", way: "Way", say: "Report | None" = None) -> "Table":
    """A table for one race: compiled rules where they are worth the loading, as with people, for
    whom the race runs again at each of their decisions."""
    is_slow = setup.people or any(seat.player == SLOW_PLAYER for seat in setup.seats)
    return setup.table(way, "compiled" if is_slow else "plain", say)


def told_of(circuit: "Circuit", table: "Table", track: str, seed: int, number: int) -> RaceReport:
    """A race to be run now; `track` names its circuit."""
    from importlib.metadata import version

    ruleset = table.setup.ruleset
    return RaceReport(circuit, table, track, seed, number, version("trackwright"), ruleset.version)


def run(told: RaceReport) -> None:
    """Run it from start to finish with bots."""
    told.table.run(told.seed, told.number)
    reject_cut_short(told.table)


def reject_cut_short(table: "Table") -> None:
    """A race that overflows its tables does not count."""
    from trackwright.simulator.table.states import CAPPED, LOG_FULL, OVER, TOO_WIDE
    from trackwright.simulator.table.table import CannotRace

    halt = table.race.halt
    if halt == LOG_FULL:
        raise CannotRace(
            f"the race is too long to show: its log is full in round {table.race.round}; "
            "race fewer laps, or with fewer players"
        )
    if halt == TOO_WIDE:
        raise CannotRace(
            "a move has more possible ends than fit: the circuit is too wide to be raced"
        )
    assert halt in (OVER, CAPPED), f"a race of bots stopped with {halt}"


def record(told: RaceReport) -> "Record":
    """The record of a race that was just run."""
    from trackwright.simulator.race.records import record_of

    return record_of(told.table, told.circuit, Path(told.track).name, told.seed, told.number)


def replayed(record: "Record", circuit: "Circuit", track: str) -> RaceReport:
    """The recorded race, run again."""
    from trackwright.simulator.race.records import replay

    table = replay(record, circuit)
    stamp = record.seed, record.number, record.program, record.ruleset_version
    return RaceReport(circuit, table, track, *stamp)


def race_json(told: RaceReport, happenings: "list[Happening]") -> dict[str, Any]:
    """Everything about the race."""
    outcome = classification_of(told.table)
    result = None if told.status == "broken-off" else outcome.as_json()
    return {
        "version": 1,
        **stamp(told),
        "seats": [seat.as_json() for seat in told.table.setup.seats],
        "status": told.status,
        "events": happenings,
        "result": result,
    }


def stamp(told: RaceReport) -> dict[str, Any]:
    """What was raced, and with what."""
    from trackwright.simulator.race.records import changed_options

    setup = told.table.setup
    return {
        "track": told.track,
        "name": told.circuit.track.name,
        "graph_hash": told.circuit.hash,
        "ruleset": setup.ruleset.id,
        "ruleset_version": told.ruleset_version,
        "options": changed_options(setup),
        "laps": setup.laps,
        "seed": told.seed,
        "number": told.number,
        "programs": {"trackwright": told.program},
    }


def heading(told: RaceReport) -> Iterator[str]:
    """What was raced, and with what, as text."""
    from trackwright.simulator.race.records import changed_options

    setup = told.table.setup
    laps = f"{counted(setup.laps, 'lap')} of {told.table.way.length} positions"
    yield f"{told.circuit.track.name}, {laps}"
    yield f"  rules    {setup.ruleset.id} (version {told.ruleset_version})"
    if options := changed_options(setup):
        yield f"  options  {', '.join(f'{name}={value}' for name, value in options.items())}"
    players = [f"{s.name} ({_team(s.name, s.team)}{s.player})" for s in setup.seats]
    yield f"  {setup.game.player_word + 's':8} {', '.join(players)}"
    if not setup.game.is_one_each:
        yield f"  {setup.game.runner + 's':8} {', '.join(one.name for one in setup.runners)}"
    yield f"  seed     {told.seed}, race {told.number}, Trackwright {told.program}"
    yield f"  hash     {told.circuit.hash}"


def _team(name: str, team: str) -> str:
    return f"{team}, " if team not in ("", name) else ""


def legend(told: RaceReport) -> Iterator[str]:
    yield ""
    yield from legend_of(told.table.game)
    yield ""


def lines_of(told: RaceReport, happenings: "list[Happening]") -> Iterator[str]:
    """What was raced and what happened, for people."""
    yield from heading(told)
    yield from legend(told)
    yield from sentences_of(told.table.game, happenings, told.laps)


def outcome(told: RaceReport) -> Iterator[str]:
    """How the race ended, with the classification and its points."""
    result = classification_of(told.table)
    yield ""
    yield _ending(told.status, result.rounds)
    if told.status == "broken-off":
        return
    yield ""
    heads, rows = result.table()
    yield table_text(rows, heads)
    yield from result.more()


def _ending(status: str, rounds: int) -> str:
    if status == "broken-off":
        return f"The players left in round {rounds}."
    if status == "capped":
        return f"Stopped at the round limit: {counted(rounds, 'round')} (option rounds_per_lap)."
    return f"Finished after {counted(rounds, 'round')}."
