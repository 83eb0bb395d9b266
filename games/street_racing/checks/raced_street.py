"""What the checks share: the street of the circuit, and its faults.

All checks of one circuit ask for the same faults, which are found once.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from functools import lru_cache

from trackwright.games.street_racing.faults.all_faults import faults_of
from trackwright.games.street_racing.faults.fault import ERROR, WARNING, Fault
from trackwright.games.street_racing.laid import street_of
from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.games.street_racing.street import Street
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import MarkerKind
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.finding import Finding, Fix, Severity, TrackSpaces

SEVERITIES = {ERROR: Severity.ERROR, WARNING: Severity.WARNING}
"""Figures worth knowing (info) are on the circuit card and in the budget."""


@lru_cache(maxsize=2)
def raced_street(circuit: Circuit) -> Street:
    """The street of the circuit, as complete as it is."""
    return street_of(circuit)


@lru_cache(maxsize=2)
def _faults_on(circuit: Circuit) -> tuple[Fault, ...]:
    return tuple(faults_of(raced_street(circuit)))


class FaultCheck(Check):
    """Reports what is wrong with the street by the rules' own validators."""

    rules = tuple(RULESETS)

    @property
    @abstractmethod
    def faults(self) -> tuple[str, ...]:
        """The ids of those that it reports."""

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for fault in _faults_on(subject.circuit):
            if fault.id in self.faults and fault.level in SEVERITIES:
                yield self.fault_finding(subject, fault)

    def fault_finding(self, subject: CheckedCircuit, fault: Fault) -> Finding:
        names = names_of(subject, fault.spaces)
        spaces = space_attributes(subject.circuit.graph)
        return self.finding(
            fault.message,
            pieces=subject.ids_of(names),
            positions=sorted({spaces[name]["column"] for name in names}),
            actual=fault.actual,
            limit=fault.limit,
            shape=TrackSpaces(names) if names else None,
            fixes=[fix for fix in self.fixes(subject, fault) if fix.edits],
            severity=self.severity_of(subject, fault),
        )

    def severity_of(self, subject: CheckedCircuit, fault: Fault) -> Severity:
        return SEVERITIES[fault.level]

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterable[Fix]:
        """Edits that remove the fault."""
        return ()


class WayCheck(FaultCheck):
    """A check that needs a way from the start to the finish; RUN806 reports if there is none."""

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        if raced_street(subject.circuit).shortest is None:
            return Message("there is no way to a finish")
        return None


def is_assumed(subject: CheckedCircuit, kind: MarkerKind) -> bool:
    """Does the circuit, made for another game, say nothing of this kind? Then it follows from the
    import rules (STR section 15), and a fault is only worth a note."""
    return not subject.kit.lateral_steps and kind not in _marked_kinds(subject.circuit)


@lru_cache(maxsize=2)
def _marked_kinds(circuit: Circuit) -> frozenset[str]:
    return frozenset(marker.kind for marker in circuit.track.markers)


def names_of(subject: CheckedCircuit, spaces: Iterable[int]) -> tuple[str, ...]:
    """The names of these spaces, each once; those that are on no piece go by the space where they
    are shown."""
    street = raced_street(subject.circuit)
    return tuple(dict.fromkeys(name for at in spaces if (name := street.names[at])))
