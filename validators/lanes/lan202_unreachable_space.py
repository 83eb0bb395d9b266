"""LAN202: a space to which no way leads."""

from collections.abc import Iterator

from model.edits import Mark
from model.track import Marker
from validators.check import Check, Subject
from validators.example import Example
from validators.finding import Finding, Severity, Stretch
from validators.lanes.ways import listed, why_no_ways


class UnreachableSpace(Check):
    """No car can get to a space.

    Why: a space that nobody can enter is not part of the race; it looks like room to overtake and
    is none.

    Fix: take the obstacle away that bars the lane, or lay a piece without a solid line there.
    """

    code, name = "LAN202", "unreachable-space"
    severity = Severity.ERROR
    reads = frozenset({"runs", "obstacles"})
    bad = (
        Example(
            "Two lanes shut side by side leave a pocket behind them.",
            "fabulous-driving-park",
            (
                Mark(Marker(on=8, lane=0, obstacle=True)),
                Mark(Marker(on=8, lane=1, obstacle=True)),
            ),
            also=("LAN203",),
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
        for group in subject.ways.out_of_reach:
            spaces = subject.in_order(group)
            yield self.found(
                f"no car gets from the line to {listed(spaces)}",
                pieces=subject.ids_of(spaces),
                actual=len(spaces),
                limit=0,
                shape=Stretch(spaces),
            )

    def not_checked(self, subject: Subject) -> str | None:
        return why_no_ways(subject.circuit.geometry)
