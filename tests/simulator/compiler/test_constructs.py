"""Rules mean the same as Python; what would not is rejected, with file, line and reason."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.simulator.compiler.trials import (
    HEAD,
    compiled_outcomes,
    machine_of,
    plain_outcomes,
    rule_with,
    rules_from,
    state_of,
)
from trackwright.simulator.compiler.data.memory import block
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.compiler.machine import Machine
from trackwright.simulator.compiler.program import compile_rules
from trackwright.simulator.compiler.reading.source import RejectedRule

pytestmark = pytest.mark.filterwarnings("ignore:Bitwise inversion:DeprecationWarning")
"""`~` of a comparison means what it means as long as Python has it."""

SOME = [-13, -8, -7, -3, -2, -1, 0, 1, 2, 3, 5, 7, 8, 1000]
PAIRS = [(a, b) for a in SOME for b in SOME]

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
    "annotat": """
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
    "a record": """
total = 0
for n in range(3):
    total += written(state, Pair(first=stepped(state) + n, second=stepped(state) * a))
return total * 1000 + state.row[1] * 10 + state.row[2]""",
    "several records": """
return written(state, Single(only=passed_on(Single(only=a), 1))) - passed_on(Pair(
    second=b, first=a), 2) + state.row[3]""",
    "recursion by a late import": "return fallen(state, min(abs(a), 20), b)",
    "a chain of targets works once": """
c = d = stepped(state)
state.row[c] = state.row[d + 1] = e = stepped(state)
return c * 1000 + d * 100 + state.row[1] * 10 + state.row[2] + e + state.a""",
    "targets from left to right": """
a = state.row[a & 7] = 5
b, state.row[b & 7] = 3, 4
return state.row[5] * 10 + state.row[3] + a""",
    "a name of the module as one's own": """
FOUR = a
for max in range(3):
    FOUR += max
return FOUR""",
    "names of LLVM's language": """
entry = a
s0 = b
v1 = fault = depth = L1 = entry + s0
return given(entry, s0) + v1 + fault + depth + L1""",
    "long shifts": """
return (a >> 64) + (b >> 1000) + (0 << 70) + (a - a << 64) + (3 >> (b & 127))""",
    "powers of two": """
return a // 8 * 1000 + a % 8 * 100 + b // 1 + b % 1 + a // 1024 + b % 4096""",
    "the least number": """
c = -9223372036854775808
d = 9223372036854775807 + c
return (c % -1) + (c // 2 % 1000) + (c + 1) % 7 + (c < a) + (c >> 60) + d""",
    "bits of numbers below zero": """
return a.bit_length() * 100 + (b - 1).bit_length() + (-8).bit_length()""",
    "one of several": "return (a in (b, 3, stepped(state))) + 2 * (a not in (1, b)) + 4 * state.a",
    "truth as a number": "return (a < b) + True - (not a) * (b == 2) - False + ~(a > b) + -(a < b)",
    "plus": "return +a - +b",
    "a loop without end and a way out": """
while 1:
    a += 3
    while True:
        b += 1
        if b > 5:
            break
    if a > 10:
        return a * 100 + b""",
    "bound on every way": """
if a > b:
    c = 1
elif a == b:
    c = 2
else:
    return 3
return c""",
    "bound before it breaks": """
while True:
    c = stepped(state)
    if c > 3:
        break
return c""",
    "far ranges": """
total = 0
for i in range(9223372036854775800, 9223372036854775807, 5):
    total += i % 1000
for i in range(-9223372036854775800, -9223372036854775808, -5):
    total += i % 1000
for i in range(a, a):
    total += 1
return total""",
    "steps after a range is left": """
i = 0
for i in range(0, 10, 4):
    pass
for j in range(5, 0, -2):
    i = i * 10 + j
return i""",
    "a text and dots do nothing": """
'a text'
...
return a""",
    "what is never reached": """
if a == a:
    return b
c = a
return c""",
    "nothing as result, said": """
silent(state, a)
return state.b""",
    "states and tables by name": """
inner = other = state.inner
row, grid = inner.row, state.grid
row[1] = a
other.row[2] = b
grid[1][1], grid[1][2] = row[2], inner.row[1]
return summed(row) * 10 + summed(grid[1])""",
    "an import of a constant": """
from trackwright.simulator.trial_helpers import FOUR as five
return five * a""",
    "an import in a branch": """
if a > b:
    from trackwright.simulator.trial_helpers import doubled as changed
else:
    from trackwright.simulator.trial_helpers import doubled as changed
return changed(a)""",
}
HELPERS = '''
def given(entry: int, s0: int) -> int:
    fault = entry * 10
    return fault + s0

def silent(state: Trial, n: int) -> None:
    if n > 2:
        return None
    state.b = n

def stepped(state: Trial) -> int:
    state.a += 1
    return state.a

def doubled(n: int) -> int:
    return n * 2

def tripled(n: int) -> int:
    if n > 100:
        return 3 * n - 1
    return doubled(n) + n

def keep(state: Trial, n: int) -> None:
    """Says nothing."""
    if n < 0:
        return
    state.row[state.b] = n
    state.b = (state.b + 1) % 8

class Seen(Record, width=4):
    pass

class Pair(Seen, number=7):
    second: int
    first: int

class Single(Seen, number=8):
    only: int

def written(state: Trial, seen: Seen) -> int:
    for column in range(4):
        state.row[column] = seen[column]
    return passed_on(seen, state.a & 3)

def passed_on(seen: Seen, column: int) -> int:
    same = seen
    return same[column] * 100 + seen[0]

def summed(row: Table) -> int:
    return row[0] + 2 * row[1] + 3 * row[2]

def numbered(inner: Inner, n: int) -> int:
    inner.number = n
    return inner.number * 2

def fallen(state: Trial, n: int, by: int) -> int:
    return deeper(state, n, by) if n > 0 else by

def deeper(state: Trial, n: int, by: int) -> int:
    from trackwright.simulator.trial_helpers import fallen

    state.a += n
    return fallen(state, n - 1, by) * 3 % 1009 + n
'''


@pytest.fixture(autouse=True)
def _forget_trial_modules() -> Iterator[None]:
    yield
    for name in [name for name in sys.modules if name.startswith("trackwright.simulator.trial")]:
        if name != "trackwright.simulator.trial_helpers":
            del sys.modules[name]


@pytest.fixture(scope="module")
def constructs(tmp_path_factory: pytest.TempPathFactory) -> tuple[ModuleType, list[Machine]]:
    """All constructs, compiled together: checked, and unchecked."""
    rules = [rule_with(body, f"rule_{i}") for i, body in enumerate(CONSTRUCTS.values())]
    folder = tmp_path_factory.mktemp("constructs")
    module = rules_from(HELPERS + "".join(rules), folder, "trackwright.simulator.trial_helpers")
    made = [getattr(module, f"rule_{i}") for i in range(len(CONSTRUCTS))]
    return module, [machine_of(*made, checked=checked) for checked in (True, False)]


@pytest.mark.slow
@pytest.mark.parametrize("name", CONSTRUCTS)
def test_construct_means_the_same(name: str, constructs: tuple[ModuleType, list[Machine]]) -> None:
    module, machines = constructs
    rule = f"rule_{list(CONSTRUCTS).index(name)}"
    as_python = plain_outcomes(module, rule, PAIRS)
    assert all(isinstance(found, int) for found, _ in as_python)
    for machine in machines:
        assert compiled_outcomes(machine, getattr(module, rule), PAIRS) == as_python


# --- what is rejected ---------------------------------------------------------------------------

REJECTED = {
    "a text": ("return 'a'", "not a whole number"),
    "a fraction": ("return 1.5", "not a whole number"),
    "nothing as a number": ("return a + None", "not a whole number"),
    "a number too large": ("return 9223372036854775808", "more than 64 bits"),
    "a number too small": ("return -9223372036854775809", "more than 64 bits"),
    "a true division": ("return a / b", "do not support this operation"),
    "a power": ("return a ** 2", "do not support this operation"),
    "a record's field that is not there": ("return passed_on(Pair(first=a, third=b), 1)", "takes"),
    "a record without a field": ("return passed_on(Pair(first=a), 1)", "takes second, first"),
    "a record's field twice": ("return passed_on(Pair(a, first=a, second=b), 1)", "takes second"),
    "a record of all of a dictionary": ("return passed_on(Pair(**state), 1)", "takes second"),
    "a record of a state": ("return passed_on(Single(only=state), 1)", "not a number"),
    "a record kept": ("pair = Pair(first=a, second=b)\nreturn a", "given to a rule"),
    "a family as a record": ("return passed_on(Seen(), 1)", "not a rule"),
    "the greater record": ("return max(Pair(first=a, second=b), 1)", "not a number"),
    "a list": ("state.a = [1][0]\nreturn 1", "only support whole numbers, states and tables"),
    "a tuple": ("c = (a, b)\nreturn 1", "do not support this kind of value"),
    "a tuple of tuples": ("(c, d), e = (a, b), a\nreturn 1", "do not support this kind of value"),
    "a tuple and a name": ("c = d, e = a, b\nreturn 1", "separated by commas"),
    "more names than values": ("c, d = a, b, a\nreturn 1", "separated by commas"),
    "unpacking a call": ("c, d = doubled(a)\nreturn c", "separated by commas"),
    "the rest of a tuple": ("c, *d = a, b\nreturn c", "unknown number"),
    "the rest of arguments": ("return min(*state.row)", "unknown number"),
    "a loop over a table": ("for n in state.row:\n    pass\nreturn 1", "range"),
    "a loop that writes a field": ("for state.a in range(3):\n    pass\nreturn 1", "single name"),
    "a range of nothing": ("for n in range():\n    pass\nreturn 1", "single name"),
    "a named range": ("for n in range(stop=a):\n    pass\nreturn 1", "single name"),
    "a step that is not known": ("for n in range(0, a, b):\n    pass\nreturn 1", "written out"),
    "a step of nothing": ("for n in range(0, a, 0):\n    pass\nreturn 1", "written out"),
    "else of while": ("while a:\n    a -= 1\nelse:\n    a = 2\nreturn a", "cannot have an else"),
    "else of for": (
        "for i in range(a):\n    a = 1\nelse:\n    a = 2\nreturn a",
        "cannot have an else",
    ),
    "a name of two types": ("c = a\nc = state\nreturn 1", "two types"),
    "an unknown name": ("return nothing", "constant whole number"),
    "an unknown field": ("return state.nothing", "no such field"),
    "a field of a number": ("return a.b", "not a state"),
    "a look into a number": ("return a[0]", "not a table"),
    "a part of a table": ("return state.row[1:2]", "single items"),
    "a whole table as a number": ("return state.row + 1", "not a number"),
    "a state as truth": ("return 1 if state.inner else 2", "not a number"),
    "writing a whole table": ("state.row = a\nreturn 1", "only numbers"),
    "changing a whole row": ("state.grid[1] += a\nreturn 1", "only numbers"),
    "writing a reference": ("state.inner = state.other\nreturn 1", "only numbers"),
    "a named argument": ("return doubled(n=a)", "in order"),
    "an argument too few": ("return doubled()", "takes 1 arguments"),
    "an argument too many": ("return doubled(a, b)", "takes 1 arguments"),
    "a call of something else": ("return hash(a)", "not a rule"),
    "a call of a name of one's own": ("min = a\nreturn min(a, b)", "not a rule"),
    "a loop over a range of one's own": (
        "range = a\nfor i in range(3):\n    pass\nreturn range",
        "range",
    ),
    "a rule as a number": ("return doubled", "constant whole number"),
    "abs of two": ("return abs(a, b)", "abs takes one"),
    "least of one": ("return min(a)", "two or more"),
    "least by a key": ("return min(a, b, key=abs)", "in order"),
    "bit_length of an argument": ("return a.bit_length(3)", "not a rule"),
    "a method": ("return a.conjugate()", "not a rule"),
    "a function inside": ("def inner() -> int:\n    return 1\nreturn 1", "another function"),
    "a function without a name": ("c = lambda: 1\nreturn 1", "another function"),
    "a class inside": ("class A:\n    pass\nreturn 1", "a class"),
    "an exception": ("raise ValueError", "exceptions"),
    "try": ("try:\n    pass\nfinally:\n    pass\nreturn 1", "exceptions"),
    "with": ("with state:\n    pass\nreturn 1", "do not support this statement"),
    "match": ("match a:\n    case 1:\n        pass\nreturn 1", "do not support this statement"),
    "assert": ("assert a\nreturn 1", "exceptions"),
    "del": ("c = a\ndel c\nreturn 1", "cannot delete"),
    "global": ("global FOUR\nFOUR = 1\nreturn 1", "names of its module"),
    "global where nothing leads to": ("return 1\nglobal FOUR", "names of its module"),
    "yield where nothing leads to": ("return 1\nyield 2", "one number"),
    "import": ("import os\nreturn 1", "from ... import"),
    "an import of nothing": (
        "from trackwright.simulator.compiler import nothing\nreturn 1",
        "has no nothing",
    ),
    "an import from nowhere": (
        "from trackwright.simulator.nowhere import a\nreturn 1",
        "no such module",
    ),
    "an import from beside": ("from . import memory\nreturn 1", "full names"),
    "an import over a parameter": (
        "from trackwright.simulator.compiler.data.state import size_of as a\nreturn a",
        "only be imported from one place",
    ),
    "an import of two things": (
        "from trackwright.simulator.compiler.data.state import WORD as c\n"
        "from trackwright.simulator.compiler.reading.names import MOST as c\nreturn c",
        "only be imported from one place",
    ),
    "an imported name that changes": (
        "from trackwright.simulator.compiler.data.state import WORD\nWORD = 3\nreturn WORD",
        "cannot be assigned",
    ),
    "nothing as result": ("return", "does not match the annotation"),
    "nothing as result, said": ("return None", "does not match the annotation"),
    "a result that is none": ("return keep(state, a)", "not a number"),
    "a result that is none, assigned": ("c = keep(state, a)\nreturn 1", "used as a value"),
    "a result that is none, passed on": ("return doubled(keep(state, a))", "used as a value"),
    "is": ("return a is b", "do not support this comparison"),
    "in": ("return a in state.row", "do not support this comparison"),
    "in a chain": ("return a in (1, 2) == b", "chained comparison"),
    "a walrus": ("return (c := a)", "in a statement of their own"),
    "a text that does nothing": ("a\nreturn 1", "does nothing"),
    "a field with an annotation": ("state.a: int = 3\nreturn 1", "only names can be annotated"),
    "a state for a number": ("return doubled(state)", "doubled takes int here"),
    "a number for a state": ("return stepped(a)", "stepped takes Trial here"),
    "another state": ("return numbered(state, a)", "numbered takes Inner here"),
    "rows for a row": ("return summed(state.grid)", "summed takes Table here"),
    "copying a number": ("copy_state(state, a)\nreturn 1", "two states of the same layout"),
    "copying another layout": ("copy_state(state, state.inner)\nreturn 1", "same layout"),
    "copying one": ("copy_state(state)\nreturn 1", "two states"),
    "a constant that changes": ("return CHANGING + a", "not a constant"),
    "a constant too large": ("return HUGE", "more than 64 bits"),
    "a constant that is no whole number": ("return HALF", "constant whole number"),
    # names without a value
    "a name of the module before its value": (
        "c = FOUR\nFOUR = a\nreturn c",
        "not have a value yet",
    ),
    "a name before its value": ("c = d\nd = 1\nreturn c", "not have a value yet"),
    "a change before a value": ("c += 1\nreturn c", "not have a value yet"),
    "bound on one way": ("if a:\n    c = 1\nreturn c", "not have a value yet"),
    "bound on the other way": (
        "if a:\n    b = 1\nelse:\n    c = 1\nreturn c",
        "not have a value yet",
    ),
    "bound in a loop": ("while a > 0:\n    c = a = a - 1\nreturn c", "not have a value yet"),
    "a loop's name after it": ("for i in range(a):\n    b += i\nreturn i", "not have a value yet"),
    "bound after a break": (
        "while True:\n    if a:\n        break\n    c = a = 1\nreturn c",
        "not have a value yet",
    ),
    "only annotated": ("c: int\nreturn c", "not have a value yet"),
    "assigned where nothing leads to": ("return FOUR\nFOUR = 1", "not have a value yet"),
    "an import on one way": (
        "if a:\n    from trackwright.simulator.compiler.data.state import WORD\nreturn WORD",
        "not have a value yet",
    ),
    "a target before its value": ("state.row[c] = c = a\nreturn 1", "not have a value yet"),
    # no result
    "no result on one way": ("if a:\n    return 1", "without a result"),
    "no result after a loop": ("while a:\n    return 1", "without a result"),
    "no result after a break": ("while True:\n    if a:\n        break", "without a result"),
    "no result at all": ("pass", "without a result"),
}
OTHERS = """
CHANGING = 1
HUGE = 1 << 64
HALF = 0.5

def change() -> None:
    global CHANGING
    CHANGING += 1
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", REJECTED)
def test_construct_is_rejected_where_it_stands(name: str, tmp_path: Path) -> None:
    body, why = REJECTED[name]
    source = HELPERS + OTHERS + rule_with(body)
    module = rules_from(source, tmp_path)
    with pytest.raises(RejectedRule) as rejected:
        compile_rules([Entry(module.rule)])
    said = str(rejected.value)
    assert said.startswith(f"{module.__file__}:")
    line, reason, *_ = said.removeprefix(f"{module.__file__}:").split(":", 2)
    assert why in reason
    first = (HEAD + source).splitlines().index("def rule(state: Trial, a: int, b: int) -> int:")
    assert first + 1 < int(line) <= first + 1 + len(body.splitlines())


GIVEN_A_RECORD = """class Seen(Record, width=4):
    pass
class Single(Seen, number=8):
    only: int
def helper(seen: Seen) -> int:
    {}
    return seen[1]
def rule(state: Trial) -> int:
    return helper(Single(only=3))"""
WHOLE = {
    "a record that is changed": (GIVEN_A_RECORD.format("seen[1] = 4"), "nobody changes a record"),
    "a record that is increased": (GIVEN_A_RECORD.format("seen[1] += 4"), "nobody changes"),
    "a field of a record": (GIVEN_A_RECORD.format("seen.only"), "does nothing"),
    "a field of a record read": (GIVEN_A_RECORD.format("a = seen.only"), "not a state"),
    "a result that is not annotated": (
        "def helper(n: int) -> None:\n    return n\n"
        "def rule(state: Trial) -> int:\n    helper(1)\n    return 1",
        "annotat",
    ),
    "no annotation": ("def rule(state: Trial):\n    return 1", "-> int or -> None"),
    "another annotation": ("def rule(state: Trial) -> bool:\n    return True", "-> int or -> None"),
    "a default": ("def rule(state: Trial, a: int = 3) -> int:\n    return a", "without defaults"),
    "many": ("def rule(state: Trial, *a: int) -> int:\n    return 1", "plain parameters"),
    "not annotated": ("def rule(state: Trial, a) -> int:\n    return a", "is annotated as int"),
    "truth": ("def rule(state: Trial, a: bool) -> int:\n    return a", "is annotated as int"),
    "any state": ("def rule(state: object, a: int) -> int:\n    return a", "is annotated as int"),
    "unknown": ("def rule(state: 'Nobody') -> int:\n    return 1", "annotations cannot be read"),
    "by name only": ("def rule(state: Trial, *, a: int) -> int:\n    return a", "plain parameters"),
    "by place only": (
        "def rule(state: Trial, a: int, /) -> int:\n    return a",
        "plain parameters",
    ),
    "a decorator": (
        "import functools\n@functools.cache\ndef helper(n: int) -> int:\n    return n\n"
        "def rule(state: Trial) -> int:\n    return helper(1)",
        "not a rule",
    ),
    "a decorator that gives a function": (
        "def twice(f):\n    return lambda n: f(n) * 2\n@twice\ndef helper(n: int) -> int:\n"
        "    return n\ndef rule(state: Trial) -> int:\n    return helper(1)",
        "without decorators",
    ),
    "a decorator that gives the function": (
        "def same(f):\n    return f\n@same\ndef rule(state: Trial) -> int:\n    return 1",
        "without decorators",
    ),
    "a closure": (
        "def make(n: int):\n    def inner(state: Trial) -> int:\n        return n\n"
        "    return inner\nrule = make(3)",
        "at the top level of a module",
    ),
    "a lambda": ("rule = lambda state: 1", "at the top level of a module"),
    "a generator": ("def rule(state: Trial) -> int:\n    yield 1", "one number"),
    "deep nesting": ("def rule(state: Trial) -> int:\n    return " + "+".join("1" * 600), "deep"),
}


@pytest.mark.parametrize("name", WHOLE)
def test_function_is_rejected_that_is_no_rule(name: str, tmp_path: Path) -> None:
    source, why = WHOLE[name]
    module = rules_from("\n" + source + "\n", tmp_path)
    with pytest.raises(RejectedRule, match=why) as rejected:
        compile_rules([Entry(module.rule)])
    assert f"{module.__name__}.py:" in str(rejected.value)


def test_rule_that_was_changed_after_it_was_loaded_is_rejected(tmp_path: Path) -> None:
    """The file says something else by now: neither meaning is the right one."""
    module = rules_from(rule_with("return a"), tmp_path)
    assert module.__file__ is not None
    path = Path(module.__file__)
    path.write_text(path.read_text().replace("return a", "return b + a"))
    with pytest.raises(RejectedRule, match="has changed since it was loaded"):
        machine_of(module.rule)


def test_rule_without_a_file_is_rejected() -> None:
    names: dict[str, object] = {}
    exec("def rule(state, a, b) -> int:\n    return a", names)
    with pytest.raises(RejectedRule, match="cannot be read"):
        machine_of(names["rule"])  # type: ignore[arg-type]


def test_who_calls_what_is_no_rule_is_named(tmp_path: Path) -> None:
    source = "import textwrap\n" + rule_with("textwrap.dedent(a)\nreturn 1")
    with pytest.raises(RejectedRule, match=r"called by rule"):
        machine_of(rules_from(source, tmp_path).rule)


def test_entry_that_takes_something_else_is_rejected(tmp_path: Path) -> None:
    module = rules_from(HELPERS + rule_with("return a"), tmp_path)
    with pytest.raises(RejectedRule, match="an entry returns a number"):
        compile_rules([Entry(module.keep)])
    for parameters in ("a: int, state: Trial", "state: Trial, row: Table"):
        source = f"\ndef rule({parameters}) -> int:\n    return 1\n"
        with pytest.raises(RejectedRule, match=r"trial\d+\.py:\d+: an entry takes states, then"):
            compile_rules([Entry(rules_from(source, tmp_path).rule)])


def test_entries_of_one_name_are_kept_apart(tmp_path: Path) -> None:
    one = rules_from(rule_with("return a + b"), tmp_path).rule
    other = rules_from(rule_with("return a * b"), tmp_path).rule
    machine = machine_of(one, other)
    assert machine.call(one, state_of(block), 3, 4) == 7
    assert machine.call(other, state_of(block), 3, 4) == 12


def test_letters_of_all_languages_name_rules_and_numbers(tmp_path: Path) -> None:
    source = (
        "\ndef größe(länge: int) -> int:\n    return länge * 2\n"
        "\ndef rule(state: Trial, straße: int, 速度: int) -> int:\n"
        "    return größe(straße) + 速度\n"
    )
    rule = rules_from(source, tmp_path).rule
    assert machine_of(rule).call(rule, state_of(block), 3, 4) == 10


def test_rule_that_never_returns_does_no_harm_unless_called(tmp_path: Path) -> None:
    source = (
        "\ndef forever() -> None:\n    while True:\n        pass\n"
        "\ndef rule(state: Trial, a: int) -> int:\n"
        "    if a:\n        forever()\n    return 3\n"
    )
    rule = rules_from(source, tmp_path).rule
    assert machine_of(rule).call(rule, state_of(block), 0) == 3
