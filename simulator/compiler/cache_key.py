"""What compiled rules depend on, as a hash: when it changes, they are compiled again; else never.

It covers the code of every rule reachable from the entries, the constants they read, in any module,
the layouts of the states, the compiler, LLVM, Python and the processor. Rules are hashed as the
code that Python loaded, so no source is read: comments, and edits to other functions, change
nothing. Lines count from the `def` of each rule.
"""

import dis
import hashlib
import importlib
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from trackwright.simulator.compiler.data.memory import copy_state
from trackwright.simulator.compiler.data.records import is_record
from trackwright.simulator.compiler.data.state import Layout, Ref, Shape
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.compiler.llvm_library import llvm_binding

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Constant:
    """A number that a rule reads by name."""

    owner: dict[str, Any] = field(hash=False, repr=False)
    name: str
    value: int

    @property
    def is_unchanged(self) -> bool:
        return bool(self.owner.get(self.name) == self.value)


@dataclass(frozen=True)
class CacheKey:
    """The hash, and the constants in it: the only part that can change while a program runs."""

    text: str
    constants: tuple[Constant, ...]

    @property
    def is_current(self) -> bool:
        return all(constant.is_unchanged for constant in self.constants)


def cache_key(entries: Sequence[Entry], checked: bool = True) -> CacheKey:
    """The key of these entries, compiled here and now."""
    reached = _Reached()
    for entry in entries:
        reached.add(entry.rule)
    parts: list[object] = [checked, _host(), _compiler()]
    for entry in entries:
        layouts = [layout.name for layout in entry.layouts]
        parts.append((reached.numbers[entry.rule], layouts, entry.number_count))
    parts += reached.parts
    parts += [_described(one) for one in _layouts(entries)]
    digest = hashlib.sha256()
    for part in parts:
        digest.update(repr(part).encode() + b"\n")
    return CacheKey(digest.hexdigest(), tuple(reached.constants.values()))


def _host() -> tuple[object, ...]:
    import llvmlite

    llvm = llvm_binding()
    processor = (llvm.get_host_cpu_name(), dict(llvm.get_host_cpu_features()))
    versions = (sys.version, llvmlite.__version__, llvm.llvm_version_info)
    return (*versions, llvm.get_process_triple(), *processor)


@cache
def _compiler() -> str:
    digest = hashlib.sha256()
    for path in sorted(HERE.rglob("*.py")):
        name = path.relative_to(HERE).as_posix().encode()
        digest.update(name + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


# --- layouts ------------------------------------------------------------------------------------


def _layouts(entries: Iterable[Entry]) -> Iterator[Layout]:
    """All layouts reachable from the entries' states."""
    seen: set[Layout] = set()
    waiting = [layout for entry in entries for layout in entry.layouts]
    while waiting:
        layout = waiting.pop()
        if layout not in seen:
            seen.add(layout)
            yield layout
            waiting += [ref.layout for ref in layout.fields.values() if isinstance(ref, Ref)]


def _described(layout: Layout) -> tuple[object, ...]:
    return layout.name, [(name, _field(shape)) for name, shape in layout.fields.items()]


def _field(shape: Shape | Ref) -> tuple[object, ...]:
    return (shape.layout.name, shape.optional) if isinstance(shape, Ref) else shape


# --- rules --------------------------------------------------------------------------------------


class _Reached:
    """The rules that can be reached, numbered; what each is and reads."""

    def __init__(self) -> None:
        self.numbers: dict[object, int] = {}
        self.parts: list[object] = []
        self.constants: dict[tuple[int, str], Constant] = {}

    def add(self, rule: object) -> None:
        waiting = [rule]
        while waiting:
            one = waiting.pop()
            if one in self.numbers or not isinstance(one, FunctionType):
                continue
            self.numbers[one] = len(self.numbers)
            found = list(self.read_by(one))
            waiting += [value for _, value in found if _is_rule(value)]
            names = [(name, self.described(value)) for name, value in found]
            module, name = one.__module__, one.__name__
            self.parts.append((module, name, _body(one), names))

    def read_by(self, rule: FunctionType) -> Iterator[tuple[str, object]]:
        """The outside names that a rule may read, and what they stand for. (A field with the name
        of a constant counts as one; that does no harm.)"""
        code, modules = rule.__code__, list[ModuleType]()
        names = rule.__globals__
        builtins = names["__builtins__"]
        builtins = vars(builtins) if isinstance(builtins, ModuleType) else builtins
        if dis.opmap["IMPORT_NAME"] in code.co_code[::2]:
            modules += [importlib.import_module(name) for name in _imports(code)]
        for name in code.co_names:
            found = names.get(name, builtins.get(name))
            if isinstance(found, ModuleType):
                modules.append(found)
            for owner in (names, *[vars(module) for module in modules]):
                if name in owner:
                    yield name, owner[name]
                    self.note(owner, name)
            if name not in names and name in builtins:
                yield name, builtins[name]

    def note(self, owner: dict[str, Any], name: str) -> None:
        if type(owner[name]) in (int, bool):
            self.constants[id(owner), name] = Constant(owner, name, owner[name])

    def described(self, value: object) -> object:
        if type(value) in (int, bool):
            return value
        if is_record(value):
            return "record", value.WIDTH, value.NUMBER, value.NAMES  # type: ignore[attr-defined]
        if _is_rule(value):
            return "rule", value.__module__, value.__qualname__  # type: ignore[attr-defined]
        return getattr(value, "__name__", type(value).__name__)


def _is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and value is not copy_state


def _body(rule: FunctionType) -> tuple[object, ...]:
    """Everything in a function except its docstring and its location."""
    code = rule.__code__
    consts = tuple([repr(const) for const in code.co_consts if not isinstance(const, str)])
    sizes = (code.co_argcount, code.co_kwonlyargcount, code.co_flags)
    names, taken = (code.co_names, code.co_varnames), sorted(map(str, rule.__annotations__.items()))
    return (code.co_code, consts, names, code.co_linetable, sizes, taken)


def _imports(code: CodeType) -> list[str]:
    return [str(one.argval) for one in dis.get_instructions(code) if one.opname == "IMPORT_NAME"]
