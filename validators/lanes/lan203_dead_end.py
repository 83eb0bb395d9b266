"""LAN203: a space from which no way leads on."""

from collections.abc import Iterator

from model.edits import Mark
from model.track import Marker
from validators.check import Check, Subject
from validators.example import Example
from validators.finding import Finding, Severity, Stretch
from validators.lanes.ways import listed, why_no_ways


class DeadEnd(Check):
    """A car in this space can never get to the finish line.

    Why: who drives in there stands until the race is over, and under rules that make a car retire
    when it is blocked he is out.

    Fix: take the obstacle away that bars the lane, or lay a piece without a solid line there.
    """

    code, name = "LAN203", "dead-end"
    severity = Severity.ERROR
    reads = frozenset({"runs", "obstacles"})
    bad = (
        Example(
            "Two lanes shut side by side leave a pocket before them.",
            "fabulous-driving-park",
            (
                Mark(Marker(on=8, lane=0, obstacle=True)),
                Mark(Marker(on=8, lane=1, obstacle=True)),
            ),
            also=("LAN202",),
        ),
    )
    good = (
        Example("All spaces lie on a way round.", "plattfuss-circuit"),
        Example(
            "An obstacle that can be driven round.",
            "april-raceway",
            (Mark(Marker(on=2, at=1, lane=1, obstacle=True)),),
        ),
    )

    def check(self, subject: Subject) -> Iterator[Finding]:
        for group in subject.ways.dead_ends:
            spaces = subject.in_order(group)
            yield self.found(
                f"no way leads to the line from {listed(spaces)}",
                pieces=subject.ids_of(spaces),
                actual=len(spaces),
                limit=0,
                shape=Stretch(spaces),
            )

    def not_checked(self, subject: Subject) -> str | None:
        return why_no_ways(subject.circuit.geometry)
