"""How a race ends: STR-46 to STR-49; plain Python around compiled races."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.state.layouts import JUNKED_AT
from trackwright.games.street_racing.story.words import UPGRADE_IDS
from trackwright.model.text.messages import Message
from trackwright.simulator.race.classification import Classification as AnyClassification
from trackwright.simulator.race.classification import Entry as AnyEntry
from trackwright.simulator.table.states import FINISHED, RETIRED
from trackwright.simulator.table.table import Table as AnyTable


@dataclass(frozen=True)
class Entry(AnyEntry):
    """A car's line."""

    car: str
    driver: str
    team: int
    """STR-56: its number; in other races each car is one."""
    turn: int
    """Its place in the order of turns."""
    slot: int
    """Its start space."""
    turns: int
    remaining: int | None
    """STR-46; None: it did not cross the line."""
    speed: int
    """V of its last move."""
    left: int
    """Steps to the finish."""
    gear: int
    tokens: dict[str, int]
    """Upgrades left."""
    damage: int
    retired: bool

    @property
    def name(self) -> str:
        return self.car

    @property
    def is_out(self) -> bool:
        return self.retired


@dataclass(frozen=True)
class Classification(AnyClassification[Entry]):
    """The outcome of a race."""

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        """Column heads and rows for people."""
        heads = ("place", "car", "player", "turn", "start", "remaining", "speed", "to go", "tokens")
        rows = [
            (
                *(e.place, e.car, e.driver, e.turn, e.slot),
                *(_dash(e.remaining), e.speed, _to_go(e), sum(e.tokens.values())),
            )
            for e in self.entries
        ]
        return heads, rows

    def more(self) -> Iterable[str]:
        """STR-48."""
        first = {entry.team for entry in self.entries if entry.place == 1}
        if len(first) > 1:
            yield Message("A draw.")


def _dash(value: int | None) -> object:
    return "-" if value is None else value


def _to_go(entry: Entry) -> object:
    if entry.retired:
        return Message("junked") if entry.damage >= JUNKED_AT else Message("out")
    return entry.left


def classification_of(table: AnyTable) -> Classification:
    """The outcome of the race that the table has just run."""
    assert isinstance(table, Table)
    return Classification.of(table, _merit, _entry)


def _merit(table: Table, car: int) -> tuple[int, ...]:
    return int(table.race.finish_place[car]) or len(table.setup.seats) + 1, car


def _entry(table: Table, car: int) -> Entry:
    race, seat = table.race, table.setup.seats[car]
    crossed = race.status[car] == FINISHED
    return Entry(
        place=int(race.finish_place[car]) or None,
        car=seat.name,
        driver=seat.player,
        team=(car // 2 if race.rules.tag_team else car) + 1,
        turn=int(race.grid[car]),
        slot=int(race.slot[car]) + 1,
        turns=int(race.turns_taken[car]),
        remaining=int(race.remaining[car]) if crossed else None,
        speed=int(race.last_speed[car]),
        left=int(steps_left(race, car)),
        gear=int(race.gear[car]),
        tokens={UPGRADE_IDS[i]: int(n) for i, n in enumerate(race.tokens[car]) if n},
        damage=int(race.damaged[car]),
        retired=bool(race.status[car] == RETIRED),
    )
