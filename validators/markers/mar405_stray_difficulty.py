"""MAR405: a difficulty marker where there is no corner."""

from collections.abc import Iterator

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import RemoveMarkers
from trackwright.model.lanes.graph import PieceStretch
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity


class StrayDifficulty(Check):
    """A difficulty marker is on a straight.

    Why: straights have no difficulty, and a marker there does not apply to the corner after it.
    Most often it was meant for a neighbouring piece or was left over from an edit.

    Fix: remove the marker, or put it on the first piece of the corner.
    """

    code, name, alias = "MAR405", "stray-difficulty", "MGP-V-STRAY"
    severity = Severity.WARNING
    kits = ("motograndprix",)
    bad = (
        Example(
            "An L4 with difficulty 2.",
            "startline-driving-park",
            markers=(Marker(on=2, difficulty=2),),
        ),
        Example(
            "A corner piece that counts as a straight.",
            "fabulous-driving-park",
            markers=(Marker(on=2, difficulty=1),),
        ),
    )
    good = (Example("Only corners have a difficulty.", "startline-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for marker, stretch in _stray_markers(subject.circuit):
            column = stretch.columns[marker.at]
            fix = Fix(
                Message("Remove the marker"),
                (RemoveMarkers(marker.on, "difficulty", marker.at),),
                safe=True,
            )
            yield self.finding(
                Message(
                    "difficulty {value} on piece {piece} ({code}), a straight",
                    value=marker.difficulty,
                    piece=marker.on,
                    code=stretch.piece.template.code,
                ),
                pieces=[marker.on],
                positions=[column],
                actual=marker.difficulty,
                shape=subject.spaces_on([column]),
                fixes=(fix,),
            )


def _stray_markers(circuit: Circuit) -> Iterator[tuple[Marker, PieceStretch]]:
    """The difficulty markers on straights, in track order."""
    marked = (
        driven
        for driven_pieces in circuit.driven_pieces
        for driven in driven_pieces
        if driven.markers
    )
    straights = {driven.piece.piece.id for driven in marked if driven.kind == "straight"}
    astray = [m for m in circuit.track.markers if m.difficulty and m.on in straights]
    if astray:
        on = {s.piece.piece.id: s for stretches in circuit.stretches for s in stretches}
        yield from ((marker, on[marker.on]) for marker in astray)
