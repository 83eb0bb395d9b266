"""GEO105: two overlapping pieces."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Insert
from trackwright.model.picture.shapes.outline import Overlap
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Area, Finding, Severity


class OverlappingPieces(Check):
    """Two pieces overlap.

    Why: cardboard lies flat; a piece on top of another is neither level nor joined, and two roads
    would share the same ground. In a heap of pieces the first 1,000 overlaps are listed.

    Fix: move one part of the track away or make it smaller, with a longer straight before it or a
    tighter corner in it.
    """

    code, name, alias = "GEO105", "overlap", "MGP-V-OVERLAP"
    severity = Severity.ERROR
    reads = frozenset({"runs", "frames"})
    bad = (
        Example(
            "The last sweep lies on the start piece.",
            "startline-driving-park",
            (Insert(("L1",), 1),),
            also_found=("GEO101",),
        ),
    )
    good = (Example("No two pieces overlap.", "april-raceway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for overlap in subject.overlaps:
            yield self._overlap(subject, overlap)

    def _overlap(self, subject: CheckedCircuit, overlap: Overlap) -> Finding:
        named = subject.circuit.geometry.piece_named
        first, second = named(overlap.first), named(overlap.second)
        return self.finding(
            Message(
                "pieces {first} ({code}) and {second} ({other}) overlap: {mm2:.0f} mm²",
                first=first.name,
                code=first.template.code,
                second=second.name,
                other=second.template.code,
                mm2=overlap.area_mm2,
            ),
            pieces=[first.piece.id, second.piece.id],
            actual=round(overlap.area_mm2, 1),
            limit=0,
            shape=Area(overlap.polygons),
        )
