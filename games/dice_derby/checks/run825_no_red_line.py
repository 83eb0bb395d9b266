"""RUN825: no Red Line (Dice Derby)."""

from dataclasses import replace

from trackwright.games.dice_derby.checks.dice_line import (
    FaultCheck,
    raced_line,
    stripe_removals,
)
from trackwright.games.dice_derby.colours import RED_LINE
from trackwright.games.dice_derby.faults import Fault
from trackwright.model.edit.edits import AddMarker, Edit
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.marker_fixes import place_of


class NoRedLine(FaultCheck):
    """There is no place for the Red Line, or a red stripe is elsewhere on the line.

    Why: past it players may roll one die instead of two. It lies between the second-to-last blue
    space before the finish and the yellow one after it (DIC-26, DIC-V-05), so there have to be two
    blue spaces.

    Fix: move the stripe, or make the line at least 16 spaces long.
    """

    code, name, alias = "RUN825", "no-red-line", "DIC-V-05"
    faults = ("DIC-V-05",)
    severity = Severity.ERROR
    bad = (
        Example(
            "Eight spaces.",
            "START L4 L2 L1 FINISH-L",
            kit="racing-rules",
            also_found=("RUN832",),
        ),
        Example(
            "The first yellow space.",
            "quarter-mile",
            markers=(Marker(on=2, at=0, lane=0, stripe="red"),),
        ),
    )
    good = (
        Example("72 spaces.", "racing-rules"),
        Example(
            "A blue stripe means nothing.",
            "quarter-mile",
            markers=(Marker(on=2, at=0, lane=0, stripe="blue"),),
        ),
    )

    def fault_finding(self, subject: CheckedCircuit, fault: Fault) -> Finding:
        line = raced_line(subject.circuit)
        due = line.usual_red_line
        if due is None:
            return super().fault_finding(subject, fault)
        piece, at, lane = place_of(subject, line.main[due - 1].name)
        stripe = AddMarker(Marker(on=piece, at=at, lane=lane, stripe=RED_LINE))
        edits: tuple[Edit, ...] = (*stripe_removals(subject), stripe)
        fix = Fix(Message("Move the Red Line to where it belongs"), edits, safe=True)
        return replace(super().fault_finding(subject, fault), fixes=(fix,))
