"""BAL502: a difficulty that does not suit the angle of the corner."""

from collections.abc import Iterator

from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.balance.difficulty import assign_all_fix
from trackwright.validators.check import RunCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import AT, Finding, Fix, Severity
from trackwright.validators.lap import Lap, LapPart

SUITS_BOTH = 2


class Angle(RunCheck):
    """A sharp corner is rated easy, or a gentle one hard.

    Why: players judge a corner by its look. Pieces of 22.5 degrees should be rated 1 or 2, pieces
    of 45 degrees 2 or 3; a marker that applies to both kinds is judged as 45 degrees.

    Fix: set difficulty 2, which suits both, or put another marker where the other kind begins.
    """

    code, name, alias = "BAL502", "angle", "MGP-V-ANGLE"
    severity = Severity.WARNING
    judges = "corner"
    bad = (
        Example(
            "An R1 with difficulty 1.",
            "startline-driving-park",
            (AddMarker(Marker(on=35, difficulty=1)),),
        ),
    )
    good = (
        Example("R1 at 2 and 3, R4 at 1.", "startline-driving-park"),
        Example("The R4 pieces have their own marker.", "grand-prix-of-japan"),
    )

    def check_run(self, lap: Lap, run: LapPart) -> Iterator[Finding]:
        for span in lap.spans_of(run):
            value = lap.positions[span.first].difficulty
            if value == 1 and lap.is_sharp(span):
                says = Message(
                    "difficulty {value} from position {at} applies to a 45° piece: 2 or 3 "
                    "recommended",
                    value=value,
                    at=AT,
                )
                yield self._finding(lap, span, says, "2 or 3")
            elif value == 3 and _is_slight(lap, span):
                says = Message(
                    "difficulty {value} from position {at} applies only to 22.5° pieces: 1 or 2 "
                    "recommended",
                    value=value,
                    at=AT,
                )
                yield self._finding(lap, span, says, "1 or 2")

    def _finding(self, lap: Lap, span: LapPart, says: Message, limit: str) -> Finding:
        first = lap.positions[span.first]
        marker = Marker(on=first.piece, at=first.at, difficulty=SUITS_BOTH)
        fix = Fix(Message("Set difficulty to {n}", n=SUITS_BOTH), (AddMarker(marker),), safe=False)
        return self.finding(
            says,
            at=span.first,
            pieces=lap.pieces(span),
            positions=span.positions,
            actual=first.difficulty,
            limit=limit,
            fixes=(*((fix,) if first.piece and first.marked else ()), *assign_all_fix(lap)),
        )


def _is_slight(lap: Lap, span: LapPart) -> bool:
    """Does it turn gently? A straight piece that counts as a corner has no angle."""
    bends = any(lap.positions[i].turn or lap.positions[i].sharp is None for i in span.positions)
    return lap.is_sharp(span) is False and bends
