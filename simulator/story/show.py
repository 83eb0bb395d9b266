"""What a race looks like, moment by moment, for whoever shows it: the same words for every game.

A game makes it of its own states (`motograndprix/showing.py`). Spaces are named as in the circuit;
seats are numbered as they are in the set-up.
"""

from dataclasses import dataclass
from typing import Literal

from model.text.messages import Said

AS_USUAL = Said("")
Doing = Literal["waiting", "racing", "finished", "retired"]


@dataclass(frozen=True, slots=True)
class Gauge:
    """A dial or supply that every seat has: its name, in a word and in full, and what it shows when
    full."""

    head: Said
    name: Said
    full: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice as they fell, and as they are used; or cards that are shown, and those played."""

    seat: int
    rolled: tuple[int, ...]
    used: tuple[int, ...]
    cards: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie before a seat."""

    name: Said
    cards: tuple[str, ...]
    """The top one first."""
    seen_by: Literal["all", "owner", "nobody"]
    """Who knows them; how many there are everybody sees."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat has before it at a moment."""

    doing: Doing
    space: str | None
    """Where its piece stands; None: beside the circuit."""
    pose: Said = AS_USUAL
    """How it stands there; empty if as usual."""
    gauges: tuple[int, ...] = ()
    hand: tuple[str, ...] = ()
    """Cards that it holds."""
    piles: tuple[Pile, ...] = ()
    secret: Said = AS_USUAL
    """What its player alone knows besides cards: "the fast deck"."""
    pit: Said = AS_USUAL
    """How it is about its pit stop; empty where there is none to make."""
    has_stopped: bool = False
    place: int = 0
    """In the classification; 0: none yet, or none at all."""
    lap: int = 0
    behind: int = 0
    """Positions to the bike that is furthest on."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The race when something has just happened."""

    round: int
    words: Said
    rules: tuple[str, ...]
    """The ids of the rules that it follows."""
    seat: int | None
    """Whose turn it was."""
    begins_round: bool
    throws: tuple[Throw, ...]
    path: tuple[str, ...]
    """The spaces ridden, the one where the ride began first."""
    seats: tuple[Shown, ...]
    order: tuple[int, ...]
    """The seats from the first to the last."""
    decisions: int
    """How many decisions had been made by then."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a person may decide."""

    words: Said
    end: str | None
    path: tuple[str, ...]
    costs: tuple[int, ...]
    """What each gauge loses."""
    row: tuple[int, int, int, int]
    """The decision itself, for the script."""


@dataclass(frozen=True, slots=True)
class Question:
    """A person's turn: what is asked, the dice, and all that may be decided, the cheapest first."""

    seat: int
    words: Said
    throw: Throw | None
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """A race as far as it was ridden."""

    names: tuple[str, ...]
    """Who takes part: first the seats of the set-up, then those that the rules move."""
    laps: int
    gauges: tuple[Gauge, ...]
    moments: tuple[Moment, ...]
    question: Question | None
    """What it waits for; None: it is over."""
