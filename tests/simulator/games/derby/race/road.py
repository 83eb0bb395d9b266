"""A circuit as the rules of Derby see it: columns in a row."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.simulator.games.derby.state.layouts import MOST_COLUMNS
from trackwright.model.circuit import Circuit
from trackwright.simulator.game.rulesets import Reading
from trackwright.simulator.table.table import CannotRace, Spot


@dataclass(frozen=True)
class Way:
    """The columns of a lap, each named like one of its spaces."""

    names: tuple[str, ...]

    @property
    def length(self) -> int:
        return len(self.names)

    @property
    def spots(self) -> tuple[Spot, ...]:
        return tuple(Spot(name, i, "C", 0) for i, name in enumerate(self.names))

    @property
    def places(self) -> range:
        return range(self.length)


def way_on(circuit: Circuit, settings: Mapping[str, Reading]) -> Way:
    if circuit.measures.lap_length is None:
        raise CannotRace("no lap can be driven")
    names: dict[int, str] = {}
    for i, name in enumerate(circuit.board.names):
        names.setdefault(int(circuit.board["column"][i]), name)
    if len(names) > MOST_COLUMNS:
        raise CannotRace(f"{len(names)} columns; {MOST_COLUMNS} can be raced")
    return Way(tuple(names[column] for column in sorted(names)))
