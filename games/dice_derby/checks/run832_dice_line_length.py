"""RUN832: a line that is too short, or unusually long (Dice Derby)."""

from collections.abc import Iterator

from trackwright.games.dice_derby.checks.dice_line import raced_line
from trackwright.games.dice_derby.rulesets import RULESETS
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable.lap_needed import LappedCheck

FEWEST = 16
"""The Red Line is behind the second-to-last blue space: DIC-V-11."""
USUAL = range(40, 121)


class DiceLineLength(LappedCheck):
    """The line is too short or unusually long.

    Why: the Red Line, beyond which players may roll a single die, needs two rounds of colours
    before the finish: 16 spaces. Below 40 spaces a race with two dice is over in three rolls,
    beyond 120 it drags on (DIC-V-11). This assumes one lap; more laps are an option (DIC-H-24).

    Fix: change the length, or the number of laps.
    """

    code, name, alias = "RUN832", "dice-line-length", "DIC-V-11"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (Example("A lap of 128 spaces.", "grand-prix-of-japan", also_found=("BAL501",)),)
    good = (Example("A lap of 96 spaces.", "free-speedway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        length = len(raced_line(subject))
        if not length or length in USUAL:
            return
        short = length < USUAL.start
        yield self.finding(
            Message(
                "{n} spaces to the finish: at least {fewest} needed, {low} to {high} usual",
                n=length,
                fewest=FEWEST,
                low=USUAL.start,
                high=USUAL.stop - 1,
            )
            if length < FEWEST
            else Message(
                "{n} spaces to the finish: {low} to {high} usual",
                n=length,
                low=USUAL.start,
                high=USUAL.stop - 1,
            ),
            actual=length,
            limit=USUAL.start if short else USUAL.stop - 1,
            severity=Severity.ERROR if length < FEWEST else Severity.WARNING,
        )
