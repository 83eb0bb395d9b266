"""Input and output of the compiler: rules that can be called from outside, and an object file."""

from collections.abc import Callable
from dataclasses import dataclass

from simulator.compiler.faults import Site
from simulator.compiler.types import NUMBER, StateOf, Type


@dataclass(frozen=True)
class Entry:
    """A rule that can be called from outside, with states (by address) and numbers."""

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
    """The name of entry `number` in the object file."""
    return f"tw_entry_{number}"


@dataclass(frozen=True)
class ObjectCode:
    """Machine code as an object file, with the places where something can go wrong."""

    code: bytes
    sites: tuple[Site, ...] = ()
