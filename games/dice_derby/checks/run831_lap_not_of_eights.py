"""RUN831: a line whose length is not a multiple of eight (Dice Derby)."""

from collections.abc import Iterator

from trackwright.games.dice_derby.checks.dice_line import PERIOD, dice_lines
from trackwright.games.dice_derby.rulesets import RULESETS
from trackwright.model.text.messages import Message, joined_with_or
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable.lap_needed import LappedCheck


class LapNotOfEights(LappedCheck):
    """The number of spaces is not a multiple of eight.

    Why: the eight colours repeat all along the line and must match across it: the space before the
    finish is white, the finish black. Only a lap of 8, 16, 24 ... spaces in the raced lane has
    this property (DIC-V-13).

    Fix: add or remove straights until the length of one lane is a multiple of eight.
    """

    code, name, alias = "RUN831", "lap-not-of-eights", "DIC-V-13"
    severity = Severity.ERROR
    rules = tuple(RULESETS)
    bad = (Example("44 spaces.", "fabulous-driving-park"),)
    good = (Example("96 spaces.", "free-speedway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        lengths = sorted({len(line) for line in dice_lines(subject)})
        if not lengths:
            yield self.finding(Message("no lane goes all the way round"))
        elif all(length % PERIOD for length in lengths):
            near = min(lengths, key=lambda length: min(length % PERIOD, -length % PERIOD))
            more, fewer = -near % PERIOD, near % PERIOD
            yield self.finding(
                Message(
                    "a lap has {lengths} spaces, which is not a multiple of {period}: {near} needs "
                    "{more} more or {fewer} fewer",
                    lengths=joined_with_or(lengths),
                    period=PERIOD,
                    near=near,
                    more=more,
                    fewer=fewer,
                ),
                actual=near,
                limit=PERIOD,
            )
