"""The gear deck, and what else is in the box: STR-07, STR-08, section 14."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Literal

from annotated_types import Ge, Le, MaxLen, MinLen

from trackwright.model.files.rule_data import DECKS, RuleData, read_rule_data
from trackwright.model.layout.kit import STRICT_CONFIG, Count

Speed = Annotated[int, Ge(1), Le(20)]
Gear = Annotated[int, Ge(1), Le(6)]
PerGear = Annotated[tuple[Speed, ...], MinLen(6), MaxLen(6)]


@dataclass(frozen=True)
class SpeedTable:
    """What a card shows: a speed for each gear, and its Nitrous value."""

    __pydantic_config__ = STRICT_CONFIG

    speeds: PerGear
    nitrous: Speed


@dataclass(frozen=True)
class GearDeck(RuleData):
    """The file `resources/decks/street-racing.json`."""

    id: Literal["street-racing"]
    suits: Gear
    minimum_speed: PerGear
    icons: Mapping[Gear, Speed]
    """Row -> the highest number with a damage icon."""
    tables: Annotated[tuple[SpeedTable, ...], MinLen(1), MaxLen(40)]
    control_tokens: Mapping[Speed, Count]
    upgrade_tokens: Count
    block_tokens: Count
    drivers: Annotated[tuple[str, ...], MaxLen(12)]
    driver_cards: Count

    @cached_property
    def cards(self) -> tuple[tuple[int, SpeedTable], ...]:
        """Every card: its suit and its table."""
        return tuple((suit, table) for suit in range(1, self.suits + 1) for table in self.tables)

    def row(self, gear: int) -> tuple[int, ...]:
        """The speeds of a gear, over all tables."""
        return tuple(table.speeds[gear - 1] for table in self.tables)


@cache
def gear_deck() -> GearDeck:
    return read_rule_data(DECKS / "street-racing.json", GearDeck)


def expected_best(gear: int, flips: int) -> float:
    """The expected highest speed of so many cards flipped from a full deck."""
    row = sorted(gear_deck().row(gear) * gear_deck().suits)
    total, expected = len(row), 0.0
    none_better = 1.0
    for below in range(total, 0, -1):
        fewer = 1.0
        for taken in range(flips):
            fewer *= max(0, below - 1 - taken) / (total - taken)
        expected += row[below - 1] * (none_better - fewer)
        none_better = fewer
    return expected


def chance_of(gear: int, flips: int, speed: int) -> float:
    """The chance that one of so many cards from a full deck shows at least this speed."""
    row = gear_deck().row(gear) * gear_deck().suits
    slower, none = sum(one < speed for one in row), 1.0
    for taken in range(flips):
        none *= max(0, slower - taken) / (len(row) - taken)
    return 1 - none
