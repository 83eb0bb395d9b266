"""BAL505: an easy corner at the end of a long straight."""

from collections.abc import Iterator

from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.balance.difficulty import assign_all_fix
from trackwright.validators.check import RunCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import AT, Finding, Fix, Severity
from trackwright.validators.lap import LONG_CORNER, LONG_STRAIGHT, Lap, LapPart

SHARP, SLIGHT, IN_LONG_BEND = 3, 2, 2


def min_difficulty(lap: Lap, span: LapPart) -> int:
    """The minimum for the marker that begins a corner after a long straight (H-44): by its angle,
    but at most 2 in a long corner. A corner of unknown angle counts as 45 degrees."""
    floor = SLIGHT if lap.is_sharp(span) is False else SHARP
    return min(floor, IN_LONG_BEND) if len(lap.corner_at(span.first)) > LONG_CORNER else floor


class EasyAfterLongStraight(RunCheck):
    """A long straight ends in a corner that is too easy.

    Why: bikes arrive at high speed, and the thrill is in braking late. After eight or more
    straight positions a corner should be one level harder than its angle suggests.

    Fix: raise the difficulty of the corner by one.
    """

    code, name, alias = "BAL505", "easy-after-long-straight", "MGP-V-LONGSTRAIGHT"
    severity = Severity.WARNING
    judges = "straight"
    bad = (
        Example(
            "Fifteen straight positions, then R1 pieces of difficulty 2.",
            "startline-driving-park",
            (AddMarker(Marker(on=6, difficulty=2)), AddMarker(Marker(on=16, difficulty=3))),
        ),
    )
    good = (
        Example("Both long straights end in corners of difficulty 3.", "startline-driving-park"),
        Example("Long corners need at most 2.", "grand-prix-of-japan"),
    )

    def check_run(self, lap: Lap, run: LapPart) -> Iterator[Finding]:
        corner = _next(lap, run)
        if len(run) < LONG_STRAIGHT or corner is None:
            return
        first, span = lap.positions[corner], lap.span_at(corner)
        floor = min_difficulty(lap, span)
        if 0 < first.difficulty < floor:
            marker = Marker(on=first.piece, at=first.at, difficulty=floor)
            rate = Fix(Message("Set difficulty to {n}", n=floor), (AddMarker(marker),), safe=False)
            yield self.finding(
                Message(
                    "{n} straight positions, then difficulty {value} at position {at}: {floor} "
                    "recommended",
                    n=len(run),
                    value=first.difficulty,
                    at=AT,
                    floor=floor,
                ),
                at=corner,
                pieces=lap.pieces(span),
                positions=span.positions,
                actual=first.difficulty,
                limit=floor,
                fixes=[
                    *([rate] if first.piece else ()),
                    *assign_all_fix(lap),
                ],
            )


def _next(lap: Lap, straight: LapPart) -> int | None:
    """The corner position right after the straight, if there is one."""
    after = straight.positions[-1] + 1
    if after == len(lap.positions) and not lap.closed:
        return None
    after %= len(lap.positions)
    return after if lap.positions[after].kind == "corner" else None
