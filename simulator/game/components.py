"""What lies on the table besides the circuit: runners, cards, tokens, dials, dice and sheets.

A game lists them in its `story/components.py`, as plain data; who prints them, or makes a virtual
table of them, needs nothing else of it. Words are messages; a plain string is a name or a number,
which is never translated.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
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
Medium: TypeAlias = Literal["paper", "screen"]
"""What is printed, and virtual tables."""
Look: TypeAlias = Literal["bike", "car", "moped", "pawn"]


@dataclass(frozen=True, slots=True)
class Livery:
    """A colour and its sign, and who has them; `number` where several share a colour."""

    name: str
    colour: str
    number: str = ""

    @property
    def id(self) -> str:
        return self.name.lower().replace(" ", "-")

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
    """Of a card that is nobody's; its name, or a light colour as `#rrggbb`."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards with the same back: each card, and how many there are of it. Tokens that are drawn
    face down are a deck, too; on their `back` is a sign."""

    id: str
    name: Words
    cards: tuple[tuple[Card, int], ...]
    livery: Livery | None = None
    """What the back shows besides the name."""
    raced: tuple[tuple[Card, int], ...] | None = None
    """Those of them that this race is played with, if not all."""
    shape: Literal["card", "token"] = "card"
    back: str = ""
    only: Medium | None = None

    @property
    def count(self) -> int:
        return sum(count for _, count in self.cards)


@dataclass(frozen=True, slots=True)
class Token:
    """A round counter, printed on both sides unless `back` differs."""

    id: str
    name: Words
    count: int
    face: str = ""
    colour: str = "white"
    livery: Livery | None = None
    back: str | None = None
    only: Medium | None = None


@dataclass(frozen=True, slots=True)
class Dial:
    """What is turned from value to value, or a marker is moved along; the first value is that of
    the start. Those of an owner are boxes on its score sheet, too."""

    id: str
    name: Words
    values: tuple[Words, ...]
    owner: Livery | None = None
    is_disc: bool = False
    """Is a disc with a pointer printed?"""
    only: Medium | None = None


@dataclass(frozen=True, slots=True)
class Die:
    """So many equal dice: sides of a value and a colour."""

    id: str
    name: Words
    faces: tuple[Card, ...]
    count: int = 1
    owner: Livery | None = None


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes for a marker, or to be crossed out."""

    name: Words
    boxes: tuple[Words, ...]


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
    """All of it, for a ruleset as set. Things with `only` are not needed in the other medium: a
    dial of a virtual table is a row of boxes on paper."""

    runners: tuple[Livery, ...] = ()
    look: Look = "pawn"
    """Of the runners."""
    starts: tuple[str, ...] | None = None
    """The spaces where they begin, one after the other, on the last one all that are left; those
    of the grid if None."""
    decks: tuple[Deck, ...] = ()
    tokens: tuple[Token, ...] = ()
    dials: tuple[Dial, ...] = ()
    dice: tuple[Die, ...] = ()
    sheets: tuple[ScoreSheet, ...] = ()
    rules: tuple[str, ...] | None = None
    """The headings of the rulebook that hold; all if None."""

    def on(self, medium: Medium) -> "Components":
        """What there is on paper, or on virtual tables: there with those cards only that the race
        is played with."""
        decks = tuple(one for one in self.decks if one.only in (None, medium))
        if medium == "screen":
            decks = tuple(replace(one, cards=one.raced or one.cards) for one in decks)
        return replace(
            self,
            decks=decks,
            tokens=tuple(one for one in self.tokens if one.only in (None, medium)),
            dials=tuple(one for one in self.dials if one.only in (None, medium)),
        )


@dataclass(frozen=True)
class Occasion:
    """Which race the components are for."""

    circuit: "Circuit"
    ruleset: "Ruleset"
    settings: Settings
    players: int
    liveries: tuple[Livery, ...]
    """Of those that race, in the order of the seats: of the players first."""
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
        circuit,
        ruleset,
        ruleset.settings(options or {}),
        seats,
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


def components_of(occasion: Occasion, medium: Medium) -> Components:
    """What the game's `story/components.py` lists; without it, figures and score sheets."""
    if occasion.game.has("story.components"):
        listed: Callable[[Occasion], Components] = occasion.game.part("story.components").components
        return listed(occasion).on(medium)
    return Components(occasion.liveries, sheets=plain_sheets(occasion))


def plain_sheets(
    occasion: Occasion, dials: tuple[Dial, ...] = (), tracks: tuple[Track, ...] = ()
) -> tuple[ScoreSheet, ...]:
    """A sheet for each seat: its laps, its dials, what else the game adds, and a table of races."""
    laps = Track(Message("Laps"), tuple(map(str, range(1, occasion.laps + 1))))
    first = (laps,) if occasion.laps > 1 else ()
    return tuple(
        ScoreSheet(
            Message("Score sheet"), livery, (*first, *_boxes(dials, livery), *tracks), RACES, 6
        )
        for livery in occasion.liveries
    )


def _boxes(dials: tuple[Dial, ...], owner: Livery) -> Iterator[Track]:
    for dial in dials:
        if dial.owner == owner and dial.only != "screen":
            yield Track(dial.name, dial.values)


def numbers_from(most: int, least: int) -> tuple[str, ...]:
    """The values of a dial that is turned down."""
    return tuple(map(str, range(most, least - 1, -1)))


RACES = (Message("race"), Message("circuit"), Message("place"), Message("points"))


def games_with_components() -> dict[str, Game]:
    """Id -> the game, for those that list what they need."""
    return {id: game for id, game in all_games().items() if game.has("story.components")}
