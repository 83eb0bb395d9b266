"""Who won a race of Derby: players by their points; the horses are listed below."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.simulator.games.derby.race.table import Table
from trackwright.simulator.race.classification import Classification as AnyClassification
from trackwright.simulator.race.classification import Entry as AnyEntry
from trackwright.simulator.table.table import Table as AnyTable


@dataclass(frozen=True)
class Entry(AnyEntry):
    """A player's line."""

    player: str
    points: int

    @property
    def name(self) -> str:
        return self.player

    @property
    def is_out(self) -> bool:
        return False


@dataclass(frozen=True)
class Classification(AnyClassification[Entry]):
    """The outcome of a race."""

    horses: tuple[str, ...] = ()
    """First to last."""

    def as_json(self) -> dict[str, Any]:
        return {**super().as_json(), "horses": list(self.horses)}

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        rows = [(entry.place, entry.player, entry.points) for entry in self.entries]
        return ("place", "player", "points"), rows

    def more(self) -> Iterable[str]:
        yield f"horses: {', '.join(self.horses)}"


def classification_of(table: AnyTable) -> Classification:
    assert isinstance(table, Table)
    runners, places = table.setup.runners, table.race.finish_place
    order = sorted(range(len(runners)), key=lambda horse: int(places[horse]))
    players = Classification.of(table, _merit, _entry)
    names = tuple(runners[horse].name for horse in order)
    return Classification(players.entries, players.rounds, names)


def _merit(table: Table, player: int) -> tuple[int, ...]:
    return (table.race.player_place[player] or len(table.setup.seats) + 1,)


def _entry(table: Table, player: int) -> Entry:
    place = int(table.race.player_place[player]) or None
    return Entry(place, table.setup.seats[player].name, int(table.race.points[player]))
