"""Rules made for a test, and what comes out of them: as Python, compiled, compiled unchecked.

As Python they run with numbers of 64 bits: what leaves them raises OverflowError, as compiled rules
do. So three outcomes are one, errors and their lines included.
"""

import ast
import importlib.util
import itertools
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, TypeAlias

from trackwright.simulator.compiler.data.memory import Make, block, plain_state
from trackwright.simulator.compiler.data.state import OPTIONAL, Ref, State, Table, Table2, layout_of
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.compiler.machine import Machine
from trackwright.simulator.compiler.program import compile_rules


class Inner(State):
    """A state that another refers to."""

    number: int
    row: Annotated[Table, 6]


class Trial(State):
    """A state with something of each sort."""

    inner: Inner
    other: Inner
    missing: Annotated[Inner, OPTIONAL]
    a: int
    b: int
    row: Annotated[Table, 8]
    grid: Annotated[Table2, 4, 5]


HEAD = """\
from trackwright.simulator.compiler.data.memory import copy_state
from trackwright.simulator.compiler.data.records import Record
from trackwright.simulator.compiler.data.state import Table, Table2
from tests.simulator.compiler.trials import Inner, Trial
FOUR = 4
"""
LEAST, MOST = -(1 << 63), (1 << 63) - 1
Outcome: TypeAlias = tuple[object, list[int]]
"""A result, or an error's type and line; and the numbers of the state."""
_numbers = itertools.count()


def rules_from(source: str, folder: Path, name: str = "") -> ModuleType:
    """A module with these rules; they compile while its file is there."""
    name = name or f"trackwright.simulator.trial{next(_numbers)}"
    path = folder / f"{name}.py"
    path.write_text(HEAD + source)
    return module_at(name, path)


class _Uncached(SourceFileLoader):
    """Keeps no bytecode: Python would take it for that of a file of the same size that is written
    in the same second."""

    def set_data(self, path: str, data: Any, *, _mode: int = 0) -> None:
        pass


def module_at(name: str, path: Path) -> ModuleType:
    """The module of a file, as it is now."""
    loader = _Uncached(name, str(path))
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    loader.exec_module(module)
    return module


def rule_with(body: str, name: str = "rule") -> str:
    """The source of a rule of a state and two numbers."""
    lines = "\n".join(f"    {line}" for line in body.strip().splitlines())
    return f"\ndef {name}(state: Trial, a: int, b: int) -> int:\n{lines}\n"


def machine_of(*rules: Callable[..., int], checked: bool = True) -> Machine:
    entries = [Entry(rule) for rule in rules]
    return Machine(compile_rules(entries, checked), entries)


def state_of(make: Make) -> Trial:
    return make(Trial, inner=make(Inner), other=make(Inner))


def contents(state: Trial) -> list[int]:
    """All numbers of a trial state, those of the states that it refers to first."""
    found: list[int] = []
    for one in (state.inner, state.other, state):
        for name, shape in layout_of(one).fields.items():
            if not isinstance(shape, Ref):
                found += _flat(getattr(one, name))
    return found


def _flat(value: Any) -> list[int]:
    if isinstance(value, int):
        return [int(value)]
    return [int(n) for row in value for n in (_flat(row) if hasattr(row, "__len__") else [row])]


# --- outcomes -----------------------------------------------------------------------------------


def compiled_outcomes(
    machine: Machine, rule: Callable[..., int], given: Iterable[Sequence[int]]
) -> list[Outcome]:
    return [_outcome(block, lambda *g: machine.call(rule, *g), numbers) for numbers in given]


def plain_outcomes(module: ModuleType, name: str, given: Iterable[Sequence[int]]) -> list[Outcome]:
    """As Python, every number held to 64 bits."""
    rule = narrow(module)[name]
    return [_outcome(plain_state, rule, numbers) for numbers in given]


def _outcome(make: Make, call: Callable[..., int], numbers: Sequence[int]) -> Outcome:
    state = state_of(make)
    found: object
    try:
        found = int(call(state, *numbers))
    except (ArithmeticError, LookupError, ValueError, AttributeError, RecursionError) as error:
        found = (type(error), _line(error))
    return found, contents(state)


def _line(error: Exception) -> int:
    """Where in the trial's file: compiled rules say it, Python's traceback holds it."""
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename).name.startswith("trackwright.simulator.trial")
    ]
    return lines[-1] or 0 if lines else int(str(error).split(":")[1])


# --- Python with numbers of 64 bits -------------------------------------------------------------


def fit(value: int) -> int:
    if not LEAST <= value <= MOST:
        raise OverflowError
    return value


def shifted(value: int, by: int) -> int:
    return fit(value << by) if by < 64 or value == 0 else fit(1 << 64)


class Fit:
    """The right side of `x op= ...`, so that what comes of it is held to 64 bits."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __radd__(self, left: int) -> int:
        return fit(left + self.value)

    def __rsub__(self, left: int) -> int:
        return fit(left - self.value)

    def __rmul__(self, left: int) -> int:
        return fit(left * self.value)

    def __rfloordiv__(self, left: int) -> int:
        return fit(left // self.value)

    def __rmod__(self, left: int) -> int:
        return left % self.value

    def __rlshift__(self, left: int) -> int:
        return shifted(left, self.value)

    def __rrshift__(self, left: int) -> int:
        return left >> self.value

    def __rand__(self, left: int) -> int:
        return left & self.value

    def __ror__(self, left: int) -> int:
        return left | self.value

    def __rxor__(self, left: int) -> int:
        return left ^ self.value


class _Narrowing(ast.NodeTransformer):
    """Holds what every operation gives to 64 bits; nothing else changes."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.LShift):
            return _call("__shifted", node, node.left, node.right)
        return _call("__fit", node, node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
            return _call("__fit", node, node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "abs":
            return _call("__fit", node, node)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        node.value = _call("__Fit", node.value, node.value)
        return node


def _call(name: str, at: ast.expr, *arguments: ast.expr) -> ast.Call:
    called = ast.copy_location(ast.Name(name, ast.Load()), at)
    return ast.copy_location(ast.Call(called, list(arguments), []), at)


@cache
def narrow(module: ModuleType) -> dict[str, Any]:
    """The functions of a module of trials, made anew with numbers of 64 bits."""
    assert module.__file__ is not None
    tree = _Narrowing().visit(ast.parse(Path(module.__file__).read_text()))
    names: dict[str, Any] = {"__fit": fit, "__shifted": shifted, "__Fit": Fit}
    names["__name__"] = module.__name__
    exec(compile(tree, module.__file__, "exec"), names)
    return names
