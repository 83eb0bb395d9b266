"""RUN851: upgrades that do not fit the corners (Street Racing)."""

from trackwright.games.street_racing.checks.raced_street import WayCheck, is_assumed
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.model.layout.track import Marker
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class UpgradesPerCorner(WayCheck):
    """There are unusually many or few upgrades for the corners.

    Why: Tires, Steering and Transmission are for corners. With fewer than one upgrade for two
    corners drivers brake everywhere, with more than three for two nobody brakes (STR-V-18). On
    circuits of other games each corner is worth one upgrade, which is only noted.

    Fix: add indicators on a hard course, remove some on an easy one, or change corners.
    """

    code, name, alias = "RUN851", "upgrades-per-corner", "STR-V-18"
    faults = ("STR-V-18",)
    severity = Severity.WARNING
    bad = (
        Example(
            "Eight upgrades for five corners.",
            "fabulous-driving-park",
            markers=(Marker(on=4, indicator=4),),
            also_found=("RUN816", "RUN847"),
        ),
        Example("Few corners.", "supercircus-raceway", also_found=("BAL501", "RUN816")),
    )
    good = (Example("Many corners.", "april-raceway"),)

    def severity_of(self, subject: CheckedCircuit, fault: Fault) -> Severity:
        return Severity.NOTE if is_assumed(subject, "indicator") else Severity.WARNING
