"""RUN844: a road that ends (Street Racing)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.street_racing.checks.raced_street import WayCheck, names_of, raced_street
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.games.street_racing.faults.ways import traps
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity
from trackwright.validators.marker_fixes import removals_of, set_markers


class DeadEndRoad(WayCheck):
    """Cars can drive to where no way leads to the finish.

    Why: a car has to use up its speed while any step is possible (STR-24), so it may be forced into
    a dead end, and nothing leads back out of it. Lanes can only be changed on straights, so an
    obstacle in a corner makes its lane one.

    Fix: move the obstacle, connect the road's end, or close the dead end with obstacles.
    """

    code, name, alias = "RUN844", "dead-end-road", "STR-V-03"
    faults = ("STR-V-03",)
    severity = Severity.ERROR
    bad = (
        Example(
            "An obstacle in the middle of a corner.",
            "fabulous-driving-park",
            markers=(Marker(on=7, at=0, lane=0, obstacle=True),),
            also_found=("RUN816", "RUN819", "RUN847", "RUN851"),
        ),
    )
    good = (
        Example(
            "An obstacle that cars can avoid.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=0, obstacle=True),),
        ),
    )

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        street = raced_street(subject.circuit)
        near = {step.to for space in fault.spaces for step in street.steps[space]}
        if there := near & street.obstacles:
            opened = replace(street, obstacles=street.obstacles - there)
            if not any({*fault.spaces} & {*one.spaces} for one in traps(opened)):
                removals = removals_of(subject, "obstacle", names_of(subject, sorted(there)))
                yield Fix(Message("Remove the obstacles where it ends"), removals, safe=True)
        walls = set_markers(subject, "obstacle", names_of(subject, fault.spaces), True)
        yield Fix(Message("Close the dead end with obstacles"), walls, safe=False)
