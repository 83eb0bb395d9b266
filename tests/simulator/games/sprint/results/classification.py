"""Who came where in a race of Sprint."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from simulator.table.states import RETIRED
from simulator.table.table import Table


@dataclass(frozen=True)
class Classification:
    """The outcome of a race."""

    rounds: int
    places: dict[str, int | None]
    retired: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        return {"rounds": self.rounds, "places": self.places}

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("place", "car"), [(place, car) for car, place in self.places.items()]

    def more(self) -> Sequence[str]:
        return ()


def classification_of(table: Table) -> Classification:
    race, seats = table.race, table.setup.seats
    order = sorted(range(len(seats)), key=lambda seat: race.came[seat] or len(seats) + 1)
    return Classification(
        int(race.round),
        {seats[i].name: int(race.came[i]) or None for i in order},
        tuple(seats[i].name for i in order if race.status[i] == RETIRED),
    )
