"""RUN815: fewer start spaces than drivers (Street Racing)."""

from trackwright.games.street_racing.checks.raced_street import FaultCheck
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.model.layout.track import Marker
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class FewStreetStarts(FaultCheck):
    """There are fewer start spaces than drivers.

    Why: each car is placed on its own free start space (STR-09), and up to four drivers can play.
    Circuits of other games get four start spaces before the line.

    Fix: add a start piece, remove obstacles from the start spaces, or race with fewer drivers.
    """

    code, name, alias = "RUN815", "few-street-starts", "STR-V-01"
    faults = ("STR-V-01",)
    severity = Severity.WARNING
    bad = (
        Example("Nothing laid yet.", "", also_found=("LAN201", "RUN806", "RUN821")),
        Example(
            "An obstacle on one of four start spaces.",
            "START4 W4 W4 W4 W4 W4 W4 FINISH4",
            kit="street",
            markers=(Marker(on=1, at=0, lane=0, obstacle=True),),
            also_found=("RUN819",),
        ),
    )
    good = (
        Example("The slots of the start card.", "START4 W4 W4 W4 W4 W4 W4 FINISH4", kit="street"),
        Example("Four start spaces before the line.", "april-raceway"),
    )

    def severity_of(self, subject: CheckedCircuit, fault: Fault) -> Severity:
        """With one start space a driver can race alone."""
        return Severity.WARNING if fault.actual else Severity.ERROR
