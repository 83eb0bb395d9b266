"""The soak of random actions: it finds nothing, and would find what there is."""

import json
import sys
import threading
import traceback
import weakref
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication

from bench import soak
from bench.soak import LEAST_BETWEEN, Beats, Sample, Watch
from bench.ticker import wait_until
from tests.amounts import amount
from trackwright.simulator.compiler.cache import CACHE_VARIABLE, cache_folder

HARMLESS_LINES = (
    "This plugin does not support raise()",
    'Failed to register with host portal QDBusError("org.freedesktop.portal.Error.Failed", "")',
    "QDBusConnection: session D-Bus connection created before QCoreApplication.",
)
MOST_MB = 64
"""Once warm it is flat, but what is imported late counts, and rules that are compiled first."""


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that other tests had compiled are used."""
    monkeypatch.setenv(CACHE_VARIABLE, str(cache_folder()))


@pytest.mark.slow
def test_a_few_actions_leave_the_window_whole() -> None:
    figures = soak.measured(actions=40, seed=5)
    assert figures["failures"] == []
    assert figures["actions"] == 40


@pytest.mark.slow
@pytest.mark.soak
def test_a_thousand_actions_leave_the_window_whole() -> None:
    actions = amount(1000, soak=3000)
    figures = soak.measured(actions=actions, seed=6)
    json.dumps(figures)
    assert figures["failures"] == []
    assert figures["actions"] == actions
    warm, ended = figures["widgets"]
    assert ended == warm
    assert figures["growth_mb"] < MOST_MB


def test_whatever_goes_wrong_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the window, in a thread, where nobody can be told, where a job prints it, in Qt."""
    for where, name in (
        *((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")),
        (traceback, "print_exc"),
    ):
        monkeypatch.setattr(where, name, getattr(where, name))
    handler = qInstallMessageHandler(None)
    watch = Watch(tmp_path / "actions.log")
    watch.begin()
    try:
        watch.done = 7
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
        try:
            raise KeyError("printed")
        except KeyError:
            traceback.print_exc()
        qWarning("a warning")
        for harmless in HARMLESS_LINES:
            qWarning(harmless)
        sys.excepthook(ValueError, ValueError("raised"), None)
    finally:
        qInstallMessageHandler(handler)
        watch.end()
    told = ["ZeroDivisionError", "KeyError: 'printed'", "Qt: a warning", "ValueError: raised"]
    assert len(watch.failures) == len(told)
    for failure, words in zip(watch.failures, told, strict=True):
        assert failure.startswith("in action 7: ")
        assert words in failure
    assert "7 FAILED Qt: a warning" in (tmp_path / "actions.log").read_text("utf-8")


def test_a_crash_is_a_failure_with_the_last_actions(tmp_path: Path) -> None:
    (tmp_path / "actions.log").write_text("1 theme\n2 file.close\n", encoding="utf-8")
    (failure,) = soak.outcome(tmp_path, -11, "Fatal Python error: Segmentation fault")["failures"]
    assert "ended with -11" in failure
    assert "2 file.close" in failure
    assert "Segmentation fault" in failure


def test_growth_is_counted_from_a_quarter_of_the_actions_on() -> None:
    samples = [
        asdict(Sample(LEAST_BETWEEN * i, 100.0 + 50 * min(i, 2) + i, 90.0, 1000, 400 + i))
        for i in range(9)
    ]
    found = {"actions": 400, "seconds": 100.0, "samples": samples, "failures": []}
    figures = soak.figures_of(found)
    assert figures["actions_per_s"] == 4.0
    assert (figures["warm_mb"], figures["ended_mb"]) == (202.0, 208.0)
    assert figures["growth_mb"] == 6.0
    assert figures["growth_mb_per_1000"] == 20.0
    assert figures["widgets"] == [402, 408]
    assert figures["in_use_mb"] == [90.0, 90.0]
    assert figures["blocks"] == [1000, 1000]
    assert figures["samples"][:2] == [[0, 100.0], [50, 151.0]]


def test_the_soak_itself_leaves_nothing_behind(qapp: QApplication) -> None:
    """Beats come while one of them waits, and no weak reference to it stays."""
    counts: list[int] = []

    def beat() -> None:
        counts.append(weakref.getweakrefcount(beats) + weakref.getweakrefcount(beat))
        if len(counts) < 50:
            beats.startTimer(2 if len(counts) % 2 else 0)
            if len(counts) == 10:
                wait_until(lambda: len(counts) >= 20)

    beats = Beats(beat)
    beats.startTimer(0)
    wait_until(lambda: len(counts) >= 50)
    assert max(counts) == min(counts)
