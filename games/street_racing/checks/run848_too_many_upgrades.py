"""RUN848: more upgrades than a console holds (Street Racing)."""

from trackwright.games.street_racing.checks.raced_street import FaultCheck, is_assumed
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.model.layout.track import Marker
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class TooManyUpgrades(FaultCheck):
    """There are more upgrades than a console holds.

    Why: every car gets four upgrades and those of the indicators beside the course, but a console
    holds ten, that of Han Lue twelve (STR-05). The others are lost. On circuits of other games each
    corner is worth one upgrade, which is only noted.

    Fix: remove indicators, or lower their numbers.
    """

    code, name, alias = "RUN848", "too-many-upgrades", "STR-V-09"
    faults = ("STR-V-09",)
    severity = Severity.WARNING
    bad = (
        Example(
            "Indicators of four and three.",
            "fabulous-driving-park",
            markers=(Marker(on=4, indicator=4), Marker(on=9, indicator=3)),
            also_found=("RUN816", "RUN847", "RUN851"),
        ),
        Example("Many corners.", "free-speedway", also_found=("BAL506", "RUN816")),
    )
    good = (
        Example(
            "Ten upgrades.",
            "fabulous-driving-park",
            markers=(Marker(on=4, indicator=3), Marker(on=9, indicator=3)),
        ),
    )

    def severity_of(self, subject: CheckedCircuit, fault: Fault) -> Severity:
        return Severity.NOTE if is_assumed(subject, "indicator") else Severity.WARNING
