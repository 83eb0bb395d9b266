"""The pictures of the window in docs/, made from the running program.

    .venv/bin/python -m bench.pictures              those that the pages show
    .venv/bin/python -m bench.pictures --all DIR    every panel in every theme, and at 200 %

The first one writes docs/pictures/*.png anew; the second one is for looking at after a change.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QDialog, QWidget

from editor.app import application
from editor.desk import Desk
from editor.dialogs.compare import CompareDialog
from editor.dialogs.new import NewDialog
from editor.dialogs.preferences import PreferencesDialog
from editor.playtest.racer import Wish
from editor.settings import Settings
from editor.theme import ThemeName
from editor.window import Window
from model.edits import Remove
from model.library import load_track

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
SIZE = (1280, 820)
SHOWN: ThemeName = "light"
IN_DOCS = ("window", "closing", "preferences", "tour", "race")
THEMES: tuple[ThemeName, ...] = ("light", "dark", "contrast")
SETTLE_MS = 150


def settle(window: Window) -> None:
    """Until everything is worked out and painted."""
    pause(SETTLE_MS)
    while window.surveyor.busy or window.closing.busy or window.replay.busy:
        pause(20)
    pause(SETTLE_MS)


def pause(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def leave(desk: Desk) -> None:
    """Without asking about what is not saved."""
    desk.leaving = True
    for window in tuple(desk.windows):
        window.close()


def open_window(desk: Desk, circuit: str | None) -> Window:
    window = desk.open_window(load_track(circuit) if circuit else None)
    window.resize(*SIZE)
    settle(window)
    return window


# --- one function for each picture


def whole(desk: Desk) -> QWidget:
    window = open_window(desk, "april-raceway")
    window.bridge.select({4, 5})
    settle(window)
    return window


def ways(desk: Desk) -> QWidget:
    """A gap with the ways to close it."""
    window = open_window(desk, "april-raceway")
    window.bridge.do(Remove((19,)))
    window.close_loop()
    settle(window)
    return window


def tour(desk: Desk) -> QWidget:
    window = open_window(desk, None)
    window.tour.begin()
    window.builder.lay("START")
    settle(window)
    return window


def race(desk: Desk) -> QWidget:
    """A person's turn in the middle of a race."""
    window = open_window(desk, "april-raceway")
    replay = window.replay
    replay.race(Wish("motograndprix-expert", ("careful",), 6, None, 1, 3))
    settle(window)
    replay.player.seek(replay.player.last // 2)
    replay.take_seat(2)
    settle(window)
    replay.player.seek(replay.player.last)
    settle(window)
    return window


def overlays(desk: Desk) -> QWidget:
    window = open_window(desk, "nuerburg-ring")
    for id in ("view.steps", "view.line"):
        window.actions_by_id[id].trigger()
    settle(window)
    return window


def dialog(make: Callable[[Window], QDialog]) -> Callable[[Desk], QWidget]:
    def made(desk: Desk) -> QWidget:
        window = open_window(desk, "april-raceway")
        shown = make(window)
        shown.show()
        settle(window)
        pause(4 * SETTLE_MS)
        return shown

    return made


def preferences(window: Window) -> QDialog:
    shown = PreferencesDialog(window.desk.preferences, window)
    shown.pages.setCurrentWidget(shown.keys)
    return shown


def compare(window: Window) -> QDialog:
    track = window.bridge.track
    window.bridge.do(Remove((19,)))
    return CompareDialog(window.bridge.track, track, window.colours, window)


WHAT: dict[str, Callable[[Desk], QWidget]] = {
    "window": whole,
    "closing": ways,
    "tour": tour,
    "race": race,
    "overlays": overlays,
    "preferences": dialog(preferences),
    "compare": dialog(compare),
    "new": dialog(lambda window: NewDialog(window.colours, window)),
}


# --- taking them


def take(name: str, theme: ThemeName, file: Path) -> None:
    """One picture, of a program that has just been started for the first time."""
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Settings(Path(folder)))
        desk.preferences.theme = theme
        shown = WHAT[name](desk)
        shown.grab().save(str(file))
        if isinstance(shown, QDialog):
            shown.close()
        leave(desk)
    print(file, file=sys.stderr)


def take_panels(theme: ThemeName, suffix: str, folder: Path) -> None:
    """Every panel of a window by itself."""
    with tempfile.TemporaryDirectory() as settings:
        desk = Desk(Settings(Path(settings)))
        desk.preferences.theme = theme
        window = open_window(desk, "april-raceway")
        for name, dock in window.docks.items():
            window.show_panel(name)
            settle(window)
            dock.grab().save(str(folder / f"panel-{name}-{suffix}.png"))
        leave(desk)


def take_all(folder: Path, large: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("light",) if large else THEMES:
        suffix = f"{theme}-200" if large else theme
        take_panels(theme, suffix, folder)
        for name in WHAT:
            take(name, theme, folder / f"{name}-{suffix}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="DIR", help="every panel in every theme")
    parser.add_argument("--large", action="store_true", help="at 200 %%, with --all")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if arguments.large:
        os.environ["QT_SCALE_FACTOR"] = "2"
    application()
    if arguments.all is None:
        for name in IN_DOCS:
            take(name, SHOWN, PICTURES / f"{name}.png")
        return
    take_all(arguments.all, arguments.large)
    if not arguments.large:
        again = [sys.executable, "-m", "bench.pictures", "--all", str(arguments.all), "--large"]
        subprocess.run(again, check=True)


if __name__ == "__main__":
    main()
