"""A circuit as a course for cards: distances from the grid, the stop, deposits of Ausgebremst.

Works on every circuit with a starting grid. Without a pit alley the stop costs nothing and there
is no deposit (AUS-H-33).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from trackwright.games.ausgebremst.decks import Deposits, charted, deposits, points_of_a_deck
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.game.budgets import NoBudget

CARS = 6
"""Always start, whoever steers them: AUS-F-01, AUS-V-02."""


CHANCE = 1 / 3
"""The default probability of a detour forced by traffic: as in the table of AUS-V-08."""


def expected(detours: Iterable[tuple[int, float]]) -> float:
    """The average number of spaces that detours of these prices and probabilities cost."""
    return sum(price * chance for price, chance in detours)


@dataclass(frozen=True, slots=True)
class Place:
    """A grid place and the fewest spaces of a race from there; None = no way."""

    place: int
    space: str
    distance: int | None
    with_pit: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """The places of one row of the grid. If they differ, the longest distance counts."""

    row: int
    places: tuple[Place, ...]
    distance: int
    with_pit: int


class Course:
    """Grid, distances and pit of one circuit over a number of laps."""

    def __init__(self, circuit: Circuit, laps: int | None = None) -> None:
        self.circuit = circuit
        self.laps = laps or circuit.track.laps

    @property
    def points(self) -> int:
        return points_of_a_deck()

    @property
    def _grid(self) -> dict[int, str]:
        """Grid place -> space, for the six cars."""
        return dict(list(self.circuit.measures.grid.items())[:CARS])

    @cached_property
    def has_pit(self) -> bool:
        """Is there an alley in which a car can stop during the race, and continue?"""
        measures, crossings = self.circuit.measures, self.laps + 1
        return bool(measures.path_through_pit) and any(
            measures.race_distance(space, crossings, pit_stop=True) for space in self._grid.values()
        )

    @cached_property
    def lap_length(self) -> int:
        length = self.circuit.measures.lap_length
        if length is None:
            raise NoBudget(
                Message(
                    "{name}: no lap can be driven, so there is no budget",
                    name=self.circuit.track.name,
                )
            )
        return length

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The grid places of the six cars (AUS-V-03)."""
        measures, crossings = self.circuit.measures, self.laps + 1
        found = []
        for place, space in self._grid.items():
            distance = measures.race_distance(space, crossings)
            with_pit = distance
            if self.has_pit:
                with_pit = measures.race_distance(space, crossings, pit_stop=True)
            found.append(Place(place, space, distance, with_pit))
        return tuple(found)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the grid, the one nearest to the line first."""
        nodes = self.circuit.graph.nodes
        by_column: dict[int, list[Place]] = {}
        for place in self.places:
            by_column.setdefault(nodes[place.space]["column"], []).append(place)
        rows = []
        for number, places in enumerate(by_column.values(), start=1):
            distances = [p.distance for p in places if p.distance is not None]
            with_pit = [p.with_pit for p in places if p.with_pit is not None]
            if distances and with_pit:
                rows.append(Row(number, tuple(places), max(distances), max(with_pit)))
        if not rows:
            raise NoBudget(
                Message(
                    "{name}: no car can race from a starting grid", name=self.circuit.track.name
                )
            )
        return tuple(rows)

    @cached_property
    def pit_detour(self) -> int:
        """What the pit stop costs: delta of AUS-V-03."""
        return min(row.with_pit - row.distance for row in self.rows)

    @cached_property
    def detour_prices(self) -> tuple[int, ...]:
        """How much longer the longest lane of each corner is than its shortest (AUS-V-07)."""
        return self.circuit.measures.detour_costs

    def chances_of_detours(self, chance: float = CHANCE) -> list[tuple[int, float]]:
        """Prices and probabilities: each corner's longest lane once per lap, with this chance."""
        return [(price, chance) for price in self.detour_prices if price] * self.laps

    @cached_property
    def halves(self) -> frozenset[str]:
        """The board halves, if the circuit consists of nothing else."""
        kinds = [self.circuit.kit.codes[p.piece].kind for p in self.circuit.track.pieces()]
        if not all(kind.chain for kind in kinds):
            return frozenset()
        return frozenset(kind.code for kind in kinds)

    @cached_property
    def charted_as(self) -> str | None:
        """The circuit's name in the printed chart, if it is there and the race is as long."""
        row = charted(self.halves) if self.halves else None
        return row.track if row and row.reading.distance == self.rows[0].distance else None

    @cached_property
    def deposits(self) -> Deposits | None:
        """From the printed chart, otherwise by AUS-V-15; None without a pit or if it is too
        long."""
        if not self.has_pit:
            return None
        row = charted(self.halves) if self.charted_as else None
        if row:
            return Deposits(row.reserve, row.deposits)
        return deposits(self.rows[0].distance, self.pit_detour)

    def deposit(self, row: Row) -> tuple[int, ...]:
        """The cards that a player of this row sets aside at the alley; none without deposits."""
        return self.deposits.of_row(row.row) if self.deposits else ()
