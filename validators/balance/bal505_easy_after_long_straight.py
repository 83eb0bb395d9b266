"""BAL505: an easy corner at the end of a long straight."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Mark
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Said
from trackwright.validators.balance.difficulty import rate_all
from trackwright.validators.check import RunCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import AT, Finding, Fix, Severity
from trackwright.validators.lap import LONG_BEND, LONG_STRAIGHT, Lap, Part

SHARP, SLIGHT, IN_LONG_BEND = 3, 2, 2


def least_difficulty(lap: Lap, span: Part) -> int:
    """The minimum for the marker that begins a corner after a long straight (H-44): by its angle,
    but at most 2 in a long corner. A corner of unknown angle counts as 45 degrees."""
    floor = SLIGHT if lap.is_sharp(span) is False else SHARP
    return min(floor, IN_LONG_BEND) if len(lap.bend_at(span.first)) > LONG_BEND else floor


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
            (Mark(Marker(on=6, difficulty=2)), Mark(Marker(on=16, difficulty=3))),
        ),
    )
    good = (
        Example("Both long straights end in corners of difficulty 3.", "startline-driving-park"),
        Example("Long corners need at most 2.", "grand-prix-of-japan"),
    )

    def check_run(self, lap: Lap, run: Part) -> Iterator[Finding]:
        corner = _next(lap, run)
        if len(run) < LONG_STRAIGHT or corner is None:
            return
        first, span = lap.positions[corner], lap.span_at(corner)
        floor = least_difficulty(lap, span)
        if 0 < first.difficulty < floor:
            marker = Marker(on=first.piece, at=first.at, difficulty=floor)
            rate = Fix(Said("Set difficulty to {n}", n=floor), (Mark(marker),), safe=False)
            yield self.found(
                Said(
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
                    *rate_all(lap),
                ],
            )


def _next(lap: Lap, straight: Part) -> int | None:
    """The corner position right after the straight, if there is one."""
    after = straight.positions[-1] + 1
    if after == len(lap.positions) and not lap.closed:
        return None
    after %= len(lap.positions)
    return after if lap.positions[after].kind == "corner" else None
