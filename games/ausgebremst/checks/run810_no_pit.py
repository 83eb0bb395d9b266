"""RUN810: a circuit without a pit (Ausgebremst)."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.rulesets import RULESETS
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class NoPit(Check):
    """The circuit has no pit alley.

    Why: the race works without one, but differently: there are no pit stops, no deposits and no
    overtaking through the alley (AUS-H-33).

    Fix: add a pit alley with an entry, pit spaces and an exit, if you want one.
    """

    code, name, alias = "RUN810", "no-pit", "AUS-H-33"
    severity = Severity.NOTE
    rules = tuple(RULESETS)
    bad = (
        Example(
            "One lap on a MotoGrandPrix circuit.", "fabulous-driving-park", figures=(("laps", 1),)
        ),
    )
    good = (Example("The pit is in the right half.", "bleifuss-drom"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        if not subject.circuit.measures.pit["stop"]:
            yield self.finding(Message("no pit space: the rules about pit stops do not apply"))
