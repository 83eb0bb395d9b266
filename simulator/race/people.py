"""A race with people: run again from the seed with each decision added or taken back.

Nothing is suspended: going on, stepping back and handing over are all a matter of the list of
decisions. Bots decide anew each time, with the same outcome, since the same seed has the same dice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from trackwright.simulator.compiler.data.memory import copy_to_plain
from trackwright.simulator.race.game_parts import Choice, choices_of
from trackwright.simulator.table.states import DECISION_WANTED
from trackwright.simulator.table.table import Row, Table


@dataclass
class PeopleRace:
    """A race on a table, as far as people have decided."""

    table: Table
    seed: int
    number: int = 0
    decisions: list[Row] = field(default_factory=list)
    halt: int = field(init=False)

    def __post_init__(self) -> None:
        self.run()

    def run(self) -> None:
        """Run from the start to the next decision of a person, or to the end."""
        self.table.set_script(self.decisions)
        self.halt = self.table.run(self.seed, self.number)

    @property
    def is_waiting(self) -> bool:
        """Does a person have to decide?"""
        return self.halt == DECISION_WANTED

    def decide(self, choice: Choice) -> None:
        """Continue with a choice."""
        self.decisions.append(choice.row)
        self.run()

    def undo(self) -> bool:
        """Take back the last decision of a person; False if there is none."""
        if not self.decisions:
            return False
        self.decisions.pop()
        self.run()
        return True

    def desk(self) -> Table:
        """A plain table at the current point of the race, for listing choices. The log stays on
        `table`."""
        if self.table.mode == "plain":
            return self.table
        copy_to_plain(self._desk.race, self.table.race)
        return self._desk

    @cached_property
    def _desk(self) -> Table:
        return self.table.setup.table(self.table.way)

    def choices(self) -> Sequence[Choice]:
        """What the person may decide."""
        return choices_of(self.desk())
