"""What tests cost in CPU seconds: other work on the machine hardly changes them.

`./tw test -p tests.cpu_seconds` adds a table of files at the end, `--cpu-seconds FILE` keeps the
figure of every test. Processes that a test starts and waits for are counted with it.
"""

import json
import os
import time
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

_KEY = "cpu_seconds"
_STARTED = pytest.StashKey[float]()
_seconds: dict[str, float] = defaultdict(float)


def _spent() -> float:
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cpu-seconds", type=Path, help="file for the CPU seconds of every test")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    item.stash[_STARTED] = _spent()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    if call.when == "teardown":
        item.user_properties.append((_KEY, _spent() - item.stash[_STARTED]))
    return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "teardown":
        _seconds[report.nodeid] += sum(
            float(str(v)) for k, v in report.user_properties if k == _KEY
        )


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    files: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for name, seconds in _seconds.items():
        file = name.partition("::")[0]
        files[file] += round(seconds * 1000)
        tests[file] += 1
    terminalreporter.section("CPU seconds")
    for file, milliseconds in files.most_common():
        terminalreporter.line(f"{milliseconds / 1000:9.2f}  {tests[file]:5d} tests  {file}")
    terminalreporter.line(f"{sum(files.values()) / 1000:9.2f}  {len(_seconds):5d} tests together")
    if kept := config.getoption("cpu_seconds"):
        kept.write_text(json.dumps(dict(_seconds), indent=0))
