"""The compiler's input and output: rules called from outside, and an object file."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from trackwright.simulator.compiler.data.records import is_family
from trackwright.simulator.compiler.data.state import SIZES, Layout, StateType, layout_of
from trackwright.simulator.compiler.reading.source import source_of
from trackwright.simulator.compiler.writing.faults import FaultSite
from trackwright.simulator.compiler.writing.parameters import taken_by
from trackwright.simulator.compiler.writing.types import NUMBER, StateOf, Type


@dataclass(frozen=True)
class Entry:
    """A rule called from outside. Its annotations say with what: states, passed by address, then
    numbers."""

    rule: Callable[..., int]

    @cached_property
    def types(self) -> tuple[Type, ...]:
        """What it takes."""
        return (*[StateOf(layout) for layout in self.layouts], *[NUMBER] * self.number_count)

    @cached_property
    def layouts(self) -> tuple[Layout, ...]:
        """Of the states that it takes."""
        return tuple(layout_of(one) for one in self._taken if isinstance(one, StateType))

    @property
    def number_count(self) -> int:
        """How many numbers it takes."""
        return len(self._taken) - len(self.layouts)

    @property
    def arguments(self) -> int:
        return len(self._taken)

    @cached_property
    def _taken(self) -> tuple[type, ...]:
        """The annotations of its parameters."""
        taken = taken_by(self.rule)
        numbers = [one is int for one in taken]
        if numbers != sorted(numbers) or any(one in SIZES or is_family(one) for one in taken):
            source = source_of(self.rule)
            source.reject(source.tree, "an entry takes states, then numbers")
        return taken


def entry_symbol(number: int) -> str:
    """The name of entry `number` in the object file."""
    return f"tw_entry_{number}"


@dataclass(frozen=True)
class ObjectCode:
    """Machine code as an object file, and the places in it where something can go wrong."""

    code: bytes
    sites: tuple[FaultSite, ...] = ()
