"""The cars and cards of a case: state.players, script.deck, discards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from trackwright.games.street_racing.decks import gear_deck
from trackwright.games.street_racing.state.layouts import (
    AERODYNAMICS,
    ENGINE_POWER,
    GEARS,
    MOST_HAND,
    NOWHERE,
    SUITS,
    TOP_GEAR,
    TUNING,
    TURBO,
    UPGRADES,
)
from trackwright.games.street_racing.story.words import DRIVER_IDS, UPGRADE_IDS
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    a_list,
    an_object,
    found,
    id_of,
    one_of,
    whole,
)

DOM = "dom"
UPGRADES_BY_NAME = {
    **{id: number for number, id in UPGRADE_IDS.items()},
    "turbo": TURBO,
    "tuning": TUNING,
    "aero": AERODYNAMICS,
    "power": ENGINE_POWER,
}
MOST_TOKENS, MOST_SPEED, MOST_TURNS, MOST_LAPS = 99, 99, 10_000, 99
MOST_DAMAGE, MOST_CONTROL = 12, 3
CONTROL = ("control", "control_token", "control_tokens", "pending_control")
DAMAGE = ("damage", "damage_tokens")
"""Keys for the tokens of a console."""
LAPS = ("lap", "laps", "laps_done")
CHECKPOINTS = ("checkpoints", "checkpoints_passed", "checkpoints_visited")
"""Keys for the way that a car has behind it on a circuit."""


@dataclass(frozen=True)
class Card:
    """A card of a case: what it does not say is 0."""

    suit: int
    speeds: tuple[int, ...] = (0,) * (GEARS - 1)
    nitrous: int = 0

    @property
    def is_known(self) -> bool:
        return any(self.speeds)


@dataclass(frozen=True)
class Player:
    """A car, its console and its hand before the decisions."""

    id: str
    space: int
    gear: int | None
    hand: tuple[Card, ...]
    tokens: tuple[int, ...]
    driver: str
    turns_taken: int
    pending: int
    control: int
    damage: int
    finished: bool
    out: bool
    remaining: int
    speed: int
    lap: int
    checkpoints: int


def player_of(space_of: Callable[[Any, str], int], row: Case, where: str) -> Player:
    """A line of `state.players`."""
    space = row.get("space")
    return Player(
        id=id_of(row, where),
        space=NOWHERE if space is None else space_of(space, f"{where}.space"),
        gear=_gear(row.get("gear"), f"{where}.gear"),
        hand=tuple(cards_of_case(row.get("hand"), f"{where}.hand", MOST_HAND)),
        tokens=tokens_of(row, where),
        driver=driver_of(row, where),
        turns_taken=whole(row.get("turns_taken", 0), f"{where}.turns_taken", 0, MOST_TURNS),
        pending=whole(row.get("pending_barrier") or 0, f"{where}.pending_barrier", 0, MOST_SPEED),
        control=control_of(row, where),
        damage=damage_of(row, where),
        finished=bool(row.get("finished")),
        out=bool(row.get("out")),
        remaining=whole(row.get("remaining") or 0, f"{where}.remaining", 0, MOST_SPEED),
        speed=whole(row.get("last_speed", row.get("speed")) or 0, f"{where}.speed", 0, MOST_SPEED),
        lap=whole(_first(row, *LAPS) or 0, f"{where}.lap", 0, MOST_LAPS),
        checkpoints=_count(_first(row, *CHECKPOINTS) or 0, f"{where}.checkpoints"),
    )


def _gear(value: Any, where: str) -> int | None:
    """None: the one that everybody starts in (H-01)."""
    return None if value is None else whole(value, where, 0, TOP_GEAR)


def _count(value: Any, where: str) -> int:
    """A number, or a list of things to count."""
    return len(value) if isinstance(value, list) else whole(value, where, 0, MOST_DAMAGE)


def control_of(row: Case, where: str) -> int:
    """STR-52: the number of the control token that counts next: a number, or a list with one."""
    value = _first(row, *CONTROL)
    tokens = value if isinstance(value, list) else [value or 0]
    return sum(
        whole(_value(one), f"{where}.control", 0, MOST_CONTROL) for one in tokens if not _lies(one)
    )


def damage_of(row: Case, where: str) -> int:
    """STR-52: tokens on the damage side: their number, or a list; also among control tokens."""
    value, tokens = _first(row, *DAMAGE), _first(row, *CONTROL)
    lying = [one for one in tokens if _lies(one)] if isinstance(tokens, list) else []
    return _count(value or 0, f"{where}.damage") + len(lying)


def _value(token: Any) -> Any:
    return token.get("value", 0) if isinstance(token, Mapping) else token


def _lies(token: Any) -> bool:
    """Is it turned to the damage side?"""
    return isinstance(token, Mapping) and token.get("side") == "damage"


def _first(row: Case, *keys: str) -> Any:
    return next((row[key] for key in keys if row.get(key) is not None), None)


def driver_of(row: Case, where: str) -> str:
    """STR-54: one with an ability, or any other."""
    return driver_called(row.get("driver"))


def driver_called(value: Any) -> str:
    name = str(value).lower().replace("-", "_").replace(" ", "_")
    name = {"han": "han_lue"}.get(name, name)
    return name if name in DRIVER_IDS.values() else ""


def tokens_of(row: Case, where: str) -> tuple[int, ...]:
    """STR-06: the upgrades on the console, by kind."""
    counts = [0] * UPGRADES
    for name, count in an_object(row, "upgrades", f"{where}.upgrades").items():
        upgrade = upgrade_of(name, f"{where}.upgrades")
        counts[upgrade] = whole(count, f"{where}.upgrades.{name}", 0, MOST_TOKENS)
    return tuple(counts)


def upgrade_of(value: Any, where: str) -> int:
    """The number of an upgrade in the rules."""
    if not isinstance(value, str):
        raise CannotAnswer(f"{where}: expected an upgrade, {found(value)}")
    if value not in UPGRADES_BY_NAME:
        known = did_you_mean(value, UPGRADE_IDS.values())
        raise CannotAnswer(f"{where}: no upgrade {value!r} {known}")
    return UPGRADES_BY_NAME[value]


def cards_of_case(value: Any, where: str, most: int) -> list[Card]:
    """Cards as {suit, speeds, nitrous} or {suit, table}, or as their suits alone. Of a card that
    stays in the deck the suit does not matter."""
    rows = a_list([] if value is None else value, where, most)
    return [_card(row, f"{where}[{i}]") for i, row in enumerate(rows)]


def _card(row: Any, where: str) -> Card:
    if not isinstance(row, Mapping):
        return Card(whole(row, where, 1, SUITS))
    suit = 0 if row.get("suit") is None else whole(row["suit"], f"{where}.suit", 1, SUITS)
    if row.get("table") is not None:
        return _card_of_table(suit, row["table"], f"{where}.table")
    if row.get("speeds") is None:
        return Card(suit, nitrous=whole(row.get("nitrous", 0), f"{where}.nitrous", 0, MOST_SPEED))
    speeds = a_list(row["speeds"], f"{where}.speeds")
    if len(speeds) != GEARS - 1:
        raise CannotAnswer(f"{where}.speeds: expected six numbers, {found(speeds)}")
    return Card(
        suit,
        tuple(whole(speed, f"{where}.speeds", 0, MOST_SPEED) for speed in speeds),
        whole(row.get("nitrous", 0), f"{where}.nitrous", 0, MOST_SPEED),
    )


def _card_of_table(suit: int, value: Any, where: str) -> Card:
    """STR section 14: by the number of its table, also as "07"."""
    tables = gear_deck().tables
    number = int(value) if isinstance(value, str) and value.isdecimal() else value
    table = tables[whole(number, where, 1, len(tables)) - 1]
    return Card(suit, tuple(table.speeds), table.nitrous)


def side_of(value: Any, where: str) -> str:
    return one_of(value, where, ("left", "right"))
