"""A race as text for people and as JSON for programs: what `race` and `replay` print."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from cli.output import table as table_text
from model.wording import counted

if TYPE_CHECKING:
    from model.circuit import Circuit
    from simulator.motograndprix.account import Happening
    from simulator.motograndprix.classification import Entry
    from simulator.motograndprix.table import Table


@dataclass(frozen=True)
class Told:
    """A race that a table has ridden, and what stamps it."""

    circuit: "Circuit"
    table: "Table"
    track: str
    seed: int
    number: int
    program: str
    """The version of Trackwright that rode it."""
    ruleset_version: int

    @property
    def status(self) -> str:
        from simulator.motograndprix.state import CAPPED, OVER

        return {OVER: "over", CAPPED: "capped"}.get(self.table.race.halt, "broken-off")

    @property
    def laps(self) -> int:
        return self.table.setup.laps


def race_json(told: Told, happenings: "list[Happening]") -> dict[str, Any]:
    """All there is to say."""
    from simulator.motograndprix.classification import classification_of

    result = None if told.status == "broken-off" else classification_of(told.table).as_json()
    return {
        "version": 1,
        **stamp(told),
        "seats": [asdict(seat) for seat in told.table.setup.seats],
        "status": told.status,
        "events": happenings,
        "result": result,
    }


def stamp(told: Told) -> dict[str, Any]:
    """What was raced, and by what."""
    from simulator.records import unusual

    setup = told.table.setup
    return {
        "track": told.track,
        "name": told.circuit.track.name,
        "graph_hash": told.circuit.hash,
        "ruleset": setup.ruleset.id,
        "ruleset_version": told.ruleset_version,
        "options": unusual(setup),
        "laps": setup.laps,
        "seed": told.seed,
        "number": told.number,
        "programs": {"trackwright": told.program},
    }


def heading(told: Told) -> Iterator[str]:
    """What was raced, and by what, for people."""
    from simulator.records import unusual

    setup, road = told.table.setup, told.table.road
    laps = f"{counted(setup.laps, 'lap')} of {road.positions} positions"
    yield f"{told.circuit.track.name}, {laps}"
    yield f"  rules    {setup.ruleset.id} (version {told.ruleset_version})"
    if options := unusual(setup):
        yield f"  options  {', '.join(f'{name}={value}' for name, value in options.items())}"
    riders = [f"{s.name} ({_team(s.name, s.team)}{s.rider})" for s in setup.seats]
    yield f"  bikes    {', '.join(riders)}"
    yield f"  seed     {told.seed}, race {told.number}, Trackwright {told.program}"
    yield f"  hash     {told.circuit.hash}"


def _team(name: str, team: str) -> str:
    return f"{team}, " if team not in ("", name) else ""


def legend() -> Iterator[str]:
    from simulator.motograndprix.telling import LEGEND

    yield ""
    yield from LEGEND
    yield ""


def outcome(told: Told) -> Iterator[str]:
    """How it ended, with the classification and what it is worth."""
    from simulator.motograndprix.classification import classification_of

    result = classification_of(told.table)
    yield ""
    yield _ending(told.status, result.rounds)
    if told.status == "broken-off":
        return
    yield ""
    yield _classification(result.entries)
    if result.teams.keys() != {entry.bike for entry in result.entries}:
        yield ""
        yield f"teams: {_points(result.teams)}"


def _ending(status: str, rounds: int) -> str:
    if status == "broken-off":
        return f"Left in round {rounds}."
    if status == "capped":
        return f"Broken off after {counted(rounds, 'round')} (option rounds_per_lap)."
    return f"Over after {counted(rounds, 'round')}."


def _classification(entries: "Iterable[Entry]") -> str:
    from simulator.motograndprix.telling import REASONS

    entries = list(entries)
    dials = entries[0].engine is not None
    heads = ["place", "bike", "team", "rider", "grid", "round"]
    heads += ["Engine", "Rear", "Front"] if dials else []
    rows = []
    for e in entries:
        shown = [e.engine, e.rear, e.front] if dials else []
        how = e.status if e.reason is None else f"retired: {REASONS.get(e.reason, e.reason)}"
        rows.append([e.place, e.bike, e.team, e.rider, e.grid, e.round, *shown, e.points, how])
    return table_text(rows, [*heads, "points", ""])


def _points(totals: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {points}" for name, points in totals.items())
