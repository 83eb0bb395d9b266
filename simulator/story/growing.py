"""The story of a race that people play, as far as it has got."""

from collections.abc import Sequence
from itertools import takewhile

from trackwright.simulator.story.game_parts import Happening, reader_of, sentences_of
from trackwright.simulator.table.table import Row, Table


class GrowingStory:
    """Says what is new since the last time: reads the log and words the current round, not the
    whole race, after each decision."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lines: list[str] = []
        """All lines so far."""
        self._begin()

    def _begin(self) -> None:
        self._reader = reader_of(self._table)
        self._decisions: list[Row] = []
        self._round: list[Happening] = []
        self._before = 0
        """Lines before the current round."""

    def new_lines(self, decisions: Sequence[Row]) -> list[str]:
        """The lines from the first one on that is new or says more than before, now that the race
        has been run with these decisions of people."""
        if list(decisions[: len(self._decisions)]) != self._decisions:  # some were taken back
            self._begin()
        self._decisions = list(decisions)
        self._round += self._reader.happenings()
        lines, known = self._worded(self._round), self._lines[self._before :]
        pairs = zip(lines, known, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self._lines[self._before :] = lines
        self._forget_past_rounds()
        return lines[same:]

    def _forget_past_rounds(self) -> None:
        if not self._round:
            return
        last = self._round[-1]["round"]
        current = list(takewhile(lambda one: one["round"] == last, reversed(self._round)))[::-1]
        self._round = current
        self._before = len(self._lines) - len(self._worded(current))

    def _worded(self, happenings: list[Happening]) -> list[str]:
        table = self._table
        return list(sentences_of(table.game, happenings, table.setup.laps))
