"""Who came where in a race of Sprint."""

from collections.abc import Sequence
from dataclasses import dataclass

from trackwright.simulator.race.classification import Classification as AnyClassification
from trackwright.simulator.race.classification import Entry as AnyEntry
from trackwright.simulator.race.classification import last_round
from trackwright.simulator.table.states import RETIRED
from trackwright.simulator.table.table import Table


@dataclass(frozen=True)
class Entry(AnyEntry):
    """A car's line."""

    car: str
    round: int
    out: bool

    @property
    def name(self) -> str:
        return self.car

    @property
    def is_out(self) -> bool:
        return self.out


@dataclass(frozen=True)
class Classification(AnyClassification[Entry]):
    """The outcome of a race."""

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("place", "car"), [(entry.place, entry.car) for entry in self.entries]


def classification_of(table: Table) -> Classification:
    return Classification.of(table, _merit, _entry)


def _merit(table: Table, seat: int) -> tuple[int, ...]:
    return (table.race.finish_place[seat] or len(table.setup.seats) + 1,)


def _entry(table: Table, seat: int) -> Entry:
    race = table.race
    place, out = int(race.finish_place[seat]) or None, race.status[seat] == RETIRED
    return Entry(place, table.setup.seats[seat].name, last_round(table, seat), bool(out))
