"""What lies on the table; nothing here is ever changed, each decision makes another table."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tests.games.street_racing.by_the_book.road import Road

HAND = 6
HANDS = {"dom": 7}
TOP_GEAR = 6
MINIMUM = {1: 2, 2: 3, 3: 4, 4: 5, 5: 7, 6: 8}
UNKNOWN = 0
"""The suit of a card that nobody has told of."""


class Illegal(Exception):
    """A decision that a rule forbids; the rule's id comes first."""


@dataclass(frozen=True)
class Card:
    suit: int
    speeds: tuple[int, ...]
    nitrous: int


@dataclass(frozen=True)
class Car:
    """A driver, the console and the car."""

    id: str
    driver: str | None = None
    space: str | None = None
    gear: int = 0
    hand: tuple[int, ...] = ()
    tokens: Mapping[str, int] = field(default_factory=dict)
    turns: int = 0
    barrier: int = 0
    """The speed that the barrier wants on which the car is paused."""
    control: tuple[int, ...] = ()
    damage: int = 0
    junked: bool = False
    out: bool = False
    crossed: bool = False
    remaining: int | None = None
    speed: int | None = None
    """V of the last move."""
    penalties: int = 0
    limit: int | None = None
    laps: int = 0
    passed: int = 0
    """Checkpoints of this lap."""

    @property
    def base(self) -> int:
        """H: STR-11, STR-54."""
        return HANDS.get(self.driver or "", HAND)

    @property
    def on_road(self) -> bool:
        """May others run into it?"""
        return bool(self.space) and not (self.out or self.crossed)

    @property
    def drives(self) -> bool:
        return not (self.out or self.crossed or self.junked)


@dataclass(frozen=True)
class Turn:
    """What has happened in this turn. Stages: before, drawn, chosen, moving, moved."""

    stage: str = "before"
    suit: int = 0
    count: int = 0
    flips: tuple[Card, ...] = ()
    row: int = 0
    gear: int = 0
    """At the draw."""
    turbo: bool = False
    aero: int = 0
    diagonals: int = 0
    tires: int = 0
    first_tires: int = 0
    """What they add to V."""
    transmission: int = 0
    steering: bool = False
    steered: Any = None
    """The corner that is driven without limits."""
    nitrous: int = 0
    handled: bool = False
    ignored: str | None = None
    power: bool = False
    power_due: bool = False
    """A token of phase A was used between the draw and another one: STR-H-11."""
    base: int = 0
    """The chosen speed."""
    control: int = 0
    """What control tokens add."""
    fresh: tuple[int, ...] = ()
    """Control tokens drawn in this turn."""
    points: int = 0
    entered: int = 0
    side: str | None = None
    aside: int = 0
    """Steps in a row that cost nothing."""
    penalties: int = 0
    overflow: bool = False

    @property
    def speed(self) -> int:
        """V: STR-21."""
        return self.base + self.nitrous + self.first_tires + self.control


@dataclass(frozen=True)
class Table:
    """A race between two decisions."""

    road: Road
    cars: Mapping[str, Car]
    order: tuple[str, ...]
    """Turn slots: cars, or teams."""
    teams: Mapping[str, tuple[str, ...]]
    active: str | None
    deck: tuple[Card, ...]
    turn: Turn = field(default_factory=Turn)
    blocks: Mapping[str, str | None] = field(default_factory=dict)
    pile: tuple[int, ...] = ()
    """Control tokens to be drawn."""
    rules: Mapping[str, Any] = field(default_factory=dict)
    ending: bool = False
    over: bool = False
    rounds: int = 0
    sequence: tuple[str, ...] = ()
    discarded: int = 0
    """Cards on the discard pile."""
    shuffles: tuple[tuple[Card, ...], ...] = ()
    """Orders of the deck after the present one."""

    def reads(self, ruling: str, reading: str) -> bool:
        """Is the house ruling read in this way, other than by default?"""
        return bool(self.rules.get(ruling) == reading)

    @property
    def me(self) -> Car:
        assert self.active is not None
        return self.cars[self.active]

    def with_me(self, **changes: Any) -> "Table":
        return self.with_car(self.me.id, **changes)

    def with_car(self, id: str, **changes: Any) -> "Table":
        return replace(self, cars={**self.cars, id: replace(self.cars[id], **changes)})

    def with_turn(self, **changes: Any) -> "Table":
        return replace(self, turn=replace(self.turn, **changes))

    def occupied(self) -> set[str]:
        """Spaces with a car in the way of this one; the finish has room for all. In Tag Team the
        second cars drive a leg of their own (the samples: STR-C-103)."""
        legs = {id: leg for cars in self.teams.values() for leg, id in enumerate(cars)}
        mine = legs.get(self.active or "")
        same = (car for car in self.cars.values() if legs.get(car.id) == mine)
        gone = self.reads("junked_cars", "removed")
        there = (car for car in same if car.on_road and not (gone and car.junked))
        return {car.space for car in there if car.space}

    @property
    def hand_limit(self) -> int:
        """L: STR-18, STR-54, STR-H-31."""
        base = HAND if self.reads("dom", "capacity") else self.me.base
        return max(0, base - self.turn.penalties)


def row_read(table: Table, gear: int) -> int:
    """STR-38, STR-H-03."""
    idle = gear == TOP_GEAR or (gear == 0 and table.reads("turbo_in_neutral", "nothing"))
    return gear + 1 if table.turn.turbo and not idle else gear


def drawn(table: Table, count: int) -> tuple[tuple[Card, ...], Table]:
    """Cards from the top of the deck; beyond what is told of it, unknown ones."""
    cards: list[Card] = []
    for _ in range(count):
        if not table.deck and table.shuffles:
            table = reshuffled(table)
        cards.append(table.deck[0] if table.deck else Card(UNKNOWN, (0,) * TOP_GEAR, 0))
        table = replace(table, deck=table.deck[1:])
    return tuple(cards), table


def reshuffled(table: Table) -> Table:
    """STR-08, STR-H-25: the discards are the deck; in an order that somebody has seen."""
    deck, *rest = table.shuffles
    assert len(deck) == table.discarded, "STR-08: all discards, and nothing else"
    return replace(table, deck=deck, shuffles=tuple(rest), discarded=0)


def paid(car: Car, cards: tuple[int, ...]) -> Car:
    """STR-17: only cards in hand pay."""
    hand = list(car.hand)
    for card in cards:
        if card not in hand:
            raise Illegal("STR-17: not in hand")
        hand.remove(card)
    return replace(car, hand=tuple(hand))
