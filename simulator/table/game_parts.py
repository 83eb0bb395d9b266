"""What a table needs from a game's folder: `race/road.py`, `race/table.py`,
`state/events.py` and `state/codes.py`."""

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from trackwright.simulator.compiler.data.records import is_record
from trackwright.simulator.game.games import Game

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.simulator.compiler.cache import Report
    from trackwright.simulator.game.rulesets import Reading
    from trackwright.simulator.table.log import Event
    from trackwright.simulator.table.table import Mode, Setup, Table, Way


def way_on(game: Game, circuit: "Circuit", settings: "Mapping[str, Reading]") -> "Way":
    """`race.road.way_on`: the circuit as the rules see it; CannotRace says why it cannot be raced.
    The game's Table copies it into its states."""
    way: Way = game.part("race.road").way_on(circuit, settings)
    return way


def table_of(game: Game, setup: "Setup", way: "Way", mode: "Mode", say: "Report | None") -> "Table":
    """`race.table.Table`, derived from trackwright.simulator.table.table.Table."""
    table: Table = game.part("race.table").Table(setup, way, mode, say)
    return table


def events_of(game: Game) -> "Mapping[int, type[Event]]":
    """`state.events`: the classes of all that can happen, by their numbers."""
    return _by_number(game.part("state.events"))


@cache
def _by_number(module: ModuleType) -> "Mapping[int, type[Event]]":
    found: dict[int, type[Event]] = {}
    for one in vars(module).values():
        if is_record(one) and found.setdefault(one.NUMBER, one) is not one:
            raise TypeError(f"{module.__name__}: two events have the number {one.NUMBER}")
    return found


def rule_id(game: Game, fault: int) -> str:
    """`state.codes.rule_id`: the id of the rule that a decision breaks, from its number in the
    rules (`race.fault`)."""
    id: str = game.part("state.codes").rule_id(fault)
    return id
