"""RUN829: a race of very many turns (Dice Derby)."""

from trackwright.games.dice_derby.checks.dice_line import FaultCheck
from trackwright.validators.check import LAYOUT_KEYS
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class ManyTurns(FaultCheck):
    """A race takes more than forty turns.

    Why: a car needs as many turns as the line has mean moves, and two more near the finish, where
    rolls are wasted (DIC-V-15). With one die that is 4.5 steps per turn; `budget` has the exact
    figures.

    Fix: shorten the line, race fewer laps, or race with two dice.
    """

    code, name, alias = "RUN829", "many-turns", "DIC-V-15"
    faults = ("DIC-V-15",)
    severity = Severity.WARNING
    reads = LAYOUT_KEYS | {"laps"}
    bad = (
        Example(
            "Two laps of 96 spaces.",
            "free-speedway",
            figures=(("laps", 2),),
            also_found=("BAL506", "RUN832"),
        ),
    )
    good = (Example("72 spaces.", "racing-rules"),)
