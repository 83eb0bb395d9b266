"""RUN801: a circuit without a lap."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Remove
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable import rulesets_without


class NoLap(Check):
    """There is no lap to race.

    Why: under these rules cars go round and round, and laps are counted where they cross the
    finish line. Without a way from the line back to the line no race can end.

    Fix: close the circuit, add a start piece, and remove obstacles that block the whole road.
    Games that can also be raced from one place to another, like Street Racing, need no lap.
    """

    code, name = "RUN801", "no-lap"
    severity = Severity.ERROR
    rules = rulesets_without("open_roads")
    rules_of_examples = "motograndprix-basic"
    bad = (
        Example(
            "A lap with a straight removed.",
            "april-raceway",
            (Remove((2,)),),
            also_found=("GEO101",),
        ),
    )
    good = (
        Example("All the way round and across the line.", "april-raceway"),
        Example("A circuit of another game.", "bleifuss-drom"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        measures = subject.circuit.measures
        if measures.lap_length is not None:
            return
        chain = subject.circuit.geometry.main_chain
        if chain is None:
            why = Message("there are no pieces yet")
        elif not chain.closed:
            why = Message("the circuit is not closed")
        elif not measures.line:
            why = Message("there is no finish line without a start piece")
        else:
            why = Message("obstacles block the whole road")
        yield self.finding(Message("no lap can be driven: {why}", why=why))
