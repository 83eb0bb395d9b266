"""What lies on the table: the circuit, the cars with their cards, the house rulings that hold."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from tests.games.ausgebremst.by_the_book.track import FINISH, LAPS, OUT, Track

MODES = ("family", "pro")
KINDS = ("player", "derelict")
HAND = {"family": 3, "pro": 2}

# Option key: the ruling it belongs to, its readings, the default first.
RULINGS: dict[str, tuple[str, tuple[str, ...]]] = {
    "start_six": ("H-06", ("first-card", "round-1")),
    "lead": ("H-07", ("curve-end", "shortest-way")),
    "ban_lifted_by": ("H-10", ("any-car", "player")),
    "derelict_unplayable": ("H-13", ("spent", "back", "as-far-as-possible")),
    "stacking": ("H-25", ("free", "by-value", "dealt")),
    "start_hand": ("H-26", ("two", "three")),
}
LETTERS = "abc"


class Illegal(ValueError):
    """A decision that a rule forbids."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule}: {what}")
        self.rule = rule


class Readings:
    """Which reading of each house ruling holds."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._chosen = {key: readings[0] for key, (_, readings) in RULINGS.items()}
        for name, value in options.items():
            key = _option_key(name)
            self._chosen[key] = _reading(key, value)

    def says(self, key: str, reading: str) -> bool:
        """Whether this reading holds."""
        if reading not in RULINGS[key][1]:
            raise KeyError(f"{key} has no reading {reading}")
        return self._chosen[key] == reading


def _option_key(name: str) -> str:
    id = name.removeprefix("AUS-")
    for key, (ruling, _) in RULINGS.items():
        if id in (key, ruling):
            return key
    raise ValueError(f"options: no house ruling {name!r}")


def _reading(key: str, value: object) -> str:
    """By its word, or by its letter in the text of the ruling."""
    readings = RULINGS[key][1]
    word = str(value).strip("()").replace("_", "-")
    if word in LETTERS[: len(readings)]:
        return readings[LETTERS.index(word)]
    if word not in readings:
        raise ValueError(f"options: {key} is one of {', '.join(readings)}, not {value!r}")
    return word


@dataclass(eq=False)
class Car:
    """A car and the cards of its player. `None`: the case does not say, and it does not matter.

    `deck`: the first card is the top one. `stacks`: the last card of each is the top one.
    """

    id: str
    kind: str
    at: str | None
    crossings: int
    hand: list[int] | None
    deck: list[int] | None
    stacks: list[list[int]] | None
    deposit: list[int]
    pitted: bool
    cards_played: int | None
    given: frozenset[str] = frozenset()
    remaining: int | None = None

    @property
    def is_derelict(self) -> bool:
        return self.kind == "derelict"

    @property
    def on_track(self) -> bool:
        return self.at not in (None, FINISH, OUT)

    @property
    def space(self) -> str:
        if self.at is None:
            raise ValueError(f"car {self.id}: `at` is needed")
        return self.at

    @property
    def holds_only_sixes(self) -> bool:
        """AUS-H-08."""
        return bool(self.hand) and set(self.hand or ()) == {6}

    @property
    def is_out_of_cards(self) -> bool:
        """AUS-H-22, AUS-H-28: hand and deck, or hand and stacks; a deposit does not count."""
        store = self.deck if self.stacks is None else [c for s in self.stacks for c in s]
        if self.is_derelict:
            return store == []
        return self.hand == [] and store == []


@dataclass
class Table:
    """The situation, in the family or in the pro game."""

    mode: str
    readings: Readings
    track: Track | None
    cars: list[Car]
    round: int | None
    idle_round: bool
    finished: list[str] = field(default_factory=list)

    @property
    def is_pro(self) -> bool:
        return self.mode == "pro"

    @property
    def circuit(self) -> Track:
        if self.track is None:
            raise ValueError("track is missing: this question needs one")
        return self.track

    def car(self, id: object) -> Car:
        for car in self.cars:
            if car.id == str(id):
                return car
        raise ValueError(f"there is no car {id!r}")

    def racing(self) -> list[Car]:
        return [car for car in self.cars if car.on_track]

    def taken(self, but: Car) -> set[str]:
        """AUS-F-11: spaces on which other cars stand."""
        return {car.space for car in self.racing() if car is not but}

    @property
    def is_won(self) -> bool:
        """AUS-F-20, AUS-H-10: a car, whichever, is home; by option a player's."""
        by_player = self.readings.says("ban_lifted_by", "player")
        home = [car for car in self.cars if car.at == FINISH]
        return any(not car.is_derelict or not by_player for car in home)

    @property
    def is_over(self) -> bool:
        """AUS-H-21."""
        return not any(car.on_track and not car.is_derelict for car in self.cars)

    def race_left(self, car: Car) -> int:
        """AUS-H-07: smallest leads; by option the shortest way counts, lane changes included."""
        shortest = self.readings.says("lead", "shortest-way")
        measure = self.circuit.dist if shortest else self.circuit.remain
        return measure(car.space) + (LAPS - car.crossings) * self.circuit.lap_length

    def leaders(self) -> list[Car]:
        """AUS-F-15: who leads, or all who share the lead, derelicts too."""
        racing = self.racing()
        best = min((self.race_left(car) for car in racing), default=0)
        return [car for car in racing if self.race_left(car) == best]

    def remove(self, car: Car) -> None:
        """AUS-H-19, AUS-H-22, AUS-H-24: off the track, its measure noted."""
        if self.track is not None:
            car.remaining = self.race_left(car) if car.on_track else 0
        car.at = OUT


def table_of(case: Mapping[str, Any]) -> Table:
    """The table of a case that has cars, or none."""
    state = case.get("state") or {}
    mode = str(state.get("mode", "family"))
    if mode not in MODES:
        raise ValueError(f"state.mode: {mode!r} is neither family nor pro")
    track = Track(case["track"]) if case.get("track") else None
    cars = [_car(row) for row in state.get("cars") or []]
    options = case.get("options") or state.get("options") or {}
    table = Table(
        mode, Readings(options), track, cars, state.get("round"), bool(state.get("idle_round"))
    )
    _check(table)
    return table


def _car(row: Mapping[str, Any]) -> Car:
    pitted = row.get("pitted")
    hand, deck, stacks = row.get("hand"), row.get("deck"), row.get("stacks")
    car = Car(
        id=str(row["id"]),
        kind=str(row.get("kind", "player")),
        at=row.get("at"),
        crossings=int(row.get("crossings", 0)),
        hand=None if hand is None else list(hand),
        deck=None if deck is None else list(deck),
        stacks=None if stacks is None else [list(stack) for stack in stacks],
        deposit=list(row.get("deposit") or ()),
        pitted=True if pitted is None else bool(pitted),
        cards_played=row.get("cards_played"),
        given=frozenset(row),
    )
    if car.kind not in KINDS:
        raise ValueError(f"car {car.id}: kind is player or derelict, not {car.kind!r}")
    cards = [*(car.hand or ()), *(car.deck or ()), *car.deposit, *chain(*(car.stacks or ()))]
    if any(card not in range(1, 7) for card in cards):
        raise ValueError(f"car {car.id}: cards are 1 to 6")
    return car


def _check(table: Table) -> None:
    if len({car.id for car in table.cars}) != len(table.cars):
        raise ValueError("state.cars: an id is used twice")
    racing = table.racing()
    if len({car.at for car in racing}) != len(racing):
        raise ValueError("state.cars: two of them on one space")
    if table.track is not None:
        for car in racing:
            if car.at not in table.track.spaces:
                raise ValueError(f"car {car.id}: no space {car.at!r}")
