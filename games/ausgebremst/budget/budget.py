"""The card budget of Ausgebremst on a circuit: distances, slack, turns, detours, deposits.

Works on every circuit with a starting grid. Without a pit alley the stop costs nothing and there
is no deposit (AUS-H-33).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from trackwright.games.ausgebremst.budget.chances import p_fail
from trackwright.games.ausgebremst.course import Course, Row
from trackwright.games.ausgebremst.decks import deck, decks, min_turns, typical_turns
from trackwright.model.circuit import Circuit


@dataclass(frozen=True, slots=True)
class Turns:
    """Cards of one deck over a distance: how many are needed, typically played, and available.

    `needed` is None if the deck does not last.
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
    """A corner: the spaces of its lanes from the left, and how much longer each is than the
    shortest.

    `forced` and `forced_by_pit` are the spaces that solid lines cost every car there, in every lap
    and in a lap through the pit. `can_change` says whether lanes may be changed inside.
    """

    corner: int
    pieces: tuple[str, ...]
    lanes: tuple[int, ...]
    prices: tuple[int, ...]
    can_change: bool
    forced: int
    forced_by_pit: int
    name: str | None = None
    """Of the corner, if it has one."""

    @property
    def price(self) -> int:
        """The price of the longest lane."""
        return max(self.prices)


def affordable(slack: int, price: int) -> int | None:
    """How many detours of this price the slack pays for; None = any number (AUS-V-07)."""
    if price == 0:
        return None
    return max(slack, 0) // price


@lru_cache(maxsize=4)
def card_budget(circuit: Circuit) -> "CardBudget":
    """The circuit's budget over its own laps, cached for several checks."""
    return CardBudget(circuit)


class CardBudget(Course):
    """The budget of one circuit over a number of laps."""

    def slack(self, row: Row) -> int:
        """Points to spare on the ideal line with the pit stop (AUS-V-05)."""
        return self.points - row.with_pit

    def slack_without_stop(self, row: Row) -> int:
        """Points to spare without the stop, the deposit lost (AUS-V-05)."""
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
        always, in_pit = self._driven(measures.ideal_lap), self._driven(measures.path_through_pit)
        found = []
        for corner, lanes in zip(measures.corners, measures.corner_lane_lengths, strict=True):
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
                    name=corner.name,
                )
            )
        return tuple(found)

    def _driven(self, way: tuple[str, ...]) -> dict[int, int]:
        """Corner -> spaces of the way in it, not counting the alley."""
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

    def p_fail(self, row: Row, detours: list[tuple[int, float]]) -> float:
        """The chance not to finish with the compulsory stop (AUS-V-08)."""
        return p_fail(self.slack(row), detours)
