"""BAL507: a long corner of the highest difficulty."""

from collections.abc import Iterator

from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.balance.difficulty import assign_all_fix
from trackwright.validators.check import RunCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import AT, Finding, Fix, Severity
from trackwright.validators.lap import LONG_CORNER, Lap, LapPart

HARD, LOWER = 3, 2


class HardLongCorner(RunCheck):
    """A corner of more than eight positions contains difficulty 3.

    Why: several turns begin in such a long corner, and in each of them nobody may speed up. The
    field crawls, and whoever enters it last has lost.

    Fix: set its difficulty to 2, or split the corner with a straight.
    """

    code, name, alias = "BAL507", "hard-long-corner", "MGP-V-LONGCORNER"
    severity = Severity.WARNING
    judges = "corner"
    bad = (
        Example(
            "Nine positions of difficulty 3.",
            "fabulous-driving-park",
            (AddMarker(Marker(on=17, difficulty=3)), AddMarker(Marker(on=22, difficulty=2))),
        ),
    )
    good = (
        Example("Nine positions of difficulty 2.", "fabulous-driving-park"),
        Example("Eight positions of difficulty 3 are not too many.", "grandprix-speedway"),
    )

    def check_run(self, lap: Lap, run: LapPart) -> Iterator[Finding]:
        for bend in lap.corners_of(run):
            if len(bend) > LONG_CORNER and lap.hardest(bend) == HARD:
                yield self.finding(
                    Message(
                        "the corner from position {at} has {n} positions and difficulty {hard}: "
                        "at most {lower} recommended for more than {long} positions",
                        at=AT,
                        n=len(bend),
                        hard=HARD,
                        long=LONG_CORNER,
                        lower=LOWER,
                    ),
                    at=bend.first,
                    pieces=lap.pieces(bend),
                    positions=bend.positions,
                    actual=len(bend),
                    limit=LONG_CORNER,
                    fixes=[*_fixes(lap, bend), *assign_all_fix(lap)],
                )


def _fixes(lap: Lap, bend: LapPart) -> Iterator[Fix]:
    edits = tuple(
        AddMarker(Marker(on=here.piece, at=here.at, difficulty=LOWER))
        for i in bend.positions
        if (here := lap.positions[i]).difficulty == HARD
        and here.piece
        and (here.marked or i == bend.first)
    )
    if edits:
        yield Fix(Message("Set difficulty of the corner to {n}", n=LOWER), edits, safe=False)
