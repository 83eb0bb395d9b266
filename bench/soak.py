"""Random actions in the window: no crash, no exception, no growing memory.

    .venv/bin/python -m bench.soak [--actions N] [--seed S] [--json]

Runs what `bench/random_user.py` draws from the seed, in its own program with its own home folder:
menus, tools, keys, panels, dialogs, files, races, playtests, themes, several windows. Fails on a
crash, an exception in any thread, a warning of Qt, or if it hangs. `growth_mb`: how much more
memory the program uses with a fresh window at the end than after a quarter of the actions;
`widgets`: how many there were at both times. `samples`: actions and MB, again and again; it grows
until all is imported, compiled and drawn that the program has, and is flat from then on.
`in_use_mb`: what of it the C library has given out, at the same two times; `blocks`: how many
objects Python has. If these are flat, memory that grows is in pieces, and nothing is left over.
"""

import argparse
import ctypes
import faulthandler
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimerEvent

ACTIONS, SEED = 1000, 1
SAMPLES, LEAST_BETWEEN = 20, 50
"""How often everything is closed and restarted, and what remains is measured; and after at least
this many actions."""
HANGS_S = 120
WAITS_MS = 2
"""Until it is asked again whether everything is computed."""
TAIL = 30
"""Actions before a failure that are reported."""
MOST_FAILURES = 20
MOST_STDERR = 6000
HARMLESS = re.compile(r"This plugin does not support|D-?Bus|org\.freedesktop", re.IGNORECASE)
"""What Qt says of the screen that it runs on: nothing about this program, which uses no D-Bus."""
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


# --- in the program that is soaked ----------------------------------------------------------------


class Watch:
    """Everything that must not happen, and what was done before."""

    def __init__(self, log: Path) -> None:
        self.failures: list[str] = []
        self._log = log.open("w", encoding="utf-8", buffering=1)
        self.done = 0

    def begin(self) -> None:
        from PySide6.QtCore import qInstallMessageHandler

        sys.excepthook = lambda kind, fault, where: self._raised(fault)
        threading.excepthook = lambda args: self._raised(args.exc_value)
        sys.unraisablehook = lambda args: self._raised(args.exc_value)
        traceback.print_exc = lambda *_, **__: self._raised(sys.exc_info()[1])
        qInstallMessageHandler(lambda kind, place, words: self._said(words))
        faulthandler.enable()

    def end(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        self._log.close()

    def note(self, words: str) -> None:
        self._log.write(f"{self.done} {words}\n")
        faulthandler.dump_traceback_later(HANGS_S, exit=True)

    def _raised(self, fault: BaseException | None) -> None:
        if fault is not None:
            self._fail("".join(traceback.format_exception(fault)))

    def _said(self, words: str) -> None:
        if not HARMLESS.search(words):
            self._fail(f"Qt: {words}")

    def _fail(self, words: str) -> None:
        if len(self.failures) < MOST_FAILURES:
            self.failures.append(f"in action {self.done}: {words}")
        self._log.write(f"{self.done} FAILED {words}\n")


def memory_mb() -> float:
    """Memory that this program uses now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * PAGE / 1e6


class _Allocated(ctypes.Structure):
    """What `mallinfo2` of malloc.h returns."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks"),
            *("uordblks", "fordblks", "keepcost"),
        )
    )


def in_use_mb() -> float:
    """What is allocated; complete if Python gets its memory from the C library, too. 0 where that
    library does not say."""
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
    if ask is None:
        return 0.0
    ask.restype = _Allocated
    found = ask()
    return float(found.uordblks + found.hblkhd) / 1e6


@dataclass(frozen=True)
class Sample:
    """What there is after so many actions, with nothing but a fresh window."""

    done: int
    mb: float
    in_use_mb: float
    blocks: int
    widgets: int


class Beats(QObject):
    """Calls again and again, even while what it called waits: a timer that stays does not fire
    meanwhile. `QTimer.singleShot` of 2 ms leaves a weak reference behind each time, in PySide."""

    def __init__(self, beat: Callable[[], None]) -> None:
        super().__init__()
        self._beat = beat

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802 - Qt's name
        self.killTimer(event.timerId())
        self._beat()


class Soak:
    """In every turn of the event loop an action, or a step in the dialog that it opened."""

    def __init__(self, home: Path, actions: int, seed: int, watch: Watch) -> None:
        from bench.random_user import RandomUser
        from trackwright.editor.app.garbage import Collector
        from trackwright.editor.start import application

        self.app = application()
        self.app.setQuitOnLastWindowClosed(False)
        self._collector = Collector()
        self._collector.start()
        self._watch, self._actions = watch, actions
        self._user = RandomUser(home, seed)
        self._is_acting = False
        self._every = max(LEAST_BETWEEN, actions // SAMPLES)
        self._next: Callable[[], None] = self._sample
        self.samples: list[Sample] = []
        self._beats = Beats(self._beat)

    def run(self) -> dict[str, Any]:
        begun = time.perf_counter()
        self._beats.startTimer(0)
        self.app.exec()
        seconds = time.perf_counter() - begun
        samples = [asdict(sample) for sample in self.samples]
        return {"actions": self._watch.done, "seconds": seconds, "samples": samples}

    def _beat(self) -> None:
        self._beats.startTimer(WAITS_MS if self._user.waits else 0)
        if self._is_acting:
            self._watch.note(self._user.answer())
            return
        self._is_acting = True
        try:
            self._go_on()
        finally:
            self._is_acting = False

    def _go_on(self) -> None:
        if self._user.waits:
            return
        done = self._watch.done
        if done % self._every == 0 and len(self.samples) <= done // self._every:
            self._next()
        elif done >= self._actions:
            self._user.leave()
            self.app.quit()
        else:
            self._watch.done += 1
            self._watch.note(self._user.act(self._watch.done))

    # In turns of the event loop: everything closes, then it is deleted, and a fresh window settles.

    def _sample(self) -> None:
        self._watch.note("restart")
        self._user.begin_again()
        self._user.look_on()
        self._next = self._measure

    def _measure(self) -> None:
        from PySide6.QtWidgets import QApplication

        from trackwright.editor.app.garbage import collect_all

        collect_all()
        widgets = len(QApplication.allWidgets())
        blocks = sys.getallocatedblocks()
        self.samples.append(Sample(self._watch.done, memory_mb(), in_use_mb(), blocks, widgets))
        self._watch.note(f"restarted: {self.samples[-1]}")
        self._next = self._sample


def soak_here(folder: Path, actions: int, seed: int) -> None:
    """Runs inside its own program: the result goes into a file."""
    watch = Watch(folder / "actions.log")
    watch.begin()
    home = folder / "home"
    home.mkdir(exist_ok=True)
    os.chdir(home)
    found = Soak(home, actions, seed, watch).run()
    watch.end()
    found["failures"] = watch.failures
    (folder / "found.json").write_text(json.dumps(found), encoding="utf-8")
    sys.stdout.flush()
    os._exit(0)


# --- the command ----------------------------------------------------------------------------------


def measured(actions: int = ACTIONS, seed: int = SEED) -> dict[str, Any]:
    """Soak a program of its own; `failures` says what went wrong."""
    root = Path(__file__).parents[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        given = ["--actions", str(actions), "--seed", str(seed), "--in", name]
        ended = subprocess.run(
            [sys.executable, "-m", "bench.soak", *given],
            cwd=root,
            env={**os.environ, **_own_places(folder)},
            capture_output=True,
            text=True,
        )
        figures = outcome(folder, ended.returncode, ended.stderr)
    return {"version": 1, "python": sys.version.split()[0], "seed": seed, **figures}


def outcome(folder: Path, code: int, stderr: str) -> dict[str, Any]:
    """The figures of the program that ran in this folder; if it crashed, where."""
    file = folder / "found.json"
    if code == 0 and file.exists():
        return figures_of(json.loads(file.read_text(encoding="utf-8")))
    log = folder / "actions.log"
    last = log.read_text(encoding="utf-8").splitlines()[-TAIL:] if log.exists() else []
    words = [f"ended with {code} after these actions:", *last, stderr[-MOST_STDERR:]]
    return {"failures": ["\n".join(words)]}


def _own_places(folder: Path) -> dict[str, str]:
    """Nothing of the user's is read or written."""
    kept = {"HOME": "home", "USERPROFILE": "home", "TMPDIR": "temp", "TRACKWRIGHT_CACHE": "cache"}
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        kept[f"XDG_{name}_HOME"] = f"xdg-{name.lower()}"
    if "TRACKWRIGHT_CACHE" in os.environ:  # compiled rules that are nobody's own
        del kept["TRACKWRIGHT_CACHE"]
    places = {name: folder / place for name, place in kept.items()}
    for place in places.values():
        place.mkdir(exist_ok=True)
    shown = {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    return {**shown, **{name: str(place) for name, place in places.items()}}


def figures_of(found: dict[str, Any]) -> dict[str, Any]:
    samples = [Sample(**sample) for sample in found["samples"]]
    warm = samples[len(samples) // 4]
    last = samples[-1]
    return {
        "actions": found["actions"],
        "seconds": round(found["seconds"], 1),
        "actions_per_s": round(found["actions"] / found["seconds"], 1),
        "begun_mb": round(samples[0].mb, 1),
        "warm_mb": round(warm.mb, 1),
        "ended_mb": round(last.mb, 1),
        "growth_mb": round(last.mb - warm.mb, 1),
        "growth_mb_per_1000": round(1000 * (last.mb - warm.mb) / max(1, last.done - warm.done), 2),
        "in_use_mb": [round(warm.in_use_mb, 1), round(last.in_use_mb, 1)],
        "blocks": [warm.blocks, last.blocks],
        "widgets": [warm.widgets, last.widgets],
        "samples": [[sample.done, round(sample.mb, 1)] for sample in samples],
        "failures": found["failures"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--actions", metavar="N", type=int, default=ACTIONS)
    parser.add_argument("--seed", metavar="S", type=int, default=SEED)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--in", dest="folder", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.folder is not None:
        soak_here(given.folder, given.actions, given.seed)
    figures = measured(given.actions, given.seed)
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name:20}" + ("\n".join(value) if name == "failures" else str(value)))
    sys.exit(1 if figures["failures"] else 0)


if __name__ == "__main__":
    main()
