"""GEO108: pieces that meet with lanes that do not match."""

from collections.abc import Iterator

from trackwright.model.edit.edits import BreakUp, Replace
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Area, Finding, Severity


class LanesDiffer(Check):
    """Two pieces meet whose lanes do not match.

    Why: a lane that ends at a joint leaves its cars nowhere to go; a pit lane in particular has to
    continue until a piece leads it back to the track.

    Fix: use pieces with the pit lane on the same side all the way from pit entry to pit exit.
    """

    code, name = "GEO108", "lanes-differ"
    severity = Severity.ERROR
    reads = frozenset({"runs", "frames"})
    bad = (
        Example(
            "A pit exit without its entry.",
            "nuerburg-ring",
            (BreakUp(2), Replace(3, "L2")),
            also_found=("AUS602",),
        ),
    )
    good = (Example("The pit lane has both its entry and its exit.", "nuerburg-ring"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        geometry = subject.circuit.geometry
        for mismatch in geometry.mismatches:
            if mismatch in subject.head_on:
                continue
            first, second = (geometry.laid[e.index] for e in (mismatch.first, mismatch.second))
            yield self.finding(
                Message(
                    "piece {first} ({code}) cannot lead into piece {second} ({other}): {why}",
                    first=first.name,
                    code=first.template.code,
                    second=second.name,
                    other=second.template.code,
                    why=mismatch.reason,
                ),
                pieces=[first.piece.id, second.piece.id],
                shape=Area(subject.ground.outlines([mismatch.first.index, mismatch.second.index])),
            )
