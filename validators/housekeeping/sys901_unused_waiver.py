"""SYS901: a waiver that nothing needs."""

from collections.abc import Iterator

from model.edit.edits import Waive
from model.layout.track import Waiver
from validators.check import Check, Subject
from validators.example import Example
from validators.finding import Finding, Severity


class UnusedWaiver(Check):
    """A waiver fits no finding.

    Why: the circuit or the check has changed since somebody accepted the finding. Left standing,
    the waiver would silently accept the next fault at the same place.

    Fix: take the waiver back (`trackwright check --fix` does).
    """

    code, name = "SYS901", "unused-waiver"
    severity = Severity.NOTE
    reads = frozenset({"waivers"})
    bad = (
        Example(
            "Nothing is wrong with the closing of this lap.",
            "fabulous-driving-park",
            (Waive(Waiver("GEO101", "it will be closed later", (1, 2))),),
        ),
    )
    good = (Example("No waiver at all.", "fabulous-driving-park"),)

    def check(self, subject: Subject) -> Iterator[Finding]:
        """Its findings come from matching waivers with findings: `validators/report.py`."""
        yield from ()
