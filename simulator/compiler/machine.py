"""Compiled rules, ready to be called: loaded from the cache (cache.py), or compiled and saved.

Calls release Python's lock, so threads race in parallel, each on its own table. Faults in a rule
are raised as Python would raise them, with the rule's file and line.
"""

import ctypes
import itertools
import json
import threading
from collections.abc import Callable, Sequence
from dataclasses import astuple
from functools import cache
from typing import Any

from trackwright.simulator.compiler import cache as saved_code
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.compiler.cache_key import CacheKey, cache_key
from trackwright.simulator.compiler.data.memory import address_of
from trackwright.simulator.compiler.data.state import State, layout_of
from trackwright.simulator.compiler.entry import Entry, ObjectCode, entry_symbol
from trackwright.simulator.compiler.llvm_library import host_machine, llvm_binding
from trackwright.simulator.compiler.reading.names import LEAST, MOST
from trackwright.simulator.compiler.reading.source import forget_sources
from trackwright.simulator.compiler.writing.faults import FaultSite

_library_numbers = itertools.count()
SIZE_BYTES = 8


@cache
def _linker() -> Any:
    llvm_binding()
    from llvmlite.binding import orcjit

    return orcjit.create_lljit_compiler(host_machine())


class Machine:
    """The entries of an object file as functions."""

    def __init__(self, made: ObjectCode, entries: Sequence[Entry]) -> None:
        llvm_binding()
        from llvmlite.binding import orcjit

        self._sites = made.sites
        builder = orcjit.JITLibraryBuilder().add_current_process().add_object_img(made.code)
        for i in range(len(entries)):
            builder.export_symbol(entry_symbol(i))
        self._library = builder.link(_linker(), f"rules{next(_library_numbers)}")
        self._entries = {entry.rule: entry for entry in entries}
        self._functions = {
            entry.rule: self._function(entry, entry_symbol(i)) for i, entry in enumerate(entries)
        }

    def _function(self, entry: Entry, name: str) -> Any:
        given = [ctypes.c_int64] * entry.arguments
        prototype = ctypes.CFUNCTYPE(ctypes.c_int64, *given, ctypes.c_void_p)
        return prototype(self._library[name])

    def call(self, rule: Callable[..., int], state: State, *numbers: int) -> int:
        """Call an entry with a state and numbers."""
        entry = self._entries[rule]
        if (layout_of(state),) != entry.layouts or len(numbers) != entry.number_count:
            taken = [layout.title for layout in entry.layouts]
            raise TypeError(f"{rule.__name__} takes {taken} and {entry.number_count} numbers")
        for number in numbers:
            if not LEAST <= number <= MOST:
                raise OverflowError(f"{rule.__name__} takes 64-bit numbers")
        fault = ctypes.c_int32()
        answer: int = self._functions[rule](address_of(state), *numbers, ctypes.addressof(fault))
        if fault.value:
            raise self._sites[fault.value - 1].error()
        return answer


_lock = threading.Lock()
_machines: dict[tuple[str, bool], tuple[CacheKey, Machine]] = {}
compilation_count = 0
"""How often this process compiled; a test holds it to once per game."""


def get_machine(
    name: str, entries: Sequence[Entry], checked: bool = True, say: Report | None = None
) -> Machine:
    """The machine of a game: loaded, or compiled if no code for exactly these rules is cached."""
    with _lock:
        known = _machines.get((name, checked))
        if known is None or not known[0].is_current:
            key = cache_key(entries, checked)
            known = _machines[name, checked] = (key, _made(name, entries, checked, key, say))
        return known[1]


def _made(
    name: str, entries: Sequence[Entry], checked: bool, key: CacheKey, say: Report | None
) -> Machine:
    global compilation_count
    saved = saved_code.load(name, key.text, say)
    if saved is not None and (machine := _loaded(saved, entries)) is not None:
        return machine
    if say is not None:
        say("compiling the rules (only once; takes a few seconds)")
    from trackwright.simulator.compiler.program import compile_rules

    compilation_count += 1
    made = compile_rules(entries, checked)
    forget_sources()
    saved_code.save(name, key.text, to_bytes(made), say)
    return Machine(made, entries)


def _loaded(saved: bytes, entries: Sequence[Entry]) -> Machine | None:
    try:
        return Machine(from_bytes(saved), entries)
    except (RuntimeError, ValueError, TypeError):  # LLVM cannot link it, or it is something else
        return None


def to_bytes(made: ObjectCode) -> bytes:
    """Sites, then code."""
    sites = json.dumps([astuple(site) for site in made.sites]).encode()
    return len(sites).to_bytes(SIZE_BYTES, "little") + sites + made.code


def from_bytes(saved: bytes) -> ObjectCode:
    """Reads what `to_bytes` wrote; ValueError or TypeError if it is something else."""
    end = SIZE_BYTES + int.from_bytes(saved[:SIZE_BYTES], "little")
    sites = json.loads(saved[SIZE_BYTES:end])
    return ObjectCode(saved[end:], tuple(FaultSite(*site) for site in sites))
