"""Rules are compiled again when something changes that they are made of, and only then."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import llvmlite
import llvmlite.binding
import pytest

from tests.simulator.compiler.trials import rules_from
from trackwright.simulator.compiler import cache_key as keys
from trackwright.simulator.compiler.cache_key import CacheKey, cache_key
from trackwright.simulator.compiler.entry import Entry

FACTS = """
from typing import Annotated
from trackwright.simulator.compiler.data.state import OPTIONAL, State
WIDTH = 3
class Near(State):
    number: int
    row: Annotated[Table, 6]
class Far(State):
    near: Near
class Nobodys(State):
    near: Near
UNUSED = 5
def doubled(n: int) -> int:
    return n * 2
def unused(n: int) -> int:
    return n
class Seen(Record, width=3):
    pass
class Pair(Seen, number=5):
    first: int
    second: int
"""
RULES = '''
from trackwright.simulator.trial_facts import WIDTH, UNUSED, Far, doubled, Pair, Seen
import trackwright.simulator.trial_facts as facts

def other(n: int) -> int:
    """Says nothing."""
    return n

def called(n: int) -> int:
    from trackwright.simulator.trial_late import late
    return late(n) + max(n, facts.WIDTH)

def rule(state: Far, a: int, b: int) -> int:
    """What it does."""
    return called(a) * FOUR + doubled(b) + told(Pair(first=a, second=b))

def told(seen: Seen) -> int:
    return seen[0]
'''
LATE = """
DEPTH = 7
def late(n: int) -> int:
    return n + DEPTH
"""


@pytest.fixture(autouse=True)
def _forget_trial_modules() -> Iterator[None]:
    yield
    for name in [name for name in sys.modules if name.startswith("trackwright.simulator.trial")]:
        del sys.modules[name]


def loaded(folder: Path, *changes: tuple[str, str]) -> ModuleType:
    """The rules and what they read, with pieces of their sources replaced."""
    module = None
    for name, source in (("facts", FACTS), ("late", LATE), ("rules", RULES)):
        for old, new in changes:
            source = source.replace(old, new)
        module = rules_from(source, folder, f"trackwright.simulator.trial_{name}")
    for old, _ in changes:
        assert old in FACTS + LATE + RULES
    assert module is not None
    return module


def key(module: ModuleType) -> CacheKey:
    return cache_key([Entry(module.rule)])


CHANGES: dict[str, tuple[str, str]] = {
    "the rule": ("* FOUR", "+ FOUR"),
    "a number in it": ("doubled(b)", "doubled(b) + 1"),
    "the order": ("called(a) * FOUR", "FOUR * called(a)"),
    "a rule that it calls": ("late(n) + max", "late(n) - max"),
    "a rule of another module": ("n * 2", "n * 3"),
    "a rule that is imported late": ("n + DEPTH", "n - DEPTH"),
    "a constant": ("WIDTH = 3", "WIDTH = 4"),
    "the number of a record": ("number=5", "number=6"),
    "the order of a record's fields": (
        "first: int\n    second: int",
        "second: int\n    first: int",
    ),
    "how long a record is": ("width=3", "width=4"),
    "a constant of a module imported late": ("DEPTH = 7", "DEPTH = 8"),
    "a function of Python hidden": ("import trackwright", "max = doubled\nimport trackwright"),
    "another rule of that name": (
        "def other(",
        "from trackwright.simulator.trial_facts import unused as doubled\ndef other(",
    ),
    "what a rule that it calls takes": ("def called(n: int)", "def called(n: bool)"),
    "what it is called with": ("state: Far, a: int", "state: Far, a: Far"),
    "a size": ("Table, 6", "Table, 7"),
    "another field": (
        "    near: Near\nclass Nobodys",
        "    near: Near\n    more: int\nclass Nobodys",
    ),
    "the order of fields": (
        "    number: int\n    row: Annotated[Table, 6]",
        "    row: Annotated[Table, 6]\n    number: int",
    ),
    "what is optional": (
        "    near: Near\nclass Nobodys",
        "    near: Annotated[Near, OPTIONAL]\nclass Nobodys",
    ),
    "its lines": ('"""What it does."""', '"""What it does,\n    and more."""'),
}
SAME: dict[str, tuple[str, str]] = {
    "a comment": ("def other", "# why\ndef other"),
    "lines before it": ("def called", "\n\n\ndef called"),
    "its text": ("What it does.", "What it did."),
    "a rule that nobody calls": ("    return n\n", "    return n + 99\n"),
    "a constant that nobody reads": ("DEPTH = 7", "DEPTH = 7\nMORE = 9"),
    "a state that nobody refers to": (
        "class Nobodys(State):\n",
        "class Nobodys(State):\n    n: int\n",
    ),
    "an import": ("WIDTH, UNUSED, Far, doubled", "WIDTH, Far, doubled"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_key_changes_with(what: str, tmp_path: Path) -> None:
    before = key(loaded(tmp_path)).text
    assert key(loaded(tmp_path)).text == before
    assert key(loaded(tmp_path, CHANGES[what])).text != before


@pytest.mark.parametrize("what", SAME)
def test_key_does_not_change_with(what: str, tmp_path: Path) -> None:
    before = key(loaded(tmp_path)).text
    assert key(loaded(tmp_path, SAME[what])).text == before


MACHINES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "other processor": lambda patch: patch.setattr(
        llvmlite.binding, "get_host_cpu_features", lambda: {"avx": False}
    ),
    "other name": lambda patch: patch.setattr(
        llvmlite.binding, "get_host_cpu_name", lambda: "m68k"
    ),
    "other llvmlite": lambda patch: patch.setattr(llvmlite, "__version__", "0.0.0"),
    "other LLVM": lambda patch: patch.setattr(llvmlite.binding, "llvm_version_info", (1, 2, 3)),
    "other Python": lambda patch: patch.setattr(sys, "version", "2.7"),
    "other compiler": lambda patch: patch.setattr(keys, "_compiler", lambda: "other"),
}


@pytest.mark.parametrize("what", MACHINES)
def test_key_changes_with_the_machine(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = loaded(tmp_path)
    before = key(module).text
    MACHINES[what](monkeypatch)
    assert key(module).text != before


def test_key_changes_with_every_module_of_the_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = shutil.copytree(keys.HERE, tmp_path / "compiler")
    monkeypatch.setattr(keys, "HERE", folder)
    hashed = keys._compiler.__wrapped__
    found = {hashed()}
    modules = sorted(folder.rglob("*.py"))
    for module in modules:
        module.write_text(module.read_text() + "\n")
        found.add(hashed())
    assert folder / "writing" / "statements.py" in modules
    assert len(found) == len(modules) + 1


def test_key_changes_with_what_is_compiled(tmp_path: Path) -> None:
    module = loaded(tmp_path)
    entries = [Entry(module.rule)]
    more = [*entries, Entry(module.called)]
    found = {cache_key(entries).text, cache_key(entries, checked=False).text, cache_key(more).text}
    found |= {cache_key(more[::-1]).text}
    assert len(found) == 4


def test_constants_are_watched_while_the_program_runs(tmp_path: Path) -> None:
    module = loaded(tmp_path)
    found = key(module)
    assert found.is_current
    facts = sys.modules["trackwright.simulator.trial_facts"]
    facts.UNUSED = 6  # type: ignore[attr-defined]
    assert found.is_current
    facts.WIDTH = 9  # type: ignore[attr-defined]
    assert not found.is_current
    assert key(module).text != found.text
