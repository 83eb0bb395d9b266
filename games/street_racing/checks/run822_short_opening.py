"""RUN822: a first corner right after the start (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.street import StreetCheck
from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

SHORTEST = 6
"""STR-V-15."""


class ShortOpening(StreetCheck):
    """The first straight after the start is shorter than six spaces.

    Why: all cars start in neutral and close together. Without room to shift up and spread out, the
    first corner decides who is blocked; the rulebook advises to start on a straight (STR-03).

    Fix: put straights after the start piece.
    """

    code, name, alias = "RUN822", "short-opening", "STR-V-15"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "Four spaces to the first corner.", "bleifuss-drom", also_found=("RUN811", "RUN816")
        ),
    )
    good = (Example("Eight spaces to the first corner.", "april-raceway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        positions = subject.lap.positions
        first = next((i for i, p in enumerate(positions) if p.kind == "corner"), None)
        if first is None:
            return
        if not subject.lap.closed:
            start = subject.circuit.stretches[0][0]
            first -= start.line or 0
        if first < SHORTEST:
            yield self.finding(
                Message(
                    "{n} straight positions after the start: {advised} recommended",
                    n=max(first, 0),
                    advised=SHORTEST,
                ),
                positions=range(max(first, 0)) if subject.lap.closed else (),
                actual=first,
                limit=SHORTEST,
            )
