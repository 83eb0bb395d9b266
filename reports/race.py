"""A race as text and as JSON: what `race` and `replay` print."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from model.text.messages import counted
from model.text.tables import table as table_text
from simulator.race.game_parts import classification_of
from simulator.story.game_parts import legend_of

if TYPE_CHECKING:
    from model.circuit import Circuit
    from simulator.story.game_parts import Happening
    from simulator.table.table import Table


@dataclass(frozen=True)
class Told:
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
        from simulator.table.states import CAPPED, OVER

        return {OVER: "over", CAPPED: "capped"}.get(self.table.race.halt, "broken-off")

    @property
    def laps(self) -> int:
        return self.table.setup.laps


def race_json(told: Told, happenings: "list[Happening]") -> dict[str, Any]:
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


def stamp(told: Told) -> dict[str, Any]:
    """What was raced, and with what."""
    from simulator.race.records import unusual

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
    """What was raced, and with what, as text."""
    from simulator.race.records import unusual

    setup = told.table.setup
    laps = f"{counted(setup.laps, 'lap')} of {told.table.way.length} positions"
    yield f"{told.circuit.track.name}, {laps}"
    yield f"  rules    {setup.ruleset.id} (version {told.ruleset_version})"
    if options := unusual(setup):
        yield f"  options  {', '.join(f'{name}={value}' for name, value in options.items())}"
    players = [f"{s.name} ({_team(s.name, s.team)}{s.player})" for s in setup.seats]
    yield f"  {setup.game.player_word + 's':8} {', '.join(players)}"
    if not setup.game.is_one_each:
        yield f"  {setup.game.runner + 's':8} {', '.join(one.name for one in setup.runners)}"
    yield f"  seed     {told.seed}, race {told.number}, Trackwright {told.program}"
    yield f"  hash     {told.circuit.hash}"


def _team(name: str, team: str) -> str:
    return f"{team}, " if team not in ("", name) else ""


def legend(told: Told) -> Iterator[str]:
    yield ""
    yield from legend_of(told.table.game)
    yield ""


def outcome(told: Told) -> Iterator[str]:
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
