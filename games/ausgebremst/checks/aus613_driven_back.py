"""AUS613: a circuit that is different in reverse."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.budget.budget import card_budget
from trackwright.games.ausgebremst.checks.aus602_unfit_course import UnusableCourse
from trackwright.games.ausgebremst.checks.aus605_card_budget import CardBudgetOff
from trackwright.games.ausgebremst.checks.aus610_pit_stop import PitStop
from trackwright.games.ausgebremst.checks.aus611_chicane import Chicane
from trackwright.games.ausgebremst.checks.aus612_grid import UnevenGrid
from trackwright.games.ausgebremst.checks.raced import OVAL, RacedCheck
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker
from trackwright.model.edit.reversal import reversed_track
from trackwright.model.layout.track import Marker
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

ASKED_BOTH_WAYS = (UnusableCourse(), CardBudgetOff(), PitStop(), Chicane(), UnevenGrid())


class Reversed(RacedCheck):
    """In reverse the circuit has other distances, or problems of its own.

    Why: every half of the published boards is raced in both directions in the series, and both are
    equally long. A circuit with this property can be raced twice.

    Fix: look at the circuit after `Reverse`; usually the cause is a solid line or an obstacle close
    to a corner.
    """

    code, name, alias = "AUS613", "driven-back", "AUS-V-13"
    severity = Severity.NOTE
    bad = (
        Example(
            "An obstacle right behind the line is on the grid in reverse.",
            OVAL,
            (AddMarker(Marker(on=1, at=3, lane=0, obstacle=True)),),
            kit="ausgebremst",
            also_found=("AUS611",),
        ),
    )
    good = (
        Example("A published circuit.", "nuerburg-circuit"),
        Example("An oval.", OVAL, kit="ausgebremst"),
    )

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        try:
            reversed_track(subject.track, subject.kit)
        except EditRefused as refused:
            return Message("the circuit cannot be reversed: {why}", why=refused.message)
        return super().why_not_checked(subject)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        back = CheckedCircuit(Circuit(reversed_track(subject.track, subject.kit), subject.kit))
        if why_not := super().why_not_checked(back):
            yield self.finding(Message("in reverse, {why}", why=why_not))
            return
        ours, theirs = card_budget(subject.circuit), card_budget(back.circuit)
        published = Severity.WARNING if ours.halves else None
        if (here := ours.lap_length) != (there := theirs.lap_length):
            says = Message("a lap has {here} spaces, in reverse {there}", here=here, there=there)
            yield self.finding(says, actual=there, limit=here, severity=published)
        if (here := ours.pit_detour) != (there := theirs.pit_detour):
            says = Message(
                "the pit stop costs {here} spaces, in reverse {there}", here=here, there=there
            )
            yield self.finding(says, actual=there, limit=here, severity=published)
        for check in ASKED_BOTH_WAYS:
            if not list(check.check(subject)):
                for finding in check.check(back):
                    yield self.finding(
                        Message(
                            "in reverse: {message} ({code})",
                            message=finding.message,
                            code=finding.code,
                        ),
                        pieces=finding.pieces,
                        actual=finding.actual,
                        limit=finding.limit,
                    )
