"""The races of the rulebook: DIC-31 to DIC-37. Import nothing heavy here."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Version:
    """How a race is run. `mean_move`: tenths of a step per turn on open track."""

    id: str
    number: str
    name: str
    rule: str
    dice: int
    colours: bool
    numbers: bool
    mean_move: int
    turbo: bool = False


VERSIONS = (
    Version("rookie-run", "1", "Rookie Run", "DIC-31", 1, True, False, 45),
    Version("maniac-mile", "2", "Maniac Mile", "DIC-32", 1, False, True, 45),
    Version("demolition-derby", "3", "Demolition Derby", "DIC-33", 1, True, True, 55),
    Version("rainbow-race", "4", "Rainbow Race", "DIC-34", 2, True, False, 112),
    Version("danger-dragster", "5", "Danger Dragster", "DIC-35", 2, False, True, 90),
    Version("dust-devil-500", "6", "Dust Devil 500", "DIC-37", 2, True, True, 130),
    Version("turbocharge", "T", "Turbocharge", "DIC-36", 2, False, True, 148, turbo=True),
)
"""In the order of their numbers in the rules: 1 to 6, 7 is Turbocharge."""
TURBOCHARGE = 7
