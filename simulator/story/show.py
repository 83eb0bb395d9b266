"""What a race looks like, moment by moment, in the same terms for every game.

A game builds it from its own states (its `story/showing.py`). Spaces have the circuit's names;
seats have the set-up's numbers.
"""

from dataclasses import dataclass
from typing import Literal

from model.text.messages import Said

AS_USUAL = Said("")
Doing = Literal["waiting", "racing", "finished", "retired"]


@dataclass(frozen=True, slots=True)
class Gauge:
    """A dial or supply that every seat has: its short and full name, and its value when full."""

    head: Said
    name: Said
    full: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice as rolled and as used; or cards as shown and as played."""

    seat: int
    rolled: tuple[int, ...]
    used: tuple[int, ...]
    cards: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards in front of a seat."""

    name: Said
    cards: tuple[str, ...]
    """The top one first."""
    seen_by: Literal["all", "owner", "nobody"]
    """Who knows them; everybody sees how many there are."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat shows at a moment."""

    doing: Doing
    space: str | None
    """The space of its piece; None: off the circuit."""
    pose: Said = AS_USUAL
    """The stance of its piece; empty for the normal one."""
    gauges: tuple[int, ...] = ()
    hand: tuple[str, ...] = ()
    """Cards in its hand."""
    piles: tuple[Pile, ...] = ()
    secret: Said = AS_USUAL
    """What only its player knows besides cards: "the fast deck"."""
    pit: Said = AS_USUAL
    """The state of its pit stop; empty if there is none to make."""
    has_stopped: bool = False
    place: int = 0
    """In the classification; 0: not yet, or not placed."""
    lap: int = 0
    behind: int = 0
    """Positions behind the leader."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The race right after something happened."""

    round: int
    words: Said
    rules: tuple[str, ...]
    """The ids of the rules that it follows."""
    seat: int | None
    """Whose turn it was."""
    begins_round: bool
    throws: tuple[Throw, ...]
    path: tuple[str, ...]
    """The spaces of the move, starting with its first."""
    seats: tuple[Shown, ...]
    order: tuple[int, ...]
    """The seats from first to last."""
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
    """A person's turn: the question, the dice, and all options, cheapest first."""

    seat: int
    words: Said
    throw: Throw | None
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """A race as far as it was run."""

    names: tuple[str, ...]
    """The participants: first the seats of the set-up, then those that the rules move."""
    laps: int
    gauges: tuple[Gauge, ...]
    moments: tuple[Moment, ...]
    question: Question | None
    """The decision it waits for; None: it is over."""
