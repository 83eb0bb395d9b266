"""What a race looks like, moment by moment, in the same terms for every game.

A game builds it from its own states (its `story/showing.py`). Spaces have the circuit's names;
players and runners have the set-up's numbers. What stands on the track is a runner's; hands, piles
and decisions are a player's.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from trackwright.model.text.messages import Message, joined, ordinal
from trackwright.simulator.table.table import Row

AS_USUAL = Message("")
Doing = Literal["waiting", "racing", "finished", "retired"]
GaugeKind = Literal["supply", "level", "harm"]


@dataclass(frozen=True, slots=True)
class Gauge:
    """A dial that every runner has: its short and full name, and its value when full."""

    head: Message
    name: Message
    full: int
    kind: GaugeKind = "supply"
    """A supply runs out; a level is neither good nor bad; harm adds up."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice as rolled and as used; or cards as shown and as played."""

    runner: int | None
    """Whose piece they lie beside; None: they are of a player without one."""
    rolled: tuple[int, ...]
    used: tuple[int, ...]
    cards: bool = False
    colours: tuple[str, ...] = ()
    """Of the dice, if they have any."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards in front of a player."""

    name: Message
    cards: tuple[str, ...]
    """The top one first."""
    seen_by: Literal["all", "owner", "nobody"]
    """Who knows them; everybody sees how many there are."""


Sign: TypeAlias = tuple[tuple[tuple[float, float], ...], ...]
"""A small drawing: lines in a square of 20, x to the right and y downwards."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place on a player's console, and how many tokens lie there."""

    name: Message
    about: Message
    """What they do."""
    sign: Sign
    count: int


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
    token: str | None = None
    """The space on which it has laid a token of its own."""


def gap_words(shown: Shown, first: bool) -> Message:
    """How far a runner is behind, or its place at the finish; `first`: it leads."""
    if shown.doing == "retired":
        return Message("out")
    if shown.place:
        return ordinal(shown.place)
    if shown.doing == "waiting":
        return AS_USUAL
    return Message("leads") if first else Message("+{n}", n=shown.behind)


@dataclass(frozen=True, slots=True)
class Held:
    """What a player has at a moment."""

    hand: tuple[str, ...] = ()
    """Cards in hand."""
    piles: tuple[Pile, ...] = ()
    slots: tuple[Slot, ...] = ()
    """Its console."""
    shows_slots: bool = True
    """Does everybody see what lies there? Otherwise only the player does."""
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
    row: Row
    """The decision itself, for the script."""
    more: tuple[Row, ...] = ()
    """Decisions that are made with it."""
    fold: Message = AS_USUAL
    """What has to be asked for first, if this is one of many that few people want to see."""
    about: Message = AS_USUAL
    """What it does, for those who do not know."""
    card: str = ""
    """The card in hand that a click chooses it by."""

    @property
    def rows(self) -> tuple[Row, ...]:
        return (self.row, *self.more)


@dataclass(frozen=True, slots=True)
class Share:
    """A kind of things of which a person takes some."""

    name: Message
    about: Message
    """What it does."""
    most: int
    proposed: int
    row: Row
    """The decision to take one."""
    sign: Sign = ()


@dataclass(frozen=True, slots=True)
class Sharing:
    """So many things of several kinds are to be chosen; nobody else may see which."""

    words: Message
    total: int
    shares: tuple[Share, ...]

    def option(self, counts: Sequence[int]) -> Option:
        """So many of each kind, as one decision."""
        pairs = [pair for pair in zip(self.shares, counts, strict=True) if pair[1]]
        rows = [share.row for share, count in pairs for _ in range(count)]
        taken = [Message("{n} × {thing}", n=count, thing=share.name) for share, count in pairs]
        return Option(joined(taken), None, (), (), rows[0], tuple(rows[1:]))


@dataclass(frozen=True, slots=True)
class Question:
    """A person's turn: the question, the dice, and all options, cheapest first."""

    player: int
    words: Message
    throw: Throw | None
    options: tuple[Option, ...]
    sharing: Sharing | None = None
    """Asked in a dialog as well."""


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
    card_runners: Mapping[str, int] = field(default_factory=dict)
    """A card -> the runner whose colour it has, if cards have colours."""

    @property
    def is_one_each(self) -> bool:
        """Is each player the same as a runner?"""
        return self.owners == tuple(range(len(self.players)))

    def runners_of(self, player: int) -> tuple[int, ...]:
        """The numbers of a player's runners."""
        return tuple(runner for runner, owner in enumerate(self.owners) if owner == player)
