"""How much is asked, in which order, and what it costs."""

import json
import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import amounts
from tests.conftest import shuffled

ROOT = Path(__file__).parents[1]
WORK = "import time\nend = time.process_time() + 0.3\nwhile time.process_time() < end: pass"
TESTS = [SimpleNamespace(nodeid=f"{file}.py::test_{i}") for file in "abc" for i in range(6)]


def names(seed: int) -> list[str]:
    items: Any = TESTS
    return [item.nodeid for item in shuffled(items, seed)]


def test_a_soak_asks_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(amounts, "_is_soak", False)
    assert amounts.amount(5, soak=100) == 5
    amounts.set_soak(True)
    assert amounts.amount(5, soak=100) == 100


def test_all_but_some_are_slow() -> None:
    found = amounts.slow_but(["b"], ["a", "b", "c"])
    assert [(*one.values, [mark.name for mark in one.marks]) for one in found] == [
        ("b", []),
        ("a", ["slow"]),
        ("c", ["slow"]),
    ]


def test_a_random_order_has_all_tests_module_by_module() -> None:
    assert names(1) == names(1) != names(2)
    assert sorted(names(1)) == [item.nodeid for item in TESTS]
    assert len(list(groupby(names(1), lambda name: name[0]))) == 3
    assert names(1)[:6] != sorted(names(1)[:6])


@pytest.mark.slow
def test_processor_time_is_told_by_file_and_by_test(tmp_path: Path) -> None:
    """That of processes that a test starts and waits for, too."""
    test = tmp_path / "test_work.py"
    test.write_text(
        "import subprocess, sys, time\n"
        f"WORK = {WORK!r}\n"
        "def test_here(): exec(WORK, {})\n"
        "def test_elsewhere(): subprocess.run([sys.executable, '-c', WORK], check=True)\n"
        "def test_idle(): time.sleep(0.3)\n"
    )
    found = tmp_path / "seconds.json"
    options = ["--rootdir", str(tmp_path), "-c", "/dev/null", "--cpu-seconds", str(found)]
    command = [sys.executable, "-m", "pytest", "-p", "tests.cpu_seconds", *options, str(test)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    seconds = json.loads(found.read_text())
    assert 0.2 < seconds["test_work.py::test_here"] < 1
    assert 0.2 < seconds["test_work.py::test_elsewhere"] < 1
    assert seconds["test_work.py::test_idle"] < 0.2
    assert "3 tests  test_work.py" in told


@pytest.mark.slow
def test_a_test_that_hangs_fails_with_a_stack_and_the_next_is_run(tmp_path: Path) -> None:
    (tmp_path / "test_hang.py").write_text(
        "import threading\n"
        "import pytest\n"
        "from tests import conftest\n"
        "@pytest.fixture\n"
        "def hurry(monkeypatch): monkeypatch.setattr(conftest, 'HANG_S', 0.5)\n"
        "def test_hangs(hurry): threading.Event().wait()\n"
        "def test_next(): pass\n"
    )
    options = ["-p", "tests.conftest", "-n", "1", "--rootdir", str(tmp_path), "-c", "/dev/null"]
    command = [sys.executable, "-m", "pytest", *options, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "crashed while running 'test_hang.py::test_hangs'" in done.stdout
    assert "1 failed, 1 passed" in done.stdout
    assert re.search(r'Timeout .*test_hang\.py", line 6 in test_hangs', done.stderr, re.DOTALL)
