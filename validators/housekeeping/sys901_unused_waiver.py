"""SYS901: an approval that is no longer needed."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Approve
from trackwright.model.layout.track import Approval
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class UnusedWaiver(Check):
    """An approval matches no problem.

    Why: the circuit or the check has changed since the problem was approved. If the approval
    stayed, it would silently cover the next problem at the same place.

    Fix: withdraw the approval (`trackwright check --fix` does so).
    """

    code, name = "SYS901", "unused-waiver"
    severity = Severity.NOTE
    reads = frozenset({"waivers"})
    bad = (
        Example(
            "This lap is closed without any problem.",
            "fabulous-driving-park",
            (Approve(Approval("GEO101", "it will be closed later", (1, 2))),),
        ),
    )
    good = (Example("No approvals.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        """`validators/report.py` finds them when it matches approvals with problems."""
        yield from ()
