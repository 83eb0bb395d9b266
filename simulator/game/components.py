"""What lies on the table besides the circuit: cards, tokens, dials and sheets, as plain data.

A game lists them in its `story/components.py`; whoever prints or draws them needs nothing else of
it. Words are messages; a plain string is a name or a number, which is never translated.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.simulator.game.games import BadLineup, Game, all_games, game_named
from trackwright.simulator.game.rulesets import Settings, default_ruleset, find_ruleset, usual_laps

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.simulator.game.rulesets import Ruleset

Sign: TypeAlias = Literal[
    "disc", "square", "triangle", "diamond", "star", "cross", "hexagon", "ring", "drop"
]
SIGNS: Mapping[str, Sign] = {
    "red": "disc",
    "blue": "square",
    "yellow": "triangle",
    "green": "diamond",
    "black": "star",
    "white": "cross",
    "orange": "hexagon",
    "purple": "drop",
    "gold": "ring",
}
"""Colour -> the sign that goes with it, for those who cannot tell colours apart."""
Words: TypeAlias = Message | str


@dataclass(frozen=True, slots=True)
class Livery:
    """A colour and its sign, and who has them; `number` where several share a colour."""

    name: str
    colour: str
    number: str = ""

    @property
    def sign(self) -> Sign:
        return SIGNS[self.colour]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a card: a name, and a value in a colour of its own if need be."""

    name: Words
    value: Words
    is_marked: bool = False
    """With a sign of warning beside it."""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """The face of a card: `value` stands in two corners, and large in the middle unless there are
    rows; title and text stand below."""

    value: str = ""
    title: Words = ""
    text: Words = ""
    livery: Livery | None = None
    rows: tuple[Row, ...] = ()
    colour: str = ""
    """Of a card that is nobody's."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards with the same back: each card, and how many there are of it."""

    id: str
    name: Words
    cards: tuple[tuple[Card, int], ...]
    livery: Livery | None = None
    """What the back shows besides the name."""

    @property
    def count(self) -> int:
        return sum(count for _, count in self.cards)


@dataclass(frozen=True, slots=True)
class Token:
    """A round counter, printed on both sides unless `back` differs."""

    name: Words
    count: int
    face: str = ""
    colour: str = "white"
    livery: Livery | None = None
    back: str | None = None


@dataclass(frozen=True, slots=True)
class Dial:
    """A disc with values around it, and a pointer."""

    name: Words
    values: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes for a marker, or to be crossed out."""

    name: Words
    boxes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What a player writes on: tracks, and a table with so many empty rows."""

    name: Words
    livery: Livery | None = None
    tracks: tuple[Track, ...] = ()
    heads: tuple[Words, ...] = ()
    rows: int = 0
    names: tuple[str, ...] = ()
    """What the rows are about, in their first cells, if that is known: names of seats."""


@dataclass(frozen=True, slots=True)
class Components:
    """All of it, for a ruleset as set."""

    decks: tuple[Deck, ...] = ()
    tokens: tuple[Token, ...] = ()
    standees: tuple[Livery, ...] = ()
    dials: tuple[Dial, ...] = ()
    sheets: tuple[ScoreSheet, ...] = ()
    rules: tuple[str, ...] | None = None
    """The headings of the rulebook that hold; all if None."""


@dataclass(frozen=True)
class Occasion:
    """Which race the components are for."""

    ruleset: "Ruleset"
    settings: Settings
    liveries: tuple[Livery, ...]
    """Of what moves on the track, in the order of the seats."""
    laps: int

    @property
    def game(self) -> Game:
        return game_named(self.ruleset.game)


def occasion_on(
    circuit: "Circuit",
    rules: str | None = None,
    options: Mapping[str, object] | None = None,
    players: int | None = None,
) -> Occasion:
    """The race that a circuit is for, unless rules are named; with the usual number of players,
    but at least as many as always start."""
    ruleset = find_ruleset(rules) if rules else default_ruleset(circuit.kit.id, circuit.track.level)
    if ruleset is None:
        raise TrackwrightError(
            Message("the kit {kit!r} belongs to no game: name a ruleset", kit=circuit.kit.id)
        )
    game = game_named(ruleset.game)
    least, most = ruleset.seats
    seats = ruleset.default_seats if players is None else players
    if not least <= seats <= most:
        raise BadLineup(
            Message(
                "{n} players: {rules} is raced by {least} to {most}",
                n=seats,
                rules=ruleset.id,
                least=least,
                most=most,
            )
        )
    names = game.names_of_players(max(seats, ruleset.field), 1)
    laps = 1 if circuit.geometry.leads_to_finish else None
    return Occasion(
        ruleset,
        ruleset.settings(options or {}),
        tuple(livery_of(name) for name, _ in names),
        laps or usual_laps(ruleset, circuit.kit.id, circuit.track.laps),
    )


def livery_of(name: str) -> Livery:
    """That of "Blue 2"; a name without a colour gets one by its number."""
    word, _, rest = name.partition(" ")
    if (colour := word.lower()) in SIGNS:
        return Livery(name, colour, rest)
    spare = tuple(SIGNS)
    at = int(rest) - 1 if rest.isdigit() else 0
    return Livery(name, spare[at % len(spare)], rest)


def components_of(occasion: Occasion) -> Components:
    """What the game's `story/components.py` lists; without it, figures and score sheets."""
    if not occasion.game.has("story.components"):
        return Components(standees=occasion.liveries, sheets=plain_sheets(occasion))
    listed: Callable[[Occasion], Components] = occasion.game.part("story.components").components
    return listed(occasion)


def plain_sheets(occasion: Occasion, tracks: tuple[Track, ...] = ()) -> tuple[ScoreSheet, ...]:
    """A sheet for each seat: its laps, what the game adds, and a table of races."""
    laps = Track(Message("Laps"), tuple(map(str, range(1, occasion.laps + 1))))
    first = (laps,) if occasion.laps > 1 else ()
    return tuple(
        ScoreSheet(Message("Score sheet"), livery, (*first, *tracks), RACES, 6)
        for livery in occasion.liveries
    )


RACES = (Message("race"), Message("circuit"), Message("place"), Message("points"))


def games_with_components() -> dict[str, Game]:
    """Id -> the game, for those that list what they need."""
    return {id: game for id, game in all_games().items() if game.has("story.components")}
