"""What lies on the table of a game, beside the circuit: runners, cards, dials, counters, dice.

A game declares it in its module `tabletop.py`, as data; virtual tables are made from it. Names and
words are messages, so that they can be translated.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from trackwright.simulator.game.games import Game, game_named
from trackwright.simulator.game.rulesets import Ruleset

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit

Look: TypeAlias = Literal["bike", "car", "moped", "pawn"]
Shape: TypeAlias = Literal["card", "token"]

COLOURS = {
    "Red": "#c62828",
    "Blue": "#1f5fbf",
    "Yellow": "#f2c230",
    "Green": "#2e8b57",
    "Purple": "#7b4bb3",
    "Black": "#2b2e34",
    "White": "#f4f4f0",
    "Orange": "#e07b1f",
    "Gold": "#c9a13b",
}
"""The names that games give to what they colour."""
OTHERS = tuple(COLOURS.values())
PAPER = "#fbfaf6"
BACK = "#3a4a5e"
NUMBERED = ("1", "2", "3", "4", "5", "6")


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on one side of a card, a counter or a die."""

    colour: str = PAPER
    sign: str = ""
    """Large: a number, or a short word."""
    title: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    """Lines of a name and a value."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A pile of cards, face down: each face, and how many cards have it."""

    id: str
    name: str
    cards: tuple[tuple[Face, int], ...]
    back: Face = Face(BACK)
    shape: Shape = "card"

    @property
    def size(self) -> int:
        return sum(count for _, count in self.cards)


@dataclass(frozen=True, slots=True)
class Counter:
    """So many equal counters; with two sides if there is a `back`."""

    id: str
    name: str
    front: Face
    count: int
    back: Face | None = None


@dataclass(frozen=True, slots=True)
class Dial:
    """A dial that is turned from value to value; the first is that of the start."""

    id: str
    name: str
    owner: "Runner | None"
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Die:
    """So many equal dice."""

    id: str
    name: str
    faces: tuple[Face, ...]
    count: int = 1
    owner: "Runner | None" = None


@dataclass(frozen=True, slots=True)
class Runner:
    """What moves on the track."""

    id: str
    name: str
    colour: str
    look: Look

    @property
    def number(self) -> str:
        """The 2 of "Blue 2"."""
        return self.name.partition(" ")[2]


@dataclass(frozen=True, slots=True)
class Things:
    """All that lies on the table. Runners begin on the spaces of `starts`, one after the other; on
    the last one all that are left."""

    runners: tuple[Runner, ...]
    starts: tuple[str, ...] = ()
    decks: tuple[Deck, ...] = ()
    counters: tuple[Counter, ...] = ()
    dials: tuple[Dial, ...] = ()
    dice: tuple[Die, ...] = ()


def things_on_table(circuit: "Circuit", ruleset: Ruleset | None, players: int) -> Things:
    """`tabletop.things_on_table` of the game; just pawns where no game is known, or where it has
    no such module."""
    game = None if ruleset is None else game_named(ruleset.game)
    if game is not None and game.has("tabletop"):
        found: Things = game.part("tabletop").things_on_table(circuit, ruleset, players)
        return found
    names = game.names_of_players(players, 1) if game else [(name, name) for name in COLOURS]
    pawns = (name for name, _ in names[:players])
    return Things(runners_named(pawns, "pawn"), starts_of(circuit))


def runners_of(game: Game, players: int, look: Look) -> tuple[Runner, ...]:
    """A runner for each player, named and coloured as the game names them."""
    return runners_named((name for name, _ in game.names_of_players(players, 1)), look)


def runners_named(names: Iterable[str], look: Look) -> tuple[Runner, ...]:
    """Runners by their names: of "Blue 2" the colour is the first word."""
    return tuple(
        Runner(_id(name), name, COLOURS.get(name.split()[0], OTHERS[i % len(OTHERS)]), look)
        for i, name in enumerate(names)
    )


def starts_of(circuit: "Circuit") -> tuple[str, ...]:
    """Where runners begin: the grid in its order, or the spaces of a start piece."""
    spaces = circuit.graph.nodes(data=True)
    origins = [(space["lane"], name) for name, space in spaces if space.get("origin")]
    grid = circuit.measures.grid
    return tuple(grid[place] for place in sorted(grid)) or tuple(
        name for _, name in sorted(origins)
    )


def numbers_from(most: int, least: int) -> tuple[str, ...]:
    """The values of a dial that is turned down."""
    return tuple(map(str, range(most, least - 1, -1)))


def _id(name: str) -> str:
    return name.lower().replace(" ", "-")
