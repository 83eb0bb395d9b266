"""The card budget of Ausgebremst on a circuit: distances, slack, turns, detours, deposits.

Works on every circuit with a starting grid. Without a pit alley the stop costs nothing and there
is no deposit (AUS-H-33).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from model.circuit import Circuit
from model.errors import TrackwrightError
from validators.budgets.chances import p_fail
from validators.budgets.decks import (
    Deposits,
    charted,
    deck,
    decks,
    deposits,
    min_turns,
    points_of_a_deck,
    typical_turns,
)

CARS = 6
"""Always start, whoever steers them: AUS-F-01, AUS-V-02; as many mopeds: MOP-01, MOP-T-06."""
CHANCE = 1 / 3
"""Of a detour that traffic forces, where nothing else is said: as in the table of AUS-V-08."""


class NoBudget(TrackwrightError):
    """A circuit on which nothing can be reckoned."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the grid and the fewest spaces of a race from there; None = no way."""

    place: int
    space: str
    distance: int | None
    with_pit: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """The places of one row of the grid. Where they differ, the longest way counts."""

    row: int
    places: tuple[Place, ...]
    distance: int
    with_pit: int


@dataclass(frozen=True, slots=True)
class Turns:
    """Cards of one deck over a distance: how many are needed, typically played, and there at all.

    `needed` is None where the deck does not suffice.
    """

    deck: str
    pit_stop: bool
    distance: int
    slack: int
    needed: int | None
    typical: float
    cards: int


@dataclass(frozen=True, slots=True)
class Detour:
    """A corner: the spaces of its lanes from the left, and what each costs more than the shortest.

    `forced` and `forced_by_pit` are the spaces that solid lines cost every car there, in any lap
    and in one through the pit. `can_change` tells whether lanes may be changed inside.
    """

    corner: int
    pieces: tuple[str, ...]
    lanes: tuple[int, ...]
    prices: tuple[int, ...]
    can_change: bool
    forced: int
    forced_by_pit: int

    @property
    def price(self) -> int:
        """Of the longest lane."""
        return max(self.prices)


def affordable(slack: int, price: int) -> int | None:
    """How many detours of this price the slack pays for; None = as many as one likes (AUS-V-07)."""
    if price == 0:
        return None
    return max(slack, 0) // price


@lru_cache(maxsize=4)
def card_budget(circuit: Circuit) -> "CardBudget":
    """The circuit's budget over its own laps, kept while several checks ask for it."""
    return CardBudget(circuit)


class CardBudget:
    """The figures of one circuit over a number of laps."""

    def __init__(self, circuit: Circuit, laps: int | None = None) -> None:
        self.circuit = circuit
        self.laps = laps or circuit.track.laps

    @property
    def points(self) -> int:
        return points_of_a_deck()

    @property
    def _grid(self) -> dict[int, str]:
        """Place -> space, for the six cars."""
        return dict(list(self.circuit.measures.grid.items())[:CARS])

    @cached_property
    def has_pit(self) -> bool:
        """Is there an alley in which a car can stop during the race, and go on?"""
        measures, crossings = self.circuit.measures, self.laps + 1
        return bool(measures.way_through_pit) and any(
            measures.race_distance(space, crossings, pit_stop=True) for space in self._grid.values()
        )

    @cached_property
    def lap_length(self) -> int:
        length = self.circuit.measures.lap_length
        if length is None:
            raise NoBudget(f"{self.circuit.track.name}: no lap can be driven, so none is reckoned")
        return length

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The six places of the cars (AUS-V-03)."""
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
            raise NoBudget(f"{self.circuit.track.name}: nobody can race from a starting grid")
        return tuple(rows)

    @cached_property
    def pit_detour(self) -> int:
        """What the pit stop costs: delta of AUS-V-03."""
        return min(row.with_pit - row.distance for row in self.rows)

    @cached_property
    def halves(self) -> frozenset[str]:
        """The board halves, if the circuit is laid of nothing else."""
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
        """From the printed chart, else by AUS-V-15; None without a pit, or where it is too long."""
        if not self.has_pit:
            return None
        row = charted(self.halves) if self.charted_as else None
        if row:
            return Deposits(row.reserve, row.deposits)
        return deposits(self.rows[0].distance, self.pit_detour)

    def deposit(self, row: Row) -> tuple[int, ...]:
        """The cards that a player of this row lays beside the alley; none without deposits."""
        return self.deposits.of_row(row.row) if self.deposits else ()

    def slack(self, row: Row) -> int:
        """Points left over on the ideal line with the pit stop (AUS-V-05)."""
        return self.points - row.with_pit

    def slack_without_stop(self, row: Row) -> int:
        """Points left over without the stop, the deposit lost (AUS-V-05)."""
        return self.points - sum(self.deposit(row)) - row.distance

    def turns(self, row: Row) -> Iterator[Turns]:
        """For every deck with the stop, then without (AUS-V-06)."""
        for pit_stop in (True, False) if self.has_pit else (False,):
            for name in decks():
                yield self._turns(row, name, pit_stop)

    def _turns(self, row: Row, name: str, pit_stop: bool) -> Turns:
        whole = deck(name)
        played = whole if pit_stop else whole.without(self.deposit(row))
        distance = row.with_pit if pit_stop else row.distance
        return Turns(
            deck=name,
            pit_stop=pit_stop,
            distance=distance,
            slack=played.points - distance,
            needed=min_turns(played, distance),
            typical=round(typical_turns(whole, distance), 2),
            cards=len(played.cards),
        )

    @cached_property
    def detours(self) -> tuple[Detour, ...]:
        """The corners with their price lists (AUS-V-07)."""
        measures = self.circuit.measures
        always, in_pit = self._driven(measures.ideal_lap), self._driven(measures.way_through_pit)
        found = []
        for corner, lanes in zip(measures.corners, measures.bend_lanes, strict=True):
            shortest, number = min(lanes), corner.number
            forced = max(always.get(number, 0) - shortest, 0)
            found.append(
                Detour(
                    corner=number,
                    pieces=corner.pieces,
                    lanes=lanes,
                    prices=tuple(lane - shortest for lane in lanes),
                    can_change=number in self._corners_with_changes,
                    forced=forced,
                    forced_by_pit=max(in_pit.get(number, 0) - shortest - forced, 0),
                )
            )
        return tuple(found)

    def _driven(self, way: tuple[str, ...]) -> dict[int, int]:
        """Corner -> spaces of the way that lie in it, those of the alley left out."""
        nodes = self.circuit.graph.nodes
        counts: dict[int, int] = {}
        for space in way:
            corner = nodes[space]["corner"]
            if corner and nodes[space].get("pit") not in ("alley", "stop"):
                counts[corner] = counts.get(corner, 0) + 1
        return counts

    @cached_property
    def _corners_with_changes(self) -> frozenset[int]:
        graph = self.circuit.graph
        corner = {name: space["corner"] for name, space in graph.nodes.items()}
        return frozenset(
            corner[a]
            for a, b, step in graph.edges(data=True)
            if corner[a] and corner[a] == corner[b] and step["kind"] in ("diagonal", "lateral")
        )

    def chances_of_detours(self, chance: float = CHANCE) -> list[tuple[int, float]]:
        """In every lap once each corner's longest lane, with this chance."""
        return [(d.price, chance) for d in self.detours if d.price] * self.laps

    def p_fail(self, row: Row, detours: list[tuple[int, float]]) -> float:
        """The chance not to finish with the compulsory stop (AUS-V-08)."""
        return p_fail(self.slack(row), detours)
