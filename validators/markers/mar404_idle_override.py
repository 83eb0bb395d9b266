"""MAR404: a counter that turns a piece into what it already is."""

from collections.abc import Iterator

from trackwright.model.edit.edits import RemoveMarkers
from trackwright.model.lanes.corners import bend_of
from trackwright.model.layout.track import Marker, Surface
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity


class IdleOverride(Check):
    """There is a Corner marker on a corner piece, or a Straight marker on a straight.

    Why: it changes nothing, uses up a counter and a stand, and makes everybody at the table wonder
    what it is for.

    Fix: remove the marker. If it was meant for the neighbouring piece, put it there.
    """

    code, name, alias = "MAR404", "idle-override", "MGP-V-OVERRIDE"
    severity = Severity.WARNING
    kits = ("motograndprix",)
    bad = (
        Example(
            "A Straight marker on an L4.",
            "startline-driving-park",
            markers=(Marker(on=2, counts_as="straight"),),
        ),
        Example(
            "A Corner marker on an R1.",
            "startline-driving-park",
            markers=(Marker(on=7, counts_as="corner"),),
        ),
    )
    good = (Example("Two corner pieces count as a straight.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        geometry = subject.circuit.geometry
        overrides = [m for m in subject.track.markers if m.counts_as is not None]
        for marker in overrides:
            parts = geometry.parts.get(marker.on)
            if not parts or parts[0].is_of_half:
                continue
            placed = parts[0]
            kind, _ = bend_of(placed.template)
            if marker.counts_as == kind:
                yield self.finding(
                    _idle(kind, marker.on, placed.template.code),
                    pieces=[marker.on],
                    actual=marker.counts_as,
                    fixes=[
                        Fix(
                            Message("Remove the marker"),
                            (RemoveMarkers(marker.on, "counts_as"),),
                            safe=True,
                        )
                    ],
                )


def _idle(kind: Surface, piece: int, code: str) -> Message:
    if kind == "corner":
        return Message(
            "piece {piece} ({code}) is a corner even without its corner marker",
            piece=piece,
            code=code,
        )
    return Message(
        "piece {piece} ({code}) is a straight even without its straight marker",
        piece=piece,
        code=code,
    )
