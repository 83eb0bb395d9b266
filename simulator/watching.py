"""Watching a race: what a table looked like before each row of its log was written.

The rules are not told a second time: they ride, as plain Python, and the log says when to look.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

from simulator.compiler.memory import State

Look = TypeVar("Look")


class _WatchedLog(SimpleNamespace):
    """The plain state of a log that tells when it becomes longer."""

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "length":
            self.told(value)


def watched(race: State, ride: Callable[[], object], look: Callable[[], Look]) -> list[Look]:
    """What `look` saw during a ride: item i before row i was written, the last one at the end."""
    seen: list[Look] = []

    def told(length: int) -> None:
        if length:
            seen.append(look())
        else:
            seen.clear()

    log = race.log
    race.log = _WatchedLog(told=told, **vars(log))
    try:
        ride()
    finally:
        race.log = SimpleNamespace(**{k: v for k, v in vars(race.log).items() if k != "told"})
    return [*seen, look()]
