"""What a game counts besides what all games count: declared as data in its `results/figures.py`.

From it follow the tables of a kept result, the figures with their intervals, what conditions and
comparisons know, the columns of heat, and the words of the report. docs/metrics.md has a paragraph
for every figure.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from model.text.messages import Said

NO_WORDS, RETIREMENTS = Said(""), Said("retirements")
HEAT = ("visits", "stops", "passes", "incidents")
"""What is counted on the spaces in all games."""


@dataclass(frozen=True)
class PerRace:
    """A number of each race. In the statistics a histogram of this name: (LONGEST,)."""

    name: str
    words: Said
    rare: bool = False
    """Not worth a line in the report of races in which it never happened."""


@dataclass(frozen=True)
class PerSeat:
    """A number of each seat at the end, or several. In the statistics a histogram of this name:
    (room,); of several a table with a histogram for each: (rows, room)."""

    name: str
    most: int = 1
    """No number is greater; 1: yes or no, told as a share."""
    words: Said = NO_WORDS
    rows: Mapping[str, Said] = field(default_factory=dict)
    """Of several: row -> words, in the order of the table; figures are called <name>_<row>."""

    @property
    def figures(self) -> Mapping[str, Said]:
        """Figure -> words."""
        if not self.rows:
            return {self.name: self.words}
        return {f"{self.name}_{row}": words for row, words in self.rows.items()}


@dataclass(frozen=True)
class Share:
    """How many starts had something. In the statistics a NUMBER of this name, counted once a start
    at most."""

    name: str
    words: Said


@dataclass(frozen=True)
class Cause:
    """Why a seat retires; figures are called retired_<name>."""

    name: str
    number: int
    """Its place in `statistics.causes`."""
    words: Said
    because: Said
    """The same after "because"."""


@dataclass(frozen=True)
class Figures:
    """All that a game adds."""

    per_race: tuple[PerRace, ...] = ()
    per_seat: tuple[PerSeat, ...] = ()
    shares: tuple[Share, ...] = ()
    reckoned: Mapping[str, Said] = field(default_factory=dict)
    """Figures that are known before a race (the game's `reckoning.py`) -> words. One called
    <figure>_reckoned is told beside that figure."""
    causes: tuple[Cause, ...] = ()
    heat: Mapping[str, Said] = field(default_factory=dict)
    """More tables of the statistics with a number for each place -> what they count."""
    incidents: Said = RETIREMENTS
    """What the incidents are that all games count."""
    overtaking: tuple[float, float] = (0.5, 1.0)
    """So many overtakes of each seat in a lap are little; so many are much."""

    @property
    def of_seats(self) -> tuple[str, ...]:
        """The tables that are kept as they are counted."""
        return (*(own.name for own in self.per_seat), *(own.name for own in self.shares))

    @property
    def places(self) -> tuple[str, ...]:
        """The tables with a number for each place."""
        return (*HEAT, *self.heat)
