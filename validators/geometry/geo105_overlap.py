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
    would share the same ground. A bridge may cross another road, but hides what is under it: that
    road needs an underpass there, which has no spaces in the middle. In a heap of pieces the first
    1,000 overlaps are listed.

    Fix: move one part of the track away or make it smaller, with a longer straight before it or a
    tighter corner in it; in a kit with bridges, lay one road on a bridge and the other through an
    underpass.
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
    good = (
        Example("No two pieces overlap.", "april-raceway"),
        Example("A bridge over an underpass.", "this-is-brasil"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for overlap in subject.overlaps:
            yield self._overlap(subject, overlap)

    def _overlap(self, subject: CheckedCircuit, overlap: Overlap) -> Finding:
        named = subject.circuit.geometry.piece_named
        first, second = named(overlap.first), named(overlap.second)
        words = Message(
            "pieces {first} ({code}) and {second} ({other}) overlap: {mm2:.0f} mm²",
            first=first.name,
            code=first.template.code,
            second=second.name,
            other=second.template.code,
            mm2=overlap.area_mm2,
        )
        if first.template.kind.level != second.template.kind.level:
            high, low = sorted([first, second], key=lambda one: -one.template.kind.level)
            words = Message(
                "bridge {bridge} ({code}) hides {mm2:.0f} mm² of piece {piece} ({other}): lay an "
                "underpass there",
                bridge=high.name,
                code=high.template.code,
                mm2=overlap.area_mm2,
                piece=low.name,
                other=low.template.code,
            )
        return self.finding(
            words,
            pieces=[first.piece.id, second.piece.id],
            actual=round(overlap.area_mm2, 1),
            limit=0,
            shape=Area(overlap.polygons),
        )
