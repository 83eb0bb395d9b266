"""Every workspace at every size, in every theme and language: pictures, and what is cut off.

    .venv/bin/python -m bench.mixtures --to DIR [--theme contrast] [--language de] [--size 1024x600]
                                       [--workspace race] [--json]

Each window is shown empty, and at work: a problem chosen, a playtest that was run, a person's turn,
circuits found to order. With --to, a picture of each is put there, and sheets of all workspaces
beside each other. Printed are the texts that do not fit into their labels, buttons, tabs and
columns, and panels that scroll sideways; `table` is the least share of the window that the table
has.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from bench.clipping import cut_off
from bench.pictures import leave, warm_up
from bench.scenes import (
    APRIL,
    CURVE,
    MGP,
    Shown,
    designing,
    open_window,
    persons_turn,
    raced,
    settle,
)
from bench.slimming import slim
from trackwright.editor.app.garbage import collected_here
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.theme import ThemeName
from trackwright.editor.app.translation import language
from trackwright.editor.start import application, new_desk
from trackwright.editor.window.desk import Desk
from trackwright.editor.window.window import Window

Size = tuple[int, int]
SCREENS: dict[Size, int] = {(1024, 600): 1, (1280, 720): 1, (1440, 900): 1, (2880, 1800): 2}
"""In pixels, and how much is scaled."""
THEMES: tuple[ThemeName, ...] = ("light", "dark", "contrast")
LANGUAGES = ("en", "de")
COLUMNS = 4


# --- what is shown


def building(circuit: str) -> Shown:
    """With a corner without difficulty, whose problem is chosen."""

    def made(desk: Desk, size: Size) -> QWidget:
        window = open_window(desk, circuit, size)
        window.bridge.select({CURVE, CURVE + 1})
        window.inspector.pieces.difficulty.picked.emit(None)
        settle(window)
        return window

    return made


def testing(desk: Desk, size: Size) -> QWidget:
    window = raced(desk, size)
    window.workspaces.use("test")
    settle(window)
    return window


def racing(desk: Desk, size: Size) -> QWidget:
    window = persons_turn(APRIL, MGP, 2)(desk, size)
    assert isinstance(window, Window)
    window.workspaces.use("race")
    settle(window)
    return window


def nothing(workspace: str) -> Shown:
    def made(desk: Desk, size: Size) -> QWidget:
        window = open_window(desk, None, size)
        window.workspaces.use(workspace)
        settle(window)
        return window

    return made


SHOWN: dict[str, Shown] = {
    "build": building(APRIL),
    "test": testing,
    "race": racing,
    "design": designing,
    "build-empty": nothing("build"),
    "test-empty": nothing("test"),
    "race-empty": nothing("race"),
    "design-empty": nothing("design"),
}


def share_of_table(window: Window) -> float:
    view = window.table
    return view.width() * view.height() / (window.width() * window.height())


# --- taking the pictures


@dataclass(frozen=True)
class Mixture:
    """One picture."""

    size: Size
    theme: ThemeName
    language: str
    workspace: str

    @property
    def name(self) -> str:
        width, height = self.size
        return f"{width}x{height}-{self.theme}-{self.language}-{self.workspace}"


def taken(mixture: Mixture, folder: Path | None) -> dict[str, object]:
    scale = SCREENS[mixture.size]
    size = mixture.size[0] // scale, mixture.size[1] // scale
    with collected_here(), tempfile.TemporaryDirectory() as place:
        desk = new_desk(Settings(Path(place)))
        desk.preferences.theme = mixture.theme
        window = SHOWN[mixture.workspace](desk, size)
        assert isinstance(window, Window)
        if folder is not None:
            picture = slim(window.grab().toImage())
            picture.save(str(folder / f"{mixture.name}.png"), quality=0)
        found = {
            "mixture": mixture.name,
            "cut_off": sorted(set(cut_off(window))),
            "table": round(share_of_table(window), 3),
            "is_larger": (window.width(), window.height()) != size,
        }
        leave(desk)
    return found


def sheet(folder: Path, names: list[str], file: Path) -> None:
    """Pictures of one size beside each other."""
    pictures = [QImage(str(folder / f"{name}.png")) for name in names]
    width, height = pictures[0].width(), pictures[0].height()
    rows = -(-len(pictures) // COLUMNS)
    made = QImage(COLUMNS * width, rows * height, QImage.Format.Format_RGB32)
    made.fill(0xFF808080)
    painter = QPainter(made)
    for number, picture in enumerate(pictures):
        painter.drawImage(number % COLUMNS * width, number // COLUMNS * height, picture)
    painter.end()
    slim(made).save(str(file), quality=0)


# --- the command


def main() -> None:
    given = _arguments()
    if given.to is not None:
        given.to.mkdir(parents=True, exist_ok=True)
    if given.child:
        _take(given)
        return
    found: list[dict[str, object]] = []
    for width, height in given.size or SCREENS:
        command = [sys.executable, "-m", "bench.mixtures", *sys.argv[1:], "--child"]
        command += ["--size", f"{width}x{height}"]
        ended = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        found += json.loads(ended.stdout)
    if given.json:
        print(json.dumps({"version": 1, "mixtures": found}, indent=2))
        return
    for one in found:
        print(f"{one['mixture']}: table {one['table']}")
        for words in one["cut_off"]:  # type: ignore[attr-defined]
            print(f"    {words}")


def _take(given: argparse.Namespace) -> None:
    """Qt scales a whole process, so each size has its own."""
    size: Size = given.size[-1]
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR=str(SCREENS[size]))
    application()
    found = []
    for theme in given.theme or THEMES:
        warm_up(theme)
        for code in given.language or LANGUAGES:
            language.use(code)
            names = []
            for workspace in given.workspace or SHOWN:
                mixture = Mixture(size, theme, code, workspace)
                print(mixture.name, file=sys.stderr)
                found.append(taken(mixture, given.to))
                names.append(mixture.name)
            if given.to is not None:
                width, height = size
                sheet(given.to, names, given.to / f"sheet-{width}x{height}-{theme}-{code}.png")
    print(json.dumps(found))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--to", type=Path, metavar="DIR", help="folder for the pictures")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--workspace", choices=list(SHOWN), action="append")
    parser.add_argument("--size", type=_size, action="append", metavar="WxH")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def _size(text: str) -> Size:
    width, height = map(int, text.split("x"))
    if (width, height) not in SCREENS:
        raise argparse.ArgumentTypeError(f"one of {', '.join(f'{w}x{h}' for w, h in SCREENS)}")
    return width, height


if __name__ == "__main__":
    main()
