"""BAL502: a difficulty that does not suit the angle of the bend."""

from collections.abc import Iterator

from model.edit.edits import Mark
from model.layout.track import Marker
from model.text.messages import Said
from validators.balance.difficulty import rate_all
from validators.check import RunCheck
from validators.example import Example
from validators.finding import AT, Finding, Fix, Severity
from validators.lap import Lap, Part

SUITS_BOTH = 2


class Angle(RunCheck):
    """A sharp bend is rated easy, or a slight one hard.

    Why: riders judge a corner by its look. Bends of 22.5 degrees are meant to be 1 or 2, bends of
    45 degrees 2 or 3; a marker that reaches pieces of both sorts is judged as 45 degrees.

    Fix: rate it 2, which suits both; or put a marker of its own where the other sort begins.
    """

    code, name, alias = "BAL502", "angle", "MGP-V-ANGLE"
    severity = Severity.WARNING
    judges = "corner"
    bad = (
        Example("An R1 rated 1.", "startline-driving-park", (Mark(Marker(on=35, difficulty=1)),)),
    )
    good = (
        Example("R1 at 2 and 3, R4 at 1.", "startline-driving-park"),
        Example("R4 pieces have a marker of their own.", "grand-prix-of-japan"),
    )

    def check_run(self, lap: Lap, run: Part) -> Iterator[Finding]:
        for span in lap.spans_of(run):
            value = lap.positions[span.first].difficulty
            if value == 1 and lap.is_sharp(span):
                says = Said(
                    "difficulty {value} from position {at} on holds for a piece of 45°: advised "
                    "is 2 or 3",
                    value=value,
                    at=AT,
                )
                yield self._finding(lap, span, says, "2 or 3")
            elif value == 3 and _is_slight(lap, span):
                says = Said(
                    "difficulty {value} from position {at} on holds for only pieces of 22.5°: "
                    "advised is 1 or 2",
                    value=value,
                    at=AT,
                )
                yield self._finding(lap, span, says, "1 or 2")

    def _finding(self, lap: Lap, span: Part, says: Said, limit: str) -> Finding:
        first = lap.positions[span.first]
        marker = Marker(on=first.piece, at=first.at, difficulty=SUITS_BOTH)
        fix = Fix(Said("Rate it {n}", n=SUITS_BOTH), (Mark(marker),), safe=False)
        return self.found(
            says,
            at=span.first,
            pieces=lap.pieces(span),
            positions=span.positions,
            actual=first.difficulty,
            limit=limit,
            fixes=(*((fix,) if first.piece and first.marked else ()), *rate_all(lap)),
        )


def _is_slight(lap: Lap, span: Part) -> bool:
    """A straight piece that counts as a corner has no angle to judge."""
    bends = any(lap.positions[i].turn or lap.positions[i].sharp is None for i in span.positions)
    return lap.is_sharp(span) is False and bends
