"""RUN826: a pit row in the wrong place (Dice Derby)."""

from trackwright.games.dice_derby.checks.dice_line import FaultCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class UnfitPitRow(FaultCheck):
    """A pit row does not lead from yellow to gold, or is unusual.

    Why: cars turn off on a yellow space and come out on a gold one, and the colours go on in the
    row: purple, white, black (DIC-13, DIC-14, DIC-V-08). A row that leads back or far ahead changes
    the race, and symbols at its ends would count for cars that only pass by (DIC-V-09).

    Fix: move the row until its entry is yellow, or use the pit row of the kit racing-rules.
    """

    code, name, alias = "RUN826", "unfit-pit-row", "DIC-V-08"
    faults = ("DIC-V-08", "DIC-V-09")
    severity = Severity.ERROR
    bad = (
        Example(
            "A straight more behind the row.",
            "START L4 L4 L4 L4 L2 L1 PIT-L L4 L4 L4 L4 FINISH-L",
            kit="racing-rules",
        ),
    )
    good = (Example("From yellow to gold.", "racing-rules"),)
