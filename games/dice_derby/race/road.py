"""The dice line of a circuit, if it can be raced."""

from collections.abc import Mapping

from trackwright.games.dice_derby.faults import ERROR, faults_of
from trackwright.games.dice_derby.laid import line_of
from trackwright.games.dice_derby.state.way import Way
from trackwright.model.circuit import Circuit
from trackwright.simulator.game.rulesets import Reading
from trackwright.simulator.table.table import CannotRace


def way_on(circuit: Circuit, settings: Mapping[str, Reading]) -> Way:
    """The dice line of a circuit; CannotRace says what is wrong with it."""
    line = line_of(circuit)
    for fault in faults_of(line):
        if fault.level == ERROR:
            raise CannotRace(fault.message)
    return Way(line)
