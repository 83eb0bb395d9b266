"""GEO109: pieces on the table that are not part of the circuit."""

from collections.abc import Iterator

from model.edit.edits import Place, Remove
from model.layout.track import Frame
from model.text.messages import Said
from validators.check import Check, Subject
from validators.example import Example
from validators.finding import Area, Finding, Fix, Severity

AT = Frame(367.0, 367.0)
"""A free place inside StartLine Driving Park."""


class LoosePieces(Check):
    """Pieces lie on the table that do not belong to the circuit.

    Why: no car comes there. They count as used all the same, for the box and for the board, and a
    guideline that counts the lap does not see them.

    Fix: join them to the circuit, or take them off the table.
    """

    code, name = "GEO109", "loose-pieces"
    severity = Severity.WARNING
    reads = frozenset({"runs", "frames"})
    bad = (
        Example(
            "A straight left beside StartLine Driving Park.",
            "startline-driving-park",
            (Place(("L4",), AT),),
            also=("GEO101",),
        ),
    )
    good = (Example("All pieces hang together.", "april-raceway"),)

    def check(self, subject: Subject) -> Iterator[Finding]:
        placed = subject.circuit.geometry.laid
        for fragment in subject.fragments[1:]:
            ids = tuple(dict.fromkeys(placed[index].piece.id for index in fragment))
            codes = " ".join(placed[index].piece.piece for index in fragment)
            yield self.found(
                Said("piece {id} is not joined to the circuit: {codes}", id=ids[0], codes=codes)
                if len(ids) == 1
                else Said(
                    "{n} pieces are not joined to the circuit: {codes}", n=len(ids), codes=codes
                ),
                pieces=ids,
                actual=len(ids),
                limit=0,
                shape=Area(subject.ground.outlines(fragment)),
                fixes=[Fix(Said("Take them off the table"), (Remove(ids),), safe=False)],
            )
