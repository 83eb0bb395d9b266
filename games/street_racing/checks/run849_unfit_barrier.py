"""RUN849: a barrier that leads nowhere (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.raced_street import FaultCheck, names_of
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity
from trackwright.validators.marker_fixes import removals_of


class UnfitBarrier(FaultCheck):
    """A barrier leads nowhere, or has no number.

    Why: a car that is fast enough goes on from the barrier in the next turn, or is out (STR-44);
    without a step ahead it can never go on. Each step onto a barrier needs the speed that it takes
    (STR-43).

    Fix: move the barrier, or the obstacle behind it.
    """

    code, name, alias = "RUN849", "unfit-barrier", "STR-V-12"
    faults = ("STR-V-12",)
    severity = Severity.ERROR
    bad = (
        Example(
            "An obstacle right behind the barrier.",
            "fabulous-driving-park",
            markers=(
                Marker(on=4, at=0, lane=1, barrier=8),
                Marker(on=4, at=1, lane=1, obstacle=True),
            ),
            also_found=("RUN816", "RUN847", "RUN851"),
        ),
    )
    good = (
        Example(
            "A barrier on a straight.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=1, barrier=8),),
        ),
    )

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        removal = removals_of(subject, "barrier", names_of(subject, fault.spaces[:1]))
        yield Fix(Message("Remove the barrier"), removal, safe=True)
