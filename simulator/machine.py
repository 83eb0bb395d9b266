"""Compiled rules, ready to be called: loaded from the cache (cache.py), or compiled and saved.

What is kept is stamped with the sources of all rules, so it is never older than they are. Calls
release Python's lock: threads ride races side by side, each on a table of its own.
"""

import ctypes
import hashlib
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator import cache
from simulator.cache import Say
from simulator.llvm_library import host_machine, llvm_binding
from simulator.memory import Block

HERE = Path(__file__).parent
FAULT = "tw_fault"
"""Where a checked program keeps the first look outside of a table: 1 + the number of its place."""


@dataclass(frozen=True)
class Entry:
    """A rule that is called from outside: with states, given by their addresses, and numbers."""

    rule: Callable[..., int]
    layouts: tuple[str, ...]
    numbers: int

    @property
    def name(self) -> str:
        return f"tw_{self.rule.__name__}"

    @property
    def arguments(self) -> int:
        return len(self.layouts) + self.numbers


@dataclass(frozen=True)
class ObjectCode:
    """Machine code as an object file, and, of a checked program, where it looks into tables."""

    code: bytes
    places: tuple[str, ...] = ()


class Machine:
    """The entries of an object file as functions."""

    def __init__(self, made: ObjectCode, entries: Sequence[Entry]) -> None:
        llvm = llvm_binding()
        self._places = made.places
        self._engine: Any = llvm.create_mcjit_compiler(llvm.parse_assembly(""), host_machine())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(made.code))
        self._engine.finalize_object()
        self._fault = ctypes.c_int64.from_address(self._engine.get_function_address(FAULT))
        self._functions = {entry.rule.__name__: self._function(entry) for entry in entries}

    def _function(self, entry: "Entry") -> Any:
        prototype = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * entry.arguments)
        return prototype(self._engine.get_function_address(entry.name))

    def call(self, rule: Callable[..., int], state: Block, *numbers: int) -> int:
        """Call an entry with a state and numbers."""
        answer: int = self._functions[rule.__name__](state.address, *numbers)
        if self._places and self._fault.value:
            place = self._places[self._fault.value - 1]
            self._fault.value = 0
            raise IndexError(f"a rule looked outside of a field: {place}")
        return answer


_lock = threading.Lock()
_machines: dict[tuple[str, bool], Machine] = {}
compilations = 0
"""How often this process compiled: a test holds it to one for each game."""


def machine_for(
    name: str, entries: Sequence[Entry], checked: bool = False, say: Say | None = None
) -> Machine:
    """The machine of a game: loaded, or compiled if no code of these very rules is kept."""
    with _lock:
        key = (name, checked)
        if key not in _machines:
            _machines[key] = Machine(_code(name, entries, checked, say), entries)
        return _machines[key]


def _code(name: str, entries: Sequence[Entry], checked: bool, say: Say | None) -> ObjectCode:
    global compilations
    key = stamp()
    if not checked and (saved := cache.load(name, key, say)) is not None:
        return ObjectCode(saved)
    if say is not None:
        say("compiling the rules (once; a few seconds)")
    from simulator.compiling import compile_rules

    compilations += 1
    made = compile_rules(entries, checked)
    if not checked:
        cache.save(name, key, made.code, say)
    return made


def stamp() -> str:
    """A hash of all that compiled rules depend on: sources, versions, processor."""
    import llvmlite

    llvm = llvm_binding()
    digest = hashlib.sha256()
    for path in sorted(HERE.rglob("*.py")):
        digest.update(str(path.relative_to(HERE)).encode() + b"\0" + path.read_bytes() + b"\0")
    host = (llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features())
    digest.update(repr((sys.version, llvmlite.__version__, host)).encode())
    return digest.hexdigest()
