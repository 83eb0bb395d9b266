"""RUN824: no line to race on (Dice Derby)."""

from collections.abc import Iterator

from trackwright.games.dice_derby.checks.dice_line import DiceCheck, raced_line
from trackwright.model.edit.edits import Remove
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class NoDiceLine(DiceCheck):
    """There is no single line of spaces from a start to a finish.

    Why: cars follow each other on a line of spaces: from the start piece to the finish piece, or in
    one lane all the way round (DIC-V-01).

    Fix: lay a start piece and a finish piece and join them, or close the circuit.
    """

    code, name, alias = "RUN824", "no-dice-line", "DIC-V-01"
    severity = Severity.ERROR
    bad = (
        Example(
            "A course without its finish.",
            "quarter-mile",
            (Remove((20,)),),
            also_found=("GEO101", "LAN201"),
        ),
    )
    good = (
        Example("From a start to a finish.", "quarter-mile"),
        Example("Round and round.", "free-speedway"),
    )

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        return None

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for why in raced_line(subject.circuit).breaks:
            yield self.finding(Message("there is no dice line: {why}", why=why))
