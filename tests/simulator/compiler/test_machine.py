"""Compiled rules are kept, found again by the next process, and never older than their sources."""

import ast
import gc
import importlib.util
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from trackwright.model.files import library
from trackwright.simulator.compiler import cache, machine
from trackwright.simulator.compiler.cache_key import cache_key
from trackwright.simulator.compiler.data.memory import block
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.compiler.machine import Machine, get_machine

RULES = """
from trackwright.simulator.compiler.data.state import State

class Road(State):
    positions: int

STEP = 1

def after(road: Road, position: int) -> int:
    position += STEP
    return position if position < road.positions else 0
"""
PROGRAM = """
from little_rules import Road, after
from trackwright.simulator.compiler import machine
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.compiler.data.memory import block
road = block(Road)
road.positions = 20
answer = machine.get_machine("little", (Entry(after),)).call(after, road, 5)
print(answer, machine.compilation_count)
"""
"""Asks what comes after position 5, and how often something was compiled for that."""
_numbers = itertools.count()


@dataclass
class Little:
    """A game of one rule, in a module of its own."""

    path: Path
    module: ModuleType

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(self.module.after),)

    def asked(self, machine: Machine) -> int:
        road = block(self.module.Road)
        road.positions = 20
        return machine.call(self.module.after, road, 5)


@pytest.fixture
def little(tmp_path: Path) -> Iterator[Little]:
    name = f"little_rules_{next(_numbers)}"
    path = tmp_path / f"{name}.py"
    path.write_text(RULES)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield Little(path, module)
    del sys.modules[name]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of this test, and a process that has loaded nothing yet."""
    monkeypatch.setenv(cache.CACHE_VARIABLE, str(tmp_path / "kept"))
    monkeypatch.setattr(machine, "_machines", {})
    monkeypatch.setattr(machine, "compilation_count", 0)
    return tmp_path / "kept"


def kept_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """The rules that other processes load."""
    path = tmp_path / "rules" / "little_rules.py"
    path.parent.mkdir()
    path.write_text(RULES)
    return path


def started(rules: Path) -> "subprocess.Popen[str]":
    path = os.pathsep.join([str(rules.parent), str(library.ROOT)])
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def said(process: "subprocess.Popen[str]") -> str:
    out, err = process.communicate(timeout=120)
    assert err == ""
    return out.strip()


def test_second_process_loads_what_the_first_compiled(folder: Path, rules: Path) -> None:
    assert said(started(rules)) == "6 1"
    assert said(started(rules)) == "6 0"
    assert len(kept_in(folder)) == 1


def test_one_process_compiles_once(folder: Path, little: Little) -> None:
    first = get_machine("little", little.entries)
    assert get_machine("little", little.entries) is first
    assert machine.compilation_count == 1
    assert little.asked(first) == 6


def test_no_source_is_kept_once_it_is_compiled(folder: Path, little: Little) -> None:
    """Syntax trees take more memory than all else that a game compiles."""
    gc.collect()
    before = {id(node) for node in gc.get_objects() if isinstance(node, ast.AST)}
    get_machine("little", little.entries)
    gc.collect()
    after = {id(node) for node in gc.get_objects() if isinstance(node, ast.AST)}
    assert machine.compilation_count == 1
    assert not after - before


def test_compiling_is_announced_loading_is_not(
    folder: Path, monkeypatch: pytest.MonkeyPatch, little: Little
) -> None:
    told: list[str] = []
    get_machine("little", little.entries, say=told.append)
    assert len(told) == 1
    monkeypatch.setattr(machine, "_machines", {})
    get_machine("little", little.entries, say=told.append)
    assert len(told) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("old", "new"), [("+= STEP", "+= 1 + STEP"), ("STEP = 1", "STEP = 2")])
def test_changed_rule_is_compiled_anew(folder: Path, rules: Path, old: str, new: str) -> None:
    """A change in a rule, or in a number that it reads: saved code is never older than those."""
    assert said(started(rules)) == "6 1"
    rules.write_text(rules.read_text().replace(old, new))
    assert said(started(rules)) == "7 1"
    assert len(kept_in(folder)) == 2


@pytest.mark.slow
def test_what_no_rule_is_made_of_compiles_nothing(folder: Path, rules: Path) -> None:
    assert said(started(rules)) == "6 1"
    rules.write_text("# A comment.\n" + rules.read_text() + "\nMORE = 1\n")
    assert said(started(rules)) == "6 0"
    assert len(kept_in(folder)) == 1


def test_constant_that_changes_while_the_program_runs_compiles_anew(
    folder: Path, little: Little, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = get_machine("little", little.entries)
    assert get_machine("little", little.entries) is first
    monkeypatch.setattr(little.module, "STEP", 2)
    assert little.asked(get_machine("little", little.entries)) == 7
    assert machine.compilation_count == 2


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "noise", "no code", "no sites"])
def test_damaged_file_is_compiled_anew(
    damage: str, folder: Path, monkeypatch: pytest.MonkeyPatch, little: Little
) -> None:
    get_machine("little", little.entries)
    (path,) = kept_in(folder)
    whole = path.read_bytes()
    middle, path_key = len(whole) // 2, cache_key(little.entries).text
    path.write_bytes(
        {
            "cut": whole[:-40],
            "changed": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
            "empty": b"",
            "noise": b"not machine code at all, but long enough to have a hash at its end",
            "no code": cache.pack(b"\0" * 8 + b"no object file", path_key),
            "no sites": cache.pack(b"\xff" * 400, path_key),
        }[damage]
    )
    monkeypatch.setattr(machine, "_machines", {})
    assert little.asked(get_machine("little", little.entries)) == 6
    assert machine.compilation_count == 2
    assert path.read_bytes() == whole


def test_folder_that_cannot_be_made_is_done_without(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, little: Little
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(cache.CACHE_VARIABLE, str(tmp_path / "file" / "kept"))
    assert little.asked(get_machine("little", little.entries)) == 6
    assert machine.compilation_count == 1


def test_folder_that_cannot_be_written_is_done_without(
    folder: Path, monkeypatch: pytest.MonkeyPatch, little: Little
) -> None:
    """The system administrator may write everywhere, so writing is made impossible by hand."""

    def refuses(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "replace", refuses)
    assert little.asked(get_machine("little", little.entries)) == 6
    assert kept_in(folder) == []


def test_kept_code_of_a_read_only_folder_is_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch, little: Little
) -> None:
    get_machine("little", little.entries)
    monkeypatch.setattr(machine, "_machines", {})

    def refuses(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "utime", refuses)
    assert little.asked(get_machine("little", little.entries)) == 6
    assert machine.compilation_count == 1


@pytest.mark.slow
def test_two_processes_at_once_do_not_disturb_each_other(folder: Path, rules: Path) -> None:
    both = [started(rules), started(rules)]
    assert [said(process).split()[0] for process in both] == ["6", "6"]
    assert len(kept_in(folder)) == 1
    assert said(started(rules)) == "6 0"


def test_old_files_are_tidied_away_and_nothing_else(folder: Path, little: Little) -> None:
    folder.mkdir()
    for i in range(20):
        old = folder / f"little-{i:024x}.o"
        old.write_bytes(b"old")
        os.utime(old, (i + 1, i + 1))
    (folder / "mine.o").write_bytes(b"somebody else's")
    get_machine("little", little.entries)
    names = [path.name for path in kept_in(folder)]
    assert "mine.o" in names
    assert len(names) == cache.FILES_KEPT + 1
    assert [f"little-{i:024x}.o" in names for i in range(20)] == [False] * 5 + [True] * 15
