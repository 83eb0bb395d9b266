"""LAN204: a way round on which laps are not counted, or counted twice."""

from collections.abc import Iterator

import networkx as nx

from trackwright.model.edit.edits import AddMarker, Place, Replace
from trackwright.model.lanes.graph import step_attributes
from trackwright.model.layout.geometry import Chain
from trackwright.model.layout.track import Frame, Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces
from trackwright.validators.reachability import spaces_listed, why_unreachable_unknown

INSIDE = Frame(547.0, 287.0)
"""A free place inside StartLine Driving Park."""


class LapWithoutLine(Check):
    """A way round does not cross the finish line exactly once.

    Why: a race ends after a number of crossings. A car on a way round without the line drives
    endlessly; on one with two lines it finishes in half the laps.

    Fix: make every way round cross the line once by removing the short cut or the second line.
    """

    code, name = "LAN204", "lap-without-line"
    severity = Severity.ERROR
    reads = frozenset({"runs"})
    bad = (
        Example(
            "A separate ring inside StartLine Driving Park.",
            "startline-driving-park",
            (Place(("R1L",) * 8, INSIDE), AddMarker(Marker(on=39, difficulty=2))),
            also_found=("GEO109",),
        ),
        Example(
            "Two lines in one lap.",
            "startline-driving-park",
            (Replace(2, "START"),),
            also_found=("LAN201",),
        ),
    )
    good = (Example("Every way round crosses the line once.", "nuerburg-ring"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        geometry = subject.circuit.geometry
        for chain in geometry.chains:
            lines = sum(geometry.laid[i].template.line_after is not None for i in chain.indices)
            if chain.closed and lines != 1:
                yield self._lap(subject, chain, lines)
        if any(len(placed.template.ports) > 2 for placed in geometry.laid):
            yield from self._rings(subject)

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        return why_unreachable_unknown(subject.circuit.geometry)

    def _lap(self, subject: CheckedCircuit, chain: Chain, lines: int) -> Finding:
        placed = [subject.circuit.geometry.laid[index] for index in chain.indices]
        first, count = placed[0].name, len(placed)
        names = tuple(f"{p.name}.{label}" for p in placed for label in p.template.labels)
        return self.finding(
            Message(
                "the way round over {n} pieces from piece {first} crosses {lines} finish lines",
                n=count,
                first=first,
                lines=lines,
            )
            if lines
            else Message(
                "the way round over {n} pieces from piece {first} does not cross the finish line",
                n=count,
                first=first,
            ),
            pieces=(p.piece.id for p in placed),
            actual=lines,
            limit=1,
            shape=TrackSpaces(names),
        )

    def _rings(self, subject: CheckedCircuit) -> Iterator[Finding]:
        """Where roads branch: spaces that lead back to themselves without crossing the line."""
        steps = step_attributes(subject.circuit.graph)
        on = nx.DiGraph(
            (a, b)
            for a, way in steps.items()
            for b, step in way.items()
            if not step["crosses_line"]
        )
        for ring in nx.strongly_connected_components(on):
            if len(ring) == 1 or not any(
                step["kind"] != "lateral" for a in ring for b, step in steps[a].items() if b in ring
            ):
                continue
            spaces = subject.in_order(frozenset(ring))
            yield self.finding(
                Message(
                    "a way round does not cross the finish line: {spaces}",
                    spaces=spaces_listed(spaces),
                ),
                pieces=subject.ids_of(spaces),
                actual=0,
                limit=1,
                shape=TrackSpaces(spaces),
            )
