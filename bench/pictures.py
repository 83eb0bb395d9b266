"""The pictures of the window in docs/, made from the running program: each light, dark, at 200 %.

    .venv/bin/python -m bench.pictures                 all, and the page that shows them
    .venv/bin/python -m bench.pictures --only tour     those whose names start like this
    .venv/bin/python -m bench.pictures --to DIR        to look at; also with --theme contrast,
                                                       --language de, --size 1000x640

Pictures have few colours; taken again with the same fonts, one is the same except for a pixel here
and there at an edge.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QDialog

from bench.scenes import SCENES, Size, open_window
from bench.slimming import slim
from trackwright.editor.app.garbage import collected_here
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.theme import THEMES, ThemeName
from trackwright.editor.app.translation import LANGUAGES, language
from trackwright.editor.start import application, new_desk
from trackwright.editor.window.desk import Desk

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
GALLERY = ROOT / "docs" / "gallery.md"


@dataclass(frozen=True)
class Look:
    """A column of the gallery. On a screen at 200 % a window has less room."""

    headline: str
    ending: str
    theme: ThemeName
    scale: int
    size: tuple[int, int]


LOOKS = (
    Look("Light", "", "light", 1, (1200, 780)),
    Look("Dark", "-dark", "dark", 1, (1200, 780)),
    Look("200 %", "-200", "light", 2, (1000, 640)),
)
INTRODUCTION = """# Pictures of the window

Every panel and dialog, light, dark, and on a screen at 200 %, taken from the running program by
`./tw python -m bench.pictures`. What everything does: [the window](window.md).
"""


def leave(desk: Desk) -> None:
    """Without asking about unsaved changes."""
    desk.leaving = True
    for window in tuple(desk.windows):
        window.close()


def take(name: str, theme: ThemeName, size: Size, file: Path) -> None:
    """One picture, of a program on its first start."""
    with collected_here(), tempfile.TemporaryDirectory() as folder:
        desk = new_desk(Settings(Path(folder)))
        desk.preferences.theme = theme
        shown = SCENES[name].show(desk, size)
        slim(shown.grab().toImage()).save(str(file), quality=0)
        if isinstance(shown, QDialog):
            shown.close()
        leave(desk)
    print(file, file=sys.stderr)


def warm_up(theme: ThemeName) -> None:
    """The first window of a program measures its parts before all styles are loaded."""
    with collected_here(), tempfile.TemporaryDirectory() as folder:
        desk = new_desk(Settings(Path(folder)))
        desk.preferences.theme = theme
        open_window(desk, None)
        leave(desk)


def gallery() -> str:
    """The page: a row for each, a column for each look."""
    heads = [look.headline for look in LOOKS]
    rows = [INTRODUCTION, _row(["", *heads]), _row(["---"] * (1 + len(heads)))]
    for name, scene in SCENES.items():
        shown = [f"![{scene.title}](pictures/{name}{look.ending}.png)" for look in LOOKS]
        rows.append(_row([scene.title, *shown]))
    return "\n".join([*rows, ""])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


# --- the command


def main() -> None:
    given = _arguments()
    folder: Path = given.to or PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    if given.look is not None:
        _take_look(LOOKS[given.look], given, folder)
        return
    for number in range(len(LOOKS)):
        again = [sys.executable, "-m", "bench.pictures", *sys.argv[1:], "--look", str(number)]
        subprocess.run(again, check=True)
    if given.to is None:
        GALLERY.write_text(gallery(), "utf-8")


def _take_look(look: Look, given: argparse.Namespace, folder: Path) -> None:
    """Qt scales a whole process, so each look has its own."""
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR=str(look.scale))
    application()
    language.use(given.language)
    size: Size = given.size or look.size
    warm_up(given.theme or look.theme)
    for name in SCENES:
        if name.startswith(tuple(given.only)):
            take(name, given.theme or look.theme, size, folder / f"{name}{look.ending}.png")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only",
        nargs="+",
        default=[""],
        metavar="NAME",
        help="only pictures whose names start like this",
    )
    parser.add_argument(
        "--to", type=Path, metavar="DIR", help="folder for the pictures, instead of docs/pictures"
    )
    parser.add_argument("--look", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--theme", choices=THEMES, help="use this theme in all looks")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument(
        "--size", type=_size, metavar="WxH", help="size of whole windows, in all looks"
    )
    return parser.parse_args()


def _size(text: str) -> Size:
    width, height = map(int, text.split("x"))
    return width, height


if __name__ == "__main__":
    main()
