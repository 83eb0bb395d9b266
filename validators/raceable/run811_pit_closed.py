"""RUN811: a pit alley that is not used."""

from collections.abc import Iterator

from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable import rulesets_without


class PitClosed(Check):
    """The pit alley is closed under these rules.

    Why: these rules know no pit stops. Nobody may enter the alley, so it cannot be used to avoid a
    slow corner or a jam (MOP-T-08).

    Fix: none needed; use plain pieces instead if the alley confuses players.
    """

    code, name = "RUN811", "pit-closed"
    severity = Severity.NOTE
    rules = rulesets_without("pit_stops")
    rules_of_examples = "moped-betting"
    bad = (Example("An Ausgebremst circuit.", "bleifuss-drom", also_found=("RUN813",)),)
    good = (Example("No alley.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        pit = subject.circuit.measures.pit
        alley = (*pit["alley"], *pit["stop"])
        if alley:
            yield self.finding(
                Message("the pit alley of {n} spaces is closed", n=len(alley)),
                pieces=subject.ids_of(alley),
            )
