"""Watching a race: what the table looked like before each row of its log was written.

The rules are not written a second time: they run as plain Python, and the log says when to look.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from trackwright.simulator.compiler.data.memory import PlainRow
from trackwright.simulator.table.states import Log, RaceState

Look = TypeVar("Look")


class _WatchedLog(Log, abstract=True):
    """A log that reports when it grows."""

    __slots__ = ("_length", "_on_growth", "on", "row")

    def __init__(self, log: Log, on_growth: Callable[[int], None]) -> None:
        self.on, self.row, self._length, self._on_growth = log.on, log.row, log.length, on_growth

    @property
    def length(self) -> int:
        return self._length

    @length.setter
    def length(self, length: int) -> None:
        self._length = length
        self._on_growth(length)


def observe(race: RaceState, run: Callable[[], object], look: Callable[[], Look]) -> list[Look]:
    """What `look` saw during a race: item i before row i was written, the last one at the end."""
    seen: list[Look] = []

    def look_after(length: int) -> None:
        if length:
            seen.append(look())
        else:
            seen.clear()

    log = race.log
    race.log = _WatchedLog(log, look_after)
    try:
        run()
    finally:
        log.on, log.length = race.log.on, race.log.length
        race.log = log
    return [*seen, look()]


class _AllSeen(Exception):
    """Nothing more to look at: the race need not go on."""


class _WatchedChoices(PlainRow):
    """The choices of a script that report which of them is about to be read."""

    def __init__(self, choices: Iterable[int], on_read: Callable[[int], None]) -> None:
        super().__init__(choices)
        self._on_read = on_read

    def __getitem__(self, index: Any) -> Any:
        self._on_read(index)
        return super().__getitem__(index)


def observe_decisions(
    race: RaceState, run: Callable[[], object], rows: Iterable[int], look: Callable[[int], Look]
) -> dict[int, Look]:
    """What `look` saw when each of these rows of the script was about to be decided, in one run."""
    wanted, seen = set(rows), dict[int, Look]()

    def look_before(row: int) -> None:
        if row in wanted:
            wanted.remove(row)
            seen[row] = look(row)
            if not wanted:
                raise _AllSeen

    choices = race.script.choice
    race.script.choice = _WatchedChoices(choices, look_before)
    try:
        run()
    except _AllSeen:
        pass
    finally:
        race.script.choice = choices
    assert not wanted, f"the race did not reach the decisions {wanted} again"
    return seen
