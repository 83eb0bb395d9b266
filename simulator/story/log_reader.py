"""Reading the log of a race as happenings, once, also while it grows."""

from abc import ABC, abstractmethod
from collections.abc import Iterator

from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.table.log import Happened
from trackwright.simulator.table.table import Table


class LogReader(ABC):
    """Goes through the log once. The `Reader` of a game says what its rows mean, and remembers what
    later rows refer to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log: list[Happened] = []
        self.read = 0
        """Rows of the log read so far."""

    def happenings(self) -> Iterator[Happening]:
        """Those of the rows added since the last call: all of them at first, then what happened
        after each decision of a person."""
        self.log += self.table.events(len(self.log))
        while self.read < len(self.log):
            one = self.log[self.read]
            self.read += 1
            yield from self.happened(one)

    @abstractmethod
    def happened(self, one: Happened) -> Iterator[Happening]:
        """The happenings of a row; may read the ones after it as well."""

    def by_row(self) -> Iterator[tuple[Happening, int]]:
        """All happenings, each with the number of rows it covers, including those before it."""
        for happening in self.happenings():
            yield happening, self.read
