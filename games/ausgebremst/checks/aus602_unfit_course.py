"""AUS602: a grid or pit alley with which Ausgebremst cannot be raced."""

from collections.abc import Iterator

import networkx as nx

from trackwright.games.ausgebremst.checks.raced import pit_pieces, start_pieces
from trackwright.games.ausgebremst.course import CARS
from trackwright.model.lanes.graph import LaneGraph
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces


class UnusableCourse(Check):
    """The grid does not have six places, or the pit alley does not lead from field A to field C.

    Why: six cars always start, whoever steers them. Every car must be able to enter the alley at
    field A and leave it at field C; with two alleys it would be unclear which window and which
    deposit apply.

    Fix: use one start piece and one alley: either a whole pit, or an entry, alley pieces and an
    exit that join without gaps.
    """

    code, name, alias = "AUS602", "unfit-course", "AUS-V-02"
    severity = Severity.ERROR
    kits = ("ausgebremst",)
    bad = (
        Example(
            "Two whole pits on one straight.",
            "START L4 C1-90L C1-90L PIT4L L2 PIT4L C1-90L C1-90L",
            kit="ausgebremst",
        ),
    )
    good = (
        Example("The alley of the Drom extends over two pieces.", "bleifuss-drom"),
        Example("Without a pit alley the race has no pit stops.", "START L4", kit="ausgebremst"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        nodes = subject.circuit.graph.nodes
        places = sum(1 for space in nodes.values() if "start" in space)
        if places not in (0, CARS):
            yield self.finding(
                Message("the grid has {n} places, but {cars} cars start", n=places, cars=CARS),
                pieces=start_pieces(subject),
                actual=places,
                limit=CARS,
            )
        yield from self._alley(subject)

    def _alley(self, subject: CheckedCircuit) -> Iterator[Finding]:
        pit = subject.circuit.measures.pit
        ways_in, ways_out = len(pit["entry"]), len(pit["exit"])
        alley = {name for name, s in subject.circuit.graph.nodes.items() if s["lane"] == PIT_LANE}
        if not alley:
            return
        if (ways_in, ways_out) != (1, 1):
            message = Message(
                "the pit has {ways_in} entries and {ways_out} exits, but needs exactly one of each",
                ways_in=ways_in,
                ways_out=ways_out,
            )
            actual = f"{ways_in} in, {ways_out} out"
            yield self.finding(
                message, pieces=pit_pieces(subject), actual=actual, limit="1 in, 1 out"
            )
        elif stranded := sorted(alley - _between(subject, pit["entry"][0], pit["exit"][0])):
            yield self.finding(
                Message("no way from field A to field C uses {spaces}", spaces=joined(stranded)),
                pieces=pit_pieces(subject),
                actual=len(stranded),
                limit=0,
                shape=TrackSpaces(tuple(stranded)),
            )


def _between(subject: CheckedCircuit, entry: str, exit: str) -> set[str]:
    """The alley spaces on the way from A to C."""
    graph = subject.circuit.graph
    inside = [n for n, s in graph.nodes.items() if s["lane"] == PIT_LANE]
    alley: LaneGraph = graph.subgraph([*inside, entry, exit])
    behind_entry: set[str] = nx.descendants(alley, entry)
    before_exit: set[str] = nx.ancestors(alley, exit)
    return behind_entry & before_exit
