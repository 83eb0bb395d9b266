"""What a window leaves behind in Qt and in the C library, where Python counts nothing."""

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QSpinBox, QWidget

from tests.builders import OVAL, track_of
from tests.editor.conftest import Hand, Opened
from trackwright.editor.app.theme import THEMES, ThemeName
from trackwright.editor.docks.palette import PalettePanel

ROOT = Path(__file__).parents[2]
THREADS = """
import ctypes, threading
from trackwright.editor.start import application

application()
met = threading.Barrier(9)

def work():
    met.wait()
    kept = [bytes(2000 + n) for n in range(200)]
    met.wait()

threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads:
    thread.start()
met.wait()
met.wait()
library = ctypes.CDLL(None)
library.malloc_info(0, ctypes.c_void_p.in_dll(library, "stdout"))
library.fflush(None)
"""


@pytest.fixture
def hand(open_window: Opened) -> Hand:
    return open_window(track_of(OVAL))


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_info"),
    reason="another C library",
)
def test_threads_have_no_heaps_of_their_own() -> None:
    told = subprocess.run(
        [sys.executable, "-c", THREADS], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert told.stdout.count("<heap nr=") == 1


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_widgets_share_the_palette_of_the_theme(hand: Hand, theme: ThemeName) -> None:
    """What Qt draws with one is kept under its name, for ever."""
    hand.window.use_theme(theme)
    pages = [QDialog(hand.window) for _ in range(3)]
    fields: list[QWidget] = [kind(page) for page in pages for kind in (QSpinBox, QComboBox)]
    for field in fields:
        field.ensurePolished()
    keys = {field.palette().cacheKey() for field in fields}
    for page in pages:
        page.deleteLater()
    hand.window.use_theme("light")
    assert len(keys) == 1


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_no_theme_has_a_style_sheet(hand: Hand, theme: ThemeName) -> None:
    """Qt never frees what it works out of one for a widget that was not shown."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    hand.window.use_theme(theme)
    assert not app.styleSheet()
    hand.window.use_theme("light")


@pytest.mark.slow
def test_windows_share_the_icons_of_the_pieces(hand: Hand) -> None:
    other = hand.window.desk.open_window()
    boxes = [window.findChildren(PalettePanel)[0] for window in (hand.window, other)]
    first, second = ([item.icon().cacheKey() for item in box.pieces] for box in boxes)
    other.close()
    assert len(first) == 8
    assert first == second
