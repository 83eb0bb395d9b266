"""RUN852: a race that goes through the deck many times (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.raced_street import WayCheck, raced_street
from trackwright.games.street_racing.faults.figures import LONGEST, cards, expected_reshuffles
from trackwright.games.street_racing.street import USUAL_SLOTS
from trackwright.validators.check import LAYOUT_KEYS, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

MOST = expected_reshuffles(LONGEST, USUAL_SLOTS)
"""Those of the longest usual course."""


class ManyReshuffles(WayCheck):
    """The gear cards have to be reshuffled very often.

    Why: each turn takes about eight of the 120 cards: the set, the flips, and those that pay for
    shifting (STR-V-20). Four drivers reshuffle about five times on the longest usual course.

    Fix: race fewer laps, or a shorter course.
    """

    code, name, alias = "RUN852", "many-reshuffles", "STR-V-20"
    faults = ("STR-V-20",)
    severity = Severity.NOTE
    reads = LAYOUT_KEYS | {"laps"}
    bad = (
        Example(
            "A lap of 128 spaces.",
            "grand-prix-of-japan",
            also_found=("BAL501", "RUN816", "RUN823", "RUN847", "RUN848"),
        ),
    )
    good = (Example("A lap of 75 spaces.", "april-raceway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for fault in cards(raced_street(subject.circuit), USUAL_SLOTS):
            if fault.actual is not None and fault.actual > MOST:
                yield self.finding(fault.message, actual=fault.actual, limit=round(MOST, 2))
