"""MAR408: a name that no corner has."""

from collections.abc import Iterator

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import RemoveMarker
from trackwright.model.lanes.graph import PieceStretch, from_corner_boundary
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity


class IdleName(Check):
    """The name of a corner is on a straight, or on a corner that has a name already.

    Why: such a name is shown nowhere. Most often an edit left it over: the corner was replaced by a
    straight, or two corners have become one.

    Fix: remove the name, or name the corner that it was meant for.
    """

    code, name = "MAR408", "idle-name"
    severity = Severity.NOTE
    reads = frozenset({"runs", "markers"})
    bad = (
        Example(
            "A start piece is called Eau Rouge.",
            "startline-driving-park",
            markers=(Marker(on=1, name="Eau Rouge"),),
        ),
        Example(
            "Two names in one corner.",
            "startline-driving-park",
            markers=(Marker(on=6, name="Eau Rouge"), Marker(on=8, name="Raidillon")),
        ),
    )
    good = (
        Example(
            "A name on the last piece of a corner.",
            "startline-driving-park",
            markers=(Marker(on=9, name="Eau Rouge"),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for marker, stretch in _idle_names(subject.circuit):
            fix = Fix(Message("Remove the name"), (RemoveMarker(marker),), safe=True)
            yield self.finding(
                Message(
                    "the name “{name}” on piece {piece} ({code}) is not shown: {why}",
                    name=marker.name,
                    piece=marker.on,
                    code=stretch.piece.template.code,
                    why=Message("its corner has another name")
                    if stretch.corner
                    else Message("it is on a straight"),
                ),
                pieces=[marker.on],
                positions=stretch.columns,
                shape=subject.spaces_on(stretch.columns),
                fixes=(fix,),
            )


def _idle_names(circuit: Circuit) -> Iterator[tuple[Marker, PieceStretch]]:
    """The names that are not the first of a corner, in driving order."""
    if not any(marker.name for marker in circuit.track.markers):
        return
    for chain, row in zip(circuit.geometry.chains, circuit.stretches, strict=True):
        named: set[int] = set()
        for stretch in from_corner_boundary(row, chain.closed):
            for marker in stretch.markers:
                if marker.name and (not stretch.corner or stretch.corner in named):
                    yield marker, stretch
                elif marker.name:
                    named.add(stretch.corner)
