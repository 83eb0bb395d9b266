"""RUN806: no way from the start to a finish (Street Racing)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.street_racing.checks.raced_street import FaultCheck, names_of, raced_street
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.games.street_racing.faults.ways import finish
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity
from trackwright.validators.marker_fixes import removals_of


class NoWayToFinish(FaultCheck):
    """There is no finish, or a start space from which it cannot be reached.

    Why: a street race runs from a start to a finish (STR-03). On a closed circuit both are the
    finish line, after a full lap (STR-H-30); on an open road the finish is its far end.

    Fix: add a start piece to a closed circuit, join the road's pieces, and remove obstacles that
    block the whole road.
    """

    code, name, alias = "RUN806", "no-way-to-finish", "STR-V-02"
    faults = ("STR-V-02",)
    severity = Severity.ERROR
    bad = (
        Example(
            "An obstacle across the whole road.",
            "fabulous-driving-park",
            markers=(Marker(on=2, at=1, obstacle=True),),
            also_found=("LAN202", "LAN203", "RUN816", "RUN847"),
        ),
    )
    good = (
        Example("A circuit.", "april-raceway"),
        Example("From one place to another.", "START L4 L4 R2L R2L L4 L4 L4"),
    )

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        street = raced_street(subject.circuit)
        if street.obstacles and not list(finish(replace(street, obstacles=frozenset()))):
            names = names_of(subject, sorted(street.obstacles))
            removals = removals_of(subject, "obstacle", names)
            yield Fix(Message("Remove all obstacles"), removals, safe=False)
