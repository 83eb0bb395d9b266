"""BAL510: a straight of a single position."""

from collections.abc import Iterator

from trackwright.model.edit.edits import AddMarker, Insert, Replace
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import RunCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import AT, Finding, Fix, Severity
from trackwright.validators.lap import Lap, LapPart


class OnePositionStraight(RunCheck):
    """A straight has only one position.

    Why: it is a braking point and the end of a corner at once. Bikes side by side on it can only
    roll off once, and flips are free for anybody who ends a turn right there. Fine if intended.

    Fix: put a Corner marker on it to make it part of the corner, or lengthen it.
    """

    code, name, alias = "BAL510", "one-position-straight", "MGP-V-ONEPOS"
    severity = Severity.NOTE
    judges = "straight"
    bad = (
        Example(
            "Two L1, one of which counts as a corner.",
            "startline-driving-park",
            (
                Replace(36, "L1"),
                Insert(("L1",), 36),
                AddMarker(Marker(on=36, counts_as="corner")),
            ),
        ),
    )
    good = (Example("The shortest straight has two positions.", "startline-driving-park"),)

    def check_run(self, lap: Lap, run: LapPart) -> Iterator[Finding]:
        if len(run) == 1:
            piece = lap.positions[run.first].piece
            marker = Marker(on=piece, counts_as="corner")
            count = Fix(Message("Count it as a corner"), (AddMarker(marker),), safe=False)
            yield self.finding(
                Message("position {at} is a single straight position between two corners", at=AT),
                at=run.first,
                pieces=lap.pieces(run),
                positions=run.positions,
                actual=1,
                limit=2,
                fixes=[count] if piece else (),
            )
