"""Rules mean the same as Python, compiled, and compiled with a watch on every look into a table."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulator.compiling import NotCompilable, compile_rules
from simulator.machine import Entry
from simulator.memory import NUMBER, Block, Layout, Ref, plain
from tests.simulator.trial_rules import (
    HEAD,
    contents,
    machine_of,
    outcomes,
    rules_from,
    state_of,
)

SOME = [-13, -8, -7, -3, -2, -1, 0, 1, 2, 3, 5, 7, 8, 1000]
PAIRS = [(a, b) for a in SOME for b in SOME]


@pytest.fixture(autouse=True)
def _forget_trial_modules() -> Iterator[None]:
    yield
    for name in [name for name in sys.modules if name.startswith("simulator.trial")]:
        del sys.modules[name]


CONSTRUCTS = {
    "sums": "return a + b - 3 * a * b",
    "floor division": "return a // b if b else 77",
    "modulo": "return a % b if b else 77",
    "division by constants": "return a // 3 * 100 + a % 3 + b // -4 * 7 + b % -4",
    "shifts": "return (a << 3) + (b >> 1) + (a >> 2)",
    "bits": "return (a & b) + 3 * (a | b) + 5 * (a ^ b) + 7 * ~a",
    "signs": "return -a - -b",
    "comparison": "return (a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * (a != b) + 16 * (a >= b)",
    "chain": "return -3 < a <= b < 8",
    "long chain": "return a == b == 2 != a",
    "a chain stops in time": "return a < b < stepped(state) <= numbered(state.inner, b)",
    "and": "return a and b",
    "or": "return a or b",
    "and and or": "return a and b or a - 1 and not b or 5",
    "and stops in time": "return b != 0 and a // b",
    "or stops in time": "return b == 0 or a // b",
    "not": "return not a or not (a < b)",
    "conditional": "return a if a > b else b if b > 3 else -1",
    "nested conditional": "return (1 if a else 2) * (3 if b else 4)",
    "truth of a number": "return 5 if a else 6",
    "bit_length": "return abs(a).bit_length() * 100 + (abs(b) << 3).bit_length()",
    "least": "return min(a, b) * 10 + max(a, b, 2) + min(a, 3, b, -1)",
    "size": "return abs(a - b)",
    "early return": """
if a > b:
    return 1
if a == b:
    return 2
return 3""",
    "while": """
n = 0
while a > 0 and n < 50:
    a -= 3
    n += 1
return n * 100 + a""",
    "while true": """
n = 0
while True:
    n += 1
    if n * n >= a:
        break
    if n > 20:
        return -1
return n""",
    "for": """
total = 0
for i in range(b):
    total += i * a
return total""",
    "for from to": """
total = 0
for i in range(a, b):
    total += i
    if total > 40:
        break
return total""",
    "for down": """
total = 0
for i in range(b, a, -2):
    total = total * 3 % 1009 + i
return total""",
    "for by three": """
total = 0
for i in range(-5, b, 3):
    if i == 1:
        continue
    total = total * 3 % 1009 + i
return total""",
    "loop name after the loop": """
i = 99
for i in range(b):
    if i == a:
        break
return i""",
    "loop name changed inside": """
count = 0
for i in range(7):
    i += a
    count = count * 2 % 1009 + i
return count""",
    "range is counted once": """
stop = 4
total = 0
for i in range(stop):
    stop = 9
    total += i
return total""",
    "loops in loops": """
found = 0
for i in range(6):
    j = 0
    while j < 6:
        j += 1
        if i * j == a:
            continue
        if i + j == b:
            break
        found = found * 5 % 1009 + i - j
return found""",
    "several names": """
c = d = a
a, b = b, a
c, a = a + 1, c
return a * 1000 + b * 100 + c * 10 + d""",
    "annotated": """
c: int = a * 2
return c""",
    "changes": """
a += b
a *= 2
b -= a
b |= 1
a ^= b
a &= 255
a <<= 2
b >>= 1
a //= 3
b %= 7
return a * 10 + b""",
    "constants of the module": "return FOUR * a + b",
    "pass": """
if a:
    pass
else:
    return b
return a""",
    "fields": """
state.a = a
state.b += b + state.a
state.row[3] = state.b
state.row[3] -= 2
state.grid[2][4] = state.row[3] * 2
state.grid[2][4] *= 3
return state.grid[2][4] + state.grid[2][3]""",
    "part of a table": """
row = state.grid[1]
row[2] = a
other = state.grid[3]
other[2] = b
return row[2] * 10 + state.grid[1][2] + other[2]""",
    "references": """
state.inner.number = a
state.other.number = b
inner = state.inner
inner.number += 1
inner.row[2] = state.other.number
return state.inner.number * 100 + inner.row[2]""",
    "copied state": """
state.inner.number = a
state.inner.row[5] = b
copy_state(state.other, state.inner)
state.inner.row[5] = 0
return state.other.number * 10 + state.other.row[5]""",
    "a place worked out once": """
state.row[stepped(state)] += a
state.grid[stepped(state)][stepped(state)] -= b
return state.a""",
    "calls": "return doubled(a) + doubled(doubled(b)) - tripled(a)",
    "a rule without result": """
keep(state, a)
keep(state, b)
return state.row[0] - state.row[1]""",
    "rules with states and tables": """
state.row[1] = a
state.grid[2][1] = b
return summed(state.row) * 3 + summed(state.grid[2]) + numbered(state.inner, a)""",
    "recursion by a late import": "return fallen(state, min(abs(a), 20), b)",
}
HELPERS = '''
def stepped(state: State) -> int:
    state.a += 1
    return state.a

def doubled(n: int) -> int:
    return n * 2

def tripled(n: int) -> int:
    if n > 100:
        return 3 * n - 1
    return doubled(n) + n

def keep(state: State, n: int) -> None:
    """Says nothing."""
    if n < 0:
        return
    state.row[state.b] = n
    state.b = (state.b + 1) % 8

def summed(row: State) -> int:
    return row[0] + 2 * row[1] + 3 * row[2]

def numbered(inner: State, n: int) -> int:
    inner.number = n
    return inner.number * 2

def fallen(state: State, n: int, by: int) -> int:
    return deeper(state, n, by) if n > 0 else by

def deeper(state: State, n: int, by: int) -> int:
    from simulator.trial_helpers import fallen

    state.a += n
    return fallen(state, n - 1, by) * 3 % 1009 + n
'''


def rule_with(body: str) -> str:
    lines = "\n".join(f"    {line}" for line in body.strip().splitlines())
    return f"\ndef rule(state: State, a: int, b: int) -> int:\n{lines}\n"


@pytest.mark.parametrize("name", CONSTRUCTS)
def test_construct_means_the_same_three_ways(name: str, tmp_path: Path) -> None:
    source = HELPERS + rule_with(CONSTRUCTS[name])
    module = rules_from(source, tmp_path)
    sys.modules["simulator.trial_helpers"] = module
    as_python, compiled, checked = outcomes(module.rule, PAIRS)
    assert compiled == as_python
    assert checked == as_python


# --- random programs ----------------------------------------------------------------------------

NAMES = ("a", "b", "c")
LEAVES = st.sampled_from([*NAMES, "state.a", "state.row[c & 7]", "state.grid[a & 3][2]", "FOUR"])


@st.composite
def expressions(draw: st.DrawFn, depth: int = 2) -> str:
    """Values stay far below 64 bits: names hold less than 1009, products are of four at most."""
    if depth == 0:
        return draw(LEAVES | st.integers(-9, 9).map(str))
    x, y = draw(expressions(depth - 1)), draw(expressions(depth - 1))
    form = draw(
        st.sampled_from(
            [
                "({x} + {y})", "({x} - {y})", "({x} * {y})", "({x} // (1 + abs({y})))",
                "({x} % (-1 - abs({y})))", "({x} // (-1 - abs({y})))", "({x} % (1 + abs({y})))",
                "({x} << (c & 3))", "({x} >> (a & 7))", "({x} & {y})", "({x} | {y})", "({x} ^ {y})",
                "({x} < {y})", "({x} <= a < {y})", "({x} == {y})", "({x} and {y})", "({x} or {y})",
                "(not {x})", "(-{x})", "(~{x})", "({x} if {y} else c)", "min({x}, {y}, b)",
                "max({x}, {y})", "abs({x})", "abs({x}).bit_length()", "helper(state, {x}, {y})",
            ]
        )
    )  # fmt: skip
    return form.format(x=x, y=y)


@st.composite
def statements(draw: st.DrawFn, depth: int = 2, loop: bool = False) -> list[str]:
    found: list[str] = []
    for _ in range(draw(st.integers(1, 3))):
        found += draw(statement(depth, loop))
    return found


@st.composite
def statement(draw: st.DrawFn, depth: int, loop: bool) -> list[str]:
    value, name = draw(expressions()), draw(st.sampled_from(NAMES))
    kinds = ["set", "change", "row", "grid", "field", "swap"]
    kinds += ["if", "for", "while"] if depth else []
    kinds += ["break", "continue"] if loop else []
    kind = draw(st.sampled_from(kinds))
    if kind == "set":
        return [f"{name} = {value} % 1009"]
    if kind == "change":
        return [f"{name} {draw(st.sampled_from(['+', '-', '|', '^', '*']))}= {value}", small(name)]
    if kind == "row":
        return [f"state.row[{name} & 7] += {value} % 101", "state.row[c & 7] %= 1009"]
    if kind == "grid":
        return [f"state.grid[{name} & 3][2] = {value} % 1009"]
    if kind == "field":
        return [f"state.a = {value} % 1009"]
    if kind == "swap":
        return ["a, b = b, a"]
    if kind in ("break", "continue"):
        return [f"if {value}:", f"    {kind}"]
    inside = ["    " + line for line in draw(statements(depth - 1, loop or kind != "if"))]
    if kind == "if":
        other = ["    " + line for line in draw(statements(depth - 1, loop))]
        return [f"if {value}:", *inside, "else:", *other]
    if kind == "for":
        step = draw(st.sampled_from(["1", "2", "-1", "-3"]))
        return [f"for i{depth} in range({name} % 7, ({value}) % 9, {step}):", *inside]
    return [f"n{depth} = 0", f"while n{depth} < 5 and {value}:", f"    n{depth} += 1", *inside]


def small(name: str) -> str:
    return f"{name} %= 1009"


HELPER = """
def helper(state: State, x: int, y: int) -> int:
    if x > y:
        return x % 101
    state.b = (state.b + 1) % 50
    return state.b
"""
TRIALS = [(0, 0), (1, -1), (-7, 12), (500, 3), (-1000, -999), (8, 8)]


@given(statements(), expressions())
def test_random_program_means_the_same_three_ways(body: list[str], result: str) -> None:
    source = HELPER + rule_with("\n".join(["c = a - b", *body, f"return {result}"]))
    with tempfile.TemporaryDirectory() as folder:
        as_python, compiled, checked = outcomes(rules_from(source, Path(folder)).rule, TRIALS)
    assert compiled == as_python, source
    assert checked == as_python, source


# --- what is refused ----------------------------------------------------------------------------

REFUSED = {
    "a text": "return 'a'",
    "a fraction": "return 1.5",
    "a true division": "return a / b",
    "a power": "return a ** 2",
    "a list": "state.a = [1][0]\nreturn 1",
    "a tuple": "c = (a, b)\nreturn 1",
    "unpacking a call": "c, d = doubled(a)\nreturn c",
    "a loop over a table": "for n in state.row:\n    pass\nreturn 1",
    "a step that is not known": "for n in range(0, a, b):\n    pass\nreturn 1",
    "else of a loop": "while a:\n    a -= 1\nelse:\n    a = 2\nreturn a",
    "a name in two sorts": "c = a\nc = state\nreturn 1",
    "an unknown name": "return nothing",
    "an unknown field": "return state.nothing",
    "a field of a number": "return a.b",
    "a look into a number": "return a[0]",
    "a whole table as a number": "return state.row + 1",
    "writing a whole table": "state.row = a\nreturn 1",
    "changing a whole row": "state.grid[1] += a\nreturn 1",
    "writing a reference": "state.inner = state.other\nreturn 1",
    "a named argument": "return doubled(n=a)",
    "an argument too few": "return doubled()",
    "a call of something else": "return hash(a)",
    "a function inside": "def inner() -> int:\n    return 1\nreturn 1",
    "an exception": "raise ValueError",
    "try": "try:\n    pass\nfinally:\n    pass\nreturn 1",
    "with": "with state:\n    pass\nreturn 1",
    "assert": "assert a\nreturn 1",
    "nothing as result": "return",
    "is": "return a is b",
    "in": "return a in state.row",
    "a walrus": "return (c := a)",
    "a text that does nothing": "a\nreturn 1",
}


@pytest.mark.parametrize("name", REFUSED)
def test_construct_is_refused_where_it_stands(name: str, tmp_path: Path) -> None:
    source = HELPERS + rule_with(REFUSED[name])
    module = rules_from(source, tmp_path)
    with pytest.raises(NotCompilable) as refused:
        compile_rules([Entry(module.rule, ("Trial",), 2)])
    place = str(refused.value)
    assert place.startswith(f"{module.__name__}:")
    first = (HEAD + source).splitlines().index("def rule(state: State, a: int, b: int) -> int:")
    line = int(place.split(":")[1])
    assert first + 1 < line <= first + 1 + len(REFUSED[name].splitlines()), place


def test_result_has_to_be_as_annotated(tmp_path: Path) -> None:
    source = "def rule(state: State, a: int, b: int) -> None:\n    return a\n"
    with pytest.raises(NotCompilable, match="not as annotated"):
        machine_of(rules_from(source, tmp_path).rule, 2)


def test_layouts_have_names_of_their_own() -> None:
    with pytest.raises(AssertionError, match="two layouts are called Trial"):
        Layout("Trial", {"a": NUMBER})


def test_references_of_a_layout_come_first() -> None:
    with pytest.raises(AssertionError, match="references come first"):
        Layout("TrialBackwards", {"a": NUMBER, "inner": Ref("TrialInner")})


# --- looks outside of a table -------------------------------------------------------------------

LOOK = """
state.b = 1
if a > 0:
    state.b = state.row[b]
    return state.row[a]
state.row[-a] = 3
return 7
"""
OUTSIDE = {(0, 0): "", (1, 7): "", (1, 8): "state.row[b]", (8, 0): "state.row[a]"}
OUTSIDE |= {(1, -1): "state.row[b]", (-8, 0): "state.row[-a]", (99, 99): "state.row[b]"}


@pytest.mark.parametrize("given", OUTSIDE)
def test_look_outside_of_a_field_is_reported(given: tuple[int, int], tmp_path: Path) -> None:
    """The first such place is named; plain Python stops there."""
    source, look = rule_with(LOOK), OUTSIDE[given]
    rule = rules_from(source, tmp_path).rule
    machine = machine_of(rule, 2, checked=True)
    if not look:
        assert machine.call(rule, state_of(Block), *given) == rule(state_of(plain), *given)
        return
    with pytest.raises(IndexError):
        rule(state_of(plain), *given)
    with pytest.raises(IndexError) as found:
        machine.call(rule, state_of(Block), *given)
    line = 1 + (HEAD + source).splitlines().index(_line_with(look))
    assert f"{rule.__module__}:{line}: {look}" in str(found.value)


def _line_with(look: str) -> str:
    return next(f"    {line}" for line in LOOK.splitlines() if look in line)


def test_checked_rules_go_on_after_a_fault(tmp_path: Path) -> None:
    """Who looks outside sees the first item; the next call begins without a fault."""
    module = rules_from(rule_with("return state.row[a]"), tmp_path)
    machine = machine_of(module.rule, 2, checked=True)

    state = state_of(Block)
    with pytest.raises(IndexError):
        machine.call(module.rule, state, 8, 0)
    state.row = [5, 6, 7, 8, 9, 10, 11, 12]
    assert machine.call(module.rule, state, 7, 0) == 12


def test_rows_of_tables_are_watched_too(tmp_path: Path) -> None:
    module = rules_from(rule_with("state.grid[a][b] = 4\nreturn 1"), tmp_path)
    machine = machine_of(module.rule, 2, checked=True)

    for a, b in ((4, 0), (0, 5), (-1, 0), (0, -1)):
        with pytest.raises(IndexError, match=r"state\.grid\[a\]"):
            machine.call(module.rule, state_of(Block), a, b)
        with pytest.raises(IndexError):
            module.rule(state_of(plain), a, b)


# --- states -------------------------------------------------------------------------------------


def test_states_of_both_sorts_read_alike() -> None:

    for make in (plain, Block):
        state = state_of(make)
        assert contents(state) == [0] * (7 + 7 + 2 + 8 + 20)
        state.a, state.row[2], state.grid[3][4], state.inner.number = 1, 2, 3, 4
        assert (state.a, state.row[2], state.grid[3][4], state.inner.number) == (1, 2, 3, 4)
        with pytest.raises(AttributeError):
            state.nothing  # noqa: B018
