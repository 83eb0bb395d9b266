"""The scripted person does its tasks at a real window, with a real mouse and a real keyboard."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "xdotool")
SCRIPT = """
import json, sys, tempfile
from pathlib import Path
from bench import tasks
from trackwright.editor.replay.view import player
player.PAUSE_MS = player.START_MS = player.STEP_MS = 1  # nobody watches
tasks.application().setQuitOnLastWindowClosed(False)
with tasks.collected_here(), tempfile.TemporaryDirectory() as folder:
    print(json.dumps({name: tasks.done(name, Path(folder) / name, 1280) for name in sys.argv[1:]}))
"""
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason=f"needs {' and '.join(NEEDED)}"),
]


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of its own, which chooses its number."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        yield f":{answer.readline().strip()}"
    server.terminate()
    server.wait()


def done(display: str, *tasks: str) -> dict[str, dict[str, Any]]:
    around = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-c", SCRIPT, *tasks]
    found = subprocess.run(
        command, cwd=ROOT, env=around, capture_output=True, text=True, timeout=300, check=False
    )
    assert found.returncode == 0, found.stderr
    figures: dict[str, dict[str, Any]] = json.loads(found.stdout)
    return figures


def test_a_person_lays_by_keys_and_inserts_by_mouse(display: str) -> None:
    found = done(display, "lay_by_keys", "insert_by_mouse")
    laid, inserted = found["lay_by_keys"], found["insert_by_mouse"]
    assert laid["as_wanted"]
    assert (laid["clicks"], laid["keys"]) == (0, 22), "a key for each piece"
    assert inserted["closed"]
    assert (inserted["clicks"], inserted["keys"]) == (5, 0)


def test_a_person_marks_fixes_playtests_and_races_by_keys(display: str) -> None:
    """Nothing is chosen by looking but the fields that Tab leads to."""
    figures = done(display, "race_by_keys")["race_by_keys"]
    assert figures["clicks"] == 0
    assert figures["playtest_races"] == 200
    assert figures["decisions"] > 0
    assert figures["place"] > 0, "the race was raced to the end"
    assert figures["keys"] - figures["before_race"] == figures["decisions"]
