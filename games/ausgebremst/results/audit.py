"""Checks a race afterwards, from its log alone: F-44, P-12."""

from dataclasses import dataclass

from trackwright.games.ausgebremst.decks import Audit, audit
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.rules.moves import steps_of
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.story.happenings import names_of
from trackwright.simulator.table.states import FINISHED


@dataclass(frozen=True)
class Checked:
    """What a car has played and driven."""

    car: str
    played: tuple[int, ...]
    spaces: int
    finished: bool

    @property
    def audit(self) -> Audit:
        """F-44: do points and spaces agree? A finisher need not use all points of its last card."""
        return audit(self.played, self.spaces, self.finished)


def checked(table: Table) -> list[Checked]:
    """F-44, P-12: every car of the race that the table has just run; cards that a derelict spent
    without moving do not count."""
    happened = table.events()
    found = []
    for car, name in enumerate(names_of(table)):
        mine = [one for _, who, one in happened if who == car and isinstance(one, events.Move)]
        played = tuple(move.card for move in mine)
        spaces = sum(steps_of(move.ways) for move in mine)
        found.append(Checked(name, played, spaces, table.race.status[car] == FINISHED))
    return found
