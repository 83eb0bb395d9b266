"""Rules made for a test: in a file of their own, loaded as a module of the simulator."""

import importlib.util
import itertools
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from simulator.compiling import compile_rules
from simulator.machine import Entry, Machine
from simulator.memory import NUMBER, Block, Layout, Ref, State, plain

INNER = Layout("TrialInner", {"number": NUMBER, "row": (6,)})
TRIAL = Layout(
    "Trial",
    {
        "inner": Ref("TrialInner"),
        "other": Ref("TrialInner"),
        "a": NUMBER,
        "b": NUMBER,
        "row": (8,),
        "grid": (4, 5),
    },
)
HEAD = "from simulator.memory import State, copy_state\nFOUR = 4\n"
_numbers = itertools.count()


def rules_from(source: str, folder: Path) -> ModuleType:
    """A module `simulator.trial...` with these rules; they compile while its file is there."""
    name = f"simulator.trial{next(_numbers)}"
    path = folder / f"{name}.py"
    path.write_text(HEAD + source)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def machine_of(rule: Callable[..., int], numbers: int, checked: bool = False) -> Machine:
    entries = (Entry(rule, ("Trial",), numbers),)
    return Machine(compile_rules(entries, checked), entries)


def state_of(make: Callable[..., State]) -> State:
    return make(TRIAL, inner=make(INNER), other=make(INNER))


def contents(state: State) -> list[int]:
    """All numbers of a trial state, those of the states that it refers to first."""
    found: list[int] = []
    for one, layout in ((state.inner, INNER), (state.other, INNER), (state, TRIAL)):
        for name, shape in layout.fields.items():
            if not isinstance(shape, Ref):
                found += _flat(getattr(one, name))
    return found


def _flat(value: Any) -> list[int]:
    if isinstance(value, int):
        return [int(value)]
    return [int(n) for row in value for n in (_flat(row) if hasattr(row, "__len__") else [row])]


def outcomes(
    rule: Callable[..., int], given: Sequence[Sequence[int]]
) -> list[list[tuple[int, list[int]]]]:
    """Result and state for all given numbers: as Python, compiled, checked."""
    count = len(given[0])
    runs: list[tuple[Callable[..., State], Callable[..., int]]] = [(plain, rule)]
    for checked in (False, True):
        machine = machine_of(rule, count, checked)
        runs.append((Block, lambda state, *n, m=machine: m.call(rule, state, *n)))
    found = []
    for make, call in runs:
        rows = []
        for numbers in given:
            state = state_of(make)
            rows.append((int(call(state, *numbers)), contents(state)))
        found.append(rows)
    return found
