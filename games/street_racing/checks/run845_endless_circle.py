"""RUN845: a road that leads in a circle (Street Racing)."""

from trackwright.games.street_racing.checks.raced_street import FaultCheck
from trackwright.model.layout.track import Piece, Run, Start
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


def _run(codes: str, first: int, start: Start) -> Run:
    return Run(tuple(Piece(id, code) for id, code in enumerate(codes.split(), first)), start)


_COURSE = "START2 N4 N4 JOIN22L W4 FORK22L N4 N4 FINISH2"
_BACK = _run(
    "NC2-90L N4 NC2-45L N4 N2 NC2-45L N4 NC2-90L", 10, Start((22, 0, 0, 0, 6, 0, -6, 0), 2)
)
"""From the fork round to the junction before it."""


class EndlessCircle(FaultCheck):
    """The road leads in a circle where no laps are counted, or lanes can be changed one way only.

    Why: steps lead from a start to a finish; on a circle beside the course a car could drive
    on and on, and nobody could say who is ahead. Each sideways step has one back to the other side.

    Fix: let the branch join the road farther ahead, or close it with obstacles.
    """

    code, name, alias = "RUN845", "endless-circle", "STR-V-04"
    faults = ("STR-V-04",)
    severity = Severity.ERROR
    bad = (
        Example(
            "A branch that leads back to where it came from.",
            _COURSE,
            kit="street",
            figures=(("runs", (_run(_COURSE, 1, Start()), _BACK)),),
            also_found=("LAN204",),
        ),
    )
    good = (Example("A circuit: laps are counted at the line.", "april-raceway"),)
