"""AUS611: chicane spaces that do not match the spaces of every lap."""

from collections.abc import Iterator, Sequence

from trackwright.games.ausgebremst.checks.raced import OVAL, RacedCheck
from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces

LONGEST_NARROW = 3
"""Consecutive spaces of one lane; on a longer stretch a waiting car stops everybody too long."""


class Chicane(RacedCheck):
    """A space of every lap is not a chicane, a chicane can be bypassed, or it is too long.

    Why: the exceptions for a leader with only sixes apply on chicane spaces, so these must be
    exactly the spaces where nobody can pass. With more than three in a row, one waiting car stops
    all the others.

    Fix: use chicane pieces (CH3, CH4, CH5) where the track should be narrow, and remove obstacles
    that block one of two lanes; put a straight with two lanes between chicanes.
    """

    code, name, alias = "AUS611", "chicane", "AUS-V-11"
    severity = Severity.WARNING
    bad = (
        Example(
            "An obstacle blocks one lane, and the other becomes a chicane without being marked.",
            OVAL,
            (AddMarker(Marker(on=2, at=1, lane=0, obstacle=True)),),
            kit="ausgebremst",
        ),
        Example(
            "Obstacles block a lane for four spaces.",
            OVAL,
            tuple(AddMarker(Marker(on=2, at=at, lane=1, obstacle=True)) for at in range(4)),
            kit="ausgebremst",
        ),
    )
    good = (
        Example("The chicane of the left half Nürburg.", "nuerburg-drom"),
        Example(
            "Three consecutive narrow spaces.",
            "START L4 C1-90L C1-90L PIT4L CH5 L1 C1-90L C1-90L",
            kit="ausgebremst",
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        nodes = subject.circuit.graph.nodes
        forced = subject.circuit.measures.spaces_of_every_lap
        unmarked = [space for space in forced if "chicane" not in nodes[space]]
        avoidable = [n for n, s in nodes.items() if "chicane" in s and n not in forced]
        if unmarked:
            spaces = joined(unmarked)
            says = Message("{spaces}: part of every lap, but not a chicane", spaces=spaces)
            yield self._finding(subject, says, unmarked, 0)
        if avoidable:
            spaces = joined(avoidable)
            says = Message("{spaces}: a chicane, but there is a way round it", spaces=spaces)
            yield self._finding(subject, says, avoidable, 0)
        for row in _consecutive(subject, forced):
            if len(row) > LONGEST_NARROW:
                says = Message(
                    "only one lane for {n} spaces ({first} to {last})",
                    n=len(row),
                    first=row[0],
                    last=row[-1],
                )
                yield self._finding(subject, says, row, LONGEST_NARROW)

    def _finding(
        self, subject: CheckedCircuit, message: Message, spaces: Sequence[str], limit: int
    ) -> Finding:
        nodes = subject.circuit.graph.nodes
        return self.finding(
            message,
            pieces=[subject.piece_id(nodes[space]["piece"]) for space in spaces],
            positions=sorted({nodes[space]["column"] for space in spaces}),
            actual=len(spaces),
            limit=limit,
            shape=TrackSpaces(tuple(spaces)),
        )


def _consecutive(subject: CheckedCircuit, forced: Sequence[str]) -> list[list[str]]:
    """The spaces of every lap, grouped into consecutive ones."""
    graph = subject.circuit.graph
    rows: list[list[str]] = []
    for space in forced:
        if rows and graph.has_edge(rows[-1][-1], space):
            rows[-1].append(space)
        else:
            rows.append([space])
    if len(rows) > 1 and graph.has_edge(rows[-1][-1], rows[0][0]):
        rows[0] = rows.pop() + rows[0]
    return rows
