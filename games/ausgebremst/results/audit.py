"""Checks a race afterwards, from its log alone: F-44, P-12."""

from dataclasses import dataclass

from games.ausgebremst.decks import Audit, audit
from games.ausgebremst.race.table import Table
from games.ausgebremst.rules.moves import steps_of
from games.ausgebremst.state import events
from games.ausgebremst.story.account import names_of
from simulator.table.states import FINISHED


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
    moves = [row for row in table.events() if row[1] == events.MOVE]
    found = []
    for car, name in enumerate(names_of(table)):
        mine = [row for row in moves if row[2] == car]
        played = tuple(row[3] for row in mine)
        spaces = sum(steps_of(row[5]) for row in mine)
        found.append(Checked(name, played, spaces, table.race.status[car] == FINISHED))
    return found
