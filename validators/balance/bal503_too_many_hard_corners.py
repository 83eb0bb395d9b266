"""BAL503: more than two of the hardest corners."""

from collections.abc import Iterator, Sequence

from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message, joined
from trackwright.validators.balance.difficulty import assign_all_fix
from trackwright.validators.check import LapCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.lap import Lap, LapPart

MOST_HARD = 2
HARD = 3


def has_too_many_hard(difficulties: Sequence[int]) -> bool:
    """Do more of these corners have difficulty 3 than recommended (G-06)?"""
    return difficulties.count(HARD) > MOST_HARD


class TooManyHardCorners(LapCheck):
    """More than two corners have difficulty 3.

    Why: the hardest corners decide a race. If there are many of them, everybody brakes all the
    time, and there is nowhere left to gain places by taking risks.

    Fix: set one of them to difficulty 2. A playtest shows which one costs least: the corner where
    the fewest places change.
    """

    code, name, alias = "BAL503", "too-many-hard-corners", "MGP-V-BALANCE3"
    severity = Severity.WARNING
    bad = (
        Example(
            "Three corners of difficulty 3.",
            "startline-driving-park",
            (AddMarker(Marker(on=35, difficulty=3)),),
        ),
    )
    good = (Example("Two corners of difficulty 3.", "startline-driving-park"),)

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        hard = [corner for corner, level in lap.rated_corners if level == HARD]
        if not has_too_many_hard(lap.difficulties):
            return
        all_of_them = LapPart(tuple(i for corner in hard for i in corner.positions))
        yield self.finding(
            Message(
                "{n} corners of difficulty {hard} (beginning at positions {begins}): at most "
                "{most} recommended",
                n=len(hard),
                hard=HARD,
                begins=joined(corner.first for corner in hard),
                most=MOST_HARD,
            ),
            pieces=lap.pieces(all_of_them),
            positions=all_of_them.positions,
            actual=len(hard),
            limit=MOST_HARD,
            fixes=assign_all_fix(lap),
        )
