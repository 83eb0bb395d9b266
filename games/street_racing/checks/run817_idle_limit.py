"""RUN817: a speed limit that no car can exceed (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.raced_street import FaultCheck, names_of
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.games.street_racing.faults.lanes import FASTEST
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity
from trackwright.validators.marker_fixes import set_markers


class IdleLimit(FaultCheck):
    """A corner number is higher than any normal speed.

    Why: the fastest card shows 16. A corner with a higher number never slows anybody down, but
    forbids lane changes (STR-23, STR-29).

    Fix: set a number from 1 to 16.
    """

    code, name, alias = "RUN817", "idle-limit", "STR-V-07"
    faults = ("STR-V-07",)
    severity = Severity.WARNING
    bad = (
        Example(
            "A corner with a limit of 20.",
            "fabulous-driving-park",
            markers=(Marker(on=6, limit=20),),
            also_found=("RUN816", "RUN847", "RUN851"),
        ),
    )
    good = (
        Example(
            "A corner for the bold.",
            "fabulous-driving-park",
            markers=(Marker(on=6, limit=16),),
        ),
    )

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        edits = set_markers(subject, "limit", names_of(subject, fault.spaces), FASTEST)
        yield Fix(Message("Set the number to {n}", n=FASTEST), edits, safe=True)
