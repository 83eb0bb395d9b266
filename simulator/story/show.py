"""What a race looks like, moment by moment, in the same terms for every game.

A game builds it from its own states (its `story/showing.py`). Spaces have the circuit's names;
players and runners have the set-up's numbers. What stands on the track is a runner's; hands, piles
and decisions are a player's.
"""

from dataclasses import dataclass
from typing import Literal

from trackwright.model.text.messages import Message

AS_USUAL = Message("")
Doing = Literal["waiting", "racing", "finished", "retired"]


@dataclass(frozen=True, slots=True)
class Gauge:
    """A dial or supply that every runner has: its short and full name, and its value when full."""

    head: Message
    name: Message
    full: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice as rolled and as used; or cards as shown and as played."""

    runner: int | None
    """Whose piece they lie beside; None: they are of a player without one."""
    rolled: tuple[int, ...]
    used: tuple[int, ...]
    cards: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards in front of a player."""

    name: Message
    cards: tuple[str, ...]
    """The top one first."""
    seen_by: Literal["all", "owner", "nobody"]
    """Who knows them; everybody sees how many there are."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a runner shows at a moment."""

    doing: Doing
    space: str | None
    """The space of its piece; None: off the circuit."""
    pose: Message = AS_USUAL
    """The stance of its piece; empty for the normal one."""
    gauges: tuple[int, ...] = ()
    pit: Message = AS_USUAL
    """The state of its pit stop; empty if there is none to make."""
    has_stopped: bool = False
    place: int = 0
    """In the classification; 0: not yet, or not placed."""
    lap: int = 0
    behind: int = 0
    """Positions behind the leader."""


@dataclass(frozen=True, slots=True)
class Held:
    """What a player has at a moment."""

    hand: tuple[str, ...] = ()
    """Cards in hand."""
    piles: tuple[Pile, ...] = ()
    secret: Message = AS_USUAL
    """What only this player knows besides cards: "the fast deck"."""
    score: Message = AS_USUAL
    """What decides about this player's place, where that is not its runner's: "12 points"."""
    place: int = 0
    """Among the players; 0: not yet, or not placed."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The race right after something happened."""

    round: int
    words: Message
    rules: tuple[str, ...]
    """The ids of the rules that it follows."""
    runner: int | None
    """Whose piece it was about."""
    player: int | None
    """Whose turn it was."""
    begins_round: bool
    throws: tuple[Throw, ...]
    path: tuple[str, ...]
    """The spaces of the move, starting with its first."""
    runners: tuple[Shown, ...]
    players: tuple[Held, ...]
    order: tuple[int, ...]
    """The runners from first to last."""
    decisions: int
    """How many decisions had been made by then."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a person may decide."""

    words: Message
    end: str | None
    path: tuple[str, ...]
    costs: tuple[int, ...]
    """What each gauge loses."""
    row: tuple[int, int, int, int]
    """The decision itself, for the script."""


@dataclass(frozen=True, slots=True)
class Question:
    """A person's turn: the question, the dice, and all options, cheapest first."""

    player: int
    words: Message
    throw: Throw | None
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """A race as far as it was run."""

    runners: tuple[str, ...]
    """The names of what moves on the track."""
    players: tuple[str, ...]
    """The names of those who decide."""
    owners: tuple[int | None, ...]
    """For each runner its player; None: nobody's."""
    laps: int
    gauges: tuple[Gauge, ...]
    moments: tuple[Moment, ...]
    """At least one."""
    question: Question | None
    """The decision it waits for; None: it is over."""

    @property
    def is_one_each(self) -> bool:
        """Is each player the same as a runner?"""
        return self.owners == tuple(range(len(self.players)))

    def runners_of(self, player: int) -> tuple[int, ...]:
        """The numbers of a player's runners."""
        return tuple(runner for runner, owner in enumerate(self.owners) if owner == player)
