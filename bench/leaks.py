"""What remains of things that were opened and closed again: MB per hundred rounds of each.

    .venv/bin/python -m bench.leaks [--json] [--rounds N]

Offscreen, each in its own program, after a warm-up: a window, a race, each dialog is opened and
closed, the themes are switched. `in_use_mb_per_100`: what was allocated and is not freed (with the
C library of Linux). `mb_per_100`: memory of the program, which also grows in the first few hundred
rounds because the heap is in pieces: in 300 races from 257 to 262 MB, where it stays, with 0.2 MB
more in use per 100; in 100 windows between 226 and 231 MB, with 133 MB in use and 57 MB free in the
heap before and after. Both by the median of the fifths of the rounds, since what remains adds up in
each of them. `last_over_first`: how much longer the last rounds took than the first ones.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog

import bench
from bench.soak import in_use_mb, memory_mb
from bench.ticker import wait_until
from trackwright.editor.app.garbage import collect_all, collected_here
from trackwright.editor.app.jobs import is_work_left
from trackwright.editor.app.settings import Settings
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.editor.dialogs.compare import CompareDialog
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.dialogs.library import LibraryDialog
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.dialogs.options import OptionsDialog
from trackwright.editor.dialogs.preferences import PreferencesDialog
from trackwright.editor.dialogs.print import PrintDialog
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.editor.dialogs.recover import RecoverDialog
from trackwright.editor.dialogs.sharing import SharingDialog
from trackwright.editor.dialogs.shortcuts import ShortcutSheet
from trackwright.editor.dialogs.why import WhyDialog
from trackwright.editor.dialogs.words import DistanceDialog, WordsDialog
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.start import application, new_desk, offer_drafts
from trackwright.editor.window.window import Window
from trackwright.model.files.library import load_track
from trackwright.model.files.track_files import track_text
from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Cancelled
from trackwright.simulator.compiler.cache import CACHE_VARIABLE, cache_folder
from trackwright.simulator.race.reasons import can_explain
from trackwright.simulator.story.show import Share, Sharing

ROUNDS, WARM_UP, PARTS = 100, 30, 5
APRIL = "april-raceway"
RACE = Wish("motograndprix-expert", ("greedy",), 4, 1, 1, 3)
POLL_MS = 2
WORK_S = 0.25
"""Slow work, whose progress is shown."""


def turn() -> None:
    """One turn of the event loop, with everything deleted that was due."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def settle(window: Window) -> None:
    turn()
    workers = window.surveyor, window.closing, window.replay, window.playtest
    wait_until(lambda: not any(worker.busy for worker in workers))
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


def _wait_for_work(window: Window) -> None:
    with suppress(Cancelled):
        ProgressDialog(lambda report: time.sleep(WORK_S), "Work", "Working ...", window).wait()


def _share_out(window: Window) -> None:
    shares = tuple(Share(Message(name), Message(""), 3, 1, (0, 0, 0, 0)) for name in "ABC")
    window.replay.deciding.share(Sharing(Message("Take three"), 3, shares))


DIALOGS: dict[type[QDialog], Callable[[Window], object]] = {
    CommandPalette: lambda w: w.guidance.show_commands(),
    CompareDialog: lambda w: w.outside.compare(Path(f"{APRIL}.json"), load_track("nuerburg-ring")),
    DistanceDialog: lambda w: w.scenery.ask_distance(100.0),
    ExportDialog: lambda w: w.files.export(),
    MarkerDialog: _put_a_marker,
    LibraryDialog: lambda w: w.files.new(),
    OptionsDialog: lambda w: w.playtest.setup.open_options(),
    PreferencesDialog: lambda w: w.guidance.show_preferences(),
    PrintDialog: lambda w: w.files.print(),
    ProgressDialog: _wait_for_work,
    RaceDialog: lambda w: w.replay.race_once(),
    RecoverDialog: _offer_a_draft,
    SharingDialog: _share_out,
    ShortcutSheet: lambda w: w.guidance.show_keys(),
    WhyDialog: _ask_why,
    WordsDialog: lambda w: w.scenery.name_corner(4),
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


def a_used_window(window: Window) -> None:
    """One in which circuits were found, and changes raced; both go on when it is closed."""
    other = window.desk.open_window(load_track(APRIL))
    settle(other)
    for name in ("design", "whatif"):
        other.show_panel(name)
    other.design.start()
    other.whatif.begin()
    wait_until(lambda: bool(other.design.found.entries and other.whatif.rows.raced[1]))
    other.design.show_map(True)
    other.close()
    turn()
    wait_until(lambda: not is_work_left())
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
    "used window": a_used_window,
    "race": a_race,
    "theme": the_themes,
    **{kind.__name__: a_dialog(kind) for kind in DIALOGS},
}


def clean_mb() -> tuple[float, float]:
    """Memory of the program and what of it is in use, without garbage."""
    collect_all()
    return memory_mb(), in_use_mb()


def growth_mb(sizes_mb: Sequence[float]) -> float:
    """The usual growth from one size to the next."""
    return statistics.median(after - before for before, after in pairwise(sizes_mb))


def left_over(sort: str, rounds: int) -> dict[str, float]:
    """In this program: MB per hundred rounds, and whether they become slower."""
    application()
    times = []
    with tempfile.TemporaryDirectory() as folder, collected_here():
        desk = new_desk(Settings(Path(folder)))
        window = desk.open_window(load_track(APRIL))
        settle(window)
        for _ in range(min(WARM_UP, rounds)):
            SORTS[sort](window)
        begun = len(QApplication.allWidgets())
        sizes_mb = [clean_mb()]
        for part in range(PARTS):
            for _ in range(rounds * part // PARTS, rounds * (part + 1) // PARTS):
                since = time.perf_counter()
                SORTS[sort](window)
                times.append(time.perf_counter() - since)
            sizes_mb.append(clean_mb())
        grown = len(QApplication.allWidgets()) - begun
        desk.leaving = True
        window.close()
        turn()
    some = max(1, rounds // 5)
    slower = statistics.median(times[-some:]) / statistics.median(times[:some])
    per_100 = 100 * PARTS / rounds
    whole, in_use = zip(*sizes_mb, strict=True)
    return {
        "in_use_mb_per_100": round(growth_mb(in_use) * per_100, 2),
        "mb_per_100": round(growth_mb(whole) * per_100, 2),
        "widgets": grown,
        "last_over_first": round(slower, 2),
    }


def measured(rounds: int = ROUNDS) -> dict[str, object]:
    """Each in its own program, with an empty home folder, but rules that are compiled."""
    figures_of = f"bench.leaks.left_over(sys.argv[1], {rounds})"
    program = f"import bench.leaks, json, sys; print(json.dumps({figures_of}))"
    figures: dict[str, object] = {"version": 1, "rounds": rounds}
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONMALLOC": "malloc",
            CACHE_VARIABLE: str(cache_folder()),
            "HOME": home,
            "PYTHONPATH": str(Path(__file__).parents[1]),
        }
        for sort in SORTS:
            command = [sys.executable, "-c", program, sort]
            ended = subprocess.run(
                command, check=True, env=environment, stdout=subprocess.PIPE, text=True
            )
            figures[sort] = json.loads(ended.stdout)
    return figures


if __name__ == "__main__":
    bench.run(__doc__, measured, "rounds", ROUNDS)
