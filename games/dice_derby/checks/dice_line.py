"""What the checks share: the dice line of the circuit, and its problems."""

from abc import abstractmethod
from collections.abc import Iterator
from functools import lru_cache

from trackwright.games.dice_derby.colours import RED_LINE
from trackwright.games.dice_derby.faults import ERROR, WARNING, Fault, faults_of
from trackwright.games.dice_derby.laid import line_of
from trackwright.games.dice_derby.line import DiceLine
from trackwright.games.dice_derby.rulesets import RULESETS
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import RemoveMarker
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.finding import Finding, Severity, TrackSpaces

SEVERITIES = {ERROR: Severity.ERROR, WARNING: Severity.WARNING}


@lru_cache(maxsize=4)
def raced_line(circuit: Circuit) -> DiceLine:
    """The line of the circuit; without spaces if there is none."""
    return line_of(circuit)


class DiceCheck(Check):
    """A check that needs a dice line; RUN824 reports if there is none."""

    rules = tuple(RULESETS)

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        if not raced_line(subject.circuit).main:
            return Message("there is no dice line")
        return None


class FaultCheck(DiceCheck):
    """Reports what is wrong with the line by the rules' own validators."""

    @property
    @abstractmethod
    def faults(self) -> tuple[str, ...]:
        """The ids of those that it reports."""

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        line = raced_line(subject.circuit)
        for fault in faults_of(line, laps=subject.track.laps if line.closed else 1):
            if fault.id in self.faults and fault.level in SEVERITIES:
                yield self.fault_finding(subject, fault)

    def fault_finding(self, subject: CheckedCircuit, fault: Fault) -> Finding:
        names = fault.spaces
        spaces = space_attributes(subject.circuit.graph)
        return self.finding(
            fault.message,
            pieces=subject.ids_of(names),
            positions=[spaces[name]["column"] for name in names],
            actual=fault.actual,
            limit=fault.limit,
            shape=TrackSpaces(names) if names else None,
            severity=SEVERITIES[fault.level],
        )


def stripe_removals(subject: CheckedCircuit) -> Iterator[RemoveMarker]:
    """Edits that remove the Red Line wherever it is drawn."""
    for marker in subject.track.markers:
        if (marker.stripe or "").lower() == RED_LINE:
            yield RemoveMarker(marker)
