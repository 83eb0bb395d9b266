"""RUN832: a line that is too short, or unusually long (Dice Derby)."""

from trackwright.games.dice_derby.checks.dice_line import FaultCheck
from trackwright.validators.check import LAYOUT_KEYS
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class DiceLineLength(FaultCheck):
    """The line is too short or unusually long.

    Why: the Red Line, beyond which players may roll a single die, needs two rounds of colours
    before the finish: 16 spaces. Below 40 spaces a race with two dice is over in three rolls,
    beyond 120 it drags on (DIC-V-11). All laps count (DIC-H-24).

    Fix: change the length, or the number of laps.
    """

    code, name, alias = "RUN832", "dice-line-length", "DIC-V-11"
    faults = ("DIC-V-11",)
    severity = Severity.WARNING
    reads = LAYOUT_KEYS | {"laps"}
    bad = (
        Example(
            "A lap of 128 spaces.",
            "grand-prix-of-japan",
            figures=(("laps", 1),),
            also_found=("BAL501",),
        ),
    )
    good = (
        Example("A lap of 96 spaces.", "free-speedway", figures=(("laps", 1),)),
        Example("A course of 72 spaces.", "racing-rules"),
    )
