"""A race in which people ride: ridden anew from the seed with each decision more, or one less.

Nothing is suspended: going on, stepping back and giving it to somebody else are all a list of
decisions. Bots decide again each time, and as before, for the same seed has the same dice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from simulator.compiler.memory import copy_block
from simulator.race.game_parts import Choice, choices_of
from simulator.table.states import DECISION_WANTED
from simulator.table.table import Row, Table


@dataclass
class PeopleRace:
    """A race on a table, as far as people have decided."""

    table: Table
    seed: int
    number: int = 0
    decisions: list[Row] = field(default_factory=list)
    halt: int = field(init=False)

    def __post_init__(self) -> None:
        self.ride()

    def ride(self) -> None:
        """Ride from the start to where the next decision is wanted, or to the end."""
        self.table.set_script(self.decisions)
        self.halt = self.table.ride(self.seed, self.number)

    @property
    def is_waiting(self) -> bool:
        """Is a person to decide?"""
        return self.halt == DECISION_WANTED

    def decide(self, choice: Choice) -> None:
        """Go on with a choice."""
        self.decisions.append(choice.row)
        self.ride()

    def undo(self) -> bool:
        """Take the last decision of a person back; False if there is none."""
        if not self.decisions:
            return False
        self.decisions.pop()
        self.ride()
        return True

    def desk(self) -> Table:
        """A plain table where the race stands: to list choices on. The log stays on `table`."""
        if self.table.mode == "plain":
            return self.table
        copy_block(self._desk.race, self.table.race)
        return self._desk

    @cached_property
    def _desk(self) -> Table:
        return self.table.setup.table(self.table.way)

    def choices(self) -> Sequence[Choice]:
        """What the person may decide."""
        return choices_of(self.desk())
