"""What remains of things that were opened and closed again: MB per hundred rounds of each.

    .venv/bin/python -m bench.leaks [--json] [--rounds N]

Offscreen, each in its own program, after a warm-up: a window, a race, each dialog is opened and
closed, the themes are switched. `last_over_first`: how much longer the last rounds took than the
first ones.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog

import bench
from bench.serpentine import serpentine
from bench.soak import memory_mb
from trackwright.editor.app.garbage import collect_all, collected_here
from trackwright.editor.app.settings import Settings
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.editor.dialogs.compare import CompareDialog
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.dialogs.new import NewDialog
from trackwright.editor.dialogs.options import OptionsDialog
from trackwright.editor.dialogs.preferences import PreferencesDialog
from trackwright.editor.dialogs.recent import RecentDialog
from trackwright.editor.dialogs.recover import RecoverDialog
from trackwright.editor.dialogs.shortcuts import ShortcutSheet
from trackwright.editor.dialogs.why import WhyDialog
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.start import application, new_desk, offer_drafts
from trackwright.editor.window.opening import OpeningDialog
from trackwright.editor.window.window import Window
from trackwright.model.files.library import load_track
from trackwright.model.files.track_files import track_text
from trackwright.simulator.race.reasons import can_explain

ROUNDS, WARM_UP = 100, 30
APRIL = "april-raceway"
RACE = Wish("motograndprix-expert", ("greedy",), 4, 1, 1, 3)
POLL_MS = 2
LARGE = 4000
"""Pieces of a file that takes a while to open."""


def turn() -> None:
    """One turn of the event loop, with everything deleted that was due."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def settle(window: Window) -> None:
    turn()
    while any(w.busy for w in (window.surveyor, window.closing, window.replay, window.playtest)):
        turn()
    turn()


# --- how each is opened, as a person does


def _offer_a_draft(window: Window) -> None:
    folder = window.settings.folder / "drafts"
    folder.mkdir(parents=True, exist_ok=True)
    draft = {"path": None, "track": track_text(load_track(APRIL))}
    (folder / "left-behind.json").write_text(json.dumps(draft), encoding="utf-8")
    offer_drafts(window.desk)


def _ask_why(window: Window) -> None:
    replay = window.replay
    if replay.replay is None:
        replay.race(RACE)
        settle(window)
    assert replay.replay is not None
    shown = replay.replay
    replay.player.seek(next(at for at in range(replay.player.last) if can_explain(shown, at)))
    replay.deciding.show_why()


def _put_a_marker(window: Window) -> None:
    window.bridge.select({2})
    window.inspector.markers.add.click()


def _open_a_large_file(window: Window) -> None:
    file = window.settings.folder / "large.json"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(track_text(serpentine(LARGE)), encoding="utf-8")
    window.files.open(str(file))


DIALOGS: dict[type[QDialog], Callable[[Window], object]] = {
    CommandPalette: lambda w: w.guidance.show_commands(),
    CompareDialog: lambda w: w.outside.compare(Path(f"{APRIL}.json"), load_track("nuerburg-ring")),
    ExportDialog: lambda w: w.files.export(),
    MarkerDialog: _put_a_marker,
    NewDialog: lambda w: w.files.new(),
    OpeningDialog: _open_a_large_file,
    OptionsDialog: lambda w: w.playtest.setup.open_options(),
    PreferencesDialog: lambda w: w.guidance.show_preferences(),
    RaceDialog: lambda w: w.replay.race_once(),
    RecentDialog: lambda w: w.files.ask_recent(),
    RecoverDialog: _offer_a_draft,
    ShortcutSheet: lambda w: w.guidance.show_keys(),
    WhyDialog: _ask_why,
}


def opened_and_left(
    kind: type[QDialog], window: Window, look: Callable[[QDialog], object] = id
) -> None:
    """Open a dialog, look at it, leave it."""
    is_seen = False

    def leave() -> None:
        nonlocal is_seen
        for shown in QApplication.topLevelWidgets():
            if type(shown) is kind and shown.isVisible():
                look(shown)
                shown.reject()
                is_seen = True
        if not is_seen:
            QTimer.singleShot(POLL_MS, window, leave)

    QTimer.singleShot(POLL_MS, window, leave)
    DIALOGS[kind](window)
    while not is_seen:
        turn()
    settle(window)


# --- rounds


def a_window(window: Window) -> None:
    other = window.desk.open_window(load_track(APRIL))
    settle(other)
    other.close()
    turn()


def a_race(window: Window) -> None:
    window.replay.race(RACE)
    settle(window)
    window.replay.close()
    turn()


def the_themes(window: Window) -> None:
    for theme in ("light", "dark", "contrast"):
        window.use_theme(theme)
        settle(window)


def a_dialog(kind: type[QDialog]) -> Callable[[Window], None]:
    return lambda window: opened_and_left(kind, window)


SORTS: dict[str, Callable[[Window], None]] = {
    "window": a_window,
    "race": a_race,
    "theme": the_themes,
    **{kind.__name__: a_dialog(kind) for kind in DIALOGS},
}


def left_over(sort: str, rounds: int) -> dict[str, float]:
    """In this program: MB per hundred rounds, and whether they become slower."""
    application()
    times = []
    with tempfile.TemporaryDirectory() as folder, collected_here():
        desk = new_desk(Settings(Path(folder)))
        window = desk.open_window(load_track(APRIL))
        settle(window)
        for _ in range(WARM_UP):
            SORTS[sort](window)
        collect_all()
        begun_mb, begun = memory_mb(), len(QApplication.allWidgets())
        for _ in range(rounds):
            since = time.perf_counter()
            SORTS[sort](window)
            times.append(time.perf_counter() - since)
        collect_all()
        grown_mb, grown = memory_mb() - begun_mb, len(QApplication.allWidgets()) - begun
        desk.leaving = True
        window.close()
        turn()
    some = max(1, rounds // 5)
    slower = statistics.median(times[-some:]) / statistics.median(times[:some])
    return {
        "mb_per_100": round(100 * grown_mb / rounds, 2),
        "widgets": grown,
        "last_over_first": round(slower, 2),
    }


def measured(rounds: int = ROUNDS) -> dict[str, object]:
    """Each in its own program, with an empty home folder."""
    figures_of = f"bench.leaks.left_over(sys.argv[1], {rounds})"
    program = f"import bench.leaks, json, sys; print(json.dumps({figures_of}))"
    figures: dict[str, object] = {"version": 1, "rounds": rounds}
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": home,
            "PYTHONPATH": str(Path(__file__).parents[1]),
        }
        for sort in SORTS:
            command = [sys.executable, "-c", program, sort]
            told = subprocess.run(
                command, check=True, env=environment, stdout=subprocess.PIPE, text=True
            )
            figures[sort] = json.loads(told.stdout)
    return figures


if __name__ == "__main__":
    bench.run(__doc__, measured, "rounds", ROUNDS)
