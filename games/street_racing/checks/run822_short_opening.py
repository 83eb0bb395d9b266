"""RUN822: a first corner right after the start (Street Racing)."""

from trackwright.games.street_racing.checks.raced_street import WayCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class ShortOpening(WayCheck):
    """The first straight after the start is shorter than six spaces.

    Why: all cars start in neutral and close together. Without room to shift up and spread out, the
    first corner decides who is blocked; the rulebook advises to start on a straight (STR-03).

    Fix: put straights after the start piece.
    """

    code, name, alias = "RUN822", "short-opening", "STR-V-15"
    faults = ("STR-V-15",)
    severity = Severity.WARNING
    bad = (
        Example(
            "Four spaces to the first corner.",
            "bleifuss-drom",
            also_found=("RUN811", "RUN816", "RUN847", "RUN851"),
        ),
    )
    good = (Example("Eight spaces to the first corner.", "april-raceway"),)
