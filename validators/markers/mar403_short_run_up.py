"""MAR403: a starting grid that extends into a corner."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit, LapCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.lap import Lap, LapPart

BIKES_IN_BOX = 6
BIKES_IN_ROW = 3


def grid_rows(bikes: int) -> int:
    """The number of rows that a field takes before the line: B-04."""
    return -(-bikes // BIKES_IN_ROW)


def run_up(lap: Lap) -> int:
    """The number of straight positions directly before the line."""
    return lap.straight_before(LapPart((0,))) if lap.positions else 0


class ShortRunUp(LapCheck):
    """The grid extends back into a corner.

    Why: bikes line up three abreast before the line. Those in a corner may flip the start die only
    as the corner allows, which the rules do not intend for the start.

    Fix: lengthen the straight before the line, or move the start piece along it.
    """

    code, name, alias = "MAR403", "short-run-up", "MGP-V-GRID"
    severity = Severity.WARNING
    reads = frozenset({"runs", "markers", "boxes"})
    bad = (
        Example(
            "Eighteen bikes of three boxes, but four straight positions.",
            "fabulous-driving-park",
            figures=(("boxes", 3),),
        ),
    )
    good = (
        Example("Six bikes need two positions.", "fabulous-driving-park"),
        Example(
            "Twelve bikes of two boxes just fit.",
            "fabulous-driving-park",
            figures=(("boxes", 2),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for finding in self.check_grid(subject.lap, BIKES_IN_BOX * subject.track.boxes):
            yield replace(finding, shape=subject.spaces_on(finding.positions))

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        yield from self.check_grid(lap, BIKES_IN_BOX)

    def check_grid(self, lap: Lap, bikes: int) -> Iterator[Finding]:
        """The problem with a grid for this many bikes, if any."""
        rows, there = grid_rows(bikes), run_up(lap)
        if not lap.positions or not lap.closed or rows <= there:
            return
        n = len(lap.positions)
        in_corner = LapPart(tuple(n - 1 - row for row in range(there, min(rows, n))))
        yield self.finding(
            Message(
                "{bikes} bikes need {rows} rows, but there are only {there} straight positions "
                "before the line",
                bikes=bikes,
                rows=rows,
                there=there,
            ),
            pieces=lap.pieces(in_corner),
            positions=in_corner.positions,
            actual=there,
            limit=rows,
        )
