"""Starting: something is seen before the libraries behind the window are loaded."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from bench.soak import HARMLESS
from bench.timing import ended_seconds
from tests.editor.pictures import grabbed
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.splash import USUAL_SIZE, Splash
from trackwright.editor.library.entries import empty_track
from trackwright.editor.start import new_desk, open_desk, welcome
from trackwright.editor.window.files import Files
from trackwright.model.files.track_files import save_track

ROOT = Path(__file__).parents[2]
PROMPT_S = 1.5
"""CPU seconds; compiling takes longer, however fast the machine is."""


def test_the_doorway_needs_nothing_but_qt() -> None:
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from trackwright.editor.start import application\n"
        "from trackwright.editor.app.splash import Splash\n"
        "from trackwright.editor.app.settings import Settings\n"
        "app = application()\n"
        "Splash(Settings(Path(sys.argv[1]))).open()\n"
        "heavy = {'networkx', 'shapely', 'pydantic'}\n"
        "heavy |= {'trackwright.model.layout.track', 'trackwright.validators'}\n"
        "heavy &= set(sys.modules)\n"
        "sys.exit(','.join(sorted(heavy)) or 0)\n"
    )
    command = [sys.executable, "-c", program, str(ROOT / "no-such-folder")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_a_window_appears_before_what_only_some_use_is_loaded(tmp_path: Path) -> None:
    program = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from trackwright.editor.start import application, open_desk\n"
        "from trackwright.editor.app.settings import Settings\n"
        "app = application()\n"
        "open_desk(Settings(Path(sys.argv[1])), None)\n"
        "late = ('trackwright.design', 'trackwright.reports.html', 'trackwright.reports.pack')\n"
        "late += ('trackwright.editor.design', 'trackwright.editor.whatif')\n"
        "late += ('trackwright.editor.dialogs.library', 'trackwright.editor.dialogs.preferences')\n"
        "print(*(one for one in late if one in sys.modules))\n"
        "sys.stdout.flush()\n"
        "os._exit(0)\n"
    )
    command = [sys.executable, "-c", program, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert not done.stdout.strip()


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
def test_the_doorway_stands_where_the_window_was(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    window = new_desk(settings).open_window()
    window.setGeometry(QRect(40, 30, 700, 500))
    window.close()
    doorway = Splash(settings)
    doorway.open()
    assert doorway.size().width() == 700
    picture = grabbed(doorway)
    middle = picture[200:300, 200:500]
    assert (middle != picture[5, 5]).any(), "the name is to be seen"
    doorway.close()


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
def test_a_first_window_is_not_larger_than_its_screen(tmp_path: Path) -> None:
    """On a small screen a third of it was out of reach."""
    doorway = Splash(Settings(tmp_path))
    room = doorway.screen().availableSize()
    assert room.width() < USUAL_SIZE.width(), "the screen of the tests is small"
    assert doorway.isMaximized()
    doorway.close()
    desk = open_desk(Settings(tmp_path), None)
    (window,) = desk.windows
    assert window.isMaximized()
    assert window.width() <= room.width()
    assert window.height() <= room.height()
    window.close()


WHILE_PAINTING = """
import signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from trackwright.editor import start as app
from trackwright.editor.app.settings import Settings

app.Settings = lambda: Settings(Path(sys.argv[1]))
app.welcome = lambda desk: None

class Broken(QWidget):
    painted = False

    def paintEvent(self, event):
        painter = QPainter(self)
        if not self.painted:
            self.painted = True
            self.happen(self.parent())
        painter.end()

    def happen(self, window):
        if sys.argv[2] == "fault":
            raise ZeroDivisionError("in the middle")
        signal.raise_signal(signal.SIGINT)
        print("windows:", len(window.desk.windows))

def begin(settings, file, open_desk=app.open_desk):
    desk = open_desk(settings, file)
    window, broken = desk.windows[0], Broken(desk.windows[0])

    def look():
        print(window.canvas.notice.words.text())
        desk.quit()

    broken.show()
    if sys.argv[2] == "fault":
        QTimer.singleShot(600, broken.deleteLater)
        QTimer.singleShot(900, look)
    return desk

app.open_desk = begin
sys.exit(app.open_editor())
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "said"), [("fault", "Something went wrong"), ("signal", "windows: 1\n")]
)
def test_a_fault_or_a_signal_in_the_middle_of_painting_crashes_nothing(
    tmp_path: Path, what: str, said: str
) -> None:
    """The painter that a fault left open did, as soon as its widget went; and Ctrl+C in the
    terminal closes the windows after the painting."""
    command = [sys.executable, "-c", WHILE_PAINTING, str(tmp_path / "settings"), what]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert "QPaintDevice" not in done.stderr


def test_quitting_while_the_last_session_is_opened_ends_the_program(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As while a large file is read. Further windows would not ask before they close."""
    settings = Settings(tmp_path / "settings")
    desk = new_desk(settings)
    for name in ("one", "two"):
        window = desk.open_window(empty_track())
        save_track(window.bridge.track, tmp_path / f"{name}.json")
        window.files.load(str(tmp_path / f"{name}.json"))
    desk.quit()
    later = new_desk(settings)
    monkeypatch.setattr(Files, "load", lambda files, name: not later.quit())
    later.restore()
    assert later.windows == []
    welcome(later)
    assert later.windows == []


CLOSED_WHILE_COMPILING = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from trackwright.editor import start as app
from trackwright.editor.app.settings import Settings

app.Settings = lambda: Settings(Path(sys.argv[1]))
app.welcome = lambda desk: None

def race(window):
    window.run_playtest()
    QTimer.singleShot(300, lambda: leave(window))

def leave(window):
    assert window.playtest.busy
    print(time.process_time())
    window.close()

def begin(settings, file, open_desk=app.open_desk):
    desk = open_desk(settings, file)
    QTimer.singleShot(200, lambda: race(desk.windows[0]))
    return desk

app.open_desk = begin
sys.exit(app.open_editor("april-raceway"))
"""


@pytest.mark.slow
def test_a_window_that_is_closed_while_rules_are_compiled_is_gone_at_once(tmp_path: Path) -> None:
    """Nothing is waited for, nothing is told, and what was set up is kept."""
    command = [sys.executable, "-c", CLOSED_WHILE_COMPILING, str(tmp_path / "settings")]
    before = ended_seconds()
    environment = {**os.environ, "TRACKWRIGHT_CACHE": str(tmp_path / "cache")}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    took = ended_seconds() - before - float(done.stdout)
    assert done.returncode == 0, done.stderr
    assert took < PROMPT_S, took
    told = [line for line in done.stderr.splitlines() if not HARMLESS.search(line)]
    assert told == []
    assert "motograndprix" in (tmp_path / "settings" / "settings.json").read_text("utf-8")
