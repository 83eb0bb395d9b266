"""Who won: players by the points of their bets; the mopeds are listed below."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.rules.order import way_to_go
from trackwright.games.mopeds.rules.points import worth_of
from trackwright.games.mopeds.state.layouts import PODIUM
from trackwright.model.text.messages import Message, joined
from trackwright.simulator.race.classification import Classification as AnyClassification
from trackwright.simulator.race.classification import Entry as AnyEntry
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.states import FINISHED
from trackwright.simulator.table.table import Table as AnyTable


@dataclass(frozen=True)
class Entry(AnyEntry):
    """A player's line."""

    player: str
    driver: str
    points: int
    tie: int
    """MOP-35: points for places 4 to 6."""
    bets: Mapping[str, int]
    """Moped -> bets on it."""
    podium: tuple[int, ...]
    """Bets on the first, second and third."""

    @property
    def name(self) -> str:
        return self.player

    @property
    def is_out(self) -> bool:
        return False


@dataclass(frozen=True)
class Moped:
    """A moped at the end."""

    moped: str
    place: int
    grid: int
    finished: bool
    crossings: int
    left: int
    """Spaces to the end of its last lap."""


@dataclass(frozen=True)
class Classification(AnyClassification[Entry]):
    """The outcome of a race."""

    mopeds: tuple[Moped, ...] = ()
    """First to last."""

    def as_json(self) -> dict[str, Any]:
        return {**super().as_json(), "mopeds": [vars(one) for one in self.mopeds]}

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        """Column heads and rows for people."""
        heads = ("place", "player", "bot", "points", "bets on 1st, 2nd, 3rd", "4th to 6th")
        rows = [
            (e.place, e.player, e.driver, e.points, "  ".join(map(str, e.podium)), e.tie)
            for e in self.entries
        ]
        return heads, rows

    def more(self) -> Iterable[str]:
        for one in self.mopeds:
            how = (
                Message("finished")
                if one.finished
                else Message("lap {lap}, {n} to go", lap=one.crossings, n=one.left)
            )
            yield Message(
                "{place}. {moped} (start {grid}): {how}",
                place=one.place,
                moped=called(one.moped),
                grid=one.grid,
                how=how,
            )


def podium_of(places: Sequence[int], names: Sequence[str]) -> Message:
    """The first three, in words."""
    order = sorted(range(len(places)), key=places.__getitem__)
    return joined([called(names[moped]) for moped in order[:PODIUM]])


def score(order: Sequence[str], bets: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """MOP-34: the points of each player's bets, if the mopeds finish in this order."""
    worth = {moped: worth_of(place) for place, moped in enumerate(order, 1)}
    return {player: sum(worth.get(bet, 0) for bet in made) for player, made in bets.items()}


def tie_score(order: Sequence[str], bets: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """MOP-35: the same of the mopeds on places 4 to 6."""
    return score(order[PODIUM:], bets)


def winners(
    order: Sequence[str], bets: Mapping[str, Sequence[str]], first_decides: bool = False
) -> list[str]:
    """MOP-34, MOP-35, H-10: who has won, or who share the victory, unless by the other reading the
    bets on the first moped decide."""
    points, ties = score(order, bets), tie_score(order, bets)
    merits = {
        player: (points[player], ties[player], first_decides * made.count(order[0]))
        for player, made in bets.items()
    }
    best = max(merits.values(), default=None)
    return [player for player, merit in merits.items() if merit == best]


def classification_of(table: AnyTable) -> Classification:
    """The outcome of the race that the table has just run."""
    assert isinstance(table, Table)
    players = Classification.of(table, _merit, _entry)
    return Classification(players.entries, players.rounds, tuple(_mopeds(table)))


def _mopeds(table: Table) -> Iterable[Moped]:
    race = table.race
    found = [
        Moped(
            runner.name,
            int(race.finish_place[moped]),
            int(race.grid[moped]),
            bool(race.status[moped] == FINISHED),
            int(race.crossings[moped]),
            max(0, int(way_to_go(race, moped))),
        )
        for moped, runner in enumerate(table.setup.runners)
    ]
    return sorted(found, key=lambda one: one.place)


def _merit(table: Table, player: int) -> tuple[int, ...]:
    return (int(table.race.player_place[player]) or len(table.setup.seats) + 1,)


def _entry(table: Table, player: int) -> Entry:
    race, runners, seat = table.race, table.setup.runners, table.setup.seats[player]
    bets = {one.name: int(race.bets[player][moped]) for moped, one in enumerate(runners)}
    placed = {int(race.finish_place[moped]): one.name for moped, one in enumerate(runners)}
    return Entry(
        place=int(race.player_place[player]) or None,
        player=seat.name,
        driver=seat.player,
        points=int(race.points[player]),
        tie=int(race.tie[player]),
        bets=bets,
        podium=tuple(bets.get(placed.get(place, ""), 0) for place in range(1, PODIUM + 1)),
    )
