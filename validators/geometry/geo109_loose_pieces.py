"""GEO109: pieces on the table that are not part of the circuit."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Place, Remove
from trackwright.model.layout.track import Frame
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Area, Finding, Fix, Severity

AT = Frame(367.0, 367.0)
"""A free place inside StartLine Driving Park."""


class LoosePieces(Check):
    """There are pieces on the table that do not belong to the circuit.

    Why: no car ever reaches them. Yet they count as used for the box and the board, while
    guidelines about the lap ignore them.

    Fix: join them to the circuit, or remove them.
    """

    code, name = "GEO109", "loose-pieces"
    severity = Severity.WARNING
    reads = frozenset({"runs", "frames"})
    bad = (
        Example(
            "A straight beside StartLine Driving Park.",
            "startline-driving-park",
            (Place(("L4",), AT),),
            also_found=("GEO101",),
        ),
    )
    good = (Example("All pieces are connected.", "april-raceway"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        placed = subject.circuit.geometry.laid
        for fragment in subject.fragments[1:]:
            ids = tuple(dict.fromkeys(placed[index].piece.id for index in fragment))
            codes = " ".join(placed[index].piece.piece for index in fragment)
            yield self.finding(
                Message("piece {id} is not joined to the circuit: {codes}", id=ids[0], codes=codes)
                if len(ids) == 1
                else Message(
                    "{n} pieces are not joined to the circuit: {codes}", n=len(ids), codes=codes
                ),
                pieces=ids,
                actual=len(ids),
                limit=0,
                shape=Area(subject.ground.outlines(fragment)),
                fixes=[Fix(Message("Remove them from the table"), (Remove(ids),), safe=False)],
            )
