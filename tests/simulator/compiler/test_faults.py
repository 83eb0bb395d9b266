"""What goes wrong in a compiled rule is raised as Python would raise it; the process lives on."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.simulator.compiler.trials import (
    HEAD,
    LEAST,
    MOST,
    Inner,
    compiled_outcomes,
    contents,
    machine_of,
    plain_outcomes,
    rule_with,
    rules_from,
    state_of,
)
from trackwright.simulator.compiler.data.memory import block, plain_state
from trackwright.simulator.compiler.writing.faults import MAX_CALL_DEPTH


@pytest.fixture(autouse=True)
def _forget_trial_modules() -> Iterator[None]:
    yield
    for name in [name for name in sys.modules if name.startswith("trackwright.simulator.trial")]:
        del sys.modules[name]


FAULTS: dict[str, tuple[str, type[Exception], list[tuple[int, int]], list[tuple[int, int]]]] = {
    "sum": ("a + b", OverflowError, [(MOST, 1), (LEAST, -1)], [(MOST, 0), (MOST, LEAST)]),
    "difference": ("a - b", OverflowError, [(LEAST, 1), (0, LEAST)], [(-1, LEAST)]),
    "product": ("a * b", OverflowError, [(1 << 32, 1 << 31), (LEAST, -1)], [(1 << 31, 1 << 31)]),
    "minus": ("-a + b * 0", OverflowError, [(LEAST, 0)], [(MOST, 0)]),
    "size": ("abs(a) + b * 0", OverflowError, [(LEAST, 0)], [(-MOST, 0)]),
    "shift to the left": (
        "a << b",
        OverflowError,
        [(1, 63), (1, 64), (2, 62), (-1, 64), (3, 1 << 40), (MOST, 1)],
        [(1, 62), (-1, 63), (0, 64), (0, MOST), (LEAST, 0), (-2, 62)],
    ),
    "shift of one": ("1 << b", OverflowError, [(0, 63), (0, 64), (0, MOST)], [(0, 62), (0, 0)]),
    "shift of five": ("5 << b", OverflowError, [(0, 61), (0, 64)], [(0, 60)]),
    "shift by 1": (
        "a << 1",
        OverflowError,
        [(1 << 62, 0), (-(1 << 62) - 1, 0), (MOST, 0), (LEAST, 0)],
        [((1 << 62) - 1, 0), (-(1 << 62), 0), (0, 0)],
    ),
    "shift by 64": ("a << 64", OverflowError, [(1, 0), (-1, 0)], [(0, 0)]),
    "shift by 63": ("a << 63", OverflowError, [(1, 0), (2, 0)], [(0, 0), (-1, 0)]),
    "shift to the left below zero": ("a << b", ValueError, [(1, -1), (0, LEAST)], []),
    "shift of one below zero": ("1 << b", ValueError, [(1, -1), (0, LEAST)], []),
    "shift to the right below zero": ("a >> b", ValueError, [(1, -1), (0, LEAST)], [(5, 200)]),
    "division": ("a // b", ZeroDivisionError, [(1, 0), (0, 0)], [(7, -2), (LEAST, 1)]),
    "rest": ("a % b", ZeroDivisionError, [(1, 0), (0, 0)], [(LEAST, -1), (-7, 2)]),
    "division by zero, written": ("a // 0", ZeroDivisionError, [(1, 0)], []),
    "division of the least": ("a // b", OverflowError, [(LEAST, -1)], [(MOST, -1)]),
    "the same, written": ("a // -1", OverflowError, [(LEAST, 0)], [(MOST, 0)]),
    "item": ("state.row[a]", IndexError, [(8, 0), (-1, 0), (MOST, 0), (LEAST, 0)], [(7, 0)]),
    "item of a record": ("seen(Pair(first=b), a)", IndexError, [(3, 0), (-1, 0)], [(1, 7), (2, 7)]),
    "item of a row": ("state.grid[a][b]", IndexError, [(4, 0), (0, 5), (-1, 0), (0, -1)], [(3, 4)]),
    "item of a reference": ("state.inner.row[a]", IndexError, [(6, 0), (-1, 0)], [(5, 0)]),
    "item, written": ("state.row[8]", IndexError, [(0, 0)], []),
    "a state that is not there": ("state.missing.number", AttributeError, [(0, 0)], []),
    "one that is passed on": ("inside(state.missing)", AttributeError, [(0, 0)], []),
    "in a condition": ("1 if a + b else 0", OverflowError, [(MOST, 1)], [(MOST, 0)]),
    "in what is not reached": ("1 if b else a // b", ZeroDivisionError, [(1, 0)], [(1, 1)]),
    "in a chain": ("a < b < b + 1", OverflowError, [(0, MOST)], [(MOST, MOST)]),
    "in an argument": ("helper(state, a + b)", OverflowError, [(MOST, 1)], [(1, 1)]),
    "in a rule that is called": ("helper(state, a)", ZeroDivisionError, [(9, 0)], [(8, 0)]),
    "in a loop": ("looped(a)", OverflowError, [(70, 0)], [(60, 0)]),
}
HELPERS = """
def inside(inner: Inner) -> int:
    return inner.number

def helper(state: Trial, a: int) -> int:
    state.b = a
    return a // (a - 9)

class Seen(Record, width=3):
    pass

class Pair(Seen, number=5):
    first: int

def seen(pair: Seen, a: int) -> int:
    return pair[a]

def looped(a: int) -> int:
    total = 1
    for i in range(a):
        total += total
    return total
"""


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_raised_where_it_is_and_only_then(name: str, tmp_path: Path) -> None:
    expression, kind, wrong, right = FAULTS[name]
    body = f"state.a = 7\nc = {expression}\nstate.row[0] = 9\nreturn c"
    module = rules_from(HELPERS + rule_with(body), tmp_path)
    machine = machine_of(module.rule)
    as_python = plain_outcomes(module, "rule", wrong + right)
    assert compiled_outcomes(machine, module.rule, wrong + right) == as_python
    assert [found[0] for found, _ in as_python[: len(wrong)]] == [kind] * len(wrong)  # type: ignore[index]
    assert all(isinstance(found, int) for found, _ in as_python[len(wrong) :])


def test_fault_names_file_line_and_text(tmp_path: Path) -> None:
    source = rule_with("c = a\nd = (b *\n     c)\nreturn state.row[c]")
    module = rules_from(source, tmp_path)
    machine = machine_of(module.rule)
    lines = (HEAD + source).splitlines()
    with pytest.raises(IndexError) as found:
        machine.call(module.rule, state_of(block), 8, 0)
    line = 1 + lines.index("    return state.row[c]")
    assert str(found.value).startswith(f"{module.__file__}:{line}: ")
    assert str(found.value).endswith(": state.row[c]")
    with pytest.raises(OverflowError, match=r": b \*$"):
        machine.call(module.rule, state_of(block), 1 << 40, 1 << 40)


STORES = {
    "a number": "state.row[a] = b",
    "a row's": "state.grid[a][b] = 4",
    "a change": "state.row[a] += b",
    "a swap": "state.row[0], state.row[a] = 5, 6",
    "a chain": "state.a = state.row[a] = b",
    "another state's": "state.inner.row[a] = b",
    "in a loop": "for i in range(a):\n    state.row[i] = b",
}


@pytest.mark.parametrize("name", STORES)
def test_nothing_is_written_outside(name: str, tmp_path: Path) -> None:
    module = rules_from(rule_with(STORES[name] + "\nreturn 1"), tmp_path)
    given = [(9, 9), (-1, 0), (-9, 1), (1000, 1000), (1 << 40, 0), (LEAST, MOST), (3, 3)]
    machine = machine_of(module.rule)
    as_python = plain_outcomes(module, "rule", given)
    assert compiled_outcomes(machine, module.rule, given) == as_python
    assert as_python[0][0][0] is IndexError  # type: ignore[index]


def test_state_is_as_it_was_at_the_fault_and_the_next_call_starts_afresh(tmp_path: Path) -> None:
    module = rules_from(rule_with("state.a += 1\nreturn state.row[a]"), tmp_path)
    machine, state = machine_of(module.rule), state_of(block)
    for _ in range(3):
        with pytest.raises(IndexError):
            machine.call(module.rule, state, 8, 0)
    state.row = [5, 6, 7, 8, 9, 10, 11, 12]
    assert machine.call(module.rule, state, 7, 0) == 12
    assert state.a == 4


def test_faults_of_one_thread_are_none_of_another(tmp_path: Path) -> None:
    body = "n = 0\nwhile n < 20000:\n    n += 1\nreturn state.row[a]"
    module = rules_from(rule_with(body), tmp_path)
    machine = machine_of(module.rule)
    found: dict[int, set[str]] = {0: set(), 8: set()}

    def ask(index: int) -> None:
        state = state_of(block)
        for _ in range(300):
            try:
                found[index].add(str(machine.call(module.rule, state, index, 0)))
            except IndexError:
                found[index].add("fault")

    threads = [threading.Thread(target=ask, args=(index,)) for index in found]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {0: {"0"}, 8: {"fault"}}


# --- depth --------------------------------------------------------------------------------------

DEEP = """
def sum_to(state: Trial, n: int) -> int:
    return n + sum_to(state, n - 1) if n else 0

def even(state: Trial, n: int) -> int:
    if n == 0:
        return 1
    return odd(state, n - 1)

def odd(state: Trial, n: int) -> int:
    return 0 if n == 0 else even(state, n - 1)

def endless(state: Trial) -> None:
    state.a += 1
    endless(state)
"""


@pytest.mark.parametrize("call", ["sum_to(state, a)", "even(state, a)"])
def test_rules_call_each_other_so_deep_and_no_deeper(call: str, tmp_path: Path) -> None:
    module = rules_from(DEEP + rule_with(f"return {call} + {call}"), tmp_path)
    machine = machine_of(module.rule)
    for depth in (0, 1, 17, MAX_CALL_DEPTH - 1):
        expected = module.rule(state_of(plain_state), depth, 0)
        assert machine.call(module.rule, state_of(block), depth, 0) == expected
    for depth in (MAX_CALL_DEPTH, 10_000, MOST):
        with pytest.raises(RecursionError, match=f"more than {MAX_CALL_DEPTH} deep"):
            machine.call(module.rule, state_of(block), depth, 0)


def test_rules_without_end_are_stopped_as_python_stops_them(tmp_path: Path) -> None:
    module = rules_from(DEEP + rule_with("endless(state)\nreturn 1"), tmp_path)
    with pytest.raises(RecursionError):
        module.rule(state_of(plain_state), 0, 0)
    state = state_of(block)
    with pytest.raises(RecursionError, match=r"\.py:\d+: .*: def endless"):
        machine_of(module.rule).call(module.rule, state, 0, 0)
    assert state.a == MAX_CALL_DEPTH


def test_entry_that_calls_itself_is_counted(tmp_path: Path) -> None:
    module = rules_from(DEEP, tmp_path)
    machine = machine_of(module.sum_to)
    assert machine.call(module.sum_to, state_of(block), MAX_CALL_DEPTH - 1) == sum(
        range(MAX_CALL_DEPTH)
    )
    with pytest.raises(RecursionError):
        machine.call(module.sum_to, state_of(block), MAX_CALL_DEPTH)


# --- calls from outside -------------------------------------------------------------------------


def test_calls_are_held_to_what_the_entry_takes(tmp_path: Path) -> None:
    module = rules_from(rule_with("return a + b"), tmp_path)
    machine, state = machine_of(module.rule), state_of(block)
    for numbers in ((), (1,), (1, 2, 3)):
        with pytest.raises(TypeError):
            machine.call(module.rule, state, *numbers)
    with pytest.raises(TypeError):
        machine.call(module.rule, block(Inner), 1, 2)
    for number in (1 << 63, 1 << 64, LEAST - 1):
        with pytest.raises(OverflowError):
            machine.call(module.rule, state, number, 0)
    assert machine.call(module.rule, state, LEAST, MOST) == -1
    assert contents(state) == contents(state_of(plain_state))
