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


def report_of(circuit: "Circuit", table: "Table", track: str, seed: int, number: int) -> RaceReport:
    """A race to be run now; `track` names its circuit."""
    from importlib.metadata import version

    ruleset = table.setup.ruleset
    return RaceReport(circuit, table, track, seed, number, version("trackwright"), ruleset.version)


def run(report: RaceReport) -> None:
    """Run it from start to finish with bots."""
    report.table.run(report.seed, report.number)
    reject_cut_short(report.table)


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


def record(report: RaceReport) -> "Record":
    """The record of a race that was just run."""
    from trackwright.simulator.race.records import record_of

    return record_of(
        report.table, report.circuit, Path(report.track).name, report.seed, report.number
    )


def replayed(record: "Record", circuit: "Circuit", track: str) -> RaceReport:
    """The recorded race, run again."""
    from trackwright.simulator.race.records import replay

    table = replay(record, circuit)
    stamp = record.seed, record.number, record.program, record.ruleset_version
    return RaceReport(circuit, table, track, *stamp)


def race_json(report: RaceReport, happenings: "list[Happening]") -> dict[str, Any]:
    """Everything about the race."""
    outcome = classification_of(report.table)
    result = None if report.status == "broken-off" else outcome.as_json()
    return {
        "version": 1,
        **stamp(report),
        "seats": [seat.as_json() for seat in report.table.setup.seats],
        "status": report.status,
        "events": happenings,
        "result": result,
    }


def stamp(report: RaceReport) -> dict[str, Any]:
    """What was raced, and with what."""
    setup = report.table.setup
    return {
        "track": report.track,
        "name": report.circuit.track.name,
        "graph_hash": report.circuit.hash,
        "ruleset": setup.ruleset.id,
        "ruleset_version": report.ruleset_version,
        "options": setup.changed_options,
        "laps": setup.laps,
        "seed": report.seed,
        "number": report.number,
        "programs": {"trackwright": report.program},
    }


def heading(report: RaceReport) -> Iterator[str]:
    """What was raced, and with what, as text."""
    setup = report.table.setup
    laps = f"{counted(setup.laps, 'lap')} of {report.table.way.length} positions"
    yield f"{report.circuit.track.name}, {laps}"
    yield f"  rules    {setup.ruleset.id} (version {report.ruleset_version})"
    if options := setup.changed_options:
        yield f"  options  {', '.join(f'{name}={value}' for name, value in options.items())}"
    players = [f"{s.name} ({_team(s.name, s.team)}{s.player})" for s in setup.seats]
    yield f"  {setup.game.player_word + 's':8} {', '.join(players)}"
    if not setup.game.is_one_each:
        yield f"  {setup.game.runner + 's':8} {', '.join(one.name for one in setup.runners)}"
    yield f"  seed     {report.seed}, race {report.number}, Trackwright {report.program}"
    yield f"  hash     {report.circuit.hash}"


def _team(name: str, team: str) -> str:
    return f"{team}, " if team not in ("", name) else ""


def legend(report: RaceReport) -> Iterator[str]:
    yield ""
    yield from legend_of(report.table.game)
    yield ""


def lines_of(report: RaceReport, happenings: "list[Happening]") -> Iterator[str]:
    """What was raced and what happened, for people."""
    yield from heading(report)
    yield from legend(report)
    yield from sentences_of(report.table.game, happenings, report.laps)


def outcome(report: RaceReport) -> Iterator[str]:
    """How the race ended, with the classification and its points."""
    result = classification_of(report.table)
    yield ""
    yield _ending(report, result.rounds)
    if report.status == "broken-off":
        return
    yield ""
    heads, rows = result.table()
    yield table_text(rows, heads)
    yield from result.more()


def _ending(report: RaceReport, rounds: int) -> str:
    if report.status == "broken-off":
        return f"The players left in round {rounds}."
    if report.status == "capped":
        options = report.table.setup.ruleset.options
        limit = next((one.name for one in options if one.field == "round_cap"), "rounds_per_lap")
        return f"Stopped at the round limit: {counted(rounds, 'round')} (option {limit})."
    return f"Finished after {counted(rounds, 'round')}."
