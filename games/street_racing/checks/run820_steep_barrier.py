"""RUN820: a barrier that is too high (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.raced_street import FaultCheck, names_of
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.games.street_racing.faults.lanes import HIGH_BARRIER
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity
from trackwright.validators.marker_fixes import set_markers


class SteepBarrier(FaultCheck):
    """A barrier is too high, or has no run-up.

    Why: only the upper gears show nine or more, and a car that is too slow twice is out of the
    race (STR-44). It takes about twenty straight spaces to shift up without corners. The fastest
    card shows 16: a higher barrier stops every car without upgrades.

    Fix: lower the barrier, or move it to the end of a longer straight.
    """

    code, name, alias = "RUN820", "steep-barrier", "STR-V-13"
    faults = ("STR-V-13",)
    severity = Severity.WARNING
    bad = (
        Example(
            "A barrier of ten with fewer than twenty straight spaces before it.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=1, barrier=10),),
            also_found=("RUN816", "RUN847", "RUN851"),
        ),
        Example(
            "A barrier of twenty.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=1, barrier=20),),
            also_found=("RUN816", "RUN847", "RUN851"),
        ),
    )
    good = (
        Example(
            "A barrier of eight may be anywhere.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=1, barrier=8),),
        ),
    )

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        edits = set_markers(subject, "barrier", names_of(subject, fault.spaces), HIGH_BARRIER - 1)
        yield Fix(Message("Lower the barrier to {n}", n=HIGH_BARRIER - 1), edits, safe=True)
