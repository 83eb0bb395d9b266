"""BAL506: close corners that get harder."""

from collections.abc import Iterator
from itertools import pairwise

from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import LapCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.lap import Lap, LapPart

CLOSE = 3
"""Maximum straight positions between corners of a series: H-45, option `series_gap`."""


def corner_series(lap: Lap, close: int = CLOSE) -> list[list[LapPart]]:
    """The corners grouped into series, in driving order, across the line as well."""
    corners = lap.corners
    rows = [[corner] for corner in corners[:1]]
    for before, corner in pairwise(corners):
        if corner.first - before.positions[-1] - 1 <= close:  # only straights in between
            rows[-1].append(corner)
        else:
            rows.append([corner])
    if lap.closed and len(rows) > 1 and lap.straight_before(rows[0][0]) <= close:
        rows[0] = [*rows.pop(), *rows[0]]
    return rows


class RisingSeries(LapCheck):
    """In a series of corners a later one is harder than the first.

    Why: usually the first corner of a series is the hardest, because it is where bikes brake from
    full speed. A series that gets harder is a trap: fun for those who know it, tough on others.

    Fix: change the difficulties, or put at least four straight positions between the corners.
    """

    code, name, alias = "BAL506", "rising-series", "MGP-V-SERIES"
    severity = Severity.NOTE
    bad = (Example("Each fast sweep leads into a slower corner.", "free-speedway"),)
    good = (
        Example("A series of five corners, the first of difficulty 3.", "fabulous-driving-park"),
        Example("A corner of difficulty 2, then one of 1.", "startline-driving-park"),
    )

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        yield from self.check_series(lap, CLOSE)

    def check_series(self, lap: Lap, close: int) -> Iterator[Finding]:
        """The problems if up to `close` straight positions separate the corners of a series."""
        levels = {corner.first: level for corner, level in lap.rated_corners}
        for first, *later in corner_series(lap, close):
            level = levels[first.first]
            harder = [corner for corner in later if level and levels[corner.first] > level]
            if harder:
                shown = LapPart(tuple(i for corner in harder for i in corner.positions))
                yield self.finding(
                    Message(
                        "the series from position {first} begins with difficulty {level}, but "
                        "harder corners follow: {corners}",
                        first=first.first,
                        level=level,
                        corners=joined(
                            Message("{level} at position {n}", level=levels[b.first], n=b.first)
                            for b in harder
                        ),
                    ),
                    pieces=lap.pieces(shown),
                    positions=shown.positions,
                    actual=max(levels[corner.first] for corner in harder),
                    limit=level,
                )
