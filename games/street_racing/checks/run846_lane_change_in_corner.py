"""RUN846: a sideways step in a corner (Street Racing)."""

from trackwright.games.street_racing.checks.raced_street import FaultCheck
from trackwright.model.layout.track import Marker
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class LaneChangeInCorner(FaultCheck):
    """A sideways step touches a corner space.

    Why: lanes can only be changed between two straight spaces (STR-23), so a link that leads into a
    corner promises what the rules forbid.

    Fix: put the corner number on a piece without sideways steps, or remove it.
    """

    code, name, alias = "RUN846", "lane-change-in-corner", "STR-V-05"
    faults = ("STR-V-05",)
    severity = Severity.WARNING
    bad = (
        Example(
            "A corner number on a straight.",
            "START4 W4 W4 W4 W4 W4 W4 FINISH4",
            kit="street",
            markers=(Marker(on=4, at=1, limit=5),),
            also_found=("RUN851",),
        ),
    )
    good = (Example("Corners without sideways steps.", "april-raceway"),)
