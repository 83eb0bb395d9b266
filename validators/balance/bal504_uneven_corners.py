"""BAL504: easy and medium corners in unequal numbers."""

from collections.abc import Iterator, Sequence

from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message, counted
from trackwright.validators.balance.difficulty import assign_all_fix
from trackwright.validators.check import LapCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.lap import Lap

EASY, MEDIUM = 1, 2
MOST_APART = 1


def is_uneven(difficulties: Sequence[int]) -> bool:
    """Does the number of easy and medium corners differ by more than one (G-06)?"""
    return abs(difficulties.count(EASY) - difficulties.count(MEDIUM)) > MOST_APART


class UnevenCorners(LapCheck):
    """There are not equally many corners of difficulty 1 and 2.

    Why: easy and medium corners need different dice. Equal numbers give every roll a use; a
    circuit with only one kind plays itself.

    Fix: change the difficulty of one corner of the more frequent kind.
    """

    code, name, alias = "BAL504", "uneven-corners", "MGP-V-BALANCE12"
    severity = Severity.WARNING
    bad = (
        Example(
            "One easy corner, four medium ones.",
            "startline-driving-park",
            (AddMarker(Marker(on=37, difficulty=2)),),
        ),
    )
    good = (Example("Two easy corners, three medium ones.", "startline-driving-park"),)

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        difficulties = lap.difficulties
        if not is_uneven(difficulties):
            return
        easy, medium = difficulties.count(EASY), difficulties.count(MEDIUM)
        more = EASY if easy > medium else MEDIUM
        positions = [
            i for corner, level in lap.rated_corners if level == more for i in corner.positions
        ]
        yield self.finding(
            Message(
                "{easy} of difficulty 1 and {medium} of difficulty 2: equal numbers "
                "recommended, differing by at most {most}",
                easy=counted(easy, "corner"),
                medium=medium,
                most=MOST_APART,
            ),
            positions=positions,
            actual=abs(easy - medium),
            limit=MOST_APART,
            fixes=assign_all_fix(lap),
        )
