"""RUN819: an obstacle in a corner (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.raced_street import FaultCheck, names_of
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity
from trackwright.validators.marker_fixes import removals_of


class ObstacleInCorner(FaultCheck):
    """There is an obstacle in a corner, at the start or at the finish.

    Why: cars cannot change lanes in a corner (STR-23), so whoever enters in that lane is blocked
    and takes penalties; the rulebook advises to keep corners clear (STR-04). On a start space or
    the finish nobody could ever stand.

    Fix: move the obstacle to a straight.
    """

    code, name, alias = "RUN819", "obstacle-in-corner", "STR-V-11"
    faults = ("STR-V-11",)
    severity = Severity.WARNING
    bad = (
        Example(
            "A crate in the first corner.",
            "fabulous-driving-park",
            markers=(Marker(on=6, at=0, lane=0, obstacle=True),),
            also_found=("RUN816", "RUN847", "RUN851"),
        ),
    )
    good = (
        Example(
            "A crate on the straight before it.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=0, obstacle=True),),
        ),
    )

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        removal = removals_of(subject, "obstacle", names_of(subject, fault.spaces))
        yield Fix(Message("Remove the obstacle"), removal, safe=True)
