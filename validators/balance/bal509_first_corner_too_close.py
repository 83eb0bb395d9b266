"""BAL509: a first corner within reach of the start die."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Replace
from trackwright.model.text.messages import Message
from trackwright.validators.check import LapCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.lap import Lap, LapPart

LEAST = 7
"""Straight positions between line and first corner (H-41): a 6 from pole does not reach it."""


def first_corner(lap: Lap) -> int | None:
    """Index of the first corner position behind the line."""
    return next((i for i, p in enumerate(lap.positions) if p.kind == "corner"), None)


class FirstCornerTooClose(LapCheck):
    """The first corner is less than seven positions after the line.

    Why: in the first round everybody rolls one die. A six should not throw the leaders into a
    corner before anybody can make a choice.

    Fix: lengthen the straight after the line, or move the start piece back.
    """

    code, name, alias = "BAL509", "first-corner-too-close", "MGP-V-FIRSTCORNER"
    severity = Severity.WARNING
    bad = (
        Example(
            "The start piece is too far along the straight.",
            "startline-driving-park",
            (Replace(1, "L4"), Replace(3, "START")),
        ),
    )
    good = (
        Example("Seven positions.", "fabulous-driving-park"),
        Example("Eleven positions.", "startline-driving-park"),
    )

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        index = first_corner(lap)
        if index is None or index >= LEAST:
            return
        before = LapPart(tuple(range(index + 1)))
        yield self.finding(
            Message(
                "the first corner begins at position {n}, after {n} straight positions: at least "
                "{least} recommended",
                n=index,
                least=LEAST,
            ),
            pieces=lap.pieces(before),
            positions=before.positions,
            actual=index,
            limit=LEAST,
        )
