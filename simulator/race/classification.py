"""Who came where in a race: an entry for everybody who took part, best first."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Generic, Self, TypeVar

from trackwright.simulator.table.states import RACING
from trackwright.simulator.table.table import Table


@dataclass(frozen=True)
class Entry(ABC):
    """A line of the classification; a game adds what it tells of each."""

    place: int | None
    """None: not placed."""

    @property
    @abstractmethod
    def name(self) -> str:
        """Of the seat."""

    @property
    @abstractmethod
    def is_out(self) -> bool: ...


E = TypeVar("E", bound=Entry)
T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Classification(ABC, Generic[E]):
    """The outcome of a race."""

    entries: tuple[E, ...]
    rounds: int

    @classmethod
    def of(
        cls,
        table: T,
        merit: Callable[[T, int], tuple[int, ...]],
        entry: Callable[[T, int], E],
    ) -> Self:
        """The outcome of the race that the table has just run: the entries of all players, by
        merit, the least first."""
        order = sorted(range(len(table.setup.seats)), key=lambda seat: merit(table, seat))
        return cls(tuple(entry(table, seat) for seat in order), int(table.race.round))

    @property
    def places(self) -> dict[str, int | None]:
        """Seat -> place, as a championship counts it."""
        return {entry.name: entry.place for entry in self.entries}

    @property
    def retired(self) -> list[str]:
        """Who did not come home."""
        return [entry.name for entry in self.entries if entry.is_out]

    def as_json(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "classification": [asdict(entry) for entry in self.entries],
        }

    @abstractmethod
    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        """Heads and rows for people."""

    def more(self) -> Iterable[str]:
        """Lines that belong below the table."""
        return ()


def last_round(table: Table, seat: int) -> int:
    """In which it finished or retired; else the last one."""
    race = table.race
    return int(race.round if race.status[seat] == RACING else race.out_round[seat])
