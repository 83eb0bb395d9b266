"""What is compiled and what comes of it: rules that are called from outside, an object file."""

from collections.abc import Callable
from dataclasses import dataclass

from simulator.compiler.faults import Site
from simulator.compiler.types import NUMBER, StateOf, Type


@dataclass(frozen=True)
class Entry:
    """A rule that is called from outside: with states, given by their addresses, and numbers."""

    rule: Callable[..., int]
    layouts: tuple[str, ...]
    numbers: int

    @property
    def types(self) -> tuple[Type, ...]:
        return (*[StateOf(name) for name in self.layouts], *[NUMBER] * self.numbers)

    @property
    def arguments(self) -> int:
        return len(self.layouts) + self.numbers


def symbol(number: int) -> str:
    """What entry `number` is called in the object file."""
    return f"tw_entry_{number}"


@dataclass(frozen=True)
class ObjectCode:
    """Machine code as an object file, and where in it something can go wrong."""

    code: bytes
    sites: tuple[Site, ...] = ()
