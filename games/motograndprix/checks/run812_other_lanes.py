"""RUN812: lanes unlike those of MotoGrandPrix."""

from collections.abc import Iterator

from trackwright.games.motograndprix.rulesets import RULESETS
from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

LANES = 3
"""MGP-T-03."""


class OtherLanes(Check):
    """The lanes are not three of equal length.

    Why: MotoGrandPrix is designed for three lanes with the same number of positions (MGP-T-03).
    With two lanes there is no middle one and bikes block each other more; if the outer lane of a
    corner has more spaces, it costs more than the rules intend.

    Fix: none needed; expect a tighter race than on the game's own pieces.
    """

    code, name = "RUN812", "other-lanes"
    severity = Severity.NOTE
    rules = tuple(RULESETS)
    bad = (Example("An Ausgebremst circuit.", "bleifuss-drom", also_found=("RUN803", "RUN811")),)
    good = (Example("Three equal lanes.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        laps = subject.circuit.measures.lane_laps
        counts = {count for count in laps if count is not None}
        if laps and (len(laps) != LANES or len(counts) > 1):
            lengths = joined(Message("blocked") if count is None else count for count in laps)
            yield self.finding(
                Message(
                    "{n} lanes with {lengths} spaces instead of {lanes} equal ones",
                    n=len(laps),
                    lengths=lengths,
                    lanes=LANES,
                ),
                actual=len(laps),
                limit=LANES,
            )
