"""What a game counts: declared as data in its `results/figures.py`. Wins of players
and bots, rounds, and how much chance there is, are counted in all games; the rest only where it is
declared.

The tables of a saved result, the figures with their intervals, what conditions and comparisons
know, the heat columns, and the words of the report all follow from it. docs/metrics.md has a
paragraph on every figure.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trackwright.model.text.messages import Message

NO_WORDS, RETIRED = Message(""), Message("retirements")
DIFFICULTY = Message("corner of difficulty {n}", n=0)
GRID, LEAD, OVERTAKES, GAP, RETIREMENTS = "grid", "lead", "overtakes", "gap", "retirements"
COMMON = (GRID, LEAD, OVERTAKES, GAP, RETIREMENTS)
"""What common code counts (`simulator/table/tally.py`) for games that have it: wins by grid place,
changes of the lead, overtakes, the gap from the first to the second, runners that retire."""
HEAT = {"visits": "", "stops": "", "passes": OVERTAKES, "incidents": RETIREMENTS}
"""What common code knows of on the spaces -> what a game needs to have for it."""


@dataclass(frozen=True)
class PerRace:
    """One number per race. In the statistics, a histogram of this name: (LONGEST,)."""

    name: str
    words: Message
    rare: bool = False
    """Omitted from the report if it never happened."""


@dataclass(frozen=True)
class PerRunner:
    """One number per runner at the end, or several. In the statistics, a histogram of this name:
    (room,); with several, a table with a histogram for each: (rows, room)."""

    name: str
    most: int = 1
    """The largest value; 1: yes or no, reported as a share."""
    words: Message = NO_WORDS
    rows: Mapping[str, Message] = field(default_factory=dict)
    """With several: row -> words, in the order of the table; figures are named <name>_<row>."""

    @property
    def figures(self) -> Mapping[str, Message]:
        """Figure -> words."""
        if not self.rows:
            return {self.name: self.words}
        return {f"{self.name}_{row}": words for row, words in self.rows.items()}


@dataclass(frozen=True)
class PerPlayer(PerRunner):
    """The same per player."""


@dataclass(frozen=True)
class Share:
    """The share of runners that had something. In the statistics, a NUMBER of this name, counted at
    most once per runner and race."""

    name: str
    words: Message


@dataclass(frozen=True)
class Cause:
    """Why a runner retires; figures are named retired_<name>."""

    name: str
    number: int
    """Its place in `statistics.causes`."""
    words: Message
    because: Message
    """The same after "because"."""


@dataclass(frozen=True)
class Bars:
    """A chart of the game's own: its name, its title, and a figure and a label for each bar. If it
    names none, it shows how often each value of the table `name` occurred."""

    name: str
    title: Message
    figures: tuple[str, ...] = ()
    labels: tuple[Message, ...] = ()
    fair: str = ""
    """`players`: a fair share is one of them."""


@dataclass(frozen=True)
class Figures:
    """Everything that a game has and adds."""

    common: tuple[str, ...] = COMMON
    """What it has of `COMMON`."""
    per_race: tuple[PerRace, ...] = ()
    per_runner: tuple[PerRunner, ...] = ()
    per_player: tuple[PerPlayer, ...] = ()
    shares: tuple[Share, ...] = ()
    reckoned: Mapping[str, Message] = field(default_factory=dict)
    """Figures known before a race (the game's `predictions.py`) -> words. One named
    <figure>_reckoned is reported next to that figure."""
    causes: tuple[Cause, ...] = ()
    heat: Mapping[str, Message] = field(default_factory=dict)
    """Further tables of the statistics with a number for each place -> what they count."""
    hot: Mapping[str, Message] = field(default_factory=dict)
    """Tables of heat -> the sentence that names their hot spots, `{places}`."""
    corner: Message = DIFFICULTY
    """A space in a corner; `{n}` is the difficulty that its `Spot` gives."""
    incidents: Message = RETIRED
    """What the incidents are that all games count."""
    charts: tuple[Bars, ...] = ()
    overtaking: tuple[float, float] = (0.5, 1.0)
    """Overtakes per runner and lap: up to the first is little, from the second on is much."""

    @property
    def per_each(self) -> tuple[PerRunner, ...]:
        """What is counted per runner or per player."""
        return (*self.per_runner, *self.per_player)

    @property
    def as_counted(self) -> tuple[str, ...]:
        """The tables that are saved as counted."""
        return (*(own.name for own in self.per_each), *(own.name for own in self.shares))

    @property
    def places(self) -> tuple[str, ...]:
        """The tables with a number for each place."""
        own = [name for name, needed in HEAT.items() if not needed or needed in self.common]
        return (*own, *self.heat)
